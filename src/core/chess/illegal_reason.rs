//! Why a move is not legal, by article (3.1–3.9).

use super::{
    Bitboard, Board, CastlingSide, Chess, Color, File, Move, Piece, Position, Rank, Role, Square,
    attacks,
};

/// Why a move is not legal: the first thing a teacher would name, with what is needed to point at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IllegalReason {
    /// Nothing stands where the move begins.
    NoPiece,
    /// The move ends where it begins.
    NoMove,
    /// The piece belongs to the opponent.
    NotYours(Piece),
    /// A piece of the same colour stands on the square of arrival (Art. 3.1).
    OwnPieceThere(Role),
    /// This kind of piece does not move so (Art. 3.2–3.4, 3.6, 3.7, 3.8).
    NotItsWay(Role),
    /// Bishop, rook and queen do not pass over other pieces (Art. 3.5).
    Jumps {
        /// The piece that moves.
        role: Role,
        /// The first square on its way that is taken.
        over: Square,
    },
    /// A pawn does not capture straight ahead, nor pass over anything (Art. 3.7).
    PawnBlocked {
        /// The square that is taken.
        by: Square,
    },
    /// A pawn goes two squares only where both are empty (Art. 3.7).
    PawnTwoSquaresBlocked {
        /// The nearer square that is taken.
        by: Square,
    },
    /// A pawn goes two squares from its first square only (Art. 3.7).
    PawnTwoSquaresLater,
    /// A pawn never goes back (Art. 3.7).
    PawnBackwards,
    /// A pawn moves diagonally only to capture (Art. 3.7).
    PawnCapturesNothing,
    /// A pawn is captured en passant only on the move after it went two squares, and only by a pawn it passed.
    EnPassantNotNow {
        /// The pawn that would be captured.
        pawn: Square,
    },
    /// A pawn on the last rank has to become another piece (Art. 3.7).
    PromotionMissing,
    /// A pawn becomes a queen, rook, bishop or knight, nothing else (Art. 3.7).
    PromotionTo(Role),
    /// Only a pawn that reaches the last rank is promoted (Art. 3.7).
    PromotionOutOfPlace,
    /// A king is never captured (Art. 1.4.1).
    CapturesKing,
    /// The king would step on a square that is attacked (Art. 3.8, 3.9).
    KingIntoAttack {
        /// Who attacks it.
        attackers: Bitboard,
    },
    /// The king is in check, and would be after the move (Art. 3.9).
    StaysInCheck {
        /// Who gives check.
        attackers: Bitboard,
    },
    /// The move would open the king to attack (Art. 3.9).
    ExposesKing {
        /// Who would give check.
        attackers: Bitboard,
    },
    /// Castling is not possible (Art. 3.8).
    Castling(CastlingSide, CastlingObstacle),
}

/// Why castling to a side is not possible (Art. 3.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastlingObstacle {
    /// The king or this rook has moved, or there is no such rook: never again.
    RightLost,
    /// The king goes more than one square, but not to where it castles.
    NotItsSquare,
    /// The king is in check: not now.
    InCheck {
        /// Who gives check.
        attackers: Bitboard,
    },
    /// A piece stands between king and rook, or in Chess960 on the way of either: not now.
    PieceBetween(Square),
    /// The king would pass over an attacked square: not now.
    PassesAttack {
        /// The first such square.
        over: Square,
        /// Who attacks it.
        attackers: Bitboard,
    },
    /// The king would arrive on an attacked square: not now.
    ArrivesInAttack {
        /// Who attacks it.
        attackers: Bitboard,
    },
}

/// The legal move that takes a piece from one square to another, or why there is none.
///
/// Castling is the king set on its own rook, as in Chess960, or moved two squares or more to where it castles.
///
/// # Errors
/// Why there is none: no piece there, a way that piece does not go or that is blocked, check, castling that is lost or
/// prevented, a promotion not named.
pub fn legal_move(
    position: &Chess,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Result<Move, IllegalReason> {
    let is_meant = |&legal: &Move| match legal {
        // Where an illegal move was let stand a king may be left to be captured, which is never legal.
        Move::Normal {
            from: f,
            to: t,
            promotion: p,
            capture,
            ..
        } => (f, t, p) == (from, to, promotion) && capture != Some(Role::King),
        Move::EnPassant { from: f, to: t } => (f, t, None) == (from, to, promotion),
        Move::Castle { king, rook } => {
            king == from && promotion.is_none() && (rook == to || is_castling_step(legal, from, to))
        }
        Move::Put { .. } => false,
    };
    match position.legal_moves().iter().copied().find(is_meant) {
        Some(legal) => Ok(legal),
        None => Err(why_not(position, from, to, promotion)),
    }
}

/// Why a move is not legal; `None` exactly if it is. See [`legal_move`] for how castling is said.
///
/// ```
/// use jadoube_core::chess::{Chess, Role, Square, illegal_reason::{IllegalReason, illegal_reason}};
///
/// let start = Chess::default();
/// assert_eq!(illegal_reason(&start, Square::E2, Square::E4, None), None);
/// let jump = IllegalReason::Jumps { role: Role::Rook, over: Square::A2 };
/// assert_eq!(illegal_reason(&start, Square::A1, Square::A4, None), Some(jump));
/// ```
pub fn illegal_reason(
    position: &Chess,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Option<IllegalReason> {
    legal_move(position, from, to, promotion).err()
}

fn is_castling_step(castling: Move, from: Square, to: Square) -> bool {
    castling.castling_side().is_some_and(|side| {
        to.file() == side.king_to_file() && to.rank() == from.rank() && from.distance(to) >= 2
    })
}

/// Why a move that is known not to be legal is not.
fn why_not(position: &Chess, from: Square, to: Square, promotion: Option<Role>) -> IllegalReason {
    let board = position.board();
    let turn = position.turn();
    let Some(piece) = board.piece_at(from) else {
        return IllegalReason::NoPiece;
    };
    if piece.color != turn {
        return IllegalReason::NotYours(piece);
    }
    if from == to {
        return IllegalReason::NoMove;
    }
    if piece.role != Role::Pawn && promotion.is_some() {
        return IllegalReason::PromotionOutOfPlace;
    }
    if let Some(side) = castling_meant(position, piece, from, to) {
        return castling_reason(position, from, side);
    }
    if let Some(side) = castling_aimed_elsewhere(position, piece, from, to) {
        return IllegalReason::Castling(side, CastlingObstacle::NotItsSquare);
    }
    if let Some(own) = board.piece_at(to).filter(|other| other.color == turn) {
        return IllegalReason::OwnPieceThere(own.role);
    }
    let wrong_way = match piece.role {
        Role::Pawn => pawn_reason(position, from, to),
        Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => {
            piece_reason(board, piece, from, to)
        }
    };
    wrong_way
        .or_else(|| promotion_reason(piece, to, promotion))
        .or_else(|| (board.role_at(to) == Some(Role::King)).then_some(IllegalReason::CapturesKing))
        .unwrap_or_else(|| king_reason(position, piece, from, to))
}

fn piece_reason(board: &Board, piece: Piece, from: Square, to: Square) -> Option<IllegalReason> {
    if !attacks::attacks(from, piece, Bitboard::EMPTY).contains(to) {
        return Some(IllegalReason::NotItsWay(piece.role));
    }
    let between = attacks::between(from, to) & board.occupied();
    nearest(between, from).map(|over| IllegalReason::Jumps {
        role: piece.role,
        over,
    })
}

fn pawn_reason(position: &Chess, from: Square, to: Square) -> Option<IllegalReason> {
    let board = position.board();
    let turn = position.turn();
    let forward = turn.fold_wb(1, -1) * (i32::from(to.rank()) - i32::from(from.rank()));
    let sideways = i32::from(from.file()).abs_diff(i32::from(to.file()));
    let blocker = nearest(
        (attacks::between(from, to) | Bitboard::from(to)) & board.occupied(),
        from,
    );
    match (sideways, forward) {
        (0, 1) => blocker.map(|by| IllegalReason::PawnBlocked { by }),
        (0, 2) if turn.relative_rank(from.rank()) != Rank::Second => {
            Some(IllegalReason::PawnTwoSquaresLater)
        }
        (0, 2) => blocker.map(|by| IllegalReason::PawnTwoSquaresBlocked { by }),
        (1, 1) if blocker.is_some() || position.maybe_ep_square() == Some(to) => None,
        (1, 1) => {
            let beside = Square::from_coords(to.file(), from.rank());
            let passed = turn.relative_rank(from.rank()) == Rank::Fifth
                && board.piece_at(beside)
                    == Some(Piece {
                        color: !turn,
                        role: Role::Pawn,
                    });
            Some(if passed {
                IllegalReason::EnPassantNotNow { pawn: beside }
            } else {
                IllegalReason::PawnCapturesNothing
            })
        }
        (_, ..=-1) => Some(IllegalReason::PawnBackwards),
        (_, _) => Some(IllegalReason::NotItsWay(Role::Pawn)),
    }
}

fn promotion_reason(piece: Piece, to: Square, promotion: Option<Role>) -> Option<IllegalReason> {
    let arrives = piece.role == Role::Pawn && piece.color.relative_rank(to.rank()) == Rank::Eighth;
    match promotion {
        None => arrives.then_some(IllegalReason::PromotionMissing),
        Some(_) if !arrives => Some(IllegalReason::PromotionOutOfPlace),
        Some(role @ (Role::Pawn | Role::King)) => Some(IllegalReason::PromotionTo(role)),
        Some(Role::Knight | Role::Bishop | Role::Rook | Role::Queen) => None,
    }
}

/// Why a move that is right in itself is not legal: it leaves the own king attacked.
fn king_reason(position: &Chess, piece: Piece, from: Square, to: Square) -> IllegalReason {
    let mut after = position.board().clone();
    after.discard_piece_at(from);
    if piece.role == Role::Pawn && from.file() != to.file() && after.piece_at(to).is_none() {
        after.discard_piece_at(Square::from_coords(to.file(), from.rank()));
    }
    after.set_piece_at(to, piece);
    let attackers = king_attackers(&after, piece.color);
    if piece.role == Role::King {
        IllegalReason::KingIntoAttack { attackers }
    } else if (attackers & position.checkers()).any() {
        IllegalReason::StaysInCheck { attackers }
    } else {
        IllegalReason::ExposesKing { attackers }
    }
}

fn king_attackers(board: &Board, color: Color) -> Bitboard {
    board.king_of(color).map_or(Bitboard::EMPTY, |king| {
        board.attacks_to(king, !color, board.occupied())
    })
}

/// The side to which this king move would castle, if that is what it can only mean.
fn castling_meant(
    position: &Chess,
    piece: Piece,
    from: Square,
    to: Square,
) -> Option<CastlingSide> {
    let backrank = Bitboard::from_rank(piece.color.backrank());
    if piece.role != Role::King || !backrank.contains(from) || !backrank.contains(to) {
        return None;
    }
    let side = CastlingSide::from_king_side(from < to);
    let rook = position.castles().rook(piece.color, side);
    let usual = from.file() == File::E;
    let corner = Square::from_coords(
        if side.is_king_side() {
            File::H
        } else {
            File::A
        },
        from.rank(),
    );
    let own_rook = position.board().by_piece(piece.color.rook()).contains(to);
    let onto_rook = own_rook && (rook == Some(to) || usual && to == corner);
    let by_steps =
        to.file() == side.king_to_file() && from.distance(to) >= 2 && (rook.is_some() || usual);
    (onto_rook || by_steps).then_some(side)
}

/// The side on which this king could castle in the end, but goes to another square of the first rank than castling takes
/// it to; a single step is an ordinary move.
fn castling_aimed_elsewhere(
    position: &Chess,
    piece: Piece,
    from: Square,
    to: Square,
) -> Option<CastlingSide> {
    let side = CastlingSide::from_king_side(from < to);
    let is_king_move = piece.role == Role::King && from.rank() == to.rank();
    let is_free = position.board().piece_at(to).is_none();
    let goes_far = from.distance(to) >= 2;
    let may_castle = position.castles().rook(piece.color, side).is_some();
    (is_king_move && is_free && goes_far && may_castle).then_some(side)
}

/// Why this castling is not legal: what prevents it, or in Chess960 that the rook shielded the king where it arrives.
fn castling_reason(position: &Chess, king: Square, side: CastlingSide) -> IllegalReason {
    let not_now = |obstacle| IllegalReason::Castling(side, obstacle);
    let Some(rook) = position.castles().rook(position.turn(), side) else {
        return not_now(CastlingObstacle::RightLost);
    };
    if let Some(obstacle) = castling_obstacle(position, king, side) {
        return not_now(obstacle);
    }
    let (turn, board) = (position.turn(), position.board());
    let arrival = side.king_to(turn);
    let stands = Bitboard::from(arrival) | Bitboard::from(side.rook_to(turn));
    let occupied = board.occupied().without(king).without(rook) | stands;
    let attackers = board.attacks_to(arrival, !turn, occupied);
    IllegalReason::ExposesKing { attackers }
}

/// What prevents castling with a rook that has not moved, as the pieces stand before it.
fn castling_obstacle(
    position: &Chess,
    king: Square,
    side: CastlingSide,
) -> Option<CastlingObstacle> {
    let board = position.board();
    let turn = position.turn();
    if position.is_check() {
        return Some(CastlingObstacle::InCheck {
            attackers: position.checkers(),
        });
    }
    if let Some(square) = nearest(position.castles().path(turn, side) & board.occupied(), king) {
        return Some(CastlingObstacle::PieceBetween(square));
    }
    let arrival = side.king_to(turn);
    let without_king = board.occupied().without(king);
    let attacked = |square| board.attacks_to(square, !turn, without_king);
    let passed = attacks::between(king, arrival)
        .into_iter()
        .filter(|&square| attacked(square).any());
    if let Some(over) = nearest(passed.collect(), king) {
        return Some(CastlingObstacle::PassesAttack {
            over,
            attackers: attacked(over),
        });
    }
    let attackers = attacked(arrival);
    attackers
        .any()
        .then_some(CastlingObstacle::ArrivesInAttack { attackers })
}

/// The square of a set that is nearest to `from`.
fn nearest(squares: Bitboard, from: Square) -> Option<Square> {
    squares
        .into_iter()
        .min_by_key(|square| from.distance(*square))
}
