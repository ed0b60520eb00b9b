//! What the clocks showed at an incident: flags in the order in which they are entered, and presses before the arbiter came.

use std::time::Duration;

use jadoube_core::chess::{ByColor, Color};
use jadoube_core::laws::{Deed, Edition, Event, Outcome, Standing};
use jadoube_core::record::incident::{GuidedAct, GuidedKind, Incident};
use jadoube_core::record::script::Readings;

use super::incidents::{incident, moved};

fn fell(it: &mut Incident, color: Color) {
    let heard = it.heard().expect("its acts can begin");
    let act = GuidedAct::new(GuidedKind::FlagFell, color);
    let entered = it.enter_act(&act, heard.arbiter());
    entered.expect("the flag can have fallen");
}

fn outcome(it: &Incident) -> Option<Outcome> {
    let heard = it.heard().expect("its acts can begin");
    match heard.arbiter().table().standing() {
        Standing::Ended(outcome, _) => Some(outcome),
        Standing::Playing | Standing::Adjourned | Standing::Referred | Standing::Annulled => None,
    }
}

/// Whose flags fell, in that order.
fn fallen(it: &Incident) -> Vec<Color> {
    let heard = it.heard().expect("its acts can begin");
    let flags = heard.log().iter().filter_map(|entry| match entry.event {
        Event {
            deed: Deed::Flag(color),
            ..
        } => Some(color),
        _ => None,
    });
    flags.collect()
}

#[test]
fn of_two_clocks_that_show_nothing_the_flag_that_is_entered_fell_first() {
    for (time, moves) in [
        ("7200", "1. e4 e5"),
        ("7200", "1. e4"),
        ("5400+30", "1. e4 e5"),
        ("5400+30", "1. e4"),
    ] {
        for edition in [Edition::E2005, Edition::E2014, Edition::E2023] {
            for first in Color::ALL {
                let mut it = incident(time, moves, Some((0, 0)));
                it.change(|script| script.edition = edition);
                fell(&mut it, first);
                assert_eq!(
                    fallen(&it).first(),
                    Some(&first),
                    "{time} {moves} {edition:?}"
                );
                let wins = Some(Outcome::win(!first));
                assert_eq!(outcome(&it), wins, "{time} {moves} {edition:?} {first:?}");
            }
        }
    }
}

#[test]
fn a_flag_that_no_longer_can_have_fallen_is_not_ruled_on_as_the_other_players() {
    let mut it = incident("1800", "1. e4 e5", Some((0, 0)));
    fell(&mut it, Color::Black);
    it.change_heading(|heading| {
        heading.found = Some(Readings {
            white: Duration::from_mins(5),
            black: Duration::from_mins(5),
        });
    });
    it.change(|_| {});
    assert_eq!(it.script().acts, [], "the entry goes");
    assert_eq!(outcome(&it), None);
}

#[test]
fn the_clocks_were_read_before_the_second_of_two_illegal_moves() {
    let mut it = incident("3600+30", "1. e4", Some((3600, 3300)));
    moved(&mut it, GuidedKind::Moved, Color::Black, None, "Nb8-b6");
    let before = |it: &Incident| it.script().clocks.map(|it| it.black);
    assert_eq!(before(&it), Some(Duration::from_secs(3270)));
    moved(&mut it, GuidedKind::Moved, Color::Black, None, "Nb8-d7");
    assert_eq!(before(&it), Some(Duration::from_secs(3270)));
    let heard = it.heard().expect("its acts can begin");
    let counts: ByColor<u32> = *heard.arbiter().table().illegal_moves();
    assert_eq!(counts.black, 2);
}
