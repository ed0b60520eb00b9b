//! What is played before a learner is seen: a hand takes the piece, carries it, lets it go, and the learner's pointer holds
//! nothing. And what the learner does is answered at once: whether it was right, and why not.

use std::time::Duration;

use eframe::egui::{Key, pos2};
use egui_kittest::kittest::{NodeT, Queryable};
use image::RgbaImage;
use jadoube_core::chess::Square;
use jadoube_core::laws::{Deed, PlayerAct};
use jadoube_core::learn::{StepKind, StepState};
use jadoube_ui::{Command, LearnCommand};

use super::fits::texts;
use super::lessons::{learn, opened, run, watch};
use super::table::Window;
use crate::support::app_harness::window;

/// The first lesson with its first step being played, in a window.
fn watching(animation: bool) -> Window {
    let mut shell = opened("your-turn-my-turn");
    shell.set(|settings| settings.preferences.animation = animation);
    window(shell, 900.0, 600.0)
}

/// Lets time pass until the act that comes next is of that kind and so much of the wait for it is over.
fn come_to(window: &mut Window, wanted: fn(&PlayerAct) -> bool, share: f32) {
    for _ in 0..400 {
        let playback = run(window).playback().expect("something is played");
        let next = playback.next_act().and_then(|act| act.player_act());
        if next.is_some_and(wanted) && playback.approach() >= share {
            return;
        }
        let later = window.now() + Duration::from_millis(40);
        window.wait_until(later);
        window.step();
    }
    panic!("it does not come");
}

const fn lets_go(act: &PlayerAct) -> bool {
    matches!(act, PlayerAct::Release(_))
}

/// The middle of the board as it is painted.
fn board(window: &mut Window) -> RgbaImage {
    let picture = window.render().expect("a picture");
    let side = picture.height() * 3 / 5;
    let top = picture.height() / 4;
    image::imageops::crop_imm(&picture, 20, top, side, side).to_image()
}

#[test]
fn a_piece_that_is_shown_stays_under_the_hand_that_shows_it() {
    let mut window = watching(true);
    come_to(&mut window, lets_go, 0.5);
    window.ask(Command::Learn(LearnCommand::TogglePlayback));
    window.step();
    let alone = board(&mut window);
    // Beside the board, where a piece in the learner's hand would be drawn.
    window.hover_at(pos2(700.0, 500.0));
    window.run();
    assert!(board(&mut window) == alone, "it hangs at the pointer");
}

#[test]
fn the_hand_carries_a_piece_along_its_way() {
    let mut window = watching(true);
    let mut seen = Vec::new();
    for share in [0.1, 0.5, 0.9] {
        come_to(&mut window, lets_go, share);
        seen.push(board(&mut window));
    }
    assert!(seen[0] != seen[1] && seen[1] != seen[2]);
}

#[test]
fn without_motion_an_arrow_shows_where_the_piece_goes() {
    let mut window = watching(false);
    let mut seen = Vec::new();
    for share in [0.1, 0.9] {
        come_to(&mut window, lets_go, share);
        seen.push(board(&mut window));
    }
    assert!(seen[0] == seen[1], "nothing moves");
    assert_eq!(run(&window).state(), StepState::Playing);
}

#[test]
fn what_is_shown_can_be_seen_slowly_and_act_by_act() {
    let mut window = watching(true);
    let next = |window: &Window| {
        let playback = run(window).playback().expect("something is played");
        (playback.played(), playback.until_next())
    };
    let (_, usual) = next(&window);
    window.get_by_label("Slower").click_accesskit();
    window.step();
    let (_, slow) = next(&window);
    assert!(
        slow > usual.map(|usual| usual * 3 / 2),
        "{usual:?} {slow:?}"
    );
    for played in 1..=3 {
        window.get_by_label("One step").click_accesskit();
        window.run_ok();
        assert_eq!(next(&window), (played, None), "it waits for the learner");
    }
    window.key_press(Key::ArrowRight);
    window.run_ok();
    assert_eq!(next(&window).0, 4);
    window.ask(Command::Learn(LearnCommand::StepAgain));
    window.step();
    assert!(next(&window).1 > usual, "slowly again");
}

/// A child who has learnt how pawns go hears why a pawn does not go there, and nothing of what illegal moves cost.
#[test]
fn a_move_that_no_pawn_makes_is_answered_by_how_pawns_go() {
    let mut shell = opened("foot-soldiers");
    learn(&mut shell, LearnCommand::GoToStep(1));
    watch(&mut shell);
    let mut window = window(shell, 900.0, 600.0);
    let step = run(&window).step().kind;
    assert_eq!(step, StepKind::Do);
    for act in [PlayerAct::Lift(Square::E2), PlayerAct::Release(Square::D5)] {
        let by = run(&window).learner();
        window.act(Deed::Player(by, act));
    }
    window.run();
    let told: Vec<String> = texts(&window).into_iter().map(|it| it.0).collect();
    let says = |words: &str| told.iter().any(|text| text.contains(words));
    assert!(says("pawn") && !says("illegal move"), "{told:#?}");
    let mut spoken = window.query_all_by_label_contains("Not quite. ");
    let says_why = |node: egui_kittest::Node<'_>| {
        let said = node.accesskit_node().value();
        said.is_some_and(|said| said.contains("pawn"))
    };
    let is_heard = spoken.any(says_why);
    assert!(is_heard, "whoever does not see the sign hears it");
}

#[test]
fn a_press_that_no_step_asks_for_and_the_other_lever_have_answers_of_their_own() {
    for (presses_own, told) in [(true, "needs no press"), (false, "Press your own.")] {
        let mut shell = opened("streets-and-floors");
        learn(&mut shell, LearnCommand::GoToStep(6));
        let mut window = window(shell, 900.0, 600.0);
        assert_eq!(run(&window).step().kind, StepKind::PutRight);
        let own = run(&window).learner();
        let by = if presses_own { own } else { !own };
        window.act(Deed::Player(by, PlayerAct::Press));
        window.run();
        let mut seen = texts(&window).into_iter();
        assert!(seen.any(|(text, _)| text.contains(told)), "{told}");
    }
}
