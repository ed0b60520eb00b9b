//! Why a text is no FEN, and what keeps a game from beginning in a position, in words.

use std::borrow::Cow;

use super::Words;
use crate::chess::fen_reader::FenError;
use crate::chess::setup_validation::PositionFault;

impl Words {
    /// What keeps a game from beginning in a position.
    pub fn position_fault(self, fault: PositionFault) -> Cow<'static, str> {
        match fault {
            PositionFault::NoKing(color) => {
                self.tr_args("set-up-no-king", &[("player", color.into())])
            }
            PositionFault::TooManyKings(color) => {
                self.tr_args("set-up-too-many-kings", &[("player", color.into())])
            }
            PositionFault::PawnOnLastRank => self.tr("set-up-pawn-on-last-rank"),
            PositionFault::OpponentInCheck(color) => {
                self.tr_args("set-up-opponent-in-check", &[("player", color.into())])
            }
            PositionFault::Castling => self.tr("set-up-castling-wrong"),
            PositionFault::EnPassant => self.tr("set-up-en-passant-wrong"),
        }
    }

    /// All that keeps a game from beginning in a position.
    pub fn position_faults(self, faults: &[PositionFault]) -> String {
        let told = faults.iter().map(|fault| self.position_fault(*fault));
        told.collect::<Vec<_>>().join(" ")
    }

    /// What was wrong in a FEN and was left out.
    pub fn omission(self, fault: PositionFault) -> String {
        let id = match fault {
            PositionFault::EnPassant => "start-en-passant-left-out",
            PositionFault::NoKing(_)
            | PositionFault::TooManyKings(_)
            | PositionFault::PawnOnLastRank
            | PositionFault::OpponentInCheck(_)
            | PositionFault::Castling => "start-castling-left-out",
        };
        self.tr(id).into_owned()
    }

    /// Why a text is no FEN.
    pub fn fen_error(self, fault: &FenError) -> Cow<'static, str> {
        let about = |id: &str, text: &str| self.tr_args(id, &[("text", text.into())]);
        match fault {
            FenError::Rows(count) => self.tr_args("fen-rows", &[("count", (*count).into())]),
            FenError::RowLength { row, squares } => self.tr_args(
                "fen-row-length",
                &[("row", (*row).into()), ("count", (*squares).into())],
            ),
            FenError::Sign(sign) => about("fen-sign", &sign.to_string()),
            FenError::Turn(part) => about("fen-turn", part),
            FenError::Castling(part) => about("fen-castling", part),
            FenError::EnPassant(part) => about("fen-en-passant", part),
            FenError::Count(part) => about("fen-count", part),
            FenError::Surplus(part) => about("fen-surplus", part),
        }
    }
}
