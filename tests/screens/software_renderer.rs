//! The renderer of the tests: no seams between triangles, the right scale, nothing painted outside its clip.

use eframe::egui::{self, Color32, Mesh, Pos2, Rect, Shape, vec2};
use egui_kittest::Harness;
use image::RgbaImage;

use crate::support::software_renderer::Raster;

fn painted(scale: f32, paint: impl Fn(&egui::Painter) + 'static) -> RgbaImage {
    let mut harness = Harness::builder()
        .with_size(vec2(40.0, 30.0))
        .with_pixels_per_point(scale)
        .renderer(Raster::default())
        .build_ui(move |ui| paint(&ui.ctx().debug_painter()));
    harness.run();
    harness.render().expect("a picture")
}

/// Triangles around one middle, which together are a square from (5, 5) to (25, 25).
fn fan(middle: Pos2, color: Color32) -> Shape {
    let mut mesh = Mesh::default();
    let corners = [(5.0, 5.0), (25.0, 5.0), (25.0, 25.0), (5.0, 25.0)];
    for (x, y) in corners {
        mesh.colored_vertex(Pos2::new(x, y), color);
    }
    mesh.colored_vertex(middle, color);
    for i in 0..4 {
        mesh.add_triangle(i, (i + 1) % 4, 4);
    }
    Shape::mesh(mesh)
}

#[test]
fn triangles_that_meet_leave_no_seam_and_paint_no_pixel_twice() {
    for middle in [
        Pos2::new(15.0, 15.0),
        Pos2::new(11.3, 17.9),
        Pos2::new(15.5, 12.5),
    ] {
        let half = Color32::from_black_alpha(128);
        let picture = painted(1.0, move |painter| {
            painter.rect_filled(Rect::EVERYTHING, 0.0, Color32::WHITE);
            painter.add(fan(middle, half));
        });
        for (x, y, pixel) in picture.enumerate_pixels() {
            let inside = (5..25).contains(&x) && (5..25).contains(&y);
            assert_eq!(
                pixel.0[0],
                if inside { 127 } else { 255 },
                "at {x}, {y} with {middle:?}"
            );
        }
    }
}

#[test]
fn the_same_shapes_give_the_same_picture_at_every_density() {
    for (scale, size) in [(1.0, (40, 30)), (1.5, (60, 45)), (2.0, (80, 60))] {
        let paint = |painter: &egui::Painter| {
            painter.circle_filled(Pos2::new(20.0, 15.0), 10.0, Color32::GOLD);
        };
        let (one, other) = (painted(scale, paint), painted(scale, paint));
        assert_eq!(one.dimensions(), size);
        assert_eq!(one, other);
        let middle = one.get_pixel(size.0 / 2, size.1 / 2);
        assert_eq!(middle.0, Color32::GOLD.to_array());
    }
}

#[test]
fn nothing_is_painted_outside_its_clip() {
    let picture = painted(1.0, |painter| {
        painter.rect_filled(Rect::EVERYTHING, 0.0, Color32::BLACK);
        let clip = Rect::from_min_size(Pos2::new(10.0, 10.0), vec2(5.0, 5.0));
        painter
            .with_clip_rect(clip)
            .rect_filled(Rect::EVERYTHING, 0.0, Color32::WHITE);
    });
    let white = picture.pixels().filter(|pixel| pixel.0 == [255; 4]).count();
    assert_eq!(white, 25);
}
