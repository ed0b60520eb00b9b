//! What both clocks showed at an earlier position, as the game's log tells it.

use std::time::Duration;

use super::clock_text::whole_seconds;
use crate::view::frame_view::View;
use jadoube_core::chess::ByColor;
use jadoube_core::clock::ClockUnit;

/// Returns what both clocks showed once that many half-moves were made, if that was recorded.
pub fn recorded_times(view: &View<'_>, plies: usize) -> Option<ByColor<Duration>> {
    let ByColor { white, black } = view.narrative?.clocks().after(plies);
    Some(ByColor {
        white: white?,
        black: black?,
    })
}

/// White's time and Black's, as they stand on the clocks.
pub fn pair_of_times(times: ByColor<Duration>) -> String {
    let ByColor { white, black } = times.map(|time| whole_seconds(ClockUnit::Second.up(time)));
    format!("{white} – {black}")
}
