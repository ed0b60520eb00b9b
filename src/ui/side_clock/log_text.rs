//! The log of the side clock in words: a line for everything that happened, as text and for the printer.

use std::fmt::Write as _;
use std::time::Duration;

use crate::chess::{ByColor, Color};
use crate::clock::duration_text::DurationStyle;
use crate::clock::{ClockEvent, ClockUnit};
use crate::i18n::{Words, in_units};
use crate::record::print::printed_log::{LogLine, LogLineKind, PrintedLog};
use crate::record::side_clock::{
    SideClock, SideClockAct, SideClockCorrection, SideClockEntry, SideClockEvent, StopReason,
};
use crate::record::wall_time::WallTime;
use crate::ui::kit::clock_text::reading;
use crate::ui::kit::day_headings::DayHeadings;
use crate::ui::kit::printed_players::{players, signatures};
use crate::ui::kit::time_control_text::briefly;

/// The whole session as text: a line for everything that happened, with its moment, both readings, and what it was.
#[must_use]
pub fn side_clock_text(side_clock: &SideClock, words: Words) -> String {
    let PrintedLog {
        title,
        columns,
        lines,
        ..
    } = side_clock_log(side_clock, words);
    let mut text = format!("{title}\n\n");
    let row = |[press, at, white, black]: &[String; 4]| {
        format!("{press:>4}   {at:>12}   {white:>12}   {black:>12}   ")
    };
    let _ = writeln!(text, "{}", row(&columns).trim_end());
    for line in &lines {
        if line.kind != LogLineKind::Day {
            text.push_str(&row(&line.cells()));
        }
        text.push_str(&line.said);
        text.push('\n');
    }
    text
}

/// The same as pages for the printer.
#[must_use]
pub fn side_clock_log(side_clock: &SideClock, words: Words) -> PrintedLog {
    let mut lines = Vec::new();
    let (mut days, mut before) = (DayHeadings::default(), None);
    let mut presses = 1..;
    for (line, names) in with_names(side_clock, words) {
        lines.extend(days.begun(line.wall, words));
        let ByColor { white, black } = line.shown.map(reading);
        let is_press = matches!(line.what, SideClockEvent::Did(SideClockAct::Press(_)));
        lines.push(LogLine {
            press: is_press.then(|| presses.next()).flatten(),
            at: moment(line),
            readings: [white, black],
            said: said(line, before, &names, words),
            kind: kind(&line.what),
            ..LogLine::default()
        });
        before = Some(line);
    }
    let tr = |id| words.tr(id).into_owned();
    let names = side_clock.names().cloned().unwrap_or_default();
    PrintedLog {
        language: words.language().tag(),
        title: tr("log-title"),
        players: [players(&names, words), String::new()],
        signatures: signatures(&names, words),
        columns: ["log-number", "correct-time", "color-white", "color-black"].map(tr),
        lines,
        ..PrintedLog::default()
    }
}

const fn kind(what: &SideClockEvent) -> LogLineKind {
    match what {
        SideClockEvent::Did(SideClockAct::Set(_)) => LogLineKind::Setting,
        SideClockEvent::Did(SideClockAct::Correct(_) | SideClockAct::TakeBack) => {
            LogLineKind::Correction
        }
        SideClockEvent::Became(ClockEvent::Flag { .. }) => LogLineKind::Flag,
        SideClockEvent::Did(
            SideClockAct::Begin(_)
            | SideClockAct::Press(_)
            | SideClockAct::Stop(_)
            | SideClockAct::Resume(_)
            | SideClockAct::Lock(_),
        )
        | SideClockEvent::Became(ClockEvent::Period { .. } | ClockEvent::LowTime { .. }) => {
            LogLineKind::Usual
        }
    }
}

/// When a line happened: by the wall, or, where nobody knows that, since the session began. Which flag fell first may be a
/// matter of milliseconds; everything else is told to the second.
fn moment(line: &SideClockEntry) -> String {
    let exact = line.wall.map_or_else(
        || to_the_millisecond(line.at.since_start()),
        WallTime::time_of_day,
    );
    if matches!(kind(&line.what), LogLineKind::Flag) {
        return exact;
    }
    let seconds = exact.split('.').next();
    seconds.map(str::to_owned).unwrap_or_default()
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

/// A time with its thousandths, `0:05:00.250`.
#[must_use]
pub fn to_the_millisecond(time: Duration) -> String {
    DurationStyle::THOUSANDTHS.text(time).to_string()
}

/// What happened, in words; `before` is the line above it.
fn said(
    line: &SideClockEntry,
    before: Option<&SideClockEntry>,
    names: &ByColor<String>,
    words: Words,
) -> String {
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
                let given = &setting.names;
                let said = if given.white.trim().is_empty() && given.black.trim().is_empty() {
                    said
                } else {
                    format!("{} – {} · {said}", names.white, names.black)
                };
                if setting.day.is_empty() || line.wall.is_some() {
                    said
                } else {
                    format!("{said} · {}", setting.day)
                }
            }
            SideClockAct::Begin(color) => of("log-begin", *color),
            SideClockAct::Press(color) => {
                let args = [
                    ("player", names.get(*color).as_str().into()),
                    ("number", (*line.moves.get(*color)).into()),
                ];
                words.tr_args("log-press", &args).into_owned()
            }
            SideClockAct::Stop(StopReason::ByHand) => words.tr("log-stop").into_owned(),
            SideClockAct::Stop(StopReason::Slept(time)) => {
                let args = [("time", in_units(ClockUnit::Second.down(*time)).into())];
                words.tr_args("log-slept", &args).into_owned()
            }
            SideClockAct::Stop(StopReason::Ended) => words.tr("log-ended").into_owned(),
            SideClockAct::Resume(color) => of("log-resume", *color),
            SideClockAct::Correct(correction) => {
                corrected(correction, line, before.unwrap_or(line), names, words)
            }
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

/// What a correction changed, what runs next, and why.
fn corrected(
    correction: &SideClockCorrection,
    line: &SideClockEntry,
    before: &SideClockEntry,
    names: &ByColor<String>,
    words: Words,
) -> String {
    let mut parts: Vec<String> = Color::ALL
        .into_iter()
        .filter_map(|color| changed(color, line, before, words).map(|what| (color, what)))
        .map(|(color, what)| format!("{}: {what}", names.get(color)))
        .collect();
    let player = names.get(correction.next).as_str();
    let next = words.tr_args("log-next", &[("player", player.into())]);
    parts.push(next.into_owned());
    let reason = correction.reason.trim();
    let reason = if reason.is_empty() {
        words.tr("log-no-reason").into_owned()
    } else {
        reason.to_owned()
    };
    let args = [("what", parts.join("; ").into()), ("reason", reason.into())];
    words.tr_args("log-correct", &args).into_owned()
}

/// What is another than in the line before on that side; nothing if all is as it was.
fn changed(
    color: Color,
    line: &SideClockEntry,
    before: &SideClockEntry,
    words: Words,
) -> Option<String> {
    let mut parts = Vec::new();
    let [was, is] = [before, line].map(|line| *line.shown.get(color));
    if was != is {
        parts.push(format!("{} → {}", reading(was), reading(is)));
    }
    let moves = [before, line].map(|line| u64::from(*line.moves.get(color)));
    let illegal = [before, line].map(|line| u64::from(*line.illegal.get(color)));
    let periods = [before, line].map(|line| *line.periods.get(color) as u64 + 1);
    for (id, [was, is]) in [
        ("log-moves-changed", moves),
        ("log-illegal-changed", illegal),
        ("log-period-changed", periods),
    ] {
        if was != is {
            let args = [("before", was.into()), ("after", is.into())];
            parts.push(words.tr_args(id, &args).into_owned());
        }
    }
    (!parts.is_empty()).then(|| parts.join(", "))
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
