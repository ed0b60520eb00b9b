//! The sheet in which the arbiter puts the side clock right: both times, both counters, both periods, and why.

use std::ops::RangeInclusive;
use std::time::Duration;

use eframe::egui::{DragValue, Grid, RichText, Ui, vec2};

use super::illegal_move::takes_back;
use super::player_sides::left;
use crate::kit::button::{Button, ButtonKind};
use crate::kit::fonts::{LEAD, bold};
use crate::kit::keyboard::is_entered;
use crate::kit::theme::GAP;
use crate::kit::widgets::{
    choice, field, modal, primary, quiet, sign, soft, subtitle, title, warning, written,
};
use crate::parts::player_names::side_clock_name;
use crate::view::command::Command;
use crate::view::frame_view::View;
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::duration_text::{read, written as in_digits};
use jadoube_core::clock::{ClockUnit, Moment};
use jadoube_core::record::side_clock::{SideClock, SideClockAct, SideClockCorrection};

/// What one press of a button adds or takes, in seconds, in rows of one unit.
const STEPS: [(&str, [(&str, i64); 5]); 2] = [
    (
        "min",
        [
            ("−1", -60),
            ("+1", 60),
            ("+2", 120),
            ("+3", 180),
            ("+5", 300),
        ],
    ),
    (
        "s",
        [
            ("−10", -10),
            ("−1", -1),
            ("+1", 1),
            ("+10", 10),
            ("+30", 30),
        ],
    ),
];

/// The most that is counted.
const COUNTED: u32 = 999;

/// Up to which width both sides stand under each other.
const NARROW: f32 = 480.0;

/// What is being put right.
#[derive(Debug)]
pub struct CorrectionSheet {
    correction: SideClockCorrection,
    times: ByColor<String>,
    is_new: bool,
}

impl CorrectionSheet {
    /// A sheet that begins with the clock as it stands; none while it was not set.
    pub fn new(side_clock: &SideClock, now: Moment) -> Option<Self> {
        let correction = side_clock.as_it_stands(now)?;
        let times = correction.times.map(face_text);
        Some(Self {
            correction,
            times,
            is_new: true,
        })
    }

    /// Shows the sheet; whether it is done with.
    pub fn ui(&mut self, ui: &Ui, view: &View<'_>, side_clock: &SideClock) -> bool {
        let mut done = false;
        let closes = modal(ui, !view.is_a_clock_running(), "correction", 640.0, |ui| {
            title(ui, &view.tr("correct-title"));
            ui.add_space(GAP);
            self.sides(ui, view, side_clock);
            let all = Color::ALL;
            field(ui, &view.tr("correct-next"), |ui| {
                choice(ui, &mut self.correction.next, &all, |color| {
                    side_clock_name(view, side_clock, color)
                });
            });
            let mut enters = false;
            field(ui, &view.tr("correct-reason"), |ui| {
                let name = view.tr("correct-reason");
                let edit = written(ui, &mut self.correction.reason, &name, f32::INFINITY);
                enters = is_entered(ui, &edit);
            });
            let is_readable = self.is_readable();
            if !is_readable {
                warning(ui, &view.tr("correct-unreadable"));
            }
            ui.horizontal_wrapped(|ui| {
                ui.add_enabled_ui(is_readable, |ui| {
                    let hit = primary(ui, &view.tr("correct-do")).clicked() || enters;
                    if hit && is_readable {
                        let act = SideClockAct::Correct(self.correction.clone());
                        view.ask(Command::Clock(act));
                        done = true;
                    }
                });
                if side_clock.can_take_back() && quiet(ui, &takes_back(view, side_clock)).clicked()
                {
                    view.ask(Command::Clock(SideClockAct::TakeBack));
                    done = true;
                }
                if quiet(ui, &view.tr("cancel")).clicked() {
                    done = true;
                }
            });
        });
        self.is_new = false;
        done || closes
    }

    fn sides(&mut self, ui: &mut Ui, view: &View<'_>, side_clock: &SideClock) {
        let left = left(view);
        let count = if ui.available_width() > NARROW { 2 } else { 1 };
        ui.columns(count, |columns| {
            for (index, color) in [left, left.other()].into_iter().enumerate() {
                let ui = &mut columns[index % count];
                ui.label(RichText::new(side_clock_name(view, side_clock, color)).font(bold(LEAD)));
                self.time(ui, view, side_clock, color);
                self.counters(ui, view, side_clock, color);
            }
        });
        ui.add_space(GAP);
    }

    fn time(&mut self, ui: &mut Ui, view: &View<'_>, side_clock: &SideClock, color: Color) {
        let text = self.times.get_mut(color);
        let time = self.correction.times.get_mut(color);
        let name = format!(
            "{}, {}",
            view.tr("correct-time"),
            side_clock_name(view, side_clock, color)
        );
        let edit = written(ui, text, &name, f32::INFINITY);
        if self.is_new && color == left(view) {
            edit.request_focus();
        }
        // What nobody changed stays exact, though less of it is shown.
        if *text != face_text(*time)
            && let Ok(read) = read(text.trim())
        {
            *time = read;
        }
        for (unit, steps) in STEPS {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                for (label, seconds) in steps {
                    let step = Duration::from_secs(seconds.unsigned_abs());
                    let mut button = Button::words(ButtonKind::Plain, label);
                    button.name = format!("{label} {unit}, {name}").into();
                    (button.around, button.size) = (7.0, vec2(44.0, 32.0));
                    if button.show(ui).clicked() {
                        *time = if seconds < 0 {
                            time.saturating_sub(step)
                        } else {
                            time.saturating_add(step)
                        };
                        *text = face_text(*time);
                    }
                }
                soft(ui, unit);
            });
        }
    }

    fn counters(&mut self, ui: &mut Ui, view: &View<'_>, side_clock: &SideClock, color: Color) {
        let player = side_clock_name(view, side_clock, color);
        let periods = side_clock
            .clock()
            .map_or(1, |clock| clock.controls().get(color).periods().len());
        Grid::new(("counters", color.fold_wb(0, 1)))
            .num_columns(2)
            .show(ui, |ui| {
                for (id, count) in [
                    ("correct-moves", &mut self.correction.moves),
                    ("correct-illegal", &mut self.correction.illegal),
                ] {
                    let name = view.tr(id);
                    subtitle(ui, &name);
                    counter(
                        ui,
                        count.get_mut(color),
                        0..=COUNTED,
                        &format!("{name}, {player}"),
                    );
                    ui.end_row();
                }
                if periods > 1 {
                    let name = view.tr("correct-period");
                    subtitle(ui, &name);
                    let period = self.correction.periods.get_mut(color);
                    let mut number = u32::try_from(*period).unwrap_or(COUNTED) + 1;
                    let last = u32::try_from(periods).unwrap_or(COUNTED);
                    counter(ui, &mut number, 1..=last, &format!("{name}, {player}"));
                    *period = number as usize - 1;
                    ui.end_row();
                }
            });
    }

    /// Whether both times can be read.
    fn is_readable(&self) -> bool {
        self.times.iter().all(|text| read(text.trim()).is_ok())
    }
}

/// A number to be typed, or changed by one.
fn counter(ui: &mut Ui, number: &mut u32, range: RangeInclusive<u32>, name: &str) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        if sign(ui, "−", &format!("−1, {name}")).clicked() {
            *number = number.saturating_sub(1).max(*range.start());
        }
        let typed = DragValue::new(number).range(range.clone());
        ui.add_sized(vec2(48.0, 34.0), typed).accessible_name(name);
        if sign(ui, "+", &format!("+1, {name}")).clicked() {
            *number = number.saturating_add(1).min(*range.end());
        }
    });
}

/// A time as the clock's face shows it; in the last minute with thousandths, where there are any.
fn face_text(time: Duration) -> String {
    if time < Duration::from_mins(1) {
        in_digits(ClockUnit::Millisecond.down(time))
    } else {
        in_digits(ClockUnit::Second.up(time))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_has_thousandths_only_in_the_last_minute_and_where_there_are_any() {
        for (time, text) in [
            (Duration::ZERO, "0:00:00"),
            (Duration::from_mins(90), "1:30:00"),
            (Duration::from_millis(5_485_908), "1:31:26"),
            (Duration::from_millis(19_400), "0:00:19.4"),
            (Duration::new(19, 1_999_999), "0:00:19.001"),
            (Duration::new(19, 999_999), "0:00:19"),
        ] {
            assert_eq!(face_text(time), text);
        }
    }
}
