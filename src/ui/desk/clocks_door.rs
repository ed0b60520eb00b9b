//! Both times, set together: typed or given by the minute, and nothing changes before the button.

use std::time::Duration;

use eframe::egui::{Align, Label, Layout, Ui, vec2};

use super::foreseen::change;
use super::noted_reason::NotedReason;
use crate::chess::{ByColor, Color};
use crate::clock::duration_text;
use crate::clock::{Clock, ClockUnit};
use crate::laws::ArbiterAct;
use crate::ui::kit::clock_text::whole_seconds;
use crate::ui::kit::in_place_confirmation::{DEAF, InPlaceConfirmation};
use crate::ui::kit::widgets::{LOWEST, primary, prose, quiet, written};
use crate::ui::view::frame_view::View;

/// What is being set.
#[derive(Debug, Default)]
pub struct ClocksDoor {
    times: ByColor<String>,
    /// What both clocks stood at when the times were last taken over from them; nothing before that.
    seen: Option<ByColor<Duration>>,
    /// Whether a time that was being set gave way because its clock is no longer the one it was set from.
    has_given_way: bool,
    /// Since when both clocks stand because they were stopped here, in seconds of the window's time.
    stopped: Option<f64>,
    reason: NotedReason,
    confirmation: InPlaceConfirmation<ClockQuestion>,
}

/// What is asked once more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ClockQuestion {
    Start(Color),
    Flag,
    /// White's and Black's new time.
    Set(Duration, Duration),
}

/// Minutes that are given or taken at a press.
const STEPS: [i64; 3] = [-1, 1, 2];

/// Reasons for which clocks are often corrected.
const READY: [&str; 3] = [
    "reason-illegal",
    "reason-wrong-setting",
    "reason-interrupted",
];

impl ClocksDoor {
    /// Forgets why, because the door is left.
    pub fn put_off(&mut self) {
        self.reason = NotedReason::default();
        self.has_given_way = false;
        self.stopped = None;
    }

    /// Begins with what both clocks show now whenever they stand at anything else than when they were last seen here: a
    /// time that was being set was meant for the clock as it stood then.
    pub fn keep_up(&mut self, view: &View<'_>) {
        let now = ByColor::new_with(|color| remaining(view, color));
        let seen = self.seen.replace(now);
        if seen == Some(now) {
            return;
        }
        let begun_with = seen.map(|seen| seen.map(in_seconds));
        self.has_given_way |= begun_with.is_some_and(|begun_with| self.times != begun_with);
        self.times = now.map(in_seconds);
    }

    /// Shows it; whether the times were set.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let Some(clock) = view.table().clock() else {
            return false;
        };
        self.keep_up(view);
        if clock.running().is_some() {
            self.running(ui, view);
            return false;
        }
        self.go_on_again(ui, view);
        let names = view.named_words();
        for color in Color::ALL {
            ui.horizontal_wrapped(|ui| {
                let name = names.tr_args("desk-time-of", &[("player", color.into())]);
                let layout = Layout::left_to_right(Align::Center);
                ui.allocate_ui_with_layout(vec2(100.0, LOWEST), layout, |ui| {
                    ui.set_min_width(100.0);
                    ui.add(Label::new(names.name(color)).truncate());
                });
                written(ui, self.times.get_mut(color), &name, 84.0);
                for step in STEPS {
                    self.step(ui, view, color, step);
                }
            });
        }
        let now = self.seen.map(|seen| seen.map(in_seconds));
        self.has_given_way &= now.as_ref() == Some(&self.times);
        if self.has_given_way {
            prose(ui, &view.tr("desk-times-anew"));
        }
        self.reason.ui(ui, view, &READY);
        let wanted = Color::ALL.map(|color| self.wanted(view, color));
        let changes: Vec<String> = Color::ALL
            .into_iter()
            .zip(wanted)
            .filter_map(|(color, wanted)| {
                change(&names.name(color), remaining(view, color), wanted?)
            })
            .collect();
        let [white, black] = wanted;
        let mut is_done = false;
        let is_ready = white.is_some() && black.is_some() && !changes.is_empty();
        let set = if is_ready {
            let args = [("what", changes.join(", ").into())];
            view.tr_args("desk-set-times", &args)
        } else {
            view.tr("desk-set-none")
        };
        ui.add_enabled_ui(is_ready, |ui| {
            let times = white.zip(black).unwrap_or_default();
            let asked = ClockQuestion::Set(times.0, times.1);
            if self.confirmation.guard(ui, view, asked, &set, primary) {
                self.reason.note(view);
                view.arbitrate(ArbiterAct::SetTimes(times.0, times.1));
                is_done = true;
            }
        });
        ui.horizontal_wrapped(|ui| self.other_side(ui, view));
        is_done
    }

    /// While a clock runs nothing is set: both can be stopped, and a flag can be looked for.
    fn running(&mut self, ui: &mut Ui, view: &View<'_>) {
        prose(ui, &view.tr("desk-stop-first"));
        ui.horizontal_wrapped(|ui| {
            if primary(ui, &view.tr("clock-pause")).clicked() {
                view.arbitrate(ArbiterAct::Stop);
                self.stopped = Some(ui.input(|input| input.time));
            }
            let flag = view.tr("desk-flag");
            let asked = ClockQuestion::Flag;
            if self.confirmation.guard(ui, view, asked, &flag, quiet) {
                view.arbitrate(ArbiterAct::SeeFlag);
            }
        });
    }

    /// Right after the clocks were stopped here: that they were, and the way to undo it, no sooner than a second click
    /// may have been meant for stopping them.
    fn go_on_again(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(stopped) = self.stopped else {
            return;
        };
        let is_late = ui.input(|input| input.time) - stopped > DEAF.as_secs_f64();
        ui.horizontal_wrapped(|ui| {
            prose(ui, &view.tr("clock-paused"));
            let next = view.table().game().whose_clock_runs();
            let args = [("player", next.into())];
            let undo = view.named_words().tr_args("desk-undo-stop", &args);
            if quiet(ui, &undo).clicked() && is_late {
                view.let_clocks_run();
                self.stopped = None;
            }
        });
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

    /// Lets the clock of whoever is not on move run, which only an arbiter can want.
    fn other_side(&mut self, ui: &mut Ui, view: &View<'_>) {
        for color in Color::ALL {
            let args = [("player", color.into())];
            let start = view.named_words().tr_args("desk-start-clock", &args);
            let asked = ClockQuestion::Start(color);
            if self.confirmation.guard(ui, view, asked, &start, quiet) {
                view.arbitrate(ArbiterAct::StartClock(color));
            }
        }
    }
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
