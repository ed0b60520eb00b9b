//! The oracle: what each half-move remembers, and what follows from it by Articles 4 and 7.5, the appendices for games
//! that nobody watches included. Written from the Laws and not from the program.

use std::time::Duration;

use jadoube_core::chess::{ByColor, Chess, Color, Move, Position, Square};
use jadoube_core::clock::Moment;
use jadoube_core::laws::{Arbiter, Edition, Pace};

use crate::mating_material::never_mates;
use crate::men_on_board::{Men, after};
use crate::touch_duty::{Mark, permitted};

/// What governs the game.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    pub edition: Edition,
    pub pace: Pace,
    /// Somebody acts unasked on what they see.
    pub watched: bool,
    pub arbiter: bool,
    pub increment: Duration,
}

impl Rules {
    pub fn since(&self, edition: Edition) -> bool {
        self.edition >= edition
    }

    /// The arbiter rules on touches unasked.
    pub fn touches_unasked(&self) -> bool {
        self.arbiter && (self.watched || self.pace == Pace::Standard || self.since(Edition::E2014))
    }

    pub fn minutes(&self) -> Duration {
        let one = match self.pace {
            Pace::Standard => false,
            Pace::Rapid => self.since(Edition::E2023),
            Pace::Blitz => self.since(Edition::E2014),
        };
        Duration::from_secs(if one { 60 } else { 120 })
    }

    pub fn loses_on(&self) -> u32 {
        let at_once = match self.pace {
            Pace::Standard => false,
            Pace::Rapid => matches!(self.edition, Edition::E2014 | Edition::E2017),
            Pace::Blitz => self.edition <= Edition::E2017,
        };
        match (at_once && !self.watched, self.since(Edition::E2014)) {
            (true, _) => 1,
            (false, true) => 2,
            (false, false) => 3,
        }
    }

    pub fn loss_may_draw(&self) -> bool {
        self.since(Edition::E2009) || (self.pace == Pace::Blitz && !self.watched)
    }
}

/// How a contact was meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meant {
    Deliberate,
    Doubtful,
    Accident,
    /// To straighten the piece, which was said.
    Straightening,
}

/// One entry of a half-move's memory.
#[derive(Clone, Copy, Debug)]
pub enum Remembered {
    Contact {
        by: Color,
        home: Square,
        at: Moment,
        meant: Meant,
    },
    Of(Mark),
}

/// What became of a half-move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    NotYet,
    /// Made: a legal move. It may have broken Article 4.
    Made(Move, bool),
    /// Not legal, and pressed with nobody looking: what one man did, if any did anything.
    Irregular(Option<Move>),
}

/// A half-move and its own memory.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one thing to remember"
)]
#[derive(Clone, Debug)]
pub struct HalfMove {
    pub before: Chess,
    pub memory: Vec<Remembered>,
    pub done: Done,
    pub completed: bool,
    /// What its press gave.
    pub gained: Duration,
    pub two_hands: bool,
    pub charged: bool,
    /// How much of the memory may count or not: what was touched for a legal move that was taken back.
    pub may_be_forgotten: usize,
    /// It was replaced as an illegal move: only 4.3 and 4.7 are said to bind then, not the choice of promotion (4.4).
    pub choice_may_lapse: bool,
    /// A man was let go of later than it was taken: the hands were seen.
    pub took_time: bool,
}

impl HalfMove {
    fn of(before: Chess) -> Self {
        Self {
            before,
            memory: Vec::new(),
            done: Done::NotYet,
            completed: false,
            gained: Duration::ZERO,
            two_hands: false,
            charged: false,
            may_be_forgotten: 0,
            choice_may_lapse: false,
            took_time: false,
        }
    }

    pub fn mover(&self) -> Color {
        self.before.turn()
    }

    /// What counts of its memory, by that edition, from that entry on.
    fn marks(&self, rules: &Rules, from: usize) -> Vec<Mark> {
        let counts = |remembered: &Remembered| match *remembered {
            Remembered::Of(mark) => Some(mark),
            Remembered::Contact {
                by,
                home,
                at,
                meant,
            } => {
                let binds = match meant {
                    Meant::Deliberate => true,
                    Meant::Doubtful => rules.since(Edition::E2017),
                    Meant::Accident | Meant::Straightening => false,
                };
                (binds && by == self.mover()).then_some(Mark::Touched(home, at))
            }
        };
        self.memory[from..].iter().filter_map(counts).collect()
    }

    /// The sets of legal moves of which its player may play any: one for each reading of what the Laws leave open.
    pub fn permitted(&self, rules: &Rules) -> Vec<Vec<Move>> {
        let any_number = rules.since(Edition::E2017);
        let mut sets = permitted(&self.before, &self.marks(rules, 0), any_number);
        if self.may_be_forgotten > 0 {
            let rest = self.marks(rules, self.may_be_forgotten);
            sets.extend(permitted(&self.before, &rest, any_number));
        }
        if self.choice_may_lapse {
            let mut marks = self.marks(rules, 0);
            marks.retain(|mark| !matches!(mark, Mark::Stood(..)));
            sets.extend(permitted(&self.before, &marks, any_number));
        }
        sets
    }
}

/// What waits for the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// Whether that entry of the present half-move was meant.
    Graze(usize),
    /// Whether something was touched, as this player claims.
    TouchClaim(Color),
}

/// How the game ended: White's and Black's half points.
pub type HalfPoints = (u32, u32);

/// The oracle of one game.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one thing to remember"
)]
#[derive(Clone, Debug)]
pub struct TouchMemory {
    pub rules: Rules,
    pub halves: Vec<HalfMove>,
    pub men: Men,
    pub illegal: ByColor<u32>,
    pub time: ByColor<Duration>,
    pub running: Option<Color>,
    /// Whose clock ran when it was stopped last, if no move was made or completed since.
    pub ran: Option<Color>,
    pub since: Moment,
    pub waiting: Option<Waiting>,
    pub straightening: bool,
    /// A move was just taken back, and its player has done nothing since.
    pub just_taken_back: bool,
    /// They have touched something since, and not pressed.
    pub acted_since: bool,
    /// Something else waits for the arbiter, so that a decision may be about that.
    pub asked_otherwise: bool,
    pub over: Option<HalfPoints>,
    /// Why nothing more can be said of this game: what the Laws leave open.
    pub open: Option<&'static str>,
    /// The readings are the arbiter's best judgement: they are taken from the program.
    pub times_open: bool,
    /// How often what stands on the table was put back.
    pub restored: u32,
}

impl TouchMemory {
    pub fn new(rules: Rules, start: &Chess, base: Duration) -> Self {
        let time = base + rules.increment;
        Self {
            rules,
            halves: vec![HalfMove::of(start.clone())],
            men: Men::of(start),
            illegal: ByColor::default(),
            time: ByColor {
                white: time,
                black: time,
            },
            running: Some(start.turn()),
            ran: None,
            since: Moment::START,
            waiting: None,
            straightening: false,
            just_taken_back: false,
            acted_since: false,
            asked_otherwise: false,
            over: None,
            open: None,
            times_open: false,
            restored: 0,
        }
    }

    pub fn now(&self) -> &HalfMove {
        self.halves
            .last()
            .expect("a game has a half-move that is not made")
    }

    pub fn now_mut(&mut self) -> &mut HalfMove {
        self.halves
            .last_mut()
            .expect("a game has a half-move that is not made")
    }

    pub fn mover(&self) -> Color {
        self.now().mover()
    }

    /// The last half-move that is done.
    pub fn last(&self) -> Option<&HalfMove> {
        self.halves
            .len()
            .checked_sub(2)
            .map(|index| &self.halves[index])
    }

    pub fn is_open(&mut self, why: &'static str) {
        self.open.get_or_insert(why);
    }

    pub fn run(&mut self, color: Option<Color>) {
        if color.is_none() && self.running.is_some() {
            self.ran = self.running;
        }
        self.running = color;
    }

    /// Lets the running clock show that moment.
    pub fn tick(&mut self, now: Moment) {
        if let Some(color) = self.running {
            self.time[color] = self.time[color].saturating_sub(now - self.since);
        }
        self.since = now;
    }

    /// Puts the men back as the present half-move found them.
    pub fn restore(&mut self) {
        self.men = Men::of(&self.now().before);
        self.straightening = false;
        self.restored += 1;
    }

    /// Looks whether a legal move stands on the board, with nothing in the mover's hand.
    pub fn settle(&mut self, seen: &Arbiter) {
        let Some(mv) = self.men.legal_move_made(&self.now().before) else {
            return;
        };
        let sets = self.now().permitted(&self.rules);
        let may = sets.iter().filter(|set| set.contains(&mv)).count();
        let is_kept = if may == sets.len() || may == 0 {
            may > 0
        } else {
            self.rules.watched && seen.table().game().has_the_move() != self.mover()
        };
        if !is_kept && self.rules.watched {
            if !self.rules.since(Edition::E2014) && ends(&after(&self.now().before, mv)) {
                self.is_open("an ending in breach of Article 4, of which 2005 and 2009 ask only that it is legal");
                return;
            }
            if may_be_castling(mv, &sets) && *seen.table().board() == self.men.board() {
                return;
            }
            if self.now().two_hands {
                self.is_open("two hands in what was taken back");
            }
            self.restore();
            self.just_taken_back = true;
        } else {
            if 0 < may && may < sets.len() && !self.rules.watched {
                self.is_open("whether that broke Article 4");
            }
            self.make(mv, !is_kept);
        }
    }

    pub fn make(&mut self, mv: Move, breach: bool) {
        let mover = self.mover();
        if self.rules.since(Edition::E2014) {
            let earlier = self.halves.iter_mut().filter(|half| half.mover() == mover);
            earlier.for_each(|half| half.completed |= half.done != Done::NotYet);
        }
        let next = after(&self.now().before, mv);
        self.now_mut().done = Done::Made(mv, breach);
        let two_hands = self.now().two_hands;
        self.begin(next.clone());
        if self.rules.watched && two_hands && self.rules.edition == Edition::E2017 {
            self.charge_two_hands(self.halves.len() - 2);
        }
        self.end_by(&next, mover, breach);
    }

    /// The opponent has the move in that position.
    pub fn begin(&mut self, position: Chess) {
        self.men = Men::of(&position);
        if matches!(self.waiting, Some(Waiting::Graze(_))) {
            self.is_open("what becomes of a doubt once the move is made");
        }
        self.halves.push(HalfMove::of(position));
        self.straightening = false;
        self.just_taken_back = false;
        self.acted_since = false;
    }

    fn end_by(&mut self, position: &Chess, mover: Color, breach: bool) {
        let points = if position.is_checkmate() {
            if mover.is_white() { (2, 0) } else { (0, 2) }
        } else if position.is_stalemate() || is_dead(position) {
            (1, 1)
        } else {
            return;
        };
        if breach && self.rules.since(Edition::E2014) {
            self.is_open("an ending in breach of Article 4, which may be claimed");
        }
        self.over = Some(points);
    }

    /// The half-move before the present one was made with two hands: it stands, and counts as illegal.
    pub fn charge_two_hands(&mut self, index: usize) {
        if !std::mem::replace(&mut self.halves[index].charged, true) {
            self.charge(self.halves[index].mover());
        }
    }

    /// Charges a completed illegal move (7.5.5).
    pub fn charge(&mut self, offender: Color) {
        self.illegal[offender] += 1;
        let opponent = !offender;
        if self.illegal[offender] < self.rules.loses_on() {
            self.time[opponent] += self.rules.minutes();
            return;
        }
        let position = &self.now().before;
        let draws = self.rules.loss_may_draw() && position.has_insufficient_material(opponent);
        self.over = Some(match (draws, opponent) {
            (true, _) => (1, 1),
            (false, Color::White) => (2, 0),
            (false, Color::Black) => (0, 2),
        });
    }
}

/// Whether a position ends the game by itself (5.1.1, 5.2.1, 5.2.2).
fn ends(position: &Chess) -> bool {
    position.is_checkmate() || position.is_stalemate() || is_dead(position)
}

/// Whether neither player can mate (5.2.2).
fn is_dead(position: &Chess) -> bool {
    Color::ALL.iter().all(|color| never_mates(position, *color))
}

/// Whether a rook was let go of where the castling that is owed would take it: that may still be finished until the press.
fn may_be_castling(mv: Move, sets: &[Vec<Move>]) -> bool {
    let takes_it_there = |owed: &Move| {
        let side = owed.castling_side();
        matches!(owed, Move::Castle { rook, king } if Some(*rook) == mv.from()
            && side.is_some_and(|side| Some(side.rook_to(Color::from_white(u32::from(king.rank()) == 0))) == Some(mv.to())))
    };
    sets.iter()
        .any(|set| matches!(&set[..], [owed] if takes_it_there(owed)))
}
