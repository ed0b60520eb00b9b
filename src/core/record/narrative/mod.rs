//! What each entry of a game's log was, worked out once as the log grows, and without words: what held when it was made,
//! which moves it is about, what was agreed or noted before it, and why a claim was wrong.
//!
//! Sentences are made of it elsewhere. What the next entries change is told with them: nothing here is taken back.

mod cited_rule;
mod claim_fault;
mod headline;
mod ruled_move;
pub mod ruling_lifetime;
pub mod scoresheet_remarks;

use std::time::Duration;

use crate::chess::{Board, ByColor, Chess, Color, Move, Position as _};
use crate::clock::{Clock, Moment};
use crate::laws::{
    Arbiter, ArbiterAct, Consequence, Edition, Game, Notice, PlayerAct, Question, Reason, Ruling,
    Table,
};
use crate::notation::pgn::PgnGame;
use crate::record::clock_history::{ClockHistory, RunningTime};
use crate::record::log::agreed_ruling::is_agreed;
use crate::record::log::arbiters_reason::noted_reason;
use crate::record::log::journal::{Entry, Heading};
use crate::record::log::take_back_agreement::is_taken_back_by_agreement;

pub use cited_rule::{cited_rule, cited_rules};
use claim_fault::alike_positions;

pub use claim_fault::{AlikePosition, ClaimFact, ClaimFault};
pub use headline::{Headline, IllegalMoveEnd, TouchDuty, is_verdict_of_a_draw};
pub use ruled_move::{Played, RuledMove};

/// A log as far as it was followed.
#[derive(Clone, Debug)]
pub struct Narrative {
    /// The arbiter before anything was heard.
    beginning: Arbiter,
    /// The arbiter once all that was heard.
    arbiter: Arbiter,
    clocks: ClockHistory,
    running: RunningTime,
    /// The moment of the last entry.
    end: Option<Moment>,
    entries: Vec<NarratedEntry>,
}

/// What an entry of the log was.
#[derive(Clone, Debug)]
pub struct NarratedEntry {
    /// What both clocks showed before it and after it, where there are clocks.
    pub readings: Option<[ByColor<Duration>; 2]>,
    /// Whether whoever did it had said that they adjust.
    pub is_adjusting: bool,
    /// How many half-moves stood before it and after it.
    pub plies: [usize; 2],
    /// The position in which it was made, as far as moves were made.
    pub board: Board,
    /// The move that was charged as an illegal one, where one had been made.
    pub illegal_move: Option<RuledMove>,
    /// The move that it took back, where one had been made or was on the board.
    pub taken_back: Option<RuledMove>,
    /// Where the game was put back to.
    pub put_back: Option<PutBack>,
    /// What both players had agreed on, if the arbiter only did that.
    pub agreed: Option<AgreedOn>,
    /// Why the arbiter did it, where they noted that directly before.
    pub reason: Option<Reason>,
    /// Why the claim that it makes was wrong, where that is known.
    pub claim_fault: Option<ClaimFault>,
    /// What the board counted for the draw that it claims, right or wrong.
    pub claim_count: Option<ClaimFact>,
    /// The positions that look like the one for which it claims a repetition.
    pub alike: Vec<AlikePosition>,
    /// Whether the arbiter was still to say what the clocks should show, and let the times stay by it.
    pub is_times_kept: bool,
    /// Whose clock ran before it.
    pub ran: Option<Color>,
    /// Whose clock began to run by it, where no press of the clock did that.
    pub started: Option<Color>,
    /// The last move that stood after it.
    pub last_move: Option<RecordedMove>,
}

/// What two players agree on, whereupon the arbiter only does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AgreedOn {
    /// Moves are taken back.
    TakeBack,
    /// How a question to the arbiter is decided.
    Ruling,
}

impl AgreedOn {
    /// Returns what both players had agreed on before the last entry of that log, if that entry does it.
    fn by(log: &[Entry]) -> Option<Self> {
        if is_taken_back_by_agreement(log) {
            return Some(Self::TakeBack);
        }
        is_agreed(log, log.len().checked_sub(1)?).then_some(Self::Ruling)
    }
}

/// Where the game stood once a position was put back: two moves, each with the position in which it was made.
#[derive(Clone, Debug)]
pub struct PutBack {
    /// The last move that stands; nothing where the game began there.
    pub last: Option<(Chess, Move)>,
    /// The moves that were taken back, up to one that is not legal.
    pub taken: Vec<(Chess, Move)>,
}

/// A move that stood as the last of a game.
#[derive(Clone, Debug)]
pub struct RecordedMove {
    /// The position in which it was made.
    pub before: Chess,
    /// Who made it.
    pub by: Color,
    /// The move.
    pub mv: Move,
    /// What its player's clock showed when it was completed, if it was.
    pub left: Option<Duration>,
}

impl RecordedMove {
    /// Returns the last of that many half-moves; nothing where fewer stand.
    pub fn of(game: &Game, plies: usize) -> Option<Self> {
        let index = plies.checked_sub(1)?;
        let ply = game.plies().get(index)?;
        Some(Self {
            before: game.position_after(index)?.clone(),
            by: ply.by,
            mv: ply.mv,
            left: ply.left,
        })
    }
}

impl Narrative {
    /// Begins with a game of which that arbiter has heard no event yet, and which goes on from that one.
    pub fn new(arbiter: Arbiter, prior: &PgnGame) -> Self {
        Self {
            beginning: arbiter.clone(),
            arbiter,
            clocks: ClockHistory::from_game(prior),
            running: RunningTime::default(),
            end: None,
            entries: Vec::new(),
        }
    }

    /// Narrates the whole log of a game that began with that heading.
    pub fn of(heading: &Heading, log: &[Entry]) -> Self {
        let prior = heading.origin.game().unwrap_or_default();
        let mut narrative = Self::new(heading.arbiter(), &prior);
        narrative.follow(log);
        narrative
    }

    /// Narrates what has come to the log since it was followed last.
    pub fn follow(&mut self, log: &[Entry]) {
        for heard in self.entries.len()..log.len() {
            let next = self.next(&log[..=heard]);
            self.entries.extend(next);
        }
    }

    /// Returns what each entry was, in the order of the log.
    pub fn entries(&self) -> &[NarratedEntry] {
        &self.entries
    }

    /// Returns the arbiter once all that was heard.
    pub const fn arbiter(&self) -> &Arbiter {
        &self.arbiter
    }

    /// Returns what an edition rules on that entry of the log, which began as this one did, and on the rest of the same act:
    /// everything before it was ruled as the log says. Nothing where there is no such entry.
    pub fn ruled_under(&self, log: &[Entry], index: usize, edition: Edition) -> Vec<Ruling> {
        let Some(entry) = log.get(index) else {
            return Vec::new();
        };
        let mut arbiter = self.beginning.clone();
        for before in &log[..index] {
            arbiter.replay(&before.event, &before.rulings);
        }
        let mut other = arbiter.under(edition);
        let mut rulings = other.hear(&entry.event);
        // What was entered as one act, its press too, is ruled on as one.
        let doer = |it: &Entry| (it.event.at, it.event.player());
        let rest = log[index + 1..].iter();
        for next in rest.take_while(|it| it.event.player().is_some() && doer(it) == doer(entry)) {
            if rulings.iter().any(Ruling::takes_back) {
                break;
            }
            rulings.extend(other.hear(&next.event));
        }
        rulings
    }

    /// Returns what both clocks showed so far, the game going on.
    pub const fn clocks(&self) -> &ClockHistory {
        &self.clocks
    }

    /// Returns what both clocks showed, the last entry being the end.
    pub fn clocks_to_the_end(&self) -> ClockHistory {
        (self.clocks).until(self.end, self.arbiter.table(), &self.running)
    }

    /// Returns for how long a clock ran, whoever's, until the last entry: also for moves that were taken back.
    pub const fn time_run(&self) -> Duration {
        self.running.whole
    }

    /// Hears the last entry of that log.
    fn next(&mut self, log: &[Entry]) -> Option<NarratedEntry> {
        let (entry, before) = log.split_last()?;
        let Entry { event, rulings } = entry;
        let table = self.arbiter.table();
        let is_adjusting = |it| table.turn().is_adjusting(it);
        let mut narrated = NarratedEntry {
            readings: None,
            is_adjusting: event.player().is_some_and(is_adjusting),
            plies: [table.game().plies().len(); 2],
            board: table.game().position().board().clone(),
            illegal_move: RuledMove::illegal(table, rulings),
            taken_back: RuledMove::unmade(table, rulings),
            put_back: PutBack::by(entry, table.game()),
            agreed: AgreedOn::by(log),
            reason: noted_reason(log, before.len()).cloned(),
            claim_fault: ClaimFault::of(entry, table),
            claim_count: ClaimFact::counted(entry, table.game()),
            alike: alike_positions(entry, table.game()),
            is_times_kept: are_times_asked(table),
            ran: running(table),
            started: None,
            last_move: None,
        };
        let shown = readings(table, event.at);
        let set_from = shown.map(|it| self.clocks.set_from(table, it, event));
        self.running.until(event.at, table);
        self.arbiter.replay(event, rulings);
        let table = self.arbiter.table();
        let set = set_from.zip(readings(table, event.at));
        (self.clocks).note_ruled(rulings, set.map(|(from, now)| [from, now]));
        self.clocks.follow(table, event.at, &mut self.running);
        self.end = Some(event.at);
        let is_press = event.player_act() == Some(&PlayerAct::Press);
        let runs = running(table).filter(|_| !is_press);
        let back = || RuledMove::put_back(table, rulings);
        narrated.readings = shown.and_then(|it| Some([it, readings(table, event.at)?]));
        narrated.taken_back = narrated.taken_back.or_else(back);
        narrated.started = runs.filter(|now| narrated.ran != Some(*now));
        narrated.plies[1] = table.game().plies().len();
        let corrects = |it: &Consequence| *it == Consequence::Notice(Notice::CorrectClocks);
        narrated.is_times_kept &= event.arbiter_act().is_some_and(keeps_times)
            && !entry.has(corrects)
            && table.standing().is_unfinished()
            && !are_times_asked(table);
        narrated.last_move = RecordedMove::of(table.game(), narrated.plies[1]);
        Some(narrated)
    }
}

fn readings(table: &Table, at: Moment) -> Option<ByColor<Duration>> {
    let clock = table.clock()?;
    Some(ByColor::new_with(|color| clock.remaining(color, at)))
}

/// Whether the arbiter is to say what the clocks should show.
fn are_times_asked(table: &Table) -> bool {
    let mut questions = table.questions().iter();
    questions.any(|(_, question)| *question == Question::Times)
}

/// Whether an act that answers what the clocks should show leaves them as they are.
const fn keeps_times(act: &ArbiterAct) -> bool {
    matches!(
        act,
        ArbiterAct::Resume
            | ArbiterAct::StartClock(_)
            | ArbiterAct::Decide(_)
            | ArbiterAct::DecideOn(..)
    )
}

fn running(table: &Table) -> Option<Color> {
    table.clock().and_then(Clock::running)
}

impl NarratedEntry {
    /// Returns what each clock showed after it, where that is known.
    pub fn readings_after(&self) -> ByColor<Option<Duration>> {
        let after = self.readings.map(|[_, after]| after.map(Some));
        after.unwrap_or_default()
    }

    /// Returns the moves that a position put back took off the scoresheet, each with the position in which it was made.
    pub fn moves_put_back(&self) -> &[(Chess, Move)] {
        self.put_back.as_ref().map_or(&[], |back| &back.taken)
    }
}

impl PutBack {
    /// Returns where that entry puts a game back to; nothing where it takes no move back, or where a move that is not legal
    /// stands before it.
    fn by(entry: &Entry, game: &Game) -> Option<Self> {
        let back = entry.consequences().find_map(Consequence::goes_back_to)?;
        let plies = game.plies();
        let mut made = plies.get(game.taken_over()..back)?.iter();
        if made.any(|ply| ply.irregular) {
            return None;
        }
        let of = |index: usize| {
            let ply = plies.get(index)?;
            Some((game.position_after(index)?.clone(), ply.mv))
        };
        let taken: Vec<_> = (back..plies.len())
            .take_while(|index| !plies[*index].irregular)
            .filter_map(of)
            .collect();
        // A pawn that was left on the last rank is exchanged where it stands: its move stands again.
        let made_again = entry.consequences().find_map(|it| {
            if let Consequence::Made(mv) = it {
                Some((game.position_after(back)?.clone(), *mv))
            } else {
                None
            }
        });
        (back < plies.len()).then(|| Self {
            last: made_again.or_else(|| back.checked_sub(1).and_then(of)),
            taken,
        })
    }
}
