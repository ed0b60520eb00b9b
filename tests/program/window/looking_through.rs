//! In a real window: a finished game is looked through to its tenth move, by the mouse and the arrow keys.

use std::path::Path;
use std::time::Duration;

use eframe::egui::Key;
use jadoube::app::store::JOURNAL;
use jadoube_core::chess::Color;
use jadoube_core::laws::{Deed, PlayerAct};
use jadoube_core::notation::pgn;
use jadoube_core::record::log::origin::Origin;

use crate::support::kept_game::KeptGame;
use crate::support::window::desktop::Desktop;
use crate::support::window::now;
use crate::support::window::window_driver::WindowDriver;

/// A game of thirteen moves by each player.
const MOVES: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 0-0 Be7 Re1 b5 Bb3 d6 c3 0-0 h3 Nb8 d4 Nbd7 \
                     c4 c6 cxb5 axb5 Nc3 Bb7";

/// Writes the journal of a finished game, as the program keeps it.
fn keep_a_finished_game(home: &Path) {
    let moves: Vec<&str> = MOVES.split_whitespace().collect();
    let game = KeptGame {
        players: ["Anna", "Boris"],
        date: "2026.11.21",
        event: "",
        moves: &moves,
        each: Duration::from_secs(7),
        end: vec![
            Deed::Player(Color::White, PlayerAct::OfferDraw),
            Deed::Player(Color::Black, PlayerAct::Accept),
        ],
    };
    std::fs::write(home.join(JOURNAL), game.journal()).expect("a place for the journal");
}

#[test]
fn a_finished_game_is_looked_through_to_its_tenth_move_in_less_than_ten_seconds() {
    let desktop = Desktop::start();
    let home = tempfile::tempdir().expect("a folder for the program");
    keep_a_finished_game(home.path());
    let mut seat = WindowDriver::take(&desktop, home.path());
    let begun = now();
    seat.click("Anna – Boris, ½–½");
    seat.wait_until_opened();
    seat.key(Key::Home, "Home");
    for _ in 0..20 {
        seat.key(Key::ArrowRight, "Right");
    }
    let taken = now() - begun;
    assert!(taken < Duration::from_secs(10), "it took {taken:?}");

    // What goes on from there tells where the window was.
    seat.click("Continue from here");
    seat.click("Start the game");
    let Origin::Continued(moves) = seat.kept_game().heading.origin else {
        panic!("it goes on from somewhere");
    };
    let game = pgn::read(&moves).game;
    assert_eq!(game.plies.len(), 20, "{moves}");
}
