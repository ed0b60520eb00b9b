//! Articles 1 and 3: whose pieces move, and how; why a move that was put back is not legal.
//!
//! What is no legal move becomes an illegal move by Article 7, when the clock is pressed. This chapter says why it is not
//! legal, beside the ruling that puts it back; nothing more follows from it.

use crate::chess::Role;
use crate::chess::illegal_reason::{CastlingObstacle, IllegalReason};
use crate::laws::answers::Ruling;
use crate::laws::editions::Rule;
use crate::laws::facts::Case;
use crate::laws::facts::illegal_on_board::Illegality;

pub(super) fn consult(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    rulings.extend(why_not_legal(case)); // 1.2, 1.4.1, 3.1–3.10
}

/// Art. 3.10.2 — a move is illegal when it does not meet 3.1 to 3.9: which of them, once it has been put back or, as a pawn
/// that was not exchanged, put right.
fn why_not_legal(case: Case<'_>) -> Vec<Ruling> {
    let put_back = case.found.iter().find_map(|ruling| {
        let rules = match ruling.rule {
            Rule::UnpromotedPawnPressed => &[Rule::PromotionMandatory],
            Rule::IllegalRestore => {
                let has_chess960 = case.provisions().chess960 && case.table.game().is_chess960();
                rules_of(case.table.not_legal()?, has_chess960)
            }
            _ => return None,
        };
        Some((ruling.concerns?, rules))
    });
    let Some((player, rules)) = put_back else {
        return Vec::new();
    };
    let cited = rules.iter().map(|rule| Ruling::on(player, *rule, []));
    cited.collect()
}

const fn rules_of(not_legal: Illegality, is_chess960: bool) -> &'static [Rule] {
    match not_legal {
        Illegality::Move(reason) => rules_against(reason, is_chess960),
        Illegality::HalfCastling => &[Rule::CastlingGeometry], // 3.8.2
        Illegality::HalfPromotion => &[Rule::PromotionMandatory], // 3.7.3.3–3.7.3.5
        Illegality::HalfCapture(_) | Illegality::Board => &[Rule::LegalMoveDef],
    }
}

/// The rules that stand against a move: first the one that forbids it, then what explains it. What stands in the way of
/// castling is for Guideline II to say where Chess960 is played by it.
pub const fn rules_against(reason: IllegalReason, is_chess960: bool) -> &'static [Rule] {
    match reason {
        IllegalReason::NoPiece | IllegalReason::NoMove => &[Rule::LegalMoveDef], // 3.10.2
        IllegalReason::NotYours(_) => &[Rule::WhiteFirst],                       // 1.2
        IllegalReason::CapturesKing => &[Rule::KingSafetyProhibitions],          // 1.4.1
        IllegalReason::OwnPieceThere(_) => &[Rule::OwnPieceBlocks],              // 3.1
        IllegalReason::NotItsWay(role) => way_of(role),                          // 3.2–3.8
        IllegalReason::Jumps { .. } => &[Rule::SliderNoJump],                    // 3.5
        IllegalReason::PawnBlocked { .. } | IllegalReason::PawnBackwards => &[Rule::PawnOne], // 3.7.1
        IllegalReason::PawnTwoSquaresBlocked { .. } | IllegalReason::PawnTwoSquaresLater => {
            &[Rule::PawnTwo] // 3.7.2
        }
        IllegalReason::PawnCapturesNothing => &[Rule::PawnCapture], // 3.7.3
        IllegalReason::EnPassantNotNow { .. } => &[Rule::EnPassant], // 3.7.3.1, 3.7.3.2
        IllegalReason::PromotionMissing
        | IllegalReason::PromotionTo(_)
        | IllegalReason::PromotionOutOfPlace => &[Rule::PromotionMandatory], // 3.7.3.3–3.7.3.5
        IllegalReason::Castling(_, CastlingObstacle::PieceBetween(_)) if is_chess960 => {
            &[Rule::Chess960Vacant] // II.3.2.7.4
        }
        IllegalReason::Castling(_, obstacle) => castling(obstacle), // 3.8.2
        IllegalReason::StaysInCheck { .. } => &[Rule::NoSelfCheck, Rule::CheckDef], // 3.9.2, 3.9.1
        IllegalReason::KingIntoAttack { .. } | IllegalReason::ExposesKing { .. } => {
            &[Rule::NoSelfCheck] // 3.9.2
        }
    }
}

/// Art. 3.2–3.4, 3.6–3.8 — how each piece moves.
const fn way_of(role: Role) -> &'static [Rule] {
    match role {
        Role::Bishop => &[Rule::MoveBishop],
        Role::Rook => &[Rule::MoveRook],
        Role::Queen => &[Rule::MoveQueen],
        Role::Knight => &[Rule::MoveKnight],
        Role::Pawn => &[Rule::PawnOne],
        Role::King => &[Rule::KingStep],
    }
}

/// Art. 3.8.2 — what castling is, when it is gone for good, and when it has to wait.
const fn castling(obstacle: CastlingObstacle) -> &'static [Rule] {
    match obstacle {
        CastlingObstacle::NotItsSquare => &[Rule::CastlingGeometry],
        CastlingObstacle::RightLost => &[Rule::CastlingRightLost],
        CastlingObstacle::InCheck { .. }
        | CastlingObstacle::PieceBetween(_)
        | CastlingObstacle::PassesAttack { .. }
        | CastlingObstacle::ArrivesInAttack { .. } => &[Rule::CastlingTempPrevented],
    }
}
