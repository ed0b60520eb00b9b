//! One half of the side clock: a plunger, a name, a time, and what else a player's side shows, all on one axis.

use eframe::egui::{
    Color32, CornerRadius, Rect, Role as Part, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

use super::half_notes::Notes;
use super::half_state::ClockSide;
use super::hanging_plunger::hanging_plunger;
use super::illegal_move::signed;
use super::player_sides::left;
use crate::kit::clock_digits::ClockDigits;
use crate::kit::clock_face::ClockColors;
use crate::kit::digit_pictures::DigitPictures;
use crate::kit::fitted_text::fitted_line;
use crate::kit::fonts::bold;
use crate::kit::piece_textures::Pieces;
use crate::kit::plain_fill::fill_plainly;
use crate::kit::theme::palette;
use crate::kit::widgets::one_line;
use crate::parts::player_names::side_clock_name;
use crate::view::face_state::FaceState;
use crate::view::frame_view::View;
use crate::view::settings::ClockKeys;
use jadoube_core::chess::Color;
use jadoube_core::clock::Face;
use jadoube_core::clock::clock_text::digits;
use jadoube_core::record::side_clock::LastPress;

/// The half that every size is measured in, in points.
const DESIGN_SIZE: Vec2 = vec2(640.0, 736.0);

/// How high the digits' row is where they have room, how much of the half's width they may take, and how large their
/// tenths are beside them.
const DIGITS: f32 = 240.0;
const DIGITS_ROOM: f32 = 0.91;
const TENTHS: f32 = 0.5;

/// How far the frame of the half that runs next is from its edges, how wide it is, and how far digits stay within it.
const AROUND_FRAME: f32 = 12.0;
const FRAME: f32 = 8.0;
const WITHIN_FRAME: f32 = 12.0;

/// The size that digits are measured at, in points.
const MEASURED_AT: f32 = 24.0;

/// Where the middles of name, digits and counters stand, in parts of the half's height.
const NAME_AT: f32 = 0.223;
const DIGITS_AT: f32 = 0.519;
const NOTES_AT: f32 = 0.755;

/// Where that of what an illegal move changed stands, between name and digits, and how large it is at most and at least.
const CHANGE_AT: f32 = 0.302;
const CHANGE: (f32, f32) = (32.0, 15.0);

#[derive(Clone, Copy, Debug)]
pub struct ClockHalf<'a> {
    pub side: ClockSide<'a>,
    /// Where it stands, with what is kept at its foot for what people are told.
    pub rect: Rect,
    /// Whether its player pressed before anything could run.
    pub is_too_soon: bool,
}

/// How high the place at the foot of both halves is in which people are told what happened; nothing else stands there.
pub const NOTICE: f32 = 52.0;

/// What both halves are painted with.
#[derive(Debug, Default)]
pub struct ClockPictures {
    pieces: Pieces,
    digits: DigitPictures,
}

impl ClockHalf<'_> {
    /// Shows the half; says whether a screen reader pressed it.
    pub fn ui(self, ui: &Ui, view: &View<'_>, pictures: &mut ClockPictures) -> bool {
        let face = self.side.clock.face(self.side.color, view.side.now);
        let state = self.side.state(&face);
        let response = ui.interact(
            self.rect,
            ui.scope_id().with(("side", self.side.color.fold_wb(0, 1))),
            Sense::click(),
        );
        let name = side_clock_name(view, self.side.side_clock, self.side.color);
        response.widget_info(|| {
            let mut spoken = state.spoken(view.words, &name, &digits(&face));
            if self.is_too_soon {
                spoken = format!("{spoken}. {}", view.tr("side-black-first"));
            }
            WidgetInfo::labeled(Part::Button, true, spoken)
        });
        self.paint(ui, view, pictures, &name, &face);
        // A mouse has pressed the half when it came down; only a screen reader clicks without one.
        response.clicked() && !ui.input(|input| input.pointer.any_click())
    }

    fn paint(
        self,
        ui: &Ui,
        view: &View<'_>,
        pictures: &mut ClockPictures,
        name: &str,
        face: &Face,
    ) {
        let colors = palette(ui);
        let state = self.side.state(face);
        let inks = ClockColors::of(state, colors);
        let painter = ui.painter().with_clip_rect(self.rect);
        if let Some(fill) = inks.ground {
            fill_plainly(&painter, self.rect, 0.0, fill);
        }
        let scale = (self.room().size() / DESIGN_SIZE).min_elem();
        if state == FaceState::Next {
            let line = Stroke::new(FRAME, colors.run);
            let frame = self.rect.shrink(AROUND_FRAME);
            painter.rect_stroke(frame, CornerRadius::same(12), line, StrokeKind::Inside);
        } else if matches!(state, FaceState::Starts | FaceState::Rests) {
            // Two halves that rest are parted by a line.
            let line = self.rect.with_max_x(self.rect.left() + 1.0);
            fill_plainly(&painter, line, 0.0, colors.line);
        }
        hanging_plunger(
            &painter,
            self.room(),
            scale,
            state,
            colors,
            &self.keys(view),
        );
        self.heading(ui, view, &mut pictures.pieces, name, inks.ink);
        self.time(ui, view, face, inks.ink, &mut pictures.digits);
        self.change(ui, view, inks.ink);
        let room = self.room();
        let notes = room.with_min_y(room.top() + room.height() * NOTES_AT);
        Notes {
            side: self.side,
            state,
            face,
            inks,
            scale,
            is_too_soon: self.is_too_soon,
        }
        .paint(ui, view, notes);
    }

    /// The keys that press its lever, where they have names.
    fn keys(self, view: &View<'_>) -> Vec<String> {
        let is_left = self.side.color == left(view);
        let id = match view.settings.side_clock_keys() {
            ClockKeys::Control if is_left => "plunger-left-control",
            ClockKeys::Control => "plunger-right-control",
            ClockKeys::Shift if is_left => "plunger-left-shift",
            ClockKeys::Shift => "plunger-right-shift",
            ClockKeys::Letters => return vec![view.tr("key-name-space").into_owned()],
        };
        [id, "key-name-space"]
            .map(|id| view.tr(id).into_owned())
            .to_vec()
    }

    /// The part of it on which everything stands.
    fn room(self) -> Rect {
        self.rect.with_max_y(self.rect.bottom() - NOTICE)
    }

    /// What an illegal move changed on this side, while the clock stands: above the digits, which stay where they are.
    fn change(self, ui: &Ui, view: &View<'_>, ink: Color32) {
        let Some(text) = self.changed(view) else {
            return;
        };
        let room = self.room();
        let scale = (room.size() / DESIGN_SIZE).min_elem();
        let size = (CHANGE.0 * scale).max(CHANGE.1);
        let width = room.width() * DIGITS_ROOM;
        let galley = fitted_line(ui.painter(), &text, bold, size, width, ink);
        let middle = pos2(room.center().x, room.top() + room.height() * CHANGE_AT);
        ui.painter()
            .galley(middle - galley.size() / 2.0, galley, ink);
    }

    fn changed(self, view: &View<'_>) -> Option<String> {
        let ClockSide {
            side_clock, color, ..
        } = self.side;
        if let Some(by) = side_clock.uncharged() {
            let id = if by == color {
                "side-illegal-undone"
            } else {
                "side-correction-undone"
            };
            let change = side_clock.uncharged_change(color)?;
            // What it had taken comes back, what it had given goes.
            let times = [signed('+', change.lost), signed('−', change.gained)];
            let times: Vec<String> = times.into_iter().flatten().collect();
            let times = times.join(", ");
            return Some(if times.is_empty() {
                view.tr(id).into_owned()
            } else {
                format!("{} ({times})", view.tr(id))
            });
        }
        let change = side_clock.illegal_move_change(color)?;
        let lost = signed('−', change.lost);
        let press = change.press.map(|press| match press {
            LastPress::Undone => view.tr("side-press-undone").into_owned(),
            LastPress::Stays => view.tr("side-press-stays").into_owned(),
        });
        // What went back with the press stands with it.
        let press = match (press, lost) {
            (Some(press), Some(lost)) => Some(format!("{press} ({lost})")),
            (press, lost) => press.or(lost),
        };
        let parts = [press, signed('+', change.gained)];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        Some(parts.join(", "))
    }

    /// Whose half it is: the king and the name.
    fn heading(self, ui: &Ui, view: &View<'_>, pieces: &mut Pieces, name: &str, ink: Color32) {
        let scale = (self.room().size() / DESIGN_SIZE).min_elem();
        let size = (30.0 * scale).max(17.0);
        let king = size * 1.25;
        let room = self.room().width() * DIGITS_ROOM - king - size * 0.4;
        let galley = ui
            .painter()
            .layout_job(one_line(name, bold(size), ink, room));
        let width = king + size * 0.4 + galley.size().x;
        let y = self.room().top() + self.room().height() * NAME_AT;
        let left = self.room().center().x - width / 2.0;
        let place = Rect::from_center_size(pos2(left + king / 2.0, y), Vec2::splat(king));
        let disc = place.expand(king * 0.12);
        pieces.king(
            ui,
            view.settings.preferences.board_shown(),
            self.side.color,
            disc,
        );
        let at = pos2(left + king + size * 0.4, y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, ink);
    }

    /// The digits, as large as both sides' have room.
    fn time(
        self,
        ui: &Ui,
        view: &View<'_>,
        face: &Face,
        ink: Color32,
        pictures: &mut DigitPictures,
    ) {
        let within = self.room().width() - 2.0 * (AROUND_FRAME + FRAME + WITHIN_FRAME);
        let room = within.min(self.room().width() * DIGITS_ROOM);
        let scale = self.room().size() / DESIGN_SIZE;
        let wanted = DIGITS * scale.x.min(scale.y * 1.2);
        // Measured small: letters that nobody sees are not drawn large.
        let size = Color::ALL
            .into_iter()
            .map(|side| self.side.clock.face(side, view.side.now))
            .map(|face| {
                ClockDigits::with_tenths(ui.painter(), &digits(&face), MEASURED_AT, TENTHS, ink)
            })
            .map(|digits| MEASURED_AT * room / digits.size().x.max(1.0))
            .fold(wanted, f32::min)
            .floor();
        let laid_out = ClockDigits::with_tenths(ui.painter(), &digits(face), size, TENTHS, ink);
        let middle = pos2(
            self.room().center().x,
            self.room().top() + self.room().height() * DIGITS_AT,
        );
        let corner = middle - laid_out.size() / 2.0;
        laid_out.paint_as_pictures(ui.painter(), corner, ink, pictures);
    }
}
