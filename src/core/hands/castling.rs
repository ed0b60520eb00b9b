//! Castling as hands do it: which king goes onto which rook, and where both arrive.

use super::hand_context::HandContext;
use crate::chess::{CastlingSide, Move, Position as _, Square};
use crate::laws::facts::acts_of_a_move::acts_of;
use crate::laws::facts::obligation::king_arrival;
use crate::laws::{Hand, HeldFrom, PlayerAct};
use crate::record::play_mode::AssistLevel;

/// A castling: of that king, with that rook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Castling {
    /// Where the king stands before it.
    pub king: Square,
    /// Where the rook stands before it.
    pub rook: Square,
}

impl Castling {
    /// Returns the castlings that are offered to the player who has the move, towards the a-file first.
    ///
    /// In a tournament those that the pieces' places suggest, so that nothing is told of rights and attacks; else the
    /// legal ones.
    pub fn offers(game: &HandContext<'_>) -> Vec<Self> {
        if game.mode.assist != AssistLevel::Tournament {
            return legal(game);
        }
        let position = game.table().game().position();
        let us = position.turn();
        let home = us.backrank();
        let Some(king) = position
            .board()
            .king_of(us)
            .filter(|king| king.rank() == home)
        else {
            return Vec::new();
        };
        let rooks = position.board().by_piece(us.rook()) & home;
        let outermost = [rooks.first(), rooks.last()];
        let mut found: Vec<Self> = outermost
            .into_iter()
            .flatten()
            .map(|rook| Self { king, rook })
            .collect();
        found.dedup();
        if let [left, right] = found[..]
            && left.side() == right.side()
        {
            // Both stand on one side of the king: it can only mean the nearer one there is to it, if either.
            found.truncate(1);
        }
        found
    }

    /// Returns the castling meant by a king that goes from one square to another: onto the rook, or to its arrival where no
    /// plain king's move leads, or where castling was announced.
    pub fn of_king_move(game: &HandContext<'_>, from: Square, to: Square) -> Option<Self> {
        let all = legal(game);
        let mut of_this_king = all.iter().copied().filter(|castling| castling.king == from);
        if let Some(onto_rook) = of_this_king.clone().find(|castling| castling.rook == to) {
            return Some(onto_rook);
        }
        let moves = game.table().game().position().legal_moves();
        let is_plain = moves
            .iter()
            .any(|mv| !mv.is_castle() && mv.from() == Some(from) && mv.to() == to);
        let castles = !is_plain || game.table().turn().has_announced_castling();
        of_this_king.find(|castling| castles && castling.king_to() == to)
    }

    /// Returns the castling for which a king is put down on an own rook, legal or not.
    pub(super) fn onto_rook(game: &HandContext<'_>, king: Square, rook: Square) -> Option<Self> {
        let table = game.table();
        let us = game.at_the_board();
        let home = us.backrank();
        let stands = table.game().position().board().piece_at(king) == Some(us.king())
            && table.board().piece_at(rook) == Some(us.rook());
        (stands && king.rank() == home && rook.rank() == home).then_some(Self { king, rook })
    }

    /// Returns the castling that a king in hand would do on the square it is over.
    pub fn aimed_at(game: &HandContext<'_>, over: Square) -> Option<Self> {
        let us = game.at_the_board();
        let from = match *game.table().hand(us) {
            Hand::Holding {
                piece,
                from: HeldFrom::Square(from),
            } if piece == us.king() => from,
            Hand::Touching(from) if game.table().board().piece_at(from) == Some(us.king()) => from,
            Hand::Holding { .. } | Hand::Touching(_) | Hand::Standing { .. } | Hand::Empty => {
                return None;
            }
        };
        let seen = if game.mode.assist == AssistLevel::Tournament {
            Self::onto_rook(game, from, over)
        } else {
            None
        };
        seen.or_else(|| Self::of_king_move(game, from, over))
    }

    /// Returns where the king arrives.
    pub fn king_to(self) -> Square {
        king_arrival(self.king, self.rook)
    }

    /// Returns where the rook arrives.
    pub fn rook_to(self) -> Square {
        Square::from_coords(self.side().rook_to_file(), self.king.rank())
    }

    /// Returns the side towards which the king goes.
    pub fn side(self) -> CastlingSide {
        CastlingSide::from_king_side(self.rook.file() > self.king.file())
    }

    /// Returns the acts that the castling consists of, by a player whose hands are empty.
    ///
    /// Where it is not legal the king and the rook are touched in that order, which is how the wish to castle shows;
    /// the rest is the arbiter's.
    pub(super) fn acts(self, game: &HandContext<'_>) -> Vec<PlayerAct> {
        let Self { king, rook } = self;
        if legal(game).contains(&self) {
            acts_of(game.table().game().position(), Move::Castle { king, rook })
        } else {
            let touch = |square| [PlayerAct::Touch(square), PlayerAct::LetGo];
            [king, rook].into_iter().flat_map(touch).collect()
        }
    }
}

fn legal(game: &HandContext<'_>) -> Vec<Castling> {
    let moves = game.table().game().position().legal_moves();
    let castlings = moves.into_iter().filter_map(|mv| match mv {
        Move::Castle { king, rook } => Some(Castling { king, rook }),
        Move::Normal { .. } | Move::EnPassant { .. } | Move::Put { .. } => None,
    });
    let mut castlings: Vec<Castling> = castlings.collect();
    castlings.sort_by_key(|castling| castling.rook);
    castlings
}
