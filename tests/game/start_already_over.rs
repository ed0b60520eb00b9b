//! A game that starts from where a position has stood five times is over before anything happens in it.

use std::time::Duration;

use jadoube_core::chess::{ByColor, Chess, Color, Move, Position};
use jadoube_core::clock::{Moment, TimeControl};
use jadoube_core::laws::{
    Arbiter, ArbiterAct, Edition, Event, Outcome, PriorMove, Rule, Standing, Terms,
};
use jadoube_core::notation::{Letters, algebraic};

/// Both knights go out and home again, four times.
fn five_times_the_same() -> Vec<PriorMove> {
    let mut position = Chess::default();
    let moves = ["Nf3", "Nf6", "Ng1", "Ng8"].into_iter().cycle().take(16);
    moves
        .map(|written| {
            let mv: Move =
                algebraic::read(&position, written, Letters::English).expect("a legal move");
            position.play_unchecked(mv);
            PriorMove {
                mv,
                left: None,
                offered_draw: false,
            }
        })
        .collect()
}

#[test]
fn what_was_repeated_five_times_before_the_start_is_drawn_whatever_comes_first() {
    let late = Moment::after(Duration::from_secs(30));
    let first_events = [
        Event::of_arbiter(late, ArbiterAct::Stop),
        Event::flag(Color::White, late),
    ];
    for (edition, first) in Edition::ALL
        .into_iter()
        .flat_map(|edition| first_events.each_ref().map(|first| (edition, first)))
    {
        let control: TimeControl = "30".parse().expect("half a minute");
        let terms = Terms {
            edition,
            control: Some(ByColor::new_with(|_| control.clone())),
            ..Terms::default()
        };
        let mut arbiter = Arbiter::new(terms).after(&five_times_the_same());
        drop(arbiter.hear(first));
        let drawn = Standing::Ended(Outcome::DRAW, Rule::AutoRepetition);
        let is_automatic = edition >= Edition::E2014; // 9.6a
        assert_eq!(
            arbiter.table().standing() == drawn,
            is_automatic,
            "{edition}: {first:?}"
        );
    }
}
