//! Claims of a touch, an illegal move or a flag: what a wrong one is told as, and what the desk says, does and writes down
//! where it decides on a touch.

use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{ByColor, Color, Square};
use jadoube_core::clock::{Clock, TimeControl};
use jadoube_core::laws::{ArbiterAct, Event, Pace, PlayerAct, Presence, Supervision, Terms};
use jadoube_ui::AssistLevel;

use super::arbiter_desk::{desk, press};
use super::fits::texts;
use crate::support::app_harness::{AppHarness, window};

/// A game of that length, with an arbiter who is there like that.
fn game_with(control: &str, arbiter: Presence, play: Pace) -> AppHarness {
    let control: TimeControl = control.parse().expect("a time control");
    let mut terms = Terms {
        control: Some(ByColor::new_with(|_| control.clone())),
        arbiter,
        play,
        supervision: Supervision::Full,
        ..Terms::default()
    };
    terms.regulations.take_back_increment = true;
    let mut shell = AppHarness::new(terms);
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Start));
    shell
}

fn does(shell: &mut AppHarness, color: Color, acts: &[PlayerAct]) {
    for act in acts {
        shell.does(color, act.clone());
    }
}

fn said(window: &AppHarness) -> Vec<String> {
    texts(window).into_iter().map(|it| it.0).collect()
}

/// White touched pieces there, by accident as the arbiter found, and played another one; Black claims.
fn claimed_after_accidents(squares: &[Square]) -> AppHarness {
    let mut shell = game_with("3600+30", Presence::Elsewhere, Pace::Standard);
    for square in squares {
        let touch = [PlayerAct::Touch(*square), PlayerAct::LetGo];
        does(&mut shell, Color::White, &touch);
        let found = ArbiterAct::CallUntouched(*square);
        shell.hear(Event::of_arbiter(shell.now(), found));
    }
    does(&mut shell, Color::White, &[PlayerAct::Move("e4".into())]);
    does(&mut shell, Color::Black, &[PlayerAct::ClaimTouchMove]);
    shell
}

#[test]
fn the_desk_foretells_what_follows_once_the_touched_piece_is_named_and_the_log_tells_it() {
    let mut window = desk(claimed_after_accidents(&[Square::B1, Square::G1]));
    let told = said(&window);
    for line in [
        "The move e2–e4 is taken back; its player is to move again",
        "White −0:30 (increment)",
        "White’s clock runs once the piece is named",
        "Click the piece that was touched.",
    ] {
        assert!(told.iter().any(|it| it == line), "{line}: {told:?}");
    }
    press(&mut window, "Rule: The touch was deliberate");
    let running = |window: &AppHarness| window.arbiter().table().clock().and_then(Clock::running);
    assert_eq!(running(&window), None);
    window.get_by_label("b1, white knight").click_accesskit();
    window.run();
    assert_eq!(running(&window), Some(Color::White));
    let told = said(&window);
    let of = |it: &&String| it.contains("Touched on purpose: a knight, b1");
    let line = told.iter().find(of).expect("the ruling in the log");
    for part in [
        "e2–e4 is taken back",
        "loses 30 seconds",
        "White’s clock runs",
    ] {
        assert!(line.contains(part), "{part}: {line}");
    }
}

#[test]
fn the_desk_foretells_all_that_follows_where_only_one_piece_can_be_meant() {
    let mut window = desk(claimed_after_accidents(&[Square::B1]));
    let told = said(&window);
    for line in [
        "The move e2–e4 is taken back; its player is to move again",
        "The knight on b1 must move",
        "White −0:30 (increment)",
    ] {
        assert!(told.iter().any(|it| it == line), "{line}: {told:?}");
    }
    press(&mut window, "Rule and start White’s clock");
    let told = said(&window);
    let line = "White did not move the touched piece (1.e4) · Black’s claim is right: White −0:30 (increment) · The piece from b1 must move";
    assert!(told.iter().any(|it| it == line), "{told:?}");
}

#[test]
fn the_record_of_a_claim_says_what_was_claimed_and_shows_the_touch_in_dispute_with_its_ruling() {
    let window = desk(claimed_after_accidents(&[Square::B1]));
    let told = said(&window);
    let claim = "Black claims: White did not move a touched piece · the arbiter is to decide";
    assert!(told.iter().any(|it| it == claim), "{told:?}");
    assert!(!told.iter().any(|it| it.contains("touched the piece on")));
    for fact in ["Touched: a knight, b1", "Touched by accident: a knight, b1"] {
        let facts = told.iter().filter(|it| it.contains(fact)).count();
        assert!(facts >= 2, "{fact}, beside the log: {told:?}");
    }
}

#[test]
fn the_desk_speaks_of_no_touch_where_none_but_that_of_the_moved_piece_is_known() {
    let mut shell = game_with("3600+30", Presence::Elsewhere, Pace::Standard);
    does(&mut shell, Color::White, &[PlayerAct::Move("e4".into())]);
    does(&mut shell, Color::Black, &[PlayerAct::ClaimTouchMove]);
    let mut window = desk(shell);
    press(&mut window, "Rule: The claim is wrong");
    let told = said(&window);
    assert!(
        told.iter().any(|it| it.contains("Black’s claim is wrong")),
        "{told:?}"
    );
    assert!(!told.iter().any(|it| it.contains("accident")), "{told:?}");
}

#[test]
fn a_wrong_claim_is_called_wrong_and_told_why_with_an_arbiter_and_without() {
    let seen = [PlayerAct::Lift(Square::G1), PlayerAct::Release(Square::F3)];
    for arbiter in [Presence::Present, Presence::Elsewhere, Presence::Absent] {
        for (act, why) in [
            (PlayerAct::ClaimIllegal, "White’s last move was legal."),
            (PlayerAct::ClaimFlag, "White’s flag has not fallen."),
            (
                PlayerAct::ClaimTouchMove,
                "The move keeps to the pieces that were touched.",
            ),
        ] {
            let mut shell = game_with("300+2", arbiter, Pace::Blitz);
            shell.set(|settings| settings.play.assist = AssistLevel::Tournament);
            shell.does(Color::White, seen[0].clone());
            let later = shell.now().since_start() + std::time::Duration::from_secs(1);
            let later = jadoube_core::clock::Moment::after(later);
            shell.wait_until(later);
            shell.hear(Event::of(Color::White, later, seen[1].clone()));
            shell.hear(Event::of(Color::White, later, PlayerAct::Press));
            shell.hear(Event::of(Color::Black, later, act.clone()));
            let mut window = window(shell, 1280.0, 800.0);
            let told = said(&window);
            let headline = "Black’s claim is wrong";
            assert!(
                told.iter().any(|it| it == headline),
                "{arbiter:?} {act:?}: {told:?}"
            );
            assert!(
                told.iter().any(|it| it.contains(why)),
                "{arbiter:?} {act:?}: {told:?}"
            );
            assert!(
                !told
                    .iter()
                    .any(|it| it.contains("may be found at any time"))
            );
            does(&mut window, Color::Black, &[PlayerAct::Move("e5".into())]);
            window.run();
            let told = said(&window);
            assert!(
                !told.iter().any(|it| it == headline),
                "{arbiter:?} {act:?}: gone"
            );
        }
    }
}

/// A piece is touched and let go of, and another one played.
const ANOTHER_PLAYED: [PlayerAct; 4] = [
    PlayerAct::Touch(Square::B1),
    PlayerAct::LetGo,
    PlayerAct::Lift(Square::E2),
    PlayerAct::Release(Square::E4),
];

#[test]
fn the_card_of_a_touch_goes_once_the_arbiter_found_an_accident() {
    let mut shell = game_with("3600+30", Presence::Present, Pace::Standard);
    does(&mut shell, Color::White, &ANOTHER_PLAYED);
    let mut window = window(shell, 1280.0, 800.0);
    let headline = "White did not move the touched piece";
    assert!(said(&window).iter().any(|it| it == headline));
    let now = window.now();
    window.hear(Event::of_arbiter(
        now,
        ArbiterAct::CallUntouched(Square::B1),
    ));
    window.run();
    let told = said(&window);
    assert!(!told.iter().any(|it| it == headline), "{told:?}");
}

#[test]
fn the_log_names_the_move_taken_back_once_and_its_press() {
    let mut shell = game_with("3600+30", Presence::Present, Pace::Standard);
    does(&mut shell, Color::White, &ANOTHER_PLAYED);
    does(&mut shell, Color::White, &[PlayerAct::Press]);
    let told = said(&desk(shell));
    let of = |line: &str| told.iter().filter(|it| *it == line).count();
    assert_eq!(
        of("White did not move the touched piece (1.e4) · The piece from b1 must move"),
        1,
        "{told:?}"
    );
    let press = "The press does not count; White’s clock runs again: no increment for White";
    assert_eq!(of(press), 1, "{told:?}");
}

#[test]
fn another_claim_that_is_right_is_told_again_once_the_wrong_one_was_declined_as_an_offer() {
    let told = "White can claim a draw: threefold repetition.";
    let mut shell = game_with("300+3", Presence::Present, Pace::Standard);
    shell.set(|settings| settings.play.assist = AssistLevel::Friendly);
    for text in ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"] {
        let turn = shell.arbiter().table().game().has_the_move();
        shell.does(turn, PlayerAct::Move(text.to_owned()));
    }
    let mut window = window(shell, 1280.0, 800.0);
    assert!(said(&window).iter().any(|it| it == told));
    does(&mut window, Color::White, &[PlayerAct::ClaimFifty(None)]);
    window.run();
    does(&mut window, Color::Black, &[PlayerAct::Decline]);
    window.run();
    let said = said(&window);
    assert!(said.iter().any(|it| it == told), "{said:?}");
}

#[test]
fn the_result_names_the_claim_that_was_right() {
    let mut shell = game_with("300+3", Presence::Present, Pace::Standard);
    for text in ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"] {
        let turn = shell.arbiter().table().game().has_the_move();
        shell.does(turn, PlayerAct::Move(text.to_owned()));
    }
    shell.does(Color::White, PlayerAct::ClaimRepetition(None));
    let said = said(&window(shell, 1280.0, 800.0)).join(" ");
    let told = "White claims threefold repetition. White’s claim was correct.";
    assert!(said.contains(told), "{said}");
}

#[test]
fn that_the_clocks_of_a_resumed_game_are_wrong_is_told_in_the_log() {
    let mut shell = super::adjourned_games::resumed(&Color::ALL);
    shell.does(Color::White, PlayerAct::ClaimTimes);
    let told = super::desk_log::told(shell);
    let is_claim = |line: &String| line.ends_with("the clocks are wrong");
    assert!(told.iter().any(is_claim), "{told:?}");
}
