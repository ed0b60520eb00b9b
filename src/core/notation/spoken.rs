//! Moves said aloud, as the rules for blind players suggest (Appendix D): German piece names and numbers, and for
//! the files Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector. Said in a language of the program they are understood
//! as well.

use super::algebraic::{Misread, Shape, Written};
use super::letters::figurine;
use super::spoken_styles::spelt_letter;
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
    if let Some(side) = mv.castling_side() {
        return castling(side).to_owned();
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
    format!("{} {}", file(square.file()), rank(square.rank()))
}

/// The name of a file: `Eva`.
pub fn file(file: File) -> &'static str {
    FILES[usize::from(file)]
}

/// The name of a rank: `vier`.
pub fn rank(rank: Rank) -> &'static str {
    RANKS[usize::from(rank)]
}

/// The name of a castling: `Kurze Rochade`.
pub const fn castling(side: CastlingSide) -> &'static str {
    match side {
        CastlingSide::KingSide => "Kurze Rochade",
        CastlingSide::QueenSide => "Lange Rochade",
    }
}

/// The legal move in `position` that an announcement means.
///
/// `ü` may be written `ue` or `u`, `ß` as `ss`; the departure square, the name of the piece and words such as
/// *schlägt* or *Schach* may be missing; letters and digits will do for a square, other usual names for a file. The names of
/// pieces and castling in the program's languages are understood too.
///
/// # Errors
/// [`Misread::Unreadable`] at the first word that is unknown or out of place, and everything that
/// [`Written::find`] may object.
pub fn read(position: &Chess, text: &str) -> Result<Move, Misread> {
    heard(text)?.find(position)
}

/// The name of a piece: `Springer`.
pub const fn piece(role: Role) -> &'static str {
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
            _ => Self::in_own_language(word),
        }
    }

    /// A word in a language of the program, or a letter as it is spelt by ITU and ICAO.
    fn in_own_language(word: &str) -> Option<SpokenWord> {
        if let Some(file) = File::ALL
            .into_iter()
            .find(|file| is_spelling_of(*file, word))
        {
            return Some(SpokenWord::File(file));
        }
        match word {
            "king" | "król" | "krol" | "kralj" | "краљ" | "крал" => {
                Some(SpokenWord::Piece(Role::King))
            }
            "queen" | "hetman" | "dama" | "дама" => Some(SpokenWord::Piece(Role::Queen)),
            "rook" | "wieża" | "wieza" | "trdnjava" | "top" | "топ" => {
                Some(SpokenWord::Piece(Role::Rook))
            }
            "bishop" | "goniec" | "lovec" | "lovac" | "ловац" | "ловец" => {
                Some(SpokenWord::Piece(Role::Bishop))
            }
            "knight" | "skoczek" | "skakač" | "skakac" | "скакач" | "скокач" => {
                Some(SpokenWord::Piece(Role::Knight))
            }
            "pawn" | "pionek" | "pion" | "kmet" | "pešak" | "pesak" | "пешак" => {
                Some(SpokenWord::Piece(Role::Pawn))
            }
            "castles" | "castle" | "castling" | "roszada" | "rokada" | "рокада" => {
                Some(SpokenWord::Castling)
            }
            "kingside" | "short" | "krótka" | "krotka" | "kratka" | "mala" | "мала" => {
                Some(SpokenWord::Short)
            }
            "queenside" | "long" | "długa" | "dluga" | "dolga" | "velika" | "велика" | "голема" => {
                Some(SpokenWord::Long)
            }
            "takes" | "captures" | "bije" | "vzame" | "uzima" | "узима" | "зема" => {
                Some(SpokenWord::Captures)
            }
            "from" | "to" | "on" | "na" | "на" | "z" | "s" | "sa" | "са" | "од" | "check"
            | "mate" | "checkmate" | "szach" | "mat" | "šah" | "sah" | "шах" | "мат" => {
                Some(SpokenWord::Filler)
            }
            _ => None,
        }
    }
}

fn is_spelling_of(file: File, word: &str) -> bool {
    spelt_letter(file).eq_ignore_ascii_case(word)
}

/// The words of an announcement in the plainest spelling, each with the character where it begins.
fn words(text: &str) -> Result<Vec<(usize, SpokenWord)>, Misread> {
    let mut found = Vec::new();
    let text = text.replace("e.p.", "ep  ");
    let mut chars = text.chars().zip(1..).peekable();
    while let Some((first, at)) = chars.next() {
        if let Some(role) = figurine(first) {
            found.push((at, SpokenWord::Piece(role)));
        }
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
