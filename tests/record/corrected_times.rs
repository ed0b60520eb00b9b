//! What the clocks are due to show where the arbiter corrected them, and how long a game took of which something was taken back.

use std::time::Duration;

use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::Moment;
use jadoube_core::laws::{ArbiterAct, Deed, Event, PlayerAct};
use jadoube_core::record::Entry;
use jadoube_core::record::narrative::Narrative;

use super::reviewed_game::{BLACK, WHITE, heading, log, moves, seconds};

/// What both clocks are due to show once each of these positions is put back, behind all that the arbiter did at these seconds.
fn due_after(plies: [usize; 2], acts: &[(u64, ArbiterAct)]) -> [ByColor<Option<Duration>>; 2] {
    let heading = heading("300");
    let played = [
        (10, WHITE, moves("e4")),
        (30, BLACK, moves("e5")),
        (40, WHITE, moves("Nf3")),
        (55, BLACK, moves("Nc6")),
        (75, WHITE, moves("Bb5")),
    ];
    let mut log = log(&heading, played);
    let mut arbiter = heading.arbiter();
    for entry in &log {
        arbiter.replay(&entry.event, &entry.rulings);
    }
    for (second, act) in acts {
        let at = Moment::after(Duration::from_secs(*second));
        let event = Event::of_arbiter(at, act.clone());
        let rulings = arbiter.hear(&event);
        log.push(Entry { event, rulings });
    }
    let narrative = Narrative::of(&heading, &log);
    plies.map(|plies| narrative.clocks().due_after(plies))
}

fn set(white: u64, black: u64) -> ArbiterAct {
    ArbiterAct::SetTimes(Duration::from_secs(white), Duration::from_secs(black))
}

#[test]
fn a_clock_put_right_stays_put_right_where_a_position_is_put_back() {
    let given = (
        80,
        ArbiterAct::AddTime(Color::White, Duration::from_mins(2)),
    );
    let corrected = [given, (80, ArbiterAct::Stop), (80, set(320, 260))];
    assert_eq!(
        due_after([2, 3], &corrected),
        [seconds(350, 280), seconds(340, 280)],
        "two minutes more and one less"
    );
}

#[test]
fn times_set_for_a_position_put_back_correct_nothing_of_what_ran_since() {
    let back = |white, black| {
        let back = (80, ArbiterAct::Reinstate(3));
        due_after([2, 3], &[back, (80, set(white, black))])
    };
    assert_eq!(back(280, 280), [seconds(290, 280), seconds(280, 280)]);
    assert_eq!(
        back(280, 265),
        [seconds(290, 265), seconds(280, 265)],
        "the arbiter takes a quarter of a minute"
    );
    let again = [(80, ArbiterAct::Reinstate(4)), (90, set(280, 265))];
    assert_eq!(
        due_after([3, 4], &again),
        [seconds(280, 280), seconds(280, 265)],
        "where one move fell the clock ran on"
    );
}

#[test]
fn the_game_took_all_the_time_that_clocks_ran_whatever_was_taken_back() {
    let heading = heading("300");
    let played = [
        (34, WHITE, moves("e4")),
        (53, BLACK, moves("e5")),
        (53, None, PlayerAct::Resign),
    ];
    let mut log = log(&heading, played);
    let mut arbiter = heading.arbiter();
    for entry in &log {
        arbiter.replay(&entry.event, &entry.rulings);
    }
    let deeds = [
        (60, Deed::Arbiter(ArbiterAct::Reinstate(0))),
        (60, Deed::Arbiter(ArbiterAct::Resume)),
        (62, Deed::Player(Color::White, PlayerAct::Resign)),
        (99, Deed::Player(Color::Black, PlayerAct::AskMoves)),
    ];
    for (second, deed) in deeds {
        let at = Moment::after(Duration::from_secs(second));
        let event = Event { at, deed };
        let rulings = arbiter.hear(&event);
        log.push(Entry { event, rulings });
    }
    let narrative = Narrative::of(&heading, &log);
    assert_eq!(narrative.time_run(), Duration::from_secs(34 + 19 + 2));
}
