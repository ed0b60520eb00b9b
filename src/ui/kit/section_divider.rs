//! A line across a list, with the words that say what it parts.

use eframe::egui::{Align2, Role as Part, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::fitted_text::fitted_cell;
use super::fonts::{SMALL, bold};
use super::theme::palette;

/// How far the line ends from the edge, and how much of it is seen at least.
const EDGE: f32 = 10.0;
const SHORTEST: f32 = 16.0;

/// Shows it in a row of that height; the words begin so far from the left edge.
pub fn section_divider(ui: &mut Ui, text: &str, indent: f32, height: f32) {
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Part::Label, true, text));
    let colors = palette(ui);
    let painter = ui.painter();
    let at = pos2(rect.left() + indent, rect.center().y);
    let end = rect.right() - EDGE;
    let room = vec2(end - 8.0 - SHORTEST - at.x, height);
    let galley = fitted_cell(painter, text, &bold(SMALL), room, colors.soft_ink);
    let words = Align2::LEFT_CENTER.anchor_size(at, galley.size());
    painter.galley(words.min, galley, colors.soft_ink);
    let line = Stroke::new(1.0, colors.edge);
    painter.hline(words.right() + 8.0..=end, rect.center().y, line);
}
