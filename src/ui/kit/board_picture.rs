//! A picture of a board to be handed to other programs, whatever the window shows and however large it is.

use eframe::egui::{ColorImage, SizeHint};

use super::piece_textures::drawing;
use super::theme::BoardColors;
use crate::view::command::BoardLook;
use jadoube_core::chess::{Board, Square};

/// How many pixels wide a square is.
const SQUARE: u32 = 128;

/// Draws the board, White or Black at the bottom.
///
/// # Panics
/// Never: the program's own drawings of the chessmen can be read.
pub fn board_picture(board: &Board, look: BoardLook) -> ColorImage {
    let colors = BoardColors::of(look.theme);
    let side = SQUARE as usize;
    let mut picture = ColorImage::filled([8 * side; 2], colors.dark);
    let drawn = SizeHint::Size {
        width: SQUARE,
        height: SQUARE,
        maintain_aspect_ratio: true,
    };
    for square in Square::ALL {
        let (file, rank) = (square.file().to_usize(), square.rank().to_usize());
        let (column, row) = if look.turned {
            (7 - file, rank)
        } else {
            (file, 7 - rank)
        };
        let man = board.piece_at(square).map(|piece| {
            let svg = drawing(look.pieces, piece);
            egui_extras::image::load_svg_bytes_with_size(svg, drawn, &<_>::default())
                .expect("the program's own drawings are whole")
        });
        let ground = if square.is_light() {
            colors.light
        } else {
            colors.dark
        };
        for y in 0..side {
            let left = (row * side + y) * 8 * side + column * side;
            for (x, pixel) in picture.pixels[left..left + side].iter_mut().enumerate() {
                let on_top = man.as_ref().map(|man| man.pixels[y * side + x]);
                *pixel = on_top.map_or(ground, |on_top| ground.blend(on_top));
            }
        }
    }
    picture
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::settings::{BoardTheme, PieceSet};

    #[test]
    fn a_corner_is_dark_and_white_stands_at_the_bottom_unless_turned() {
        let board = Board::default();
        let look = BoardLook {
            theme: BoardTheme::Ivory,
            pieces: PieceSet::Staunton,
            turned: false,
        };
        let white = board_picture(&board, look);
        let turned = board_picture(
            &board,
            BoardLook {
                turned: true,
                ..look
            },
        );
        let colors = BoardColors::of(look.theme);
        let side = 8 * SQUARE as usize;
        assert_eq!(white.size, [side; 2]);
        for picture in [&white, &turned] {
            assert_eq!(picture[(0, side - 1)], colors.dark, "a1 or h8");
        }
        // The middle of a king, which is pale in one colour only.
        let king = |picture: &ColorImage, file: usize| {
            let x = file * SQUARE as usize + SQUARE as usize / 2;
            picture[(x, side - SQUARE as usize / 3)].r()
        };
        assert!(king(&white, 4) > 150 && king(&turned, 3) < 150);
    }
}
