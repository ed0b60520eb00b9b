//! What the program is called as a player: the name that it gave itself in one language is told in every other.

use std::borrow::Cow;
use std::sync::LazyLock;

use super::{Language, Words, shown_text};
use crate::record::MoveSource;

/// Every name that the program gives itself, in every language, and its level.
static GIVEN: LazyLock<Vec<(String, u8)>> = LazyLock::new(|| {
    let named = |language| {
        let words = Words::new(language);
        MoveSource::LEVELS.map(move |level| (words.computer_name(level), level))
    };
    Language::ALL.into_iter().flat_map(named).collect()
});

impl Words {
    /// Returns what the program is called that plays at that level.
    pub fn computer_name(self, level: u8) -> String {
        let level = [("level", usize::from(level).into())];
        self.tr_args("computer-name", &level).into_owned()
    }

    /// Returns a player's name as it is shown in a line; one that the program gave itself, whichever language it spoke then,
    /// as it is called in this one.
    pub fn player_name(self, name: &str) -> Cow<'_, str> {
        match GIVEN.iter().find(|(given, _)| given == name) {
            Some((_, level)) => Cow::Owned(self.computer_name(*level)),
            None => shown_text::line(name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_is_called_in_every_language_by_the_name_it_gave_itself_in_any() {
        for given in Language::ALL.map(Words::new) {
            for told in Language::ALL.map(Words::new) {
                let name = given.computer_name(3);
                assert_eq!(told.player_name(&name), told.computer_name(3));
            }
        }
        let words = Words::new(Language::Polish);
        for name in ["Anna", "Computer", "Computer, level 9", ""] {
            assert_eq!(words.player_name(name), name);
        }
    }
}
