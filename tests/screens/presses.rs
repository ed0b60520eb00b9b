//! What a press of the clock means, and what the keys do wherever the focus is.

use std::time::Duration;

use eframe::egui::{Event as Input, Key, Modifiers};
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{Color, Square};
use jadoube_core::laws::{ArbiterAct, Deed, Event, PlayerAct};
use jadoube_ui::AssistLevel;

use super::table::{Window, click, drag, started, timed};
use crate::support::app_harness::{AppHarness, window};

/// What was done so far, by whomever.
fn deeds(window: &Window) -> Vec<Deed> {
    let log = window.log().iter();
    log.map(|entry| entry.event.deed.clone()).collect()
}

fn press(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run();
}

fn type_in(window: &mut Window, text: &str) {
    window.event(Input::Text(text.to_owned()));
    window.run();
    press(window, Key::Enter);
}

pub(super) fn passes(window: &mut Window, milliseconds: u64) {
    let later = window.now() + Duration::from_millis(milliseconds);
    window.wait_until(later);
}

/// A game of five minutes whose clock was not started.
fn before_the_start() -> Window {
    window(AppHarness::new(timed("300")), 1280.0, 800.0)
}

fn begun() -> Window {
    window(started("300"), 1280.0, 800.0)
}

fn running(window: &Window) -> Option<Color> {
    let clock = window.arbiter().table().clock();
    clock.and_then(jadoube_core::clock::Clock::running)
}

#[test]
fn before_the_start_blacks_face_or_lever_starts_whites_clock() {
    let start = [Deed::Arbiter(ArbiterAct::Start)];
    let mut window = before_the_start();
    window.get_by_label_contains("Black: 5:00").click();
    window.run();
    assert_eq!(deeds(&window), start);
    let mut window = before_the_start();
    press(&mut window, Key::ControlRight);
    assert_eq!(deeds(&window), start);
    assert_eq!(running(&window), Some(Color::White));
}

#[test]
fn a_hand_that_goes_back_to_a_move_that_was_made_is_its_players_and_changes_nothing() {
    let says = "The move is made and stands. Now press the clock.";
    for assist in AssistLevel::ALL {
        let mut window = begun();
        window.set(|settings| settings.play.assist = assist);
        window.run();
        drag(&mut window, "e2, white pawn", "e4, empty");
        let made = deeds(&window);
        drag(&mut window, "e4, white pawn", "e5, empty");
        assert_eq!(deeds(&window), made, "{assist:?}");
        window.get_by_label(says);
        click(&mut window, "d2, white pawn");
        assert_eq!(deeds(&window), made, "{assist:?}");
        // What is answered before the press is a hand of the opponent's, as before.
        drag(&mut window, "e7, black pawn", "e5, empty");
        assert!(deeds(&window).len() > made.len(), "{assist:?}");
    }
}

#[test]
fn before_the_start_whites_own_lever_and_a_hand_at_the_board_only_hear_so() {
    // It stands in the column all the time, and in other words over the board for whoever presses or touches in vain.
    let says = [
        "Black, press your clock to start White’s.",
        "Not yet: Black presses the clock first.",
    ];
    let told = |window: &Window| {
        let all = says.map(|says| window.query_all_by_label(says).count());
        assert!(
            all.into_iter().all(|times| times < 2),
            "no sentence stands twice"
        );
        all.into_iter().sum::<usize>()
    };
    let mut window = before_the_start();
    assert_eq!(told(&window), 1);
    press(&mut window, Key::ControlLeft);
    assert_eq!(told(&window), 2);
    let mut window = before_the_start();
    window.get_by_label_contains("White: 5:00").click();
    window.run();
    assert_eq!(told(&window), 2);
    let mut window = before_the_start();
    click(&mut window, "e2, white pawn");
    assert_eq!(told(&window), 2);
    let mut window = before_the_start();
    type_in(&mut window, "e4");
    assert_eq!(told(&window), 2);
    assert_eq!(deeds(&window), []);
}

#[test]
fn the_clock_of_whoever_is_to_seal_a_move_waits_for_the_envelope() {
    let mut window = begun();
    let now = window.now();
    window.hear(Event::of_arbiter(now, ArbiterAct::Adjourn));
    window.run();
    let before = deeds(&window);
    let told = "White seals the move first; only then does the clock stop.";
    for _ in 0..2 {
        press(&mut window, Key::ControlLeft);
        assert_eq!(deeds(&window), before, "no press without a move");
        window.get_by_label(told);
    }
    // A move that is made on the board after all is pressed as ever.
    window.does(Color::White, PlayerAct::Lift(Square::E2));
    window.does(Color::White, PlayerAct::Release(Square::E4));
    window.run();
    let made = deeds(&window);
    press(&mut window, Key::ControlLeft);
    assert!(deeds(&window).len() > made.len());
}

#[test]
fn the_space_bar_is_nobodys_press_until_a_move_was_made() {
    let mut window = begun();
    let before = deeds(&window);
    press(&mut window, Key::Space);
    click(&mut window, "e2, white pawn");
    press(&mut window, Key::Space);
    let touch = Deed::Player(Color::White, PlayerAct::Touch(Square::E2));
    assert_eq!(deeds(&window), [before, vec![touch]].concat());
    click(&mut window, "e4, empty");
    for _ in 0..2 {
        press(&mut window, Key::Space);
    }
    assert_eq!(running(&window), Some(Color::Black));
    assert_eq!(presses(&window), 1);
}

#[test]
fn the_space_bar_completes_a_move_in_a_tournament_too() {
    let mut shell = started("300");
    shell.set(|settings| settings.play.assist = AssistLevel::Tournament);
    let mut window = window(shell, 1280.0, 800.0);
    press(&mut window, Key::Space);
    assert_eq!(presses(&window), 0, "no move");
    for square in ["e2, white pawn", "e4, empty"] {
        click(&mut window, square);
    }
    press(&mut window, Key::Space);
    assert_eq!(presses(&window), 1);
    assert_eq!(running(&window), Some(Color::Black));
    // What the arbiter stopped stays stopped.
    window.act(Deed::Arbiter(ArbiterAct::Stop));
    press(&mut window, Key::Space);
    assert_eq!(running(&window), None);
}

#[test]
fn the_space_bar_completes_an_illegal_move_too() {
    let mut window = begun();
    for square in ["e2, white pawn", "e5, empty"] {
        click(&mut window, square);
    }
    press(&mut window, Key::Space);
    assert_eq!(presses(&window), 1);
    assert_eq!(window.arbiter().table().illegal_moves().white, 1);
}

fn presses(window: &Window) -> usize {
    let is_press = |deed: &Deed| matches!(deed, Deed::Player(_, PlayerAct::Press));
    deeds(window).iter().filter(|deed| is_press(deed)).count()
}

#[test]
fn a_lever_that_comes_down_twice_at_once_was_pressed_once() {
    let mut window = begun();
    for square in ["e2, white pawn", "e5, empty"] {
        click(&mut window, square);
    }
    press(&mut window, Key::ControlLeft);
    passes(&mut window, 299);
    press(&mut window, Key::ControlLeft);
    let charged = |window: &Window| window.arbiter().table().illegal_moves().white;
    assert_eq!(charged(&window), 1, "the second one was the first one");
    passes(&mut window, 2701);
    press(&mut window, Key::ControlLeft);
    assert_eq!(charged(&window), 2, "a press without a move is what it is");
}

#[test]
fn the_space_bar_presses_after_the_board_was_clicked_and_levers_whatever_has_the_focus() {
    let mut window = begun();
    for square in ["e2, white pawn", "e4, empty"] {
        click(&mut window, square);
    }
    press(&mut window, Key::Space);
    assert_eq!(presses(&window), 1);
    for square in ["e7, black pawn", "e5, empty"] {
        click(&mut window, square);
    }
    for _ in 0..3 {
        press(&mut window, Key::Tab);
    }
    let shown = window.state().screen();
    press(&mut window, Key::ControlRight);
    assert_eq!(presses(&window), 2);
    assert_eq!(window.state().screen(), shown, "no button was pressed");
}

#[test]
fn a_sheet_hears_its_own_keys_only() {
    let mut window = begun();
    for square in ["e2, white pawn", "e4, empty"] {
        click(&mut window, square);
    }
    let claim = window.get_all_by_label("Claim…").last();
    claim.expect("a player can claim").click();
    window.run();
    window.run();
    let before = deeds(&window);
    for key in [Key::Space, Key::ControlLeft, Key::P, Key::Pause] {
        press(&mut window, key);
    }
    window.key_press_modifiers(Modifiers::SHIFT, Key::F);
    window.key_press_modifiers(Modifiers::COMMAND, Key::S);
    window.run();
    assert_eq!(deeds(&window), before);
    assert!(!window.state().settings().views.turned);
    assert!(window.state().path_request().is_none());
}

#[test]
fn a_move_is_typed_in_ones_own_letters() {
    let mut window = begun();
    type_in(&mut window, "e4");
    window.get_by_label("e4, white pawn");
    press(&mut window, Key::Space);
    type_in(&mut window, "Сc6");
    window.get_by_label("c6, black knight");
    press(&mut window, Key::Space);
    type_in(&mut window, "Ne5");
    window.get_by_label_contains("Ne5: ");
    assert_eq!(window.arbiter().table().game().plies().len(), 2);
    window.event(Input::Text("d".to_owned()));
    window.run();
    window.get_by_label("d …");
    press(&mut window, Key::Escape);
    assert!(window.query_by_label("d …").is_none());
}

#[test]
fn a_teacher_stops_a_typed_move_that_the_touched_piece_forbids() {
    let mut shell = started("300");
    shell.set(|settings| settings.play.assist = AssistLevel::Teaching);
    shell.does(Color::White, PlayerAct::Touch(Square::G1));
    shell.does(Color::White, PlayerAct::LetGo);
    let mut window = window(shell, 1280.0, 800.0);
    type_in(&mut window, "e4");
    window.get_by_label("e2, white pawn");
}

#[test]
fn pause_and_p_stop_the_clocks_and_shift_f_turns_the_board() {
    let mut window = begun();
    press(&mut window, Key::P);
    assert_eq!(running(&window), None);
    press(&mut window, Key::P);
    assert_eq!(running(&window), Some(Color::White));
    window.key_press_modifiers(Modifiers::SHIFT, Key::F);
    window.run();
    assert!(window.state().settings().views.turned);
}

#[test]
fn without_a_clock_no_press_is_asked_for() {
    let mut window = window(
        AppHarness::new(jadoube_core::laws::Terms::default()),
        1280.0,
        800.0,
    );
    window.does(Color::White, PlayerAct::Play("e4".into()));
    window.does(Color::Black, PlayerAct::Play("e5".into()));
    window.run();
    for illegal in [false, true] {
        if illegal {
            drag(&mut window, "g1, white knight", "g3, empty");
        }
        click(&mut window, "e5, black pawn");
        let asked = window.query_by_label_contains("Now press the clock");
        assert!(asked.is_none(), "illegal: {illegal}");
    }
}

#[test]
fn a_piece_carried_out_of_turn_is_answered_outside_tournaments() {
    let says = "White has the move.";
    for assist in AssistLevel::ALL {
        let mut window = begun();
        window.set(|settings| settings.play.assist = assist);
        window.run();
        click(&mut window, "e7, black pawn");
        let before = window.query_all_by_label(says).count();
        drag(&mut window, "e7, black pawn", "e5, empty");
        let told = window.query_all_by_label(says).count() > before;
        assert_eq!(told, assist != AssistLevel::Tournament, "{assist:?}");
    }
}

#[test]
fn no_key_ends_a_call_of_the_arbiter_at_the_table() {
    let mut window = begun();
    window.does(Color::White, PlayerAct::StopClocks);
    window.run();
    for key in [Key::P, Key::Pause, Key::Space] {
        let before = deeds(&window).len();
        press(&mut window, key);
        assert_eq!(deeds(&window).len(), before, "{key:?}");
        assert_eq!(running(&window), None, "{key:?}");
    }
    window.get_by_label("The clocks are stopped. “Play on” starts them.");
}
