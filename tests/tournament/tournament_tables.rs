//! Standings against those that FIDE's Technical Commission published: *Exercises in Tie-Breaking* by Mario Held (2024), a
//! Swiss tournament of five rounds, one of nine, and a round robin. The values of March 2026 follow from its limits to the
//! dummy's score, worked out by hand for the three players whom they touch.

use jadoube_core::i18n::{Language, Words};
use jadoube_core::report::tournament::short_crosstable;
use jadoube_core::tournament::standings::{Crosstable, Standings, TieBreakValue};
use jadoube_core::tournament::trf::read_trf;
use jadoube_core::tournament::{
    BoardResult, Bye, GivenBye, PairedBoard, PairingNumber, Points, Round, TieBreak, TieBreakRules,
    Tournament, TournamentPlayer,
};

const SWISS: &str = include_str!("files/held-swiss.trf");
const SWISS_OF_NINE: &str = include_str!("files/held-swiss-of-nine.trf");
const ROUND_ROBIN: &str = include_str!("files/held-round-robin.trf");

/// What that tie-break is for each player, by number.
fn values(
    tournament: &Tournament,
    tie_break: TieBreak,
    rules: TieBreakRules,
) -> Vec<(u16, String)> {
    let standings = Standings::by(tournament, u16::MAX, &[tie_break], rules);
    let mut values: Vec<(u16, String)> = standings
        .rows
        .iter()
        .map(|row| (row.player.0, row.values[0].to_string()))
        .collect();
    values.sort();
    values
}

#[track_caller]
fn is(tournament: &Tournament, tie_break: TieBreak, rules: TieBreakRules, expected: [&str; 16]) {
    let found = values(tournament, tie_break, rules);
    let found: Vec<&str> = found.iter().map(|(_, value)| value.as_str()).collect();
    assert_eq!(found, expected, "{tie_break:?} {rules:?}");
}

#[test]
fn a_swiss_tournament_has_the_tie_breaks_that_were_published() {
    let read = read_trf(SWISS);
    assert_eq!(read.faults, []);
    let swiss = read.tournament;
    let rules = TieBreakRules::August2024;
    assert_eq!(swiss.details.tie_break_rules(), rules);
    for (tie_break, expected) in [
        (
            TieBreak::Buchholz,
            [
                "12.5", "13", "15.5", "15", "8.5", "12", "14.5", "13.5", "9", "13", "13.5", "11.5",
                "14", "11", "12", "12.5",
            ],
        ),
        (
            TieBreak::BuchholzCut1,
            [
                "11", "12", "13", "11.5", "7.5", "11", "12.5", "12", "7.5", "11.5", "12", "9.5",
                "12", "9", "11", "11",
            ],
        ),
        (
            TieBreak::SonnebornBerger,
            [
                "8", "9.5", "10.5", "9.75", "4.25", "6.5", "3.25", "5.25", "2.25", "1.5", "5.75",
                "4", "4.25", "4.5", "3.5", "7.25",
            ],
        ),
        (
            TieBreak::Wins,
            [
                "2", "3", "2", "2", "2", "3", "1", "2", "1", "1", "2", "2", "1", "2", "2", "3",
            ],
        ),
        (
            TieBreak::GamesWon,
            [
                "2", "3", "2", "2", "2", "2", "1", "2", "0", "1", "1", "0", "1", "2", "2", "3",
            ],
        ),
        (
            TieBreak::Progressive,
            [
                "11", "13", "11", "11.5", "5", "6", "6", "8.5", "2.5", "4", "5.5", "7", "7", "6",
                "7", "10.5",
            ],
        ),
    ] {
        is(&swiss, tie_break, rules, expected);
    }
}

#[test]
fn the_score_of_a_dummy_has_a_limit_from_march_2026_on() {
    let swiss = read_trf(&SWISS.replace("2024-08-01", "2026-03-05")).tournament;
    let rules = TieBreakRules::March2026;
    assert_eq!(swiss.details.tie_break_rules(), rules);
    let before = values(&swiss, TieBreak::Buchholz, TieBreakRules::August2024);
    let after = values(&swiss, TieBreak::Buchholz, rules);
    let changed: Vec<_> = before
        .iter()
        .zip(&after)
        .filter(|(one, other)| one != other)
        .collect();
    let told: Vec<_> = changed
        .iter()
        .map(|(one, other)| (one.0, &*one.1, &*other.1))
        .collect();
    // David's bye is worth 5 × ½ at most (16.4.2), and so is Franck's; Maria's forfeit what Jessica scored (16.4.1).
    assert_eq!(
        told,
        [(4, "15", "14"), (6, "12", "11.5"), (11, "13.5", "12.5")]
    );
    let sums = values(&swiss, TieBreak::SonnebornBerger, rules);
    assert_eq!(sums[3].1, "9.25");
    assert_eq!(sums[5].1, "6");
    assert_eq!(sums[10].1, "4.75");
}

#[test]
fn a_round_robin_counts_forfeits_as_games_and_asks_who_beat_whom() {
    let read = read_trf(ROUND_ROBIN);
    assert_eq!(read.faults, []);
    let rules = TieBreakRules::August2024;
    let sums = values(&read.tournament, TieBreak::SonnebornBerger, rules);
    let sums: Vec<&str> = sums.iter().map(|(_, value)| value.as_str()).collect();
    assert_eq!(sums, ["9.25", "6.25", "6.25", "4.25", "3.25", "2.25"]);
    let order = [TieBreak::DirectEncounter];
    let standings = Standings::by(&read.tournament, 5, &order, rules);
    let ranks: Vec<_> = standings
        .rows
        .iter()
        .map(|row| (row.rank, row.player.0))
        .collect();
    // Alyx beat Bruno and Charline, who drew; Franck's forfeit puts Helene before him, and him before David.
    assert_eq!(ranks, [(1, 1), (2, 2), (2, 3), (4, 6), (5, 5), (6, 4)]);
}

#[test]
fn who_is_first_whatever_the_missing_games_would_have_brought_is_first() {
    let read = read_trf(SWISS_OF_NINE);
    assert_eq!(read.faults, []);
    let order = [TieBreak::DirectEncounter];
    let standings = Standings::by(&read.tournament, 9, &order, TieBreakRules::August2024);
    let told: Vec<_> = standings
        .rows
        .iter()
        .take(6)
        .map(|row| (row.rank, row.player.0, row.values[0]))
        .collect();
    let place = TieBreakValue::Place;
    // Five are tied at six points, and all of them have met but Alyx and nobody else: Franck is alone at the top.
    assert_eq!(
        told,
        [
            (1, 3, place(1)),
            (2, 6, place(1)),
            (3, 1, place(2)),
            (3, 4, place(2)),
            (5, 2, place(4)),
            (6, 7, place(1)),
        ]
    );
}

fn paired(number: u16, white: u16, black: u16, result: &str) -> PairedBoard {
    let mut board = PairedBoard::new(number, PairingNumber(white), PairingNumber(black));
    board.result = result.parse().expect("a result");
    board
}

fn four_players(rounds: Vec<Round>) -> Tournament {
    let names = ["Alpha", "Bravo", "Charlie", "Delta"];
    let players = (1..).zip(names);
    Tournament {
        players: players
            .map(|(number, name)| TournamentPlayer::new(PairingNumber(number), name))
            .collect(),
        rounds,
        ..Tournament::default()
    }
}

#[test]
fn whoever_leaves_gives_opponents_a_draw_for_each_round_after() {
    let bye = |player, bye| GivenBye {
        player: PairingNumber(player),
        bye,
    };
    // Delta loses to Alpha and leaves; Charlie has the bye of the second round.
    let tournament = four_players(vec![
        Round {
            boards: vec![paired(1, 1, 4, "1-0"), paired(2, 2, 3, "1/2-1/2")],
            ..Round::default()
        },
        Round {
            boards: vec![paired(1, 1, 2, "1-0")],
            byes: vec![bye(3, Bye::Pairing), bye(4, Bye::Zero)],
            ..Round::default()
        },
        Round {
            boards: vec![paired(1, 3, 1, "0-1")],
            byes: vec![bye(2, Bye::Pairing)],
            ..Round::default()
        },
    ]);
    let rules = TieBreakRules::March2026;
    let buchholz = values(&tournament, TieBreak::Buchholz, rules);
    // Alpha met Delta (0, and ½ for each of two rounds after), Bravo (1½) and Charlie (1½).
    assert_eq!(buchholz[0], (1, "4".to_owned()));
    // Delta met Alpha (3); the dummies of two rounds are worth Delta's own nothing.
    assert_eq!(buchholz[3], (4, "3".to_owned()));
    // What is cut first is a round that Delta stayed away from by choice, although nothing is lower.
    let cut = values(&tournament, TieBreak::BuchholzCut1, rules);
    assert_eq!(cut[3], (4, "3".to_owned()));
    let median = values(&tournament, TieBreak::BuchholzMedian1, rules);
    assert_eq!(median[0], (1, "1.5".to_owned()));
}

#[test]
fn a_game_that_is_not_over_counts_for_nothing() {
    let boards = |last: &str| vec![paired(1, 1, 4, "1-0"), paired(2, 2, 3, last)];
    let round = |last| Round {
        boards: boards(last),
        ..Round::default()
    };
    let pending = four_players(vec![round("*")]);
    let standings = Standings::of(&pending, 1);
    assert_eq!(standings.rows[0].points, Points::halves(2));
    let of = |player| {
        let row = standings
            .rows
            .iter()
            .find(|row| row.player == PairingNumber(player));
        row.expect("every player has a row")
    };
    assert_eq!(of(2).points, Points::ZERO);
    assert_eq!(of(2).values[1], TieBreakValue::Quarters(0));
    let over = four_players(vec![round("1/2-1/2")]);
    assert_eq!(Standings::of(&over, 1).rows[1].points, Points::halves(1));
}

#[test]
fn byes_of_a_round_that_is_still_to_be_paired_change_no_table() {
    let first = Round {
        boards: vec![paired(1, 1, 4, "1-0"), paired(2, 2, 3, "1/2-1/2")],
        ..Round::default()
    };
    let next = Round {
        byes: vec![GivenBye {
            player: PairingNumber(4),
            bye: Bye::Half,
        }],
        ..Round::default()
    };
    let before = Standings::of(&four_players(vec![first.clone()]), u16::MAX);
    let after = Standings::of(&four_players(vec![first, next]), u16::MAX);
    assert_eq!(after, before);
    assert_eq!(after.rounds, 1);
}

#[test]
fn a_crosstable_tells_number_color_and_result() {
    let tournament = four_players(vec![Round {
        boards: vec![paired(1, 1, 4, "+-"), paired(2, 2, 3, "1/2-0")],
        ..Round::default()
    }]);
    let standings = Standings::of(&tournament, 1);
    let crosstable = Crosstable::of(&tournament, &standings);
    let told: Vec<String> = crosstable
        .rows
        .iter()
        .map(|row| format!("{} {}", row.standing.player, row.cells[0]))
        .collect();
    assert_eq!(told, ["1 4w+", "2 3w=", "3 2b0", "4 1b-"]);
    assert!(tournament.rounds[0].is_complete());
    assert_eq!(
        tournament.rounds[0].boards[1].result,
        "1/2-0".parse::<BoardResult>().expect("a result")
    );
}

#[test]
fn a_crosstable_tells_opponents_apart_who_share_a_place() {
    let tournament = four_players(vec![Round {
        boards: vec![paired(1, 1, 4, "1/2-1/2"), paired(2, 2, 3, "1/2-1/2")],
        ..Round::default()
    }]);
    let standings = Standings::of(&tournament, 1);
    assert!(standings.rows.iter().all(|row| row.rank == 1), "all tied");
    let table = short_crosstable(&tournament, &standings, Words::new(Language::English));
    let headings: Vec<&str> = table.columns.iter().map(|it| it.heading.as_str()).collect();
    assert_eq!(headings, ["Rk", "No.", "Name", "1", "Pts"]);
    let met: Vec<String> = table
        .rows
        .iter()
        .map(|row| format!("{} {}", row[1], row[3]))
        .collect();
    assert_eq!(met, ["1 4w=", "2 3w=", "3 2b=", "4 1b="]);
}

#[test]
fn the_dummy_of_a_forfeit_win_counts_no_more_than_the_opponent_who_stayed_away() {
    // C.07 of March 2026, 16.4.1: the score of the dummy has that of the scheduled opponent as its limit.
    let tournament = four_players(vec![Round {
        boards: vec![paired(1, 1, 4, "+-"), paired(2, 2, 3, "1-0")],
        ..Round::default()
    }]);
    let buchholz = |rules| {
        let standings = Standings::by(&tournament, 1, &[TieBreak::Buchholz], rules);
        let row = standings
            .rows
            .iter()
            .find(|it| it.player == PairingNumber(1));
        row.expect("a player").values[0].to_string()
    };
    assert_eq!(buchholz(TieBreakRules::March2026), "0");
    assert_eq!(buchholz(TieBreakRules::August2024), "1");
}
