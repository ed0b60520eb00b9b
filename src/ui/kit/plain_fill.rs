//! A fill that costs little where no graphics card helps, for the largest areas that are painted often.
//!
//! Every other fill is painted through the texture of the letters, which is smoothed between its texels; a software GL
//! pays for that pixel by pixel. One white texel that is not smoothed gives the same picture.

use eframe::egui::epaint::RectShape;
use eframe::egui::{Color32, ColorImage, CornerRadius, Id, Painter, Rect, TextureOptions};

use super::piece_textures::WHOLE_PICTURE;
use super::theme::AS_DRAWN;

/// Fills `rect` with `color`, its corners rounded by `radius`, in points.
pub fn fill_plainly(
    painter: &Painter,
    rect: Rect,
    radius: impl Into<CornerRadius>,
    color: Color32,
) {
    let name = "plain-fill";
    let texel = ColorImage::filled([1, 1], AS_DRAWN);
    let options = TextureOptions::NEAREST;
    let texture = painter
        .ctx()
        .load_texture_cached(name, Id::unique(name), texel, options);
    painter.add(RectShape::filled(rect, radius, color).with_texture(texture.id(), WHOLE_PICTURE));
}
