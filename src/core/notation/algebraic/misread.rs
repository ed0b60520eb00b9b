//! Why a written move is not a legal move.

use std::fmt;

use crate::chess::{CastlingSide, Move, Role, Square, role_name};

/// Why a written move is not a legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misread {
    /// Nothing is written.
    Nothing,
    /// The text makes no sense from this character on, counted from 1.
    Unreadable {
        /// The first character that does not fit.
        at: usize,
    },
    /// The player has no such piece, or none on the departure square that is written.
    NoSuchPiece {
        /// The kind of piece, unless only squares are written.
        role: Option<Role>,
    },
    /// The player has such a piece, but it cannot go there.
    CannotGoThere {
        /// The kind of piece.
        role: Role,
        /// The arrival square.
        to: Square,
    },
    /// The piece could go there, but the player's king would be attacked.
    LeavesKingInCheck {
        /// The kind of piece.
        role: Role,
        /// The arrival square.
        to: Square,
    },
    /// A piece cannot become what is written: it is no pawn, or not on the last rank, or the new piece a king.
    CannotBecome {
        /// The new piece.
        promotion: Role,
    },
    /// Castling on this side is not possible.
    CannotCastle {
        /// The side.
        side: CastlingSide,
    },
    /// Several legal moves are written like this.
    Ambiguous(Vec<Move>),
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misread::Nothing => f.write_str("nothing is written"),
            Misread::Unreadable { at } => write!(f, "unreadable from character {at}"),
            Misread::NoSuchPiece { role: Some(role) } => {
                write!(f, "there is no such {}", role_name(*role))
            }
            Misread::NoSuchPiece { role: None } => f.write_str("there is no such piece"),
            Misread::CannotGoThere { role, to } => {
                write!(f, "no {} can go to {to}", role_name(*role))
            }
            Misread::LeavesKingInCheck { role, to } => {
                write!(f, "{} to {to} leaves the king attacked", role_name(*role))
            }
            Misread::CannotBecome { promotion } => {
                write!(f, "nothing becomes a {} there", role_name(*promotion))
            }
            Misread::CannotCastle { side } => match side {
                CastlingSide::KingSide => {
                    f.write_str("castling on the king's side is not possible")
                }
                CastlingSide::QueenSide => {
                    f.write_str("castling on the queen's side is not possible")
                }
            },
            Misread::Ambiguous(moves) => {
                f.write_str("ambiguous:")?;
                moves.iter().try_for_each(|mv| write!(f, " {mv}"))
            }
        }
    }
}

impl std::error::Error for Misread {}
