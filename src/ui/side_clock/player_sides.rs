//! The halves of the side clock: which is whose, and what its player is called.

use crate::chess::Color;
use crate::record::side_clock::SideClock;
use crate::ui::view::frame_view::View;

/// A player's name, or their color.
pub fn name_of(view: &View<'_>, side_clock: &SideClock, color: Color) -> String {
    let given = side_clock.names().map(|names| names.get(color).trim());
    match given {
        Some(name) if !name.is_empty() => name.to_owned(),
        Some(_) | None => view
            .tr(color.fold_wb("color-white", "color-black"))
            .into_owned(),
    }
}

/// Whose half is the left one.
pub fn left(view: &View<'_>) -> Color {
    Color::from_white(!view.settings.side_swapped)
}
