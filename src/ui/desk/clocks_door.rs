//! Both times, set together: typed or given by the minute, and nothing changes before the button.

use std::time::Duration;

use eframe::egui::{Align, Label, Ui};

use super::foreseen::change;
use super::noted_reason::NotedReason;
use crate::chess::{ByColor, Color};
use crate::clock::duration_text;
use crate::clock::{Clock, ClockUnit};
use crate::laws::ArbiterAct;
use crate::ui::kit::clock_text::whole_seconds;
use crate::ui::kit::in_place_confirmation::InPlaceConfirmation;
use crate::ui::kit::widgets::{primary, prose, quiet, written};
use crate::ui::view::frame_view::View;

/// What is being set.
#[derive(Debug, Default)]
pub struct ClocksDoor {
    times: ByColor<String>,
    /// What both clocks showed when the times were last taken over from them.
    seen: ByColor<String>,
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
    }

    /// Begins with what both clocks show now, wherever that is not what they showed when they were last seen here.
    pub fn keep_up(&mut self, view: &View<'_>) {
        let now = ByColor::new_with(|color| shown(view, color));
        if self.seen != now {
            self.times = now.clone();
            self.seen = now;
        }
    }

    /// Shows it; whether the times were set.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let Some(clock) = view.table().clock() else {
            return false;
        };
        if clock.running().is_some() {
            prose(ui, &view.tr("desk-stop-first"));
            ui.horizontal_wrapped(|ui| {
                if primary(ui, &view.tr("clock-pause")).clicked() {
                    view.arbitrate(ArbiterAct::Stop);
                }
                let flag = view.tr("desk-flag");
                if self
                    .confirmation
                    .guard(ui, view, ClockQuestion::Flag, &flag, quiet)
                {
                    view.arbitrate(ArbiterAct::SeeFlag);
                }
            });
            self.keep_up(view);
            return false;
        }
        let names = view.named_words();
        for color in Color::ALL {
            ui.horizontal_wrapped(|ui| {
                let name = names.tr_args("desk-time-of", &[("player", color.into())]);
                let shown = Label::new(names.name(color)).truncate().halign(Align::Min);
                ui.add_sized([100.0, 32.0], shown);
                written(ui, self.times.get_mut(color), &name, 84.0);
                for step in STEPS {
                    self.step(ui, view, color, step);
                }
            });
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

    /// What a player's clock is to show, if that can be read; what nobody changed stays exact.
    fn wanted(&self, view: &View<'_>, color: Color) -> Option<Duration> {
        let text = self.times.get(color).trim();
        if text == shown(view, color) {
            return Some(remaining(view, color));
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
fn shown(view: &View<'_>, color: Color) -> String {
    whole_seconds(ClockUnit::Second.up(remaining(view, color)))
}

fn remaining(view: &View<'_>, color: Color) -> Duration {
    let clock = view.table().clock();
    clock.map_or(Duration::ZERO, |clock| {
        Clock::remaining(clock, color, view.now)
    })
}
