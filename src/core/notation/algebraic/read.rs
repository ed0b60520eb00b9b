//! A written move taken apart, whatever the position.

use super::marks::{MoveMark, mark_at_head};
use super::misread::Misread;
use crate::chess::{CastlingSide, File, Rank, Role, Square, Suffix};
use crate::notation::letters::Letters;

/// What stands on the paper for one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Written {
    /// Which move it says.
    pub shape: Shape,
    /// A capture sign stands in it: `x`, `:` or `×`.
    pub capture: bool,
    /// `e.p.` stands after it.
    pub en_passant: bool,
    /// The sign of check or mate after it.
    pub threat: Option<Suffix>,
    /// An offer of a draw, `(=)`, stands after it.
    pub draw_offer: bool,
}

/// The move itself, as far as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// `0-0` or `0-0-0`.
    Castling(CastlingSide),
    /// A piece goes to a square.
    Step {
        /// The piece whose sign is written.
        role: Option<Role>,
        /// The departure file, if written.
        file: Option<File>,
        /// The departure rank, if written.
        rank: Option<Rank>,
        /// Where it goes.
        to: Square,
        /// What it becomes there.
        promotion: Option<Role>,
    },
}

impl Written {
    /// Takes a written move apart.
    ///
    /// Understood beside the form of the Laws: zeros or letters of any script for castling; hyphens and dashes,
    /// `x`, `×`, `:` or nothing between the squares; `D`, `=D`, `/D`, `(D)` for a promotion; `e.p.`, `ep`
    /// and `(e.p.)`; `+`, `++`, `#`, `X`, *mat*, *szach*; `(=)`; `!` and `?`; these in any order; a move number before the move; UCI.
    ///
    /// # Errors
    /// [`Misread::Nothing`] for empty text, [`Misread::Unreadable`] where the text stops making sense.
    pub fn parse(text: &str, letters: Letters) -> Result<Written, Misread> {
        let mut scan = Scan { text, at: 0 };
        scan.skip_number();
        if scan.peek().is_none() {
            return Err(Misread::Nothing);
        }
        let mut written = Written::bare(Shape::Castling(CastlingSide::KingSide));
        written.shape = match scan.castling() {
            Some(side) => Shape::Castling(side),
            None => written.step(&mut scan, letters)?,
        };
        written.suffixes(&mut scan)?;
        Ok(written)
    }

    /// A move with no sign beside it.
    pub(in crate::notation) const fn bare(shape: Shape) -> Self {
        Self {
            shape,
            capture: false,
            en_passant: false,
            threat: None,
            draw_offer: false,
        }
    }

    fn step(&mut self, scan: &mut Scan<'_>, letters: Letters) -> Result<Shape, Misread> {
        let role = scan.peek().and_then(|sign| letters.role(sign));
        if role.is_some() {
            scan.bump();
            self.capture |= scan.separator();
        }
        let (mut file, mut rank) = (scan.file(), scan.rank());
        let middle = scan.at;
        let captures = scan.separator();
        let to = if let Some(to) = scan.square() {
            self.capture |= captures;
            to
        } else if let (Some(f), Some(r)) = (file, rank) {
            scan.at = middle;
            (file, rank) = (None, None);
            Square::from_coords(f, r)
        } else {
            return Err(scan.stuck());
        };
        let full_squares = role.is_none() && file.is_some() && rank.is_some();
        let promotion = scan.promotion(letters, full_squares)?;
        Ok(Shape::Step {
            role,
            file,
            rank,
            to,
            promotion,
        })
    }

    fn suffixes(&mut self, scan: &mut Scan<'_>) -> Result<(), Misread> {
        loop {
            scan.skip_blanks();
            let Some(sign) = scan.peek() else {
                return Ok(());
            };
            if let Some((mark, length)) = mark_at_head(scan.rest()) {
                scan.at += length;
                match mark {
                    MoveMark::EnPassant => self.en_passant = true,
                    MoveMark::Check => self.threat = Some(Suffix::Check),
                    MoveMark::Mate => self.threat = Some(Suffix::Checkmate),
                }
            } else if scan.word("(=)") {
                self.draw_offer = true;
            } else if matches!(sign, '!' | '?') {
                scan.bump();
            } else {
                return Err(scan.stuck());
            }
        }
    }
}

/// A place in the text of one move.
struct Scan<'a> {
    text: &'a str,
    /// Bytes passed.
    at: usize,
}

impl Scan<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn bump(&mut self) {
        self.at += self.peek().map_or(0, char::len_utf8);
    }

    /// Steps over the next character if `wanted`.
    fn eat(&mut self, wanted: impl Fn(char) -> bool) -> bool {
        let found = self.peek().is_some_and(wanted);
        if found {
            self.bump();
        }
        found
    }

    /// Steps over these characters, if they come next.
    fn word(&mut self, word: &str) -> bool {
        let found = self.rest().starts_with(word);
        if found {
            self.at += word.len();
        }
        found
    }

    fn skip_blanks(&mut self) {
        while self.eat(is_blank) {}
    }

    /// A move number is digits and then dots; the rank of a square has no dot behind it.
    fn skip_number(&mut self) {
        self.skip_blanks();
        let start = self.at;
        while self.eat(|c| c.is_ascii_digit()) {}
        if self.at > start && !matches!(self.peek(), Some('.' | '…')) {
            self.at = start;
        }
        while self.eat(|c| matches!(c, '.' | '…') || is_blank(c)) {}
    }

    fn castling(&mut self) -> Option<CastlingSide> {
        let start = self.at;
        let mut wings = 0;
        while wings < 3 && self.eat(is_nought) {
            wings += 1;
            let behind = self.at;
            self.eat(is_dash);
            if !self.peek().is_some_and(is_nought) {
                self.at = behind;
                break;
            }
        }
        match wings {
            2 => Some(CastlingSide::KingSide),
            3 => Some(CastlingSide::QueenSide),
            _ => {
                self.at = start;
                None
            }
        }
    }

    fn file(&mut self) -> Option<File> {
        let file = self.peek().and_then(file)?;
        self.bump();
        Some(file)
    }

    fn rank(&mut self) -> Option<Rank> {
        let rank = self.peek().and_then(Rank::from_char)?;
        self.bump();
        Some(rank)
    }

    /// A whole square, or nothing.
    fn square(&mut self) -> Option<Square> {
        let start = self.at;
        if let Some(file) = self.file() {
            if let Some(rank) = self.rank() {
                return Some(Square::from_coords(file, rank));
            }
            self.at = start;
        }
        None
    }

    /// Steps over blanks and a hyphen or a capture sign; whether it was a capture sign.
    fn separator(&mut self) -> bool {
        self.skip_blanks();
        let captures = self.eat(|c| matches!(c, 'x' | 'х' | '×' | '✕' | ':'));
        if !captures {
            self.eat(is_dash);
        }
        self.skip_blanks();
        captures
    }

    fn promotion(&mut self, letters: Letters, uci: bool) -> Result<Option<Role>, Misread> {
        let start = self.at;
        self.skip_blanks();
        let opened = self.eat(|c| c == '(');
        let announced = self.eat(|c| matches!(c, '=' | '/')) || opened;
        if announced {
            self.skip_blanks();
        } else {
            self.at = start;
        }
        // `szach` begins like a knight.
        let is_word = !announced
            && mark_at_head(self.rest()).is_some_and(|(_, length)| length > 1)
            && self.rest().starts_with(char::is_alphabetic);
        let piece = self.peek().filter(|_| !is_word);
        let piece = piece.and_then(|sign| new_piece(sign, letters, uci));
        if piece.is_some() {
            self.bump();
            if opened && !self.eat(|c| c == ')') {
                return Err(self.stuck());
            }
        } else {
            let behind = self.text[start..].trim_start();
            let is_sign = behind.starts_with("(=)") || mark_at_head(behind).is_some();
            if announced && !is_sign {
                return Err(self.stuck());
            }
            self.at = start;
        }
        Ok(piece)
    }

    fn stuck(&self) -> Misread {
        Misread::Unreadable {
            at: self.text[..self.at].chars().count() + 1,
        }
    }
}

/// The piece a pawn becomes; a small letter will do here, in UCI an English one.
fn new_piece(sign: char, letters: Letters, uci: bool) -> Option<Role> {
    let large = sign.to_uppercase().next().unwrap_or(sign);
    let role = letters
        .role(sign)
        .or_else(|| letters.role(large))
        .or_else(|| {
            let english = uci && matches!(sign, 'q' | 'r' | 'b' | 'n');
            english.then(|| Letters::English.role(large)).flatten()
        });
    role.filter(|role| *role != Role::Pawn)
}

/// The file a small letter names, in Latin or in Cyrillic that looks the same.
const fn file(sign: char) -> Option<File> {
    match sign {
        'а' => Some(File::A),
        'с' => Some(File::C),
        'е' => Some(File::E),
        'a'..='h' => File::from_char(sign),
        _ => None,
    }
}

const fn is_nought(sign: char) -> bool {
    matches!(sign, '0' | 'O' | 'o' | 'О' | 'о')
}

const fn is_dash(sign: char) -> bool {
    matches!(sign, '-' | '‐' | '‑' | '‒' | '–' | '—' | '−')
}

/// White space, and the marks that tell a figurine how to be drawn.
fn is_blank(sign: char) -> bool {
    sign.is_whitespace() || matches!(sign, '\u{fe0e}' | '\u{fe0f}' | '\u{200b}' | '\u{feff}')
}
