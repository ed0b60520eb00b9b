//! Both times, set together: typed or given by the minute, and nothing changes before the button.

use std::time::Duration;

use eframe::egui::{Align, Label, Ui};

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
    confirmation: InPlaceConfirmation<ClockQuestion>,
}

/// What is asked once more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ClockQuestion {
    Start(Color),
    Flag,
}

/// Minutes that are added at a press.
const MINUTES: [u64; 2] = [1, 2];

impl ClocksDoor {
    /// With what both clocks show now.
    #[must_use]
    pub fn new(view: &View<'_>) -> Self {
        Self {
            times: ByColor::new_with(|color| shown(view, color)),
            confirmation: InPlaceConfirmation::default(),
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
            self.times = Self::new(view).times;
            return false;
        }
        for color in Color::ALL {
            ui.horizontal_wrapped(|ui| {
                let name = view.tr_args("desk-time-of", &[("player", color.into())]);
                let label = Label::new(&*view.name(color)).truncate().halign(Align::Min);
                ui.add_sized([120.0, 32.0], label);
                written(ui, self.times.get_mut(color), &name, 92.0);
                for minutes in MINUTES {
                    self.minutes(ui, view, color, minutes);
                }
            });
        }
        let read = |text: &str| duration_text::read(text.trim()).ok();
        let read = read(&self.times.white).zip(read(&self.times.black));
        let (white, black) = (self.times.white.trim(), self.times.black.trim());
        let args = [("white", white.into()), ("black", black.into())];
        let set = view.tr_args("desk-set-times", &args);
        let mut is_done = false;
        ui.horizontal_wrapped(|ui| {
            ui.add_enabled_ui(read.is_some(), |ui| {
                if primary(ui, &set).clicked()
                    && let Some((white, black)) = read
                {
                    view.arbitrate(ArbiterAct::SetTimes(white, black));
                    is_done = true;
                }
            });
        });
        ui.horizontal_wrapped(|ui| self.other_side(ui, view));
        is_done
    }

    /// A button that gives so many minutes in the line beside it.
    fn minutes(&mut self, ui: &mut Ui, view: &View<'_>, color: Color, minutes: u64) {
        let text = view.tr_args("desk-minutes", &[("count", minutes.into())]);
        let args = [("count", minutes.into()), ("player", color.into())];
        let name = view.tr_args("desk-add", &args);
        let response = quiet(ui, &text).on_hover_text(&*name);
        let time = self.times.get_mut(color);
        if response.accessible_name(name).clicked()
            && let Ok(before) = duration_text::read(time.trim())
        {
            *time = whole_seconds(before + Duration::from_mins(minutes));
        }
    }

    /// Lets the clock of whoever is not on move run, which only an arbiter can want.
    fn other_side(&mut self, ui: &mut Ui, view: &View<'_>) {
        for color in Color::ALL {
            let args = [("player", color.into())];
            let start = view.tr_args("desk-start-clock", &args);
            let asked = ClockQuestion::Start(color);
            if self.confirmation.guard(ui, view, asked, &start, quiet) {
                view.arbitrate(ArbiterAct::StartClock(color));
            }
        }
    }
}

/// What a clock shows, in whole seconds.
fn shown(view: &View<'_>, color: Color) -> String {
    let clock = view.table().clock();
    let left = clock.map_or(Duration::ZERO, |clock| {
        Clock::remaining(clock, color, view.now)
    });
    whole_seconds(ClockUnit::Second.up(left))
}
