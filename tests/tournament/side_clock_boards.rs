//! What is noted at the side clock beside a board of a tournament, and what is registered of it.

use std::time::Duration;

use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::Moment;
use jadoube_core::record::incident::{Incident, incidents_of_side_clock};
use jadoube_core::record::script::IncidentHeading;
use jadoube_core::record::side_clock::{SideClock, SideClockAct, SideClockSetting, StopReason};
use jadoube_core::tournament::BoardNews;

use super::board_games::{board, follow, illegal_moves, log};

#[test]
fn illegal_moves_at_the_side_clock_are_registered_until_they_are_taken_back() {
    let mut log = log();
    let at = board(&log);
    let mut clock = SideClock::default();
    let setting = SideClockSetting {
        control: "5400+30".parse().expect("a time"),
        names: ByColor::default(),
        day: String::new(),
        tournament_board: Some(at),
    };
    let mut second = 0;
    let mut does = |clock: &mut SideClock, act| {
        second += 1;
        clock.hear(act, Moment::after(Duration::from_secs(second)));
    };
    does(&mut clock, SideClockAct::Set(setting));
    does(&mut clock, SideClockAct::Begin(Color::White));
    let news = |clock: &SideClock| BoardNews {
        incidents: incidents_of_side_clock(clock, &IncidentHeading::default())
            .iter()
            .map(Incident::written)
            .collect(),
        ..BoardNews::default()
    };
    assert_eq!(follow(&mut log, &at, &news(&clock)), 0);
    let mut correction = clock
        .as_it_stands(Moment::after(Duration::from_secs(9)))
        .expect("it is set");
    correction.illegal.black = 1;
    correction.reason = "Illegal move 12".to_owned();
    does(&mut clock, SideClockAct::Stop(StopReason::ByHand));
    does(&mut clock, SideClockAct::Correct(correction));
    assert_eq!(follow(&mut log, &at, &news(&clock)), 1);
    assert_eq!(illegal_moves(&log), [(2, 1)]);
    does(&mut clock, SideClockAct::TakeBack);
    assert_eq!(follow(&mut log, &at, &news(&clock)), 1);
    assert_eq!(illegal_moves(&log), []);
}
