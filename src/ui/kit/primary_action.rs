//! The one act a page is there for: a large button, and the key that does the same.

use eframe::egui::{Ui, vec2};

use super::button::{Button, ButtonKind, Ending};
use jadoube_core::i18n::Words;

pub const MAIN: f32 = 60.0;

/// Shows the button of that name, as wide as there is room; whether it was clicked on. Who shows it hears Enter.
pub fn primary_action(ui: &mut Ui, words: Words, name: &str, is_ready: bool) -> bool {
    let mut button = Button::words(ButtonKind::Primary, name);
    button.letters = 22.0;
    // Where another button has the keyboard, Enter is for that.
    let is_nobodys = ui.ctx().memory(|memory| memory.focused().is_none());
    let key = words.tr("key-name-enter");
    button.ending = if is_nobodys || ui.ctx().text_edit_focused() {
        Ending::Key(key)
    } else {
        Ending::Unheard(key)
    };
    let button = button.fitted(ui, vec2(ui.available_width(), MAIN), false);
    ui.add_enabled_ui(is_ready, |ui| button.show(ui).clicked())
        .inner
}
