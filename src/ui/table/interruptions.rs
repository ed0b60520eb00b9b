//! What interrupts play: clocks that stand, pieces that stand after no legal move; and what ends that.

use eframe::egui::{
    Align, FontId, Frame, Label, Layout, Margin, Rect, RichText, StrokeKind, Ui, UiBuilder, vec2,
};

use super::illegal_move_hint::{not_legal, until, why_it_cannot_stand};
use super::move_progress::put_right;
use crate::kit::announcement::announce;
use crate::kit::fonts::{BODY, bold, regular};
use crate::kit::theme::{CORNER, palette};
use crate::kit::widgets::quiet;
use crate::view::frame_view::View;
use crate::view::settings::AssistLevel;
use crate::view::urgency::Urgency;

/// Less wide than this its words stand nearer to the edge.
const NARROW: f32 = 320.0;

/// The pieces stand after no legal move: why, until when that can be put right, and what does so. Gives back what it took
/// of `rect`.
pub fn unsettled(ui: &mut Ui, view: &View<'_>, rect: Rect) -> Rect {
    let is_taught = is_taught(view);
    let shown = ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
        let edge = if rect.width() < NARROW { 10 } else { 14 };
        ground(ui, is_taught, edge).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 6.0;
            if is_taught {
                ui.horizontal_wrapped(|ui| {
                    ui.label(RichText::new(view.tr("put-right-or")).font(regular(BODY)));
                    to_put_right(ui, view);
                });
            } else {
                reason(ui, view, 16.0);
                to_put_right(ui, view);
            }
        })
    });
    let taken = shown.inner.response.rect;
    let edge = palette(ui).sheet_edge();
    ui.painter()
        .rect_stroke(taken, CORNER, edge, StrokeKind::Inside);
    taken
}

/// The same in one line: what puts it right stands at the right end.
pub fn unsettled_in_one_line(ui: &mut Ui, view: &View<'_>, rect: Rect) {
    let fill = palette(ui).warning_tint;
    ui.painter().rect_filled(rect, CORNER, fill);
    let row = UiBuilder::new()
        .max_rect(rect.shrink2(vec2(14.0, 2.0)))
        .layout(Layout::right_to_left(Align::Center));
    ui.scope_builder(row, |ui| {
        to_put_right(ui, view);
        let told = Layout::top_down(Align::Min).with_main_align(Align::Center);
        ui.with_layout(told, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            reason(ui, view, 14.5);
        });
    });
}

/// Why what stands on the board is no legal move, so large, and until when it can be put right. Above the board a teacher
/// says both in large type.
fn reason(ui: &mut Ui, view: &View<'_>, size: f32) {
    if is_taught(view) {
        return;
    }
    let say = |ui: &mut Ui, text: &str, font: FontId| {
        let response = ui.add(Label::new(RichText::new(text).font(font)).wrap());
        announce(ui, response.id, text, Urgency::Polite);
    };
    if let Some(why) = why_it_cannot_stand(view) {
        say(ui, &why, bold(size));
        if not_legal(view).is_some() {
            say(ui, &until(view), regular(14.0));
        }
    } else {
        say(ui, &view.tr("unsettled"), regular(14.0));
    }
}

/// Whether a teacher says above the board, in large type, why that is not legal and what hands do now.
fn is_taught(view: &View<'_>) -> bool {
    not_legal(view).is_some()
        && view.settings.play.assist == AssistLevel::Teaching
        && !view.settings.views.face_to_face
}

/// What it stands on: quietly where a teacher says the rest.
fn ground(ui: &Ui, is_taught: bool, edge: i8) -> Frame {
    let colors = palette(ui);
    let (fill, down) = if is_taught {
        (colors.sheet, 6)
    } else {
        (colors.warning_tint, 10)
    };
    Frame::new()
        .fill(fill)
        .corner_radius(CORNER)
        .inner_margin(Margin::symmetric(edge, down))
}

/// A button that puts the pieces back.
fn to_put_right(ui: &mut Ui, view: &View<'_>) {
    if quiet(ui, &view.tr("put-right")).clicked() {
        put_right(view);
    }
}
