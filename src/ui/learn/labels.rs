//! Words that are painted where they belong and told to screen readers.

use std::sync::Arc;

use eframe::egui::{
    Color32, FontId, Galley, Pos2, Rect, Role as Part, Sense, Ui, WidgetInfo, vec2,
};

use crate::kit::fonts::{SMALL, bold};
use crate::kit::theme::palette;

/// Paints a laid out text with its upper left corner there; `name` is what it is known by on the screen.
pub fn named_galley(ui: &Ui, galley: Arc<Galley>, at: Pos2, color: Color32, name: &str) -> Rect {
    let rect = Rect::from_min_size(at, galley.size());
    let id = ui.scope_id().with(name);
    let text = galley.text().to_owned();
    ui.interact(rect, id, Sense::HOVER)
        .widget_info(|| WidgetInfo::labeled(Part::Label, true, &text));
    ui.painter().galley(at, galley, color);
    rect
}

/// The same for a text over as many lines as it needs; how high it is.
pub fn paragraph(
    ui: &Ui,
    text: &str,
    font: FontId,
    color: Color32,
    (at, width): (Pos2, f32),
    name: &str,
) -> f32 {
    let galley = ui.painter().layout(text.to_owned(), font, color, width);
    named_galley(ui, galley, at, color, name).height()
}

/// The same in the middle of the height of `rect`, at its left.
pub fn told_in(ui: &Ui, galley: Arc<Galley>, rect: Rect, color: Color32, name: &str) {
    let at = rect.left_center() - vec2(0.0, galley.size().y / 2.0);
    named_galley(ui, galley, at, color, name);
}

/// Shows the cap of a key, no higher than its name asks, whatever the row is aligned by.
pub fn cap(ui: &mut Ui, name: &str) {
    let colors = palette(ui);
    let galley = ui
        .painter()
        .layout_no_wrap(name.to_owned(), bold(SMALL), colors.soft_ink);
    let size = vec2(galley.size().x + 16.0, 22.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::HOVER);
    // What a sign on a key means is read where it is listed.
    if name.chars().any(char::is_alphanumeric) {
        response.widget_info(|| WidgetInfo::labeled(Part::Label, true, name));
    }
    let painter = ui.painter();
    painter.rect_filled(rect, 6.0, colors.tint);
    painter.galley(rect.center() - galley.size() / 2.0, galley, colors.soft_ink);
}
