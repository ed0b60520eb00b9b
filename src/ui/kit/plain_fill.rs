//! Fills and frames that cost little where no graphics card helps: for what is large, and for what is painted often.
//!
//! Every other shape is painted through the texture of the letters, which is smoothed between its texels, and its edges
//! by slivers of triangles; a software GL pays for both pixel by pixel. One white texel that is not smoothed gives the
//! same picture of a fill, and a rounded frame that was drawn once is a picture of two triangles.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use eframe::egui::cache::{ComputerMut, FrameCache};
use eframe::egui::emath::GuiRounding as _;
use eframe::egui::epaint::RectShape;
use eframe::egui::{
    Color32, ColorImage, CornerRadius, Id, ImageData, Painter, Rect, TextureId, TextureOptions,
    Vec2, pos2, vec2,
};

use super::theme::AS_DRAWN;

/// All of a picture, in parts of its sides.
pub const WHOLE_PICTURE: Rect = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));

/// Fills `rect` with `color`, its corners rounded by `radius`, in points.
pub fn fill_plainly(
    painter: &Painter,
    rect: Rect,
    radius: impl Into<CornerRadius>,
    color: Color32,
) {
    let name = "plain-fill";
    let texel = ColorImage::filled([1, 1], AS_DRAWN);
    let options = TextureOptions::NEAREST_REPEAT;
    let texture = painter
        .ctx()
        .load_texture_cached(name, Id::unique(name), texel, options);
    let radius = radius.into();
    if radius == CornerRadius::ZERO {
        let rect = rect.round_to_pixels(painter.pixels_per_point());
        painter.image(texture.id(), rect, WHOLE_PICTURE, color);
    } else {
        let filled = RectShape::filled(rect, radius, color);
        painter.add(filled.with_texture(texture.id(), WHOLE_PICTURE));
    }
}

/// Fills `rect` with `fill`, its corners rounded by `radius` points, and draws a line of one point, if there is one, along
/// its edge within it.
pub fn frame_plainly(
    painter: &Painter,
    rect: Rect,
    radius: f32,
    fill: Color32,
    line: Option<Color32>,
) {
    let pixels_per_point = painter.pixels_per_point();
    let rect = rect.round_to_pixels(pixels_per_point);
    let picture = FramePicture {
        size: rect.size() * pixels_per_point,
        radius: radius * pixels_per_point,
        line_width: pixels_per_point,
        fill,
        line: line.unwrap_or(fill),
    };
    painter.image(picture.texture(painter), rect, WHOLE_PICTURE, AS_DRAWN);
}

/// A rounded frame as it is drawn, all lengths in pixels.
#[derive(Clone, Copy, Debug)]
struct FramePicture {
    size: Vec2,
    radius: f32,
    line_width: f32,
    fill: Color32,
    line: Color32,
}

impl FramePicture {
    /// Returns the texture that holds the picture, drawing it if the last frame did not have it.
    fn texture(self, painter: &Painter) -> TextureId {
        let context = painter.ctx();
        let drawn = context.memory_mut(|memory| {
            let cache = memory.caches.cache::<FrameCache<ImageData, Drawing>>();
            cache.get(self).clone()
        });
        let (id, options) = (Id::unique(self), TextureOptions::NEAREST);
        context
            .load_texture_cached("frame", id, drawn, options)
            .id()
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "a frame is no wider than a window, in whole pixels"
    )]
    fn draw(self) -> ColorImage {
        let [width, height] = [self.size.x, self.size.y].map(|side| side.max(1.0) as usize);
        let pixel = |index: usize| {
            let at = vec2((index % width) as f32 + 0.5, (index / width) as f32 + 0.5);
            let depth = self.depth(at);
            let within_line = (depth - self.line_width + 0.5).clamp(0.0, 1.0);
            let color = self.line.lerp_to_gamma(self.fill, within_line);
            color.gamma_multiply((depth + 0.5).clamp(0.0, 1.0))
        };
        ColorImage::new([width, height], (0..width * height).map(pixel).collect())
    }

    /// How far a point lies within the rounded edge, less than nothing outside it.
    fn depth(self, at: Vec2) -> f32 {
        let half = self.size / 2.0;
        let radius = self.radius.min(half.min_elem());
        let beyond = (at - half).abs() - half + Vec2::splat(radius);
        radius - beyond.max(Vec2::ZERO).length() - beyond.max_elem().min(0.0)
    }
}

impl Hash for FramePicture {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let lengths = [self.size.x, self.size.y, self.radius, self.line_width];
        (lengths.map(f32::to_bits), self.fill, self.line).hash(state);
    }
}

/// Draws frames, each once as long as it is shown.
#[derive(Debug, Default)]
struct Drawing;

impl ComputerMut<FramePicture, ImageData> for Drawing {
    fn compute(&mut self, picture: FramePicture) -> ImageData {
        ImageData::Color(Arc::new(picture.draw()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILL: Color32 = Color32::WHITE;
    const LINE: Color32 = Color32::BLACK;

    fn drawn() -> ColorImage {
        let picture = FramePicture {
            size: vec2(40.0, 30.0),
            radius: 8.0,
            line_width: 1.0,
            fill: FILL,
            line: LINE,
        };
        picture.draw()
    }

    #[test]
    fn a_frame_is_a_line_around_a_fill_with_nothing_beyond_its_corners() {
        let picture = drawn();
        assert_eq!(picture.size, [40, 30]);
        for corner in [(0, 0), (39, 0), (0, 29), (39, 29)] {
            assert_eq!(picture[corner], Color32::TRANSPARENT, "{corner:?}");
        }
        for edge in [(20, 0), (0, 15), (39, 15), (20, 29)] {
            assert_eq!(picture[edge], LINE, "{edge:?}");
        }
        for within in [(20, 1), (1, 15), (4, 4), (20, 15)] {
            assert_eq!(picture[within], FILL, "{within:?}");
        }
    }

    #[test]
    fn a_frame_is_the_same_from_all_four_corners() {
        let picture = drawn();
        for (x, y) in (0..40).flat_map(|x| (0..30).map(move |y| (x, y))) {
            assert_eq!(picture[(x, y)], picture[(39 - x, y)], "{x} {y}");
            assert_eq!(picture[(x, y)], picture[(x, 29 - y)], "{x} {y}");
        }
    }

    #[test]
    fn a_square_as_round_as_it_is_wide_is_a_disc() {
        let disc = FramePicture {
            size: vec2(20.0, 20.0),
            radius: 10.0,
            line_width: 1.0,
            fill: FILL,
            line: FILL,
        };
        let area: f32 = (disc.draw().pixels.iter())
            .map(|pixel| f32::from(pixel.a()) / 255.0)
            .sum();
        let expected = std::f32::consts::PI * 100.0;
        assert!((area - expected).abs() < expected * 0.02, "{area}");
    }
}
