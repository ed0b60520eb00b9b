//! The clock that goes on beside the board, in one sentence: for screens that do not show it.

use super::player_sides::name_of;
use crate::chess::Color;
use crate::ui::kit::clock_text::digits;
use crate::ui::view::frame_view::View;

/// Who plays at the side clock and what it shows; nothing before it was started, and nothing once a flag fell.
#[must_use]
pub fn in_progress(view: &View<'_>) -> Option<String> {
    let side_clock = view.side_clock?;
    let clock = side_clock.clock()?;
    side_clock.next()?;
    let fallen = clock.fallen();
    if fallen.white.is_some() || fallen.black.is_some() {
        return None;
    }
    let name = |color| name_of(view, side_clock, color).into();
    let time = |color| digits(&clock.face(color, view.side_clock_now)).into();
    let args = [
        ("white", name(Color::White)),
        ("white-time", time(Color::White)),
        ("black", name(Color::Black)),
        ("black-time", time(Color::Black)),
    ];
    Some(view.tr_args("card-side-goes-on", &args).into_owned())
}
