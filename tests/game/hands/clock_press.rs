//! The press of a lever: it starts the clocks, completes a move, or is none.

use std::time::Duration;

use super::{AssistLevel, Black, Game, Hands, START, White};
use jadoube_core::chess::{Color, Square};
use jadoube_core::clock::Clock;
use jadoube_core::hands::Prevented;
use jadoube_core::laws::{ArbiterAct, Deed};

fn running(game: &Game) -> Option<Color> {
    game.arbiter.table().clock().and_then(Clock::running)
}

#[test]
fn before_the_start_the_opponent_of_the_player_to_move_starts_the_clocks() {
    let mut game = Game::unstarted(Hands::Quick);
    assert!(game.context().is_paused() && game.context().is_not_started());
    assert_eq!(game.press(White), "");
    assert_eq!(game.press(Black), "Arbiter:Start");
    assert!(!game.context().is_paused() && !game.context().is_not_started());
    assert_eq!(running(&game), Some(White));
}

#[test]
fn a_press_completes_a_move_and_is_to_come_once_one_was_made() {
    for hands in Hands::ALL {
        let mut game = Game::timed(hands);
        assert_eq!(game.context().press_to_come(), None);
        game.slide(Square::E2, Square::E4);
        assert_eq!(game.context().press_to_come(), Some(White));
        assert_eq!(game.press(White), "Press");
        assert_eq!(game.context().press_to_come(), None);
        assert_eq!(running(&game), Some(Black));
        // An illegal move would be completed too.
        game.slide(Square::E7, Square::E3);
        assert_eq!(game.context().press_to_come(), Some(Black));
    }
}

#[test]
fn a_lever_that_comes_down_twice_at_once_was_pressed_once() {
    let mut game = Game::timed(Hands::Quick);
    game.slide(Square::E2, Square::E4);
    assert_eq!(game.press(White), "Press");
    assert_eq!(game.press(White), "");
    game.wait(Duration::from_millis(300));
    assert_eq!(game.press(White), "Press");
}

#[test]
fn a_learner_has_time_to_read_what_a_press_led_to() {
    let mut game = Game::timed(Hands::Quick).with(AssistLevel::Teaching);
    game.slide(Square::E2, Square::E4);
    assert_eq!(game.press(White), "Press");
    game.wait(Duration::from_secs(2));
    assert_eq!(game.press(White), "");
    game.wait(Duration::from_secs(1));
    assert_eq!(game.press(White), "Press");
}

#[test]
fn a_press_out_of_habit_after_a_charge_is_none() {
    let mut game = Game::timed(Hands::Quick);
    game.slide(Square::E2, Square::E5);
    assert_eq!(game.press(White), "Press");
    assert_eq!(*game.context().table().illegal_moves().get(White), 1);
    game.wait(Duration::from_secs(2));
    assert_eq!(game.press(White), "");
    game.wait(Duration::from_secs(1));
    assert_eq!(game.press(White), "Press");
    assert_eq!(*game.context().table().illegal_moves().get(White), 2);
}

#[test]
fn a_teacher_stops_a_press_without_a_move() {
    let mut game = Game::timed(Hands::Quick).with(AssistLevel::Teaching);
    assert_eq!(game.press(White), "");
    assert_eq!(game.hand.stopped(&game.context()), Some(Prevented::Press));
    game.mode.mistakes = true;
    assert_eq!(game.press(White), "Press");
}

#[test]
fn a_teacher_stops_a_press_while_a_pawn_waits_to_become_a_piece() {
    let fen = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
    let mut game = Game::timed_from(fen, Hands::Quick).with(AssistLevel::Teaching);
    game.slide(Square::A7, Square::A8);
    assert_eq!(game.press(White), "");
    let stopped = game.hand.stopped(&game.context());
    assert_eq!(stopped, Some(Prevented::Unpromoted(Square::A8)));
    game.mode.mistakes = true;
    assert_eq!(game.press(White), "Press");
}

#[test]
fn stopped_clocks_are_not_pressed() {
    let mut game = Game::timed(Hands::Quick);
    game.slide(Square::E2, Square::E4);
    game.hear(Deed::Arbiter(ArbiterAct::Stop));
    assert_eq!(game.press(White), "");
    assert_eq!(game.press(Black), "");
}

#[test]
fn without_a_clock_only_a_move_that_was_made_is_completed() {
    let mut game = Game::of(START, Hands::Quick);
    assert_eq!(game.press(White), "");
    game.slide(Square::E2, Square::E4);
    assert_eq!(game.press(White), "Press");
}
