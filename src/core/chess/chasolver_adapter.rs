//! Handing a position over to chasolver, and its answers back, without believing more than it can know.
//!
//! chasolver works on boards of the crate `chess`, which knows no Chess960 castling and keeps its moves in a list of
//! fixed length. A question is therefore only asked when the position fits, and remembers what had to be left out.

use std::panic::{AssertUnwindSafe, catch_unwind};

use ::chess::{Board as Foreign, BoardBuilder, CastleRights, ChessMove};
use chasolver::Winnability;

use super::{CastlingSide, Chess, Color, File, Move, Position, Role, Square, UciMove};

/// More men than this on one side would overflow the move list of the crate `chess`.
const MOST_MEN: usize = 16;

/// A position in chasolver's words, turned so that the side that wants to mate is White.
pub(super) struct Question {
    board: Foreign,
    turned: bool,
}

impl Question {
    /// Puts `position` into chasolver's words, or `None` where it does not fit.
    ///
    /// Castling rights of the usual kind (king on the e-file, rook in the corner) are handed over; rights that only
    /// Chess960 knows are left out. An en passant capture is handed over exactly when it is legal.
    pub(super) fn of(position: &Chess, by: Color) -> Option<Question> {
        let board = position.board();
        if Color::ALL
            .iter()
            .any(|&color| board.by_color(color).count() > MOST_MEN)
        {
            return None;
        }
        let turned = by.is_black();
        let mut builder = BoardBuilder::new();
        for (square, piece) in board {
            builder.piece(
                foreign_square(square, turned),
                foreign_role(piece.role),
                foreign_color(piece.color, turned),
            );
        }
        builder.side_to_move(foreign_color(position.turn(), turned));
        for color in Color::ALL {
            builder.castle_rights(foreign_color(color, turned), usual_rights(position, color));
        }
        if let Some(passed) = position.legal_ep_square() {
            builder.en_passant(Some(::chess::File::from_index(usize::from(passed.file()))));
        }
        let board = Foreign::try_from(&builder).ok()?;
        Some(Question { board, turned })
    }

    /// Whether chasolver's fast check proves that the side can never mate from the board as handed over.
    ///
    /// Worth nothing where anyone may still castle: see [`super::mating`].
    pub(super) fn is_unwinnable(&self) -> bool {
        guarded(|| chasolver::is_unwinnable_fast(&self.board, ::chess::Color::White))
            .unwrap_or(false)
    }

    /// The mating line chasolver's full search finds, if any, in moves of `position`; not yet replayed to its end.
    ///
    /// The search bounds itself at some eighteen million moves looked at. That it finds nothing proves nothing.
    pub(super) fn helpmate(&self, position: &Chess) -> Option<Vec<Move>> {
        let winnability =
            guarded(|| chasolver::winnability(&self.board, ::chess::Color::White)).flatten()?;
        let Winnability::Winnable { helpmate } = winnability else {
            return None;
        };
        let mut position = position.clone();
        let mut line = Vec::with_capacity(helpmate.len());
        for foreign in helpmate {
            let next = self.own_move(foreign).to_move(&position).ok()?;
            position.play_unchecked(next);
            line.push(next);
        }
        Some(line)
    }

    fn own_move(&self, foreign: ChessMove) -> UciMove {
        UciMove::Normal {
            from: own_square(foreign.get_source(), self.turned),
            to: own_square(foreign.get_dest(), self.turned),
            promotion: foreign.get_promotion().map(own_role),
        }
    }
}

/// Runs a foreign search; should it panic on some odd board, that is no answer.
fn guarded<T>(search: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(search)).ok()
}

fn usual_rights(position: &Chess, color: Color) -> CastleRights {
    let king_at_home = position
        .board()
        .king_of(color)
        .is_some_and(|king| king.file() == File::E);
    let corner = |side, file| {
        king_at_home
            && position
                .castles()
                .rook(color, side)
                .is_some_and(|rook| rook.file() == file)
    };
    match (
        corner(CastlingSide::KingSide, File::H),
        corner(CastlingSide::QueenSide, File::A),
    ) {
        (true, true) => CastleRights::Both,
        (true, false) => CastleRights::KingSide,
        (false, true) => CastleRights::QueenSide,
        (false, false) => CastleRights::NoRights,
    }
}

fn foreign_color(color: Color, turned: bool) -> ::chess::Color {
    if color.is_white() == turned {
        ::chess::Color::Black
    } else {
        ::chess::Color::White
    }
}

fn foreign_role(role: Role) -> ::chess::Piece {
    match role {
        Role::Pawn => ::chess::Piece::Pawn,
        Role::Knight => ::chess::Piece::Knight,
        Role::Bishop => ::chess::Piece::Bishop,
        Role::Rook => ::chess::Piece::Rook,
        Role::Queen => ::chess::Piece::Queen,
        Role::King => ::chess::Piece::King,
    }
}

fn own_role(piece: ::chess::Piece) -> Role {
    match piece {
        ::chess::Piece::Pawn => Role::Pawn,
        ::chess::Piece::Knight => Role::Knight,
        ::chess::Piece::Bishop => Role::Bishop,
        ::chess::Piece::Rook => Role::Rook,
        ::chess::Piece::Queen => Role::Queen,
        ::chess::Piece::King => Role::King,
    }
}

fn foreign_square(square: Square, turned: bool) -> ::chess::Square {
    let square = if turned {
        square.flip_vertical()
    } else {
        square
    };
    ::chess::ALL_SQUARES[usize::from(square)]
}

fn own_square(square: ::chess::Square, turned: bool) -> Square {
    let square = Square::ALL[square.to_index()];
    if turned {
        square.flip_vertical()
    } else {
        square
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ::chess::MoveGen;

    use super::*;
    use crate::chess::{CastlingMode, Fen};

    /// Both libraries see the same moves; castling included, as long as it is of the usual kind.
    #[track_caller]
    fn same_moves(position: &Chess) {
        for by in Color::ALL {
            let question = Question::of(position, by).expect("the position fits");
            let foreign: BTreeSet<String> = MoveGen::new_legal(&question.board)
                .map(|next| question.own_move(next).to_string())
                .collect();
            let own: BTreeSet<String> = position
                .legal_moves()
                .into_iter()
                .map(|next| UciMove::from_standard(next).to_string())
                .collect();
            assert_eq!(foreign, own, "{position:?}");
        }
    }

    #[test]
    fn along_many_games_both_libraries_see_the_same_moves() {
        let mut number: usize = 1;
        for _ in 0..60 {
            let mut position = Chess::default();
            for _ in 0..120 {
                same_moves(&position);
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                number = number
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695_040_888_963_407);
                position.play_unchecked(moves[(number >> 33) % moves.len()]);
            }
        }
    }

    #[test]
    fn en_passant_is_handed_over_where_it_is_legal() {
        for fen in [
            "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
            "8/8/8/8/R2pP2k/8/8/4K3 b - e3 0 1",
            "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1",
            "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1",
            "7k/8/8/2PpP3/8/8/B7/4K3 w - d6 0 1",
        ] {
            let fen: Fen = fen.parse().expect("a FEN");
            same_moves(
                &fen.into_position(CastlingMode::Standard)
                    .expect("a legal position"),
            );
        }
    }
}
