//! A position in print: the board, its coordinates, and the chessmen as outlines.

use super::page::{Align, Ink, Mark, Page, TextStyle};
use super::page_geometry::PagePoint;
use super::piece_outline::outline;
use crate::chess::{Board, Color, File, Piece, Rank, Square};

/// The gray of the dark squares: white men stay white upon it, black ones black, and a copier keeps it.
const DARK: f32 = 0.80;

impl Page {
    /// Draws a position, `bottom`'s side below; the board has its upper left corner at `at` and that `side` in points.
    ///
    /// The coordinates stand left of the board and under it and take another tenth of its side.
    pub fn diagram(&mut self, at: PagePoint, side: f32, board: &Board, bottom: Color) {
        let square = side / 8.0;
        for place in Square::ALL {
            let corner = corner(at, square, place, bottom);
            if place.is_dark() {
                self.rect(corner, (square, square), Ink::Filled(DARK));
            }
            if let Some(piece) = board.piece_at(place) {
                self.marks.push(Mark::Piece(corner, square, outline(piece)));
            }
        }
        self.rect(at, (side, side), Ink::Drawn(0.8));
        self.coordinates(at, square, bottom);
    }

    /// Draws a single man in a square of that `side` in points, its upper left corner at `at`.
    pub fn man(&mut self, at: PagePoint, side: f32, piece: Piece) {
        self.marks.push(Mark::Piece(at, side, outline(piece)));
    }

    fn coordinates(&mut self, at: PagePoint, square: f32, bottom: Color) {
        let set = TextStyle::regular((square * 0.36).max(5.0));
        for file in File::ALL {
            let corner = corner(at, square, Square::from_coords(file, Rank::First), bottom);
            let foot = at.1 + square * 8.0 + set.size * 1.15;
            let name = file.char().to_string();
            self.text((corner.0 + square / 2.0, foot), &name, set, Align::Center);
        }
        for rank in Rank::ALL {
            let corner = corner(at, square, Square::from_coords(File::A, rank), bottom);
            let foot = corner.1 + square / 2.0 + set.size * 0.36;
            let name = rank.char().to_string();
            self.text((at.0 - set.size * 0.4, foot), &name, set, Align::Right);
        }
    }
}

/// The upper left corner of a square.
fn corner(at: PagePoint, side: f32, square: Square, bottom: Color) -> PagePoint {
    let (column, row) = match bottom {
        Color::White => (u8::from(square.file()), 7 - u8::from(square.rank())),
        Color::Black => (7 - u8::from(square.file()), u8::from(square.rank())),
    };
    (
        at.0 + f32::from(column) * side,
        at.1 + f32::from(row) * side,
    )
}
