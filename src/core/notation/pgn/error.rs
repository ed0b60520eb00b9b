//! What was not understood in a PGN file.

use super::result::PgnResult;
use super::text_encoding::TextEncoding;
use crate::chess::fen_reader::FenError;
use crate::chess::setup_validation::PositionFault;
use crate::notation::algebraic::Misread;

/// Something that was not understood, and where it stands in the file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {kind}")]
pub struct PgnError {
    /// The line, counted from 1.
    pub line: u64,
    /// The character in the line, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub kind: PgnErrorKind,
}

/// What is wrong, and what was made of it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PgnErrorKind {
    /// A tag lacks a quotation mark, its bracket or its name; what could be told of it is kept.
    #[error("damaged tag")]
    Tag,
    /// A tag stands twice; the first is kept.
    #[error("tag {0} stands twice")]
    TagTwice(String),
    /// The starting position is unreadable or impossible; no move was read.
    #[error("unreadable or impossible starting position")]
    Start(StartFault),
    /// A right to castle or an en passant square is noted that the pieces contradict; it was left out.
    #[error("a right in the FEN that cannot be, left out")]
    LeftOut(PositionFault),
    /// The game follows the rules of a variant unknown here; no move was read.
    #[error("unknown variant \"{0}\"")]
    Variant(String),
    /// Not a legal move; the game ends before it.
    #[error("\"{text}\": {why}")]
    Move {
        /// What is written.
        text: String,
        /// Why it is none.
        why: Misread,
    },
    /// The turn passes without a move, which no Law knows; played as it stands, and the game goes on behind it.
    #[error("a null move: the turn passes without a move")]
    NullMove,
    /// The turn passes while the king is attacked, which has no meaning; the game ends before it.
    #[error("\"{0}\": in check no turn passes")]
    NullMoveInCheck(String),
    /// A sign of capture, check or mate that does not fit its move; only told where moves are written anew, without it.
    #[error("\"{0}\": a sign that the move belies")]
    WrongSign(String),
    /// A word that says nothing; passed over.
    #[error("unknown word \"{0}\"")]
    Word(String),
    /// A comment without its end; it takes the rest of the game.
    #[error("comment without end")]
    CommentOpen,
    /// A variation without its end; it takes the rest of the game.
    #[error("variation without end")]
    VariationOpen,
    /// A variation in more variations than are followed; left as it stands.
    #[error("variation in too many variations")]
    TooDeep,
    /// A closing bracket without its beginning, or one that opens nothing known; passed over.
    #[error("stray {0}")]
    Stray(char),
    /// Something stands behind the end of the game; passed over.
    #[error("text behind the end of the game")]
    AfterTheEnd,
    /// The moves end without a score; the tag decides.
    #[error("the moves end without a score")]
    NoScore,
    /// The tag and the end of the moves give different scores; the moves decide.
    #[error("the tag says {}, the moves {}", .tag.mark(), .movetext.mark())]
    ScoresDiffer {
        /// In the tag.
        tag: PgnResult,
        /// At the end of the moves.
        movetext: PgnResult,
    },
    /// The position at the end gives another score than the moves and the tag; what is told stands.
    #[error("the board says {}, the score {}", .board.mark(), .told.mark())]
    BeliedScore {
        /// By the position.
        board: PgnResult,
        /// Behind the moves, or in the tag.
        told: PgnResult,
    },
    /// The text is not UTF-8; it was read in this encoding.
    #[error("not UTF-8, read as {0}")]
    Encoding(TextEncoding),
    /// The game is longer than any game can be; the rest was passed over.
    #[error("too long for a game, cut off")]
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
            | PgnErrorKind::BeliedScore { .. }
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

    /// Whether it is a word that can be no move at all: one without a figure, or one that begins with a figure as no move does.
    pub(in crate::notation) fn is_no_move(&self) -> bool {
        match self {
            Self::Word(_) => true,
            Self::Move { text, why } => {
                let is_figure = text.starts_with(|c: char| c.is_ascii_digit());
                matches!(why, Misread::Unreadable { .. }) && is_figure
            }
            Self::Tag
            | Self::TagTwice(_)
            | Self::Start(_)
            | Self::LeftOut(_)
            | Self::Variant(_)
            | Self::NullMove
            | Self::NullMoveInCheck(_)
            | Self::WrongSign(_)
            | Self::CommentOpen
            | Self::VariationOpen
            | Self::TooDeep
            | Self::Stray(_)
            | Self::AfterTheEnd
            | Self::NoScore
            | Self::ScoresDiffer { .. }
            | Self::BeliedScore { .. }
            | Self::Encoding(_)
            | Self::TooLong => false,
        }
    }

    /// Whether somebody wrote a move there that only cannot be played.
    pub(in crate::notation) const fn was_to_be_a_move(&self) -> bool {
        matches!(self, Self::Move { why, .. } if !matches!(why, Misread::Unreadable { .. }))
    }

    pub(in crate::notation) fn word(word: &str) -> PgnErrorKind {
        PgnErrorKind::Word(PgnErrorKind::quoted(word))
    }

    /// As much of a word as anybody needs to find it again.
    pub(in crate::notation) fn quoted(word: &str) -> String {
        word.chars().take(40).collect()
    }
}
