//! The menu of languages in the bar over a page on which one reads and learns.

use eframe::egui::{Popup, Response, Ui};

use crate::kit::button::{Button, ButtonKind, Ending};
use crate::kit::menu_item::MenuItem;
use crate::kit::theme::GAP;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::learn_view::LearnCommand;
use jadoube_core::i18n::Language;

/// The languages, each in its own name.
pub fn language_menu(ui: &mut Ui, view: &View<'_>, is_roomy: bool) {
    let current = view.words.language();
    let word = if is_roomy {
        current.own_name()
    } else {
        short(current)
    };
    let name = format!("{}: {}", view.tr("class-language"), current.own_name());
    Popup::menu(&menu_button(ui, word, &name)).show(|ui| {
        for language in Language::ALL {
            let is_current = language == current;
            let item = MenuItem::choice(is_current, language.own_name());
            if item.show(ui).clicked() {
                view.ask(Command::Learn(LearnCommand::Speak(language)));
            }
        }
    });
}

/// A language in two or three letters.
const fn short(language: Language) -> &'static str {
    match language {
        Language::English => "EN",
        Language::SerbianCyrillic => "СР",
        Language::SerbianLatin => "SR",
        Language::Slovene => "SL",
        Language::Polish => "PL",
        Language::Macedonian => "МК",
    }
}

/// A word in the bar that opens a menu.
pub fn menu_button(ui: &mut Ui, word: &str, name: &str) -> Response {
    let mut button = Button::words(ButtonKind::Bare, word);
    button.name = name.into();
    (button.letters, button.around) = (16.0, GAP);
    button.ending = Ending::Choice;
    button.show(ui)
}
