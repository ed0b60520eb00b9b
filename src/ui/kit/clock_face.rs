//! The face of a clock in a line: whose it is, what it shows and how it stands.

use eframe::egui::{
    Align2, Color32, CornerRadius, Id, Painter, Rect, Response, Role as Part, Sense, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::clock_digits::ClockDigits;
use super::fitted_text::{fitted_cell, fitted_line, line_size, line_width};
use super::fonts::{bold, digits_font, regular};
use super::icons::Icon;
use super::piece_textures::Pieces;
use super::theme::{CORNER, GAP, Palette, palette};
use crate::view::face_state::FaceState;
use crate::view::settings::BoardTheme;
use jadoube_core::chess::Color;

/// The space at the left and right of what stands on a face, and above and below it.
const AROUND: Vec2 = vec2(14.0, 7.0);

/// How large a name is, and what is told below it.
const NAME: f32 = 16.0;
const BELOW: f32 = 12.5;

/// How high a digit is at most, in points.
const LARGEST_DIGITS: f32 = 54.0;

/// How large a king is at most, what a sign takes with the space beside it, and how large a flag is, in points.
const KING: f32 = 28.0;
const SIGN: f32 = 22.0;
const FLAG: f32 = 16.0;

/// The room in points that a name has at least where its end is cut off.
const CUT_NAME: f32 = 64.0;

/// How large the badge with a score is.
const BADGE: Vec2 = vec2(24.0, 22.0);

/// The colours of a clock: its ground where it has one of its own, its ink, and its ink of second rank.
#[derive(Clone, Copy, Debug)]
pub struct ClockColors {
    pub ground: Option<Color32>,
    pub ink: Color32,
    pub soft: Color32,
}

impl ClockColors {
    pub const fn of(state: FaceState, colors: &Palette) -> Self {
        let (ground, ink, soft) = match state {
            FaceState::Fallen | FaceState::RunsLow => {
                let ink = colors.on_warning;
                (Some(colors.warning), ink, ink)
            }
            FaceState::Runs => (Some(colors.run), colors.on_run, colors.on_run),
            FaceState::Starts | FaceState::Next | FaceState::ToMove | FaceState::Rests => {
                (None, colors.ink, colors.soft_ink)
            }
        };
        Self { ground, ink, soft }
    }
}

/// Paints what a face lies on: its ground, `resting` where it has none of its own; in `bar` what tells a clock that runs
/// without its colour; and the edge of one that is to be pressed or runs next.
pub fn clock_ground(
    painter: &Painter,
    (rect, bar): (Rect, Rect),
    state: FaceState,
    resting: Color32,
    colors: &Palette,
) {
    let inks = ClockColors::of(state, colors);
    let ground = inks.ground.unwrap_or(resting);
    painter.rect(
        rect,
        CORNER,
        ground,
        colors.sheet_edge(),
        StrokeKind::Inside,
    );
    let (bar_ink, frame) = match state {
        FaceState::Runs | FaceState::RunsLow => (Some(inks.ink), None),
        FaceState::ToMove => (Some(colors.here), None),
        FaceState::Next => (None, Some((3.0, colors.run))),
        FaceState::Starts => (None, Some((2.0, colors.press))),
        FaceState::Fallen | FaceState::Rests => (None, None),
    };
    if let Some(ink) = bar_ink {
        painter.rect_filled(bar, bar.width().min(bar.height()) / 2.0, ink);
    }
    if let Some((width, ink)) = frame {
        let line = Stroke::new(width, ink);
        painter.rect_stroke(rect, CORNER, line, StrokeKind::Inside);
    }
}

/// The face of a clock in a line.
#[derive(Clone, Debug)]
pub struct ClockFace<'a> {
    pub color: Color,
    /// The board on whose squares the king stands beside the name.
    pub board: BoardTheme,
    pub name: &'a str,
    /// What the clock shows; without one it is not known, or there is no clock.
    pub time: Option<&'a str>,
    pub state: FaceState,
    /// How high the digits are at most, and how much of the width they take, in parts of the face.
    pub digits: Vec2,
    /// Whether what it shows counts less than another clock beside it.
    pub is_past: bool,
    /// What is told below the name.
    pub below: Option<&'a str>,
    pub score: Option<&'a str>,
    /// What stands at the right end.
    pub sign: Option<Icon>,
    /// The ground of a clock that rests.
    pub resting: Color32,
}

impl<'a> ClockFace<'a> {
    /// A player's clock that shows `time`, on a ground of that colour while it rests.
    pub fn new(
        (color, name): (Color, &'a str),
        time: Option<&'a str>,
        state: FaceState,
        board: BoardTheme,
        resting: Color32,
    ) -> Self {
        Self {
            color,
            board,
            name,
            time,
            state,
            digits: vec2(0.54, 0.76),
            is_past: false,
            below: None,
            score: None,
            sign: None,
            resting,
        }
    }

    /// Shows the face in `rect` as something to press, or to read, under `spoken`; gives what stays free of it between the
    /// name and the digits.
    pub fn show(
        mut self,
        ui: &Ui,
        kings: &mut Pieces,
        (id, role): (Id, Part),
        spoken: &str,
        rect: Rect,
    ) -> (Response, Rect) {
        let is_pressed = role == Part::Button;
        let sense = if is_pressed {
            Sense::click()
        } else {
            Sense::HOVER
        };
        let response = ui.interact(rect, id, sense);
        response.widget_info(|| WidgetInfo::labeled(role, true, spoken));
        if is_pressed && response.hovered() {
            self.resting = palette(ui).tint;
        }
        let free = self.paint(ui, Some(kings), rect);
        (response, free)
    }

    /// How wide a face is that shows all of it in a line of that height, without a king, its name no wider than `name`.
    pub fn width(&self, painter: &Painter, height: f32, name: f32) -> f32 {
        let time = self.time.unwrap_or_default();
        let time = line_width(painter, time, digits_font(height * self.digits.y));
        let name = line_width(painter, self.name, bold(NAME)).min(name);
        name + time + GAP + 2.0 * AROUND.x
    }

    /// Whether a king and the whole name have room beside the digits in `rect`.
    pub fn has_room_for_name(&self, painter: &Painter, rect: Rect) -> bool {
        let sign = self.sign.map_or(0.0, |_| SIGN);
        let room = rect.width() - 2.0 * AROUND.x - sign;
        let time = self.time.map_or(0.0, |time| {
            let wanted = (rect.height() * self.digits.y).min(LARGEST_DIGITS);
            let size = line_size(painter, time, digits_font, wanted, room * self.digits.x);
            line_width(painter, time, digits_font(size)) + GAP
        });
        let name = line_width(painter, self.name, bold(NAME));
        let is_fallen = self.state == FaceState::Fallen;
        let flag = if is_fallen { FLAG + GAP } else { 0.0 };
        room - time >= KING + GAP + flag + name
    }

    /// Paints the face in `rect`; gives what stays free of it between the name and the digits.
    pub fn paint(&self, ui: &Ui, kings: Option<&mut Pieces>, rect: Rect) -> Rect {
        let (painter, colors) = (ui.painter(), palette(ui));
        let bar = Rect::from_min_size(rect.min + vec2(5.0, 8.0), vec2(4.0, rect.height() - 16.0));
        clock_ground(painter, (rect, bar), self.state, self.resting, colors);
        let ClockColors { ink, soft, .. } = ClockColors::of(self.state, colors);
        // A small face shows no words.
        let is_small = self.name.is_empty() && self.below.is_none();
        let mut room = rect.shrink2(if is_small { AROUND / 2.0 } else { AROUND });
        if let Some(sign) = self.sign {
            let at = pos2(room.right() - 7.0, room.center().y);
            sign.paint(painter, Rect::from_center_size(at, vec2(14.0, 14.0)), soft);
            room.max.x -= SIGN;
        }
        if let Some(time) = self.time {
            let ink = if self.is_past { soft } else { ink };
            let wanted = (rect.height() * self.digits.y).min(LARGEST_DIGITS);
            let size = line_size(
                painter,
                time,
                digits_font,
                wanted,
                room.width() * self.digits.x,
            );
            let digits = ClockDigits::new(painter, time, size, ink);
            let place = Align2::RIGHT_CENTER.anchor_size(room.right_center(), digits.size());
            digits.paint(painter, place.min, ink);
            room.max.x = place.left() - GAP;
        }
        if let Some(below) = self.below {
            let below = fitted_line(painter, below, regular, BELOW, room.width(), soft);
            let place = Align2::LEFT_BOTTOM.anchor_size(room.left_bottom(), below.size());
            painter.galley(place.min, below, soft);
            room.max.y = place.top();
        }
        if let Some(kings) = kings {
            let most = room.size().min_elem().max(16.0);
            let size = (room.height() * 0.85).clamp(20.0, KING).min(most);
            let king = Align2::LEFT_CENTER.anchor_size(room.left_center(), Vec2::splat(size));
            kings.king(ui, self.board, self.color, king);
            room.min.x = king.right() + GAP;
        }
        if self.state == FaceState::Fallen {
            let flag = Align2::LEFT_CENTER.anchor_size(room.left_center(), Vec2::splat(FLAG));
            Icon::FallenFlag.paint(painter, flag, ink);
            room.min.x = flag.right() + GAP;
        }
        let badge = self.score.map_or(0.0, |_| BADGE.x + GAP);
        if room.width() > badge && !self.name.is_empty() {
            let size = room.size() - vec2(badge, 0.0);
            let name = fitted_cell(painter, self.name, &bold(NAME), size, ink);
            // A letter or two say less than the king.
            if !name.elided || size.x >= CUT_NAME {
                let place = Align2::LEFT_CENTER.anchor_size(room.left_center(), name.size());
                painter.galley(place.min, name, ink);
                room.min.x = place.right();
            }
        }
        if let Some(score) = self.score {
            let at = room.left_center() + vec2(GAP, 0.0);
            let badge = Align2::LEFT_CENTER.anchor_size(at, BADGE);
            let line = Stroke::new(1.0, colors.line);
            painter.rect_stroke(badge, CornerRadius::same(6), line, StrokeKind::Inside);
            let font = bold(BELOW);
            painter.text(badge.center(), Align2::CENTER_CENTER, score, font, ink);
            room.min.x = badge.right();
        }
        room
    }
}
