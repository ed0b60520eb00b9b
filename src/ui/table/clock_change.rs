//! By how much a ruling or a correction has just changed a clock: it stands beside the digits for some seconds.

use std::sync::Arc;
use std::time::Duration;

use eframe::egui::{Galley, Id, Painter, Pos2, Rect, Ui, pos2, vec2};

use crate::kit::fonts::digits_font;
use crate::kit::theme::{Palette, SMALL_CORNER, palette};
use crate::view::frame_view::View;
use jadoube_core::chess::Color;
use jadoube_core::clock::duration_text::DurationStyle;
use jadoube_core::clock::{ClockUnit, Moment};
use jadoube_core::laws::{Consequence, PlayerAct};
use jadoube_core::record::Entry;

/// How long it stands, and how long it then takes to fade.
const STANDS: Duration = Duration::from_secs(4);
const FADES: Duration = Duration::from_millis(150);

/// How large its digits are at least, in points, the space beside them, and which part of the height is above and below.
const SMALLEST: f32 = 14.0;
const EDGE: f32 = 6.0;
const ABOVE: f32 = 0.14;

/// How high it is beside a name, in points.
const AMONG_WORDS: f32 = 22.0;

/// What a clock was changed by, in whole seconds of more or less time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Change {
    More(Duration),
    Less(Duration),
}

impl Change {
    /// From one time to another, if they differ by as much as a second.
    fn between(before: Duration, after: Duration) -> Option<Self> {
        let whole = |time: Duration| Duration::from_secs_f64(time.as_secs_f64().round());
        let more = whole(after.saturating_sub(before));
        let less = whole(before.saturating_sub(after));
        match (more.is_zero(), less.is_zero()) {
            (false, _) => Some(Self::More(more)),
            (true, false) => Some(Self::Less(less)),
            (true, true) => None,
        }
    }

    fn text(self) -> String {
        let (sign, time) = match self {
            Self::More(time) => ('+', time),
            Self::Less(time) => ('−', time),
        };
        format!("{sign}{}", DurationStyle::SHORT.text(time))
    }
}

/// What was seen of a clock in the last frame.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    /// How long the log was.
    entries: usize,
    /// What it was changed by last, and when.
    change: Option<(Change, Moment)>,
}

/// A change that is still told, and how much of it is still to be seen, from 0 to 1.
#[derive(Clone, Debug)]
pub struct ClockChange {
    text: String,
    opacity: f32,
}

impl ClockChange {
    /// The change of that player's clock that is told in this frame, if one is; asked once a frame.
    pub fn of(ui: &Ui, view: &View<'_>, color: Color) -> Option<Self> {
        let id = Id::unique(("clock-change", color.is_white()));
        let mut seen: Seen = ui.data(|data| data.get_temp(id)).unwrap_or_default();
        if view.log.len() < seen.entries {
            seen = Seen::default();
        }
        for (index, entry) in view.log.iter().enumerate().skip(seen.entries) {
            if view.now - entry.event.at < STANDS + FADES
                && let Some(change) = change(entry, color, reading_before(view, index, color))
            {
                seen.change = Some((change, entry.event.at));
            }
        }
        seen.entries = view.log.len();
        ui.data_mut(|data| data.insert_temp(id, seen));
        let (change, at) = seen.change?;
        let passed = view.now - at;
        let fades = if view.settings.preferences.animation {
            FADES
        } else {
            Duration::ZERO
        };
        let left = (STANDS + fades).saturating_sub(passed);
        if left.is_zero() {
            return None;
        }
        if left > fades {
            ui.request_repaint_after(left.saturating_sub(fades));
        } else {
            ui.request_repaint();
        }
        Some(Self {
            text: change.text(),
            opacity: left.min(FADES).as_secs_f32() / FADES.as_secs_f32(),
        })
    }

    /// Paints it at the left of `room`, if it has room there; gives whether it had.
    pub fn paint_beside(&self, ui: &Ui, room: Rect) -> bool {
        let digits = self.fitting(ui, room);
        let has_room = digits.is_some();
        if let Some(digits) = digits {
            let at = pos2(room.left(), room.center().y);
            self.paint(ui, digits, at);
        }
        has_room
    }

    /// Paints it at the right end of `room`, which has enough; gives what is left of that.
    pub fn paint_at_the_end(&self, ui: &Ui, room: Rect) -> Rect {
        let room = room.shrink2(vec2(0.0, (room.height() - AMONG_WORDS).max(0.0) / 2.0));
        let smallest = || self.laid_out(ui.painter(), SMALLEST, palette(ui));
        let digits = self.fitting(ui, room).unwrap_or_else(smallest);
        let left = room.right() - digits.size().x - 2.0 * EDGE;
        self.paint(ui, digits, pos2(left, room.center().y));
        room.with_max_x(left - 8.0)
    }

    fn laid_out(&self, painter: &Painter, size: f32, colors: &Palette) -> Arc<Galley> {
        painter.layout_no_wrap(self.text.clone(), digits_font(size), colors.here_ink)
    }

    /// Its digits as large as `room` holds them, if it does.
    fn fitting(&self, ui: &Ui, room: Rect) -> Option<Arc<Galley>> {
        let (painter, colors) = (ui.painter(), palette(ui));
        let room = room.shrink2(vec2(EDGE, room.height() * ABOVE));
        let whole = self.laid_out(painter, room.height(), colors);
        let share = (room.size() / whole.size()).min_elem();
        let size = (room.height() * share).floor();
        (size >= SMALLEST).then(|| self.laid_out(painter, size, colors))
    }

    /// Paints the digits with the middle of their left edge there.
    fn paint(&self, ui: &Ui, digits: Arc<Galley>, at: Pos2) {
        let colors = palette(ui);
        let mut painter = ui.painter().clone();
        painter.multiply_opacity(self.opacity);
        let height = digits.size().y / (1.0 - 2.0 * ABOVE);
        let size = vec2(digits.size().x + 2.0 * EDGE, height);
        let ground = Rect::from_min_size(at - vec2(0.0, height / 2.0), size);
        painter.rect_filled(ground, SMALL_CORNER, colors.here_tint);
        let at = ground.center() - digits.mesh_bounds.center().to_vec2();
        painter.galley(at, digits, colors.here_ink);
    }
}

/// What that player's clock showed directly before the entry at that place of the log, wherever anybody looked meanwhile.
fn reading_before(view: &View<'_>, index: usize, color: Color) -> Option<Duration> {
    let [before, _] = view.narrated(index)?.readings?;
    Some(*before.get(color))
}

/// What was ruled on one event does to that player's clock, which showed `before`. What their own press gave and lost again
/// in the same moment was never seen.
fn change(entry: &Entry, color: Color, before: Option<Duration>) -> Option<Change> {
    let mut more = Duration::ZERO;
    let mut less = Duration::ZERO;
    let has_pressed = entry.event.player() == Some(color)
        && matches!(entry.event.player_act(), Some(PlayerAct::Press));
    for consequence in entry.consequences() {
        #[expect(
            clippy::wildcard_enum_match_arm,
            reason = "three consequences change a clock"
        )]
        match *consequence {
            Consequence::Add(whose, time) if whose == color => more += time,
            Consequence::Take(whose, time) if whose == color && !has_pressed => less += time,
            Consequence::Set(whose, time) if whose == color => {
                // A clock is set to what its face shows: that it had shown part of a second more is no change.
                let [before, time] = [before?, time].map(|time| ClockUnit::Second.up(time));
                return Change::between(before, time);
            }
            _ => {}
        }
    }
    Change::between(less, more)
}
