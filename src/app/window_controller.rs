//! Owns what the window shows: the screen, the title, the fonts, whether the window fills the whole display.

use eframe::egui::{Context, ViewportCommand};

use crate::i18n::{Language, Words};
use crate::ui::kit::fonts::{self, LetterBe};
use crate::ui::{Players, Screen};

/// The window while it is open.
#[derive(Debug, Default)]
pub struct WindowController {
    screen: Screen,
    /// The title as it was last set.
    title: String,
    /// Which form of the Cyrillic letter the installed fonts have.
    letter_be: Option<LetterBe>,
}

impl WindowController {
    /// The screen that is shown.
    #[must_use]
    pub const fn screen(&self) -> Screen {
        self.screen
    }

    /// The title that the window bears.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Shows a screen from the next frame on.
    pub const fn show(&mut self, screen: Screen) {
        self.screen = screen;
    }

    /// Installs the fonts that a language wants, unless they are installed.
    pub fn install_fonts(&mut self, language: Language, context: &Context) {
        let wanted = match language {
            Language::SerbianCyrillic | Language::SerbianLatin | Language::Macedonian => {
                LetterBe::Serbian
            }
            Language::English | Language::Slovene | Language::Polish => LetterBe::Common,
        };
        if self.letter_be.replace(wanted) != Some(wanted) {
            fonts::install(context, wanted);
        }
    }

    /// Names the players in the window's title, unless they stand there already.
    pub fn set_title(&mut self, players: &Players, words: Words, context: &Context) {
        let app = words.tr("app-name");
        let names = &players.names;
        let title = if names.iter().any(|name| name.trim().is_empty()) {
            app.into_owned()
        } else {
            format!("{} – {} · {app}", names.white, names.black)
        };
        if title != self.title {
            self.title.clone_from(&title);
            context.send_viewport_cmd(ViewportCommand::Title(title));
        }
    }
}

/// Fills the whole display, or leaves it again.
pub fn toggle_full_screen(context: &Context) {
    let is_full = context.input(|input| input.viewport().fullscreen.unwrap_or_default());
    context.send_viewport_cmd(ViewportCommand::Fullscreen(!is_full));
}
