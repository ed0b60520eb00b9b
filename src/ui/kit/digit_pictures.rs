//! Large digits as pictures of their own.
//!
//! Letters are painted out of one texture, which is smoothed between its texels; a software GL pays for that pixel by
//! pixel, ten times a second where tenths are shown. A digit alone in a texture that is not smoothed gives the same
//! picture, since letters stand on whole pixels.

use std::collections::HashMap;
use std::fmt;

use eframe::egui::emath::GuiRounding as _;
use eframe::egui::epaint::text::Glyph;
use eframe::egui::{
    Color32, Galley, Painter, Pos2, Rect, TextureHandle, TextureId, TextureOptions,
};

use super::plain_fill::WHOLE_PICTURE;

/// How many digits are kept: those of two sizes, and as many before a resize.
const DIGITS_KEPT: usize = 64;

/// The pictures of the digits at the sizes in use.
#[derive(Default)]
pub struct DigitPictures {
    drawn: HashMap<PictureKey, TextureHandle>,
}

/// What tells one picture of a digit from another: which, how large, and where among the letters, since a digit is drawn
/// anew for each quarter of a pixel that it is off the pixels.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct PictureKey {
    digit: char,
    size: [u32; 2],
    place: [u16; 2],
}

impl DigitPictures {
    /// Paints a row of digits with its upper left corner at `at`, in `ink`.
    pub fn paint(&mut self, painter: &Painter, at: Pos2, digits: &Galley, ink: Color32) {
        for row in &digits.rows {
            // Letters stand on whole pixels, and so do their pictures.
            let at = at.round_to_pixels(painter.pixels_per_point()) + row.pos.to_vec2();
            let visible = row
                .glyphs
                .iter()
                .filter(|glyph| !glyph.uv_rect.is_nothing());
            for glyph in visible {
                let corners = &row.visuals.mesh.vertices[glyph.first_vertex as usize..];
                let place = Rect::from_min_max(corners[0].pos, corners[3].pos);
                let texture = self.texture(painter, glyph);
                painter.image(texture, place.translate(at.to_vec2()), WHOLE_PICTURE, ink);
            }
        }
    }

    /// The picture of that digit, cut out of the letters' texture the first time.
    fn texture(&mut self, painter: &Painter, glyph: &Glyph) -> TextureId {
        let place = glyph.uv_rect;
        let key = PictureKey {
            digit: glyph.chr,
            size: [place.size.x, place.size.y].map(f32::to_bits),
            place: place.min,
        };
        if self.drawn.len() >= DIGITS_KEPT && !self.drawn.contains_key(&key) {
            self.drawn.clear();
        }
        let cut = || {
            let [left, top] = place.min.map(usize::from);
            let [right, bottom] = place.max.map(usize::from);
            let size = [right - left, bottom - top];
            let picture = painter.fonts(|fonts| fonts.image().region_by_pixels([left, top], size));
            let context = painter.ctx();
            context.load_texture("digit", picture, TextureOptions::NEAREST)
        };
        self.drawn.entry(key).or_insert_with(cut).id()
    }
}

impl fmt::Debug for DigitPictures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.drawn.keys().map(|key| key.digit))
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use eframe::egui::{ColorImage, Context, ImageData, pos2};

    use super::*;
    use crate::kit::fonts::{self, LetterBe, digits_font};
    use crate::kit::theme::AS_DRAWN;

    #[test]
    fn a_digit_is_the_one_that_the_letters_hold() {
        let context = Context::default();
        fonts::install(&context, LetterBe::Common);
        let mut pictures = DigitPictures::default();
        let mut textures = HashMap::new();
        for text in ["0:06.9", "10:00", "0:00.0"] {
            let mut expected = Vec::new();
            let mut output = context.run_ui(<_>::default(), |ui| {
                let painter = &ui.ctx().debug_painter();
                let row = painter.layout_no_wrap(text.to_owned(), digits_font(61.3), AS_DRAWN);
                pictures.paint(painter, pos2(10.0, 10.0), &row, AS_DRAWN);
                let region = |glyph: &Glyph| {
                    let [left, top] = glyph.uv_rect.min.map(usize::from);
                    let [right, bottom] = glyph.uv_rect.max.map(usize::from);
                    let size = [right - left, bottom - top];
                    ui.fonts(|fonts| fonts.image().region_by_pixels([left, top], size))
                };
                expected = row.rows[0].glyphs.iter().map(region).collect();
            });
            for (id, deltas) in &output.textures_delta.set {
                for delta in deltas {
                    let ImageData::Color(picture) = &delta.image;
                    textures.insert(*id, picture.clone());
                }
            }
            output.textures_delta.clear();
            let painted: Vec<_> = output
                .shapes
                .iter()
                .map(|clipped| ColorImage::clone(&textures[&clipped.shape.texture_id()]))
                .collect();
            assert_eq!(painted, expected, "{text}");
        }
    }
}
