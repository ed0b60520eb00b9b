//! A blitz game between two people: what is ruled in it, how it ends, and what the arbiter sees of it.

use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{Color, Square};
use jadoube_core::clock::Moment;
use jadoube_core::i18n::Words;
use jadoube_core::laws::{ArbiterAct, Deed, Event, PlayerAct};

use super::scenes::{Window, pressed};
use super::table_scenes::{blitz_of, of_two};
use crate::support::app_harness::AppHarness;

/// A blitz game between two people, after these moves.
pub fn blitz(moves: &[&str]) -> AppHarness {
    let mut shell = of_two(blitz_of("300+3"));
    shell.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
    for text in moves {
        let turn = shell.arbiter().table().game().has_the_move();
        shell.does(turn, PlayerAct::Move((*text).to_owned()));
    }
    shell
}

/// Black has left the king in check.
pub fn checked() -> AppHarness {
    let moves = [
        "e4", "d5", "exd5", "Qxd5", "Nc3", "Qd6", "Nf3", "Nf6", "Bb5+",
    ];
    let mut shell = blitz(&moves);
    for act in [
        PlayerAct::Lift(Square::D6),
        PlayerAct::Release(Square::E6),
        PlayerAct::Press,
    ] {
        shell.does(Color::Black, act);
    }
    shell
}

pub fn ruling(words: Words) -> Window {
    pressed(words, checked(), &[])
}

/// Black owes a move out of check, and has offered a draw.
pub fn ruling_and_offer(words: Words) -> Window {
    let mut shell = checked();
    shell.does(Color::Black, PlayerAct::OfferDraw);
    pressed(words, shell, &[])
}

/// White has pressed without a move; then a move is taken back, or a second illegal move loses.
fn careless(presses: usize) -> AppHarness {
    let mut shell = blitz(&["e4", "e5"]);
    for _ in 0..presses {
        shell.does(Color::White, PlayerAct::Press);
    }
    shell
}

pub fn pressed_without_move(words: Words) -> Window {
    pressed(words, careless(1), &[])
}

pub fn lost_by_illegal_move(words: Words) -> Window {
    pressed(words, careless(2), &[])
}

pub fn taken_back(words: Words) -> Window {
    let mut shell = careless(0);
    shell.act(Deed::Arbiter(ArbiterAct::Reinstate(1)));
    pressed(words, shell, &[])
}

/// After a press without a move, a knight stands where it cannot.
pub fn illegal_on_the_board(words: Words) -> Window {
    let mut shell = careless(1);
    shell.does(Color::White, PlayerAct::Lift(Square::B1));
    shell.does(Color::White, PlayerAct::Release(Square::B3));
    pressed(words, shell, &[])
}

/// An illegal move, and before it is made good the clocks are stopped for the arbiter.
pub fn two_rulings(words: Words) -> Window {
    let mut shell = checked();
    shell.does(Color::Black, PlayerAct::StopClocks);
    pressed(words, shell, &[])
}

/// Black is mated.
pub fn mate(words: Words) -> Window {
    let moves = ["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#"];
    pressed(words, blitz(&moves), &[])
}

/// The players have agreed on a draw.
pub fn drawn(words: Words) -> Window {
    let mut shell = blitz(&["e4", "e5"]);
    shell.does(Color::White, PlayerAct::OfferDraw);
    shell.does(Color::Black, PlayerAct::Accept);
    pressed(words, shell, &[])
}

/// A position has come for the third time, and White looks at what can be claimed.
pub fn repeated() -> AppHarness {
    let there_and_back = ["Nf3", "Nf6", "Ng1", "Ng8"];
    blitz(&[there_and_back, there_and_back].concat())
}

pub fn claim_right(words: Words) -> Window {
    let mut window = pressed(words, repeated(), &[]);
    window.set_size(eframe::egui::vec2(1280.0, 800.0));
    window.run();
    let claim = words.tr("say-claim");
    window
        .get_all_by_label(&claim)
        .last()
        .expect("a claim")
        .click();
    window.run();
    window
}

/// White has claimed what there was not, with a move or without.
fn claimed_wrongly(words: Words, written: Option<&str>) -> Window {
    let mut shell = blitz(&["e4", "e5", "Nf3", "Nc6"]);
    let written = written.map(str::to_owned);
    shell.does(Color::White, PlayerAct::ClaimRepetition(written));
    pressed(words, shell, &[])
}

pub fn claim_wrong(words: Words) -> Window {
    claimed_wrongly(words, None)
}

pub fn claim_wrong_with_move(words: Words) -> Window {
    claimed_wrongly(words, Some("Bc4"))
}
