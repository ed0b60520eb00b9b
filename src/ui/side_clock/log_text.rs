//! The log of the side clock in words: a line for everything that happened, as text and for the printer.

use std::fmt::Write as _;
use std::time::Duration;

use super::illegal_move::{loses, lost, numbered, signed};
use crate::view::command::LogExtent;
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::clock_text::{reading, whole_seconds};
use jadoube_core::clock::duration_text::DurationStyle;
use jadoube_core::clock::{ClockEvent, ClockUnit};
use jadoube_core::i18n::Words;
use jadoube_core::i18n::shown_text;
use jadoube_core::i18n::time_control_text::briefly;
use jadoube_core::record::print::pdf::{Document, Paper};
use jadoube_core::record::print::printed_log::{LogLine, LogLineKind, PrintedLog};
use jadoube_core::record::side_clock::{
    SideClock, SideClockAct, SideClockCorrection, SideClockEntry, SideClockEvent, StopReason,
    last_charged, undone_entries,
};
use jadoube_core::record::wall_time::WallTime;
use jadoube_core::report::day_headings::DayHeadings;
use jadoube_core::report::printed_players::{players, signatures};

/// The log as text: a line for everything that happened, with its moment, both readings, and what it was; between two games
/// an empty line.
pub fn side_clock_text(side_clock: &SideClock, words: Words, extent: LogExtent) -> String {
    let row = |[press, at, white, black]: &[String; 4]| {
        format!("{press:>4}   {at:>12}   {white:>12}   {black:>12}   ")
    };
    let mut text = format!("{}\n\n", words.tr("log-title"));
    let _ = writeln!(text, "{}", row(&columns(words)).trim_end());
    let logs = told_logs(side_clock, words, extent);
    for (index, log) in logs.iter().enumerate() {
        if index > 0 {
            text.push('\n');
        }
        for line in &log.lines {
            if line.kind != LogLineKind::Day {
                text.push_str(&row(&line.cells()));
            }
            text.push_str(&line.said);
            text.push('\n');
        }
    }
    text
}

/// The same for the printer: pages of that size, each game on its own, with its players and who signs.
pub fn side_clock_pages(
    side_clock: &SideClock,
    words: Words,
    paper: Paper,
    extent: LogExtent,
) -> Document {
    let logs = told_logs(side_clock, words, extent);
    Document {
        title: words.tr("log-title").into_owned(),
        language: words.language().tag(),
        pages: PrintedLog::bound(&logs, paper),
    }
}

fn told_logs(side_clock: &SideClock, words: Words, extent: LogExtent) -> Vec<PrintedLog> {
    let mut logs = side_clock_logs(side_clock, words);
    match extent {
        LogExtent::Session => logs,
        LogExtent::Game => logs.split_off(logs.len().saturating_sub(1)),
    }
}

/// The log of each game of the session, in order.
pub fn side_clock_logs(side_clock: &SideClock, words: Words) -> Vec<PrintedLog> {
    let told = logged_entries(side_clock, words);
    let logs = games(&told).into_iter().map(|game| {
        let names = names(game);
        PrintedLog {
            language: words.language().tag(),
            title: words.tr("log-title").into_owned(),
            players: [players(&names, words), String::new()],
            signatures: signatures(&names, words),
            columns: columns(words),
            lines: lines(game, &mut DayHeadings::default(), words),
            ..PrintedLog::default()
        }
    });
    logs.collect()
}

/// What happened in a game at the side clock.
#[derive(Clone, Debug)]
pub struct GameLines {
    pub players: String,
    /// The presses counted from one, each day under its heading where it begins.
    pub lines: Vec<LogLine>,
}

/// The lines of each game of the session, in order.
pub fn side_clock_games(side_clock: &SideClock, words: Words) -> Vec<GameLines> {
    let (told, mut days) = (logged_entries(side_clock, words), DayHeadings::default());
    let games = games(&told).into_iter();
    games
        .map(|game| GameLines {
            players: players(&names(game), words),
            lines: lines(game, &mut days, words),
        })
        .collect()
}

/// The names with which the clock was set last for that game.
fn names(game: &[ToldEntry<'_>]) -> ByColor<String> {
    let names = game.iter().rev().find_map(|it| match &it.line.what {
        SideClockEvent::Did(SideClockAct::Set(setting)) => Some(setting.names.clone()),
        SideClockEvent::Did(_) | SideClockEvent::Became(_) => None,
    });
    names.unwrap_or_default()
}

/// What stands over the columns: the number of the press, the moment, both readings.
pub fn columns(words: Words) -> [String; 4] {
    ["log-number", "log-moment", "color-white", "color-black"].map(|id| words.tr(id).into_owned())
}

/// Something that happened, in words.
struct ToldEntry<'a> {
    line: &'a SideClockEntry,
    said: String,
}

fn logged_entries(side_clock: &SideClock, words: Words) -> Vec<ToldEntry<'_>> {
    let log = side_clock.log();
    let undone = undone_entries(log);
    let all = with_names(side_clock, words).into_iter().enumerate();
    all.map(|(index, (line, names))| {
        let mut said = entry_text(line, log.split_at(index), &names, words);
        if undone.contains(&index) {
            let args = [("what", said.into())];
            let is_press = matches!(line.what, SideClockEvent::Did(SideClockAct::Press(_)));
            let id = if is_press {
                "log-press-undone"
            } else {
                "log-undone"
            };
            said = words.tr_args(id, &args).into_owned();
        }
        ToldEntry { line, said }
    })
    .collect()
}

/// The games, each from where the clock was set for it; one that never began belongs to the next.
fn games<'a, 'b>(told: &'b [ToldEntry<'a>]) -> Vec<&'b [ToldEntry<'a>]> {
    let mut games = Vec::new();
    let (mut first, mut has_begun) = (0, false);
    for (index, it) in told.iter().enumerate() {
        let SideClockEvent::Did(act) = &it.line.what else {
            continue;
        };
        if has_begun && matches!(act, SideClockAct::Set(_)) {
            games.push(&told[first..index]);
            (first, has_begun) = (index, false);
        }
        let runs = matches!(act, SideClockAct::Begin(_) | SideClockAct::Resume(_));
        has_begun |= runs;
    }
    games.push(&told[first..]);
    games
}

/// The lines of a game, each day under its heading, the presses counted.
fn lines(game: &[ToldEntry<'_>], days: &mut DayHeadings, words: Words) -> Vec<LogLine> {
    let mut presses = 1..;
    let mut lines = Vec::with_capacity(game.len());
    for ToldEntry { line, said } in game {
        lines.extend(days.next_heading(line.wall, words));
        let ByColor { white, black } = line.shown.map(reading);
        let is_press = matches!(line.what, SideClockEvent::Did(SideClockAct::Press(_)));
        lines.push(LogLine {
            press: is_press.then(|| presses.next()).flatten(),
            at: moment(line),
            readings: [white, black],
            said: said.clone(),
            kind: kind(&line.what),
            ..LogLine::default()
        });
    }
    lines
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
            | SideClockAct::Lock(_)
            | SideClockAct::RefuseEntry,
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
                        unbroken(given)
                    }
                });
            }
            (line, names.clone())
        })
        .collect()
}

/// The longest name that is kept on one line, in characters.
const ON_ONE_LINE: usize = 40;

/// A name that no line's end parts, unless it is as long as a line.
fn unbroken(name: &str) -> String {
    if name.chars().count() > ON_ONE_LINE {
        name.to_owned()
    } else {
        name.replace(' ', "\u{a0}")
    }
}

/// A time with its thousandths, `0:05:00.250`.
pub fn to_the_millisecond(time: Duration) -> String {
    DurationStyle::THOUSANDTHS.text(time).to_string()
}

/// What happened, in words; `before` are the lines above it, and the others follow with itself.
fn entry_text(
    line: &SideClockEntry,
    (before, others): (&[SideClockEntry], &[SideClockEntry]),
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
                    let [white, black] =
                        [&names.white, &names.black].map(|it| shown_text::line(it));
                    format!("{white} – {black} · {said}")
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
                let args = [("time", words.in_units(ClockUnit::Second.down(*time)).into())];
                words.tr_args("log-slept", &args).into_owned()
            }
            SideClockAct::Stop(StopReason::Ended) => words.tr("log-ended").into_owned(),
            SideClockAct::Resume(color) => of("log-resume", *color),
            SideClockAct::Correct(correction) => corrected(
                correction,
                line,
                before.last().unwrap_or(line),
                names,
                words,
            ),
            SideClockAct::TakeBack => taken_back(line, before, names, words),
            SideClockAct::RefuseEntry => words.tr("record-wrong-pin").into_owned(),
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
            let id = if !line.is_first_flag {
                "log-flag-second"
            } else if is_followed_by_another_flag(others) {
                "log-flag-first"
            } else {
                "log-flag"
            };
            of(id, *color)
        }
    }
}

/// Whether the flag that fell first in those lines did not stay the only one: the other one fell while it was down.
fn is_followed_by_another_flag(lines: &[SideClockEntry]) -> bool {
    let is_set =
        |line: &&SideClockEntry| matches!(line.what, SideClockEvent::Did(SideClockAct::Set(_)));
    let is_flag = |line: &&SideClockEntry| {
        matches!(line.what, SideClockEvent::Became(ClockEvent::Flag { .. }))
    };
    let game = lines.iter().take_while(|line| !is_set(line));
    // A flag that fell first again had been put up.
    let mut flags = game.filter(is_flag).skip(1);
    flags.next().is_some_and(|line| !line.is_first_flag)
}

/// What a correction changed, what runs next, and why.
fn corrected(
    correction: &SideClockCorrection,
    line: &SideClockEntry,
    before: &SideClockEntry,
    names: &ByColor<String>,
    words: Words,
) -> String {
    let mut parts = changes(line, before, names, words);
    // After an illegal move that loses no clock runs next.
    let charged_to = line.charged_after(before);
    if charged_to.is_none_or(|by| !loses(*line.illegal.get(by))) {
        let player = names.get(correction.next).as_str();
        let next = words.tr_args("log-next", &[("player", player.into())]);
        parts.push(next.into_owned());
    }
    let given = Some(correction.reason.trim()).filter(|reason| !reason.is_empty());
    let what = parts.join("; ");
    if let Some(by) = charged_to {
        let noted = charged(by, line, before, names, words);
        let what = Some(&*what).filter(|what| !what.is_empty());
        let told = [Some(&*noted), given, what].into_iter().flatten();
        return told.collect::<Vec<_>>().join(". ");
    }
    let reason = given.map_or_else(|| words.tr("log-no-reason").into_owned(), str::to_owned);
    let args = [("what", what.into()), ("reason", reason.into())];
    words.tr_args("log-correct", &args).into_owned()
}

/// Whose illegal move was noted, and what it costs.
fn charged(
    by: Color,
    line: &SideClockEntry,
    before: &SideClockEntry,
    names: &ByColor<String>,
    words: Words,
) -> String {
    let count = *line.illegal.get(by);
    if loses(count) {
        let opponent = [("opponent", names.get(!by).as_str().into())];
        let unless = words.tr_args("log-illegal-unless", &opponent);
        return format!("{}; {unless}", lost(words, names.get(by), count));
    }
    let noted = numbered(words, names.get(by), count);
    let [was, is] = [before, line].map(|line| *line.shown.get(!by));
    let gives = line.gives().unwrap_or_else(|| is.saturating_sub(was));
    if gives.is_zero() {
        noted
    } else {
        format!("{noted}: {} +{}", names.get(!by), whole_seconds(gives))
    }
}

/// That a correction was taken back: which, and what it put back.
fn taken_back(
    line: &SideClockEntry,
    before: &[SideClockEntry],
    names: &ByColor<String>,
    words: Words,
) -> String {
    let said = match last_charged(before) {
        Some((by, count)) => {
            let what = numbered(words, names.get(by), count);
            words
                .tr_args("log-take-back-illegal", &[("what", what.into())])
                .into_owned()
        }
        None => words.tr("log-take-back").into_owned(),
    };
    let parts = changes(line, before.last().unwrap_or(line), names, words);
    if parts.is_empty() {
        said
    } else {
        format!("{said}. {}", parts.join("; "))
    }
}

/// What is another than in the line before, for each side that has changed.
fn changes(
    line: &SideClockEntry,
    before: &SideClockEntry,
    names: &ByColor<String>,
    words: Words,
) -> Vec<String> {
    let of = |color: Color| {
        let what = changed(color, line, before, words)?;
        Some(format!("{}: {what}", names.get(color)))
    };
    Color::ALL.into_iter().filter_map(of).collect()
}

/// What is another than in the line before on that side; nothing if all is as it was. That an illegal move was noted, and
/// the presses since were taken back, is told in words of its own.
fn changed(
    color: Color,
    line: &SideClockEntry,
    before: &SideClockEntry,
    words: Words,
) -> Option<String> {
    let mut parts = Vec::new();
    let [was, is] = [before, line].map(|line| *line.shown.get(color));
    if was != is {
        let noted = line
            .gives()
            .and_then(|_| line.illegal_move_change(before, color));
        let steps = noted.map(|noted| [signed('−', noted.lost), signed('+', noted.gained)]);
        let steps = steps.into_iter().flatten().flatten();
        let from: Vec<String> = std::iter::once(reading(was)).chain(steps).collect();
        parts.push(format!("{} → {}", from.join(" "), reading(is)));
    }
    let moves = [before, line].map(|line| u64::from(*line.moves.get(color)));
    let illegal = [before, line].map(|line| u64::from(*line.illegal.get(color)));
    let periods = [before, line].map(|line| *line.periods.get(color) as u64 + 1);
    let is_charged = line.charged_after(before) == Some(color);
    let is_noted = line.gives().is_some();
    for (id, [was, is], is_told) in [
        (
            "log-moves-changed",
            moves,
            is_noted && moves[0] == moves[1] + 1,
        ),
        (
            "log-illegal-changed",
            illegal,
            is_charged && illegal[0] + 1 == illegal[1],
        ),
        ("log-period-changed", periods, false),
    ] {
        if was != is && !is_told {
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
