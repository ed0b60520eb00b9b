//! An adjournment as people come to it: a move is sealed, the envelope lies closed, and the game is resumed.

use egui_kittest::kittest::Queryable;
use jadoube_core::chess::Color;
use jadoube_core::i18n::Words;
use jadoube_core::laws::{ArbiterAct, Event};
use jadoube_ui::Screen;

use super::adjourned_games::{adjourned, asked_to_seal, resumed};
use super::scenes::{Window, pressed};
use super::table::click;
use crate::support::app_harness::window;

pub fn passphrase(words: Words) -> Window {
    pressed(words, asked_to_seal(), &["adjourn-go-on"])
}

pub fn drawn_passphrase(words: Words) -> Window {
    let ids = ["adjourn-go-on", "passphrase-draw"];
    pressed(words, asked_to_seal(), &ids)
}

pub fn sealing(words: Words) -> Window {
    let ids = ["adjourn-go-on", "adjourn-go-on"];
    pressed(words, asked_to_seal(), &ids)
}

pub fn sealing_on_paper(words: Words) -> Window {
    let ids = ["adjourn-on-paper", "adjourn-go-on"];
    pressed(words, asked_to_seal(), &ids)
}

pub fn closed(words: Words) -> Window {
    pressed(words, adjourned(), &[])
}

pub fn resuming(words: Words) -> Window {
    pressed(words, adjourned(), &["resume-take-up", "resume-more"])
}

pub fn replier_absent(words: Words) -> Window {
    pressed(words, resumed(&[Color::Black]), &[])
}

pub fn sealer_late(words: Words) -> Window {
    pressed(words, resumed(&[Color::White]), &[])
}

pub fn opening(words: Words) -> Window {
    pressed(words, resumed(&Color::ALL), &[])
}

pub fn compared(words: Words) -> Window {
    pressed(words, resumed(&Color::ALL), &["fingerprint-yes"])
}

pub fn refused(words: Words) -> Window {
    pressed(words, resumed(&Color::ALL), &["fingerprint-no"])
}

/// The envelope was opened, and nobody knows what its move means.
pub fn unclear_move(words: Words) -> Window {
    let mut shell = resumed(&Color::ALL);
    shell.hear(Event::of_arbiter(
        shell.now(),
        ArbiterAct::Reveal("Sd7/6".to_owned()),
    ));
    pressed(words, shell, &[])
}

#[test]
fn a_sealed_move_that_was_asked_for_too_soon_need_not_be_sealed() {
    let mut window = window(asked_to_seal(), 1280.0, 800.0);
    window.run_ok();
    click(&mut window, "Play on");
    assert_eq!(window.arbiter().table().adjournment(), None);
    assert_eq!(window.state().screen(), Screen::Table);
    let told = window.query_all_by_label_contains("need not seal the move");
    assert!(told.count() > 0, "it is the headline");
    assert_eq!(window.query_all_by_label("Adjourning the game").count(), 0);
}
