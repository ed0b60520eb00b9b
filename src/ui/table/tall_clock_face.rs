//! A clock face that is taller than wide, for a player at their own side of the screen: the bar of a clock that runs, the
//! name, the digits, and the plunger at the edge where the hand comes from.

use eframe::egui::{Painter, Rect, Ui, vec2};

use super::clock_change::ClockChange;
use super::clock_view::PlayerFace;
use crate::kit::clock_digits::ClockDigits;
use crate::kit::clock_face::ClockColors;
use crate::kit::theme::palette;
use crate::view::frame_view::View;
use jadoube_core::chess::Color;
use jadoube_core::clock::clock_text::digits;

/// The space at the edges.
const EDGE: f32 = 16.0;

/// How much of the face's height the name and the plunger take.
const NAME: f32 = 0.11;
const PLUNGER: f32 = 0.397;

/// How wide the name is at least.
const LEAST_NAME: f32 = 100.0;

/// How large is written what the plunger says.
const WORDS: f32 = 16.0;

/// Shows the clock face of a player in `rect`; gives whether the player pressed it.
pub fn tall_clock_face(ui: &Ui, view: &View<'_>, color: Color, rect: Rect) -> bool {
    let side = PlayerFace::of(view, color);
    let is_pressed = side.hear(ui, rect);
    side.paint_tall(ui, rect);
    is_pressed
}

impl PlayerFace<'_> {
    fn paint_tall(&self, ui: &Ui, rect: Rect) {
        let colors = palette(ui);
        let painter = ui.painter();
        let inner = rect.shrink2(vec2(EDGE, 0.0));
        let bar = Rect::from_min_size(inner.min + vec2(0.0, 8.0), vec2(inner.width(), 6.0));
        let inks = self.ground(painter, (rect, bar), colors);
        let plunger = inner
            .with_min_y(rect.bottom() - EDGE - rect.height() * PLUNGER)
            .with_max_y(rect.bottom() - EDGE);
        let size = vec2(inner.width(), rect.height() * NAME);
        let mut name = Rect::from_min_size(inner.min + vec2(0.0, EDGE), size);
        let time = inner
            .with_min_y(name.bottom())
            .with_max_y(plunger.top() - 4.0);
        if self.is_low() {
            let at = name.right_center() - vec2(24.0, 0.0);
            self.note(painter, at, name.right(), colors, inks);
            name = name.with_max_x(at.x - 4.0);
        }
        // By how much the clock was changed is told for seconds only, and the name waits if both have no room.
        if let Some(change) = ClockChange::of(ui, self.view, self.color) {
            let left = change.paint_at_the_end(ui, name);
            if left.width() >= LEAST_NAME {
                self.heading_beside_change(painter, left, inks);
            }
        } else {
            self.heading(painter, name, inks);
        }
        self.tall_digits(painter, time, inks);
        self.plunger(painter, plunger, WORDS, colors);
    }

    /// The time as large as the width lets it be; without a clock, whether the player has the move.
    fn tall_digits(&self, painter: &Painter, place: Rect, inks: ClockColors) {
        let Some(face) = &self.face else {
            return self.whose_move(painter, place.left_center(), inks);
        };
        let wanted = place.height() * 0.96;
        let size = self.digits_size(painter, wanted, place.width() * 1.12);
        let ink = self.time_ink(inks);
        let shown = digits(face);
        let mut time = ClockDigits::new(painter, &shown, size, ink);
        if time.size().x > place.width() {
            let less = size * place.width() / time.size().x;
            time = ClockDigits::new(painter, &shown, less, ink);
        }
        let at = place.left_center() - vec2(0.0, time.size().y / 2.0);
        time.paint(painter, at, ink);
    }
}
