//! Digits of seven strokes, as on a chess clock: each in a place of its own, so nothing ever moves.

use std::time::Duration;

use eframe::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use crate::clock::Face;
use crate::clock::duration_text::DurationParts;

/// The strokes of each digit: top, upper left, upper right, middle, lower left, lower right, foot.
const STROKES: [[bool; 7]; 10] = [
    [true, true, true, false, true, true, true],
    [false, false, true, false, false, true, false],
    [true, false, true, true, true, false, true],
    [true, false, true, true, false, true, true],
    [false, true, true, true, false, true, false],
    [true, true, false, true, false, true, true],
    [true, true, false, true, true, true, true],
    [true, false, true, false, false, true, false],
    [true, true, true, true, true, true, true],
    [true, true, true, true, false, true, true],
];

/// How much of a digit's width the space between two takes, a colon takes, and the smaller digit of the tenths takes.
const SPACE: f32 = 0.2;
const COLON: f32 = 0.3;
const TENTHS: f32 = 0.55;

/// How wide a digit may be against its height.
const WIDEST: f32 = 0.5;

/// The measures of a time, the same for every time it may show.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measures {
    digit: Vec2,
    hours: usize,
}

impl Measures {
    /// Digits `height` high that fit into `width`, with places for so many digits of hours.
    #[must_use]
    pub fn fitting(width: f32, height: f32, hours: usize) -> Self {
        let widest = width / units(hours);
        Self {
            digit: vec2(widest.min(height * WIDEST), height),
            hours,
        }
    }

    /// How wide a time is, whatever it says.
    #[must_use]
    pub fn width(self) -> f32 {
        self.digit.x * units(self.hours)
    }
}

/// How many digits of hours that time needs.
#[must_use]
pub fn hours_of(time: Duration) -> usize {
    if time >= Duration::from_hours(10) {
        2
    } else {
        1
    }
}

/// The width of a time in widths of a digit.
fn units(hours: usize) -> f32 {
    let digits = if hours > 1 { 6.0 } else { 5.0 };
    digits * (1.0 + SPACE) + 2.0 * (COLON + SPACE) + TENTHS
}

/// Paints the time a face shows, its upper left corner at `at`.
pub fn paint_time(painter: &Painter, at: Pos2, measures: Measures, face: &Face, ink: Color32) {
    let Measures { digit, hours } = measures;
    let DurationParts {
        hours: shown_hours,
        minutes,
        seconds,
        nanoseconds,
    } = DurationParts::of(face.shown);
    let step = digit.x * (1.0 + SPACE);
    let mut shapes = Vec::new();
    let mut x = at.x;
    let mut put = |value: u64, x: &mut f32| {
        let place = Rect::from_min_size(pos2(*x, at.y), digit);
        strokes(&mut shapes, place, value, ink);
        *x += step;
    };
    if hours > 1 {
        put(shown_hours / 10 % 10, &mut x);
    }
    put(shown_hours % 10, &mut x);
    let first_colon = x;
    x += digit.x * (COLON + SPACE);
    put(minutes / 10, &mut x);
    put(minutes % 10, &mut x);
    let second_colon = x;
    x += digit.x * (COLON + SPACE);
    put(seconds / 10, &mut x);
    put(seconds % 10, &mut x);
    for colon in [first_colon, second_colon] {
        dots(&mut shapes, pos2(colon, at.y), digit, ink);
    }
    if face.tenths {
        let size = digit * TENTHS;
        let place = Rect::from_min_size(pos2(x, at.y + digit.y - size.y), size);
        let tenths = u64::from(nanoseconds / 100_000_000);
        strokes(&mut shapes, place, tenths, ink);
        let dot = pos2(x - digit.x * SPACE * 0.5, at.y + digit.y - digit.x * 0.1);
        shapes.push(Shape::circle_filled(dot, digit.x * 0.09, ink));
    }
    painter.extend(shapes);
}

/// The two dots of a colon.
fn dots(shapes: &mut Vec<Shape>, at: Pos2, digit: Vec2, ink: Color32) {
    let side = digit.x * 0.2;
    let middle = at.x + digit.x * COLON / 2.0;
    for share in [0.3, 0.7] {
        let center = pos2(middle, at.y + digit.y * share);
        let dot = Rect::from_center_size(center, Vec2::splat(side));
        shapes.push(Shape::rect_filled(dot, side * 0.2, ink));
    }
}

/// The strokes of one digit.
fn strokes(shapes: &mut Vec<Shape>, place: Rect, value: u64, ink: Color32) {
    let lit = usize::try_from(value)
        .ok()
        .and_then(|value| STROKES.get(value));
    let Some(lit) = lit else { return };
    let thick = (place.width() * 0.2).max(1.5);
    let half = thick / 2.0;
    let gap = thick * 0.08;
    let (left, right) = (place.left() + half, place.right() - half);
    let (top, foot) = (place.top() + half, place.bottom() - half);
    let middle = place.center().y;
    let ends = [
        (pos2(left, top), pos2(right, top)),
        (pos2(left, top), pos2(left, middle)),
        (pos2(right, top), pos2(right, middle)),
        (pos2(left, middle), pos2(right, middle)),
        (pos2(left, middle), pos2(left, foot)),
        (pos2(right, middle), pos2(right, foot)),
        (pos2(left, foot), pos2(right, foot)),
    ];
    for ((from, to), lit) in ends.into_iter().zip(lit) {
        if *lit {
            let along = (to - from).normalized();
            let across = along.rot90() * half;
            let (from, to) = (from + along * gap, to - along * gap);
            let points = vec![
                from,
                from + along * half + across,
                to - along * half + across,
                to,
                to - along * half - across,
                from + along * half - across,
            ];
            shapes.push(Shape::convex_polygon(points, ink, Stroke::NONE));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_as_wide_as_its_places_and_no_wider_than_the_room() {
        let narrow = Measures::fitting(400.0, 160.0, 1);
        assert!((narrow.width() - 400.0).abs() < 0.1);
        let wide = Measures::fitting(4_000.0, 160.0, 1);
        assert!((wide.digit.x - 80.0).abs() < 0.1, "never fat");
        assert!((wide.digit.y - 160.0).abs() < 0.1, "as high as wanted");
    }

    #[test]
    fn no_two_digits_look_alike() {
        for (one, strokes) in STROKES.iter().enumerate() {
            assert!(!STROKES[..one].contains(strokes), "{one}");
        }
    }

    #[test]
    fn ten_hours_need_another_place() {
        assert_eq!(hours_of(Duration::from_secs(35_999)), 1);
        assert_eq!(hours_of(Duration::from_hours(10)), 2);
    }
}
