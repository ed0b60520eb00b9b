//! The sheet of an illegal move that was noted at the side clock: who, when, what both clocks showed before and after.

use std::time::Duration;

use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::Moment;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::notation::Style;
use jadoube_core::record::incident::{
    GuidedAct, GuidedKind, Incident, correction_by_incident, incidents_of_side_clock,
};
use jadoube_core::record::script::{IncidentHeading, Readings, Times};
use jadoube_core::record::side_clock::{
    IllegalMoveCost, SideClock, SideClockAct, SideClockCorrection, SideClockSetting, StopReason,
};
use jadoube_core::report::incident_sheet;

fn moment(second: u64) -> Moment {
    Moment::after(Duration::from_secs(second))
}

/// A clock at which White has pressed once and Black's time was running until both sides were stopped.
fn stopped_clock() -> SideClock {
    let mut clock = SideClock::default();
    clock.hear(
        SideClockAct::Set(SideClockSetting {
            control: "5400+30".parse().expect("a time"),
            names: ByColor::default(),
            day: "2026-11-21 18:05:09 UTC".to_owned(),
            tournament_board: None,
        }),
        moment(0),
    );
    clock.hear(SideClockAct::Begin(Color::White), moment(0));
    clock.hear(SideClockAct::Press(Color::White), moment(60));
    clock.hear(SideClockAct::Stop(StopReason::ByHand), moment(90));
    clock
}

/// What the arbiter enters at the board of that clock: White's pawn went to e5 and White pressed.
fn ruled_incident(clock: &SideClock) -> Incident {
    let stands = clock.as_it_stands(moment(95)).expect("it is set");
    let mut incident = Incident::default();
    incident.change_heading(|heading| {
        heading.found = Some(Readings {
            white: stands.times.white,
            black: stands.times.black,
        });
    });
    incident.change(|script| script.time = "5400+30".parse().ok().map(Times::same));
    let act = GuidedAct {
        written: "e5".to_owned(),
        is_pressed: true,
        ..GuidedAct::new(GuidedKind::Moved, Color::White)
    };
    let heard = incident.heard().expect("its acts can begin");
    let entered = incident.enter_act(&act, heard.arbiter());
    entered.expect("it is said what");
    incident
}

/// That clock, the incident beside it, and what puts the clock right by the ruling.
fn ruled_beside_a_clock() -> (SideClock, Incident, SideClockCorrection) {
    let clock = stopped_clock();
    let incident = ruled_incident(&clock);
    let correction = correction_by_incident(&clock, &incident, moment(95));
    let correction = correction.expect("the ruling gives Black time");
    (clock, incident, correction)
}

#[test]
fn the_ruling_on_an_incident_puts_the_side_clock_right_once() {
    let (mut clock, incident, correction) = ruled_beside_a_clock();
    let heard = incident.heard().expect("its acts can begin");
    let table = heard.arbiter().table();
    let ruled = table.clock().expect("a clock");
    for color in Color::ALL {
        let time = ruled.main_time(color, heard.now());
        assert_eq!(*correction.times.get(color), time, "{color:?}");
    }
    assert_eq!(correction.illegal, ByColor { white: 1, black: 0 });
    assert_eq!(correction.next, Color::White, "who moves again");
    let before = clock.as_it_stands(moment(95)).expect("it is set").times;
    assert_eq!(
        correction.times.black,
        before.black + Duration::from_mins(2)
    );
    assert!(clock.hear(SideClockAct::Correct(correction), moment(96)));
    let again = correction_by_incident(&clock, &incident, moment(97));
    assert_eq!(again, None, "nothing is left to be put right");
    let told = incidents_of_side_clock(&clock, &IncidentHeading::default());
    assert_eq!(told, [], "the arbiter's own incident tells it");
}

#[test]
fn the_clock_notes_a_second_illegal_move_after_the_first_was_ruled_on() {
    let (mut clock, _, correction) = ruled_beside_a_clock();
    clock.hear(SideClockAct::Correct(correction), moment(96));
    let cost = IllegalMoveCost {
        gives: Duration::ZERO,
        takes_back_increment: true,
    };
    let noted = clock.illegal_move(Color::White, cost, moment(120));
    let (noted, _) = noted.expect("the clock is set");
    clock.hear(SideClockAct::Correct(noted), moment(120));
    let told = incidents_of_side_clock(&clock, &IncidentHeading::default());
    let [told] = &*told else {
        panic!("one was noted: {told:?}")
    };
    let before = told.script().illegal_moves;
    assert_eq!(before, Some(ByColor { white: 1, black: 0 }));
    let heard = told.heard().expect("its acts can begin");
    let counts = *heard.arbiter().table().illegal_moves();
    assert_eq!(counts, ByColor { white: 2, black: 0 });
}

#[test]
fn an_illegal_move_at_the_side_clock_has_its_clocks_and_no_position_on_its_sheet() {
    let mut clock = stopped_clock();
    let cost = IllegalMoveCost {
        gives: Duration::from_mins(2),
        takes_back_increment: true,
    };
    let correction = clock.illegal_move(Color::White, cost, moment(95));
    let (correction, _) = correction.expect("the clock is set");
    clock.hear(SideClockAct::Correct(correction), moment(95));
    let heading = IncidentHeading {
        white: "Koren".to_owned(),
        black: "Mlakar".to_owned(),
        ..IncidentHeading::default()
    };
    let incidents = incidents_of_side_clock(&clock, &heading);
    let incident = incidents.first().expect("it was noted");
    assert_eq!(Incident::read(&incident.written()).as_ref(), Ok(incident));
    let sheet = incident_sheet(incident, Style::default(), Words::new(Language::English));
    let sheet = sheet.expect("its acts can begin");
    assert!(sheet.board.is_none(), "nobody entered a position");
    assert_eq!(sheet.printed().pages.len(), 1);
    let text = sheet.as_text();
    for told in [
        "1:30:00",
        "1:32:00",
        "Koren’s first illegal move: Mlakar +2:00",
    ] {
        assert!(text.contains(told), "{told} is not in\n{text}");
    }
    assert!(
        !text.contains("FEN") && !text.contains("clock runs"),
        "{text}"
    );
}

#[test]
fn the_second_illegal_move_at_the_side_clock_has_a_sheet_of_its_own_and_loses() {
    let mut clock = stopped_clock();
    for (gives, at) in [(2, 95), (0, 120)] {
        let cost = IllegalMoveCost {
            gives: Duration::from_mins(gives),
            takes_back_increment: true,
        };
        let noted = clock.illegal_move(Color::White, cost, moment(at));
        let (noted, _) = noted.expect("the clock is set");
        clock.hear(SideClockAct::Correct(noted), moment(at));
    }
    let heading = IncidentHeading {
        white: "Koren".to_owned(),
        black: "Mlakar".to_owned(),
        ..IncidentHeading::default()
    };
    let incidents = incidents_of_side_clock(&clock, &heading);
    let sheets: Vec<String> = incidents
        .iter()
        .map(|incident| {
            let sheet = incident_sheet(incident, Style::default(), Words::new(Language::English));
            sheet.expect("its acts can begin").as_text()
        })
        .collect();
    let [first, second] = &*sheets else {
        panic!("{sheets:#?}")
    };
    assert!(
        first.contains("Koren’s first illegal move: Mlakar +2:00"),
        "{first}"
    );
    assert!(second.contains("Koren’s second illegal move"), "{second}");
    assert!(second.contains("0–1"), "{second}");
    clock.hear(SideClockAct::TakeBack, moment(125));
    let incidents = incidents_of_side_clock(&clock, &heading);
    let taken_back = incidents.last().expect("it was noted");
    let heard = taken_back.heard().expect("its acts can begin");
    let counts = *heard.arbiter().table().illegal_moves();
    assert_eq!(counts, ByColor { white: 1, black: 0 }, "charged to nobody");
}
