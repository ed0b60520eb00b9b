//! Text that becomes smaller where it has no room.

use std::sync::Arc;

use eframe::egui::{Color32, FontId, Galley, Painter};

/// No text becomes smaller than this, in points.
const SMALLEST: f32 = 9.0;

/// Lays out a line at the `largest` size, or at one at which it takes no more than `room`, all in points.
pub fn fitted_line(
    painter: &Painter,
    text: &str,
    font: fn(f32) -> FontId,
    largest: f32,
    room: f32,
    color: Color32,
) -> Arc<Galley> {
    let laid = |size: f32| painter.layout_no_wrap(text.to_owned(), font(size), color);
    let galley = laid(largest);
    if galley.size().x <= room {
        return galley;
    }
    laid((largest * room / galley.size().x).max(SMALLEST))
}

/// Lays out text over as many lines as it needs, no wider than `room` and so small that no word is broken.
pub fn fitted_words(
    painter: &Painter,
    text: &str,
    font: fn(f32) -> FontId,
    largest: f32,
    room: f32,
    color: Color32,
) -> Arc<Galley> {
    let sizes = text.split_whitespace().map(|word| {
        let width = painter
            .layout_no_wrap(word.to_owned(), font(largest), color)
            .size()
            .x;
        largest * (room / width).min(1.0)
    });
    let size = sizes.fold(largest, f32::min).max(SMALLEST).floor();
    painter.layout(text.to_owned(), font(size), color, room)
}
