//! The plunger of a clock: raised on the side that runs and waits to be pressed, sunk on the side that was pressed.

use eframe::egui::{Color32, CornerRadius, Painter, Rect, pos2, vec2};

use super::fonts::{bold, regular};
use super::icons::Icon;
use super::theme::Palette;

/// How far a plunger rises, in points.
const RISE: f32 = 9.0;

/// What a plunger stands for at the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlungerState {
    /// Its side runs.
    Runs,
    /// Its side runs and has little time, or its flag has fallen.
    Warns,
    /// Its side will run next: raised, and not yet to be pressed.
    Next,
    /// It was pressed.
    Sunk,
}

/// A plunger.
#[derive(Clone, Copy, Debug)]
pub struct Plunger<'a> {
    /// What it stands for.
    pub state: PlungerState,
    /// The key that presses it too; nothing where none does.
    pub key: &'a str,
    /// How large the key's name is written, in points.
    pub size: f32,
}

impl Plunger<'_> {
    /// Paints the plunger in `rect`, in which it has its room both raised and sunk.
    pub fn paint(self, painter: &Painter, rect: Rect, colors: &Palette) {
        let radius = CornerRadius::same(10);
        let (cap, side, ink) = match self.state {
            PlungerState::Runs => (colors.plunger, colors.run_side, colors.on_plunger),
            PlungerState::Warns => (colors.plunger, colors.warning_side, colors.on_low_plunger),
            PlungerState::Next => (colors.tint, colors.line, colors.ink),
            PlungerState::Sunk => (colors.tint, colors.line, colors.soft_ink),
        };
        let height = rect.height() - RISE;
        if self.state == PlungerState::Sunk {
            let top = Rect::from_min_size(rect.min + vec2(0.0, RISE), vec2(rect.width(), height));
            painter.rect_filled(top.translate(vec2(0.0, -1.0)), radius, side);
            painter.rect_filled(top.with_min_y(top.top() + 1.0), radius, cap);
            self.name(painter, top, ink);
            return;
        }
        let top = Rect::from_min_size(rect.min, vec2(rect.width(), height));
        let foot = CornerRadius {
            nw: 0,
            ne: 0,
            ..radius
        };
        // Only what the cap leaves free is painted beneath it.
        let below = rect.with_min_y(top.bottom() - f32::from(radius.sw));
        painter.rect_filled(below, foot, side);
        painter.rect_filled(top, radius, cap);
        let is_to_be_pressed = matches!(self.state, PlungerState::Runs | PlungerState::Warns);
        if is_to_be_pressed || self.key.is_empty() {
            self.arrow_and_name(painter, top, ink);
        } else {
            self.name(painter, top, ink);
        }
    }

    fn name(self, painter: &Painter, cap: Rect, ink: Color32) {
        let font = regular(self.fitting(painter, cap.width()));
        let name = painter.layout_no_wrap(self.key.to_owned(), font, ink);
        painter.galley(cap.center() - name.size() / 2.0, name, ink);
    }

    fn arrow_and_name(self, painter: &Painter, cap: Rect, ink: Color32) {
        let arrow = (cap.height() * 0.30).clamp(16.0, 44.0);
        if self.key.is_empty() {
            let place = Rect::from_center_size(cap.center(), vec2(arrow, arrow) * 1.2);
            return Icon::Down.paint(painter, place, ink);
        }
        let font = bold(self.fitting(painter, cap.width()));
        let name = painter.layout_no_wrap(self.key.to_owned(), font, ink);
        let height = arrow + 4.0 + name.size().y;
        let top = cap.center().y - height / 2.0;
        let place =
            Rect::from_center_size(pos2(cap.center().x, top + arrow / 2.0), vec2(arrow, arrow));
        Icon::Down.paint(painter, place, ink);
        let left = cap.center().x - name.size().x / 2.0;
        painter.galley(pos2(left, top + arrow + 4.0), name, ink);
    }

    /// The size at which the key's name has room.
    fn fitting(self, painter: &Painter, width: f32) -> f32 {
        let ink = Color32::PLACEHOLDER;
        let name = painter.layout_no_wrap(self.key.to_owned(), bold(self.size), ink);
        let room = (width - 8.0) / name.size().x.max(1.0);
        self.size * room.min(1.0)
    }
}
