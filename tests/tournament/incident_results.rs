//! The result that the ruling on an incident gives its board.

use std::time::Duration;

use jadoube_core::chess::Color;
use jadoube_core::laws::{ArbiterAct, Decision, Deed, Regulations, Score, Standing};
use jadoube_core::record::incident::{GuidedAct, GuidedKind, Incident};
use jadoube_core::tournament::{
    AttachedIncident, BoardResult, Forfeit, PairedBoard, PairingNumber, Round, TournamentChange,
    TournamentLine, TournamentLog, TournamentPlayer, changes_with_incident, incident_at,
    result_to_enter, ruled_result,
};

/// A round of one board without a result.
fn log() -> TournamentLog {
    let mut log = TournamentLog::default();
    for number in 1..=2 {
        let player = TournamentPlayer::new(PairingNumber(number), format!("Player {number}"));
        enter(&mut log, TournamentChange::PlayerEntered(Box::new(player)));
    }
    let pairings = Round {
        boards: vec![PairedBoard::new(1, PairingNumber(1), PairingNumber(2))],
        ..Round::default()
    };
    let pairings = Box::new(pairings);
    enter(
        &mut log,
        TournamentChange::RoundPaired { round: 1, pairings },
    );
    log
}

fn enter(log: &mut TournamentLog, change: TournamentChange) {
    let entered = log.enter(TournamentLine { wall: None, change });
    entered.expect("it fits");
}

/// An incident at the board at which those things happened.
fn incident(log: &TournamentLog, acts: &[GuidedAct]) -> Incident {
    let mut incident = incident_at(log, 1, 1).expect("a board");
    for act in acts {
        let heard = incident.heard().expect("its acts can begin");
        let entered = incident.enter_act(act, heard.arbiter());
        entered.expect("it is said what");
    }
    incident
}

fn device(by: Color) -> GuidedAct {
    GuidedAct::new(GuidedKind::Device, by)
}

fn attached(incident: &Incident) -> AttachedIncident {
    AttachedIncident {
        round: 1,
        board: 1,
        script: incident.written(),
        replaces: None,
        game: None,
    }
}

fn result(log: &TournamentLog) -> BoardResult {
    log.tournament().rounds[0].boards[0].result
}

#[test]
fn a_ruling_that_ends_the_game_is_the_result_of_the_board() {
    let mut log = log();
    let lost = incident(&log, &[device(Color::White)]);
    for change in changes_with_incident(&log, attached(&lost)) {
        enter(&mut log, change);
    }
    assert_eq!(result(&log), BoardResult::win(Color::Black));
    assert_eq!(result_to_enter(&log, &attached(&lost)), None);
}

#[test]
fn a_ruling_after_which_the_game_goes_on_gives_none() {
    let log = log();
    let moved = GuidedAct {
        written: "e5".to_owned(),
        ..GuidedAct::new(GuidedKind::Moved, Color::White)
    };
    let goes_on = incident(&log, &[moved]);
    assert_eq!(ruled_result(&goes_on), None);
    assert_eq!(changes_with_incident(&log, attached(&goes_on)).len(), 1);
}

#[test]
fn who_comes_too_late_forfeits() {
    let log = log();
    let mut late = incident_at(&log, 1, 1).expect("a board");
    late.change(|script| {
        script.regulations = Regulations {
            default_time: Some(Duration::from_mins(30)),
            ..Regulations::default()
        };
    });
    let act = GuidedAct {
        minutes: 31,
        ..GuidedAct::new(GuidedKind::Late, Color::Black)
    };
    let heard = late.heard().expect("its acts can begin");
    late.enter_act(&act, heard.arbiter()).expect("it is late");
    assert_eq!(ruled_result(&late), None, "the arbiter is asked");
    let too_late = Deed::Arbiter(ArbiterAct::Decide(Decision::Accept));
    late.enter([(Duration::ZERO, too_late)]);
    let lost = Some(BoardResult::Forfeited(Forfeit::Black));
    assert_eq!(ruled_result(&late), lost);
}

#[test]
fn a_result_that_differs_is_asked_for_and_not_overwritten() {
    let mut log = log();
    enter(
        &mut log,
        TournamentChange::ResultEntered {
            round: 1,
            board: 1,
            result: BoardResult::win(Color::White),
        },
    );
    let lost = incident(&log, &[device(Color::White)]);
    let changes = changes_with_incident(&log, attached(&lost));
    assert_eq!(changes.len(), 1, "the incident alone");
    for change in changes {
        enter(&mut log, change);
    }
    assert_eq!(result(&log), BoardResult::win(Color::White));
    let asked = result_to_enter(&log, &attached(&lost));
    assert_eq!(asked, Some(BoardResult::win(Color::Black)));
}

#[test]
fn an_appeal_changes_the_result_or_takes_it_away() {
    let mut log = log();
    let lost = incident(&log, &[device(Color::White)]);
    for change in changes_with_incident(&log, attached(&lost)) {
        enter(&mut log, change);
    }
    let anew = |incident: &Incident| AttachedIncident {
        replaces: Some(1),
        ..attached(incident)
    };
    let mut drawn = lost.clone();
    let declared = Deed::Arbiter(ArbiterAct::Declare(Score::Half, Score::Half));
    drawn.enter([(Duration::ZERO, declared)]);
    let asked = result_to_enter(&log, &anew(&drawn));
    assert_eq!(asked, Some(BoardResult::DRAW));
    // The game is to go on: what the first ruling gave the board stands there without a ruling.
    let mut goes_on = incident(&log, &[]);
    goes_on.change_heading(|heading| heading.grounds = "The device was off".to_owned());
    let asked = result_to_enter(&log, &anew(&goes_on));
    assert_eq!(asked, Some(BoardResult::Pending));
    for change in changes_with_incident(&log, anew(&goes_on)) {
        enter(&mut log, change);
    }
    assert_eq!(result(&log), BoardResult::win(Color::Black), "still asked");
    let asked = result_to_enter(&log, &anew(&goes_on));
    assert_eq!(asked, Some(BoardResult::Pending));
}

/// White completes an illegal move at the start of the game.
fn illegal_move() -> GuidedAct {
    GuidedAct {
        written: "e5".to_owned(),
        ..GuidedAct::new(GuidedKind::Moved, Color::White)
    }
}

#[test]
fn an_illegal_move_that_was_entered_counts_at_the_next_incident_of_that_board() {
    let mut log = log();
    let first = incident(&log, &[illegal_move()]);
    assert!(first.script().illegal_moves.is_none());
    enter(
        &mut log,
        TournamentChange::IncidentAttached(attached(&first)),
    );
    let second = incident(&log, &[illegal_move()]);
    let heard = second.heard().expect("its acts can begin");
    assert_eq!(heard.arbiter().table().illegal_moves().white, 2);
    assert!(matches!(
        heard.arbiter().table().standing(),
        Standing::Ended(..)
    ));
    let elsewhere = incident_at(&log, 1, 2).map(|it| it.script().illegal_moves);
    assert!(
        elsewhere.flatten().is_none(),
        "another board is another game"
    );
}
