//! The log of a tournament: what was entered is read again, line by line; what does not fit is refused.

use std::fmt::Write;
use std::time::Instant;

use jadoube_core::chess::Color;
use jadoube_core::record::file_title::FileKind;
use jadoube_core::record::incident::Incident;
use jadoube_core::record::log::checksummed_lines::{LineWriter, LogEnd};
use jadoube_core::record::wall_time::WallTime;
use jadoube_core::tournament::trf::{TrfLetters, TrfOrder, TrfVersion, read_trf, write_trf};
use jadoube_core::tournament::{
    AttachedIncident, BoardResult, Bye, ChangeFault, PairedBoard, PairingNumber, Round, Tournament,
    TournamentChange, TournamentDetails, TournamentLine, TournamentLog, TournamentNote,
    TournamentPlayer, read_tournament_log,
};

fn line(change: TournamentChange) -> TournamentLine {
    TournamentLine {
        wall: "2026-11-30 18:05:09.250".parse::<WallTime>().ok(),
        change,
    }
}

fn bytes(lines: &[TournamentLine]) -> Vec<u8> {
    let (mut writer, mut text) = LineWriter::titled(FileKind::Tournament);
    for line in lines {
        text.push_str(&writer.line(line));
    }
    text.into_bytes()
}

fn entered(round: u16, board: u16, result: BoardResult) -> TournamentChange {
    TournamentChange::ResultEntered {
        round,
        board,
        result,
    }
}

fn corrected(round: u16, board: u16, result: BoardResult, reason: &str) -> TournamentChange {
    TournamentChange::ResultCorrected {
        round,
        board,
        result,
        reason: reason.to_owned(),
    }
}

/// A tournament of four players, one round, and something of every kind.
fn log() -> TournamentLog {
    let mut log = TournamentLog::default();
    let details = TournamentDetails {
        name: "Club championship".to_owned(),
        ..TournamentDetails::default()
    };
    let pairings = Round {
        boards: vec![
            PairedBoard::new(1, PairingNumber(1), PairingNumber(2)),
            PairedBoard::new(2, PairingNumber(3), PairingNumber(4)),
        ],
        ..Round::default()
    };
    let mut changes = vec![
        TournamentChange::Imported(Box::default()),
        TournamentChange::Described(Box::new(details)),
    ];
    for number in [3, 1, 5, 2, 4] {
        let player = TournamentPlayer::new(PairingNumber(number), format!("Player {number}"));
        changes.push(TournamentChange::PlayerEntered(Box::new(player)));
    }
    changes.extend([
        TournamentChange::RoundPaired {
            round: 1,
            pairings: Box::new(pairings),
        },
        TournamentChange::ByeGiven {
            round: 1,
            player: PairingNumber(5),
            bye: Bye::Pairing,
        },
        entered(1, 2, BoardResult::win(Color::White)),
        entered(1, 1, BoardResult::DRAW),
        corrected(
            1,
            2,
            BoardResult::win(Color::Black),
            "the slip was signed wrongly",
        ),
        TournamentChange::IncidentAttached(AttachedIncident {
            round: 1,
            board: 2,
            script: Incident::default().written(),
            ..AttachedIncident::default()
        }),
        TournamentChange::Noted(TournamentNote {
            round: Some(1),
            text: "The heating failed.".to_owned(),
            ..TournamentNote::default()
        }),
    ]);
    for change in changes {
        assert_eq!(log.enter(line(change)), Ok(()));
    }
    log
}

#[test]
fn a_log_is_read_as_it_was_entered() {
    let log = log();
    let read = read_tournament_log(&bytes(log.lines()));
    assert_eq!(read.end, LogEnd::Whole);
    assert_eq!(read.contents, log);
    let tournament = log.tournament();
    let numbers: Vec<u16> = tournament.players.iter().map(|it| it.number.0).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5]);
    assert_eq!(tournament.rounds[0].byes.len(), 1);
    assert_eq!(log.incidents().len(), 1);
    assert_eq!(log.notes().len(), 1);
}

#[test]
fn a_last_line_that_was_cut_loses_that_line_and_nothing_else() {
    let log = log();
    let whole = bytes(log.lines());
    let last = whole[..whole.len() - 1]
        .iter()
        .rposition(|byte| *byte == b'\n');
    let last = last.expect("several lines") + 1;
    for end in [last + 1, last + 20, whole.len() - 1] {
        let read = read_tournament_log(&whole[..end]);
        assert_eq!(read.end, LogEnd::Torn, "{end}");
        assert_eq!(read.good, last);
        assert_eq!(read.contents.lines(), &log.lines()[..log.lines().len() - 1]);
    }
    let mut altered = whole.clone();
    altered[last + 30] ^= 1;
    assert!(matches!(
        read_tournament_log(&altered).end,
        LogEnd::Damaged(_)
    ));
}

#[test]
fn a_correction_keeps_what_stood_before_with_why_and_when() {
    let log = log();
    let [correction] = &log.tournament().corrections[..] else {
        panic!("one correction");
    };
    assert_eq!(correction.before, BoardResult::win(Color::White));
    assert_eq!(correction.after, BoardResult::win(Color::Black));
    let order = TrfOrder {
        version: TrfVersion::Trf26,
        letters: TrfLetters::Unchanged,
    };
    let text = write_trf(log.tournament(), order).text;
    let comment = "### Round 1, board 2: 1-0 corrected to 0-1 on 2026-11-30\r\n";
    assert!(text.contains(comment), "{text}");
    // Read again, it is a comment like any other, and is written once.
    let again = write_trf(&read_trf(&text).tournament, order).text;
    assert_eq!(again.matches("### Round 1").count(), 1);
}

#[test]
fn what_does_not_fit_is_refused_and_changes_nothing() {
    let mut log = log();
    let before = log.clone();
    let board =
        |number, white, black| PairedBoard::new(number, PairingNumber(white), PairingNumber(black));
    let paired = |round, boards: Vec<PairedBoard>| TournamentChange::RoundPaired {
        round,
        pairings: Box::new(Round {
            boards,
            ..Round::default()
        }),
    };
    let incident = |board, script: &str| {
        TournamentChange::IncidentAttached(AttachedIncident {
            round: 1,
            board,
            script: script.to_owned(),
            ..AttachedIncident::default()
        })
    };
    let bye = |round, player| TournamentChange::ByeGiven {
        round,
        player: PairingNumber(player),
        bye: Bye::Half,
    };
    let win = BoardResult::win(Color::White);
    for (change, fault) in [
        (entered(2, 1, win), ChangeFault::NoSuchRound),
        (entered(0, 1, win), ChangeFault::NoSuchRound),
        (entered(1, 3, win), ChangeFault::NoSuchBoard),
        (entered(1, 1, win), ChangeFault::HasResult),
        (
            corrected(1, 1, BoardResult::DRAW, "x"),
            ChangeFault::NothingChanges,
        ),
        (corrected(1, 1, win, " "), ChangeFault::NoReason),
        (paired(3, vec![]), ChangeFault::NoSuchRound),
        (paired(1, vec![board(1, 1, 2)]), ChangeFault::HasResults),
        (paired(2, vec![board(1, 1, 9)]), ChangeFault::NoSuchPlayer),
        (paired(2, vec![board(1, 1, 1)]), ChangeFault::PairedTwice),
        (
            paired(2, vec![board(1, 1, 2), board(1, 3, 4)]),
            ChangeFault::BoardNumberTaken,
        ),
        (
            paired(2, vec![board(0, 1, 2)]),
            ChangeFault::BoardNumberTaken,
        ),
        (bye(2, 1), ChangeFault::NoSuchRound),
        (bye(1, 9), ChangeFault::NoSuchPlayer),
        (bye(1, 1), ChangeFault::PairedTwice),
        (incident(1, "nothing"), ChangeFault::UnreadableIncident),
        (incident(7, "()"), ChangeFault::NoSuchBoard),
        (
            TournamentChange::PlayerEntered(Box::default()),
            ChangeFault::NoPairingNumber,
        ),
    ] {
        assert_eq!(log.enter(line(change.clone())), Err(fault), "{change:?}");
        assert_eq!(log, before);
    }
    // A round without results may be paired anew.
    for boards in [vec![board(1, 1, 3)], vec![board(1, 3, 1), board(2, 2, 4)]] {
        assert_eq!(log.enter(line(paired(2, boards))), Ok(()));
    }
    assert_eq!(
        log.enter(line(corrected(2, 1, win, "x"))),
        Err(ChangeFault::NoResult)
    );
    assert_eq!(log.tournament().rounds[1].boards.len(), 2);
}

#[test]
fn a_report_that_is_read_again_keeps_what_was_corrected_and_attached() {
    let mut log = log();
    let imported = Tournament {
        players: vec![
            TournamentPlayer::new(PairingNumber(2), "B"),
            TournamentPlayer::new(PairingNumber(1), "A"),
        ],
        ..Tournament::default()
    };
    let change = TournamentChange::Imported(Box::new(imported));
    assert_eq!(log.enter(line(change)), Ok(()));
    assert_eq!(log.tournament().players[0].name, "A");
    assert_eq!(log.tournament().corrections.len(), 1);
    assert_eq!(log.incidents().len(), 1);
}

/// The report of a tournament of nine rounds at two hundred boards, made by shifting Black one board on each round.
fn large_report() -> String {
    let mut text = "012 Large\r\n042 2026/11/30\r\n".to_owned();
    for number in 1_u16..=400 {
        let name = format!("Player, Number {number}");
        let _ = write!(
            text,
            "001 {number:>4} m    {name:<33} 2000 SLO    14600001 1990/01/31  0.0    1"
        );
        for round in 0..9 {
            let (opponent, color, letter) = if number <= 200 {
                ((number - 1 + round) % 200 + 201, 'w', '1')
            } else {
                ((number - 201 + 200 - round) % 200 + 1, 'b', '0')
            };
            let _ = write!(text, "  {opponent:>4} {color} {letter}");
        }
        text.push_str("\r\n");
    }
    text
}

/// A log of that size: the report, then each result entered and every tenth corrected.
fn large_log() -> Vec<TournamentLine> {
    let mut tournament = read_trf(&large_report()).tournament;
    let mut changes = Vec::new();
    for (round, pairings) in (1..).zip(&mut tournament.rounds) {
        for board in &mut pairings.boards {
            let result = std::mem::take(&mut board.result);
            changes.push(entered(round, board.number, result));
            if board.number % 10 == 0 {
                changes.push(corrected(round, board.number, BoardResult::DRAW, "a slip"));
            }
        }
    }
    let imported = TournamentChange::Imported(Box::new(tournament));
    [imported].into_iter().chain(changes).map(line).collect()
}

#[test]
fn nine_rounds_at_two_hundred_boards_are_read_whole() {
    let lines = large_log();
    assert_eq!(lines.len(), 1 + 9 * 200 + 9 * 20);
    let read = read_tournament_log(&bytes(&lines));
    assert_eq!(read.end, LogEnd::Whole);
    let rounds = &read.contents.tournament().rounds;
    assert!(rounds.iter().all(Round::is_complete));
    assert_eq!(read.contents.tournament().corrections.len(), 180);
}

#[expect(
    clippy::disallowed_methods,
    reason = "how long a reader takes is told by the wall"
)]
fn now() -> Instant {
    Instant::now()
}

#[test]
#[ignore = "a measurement, for an optimised build: cargo test --release --test tournament -- --ignored --nocapture"]
fn nine_rounds_at_two_hundred_boards_are_read_in_half_a_second() {
    let bytes = bytes(&large_log());
    let began = now();
    let read = read_tournament_log(&bytes);
    let took = began.elapsed();
    assert_eq!(read.end, LogEnd::Whole);
    println!(
        "{} lines, {} bytes: {took:?}",
        read.checksums.len(),
        bytes.len()
    );
    assert!(took.as_millis() < 500, "{took:?}");
}
