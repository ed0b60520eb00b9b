//! A game as it is looked through: at each half-move the position, both clocks as they stood, what was said and ruled.
//!
//! It is made from what was kept of a game that was played here, or from a file of games. Nobody rules on it any more.

use std::time::Duration;

use crate::chess::{ByColor, Chess, Color, Move, Position as _, Square};
use crate::laws::facts::obligation::king_arrival;
use crate::laws::{ArbiterAct, Edition, Reason, Rule, Ruling, StandardReason, Standing};
use crate::notation::pgn::{Annotation, PgnError, PgnGame, PgnReading};
use crate::record::clock_history::ClockHistory;
use crate::record::conduct::{GameConduct, conduct_of};
use crate::record::history_remarks::{ImportedGameRemark, remarks as history_remarks};
use crate::record::log::arbiters_reason::{corrects_clocks, reason_of_result};
use crate::record::log::continuation::Continuation;
use crate::record::log::journal::{Entry, Heading};
use crate::record::log::origin::Origin;
use crate::record::narrative::scoresheet_remarks::{Remark, remarks_and_touches};
use crate::record::narrative::{AgreedOn, Narrative, cited_rules};
use crate::record::to_pgn;

/// A game, ready to be looked through.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReviewedGame {
    game: PgnGame,
    positions: Vec<Chess>,
    clocks: ClockHistory,
    rulings: Vec<ReviewedRuling>,
    remarks: Vec<ImportedGameRemark>,
    errors: Vec<PgnError>,
    edition: Edition,
    standing: Option<Standing>,
    reason: Option<Reason>,
    continued_at: Option<usize>,
    continuation: Option<Continuation>,
    conduct: Option<GameConduct>,
    computer: Option<Color>,
}

/// What the arbiter did beside the moves, at a point of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewedRuling {
    /// How many half-moves stood when it was done: during the half-move of that index, if one followed.
    pub after: usize,
    /// The illegal move that was taken back: from where to where.
    pub retracted: Option<(Square, Square)>,
    /// The moves that a position put back took off, each with the position in which it was made.
    pub taken_back: Vec<(Chess, Move)>,
    /// Whether the players agreed to take a move back.
    pub is_agreed: bool,
    /// Whether the arbiter decided a question so because both players did.
    pub is_agreed_on: bool,
    /// What was ruled.
    pub rulings: Vec<Ruling>,
    /// The rules that the log tells it under.
    pub cited: Vec<Rule>,
    /// Why the arbiter did it, where they noted that.
    pub reason: Option<Reason>,
    /// What both clocks showed then.
    pub clocks: ByColor<Option<Duration>>,
}

impl ReviewedRuling {
    /// Whether something was wrong.
    pub fn is_trouble(&self) -> bool {
        self.rulings.iter().any(Ruling::finds_fault)
    }
}

/// What was ruled, by an arbiter who puts something right under that rule, which speaks of the reason for it; where they gave none
/// for a correction of the clocks, nobody said that play was disturbed.
fn told_under(cited: &[Rule], log: &[Entry], remark: &Remark<'_>) -> Vec<Ruling> {
    let mut rulings: Vec<Ruling> = remark.rulings.iter().copied().cloned().collect();
    let puts_right =
        |act: &ArbiterAct| matches!(act, ArbiterAct::Reinstate(_)) || corrects_clocks(act);
    let act = log[remark.index].event.arbiter_act();
    let rule = match cited.first() {
        Some(&rule) => act.is_some_and(puts_right).then_some(rule),
        None => act
            .is_some_and(corrects_clocks)
            .then_some(Rule::ClockWrongSetting),
    };
    if let (Some(rule), Some(first)) = (rule, rulings.first_mut()) {
        first.rule = rule;
    }
    rulings
}

impl ReviewedGame {
    /// A game that was played here, as its journal tells it.
    pub fn played(heading: &Heading, log: &[Entry]) -> Self {
        let narrative = Narrative::of(heading, log);
        let arbiter = narrative.arbiter();
        let table = arbiter.table();
        let played = table.game();
        let last = played.plies().len();
        let mut game = to_pgn(heading, &narrative, log);
        let rulings: Vec<ReviewedRuling> = remarks_and_touches(narrative.entries(), log)
            .into_iter()
            .map(|remark| (&narrative.entries()[remark.index], remark))
            .map(|(narrated, remark)| {
                let cited = cited_rules(log, remark.index, narrated);
                (narrated, cited, remark)
            })
            .map(|(narrated, cited, remark)| ReviewedRuling {
                after: remark.after.min(last),
                retracted: remark.retracted,
                taken_back: narrated.moves_put_back().to_vec(),
                is_agreed: remark.is_agreed,
                is_agreed_on: narrated.agreed == Some(AgreedOn::Ruling),
                rulings: told_under(&cited, log, &remark),
                cited,
                // What was proved is why the result holds, not why a player resigned or what was ruled.
                reason: { narrated.reason.clone() }
                    .filter(|it| *it != StandardReason::Proof.into()),
                clocks: narrated.readings_after(),
            })
            .collect();
        // The rulings tell them better.
        let is_told = |it: &Annotation| {
            !matches!(
                it,
                Annotation::Retracted(_) | Annotation::PressWithoutMove(_)
            )
        };
        game.opening.retain(is_told);
        for ply in game.plies.iter_mut().skip(played.taken_over()) {
            ply.annotations.retain(is_told);
        }
        let clocks = narrative.clocks_to_the_end();
        Self {
            conduct: Some(conduct_of(heading, log, &clocks)),
            computer: heading.computer.as_ref().map(|it| it.color),
            positions: (0..=last)
                .filter_map(|plies| played.position_after(plies).cloned())
                .collect(),
            game,
            clocks,
            rulings,
            remarks: Vec::new(),
            errors: Vec::new(),
            edition: heading.terms.edition,
            standing: Some(table.standing()),
            reason: reason_of_result(log).cloned(),
            continued_at: matches!(heading.origin, Origin::Continued(_))
                .then_some(played.taken_over()),
            continuation: Continuation::of(heading, played),
        }
    }

    /// A game from a file, as far as it was understood.
    pub fn imported(reading: &PgnReading) -> Self {
        let positions = reading.game.positions();
        Self {
            remarks: history_remarks(&positions),
            positions,
            clocks: ClockHistory::from_game(&reading.game),
            rulings: Vec::new(),
            errors: reading.errors.clone(),
            edition: Edition::default(),
            standing: None,
            reason: None,
            continued_at: None,
            continuation: None,
            conduct: None,
            computer: None,
            game: reading.game.clone(),
        }
    }

    /// The game with its tags, its moves and what was said to them.
    pub const fn game(&self) -> &PgnGame {
        &self.game
    }

    /// Whether another game from a file has the same tags and positions, and only what is said between the moves differs.
    pub fn differs_only_in_words(&self, other: &Self) -> bool {
        self.standing.is_none()
            && other.standing.is_none()
            && self.game.tags == other.game.tags
            && self.positions == other.positions
    }

    /// The position after each half-move, that of the start first.
    pub fn positions(&self) -> &[Chess] {
        &self.positions
    }

    /// How many half-moves there are.
    pub fn plies(&self) -> usize {
        self.game.plies.len()
    }

    /// What the clocks showed.
    pub const fn clocks(&self) -> &ClockHistory {
        &self.clocks
    }

    /// What the arbiter did, in order.
    pub fn rulings(&self) -> &[ReviewedRuling] {
        &self.rulings
    }

    /// What was done during that half-move, counted from 0; behind the last one, what was done during none.
    pub fn rulings_at(&self, ply: usize) -> impl Iterator<Item = &ReviewedRuling> {
        self.rulings
            .iter()
            .filter(move |ruling| ruling.after == ply)
    }

    /// From where to where the move went that a ruling took back, where the position in which it was made is the one that
    /// stands in the game behind as many half-moves as stood then.
    pub fn move_ruled_on(&self, ruling: &ReviewedRuling) -> Option<(Square, Square)> {
        let stood = self.positions.get(ruling.after)?;
        let is_there = |(from, _): &(Square, Square)| stood.board().piece_at(*from).is_some();
        let of_move = |(before, mv): &(Chess, Move)| {
            let to = match *mv {
                Move::Castle { king, rook } => king_arrival(king, rook),
                Move::Normal { .. } | Move::EnPassant { .. } | Move::Put { .. } => mv.to(),
            };
            Some((mv.from().filter(|_| before == stood)?, to))
        };
        let retracted = ruling.retracted.filter(is_there);
        retracted.or_else(|| ruling.taken_back.first().and_then(of_move))
    }

    /// What is worth knowing of a game from a file, from the first move to the last.
    pub fn remarks(&self) -> &[ImportedGameRemark] {
        &self.remarks
    }

    /// What in its file was not understood.
    pub fn errors(&self) -> &[PgnError] {
        &self.errors
    }

    /// The edition it was ruled by.
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// The half-moves that had been made elsewhere when the game went on here.
    pub const fn continued_at(&self) -> Option<usize> {
        self.continued_at
    }

    /// With which clocks it went on here; nothing where it began here, or has none.
    pub const fn continuation(&self) -> Option<&Continuation> {
        self.continuation.as_ref()
    }

    /// How both players conducted it; nothing where it came from a file.
    pub const fn conduct(&self) -> Option<&GameConduct> {
        self.conduct.as_ref()
    }

    /// Which player was a program, if one was.
    pub const fn computer(&self) -> Option<Color> {
        self.computer
    }

    /// Why the arbiter declared the result, where they did and noted it.
    pub const fn reason(&self) -> Option<&Reason> {
        self.reason.as_ref()
    }

    /// How a game stands that was played here.
    pub const fn standing(&self) -> Option<Standing> {
        self.standing
    }
}
