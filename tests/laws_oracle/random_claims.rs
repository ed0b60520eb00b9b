//! Random offers and claims of a draw among random moves that like to repeat positions.

use std::time::Duration;

use jadoube_core::chess::{ByColor, Chess, Color, Move, Position, Role, San, Square};
use jadoube_core::clock::Moment;
use jadoube_core::laws::{ArbiterAct, Decision, Edition, Event, Pace, PlayerAct, Supervision};
use jadoube_core::record::script::{Readings, Script, Times};

use crate::draw_claims::{DrawClaims, Ground, Half, Said, Waits, key};
use crate::mating_material::never_mates;
use crate::side_by_side::{RandomGame, Sight, compare, is_orderly, numbers_of, sequences};
use crate::support::seeded_random::SeededRandom;
use crate::two_clocks::{Gift, SECOND, Stretch, TwoClocks};

#[test]
fn offers_and_claims_are_ruled_on_as_the_laws_say() {
    compare("claims", sequences(3_000), RandomClaims::new);
}

/// Where games begin, with a long quiet stretch behind some of them.
const STARTS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 12 20",
    "4k3/r6p/8/8/8/8/R6P/4K3 w - - 94 70",
    "4k3/r6p/8/8/8/8/R6P/4K3 b - - 97 70",
    "4k3/7p/8/8/8/8/R6P/4K3 w - - 99 90",
    "4k3/r6p/8/8/8/8/7P/4K3 b - - 143 90",
    "4k3/8/8/3p4/4P3/8/8/R3K2R b KQ - 96 60",
    "4k3/4r3/8/8/8/8/3R4/4K3 w - - 30 40",
];

struct RandomClaims {
    random: SeededRandom,
    oracle: DrawClaims,
    script: Script,
    at: u64,
    left: usize,
    /// The first own piece the mover touched that can move: it must.
    bound: Option<Square>,
    /// What follows of a player's straightening pieces.
    queue: Vec<PlayerAct>,
    /// Whether nobody replies before the opponent has pressed.
    orderly: bool,
}

impl RandomClaims {
    fn new(seed: u64) -> Self {
        let mut random = numbers_of(seed, 4);
        let edition = Edition::ALL[random.below(6)];
        let pace = [Pace::Standard, Pace::Rapid, Pace::Blitz][random.below(3)];
        let (time, increment) = [(5_400, 30), (5_400, 0), (900, 10), (180, 2)][random.below(4)];
        let readings =
            ByColor::new_with(|_| [45, 61, 100, 119, 121, 240, 361, 900][random.below(8)]);
        let restricted_until = [None, None, None, Some(2), Some(999)][random.below(5)];
        let mut script = Script {
            edition,
            play: Some(pace),
            time: Some(control(time, increment)),
            position: STARTS[random.below(STARTS.len())].parse().expect("a FEN"),
            clocks: Some(Readings {
                white: Duration::from_secs(readings.white),
                black: Duration::from_secs(readings.black),
            }),
            ..Script::default()
        };
        if random.below(2) == 0 {
            script.supervision = Supervision::Light;
        }
        match restricted_until {
            Some(999) => script.regulations.no_agreed_draws = true,
            Some(moves) => script.regulations.no_draw_before_move = moves,
            None => {}
        }
        let gift = if increment == 0 {
            Gift::None
        } else {
            Gift::Increment(increment * SECOND)
        };
        let stretch = Stretch {
            time: time * SECOND,
            moves: None,
            gift,
        };
        let start = script.position.start.clone();
        let oracle = DrawClaims {
            edition,
            pace,
            restricted_until: restricted_until.map(|moves| moves as usize),
            keys: vec![key(&start)],
            positions: vec![start],
            plies: Vec::new(),
            touched: false,
            offers: ByColor::default(),
            owed: None,
            stopped: None,
            waits: None,
            clocks: TwoClocks::new(vec![stretch], readings.map(|seconds| seconds * SECOND)),
            result: None,
            open: None,
        };
        let orderly = is_orderly(&mut random);
        let mut game = Self {
            random,
            oracle,
            script,
            at: 0,
            left: 40,
            bound: None,
            queue: Vec::new(),
            orderly,
        };
        game.lead_in();
        let mover = game.oracle.mover();
        game.oracle.clocks.start(mover, 0);
        game
    }

    /// Moves that were made before the acts begin.
    fn lead_in(&mut self) {
        let mut after = Vec::new();
        for _ in 0..self.random.below(14) {
            let Some(mv) = self.some_move() else { break };
            let mut next = self.oracle.now().clone();
            next.play_unchecked(mv);
            let is_dead = Color::ALL
                .into_iter()
                .all(|color| never_mates(&next, color));
            if is_dead
                || next.outcome().is_known()
                || next.halfmoves() >= 148
                || self.oracle.times(&next) >= 3
            {
                break;
            }
            after.push(written(self.oracle.now(), mv));
            let by = self.oracle.mover();
            self.oracle.plies.push(Half::completed(by));
            self.oracle.reach(next);
        }
        self.script.after = after.join(" ");
    }

    /// A legal move that touching permits, rather a quiet one, and rather one that repeats.
    fn some_move(&mut self) -> Option<Move> {
        if self.oracle.result.is_some() {
            return None;
        }
        let position = self.oracle.now();
        let mut moves: Vec<Move> = position.legal_moves().into_iter().collect();
        if let Some(bound) = self.bound {
            moves.retain(|mv| mv.from() == Some(bound) && !mv.is_castle());
        }
        let keep = |moves: &mut Vec<Move>, likes: &dyn Fn(&Move) -> bool| {
            if moves.iter().any(likes) {
                moves.retain(|mv| likes(mv));
            }
        };
        if self.random.below(4) > 0 {
            keep(&mut moves, &|mv| {
                !mv.is_capture() && mv.role() != Role::Pawn
            });
        }
        let back = |mv: &Move| {
            let mut next = self.oracle.now().clone();
            next.play_unchecked(*mv);
            self.oracle.times(&next) > 0
        };
        if self.random.below(4) > 0 {
            keep(&mut moves, &back);
        }
        Some(moves[self.random.below(moves.len())])
    }

    fn pass(&mut self) {
        let step = [0, 100_000, 400_000, 1_000_000, 2_500_000][self.random.below(5)];
        let left = self
            .oracle
            .clocks
            .until_flag(self.at)
            .map_or(u64::MAX, |(_, left)| left);
        self.at += step.min(left.saturating_sub(1));
    }

    fn moment(&self) -> Moment {
        Moment::after(Duration::from_micros(self.at))
    }

    fn player(&mut self, by: Color, said: Said, act: PlayerAct) -> Event {
        let before = self.oracle.plies.len();
        self.oracle.hear(by, said, self.at);
        if self.oracle.plies.len() > before {
            self.bound = None;
        }
        Event::of(by, self.moment(), act)
    }

    fn decide(&mut self) -> Event {
        let accept = self.random.below(2) == 0;
        self.oracle.decide(accept, self.at);
        let decision = if accept {
            Decision::Accept
        } else {
            Decision::Reject
        };
        Event::of_arbiter(self.moment(), ArbiterAct::Decide(decision))
    }

    fn claim(&mut self, by: Color) -> Event {
        let ground = [Ground::Repetition, Ground::Fifty][self.random.below(2)];
        let is_movers = by == self.oracle.mover();
        let by_writing = is_movers && self.random.below(2) == 0;
        let mv = if by_writing { self.some_move() } else { None };
        let text = mv.map(|mv| written(self.oracle.now(), mv));
        let act = match ground {
            Ground::Repetition => PlayerAct::ClaimRepetition(text),
            Ground::Fifty => PlayerAct::ClaimFifty(text),
        };
        self.player(by, Said::Claim(ground, mv), act)
    }

    fn claim_unreadably(&mut self, by: Color) -> Event {
        let act = [PlayerAct::ClaimRepetition, PlayerAct::ClaimFifty][self.random.below(2)];
        self.player(by, Said::ClaimUnreadably, act(Some("N?3".to_owned())))
    }

    /// While a claim awaits judgment.
    fn speak_meanwhile(&mut self) -> Event {
        let by = [Color::White, Color::Black][self.random.below(2)];
        match self.random.below(6) {
            0 | 1 if !self.oracle.is_restricted() => {
                self.player(by, Said::Accept, PlayerAct::Accept)
            }
            2 if !self.oracle.is_restricted() => self.player(by, Said::Offer, PlayerAct::OfferDraw),
            3 => self.player(by, Said::Decline, PlayerAct::Decline),
            4 => self.claim(by),
            _ => self.player(by, Said::Withdraw, PlayerAct::Withdraw),
        }
    }

    /// Says "I adjust" and straightens pieces: on the own time that touches nothing (Art. 4.2.1, 6.2.5).
    fn adjust(&mut self) -> Option<Event> {
        let by = self.oracle.mover();
        if self.oracle.clocks.running != Some(by) {
            return None;
        }
        let square = self.some_move()?.from()?;
        self.queue = vec![
            PlayerAct::Touch(square),
            PlayerAct::LetGo,
            PlayerAct::EndAdjusting,
        ];
        Some(self.player(by, Said::Brush, PlayerAct::Adjust))
    }

    /// Touches a piece that can be neither moved nor captured: nothing is owed, but it is a touch all the same.
    fn touch_in_vain(&mut self) -> Option<Event> {
        let by = self.oracle.mover();
        let moves = self.oracle.now().legal_moves();
        if self.oracle.result.is_some()
            || moves.iter().any(|mv| mv.is_castle() || mv.is_en_passant())
        {
            return None;
        }
        let occupied: Vec<Square> = self.oracle.now().board().occupied().into_iter().collect();
        let square = occupied[self.random.below(occupied.len())];
        let is_idle = moves
            .iter()
            .all(|mv| mv.from() != Some(square) && mv.to() != square);
        is_idle.then(|| self.player(by, Said::Touch, PlayerAct::Touch(square)))
    }

    fn make_a_move(&mut self, presses: bool) -> Option<Event> {
        let by = self.oracle.mover();
        if self.orderly && self.oracle.clocks.running == Some(!by) {
            return None;
        }
        // Half a castling is no other move: the rook may wait for the king.
        let stays = self.random.below(5) > 0;
        let owed = self.oracle.owed.filter(|mv| stays || mv.is_castle());
        let mv = match owed {
            Some(owed) => owed,
            None => self.some_move()?,
        };
        let text = written(self.oracle.now(), mv);
        Some(if presses {
            self.player(by, Said::PlayAndPress(mv), PlayerAct::Move(text))
        } else {
            self.player(by, Said::Play(mv), PlayerAct::Play(text))
        })
    }

    /// Presses, if a move was made and the clock still runs.
    fn press(&mut self) -> Option<Event> {
        let by = self.oracle.clocks.running?;
        self.oracle
            .may_press(by)
            .then(|| self.player(by, Said::Press, PlayerAct::Press))
    }

    /// Touches an own piece that can move, or must be moved already.
    fn touch(&mut self) -> Option<Event> {
        let by = self.oracle.mover();
        let square = match (self.bound, self.oracle.owed) {
            (Some(square), _) => square,
            (None, Some(owed)) => owed.from()?,
            (None, None) => self.some_move()?.from()?,
        };
        let moves = self.oracle.now().legal_moves();
        let is_castling = |mv: &Move| mv.is_castle() && mv.from() == Some(square);
        if moves.iter().any(is_castling) {
            return None;
        }
        self.bound = self.oracle.owed.is_none().then_some(square);
        Some(self.player(by, Said::Touch, PlayerAct::Touch(square)))
    }

    fn choose(&mut self) -> Option<Event> {
        let mover = self.oracle.mover();
        let anyone = [Color::White, Color::Black][self.random.below(2)];
        match self.random.below(29) {
            0..=6 => self.make_a_move(true),
            7..=8 => self.make_a_move(false),
            9..=10 => self.press(),
            11 => self.touch(),
            12 => {
                let square = self.some_move()?.from()?;
                Some(self.player(mover, Said::Brush, PlayerAct::Brush(square)))
            }
            13..=14 => Some(self.player(anyone, Said::Offer, PlayerAct::OfferDraw)),
            15 => Some(self.player(anyone, Said::Accept, PlayerAct::Accept)),
            16 => Some(self.player(anyone, Said::Decline, PlayerAct::Decline)),
            17 => Some(self.player(anyone, Said::Withdraw, PlayerAct::Withdraw)),
            18 if self.random.below(4) == 0 => {
                Some(self.player(anyone, Said::Resign, PlayerAct::Resign))
            }
            19 if self.oracle.owed.is_none() && self.oracle.may_claim(mover) => {
                Some(self.player(mover, Said::StopClocks, PlayerAct::StopClocks))
            }
            20 => Some(self.claim(!mover)),
            21..=23 => Some(self.claim(mover)),
            24 => self.adjust(),
            25 => self.touch_in_vain(),
            26 => {
                // Out of turn that is nothing but a disturbance.
                let square = self.some_move()?.from()?;
                Some(self.player(!mover, Said::Brush, PlayerAct::Touch(square)))
            }
            27 if self.oracle.result.is_none() => {
                self.oracle.stop(self.at);
                Some(Event::of_arbiter(self.moment(), ArbiterAct::Stop))
            }
            28 if self.oracle.owed.is_none() && self.oracle.may_claim(mover) => {
                Some(self.claim_unreadably(mover))
            }
            _ => None,
        }
    }
}

impl RandomGame for RandomClaims {
    fn script(&self) -> Script {
        self.script.clone()
    }

    fn next_act(&mut self) -> Option<Event> {
        // After the end a few more acts are heard and change nothing.
        self.left = self
            .left
            .checked_sub(if self.oracle.result.is_some() { 12 } else { 1 })?;
        self.pass();
        match self.oracle.waits.filter(|_| self.oracle.result.is_none()) {
            Some(Waits::Stopped(by)) if self.random.below(4) == 0 => {
                Some(self.claim_unreadably(by))
            }
            Some(Waits::Stopped(by)) => Some(self.claim(by)),
            Some(Waits::LastPress(_) | Waits::Written(_)) if self.random.below(2) == 0 => {
                Some(self.speak_meanwhile())
            }
            Some(_) => Some(self.decide()),
            None if self.oracle.stopped.is_some() && self.oracle.result.is_none() => {
                self.oracle.resume(self.at);
                Some(Event::of_arbiter(self.moment(), ArbiterAct::Resume))
            }
            None if !self.queue.is_empty() => {
                let by = self.oracle.mover();
                let act = self.queue.remove(0);
                Some(self.player(by, Said::Brush, act))
            }
            None => loop {
                if let Some(event) = self.choose() {
                    break Some(event);
                }
            },
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

fn written(position: &Chess, mv: Move) -> String {
    San::from_move(position, mv).to_string()
}

fn control(time: u64, increment: u64) -> Times {
    let text = if increment == 0 {
        time.to_string()
    } else {
        format!("{time}+{increment}")
    };
    Times::same(text.parse().expect("a time control"))
}
