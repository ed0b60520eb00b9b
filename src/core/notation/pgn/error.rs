//! What was not understood in a PGN file.

use std::fmt;

use super::result::PgnResult;
use super::text_encoding::TextEncoding;
use crate::chess::fen_reader::FenError;
use crate::chess::setup_validation::PositionFault;
use crate::notation::algebraic::Misread;

/// Something that was not understood, and where it stands in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnError {
    /// The line, counted from 1.
    pub line: u64,
    /// The character in the line, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub kind: PgnErrorKind,
}

/// What is wrong, and what was made of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PgnErrorKind {
    /// A tag lacks a quotation mark, its bracket or its name; what could be told of it is kept.
    Tag,
    /// A tag stands twice; the first is kept.
    TagTwice(String),
    /// The starting position is unreadable or impossible; no move was read.
    Start(StartFault),
    /// A right to castle or an en passant square is noted that the pieces contradict; it was left out.
    LeftOut(PositionFault),
    /// The game follows the rules of a variant unknown here; no move was read.
    Variant(String),
    /// Not a legal move; the game ends before it.
    Move {
        /// What is written.
        text: String,
        /// Why it is none.
        why: Misread,
    },
    /// The turn passes without a move, which no Law knows; played as it stands, and the game goes on behind it.
    NullMove,
    /// The turn passes while the king is attacked, which has no meaning; the game ends before it.
    NullMoveInCheck(String),
    /// A sign of capture, check or mate that does not fit its move; only told where moves are written anew, without it.
    WrongSign(String),
    /// A word that says nothing; passed over.
    Word(String),
    /// A comment without its end; it takes the rest of the game.
    CommentOpen,
    /// A variation without its end; it takes the rest of the game.
    VariationOpen,
    /// A variation in more variations than are followed; left as it stands.
    TooDeep,
    /// A closing bracket without its beginning, or one that opens nothing known; passed over.
    Stray(char),
    /// Something stands behind the end of the game; passed over.
    AfterTheEnd,
    /// The moves end without a score; the tag decides.
    NoScore,
    /// The tag and the end of the moves give different scores; the moves decide.
    ScoresDiffer {
        /// In the tag.
        tag: PgnResult,
        /// At the end of the moves.
        movetext: PgnResult,
    },
    /// The text is not UTF-8; it was read in this encoding.
    Encoding(TextEncoding),
    /// The game is longer than any game can be; the rest was passed over.
    TooLong,
}

/// Why no game can begin from a FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartFault {
    /// It cannot be read.
    Fen(FenError),
    /// Nobody can play from the position.
    Position(Vec<PositionFault>),
}

impl PgnErrorKind {
    /// No more errors of one game are kept than this.
    pub(in crate::notation) const MOST: usize = 1000;

    /// Whether it is worth knowing and nothing was lost or left out by it.
    pub const fn loses_nothing(&self) -> bool {
        match self {
            PgnErrorKind::Encoding(_)
            | PgnErrorKind::NullMove
            | PgnErrorKind::LeftOut(_)
            | PgnErrorKind::WrongSign(_) => true,
            PgnErrorKind::Tag
            | PgnErrorKind::TagTwice(_)
            | PgnErrorKind::Start(_)
            | PgnErrorKind::Variant(_)
            | PgnErrorKind::Move { .. }
            | PgnErrorKind::NullMoveInCheck(_)
            | PgnErrorKind::Word(_)
            | PgnErrorKind::CommentOpen
            | PgnErrorKind::VariationOpen
            | PgnErrorKind::TooDeep
            | PgnErrorKind::Stray(_)
            | PgnErrorKind::AfterTheEnd
            | PgnErrorKind::NoScore
            | PgnErrorKind::ScoresDiffer { .. }
            | PgnErrorKind::TooLong => false,
        }
    }

    pub(in crate::notation) fn word(word: &str) -> PgnErrorKind {
        PgnErrorKind::Word(PgnErrorKind::quoted(word))
    }

    /// As much of a word as anybody needs to find it again.
    pub(in crate::notation) fn quoted(word: &str) -> String {
        word.chars().take(40).collect()
    }
}

impl fmt::Display for PgnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.kind)
    }
}

impl fmt::Display for PgnErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PgnErrorKind::Tag => f.write_str("damaged tag"),
            PgnErrorKind::TagTwice(name) => write!(f, "tag {name} stands twice"),
            PgnErrorKind::Start(_) => f.write_str("unreadable or impossible starting position"),
            PgnErrorKind::LeftOut(_) => f.write_str("a right in the FEN that cannot be, left out"),
            PgnErrorKind::Variant(name) => write!(f, "unknown variant \"{name}\""),
            PgnErrorKind::Move { text, why } => write!(f, "\"{text}\": {why}"),
            PgnErrorKind::NullMove => f.write_str("a null move: the turn passes without a move"),
            PgnErrorKind::NullMoveInCheck(text) => write!(f, "\"{text}\": in check no turn passes"),
            PgnErrorKind::WrongSign(text) => write!(f, "\"{text}\": a sign that the move belies"),
            PgnErrorKind::Word(word) => write!(f, "unknown word \"{word}\""),
            PgnErrorKind::CommentOpen => f.write_str("comment without end"),
            PgnErrorKind::VariationOpen => f.write_str("variation without end"),
            PgnErrorKind::TooDeep => f.write_str("variation in too many variations"),
            PgnErrorKind::Stray(bracket) => write!(f, "stray {bracket}"),
            PgnErrorKind::AfterTheEnd => f.write_str("text behind the end of the game"),
            PgnErrorKind::NoScore => f.write_str("the moves end without a score"),
            PgnErrorKind::ScoresDiffer { tag, movetext } => {
                let (tag, movetext) = (tag.mark(), movetext.mark());
                write!(f, "the tag says {tag}, the moves {movetext}")
            }
            PgnErrorKind::Encoding(read_as) => write!(f, "not UTF-8, read as {read_as}"),
            PgnErrorKind::TooLong => f.write_str("too long for a game, cut off"),
        }
    }
}
