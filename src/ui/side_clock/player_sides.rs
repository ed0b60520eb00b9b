//! The halves of the side clock: which is whose.

use crate::view::frame_view::View;
use jadoube_core::chess::Color;

/// Whose half is the left one.
pub fn left(view: &View<'_>) -> Color {
    Color::from_white(!view.settings.side_clock.swapped)
}
