//! The digits of a clock face: large, with smaller tenths on the same line, and no larger than their place.

use std::iter;
use std::sync::Arc;

use eframe::egui::{Color32, Galley, Painter, Pos2, Vec2, pos2, vec2};

use super::digit_pictures::DigitPictures;
use super::fonts::digits_font;

/// How large the tenths are beside the seconds.
const TENTHS: f32 = 0.66;

/// How high a digit is, and how far its foot is above the foot of its row, in parts of the size.
const DIGIT: f32 = 0.90;

/// The digits of a face, laid out.
#[derive(Clone, Debug)]
pub struct ClockDigits {
    seconds: Arc<Galley>,
    tenths: Option<Arc<Galley>>,
}

impl ClockDigits {
    /// Lays out the digits of a clock at that size, in points.
    pub fn new(painter: &Painter, digits: &str, size: f32, ink: Color32) -> Self {
        Self::with_tenths(painter, digits, size, TENTHS, ink)
    }

    /// The same with tenths that have that part of the size.
    pub fn with_tenths(
        painter: &Painter,
        digits: &str,
        size: f32,
        share: f32,
        ink: Color32,
    ) -> Self {
        let (seconds, tenths) = digits.split_at(digits.find('.').unwrap_or(digits.len()));
        let row =
            |text: &str, size: f32| painter.layout_no_wrap(text.to_owned(), digits_font(size), ink);
        Self {
            seconds: row(seconds, size),
            tenths: (!tenths.is_empty()).then(|| row(tenths, size * share)),
        }
    }

    /// How much room they take.
    pub fn size(&self) -> Vec2 {
        let tenths = self.tenths.as_ref();
        let seconds = self.seconds.size();
        vec2(
            seconds.x + tenths.map_or(0.0, |tenths| tenths.size().x),
            seconds.y,
        )
    }

    /// Paints them with their upper left corner at `at`.
    pub fn paint(&self, painter: &Painter, at: Pos2, ink: Color32) {
        for (at, row) in self.rows(at) {
            painter.galley(at, Arc::clone(row), ink);
        }
    }

    /// The same with a picture for each digit, for digits that are large and change often.
    pub fn paint_as_pictures(
        &self,
        painter: &Painter,
        at: Pos2,
        ink: Color32,
        pictures: &mut DigitPictures,
    ) {
        for (at, row) in self.rows(at) {
            pictures.paint(painter, at, row, ink);
        }
    }

    /// Seconds and tenths with their upper left corners.
    fn rows(&self, at: Pos2) -> impl Iterator<Item = (Pos2, &Arc<Galley>)> {
        let tenths = self.tenths.iter().map(move |tenths| {
            // Both stand on one line: a digit's foot is as far above its row's as its size says.
            let (large, small) = (self.seconds.size().y, tenths.size().y);
            let foot = (1.0 - DIGIT) / 2.0;
            let top = at.y + large - small - foot * (large - small);
            (pos2(at.x + self.seconds.size().x, top), tenths)
        });
        iter::once((at, &self.seconds)).chain(tenths)
    }
}
