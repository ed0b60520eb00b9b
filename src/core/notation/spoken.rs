//! Moves said aloud, as the rules for blind players suggest (Appendix D): German piece names and numbers, and for
//! the files Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector.

use super::algebraic::{Misread, Shape, Written};
use crate::chess::{CastlingSide, Chess, File, Move, Rank, Role, Square};

const FILES: [&str; 8] = [
    "Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector",
];

const RANKS: [&str; 8] = [
    "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht",
];

/// The announcement of a move: piece, departure, arrival, and the new piece of a pawn.
///
/// ```
/// use jadoube_core::chess::Chess;
/// use jadoube_core::notation::{algebraic, spoken, Letters};
/// let start = Chess::default();
/// let knight = algebraic::read(&start, "Nf3", Letters::English)?;
/// assert_eq!(spoken::announce(knight), "Springer Gustav eins, Felix drei");
/// assert_eq!(spoken::read(&start, "Springer Gustav eins Felix drei")?, knight);
/// # Ok::<_, jadoube_core::notation::Misread>(())
/// ```
pub fn announce(mv: Move) -> String {
    match mv.castling_side() {
        Some(CastlingSide::KingSide) => return "Kurze Rochade".to_owned(),
        Some(CastlingSide::QueenSide) => return "Lange Rochade".to_owned(),
        None => {}
    }
    let mut words = piece(mv.role()).to_owned();
    if let Some(from) = mv.from() {
        words.push(' ');
        words.push_str(&square(from));
        words.push(',');
    }
    words.push(' ');
    words.push_str(&square(mv.to()));
    if let Some(promotion) = mv.promotion() {
        words.push_str(", ");
        words.push_str(piece(promotion));
    }
    words
}

/// A square said aloud: `Eva vier`.
pub fn square(square: Square) -> String {
    let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
    format!("{} {}", FILES[file], RANKS[rank])
}

/// The legal move in `position` that an announcement means.
///
/// `ü` may be written `ue` or `u`, `ß` as `ss`; the departure square, the name of the piece and words such as
/// *schlägt* or *Schach* may be missing; letters and digits will do for a square, other usual names for a file.
///
/// # Errors
/// [`Misread::Unreadable`] at the first word that is unknown or out of place, and everything that
/// [`Written::find`] may object.
pub fn read(position: &Chess, text: &str) -> Result<Move, Misread> {
    heard(text)?.find(position)
}

const fn piece(role: Role) -> &'static str {
    match role {
        Role::Pawn => "Bauer",
        Role::Knight => "Springer",
        Role::Bishop => "Läufer",
        Role::Rook => "Turm",
        Role::Queen => "Dame",
        Role::King => "König",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SpokenWord {
    Piece(Role),
    File(File),
    Rank(Rank),
    Castling,
    Short,
    Long,
    Captures,
    Offer,
    /// Polite or redundant.
    Filler,
}

/// An announcement taken apart, whatever the position.
fn heard(text: &str) -> Result<Written, Misread> {
    let mut words = words(text)?;
    let mut written = Written::bare(Shape::Castling(CastlingSide::KingSide));
    words.retain(|(_, word)| {
        written.capture |= *word == SpokenWord::Captures;
        written.draw_offer |= *word == SpokenWord::Offer;
        !matches!(
            word,
            SpokenWord::Captures | SpokenWord::Offer | SpokenWord::Filler
        )
    });
    let end = text.chars().count() + 1;
    let mut said = Announcement { words: &words, end };
    written.shape = match said.castling() {
        Some(side) => Shape::Castling(side),
        None if words.is_empty() => return Err(Misread::Nothing),
        None => said.step()?,
    };
    match said.words.first() {
        Some((at, _)) => Err(Misread::Unreadable { at: *at }),
        None => Ok(written),
    }
}

/// The words still to be understood, each with the character where it begins.
struct Announcement<'a> {
    words: &'a [(usize, SpokenWord)],
    /// One behind the last character.
    end: usize,
}

impl Announcement<'_> {
    fn take<T>(&mut self, wanted: impl Fn(SpokenWord) -> Option<T>) -> Option<T> {
        let (_, word) = self.words.first()?;
        let found = wanted(*word)?;
        self.words = &self.words[1..];
        Some(found)
    }

    fn castling(&mut self) -> Option<CastlingSide> {
        let side = match self.words {
            [(_, SpokenWord::Short), (_, SpokenWord::Castling), ..]
            | [(_, SpokenWord::Castling), (_, SpokenWord::Short), ..] => CastlingSide::KingSide,
            [(_, SpokenWord::Long), (_, SpokenWord::Castling), ..]
            | [(_, SpokenWord::Castling), (_, SpokenWord::Long), ..] => CastlingSide::QueenSide,
            _ => return None,
        };
        self.words = &self.words[2..];
        Some(side)
    }

    fn step(&mut self) -> Result<Shape, Misread> {
        let role = self.take(SpokenWord::piece);
        let (mut file, mut rank) = (self.take(SpokenWord::file), self.take(SpokenWord::rank));
        let target = (self.take(SpokenWord::file), self.take(SpokenWord::rank));
        let to = match (target, file, rank) {
            ((Some(f), Some(r)), _, _) => Square::from_coords(f, r),
            ((None, None), Some(f), Some(r)) => {
                (file, rank) = (None, None);
                Square::from_coords(f, r)
            }
            _ => {
                let at = self.words.first().map_or(self.end, |(at, _)| *at);
                return Err(Misread::Unreadable { at });
            }
        };
        let promotion = self.take(SpokenWord::piece);
        Ok(Shape::Step {
            role,
            file,
            rank,
            to,
            promotion,
        })
    }
}

impl SpokenWord {
    const fn piece(self) -> Option<Role> {
        if let SpokenWord::Piece(role) = self {
            Some(role)
        } else {
            None
        }
    }

    const fn file(self) -> Option<File> {
        if let SpokenWord::File(file) = self {
            Some(file)
        } else {
            None
        }
    }

    const fn rank(self) -> Option<Rank> {
        if let SpokenWord::Rank(rank) = self {
            Some(rank)
        } else {
            None
        }
    }

    fn understood(word: &str) -> Option<SpokenWord> {
        let file = |file| Some(SpokenWord::File(file));
        let rank = |rank| Some(SpokenWord::Rank(rank));
        match word {
            "koenig" | "konig" => Some(SpokenWord::Piece(Role::King)),
            "dame" => Some(SpokenWord::Piece(Role::Queen)),
            "turm" => Some(SpokenWord::Piece(Role::Rook)),
            "laeufer" | "laufer" => Some(SpokenWord::Piece(Role::Bishop)),
            "springer" => Some(SpokenWord::Piece(Role::Knight)),
            "bauer" => Some(SpokenWord::Piece(Role::Pawn)),
            "anna" | "anton" | "a" => file(File::A),
            "bella" | "berta" | "b" => file(File::B),
            "cesar" | "caesar" | "c" => file(File::C),
            "david" | "dora" | "d" => file(File::D),
            "eva" | "emil" | "e" => file(File::E),
            "felix" | "friedrich" | "f" => file(File::F),
            "gustav" | "g" => file(File::G),
            "hector" | "hektor" | "heinrich" | "h" => file(File::H),
            "eins" | "1" => rank(Rank::First),
            "zwei" | "zwo" | "2" => rank(Rank::Second),
            "drei" | "3" => rank(Rank::Third),
            "vier" | "4" => rank(Rank::Fourth),
            "fuenf" | "funf" | "5" => rank(Rank::Fifth),
            "sechs" | "6" => rank(Rank::Sixth),
            "sieben" | "7" => rank(Rank::Seventh),
            "acht" | "8" => rank(Rank::Eighth),
            "rochade" => Some(SpokenWord::Castling),
            "kurz" | "kurze" | "klein" | "kleine" => Some(SpokenWord::Short),
            "lang" | "lange" | "gross" | "grosse" => Some(SpokenWord::Long),
            "schlaegt" | "schlagt" | "nimmt" | "x" => Some(SpokenWord::Captures),
            "remis" => Some(SpokenWord::Offer),
            "von" | "nach" | "auf" | "zu" | "zur" | "in" | "eine" | "einen" | "wird" | "schach"
            | "matt" | "schachmatt" | "ep" | "en" | "passant" => Some(SpokenWord::Filler),
            _ => None,
        }
    }
}

/// The words of an announcement in the plainest spelling, each with the character where it begins.
fn words(text: &str) -> Result<Vec<(usize, SpokenWord)>, Misread> {
    let mut found = Vec::new();
    let text = text.replace("e.p.", "ep  ");
    let mut chars = text.chars().zip(1..).peekable();
    while let Some((first, at)) = chars.next() {
        if !first.is_alphanumeric() {
            continue;
        }
        let mut word = plain(first);
        while let Some((next, _)) =
            chars.next_if(|(c, _)| c.is_alphabetic() && first.is_alphabetic())
        {
            word.push_str(&plain(next));
        }
        let understood = SpokenWord::understood(&word).ok_or(Misread::Unreadable { at })?;
        found.push((at, understood));
    }
    Ok(found)
}

fn plain(c: char) -> String {
    match c {
        'ä' | 'Ä' => "ae".to_owned(),
        'ö' | 'Ö' => "oe".to_owned(),
        'ü' | 'Ü' => "ue".to_owned(),
        'ß' | 'ẞ' => "ss".to_owned(),
        other => other.to_lowercase().collect(),
    }
}
