//! How a game ended is read whole: by which claim it was drawn, and why, in little room too.

use std::time::Duration;

use egui_kittest::kittest::Queryable;
use jadoube_core::chess::Color;
use jadoube_core::i18n::Words;
use jadoube_core::laws::{ArbiterAct, Deed, Edition, PlayerAct, Rule};
use jadoube_ui::{Command, Screen};

use super::blitz_scenes::repeated;
use super::fits::{cut_texts, texts};
use super::table::{from_fen, started};
use crate::support::app_harness::{AppHarness, window};
use crate::support::share_of_checks::due_languages;

const SIZES: [(f32, f32); 3] = [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)];

/// White has claimed that the position stands for the third time.
fn by_repetition() -> AppHarness {
    let mut shell = repeated();
    shell.does(Color::White, PlayerAct::ClaimRepetition(None));
    shell
}

/// White has claimed fifty moves.
fn by_fifty_moves() -> AppHarness {
    let mut shell = AppHarness::new(from_fen("4k3/8/8/8/8/8/R7/4K3 w - - 100 90"));
    shell.does(Color::White, PlayerAct::ClaimFifty(None));
    shell
}

/// How often that is read.
fn times_read(window: &AppHarness, told: &str) -> usize {
    let all = texts(window).into_iter();
    all.filter(|it| it.0.contains(told)).count()
}

#[test]
fn a_draw_by_claim_says_at_its_end_and_in_lists_which_claim_it_was() {
    for (drawn, told) in [
        (by_repetition as fn() -> AppHarness, "Threefold repetition"),
        (by_fifty_moves, "Fifty-move rule"),
    ] {
        for (width, height) in SIZES {
            let mut window = window(drawn(), width, height);
            for screen in [Screen::Table, Screen::First, Screen::Kept] {
                window.ask(Command::Show(screen));
                window.run_ok();
                assert!(times_read(&window, told) > 0, "{screen:?} {width}: {told}");
            }
        }
    }
}

#[test]
fn in_lists_a_draw_is_told_in_few_words_that_are_read_whole() {
    let by_next_move = || {
        let mut shell = AppHarness::new(from_fen("4k3/8/8/8/8/8/R7/4K3 w - - 99 90"));
        let with = Some("Ra3".to_owned());
        shell.does(Color::White, PlayerAct::ClaimFifty(with));
        shell
    };
    let by_seventy_five = || {
        let mut shell = AppHarness::new(from_fen("4k3/8/8/8/8/8/R7/4K3 w - - 149 90"));
        for act in [PlayerAct::Move("Ra3".to_owned()), PlayerAct::Press] {
            shell.does(Color::White, act);
        }
        shell
    };
    for (drawn, rule) in [
        (
            by_repetition as fn() -> AppHarness,
            Rule::Repetition3ClaimNext,
        ),
        (by_next_move, Rule::FiftyClaimNow),
        (by_seventy_five, Rule::Auto75),
    ] {
        for language in due_languages() {
            for (width, height) in SIZES {
                let mut shell = drawn();
                shell.set(|settings| settings.preferences.language = Some(language));
                let mut window = window(shell, width, height);
                window.ask(Command::Show(Screen::First));
                window.run_ok();
                let told = Words::new(language).short_ending(rule, Edition::default());
                assert!(
                    times_read(&window, &told) > 0,
                    "{language:?} {width}: {told}"
                );
                let cut = cut_texts(&window);
                assert!(cut.is_empty(), "{language:?} {width}: {cut:?}");
            }
        }
    }
}

#[test]
fn why_it_ended_so_is_read_on_the_end_panel_in_every_size_and_by_both() {
    let why = "Ana’s claim was correct";
    for (width, height) in SIZES {
        let mut window = window(by_repetition(), width, height);
        window.run_ok();
        assert_eq!(times_read(&window, why), 1, "{width}");
        window.set(|settings| settings.views.face_to_face = true);
        window.run_ok();
        let read = times_read(&window, why);
        assert_eq!(read, 2, "{width}: {:?}", texts(&window));
        assert_eq!(window.get_all_by_label("Review").count(), 2, "{width}");
    }
}

/// What is told of a game is how long it was played, not how long its clocks stood.
#[test]
fn a_pause_is_no_part_of_how_long_a_game_was_played() {
    let mut shell = started("300");
    let passes = |shell: &mut AppHarness, seconds| {
        let later = shell.now() + Duration::from_secs(seconds);
        shell.wait_until(later);
    };
    passes(&mut shell, 7);
    shell.does(Color::White, PlayerAct::Move("e4".into()));
    passes(&mut shell, 3);
    shell.act(Deed::Arbiter(ArbiterAct::Stop));
    passes(&mut shell, 600);
    shell.act(Deed::Arbiter(ArbiterAct::Resume));
    passes(&mut shell, 5);
    shell.does(Color::Black, PlayerAct::Resign);
    let window = window(shell, 1280.0, 800.0);
    let told = texts(&window).into_iter().map(|(text, _)| text);
    let told: Vec<String> = told.filter(|text| text.starts_with("1 move")).collect();
    let is_short = |text: &String| text.starts_with("1 move · 0:1");
    assert!(!told.is_empty() && told.iter().all(is_short), "{told:?}");
}
