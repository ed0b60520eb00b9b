//! Tiles to choose from: large to hit, the chosen one told by its ground and a thicker edge.

use eframe::egui::{
    Align2, Color32, CornerRadius, FontId, Frame, Margin, Pos2, Rect, Response, RichText,
    Role as Part, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::button::{Button, ButtonKind};
use super::fitted_text::{fitted_cell, fitted_line, line_width};
use super::fonts::{BODY, HEADING, LEAD, SMALL, bold, digits_font, regular};
use super::icons::Icon;
use super::theme::{BoardColors, SMALL_CORNER, palette};
use crate::view::settings::BoardTheme;

/// A tile with its chosen state, and what `paint` puts on it; `name` is told to screen readers.
pub fn tile(
    ui: &mut Ui,
    size: Vec2,
    is_chosen: bool,
    name: &str,
    paint: impl FnOnce(&Ui, Rect),
) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Part::RadioButton, true, is_chosen, name));
    if ui.is_rect_visible(rect) {
        ground(ui, rect, &response, is_chosen);
        paint(ui, rect);
    }
    response
}

/// The ground of a tile, or of a row that is chosen like one.
pub fn ground(ui: &Ui, rect: Rect, response: &Response, is_chosen: bool) {
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
        let largest = if is_digits { 29.0_f32 } else { 17.0 };
        let largest = largest.min(rect.height() * 0.44);
        let room = rect.width() - 12.0;
        match kind {
            Some(kind) => {
                let line = rect.top() + rect.height() * 0.34;
                fitting(
                    ui,
                    pos2(rect.center().x, line),
                    name,
                    font,
                    largest,
                    room,
                    colors.ink,
                );
                let line = rect.bottom() - rect.height() * 0.22;
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
    let galley = fitted_line(ui.painter(), text, font, largest, room, color);
    let corner = middle - galley.size() / 2.0;
    ui.painter().galley(corner, galley, color);
}
/// A tile with a title and a sentence, ticked when it is chosen.
pub fn option_tile(
    ui: &mut Ui,
    size: Vec2,
    is_chosen: bool,
    title: &str,
    sentence: &str,
) -> Response {
    tile(ui, size, is_chosen, title, |ui, rect| {
        let colors = palette(ui);
        let inner = rect.shrink2(vec2(14.0, 10.0));
        let painter = ui.painter().with_clip_rect(rect);
        let room = inner.width();
        let heading = painter.layout(title.to_owned(), bold(HEADING), colors.ink, room - 24.0);
        let color = if is_chosen {
            colors.ink
        } else {
            colors.soft_ink
        };
        let body = painter.layout(sentence.to_owned(), regular(BODY), color, room);
        let below = inner.min + vec2(0.0, heading.size().y + 2.0);
        painter.galley(inner.min, heading, colors.ink);
        painter.galley(below, body, color);
        if is_chosen {
            let at = pos2(inner.right() - 7.0, inner.top() + 10.0);
            let place = Rect::from_center_size(at, Vec2::splat(16.0));
            Icon::Yes.paint(ui.painter(), place, colors.here_ink);
        }
    })
}

/// How high an option's tile must be for its sentence, at that width.
pub fn option_height(ui: &Ui, title: &str, sentence: &str, width: f32) -> f32 {
    let room = width - 28.0;
    let lay = |text: &str, font, room| {
        let color = palette(ui).ink;
        let galley = ui.painter().layout(text.to_owned(), font, color, room);
        galley.size().y
    };
    lay(title, bold(HEADING), room - 24.0) + lay(sentence, regular(BODY), room) + 22.0
}

/// A button that swaps what stands at its left with what stands at its right.
pub fn swap_button(ui: &mut Ui, name: &str) -> Response {
    let mut button = Button::icon(Icon::Swap, name.into());
    (button.kind, button.size) = (ButtonKind::Plain, vec2(40.0, 40.0));
    button.show(ui)
}

/// A line that opens and closes what it names, with what holds in it; whether it was pressed.
pub fn fold_line(ui: &mut Ui, height: f32, is_open: bool, name: &str, summary: &str) -> Response {
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Part::Button, true, name));
    let colors = palette(ui);
    if !is_open {
        let (fill, edge) = if response.hovered() {
            (colors.tint, colors.edge)
        } else {
            (colors.sheet, colors.line)
        };
        let edge = Stroke::new(1.0, edge);
        ui.painter()
            .rect(rect, SMALL_CORNER, fill, edge, StrokeKind::Inside);
    }
    let margin = if is_open { 6.0 } else { 26.0 };
    let tip = pos2(rect.left() + margin, rect.center().y);
    let icon = if is_open { Icon::Choice } else { Icon::Forward };
    let painter = ui.painter().with_clip_rect(rect);
    icon.paint(
        &painter,
        Rect::from_center_size(tip, Vec2::splat(16.0)),
        colors.ink,
    );
    let name = painter.layout_no_wrap(name.to_owned(), bold(LEAD), colors.ink);
    let at = pos2(tip.x + 22.0, rect.center().y - name.size().y / 2.0);
    let from = at.x + name.size().x + 12.0;
    painter.galley(at, name, colors.ink);
    let room = rect.with_min_x(from).with_max_x(rect.right() - 16.0);
    let ink = colors.soft_ink;
    let summary = fitted_cell(&painter, summary, &regular(LEAD), room.size(), ink);
    let at = Align2::LEFT_CENTER.anchor_size(room.left_center(), summary.size());
    painter.galley(at.min, summary, ink);
    response
}

/// Around the name on the cap of a key.
const CAP: Margin = Margin::symmetric(8, 3);

/// How wide the cap of a key is.
pub fn key_cap_width(ui: &Ui, name: &str) -> f32 {
    line_width(ui.painter(), name, bold(SMALL)) + CAP.sum().x
}

pub fn key_cap(ui: &mut Ui, name: &str) {
    key_cap_that_does(ui, name, name);
}

/// The same, of which a screen reader reads those words: the key and what it does.
pub fn key_cap_that_does(ui: &mut Ui, name: &str, spoken: &str) {
    let colors = palette(ui);
    let text = RichText::new(name).font(bold(SMALL)).color(colors.soft_ink);
    Frame::new()
        .fill(colors.tint)
        .corner_radius(6)
        .inner_margin(CAP)
        .show(ui, |ui| {
            let response = ui.label(text);
            response.widget_info(|| WidgetInfo::labeled(Part::Label, true, spoken));
        });
}

/// A board's colours as two squares of each, with an edge where it is chosen.
pub fn board_swatch(ui: &mut Ui, theme: BoardTheme, is_chosen: bool, name: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(64.0, 64.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Part::RadioButton, true, is_chosen, name));
    let board = BoardColors::of(theme);
    let colors = palette(ui);
    let squares = rect.shrink(4.0);
    let side = squares.width() / 2.0;
    let none = CornerRadius::ZERO;
    for (column, row, fill, round) in [
        (0.0, 0.0, board.light, CornerRadius { nw: 6, ..none }),
        (1.0, 0.0, board.dark, CornerRadius { ne: 6, ..none }),
        (0.0, 1.0, board.dark, CornerRadius { sw: 6, ..none }),
        (1.0, 1.0, board.light, CornerRadius { se: 6, ..none }),
    ] {
        let corner = squares.min + vec2(column, row) * side;
        let square = Rect::from_min_size(corner, vec2(side, side));
        ui.painter().rect_filled(square, round, fill);
    }
    let (edge, around) = if is_chosen {
        (Stroke::new(2.0, colors.here), rect)
    } else if response.hovered() {
        (Stroke::new(1.0, colors.edge), rect)
    } else {
        (Stroke::new(1.0, colors.line), squares)
    };
    ui.painter()
        .rect_stroke(around, 6, edge, StrokeKind::Inside);
    response
}
