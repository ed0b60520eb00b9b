//! A piece that is being straightened: it follows the hand within its square, tilts as it is pushed, and settles in the
//! middle with a nod once it is let go.

use std::f32::consts::{PI, TAU};

use eframe::egui::{Pos2, Rect, Ui, Vec2, emath, vec2};

use super::piece_animation::share_of;
use crate::kit::board_geometry::BoardGeometry;
use jadoube_core::chess::Square;

/// How long a piece takes to come to rest, in seconds.
const SETTLING: f64 = 0.5;

/// How far a piece follows the hand from the middle of its square, in sides of a square.
const REACH: f32 = 0.3;

/// How far it tilts where it was pushed farthest aside, and while it nods, in radians.
const TILT: f32 = 0.22;
const NOD: f32 = 0.12;

/// How far it bows while it nods, in sides of a square.
const BOW: f32 = 0.05;

/// How far off its square the hand may be and still straighten its piece, in sides of a square.
const SLACK: f32 = 0.2;

/// The piece that was straightened last, if one was.
#[derive(Clone, Copy, Debug, Default)]
pub struct Straightening {
    piece: Option<StraightenedPiece>,
}

#[derive(Clone, Copy, Debug)]
struct StraightenedPiece {
    square: Square,
    /// How far it was pushed, in sides of a square.
    pushed: Vec2,
    state: HandState,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum HandState {
    /// The hand is on it, and was put there.
    On(Pos2),
    /// It was let go at that time.
    Off(f64),
}

/// How a piece stands on its square while it is straightened.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PieceLean {
    /// How far from the middle of its square, in points.
    pub offset: Vec2,
    /// How far turned about its middle, in radians.
    pub tilt: f32,
}

impl Straightening {
    /// A hand is laid on the piece on that square.
    pub fn take(&mut self, ui: &Ui, square: Square) {
        let at = ui.input(|input| input.pointer.interact_pos());
        self.piece = at.map(|at| StraightenedPiece {
            square,
            pushed: Vec2::ZERO,
            state: HandState::On(at),
        });
    }

    /// Lets the piece under the hand follow the pointer, and settle once that lets go; the square off which the pointer has
    /// carried it, if it has: that is no straightening any more.
    pub fn follow(&mut self, ui: &Ui, place: BoardGeometry) -> Option<Square> {
        let piece = self.piece?;
        let HandState::On(taken) = piece.state else {
            return None;
        };
        let (is_down, at) = ui.input(|input| {
            let pointer = &input.pointer;
            (pointer.primary_down(), pointer.interact_pos())
        });
        if !is_down {
            self.settle(ui, piece.square);
            return None;
        }
        let at = at?;
        let square = place.rect(piece.square).expand(place.side * SLACK);
        if !square.contains(at) {
            self.piece = None;
            return Some(piece.square);
        }
        let pushed = (at - taken) / place.side;
        let pushed = pushed * (REACH / pushed.length().max(REACH));
        self.piece = Some(StraightenedPiece { pushed, ..piece });
        None
    }

    /// Whether a hand is on the piece on that square.
    pub fn holds(&self, square: Square) -> bool {
        let held = self.piece.filter(|piece| piece.square == square);
        held.is_some_and(|piece| matches!(piece.state, HandState::On(_)))
    }

    /// The piece on that square is let go, or was only nudged.
    pub fn settle(&mut self, ui: &Ui, square: Square) {
        let known = self.piece.filter(|piece| piece.square == square);
        self.piece = Some(StraightenedPiece {
            square,
            pushed: known.map_or(Vec2::ZERO, |piece| piece.pushed),
            state: HandState::Off(ui.input(|input| input.time)),
        });
    }

    /// The square whose piece is being straightened, or has not come to rest yet; asks for the next frame while it moves
    /// by itself.
    pub fn square(&mut self, ui: &Ui) -> Option<Square> {
        let piece = self.piece?;
        if let HandState::Off(since) = piece.state {
            if share_of(ui, since, SETTLING) >= 1.0 {
                self.piece = None;
                return None;
            }
            ui.request_repaint();
        }
        Some(piece.square)
    }

    /// How the piece on that square stands, if it is the one; without moving pictures it stands in the middle as soon as
    /// it is let go.
    pub fn lean(&self, ui: &Ui, square: Square, side: f32, moves: bool) -> Option<PieceLean> {
        let piece = self.piece.filter(|piece| piece.square == square)?;
        let tilt = piece.pushed.x / REACH * TILT;
        let HandState::Off(since) = piece.state else {
            let offset = piece.pushed * side;
            return Some(PieceLean { offset, tilt });
        };
        if !moves {
            return None;
        }
        let gone = share_of(ui, since, SETTLING).min(1.0);
        let left = 1.0 - emath::easing::quadratic_out((gone * 2.0).min(1.0));
        let bow = (gone * PI).sin() * BOW;
        Some(PieceLean {
            offset: (piece.pushed * left + vec2(0.0, bow)) * side,
            tilt: tilt * left + (gone * TAU).sin() * NOD * (1.0 - gone),
        })
    }
}

impl PieceLean {
    /// Where a piece stands so that has its place in `rect`.
    pub fn of(self, rect: Rect) -> Rect {
        rect.translate(self.offset)
    }
}
