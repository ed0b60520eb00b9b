//! What a set of piece letters is called: what it writes, and in which language.

use jadoube_core::chess::{Color, Role};
use jadoube_core::i18n::Language;
use jadoube_core::notation::Letters;

/// King, queen, rook, bishop and knight as a player of that colour writes them, with the language's own name, since several
/// languages write the same.
pub fn letters_name(letters: Letters, color: Color) -> String {
    let signs: Vec<String> = [
        Role::King,
        Role::Queen,
        Role::Rook,
        Role::Bishop,
        Role::Knight,
    ]
    .into_iter()
    .filter_map(|role| letters.letter(color, role))
    .map(String::from)
    .collect();
    let signs = signs.join(" ");
    let language = Language::ALL
        .into_iter()
        .find(|language| language.letters() == letters);
    match language {
        Some(language) => format!("{signs} · {}", language.own_name()),
        None => signs,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_two_sets_are_called_the_same() {
        for color in Color::ALL {
            let names: BTreeSet<String> = Letters::ALL
                .into_iter()
                .map(|letters| letters_name(letters, color))
                .collect();
            assert_eq!(names.len(), Letters::ALL.len(), "{names:?}");
        }
        let polish = letters_name(Letters::Polish, Color::White);
        assert_eq!(polish, "K H W G S · Polski");
    }
}
