//! What a game against the program is played for: a scoresheet, time trouble, a position to be held, Chess960.

use egui_kittest::kittest::Queryable;
use jadoube_core::chess::chess960_fen::{self, FenStyle};
use jadoube_core::chess::{CastlingMode, Color, Position as _};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{Edition, PlayerAct};
use jadoube_core::learn::PracticeTerms;
use jadoube_core::learn::partner::{PracticeRole, PracticeTime, Slip};
use jadoube_core::record::play_mode::AssistLevel;
use jadoube_ui::{Command, PracticeAct, Screen};

use super::practice::{alone, alone_played, answer_moves, begun, does, run};
use crate::support::app_harness::{AppHarness, window};

/// The page on which a game against the program is agreed on, a position set up that is to be held.
pub fn position(words: Words) -> AppHarness {
    position_to(words, "practice-aim-hold")
}

/// The same page, that being asked there.
fn position_to(words: Words, aim: &str) -> AppHarness {
    let mut shell = alone(words);
    shell.set_size(eframe::egui::vec2(1280.0, 1100.0));
    shell.set(|settings| settings.recent.positions = vec![ROOK_ENDING.to_owned()]);
    shell.run();
    let labels = ["start-set-up", "practice-purpose-forty-moves"].map(|id| words.tr(id));
    for label in &labels {
        shell.get_by_label(label).click_accesskit();
        shell.run();
    }
    let kept = words.tr_args("positions-kept-number", &[("number", 1_usize.into())]);
    for label in [kept, words.tr(aim)] {
        shell.get_by_label(&label).click_accesskit();
        shell.run();
    }
    shell
}

/// White to move and to hold.
const ROOK_ENDING: &str = "8/8/8/4k3/R7/4p3/4K3/r7 w - - 0 60";

#[test]
fn a_position_is_played_on_for_what_is_asked_and_in_time_trouble() {
    let mut window = position(Words::new(Language::English));
    window.get_by_label("Start").click_accesskit();
    window.run_steps(3);
    assert_eq!(window.state().screen(), Screen::Table);
    let heading = window.state().session().heading().clone();
    assert_eq!(heading.event, "A position to hold");
    let terms = window.arbiter().terms();
    assert_eq!(terms.start.turn(), Color::White);
    assert_eq!(terms.start.board().occupied().count(), 5);
    let time = terms.control.as_ref().map(|it| it.white.to_string());
    assert_eq!(time.as_deref(), Some("40/300:1800"));
}

/// Whoever is to win a position has to: the program does not give it away.
#[test]
fn the_program_plays_on_where_a_position_is_to_be_won_and_nowhere_else() {
    for (aim, plays_on) in [
        ("practice-aim-win", true),
        ("practice-aim-hold", false),
        ("practice-aim-play", false),
    ] {
        let mut window = position_to(Words::new(Language::English), aim);
        window.get_by_label("Start").click_accesskit();
        window.run_steps(3);
        let computer = |window: &AppHarness| {
            let computer = window.state().session().computer();
            computer.expect("a program").plays_on
        };
        assert_eq!(computer(&window), plays_on, "{aim}");
        window.does(Color::White, PlayerAct::Resign);
        window.ask(Command::Rematch);
        assert!(!computer(&window), "{aim}: with colours reversed");
    }
}

/// Where nobody watches, the first illegal move of a blitz game was lost for whoever made it, once it was claimed.
#[test]
fn it_is_told_that_a_claim_wins_where_it_does() {
    for (edition, wins) in [(Edition::E2009, true), (Edition::E2023, false)] {
        let mut shell = begun(PracticeRole::Black, &[Slip::IllegalMove]);
        let terms = PracticeTerms {
            time: PracticeTime::Five,
            edition,
            ..run(&shell).terms().clone()
        };
        does(&mut shell, PracticeAct::Start(Box::new(terms)));
        answer_moves(&mut shell, |run| !run.noted().is_empty());
        does(&mut shell, PracticeAct::End);
        let mut window = window(shell, 900.0, 600.0);
        window.run_ok();
        let told = window.query_by_label_contains("Nobody else does, and here it wins the game.");
        assert_eq!(told.is_some(), wins, "{edition:?}");
        window.get_by_label_contains("Claim it before you make your own move");
    }
}

#[test]
fn a_game_for_the_own_scoresheet_asks_for_it_and_chess960_starts_from_its_number() {
    let mut window = window(alone(Words::new(Language::English)), 900.0, 600.0);
    for label in ["my own scoresheet", "Chess960"] {
        window.get_by_label(label).click_accesskit();
        window.run();
    }
    assert!(window.query_by_label("5 min").is_none());
    window.get_by_label("Start").click_accesskit();
    window.run_steps(3);
    let terms = window.arbiter().terms();
    assert!(terms.regulations.own_score);
    assert_eq!(terms.castling, CastlingMode::Chess960);
}

#[test]
fn nobody_is_kept_from_the_slips_that_a_purpose_is_for() {
    let mut window = window(alone(Words::new(Language::English)), 900.0, 600.0);
    window.set(|settings| settings.play.assist = AssistLevel::Teaching);
    window.get_by_label("my own scoresheet").click_accesskit();
    window.run();
    window.get_by_label("Start").click_accesskit();
    window.run_steps(3);
    let helps = |window: &AppHarness| window.state().session().mode().map(|mode| mode.assist);
    assert_eq!(helps(&window), Some(AssistLevel::Friendly));
    window.does(Color::White, PlayerAct::Resign);
    window.ask(Command::Rematch);
    assert_eq!(helps(&window), Some(AssistLevel::Friendly));
}

#[test]
fn a_pasted_game_is_gone_through_to_the_position_that_is_meant() {
    let shell = alone(Words::new(Language::English));
    let mut window = window(shell, 1280.0, 1100.0);
    window.get_by_label("Set up").click_accesskit();
    window.run();
    let field = window.get_by_label("Position as FEN, or a game as PGN");
    field.focus();
    window.run();
    let field = window.get_by_label("Position as FEN, or a game as PGN");
    field.type_text("[Event \"?\"] 1. e4 e5 2. f4 (2. Nf3 Nc6) exf4 3. d4 a6 *");
    window.run();
    assert!(window.query_by_label("3... a6").is_some());
    for shown in ["3. d4", "2... exf4"] {
        window.get_by_label("One move back").click_accesskit();
        window.run();
        assert!(window.query_by_label(shown).is_some(), "{shown}");
    }
    window.get_by_label("Start").click_accesskit();
    window.run_steps(3);
    let start = &window.arbiter().terms().start;
    let fen = chess960_fen::write(start, FenStyle::XFen);
    assert!(
        fen.starts_with("rnbqkbnr/pppp1ppp/8/8/4Pp2/8/PPPP2PP/"),
        "{fen}"
    );
}

#[test]
fn after_a_game_alone_a_button_leads_to_how_it_was_played() {
    let mut window = window(alone_played(Words::new(Language::English)), 900.0, 600.0);
    window.does(Color::Black, PlayerAct::Resign);
    window.run();
    window.get_by_label("How you played it").click_accesskit();
    for _ in 0..400 {
        if window.state().screen() == Screen::Conduct {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
        window.step();
    }
    panic!("it is not shown");
}
