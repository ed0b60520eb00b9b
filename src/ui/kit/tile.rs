//! Tiles to choose from: large to hit, the chosen one told by its ground and a thicker edge.

use eframe::egui::{
    Color32, FontId, Pos2, Rect, Response, Role as Part, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2,
};

use super::fonts::{bold, digits_font, regular};
use super::theme::{SMALL_CORNER, palette};

/// A tile with its chosen state, and what `paint` puts on it; `name` is told to screen readers.
pub fn tile(
    ui: &mut Ui,
    size: Vec2,
    is_chosen: bool,
    name: &str,
    paint: impl FnOnce(&Ui, Rect),
) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
    response.widget_info(|| WidgetInfo::selected(Part::RadioButton, true, is_chosen, name));
    if ui.is_rect_visible(rect) {
        let colors = palette(ui);
        let (fill, edge) = if is_chosen {
            (colors.here_tint, Stroke::new(2.0, colors.here))
        } else if response.hovered() {
            (colors.tint, Stroke::new(1.0, colors.edge))
        } else {
            (colors.sheet, Stroke::new(1.0, colors.line))
        };
        ui.painter()
            .rect(rect, SMALL_CORNER, fill, edge, StrokeKind::Inside);
        if response.has_focus() {
            focus_ring(ui, rect);
        }
        paint(ui, rect);
    }
    response
}

/// The ring around what the keyboard is at.
pub fn focus_ring(ui: &Ui, rect: Rect) {
    let ring = Stroke::new(3.0, palette(ui).hand);
    ui.painter()
        .rect_stroke(rect, SMALL_CORNER, ring, StrokeKind::Outside);
}

/// A tile with a time in digits, and its kind beneath.
pub fn time_tile(
    ui: &mut Ui,
    size: Vec2,
    is_chosen: bool,
    name: &str,
    kind: Option<&str>,
) -> Response {
    tile(ui, size, is_chosen, name, |ui, rect| {
        let colors = palette(ui);
        let soft = if is_chosen {
            colors.here_ink
        } else {
            colors.soft_ink
        };
        let is_digits = name
            .chars()
            .all(|sign| " 0123456789:.,+-−–½".contains(sign));
        let font: fn(f32) -> FontId = match (is_digits, kind) {
            (true, _) => digits_font,
            (false, Some(_)) => bold,
            (false, None) => regular,
        };
        let largest = if is_digits { 32.0 } else { 17.0 };
        let room = rect.width() - 12.0;
        match kind {
            Some(kind) => {
                let line = rect.top() + rect.height() * 0.36;
                fitting(
                    ui,
                    pos2(rect.center().x, line),
                    name,
                    font,
                    largest,
                    room,
                    colors.ink,
                );
                let line = rect.bottom() - rect.height() * 0.28;
                fitting(
                    ui,
                    pos2(rect.center().x, line),
                    kind,
                    regular,
                    13.5,
                    room,
                    soft,
                );
            }
            None => fitting(ui, rect.center(), name, font, largest, room, colors.ink),
        }
    })
}

/// Paints a line around a middle, smaller than it might be where there is no room.
fn fitting(
    ui: &Ui,
    middle: Pos2,
    text: &str,
    font: fn(f32) -> FontId,
    largest: f32,
    room: f32,
    color: Color32,
) {
    let laid = |size: f32| {
        ui.painter()
            .layout_no_wrap(text.to_owned(), font(size), color)
    };
    let mut galley = laid(largest);
    if galley.size().x > room {
        galley = laid((largest * room / galley.size().x).max(9.0));
    }
    let corner = middle - galley.size() / 2.0;
    ui.painter().galley(corner, galley, color);
}
