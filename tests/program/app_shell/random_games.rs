//! Somebody who makes random legal moves plays whole games against the program at the table and against an engine, with claims,
//! offers, flags, resignations and kills in between: nothing hangs, and a witness who knows only the moves agrees with all of it.
//!
//! The beginnings of two games each; fifty whole games with `JADOUBE_LONG`, whose figures `--nocapture` shows.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use jadoube::app::store::MemoryStore;
use jadoube::app::time_source::{MachineTime, Time as _};
use jadoube_core::chess::chess960_fen;
use jadoube_core::chess::chess960_start_number::StartNumber;
use jadoube_core::chess::{CastlingMode, Chess, Color, Move, Position as _};
use jadoube_core::laws::facts::acts_of_a_move::acts_of;
use jadoube_core::laws::{
    ArbiterAct, Consequence, Deed, Edition, PlayerAct, Ruling, Standing, Terms,
};
use jadoube_core::learn::PracticeTerms;
use jadoube_core::record::script::Times;
use jadoube_core::record::{ChessEngine, ComputerPlayer, Entry, MoveSource, SlipRate};
use jadoube_core::uci::engine_at;
use jadoube_ui::{Command, NewGame, Notification, Players, SeatChange};
use rustix::process::{Pid, Signal, kill_process};

use super::Table;
use crate::support::game_witness::GameWitness;
use crate::support::seeded_random::SeededRandom;

/// How long a hand takes for an act, and how long it rests between two looks.
const HAND: Duration = Duration::from_millis(260);
const LOOK: Duration = Duration::from_millis(120);

/// From where some games start: fifty moves are nearly made.
const NEARLY_FIFTY: &str = "7k/5p2/8/3r4/8/8/3R1P2/K7 w - - 92 80";

/// For how long nothing may happen while the clock of the program runs, in its own time.
const HANGS: Duration = Duration::from_secs(40);

/// How the one who plays at random means the game to end, if nothing else ends it before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Intent {
    /// By whatever comes.
    PlayOn,
    Resign,
    /// The own flag falls in thought.
    Flag,
    /// By agreement, as often as it takes.
    Draw,
}

/// What happened in all games.
#[derive(Debug, Default)]
struct GameCounts(BTreeMap<String, usize>);

impl GameCounts {
    fn count(&mut self, what: &str) {
        self.add(what, 1);
    }

    fn add(&mut self, what: &str, times: usize) {
        *self.0.entry(what.to_owned()).or_default() += times;
    }
}

/// A game, and the one who plays it at random.
struct GameAtRandom<'a> {
    files: MemoryStore,
    table: Table,
    us: Color,
    random: SeededRandom,
    witness: GameWitness,
    figures: &'a mut GameCounts,
    /// How many entries of the log were looked at.
    seen: usize,
    intent: Intent,
}

impl<'a> GameAtRandom<'a> {
    fn begin(number: usize, time: &str, plays: MoveSource, figures: &'a mut GameCounts) -> Self {
        let seed = u64::try_from(number).expect("few");
        let mut random = SeededRandom(0x5EED_0000 + seed * 7919);
        let start_number = u16::try_from(random.below(960)).expect("below 960");
        let start_number = StartNumber::new(start_number).expect("below 960");
        let (start, castling) = match number % 10 {
            1 | 3 | 5 | 7 | 9 => (start_number.position(), CastlingMode::Chess960),
            4 => chess960_fen::read(NEARLY_FIFTY).expect("a FEN"),
            _ => (Chess::default(), CastlingMode::Standard),
        };
        // Some have so little time that it runs out.
        let time = if number % 8 == 3 { "9" } else { time };
        let us = Color::from_white(matches!(number % 4, 0 | 3));
        let control: Times = Times::same(time.parse().expect("a time control"));
        let usual = PracticeTerms::alone().script().terms(Edition::default());
        let game = NewGame {
            players: Players::default(),
            terms: Terms {
                control: Some(control.0),
                start: start.clone(),
                castling,
                ..usual
            },
            computer: Some(ComputerPlayer {
                color: !us,
                plays,
                slips: SlipRate::Never,
                plays_on: false,
            }),
            ..NewGame::default()
        };
        let files = MemoryStore::default();
        let mut table = Table::new(&files);
        table.ask(Command::Start(Box::new(game)));
        if us == Color::Black {
            table.act(Deed::Arbiter(ArbiterAct::Start));
        }
        let intent = match number % 6 {
            1 => Intent::Resign,
            2 => Intent::Flag,
            3 => Intent::Draw,
            _ => Intent::PlayOn,
        };
        Self {
            files,
            table,
            us,
            random,
            witness: GameWitness::new(start),
            figures,
            seen: 0,
            intent,
        }
    }

    fn log(&self) -> &[Entry] {
        self.table.app().session().log()
    }

    fn board(&self) -> &jadoube_core::laws::Table {
        self.table.app().session().arbiter().table()
    }

    fn is_playing(&self) -> bool {
        self.board().standing() == Standing::Playing
    }

    fn happens(&mut self, of_a_thousand: usize) -> bool {
        self.random.below(1000) < of_a_thousand
    }

    /// Does something with the own hand or voice, and looks at what came of it.
    fn act(&mut self, act: PlayerAct) {
        self.pass(HAND);
        if self.is_playing() {
            self.table.act(Deed::Player(self.us, act));
            self.look();
        }
    }

    /// Lets time pass, in which the other side may do something.
    fn pass(&mut self, time: Duration) {
        self.table.time.pass(time);
        self.table.window.step();
        self.look();
    }

    /// Hears what happened since the last look, and says whether it was right.
    fn look(&mut self) {
        let entries = self.log()[self.seen..].to_vec();
        self.seen = self.log().len();
        let plies = self.board().game().plies();
        let moves: Vec<(Color, Move)> = plies.iter().map(|ply| (ply.by, ply.mv)).collect();
        self.witness.sees(&moves);
        assert_eq!(self.witness.position(), self.board().game().position());
        for entry in entries {
            self.judge(&entry);
        }
    }

    fn judge(&mut self, entry: &Entry) {
        let is_ours = entry.event.player() == Some(self.us);
        let charged = entry.consequences().any(|it| {
            matches!(
                it,
                Consequence::Illegal(..) | Consequence::TakeBack | Consequence::Unmade(_)
            )
        });
        assert!(!charged, "{entry:?}");
        let rejected = entry
            .consequences()
            .any(|it| *it == Consequence::ClaimRejected);
        if let Some(act) = entry.event.player_act() {
            if let Some(holds) = self.witness.would_hold(act) {
                let ends = entry.rulings.iter().any(Ruling::ends_game);
                let is_granted = ends || Ruling::put_right(&entry.rulings);
                assert_eq!(is_granted, holds, "{entry:?}");
                assert!(is_ours || holds, "the program claims wrongly: {entry:?}");
                self.figures.count(&format!("{act:?}, right: {holds}"));
            } else if !matches!(
                act,
                PlayerAct::Lift(_)
                    | PlayerAct::Release(_)
                    | PlayerAct::Press
                    | PlayerAct::Remove(_)
            ) {
                let whose = if is_ours { "" } else { ", the program" };
                self.figures.count(&format!("{act:?}{whose}"));
            }
            let is_over = entry
                .consequences()
                .any(|it| matches!(it, Consequence::PlayOver | Consequence::Flag(_)));
            let is_fault = entry.is_trouble() && !rejected && !is_over;
            assert!(!is_fault, "{entry:?}");
        }
    }

    /// Kills the program and opens it again: it knows all it knew, and has charged nobody more than up to its end.
    fn kill(&mut self) {
        self.figures.count("kills of the program");
        let (log, position) = (self.log().to_vec(), self.table.position());
        let now = self.table.app().session().last_moment();
        let before = [Color::White, Color::Black].map(|it| self.board().reading(it, now));
        self.table = Table::new(&self.files);
        assert_eq!(self.table.position(), position);
        assert_eq!(self.log()[..log.len()], log);
        let computer = self
            .table
            .app()
            .session()
            .computer()
            .expect("one sits there");
        assert_eq!(computer.color, !self.us);
        let now = self.table.app().session().last_moment();
        for (color, before) in [Color::White, Color::Black].into_iter().zip(before) {
            let (before, after) = before
                .zip(self.board().reading(color, now))
                .expect("clocks");
            assert!(after <= before, "nobody is given time");
        }
        if self.is_playing() {
            self.table.act(Deed::Arbiter(ArbiterAct::Resume));
        }
        self.look();
    }

    /// Kills the engine, which is told, and puts something in its seat.
    fn kill_engine(&mut self) {
        let Some(engine) = engines_running().first().copied() else {
            return;
        };
        self.figures.count("kills of the engine");
        kill_process(engine, Signal::KILL).expect("it ran");
        let is_told = |it: &Notification| matches!(it, Notification::EngineLeft(..));
        for _ in 0..2000 {
            if self.table.app().notifications().iter().any(is_told) {
                let same = self.happens(800);
                let next = if same {
                    SeatChange::SameAgain
                } else {
                    SeatChange::BuiltIn
                };
                return self.table.ask(Command::Reseat(next));
            }
            std::thread::sleep(Duration::from_millis(2));
            self.table.window.step();
        }
        panic!(
            "nobody is told that the engine is gone: {}",
            self.table.notes()
        );
    }

    /// Waits until it is our turn or the game is over.
    fn wait(&mut self) {
        let (mut happened, mut rested) = (self.log().len(), Duration::ZERO);
        let kill_after = self.happens(60).then(|| self.random.below(60));
        let mut looks = 0;
        while self.is_playing() && !self.is_ours() {
            let began = MachineTime::new();
            // Its thoughts take real time.
            std::thread::sleep(Duration::from_millis(2));
            let plays = self
                .table
                .app()
                .session()
                .computer()
                .map(|it| it.plays.clone());
            let is_engine = matches!(plays, Some(MoveSource::Engine(_)));
            let thinks = self.board().game().uncompleted(!self.us).is_none()
                && self.board().hand(!self.us).is_idle();
            let time = if is_engine && thinks {
                began.look().steady
            } else {
                LOOK
            };
            self.pass(time);
            rested += time;
            if self.log().len() != happened {
                (happened, rested) = (self.log().len(), Duration::ZERO);
            }
            assert!(rested < HANGS, "the program hangs: {:?}", self.log().last());
            if Some(looks) == kill_after {
                if is_engine && self.happens(500) {
                    self.kill_engine();
                } else {
                    self.kill();
                }
            }
            looks += 1;
            if self.board().is_offered_by(!self.us) && self.happens(20) {
                self.answer_offer();
            }
        }
    }

    /// Whether we are to do something.
    fn is_ours(&self) -> bool {
        let board = self.board();
        board.whose_clock_runs() == self.us
            && board.game().has_the_move() == self.us
            && board.is_in_order()
            && board.hand(!self.us).is_idle()
    }

    fn answer_offer(&mut self) {
        let answer = if self.happens(400) {
            PlayerAct::Accept
        } else {
            PlayerAct::Decline
        };
        self.act(answer);
    }

    /// One turn of ours: perhaps something is claimed or said, then some legal move is made by hand and pressed.
    fn turn(&mut self) {
        if self.board().is_offered_by(!self.us) {
            self.answer_offer();
        }
        let claims = [
            PlayerAct::ClaimRepetition(None),
            PlayerAct::ClaimFifty(None),
            PlayerAct::ClaimIllegal,
            PlayerAct::ClaimTouchMove,
            PlayerAct::ClaimFlag,
        ];
        let holds = |claim: &&PlayerAct| self.witness.would_hold(claim) == Some(true);
        let right = claims.iter().find(holds).cloned();
        let may_claim = if right.is_some() { 500 } else { 60 };
        if self.is_playing() && self.happens(may_claim) {
            let any = claims[self.random.below(claims.len())].clone();
            let claim = right.unwrap_or(any);
            self.act(claim);
            if self.is_playing() && !self.is_ours() {
                return;
            }
        }
        if !self.is_playing() {
            return;
        }
        let legal = self.board().game().position().legal_moves();
        let mv = legal[self.random.below(legal.len())];
        for act in acts_of(self.board().game().position(), mv) {
            self.act(act);
            if self.happens(12) {
                self.kill();
            }
        }
        let offers = if self.intent == Intent::Draw { 300 } else { 30 };
        if self.is_playing() && self.happens(offers) {
            self.act(PlayerAct::OfferDraw);
        }
        if self.is_playing() && self.board().game().uncompleted(self.us).is_some() {
            self.act(PlayerAct::Press);
        }
    }

    /// Plays until the game is over, and says whether it ended as it should.
    fn play(mut self, most: usize) {
        let stops_after = 2 + self.random.below(10);
        while self.is_playing() {
            self.wait();
            if !self.is_playing() {
                break;
            }
            let ours = self.board().game().plies().len() / 2;
            let has_enough = ours >= most;
            match self.intent {
                Intent::Resign if ours >= stops_after => self.act(PlayerAct::Resign),
                // In thought until the flag falls; a program that rested for longer would have been held up.
                Intent::Flag if ours >= stops_after => self.pass(Duration::from_secs(1)),
                Intent::PlayOn | Intent::Resign | Intent::Flag | Intent::Draw if has_enough => {
                    self.act(PlayerAct::Resign);
                }
                Intent::PlayOn | Intent::Resign | Intent::Flag | Intent::Draw => self.turn(),
            }
        }
        for _ in 0..1000 {
            if self.board().standing() != Standing::Referred {
                break;
            }
            // Whether a side could mate is looked into beside the window.
            std::thread::sleep(Duration::from_millis(5));
            self.pass(LOOK);
        }
        let Standing::Ended(outcome, rule) = self.board().standing() else {
            panic!("{:?}", self.board().standing());
        };
        let done: Vec<Deed> = self.log().iter().filter_map(decisive).collect();
        let expected = self.witness.result(&done);
        let position = self.table.position();
        assert_eq!(Some(outcome), expected, "{rule:?} {position}");
        let plies = self.board().game().plies().len();
        println!("{} {outcome} {rule:?} after {plies}: {position}", self.us);
        self.figures.count(&format!("{outcome} by {rule:?}"));
        self.figures.add("half-moves", plies);
        // What a kill leads to is told.
        let told = self.table.notes();
        assert!(
            told.is_empty() || told.contains("was started again"),
            "{told}"
        );
    }
}

/// What was done there, if that may have ended the game; a flag that is pointed out has fallen.
fn decisive(entry: &Entry) -> Option<Deed> {
    let mut fell = entry.consequences().filter_map(|it| {
        if let Consequence::Flag(color) = it {
            Some(*color)
        } else {
            None
        }
    });
    let is_claim = entry.event.player_act() == Some(&PlayerAct::ClaimFlag);
    match fell.next() {
        Some(color) => Some(Deed::Flag(color)),
        None => (!is_claim).then(|| entry.event.deed.clone()),
    }
}

/// The engines that run as children of this process.
fn engines_running() -> Vec<Pid> {
    let own = std::process::id().to_string();
    let folders = std::fs::read_dir("/proc").expect("processes").flatten();
    let pids = folders.filter_map(|it| it.file_name().to_str()?.parse::<i32>().ok());
    pids.filter(|pid| {
        let about = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        let (name, rest) = about.split_once(") ").unwrap_or_default();
        name.ends_with("(stockfish") && rest.split(' ').nth(1) == Some(&own)
    })
    .filter_map(Pid::from_raw)
    .collect()
}

/// How many games each plays, for how many moves at most, and in which time an engine does.
fn extent() -> (usize, usize, &'static str) {
    if std::env::var_os("JADOUBE_LONG").is_some() {
        (25, 60, "20+0.5")
    } else {
        (2, 3, "10+1")
    }
}

#[test]
fn whole_games_against_the_program_end_as_they_should() {
    let mut figures = GameCounts::default();
    let (games, most, _) = extent();
    for number in 0..games {
        let level = u8::try_from(number % 5 + 1).expect("a level");
        let plays = MoveSource::Level(level);
        GameAtRandom::begin(number, "120+2", plays, &mut figures).play(most);
    }
    println!("{figures:#?}");
}

/// Needs Stockfish where Debian has it; where it is not, that is said.
#[test]
fn whole_games_against_an_engine_end_as_they_should() {
    let path = "/usr/games/stockfish";
    if !Path::new(path).exists() {
        println!("{path} is not here");
        return;
    }
    let mut figures = GameCounts::default();
    let (games, most, time) = extent();
    for number in 0..games {
        let engine = ChessEngine {
            rating: Some(1400),
            ..engine_at(path.to_owned())
        };
        let plays = MoveSource::Engine(engine);
        GameAtRandom::begin(number, time, plays, &mut figures).play(most);
    }
    println!("{figures:#?}");
}
