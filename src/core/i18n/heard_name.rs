//! What a screen reader calls a thing whose name holds figurines: it would read the name of each sign, or nothing.

use super::Words;
use crate::chess::{File, Rank, Suffix};
use crate::notation::Letters;
use crate::notation::algebraic::{Shape, Written};

/// What may stand before a move in a sentence, and what behind it.
const BEFORE: [char; 6] = ['“', '„', '"', '«', '»', '('];
const BEHIND: [char; 13] = [
    '.', ',', ';', ':', '!', '?', '…', '”', '“', '"', '»', '«', ')',
];

impl Words {
    /// Returns a name with words in the place of figurines: a move as it is announced, and where it is written in another
    /// way, or is none, the piece of each sign. None where it holds no figurine.
    ///
    /// ```
    /// use jadoube_core::i18n::{Language, Words};
    /// let words = Words::new(Language::English);
    /// let heard = words.heard_name("Take back 9…b5 and 10.♘xb5+");
    /// assert_eq!(heard.as_deref(), Some("Take back 9…b5 and 10. knight takes b5, check"));
    /// assert_eq!(words.heard_name("d1=♛").as_deref(), Some("d1=queen"));
    /// assert_eq!(words.heard_name("e4"), None);
    /// ```
    pub fn heard_name(self, name: &str) -> Option<String> {
        if !name.contains(is_figurine) {
            return None;
        }
        let words = name.split(' ').map(|word| {
            if word.contains(is_figurine) {
                self.heard_word(word)
            } else {
                word.to_owned()
            }
        });
        Some(words.collect::<Vec<_>>().join(" "))
    }

    fn heard_word(self, word: &str) -> String {
        let sign = word.find(is_figurine).unwrap_or_default();
        let (head, rest) = word.split_at(sign);
        let is_number = |it: char| it.is_ascii_digit() || matches!(it, '.' | '…');
        let mv = rest.trim_end_matches(BEHIND);
        let is_move = head.trim_start_matches(BEFORE).chars().all(is_number);
        let Some(told) = self.heard_move(mv).filter(|_| is_move) else {
            return self.pieces_named(word);
        };
        let space = if head.ends_with(is_number) { " " } else { "" };
        format!("{head}{space}{told}{}", &rest[mv.len()..])
    }

    /// A move as it is announced, if it is written as the Laws write it.
    fn heard_move(self, text: &str) -> Option<String> {
        let written = Written::parse(text, Letters::Figurines).ok()?;
        let Shape::Step {
            role: Some(role),
            file,
            rank,
            to,
            promotion: None,
        } = written.shape
        else {
            return None;
        };
        let takes = if written.capture { "x" } else { "" };
        let from = file.map(File::char).into_iter();
        let from: String = from.chain(rank.map(Rank::char)).collect();
        let threat = match written.threat {
            Some(Suffix::Check) => "+",
            Some(Suffix::Checkmate) => "#",
            None => "",
        };
        let rest = text.trim_start_matches(is_figurine);
        if rest != format!("{from}{takes}{to}{threat}") {
            return None;
        }
        let mut piece = self.piece_named(role).into_owned();
        if !from.is_empty() {
            piece = format!("{piece} {from}");
        }
        let id = if written.capture {
            "move-takes"
        } else {
            "move-goes"
        };
        let square = to.to_string();
        let args = [("piece", piece.into()), ("square", square.into())];
        let told = self.tr_args(id, &args).into_owned();
        Some(self.with_threat(told, written.threat))
    }

    /// The word with each figurine called by its piece.
    fn pieces_named(self, word: &str) -> String {
        let mut told = String::with_capacity(word.len() + 8);
        let mut is_piece = false;
        for sign in word.chars() {
            let role = Some(sign).filter(|it| is_figurine(*it));
            let role = role.and_then(|it| Letters::Figurines.role(it));
            let touches = told.ends_with(char::is_alphanumeric)
                && (role.is_some() || is_piece && sign.is_alphanumeric());
            if touches {
                told.push(' ');
            }
            match role {
                Some(role) => told += &self.piece_named(role),
                None => told.push(sign),
            }
            is_piece = role.is_some();
        }
        told
    }
}

/// Whether a name has to be put into words before a screen reader reads it.
const fn is_figurine(sign: char) -> bool {
    matches!(sign, '♔'..='♟')
}

#[cfg(test)]
mod tests {
    use super::super::Language;
    use super::*;

    #[test]
    fn moves_are_told_as_they_are_announced_and_other_signs_by_their_pieces() {
        for (language, name, heard) in [
            (Language::English, "♘f3", "knight to f3"),
            (Language::English, "♞bd7", "knight b to d7"),
            (Language::English, "♖d8#", "rook to d8, checkmate"),
            (Language::English, "♝g4?", "bishop to g4?"),
            (Language::English, "4… ♞f6", "4… knight to f6"),
            (
                Language::English,
                "Boris’s first illegal move (5…♛e6): Ana +1:00",
                "Boris’s first illegal move (5… queen to e6): Ana +1:00",
            ),
            (Language::English, "♗f1–c4", "bishop f1–c4"),
            (Language::English, "♘:e5", "knight:e5"),
            (Language::English, "♘g1f3", "knight g1 to f3"),
            (Language::English, "d8♕", "d8 queen"),
            (Language::English, "d8(♕)", "d8(queen)"),
            (Language::English, "♕a8++", "queen a8++"),
            (
                Language::English,
                "♔ ♕ ♖ ♗ ♘",
                "king queen rook bishop knight",
            ),
            (Language::Polish, "10.♘xb5", "10. skoczek bije na b5"),
        ] {
            let words = Words::new(language);
            assert_eq!(words.heard_name(name).as_deref(), Some(heard));
        }
    }
}
