//! The men on the table and the hands on them: which stands where, and on which square it stood when the half-move began.

use crate::touch_duty::lawful;
use jadoube_core::chess::{Board, ByColor, Chess, Color, Move, Piece, Position, Role, Square};

/// A man with the square on which it stood when the half-move began; a man from the box stood nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Man {
    pub piece: Piece,
    pub home: Option<Square>,
}

/// What a hand does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grip {
    Idle,
    /// It holds a man, taken from that square.
    Air(Man, Option<Square>),
    /// Its fingers are on the man there, which it took from another square if one is named.
    On(Square, Option<(Man, Option<Square>)>),
}

/// Everything that stands on the table.
#[derive(Clone, Debug)]
pub struct Men {
    stand: [Option<Man>; 64],
    pub grips: ByColor<Grip>,
}

/// What a hand did to the men.
#[derive(Clone, Copy, Debug, Default)]
pub struct Placed {
    /// A man came to stand on a square from elsewhere.
    pub stood: Option<(Man, Square)>,
    /// A man of the other colour was pushed off it.
    pub pushed_off: Option<Man>,
}

impl Men {
    pub fn of(position: &Chess) -> Self {
        let man = |square| {
            let piece = position.board().piece_at(square)?;
            Some(Man {
                piece,
                home: Some(square),
            })
        };
        let mut stand = [None; 64];
        for square in Square::ALL {
            stand[usize::from(square)] = man(square);
        }
        Self {
            stand,
            grips: ByColor::new_with(|_| Grip::Idle),
        }
    }

    pub fn at(&self, square: Square) -> Option<Man> {
        self.stand[usize::from(square)]
    }

    pub fn board(&self) -> Board {
        let mut board = Board::empty();
        for square in Square::ALL {
            if let Some(man) = self.at(square) {
                board.set_piece_at(square, man.piece);
            }
        }
        board
    }

    /// The board as it would be if the man in `color`'s hand stood where it was taken from.
    pub fn board_put_back(&self, color: Color) -> Board {
        let mut board = self.board();
        if let Grip::Air(man, Some(from)) = self.grips[color] {
            board.set_piece_at(from, man.piece);
        }
        board
    }

    pub fn lift(&mut self, color: Color, square: Square) {
        if let Some(man) = self.stand[usize::from(square)].take() {
            self.grips[color] = Grip::Air(man, Some(square));
        }
    }

    pub fn remove(&mut self, square: Square) {
        self.stand[usize::from(square)] = None;
    }

    pub fn set(&mut self, color: Color, square: Square) -> Placed {
        let (man, from) = match self.grips[color] {
            Grip::Idle => return Placed::default(),
            Grip::Air(man, from) => (man, from),
            Grip::On(on, taken) => {
                let Some(man) = self.stand[usize::from(on)].take() else {
                    return Placed::default();
                };
                taken.unwrap_or((man, Some(on)))
            }
        };
        let there = self.stand[usize::from(square)].replace(man);
        self.grips[color] = Grip::On(square, Some((man, from)));
        Placed {
            stood: Some((man, square)),
            pushed_off: there.filter(|other| other.piece.color != man.piece.color),
        }
    }

    /// Takes the fingers off: which man was let go of where, if it was carried there.
    pub fn let_go(&mut self, color: Color) -> Option<(Man, Square)> {
        let Grip::On(square, taken) = self.grips[color] else {
            return None;
        };
        self.grips[color] = Grip::Idle;
        taken.map(|(man, _)| (man, square))
    }

    pub fn put_back(&mut self, color: Color) {
        match self.grips[color] {
            Grip::Idle => {}
            Grip::Air(man, from) => {
                if let Some(from) = from {
                    self.stand[usize::from(from)] = Some(man);
                }
            }
            Grip::On(square, taken) => {
                if let Some((man, from)) = taken {
                    self.stand[usize::from(square)] = None;
                    if let Some(from) = from {
                        self.stand[usize::from(from)] = Some(man);
                    }
                }
            }
        }
        self.grips[color] = Grip::Idle;
    }

    /// The legal move that stands on the board, if one does.
    pub fn legal_move_made(&self, before: &Chess) -> Option<Move> {
        let board = self.board();
        lawful(before)
            .into_iter()
            .find(|&mv| *after(before, mv).board() == board)
    }

    /// The promotion to a queen that only lacks the queen: the pawn stands there itself, or nothing does.
    pub fn promotion_left_undone(&self, before: &Chess) -> Vec<Move> {
        let board = self.board();
        let lacks_queen = |&mv: &Move| {
            let mut asked = after(before, mv).board().clone();
            let pawn = Piece {
                color: before.turn(),
                role: Role::Pawn,
            };
            if board.piece_at(mv.to()) == Some(pawn) {
                asked.set_piece_at(mv.to(), pawn);
            } else {
                asked.discard_piece_at(mv.to());
            }
            asked == board
        };
        let moves = lawful(before).into_iter();
        moves
            .filter(|mv| mv.promotion() == Some(Role::Queen))
            .filter(lacks_queen)
            .collect()
    }

    /// What one man did, legal or not, if the board can be told as the move of one man, or as castling.
    pub fn move_of_one_man(&self, before: &Chess) -> Option<Move> {
        let us = before.turn();
        let own = |man: &Man| man.piece.color == us;
        let strayed: Vec<(Man, Square)> = Square::ALL
            .into_iter()
            .filter_map(|square| self.at(square).map(|man| (man, square)))
            .filter(|(man, square)| man.home != Some(*square))
            .collect();
        let gone = |square: &Square| {
            let stays = |man: Man| man.home == Some(*square);
            before.board().piece_at(*square).is_some()
                && !Square::ALL
                    .into_iter()
                    .filter_map(|it| self.at(it))
                    .any(stays)
        };
        let gone: Vec<Square> = Square::ALL.into_iter().filter(gone).collect();
        match strayed[..] {
            [(man, to)] if own(&man) => {
                let capture = before.board().piece_at(to).map(|piece| piece.role);
                let from = man.home.or_else(|| Self::exchanged(before, &gone))?;
                let en_passant = Square::from_coords(to.file(), from.rank());
                match gone[..] {
                    [taken] if man.home.is_some() && taken == en_passant && capture.is_none() => {
                        Some(Move::EnPassant { from, to })
                    }
                    [] | [_] | [_, _] if gone.iter().all(|&it| it == to || it == from) => {
                        let role = if man.home.is_some() {
                            man.piece.role
                        } else {
                            Role::Pawn
                        };
                        let promotion = man.home.is_none().then_some(man.piece.role);
                        Some(Move::Normal {
                            role,
                            from,
                            capture,
                            to,
                            promotion,
                        })
                    }
                    _ => None,
                }
            }
            [(one, one_to), (two, two_to)] if gone.is_empty() => {
                let (king, rook, king_to, rook_to) = match (one.piece.role, two.piece.role) {
                    (Role::King, Role::Rook) => (one.home?, two.home?, one_to, two_to),
                    (Role::Rook, Role::King) => (two.home?, one.home?, two_to, one_to),
                    _ => return None,
                };
                let castling = Move::Castle { king, rook };
                let side = castling.castling_side()?;
                let fits = side.king_to(us) == king_to && side.rook_to(us) == rook_to;
                fits.then_some(castling)
            }
            _ => None,
        }
    }

    /// Of the men that are gone, the own pawn that was exchanged.
    fn exchanged(before: &Chess, gone: &[Square]) -> Option<Square> {
        let is_pawn = |square: &Square| {
            before.board().piece_at(*square)
                == Some(Piece {
                    color: before.turn(),
                    role: Role::Pawn,
                })
        };
        gone.iter().copied().find(is_pawn)
    }
}

/// The position after a move.
pub fn after(before: &Chess, mv: Move) -> Chess {
    let mut position = before.clone();
    position.play_unchecked(mv);
    position
}
