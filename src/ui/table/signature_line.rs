//! The lines on which the players sign the result: a name that is known stands there already, and one press signs with it.

use eframe::egui::{Align, Align2, Button, Frame, Key, Layout, RichText, TextEdit, Ui, pos2, vec2};

use crate::chess::{ByColor, Color};
use crate::ui::Command;
use crate::ui::kit::fitted_text::line_size;
use crate::ui::kit::fonts::{bold, regular};
use crate::ui::kit::theme::palette;
use crate::ui::view::frame_view::View;

/// How high the row is beneath the line, and how much room the mark of a signature has.
const FOOT: f32 = 32.0;
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
        let known = if is_signed { signed } else { name };
        let draft = self.drafts.get_mut(color);
        let id = ui.scope_id().with(("signature", color.is_white()));
        let is_writing =
            ui.memory(|memory| memory.has_focus(id) || memory.had_focus_last_frame(id));
        if !is_writing && draft != known {
            known.clone_into(draft);
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
        let edit = TextEdit::singleline(draft)
            .id(id)
            .hint_text(RichText::new(view.tr("sign-here")).font(regular(16.0)))
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
        let is_entered = written.lost_focus()
            && (*draft != known || ui.input(|input| input.key_pressed(Key::Enter)));
        let is_free = !is_signed || written.has_focus();
        let is_pressed = foot(ui, view, color, is_free, !draft.trim().is_empty());
        let text = draft.trim();
        if (is_entered || is_pressed) && text != signed {
            let mut players = view.players.clone();
            text.clone_into(players.signatures.get_mut(color));
            view.ask(Command::Name(Box::new(players)));
        }
    }
}

/// What stands beneath the line: whose it is, and what signs, where that is free to do; whether it was pressed.
fn foot(ui: &mut Ui, view: &View<'_>, color: Color, is_free: bool, any: bool) -> bool {
    let colors = palette(ui);
    let row = vec2(ui.available_width(), FOOT);
    let whose = view.tr(color.fold_wb("color-white", "color-black"));
    let shown = ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_height(FOOT);
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.spacing_mut().button_padding.x = 8.0;
        let text = RichText::new(&*whose).font(regular(14.0));
        ui.label(text.color(colors.soft_ink));
        let rest = Layout::right_to_left(Align::Center);
        let pressed = |ui: &mut Ui| {
            let text = RichText::new(view.tr("sign-result")).font(bold(14.5));
            let button = Button::new(text).min_size(vec2(0.0, FOOT));
            let response = ui.add_enabled(any, button);
            let name = view.tr_args("sign-result-as", &[("player", color.into())]);
            response.accessible_name(name.into_owned()).clicked()
        };
        is_free && ui.with_layout(rest, pressed).inner
    });
    shown.inner
}
