//! The acts a move consists of, in their proper order.

use super::event::{ArbiterAct, Decision, Deed, Event, PlayerAct};
use super::hands::{Hand, HeldFrom};
use super::move_in_any_language::read_in_any_language;
use super::obligation::captured_square;
use super::table::{Standing, Table};
use crate::chess::{Board, CastlingSide, Chess, Color, Move, Position, Role, Square};
use crate::laws::answers::Question;
use crate::notation::spoken;

/// What a shorthand act stands for.
pub(in crate::laws) enum Acts {
    /// Itself.
    One,
    /// These of that player, in order.
    Many(Color, Vec<PlayerAct>),
    /// Nothing: its text names no legal move.
    NoSuchMove,
    /// The decision of a question that need not be the one asked first.
    Decision(Question, Decision),
    /// Nothing: the pieces do not stand so that the move could be carried out.
    OutOfPlace,
}

/// What an event's act stands for.
pub(in crate::laws) fn acts(event: &Event, table: &Table) -> Acts {
    let (player, text, press) = match &event.deed {
        // In the break and after the end nothing is played.
        Deed::Player(..) if table.standing() != Standing::Playing => return Acts::One,
        Deed::Player(player, PlayerAct::Play(text)) => (*player, text, false),
        Deed::Player(player, PlayerAct::Move(text)) => (*player, text, true),
        Deed::Arbiter(ArbiterAct::DecideOn(question, decision)) => {
            return Acts::Decision(*question, *decision);
        }
        _ => return Acts::One,
    };
    let position = table.game().position();
    let is_theirs = position.turn() == player;
    let Some(mv) = read_in_any_language(position, text).filter(|_| is_theirs) else {
        return Acts::NoSuchMove;
    };
    let is_stuck = table.awaits_verdict_on_the_board();
    if is_stuck || !is_in_hand_or_nothing(table, player, mv) || !stands_ready(table, player, mv) {
        return Acts::OutOfPlace;
    }
    let mut acts = acts_of(position, mv);
    if table.blind().any() {
        acts.push(PlayerAct::Announce(spoken::announce(mv)));
    }
    acts.extend(press.then_some(PlayerAct::Press));
    Acts::Many(player, acts)
}

/// Whether the player's hand is idle, or holds what the move carries first.
fn is_in_hand_or_nothing(table: &Table, player: Color, mv: Move) -> bool {
    match *table.hand(player) {
        Hand::Holding { from, .. } | Hand::Standing { from, .. } => {
            mv.from().map(HeldFrom::Square) == Some(from)
        }
        Hand::Empty | Hand::Touching(_) => true,
    }
}

/// Whether the pieces stand as the game left them, but for what the move captures, which may be off the board already, and for
/// displaced ones that are not in its way and that nobody has found.
fn stands_ready(table: &Table, player: Color, mv: Move) -> bool {
    let position = table.game().position();
    let (known, stands) = (position.board(), with_hand_put_back(table, player));
    let put_right = table.put_right(&stands);
    let captured = captured_square(mv);
    let in_order = Square::ALL.into_iter().all(|square| {
        let is_there = put_right.piece_at(square) == known.piece_at(square);
        is_there || Some(square) == captured && put_right.piece_at(square).is_none()
    });
    in_order && can_be_carried_out(position, mv, &stands)
}

/// Whether what a move carries stands where the game has it, and nothing that the game does not know is in its way.
fn can_be_carried_out(position: &Chess, mv: Move, stands: &Board) -> bool {
    let known = position.board();
    let is_there = |square| stands.piece_at(square) == known.piece_at(square);
    let is_free = |square| stands.piece_at(square).is_none() || is_there(square);
    match mv {
        Move::Normal { from, to, .. } => is_there(from) && is_free(to),
        Move::EnPassant { from, to } => {
            let captured = Square::from_coords(to.file(), from.rank());
            is_there(from) && is_free(to) && is_free(captured)
        }
        Move::Castle { king, rook } => {
            let side = CastlingSide::from_queen_side(rook < king);
            let color = position.turn();
            let arrive = [side.king_to(color), side.rook_to(color)];
            [king, rook].into_iter().all(is_there) && arrive.into_iter().all(is_free)
        }
        Move::Put { .. } => true,
    }
}

/// The board with the piece that the player carries back on the square from which it was taken.
fn with_hand_put_back(table: &Table, player: Color) -> Board {
    let mut board = table.board().clone();
    let (piece, from) = match *table.hand(player) {
        Hand::Holding { piece, from } => (piece, from),
        Hand::Standing { piece, at, from } => {
            board.discard_piece_at(at);
            (piece, from)
        }
        Hand::Empty | Hand::Touching(_) => return board,
    };
    if let HeldFrom::Square(square) = from {
        board.set_piece_at(square, piece);
    }
    board
}

/// The physical acts of a legal move in their proper order: the king before the rook, the captured piece off the board
/// before the capturing one is released, the pawn off before its new piece is set down.
pub fn acts_of(position: &Chess, mv: Move) -> Vec<PlayerAct> {
    match mv {
        Move::Normal {
            from,
            to,
            capture,
            promotion,
            ..
        } => {
            let mut acts = vec![PlayerAct::Lift(from)];
            if capture.is_some() {
                acts.push(PlayerAct::Remove(to));
            }
            acts.push(PlayerAct::Release(to));
            if let Some(role) = promotion {
                acts.extend([
                    PlayerAct::Remove(to),
                    PlayerAct::Take(role),
                    PlayerAct::Release(to),
                ]);
            }
            acts
        }
        Move::EnPassant { from, to } => {
            let captured = Square::from_coords(to.file(), from.rank());
            vec![
                PlayerAct::Lift(from),
                PlayerAct::Remove(captured),
                PlayerAct::Release(to),
            ]
        }
        Move::Castle { king, rook } => castling(position.turn(), king, rook),
        Move::Put { .. } => Vec::new(),
    }
}

/// Castling: king, then rook, or the one of them that moves. Where one would land on the other (Chess960), or the king's
/// part would look like a step, the king waits beside the board until the rook stands on its square, as the Laws
/// recommend (II.3.2.5).
fn castling(color: Color, king: Square, rook: Square) -> Vec<PlayerAct> {
    let side = CastlingSide::from_queen_side(rook < king);
    let (king_to, rook_to) = (side.king_to(color), side.rook_to(color));
    let carried = |from, to| {
        if from == to {
            Vec::new()
        } else {
            vec![PlayerAct::Lift(from), PlayerAct::Release(to)]
        }
    };
    if king_to == king {
        let mut acts = vec![PlayerAct::Touch(king), PlayerAct::LetGo];
        acts.extend(carried(rook, rook_to));
        return acts;
    }
    let is_a_step = king.distance(king_to) == 1;
    if king_to != rook && rook_to != king && (rook == rook_to || !is_a_step) {
        let mut acts = carried(king, king_to);
        acts.extend(carried(rook, rook_to));
        return acts;
    }
    let mut acts = vec![PlayerAct::Remove(king)];
    acts.extend(carried(rook, rook_to));
    acts.extend([PlayerAct::Take(Role::King), PlayerAct::Release(king_to)]);
    acts
}
