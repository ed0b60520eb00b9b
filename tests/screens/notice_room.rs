//! What a player may or has to do now has a place of its own in the smallest window, and lies over nothing that is pressed.

use std::time::Duration;

use eframe::egui::{Rect, Vec2, vec2};
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{CastlingMode, Color, Fen, Role, Square};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Deed, PlayerAct, Terms};
use jadoube_core::record::play_mode::Hands;
use jadoube_ui::{AssistLevel, KeptLog, Notification};

use super::fits;
use super::table::{click, timed};
use crate::support::app_harness::{AppHarness, window};
use crate::support::share_of_checks::due_languages;

const SMALL: Vec2 = vec2(900.0, 600.0);

/// White's rook has one half-move to go until a draw can be claimed, and the clocks run.
fn fifty(language: Language) -> AppHarness {
    let fen: Fen = "4k3/8/8/8/8/8/r7/4K2R w - - 99 80".parse().expect("a FEN");
    let position = fen.into_position(CastlingMode::Standard);
    let mut shell = AppHarness::new(Terms {
        start: position.expect("a position"),
        ..timed("300+3")
    });
    shell.speak(Words::new(language));
    shell.set(|settings| {
        settings.play.assist = AssistLevel::Friendly;
        settings.play.hands = Hands::Quick;
    });
    shell.act(Deed::Arbiter(ArbiterAct::Start));
    shell
}

/// The same with a press before any move, which is ruled on, and a move with which Black can claim.
fn ruled(language: Language) -> AppHarness {
    let mut shell = fifty(language);
    shell.does(Color::White, PlayerAct::Press);
    shell.does(Color::White, PlayerAct::Move("Rh3".into()));
    shell.does(Color::White, PlayerAct::Press);
    shell
}

/// Where the hint stands, if it is seen.
fn hint(window: &AppHarness) -> Option<Rect> {
    let player = ("player", Color::Black.into());
    let told = window.words().tr_args("claim-right-fifty", &[player]);
    let all = fits::texts(window);
    let seen = all.iter().find(|(text, _)| *text == *told);
    seen.map(|(_, rect)| *rect)
}

#[test]
fn a_draw_that_can_be_claimed_is_told_beside_a_ruling_and_over_no_button() {
    for language in due_languages() {
        let window = window(ruled(language), SMALL.x, SMALL.y);
        let told = hint(&window).unwrap_or_else(|| panic!("{language:?}: no hint"));
        for id in ["say-adjust", "say-offer", "say-claim", "say-resign"] {
            let words = window.words().tr(id);
            for button in window.query_all_by_label(&words) {
                let rect = button.rect();
                assert!(!rect.intersects(told), "{language:?} {id}: {told}");
            }
        }
    }
}

#[test]
fn face_to_face_a_draw_that_can_be_claimed_is_in_sight_beside_what_is_only_news() {
    let mut shell = ruled(Language::English);
    shell.set(|settings| settings.views.face_to_face = true);
    let mut window = window(shell, SMALL.x, SMALL.y);
    window.run();
    let told = hint(&window).expect("the hint");
    assert!(!fits::cut_texts(&window).iter().any(|it| it.1 == told));
}

#[test]
fn what_asks_for_a_press_goes_with_the_press() {
    let says = "The move is made and stands. Now press the clock.";
    let mut shell = fifty(Language::English);
    shell.does(Color::White, PlayerAct::Lift(Square::H1));
    shell.does(Color::White, PlayerAct::Release(Square::H3));
    let mut window = window(shell, SMALL.x, SMALL.y);
    click(&mut window, "h3, white rook");
    window.get_by_label(says);
    window.does(Color::White, PlayerAct::Press);
    window.step();
    window.step();
    assert!(window.query_by_label(says).is_none());
}

/// Every button of the last rows is seen whole.
#[track_caller]
fn has_its_last_rows(shell: AppHarness) {
    let mut window = window(shell, SMALL.x, SMALL.y);
    window.run();
    let language = window.words().language();
    let (texts, cut) = (fits::texts(&window), fits::cut_texts(&window));
    for id in ["paper-print", "paper-pgn", "menu-new", "menu-first"] {
        let text = window.words().tr(id);
        assert!(texts.iter().any(|it| it.0 == text), "{language:?}: {id}");
        assert!(!cut.iter().any(|it| it.0 == text), "{language:?}: {id}");
    }
}

#[test]
fn after_a_claim_the_last_row_is_seen_whole_however_much_is_told_above_it() {
    for language in due_languages() {
        let mut shell = ruled(language);
        shell.does(Color::Black, PlayerAct::ClaimFifty(None));
        has_its_last_rows(shell);
    }
}

#[test]
fn after_an_illegal_move_the_last_row_is_seen_whole_however_much_is_told_above_it() {
    for language in due_languages() {
        let mut shell = ruled(language);
        shell.does(Color::Black, PlayerAct::Lift(Square::E8));
        shell.does(Color::Black, PlayerAct::Release(Square::E7));
        shell.does(Color::Black, PlayerAct::Press);
        shell.does(Color::White, PlayerAct::Press);
        has_its_last_rows(shell);
    }
}

/// Where the program ended by itself while a clock ran, what lets the clocks run again is in sight beside what is told of that.
#[test]
fn after_a_crash_what_lets_the_clocks_run_is_covered_by_no_box() {
    for language in due_languages() {
        let told = Notification::Unwatched(KeptLog::SideClock, Duration::from_secs(5));
        let mut shell = AppHarness::told(timed("300+3"), vec![told]);
        shell.speak(Words::new(language));
        shell.set(|settings| settings.play.hands = Hands::Full);
        shell.act(Deed::Arbiter(ArbiterAct::Start));
        for (color, text) in [
            (Color::White, "e4"),
            (Color::Black, "Nf6"),
            (Color::White, "e5"),
            (Color::Black, "d6"),
            (Color::White, "exf6"),
        ] {
            shell.does(color, PlayerAct::Move(text.into()));
        }
        shell.act(Deed::Arbiter(ArbiterAct::Stop));
        let window = window(shell, SMALL.x, SMALL.y);
        let resume = window
            .get_by_label(&window.words().tr("clock-resume"))
            .rect();
        assert!(resume.height() >= 30.0, "{language:?}: {resume}");
        let knight = [("role", Role::Knight.into())];
        let taken = window.words().tr_args("box-take", &knight);
        for piece in window.query_all_by_label(&taken) {
            let rect = piece.rect();
            assert!(
                rect.top() >= resume.bottom(),
                "{language:?}: {rect} on {resume}"
            );
        }
    }
}
