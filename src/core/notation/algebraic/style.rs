//! How a player likes moves written.

use serde::{Deserialize, Serialize};

use crate::notation::letters::Letters;

/// Everything that may differ between two ways of writing the same move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Style {
    /// The letters of the pieces.
    pub letters: Letters,
    /// Whether the departure square is always written.
    pub form: Form,
    /// The sign when a piece captures.
    pub capture: CaptureSign,
    /// The sign when a pawn captures.
    pub pawn_capture: CaptureSign,
    /// Whether ` e.p.` follows a capture in passing.
    pub en_passant: bool,
    /// What stands between a pawn's last square and its new piece.
    pub promotion: PromotionSign,
    /// Zeros or letters for castling.
    pub castling: CastlingSign,
    /// Whether `+` follows a check that is not mate.
    pub check: bool,
    /// The sign of mate.
    pub mate: MateSign,
}

/// Whether the departure square is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Form {
    /// `Nf3`: the departure square only as far as it is needed.
    #[default]
    Short,
    /// `Ng1f3`.
    Long,
    /// `Ng1-f3`.
    Hyphenated,
}

/// The sign of a capture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CaptureSign {
    /// `Nxe5`.
    #[default]
    Cross,
    /// `N:e5`.
    Colon,
    /// `Ne5`, `de5`.
    Unmarked,
}

/// What introduces the piece a pawn is exchanged for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PromotionSign {
    /// `e8Q`, as the Laws print it.
    #[default]
    Bare,
    /// `e8=Q`, as PGN wants it.
    Equals,
    /// `e8(Q)`.
    Brackets,
}

/// How castling is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CastlingSign {
    /// `0-0`, as the Laws print it.
    #[default]
    Zeros,
    /// `O-O`, as PGN wants it.
    Letters,
}

/// The sign of mate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MateSign {
    /// `#`.
    #[default]
    Hash,
    /// `++`.
    DoublePlus,
    /// `X`, a Polish habit.
    Cross,
    /// Nothing.
    Unmarked,
}

impl Style {
    /// As the Laws print their own examples: `exd6 e.p.`, `d8Q`, `0-0`, `+`, `#`.
    pub const fn laws(letters: Letters) -> Style {
        Style {
            letters,
            form: Form::Short,
            capture: CaptureSign::Cross,
            pawn_capture: CaptureSign::Cross,
            en_passant: true,
            promotion: PromotionSign::Bare,
            castling: CastlingSign::Zeros,
            check: true,
            mate: MateSign::Hash,
        }
    }

    /// The export form of PGN: English letters, `d8=Q`, `O-O`, nothing after a capture in passing.
    pub const fn pgn() -> Style {
        Style {
            en_passant: false,
            promotion: PromotionSign::Equals,
            castling: CastlingSign::Letters,
            ..Style::laws(Letters::English)
        }
    }

    /// As Polish players write: `G:e5`, `de5`, `X` for mate.
    pub const fn polish() -> Style {
        Style {
            capture: CaptureSign::Colon,
            pawn_capture: CaptureSign::Unmarked,
            mate: MateSign::Cross,
            ..Style::laws(Letters::Polish)
        }
    }
}

impl Default for Style {
    fn default() -> Self {
        Style::laws(Letters::English)
    }
}
