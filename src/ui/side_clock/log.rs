//! The log of the side clock, line by line in words: on a sheet, and as a text to be saved and printed.

use std::fmt::Write as _;
use std::time::Duration;

use eframe::egui::{Grid, Label, RichText, ScrollArea, Ui};

use crate::chess::{ByColor, Color};
use crate::clock::duration_text::DurationStyle;
use crate::clock::{Clock, ClockEvent, ClockUnit};
use crate::i18n::{Day, Words, in_units};
use crate::record::print::pdf::Paper;
use crate::record::print::side_clock_log::{LogLine, SideClockLog};
use crate::record::side_clock::{
    SideClock, SideClockAct, SideClockCorrection, SideClockEntry, SideClockEvent, StopReason,
};
use crate::record::wall_time::WallTime;
use crate::ui::Command;
use crate::ui::kit::fonts::{bold, regular};
use crate::ui::kit::theme::{GAP, palette};
use crate::ui::kit::time_control_text::briefly;
use crate::ui::kit::widgets::{modal, primary, quiet, soft, title};
use crate::ui::view::command::FileTask;
use crate::ui::view::frame_view::View;

/// The sheet with the log.
#[derive(Debug, Default)]
pub struct LogSheet {
    is_open: bool,
}

impl LogSheet {
    /// Opens it.
    pub fn open(&mut self) {
        self.is_open = true;
    }

    /// Whether it is open.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.is_open
    }

    /// Shows it, if it is open.
    pub fn ui(&mut self, ui: &Ui, view: &View<'_>, side_clock: &SideClock) {
        if !self.is_open {
            return;
        }
        let closes = modal(ui, "side_clock", 760.0, |ui| {
            title(ui, &view.tr("log-title"));
            ui.add_space(GAP);
            if side_clock.log().is_empty() {
                soft(ui, &view.tr("log-empty"));
            }
            lines_ui(ui, view, side_clock);
            ui.add_space(GAP);
            ui.horizontal_wrapped(|ui| {
                if primary(ui, &view.tr("sheet-save-pdf")).clicked() {
                    view.ask(Command::Choose(FileTask::SideClockLog(Some(Paper::A4))));
                    self.is_open = false;
                }
                if quiet(ui, &view.tr("sheet-save-text")).clicked() {
                    view.ask(Command::Choose(FileTask::SideClockLog(None)));
                    self.is_open = false;
                }
                let stands = side_clock.clock().and_then(Clock::running).is_none();
                if stands && quiet(ui, &view.tr("log-new")).clicked() {
                    view.ask(Command::NewSideClock);
                    self.is_open = false;
                }
                if quiet(ui, &view.tr("close")).clicked() {
                    self.is_open = false;
                }
            });
        });
        self.is_open &= !closes;
    }
}

/// What the moment and the readings of a line take, and what is left at least for what it was.
const BEFORE: f32 = 310.0;
const LEFT: f32 = 240.0;

fn lines_ui(ui: &mut Ui, view: &View<'_>, side_clock: &SideClock) {
    let height = ui.ctx().content_rect().height() - 260.0;
    let colors = palette(ui);
    ScrollArea::both()
        .max_height(height.max(120.0))
        .auto_shrink([false, true])
        .stick_to_bottom(true)
        .show(ui, |ui| {
            let room = (ui.available_width() - BEFORE).max(LEFT);
            Grid::new("lines")
                .num_columns(3)
                .striped(true)
                .min_row_height(18.0)
                .spacing([16.0, 4.0])
                .show(ui, |ui| {
                    for line in side_clock_log(side_clock, view.words).lines {
                        let text = |text: String| RichText::new(text).font(regular(14.0));
                        ui.label(text(line.at).color(colors.soft_ink));
                        ui.label(text(parted(&line.readings)));
                        let said = if line.is_grave {
                            text(line.said).font(bold(14.0))
                        } else {
                            text(line.said)
                        };
                        ui.vertical(|ui| {
                            ui.set_max_width(room);
                            ui.add(Label::new(said).wrap());
                        });
                        ui.end_row();
                    }
                });
        });
}

/// The whole session as text: a line for everything that happened, with its moment, both readings, and what it was.
#[must_use]
pub fn side_clock_text(side_clock: &SideClock, words: Words) -> String {
    let mut text = format!("{}\n\n", words.tr("log-title"));
    for LogLine {
        at, readings, said, ..
    } in side_clock_log(side_clock, words).lines
    {
        if !at.is_empty() {
            let readings = parted(&readings);
            let _ = write!(text, "{at:>12}   {readings:>27}   ");
        }
        text.push_str(&said);
        text.push('\n');
    }
    text
}

/// The same as pages for the printer.
#[must_use]
pub fn side_clock_log(side_clock: &SideClock, words: Words) -> SideClockLog {
    let mut lines = Vec::new();
    let mut day = None;
    for (line, names) in with_names(side_clock, words) {
        let today = line.wall.and_then(|wall| Day::of_pgn(&wall.pgn_date()));
        if let Some(begun) = today.filter(|_| today != day) {
            day = today;
            lines.push(LogLine {
                said: words.day(begun),
                is_grave: true,
                ..LogLine::default()
            });
        }
        let ByColor { white, black } = line.shown.map(to_the_millisecond);
        lines.push(LogLine {
            at: moment(line),
            readings: [white, black],
            said: said(line, &names, words),
            is_grave: matches!(
                line.what,
                SideClockEvent::Did(SideClockAct::Correct(_) | SideClockAct::TakeBack)
                    | SideClockEvent::Became(ClockEvent::Flag { .. })
            ),
        });
    }
    let tr = |id| words.tr(id).into_owned();
    SideClockLog {
        language: words.language().tag(),
        title: tr("log-title"),
        columns: [tr("correct-time"), tr("color-white"), tr("color-black")],
        lines,
    }
}

/// Both readings of a line, White's first; nothing where it has none.
fn parted([white, black]: &[String; 2]) -> String {
    if white.is_empty() && black.is_empty() {
        String::new()
    } else {
        format!("{white} – {black}")
    }
}

/// When a line happened: by the wall, or, where nobody knows that, since the session began.
fn moment(line: &SideClockEntry) -> String {
    line.wall.map_or_else(
        || to_the_millisecond(line.at.since_start()),
        WallTime::time_of_day,
    )
}

/// Each line with the names that held when it happened.
fn with_names(side_clock: &SideClock, words: Words) -> Vec<(&SideClockEntry, ByColor<String>)> {
    let usual = |color: Color| {
        words
            .tr(color.fold_wb("color-white", "color-black"))
            .into_owned()
    };
    let mut names = ByColor::new_with(usual);
    side_clock
        .log()
        .iter()
        .map(|line| {
            if let SideClockEvent::Did(SideClockAct::Set(setting)) = &line.what {
                names = ByColor::new_with(|color| {
                    let given = setting.names.get(color).trim();
                    if given.is_empty() {
                        usual(color)
                    } else {
                        given.to_owned()
                    }
                });
            }
            (line, names.clone())
        })
        .collect()
}

/// A time with its thousandths, `0:05:00.250`: as the arbiter wants to know it.
#[must_use]
pub fn to_the_millisecond(time: Duration) -> String {
    DurationStyle::THOUSANDTHS.text(time).to_string()
}

fn said(line: &SideClockEntry, names: &ByColor<String>, words: Words) -> String {
    let of = |id: &str, color: Color| {
        let args = [("player", names.get(color).as_str().into())];
        words.tr_args(id, &args).into_owned()
    };
    match &line.what {
        SideClockEvent::Did(act) => match act {
            SideClockAct::Set(setting) => {
                let time = briefly(&setting.control.to_string());
                let args = [("time", time.into())];
                let said = words.tr_args("log-set", &args).into_owned();
                if setting.day.is_empty() || line.wall.is_some() {
                    said
                } else {
                    format!("{said} · {}", setting.day)
                }
            }
            SideClockAct::Begin(color) => of("log-begin", *color),
            SideClockAct::Press(color) => of("log-press", *color),
            SideClockAct::Stop(StopReason::ByHand) => words.tr("log-stop").into_owned(),
            SideClockAct::Stop(StopReason::Slept(time)) => {
                let args = [("time", in_units(ClockUnit::Second.down(*time)).into())];
                words.tr_args("log-slept", &args).into_owned()
            }
            SideClockAct::Stop(StopReason::Ended) => words.tr("log-ended").into_owned(),
            SideClockAct::Resume(color) => of("log-resume", *color),
            SideClockAct::Correct(correction) => corrected(correction, words),
            SideClockAct::TakeBack => words.tr("log-take-back").into_owned(),
            SideClockAct::Lock(true) => words.tr("log-lock").into_owned(),
            SideClockAct::Lock(false) => words.tr("log-unlock").into_owned(),
        },
        SideClockEvent::Became(ClockEvent::Period { color, period, .. }) => {
            let args = [
                ("player", names.get(*color).as_str().into()),
                ("number", (period + 1).into()),
            ];
            words.tr_args("log-period", &args).into_owned()
        }
        SideClockEvent::Became(ClockEvent::LowTime { color, .. }) => of("log-low", *color),
        SideClockEvent::Became(ClockEvent::Flag { color, .. }) => {
            if line.is_first_flag {
                of("log-flag-first", *color)
            } else {
                of("log-flag", *color)
            }
        }
    }
}

fn corrected(correction: &SideClockCorrection, words: Words) -> String {
    let side = |color: Color| {
        let time = to_the_millisecond(*correction.times.get(color));
        let (moves, period) = (correction.moves.get(color), correction.periods.get(color));
        format!("{time} ({moves}, {})", period + 1)
    };
    let what = format!("{} – {}", side(Color::White), side(Color::Black));
    let reason = correction.reason.trim();
    let reason = if reason.is_empty() {
        words.tr("log-no-reason").into_owned()
    } else {
        reason.to_owned()
    };
    let args = [("what", what.into()), ("reason", reason.into())];
    words.tr_args("log-correct", &args).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_always_has_its_three_digits() {
        for (time, text) in [
            (Duration::ZERO, "0:00:00.000"),
            (Duration::from_millis(300_250), "0:05:00.250"),
            (Duration::new(36_000, 999_999), "10:00:00.000"),
            (Duration::new(5_399, 999_999_999), "1:29:59.999"),
            (Duration::MAX, "5124095576030431:00:15.999"),
        ] {
            assert_eq!(to_the_millisecond(time), text);
        }
    }
}
