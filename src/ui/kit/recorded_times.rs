//! What both clocks showed at an earlier position, as the game's log tells it.

use std::time::Duration;

use super::clock_text::whole_seconds;
use crate::view::frame_view::View;
use jadoube_core::chess::ByColor;
use jadoube_core::clock::ClockUnit;
use jadoube_core::record::clock_history::ClockHistory;

/// The readings of a game, worked out anew when something has happened.
#[derive(Debug, Default)]
pub struct RecordedTimes {
    /// Of which game, whose log had so many lines.
    history: Option<((u64, usize), ClockHistory)>,
}

impl RecordedTimes {
    /// What both clocks showed once so many half-moves were made, if that was recorded.
    pub fn after(&mut self, view: &View<'_>, plies: usize) -> Option<ByColor<Duration>> {
        let heading = view.heading?;
        let now = (view.game_number, view.log.len());
        let kept = self.history.take().filter(|(of, _)| *of == now);
        let (_, history) = self.history.insert(kept.unwrap_or_else(|| {
            let prior = heading.origin.game().unwrap_or_default();
            let history = ClockHistory::kept(&mut heading.arbiter(), view.log, &prior);
            (now, history)
        }));
        let ByColor { white, black } = history.after(plies);
        Some(ByColor {
            white: white?,
            black: black?,
        })
    }
}

/// White's time and Black's, as they stand on the clocks.
pub fn pair_of_times(times: ByColor<Duration>) -> String {
    let ByColor { white, black } = times.map(|time| whole_seconds(ClockUnit::Second.up(time)));
    format!("{white} – {black}")
}
