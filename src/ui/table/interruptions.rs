//! What interrupts play: clocks that stand, pieces that stand after no legal move; and what ends that.

use eframe::egui::accesskit::Live;
use eframe::egui::{Frame, Label, Margin, Rect, RichText, Ui, UiBuilder};

use super::illegal_move_hint::{not_legal, why_it_cannot_stand};
use super::move_progress::put_right;
use crate::ui::kit::fonts::{bold, regular};
use crate::ui::kit::theme::{CORNER, palette};
use crate::ui::kit::widgets::primary;
use crate::ui::view::frame_view::View;
use crate::ui::view::settings::AssistLevel;

/// From what width on it is also said in words that the clocks stand.
const ROW_START: f32 = 150.0;

/// Less high than this there is room for the reason only, and not for what follows from it.
const ROOM: f32 = 150.0;

/// The clocks stand: a button lets them run.
pub fn paused(ui: &mut Ui, view: &View<'_>, rect: Rect) {
    ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
        ui.horizontal_centered(|ui| {
            if primary(ui, &view.tr("clock-resume")).clicked() {
                view.let_clocks_run();
            }
            if ui.available_width() > ROW_START {
                ui.add(Label::new(&*view.tr("clock-paused")).wrap());
            }
        });
    });
}

/// The pieces stand after no legal move: what to do. Gives back what it took of `rect`.
pub fn unsettled(ui: &mut Ui, view: &View<'_>, rect: Rect) -> Rect {
    let tint = palette(ui).warning_tint;
    let frame = Frame::new()
        .fill(tint)
        .corner_radius(CORNER)
        .inner_margin(Margin::symmetric(14, 10));
    let shown = ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 6.0;
            let why = why_it_cannot_stand(view);
            // Above the board a teacher says both in large type.
            let is_taught = not_legal(view).is_some()
                && view.settings.assist == AssistLevel::Teaching
                && !view.settings.face_to_face;
            let is_enough = is_taught || why.is_some() && rect.height() < ROOM;
            let why = why.filter(|_| !is_taught);
            let mut response = why.map(|why| {
                let why = RichText::new(why).font(bold(16.0));
                ui.add(Label::new(why).wrap())
            });
            if !is_enough {
                let text = RichText::new(view.tr("unsettled")).font(regular(14.0));
                response = Some(ui.add(Label::new(text).wrap()));
            }
            if let Some(response) = response {
                ui.accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
            }
            if ui.button(view.tr("put-right")).clicked() {
                put_right(view);
            }
        })
    });
    shown.inner.response.rect
}
