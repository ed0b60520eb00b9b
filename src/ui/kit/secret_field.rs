//! A line to write in that shows dots: for passphrases, and for a move that the opponent must not see.
//!
//! Screen readers and the clipboard get nothing of what is written. Whoever writes may look while a hand holds the button.

use eframe::egui::text_edit::TextEditState;
use eframe::egui::{Align, Align2, Color32, Id, Layout, Response, Stroke, TextEdit, Ui, vec2};

use super::button::{Button, ButtonKind};
use super::fonts::{BODY, regular};
use super::icons::Icon;
use super::theme::{GAP, SMALL_CORNER, palette};
use jadoube_core::i18n::Words;
use jadoube_core::record::envelope::Secret;

/// How many characters a secret may have: even of the widest letters so many fit into an envelope.
const LONGEST: usize = 64;

/// How wide the button is with which one looks.
const EYE: f32 = 36.0;

/// What a line tells of itself and of what is written in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecretLine {
    /// As many dots as there are characters.
    Plain,
    /// The same; the empty line bears its name.
    Named,
    /// Only whether anything is written: of a move, the length says much.
    Veiled,
}

/// What stands for all that is written in a veiled line.
const VEIL: &str = "••••••••";

/// Shows the line and the button in that width; `salt` is a name of its own, by which [`forget`] finds it.
pub fn secret_field(
    ui: &mut Ui,
    words: Words,
    salt: &str,
    secret: &mut Secret,
    name: &str,
    shows: SecretLine,
    width: f32,
) -> Response {
    let colors = palette(ui);
    let row = vec2(width, EYE);
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_height(EYE);
        ui.spacing_mut().item_spacing.x = GAP / 2.0;
        let width = width - EYE - GAP * 3.0;
        let response = ui
            .scope(|ui| {
                let visuals = ui.visuals_mut();
                visuals.widgets.inactive.bg_stroke = Stroke::new(1.0, colors.edge);
                visuals.selection.bg_fill = colors.hand_tint;
                visuals.selection.stroke = Stroke::new(2.0, colors.hand);
                let is_veiled = shows == SecretLine::Veiled;
                if is_veiled {
                    visuals.selection.bg_fill = Color32::TRANSPARENT;
                    visuals.text_cursor.stroke = Stroke::NONE;
                    visuals.override_text_color = Some(Color32::TRANSPARENT);
                }
                let is_named = shows == SecretLine::Named;
                let edit = TextEdit::singleline(secret.writing())
                    .hint_text(if is_named { name } else { "" })
                    .id(place(salt))
                    .password(true)
                    .char_limit(LONGEST)
                    .desired_width(width)
                    .margin(vec2(8.0, 6.0));
                ui.add(edit).accessible_name(name)
            })
            .inner;
        if shows == SecretLine::Veiled {
            paint_veil(ui, &response, secret);
        }
        let eye = Button {
            kind: ButtonKind::Plain,
            ..Button::icon(Icon::Look, words.tr("secret-look"))
        };
        if eye.show(ui).is_pointer_button_down_on() {
            let rect = response.rect.shrink(1.0);
            let painter = ui.painter_at(rect);
            painter.rect_filled(rect, SMALL_CORNER, colors.ground);
            painter.text(
                rect.left_center() + vec2(GAP, 0.0),
                Align2::LEFT_CENTER,
                secret.reveal(),
                regular(BODY),
                colors.ink,
            );
        }
        response
    })
    .inner
}

/// Paints what stands for everything in a line, and that one writes there.
fn paint_veil(ui: &Ui, line: &Response, secret: &Secret) {
    let painter = ui.painter_at(line.rect);
    let colors = palette(ui);
    let left = line.rect.left_center() + vec2(GAP, 0.0);
    let dots = if secret.is_empty() { "" } else { VEIL };
    let anchor = Align2::LEFT_CENTER;
    let place = painter.text(left, anchor, dots, regular(BODY), colors.ink);
    if line.has_focus() {
        let caret = Stroke::new(2.0, colors.hand);
        let high = line.rect.shrink(8.0).y_range();
        painter.vline(place.right() + 2.0, high, caret);
    }
}

/// Notes that the line, or what stands in its place, is shown in this frame; returns whether it was not in the frame before.
pub fn appears(ui: &Ui, salt: &str) -> bool {
    let frame = ui.ctx().cumulative_frame_nr();
    let shown = place(salt).with("shown");
    let last: Option<u64> = ui.data_mut(|data| data.get_temp(shown));
    ui.data_mut(|data| data.insert_temp(shown, frame));
    last.is_none_or(|last| last + 1 < frame)
}

/// Lets go of everything that the field remembers of what was written in it.
pub fn forget(ui: &Ui, salt: &str) {
    TextEditState::default().store(ui.ctx(), place(salt));
}

fn place(salt: &str) -> Id {
    Id::unique(("secret", salt))
}
