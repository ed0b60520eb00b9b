//! Random endgames.

use jadoube_core::chess::{CastlingMode, Chess, Color, Piece, Role, Setup, Square};

use super::seeded_random::SeededRandom;

impl SeededRandom {
    /// A legal position of two kings and up to seven other men, half of them pawns and many of those blocked.
    pub fn endgame(&mut self) -> Chess {
        loop {
            let mut setup = Setup::empty();
            setup.turn = Color::from_white(self.below(2) == 0);
            for color in Color::ALL {
                setup.board.set_piece_at(
                    self.square(),
                    Piece {
                        color,
                        role: Role::King,
                    },
                );
            }
            for _ in 0..=self.below(7) {
                let color = Color::from_white(self.below(2) == 0);
                let light = [
                    Role::Bishop,
                    Role::Knight,
                    Role::Rook,
                    Role::Bishop,
                    Role::Knight,
                    Role::Queen,
                ];
                let role = if self.below(2) == 0 {
                    Role::Pawn
                } else {
                    light[self.below(light.len())]
                };
                let square = self.square();
                setup.board.set_piece_at(square, Piece { color, role });
                if let (Role::Pawn, 0..3, Some(ahead)) =
                    (role, self.below(4), square.offset(color.fold_wb(8, -8)))
                {
                    setup.board.set_piece_at(
                        ahead,
                        Piece {
                            color: !color,
                            role,
                        },
                    );
                }
            }
            if let Ok(position) = setup.position(CastlingMode::Standard) {
                return position;
            }
        }
    }

    fn square(&mut self) -> Square {
        Square::ALL[self.below(64)]
    }
}
