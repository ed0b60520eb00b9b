//! The clocks of a game that goes on as they stood: what was left, and what the moves to come give.

use std::time::Duration;

use jadoube_core::chess::ByColor;
use jadoube_core::clock::TimeControl;
use jadoube_core::notation::pgn::{self, PgnGame};
use jadoube_core::record::continued_clocks::ClocksAtMove;

/// What is left of that control behind `1. e4 e5`, White's and Black's, or behind what `moves` says.
fn rest(control: &str, moves: &str) -> Option<[String; 2]> {
    let text = format!("[TimeControl \"{control}\"]\n\n{moves} *\n");
    let stood = ClocksAtMove::of(&pgn::read(&text).game, None)?;
    let ByColor { white, black } = stood.rest;
    Some([white, black].map(|control| control.to_string()))
}

/// One move of each, with the times left.
const BOTH: &str = "1. e4 {[%clk 1:10:00]} e5 {[%clk 1:20:00]}";

#[test]
fn what_was_left_is_given_and_the_increment_after_the_first_move() {
    let [white, black] = rest("5400+30", BOTH).expect("both are told");
    let first = |text: &str| {
        let control: TimeControl = text.parse().expect("a control");
        let clock = jadoube_core::clock::Clock::new(ByColor::new_with(|_| control.clone()));
        let shown = clock.main_time(
            jadoube_core::chess::Color::White,
            jadoube_core::clock::Moment::START,
        );
        shown.as_secs()
    };
    assert_eq!([first(&white), first(&black)], [4200, 4800]);
    assert!(white.contains("4200+30"), "{white}");
}

#[test]
fn the_moves_of_a_period_that_were_made_are_not_asked_for_again() {
    let [white, black] = rest("2/5400+30:1800+30", BOTH).expect("both are told");
    assert!(white.contains("1/4200+30:1800+30"), "{white}");
    assert!(black.contains("1/4800+30:1800+30"), "{black}");
    let [white, _] = rest("1/5400:1800", BOTH).expect("both are told");
    assert!(white.starts_with("4200"), "{white}");
    let [white, _] = rest("40/7200", BOTH).expect("both are told");
    assert!(white.contains("39/4200:40/7200"), "{white}");
}

#[test]
fn where_it_is_not_told_what_is_left_nothing_is_said() {
    assert_eq!(rest("5400+30", "1. e4 {[%clk 1:10:00]} e5"), None);
    assert_eq!(rest("5400:1800", BOTH), None, "the first may have ended");
    assert_eq!(rest("?", BOTH), None);
    let text = format!("{BOTH} *");
    let chosen: TimeControl = "300+3".parse().expect("a control");
    let chosen = ByColor::new_with(|_| chosen.clone());
    let stood = ClocksAtMove::of(&pgn::read(&text).game, Some(&chosen));
    let stood = stood.expect("the chosen increment is given");
    assert!(!stood.is_told);
    assert!(stood.rest.black.to_string().contains("4800+3"));
}

#[test]
fn tags_tell_how_the_clocks_stood_where_a_game_was_left_and_nothing_of_an_earlier_place() {
    let text = format!(
        "[TimeControl \"5400+30\"]\n[WhiteClock \"1:11:00\"]\n[BlackClock \"0:50:00\"]\n\n{BOTH} *\n"
    );
    let game = pgn::read(&text).game;
    let left = |game: &PgnGame| Some(ClocksAtMove::of(game, None)?.left);
    let minutes = |white, black| ByColor {
        white: Duration::from_mins(white),
        black: Duration::from_mins(black),
    };
    assert_eq!(left(&game), Some(minutes(71, 50)));
    assert_eq!(left(&game.up_to(2)), Some(minutes(70, 80)));
}
