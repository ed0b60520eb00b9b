//! A game that is looked through: its clocks as they stood, how long each half-move took, where the arbiter ruled.

use std::time::Duration;

use jadoube::chess::{ByColor, Color, Square};
use jadoube::clock::Moment;
use jadoube::laws::{ArbiterAct, Event, PlayerAct, Standing};
use jadoube::record::log::journal::Heading;
use jadoube::record::log::origin::Origin;
use jadoube::record::script::{Script, Times};
use jadoube::record::{Entry, ImportedGame, ReviewedGame};
use proptest::prelude::*;

use crate::support::arbitrary_events;

fn heading(time: &str) -> Heading {
    Heading {
        white: "Anna".to_owned(),
        terms: Script {
            time: Some(Times::same(time.parse().expect("a time control"))),
            ..Script::default()
        },
        ..Heading::default()
    }
}

/// The log of what happened at these seconds.
fn log(
    heading: &Heading,
    events: impl IntoIterator<Item = (u64, Option<Color>, PlayerAct)>,
) -> Vec<Entry> {
    let mut arbiter = heading.arbiter();
    let start = Event::of_arbiter(Moment::START, ArbiterAct::Start);
    let events = events.into_iter().map(|(second, color, act)| {
        let at = Moment::after(Duration::from_secs(second));
        match color {
            Some(color) => Event::of(color, at, act),
            None => Event::of_arbiter(at, ArbiterAct::Stop),
        }
    });
    let heard = std::iter::once(start).chain(events).map(|event| {
        let rulings = arbiter.hear(&event);
        Entry { event, rulings }
    });
    heard.collect()
}

fn moves(text: &str) -> PlayerAct {
    PlayerAct::Move(text.to_owned())
}

fn seconds(white: u64, black: u64) -> ByColor<Option<Duration>> {
    ByColor { white, black }.map(|seconds| Some(Duration::from_secs(seconds)))
}

const WHITE: Option<Color> = Some(Color::White);
const BLACK: Option<Color> = Some(Color::Black);

#[test]
fn both_clocks_stand_as_they_did_and_each_half_move_took_its_time() {
    let heading = heading("300+3");
    let log = log(
        &heading,
        [
            (10, WHITE, moves("e4")),
            (30, BLACK, moves("e5")),
            (31, WHITE, PlayerAct::Lift(Square::G1)),
            (32, WHITE, PlayerAct::Release(Square::G3)),
            (35, WHITE, PlayerAct::Press),
            (42, WHITE, moves("Nf3")),
        ],
    );
    let game = ReviewedGame::played(&heading, &log);
    assert_eq!(game.plies(), 3);
    assert_eq!(game.positions().len(), 4);
    assert_eq!(game.clocks().after(0), seconds(303, 303));
    assert_eq!(game.clocks().after(1), seconds(296, 303));
    assert_eq!(game.clocks().after(2), seconds(296, 286));
    let used = [10, 20, 12].map(|seconds| Some(Duration::from_secs(seconds)));
    assert_eq!([0, 1, 2].map(|ply| game.clocks().used(ply)), used);
    assert_eq!(game.clocks().longest(0..3), Some(Duration::from_secs(20)));
    assert_eq!(game.clocks().longest(2..3), Some(Duration::from_secs(12)));
    // Black was compensated for the illegal move while White still had to move.
    let [ruling] = game.rulings() else {
        panic!("{:?}", game.rulings());
    };
    assert_eq!(ruling.ply, 2);
    assert_eq!(ruling.retracted, Some((Square::G1, Square::G3)));
    let after = game.clocks().shown_after(3);
    assert_eq!(after.black, Some(Duration::from_secs(286 + 60)));
    assert_eq!(game.standing(), Some(Standing::Playing));
}

#[test]
fn at_the_end_the_clocks_stand_as_they_stood_then() {
    let heading = heading("60");
    let mut log = log(&heading, [(10, WHITE, moves("e4"))]);
    let mut arbiter = heading.arbiter();
    for entry in &log {
        arbiter.hear(&entry.event);
    }
    let event = Event::flag(Color::Black, Moment::after(Duration::from_secs(70)));
    let rulings = arbiter.hear(&event);
    log.push(Entry { event, rulings });
    let game = ReviewedGame::played(&heading, &log);
    assert_eq!(game.clocks().shown_after(1), seconds(50, 0));
    assert_eq!(game.clocks().after(1), seconds(50, 60), "when it was made");
}

#[test]
fn a_stopped_clock_uses_no_time() {
    let heading = heading("300");
    let mut log = log(
        &heading,
        [(10, WHITE, moves("e4")), (15, None, PlayerAct::Adjust)],
    );
    let mut arbiter = heading.arbiter();
    for entry in &log {
        arbiter.hear(&entry.event);
    }
    for (second, event) in [(600, None), (604, Some(moves("e5")))] {
        let at = Moment::after(Duration::from_secs(second));
        let event = match event {
            None => Event::of_arbiter(at, ArbiterAct::Resume),
            Some(act) => Event::of(Color::Black, at, act),
        };
        let rulings = arbiter.hear(&event);
        log.push(Entry { event, rulings });
    }
    let game = ReviewedGame::played(&heading, &log);
    assert_eq!(game.clocks().used(1), Some(Duration::from_secs(5 + 4)));
    assert_eq!(game.clocks().after(2), seconds(290, 291));
}

#[test]
fn a_file_tells_its_clocks_by_its_comments() {
    let game = ImportedGame::read(
        "[TimeControl \"300+3\"]\n\n1. e4 {[%clk 0:04:58]} e5 {[%clk 0:04:50]} 2. Nf3 {[%clk 0:04:51]}\n\
         Nc6 3. Bb5 {[%clk 0:04:40][%emt 0:00:09]} *\n",
    );
    let game = game.review();
    assert_eq!(game.clocks().after(0), seconds(300, 300));
    assert_eq!(game.clocks().after(3), seconds(291, 290));
    let after = game.clocks().after(4);
    assert_eq!((after.white, after.black), (seconds(291, 0).white, None));
    let used = [5, 13, 10].map(|seconds| Some(Duration::from_secs(seconds)));
    assert_eq!([0, 1, 2].map(|ply| game.clocks().used(ply)), used);
    assert_eq!(game.clocks().used(3), None, "nobody knows");
    assert_eq!(game.clocks().used(4), Some(Duration::from_secs(9)));
    let silent = ImportedGame::read("[TimeControl \"300\"]\n\n1. e4 e5 *\n");
    assert_eq!(silent.review().clocks().after(0), ByColor::default());
    assert_eq!(silent.review().clocks().longest(0..2), None);
}

#[test]
fn what_was_played_before_stands_in_front_with_what_was_said() {
    let heading = Heading {
        origin: Origin::Continued("1. e4 {first} e5 {[%clk 0:01:00]} *".to_owned()),
        ..heading("300")
    };
    let log = log(&heading, [(10, WHITE, moves("Nf3"))]);
    let game = ReviewedGame::played(&heading, &log);
    assert_eq!(game.plies(), 3);
    assert_eq!(game.game().plies[0].comments().next(), Some("first"));
    assert_eq!(
        game.clocks().after(2).black,
        Some(Duration::from_mins(1)),
        "as it was told"
    );
    assert_eq!(game.clocks().after(3), seconds(290, 300));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Whatever happens: there is a position and a reading for each half-move, and the last reading is the table's.
    #[test]
    fn it_tells_of_as_many_half_moves_as_were_made(events in arbitrary_events::events(40)) {
        let heading = heading("300+3");
        let mut arbiter = heading.arbiter();
        let mut log = Vec::new();
        for event in events {
            let rulings = arbiter.hear(&event);
            log.push(Entry { event, rulings });
        }
        let game = ReviewedGame::played(&heading, &log);
        let plies = arbiter.table().game().plies();
        prop_assert_eq!(game.plies(), plies.len());
        prop_assert_eq!(game.positions().len(), plies.len() + 1);
        prop_assert_eq!(game.positions().last(), Some(arbiter.table().game().position()));
        prop_assert!(game.rulings().iter().all(|ruling| ruling.ply < plies.len().max(1)));
        for (index, ply) in plies.iter().enumerate() {
            prop_assert!(game.clocks().used(index).is_some());
            let shown = *game.clocks().after(index + 1).get(ply.by);
            prop_assert!(ply.left.is_none() || shown == ply.left, "{index}: {shown:?}");
        }
    }
}
