//! In a real window that nobody looks at: everything is done by keys, and known from the accessibility bus alone.

mod adjourning;
mod blind_player;
mod desk;
mod disputes;
mod learning;
mod side_clock;
mod two_boards;
mod whole_game;

use std::time::Duration;

use blind_player::BlindPlayer;

use crate::support::share_of_checks::is_due_in;
use crate::support::window::desktop::Desktop;

/// For how long an answer hears nobody: before that it cannot have been read.
const BEFORE_AN_ANSWER: Duration = Duration::from_millis(1500);

/// How many changes look at one after the other of what is played beside the whole game; all of it is with `JADOUBE_LONG=1`.
const TURNS: usize = 8;

/// The same as `at_a_fresh_program`, if that number has its turn.
fn in_turn(number: usize, play: impl FnOnce(&mut BlindPlayer<'_>)) {
    if is_due_in(TURNS, number) {
        at_a_fresh_program(play);
    }
}

/// Seats somebody who cannot see at a program that has never been used.
fn at_a_fresh_program(play: impl FnOnce(&mut BlindPlayer<'_>)) {
    let desktop = Desktop::with_accessibility();
    let home = tempfile::tempdir().expect("a folder for the program");
    play(&mut BlindPlayer::sit_down(&desktop, home.path()));
}
