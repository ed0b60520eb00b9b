//! Why a text is no position, in words.

use std::borrow::Cow;

use super::Words;
use crate::chess::fen_reader::FenError;
use crate::chess::setup_validation::PositionFault;

impl Words {
    /// Why a text is no FEN.
    #[must_use]
    pub fn fen_error(self, error: &FenError) -> Cow<'static, str> {
        let about = |id: &str, text: &str| self.tr_args(id, &[("text", text.into())]);
        match error {
            FenError::Rows(count) => self.tr_args("fen-rows", &[("count", (*count).into())]),
            FenError::RowLength { row, squares } => {
                let args = [("row", (*row).into()), ("count", (*squares).into())];
                self.tr_args("fen-row-length", &args)
            }
            FenError::Sign(sign) => about("fen-sign", &sign.to_string()),
            FenError::Turn(part) => about("fen-turn", part),
            FenError::Castling(part) => about("fen-castling", part),
            FenError::EnPassant(part) => about("fen-en-passant", part),
            FenError::Count(part) => about("fen-count", part),
            FenError::Surplus(part) => about("fen-surplus", part),
        }
    }

    /// What keeps a game from beginning in a position.
    #[must_use]
    pub fn position_fault(self, fault: PositionFault) -> Cow<'static, str> {
        let of_player = |id: &str, player| self.tr_args(id, &[("player", player)]);
        match fault {
            PositionFault::NoKing(color) => of_player("set-up-no-king", color.into()),
            PositionFault::TooManyKings(color) => of_player("set-up-too-many-kings", color.into()),
            PositionFault::PawnOnLastRank => self.tr("set-up-pawn-on-last-rank"),
            PositionFault::OpponentInCheck(color) => {
                of_player("set-up-opponent-in-check", color.into())
            }
            PositionFault::Castling => self.tr("set-up-castling-wrong"),
            PositionFault::EnPassant => self.tr("set-up-en-passant-wrong"),
        }
    }
}
