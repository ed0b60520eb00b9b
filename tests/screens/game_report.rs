//! The report of a game on paper: everything that the desk's log tells, in the same words, with what both clocks showed.

use std::ffi::OsStr;
use std::path::Path;
use std::time::Duration;

use egui_kittest::kittest::Queryable;
use jadoube_core::chess::Color;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Decision, Event, Penalty, PlayerAct, Score};
use jadoube_core::record::print::pdf::Paper;
use jadoube_ui::{Command, FileTask, Screen};

use super::arbiter_desk::{desk, press};
use super::blitz_scenes::checked;
use super::fits::texts;
use crate::support::app_harness::{AppHarness, window};
use crate::support::poppler;
use crate::support::share_of_checks::due_languages;

/// A game in which players asked for something and the arbiter ruled, put the clocks right, penalised, and declared.
fn eventful() -> AppHarness {
    let mut shell = eventful_before_the_end();
    let declared = ArbiterAct::Declare(Score::Zero, Score::One);
    shell.hear(Event::of_arbiter(shell.now(), declared));
    shell
}

/// The same before the result was declared.
fn eventful_before_the_end() -> AppHarness {
    let mut shell = checked();
    shell.does(Color::Black, PlayerAct::StopClocks);
    let minute = |minutes| Duration::from_mins(minutes);
    for act in [
        ArbiterAct::Decide(Decision::Accept),
        ArbiterAct::Note("Сат је био погрешно подешен".into()),
        ArbiterAct::SetTimes(minute(4), minute(3)),
        ArbiterAct::Note("A phone rang".into()),
        ArbiterAct::Penalise(Color::White, Penalty::OpponentTime(minute(2))),
    ] {
        shell.hear(Event::of_arbiter(shell.now(), act));
    }
    shell
}

/// The report of that game as it is written in its language.
fn printed(shell: &mut AppHarness) -> Vec<u8> {
    let notation = shell.state().settings().preferences.notation;
    let task = FileTask::GameReport(Some(Paper::A4), notation);
    shell.ask(Command::Chosen(task, "report.pdf".into()));
    shell.files.file("report.pdf").expect("a report")
}

/// The words of a text in one line, without the numbers of articles, which stand at the end of lines.
fn in_one_line(text: &str) -> String {
    let is_article = |word: &&str| {
        let word = word.trim_end_matches(',');
        let is_numbered = word.contains('.') && !word.ends_with('.');
        // Those of an appendix or a guideline begin with its letter: `A.3`.
        let number = word.trim_start_matches(|sign: char| sign.is_ascii_uppercase());
        let mut signs = number.chars();
        is_numbered && signs.all(|sign| sign == '.' || sign.is_ascii_digit())
    };
    let words = text.split_whitespace().filter(|word| !is_article(word));
    words.collect::<Vec<_>>().join(" ")
}

/// A line of the desk's log without the time at its end.
fn without_time(text: &str) -> String {
    let is_time = |end: &str| {
        let mut signs = end.chars();
        signs.all(|sign| sign == ':' || sign.is_ascii_digit())
    };
    match text.rsplit_once(" · ") {
        Some((told, end)) if is_time(end) => told.to_owned(),
        _ => text.to_owned(),
    }
}

#[test]
fn the_desk_offers_the_report_of_the_game_and_no_scoresheet() {
    let mut window = desk(eventful());
    press(&mut window, "Report");
    let page = window.get_by_label("Page 1 of 1").rect();
    assert!(page.height() > 1.3 * page.width(), "{page:?}");
    press(&mut window, "Save as PDF…");
    let request = window.state().path_request().expect("a file is chosen");
    assert!(matches!(request.task, FileTask::GameReport(..)));
    let ending = Path::new(&request.suggestion).extension();
    assert_eq!(ending, Some(OsStr::new("pdf")), "{request:?}");
    assert!(request.suggestion.contains("Game report"), "{request:?}");
}

#[test]
fn the_report_says_what_the_log_of_the_desk_says_in_every_language() {
    for language in due_languages() {
        let mut shell = eventful();
        shell.speak(Words::new(language));
        let pdf = printed(&mut shell);
        poppler::keep(&format!("game-report-{}", language.tag()), &pdf);
        let paper = in_one_line(&poppler::text(&pdf));
        shell.show(Screen::Desk);
        let window = window(shell, 1400.0, 2400.0);
        let log = window.get_by_label(&window.words().tr("desk-log")).rect();
        let desk_lines = texts(&window).into_iter().filter(|(text, place)| {
            place.top() > log.bottom() && place.left() > log.left() && text.contains(' ')
        });
        let mut seen = 0;
        for (text, _) in desk_lines {
            seen += 1;
            // What is left stands beside a move on the desk, and on paper in the column of its clock.
            let text = in_one_line(&without_time(&text));
            assert!(paper.contains(&text), "{language:?}: {text}\n{paper}");
        }
        assert!(seen > 5, "{language:?}: {seen} lines");
        for what in [
            "Ana Kovač",
            "Boris Petrović",
            "Сат је био погрешно подешен",
            "→ 4:00",
            "0–1",
            "2023",
        ] {
            assert!(paper.contains(what), "{language:?}: {what}\n{paper}");
        }
    }
}

#[test]
fn a_game_that_was_set_up_and_does_not_count_is_headed_whole() {
    let fen = "4k2r/8/8/8/8/8/4PK2/R6R w - - 0 41";
    let mut shell = super::table_scenes::of_two(super::table::from_fen(fen));
    shell.does(Color::White, PlayerAct::Move("e4".to_owned()));
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Annul));
    let paper = poppler::text(&printed(&mut shell));
    let words = Words::new(Language::English);
    let annulled = words.tr("consequence-annulled").into_owned();
    for told in [
        "Ana Kovač (White) – Boris Petrović (Black)",
        &annulled,
        "Starting position",
        fen,
    ] {
        let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
        let paper = paper.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(paper.contains(&told), "{told}\n{paper}");
    }
    assert!(!paper.contains('…'), "{paper}");
}

#[test]
fn the_desk_calls_players_by_their_names() {
    let window = desk(eventful());
    let told = texts(&window);
    let says = |words: &str| told.iter().any(|(text, _)| text.contains(words));
    assert!(says("Ana"), "{told:?}");
    assert!(!says("White") && !says("Black"), "{told:?}");
}

#[test]
fn the_report_holds_the_moves_and_lines_for_three_to_sign_on() {
    let mut shell = eventful();
    let paper = in_one_line(&poppler::text(&printed(&mut shell)));
    for told in [
        "Moves",
        "1. e4 d5 2. exd5",
        "Ana Kovač",
        "White’s signature",
        "Boris Petrović",
        "Black’s signature",
        "Arbiter’s name and signature",
    ] {
        assert!(paper.contains(told), "{told}: {paper}");
    }
}

/// A game that went on so long that its report takes two pages; it ended by the same position coming for the fifth time.
fn long() -> AppHarness {
    let mut shell = eventful_before_the_end();
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Resume));
    let castles = ["Qd7", "Bxd7+", "Bxd7", "O-O", "Nc6", "d4", "O-O-O"];
    let moves = castles
        .into_iter()
        .chain(["Kh1", "Kb8", "Kg1", "Kc8"].repeat(4));
    for text in moves {
        let turn = shell.arbiter().table().game().has_the_move();
        shell.does(turn, PlayerAct::Move(text.to_owned()));
    }
    shell
}

#[test]
fn what_there_is_to_know_beforehand_stands_once_and_the_players_on_each_page() {
    for language in due_languages() {
        let words = Words::new(language);
        let mut shell = long();
        shell.speak(words);
        let pdf = printed(&mut shell);
        poppler::keep(&format!("game-report-long-{}", language.tag()), &pdf);
        let paper = poppler::text(&pdf).replace(" / ", "/");
        let count = |what: &str| paper.matches(what).count();
        assert!(count("1/2") == 1 && count("2/2") == 1, "{paper}");
        assert_eq!(count("Ana Kovač ("), 2, "{paper}");
        assert_eq!(count(&words.tr("report-terms")), 1, "{paper}");
        // The article stands on the first line of what the game ended by, which begins with its last move.
        let lines: Vec<&str> = paper.lines().collect();
        let ended = lines.iter().rposition(|line| line.contains("½–½"));
        let ended = ended.expect("how it ended");
        let has_article = |line: &&str| line.trim_end().ends_with("9.6.1");
        assert!(lines[ended - 2..=ended].iter().any(has_article), "{paper}");
    }
}

#[test]
fn the_report_of_an_adjourned_game_says_that_it_is_adjourned() {
    let mut shell = super::adjourned_games::adjourned();
    let paper = poppler::text(&printed(&mut shell));
    let words = shell.words();
    assert!(paper.contains(&*words.tr("adjourned-title")), "{paper}");
    assert!(!paper.contains(&*words.tr("report-open")), "{paper}");
}
