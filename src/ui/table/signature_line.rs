//! The lines on which the players sign the result: empty until a press signs with the name that is known, or somebody writes.

use std::borrow::Cow;

use eframe::egui::{Align, Align2, Frame, Key, Layout, RichText, TextEdit, Ui, pos2, vec2};

use crate::kit::button::{Button, ButtonKind};
use crate::kit::fitted_text::line_size;
use crate::kit::fonts::{LEAD, regular};
use crate::kit::theme::palette;
use crate::view::command::Command;
use crate::view::frame_view::View;
use jadoube_core::chess::{ByColor, Color};

/// How high the row is beneath the line, and how much room the mark of a signature has.
const FOOT: f32 = 28.0;
const MARK: f32 = 22.0;

/// What stands on the lines while nobody has signed, or while somebody writes there.
#[derive(Debug, Default)]
pub struct SignatureLines {
    drafts: ByColor<String>,
}

impl SignatureLines {
    /// Shows the line on which that player signs, the name at most so large.
    pub fn line(&mut self, ui: &mut Ui, view: &View<'_>, color: Color, largest: f32) {
        let colors = palette(ui);
        let signed = view.players.signatures.get(color).trim();
        let is_signed = !signed.is_empty();
        let name = view.players.names.get(color).trim();
        let draft = self.drafts.get_mut(color);
        let id = ui.scope_id().with(("signature", color.is_white()));
        let is_writing =
            ui.memory(|memory| memory.has_focus(id) || memory.had_focus_last_frame(id));
        if !is_writing && draft != signed {
            signed.clone_into(draft);
        }
        let width = ui.available_width();
        let room = width - if is_signed { MARK } else { 0.0 };
        let size = line_size(ui.painter(), draft, regular, largest, room);
        let whose = view.name(color);
        let hint = view.tr_args("signature-of", &[("player", (&*whose).into())]);
        let ink = if is_signed {
            colors.hand
        } else {
            colors.soft_ink
        };
        // A line on which a press signs is empty until then.
        let asks = if name.is_empty() {
            view.tr("sign-here")
        } else {
            Cow::Borrowed("")
        };
        let edit = TextEdit::singleline(draft)
            .id(id)
            .hint_text(RichText::new(&*asks).font(regular(LEAD)))
            .font(regular(size))
            .text_color(ink)
            .frame(Frame::NONE)
            .margin(vec2(0.0, 6.0))
            .desired_width(room)
            .min_size(vec2(0.0, largest * 1.2 + 12.0));
        let written = ui.add(edit).accessible_name(hint.into_owned());
        let line = written.rect.bottom();
        let along = written.rect.left()..=written.rect.left() + width;
        ui.painter().hline(along, line, (1.0, colors.edge));
        if is_signed {
            let at = pos2(written.rect.left() + width, written.rect.center().y);
            let mark = (regular(20.0), colors.hand);
            ui.painter()
                .text(at, Align2::RIGHT_CENTER, "✓", mark.0, mark.1);
        }
        let known = if is_signed { signed } else { name };
        if written.gained_focus() && draft.is_empty() {
            name.clone_into(draft);
        }
        let is_entered = written.lost_focus()
            && (*draft != known || ui.input(|input| input.key_pressed(Key::Enter)));
        let is_free = !is_signed || written.has_focus();
        let written = draft.trim();
        let text = if written.is_empty() { known } else { written };
        let is_pressed = foot(ui, view, color, is_free, !text.is_empty());
        let text = if is_entered { written } else { text };
        if (is_entered || is_pressed) && text != signed {
            let mut players = view.players.clone();
            text.clone_into(players.signatures.get_mut(color));
            view.ask(Command::Name(Box::new(players)));
        }
    }
}

/// What stands beneath the line: the button with which its player signs, where that is free to do, or else whose it is;
/// whether the button was pressed.
fn foot(ui: &mut Ui, view: &View<'_>, color: Color, is_free: bool, any: bool) -> bool {
    let row = vec2(ui.available_width(), FOOT);
    let shown = ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_height(FOOT);
        if !is_free {
            let whose = view.tr(color.fold_wb("color-white", "color-black"));
            let text = RichText::new(&*whose).font(regular(14.0));
            ui.label(text.color(palette(ui).soft_ink));
            return false;
        }
        let kind = ButtonKind::plain_if(any);
        let text = view.tell("sign-result-as", &[("player", color.into())]);
        // A finger's button is as high as a finger needs.
        let room = vec2(ui.available_width(), FOOT.max(ui.spacing().interact_size.y));
        let mut button = Button::words(kind, text).fitted(ui, room, false);
        button.size.x = 0.0;
        button.show(ui).clicked()
    });
    shown.inner
}
