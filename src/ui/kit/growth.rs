//! How much larger everything is drawn in a larger window.

use eframe::egui::Vec2;

/// The window that the screens were drawn for, in points; a tall window is measured against the same on its side.
const DESIGN_SIZE: Vec2 = Vec2::new(1280.0, 800.0);

/// The sizes that letters and lines are drawn well at.
const STEPS: [f32; 6] = [1.0, 1.1, 1.25, 1.5, 1.75, 2.0];

/// How high a window is, in points, in which what is drawn for a projector has letters of a thirtieth of its height.
const PROJECTED_HEIGHT: f32 = 600.0;

/// How much larger everything is drawn for a projector in a window of that size, so that the last row can read it.
pub fn projected_growth(window: Vec2) -> f32 {
    (window.y / PROJECTED_HEIGHT).max(growth(window))
}

/// How much larger everything is drawn in a window of that size, in points as large as the system has them: from 1 to 2.
pub fn growth(window: Vec2) -> f32 {
    let drawn_for = if window.x < window.y {
        DESIGN_SIZE.yx()
    } else {
        DESIGN_SIZE
    };
    let room = (window / drawn_for).min_elem();
    STEPS
        .into_iter()
        .rev()
        .find(|step| *step <= room)
        .unwrap_or(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_grows_with_the_window_in_steps_and_never_shrinks() {
        for ((width, height), expected) in [
            ((900.0, 600.0), 1.0),
            ((1280.0, 800.0), 1.0),
            ((1440.0, 900.0), 1.1),
            ((1920.0, 1080.0), 1.25),
            ((2560.0, 1440.0), 1.75),
            ((3840.0, 2160.0), 2.0),
            ((800.0, 1280.0), 1.0),
            ((1080.0, 1920.0), 1.25),
            ((1280.0, 5000.0), 1.5),
            ((0.0, 0.0), 1.0),
        ] {
            let growth = growth(Vec2::new(width, height));
            assert!(
                (growth - expected).abs() < f32::EPSILON,
                "{width} × {height}"
            );
        }
    }
}
