//! Games for the scenes of an adjournment: a move is asked for, lies in its envelope, or waits to be opened.

use std::sync::LazyLock;

use jadoube::chess::Color;
use jadoube::laws::{ArbiterAct, Event, PlayerAct};
use jadoube::record::envelope::{Entries, Envelope, LockOwner, Randomness, Resumption};
use jadoube::record::log::journal::Heading;
use jadoube::ui::Screen;

use super::scenes::game;
use crate::support::app_harness::AppHarness;

/// The session is over, and Black is to seal.
pub fn asked_to_seal() -> AppHarness {
    let mut shell = game(false);
    shell.show(Screen::Adjourning);
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Adjourn));
    shell
}

/// An envelope in which Black has sealed something; closing one takes its time, so all adjourned games have the same.
static ENVELOPE: LazyLock<Envelope> = LazyLock::new(|| {
    let shell = asked_to_seal();
    let heading = Heading {
        white: "Ана Марић".to_owned(),
        ..Heading::default()
    };
    let resumption = Resumption {
        date: "22. 11. 2026.".to_owned(),
        time: "10:00".to_owned(),
        venue: "Клуб".to_owned(),
    };
    let entries = Entries::of(&heading, shell.arbiter().table(), shell.now(), resumption);
    let keys = [(LockOwner::Arbiter, "three knights".into())];
    let randomness = Randomness::new(std::array::from_fn(|index| {
        u8::try_from(index % 251).unwrap_or_default()
    }));
    Envelope::seal(entries, &"Nc6".into(), &keys, &randomness).expect("there is a passphrase")
});

/// A game that is adjourned.
pub fn adjourned() -> AppHarness {
    let shell = asked_to_seal().sealed(Color::Black, &ENVELOPE);
    assert_eq!(shell.state().screen(), Screen::Table);
    shell
}

/// The same, when the session has begun with those there.
pub fn resumed(there: &[Color]) -> AppHarness {
    let mut shell = adjourned();
    for color in there {
        shell.does(*color, PlayerAct::Arrive);
    }
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Resume));
    shell
}
