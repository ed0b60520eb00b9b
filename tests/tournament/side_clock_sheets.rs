//! The sheet of an illegal move that was noted at the side clock: who, when, what both clocks showed before and after.

use std::time::Duration;

use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::Moment;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::notation::Style;
use jadoube_core::record::incident::{Incident, incident_of_side_clock};
use jadoube_core::record::script::IncidentHeading;
use jadoube_core::record::side_clock::{
    IllegalMoveCost, SideClock, SideClockAct, SideClockSetting, StopReason,
};
use jadoube_core::report::incident_sheet;

fn moment(second: u64) -> Moment {
    Moment::after(Duration::from_secs(second))
}

#[test]
fn an_illegal_move_at_the_side_clock_has_its_clocks_and_no_position_on_its_sheet() {
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
    let incident = incident_of_side_clock(&clock, heading).expect("it was noted");
    assert_eq!(Incident::read(&incident.written()).as_ref(), Ok(&incident));
    let sheet = incident_sheet(&incident, Style::default(), Words::new(Language::English));
    let sheet = sheet.expect("its acts can begin");
    assert!(sheet.board.is_none(), "nobody entered a position");
    assert_eq!(sheet.printed().pages.len(), 1);
    let text = sheet.as_text();
    for told in [
        "1:30:00",
        "1:32:00",
        "Illegal moves so far: White 1, Black 0",
    ] {
        assert!(text.contains(told), "{told} is not in\n{text}");
    }
    assert!(
        !text.contains("FEN") && !text.contains("clock runs"),
        "{text}"
    );
}
