//! The halves of the side clock: which is whose.

use crate::chess::Color;
use crate::ui::view::frame_view::View;

/// Whose half is the left one.
pub fn left(view: &View<'_>) -> Color {
    Color::from_white(!view.settings.side_swapped)
}
