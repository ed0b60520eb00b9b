//! The report of a game for the printer: what governs it, and everything that happened, in the words of the desk's log.

use super::day_headings::DayHeadings;
use super::printed_facts::{governing_terms, known_facts};
use super::printed_players::{players, signatures};
use super::recorded_game::{RecordedGame, last_move, time_of_day};
use super::recorded_lines::{LineKind, RecordedLine, recorded_lines};
use crate::chess::chess960_fen::FenStyle;
use crate::chess::{ByColor, Chess, Color, chess960_fen};
use crate::clock::clock_text::whole_seconds;
use crate::i18n::Words;
use crate::laws::{Person, Standing};
use crate::record::log::journal::Heading;
use crate::record::log::wall_clock::WallClock;
use crate::record::print::printed_log::{LogLine, LogLineKind, PrintedLog};

/// The report of that game, which began with that heading.
pub fn game_report(game: &RecordedGame<'_>, heading: &Heading, words: Words) -> PrintedLog {
    let mut lines = Vec::new();
    let mut days = DayHeadings::default();
    for line in recorded_lines(game) {
        let wall = game.wall.and_then(|wall| wall.at(line.at));
        lines.extend(days.next_heading(wall, words));
        lines.push(printed(game, &line));
    }
    // The only day of a game stands above everything already.
    let is_day = |line: &LogLine| line.kind == LogLineKind::Day;
    if lines.iter().filter(|line| is_day(line)).count() == 1 {
        lines.retain(|line| !is_day(line));
    }
    let columns = [
        String::new(),
        words.tr("log-moment").into_owned(),
        game.words.name(Color::White),
        game.words.name(Color::Black),
    ];
    let tr = |id| words.tr(id).into_owned();
    let names = heading.names();
    PrintedLog {
        language: words.language().tag(),
        title: tr("report-title"),
        players: [players(&names, words), result(game, heading, words)],
        facts: facts(game, heading, words),
        columns,
        words_columns: ["report-happened", "report-article"].map(tr),
        lines,
        below_title: tr("report-moves"),
        below: moves(game),
        signatures: signatures(&names, words),
    }
}

/// The moves that stand, White's and Black's together.
fn moves(game: &RecordedGame<'_>) -> Vec<String> {
    let count = game.table().game().plies().len();
    let mut moves: Vec<String> = Vec::new();
    for plies in 1..=count {
        let Some(last) = last_move(game.table(), game.notation, plies) else {
            continue;
        };
        match moves.last_mut() {
            Some(pair) if !last.number.ends_with('.') => {
                pair.push(' ');
                pair.push_str(&last.text);
            }
            _ => moves.push(format!("{} {}", last.number, last.text)),
        }
    }
    moves
}

/// A line of the log as it is printed.
fn printed(game: &RecordedGame<'_>, line: &RecordedLine) -> LogLine {
    let readings = line.clocks.map_or_else(Default::default, |clocks| {
        let ByColor { white, black } = clocks.map(whole_seconds);
        [white, black]
    });
    let who = match line.by {
        Some(Person::Player(color)) if !line.names(&game.words.name(color)) => {
            game.words.name(color)
        }
        Some(Person::Arbiter) => game.words.tr("report-arbiter"),
        Some(Person::Player(_)) | None => String::new(),
    };
    let numbers: Vec<&str> = line.articles.iter().map(|(number, _)| *number).collect();
    LogLine {
        press: None,
        at: time_of(game.wall, line),
        readings,
        who,
        said: line.text_with_reason(),
        article: numbers.join(", "),
        kind: match line.kind {
            LineKind::IllegalMove | LineKind::Trouble => LogLineKind::Ruling,
            LineKind::Flag => LogLineKind::Flag,
            LineKind::Touch | LineKind::Plain => LogLineKind::Usual,
        },
    }
}

/// When a line happened: by the wall, or, where nobody knows that, since the game began.
pub fn time_of(wall: Option<&WallClock>, line: &RecordedLine) -> String {
    let since_start = || format!("+{}", whole_seconds(line.at.since_start()));
    time_of_day(wall, line.at).unwrap_or_else(since_start)
}

/// How it ended, here or as its file tells it; or that it has not.
fn result(game: &RecordedGame<'_>, heading: &Heading, words: Words) -> String {
    match game.table().standing() {
        Standing::Ended(outcome, _) => outcome.printed(),
        Standing::Annulled => words.tr("consequence-annulled").into_owned(),
        Standing::Adjourned => format!("{}.", words.tr("adjourned-title")),
        Standing::Playing | Standing::Referred => {
            let told = heading.origin.told_result();
            told.map_or_else(
                || words.tr("report-open").into_owned(),
                |score| score.printed().to_owned(),
            )
        }
    }
}

/// The position from which the game began, as a FEN, where that was not the usual one.
fn set_up(game: &RecordedGame<'_>) -> String {
    let start = &game.arbiter.terms().start;
    if *start == Chess::default() {
        return String::new();
    }
    chess960_fen::write(start, FenStyle::XFen)
}

/// What is known of White, and of Black; nothing where that is of neither.
fn both(pair: &ByColor<String>) -> String {
    if pair.iter().all(|it| it.trim().is_empty()) {
        return String::new();
    }
    let [white, black] = [&pair.white, &pair.black].map(|it| match it.trim() {
        "" => "?",
        known => known,
    });
    format!("{white} – {black}")
}

/// In what they play, and what governs the game.
fn facts(game: &RecordedGame<'_>, heading: &Heading, words: Words) -> Vec<[String; 2]> {
    let facts = [
        ("sheet-event", heading.event.clone()),
        ("sheet-site", heading.site.clone()),
        ("sheet-round", heading.round.clone()),
        ("sheet-board", heading.board.clone()),
        ("sheet-date", words.short_day(&heading.date)),
        ("details-ratings", both(&heading.ratings)),
        ("details-fide-ids", both(&heading.fide_ids)),
        ("report-terms", governing_terms(game.arbiter.terms(), words)),
        ("report-position", set_up(game)),
    ];
    known_facts(facts, words)
}
