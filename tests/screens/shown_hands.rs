//! What is played before a learner is seen: a hand takes the piece, carries it, lets it go, and the learner's pointer holds
//! nothing. And what the learner does is answered at once: whether it was right, and why not.

use std::time::Duration;

use eframe::egui::{Key, pos2};
use egui_kittest::kittest::{NodeT, Queryable};
use image::RgbaImage;
use jadoube::app::store::MemoryStore;
use jadoube_core::chess::{Color, Square};
use jadoube_core::laws::{ArbiterAct, Deed, Edition, Hand, PlayerAct, Table};
use jadoube_core::learn::partner::PracticeRole;
use jadoube_core::learn::{PracticeTerms, StepKind, StepState};
use jadoube_core::record::{ComputerPlayer, MoveSource, SlipRate};
use jadoube_ui::{Command, LearnCommand, NewGame, PracticeAct, Screen};

use super::fits::texts;
use super::lessons::{learn, opened, run, watch};
use super::table::Window;
use crate::support::app_harness::{AppHarness, window};

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

/// Boards at which a program plays: the table, and the one of the lesson with a partner.
const BOARDS: [fn() -> AppHarness; 2] = [
    || against_the_program(Color::White),
    || practised_against_the_program(),
];

/// A game on the table against the program with those pieces.
fn against_the_program(color: Color) -> AppHarness {
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    let game = NewGame {
        terms: PracticeTerms::alone().script().terms(Edition::default()),
        computer: Some(ComputerPlayer {
            color,
            plays: MoveSource::Level(1),
            slips: SlipRate::Never,
            plays_on: false,
        }),
        ..NewGame::default()
    };
    shell.ask(Command::Start(Box::new(game)));
    shell.act(Deed::Arbiter(ArbiterAct::Start));
    shell
}

/// A game against a partner with the white pieces, as one that slips is played.
fn practised_against_the_program() -> AppHarness {
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    shell.show(Screen::Practice);
    let terms = PracticeTerms {
        role: PracticeRole::Black,
        rate: SlipRate::Never,
        ..PracticeTerms::default()
    };
    let start = PracticeAct::Start(Box::new(terms));
    shell.ask(Command::Learn(LearnCommand::Practice(start)));
    shell
}

/// The table that is shown.
fn shown(window: &AppHarness) -> &Table {
    let learn = window.state().learn();
    let practised = learn.practice.map(|run| run.game().arbiter());
    practised.unwrap_or_else(|| window.arbiter()).table()
}

/// Lets the program with the white pieces go on until its hand is like that.
fn until_its_hand(window: &mut AppHarness, wanted: fn(Hand) -> bool) {
    for _ in 0..800 {
        if wanted(*shown(window).hand(Color::White)) {
            return;
        }
        // Its thoughts have a thread of their own.
        std::thread::sleep(Duration::from_millis(2));
        pass(window, 40);
    }
    panic!("its hand does not come to that");
}

fn pass(window: &mut AppHarness, milliseconds: u64) {
    let later = window.now() + Duration::from_millis(milliseconds);
    window.wait_until(later);
    window.step();
}

const fn holds(hand: Hand) -> bool {
    matches!(hand, Hand::Holding { .. })
}

/// The whole board, as it is painted.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a place in a small picture"
)]
fn whole_board(window: &mut AppHarness) -> RgbaImage {
    let rect = window.get_by_label("Chess board").rect();
    let picture = window.render().expect("a picture");
    let at = |value: f32| value as u32;
    let [left, top, side] = [rect.left(), rect.top(), rect.width()].map(at);
    image::imageops::crop_imm(&picture, left, top, side, side).to_image()
}

#[test]
fn a_piece_that_the_program_carries_stays_under_its_hand() {
    for board in BOARDS {
        let mut window = window(board(), 900.0, 600.0);
        until_its_hand(&mut window, holds);
        let there = whole_board(&mut window);
        // Beside the board, where a piece in a person's hand would be drawn.
        window.hover_at(pos2(700.0, 500.0));
        window.step();
        assert!(whole_board(&mut window) == there, "it hangs at the pointer");
    }
}

#[test]
fn the_program_carries_its_piece_along_its_way() {
    for board in BOARDS {
        for animation in [true, false] {
            let mut shell = board();
            shell.set(|settings| settings.preferences.animation = animation);
            let mut window = window(shell, 900.0, 600.0);
            until_its_hand(&mut window, holds);
            let seen = [30, 170, 170].map(|passed| {
                pass(&mut window, passed);
                assert!(holds(*shown(&window).hand(Color::White)));
                whole_board(&mut window)
            });
            assert_eq!(seen[0] != seen[1], animation);
            assert_eq!(seen[1] != seen[2], animation);
        }
    }
}

#[test]
fn the_hand_of_the_program_goes_from_the_piece_to_the_clock() {
    for board in BOARDS {
        let mut shell = board();
        shell.set(|settings| settings.preferences.animation = true);
        let mut window = window(shell, 900.0, 600.0);
        until_its_hand(&mut window, holds);
        until_its_hand(&mut window, |hand| hand == Hand::Empty);
        let left = shown(&window).game().uncompleted(Color::White).is_some();
        assert!(left, "it has yet to press");
        let beside = whole_board(&mut window);
        pass(&mut window, 300);
        assert!(whole_board(&mut window) != beside);
    }
}

#[test]
fn what_the_program_only_thinks_of_is_not_given_away() {
    let mut shell = against_the_program(Color::White);
    shell.set(|settings| settings.preferences.animation = true);
    let mut window = window(shell, 900.0, 600.0);
    pass(&mut window, 40);
    let at_first = whole_board(&mut window);
    pass(&mut window, 100);
    assert!(whole_board(&mut window) == at_first);
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
