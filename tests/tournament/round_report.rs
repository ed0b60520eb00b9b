//! What the report and the log tell of a round: incidents in their order, late arrivals, who is not paired, which standings.

use jadoube_core::chess::{ByColor, Color};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Decision, Deed};
use jadoube_core::record::incident::{GuidedAct, GuidedKind, Incident};
use jadoube_core::record::script::Times;
use jadoube_core::record::wall_time::WallTime;
use jadoube_core::report::tournament::{tournament_log_lines, tournament_report};
use jadoube_core::tournament::{
    AttachedIncident, BoardResult, Bye, Forfeit, PairedBoard, PairingNumber, Round, RoundSchedule,
    TournamentChange, TournamentDetails, TournamentLine, TournamentLog, TournamentNote,
    TournamentPlayer, changes_with_incident,
};

fn wall(time: &str) -> WallTime {
    format!("2026-12-01 {time}:00.000").parse().expect("a time")
}

fn enter(log: &mut TournamentLog, time: &str, change: TournamentChange) {
    let line = TournamentLine {
        wall: Some(wall(time)),
        change,
    };
    let kept = ron::to_string(&line).expect("a line");
    let read = ron::from_str(&kept).expect("the same line");
    log.enter(read).expect("it fits");
}

fn paired(round: u16, pairs: &[(u16, u16)]) -> TournamentChange {
    let boards = (1..).zip(pairs).map(|(number, (white, black))| {
        PairedBoard::new(number, PairingNumber(*white), PairingNumber(*black))
    });
    let pairings = Box::new(Round {
        boards: boards.collect(),
        ..Round::default()
    });
    TournamentChange::RoundPaired { round, pairings }
}

fn result(round: u16, board: u16, result: BoardResult) -> TournamentChange {
    TournamentChange::ResultEntered {
        round,
        board,
        result,
    }
}

/// Five players, of whom the last one is forgotten in the first round, which starts at 15:07.
fn log() -> TournamentLog {
    let mut log = TournamentLog::default();
    for (number, name) in (1..).zip([
        "Novak, Ana",
        "Kos, Boris",
        "Zajc, Eva",
        "Lah, Jan",
        "Turk, Pia",
    ]) {
        let player = TournamentPlayer::new(PairingNumber(number), name.to_owned());
        let change = TournamentChange::PlayerEntered(Box::new(player));
        enter(&mut log, "15:00", change);
    }
    enter(&mut log, "15:00", paired(1, &[(1, 2), (3, 4)]));
    let schedule = Box::new(RoundSchedule {
        start: wall("15:07"),
        default_minutes: 2,
        announcement: String::new(),
    });
    let change = TournamentChange::RoundScheduled { round: 1, schedule };
    enter(&mut log, "15:00", change);
    log
}

fn report(log: &TournamentLog) -> String {
    tournament_report(log, Words::new(Language::English)).as_text()
}

fn last_line(log: &TournamentLog) -> String {
    let lines = tournament_log_lines(log, Words::new(Language::English));
    lines.last().expect("a line").said.clone()
}

/// An incident at a game of 90 minutes with 30 seconds for each move, noted at that time.
fn incident(time: &str, acts: &[(GuidedKind, Color, &str)]) -> Incident {
    let mut incident = Incident::default();
    incident.change(|script| {
        script.time = "5400+30".parse().ok().map(Times::same);
        script.regulations.take_back_increment = true;
    });
    incident.change_heading(|heading| {
        heading.date = String::from("2026.12.01");
        heading.time = format!("{time} UTC+01");
    });
    for (kind, by, written) in acts {
        let act = GuidedAct {
            written: (*written).to_owned(),
            is_pressed: true,
            minutes: 5,
            ..GuidedAct::new(*kind, *by)
        };
        let heard = incident.heard().expect("its acts can begin");
        let entered = incident.enter_act(&act, heard.arbiter());
        entered.expect("it is said what");
    }
    incident
}

fn attached(board: u16, incident: &Incident) -> AttachedIncident {
    AttachedIncident {
        round: 1,
        board,
        script: incident.written(),
        ..AttachedIncident::default()
    }
}

#[test]
fn a_second_illegal_move_is_told_as_the_second_and_as_the_loss_that_it_is() {
    let mut log = log();
    let mut second = incident("15:10", &[]);
    second.change(|script| {
        script.illegal_moves = Some(ByColor { white: 1, black: 0 });
    });
    let act = GuidedAct {
        written: "e5".to_owned(),
        is_pressed: true,
        ..GuidedAct::new(GuidedKind::Moved, Color::White)
    };
    let heard = second.heard().expect("its acts can begin");
    second.enter_act(&act, heard.arbiter()).expect("said");
    let first = incident("15:07", &[(GuidedKind::Moved, Color::White, "e5")]);
    for (time, incident) in [("15:12", &second), ("15:14", &first)] {
        let change = TournamentChange::IncidentAttached(attached(1, incident));
        enter(&mut log, time, change);
    }
    let told = report(&log);
    let at = |part: &str| told.find(part).unwrap_or_else(|| panic!("{part}: {told}"));
    let one = at(
        "15:07 Round 1, board 1: Novak, Ana – Kos, Boris: incident (Novak, Ana: First illegal move) · 7.5.5: Kos gets 2 minutes extra.\n",
    );
    let two = at(
        "15:10 Round 1, board 1: Novak, Ana – Kos, Boris: incident (Novak, Ana: Second illegal move) · 7.5.5: Novak loses the game.\n",
    );
    assert!(one < two, "in the order in which it happened: {told}");
}

#[test]
fn a_late_arrival_at_the_desk_stays_an_arrival_and_is_told_without_a_claim() {
    let mut log = log();
    let mut late = incident("15:12", &[(GuidedKind::Late, Color::White, "")]);
    late.enter([(
        std::time::Duration::ZERO,
        Deed::Arbiter(ArbiterAct::Decide(Decision::Accept)),
    )]);
    for change in changes_with_incident(&log, attached(1, &late)) {
        enter(&mut log, "15:13", change);
    }
    let board = log.tournament().rounds[0].boards[0];
    assert_eq!(board.result, BoardResult::Forfeited(Forfeit::White));
    assert!(log.tournament().is_present(1, PairingNumber(1)));
    let told = report(&log);
    for part in [
        "Came after the default time: Novak, Ana (forfeited)",
        "6.7.1: Novak came after the default time and loses the game.",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    assert!(!told.contains("The claim is right"), "{told}");
    assert!(!told.contains("Did not come: Novak"), "{told}");
}

#[test]
fn a_late_arrival_that_is_forfeited_stays_an_arrival() {
    let mut log = log();
    let comes = log.tournament().attendance_turned(1, PairingNumber(4));
    let here = log.tournament().attendance_turned(1, PairingNumber(3));
    enter(&mut log, "15:05", here);
    for change in log.tournament().forfeits_of_late(1, &[comes]) {
        enter(&mut log, "15:11", change);
    }
    assert_eq!(
        last_line(&log),
        "Round 1, board 2: Zajc, Eva – Lah, Jan + –: default time of 2 min (6.7.1) · came after it: Lah, Jan"
    );
    assert!(log.tournament().is_present(1, PairingNumber(4)));
    let told = report(&log);
    assert!(
        told.contains("Came after the default time: Lah, Jan (forfeited)\n"),
        "{told}"
    );
    assert!(!told.contains("Did not come"), "{told}");
}

#[test]
fn who_had_come_in_time_is_told_so_though_it_was_noted_later() {
    let mut log = log();
    let comes = log.tournament().attendance_turned(1, PairingNumber(3));
    enter(&mut log, "15:11", comes.came_in_time());
    assert_eq!(
        last_line(&log),
        "Round 1: came: Zajc, Eva · came in time, noted at 15:11"
    );
    assert!(!log.tournament().is_late(1, PairingNumber(3)));
    let told = report(&log);
    assert!(
        told.contains("Came in time, noted at 15:11: Zajc, Eva\n"),
        "{told}"
    );
    assert!(!told.contains("after the default time"), "{told}");
}

#[test]
fn standings_are_those_after_the_last_round_that_is_complete() {
    let mut log = log();
    let draw = BoardResult::DRAW;
    assert!(report(&log).contains("Standings, round 1, 0 of 2 results\n"));
    enter(&mut log, "16:00", result(1, 1, draw));
    assert!(report(&log).contains("Crosstable, round 1, 1 of 2 results\n"));
    enter(&mut log, "16:10", result(1, 2, draw));
    enter(&mut log, "16:20", paired(2, &[(1, 3), (2, 4)]));
    assert_eq!(log.tournament().standings_round(), 1);
    let told = report(&log);
    for title in ["Standings after round 1\n", "Crosstable after round 1\n"] {
        assert!(told.contains(title), "{title}: {told}");
    }
    for board in 1..=2 {
        enter(&mut log, "18:00", result(2, board, draw));
    }
    assert!(report(&log).contains("Standings after round 2\n"));
}

#[test]
fn letters_are_explained_where_they_occur_and_days_are_written_alike() {
    let mut log = log();
    let how = "A column such as 12w1: against No. 12, with White, won.";
    let told = report(&log);
    assert!(
        told.contains(how) && !told.contains("half-point bye"),
        "{told}"
    );
    let change = TournamentChange::ByeGiven {
        round: 1,
        player: PairingNumber(5),
        bye: Bye::Half,
    };
    enter(&mut log, "15:05", change);
    enter(
        &mut log,
        "15:20",
        result(1, 1, BoardResult::Forfeited(Forfeit::White)),
    );
    let details = TournamentDetails {
        first_day: "2026/11/10".to_owned(),
        last_day: "2026/12/08".to_owned(),
        round_days: vec!["26/12/01".to_owned()],
        ..TournamentDetails::default()
    };
    enter(
        &mut log,
        "15:30",
        TournamentChange::Described(Box::new(details)),
    );
    let told = report(&log);
    for part in [
        "H  half-point bye",
        "+  won by forfeit · –  lost by forfeit",
        "Date: 10 November 2026 – 8 December 2026\n",
        "Round 1, 1 December 2026\n",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
}

#[test]
fn whoever_has_neither_a_game_nor_a_bye_is_named() {
    let log = log();
    assert_eq!(log.tournament().unpaired_players(1), [PairingNumber(5)]);
    assert!(log.tournament().unpaired_players(2).is_empty());
    assert!(report(&log).contains("Not paired: Turk, Pia\n"));
}

#[test]
fn what_was_not_read_of_a_list_is_forgotten_with_the_list() {
    let mut log = log();
    let note = |is_unread_list| {
        TournamentChange::Noted(TournamentNote {
            round: Some(1),
            board: None,
            text: "Turk, Pia".to_owned(),
            is_unread_list,
        })
    };
    enter(&mut log, "15:01", note(true));
    assert!(report(&log).contains("Pairing lines that could not be read, Round 1: Turk, Pia"));
    enter(&mut log, "15:02", note(false));
    enter(&mut log, "15:03", paired(1, &[(1, 2), (3, 5)]));
    assert_eq!(log.notes().len(), 1, "a note of the arbiter's stays");
    assert!(!report(&log).contains("could not be read"));
}
