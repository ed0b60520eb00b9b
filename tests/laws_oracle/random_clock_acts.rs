//! Random moves, presses, forgotten presses and claims of flags with little time, in one period and in several.

use std::time::Duration;

use jadoube_core::chess::{ByColor, Color, Move, Position, San};
use jadoube_core::clock::Moment;
use jadoube_core::laws::{ArbiterAct, Edition, Event, Pace, PlayerAct, Supervision};
use jadoube_core::record::script::{Readings, Script, Times};

use crate::flags_and_periods::{FlagsAndPeriods, Half};
use crate::mating_material::never_mates;
use crate::side_by_side::{RandomGame, Sight, compare, is_orderly, numbers_of, sequences};
use crate::support::seeded_random::SeededRandom;
use crate::two_clocks::{Gift, SECOND, Stretch, TwoClocks};

#[test]
fn flags_and_periods_are_ruled_on_as_the_laws_say() {
    compare("flags", sequences(4_000), RandomClockActs::new);
}

/// Time controls: how each is written, and what it means.
const CONTROLS: [(&str, &[Stretch]); 12] = [
    ("20", &[last(20, Gift::None)]),
    ("15+2", &[last(15, Gift::Increment(2 * SECOND))]),
    ("20d3", &[last(20, Gift::Delay(3 * SECOND))]),
    (
        "2/15:10",
        &[counted(2, 15, Gift::None), last(10, Gift::None)],
    ),
    (
        "3/15:2/8:10",
        &[
            counted(3, 15, Gift::None),
            counted(2, 8, Gift::None),
            last(10, Gift::None),
        ],
    ),
    (
        "3/12+1:8+1",
        &[
            counted(3, 12, Gift::Increment(SECOND)),
            last(8, Gift::Increment(SECOND)),
        ],
    ),
    (
        "3/12d2:8d2",
        &[
            counted(3, 12, Gift::Delay(2 * SECOND)),
            last(8, Gift::Delay(2 * SECOND)),
        ],
    ),
    ("20b3", &[last(20, Gift::Delay(3 * SECOND))]),
    ("2/12", &[counted(2, 12, Gift::None)]),
    (
        "2/12:3/8",
        &[counted(2, 12, Gift::None), counted(3, 8, Gift::None)],
    ),
    (
        "3/12+1:8+3",
        &[
            counted(3, 12, Gift::Increment(SECOND)),
            last(8, Gift::Increment(3 * SECOND)),
        ],
    ),
    (
        "40/15:12",
        &[counted(40, 15, Gift::None), last(12, Gift::None)],
    ),
];

const fn last(seconds: u64, gift: Gift) -> Stretch {
    Stretch {
        time: seconds * SECOND,
        moves: None,
        gift,
    }
}

const fn counted(moves: u32, seconds: u64, gift: Gift) -> Stretch {
    Stretch {
        time: seconds * SECOND,
        moves: Some(moves),
        gift,
    }
}

/// The first so many are the beginning of a game.
const BEGINNINGS: usize = 4;

const STARTS: [&str; 9] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "4k3/r6p/8/8/8/8/R6P/4K3 w - - 0 1",
    "4k3/r6p/8/8/8/8/R6P/4K3 b - - 0 1",
    "4k3/8/8/8/8/8/R6P/4K3 w - - 0 1",
    "4k3/r6p/8/8/8/8/R6P/4K3 w - - 0 2",
    "4k3/r6p/8/8/8/8/R6P/4K3 b - - 0 3",
    "4k3/8/8/8/8/8/R6P/4K3 b - - 0 2",
    "4k3/7p/8/8/8/8/7Q/4K3 w - - 0 39",
    "4k3/r6p/8/8/8/8/R6P/4K3 w - - 0 40",
];

struct RandomClockActs {
    random: SeededRandom,
    oracle: FlagsAndPeriods,
    script: Script,
    at: u64,
    left: usize,
    /// Whose clock the arbiter stopped.
    stopped: Option<Color>,
    /// Whether nobody replies before the opponent has pressed.
    orderly: bool,
}

impl RandomClockActs {
    fn new(seed: u64) -> Self {
        let mut random = numbers_of(seed, 4);
        let edition = Edition::ALL[random.below(6)];
        let pace = [Pace::Standard, Pace::Rapid, Pace::Blitz][random.below(3)];
        let supervision = [Supervision::Full, Supervision::Light][random.below(2)];
        let (control, stretches) = CONTROLS[random.below(CONTROLS.len())];
        // How often a last period has begun again before the acts is told by nothing in a script.
        let repeats = stretches.iter().all(|it| it.moves.is_some());
        let known = if repeats { BEGINNINGS } else { STARTS.len() };
        let readings = ByColor::new_with(|_| [2, 4, 7, 11, 15][random.below(5)]);
        let script = Script {
            edition,
            play: Some(pace),
            supervision,
            time: Some(Times::same(control.parse().expect("a time control"))),
            position: STARTS[random.below(known)].parse().expect("a FEN"),
            clocks: Some(Readings {
                white: Duration::from_secs(readings.white),
                black: Duration::from_secs(readings.black),
            }),
            ..Script::default()
        };
        let start = &script.position.start;
        let number = start.fullmoves().get();
        let replied = u32::from(number > 1 && start.turn() == Color::Black);
        let before = ByColor {
            white: number - 1 + replied,
            black: number - 1,
        };
        let fully = supervision == Supervision::Full && edition >= Edition::E2009;
        let oracle = FlagsAndPeriods {
            edition,
            is_watched: pace == Pace::Standard || fully,
            freezes: stretches.iter().any(|it| it.gift != Gift::None),
            position: start.clone(),
            before,
            plies: Vec::new(),
            clocks: TwoClocks::new(stretches.to_vec(), readings.map(|it| it * SECOND)),
            at_fall: ByColor::default(),
            result: None,
            open: None,
        };
        let orderly = is_orderly(&mut random);
        let mut game = Self {
            random,
            oracle,
            script,
            at: 0,
            left: 30,
            stopped: None,
            orderly,
        };
        game.lead_in();
        game
    }

    /// Moves that were made, completed and counted before the acts begin.
    fn lead_in(&mut self) {
        let mut after = Vec::new();
        for _ in 0..[0, 0, 1, 2, 5][self.random.below(5)] {
            let Some(mv) = self.some_move() else { break };
            let mut next = self.oracle.position.clone();
            next.play_unchecked(mv);
            if next.outcome().is_known() || Color::ALL.into_iter().all(|it| never_mates(&next, it))
            {
                break;
            }
            let by = self.oracle.position.turn();
            after.push(San::from_move(&self.oracle.position, mv).to_string());
            self.oracle.plies.push(Half {
                by,
                strictly: true,
                somehow: true,
                on_own_time: true,
            });
            self.oracle.position = next;
        }
        self.script.after = after.join(" ");
        for color in Color::ALL {
            let own = self
                .oracle
                .plies
                .iter()
                .filter(|ply| ply.by == color)
                .count();
            let made = self.oracle.before[color] + u32::try_from(own).expect("a few moves");
            self.oracle.clocks.count(color, made);
        }
        self.oracle.clocks.start(self.oracle.position.turn(), 0);
    }

    fn some_move(&mut self) -> Option<Move> {
        let moves = self.oracle.position.legal_moves();
        (!moves.is_empty() && self.oracle.result.is_none())
            .then(|| moves[self.random.below(moves.len())])
    }

    fn moment(&self) -> Moment {
        Moment::after(Duration::from_micros(self.at))
    }

    fn player(&self, by: Color, act: PlayerAct) -> Event {
        Event::of(by, self.moment(), act)
    }

    fn make_a_move(&mut self, presses: bool) -> Option<Event> {
        let by = self.oracle.position.turn();
        let is_early = self.oracle.clocks.running == Some(!by);
        let mv = self.some_move().filter(|_| !(is_early && self.orderly))?;
        let text = San::from_move(&self.oracle.position, mv).to_string();
        self.oracle.play(by, mv, self.at);
        if presses {
            self.oracle.press(by, self.at);
        }
        let act = if presses {
            PlayerAct::Move(text)
        } else {
            PlayerAct::Play(text)
        };
        Some(self.player(by, act))
    }

    fn press(&mut self, by: Color) -> Event {
        self.oracle.press(by, self.at);
        self.player(by, PlayerAct::Press)
    }

    fn choose(&mut self) -> Option<Event> {
        let anyone = [Color::White, Color::Black][self.random.below(2)];
        let goes = !self.oracle.is_frozen();
        match self.random.below(23) {
            0..=8 if goes => self.make_a_move(true),
            9..=11 if goes => self.make_a_move(false),
            12..=14 => {
                let by = self.oracle.clocks.running?;
                self.oracle.may_press(by).then(|| self.press(by))
            }
            15 => {
                // A lever that is down already.
                let by = !self.oracle.clocks.running?;
                Some(self.press(by))
            }
            16..=17 => {
                self.oracle.claim_flag(anyone, self.at);
                Some(self.player(anyone, PlayerAct::ClaimFlag))
            }
            18 => {
                self.oracle.see_flag(self.at);
                Some(Event::of_arbiter(self.moment(), ArbiterAct::SeeFlag))
            }
            19 => Some(self.player(anyone, PlayerAct::Withdraw)),
            20 => {
                self.oracle.flags_unclear(self.at);
                Some(Event::of_arbiter(self.moment(), ArbiterAct::FlagsUnclear))
            }
            21 if !self.oracle.is_any_down()
                && self.oracle.result.is_none()
                && !self.oracle.delays() =>
            {
                self.oracle.clocks.add(anyone, 3 * SECOND, self.at);
                let act = ArbiterAct::AddTime(anyone, Duration::from_secs(3));
                Some(Event::of_arbiter(self.moment(), act))
            }
            22 if goes && self.oracle.clocks.running.is_some() => {
                self.stopped = self.oracle.clocks.running;
                self.oracle.clocks.stop(self.at);
                Some(Event::of_arbiter(self.moment(), ArbiterAct::Stop))
            }

            _ => None,
        }
    }
}

impl RandomGame for RandomClockActs {
    fn script(&self) -> Script {
        self.script.clone()
    }

    fn next_act(&mut self) -> Option<Event> {
        self.left = self
            .left
            .checked_sub(if self.oracle.result.is_some() { 12 } else { 1 })?;
        let before = self.at;
        self.at += [0, 300_000, SECOND, 2 * SECOND, 4_500_000][self.random.below(5)];
        self.oracle.pass(self.at, before);
        if let Some(whose) = self.stopped.take() {
            self.oracle.clocks.start(whose, self.at);
            return Some(Event::of_arbiter(self.moment(), ArbiterAct::Resume));
        }
        loop {
            if let Some(event) = self.choose() {
                return Some(event);
            }
        }
    }

    fn sight(&self, at: Moment) -> Sight {
        let at = at.since_start().as_micros();
        self.oracle.sight(u64::try_from(at).expect("a short game"))
    }

    fn open(&self) -> Option<&'static str> {
        self.oracle.open
    }
}
