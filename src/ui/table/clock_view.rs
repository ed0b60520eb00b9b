//! Clock faces: a player's time, name and plunger. Pressing a face presses that player's side of the clock.

use eframe::egui::{
    Align2, Color32, Painter, Pos2, Rect, Role as Part, Sense, Ui, WidgetInfo, pos2, vec2,
};

use super::clock_change::ClockChange;
use super::clock_press::ClockStop;
use super::face_plunger::{is_wide, key_of, name_in, paint_score, plunger_in, starting_plunger_in};
use crate::kit::clock_digits::ClockDigits;
use crate::kit::clock_face::{ClockColors, clock_ground};
use crate::kit::fingers::press_beside_the_pointer;
use crate::kit::fitted_text::line_size;
use crate::kit::fonts::{digits_font, regular};
use crate::kit::icons::Icon;
use crate::kit::keyboard::is_covered;
use crate::kit::piece_textures::Pieces;
use crate::kit::plunger::{Plunger, PlungerState};
use crate::kit::theme::{Palette, palette};
use crate::view::face_state::FaceState;
use crate::view::frame_view::View;
use jadoube_core::chess::Color;
use jadoube_core::clock::clock_text::digits;
use jadoube_core::clock::{Clock, Face};
use jadoube_core::laws::{Score, Standing};

/// Less wide than this, in points, a name stands above what is told of a changed clock, not beside it.
const BESIDE_CHANGE: f32 = 260.0;

/// What one side of the clock shows at the moment.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlayerFace<'a> {
    pub(super) view: &'a View<'a>,
    pub(super) color: Color,
    pub(super) face: Option<Face>,
    pub(super) state: FaceState,
}

/// Shows the clock face of a player in `rect`; a game without a clock shows who has the move instead. Gives whether the
/// player pressed it.
pub fn clock_face(ui: &Ui, view: &View<'_>, color: Color, rect: Rect, pieces: &mut Pieces) -> bool {
    let side = PlayerFace::of(view, color);
    let is_pressed = side.hear(ui, rect);
    side.paint(ui, rect, pieces);
    is_pressed
}

impl<'a> PlayerFace<'a> {
    /// What that player's side shows.
    pub(super) fn of(view: &'a View<'a>, color: Color) -> Self {
        let (face, at_rest) = view.clock_side(color);
        let starts = at_rest == FaceState::Rests
            && face.is_some()
            && ClockStop::of(view) == Some(ClockStop::NotStarted);
        let state = if starts { FaceState::Starts } else { at_rest };
        Self {
            view,
            color,
            face,
            state,
        }
    }

    /// Takes the press of the face, and asks to be shown again when what it shows changes.
    pub(super) fn hear(&self, ui: &Ui, rect: Rect) -> bool {
        let id = ui.scope_id().with(("clock", self.color.fold_wb(0, 1)));
        let response = ui.interact(rect, id, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Part::Button, true, self.spoken()));
        let change = self
            .clock()
            .and_then(|clock| clock.next_change(self.view.now));
        if let Some(change) = change {
            ui.request_repaint_after(change - self.view.now);
        }
        let is_pressed = response.clicked() || press_beside_the_pointer(ui, rect);
        is_pressed && self.face.is_some()
    }

    fn clock(&self) -> Option<&'a Clock> {
        self.view.table().clock()
    }

    fn spoken(&self) -> String {
        let name = self.view.name(self.color);
        let Some(face) = self.face else {
            return name.into_owned();
        };
        let spoken = self.state.spoken(self.view.words, &name, &digits(&face));
        let mut spoken = vec![spoken];
        if self.state == FaceState::Starts {
            spoken.push(self.view.tr("press-to-start").into_owned());
        }
        spoken.extend(self.marks());
        spoken.join(", ")
    }

    fn paint(&self, ui: &Ui, rect: Rect, pieces: &mut Pieces) {
        let colors = palette(ui);
        let painter = ui.painter();
        let bar = vec2(6.0, rect.height() - 24.0);
        let bar = Rect::from_min_size(rect.min + vec2(8.0, 12.0), bar);
        let inks = self.ground(painter, (rect, bar), colors);
        let (plunger, size) = self.plunger_in(painter, rect);
        let is_wide = is_wide(rect);
        let name = name_in(rect);
        let row = match name {
            Some(name) => name.center().y + 1.0,
            None if is_wide => rect.center().y,
            None => rect.top() + rect.height() * 0.19,
        };
        let disc = if name.is_some() { 22.0 } else { 26.0 };
        let disc = Rect::from_center_size(pos2(rect.left() + 37.0, row), vec2(disc, disc));
        pieces.king(
            ui,
            self.view.settings.preferences.board_shown(),
            self.color,
            disc,
        );
        let right = if self.face.is_some() || self.score().is_some() {
            self.time_ends(painter, rect, plunger) - 12.0
        } else {
            rect.right() - 16.0
        };
        let heading_ends = name.map_or(right, |name| name.right() - 12.0);
        let heading = Rect::from_min_max(
            pos2(disc.right() + 8.0, disc.top()),
            pos2(heading_ends, disc.bottom()),
        );
        let time = Rect::from_min_max(
            pos2(rect.left() + 23.0, rect.top()),
            pos2(right, rect.bottom()),
        );
        let change = ClockChange::of(ui, self.view, self.color);
        match &self.face {
            Some(face) if is_wide => {
                let from = self.time_at_the_right(painter, time, face, colors, inks);
                let heading = heading.with_max_x(from - 16.0);
                match change {
                    Some(change) if heading.width() < BESIDE_CHANGE => {
                        let apart = vec2(0.0, heading.height() / 2.0 + 2.0);
                        let _ = change.paint_at_the_end(ui, heading.translate(apart));
                        self.heading(painter, heading.translate(-apart), inks);
                    }
                    Some(change) => {
                        let left = change.paint_at_the_end(ui, heading);
                        self.heading_beside_change(painter, left, inks);
                    }
                    None => self.heading(painter, heading, inks),
                }
            }
            Some(face) => {
                let below_name = name.map(|name| rect.with_min_y(name.bottom() - 3.0));
                let places = (time, below_name);
                let beside = self.time_below(painter, places, face, colors, inks);
                if let Some(change) = change
                    && !change.paint_beside(ui, beside)
                {
                    let left = change.paint_at_the_end(ui, heading);
                    self.heading_beside_change(painter, left, inks);
                } else {
                    self.heading(painter, heading, inks);
                }
            }
            None => {
                self.heading(painter, heading, inks);
                let at = pos2(time.left() + 35.0, time.bottom() - time.height() * 0.24);
                self.whose_move(painter, at, inks);
            }
        }
        self.plunger(painter, plunger, size, colors);
    }

    /// The ground of the face with its bar, and the colours of what stands on it.
    pub(super) fn ground(
        &self,
        painter: &Painter,
        places: (Rect, Rect),
        colors: &Palette,
    ) -> ClockColors {
        // Before the start the one side is framed whose press starts the game.
        let is_framed = self.state != FaceState::Next || !self.view.is_not_started();
        let state = if is_framed {
            self.state
        } else {
            FaceState::Rests
        };
        clock_ground(painter, places, state, colors.sheet, colors);
        ClockColors::of(self.state, colors)
    }

    /// How high digits are that are not larger than `wanted` and take no more than `room`, the same for both sides.
    pub(super) fn digits_size(&self, painter: &Painter, wanted: f32, room: f32) -> f32 {
        let has_hours = |color| {
            let shown = self
                .clock()
                .map(|clock| clock.face(color, self.view.now).shown);
            shown.is_some_and(|shown| shown.as_secs() >= 3_600)
        };
        let widest = if Color::ALL.into_iter().any(has_hours) {
            "0:00:00"
        } else {
            "00:00"
        };
        line_size(painter, widest, digits_font, wanted, room)
    }

    pub(super) fn time_ink(&self, inks: ClockColors) -> Color32 {
        if self.view.is_playing() || self.has_fallen() {
            inks.ink
        } else {
            inks.soft
        }
    }

    /// The digits below the name, from the left, so that minutes never jump by a digit's width; gives the room beside them.
    fn time_below(
        &self,
        painter: &Painter,
        (place, below_name): (Rect, Option<Rect>),
        face: &Face,
        colors: &Palette,
        inks: ClockColors,
    ) -> Rect {
        let wanted = place.height() * 0.857 - 26.9;
        let size = self.digits_size(painter, wanted, place.width());
        let ink = self.time_ink(inks);
        let time = ClockDigits::new(painter, &digits(face), size, ink);
        let foot = place.bottom() - place.height() * 0.143 + 9.2;
        let middle = below_name.map_or(foot - wanted / 2.0, |below| below.center().y);
        let at = pos2(place.left(), middle - time.size().y / 2.0);
        time.paint(painter, at, ink);
        let after = pos2(at.x + time.size().x + 16.0, middle);
        self.note(painter, after, place.right(), colors, inks);
        let left = after.x + if self.is_low() { 32.0 } else { -8.0 };
        let top = middle - wanted * 0.42;
        Rect::from_min_max(
            pos2(left, top),
            pos2(place.right() + 4.0, top + wanted * 0.46),
        )
    }

    /// The digits beside the name, up to the plunger; gives where they begin.
    fn time_at_the_right(
        &self,
        painter: &Painter,
        place: Rect,
        face: &Face,
        colors: &Palette,
        inks: ClockColors,
    ) -> f32 {
        let wanted = place.height() - 12.0;
        let size = self.digits_size(painter, wanted, place.width() * 0.62);
        let ink = self.time_ink(inks);
        let time = ClockDigits::new(painter, &digits(face), size, ink);
        let left = place.right() - 16.0 - time.size().x;
        let at = pos2(left, place.center().y - time.size().y / 2.0);
        time.paint(painter, at, ink);
        if self.is_low() {
            let note = pos2(left - 40.0, place.center().y);
            self.note(painter, note, left - 16.0, colors, inks);
            return note.x;
        }
        left
    }

    pub(super) fn is_low(&self) -> bool {
        self.view.is_playing() && self.face.is_some_and(|face| face.low) && !self.has_fallen()
    }

    /// What is told beside the digits: that there is little time.
    pub(super) fn note(
        &self,
        painter: &Painter,
        at: Pos2,
        right: f32,
        colors: &Palette,
        inks: ClockColors,
    ) {
        if self.is_low() {
            let ink = if self.state == FaceState::RunsLow {
                inks.ink
            } else {
                colors.warning
            };
            let side = 24.0;
            let left = at.x.min(right - side);
            let place = Rect::from_min_size(pos2(left, at.y - side / 2.0), vec2(side, side));
            Icon::Hourglass.paint(painter, place, ink);
        }
    }

    /// Who has the move, in a game without a clock.
    pub(super) fn whose_move(&self, painter: &Painter, at: Pos2, inks: ClockColors) {
        if !self.view.is_playing() {
            return;
        }
        let id = if self.state == FaceState::ToMove {
            "has-the-move"
        } else {
            "waits"
        };
        let text = self.view.tell(id, &[("player", self.color.into())]);
        painter.text(at, Align2::LEFT_CENTER, text, regular(20.0), inks.soft);
    }

    /// What the player scored, once the game has ended.
    fn score(&self) -> Option<Score> {
        let Standing::Ended(outcome, _) = self.view.table().standing() else {
            return None;
        };
        Some(self.color.fold_wb(outcome.white, outcome.black))
    }

    /// The plunger; after the end what the player scored has its place.
    pub(super) fn plunger(&self, painter: &Painter, rect: Rect, size: f32, colors: &Palette) {
        if let Some(score) = self.score() {
            return paint_score(painter, rect, score, colors);
        }
        if self.face.is_none() || !self.view.is_playing() {
            return;
        }
        // Nothing presses what lies under a sheet.
        let is_covered = is_covered(painter.ctx());
        let state = match self.state {
            FaceState::Runs | FaceState::RunsLow | FaceState::Starts if is_covered => {
                PlungerState::Next
            }
            FaceState::Runs => PlungerState::Runs,
            FaceState::RunsLow => PlungerState::Warns,
            FaceState::Next => PlungerState::Next,
            FaceState::Starts => PlungerState::Starts,
            FaceState::Fallen if self.face.is_some_and(|face| face.runs) => PlungerState::Warns,
            FaceState::Fallen | FaceState::ToMove | FaceState::Rests => PlungerState::Sunk,
        };
        let key = self.view.tr(key_of(self.view.settings, self.color));
        let starts = self.view.tr("press-to-start");
        let (key, also) = if state == PlungerState::Starts {
            (&*starts, &*key)
        } else {
            (&*key, "")
        };
        let plunger = Plunger {
            state,
            key,
            also,
            size,
        };
        plunger.paint(painter, rect, colors);
    }

    /// The place of the plunger, and how large it is written upon.
    fn plunger_in(&self, painter: &Painter, face: Rect) -> (Rect, f32) {
        if self.state == FaceState::Starts {
            starting_plunger_in(painter, self.view, face)
        } else {
            plunger_in(face)
        }
    }

    /// Where the room of the digits ends: before the start both sides leave as much of it to the words of the one plunger.
    fn time_ends(&self, painter: &Painter, face: Rect, plunger: Rect) -> f32 {
        if ClockStop::of(self.view) == Some(ClockStop::NotStarted) {
            starting_plunger_in(painter, self.view, face).0.left()
        } else {
            plunger.left()
        }
    }
}
