//! The ring around what the keyboard is at.

use eframe::egui::{Rect, Stroke, StrokeKind, Ui};

use super::theme::{SMALL_CORNER, palette};

/// Paints the ring around `rect`.
pub fn focus_ring(ui: &Ui, rect: Rect) {
    let ring = Stroke::new(3.0, palette(ui).hand);
    ui.painter()
        .rect_stroke(rect, SMALL_CORNER, ring, StrokeKind::Outside);
}
