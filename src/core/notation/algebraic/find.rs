//! A written move looked for on the board.

use super::misread::Misread;
use super::read::{Shape, Written};
use crate::chess::{
    Bitboard, CastlingSide, Chess, Color, File, Move, MoveList, Position, Rank, Role, Square,
    attacks,
};

impl Written {
    /// The one legal move in `position` that is meant.
    ///
    /// Castling is also found when it is written as a step of the king to its castling square or onto the rook.
    /// A pawn that reaches the last rank without its new piece is ambiguous among four moves.
    ///
    /// # Errors
    /// The player has no such piece ([`Misread::NoSuchPiece`]), it cannot go there ([`Misread::CannotGoThere`],
    /// [`Misread::LeavesKingInCheck`]) or become what is written ([`Misread::CannotBecome`]), castling is not possible
    /// ([`Misread::CannotCastle`]), or more than one legal move is meant ([`Misread::Ambiguous`]).
    pub fn find(&self, position: &Chess) -> Result<Move, Misread> {
        match self.shape {
            Shape::Castling(side) => position
                .castling_moves(side)
                .first()
                .copied()
                .ok_or(Misread::CannotCastle { side }),
            Shape::Step { .. } => {
                let (piece, found) = self.candidates(position)?;
                match found.as_slice() {
                    [mv] => Ok(*mv),
                    [] => self.castling_as_step(position, piece),
                    several => Err(Misread::Ambiguous(several.to_vec())),
                }
            }
        }
    }

    /// The legal moves, other than castling, that fit what is written.
    fn candidates(&self, position: &Chess) -> Result<(WrittenStep, MoveList), Misread> {
        let step = WrittenStep::on(self, position)?;
        let mut moves = position.san_candidates(step.role, step.to);
        moves.retain(|mv| step.fits(*mv));
        Ok((step, moves))
    }

    fn castling_as_step(&self, position: &Chess, step: WrittenStep) -> Result<Move, Misread> {
        if step.role == Role::King && step.has_departure && step.promotion.is_none() {
            for side in CastlingSide::ALL {
                for mv in position.castling_moves(side) {
                    if let Move::Castle { king, rook } = mv
                        && step.departs_from(king)
                        && (step.to == rook || step.to == side.king_to(position.turn()))
                    {
                        return Ok(mv);
                    }
                }
            }
        }
        Err(step.why_misread(position, self))
    }
}

/// A written step with its piece known.
#[derive(Clone, Copy)]
struct WrittenStep {
    role: Role,
    file: Option<File>,
    rank: Option<Rank>,
    to: Square,
    promotion: Option<Role>,
    /// Both squares are written, not inferred.
    has_departure: bool,
}

impl WrittenStep {
    fn on(written: &Written, position: &Chess) -> Result<WrittenStep, Misread> {
        let Shape::Step {
            role,
            file,
            rank,
            to,
            promotion,
        } = written.shape
        else {
            return Err(Misread::Nothing);
        };
        let mut step = WrittenStep {
            role: role.unwrap_or(Role::Pawn),
            file,
            rank,
            to,
            promotion,
            has_departure: file.is_some() && rank.is_some(),
        };
        if role.is_none()
            && let (Some(f), Some(r)) = (file, rank)
        {
            let piece = position.board().piece_at(Square::from_coords(f, r));
            match piece {
                Some(piece) if piece.color == position.turn() => step.role = piece.role,
                Some(_) | None => return Err(Misread::NoSuchPiece { role: None }),
            }
        }
        if step.role == Role::Pawn && file.is_none() && !written.capture {
            step.file = Some(to.file());
        }
        Ok(step)
    }

    fn departs_from(self, square: Square) -> bool {
        self.file.is_none_or(|file| file == square.file())
            && self.rank.is_none_or(|rank| rank == square.rank())
    }

    /// Whether a legal move of this piece to this square is meant.
    fn fits(self, mv: Move) -> bool {
        !mv.is_castle()
            && mv.from().is_some_and(|from| self.departs_from(from))
            && (self.promotion.is_none() || self.promotion == mv.promotion())
    }

    /// Why no legal move fits.
    fn why_misread(self, position: &Chess, written: &Written) -> Misread {
        if let Some(promotion) = self.promotion {
            let plain = WrittenStep {
                promotion: None,
                ..self
            };
            let mut moves = position.san_candidates(self.role, self.to);
            moves.retain(|mv| plain.fits(*mv));
            if self.role != Role::Pawn || promotion == Role::King || !moves.is_empty() {
                return Misread::CannotBecome { promotion };
            }
        }
        let named = match written.shape {
            Shape::Step { role, .. } => role.or((!self.has_departure).then_some(Role::Pawn)),
            Shape::Castling(_) => None,
        };
        let (role, to) = (self.role, self.to);
        let pieces: Bitboard = position
            .our(role)
            .into_iter()
            .filter(|from| self.departs_from(*from))
            .collect();
        if pieces.is_empty() {
            return Misread::NoSuchPiece { role: named };
        }
        let pinned = |from| reach(position, role, from).contains(to);
        if pieces.into_iter().any(pinned) {
            Misread::LeavesKingInCheck { role, to }
        } else {
            Misread::CannotGoThere { role, to }
        }
    }
}

/// Where a piece could go if its own king did not matter.
fn reach(position: &Chess, role: Role, from: Square) -> Bitboard {
    let (color, occupied) = (position.turn(), position.board().occupied());
    if role == Role::Pawn {
        let mut aims = position.them();
        if let Some(square) = position.maybe_ep_square() {
            aims.add(square);
        }
        return (attacks::pawn_attacks(color, from) & aims) | pushes(color, from, occupied);
    }
    attacks::attacks(from, role.of(color), occupied) & !position.us()
}

fn pushes(color: Color, from: Square, occupied: Bitboard) -> Bitboard {
    let forward = color.fold_wb(8, -8);
    let mut squares = Bitboard::EMPTY;
    if let Some(one) = from.offset(forward)
        && !occupied.contains(one)
    {
        squares.add(one);
        if from.rank() == color.relative_rank(Rank::Second)
            && let Some(two) = one.offset(forward)
            && !occupied.contains(two)
        {
            squares.add(two);
        }
    }
    squares
}
