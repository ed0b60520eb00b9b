//! Both times and both counters of moves, set together: typed or given by the minute, and nothing changes before the button. What stops a clock or
//! lets it run stands in a row of its own above them, far from that button.

use std::time::Duration;

use eframe::egui::{
    Align, Label, Layout, Rect, Sense, Stroke, TextStyle, Ui, UiBuilder, Vec2, vec2,
};

use super::desk_layout::BUTTON;
use super::noted_reason::NotedReason;
use super::pair_of_counts::{FIELD as COUNTER, PairOfCounts};
use crate::kit::fitted_text::line_width;
use crate::kit::in_place_confirmation::{InPlaceConfirmation, is_deaf};
use crate::kit::theme::{GAP, palette};
use crate::kit::widgets::{link, primary_in, prose, quiet, quiet_in, written};
use crate::parts::page::is_low;
use crate::parts::recorded_times::{offered_times, pair_of_times};
use crate::view::frame_view::View;
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::clock_text::{change, whole_seconds};
use jadoube_core::clock::duration_text;
use jadoube_core::clock::{Clock, ClockUnit};
use jadoube_core::laws::{Adjournment, ArbiterAct, StandardReason};

#[derive(Debug, Default)]
pub struct ClocksDoor {
    times: ByColor<String>,
    moves: PairOfCounts,
    /// What both clocks stood at when the times were last taken over from them; nothing before that.
    seen: Option<ByColor<Duration>>,
    /// Whether a time that was being set gave way because its clock is no longer the one it was set from.
    was_overtaken: bool,
    /// Whether both clocks stand because they were stopped here.
    is_stopped_here: bool,
    /// Whether a clock ran when it was last looked here, and when that last changed, in seconds of the window's time.
    ran: Option<bool>,
    changed: Option<f64>,
    reason: NotedReason,
    confirmation: InPlaceConfirmation<ClockQuestion>,
}

/// What is asked once more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ClockQuestion {
    Flag,
}

/// How high a row with a time is, and how wide the name in it, in points.
const ROW: f32 = 40.0;
const NAME: f32 = 100.0;

/// Minutes that are given or taken at a press.
const STEPS: [i64; 3] = [-1, 1, 2];

/// Reasons for which clocks are often corrected.
const READY: [StandardReason; 3] = [
    StandardReason::IllegalMove,
    StandardReason::WrongSetting,
    StandardReason::Interrupted,
];

impl ClocksDoor {
    /// The door is left: why is forgotten, unless it belongs to what was begun.
    pub fn reset(&mut self, view: &View<'_>) {
        if !self.is_begun(view) {
            self.reason = NotedReason::default();
        }
        self.was_overtaken = false;
        self.is_stopped_here = false;
        self.ran = None;
        self.changed = None;
    }

    /// Begins with what both clocks show now whenever they stand at anything else than when they were last seen here: a
    /// time that was being set was meant for the clock as it stood then.
    pub fn sync(&mut self, view: &View<'_>) {
        self.was_overtaken |= self.moves.sync(counted(view));
        let now = ByColor::new_with(|color| remaining(view, color));
        let seen = self.seen.replace(now);
        if seen == Some(now) {
            return;
        }
        let begun_with = seen.map(|seen| seen.map(in_seconds));
        self.was_overtaken |= begun_with.is_some_and(|begun_with| self.times != begun_with);
        self.times = now.map(in_seconds);
    }

    /// Whether a time or a counter was changed here and not set, and the clocks still stand as they stood then.
    pub fn is_begun(&self, view: &View<'_>) -> bool {
        let now = ByColor::new_with(|color| remaining(view, color));
        let seen = self.seen.filter(|seen| *seen == now);
        let is_begun = |seen: ByColor<Duration>| self.times != seen.map(in_seconds);
        seen.is_some_and(is_begun) || self.moves.is_begun(counted(view))
    }

    /// Returns whether an unconfirmed time was discarded because the clock changed underneath it, and none was begun since.
    pub const fn was_overtaken(&self) -> bool {
        self.was_overtaken
    }

    /// Shows it; whether the times were set.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let Some(clock) = view.table().clock() else {
            return false;
        };
        self.sync(view);
        let runs = clock.running().is_some();
        self.run_and_stop(ui, view, runs);
        if runs {
            if view.is_playing() {
                prose(ui, &view.tr("desk-flag-what"));
            }
            prose(ui, &view.tr("desk-stop-first"));
            return false;
        }
        self.flag_of_a_standing_clock(ui, view, clock);
        for color in Color::ALL {
            self.time(ui, view, color);
        }
        self.times_of_the_position(ui, view);
        if view.is_playing() {
            self.counters(ui, view);
        }
        self.was_overtaken &= !self.is_begun(view);
        self.reason.ui(ui, view, &READY);
        self.set(ui, view)
    }

    /// A flag that fell before the clocks were stopped is looked for as well while they stand.
    fn flag_of_a_standing_clock(&mut self, ui: &mut Ui, view: &View<'_>, clock: &Clock) {
        if clock.first_fallen().is_none() || !view.is_playing() {
            return;
        }
        let size = vec2(ui.available_width(), BUTTON);
        let (row, _) = ui.allocate_exact_size(size, Sense::HOVER);
        self.look_for_flag(ui, view, row);
    }

    /// The button in that place that looks for a flag, once it was asked whether it is meant.
    fn look_for_flag(&mut self, ui: &mut Ui, view: &View<'_>, place: Rect) {
        let flag = view.tr("desk-flag");
        let (asked, confirmation) = (ClockQuestion::Flag, &mut self.confirmation);
        if confirmation.guard_in(ui, view.words, asked, &flag, place, quiet_in) {
            view.arbitrate(ArbiterAct::SeeFlag);
        }
    }

    /// The line of a player: the name, the time to be set, and minutes to give or take.
    fn time(&mut self, ui: &mut Ui, view: &View<'_>, color: Color) {
        let names = view.named_words();
        ui.horizontal_wrapped(|ui| {
            let name = names.tr_args("desk-time-of", &[("player", color.into())]);
            named(ui, &names.name(color), vec2(NAME, ROW));
            written(ui, self.times.get_mut(color), &name, 84.0);
            for step in STEPS {
                self.step(ui, view, color, step);
            }
        });
    }

    /// What both clocks showed when the position that was put back came about, with what was ruled since, to be taken over at
    /// one press.
    fn times_of_the_position(&mut self, ui: &mut Ui, view: &View<'_>) {
        if !view.table().is_position_put_back() {
            return;
        }
        let Some((id, then)) = offered_times(view) else {
            return;
        };
        let args = [("times", pair_of_times(then).into())];
        if link(ui, &view.tr_args(id, &args)).clicked() {
            self.times = then.map(in_seconds);
        }
    }

    /// How many moves the clock has counted of each player.
    fn counters(&mut self, ui: &mut Ui, view: &View<'_>) {
        let title = view.tr("correct-moves");
        ui.horizontal(|ui| {
            let font = TextStyle::Body.resolve(ui.style());
            let width = line_width(ui.painter(), &title, font) + 1.0;
            named(ui, &title, vec2(width.max(NAME), COUNTER.y));
            // Both names and both fields stand in the rest of the row.
            let room = ui.available_width() / 2.0 - COUNTER.x - 2.0 * GAP;
            for color in Color::ALL {
                let player = view.named_words().name(color);
                named(ui, &player, vec2(room.min(NAME), COUNTER.y));
                self.moves.field(ui, color, &format!("{title}, {player}"));
            }
        });
    }

    /// What would be set, on the button that sets it; whether it was set.
    fn set(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let names = view.named_words();
        let wanted = Color::ALL.map(|color| self.wanted(view, color));
        let times = Color::ALL.into_iter().zip(wanted);
        let mut changes: Vec<String> = times
            .filter_map(|(color, wanted)| {
                change(&names.name(color), remaining(view, color), wanted?)
            })
            .collect();
        let sets_times = !changes.is_empty();
        let counters = self.moves.changes(view);
        let sets_counters = counters.is_some();
        changes
            .extend(counters.map(|what| names.tr_args("desk-set-moves", &[("what", what.into())])));
        let [white, black] = wanted;
        let is_ready = white.is_some() && black.is_some() && !changes.is_empty();
        let set = if is_ready {
            let args = [("what", changes.join(", ").into())];
            view.tr_args("desk-set-times", &args)
        } else if white.is_none() || black.is_none() {
            view.tr("correct-unreadable")
        } else {
            view.tr("desk-set-none")
        };
        let place = ui.available_rect_before_wrap();
        let place = place.with_max_y(place.top() + BUTTON);
        let times = white.zip(black).unwrap_or_default();
        let moves = self.moves.wanted();
        // It says what it changes from what to what: nothing is asked once more.
        let button = ui.add_enabled_ui(is_ready, |ui| primary_in(ui, &set, place));
        let is_set = button.inner.clicked();
        if is_set {
            self.reason.note(view);
            if sets_times {
                view.arbitrate(ArbiterAct::SetTimes(times.0, times.1));
            }
            if sets_counters {
                view.arbitrate(ArbiterAct::SetMoveCounter(moves.white, moves.black));
            }
        }
        is_set
    }

    /// Draws the top row: *Stop* and *Look for a flag* while a clock runs, *Start White* and *Start Black* while both stand.
    fn run_and_stop(&mut self, ui: &mut Ui, view: &View<'_>, runs: bool) {
        let size = vec2(ui.available_width(), BUTTON);
        let (row, _) = ui.allocate_exact_size(size, Sense::HOVER);
        let (first, second) = row.split_left_right_at_fraction(0.5);
        let places = [
            first.with_max_x(first.right() - GAP / 2.0),
            second.with_min_x(second.left() + GAP / 2.0),
        ];
        let is_resting = self.is_resting(ui, runs);
        let is_judged = !runs && view.is_call_to_be_judged();
        let shown = ui.add_enabled_ui(!is_resting && !is_judged, |ui| {
            if runs {
                self.running(ui, view, places);
            } else {
                self.standing(ui, view, places);
            }
        });
        if is_judged {
            let first = view.tr("desk-call-first");
            shown.response.on_disabled_hover_text(first);
        }
        let apart = if is_low(ui) { 0.0 } else { GAP };
        ui.add_space(apart);
        let line = Stroke::new(1.0, palette(ui).line);
        ui.painter().hline(row.x_range(), ui.cursor().top(), line);
        ui.add_space(apart + 1.0);
    }

    fn running(&mut self, ui: &mut Ui, view: &View<'_>, [first, second]: [Rect; 2]) {
        let stop = view.tr("clock-pause");
        if within(ui, first, |ui| primary_in(ui, &stop, first)).clicked() {
            view.stop_clocks();
            self.is_stopped_here = true;
        }
        // While the envelope is closed a flag that falls is ruled on by itself.
        if view.is_playing() {
            self.look_for_flag(ui, view, second);
        }
    }

    /// Whether the clocks began to run or stopped so short a time ago that a click was meant for what stood there before.
    fn is_resting(&mut self, ui: &Ui, runs: bool) -> bool {
        if self.ran.replace(runs).is_some_and(|ran| ran != runs) {
            self.changed = Some(ui.input(|input| input.time));
        }
        self.changed.is_some_and(|changed| is_deaf(ui, changed))
    }

    /// The clock that runs next stands first: right after both were stopped here a click in the same place undoes that.
    /// Nothing is asked once more, here as where nothing waits: a clock that was started can be stopped again.
    fn standing(&mut self, ui: &mut Ui, view: &View<'_>, places: [Rect; 2]) {
        let replier = view.table().adjournment().map(Adjournment::replier);
        let resuming = replier.filter(|_| view.is_resuming() && !self.is_stopped_here);
        let next = resuming.unwrap_or_else(|| view.table().whose_clock_runs());
        for (color, place) in [next, !next].into_iter().zip(places) {
            let args = [("player", color.into())];
            let words = |id: &str| view.named_words().tr_args(id, &args);
            let undoes = self.is_stopped_here && color == next;
            let act = words(if undoes {
                "desk-undo-stop"
            } else {
                "desk-start-clock"
            });
            let is_pressed = within(ui, place, |ui| quiet_in(ui, &act, place)).clicked();
            if is_pressed && undoes && view.is_playing() {
                view.let_clocks_run();
            } else if is_pressed {
                view.arbitrate(ArbiterAct::StartClock(color));
            }
            self.is_stopped_here &= !is_pressed;
        }
    }

    /// What a player's clock is to show, if that can be read; what nobody changed stays exact.
    fn wanted(&self, view: &View<'_>, color: Color) -> Option<Duration> {
        let text = self.times.get(color).trim();
        let left = remaining(view, color);
        if text == in_seconds(left) {
            return Some(left);
        }
        duration_text::read(text).ok()
    }

    /// A button that gives or takes so many minutes in the line beside it.
    fn step(&mut self, ui: &mut Ui, view: &View<'_>, color: Color, step: i64) {
        let (id, named) = if step < 0 {
            ("desk-minutes-less", "desk-take")
        } else {
            ("desk-minutes", "desk-add")
        };
        let count = step.unsigned_abs();
        let text = view.tr_args(id, &[("count", count.into())]);
        let args = [("count", count.into()), ("player", color.into())];
        let name = view.named_words().tr_args(named, &args);
        let response = quiet(ui, &text).on_hover_text(&*name);
        let time = self.times.get_mut(color);
        if response.accessible_name(name).clicked()
            && let Ok(before) = duration_text::read(time.trim())
        {
            let minutes = Duration::from_mins(count);
            *time = whole_seconds(if step < 0 {
                before.saturating_sub(minutes)
            } else {
                before.saturating_add(minutes)
            });
        }
    }
}

/// Shows something in that place, which was already kept for it.
fn within<R>(ui: &mut Ui, place: Rect, contents: impl FnOnce(&mut Ui) -> R) -> R {
    contents(&mut ui.new_child(UiBuilder::new().max_rect(place)))
}

/// The name of what stands beside it, in so much room.
fn named(ui: &mut Ui, name: &str, room: Vec2) {
    let room = room.max(Vec2::ZERO);
    let layout = Layout::left_to_right(Align::Center);
    ui.allocate_ui_with_layout(room, layout, |ui| {
        ui.set_min_size(room);
        ui.add(Label::new(name).truncate());
    });
}

/// How many moves the clock has counted of each player.
fn counted(view: &View<'_>) -> ByColor<u32> {
    let clock = view.table().clock();
    ByColor::new_with(|color| clock.map_or(0, |clock| clock.moves(color)))
}

/// What a clock shows, in whole seconds.
fn in_seconds(left: Duration) -> String {
    whole_seconds(ClockUnit::Second.up(left))
}

fn remaining(view: &View<'_>, color: Color) -> Duration {
    let clock = view.table().clock();
    clock.map_or(Duration::ZERO, |clock| {
        Clock::remaining(clock, color, view.now)
    })
}
