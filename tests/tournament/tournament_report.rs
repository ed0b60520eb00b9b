//! Reports: every line is taken, or kept and told; what is written stands in its columns and is read alike.

use jadoube_core::chess::Color;
use jadoube_core::laws::Outcome;
use jadoube_core::tournament::trf::{
    TrfFaultKind, TrfLetters, TrfLoss, TrfOrder, TrfVersion, WrittenTrf, is_report, read_trf,
    write_trf,
};
use jadoube_core::tournament::{
    BoardResult, Bye, Forfeit, PairingNumber, Points, RoundOfPlayer, TieBreak, Tournament,
    TournamentChange, TournamentDetails, TournamentLine, TournamentLog, TournamentPlayer,
};

const SMALL: &str = include_str!("files/small.trf");

fn written(tournament: &Tournament, version: TrfVersion) -> WrittenTrf {
    let letters = TrfLetters::Unchanged;
    write_trf(tournament, TrfOrder { version, letters })
}

/// The small tournament with the long name where it belongs.
fn small() -> Tournament {
    let mut tournament = read_trf(SMALL).tournament;
    tournament.players[4].name = String::from("Duda-Rozman, Maksimilijan Aleksander");
    tournament
}

#[test]
fn a_report_is_known_by_how_it_begins() {
    let player = "001    1 m    Novak, Jan";
    for report in [
        SMALL,
        &format!("012 Open\n{player}"),
        &format!("\u{feff}XXR 5\n{player}"),
    ] {
        assert!(is_report(report), "{report}");
    }
    for other in [
        "",
        "1 Novak - Kos",
        "[Event \"x\"]\n\n1. e4 *",
        "012 Open",
        "# a list\n001 x",
    ] {
        assert!(!is_report(other), "{other}");
    }
}

#[test]
fn every_line_is_taken_or_kept_and_told() {
    let read = read_trf(SMALL);
    assert_eq!(read.version, TrfVersion::Trf26);
    let told: Vec<_> = read
        .faults
        .iter()
        .map(|fault| (fault.line, fault.kind))
        .collect();
    let expected = [
        (17, TrfFaultKind::UnusedRecord),
        (21, TrfFaultKind::UnusedRecord),
        (22, TrfFaultKind::UnusedRecord),
        // A name that runs over its columns spoils the rating behind it.
        (27, TrfFaultKind::FieldsRunTogether),
        (27, TrfFaultKind::NotANumber),
        (28, TrfFaultKind::PointsDiffer),
        (29, TrfFaultKind::UnknownRecord),
    ];
    assert_eq!(told, expected, "{:#?}", read.faults);
    let details = &read.tournament.details;
    assert_eq!(details.name, "Klubski turnir Črnuče");
    assert_eq!(details.chief_arbiter, "Žagar, Črt");
    assert_eq!(details.deputies, ["Kos, Boris"]);
    assert_eq!(details.planned_rounds, Some(5));
    assert_eq!(details.point_system.win, Points::halves(6));
    assert_eq!(
        details.tie_breaks,
        [
            TieBreak::BuchholzCut1,
            TieBreak::Buchholz,
            TieBreak::DirectEncounter
        ]
    );
    assert_eq!(read.tournament.kept_lines.len(), 5);
    assert_eq!(read.tournament.rounds[1].day, "26/11/08");
}

#[test]
fn two_lines_make_one_board() {
    let tournament = read_trf(SMALL).tournament;
    let first = &tournament.rounds[0];
    let boards: Vec<_> = first
        .boards
        .iter()
        .map(|board| (board.number, board.white.0, board.black.0, board.result))
        .collect();
    let white_wins = BoardResult::Played(Outcome::win(Color::White));
    let black_wins = BoardResult::Played(Outcome::win(Color::Black));
    let forfeited = BoardResult::Forfeited(Forfeit::Black);
    assert_eq!(
        boards,
        [
            (1, 1, 4, white_wins),
            (2, 5, 2, black_wins),
            (3, 3, 6, forfeited)
        ]
    );
    let third = &tournament.rounds[2];
    assert_eq!(
        third.of_player(PairingNumber(6)),
        RoundOfPlayer::Bye(Bye::Half)
    );
    assert!(!third.is_complete());
}

#[test]
fn what_is_written_stands_in_its_columns() {
    let text = written(&small(), TrfVersion::Trf26).text;
    assert!(text.ends_with("\r\n"));
    assert!(!text.replace("\r\n", "").contains(['\r', '\n']));
    let lines: Vec<&str> = text.split("\r\n").collect();
    let of = |start: &str| {
        *lines
            .iter()
            .find(|line| line.starts_with(start))
            .expect(start)
    };
    let player: Vec<char> = of("001    1").chars().collect();
    let field = |from: usize, to: usize| player[from - 1..to].iter().collect::<String>();
    assert_eq!(field(10, 13), "m FM");
    assert_eq!(field(15, 24), "Novak, Jan");
    assert_eq!(field(49, 56), "2301 SLO");
    assert_eq!(field(58, 68), "   14600001");
    assert_eq!(field(70, 79), "1990/01/31");
    assert_eq!(field(81, 84), " 7.0");
    assert_eq!(field(92, 99), "   4 w 1");
    assert_eq!(field(102, 109), "   2 b =");
    assert_eq!(
        of("162"),
        "162  W 3.0   D 1.0   L 0.0   A 0.0   P 3.0"
            .replace("   ", "    ")
            .as_str()
    );
    let bye: Vec<char> = of("001    2").chars().collect();
    assert_eq!(bye[111..119].iter().collect::<String>(), "0000 - Z");
    let pending: Vec<char> = of("001    4").chars().collect();
    assert_eq!(pending[111..].iter().collect::<String>(), "   5 w");
    assert_eq!(
        of("132").chars().skip(91).take(8).collect::<String>(),
        "26/11/01"
    );
}

#[test]
fn what_is_written_is_read_alike_in_both_versions() {
    for version in [TrfVersion::Trf16, TrfVersion::Trf26] {
        let mut tournament = small();
        tournament.players[4].name = String::from("Duda-Rozman, Maksimilijan");
        if version == TrfVersion::Trf16 {
            tournament.details.tie_breaks.clear();
            tournament.details.coded_kind.clear();
            tournament.details.coded_time_control.clear();
        }
        let first = written(&tournament, version);
        assert_eq!(first.losses, [], "{version}");
        let read = read_trf(&first.text);
        for player in &mut tournament.players {
            player.listed = read
                .tournament
                .player(player.number)
                .expect("a player")
                .listed;
        }
        let mut tournament = tournament.clone();
        tournament.details.report_version = Some(read.version);
        assert_eq!(read.tournament, tournament, "{version}");
        assert_eq!(written(&read.tournament, version).text, first.text);
    }
}

#[test]
fn the_days_of_rounds_that_are_still_to_be_paired_are_kept() {
    let report = SMALL.replace("26/11/15", "26/11/15  26/11/22  26/11/29");
    let read = read_trf(&report).tournament;
    assert_eq!(read.rounds.len(), 3);
    assert_eq!(read.day_of_round(5), "26/11/29");
    for version in [TrfVersion::Trf16, TrfVersion::Trf26] {
        let text = written(&read, version).text;
        let line = text.lines().find(|it| it.starts_with("132"));
        let line = line.expect("the days");
        let days: Vec<&str> = [91, 101, 111, 121, 131]
            .map(|at| &line[at..at + 8])
            .to_vec();
        let told = ["26/11/01", "26/11/08", "26/11/15", "26/11/22", "26/11/29"];
        assert_eq!(days, told, "{version}");
        assert!(text.lines().any(|it| it == "082 0"), "{version}");
    }
    // A round that is paired later has its day, and one that is paired anew keeps it.
    let mut log = TournamentLog::default();
    let imported = TournamentChange::Imported(Box::new(read));
    let line = |change| TournamentLine { wall: None, change };
    log.enter(line(imported)).expect("it fits");
    let change = TournamentChange::RoundPaired {
        round: 4,
        pairings: Box::default(),
    };
    log.enter(line(change)).expect("it fits");
    assert_eq!(log.tournament().day_of_round(4), "26/11/22");
}

#[test]
fn no_name_is_shortened_in_silence() {
    let losses = written(&small(), TrfVersion::Trf16).losses;
    let name = "Duda-Rozman, Maksimilijan Aleksander".to_owned();
    assert_eq!(
        losses,
        [
            TrfLoss::NoRecord("192"),
            TrfLoss::NoRecord("202"),
            TrfLoss::NoRecord("222"),
            TrfLoss::NameCut(PairingNumber(5), name)
        ]
    );
    let mut nameless = small();
    nameless.details.chief_arbiter.clear();
    nameless.players[4].name.clear();
    assert_eq!(
        written(&nameless, TrfVersion::Trf26).losses,
        [TrfLoss::Missing("102")]
    );
    let missing = |version| written(&Tournament::default(), version).losses.len();
    assert_eq!(missing(TrfVersion::Trf16), 4);
    assert_eq!(missing(TrfVersion::Trf26), 7);
}

#[test]
fn names_are_written_in_ascii_only_where_that_is_asked() {
    let tournament = small();
    assert!(
        written(&tournament, TrfVersion::Trf26)
            .text
            .contains("Žagar, Ana")
    );
    let ascii = write_trf(
        &tournament,
        TrfOrder {
            version: TrfVersion::Trf26,
            letters: TrfLetters::Ascii,
        },
    );
    assert!(ascii.text.is_ascii());
    assert!(ascii.text.contains("Zagar, Ana"));
}

#[test]
fn the_ranking_of_another_program_stands_until_a_result_changes() {
    let rank = |text: &str, player: u16| {
        let listed = read_trf(text).tournament;
        listed
            .player(PairingNumber(player))
            .and_then(|it| it.listed.rank)
    };
    let mut tournament = small();
    for (player, rank) in tournament.players.iter_mut().zip([1, 2, 3, 4, 6, 5]) {
        player.listed.points = None;
        player.listed.rank = Some(rank);
    }
    let scores = tournament.scores(3);
    for player in &mut tournament.players {
        player.listed.points = scores.get(&player.number).copied();
    }
    let text = written(&tournament, TrfVersion::Trf26).text;
    assert_eq!(rank(&text, 4), Some(4));
    // Horvat wins the game that was still under way.
    let board = tournament.rounds[2]
        .boards
        .iter_mut()
        .find(|board| board.result.is_pending());
    board.expect("a game under way").result = BoardResult::win(Color::White);
    let text = written(&tournament, TrfVersion::Trf26).text;
    assert_eq!(rank(&text, 4), Some(2));
}

#[test]
fn lines_that_contradict_each_other_are_told_and_one_is_taken() {
    let line = |number: u16, rest: &str| {
        format!(
            "001 {number:>4}      Player {number}{}0.0    1  {rest}",
            " ".repeat(59)
        )
    };
    let text = [
        line(1, "   2 w 1     3 w 1     9 w 1"),
        line(2, "   1 b 1     4 w =     1 b 0"),
        line(3, "   4 w 1     1 w 0  0000 - F"),
        line(4, "   1 b 0     2 b -  0000 - H"),
    ];
    let read = read_trf(&text.join("\r\n"));
    let told: Vec<_> = read
        .faults
        .iter()
        .filter(|fault| fault.kind != TrfFaultKind::PointsDiffer)
        .map(|fault| (fault.line, fault.round, fault.kind))
        .collect();
    assert_eq!(
        told,
        [
            (1, Some(1), TrfFaultKind::ResultsDisagree),
            (1, Some(2), TrfFaultKind::ColorsUnclear),
            (1, Some(3), TrfFaultKind::UnknownOpponent),
            (2, Some(2), TrfFaultKind::ResultsDisagree),
            (2, Some(3), TrfFaultKind::OneSided),
            (3, Some(1), TrfFaultKind::OneSided),
        ],
        "{:#?}",
        read.faults
    );
}

#[test]
fn nothing_stops_the_reader() {
    for text in [
        "",
        "\r\r\n\n",
        "001",
        "001 ",
        "ž",
        "###",
        "132",
        "162 W",
        "\u{feff}012 Name",
    ] {
        let read = read_trf(text);
        let again = written(&read.tournament, TrfVersion::Trf26);
        assert!(again.text.lines().count() >= read.tournament.kept_lines.len());
    }
    let read = read_trf("\u{feff}012 Name\rABC\r");
    assert_eq!(read.tournament.details.name, "Name");
    assert_eq!(read.tournament.kept_lines[0].text, "ABC");
}

#[test]
fn a_player_of_whom_little_is_known_is_written_all_the_same() {
    let tournament = Tournament {
        players: vec![TournamentPlayer::new(PairingNumber(9_999), "Ž")],
        ..Tournament::default()
    };
    let text = written(&tournament, TrfVersion::Trf16).text;
    let line = text
        .lines()
        .find(|line| line.starts_with("001"))
        .expect("a player");
    assert_eq!(line.chars().count(), 89);
    assert!(line.starts_with("001 9999      Ž"));
}

#[test]
fn the_version_that_was_opened_is_kept_with_the_tournament() {
    let mut small = small();
    // Lines that only the newer version has would be written in both.
    small.kept_lines.clear();
    for version in [TrfVersion::Trf16, TrfVersion::Trf26] {
        let text = written(&small, version).text;
        let read = read_trf(&text).tournament;
        assert_eq!(TrfVersion::fitting(&read.details), version);
        let mut log = TournamentLog::default();
        let change = TournamentChange::Imported(Box::new(read));
        let line = TournamentLine { wall: None, change };
        let kept = ron::to_string(&line).expect("a line");
        log.enter(ron::from_str(&kept).expect("the same line"))
            .expect("it fits");
        let details = &log.tournament().details;
        assert_eq!(TrfVersion::fitting(details), version);
    }
    assert_eq!(
        TrfVersion::fitting(&TournamentDetails::default()),
        TrfVersion::Trf16,
        "typed, and nothing is lost"
    );
}
