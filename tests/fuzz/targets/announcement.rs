//! A move said aloud: heard, said again, heard again the same; and whatever is said at a table is heard.

use std::time::Duration;

use jadoube_core::chess::{Color, Position as _};
use jadoube_core::clock::Moment;
use jadoube_core::laws::{Arbiter, ArbiterAct, Blind, Edition, Event, PlayerAct, Terms};
use jadoube_core::notation::{Misread, spoken};

use super::position::position_and_text;

pub fn run(data: &[u8]) {
    let (position, text) = position_and_text(data);
    let Ok(text) = std::str::from_utf8(text) else {
        return;
    };
    match spoken::read(&position, text) {
        Ok(mv) => {
            assert!(position.is_legal(mv), "{mv:?}");
            let said = spoken::announce(mv);
            assert_eq!(spoken::read(&position, &said), Ok(mv), "{said}");
        }
        Err(Misread::Unreadable { at }) => {
            assert!(
                (1..=text.chars().count() + 1).contains(&at),
                "{at} in {text:?}"
            );
        }
        Err(_) => {}
    }
    at_the_table(text);
}

/// Each line is said or written in one of the ways in which a player can, first by White, then by Black, and so on.
fn at_the_table(text: &str) {
    let ways: [fn(String) -> PlayerAct; 6] = [
        PlayerAct::Announce,
        PlayerAct::Play,
        PlayerAct::Move,
        PlayerAct::Record,
        |text| PlayerAct::ClaimRepetition(Some(text)),
        PlayerAct::Announce,
    ];
    for edition in [Edition::ALL[0], Edition::default()] {
        let mut arbiter = Arbiter::new(Terms {
            edition,
            blind: Blind {
                white: true,
                black: false,
            },
            ..Terms::default()
        });
        let mut now = Moment::START;
        arbiter.hear(&Event::of_arbiter(now, ArbiterAct::Start));
        for (index, line) in text.lines().take(24).enumerate() {
            now = now + Duration::from_secs(1);
            let color = Color::from_white(index % 2 == 0);
            for act in [
                ways[line.len() % ways.len()](line.to_owned()),
                PlayerAct::Press,
            ] {
                arbiter.hear(&Event::of(color, now, act));
            }
        }
        assert!(arbiter.table().game().plies().len() <= 24);
    }
}
