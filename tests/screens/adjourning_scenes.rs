//! An adjournment as people come to it: a move is sealed, the envelope lies closed, and the game is resumed.

use jadoube_core::chess::Color;
use jadoube_core::i18n::Words;
use jadoube_core::laws::{ArbiterAct, Event};

use super::adjourned_games::{adjourned, asked_to_seal, resumed};
use super::scenes::{Window, pressed};

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
