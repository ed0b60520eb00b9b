//! Why a move was stopped before it was made, in a sentence and with its article.

use super::hand_input::Stopped;
use crate::chess::illegal_reason::{CastlingObstacle, IllegalReason, illegal_reason};
use crate::chess::{Bitboard, Role, Square};
use crate::laws::Rule;
use crate::ui::view::snapshot::View;

/// Why that move was stopped.
#[must_use]
pub fn why(view: &View<'_>, stopped: Stopped) -> String {
    let squares = [("from", stopped.from.into()), ("to", stopped.to.into())];
    if stopped.is_owed_otherwise {
        return view.tr_args("teach-owed-otherwise", &squares).into_owned();
    }
    let position = view.table().game().position();
    let Some(found) = illegal_reason(position, stopped.from, stopped.to, None) else {
        return view.tr_args("teach-not-legal", &squares).into_owned();
    };
    let told = Told::of(found);
    let mut args = Vec::new();
    args.extend(told.role.map(|role| ("role", role.into())));
    args.extend(told.square.map(|square| ("square", square.into())));
    let why = view.tr_args(told.id, &args);
    let edition = view.arbiter.terms().edition;
    let rule = Rule::by_slug(found.rule());
    match rule.and_then(|rule| rule.articles(edition).next()) {
        Some(article) => {
            let args = [("why", why.into()), ("article", article.into())];
            view.tr_args("teach-objection", &args).into_owned()
        }
        None => why.into_owned(),
    }
}

/// An objection as a message and what it tells.
struct Told {
    id: &'static str,
    role: Option<Role>,
    square: Option<Square>,
}

impl Told {
    const fn plain(id: &'static str) -> Self {
        Self {
            id,
            role: None,
            square: None,
        }
    }

    const fn at(id: &'static str, square: Square) -> Self {
        Self {
            id,
            role: None,
            square: Some(square),
        }
    }

    fn by(id: &'static str, attackers: Bitboard) -> Self {
        Self {
            id,
            role: None,
            square: attackers.first(),
        }
    }

    fn of(objection: IllegalReason) -> Self {
        match objection {
            IllegalReason::NoPiece => Self::plain("object-no-piece"),
            IllegalReason::NoMove => Self::plain("object-no-move"),
            IllegalReason::NotYours(_) => Self::plain("object-not-yours"),
            IllegalReason::OwnPieceThere(_) => Self::plain("object-own-piece"),
            IllegalReason::NotItsWay(role) => Self {
                role: Some(role),
                ..Self::plain("object-not-its-way")
            },
            IllegalReason::Jumps { over, .. } => Self::at("object-jumps", over),
            IllegalReason::PawnBlocked { by } => Self::at("object-pawn-blocked", by),
            IllegalReason::PawnTwoSquaresLater => Self::plain("object-pawn-two-squares"),
            IllegalReason::PawnBackwards => Self::plain("object-pawn-backwards"),
            IllegalReason::PawnCapturesNothing => Self::plain("object-pawn-captures-nothing"),
            IllegalReason::EnPassantNotNow { .. } => Self::plain("object-en-passant"),
            IllegalReason::PromotionMissing
            | IllegalReason::PromotionTo(_)
            | IllegalReason::PromotionOutOfPlace => Self::plain("object-promotion"),
            IllegalReason::KingIntoAttack { attackers } => {
                Self::by("object-into-attack", attackers)
            }
            IllegalReason::StaysInCheck { attackers } => {
                Self::by("object-stays-in-check", attackers)
            }
            IllegalReason::ExposesKing { attackers } => Self::by("object-exposes-king", attackers),
            IllegalReason::Castling(_, obstacle) => Self::of_castling(obstacle),
        }
    }

    fn of_castling(obstacle: CastlingObstacle) -> Self {
        match obstacle {
            CastlingObstacle::RightLost => Self::plain("object-castling-right-lost"),
            CastlingObstacle::InCheck { attackers } => {
                Self::by("object-castling-in-check", attackers)
            }
            CastlingObstacle::PieceBetween(square) => Self::at("object-castling-between", square),
            CastlingObstacle::PassesAttack { over, .. } => {
                Self::at("object-castling-through", over)
            }
            CastlingObstacle::ArrivesInAttack { attackers } => {
                Self::by("object-castling-into", attackers)
            }
        }
    }
}
