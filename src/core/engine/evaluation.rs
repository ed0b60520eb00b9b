//! How well a side stands, in hundredths of a pawn.
//!
//! Material and squares count by how far the game has gone, as in the tapered evaluation of the Chess Programming Wiki
//! (<https://www.chessprogramming.org/Tapered_Eval>); what a square is worth is worked out from its place and stands in no table
//! of numbers.

use crate::chess::{
    Bitboard, Board, Chess, Color, File, Piece, Position, Rank, Role, Square, attacks,
};

/// What a piece is worth in the middle game and in the endgame.
pub(super) const fn material(role: Role) -> [i32; 2] {
    match role {
        Role::Pawn => [90, 115],
        Role::Knight => [325, 300],
        Role::Bishop => [335, 315],
        Role::Rook => [490, 530],
        Role::Queen => [980, 960],
        Role::King => [0, 0],
    }
}

/// How much a piece says of how far the game has gone; all of them at the start make [`OPENING`].
const fn phase(role: Role) -> i32 {
    match role {
        Role::Pawn | Role::King => 0,
        Role::Knight | Role::Bishop => 1,
        Role::Rook => 2,
        Role::Queen => 4,
    }
}

/// The phase of the position in which every game begins.
const OPENING: i32 = 24;

/// The right to move.
const TEMPO: i32 = 12;

/// A second bishop.
const BISHOP_PAIR: [i32; 2] = [28, 42];

/// A pawn behind another one of its side, and one with no neighbour.
const DOUBLED: [i32; 2] = [-10, -20];
const ISOLATED: [i32; 2] = [-12, -14];

/// Returns how well the player stands who has the move, by what stands on the board alone, in hundredths of a pawn.
pub fn evaluate(position: &Chess) -> i32 {
    let board = position.board();
    let us = position.turn();
    let mut score = [0; 2];
    let mut gone = 0;
    for (square, piece) in board {
        let sign = if piece.color == us { 1 } else { -1 };
        let worth = material(piece.role);
        let placed = placement(square, piece);
        let active = activity(board, square, piece);
        for stage in 0..2 {
            score[stage] += sign * (worth[stage] + placed[stage] + active[stage]);
        }
        gone += phase(piece.role);
    }
    for color in Color::ALL {
        let sign = if color == us { 1 } else { -1 };
        let structure = pawn_structure(board, color);
        let bishops = i32::from((board.by_piece(color.bishop())).count() > 1);
        for stage in 0..2 {
            score[stage] += sign * (structure[stage] + bishops * BISHOP_PAIR[stage]);
        }
    }
    let gone = gone.min(OPENING);
    let [middle, end] = score;
    let tapered = (middle * gone + end * (OPENING - gone)) / OPENING;
    tapered + driving(board, us) - driving(board, !us) + TEMPO
}

/// What a piece gains or loses by its square.
fn placement(square: Square, piece: Piece) -> [i32; 2] {
    let rank = ranks_from_home(square, piece.color);
    let center = centrality(square);
    match piece.role {
        Role::Pawn => {
            let is_central = matches!(square.file(), File::D | File::E);
            let claims = if is_central { 9 * (rank - 1).min(3) } else { 0 };
            [claims + 2 * rank, 5 * rank * rank / 4]
        }
        Role::Knight => [8 * center - 26 - at_home(rank, 10), 6 * center - 20],
        Role::Bishop => [4 * center - 12 - at_home(rank, 10), 4 * center - 12],
        Role::Rook => [
            if rank == 6 { 14 } else { 0 },
            if rank == 6 { 18 } else { 0 },
        ],
        Role::Queen => [center - 3, 5 * center - 14],
        Role::King => {
            let is_safe = rank == 0 && !matches!(square.file(), File::D | File::E | File::F);
            let home = if is_safe { 26 } else { 0 };
            [home - 14 * rank.min(4), 9 * center - 26]
        }
    }
}

/// What a piece gains by the squares it attacks, and a rook by files without pawns.
fn activity(board: &Board, square: Square, piece: Piece) -> [i32; 2] {
    let own = board.by_color(piece.color);
    let reached = |from: Bitboard| i32::try_from((from & !own).count()).unwrap_or_default();
    match piece.role {
        Role::Pawn => [0, 0],
        Role::Knight => [3 * reached(attacks::knight_attacks(square)); 2],
        Role::Bishop => [4 * reached(attacks::bishop_attacks(square, board.occupied())); 2],
        Role::Rook => {
            let reached = reached(attacks::rook_attacks(square, board.occupied()));
            let file = Bitboard::from(square.file());
            let is_free = (file & board.pawns() & own).is_empty();
            [2 * reached + if is_free { 16 } else { 0 }, 4 * reached]
        }
        Role::Queen => {
            let reached = reached(attacks::queen_attacks(square, board.occupied()));
            [reached, 2 * reached]
        }
        Role::King => {
            let near = attacks::king_attacks(square) & board.by_piece(piece.color.pawn());
            [7 * i32::try_from(near.count()).unwrap_or_default(), 0]
        }
    }
}

/// What the pawns of a side gain and lose by how they stand together.
fn pawn_structure(board: &Board, color: Color) -> [i32; 2] {
    let own = board.by_piece(color.pawn());
    let theirs = board.by_piece((!color).pawn());
    let mut score = [0; 2];
    let mut add = |worth: [i32; 2]| {
        for stage in 0..2 {
            score[stage] += worth[stage];
        }
    };
    for square in own {
        let file = Bitboard::from(square.file());
        let beside = neighbours(square.file());
        let in_front = ahead(square, color);
        if !(own & file & in_front).is_empty() {
            add(DOUBLED);
        }
        if (own & beside).is_empty() {
            add(ISOLATED);
        }
        if (theirs & (file | beside) & in_front).is_empty() {
            let rank = ranks_from_home(square, color);
            add([rank * rank, 4 * rank * rank]);
        }
    }
    score
}

/// What a side gains that can hope for mate against a lone king: by how far that king is from the centre, and how near its own is.
fn driving(board: &Board, color: Color) -> i32 {
    let theirs = board.by_color(!color);
    let mates = board.by_color(color) & (board.rooks() | board.queens());
    let (Some(ours), Some(king)) = (board.king_of(color), board.king_of(!color)) else {
        return 0;
    };
    if theirs.count() > 1 || mates.is_empty() {
        return 0;
    }
    let distance = i32::try_from(ours.distance(king)).unwrap_or_default();
    12 * (6 - centrality(king)) + 8 * (7 - distance)
}

/// How many ranks a square is from its player's first.
fn ranks_from_home(square: Square, color: Color) -> i32 {
    let rank = i32::from(u8::from(square.rank()));
    color.fold_wb(rank, 7 - rank)
}

/// How near the centre a square is: 6 there, 0 in a corner.
fn centrality(square: Square) -> i32 {
    let off = |line: u8| {
        let line = i32::from(line);
        (line - 3).abs().min((line - 4).abs())
    };
    6 - off(u8::from(square.file())) - off(u8::from(square.rank()))
}

const fn at_home(rank: i32, costs: i32) -> i32 {
    if rank == 0 { costs } else { 0 }
}

/// The files beside one.
fn neighbours(file: File) -> Bitboard {
    let beside = [file.offset(-1), file.offset(1)].into_iter().flatten();
    beside
        .map(Bitboard::from)
        .fold(Bitboard::EMPTY, |all, it| all | it)
}

/// Every square on the ranks before one, as its player goes.
fn ahead(square: Square, color: Color) -> Bitboard {
    let own = square.rank();
    let is_ahead = |rank: &Rank| color.fold_wb(*rank > own, *rank < own);
    let ranks = Rank::ALL.into_iter().filter(is_ahead);
    ranks
        .map(Bitboard::from)
        .fold(Bitboard::EMPTY, |all, it| all | it)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{CastlingMode, Fen};

    fn of(fen: &str) -> i32 {
        let fen: Fen = fen.parse().expect("a FEN");
        evaluate(&fen.into_position(CastlingMode::Standard).expect("legal"))
    }

    #[test]
    fn colours_are_alike() {
        let mirrored = |white: &str, black: &str| assert_eq!(of(white), of(black), "{white}");
        mirrored(
            "4k3/pp4pp/8/3n4/8/2N5/PPP3PP/4K2R w K - 0 1",
            "4k2r/ppp3pp/2n5/8/3N4/8/PP4PP/4K3 b k - 0 1",
        );
        assert_eq!(
            of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
            TEMPO
        );
    }

    #[test]
    fn a_piece_more_is_worth_more_than_any_square() {
        assert!(of("4k3/8/8/8/8/8/8/N3K3 w - - 0 1") > 200);
        assert!(of("4k3/8/8/8/8/8/8/Q3K3 b - - 0 1") < -800);
    }

    #[test]
    fn a_lone_king_at_the_edge_is_nearer_to_mate() {
        let edge = of("k7/8/2K5/8/8/8/8/7R w - - 0 1");
        assert!(edge > of("8/8/2K5/8/4k3/8/8/7R w - - 0 1"));
    }
}
