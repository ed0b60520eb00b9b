//! The line in which it is written what is searched for in a list, and whether a text holds it.

use eframe::egui::{Id, Ui};

use crate::kit::widgets::{soft, written};
use crate::view::frame_view::View;
use jadoube_core::i18n::{Day, Words, folded_for_search};

/// The line, and what is written in it.
#[derive(Debug)]
pub struct SearchLine {
    pub text: String,
    /// What the line is known by, once it was shown.
    pub id: Id,
}

impl Default for SearchLine {
    fn default() -> Self {
        Self {
            text: String::new(),
            id: Id::NULL,
        }
    }
}

impl SearchLine {
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        self.ui_named(ui, &view.tr("games-search"));
    }

    /// The same for another list, under a name that says what is found by it.
    pub fn ui_named(&mut self, ui: &mut Ui, name: &str) {
        soft(ui, name);
        self.id = written(ui, &mut self.text, name, f32::INFINITY).id;
    }
}

/// The words that are searched for, as [`folded_for_search`] makes them.
pub fn words_of(search: &str) -> Vec<String> {
    search.split_whitespace().map(folded_for_search).collect()
}

/// Whether every one of those words stands somewhere in a text, whatever its accents and its alphabet.
pub fn holds_all(text: &str, words: &[String]) -> bool {
    let text = folded_for_search(text);
    words.iter().all(|word| text.contains(word))
}

/// A day that PGN writes so, as somebody may search for it: as lists show it, in words, and in numbers.
pub fn searched_day(words: Words, pgn: &str) -> String {
    let long = Day::of_pgn(pgn).map(|day| words.day(day));
    let short = words.short_day(pgn);
    let iso = pgn.replace('.', "-");
    format!("{pgn} {iso} {short} {}", long.unwrap_or_default())
}

/// Says that nothing in the list holds what is searched for.
pub fn nothing_found(ui: &mut Ui, view: &View<'_>) {
    soft(ui, &view.tr("games-none-found"));
}
