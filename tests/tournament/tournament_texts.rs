//! A tournament in words: the lines of its log, what a player did round by round, its report.

use jadoube_core::chess::Color;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::record::print::pdf::Paper;
use jadoube_core::report::tournament::{
    player_list, player_rounds, standings_text, tournament_log_lines, tournament_report,
};
use jadoube_core::tournament::pairing_list::{PairingList, place_pairings};
use jadoube_core::tournament::trf::read_trf;
use jadoube_core::tournament::{
    BoardResult, PairingNumber, RoundSchedule, TournamentChange, TournamentLine, TournamentLog,
    TournamentNote,
};

const SMALL: &str = include_str!("files/small.trf");
const SWISS: &str = include_str!("files/held-swiss.trf");

fn english() -> Words {
    Words::new(Language::English)
}

fn entered(changes: Vec<TournamentChange>) -> TournamentLog {
    let mut log = TournamentLog::default();
    for change in changes {
        let entered = log.enter(TournamentLine { wall: None, change });
        entered.expect("it fits");
    }
    log
}

fn small() -> TournamentLog {
    let list = PairingList::read("Round 1\n1 Ana 2100 - Boris\n2 Eva - Jan\nPia bye\n");
    let placed = place_pairings(&list, &[]);
    let players = placed.newcomers.into_iter();
    let mut changes: Vec<TournamentChange> = players
        .map(|player| TournamentChange::PlayerEntered(Box::new(player)))
        .collect();
    let (round, win) = (1, BoardResult::win(Color::White));
    changes.push(TournamentChange::RoundPaired {
        round,
        pairings: Box::new(placed.round),
    });
    changes.push(TournamentChange::ResultEntered {
        round,
        board: 1,
        result: win,
    });
    changes.push(TournamentChange::ResultCorrected {
        round,
        board: 1,
        result: BoardResult::DRAW,
        reason: "the slip was read wrongly".to_owned(),
    });
    changes.push(TournamentChange::Noted(TournamentNote {
        round: Some(1),
        board: None,
        text: "a phone\nrang".to_owned(),
        is_unread_list: false,
    }));
    entered(changes)
}

#[test]
fn every_line_of_the_log_says_what_was_entered() {
    let lines = tournament_log_lines(&small(), english());
    let said: Vec<&str> = lines.iter().map(|line| line.said.as_str()).collect();
    assert_eq!(
        said[4..],
        [
            "Player 5: Pia",
            "Round 1 paired; boards: 2",
            "Round 1, board 1: Ana – Boris 1–0",
            "Round 1, board 1: Ana – Boris: 1–0 corrected to ½–½: the slip was read wrongly",
            "Note, Round 1: a phone · rang",
        ]
    );
    assert_eq!(lines[6].board, Some((1, 1)));
    assert_eq!(lines[8].board, None);
}

#[test]
fn a_player_s_rounds_tell_opponents_byes_and_what_was_scored() {
    let log = small();
    let rounds = |number| player_rounds(log.tournament(), PairingNumber(number), english());
    let [ana] = &rounds(1)[..] else {
        panic!("one round");
    };
    assert_eq!(
        (ana.board, ana.color, &*ana.against, &*ana.score),
        (Some(1), Some(Color::White), "Boris", "½")
    );
    let boris = &rounds(2)[0];
    assert_eq!((&*boris.against, boris.rating), ("Ana", Some(2_100)));
    assert_eq!(rounds(3)[0].score, "", "the game is not over");
    let pia = &rounds(5)[0];
    assert_eq!(
        (pia.color, &*pia.against, &*pia.score),
        (None, "Bye", "1.0")
    );
}

#[test]
fn the_report_holds_the_tables_each_round_and_what_was_corrected() {
    for language in Language::ALL {
        let report = tournament_report(&small(), Words::new(language));
        let text = report.as_text();
        for part in ["Ana", "½–½", "the slip was read wrongly", "a phone · rang"] {
            assert!(text.contains(part), "{language:?}: {part} is not in {text}");
        }
        assert_eq!(report.parts.len(), 5, "{language:?}");
    }
    let read = read_trf(SWISS).tournament;
    let log = entered(vec![TournamentChange::Imported(Box::new(read))]);
    let report = tournament_report(&log, english());
    assert!(report.as_text().contains("\nStandings after round "));
    let printed = report.printed(Paper::A4);
    assert!(!printed.pages.is_empty());
    assert_eq!(printed.written(), report.printed(Paper::A4).written());
}

#[test]
fn the_standings_in_plain_text_have_a_column_for_each_round_where_it_is_wanted() {
    let tournament = read_trf(SMALL).tournament;
    let plain = standings_text(&tournament, u16::MAX, false, english());
    assert!(plain.starts_with("Klubski turnir Črnuče\nStandings, round 3, 1 of 2 results\n\nRk"));
    let whole = standings_text(&tournament, u16::MAX, true, english());
    assert!(whole.len() > plain.len() + 3 * 6);
    let list = player_list(&tournament, english());
    assert_eq!(list.rows.len(), tournament.players.len());
}

#[test]
fn the_report_tells_of_each_round_when_it_started_and_who_did_not_come() {
    let mut log = small();
    let schedule = RoundSchedule {
        start: "2026-11-30 18:00:00.000".parse().expect("a time"),
        default_minutes: 30,
        announcement: "no draws before move 30".to_owned(),
    };
    let round = log.tournament().paired_round_count();
    let pending = log
        .tournament()
        .round(round)
        .expect("a round")
        .boards
        .iter();
    let pending: Vec<_> = pending
        .filter(|it| it.result.is_pending())
        .copied()
        .collect();
    let board = pending.first().expect("a board that is still played");
    let come = |number, is_present, is_late| TournamentChange::AttendanceEntered {
        round,
        players: vec![number],
        is_present,
        is_late,
        came_in_time: false,
    };
    for change in [
        TournamentChange::RoundScheduled {
            round,
            schedule: Box::new(schedule),
        },
        come(board.white, false, false),
        come(board.black, true, true),
    ] {
        let line = TournamentLine { wall: None, change };
        log.enter(line).expect("it fits");
    }
    let name = |number| {
        let player = log.tournament().player(number);
        player.map_or("", |it| it.name.as_str()).to_owned()
    };
    let text = tournament_report(&log, english()).as_text();
    for part in [
        "Start 18:00 · default time 30 min".to_owned(),
        "Also announced: no draws before move 30".to_owned(),
        format!("Did not come: {}", name(board.white)),
        format!(
            "Came after the default time and were let play: {}",
            name(board.black)
        ),
    ] {
        assert!(text.contains(&part), "{part} is not in {text}");
    }
}
