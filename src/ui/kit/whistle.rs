//! The arbiter's whistle: the sign of a ruling.

use eframe::egui::{Color32, Painter, Pos2, Shape, Stroke, pos2, vec2};

/// Paints the whistle around `center`, so wide in points: a round body with its mouthpiece to the right.
pub fn paint_whistle(painter: &Painter, center: Pos2, width: f32, color: Color32) {
    let unit = width / 20.0;
    let stroke = Stroke::new(1.8 * unit, color);
    let body = center + vec2(-4.0 * unit, 1.5 * unit);
    let at = |x: f32, y: f32| pos2(body.x + x * unit, body.y + y * unit);
    painter.circle_stroke(body, 5.0 * unit, stroke);
    painter.circle_filled(body, 1.6 * unit, color);
    let mouthpiece = vec![at(0.5, -5.0), at(13.5, -5.0), at(13.5, -1.0), at(4.6, -1.0)];
    painter.add(Shape::line(mouthpiece, stroke));
}
