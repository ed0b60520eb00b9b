//! Games that are played on this machine for boards of the tournament: what they begin with, and what of them is entered.

use std::time::Duration;

use jadoube_core::chess::{Color, Square};
use jadoube_core::clock::Moment;
use jadoube_core::laws::{
    Arbiter, ArbiterAct, CanMate, Deed, DueFlags, Event, Outcome, PlayerAct, Score,
};
use jadoube_core::notation::pgn;
use jadoube_core::record::incident::{Incident, incident_of_game};
use jadoube_core::record::log::journal::Heading;
use jadoube_core::record::script::Times;
use jadoube_core::record::wall_time::WallTime;
use jadoube_core::record::{Entry, Script, TournamentBoard};
use jadoube_core::tournament::register::{OffenceKind, register};
use jadoube_core::tournament::{
    AttachedIncident, BoardNews, BoardResult, Forfeit, PairedBoard, PairingNumber, Round,
    RoundSchedule, TournamentChange, TournamentDetails, TournamentLine, TournamentLog,
    TournamentPlayer, board_of_game, board_to_play, changes_with_game, incident_at, is_recorded,
    result_of_game, result_to_offer, round_pgn,
};

fn wall(time: &str) -> WallTime {
    let text = format!("2026-11-30 {time}.000");
    text.parse().expect("a time")
}

/// A round of two boards, of a tournament that was begun then.
fn log_begun(time: &str) -> TournamentLog {
    let mut log = TournamentLog::default();
    let details = TournamentDetails {
        name: "Club evening".to_owned(),
        city: "Kranj".to_owned(),
        coded_time_control: "5400+30".to_owned(),
        ..TournamentDetails::default()
    };
    let described = TournamentChange::Described(Box::new(details));
    let entered = log.enter(TournamentLine {
        wall: Some(wall(time)),
        change: described,
    });
    entered.expect("it fits");
    for number in 1..=4 {
        let player = TournamentPlayer {
            rating: Some(2000 + number),
            ..TournamentPlayer::new(PairingNumber(number), format!("Player {number}"))
        };
        enter(&mut log, TournamentChange::PlayerEntered(Box::new(player)));
    }
    pair(&mut log, [(1, 2), (3, 4)]);
    log
}

pub fn log() -> TournamentLog {
    log_begun("18:00:00")
}

fn pair(log: &mut TournamentLog, boards: [(u16, u16); 2]) {
    let boards = (1..).zip(boards).map(|(number, (white, black))| {
        PairedBoard::new(number, PairingNumber(white), PairingNumber(black))
    });
    let pairings = Box::new(Round {
        boards: boards.collect(),
        ..Round::default()
    });
    enter(log, TournamentChange::RoundPaired { round: 1, pairings });
}

fn enter(log: &mut TournamentLog, change: TournamentChange) {
    let entered = log.enter(TournamentLine { wall: None, change });
    entered.expect("it fits");
}

pub fn board(log: &TournamentLog) -> TournamentBoard {
    let taken = board_to_play(log, 1, 1, wall("18:30:00"));
    taken.expect("a board").board
}

fn result(log: &TournamentLog) -> BoardResult {
    log.tournament().rounds[0].boards[0].result
}

/// Enters what a game tells, and returns how many entries that were.
pub fn follow(log: &mut TournamentLog, at: &TournamentBoard, news: &BoardNews) -> usize {
    let changes = changes_with_game(log, at, news);
    let count = changes.len();
    for change in changes {
        enter(log, change);
    }
    count
}

fn won() -> BoardNews {
    BoardNews {
        incidents: Vec::new(),
        result: Some(BoardResult::win(Color::White)),
        pgn: Some("[Result \"1-0\"]\n\n1. e4 1-0\n".to_owned()),
    }
}

/// A game with a clock in which those deeds were done, one a second.
struct Played {
    heading: Heading,
    arbiter: Arbiter,
    log: Vec<Entry>,
}

impl Played {
    fn of(time: &str, deeds: impl IntoIterator<Item = Deed>) -> Self {
        let heading = Heading {
            terms: Script {
                time: Some(Times::same(time.parse().expect("a time"))),
                ..Script::default()
            },
            white: "Player 1".to_owned(),
            ..Heading::default()
        };
        let mut played = Self {
            arbiter: heading.arbiter(),
            heading,
            log: Vec::new(),
        };
        played.does(Deed::Arbiter(ArbiterAct::Start));
        for deed in deeds {
            played.does(deed);
        }
        played
    }

    fn does(&mut self, deed: Deed) {
        let second = u64::try_from(self.log.len()).expect("few");
        let at = Moment::after(Duration::from_secs(second));
        let event = Event { at, deed };
        let mut flags = DueFlags::before(&event);
        while let Some(flag) = flags.next(&self.arbiter) {
            self.hear(flag);
        }
        self.hear(event);
    }

    fn hear(&mut self, event: Event) {
        let rulings = self.arbiter.hear(&event);
        self.log.push(Entry { event, rulings });
    }

    fn news(&self) -> BoardNews {
        let result = result_of_game(self.arbiter.table().standing());
        let incident = incident_of_game(&self.heading, &self.log);
        BoardNews {
            incidents: incident.iter().map(Incident::written).collect(),
            result,
            pgn: result.map(|_| "*\n".to_owned()),
        }
    }
}

fn by(color: Color, act: PlayerAct) -> Deed {
    Deed::Player(color, act)
}

/// White completes an illegal move.
fn illegal_move() -> [Deed; 3] {
    [
        by(Color::White, PlayerAct::Lift(Square::E2)),
        by(Color::White, PlayerAct::Release(Square::E5)),
        by(Color::White, PlayerAct::Press),
    ]
}

pub fn illegal_moves(log: &TournamentLog) -> Vec<(u16, usize)> {
    let all = register(log).into_iter();
    all.map(|it| (it.player.0, it.count(OffenceKind::IllegalMove)))
        .collect()
}

#[test]
fn a_game_begins_with_what_the_tournament_knows_of_its_board() {
    let log = log();
    let taken = board_to_play(&log, 1, 2, wall("18:30:00")).expect("a board");
    assert_eq!(taken.names.black, "Player 4");
    assert_eq!(taken.details.ratings.white, "2003");
    let details = &taken.details;
    let told = [
        &details.event,
        &details.site,
        &details.round,
        &details.board,
    ];
    assert_eq!(told, ["Club evening", "Kranj", "1", "2"]);
    assert_eq!(taken.control.as_deref(), Some("5400+30"));
    assert_eq!(board_to_play(&log, 1, 3, wall("18:30:00")), None);
}

#[test]
fn the_result_of_a_game_is_entered_once() {
    let mut log = log();
    let at = board(&log);
    assert_eq!(follow(&mut log, &at, &BoardNews::default()), 0);
    assert_eq!(follow(&mut log, &at, &won()), 2);
    assert_eq!(result(&log), BoardResult::win(Color::White));
    assert!(is_recorded(&log, &at));
    assert_eq!(follow(&mut log, &at, &won()), 0, "it is there");
}

#[test]
fn what_was_cut_off_in_between_is_entered_when_it_is_asked_for_again() {
    let mut log = log();
    let at = board(&log);
    let first = changes_with_game(&log, &at, &won()).remove(0);
    enter(&mut log, first);
    assert_eq!(result(&log), BoardResult::win(Color::White));
    assert_eq!(follow(&mut log, &at, &won()), 1, "the game alone");
    assert_eq!(result_to_offer(&log, &at, won().result), None);
}

#[test]
fn another_result_than_the_board_has_is_offered_and_not_entered() {
    let mut log = log();
    let at = board(&log);
    let drawn = TournamentChange::ResultEntered {
        round: 1,
        board: 1,
        result: BoardResult::DRAW,
    };
    enter(&mut log, drawn);
    assert_eq!(follow(&mut log, &at, &won()), 1, "the game alone");
    assert_eq!(result(&log), BoardResult::DRAW);
    assert_eq!(result_to_offer(&log, &at, won().result), won().result);
}

#[test]
fn a_result_that_was_taken_back_does_not_come_back_by_itself() {
    let mut log = log();
    let at = board(&log);
    follow(&mut log, &at, &won());
    let taken_back = TournamentChange::ResultCorrected {
        round: 1,
        board: 1,
        result: BoardResult::Pending,
        reason: "Taken back".to_owned(),
    };
    enter(&mut log, taken_back);
    assert_eq!(follow(&mut log, &at, &won()), 0);
    assert_eq!(result(&log), BoardResult::Pending);
    assert_eq!(result_to_offer(&log, &at, won().result), won().result);
    // Another game at that board is another matter.
    let again = TournamentBoard {
        since: wall("19:30:00"),
        ..at
    };
    assert_eq!(follow(&mut log, &again, &won()), 2);
}

#[test]
fn nothing_flows_into_another_tournament_or_to_other_players() {
    let log = log();
    let at = board(&log);
    let mut other = log_begun("18:00:01");
    assert_eq!(follow(&mut other, &at, &won()), 0);
    let mut paired_anew = log;
    pair(&mut paired_anew, [(2, 1), (3, 4)]);
    assert_eq!(follow(&mut paired_anew, &at, &won()), 0, "colours changed");
    assert_eq!(board_of_game(&paired_anew, &at), None);
    pair(&mut paired_anew, [(1, 2), (3, 4)]);
    assert_eq!(follow(&mut paired_anew, &at, &won()), 2);
}

#[test]
fn what_is_ruled_in_a_game_is_registered_once_and_goes_on() {
    let mut log = log();
    let at = board(&log);
    let mut played = Played::of("5400+30", []);
    assert_eq!(played.news(), BoardNews::default(), "nothing was ruled");
    for deed in illegal_move() {
        played.does(deed);
    }
    assert_eq!(follow(&mut log, &at, &played.news()), 1);
    assert_eq!(illegal_moves(&log), [(1, 1)]);
    played.does(by(Color::White, PlayerAct::Lift(Square::E2)));
    played.does(by(Color::White, PlayerAct::Release(Square::E4)));
    assert_eq!(follow(&mut log, &at, &played.news()), 0, "nothing new");
    played.does(Deed::Arbiter(ArbiterAct::Warn(Color::Black)));
    assert_eq!(follow(&mut log, &at, &played.news()), 1);
    assert_eq!(log.incidents().len(), 1, "in the place of the first");
    assert_eq!(illegal_moves(&log), [(1, 1), (2, 0)]);
    played.does(Deed::Arbiter(ArbiterAct::Declare(Score::Zero, Score::One)));
    follow(&mut log, &at, &played.news());
    assert_eq!(result(&log), BoardResult::win(Color::Black));
}

#[test]
fn a_game_that_ends_without_a_ruling_of_the_arbiter_is_no_incident() {
    let mut played = Played::of("5400+30", [by(Color::White, PlayerAct::Resign)]);
    let could_mate = ArbiterAct::Establish(Color::Black, CanMate::Yes);
    played.does(Deed::Arbiter(could_mate));
    let news = played.news();
    assert_eq!(news.result, Some(BoardResult::win(Color::Black)));
    assert_eq!(news.incidents, Vec::<String>::new());
}

#[test]
fn what_is_said_of_an_incident_of_a_game_stays_and_enters_it_once() {
    let mut log = log();
    let at = board(&log);
    let mut played = Played::of("300", illegal_move());
    follow(&mut log, &at, &played.news());
    let entered = log.incidents()[0].clone();
    let mut told = Incident::read(&entered.script).expect("it is read");
    told.change_heading(|heading| "White was in check".clone_into(&mut heading.grounds));
    let attached = AttachedIncident {
        script: told.written(),
        replaces: Some(1),
        ..entered
    };
    let change = TournamentChange::IncidentAttached(attached);
    log.enter(TournamentLine { wall: None, change })
        .expect("it fits");
    assert_eq!(follow(&mut log, &at, &played.news()), 0, "it is known");
    played.does(Deed::Arbiter(ArbiterAct::Warn(Color::Black)));
    assert_eq!(follow(&mut log, &at, &played.news()), 1, "it went on");
    assert_eq!(log.incidents().len(), 1);
    let now = Incident::read(&log.incidents()[0].script).expect("it is read");
    assert_eq!(now.heading().grounds, "White was in check");
}

#[test]
fn an_incident_of_a_game_is_heard_as_it_was_ruled() {
    let mut played = Played::of("4", illegal_move());
    for _ in 0..3 {
        played.does(Deed::Arbiter(ArbiterAct::Warn(Color::Black)));
    }
    let has_fallen = played
        .log
        .iter()
        .any(|it| matches!(it.event.deed, Deed::Flag(_)));
    assert!(has_fallen, "a flag among the rulings");
    let incident = incident_of_game(&played.heading, &played.log).expect("something was ruled");
    let read = Incident::read(&incident.written()).expect("it is read");
    let heard = read.heard().expect("its acts can begin");
    // Whether Black could still mate is asked at the table, and found out where it is heard again.
    let of = |log: &[Entry]| -> Vec<Entry> {
        let ruled = |it: &&Entry| !matches!(it.event.deed, Deed::Flag(_));
        log.iter().filter(ruled).cloned().collect()
    };
    assert_eq!(of(heard.log()), of(&played.log));
    assert_eq!(heard.log().len(), played.log.len());
}

#[test]
fn the_games_of_a_round_stand_in_one_pgn_by_their_boards() {
    let mut log = log();
    let second = board_to_play(&log, 1, 2, wall("18:20:00")).expect("a board");
    follow(&mut log, &second.board, &won());
    let at = board(&log);
    let under_way = [(at, "[Board \"1\"]\n\n1. d4 *\n".to_owned())];
    assert_eq!(
        round_pgn(&log, 1, &under_way),
        "[Board \"1\"]\n\n1. d4 *\n\n[Result \"1-0\"]\n\n1. e4 1-0\n"
    );
    assert_eq!(round_pgn(&log, 2, &under_way), "");
}

/// The games of the first round after the board got that result from the arbiter.
fn corrected(result: BoardResult) -> String {
    let mut log = log();
    let at = board(&log);
    follow(&mut log, &at, &won());
    let correction = TournamentChange::ResultCorrected {
        round: 1,
        board: 1,
        result,
        reason: "Appeal".to_owned(),
    };
    enter(&mut log, correction);
    round_pgn(&log, 1, &[])
}

#[test]
fn a_game_has_the_result_of_its_board_and_tells_the_other_one() {
    for (result, mark, termination, told) in [
        (
            BoardResult::DRAW,
            "1/2-1/2",
            "adjudication",
            "Result by the arbiter: 1/2-1/2; the game itself ended 1-0",
        ),
        (
            BoardResult::Played(Outcome::BOTH_LOSE),
            "*",
            "adjudication",
            "Result by the arbiter: 0-0; the game itself ended 1-0",
        ),
        (
            BoardResult::Forfeited(Forfeit::White),
            "0-1",
            "rules infraction",
            "Result by the arbiter: -+; the game itself ended 1-0",
        ),
        (
            BoardResult::Pending,
            "*",
            "unterminated",
            "Result withdrawn by the arbiter; the game itself ended 1-0",
        ),
    ] {
        let pgn = corrected(result);
        let read = pgn::read(&pgn);
        assert_eq!(read.errors, [], "{pgn}");
        assert_eq!(read.game.tags.get("Result"), Some(mark), "{pgn}");
        assert_eq!(read.game.tags.get("Termination"), Some(termination));
        assert!(pgn.trim_end().ends_with(mark), "{pgn}");
        let mut comments = read.game.plies.iter().flat_map(pgn::PgnMove::comments);
        assert_eq!(comments.next(), Some(told));
    }
}

#[test]
fn a_game_that_ended_as_its_board_says_stays_as_it_was_written() {
    let mut log = log();
    let at = board(&log);
    follow(&mut log, &at, &won());
    assert_eq!(round_pgn(&log, 1, &[]), won().pgn.expect("a game"));
    // A result that is typed while the game goes on here is that of the board too.
    let again = TournamentBoard {
        since: wall("19:30:00"),
        ..at
    };
    let under_way = [(again, "[Result \"*\"]\n\n1. d4 *\n".to_owned())];
    let text = round_pgn(&log, 1, &under_way);
    assert!(text.contains("[Result \"1-0\"]"), "{text}");
    assert!(
        text.contains("1. d4 {Result by the arbiter: 1-0} 1-0"),
        "{text}"
    );
}

#[test]
fn where_no_time_control_can_be_read_that_of_the_last_incident_is_proposed() {
    let mut log = log();
    let details = TournamentDetails {
        time_control: "40/120, 60".to_owned(),
        ..TournamentDetails::default()
    };
    enter(&mut log, TournamentChange::Described(Box::new(details)));
    let control = |log: &TournamentLog| {
        let taken = board_to_play(log, 1, 2, wall("18:30:00")).expect("a board");
        let incident = incident_at(log, 1, 2).expect("a board");
        let times = incident.script().time.as_ref().map(ToString::to_string);
        assert_eq!(times, taken.control);
        taken.control
    };
    assert_eq!(control(&log), None);
    let mut incident = incident_at(&log, 1, 1).expect("a board");
    incident.change(|script| script.time = Some(Times::same("5400+30".parse().expect("a time"))));
    let attached = AttachedIncident {
        round: 1,
        board: 1,
        script: incident.written(),
        ..AttachedIncident::default()
    };
    enter(&mut log, TournamentChange::IncidentAttached(attached));
    assert_eq!(control(&log).as_deref(), Some("5400+30"));
    let schedule = Box::new(RoundSchedule {
        start: wall("18:30:00"),
        default_minutes: 15,
        announcement: String::new(),
    });
    enter(
        &mut log,
        TournamentChange::RoundScheduled { round: 1, schedule },
    );
    let incident = incident_at(&log, 1, 2).expect("a board");
    let late = incident.script().regulations.default_time;
    assert_eq!(late, Some(Duration::from_mins(15)));
}
