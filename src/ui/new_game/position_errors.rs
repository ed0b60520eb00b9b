//! What is wrong with a position that is being set up, in words.

use crate::chess::chess960_start_number;
use crate::chess::fen_reader::FenError;
use crate::chess::setup_validation::PositionFault;
use crate::ui::view::frame_view::View;

/// What keeps a game from beginning in a position.
pub fn fault_text(view: &View<'_>, fault: PositionFault) -> String {
    let text = match fault {
        PositionFault::NoKing(color) => view.tr_args("set-up-no-king", &[("player", color.into())]),
        PositionFault::TooManyKings(color) => {
            view.tr_args("set-up-too-many-kings", &[("player", color.into())])
        }
        PositionFault::PawnOnLastRank => view.tr("set-up-pawn-on-last-rank"),
        PositionFault::OpponentInCheck(color) => {
            view.tr_args("set-up-opponent-in-check", &[("player", color.into())])
        }
        PositionFault::Castling => view.tr("set-up-castling-wrong"),
        PositionFault::EnPassant => view.tr("set-up-en-passant-wrong"),
    };
    text.into_owned()
}

/// Why a text is no FEN.
pub fn fen_fault_text(view: &View<'_>, fault: &FenError) -> String {
    let about = |id: &str, text: &str| view.tr_args(id, &[("text", text.into())]);
    let text = match fault {
        FenError::Rows(count) => view.tr_args("fen-rows", &[("count", (*count).into())]),
        FenError::RowLength { row, squares } => view.tr_args(
            "fen-row-length",
            &[("row", (*row).into()), ("count", (*squares).into())],
        ),
        FenError::Sign(sign) => about("fen-sign", &sign.to_string()),
        FenError::Turn(part) => about("fen-turn", part),
        FenError::Castling(part) => about("fen-castling", part),
        FenError::EnPassant(part) => about("fen-en-passant", part),
        FenError::Count(part) => about("fen-count", part),
        FenError::Surplus(part) => about("fen-surplus", part),
    };
    text.into_owned()
}

/// What keeps a first rank from being, or becoming, one of the 960.
pub fn rank_fault_text(view: &View<'_>, fault: chess960_start_number::RankFault) -> String {
    let text = match fault {
        chess960_start_number::RankFault::TooMany { role, allowed, .. } => view.tr_args(
            "rank-too-many",
            &[("role", role.into()), ("allowed", allowed.into())],
        ),
        chess960_start_number::RankFault::BishopsOnOneColor { light } => {
            let shade = if light { "light" } else { "dark" };
            view.tr_args("rank-bishops", &[("shade", shade.into())])
        }
        chess960_start_number::RankFault::KingOutsideRooks { .. } => view.tr("rank-king-outside"),
        chess960_start_number::RankFault::NoWayOn => view.tr("rank-no-way-on"),
        chess960_start_number::RankFault::Incomplete { empty } => {
            view.tr_args("rank-incomplete", &[("count", empty.into())])
        }
    };
    text.into_owned()
}
