//! What stands under the time of a half: counters, and what is to be known just now, all on the half's axis.

use std::sync::Arc;
use std::time::Duration;

use eframe::egui::text::LayoutJob;
use eframe::egui::{Align, Color32, Galley, Painter, Rect, Ui, Vec2, pos2};

use super::half_state::ClockSide;
use super::illegal_move::loses;
use crate::kit::clock_face::ClockColors;
use crate::kit::fitted_text::fitted_line;
use crate::kit::fonts::{bold, regular};
use crate::kit::icons::Icon;
use crate::kit::theme::palette;
use crate::parts::player_names::side_clock_name;
use crate::view::face_state::FaceState;
use crate::view::frame_view::View;
use jadoube_core::clock::{ClockEvent, Face};
use jadoube_core::record::side_clock::{LastPress, SideClockEntry, SideClockEvent};
use jadoube_core::record::wall_time::WallTime;

/// How long a side shows that it has passed into its next period.
const PASSED: Duration = Duration::from_mins(5);

/// How large counters and notes are in a half of full size, and at least.
const SIZE: f32 = 28.0;
const LEAST: f32 = 15.0;

/// What stands under the time of a half.
#[derive(Clone, Copy, Debug)]
pub struct Notes<'a> {
    pub side: ClockSide<'a>,
    pub state: FaceState,
    pub face: &'a Face,
    pub inks: ClockColors,
    /// How large it is drawn.
    pub scale: f32,
    /// Whether its player pressed before anything could run.
    pub is_too_soon: bool,
}

/// A note, and the icon before it.
#[derive(Clone, Debug)]
struct Note {
    icon: Option<Icon>,
    text: String,
    ink: Color32,
}

impl Notes<'_> {
    /// Paints them from the top of `rect` down.
    pub fn paint(self, ui: &Ui, view: &View<'_>, rect: Rect) {
        let size = (SIZE * self.scale).max(LEAST);
        let mut column = NoteColumn {
            painter: ui.painter().with_clip_rect(rect),
            rect: rect.shrink2(Vec2::new(rect.width() * 0.045, 0.0)),
            size,
        };
        if view.settings.side_clock.counters {
            column.counters(&self.counters(view), self.inks.soft);
        }
        for note in self.notes(ui, view) {
            column.note(&note);
        }
    }

    /// The move that is being made or how many were made, how many are left until the next time, and the period.
    fn counters(self, view: &View<'_>) -> Vec<String> {
        let moves = self.face.moves;
        let is_moving = matches!(
            self.state,
            FaceState::Runs | FaceState::RunsLow | FaceState::Next
        );
        let mut counted = vec![if is_moving {
            view.tr_args("side-move", &[("number", (moves + 1).into())])
        } else {
            view.tr_args("side-moves", &[("count", moves.into())])
        }];
        if let Some(left) = self.face.moves_to_go {
            counted.push(view.tr_args("side-moves-to-go", &[("count", left.into())]));
        }
        let periods = self
            .side
            .clock
            .controls()
            .get(self.side.color)
            .periods()
            .len();
        if periods > 1 {
            let number = self.face.period + 1;
            let args = [("number", number.into()), ("of", periods.into())];
            counted.push(view.tr_args("side-period", &args));
        }
        let illegal = *self.side.side_clock.illegal().get(self.side.color);
        if illegal > 0 {
            counted.push(view.tr_args("illegal-tally", &[("count", illegal.into())]));
        }
        counted.into_iter().map(Into::into).collect()
    }

    /// The flag, little time, who runs next, the delay, byo-yomi, the next period.
    fn notes(self, ui: &Ui, view: &View<'_>) -> Vec<Note> {
        let colors = palette(ui);
        let is_quiet = matches!(
            self.state,
            FaceState::Starts | FaceState::Next | FaceState::Rests
        );
        let plain = |text: String| Note {
            icon: None,
            text,
            ink: self.inks.ink,
        };
        let mut notes = Vec::new();
        let count = *self.side.side_clock.illegal().get(self.side.color);
        if loses(count) && self.side.clock.running().is_none() {
            let opponent = side_clock_name(view, self.side.side_clock, !self.side.color);
            let lost = view.tr_args("side-illegal-lost", &[("opponent", opponent.into())]);
            notes.push(Note {
                icon: Some(Icon::Whistle),
                text: lost.into_owned(),
                ink: colors.warning,
            });
        }
        if let Some(flag) = self.face.flag {
            let other = self.side.clock.face(!self.side.color, view.side.now).flag;
            // Which was first is told once both have fallen.
            let id = if flag.first && other.is_some() {
                "side-flag-first"
            } else {
                "flag-fallen"
            };
            notes.push(Note {
                icon: Some(Icon::FallenFlag),
                ..plain(view.tr(id).into_owned())
            });
            if let Some(wall) = self.flag_fell() {
                let args = [("time", wall.time_of_day().into())];
                notes.push(plain(view.tr_args("side-flag-at", &args).into_owned()));
            }
        } else if self.face.low {
            notes.push(Note {
                icon: Some(Icon::Hourglass),
                text: view.tr("side-low").into_owned(),
                ink: if is_quiet {
                    colors.warning
                } else {
                    self.inks.ink
                },
            });
        }
        if self.state == FaceState::Next {
            notes.push(Note {
                ink: colors.run,
                ..plain(view.tr("side-next").into_owned())
            });
            notes.extend(self.position(view).map(plain));
        } else if self.state == FaceState::Starts {
            notes.push(plain(view.tr("press-to-start").into_owned()));
        } else if self.is_too_soon {
            notes.push(plain(view.tr("side-black-first").into_owned()));
        }
        if self.face.delay > Duration::ZERO {
            let args = [("time", view.words.in_units(self.face.delay).into())];
            notes.push(plain(view.tr_args("side-delay", &args).into_owned()));
        }
        if let Some(stretches) = self.face.stretches {
            let present = view.words.in_units(stretches.present);
            notes.push(plain(format!("{} × {present}", stretches.left)));
        }
        let passed = self.face.passed.map(|passed| view.side.now - passed);
        if passed.is_some_and(|since| since < PASSED) {
            notes.push(plain(view.tr("side-passed").into_owned()));
        }
        notes
    }

    /// Which position comes back on the board after an illegal move on this side, and which after that was taken back.
    fn position(self, view: &View<'_>) -> Option<String> {
        let Self { side, face, .. } = self;
        if side.side_clock.uncharged().is_some() {
            let made = side.clock.moves(!side.color);
            let args = [("player", (!side.color).into()), ("number", made.into())];
            let told = || view.tr_args("side-position-on", &args).into_owned();
            return (made > 0).then(told);
        }
        let change = side.side_clock.illegal_move_change(side.color)?;
        let args = [
            ("player", side.color.into()),
            ("number", (face.moves + 1).into()),
        ];
        let told = || view.tr_args("side-position-back", &args).into_owned();
        (change.press == Some(LastPress::Undone)).then(told)
    }

    /// When this side's flag fell, by the wall.
    fn flag_fell(self) -> Option<WallTime> {
        let fell = |entry: &&SideClockEntry| {
            matches!(entry.what, SideClockEvent::Became(ClockEvent::Flag { color, .. })
                if color == self.side.color)
        };
        self.side.side_clock.log().iter().rev().find(fell)?.wall
    }
}

/// Where the next line stands.
struct NoteColumn {
    painter: Painter,
    rect: Rect,
    size: f32,
}

impl NoteColumn {
    /// Counters side by side, parted by points, in as many lines as they need.
    fn counters(&mut self, parts: &[String], ink: Color32) {
        let mut lines: Vec<String> = Vec::new();
        for part in parts {
            let longer = lines.last().map(|line| format!("{line} · {part}"));
            match longer.filter(|line| self.row(line, false, ink).size().x <= self.rect.width()) {
                Some(longer) => {
                    lines.pop();
                    lines.push(longer);
                }
                None => lines.push(part.clone()),
            }
        }
        for line in lines {
            let room = self.rect.width();
            let galley = fitted_line(&self.painter, &line, regular, self.size, room, ink);
            self.place(None, galley, ink);
        }
    }

    fn note(&mut self, note: &Note) {
        let galley = self.row(&note.text, true, note.ink);
        self.place(note.icon, galley, note.ink);
    }

    /// A text over as many lines as it needs, no wider than the column, each in the middle.
    fn row(&self, text: &str, is_strong: bool, ink: Color32) -> Arc<Galley> {
        let font = if is_strong {
            bold(self.size)
        } else {
            regular(self.size)
        };
        let room = if is_strong {
            self.rect.width() - self.size * 1.3
        } else {
            f32::INFINITY
        };
        let mut job = LayoutJob::simple(text.to_owned(), font, ink, room);
        job.halign = Align::Center;
        self.painter.layout_job(job)
    }

    /// Paints a line in the middle, and makes room for the next one.
    fn place(&mut self, icon: Option<Icon>, galley: Arc<Galley>, ink: Color32) {
        let before = if icon.is_some() { self.size * 1.3 } else { 0.0 };
        let width = galley.size().x + before;
        let left = self.rect.center().x - width / 2.0;
        let top = self.rect.top();
        if let Some(icon) = icon {
            let middle = pos2(left + self.size * 0.5, top + self.size * 0.6);
            let place = Rect::from_center_size(middle, Vec2::splat(self.size * 0.9));
            icon.paint(&self.painter, place, ink);
        }
        let height = galley.size().y;
        let at = left + before - galley.rect.left();
        self.painter.galley(pos2(at, top), galley, ink);
        self.rect.set_top(top + height + self.size * 0.35);
    }
}
