//! What is said of a flag that has fallen, on every face that shows one.

use std::borrow::Cow;

use crate::view::frame_view::View;
use jadoube_core::chess::Color;

/// Returns what is said of a player's flag if it has fallen. Which was first is told where both have, and the clock in use
/// shows it.
pub fn fallen_flag(view: &View<'_>, color: Color) -> Option<Cow<'static, str>> {
    let clock = view.table().clock()?;
    let flag = |color| clock.face(color, view.now).flag;
    let shows_first = view.arbiter.terms().regulations.clock_shows_first_flag;
    let is_first = flag(color)?.first && flag(!color).is_some() && shows_first;
    Some(view.tr(if is_first {
        "side-flag-first"
    } else {
        "flag-fallen"
    }))
}
