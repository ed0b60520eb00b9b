//! Text that becomes smaller where it has no room.

use std::sync::Arc;

use eframe::egui::epaint::text::PlacedRow;
use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{Color32, FontId, Galley, Painter, Vec2};

use super::fonts;

/// No text becomes smaller than this, in points.
const SMALLEST: f32 = 9.0;

/// No sentence that must be read at once becomes smaller than this, in points.
const AT_A_GLANCE: f32 = 13.0;

/// How much smaller a text in a cell may become, step by step.
const CELL_SIZES: [f32; 4] = [1.0, 0.92, 0.84, 0.75];

/// Lays out a line at the `largest` size, or at one at which it takes no more than `room`, all in points.
pub fn fitted_line(
    painter: &Painter,
    text: &str,
    font: fn(f32) -> FontId,
    largest: f32,
    room: f32,
    color: Color32,
) -> Arc<Galley> {
    let size = line_size(painter, text, font, largest, room);
    painter.layout_no_wrap(text.to_owned(), font(size), color)
}

/// The size, no larger than the `largest`, at which a line takes no more than `room`.
pub fn line_size(
    painter: &Painter,
    text: &str,
    font: fn(f32) -> FontId,
    largest: f32,
    room: f32,
) -> f32 {
    let line = painter.layout_no_wrap(text.to_owned(), font(largest), Color32::PLACEHOLDER);
    (largest * (room / line.size().x).min(1.0)).max(SMALLEST)
}

/// The text with every amount on one line with the word before it, as "Boris −2:00", and with what it became and the name
/// before them, as "Ana: 5:06 → 6:03".
pub fn kept_together(text: &str) -> String {
    let kept = text
        .replace(" −", "\u{a0}−")
        .replace(" +", "\u{a0}+")
        .replace(" → ", "\u{a0}→\u{a0}");
    ('0'..='9').fold(kept, |kept, digit| {
        kept.replace(&format!(": {digit}"), &format!(":\u{a0}{digit}"))
    })
}

/// How wide a line is, in points.
pub fn line_width(painter: &Painter, text: &str, font: FontId) -> f32 {
    let line = painter.layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER);
    line.size().x
}

/// A text broken once where that makes it narrowest, and how wide it is then, if `wide` says how wide each part is.
pub fn two_lines(text: &str, wide: impl Fn(&str) -> f32) -> (String, f32) {
    let breaks = text.match_indices(' ').map(|(at, _)| text.split_at(at));
    let halves = breaks.map(|(one, other)| {
        let (one, other) = (one.trim(), other.trim());
        (format!("{one}\n{other}"), wide(one).max(wide(other)))
    });
    let whole = (text.to_owned(), wide(text));
    halves.fold(
        whole,
        |best, next| if next.1 < best.1 { next } else { best },
    )
}

/// Lays out text over as many lines as it needs, as large as `room` holds it, its size between `largest` and the smallest
/// that is read at a glance.
pub fn fitted_paragraph(
    painter: &Painter,
    text: &str,
    font: fn(f32) -> FontId,
    largest: f32,
    room: Vec2,
    color: Color32,
) -> Arc<Galley> {
    let mut size = largest;
    loop {
        let galley = painter.layout(text.to_owned(), font(size), color, room.x);
        if galley.size().y <= room.y || size <= AT_A_GLANCE {
            return galley;
        }
        size -= 1.0;
    }
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
    let size = word_size(painter, text, font, largest, room);
    painter.layout(text.to_owned(), font(size), color, room)
}

/// The size, no larger than the `largest`, at which each word has room by itself.
pub fn word_size(
    painter: &Painter,
    text: &str,
    font: fn(f32) -> FontId,
    largest: f32,
    room: f32,
) -> f32 {
    let ink = Color32::PLACEHOLDER;
    let sizes = text.split(' ').map(|word| {
        let word = painter.layout_no_wrap(word.to_owned(), font(largest), ink);
        largest * (room / word.size().x).min(1.0)
    });
    let size = sizes.fold(largest, f32::min).max(SMALLEST);
    if size < largest { size.floor() } else { size }
}

/// Lays out a text for a cell of that size: on a line, on as many as the cell is high for and no word broken, or smaller;
/// cut off with … where all that gives it no room.
pub fn fitted_cell(
    painter: &Painter,
    text: &str,
    font: &FontId,
    room: Vec2,
    color: Color32,
) -> Arc<Galley> {
    let of_size =
        |share: f32| FontId::new((font.size * share).max(fonts::least()), font.family.clone());
    let line = |text: &str, font| painter.layout_no_wrap(text.to_owned(), font, color);
    for share in CELL_SIZES {
        let galley = line(text, of_size(share));
        if galley.size().x <= room.x {
            return galley;
        }
        // A line breaks behind a hyphen too.
        let mut words = text.split(' ').flat_map(|word| word.split_inclusive('-'));
        if words.all(|word| line(word, of_size(share)).size().x <= room.x) {
            let galley = painter.layout(text.to_owned(), of_size(share), color, room.x);
            // Where the blank itself found no room, the next line would begin with it.
            let begins = |row: &PlacedRow| row.glyphs.first().is_some_and(|first| first.chr == ' ');
            if galley.size().y <= room.y && !galley.rows.iter().any(begins) {
                return galley;
            }
        }
    }
    let smallest = of_size(CELL_SIZES[CELL_SIZES.len() - 1]);
    let mut job = LayoutJob::simple_singleline(text.to_owned(), smallest, color);
    job.wrap = TextWrapping::truncate_at_width(room.x);
    painter.layout_job(job)
}
