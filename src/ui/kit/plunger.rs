//! The plunger of a clock: raised on the side that runs and waits to be pressed, sunk on the side that was pressed.

use eframe::egui::text::LayoutJob;
use eframe::egui::{Align, Color32, CornerRadius, Painter, Rect, pos2, vec2};

use super::fitted_text::{line_size, line_width};
use super::fonts::{bold, regular};
use super::icons::Icon;
use super::theme::Palette;

/// How far a plunger rises, in points.
const RISE: f32 = 9.0;

/// How large a key is written beneath what its press starts, in parts of the size of that.
const ALSO: f32 = 0.92;

/// By how much a plunger becomes wider until its words have room, step by step.
const WIDER: f32 = 6.0;

/// The space beside the words on a plunger that starts the game.
const BESIDE_WORDS: f32 = 8.0;

/// What a plunger stands for at the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlungerState {
    Runs,
    /// Its side runs and has little time, or its flag has fallen.
    Warns,
    /// Its side will run next: raised, and not yet to be pressed.
    Next,
    /// Its press starts the game: raised, and the one thing that is meant to be pressed.
    Starts,
    Sunk,
}

#[derive(Clone, Copy, Debug)]
pub struct Plunger<'a> {
    pub state: PlungerState,
    /// The key that presses it too, or what its press starts; nothing where neither is told.
    pub key: &'a str,
    /// The key that presses it too, where `key` tells what its press starts.
    pub also: &'a str,
    /// How large that is written, in points.
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
            PlungerState::Starts => (colors.press, colors.soft_ink, colors.on_press),
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
        if self.state == PlungerState::Starts {
            return self.arrow_and_words(painter, top, ink);
        }
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

    /// What the press starts, in as many lines as there are words for, and above it an arrow where there is room.
    fn arrow_and_words(self, painter: &Painter, cap: Rect, ink: Color32) {
        let room = cap.width() - 2.0 * BESIDE_WORDS + 1.0;
        let mut job = LayoutJob::simple(self.key.to_owned(), bold(self.size), ink, room);
        job.halign = Align::Center;
        let words = painter.layout_job(job);
        let also = regular(ALSO * self.size);
        let mut also = painter.layout_no_wrap(self.also.to_owned(), also, ink);
        let has_room = words.size().y + also.size().y <= cap.height();
        if !has_room {
            // A name that would hang over the edge is told by nobody: the words alone say what the press does.
            also = painter.layout_no_wrap(String::new(), regular(0.0), ink);
        }
        let told = words.size().y + if has_room { also.size().y } else { 0.0 };
        let wanted = (cap.height() * 0.30).clamp(14.0, 44.0);
        let has_arrow = told + wanted + 6.0 <= cap.height();
        let arrow = if has_arrow { wanted } else { 0.0 };
        let top = cap.center().y - f32::midpoint(arrow, told);
        if has_arrow {
            let center = pos2(cap.center().x, top + arrow / 2.0);
            let place = Rect::from_center_size(center, vec2(arrow, arrow));
            Icon::Down.paint(painter, place, ink);
        }
        let below = top + arrow + words.size().y;
        painter.galley(pos2(cap.center().x, top + arrow), words, ink);
        painter.galley(pos2(cap.center().x - also.size().x / 2.0, below), also, ink);
    }

    /// The size at which the key's name has room.
    fn fitting(self, painter: &Painter, width: f32) -> f32 {
        line_size(painter, self.key, bold, self.size, width - 8.0)
    }
}

/// What is written on a plunger that starts the game.
#[derive(Clone, Copy, Debug)]
pub struct StartingWords<'a> {
    /// What its press starts.
    pub words: &'a str,
    /// The key that presses it too.
    pub also: &'a str,
}

impl StartingWords<'_> {
    /// How wide a plunger `rect` is at least that holds all of it at that size, none of the words broken; nothing where it
    /// cannot be higher than `rect` nor wider than `most`.
    pub fn width(self, painter: &Painter, size: f32, height: f32, most: f32) -> Option<f32> {
        let cap = height - RISE;
        let of_also = regular(ALSO * size);
        let below = painter.layout_no_wrap(self.also.to_owned(), of_also, Color32::PLACEHOLDER);
        let word = |word: &str| line_width(painter, word, bold(size));
        let widest = self.words.split(' ').map(word);
        let mut width = widest.fold(below.size().x, f32::max) + 2.0 * BESIDE_WORDS;
        while width <= most {
            let room = width - 2.0 * BESIDE_WORDS + 1.0;
            let font = bold(size);
            let words = painter.layout(self.words.to_owned(), font, Color32::PLACEHOLDER, room);
            if words.size().y + below.size().y <= cap {
                return Some(width);
            }
            width += WIDER;
        }
        None
    }
}
