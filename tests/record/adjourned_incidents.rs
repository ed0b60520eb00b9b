//! Incidents of an adjourned game: who comes late for the resumption, and what the envelope says.

use std::time::Duration;

use jadoube_core::chess::Color;
use jadoube_core::laws::{Edition, Standing};
use jadoube_core::notation::Letters;
use jadoube_core::record::incident::{
    GuidedAct, GuidedKind, Incident, UnreadPosition, read_position,
};

use super::incidents::{incident, moved};

fn sealed(edition: Edition, mv: &str) -> Incident {
    let mut it = incident("5400+30", "e4 e5 Nf3", Some((3000, 2900)));
    it.change(|script| script.edition = edition);
    moved(&mut it, GuidedKind::Sealed, Color::Black, None, mv);
    it
}

fn entered(it: &mut Incident, kind: GuidedKind, by: Color, minutes: u32) {
    let act = GuidedAct {
        minutes,
        ..GuidedAct::new(kind, by)
    };
    let heard = it.heard().expect("its acts can begin");
    it.enter_act(&act, heard.arbiter())
        .expect("nothing is missing");
}

#[test]
fn who_comes_too_late_for_the_resumption_is_ruled_on() {
    for edition in [Edition::E2005, Edition::E2009, Edition::E2023] {
        let mut it = sealed(edition, "Nc6");
        it.change(|script| script.regulations.default_time = Some(Duration::from_hours(1)));
        entered(&mut it, GuidedKind::Late, Color::White, 70);
        let heard = it.heard().expect("its acts can begin");
        let table = heard.arbiter().table();
        let is_asked = !table.questions().is_empty();
        let is_over = !table.standing().is_unfinished();
        assert!(is_asked || is_over, "{edition}: {:?}", table.standing());
    }
}

#[test]
fn two_who_come_late_come_after_as_many_minutes_as_was_said() {
    let mut it = sealed(Edition::E2023, "Nc6");
    entered(&mut it, GuidedKind::Late, Color::White, 5);
    entered(&mut it, GuidedKind::Late, Color::Black, 7);
    let last = it.script().acts.last().expect("an act").at;
    let first = it
        .script()
        .acts
        .iter()
        .find(|event| event.arbiter_act() == Some(&jadoube_core::laws::ArbiterAct::Resume));
    let begun = first.expect("the session begins").at;
    assert_eq!((last - begun).as_secs(), 7 * 60);
}

#[test]
fn the_envelope_is_opened_and_an_illegal_sealed_move_loses() {
    for edition in Edition::ALL {
        let mut it = sealed(edition, "e5-e3");
        entered(&mut it, GuidedKind::EnvelopeOpened, Color::White, 0);
        let heard = it.heard().expect("its acts can begin");
        let standing = heard.arbiter().table().standing();
        let Standing::Ended(outcome, _) = standing else {
            panic!("{edition}: {standing:?}");
        };
        assert_eq!(outcome.winner(), Some(Color::White), "{edition}");
    }
    let mut it = sealed(Edition::E2023, "Nc6");
    entered(&mut it, GuidedKind::EnvelopeOpened, Color::White, 0);
    let heard = it.heard().expect("its acts can begin");
    assert_eq!(heard.arbiter().table().game().plies().len(), 4);
}

#[test]
fn a_fen_in_which_no_game_can_stand_is_said_to_be_one() {
    let text = "4k3/8/8/8/8/8/4R3/4K3 w - - 99 80";
    let read = read_position(text, Letters::English);
    let faults = match read {
        Err(UnreadPosition::Impossible(faults)) => faults,
        other => panic!("{other:?}"),
    };
    assert_eq!(faults.len(), 1);
    assert_eq!(
        read_position("what is this", Letters::English).err(),
        Some(UnreadPosition::Unreadable)
    );
}
