//! What the opponent plays while a learner's piece visits squares: nothing that disturbs.

use crate::chess::{Chess, File, Move, Position, Rank, Role, Square};

/// Returns the legal move that disturbs least: no capture, onto none of these squares, by the king, away from the edge, and
/// near to where it stood at first.
pub(super) fn quiet_move(position: &Chess, home: Square, visited: &[Square]) -> Option<Move> {
    let is_at_the_edge = |square: Square| {
        matches!(square.file(), File::A | File::H)
            || matches!(square.rank(), Rank::First | Rank::Eighth)
    };
    let moves = position.legal_moves();
    moves.iter().copied().min_by_key(|mv| {
        let to = mv.to();
        (
            mv.is_capture() || visited.contains(&to),
            mv.role() != Role::King || mv.is_castle(),
            to != home && is_at_the_edge(to),
            to.distance(home),
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{CastlingMode, Fen};

    fn answer(fen: &str, home: Square, visited: &[Square]) -> Option<(Square, Square)> {
        let fen: Fen = fen.parse().expect("a FEN");
        let position: Chess = fen.into_position(CastlingMode::Standard).expect("legal");
        let mv = quiet_move(&position, home, visited)?;
        Some((mv.from()?, mv.to()))
    }

    #[test]
    fn the_king_walks_to_and_fro_and_captures_nothing() {
        let home = "8/8/8/8/8/1k6/R7/4K3 b - - 0 1";
        let gone = answer(home, Square::B3, &[Square::C3]).expect("a move");
        assert_eq!(gone.0, Square::B3);
        assert!(![Square::A2, Square::C3].contains(&gone.1), "{gone:?}");
        let back = "8/8/8/8/2k5/8/R7/4K3 b - - 0 1";
        assert_eq!(
            answer(back, Square::B3, &[]),
            Some((Square::C4, Square::B3))
        );
    }
}
