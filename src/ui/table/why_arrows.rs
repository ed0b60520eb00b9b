//! Arrows that show on the board why a move is refused or was ruled illegal: from the piece that gives check to the king,
//! or to whatever stands in the way.

use super::hand_input::PreventedMove;
use super::move_progress::is_unsettled;
use super::ruling_lifetime::standing_rulings;
use crate::chess::illegal_reason::{CastlingObstacle, IllegalReason, illegal_reason};
use crate::chess::{Bitboard, Position, Square};
use crate::laws::Rule;
use crate::ui::view::frame_view::View;
use crate::ui::view::settings::AssistLevel;

/// The arrows that are to be drawn now, `stopped` being the move that a teacher has stopped; a tournament shows none.
#[must_use]
pub fn why_arrows(view: &View<'_>, stopped: Option<PreventedMove>) -> Vec<(Square, Square)> {
    if view.settings.assist == AssistLevel::Tournament || !view.is_playing() {
        return Vec::new();
    }
    let position = view.table().game().position();
    let refused = match (stopped, view.table().turn().released()) {
        (Some(stopped), _) => Some((stopped.from, stopped.to)),
        (None, [released]) if is_unsettled(view) => Some((released.from, released.to)),
        (None, _) => None,
    };
    if let Some((from, to)) = refused {
        let found = illegal_reason(position, from, to, None);
        return found.map_or_else(Vec::new, |found| arrows(position, found, (from, to)));
    }
    let newest = standing_rulings(view).first().copied();
    let rests_on_check = newest.is_some_and(|index| {
        let mut rulings = view.log[index].rulings.iter();
        rulings.any(|it| [Rule::NoSelfCheck, Rule::CheckDef].contains(&it.rule))
    });
    if rests_on_check {
        to_the_king(position, position.checkers())
    } else {
        Vec::new()
    }
}

fn arrows(
    position: &impl Position,
    found: IllegalReason,
    (from, to): (Square, Square),
) -> Vec<(Square, Square)> {
    let aimed =
        |attackers: Bitboard, at: Square| attackers.into_iter().map(|it| (it, at)).collect();
    match found {
        IllegalReason::KingIntoAttack { attackers } => aimed(attackers, to),
        IllegalReason::StaysInCheck { attackers }
        | IllegalReason::ExposesKing { attackers }
        | IllegalReason::Castling(_, CastlingObstacle::InCheck { attackers }) => {
            to_the_king(position, attackers)
        }
        IllegalReason::Castling(_, CastlingObstacle::PassesAttack { over, attackers }) => {
            aimed(attackers, over)
        }
        IllegalReason::Castling(_, CastlingObstacle::ArrivesInAttack { attackers }) => {
            aimed(attackers, to)
        }
        IllegalReason::Jumps { over, .. }
        | IllegalReason::PawnBlocked { by: over }
        | IllegalReason::PawnTwoSquaresBlocked { by: over }
        | IllegalReason::Castling(_, CastlingObstacle::PieceBetween(over)) => vec![(from, over)],
        IllegalReason::NoPiece
        | IllegalReason::NoMove
        | IllegalReason::NotYours(_)
        | IllegalReason::OwnPieceThere(_)
        | IllegalReason::NotItsWay(_)
        | IllegalReason::PawnTwoSquaresLater
        | IllegalReason::PawnBackwards
        | IllegalReason::PawnCapturesNothing
        | IllegalReason::EnPassantNotNow { .. }
        | IllegalReason::PromotionMissing
        | IllegalReason::PromotionTo(_)
        | IllegalReason::PromotionOutOfPlace
        | IllegalReason::CapturesKing
        | IllegalReason::Castling(
            _,
            CastlingObstacle::RightLost | CastlingObstacle::NotItsSquare,
        ) => Vec::new(),
    }
}

/// From each of those pieces to the king that is in check, or would be.
fn to_the_king(position: &impl Position, attackers: Bitboard) -> Vec<(Square, Square)> {
    let king = position.board().king_of(position.turn());
    let to = |king| attackers.into_iter().map(move |it| (it, king));
    king.into_iter().flat_map(to).collect()
}
