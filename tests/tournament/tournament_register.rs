//! The register: what the rulings on attached incidents charge each player with, over the rounds.

use std::time::Duration;

use jadoube_core::chess::{ByColor, Color};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Deed, Penalty};
use jadoube_core::record::incident::{GuidedAct, GuidedKind, Incident};
use jadoube_core::record::script::Times;
use jadoube_core::report::tournament::tournament_report;
use jadoube_core::tournament::register::{OffenceKind, register};
use jadoube_core::tournament::{
    AttachedIncident, BoardResult, ChangeFault, Forfeit, PairedBoard, PairingNumber, Round,
    TournamentChange, TournamentLine, TournamentLog, TournamentPlayer, incident_at, incident_board,
};

fn incident() -> Incident {
    let mut incident = Incident::default();
    incident.change(|script| script.time = "5400+30".parse().ok().map(Times::same));
    incident
}

fn happened(incident: &mut Incident, kind: GuidedKind, by: Color, written: &str) {
    let act = GuidedAct {
        written: written.to_owned(),
        is_pressed: true,
        ..GuidedAct::new(kind, by)
    };
    let heard = incident.heard().expect("its acts can begin");
    let entered = incident.enter_act(&act, heard.arbiter());
    entered.expect("it is said what");
}

fn penalised(incident: &mut Incident, color: Color, penalty: Penalty) {
    let deed = Deed::Arbiter(ArbiterAct::Penalise(color, penalty));
    incident.enter([(Duration::ZERO, deed)]);
}

fn log() -> TournamentLog {
    let mut log = TournamentLog::default();
    let mut enter = |change| {
        let entered = log.enter(TournamentLine { wall: None, change });
        entered.expect("it fits");
    };
    for number in 1..=4 {
        let player = TournamentPlayer::new(PairingNumber(number), format!("Player {number}"));
        enter(TournamentChange::PlayerEntered(Box::new(player)));
    }
    for (round, pairs) in [(1, [(1, 2), (3, 4)]), (2, [(2, 3), (4, 1)])] {
        let boards = (1..).zip(pairs).map(|(number, (white, black))| {
            PairedBoard::new(number, PairingNumber(white), PairingNumber(black))
        });
        let pairings = Round {
            boards: boards.collect(),
            ..Round::default()
        };
        enter(TournamentChange::RoundPaired {
            round,
            pairings: Box::new(pairings),
        });
    }
    enter(TournamentChange::ResultEntered {
        round: 1,
        board: 2,
        result: BoardResult::Forfeited(Forfeit::Black),
    });
    let mut illegal = incident();
    happened(&mut illegal, GuidedKind::Moved, Color::White, "e5");
    penalised(&mut illegal, Color::Black, Penalty::Warning);
    let mut device = incident();
    happened(&mut device, GuidedKind::Device, Color::White, "");
    let mut fined = incident();
    fined.change(|script| script.regulations.fines = true);
    penalised(&mut fined, Color::Black, Penalty::Warning);
    penalised(&mut fined, Color::Black, Penalty::Fine);
    for (round, board, incident) in [(1, 1, illegal), (2, 1, device), (2, 2, fined)] {
        enter(TournamentChange::IncidentAttached(AttachedIncident {
            round,
            board,
            script: incident.written(),
            ..AttachedIncident::default()
        }));
    }
    log
}

#[test]
fn each_player_s_offences_are_registered_over_the_rounds() {
    let told: Vec<_> = register(&log())
        .iter()
        .map(|it| {
            let offences = it.offences.iter();
            let offences = offences.map(|it| (it.round, it.board, it.kind));
            (it.player.0, offences.collect::<Vec<_>>())
        })
        .collect();
    assert_eq!(
        told,
        [
            (
                1,
                vec![
                    (1, 1, OffenceKind::IllegalMove),
                    (2, 2, OffenceKind::Warning),
                    (2, 2, OffenceKind::Fine),
                ]
            ),
            (
                2,
                vec![(1, 1, OffenceKind::Warning), (2, 1, OffenceKind::Device)]
            ),
            (4, vec![(1, 2, OffenceKind::Forfeit)]),
        ]
    );
}

#[test]
fn what_was_charged_before_an_incident_is_not_charged_by_it() {
    let mut log = log();
    let mut again = incident();
    again.change(|script| {
        script.illegal_moves = Some(ByColor { white: 1, black: 0 });
    });
    happened(&mut again, GuidedKind::Moved, Color::White, "e5");
    let change = TournamentChange::IncidentAttached(AttachedIncident {
        round: 2,
        board: 1,
        script: again.written(),
        ..AttachedIncident::default()
    });
    log.enter(TournamentLine { wall: None, change })
        .expect("it fits");
    let of_the_second = register(&log)
        .into_iter()
        .find(|it| it.player == PairingNumber(2))
        .expect("a register");
    assert_eq!(of_the_second.count(OffenceKind::IllegalMove), 1);
}

#[test]
fn wrong_claims_and_penalties_in_time_and_points_are_registered() {
    let mut log = log();
    let mut claimed = incident();
    happened(&mut claimed, GuidedKind::ClaimsRepetition, Color::White, "");
    let minute = Duration::from_mins(1);
    penalised(&mut claimed, Color::Black, Penalty::OpponentTime(minute));
    penalised(&mut claimed, Color::Black, Penalty::Loss);
    let change = TournamentChange::IncidentAttached(AttachedIncident {
        round: 1,
        board: 2,
        script: claimed.written(),
        ..AttachedIncident::default()
    });
    log.enter(TournamentLine { wall: None, change })
        .expect("it fits");
    let kinds = |player: u16| {
        let of_player = register(&log).into_iter().find(|it| it.player.0 == player);
        let offences = of_player.expect("a register").offences.into_iter();
        offences.map(|it| it.kind).collect::<Vec<_>>()
    };
    assert_eq!(kinds(3), [OffenceKind::WrongClaim]);
    let [time, points, forfeit] = [OffenceKind::Time, OffenceKind::Points, OffenceKind::Forfeit];
    assert_eq!(kinds(4), [time, points, forfeit]);
}

#[test]
fn an_incident_that_was_entered_anew_takes_the_place_of_the_one_before() {
    let mut log = log();
    let mut twice = incident();
    happened(&mut twice, GuidedKind::Moved, Color::White, "e5");
    twice.change_heading(|heading| heading.grounds = "the king was in check".to_owned());
    let attached = AttachedIncident {
        round: 1,
        board: 1,
        script: twice.written(),
        replaces: Some(1),
        game: None,
    };
    let change = TournamentChange::IncidentAttached(attached);
    let before = log.incidents().len();
    let line = TournamentLine { wall: None, change };
    log.enter(line.clone()).expect("it fits");
    assert_eq!(log.incidents().len(), before);
    assert_eq!(log.enter(line), Err(ChangeFault::NothingChanges));
    let of_white = register(&log).into_iter().find(|it| it.player.0 == 1);
    let count = of_white.map(|it| it.count(OffenceKind::IllegalMove));
    assert_eq!(count, Some(1), "counted once");
}

#[test]
fn an_incident_finds_its_board_by_what_its_heading_says() {
    let log = log();
    let tournament = log.tournament();
    let incident = incident_at(&log, 2, 1).expect("a board");
    let mut heading = incident.heading();
    assert_eq!((&*heading.white, &*heading.black), ("Player 2", "Player 3"));
    assert_eq!(incident_board(tournament, &heading), Some((2, 1)));
    heading.board = "Board 2.".to_owned();
    assert_eq!(incident_board(tournament, &heading), Some((2, 2)));
    heading.board = "9".to_owned();
    assert_eq!(incident_board(tournament, &heading), None);
    assert_eq!(incident_at(&log, 3, 1), None);
}

#[test]
fn the_report_tells_when_an_incident_was_entered_its_articles_and_the_time_that_was_added() {
    let mut log = log();
    let mut incident = incident();
    happened(&mut incident, GuidedKind::Moved, Color::White, "e5");
    for minute in ["10", "20"] {
        let since = format!("2026-11-30 18:{minute}:00.000");
        let change = TournamentChange::IncidentAttached(AttachedIncident {
            round: 1,
            board: 2,
            script: incident.written(),
            game: since.parse().ok(),
            ..AttachedIncident::default()
        });
        incident.change_heading(|heading| heading.arbiter = "Žagar, Črt".to_owned());
        let wall = "2026-11-30 18:45:10.000".parse().ok();
        log.enter(TournamentLine { wall, change }).expect("it fits");
    }
    assert_eq!(log.incidents().len(), 5);
    let report = tournament_report(&log, Words::new(Language::English)).as_text();
    let of_board = |it: &&str| it.contains("Round 1, board 2: Player 3 – Player 4: incident");
    let told: Vec<&str> = report.lines().filter(of_board).collect();
    // What came twice from the same machine is told once.
    let line = "30 November 2026 18:45 Round 1, board 2: Player 3 – Player 4: incident (Player 3: First illegal move) · \
                7.5.5: Player 4 gets 2 minutes extra.";
    assert_eq!(told, [line]);
}
