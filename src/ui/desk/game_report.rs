//! The report of a game for the printer: what governs it, and everything that happened, in the words of the desk's log.

use super::recorded_lines::{LineKind, RecordedLine, recorded_lines};
use crate::chess::{ByColor, Color};
use crate::i18n::Words;
use crate::laws::{Person, Standing};
use crate::record::log::journal::Heading;
use crate::record::log::wall_clock::WallClock;
use crate::record::print::printed_log::{LogLine, LogLineKind, PrintedLog};
use crate::ui::kit::clock_text::whole_seconds;
use crate::ui::kit::day_headings::DayHeadings;
use crate::ui::kit::time_control_text::{arbiters_id, brief, pace_id};
use crate::ui::view::recorded_game::{RecordedGame, last_move, time_of_day};

/// The report of that game, which began with that heading.
#[must_use]
pub fn game_report(game: &RecordedGame<'_>, heading: &Heading, words: Words) -> PrintedLog {
    let mut lines = Vec::new();
    let mut days = DayHeadings::default();
    for line in recorded_lines(game) {
        let wall = game.wall.and_then(|wall| wall.at(line.at));
        lines.extend(days.begun(wall, words));
        lines.push(printed(game, line));
    }
    let columns = [
        String::new(),
        words.tr("correct-time").into_owned(),
        game.words.name(Color::White),
        game.words.name(Color::Black),
    ];
    PrintedLog {
        language: words.language().tag(),
        title: words.tr("report-title").into_owned(),
        about: about(game, heading, words),
        columns,
        lines,
        below: moves(game, words),
        signatures: vec![
            words.tr("sheet-signature-white").into_owned(),
            words.tr("sheet-signature-black").into_owned(),
            words.tr("report-signature").into_owned(),
        ],
    }
}

/// The moves that stand, in one paragraph under their title.
fn moves(game: &RecordedGame<'_>, words: Words) -> Vec<String> {
    let count = game.table().game().plies().len();
    let written = (1..=count).filter_map(|plies| {
        let last = last_move(game.table(), game.notation, plies)?;
        let is_first = plies == 1 || last.number.ends_with('.');
        Some(if is_first {
            format!("{} {}", last.number, last.text)
        } else {
            last.text
        })
    });
    let written: Vec<String> = written.collect();
    if written.is_empty() {
        return Vec::new();
    }
    vec![words.tr("report-moves").into_owned(), written.join(" ")]
}

/// A line of the log as it is printed.
fn printed(game: &RecordedGame<'_>, line: RecordedLine) -> LogLine {
    let readings = line.clocks.map_or_else(Default::default, |clocks| {
        let ByColor { white, black } = clocks.map(whole_seconds);
        [white, black]
    });
    let who = match line.by {
        Some(Person::Player(color)) => game.words.name(color),
        Some(Person::Arbiter) => game.words.tr("report-arbiter"),
        None => String::new(),
    };
    LogLine {
        press: None,
        at: time_of(game.wall, &line),
        readings,
        who,
        said: line.text,
        article: line
            .article
            .map_or_else(String::new, |(number, _)| number.to_owned()),
        kind: match line.kind {
            LineKind::IllegalMove | LineKind::Trouble => LogLineKind::Ruling,
            LineKind::Touch | LineKind::Plain => LogLineKind::Usual,
        },
    }
}

/// When a line happened: by the wall, or, where nobody knows that, since the game began.
#[must_use]
pub fn time_of(wall: Option<&WallClock>, line: &RecordedLine) -> String {
    let since_start = || format!("+{}", whole_seconds(line.at.since_start()));
    time_of_day(wall, line.at).unwrap_or_else(since_start)
}

/// Who plays and in what, what governs the game, and how it stands.
fn about(game: &RecordedGame<'_>, heading: &Heading, words: Words) -> Vec<String> {
    let player = |name: &str, color: Color| {
        let word = words.tr(color.fold_wb("color-white", "color-black"));
        if name.trim().is_empty() {
            word.into_owned()
        } else {
            format!("{} ({word})", name.trim())
        }
    };
    let white = player(&heading.white, Color::White);
    let black = player(&heading.black, Color::Black);
    let given = |text: &String| Some(text.trim().to_owned()).filter(|text| !text.is_empty());
    let event = [
        given(&heading.event),
        given(&heading.site),
        given(&heading.round),
        Some(words.short_day(&heading.date)),
    ];
    let event: Vec<String> = event.into_iter().flatten().collect();
    let terms = game.arbiter.terms();
    let year = [("year", terms.edition.name().into())];
    let control = terms.control.as_ref();
    let times = control.map(
        |control| match (brief(&control.white), brief(&control.black)) {
            (white, black) if white == black => white,
            (white, black) => format!("{white} – {black}"),
        },
    );
    let held = [
        times,
        Some(words.tr_args("laws-of", &year).into_owned()),
        Some(words.tr(pace_id(terms.play)).into_owned()),
        Some(
            words
                .tr(arbiters_id(terms.supervision, terms.arbiter))
                .into_owned(),
        ),
    ];
    let held: Vec<String> = held.into_iter().flatten().collect();
    let stands = match game.table().standing() {
        Standing::Ended(outcome, _) => {
            let result = [("result", outcome.printed().into())];
            words.tr_args("desk-over", &result)
        }
        Standing::Annulled => words.tr("consequence-annulled"),
        Standing::Playing | Standing::Adjourned | Standing::Referred => words.tr("report-open"),
    };
    vec![
        format!("{white} – {black}"),
        event.join(" · "),
        held.join(" · "),
        stands.into_owned(),
    ]
}
