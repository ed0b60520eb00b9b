//! A star with five arms: what a lesson earns, and what a piece collects.

use eframe::egui::{Color32, Mesh, Painter, Pos2, Shape, Stroke, Vec2};

/// Returns the shapes of a filled star.
fn filled(points: &[Pos2], middle: Pos2, ink: Color32) -> Mesh {
    // A star is no convex shape: the triangles around its middle are.
    let mut filled = Mesh::default();
    filled.colored_vertex(middle, ink);
    for (corner, point) in (1_u32..).zip(points) {
        filled.colored_vertex(*point, ink);
        filled.add_triangle(0, corner, corner % 10 + 1);
    }
    filled
}

/// Paints a star that is filled with the first colour, if there is one, and edged with the other.
pub fn paint_star(
    painter: &Painter,
    middle: Pos2,
    radius: f32,
    fill: Option<Color32>,
    edge: Stroke,
) {
    let points = star(middle, radius);
    if let Some(ink) = fill {
        painter.add(filled(&points, middle, ink));
    }
    painter.add(Shape::closed_line(points, edge));
}

/// The corners of a star with five arms.
fn star(middle: Pos2, radius: f32) -> Vec<Pos2> {
    (0..10_u8)
        .map(|corner| {
            let far = if corner % 2 == 0 {
                radius
            } else {
                radius * 0.45
            };
            let angle = std::f32::consts::PI * (f32::from(corner) / 5.0 - 0.5);
            middle + Vec2::angled(angle) * far
        })
        .collect()
}
