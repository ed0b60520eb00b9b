//! A round while its players come: its start and default time, who is there, and who forfeits.

use std::time::Duration;

use jadoube_core::chess::{ByColor, Color};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::record::wall_time::WallTime;
use jadoube_core::report::tournament::tournament_log_lines;
use jadoube_core::tournament::quick_result::QuickResultFault;
use jadoube_core::tournament::trf::{TrfLetters, TrfOrder, TrfVersion, read_trf, write_trf};
use jadoube_core::tournament::{
    BoardResult, ChangeFault, Forfeit, PairedBoard, PairingNumber, Round, RoundSchedule,
    TournamentChange, TournamentLine, TournamentLog, TournamentPlayer, TypedAttendance,
};

fn enter(log: &mut TournamentLog, change: TournamentChange) {
    // As it is kept and read.
    let line = TournamentLine { wall: None, change };
    let kept = ron::to_string(&line).expect("a line");
    let read = ron::from_str(&kept).expect("the same line");
    log.enter(read).expect("it fits");
}

/// A round of three boards.
fn log() -> TournamentLog {
    let mut log = TournamentLog::default();
    for (number, name) in (1..).zip(["Ana", "Boris", "Eva", "Jan", "Pia", "Tom"]) {
        let player = TournamentPlayer::new(PairingNumber(number), name.to_owned());
        enter(&mut log, TournamentChange::PlayerEntered(Box::new(player)));
    }
    let boards = (1..=3).map(|number| {
        let white = 2 * number - 1;
        PairedBoard::new(number, PairingNumber(white), PairingNumber(white + 1))
    });
    let pairings = Box::new(Round {
        boards: boards.collect(),
        ..Round::default()
    });
    let paired = TournamentChange::RoundPaired { round: 1, pairings };
    enter(&mut log, paired);
    log
}

fn wall(time: &str) -> WallTime {
    format!("2026-11-30 {time}:00.000").parse().expect("a time")
}

fn scheduled() -> TournamentChange {
    TournamentChange::RoundScheduled {
        round: 1,
        schedule: Box::new(RoundSchedule {
            start: wall("18:00"),
            default_minutes: 30,
            announcement: "No draws before move 30".to_owned(),
        }),
    }
}

/// Types who has come, as at the line of the round.
fn come(log: &mut TournamentLog, typed: &str) {
    let tournament = log.tournament();
    let read = TypedAttendance::read_for(typed, &tournament.rounds[0]).expect(typed);
    let board = *tournament.rounds[0].board(read.board).expect("a board");
    for change in tournament.attendance_changes(1, &board, read.present) {
        enter(log, change);
    }
}

#[test]
fn who_has_come_is_read_as_it_is_typed() {
    let log = log();
    let round = &log.tournament().rounds[0];
    for (text, white, black) in [
        ("2", true, true),
        (" 2. ", true, true),
        ("2 ++", true, true),
        ("2 +-", true, false),
        ("2 + –", true, false),
        ("2-+", false, true),
        ("2 --", false, false),
    ] {
        let read = TypedAttendance::read_for(text, round).expect(text);
        assert_eq!(
            (read.board, read.present),
            (2, ByColor { white, black }),
            "{text}"
        );
    }
    for (text, fault) in [
        ("", QuickResultFault::Empty),
        ("9", QuickResultFault::NoSuchBoard(9)),
        ("2 1", QuickResultFault::UnknownResult(2, "1".to_owned())),
    ] {
        assert_eq!(TypedAttendance::read_for(text, round), Err(fault), "{text}");
    }
}

#[test]
fn whoever_is_missing_forfeits_and_the_log_says_by_what() {
    let mut log = log();
    enter(&mut log, scheduled());
    come(&mut log, "1");
    come(&mut log, "2 +-");
    let forfeits = log.tournament().forfeits_by_default_time(1);
    for change in forfeits {
        enter(&mut log, change);
    }
    let results: Vec<_> = log.tournament().rounds[0]
        .boards
        .iter()
        .map(|board| board.result)
        .collect();
    assert_eq!(
        results,
        [
            BoardResult::Pending,
            BoardResult::Forfeited(Forfeit::Black),
            BoardResult::Forfeited(Forfeit::Both),
        ]
    );
    let lines = tournament_log_lines(&log, Words::new(Language::English));
    let said: Vec<&str> = lines[7..].iter().map(|line| line.said.as_str()).collect();
    assert_eq!(
        said,
        [
            "Round 1: start 18:00, default time 30 min · No draws before move 30",
            "Round 1: came: Ana; Boris",
            "Round 1: came: Eva",
            "Round 1: not there: Jan",
            "Round 1, board 2: Eva – Jan + –: default time of 30 min (6.7.1)",
            "Round 1, board 3: Pia – Tom – –: default time of 30 min (6.7.1)",
        ]
    );
    assert_eq!(lines[11].board, Some((1, 2)));
}

#[test]
fn nobody_forfeits_a_game_that_has_its_result_or_a_round_without_a_default_time() {
    let mut log = log();
    assert!(log.tournament().forfeits_by_default_time(1).is_empty());
    enter(&mut log, scheduled());
    for board in 1..=3 {
        let result = BoardResult::DRAW;
        enter(
            &mut log,
            TournamentChange::ResultEntered {
                round: 1,
                board,
                result,
            },
        );
    }
    assert!(log.tournament().forfeits_by_default_time(1).is_empty());
    let change = TournamentChange::ForfeitedByDefaultTime {
        round: 1,
        board: 1,
        forfeit: Forfeit::White,
        default_minutes: 30,
        late: Vec::new(),
    };
    assert_eq!(log.fault(&change), Some(ChangeFault::HasResult));
}

#[test]
fn who_went_again_is_missing_and_all_others_come_at_once() {
    let mut log = log();
    come(&mut log, "1");
    come(&mut log, "1 +-");
    let board = log.tournament().rounds[0].boards[0];
    assert_eq!(log.tournament().missing(1, &board), Some(Forfeit::Black));
    let same = ByColor::new_with(|color| color == Color::White);
    let changes = log.tournament().attendance_changes(1, &board, same);
    assert!(changes.is_empty(), "nothing is entered twice: {changes:?}");
    let result = TournamentChange::ResultEntered {
        round: 1,
        board: 3,
        result: BoardResult::DRAW,
    };
    enter(&mut log, result);
    let players = log.tournament().missing_players(1);
    assert_eq!(players, [2, 3, 4].map(PairingNumber), "who plays has come");
    let all = TournamentChange::AttendanceEntered {
        round: 1,
        players,
        is_present: true,
        is_late: false,
        came_in_time: false,
    };
    enter(&mut log, all);
    assert!(log.tournament().missing_players(1).is_empty());
    let missing = |board| log.tournament().missing(1, board);
    let boards = &log.tournament().rounds[0].boards;
    assert_eq!(boards.iter().find_map(missing), None);
}

#[test]
fn all_others_are_those_of_whom_nothing_was_said() {
    let mut log = log();
    come(&mut log, "1 +-");
    come(&mut log, "2 --");
    let awaited = log.tournament().awaited_players(1);
    assert_eq!(awaited, [5, 6].map(PairingNumber), "the absent stay absent");
    let board = log.tournament().rounds[0].boards[0];
    let again = ByColor::new_with(|color| color == Color::White);
    let changes = log.tournament().attendance_changes(1, &board, again);
    assert!(changes.is_empty(), "nothing is entered twice: {changes:?}");
    // One who is ticked by mistake and unticked is said to be absent, and nobody says so of the other one.
    for _ in 0..2 {
        let turned = log.tournament().attendance_turned(1, PairingNumber(5));
        enter(&mut log, turned);
    }
    assert_eq!(log.tournament().awaited_players(1), [PairingNumber(6)]);
    come(&mut log, "2");
    assert!(!log.tournament().is_absent(1, PairingNumber(3)));
}

#[test]
fn a_report_that_is_read_again_keeps_the_start_and_who_has_come() {
    let mut log = log();
    enter(&mut log, scheduled());
    come(&mut log, "2");
    let order = TrfOrder {
        version: TrfVersion::Trf16,
        letters: TrfLetters::Unchanged,
    };
    let again = read_trf(&write_trf(log.tournament(), order).text).tournament;
    enter(&mut log, TournamentChange::Imported(Box::new(again)));
    let tournament = log.tournament();
    assert!(tournament.is_present(1, PairingNumber(3)));
    let schedule = tournament.schedules.get(&1).expect("a start");
    assert_eq!(schedule.default_time_ends(), wall("18:30"));
    let next = RoundSchedule::proposed(
        Some(schedule),
        wall("17:00").later(Duration::from_hours(24)),
    );
    assert_eq!(next.start, wall("18:00").later(Duration::from_hours(24)));
}

#[test]
fn a_start_is_of_a_round_and_only_players_come() {
    let log = log();
    let schedule = Box::new(RoundSchedule::proposed(None, wall("17:10")));
    let change = TournamentChange::RoundScheduled { round: 2, schedule };
    assert_eq!(log.fault(&change), Some(ChangeFault::NoSuchRound));
    let comes = |round, player| TournamentChange::AttendanceEntered {
        round,
        players: vec![PairingNumber(player)],
        is_present: true,
        is_late: false,
        came_in_time: false,
    };
    assert_eq!(log.fault(&comes(2, 1)), Some(ChangeFault::NoSuchRound));
    assert_eq!(log.fault(&comes(1, 9)), Some(ChangeFault::NoSuchPlayer));
    assert_eq!(log.fault(&comes(1, 1)), None);
}

#[test]
fn who_comes_after_the_default_time_plays_only_by_a_decision_that_is_kept() {
    let mut log = log();
    enter(&mut log, scheduled());
    let tournament = log.tournament();
    let comes = tournament.attendance_turned(1, PairingNumber(1));
    assert!(!tournament.comes_too_late(&comes, wall("18:30")));
    assert!(tournament.comes_too_late(&comes, wall("18:31")));
    let absent = tournament.attendance_changes(
        1,
        &tournament.rounds[0].boards[0],
        ByColor::new_with(|_| false),
    );
    assert!(!tournament.comes_too_late(&absent[0], wall("18:31")));
    enter(&mut log, comes.let_play());
    let lines = tournament_log_lines(&log, Words::new(Language::English));
    let told =
        "Round 1: came: Ana · after the default time; the arbiter let the game be played (6.7.1)";
    assert_eq!(lines.last().map(|it| it.said.as_str()), Some(told));
    let result = TournamentChange::ResultEntered {
        round: 1,
        board: 2,
        result: BoardResult::DRAW,
    };
    enter(&mut log, result);
    let late = log.tournament().attendance_turned(1, PairingNumber(3));
    let is_late = log.tournament().comes_too_late(&late, wall("18:31"));
    assert!(!is_late, "that game is over");
}
