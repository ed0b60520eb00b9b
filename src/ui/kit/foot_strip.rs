//! A strip at the foot of the window, which takes its room from every screen, so that nothing lies beneath it.

use eframe::egui::{Align, Color32, Frame, Id, Layout, Margin, Panel, Rect, Stroke, Ui};

use super::theme::palette;

/// Shows a strip of that name beneath a line of that colour, its contents from the right; says where it is.
pub fn foot_strip(
    ui: &mut Ui,
    name: &'static str,
    line: Color32,
    contents: impl FnOnce(&mut Ui),
) -> Rect {
    let frame = Frame::new()
        .fill(palette(ui).sheet)
        .inner_margin(Margin::symmetric(16, 6));
    let strip = Panel::bottom(name)
        .resizable(false)
        .show_separator_line(false)
        .frame(frame)
        .show(ui, |ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), contents);
        });
    let rect = strip.response.rect;
    // A panel learns its height from what stood in it before: what has just changed is laid out once more, unseen.
    let known = Id::unique(name).with("height");
    let before = ui.data_mut(|data| {
        let before = data.get_temp::<f32>(known);
        data.insert_temp(known, rect.height());
        before
    });
    if before != Some(rect.height()) {
        ui.ctx().request_discard("strip-height");
    }
    let stroke = Stroke::new(2.0, line);
    ui.painter().hline(rect.x_range(), rect.top() + 1.0, stroke);
    rect
}

/// Whether a strip may come or go: the board must not move under a hand. What is let go in this frame is still aimed at
/// where things stood; the next frame is asked for then.
pub fn is_hand_free(ui: &Ui) -> bool {
    let (is_down, is_let_go) = ui.input(|input| {
        let is_down = input.pointer.any_down() || input.any_touches();
        (is_down, input.pointer.any_released())
    });
    if is_let_go {
        ui.request_repaint();
    }
    !is_down && !is_let_go
}
