//! A move in writing, in the letters of every language, and the same move written and read in all of them.

use jadoube_core::chess::{Chess, Position as _};
use jadoube_core::notation::algebraic::{self, Misread, Written};
use jadoube_core::notation::{Letters, Style};

use super::position::position_and_text;

pub fn run(data: &[u8]) {
    let (position, text) = position_and_text(data);
    let Ok(text) = std::str::from_utf8(text) else {
        return;
    };
    for letters in Letters::ALL {
        let _ = Written::parse(text, letters);
        match algebraic::read(&position, text, letters) {
            Ok(mv) => {
                assert!(position.is_legal(mv), "{mv:?}");
                written_again(&position, mv);
            }
            Err(Misread::Unreadable { at }) => {
                assert!(
                    (1..=text.chars().count() + 1).contains(&at),
                    "{at} in {text:?}"
                );
            }
            Err(_) => {}
        }
    }
}

fn written_again(position: &Chess, mv: jadoube_core::chess::Move) {
    for letters in Letters::ALL {
        for style in [Style::laws(letters), Style::pgn()] {
            let text = algebraic::write(position, mv, style);
            let from = if style == Style::pgn() {
                Letters::English
            } else {
                letters
            };
            let again = algebraic::read(position, &text, from);
            assert_eq!(again.as_ref(), Ok(&mv), "{text}");
        }
    }
}
