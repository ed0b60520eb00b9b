//! The one act a page is there for: a large button, and the key that does the same.

use eframe::egui::{Rect, Role as Part, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::fitted_text::fitted_line;
use super::fonts::bold;
use super::theme::{CORNER, SMALL_CORNER, palette};
use super::tile::focus_ring;
use crate::view::frame_view::View;

pub const MAIN: f32 = 60.0;

/// How much of the key is seen while Enter does something else.
const UNHEARD: f32 = 0.3;

/// Shows the button of that name, as wide as there is room; whether it was clicked on. Who shows it hears Enter.
pub fn main_act(ui: &mut Ui, view: &View<'_>, name: &str, is_ready: bool) -> bool {
    let mut is_clicked = false;
    ui.add_enabled_ui(is_ready, |ui| {
        let colors = palette(ui);
        let size = vec2(ui.available_width(), MAIN);
        let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
        response.widget_info(|| WidgetInfo::labeled(Part::Button, is_ready, name));
        let painter = ui.painter();
        painter.rect_filled(rect, CORNER, colors.press);
        let key = view.tr("key-name-enter").into_owned();
        let key = painter.layout_no_wrap(key, bold(14.0), colors.on_press);
        let room = rect.width() - key.size().x - 56.0;
        let name = fitted_line(painter, name, bold, 22.0, room, colors.on_press);
        let width = name.size().x + key.size().x + 32.0;
        let at = pos2(
            rect.center().x - width / 2.0,
            rect.center().y - name.size().y / 2.0,
        );
        let cap = Rect::from_min_size(
            pos2(at.x + name.size().x + 14.0, rect.center().y - 12.0),
            vec2(key.size().x + 14.0, 24.0),
        );
        painter.galley(at, name, colors.on_press);
        let edge = Stroke::new(1.0, colors.on_press);
        // Where another button has the keyboard, Enter is for that.
        let is_nobodys = ui.ctx().memory(|memory| memory.focused().is_none());
        let is_heard = is_nobodys || ui.ctx().text_edit_focused();
        let mut painter = painter.clone();
        painter.multiply_opacity(if is_heard { 1.0 } else { UNHEARD });
        painter.rect_stroke(cap, SMALL_CORNER, edge, StrokeKind::Inside);
        painter.galley(cap.center() - key.size() / 2.0, key, colors.on_press);
        if response.has_focus() {
            focus_ring(ui, rect);
        }
        is_clicked = response.clicked();
    });
    is_clicked
}
