//! What the pieces a player has touched oblige them to do (Art. 4.3–4.5), worked out anew after each touch.

use super::chess960_castling_intent::{self, announced_castling};
use super::obligation::{Duty, Obligation, captured_square, castles_with, king_arrival};
use super::turn::{Released, Touch, Turn};
use crate::chess::{Bitboard, Chess, File, Move, MoveList, Position, Role, Square};
use crate::laws::editions::{Contact, Provisions, Rule};

impl Obligation {
    /// What the player who has the move owes, given what they have touched and released.
    pub fn of(position: &Chess, turn: &Turn, provisions: &Provisions) -> Self {
        if let Some((mv, rule)) = turn.intended() {
            return Self::to_play(mv, rule);
        }
        if turn.binds_to_nothing() {
            return Self::FREE;
        }
        let legal = lawful_moves(position);
        let by_touches_before =
            |order: usize| Self::by_touch(position, &legal, turn, provisions, order);
        let by_touch = by_touches_before(usize::MAX);
        let owed = released_part(position, &legal, turn, by_touches_before).unwrap_or(by_touch);
        let promotes = |(square, _): &&(Square, Role)| {
            let there = |mv: &Move| mv.is_promotion() && mv.to() == *square && owed.permits(*mv);
            legal.iter().any(there)
        };
        match turn.spares().iter().find(promotes) {
            Some((_, role)) if !matches!(owed.duty, Duty::Play(_)) => Self {
                promotion: Some(*role),
                rule: Rule::PromotionChoiceFinal,
                ..owed
            },
            Some(_) | None => owed,
        }
    }

    /// One move must be played: the one written down for a wrong claim of a draw (9.5.3), or begun by a released piece
    /// before the clock was pressed too early (7.5.1 with 4.7).
    const fn to_play(mv: Move, rule: Rule) -> Self {
        let duty = match mv {
            Move::Castle { king, rook } => Duty::Castle { king, rook },
            Move::Normal { .. } | Move::EnPassant { .. } | Move::Put { .. } => Duty::Play(mv),
        };
        Self {
            duty,
            rule,
            ..Self::FREE
        }
    }

    /// What the pieces oblige to that were touched before that place in the order of the turn.
    fn by_touch(
        position: &Chess,
        legal: &MoveList,
        turn: &Turn,
        provisions: &Provisions,
        order: usize,
    ) -> Self {
        let us = position.turn();
        let is_before = |touch: &&Touch| touch.order < order;
        let mut touches: Vec<Touch> = turn.touches().filter(is_before).copied().collect();
        if provisions.contact == Contact::AnyButAccidental && turn.doubtful().next().is_some() {
            touches.extend(turn.doubtful().filter(is_before));
            touches.sort_by_key(|touch| touch.at);
        }
        let as_seen = touches.clone();
        // Where the order is unclear the own piece counts as touched first (4.3.3), the king before a rook (4.4.1).
        let with_a_rook = as_seen.iter().find(|king| {
            let castles = |rook: &Touch| rook.at == king.at && is_castling_rook(position, rook);
            king.piece == us.king() && as_seen.iter().any(castles)
        });
        touches.sort_by_key(|touch| {
            let is_king_with_a_rook = Some(touch) == with_a_rook;
            (touch.at, !is_king_with_a_rook, touch.piece.color != us)
        });
        let is_unclear = touches != as_seen;
        let mut seen = Bitboard::EMPTY;
        touches.retain(|touch| {
            let is_first = !seen.contains(touch.square);
            seen.add(touch.square);
            is_first
        });
        if touches.is_empty() {
            return Self::FREE;
        }
        let that_bind = touches_from_the_first_that_binds(position, legal, &touches);
        if turn.is_bound_to_announced_castling()
            && let Some(castling) = announced_castling(position, legal, that_bind)
        {
            return castling;
        }
        if let Some(castling) = castling_by_touch(position, legal, that_bind) {
            return castling;
        }
        let barred = rook_before_king(position, &touches);
        let bound = |duty, rule| Self {
            duty,
            barred,
            promotion: None,
            rule,
        };
        let movable = |square: Square| {
            legal
                .iter()
                .any(|mv| mv.from() == Some(square) && !castles_with(*mv, barred))
        };
        let capturable =
            |square: Square| legal.iter().any(|mv| captured_square(*mv) == Some(square));
        let own = || touches.iter().filter(|touch| touch.piece.color == us);
        let enemy = || touches.iter().filter(|touch| touch.piece.color != us);

        // What binds once it is touched does not set free when more is touched.
        let one_of_each = matches!(touches.as_slice(), [first, second, ..] if first.piece.color != second.piece.color);
        if let (Some(piece), Some(target)) = (own().next(), enemy().next()) {
            let together = legal.iter().any(|mv| {
                mv.from() == Some(piece.square) && captured_square(*mv) == Some(target.square)
            });
            if together && (one_of_each || provisions.touch_both_any_number) {
                return bound(
                    Duty::CaptureWith {
                        piece: piece.square,
                        target: target.square,
                    },
                    Rule::TouchBoth,
                );
            }
        }
        let first = touches.iter().find_map(|touch| {
            if touch.piece.color == us {
                movable(touch.square).then_some(Duty::Move(touch.square))
            } else {
                capturable(touch.square).then_some(Duty::Capture(touch.square))
            }
        });
        let mixed = own().next().is_some() && enemy().next().is_some();
        match first {
            Some(duty @ Duty::Move(square)) if barred.is_some() && castles(position, square) => {
                bound(duty, Rule::TouchRookThenKing)
            }
            Some(duty @ Duty::Move(_)) if mixed && is_unclear => {
                bound(duty, Rule::TouchOrderUnclear)
            }
            Some(duty) if mixed => bound(duty, Rule::TouchBoth),
            Some(duty @ Duty::Capture(_)) => bound(duty, Rule::TouchOpp),
            Some(duty) => bound(duty, Rule::TouchOwn),
            None => bound(Duty::None, Rule::TouchedNonePlayable),
        }
    }
}

/// The legal moves. Where an illegal move was let stand a king may be left to be captured, which is never legal (1.4.1).
pub fn lawful_moves(position: &Chess) -> MoveList {
    let mut legal = position.legal_moves();
    legal.retain(|mv| mv.capture() != Some(Role::King));
    legal
}

/// Whether the piece there is one of those that castle.
fn castles(position: &Chess, square: Square) -> bool {
    let role = position.board().role_at(square);
    matches!(role, Some(Role::King | Role::Rook))
}

/// The touches from the first on that can mean a move: a piece that can move or be captured, or the king. What was touched
/// before and can neither move nor be captured changes nothing (4.5).
fn touches_from_the_first_that_binds<'t>(
    position: &Chess,
    legal: &MoveList,
    touches: &'t [Touch],
) -> &'t [Touch] {
    let king = position.turn().king();
    let counts = |touch: &Touch| {
        let plays = |mv: &Move| {
            mv.from() == Some(touch.square) || captured_square(*mv) == Some(touch.square)
        };
        touch.piece == king || legal.iter().any(plays)
    };
    let first = touches.iter().position(counts);
    &touches[first.unwrap_or(touches.len())..]
}

/// King touched, then rook, or both at one moment: that castling if it is legal (4.4.1), else the king (4.4.3).
fn castling_by_touch(position: &Chess, legal: &MoveList, touches: &[Touch]) -> Option<Obligation> {
    let us = position.turn();
    let [king, rook, ..] = touches else {
        return None;
    };
    if king.piece != us.king() || rook.piece != us.rook() {
        return None;
    }
    let bound = |duty, rule| {
        Some(Obligation {
            duty,
            barred: None,
            promotion: None,
            rule,
        })
    };
    let castle = Move::Castle {
        king: king.square,
        rook: rook.square,
    };
    if legal.contains(&castle) {
        return bound(
            Duty::Castle {
                king: king.square,
                rook: rook.square,
            },
            Rule::TouchKingRook,
        );
    }
    if !is_castling_rook(position, rook) {
        return None;
    }
    let duty = if legal.iter().any(|mv| mv.from() == Some(king.square)) {
        Duty::Move(king.square)
    } else {
        Duty::None
    };
    bound(duty, Rule::CastleIntentIllegal)
}

/// Whether an own rook was touched that stands where it does before castling, and the king where it does.
fn is_castling_rook(position: &Chess, touch: &Touch) -> bool {
    let corner = matches!(touch.square.file(), File::A | File::H)
        || chess960_castling_intent::is_played_here(position);
    touch.piece == position.turn().rook() && corner && stands_for_castling(position, touch.square)
}

/// Whether king and square lie on the first rank of the player who has the move, where castling happens.
fn stands_for_castling(position: &Chess, square: Square) -> bool {
    let us = position.turn();
    let home = us.fold_wb(crate::chess::Rank::First, crate::chess::Rank::Eighth);
    let is_at_home = |king: Square| {
        let anywhere = chess960_castling_intent::is_played_here(position);
        king.rank() == home && (anywhere || king.file() == File::E)
    };
    square.rank() == home && position.board().king_of(us).is_some_and(is_at_home)
}

/// The first rook touched before the king with which that player could still have castled (4.4.2).
fn rook_before_king(position: &Chess, touches: &[Touch]) -> Option<Square> {
    let (us, rights) = (position.turn(), position.castles().castling_rights());
    let castles = |touch: &Touch| touch.piece == us.rook() && rights.contains(touch.square);
    let rook = touches.iter().position(castles)?;
    let king = touches.iter().position(|touch| touch.piece == us.king())?;
    (rook < king && touches[rook].at < touches[king].at).then(|| touches[rook].square)
}

/// What a released piece already fixes: a king two squares away, a pawn on the last rank, or a pawn where it captures en
/// passant (4.7), by the touches before it; those that came later change nothing, nor does putting the piece back. A piece that
/// was released where it may not go, or that another one touched before keeps from moving, fixes nothing, and the next one may.
fn released_part(
    position: &Chess,
    legal: &MoveList,
    turn: &Turn,
    by_touches_before: impl Fn(usize) -> Obligation,
) -> Option<Obligation> {
    let fixed = |released: &Released, order: usize| {
        fixed_by(position, legal, turn, by_touches_before(order), *released)
    };
    let is_legal = |part: &Obligation| part.rule != Rule::CastlingKingReleasedIllegal;
    let mut by_legal_parts = turn
        .let_go()
        .iter()
        .filter_map(|released| fixed(released, released.order))
        .filter(is_legal);
    // A castling that was begun and is not legal leaves whatever else the pieces touched oblige to.
    let part = by_legal_parts.next();
    let whole = || made_and_taken_back(legal, turn, &by_touches_before);
    part.or_else(whole).or_else(|| {
        let mut released = turn.released().iter();
        released.find_map(|released| fixed(released, usize::MAX))
    })
}

/// The legal move that was made by letting go of a piece and taken back for a touch before it, where that touch binds no more:
/// it was made all the same (4.7).
fn made_and_taken_back(
    legal: &MoveList,
    turn: &Turn,
    by_touches_before: impl Fn(usize) -> Obligation,
) -> Option<Obligation> {
    let still_there = turn.released().len();
    let back = &turn.let_go()[..turn.let_go().len().saturating_sub(still_there)];
    back.iter().find_map(|released| {
        let by_touch = by_touches_before(released.order);
        let mut touches = turn.touches().filter(|it| it.order < released.order);
        // Of a capture nothing was made while the other piece stood there.
        let is_whole = |mv: &Move| {
            let captured = captured_square(*mv);
            captured.is_none_or(|square| touches.any(|touch| touch.square == square))
        };
        let leads_there = |mv: &&Move| {
            mv.from() == Some(released.from)
                && mv.to() == released.to
                && !mv.is_castle()
                && !mv.is_promotion()
        };
        let mv = legal.iter().find(leads_there).copied().filter(is_whole)?;
        by_touch.permits(mv).then_some(Obligation {
            duty: Duty::Play(mv),
            rule: Rule::ReleasedStays,
            ..by_touch
        })
    })
}

/// What one released piece fixes.
fn fixed_by(
    position: &Chess,
    legal: &MoveList,
    turn: &Turn,
    by_touch: Obligation,
    released: Released,
) -> Option<Obligation> {
    let us = position.turn();
    let Released {
        piece, from, to, ..
    } = released;
    let leads_there = |mv: &&Move| mv.from() == Some(from) && mv.to() == to;
    if piece == us.king() && steps_like_castling(position, turn, from, to) {
        let is_a_step = legal.iter().any(|mv| leads_there(&mv) && !mv.is_castle());
        let castle = legal.iter().find_map(|mv| match *mv {
            Move::Castle { king, rook } if king == from && king_arrival(king, rook) == to => {
                Some(rook)
            }
            _ => None,
        });
        let Some(rook) = castle else {
            let castles_elsewhere = matches!(by_touch.duty, Duty::Castle { .. });
            return (!is_a_step && !castles_elsewhere).then_some(Obligation {
                rule: Rule::CastlingKingReleasedIllegal,
                ..by_touch
            });
        };
        return by_touch
            .permits(Move::Castle { king: from, rook })
            .then_some(Obligation {
                duty: Duty::Castle { king: from, rook },
                barred: None,
                promotion: None,
                rule: if is_a_step {
                    Rule::Chess960Intention
                } else {
                    Rule::CastlingKingReleased
                },
            });
    }
    if let Some(promotion) = promotion_by_new_piece(legal, turn, by_touch, released) {
        return Some(Obligation {
            duty: Duty::Play(promotion),
            rule: Rule::ReleasedStays,
            ..by_touch
        });
    }
    let mut allowed = legal
        .iter()
        .filter(|mv| leads_there(mv) && by_touch.permits(**mv));
    let passes = |mv: &&Move| matches!(mv, Move::EnPassant { .. });
    if let Some(mv) = allowed.clone().find(passes) {
        return Some(Obligation {
            duty: Duty::Play(*mv),
            rule: Rule::ReleasedStays,
            ..by_touch
        });
    }
    if piece == us.pawn() && allowed.any(|mv| mv.is_promotion()) {
        let duty = Duty::Promote { from, to };
        return Some(Obligation {
            duty,
            rule: Rule::PromotionPawnReleased,
            ..by_touch
        });
    }
    None
}

/// The promotion of which a new piece that was let go of is a part, its pawn still to be taken off (4.6.2 with 4.7): it
/// has come from the box, and from nowhere on the board.
fn promotion_by_new_piece(
    legal: &MoveList,
    turn: &Turn,
    by_touch: Obligation,
    released: Released,
) -> Option<Move> {
    let Released {
        piece, from, to, ..
    } = released;
    let mut chosen = turn.spares().iter().filter(|(square, _)| *square == to);
    let is_chosen = chosen.next().is_some_and(|(_, role)| *role == piece.role);
    let is_it = |mv: &&Move| {
        let promotes = mv.to() == to && mv.promotion() == Some(piece.role);
        from == to && is_chosen && promotes && by_touch.permits(**mv)
    };
    let mut promotions = legal.iter().filter(is_it);
    // Of two pawns that could capture there neither is meant yet.
    let promotion = promotions.next().copied();
    promotion.filter(|_| promotions.next().is_none())
}

/// Whether the king was released where castling would be legal, but the pieces touched before forbid it.
pub fn is_castling_forbidden_by_touch(position: &Chess, turn: &Turn, owed: Obligation) -> bool {
    turn.released().last().is_some_and(|released| {
        let Released {
        piece, from, to, ..
    } = *released;
        let begins = |mv: &Move| matches!(*mv, Move::Castle { king, rook } if king == from && king_arrival(king, rook) == to);
        piece == position.turn().king()
            && steps_like_castling(position, turn, from, to)
            && position.legal_moves().iter().any(|mv| begins(mv) && !owed.permits(*mv))
    })
}

/// Whether a king went two squares along its rank, as castling begins in ordinary chess, or as it begins in Chess960.
fn steps_like_castling(position: &Chess, turn: &Turn, from: Square, to: Square) -> bool {
    let begins = if chess960_castling_intent::is_played_here(position) {
        chess960_castling_intent::steps_like_castling(from, to, turn)
    } else {
        from.file().distance(to.file()) == 2
    };
    begins && from.rank() == to.rank() && stands_for_castling(position, to)
}
