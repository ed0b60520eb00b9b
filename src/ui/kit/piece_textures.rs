//! The chessmen as pictures: drawn once for each size they are shown at.

use std::collections::HashMap;

use eframe::egui::{
    Context, Mesh, Rect, SizeHint, TextureHandle, TextureId, TextureOptions, Ui, Vec2, emath::Rot2,
    pos2,
};

use super::plain_fill::{WHOLE_PICTURE, frame_plainly};
use super::theme::{AS_DRAWN, BoardColors};
use crate::view::settings::{BoardTheme, PieceSet};
use jadoube_core::chess::{Color, Piece, piece_index};

macro_rules! drawings {
    ($set:literal) => {
        [
            drawings!($set: "white"),
            drawings!($set: "black"),
        ]
    };
    ($set:literal: $color:literal) => {
        [
            drawings!($set, $color, "pawn"),
            drawings!($set, $color, "knight"),
            drawings!($set, $color, "bishop"),
            drawings!($set, $color, "rook"),
            drawings!($set, $color, "queen"),
            drawings!($set, $color, "king"),
        ]
    };
    ($set:literal, $color:literal, $role:literal) => {
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/pieces/", $set, "/", $color, "-", $role, ".svg"))
    };
}

const STAUNTON: [[&[u8]; 6]; 2] = drawings!("staunton");
const FACING: [[&[u8]; 6]; 2] = drawings!("facing");
const STAUNTON_PLAIN: [[&[u8]; 6]; 2] = drawings!("staunton-plain");
const FACING_PLAIN: [[&[u8]; 6]; 2] = drawings!("facing-plain");

/// How many sizes are kept: the board's, the one in hand, the box, the choice of a new piece, and as many before a resize.
const SIZES_KEPT: usize = 12;

/// The pictures of the chessmen at the sizes in use.
#[derive(Default)]
pub struct Pieces {
    drawn: HashMap<(PieceSet, u32), Vec<TextureHandle>>,
}

impl Pieces {
    /// Draws a piece into `rect`, a square whose side is rounded to whole physical pixels.
    pub fn paint(&mut self, ui: &Ui, set: PieceSet, piece: Piece, rect: Rect) {
        self.paint_on(ui.painter(), set, piece, rect);
    }

    /// Draws a piece into `rect`, turned about its middle by `tilt` radians.
    pub fn paint_tilted(&mut self, ui: &Ui, set: PieceSet, piece: Piece, rect: Rect, tilt: f32) {
        let pixels = rect.width() * ui.pixels_per_point();
        let mut mesh = Mesh::with_texture(self.texture(ui.ctx(), set, piece, pixels));
        mesh.add_rect_with_uv(rect, WHOLE_PICTURE, AS_DRAWN);
        mesh.rotate(Rot2::from_angle(tilt), rect.center());
        ui.painter().add(mesh);
    }

    /// A player's king on a disc in the colour of their squares, so that it is seen on any ground.
    pub fn king(&mut self, ui: &Ui, board: BoardTheme, color: Color, disc: Rect) {
        let squares = BoardColors::of(board);
        let ground = color.fold_wb(squares.light, squares.dark);
        let radius = disc.width() / 2.0;
        frame_plainly(ui.painter(), disc, radius, ground, None);
        let place = square_in(disc, (disc.width() * 0.85).round(), ui.pixels_per_point());
        self.paint(ui, PieceSet::Staunton, color.king(), place);
    }

    /// Draws a piece on a painter of one's own, as for a piece in the air.
    pub fn paint_on(
        &mut self,
        painter: &eframe::egui::Painter,
        set: PieceSet,
        piece: Piece,
        rect: Rect,
    ) {
        let texture = self.texture(
            painter.ctx(),
            set,
            piece,
            rect.width() * painter.pixels_per_point(),
        );
        painter.image(texture, rect, WHOLE_PICTURE, AS_DRAWN);
    }

    fn texture(
        &mut self,
        context: &Context,
        set: PieceSet,
        piece: Piece,
        pixels: f32,
    ) -> TextureId {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a piece is 8 to some 2000 pixels wide"
        )]
        let pixels = pixels.round().clamp(8.0, 2048.0) as u32;
        if !self.drawn.contains_key(&(set, pixels)) {
            if self.drawn.len() >= SIZES_KEPT {
                self.drawn.clear();
            }
            self.drawn.insert((set, pixels), draw(context, set, pixels));
        }
        self.drawn[&(set, pixels)][piece_index(piece)].id()
    }
}

impl std::fmt::Debug for Pieces {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.drawn.keys()).finish()
    }
}

/// Rounds a length in points down to whole physical pixels.
pub fn whole_pixels(length: f32, pixels_per_point: f32) -> f32 {
    (length * pixels_per_point).floor() / pixels_per_point
}

/// A square of that side in the middle of `rect`, on whole physical pixels.
pub fn square_in(rect: Rect, side: f32, pixels_per_point: f32) -> Rect {
    let corner = rect.center() - Vec2::splat(side / 2.0);
    let round = |value: f32| (value * pixels_per_point).round() / pixels_per_point;
    Rect::from_min_size(pos2(round(corner.x), round(corner.y)), Vec2::splat(side))
}

/// The drawing of a piece.
pub fn drawing(set: PieceSet, piece: Piece) -> &'static [u8] {
    drawings_of(set).as_flattened()[piece_index(piece)]
}

const fn drawings_of(set: PieceSet) -> &'static [[&'static [u8]; 6]; 2] {
    match set {
        PieceSet::Staunton => &STAUNTON,
        PieceSet::Facing => &FACING,
        PieceSet::StauntonPlain => &STAUNTON_PLAIN,
        PieceSet::FacingPlain => &FACING_PLAIN,
    }
}

fn draw(context: &Context, set: PieceSet, pixels: u32) -> Vec<TextureHandle> {
    let size = SizeHint::Size {
        width: pixels,
        height: pixels,
        maintain_aspect_ratio: true,
    };
    drawings_of(set)
        .as_flattened()
        .iter()
        .map(|svg| {
            let image = egui_extras::image::load_svg_bytes_with_size(svg, size, &<_>::default())
                .expect("the program's own drawings are whole");
            context.load_texture("piece", image, TextureOptions::LINEAR)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use eframe::egui::{Color32, ColorImage};

    use super::*;

    /// In how many columns a head is compared, and in half as many rows.
    const SIDE: usize = 48;

    fn picture(svg: &[u8]) -> ColorImage {
        let size = SizeHint::Size {
            width: 192,
            height: 192,
            maintain_aspect_ratio: true,
        };
        let image = egui_extras::image::load_svg_bytes_with_size(svg, size, &<_>::default());
        image.expect("the program's own drawings are whole")
    }

    /// Where a drawing has ink from its top down to that percentage of the picture.
    fn head(svg: &[u8], until: usize) -> Vec<bool> {
        let image = picture(svg);
        let is_ink = |pixel: &Color32| pixel.a() > 127;
        let [width, height] = image.size;
        let first = image.pixels.iter().position(is_ink);
        let top = first.expect("something is drawn") / width;
        let bottom = height * until / 100;
        let at = |x: usize, y: usize| {
            let row = top + (bottom - top) * (2 * y + 1) / SIDE;
            is_ink(&image.pixels[row * width + (2 * x + 1) * width / (2 * SIDE)])
        };
        let rows = 0..SIDE / 2;
        rows.flat_map(|y| (0..SIDE).map(move |x| (x, y)))
            .map(|(x, y)| at(x, y))
            .collect()
    }

    #[test]
    fn each_player_knows_a_man_that_both_can_read_by_its_usual_head() {
        for (usual, facing) in STAUNTON.iter().zip(FACING) {
            for role in [1, 2, 4, 5] {
                let seen = head(facing[role], 46);
                let unlike = |other: &usize| {
                    let other = head(usual[*other], 52);
                    seen.iter().zip(other).filter(|(a, b)| **a != *b).count()
                };
                let taken_for = (1..6).min_by_key(unlike);
                assert_eq!(taken_for, Some(role));
            }
        }
    }

    /// A man in plain paint is as white or as black as can be, and edged with the other.
    #[test]
    fn a_man_of_high_contrast_is_white_or_black_and_edged_with_the_other() {
        for set in [STAUNTON_PLAIN, FACING_PLAIN] {
            for (men, body, edge) in [
                (set[0], Color32::WHITE, Color32::BLACK),
                (set[1], Color32::BLACK, Color32::WHITE),
            ] {
                for man in men {
                    let image = picture(man);
                    let of =
                        |color: Color32| image.pixels.iter().filter(|it| **it == color).count();
                    let painted = image.pixels.iter().filter(|it| it.a() > 0).count();
                    assert!(of(body) * 3 > painted, "{} of {painted}", of(body));
                    assert!(of(edge) * 20 > painted, "{} of {painted}", of(edge));
                }
            }
        }
    }
}
