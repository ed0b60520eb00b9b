//! What both clocks showed at an earlier position, as the game's log tells it.

use std::time::Duration;

use crate::view::frame_view::View;
use crate::view::screen::Screen;
use jadoube_core::chess::ByColor;
use jadoube_core::clock::ClockUnit;
use jadoube_core::clock::clock_text::whole_seconds;

/// Returns what both clocks showed once that many half-moves were made, if that was recorded.
pub fn recorded_times(view: &View<'_>, plies: usize) -> Option<ByColor<Duration>> {
    // Of what is entered at a wooden board nobody knows what the clocks showed before the arbiter came.
    if view.window.screen == Screen::Incident {
        return None;
    }
    both(view.narrative?.clocks().after(plies))
}

/// Returns what both clocks are to show where the position that stands was put back, with the message that offers it: what
/// they showed when it came about, with what rulings and corrections have given or taken since.
pub fn offered_times(view: &View<'_>) -> Option<(&'static str, ByColor<Duration>)> {
    if view.window.screen == Screen::Incident {
        return None;
    }
    let plies = view.table().game().plies().len();
    let clocks = view.narrative?.clocks();
    let (then, due) = (clocks.after(plies), both(clocks.due_after(plies))?);
    let id = if both(then) == Some(due) {
        "answer-times-then"
    } else {
        "answer-times-ruled"
    };
    Some((id, due))
}

/// Both times, if both are known.
fn both(times: ByColor<Option<Duration>>) -> Option<ByColor<Duration>> {
    Some(ByColor {
        white: times.white?,
        black: times.black?,
    })
}

/// White's time and Black's, as they stand on the clocks.
pub fn pair_of_times(times: ByColor<Duration>) -> String {
    let ByColor { white, black } = times.map(|time| whole_seconds(ClockUnit::Second.up(time)));
    format!("{white} – {black}")
}
