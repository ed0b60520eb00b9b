//! What a move that is not legal looks like, and whether play can go on from where it leads: facts, no law.

use super::chess960_castling_intent::is_played_here;
use super::turn::{Released, Turn};
use crate::chess::illegal_reason::{IllegalReason, illegal_reason};
use crate::chess::unchecked_play::play_told;
use crate::chess::{
    Bitboard, Board, CastlingSide, Chess, Color, Move, Piece, Position, Rank, Role, Square,
};

/// What is not legal about what was put back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegality {
    /// A piece was moved that may not move so.
    Move(IllegalReason),
    /// Half of a capture was done: that piece was to be captured.
    HalfCapture(Square),
    /// Half of a castling that is legal was done: the king went, the rook did not.
    HalfCastling,
    /// Half of a promotion that is legal was done: the pawn is off the board, or the new piece is on it, and nothing else.
    HalfPromotion,
    /// No single move leads to what stood on the board.
    Board,
}

impl Illegality {
    /// What is not legal about a move that was let stand.
    pub fn of_move(position: &Chess, mv: Move) -> Self {
        let (from, to) = match mv {
            Move::Castle { king, rook } => (Some(king), rook),
            Move::Normal { .. } | Move::EnPassant { .. } | Move::Put { .. } => (mv.from(), mv.to()),
        };
        let reason = from.and_then(|from| illegal_reason(position, from, to, mv.promotion()));
        let is_kings = matches!(
            mv,
            Move::Normal {
                role: Role::King,
                ..
            }
        );
        match reason {
            Some(reason) => Self::Move(reason),
            // The step stands for castling, and that is legal.
            None if is_kings => Self::HalfCastling,
            None => Self::Board,
        }
    }

    /// What is not legal about what stands on `board`, the player who has the move having done this.
    pub fn of_board(position: &Chess, board: &Board, turn: &Turn) -> Self {
        let by_hand = || {
            let released = turn.released().last()?;
            let reason = || illegal_reason(position, released.from, released.to, None);
            is_all_that_happened(position.board(), board, *released)
                .then(reason)
                .flatten()
        };
        if let Some(captured) = half_capture(position, board) {
            return Self::HalfCapture(captured);
        }
        if is_half_promotion(position, board) {
            return Self::HalfPromotion;
        }
        match what_leads_to(position, board) {
            Some(mv) => Self::of_move(position, mv),
            None => by_hand().map_or(Self::Board, Self::Move),
        }
    }
}

/// Returns the piece to be captured where only half of that was done: it is off the board and nothing else was moved, or a
/// pawn has captured en passant and the other still stands.
pub fn half_capture(position: &Chess, board: &Board) -> Option<Square> {
    let before = position.board();
    let gone = before.by_color(!position.turn()) & !board.occupied();
    if let Some(captured) = gone.single_square() {
        let mut without = before.clone();
        without.discard_piece_at(captured);
        return (without == *board).then_some(captured);
    }
    let moves = position.legal_moves().into_iter();
    let passed = moves.filter(|mv| mv.is_en_passant()).find(|mv| {
        let mut carried = before.clone();
        let pawn = mv.from().and_then(|from| carried.remove_piece_at(from));
        pawn.is_some_and(|pawn| {
            carried.set_piece_at(mv.to(), pawn);
            carried == *board
        })
    })?;
    Some(Square::from_coords(
        passed.to().file(),
        passed.from()?.rank(),
    ))
}

/// Whether a promotion that is legal was begun by taking the pawn off the board, or by putting the new piece on it, and nothing
/// but a captured piece is otherwise than before.
fn is_half_promotion(position: &Chess, board: &Board) -> bool {
    let promotions = position.legal_moves().into_iter();
    promotions.filter(|mv| mv.is_promotion()).any(|mv| {
        let Some((from, promoted)) = mv.from().zip(mv.promotion()) else {
            return false;
        };
        let mut without_pawn = position.board().clone();
        without_pawn.discard_piece_at(from);
        let mut captured = without_pawn.clone();
        captured.discard_piece_at(mv.to());
        let mut beside_pawn = position.board().clone();
        beside_pawn.set_piece_at(mv.to(), promoted.of(position.turn()));
        [without_pawn, captured, beside_pawn].contains(board)
    })
}

/// Whether one piece was carried to where it stands now, and nothing else is otherwise than before.
fn is_all_that_happened(before: &Board, board: &Board, released: Released) -> bool {
    let mut after = before.clone();
    after.discard_piece_at(released.from);
    after.set_piece_at(released.to, released.piece);
    released.from != released.to && after == *board
}

/// The move that leads from `position` to what stands on `board`, as if it were one; a press without a move is a king
/// put where it stands. None where nothing like a single move leads there, or where a king is gone.
pub fn as_a_move(position: &Chess, board: &Board) -> Option<Move> {
    has_both_kings(board)
        .then(|| what_leads_to(position, board))
        .flatten()
}

/// The same, even where a king is gone or there is one too many.
fn what_leads_to(position: &Chess, board: &Board) -> Option<Move> {
    let (us, before) = (position.turn(), position.board());
    let left = before.by_color(us) & !board.by_color(us);
    let reached = board.by_color(us) & !before.by_color(us);
    let leads_there = |mv: &Move| after(position, *mv).board() == board;
    if let Some(castling) = castlings(position, left).find(leads_there) {
        return Some(castling);
    }
    let mv = match (left.count(), reached.count()) {
        (0, 0) => Move::Put {
            role: Role::King,
            to: board.king_of(us)?,
        },
        (1, 1) => step(before, board, left.first()?, reached.first()?)?,
        _ => return None,
    };
    leads_there(&mv).then_some(mv)
}

/// Where a move that [`as_a_move`] found leads.
pub fn after(position: &Chess, mv: Move) -> Chess {
    let mut next = position.clone();
    play_told(&mut next, mv);
    next
}

fn step(before: &Board, board: &Board, from: Square, to: Square) -> Option<Move> {
    let (role, becomes) = (before.role_at(from)?, board.role_at(to)?);
    let passed = Square::from_coords(to.file(), from.rank());
    let passes_a_pawn = role == Role::Pawn
        && from.file() != to.file()
        && before.piece_at(to).is_none()
        && before.piece_at(passed) == before.color_at(from).map(|us| (!us).pawn())
        && board.piece_at(passed).is_none();
    if passes_a_pawn {
        return Some(Move::EnPassant { from, to });
    }
    let promotion = (role != becomes).then_some(becomes);
    (promotion.is_none() || role == Role::Pawn).then_some(Move::Normal {
        role,
        from,
        capture: before.role_at(to),
        to,
        promotion,
    })
}

/// The castlings by which `left` can have been left, with whatever else stands on the squares of arrival in their way. In
/// Chess960 the king may go where the rook stood, or the rook where the king stood, or one of them may stay.
fn castlings(position: &Chess, left: Bitboard) -> impl Iterator<Item = Move> {
    let (us, before) = (position.turn(), position.board());
    let home = Bitboard::from_rank(us.fold_wb(Rank::First, Rank::Eighth));
    let king = before.king_of(us).filter(|king| home.contains(*king));
    let rooks = before.by_piece(us.rook()) & home;
    let rights = position.castles().castling_rights();
    let is_chess960 = is_played_here(position);
    let with = move |king: Square| {
        rooks.into_iter().filter_map(move |rook| {
            let pair = Bitboard::from(king) | Bitboard::from(rook);
            let side = CastlingSide::from_queen_side(rook < king);
            let arrive = Bitboard::from(side.king_to(us)) | Bitboard::from(side.rook_to(us));
            let is_free = (before.occupied() & !pair & arrive).is_empty();
            let is_meant = left == pair || is_chess960 && rights.contains(rook);
            (is_free && is_meant).then_some(Move::Castle { king, rook })
        })
    };
    king.into_iter().flat_map(with)
}

fn has_both_kings(board: &Board) -> bool {
    Color::ALL
        .iter()
        .all(|color| board.by_piece(color.king()).count() == 1)
}

/// Whether anybody can see that the position is illegal: both kings are in check, or a pawn stands on its last rank.
pub fn shows(position: &Chess) -> bool {
    let board = position.board();
    let attacked = |color: Color| {
        let king = board.king_of(color);
        king.is_some_and(|king| board.attacks_to(king, !color, board.occupied()).any())
    };
    let unpromoted = |color: Color| {
        let last = color.fold_wb(Rank::Eighth, Rank::First);
        let pawn: Piece = color.pawn();
        (board.by_piece(pawn) & Bitboard::from_rank(last)).any()
    };
    (attacked(Color::White) && attacked(Color::Black)) || Color::ALL.iter().copied().any(unpromoted)
}

/// Whether the position still lacks what every legal one has: the player who does not have the move is in check, or a
/// pawn stands on its last rank.
pub fn is_illegal(position: &Chess) -> bool {
    let board = position.board();
    let idle = !position.turn();
    let king = board.king_of(idle);
    shows(position)
        || king.is_some_and(|king| board.attacks_to(king, !idle, board.occupied()).any())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{CastlingMode, Fen};

    fn moved(fen: &str, board: &str) -> Option<Move> {
        let fen: Fen = fen.parse().expect("a FEN");
        let position: Chess = fen.into_position(CastlingMode::Standard).expect("legal");
        as_a_move(&position, &board.parse().expect("a board"))
    }

    #[test]
    fn a_king_and_a_rook_that_moved_off_two_ranks_are_no_castling() {
        let apart = moved(
            "5bR1/4k3/8/8/8/8/8/4K3 w - - 0 1",
            "5b2/4k3/4R3/8/8/8/8/2K5",
        );
        let in_the_middle = moved("6k1/8/8/8/3K1N1R/8/8/8 w - - 0 1", "6k1/8/8/8/4RN2/3K4/8/8");
        let beside = moved("7k/8/8/8/2BK4/8/R7/8 w - - 0 1", "7k/8/8/8/2B5/8/8/2KR4");
        assert_eq!((apart, in_the_middle, beside), (None, None, None));
    }

    #[test]
    fn a_pawn_that_took_a_piece_and_a_pawn_beside_it_is_no_en_passant() {
        let both = moved(
            "4k3/8/3n4/3pP3/8/8/8/4K3 w - - 0 1",
            "4k3/8/3P4/8/8/8/8/4K3",
        );
        assert_eq!(both, None);
    }
}
