//! What a learner is to bring about: said of what happened and what was ruled, not of the position alone.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::rule_name::RuleName;
use crate::chess::{Color, Move, Square};
use crate::laws::facts::spelling::{square, squares};
use crate::laws::{ArbiterAct, CommonAct, Consequence, Deed, Event, PlayerAct, Ruling, Table};
use crate::record::Entry;

/// Something that is to hold of what happened in a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Goal {
    /// The learner's fingers were on the piece there before any other piece.
    TouchedFirst(#[serde(with = "square")] Square),
    /// The learner's fingers were on the piece there.
    Touched(#[serde(with = "square")] Square),
    /// The learner did this.
    Did(PlayerAct),
    /// The learner found this.
    Found(CommonAct),
    /// The learner did this as the arbiter.
    Arbitrated(ArbiterAct),
    /// Something was ruled by that rule.
    Ruled(RuleName),
    /// A fault of the learner's was found by that rule.
    Fault(RuleName),
    /// Something followed whose token begins so: `"completed f1"` is any completed move from f1.
    Follows(String),
    /// This stands on that square of the board: a letter as in a FEN, or `-` for nothing.
    Stands(#[serde(with = "square")] Square, String),
    /// The learner's piece that stands there when the step begins was moved to each of these squares, in any order. After
    /// each of its moves the opponent makes one.
    Visits(
        #[serde(with = "square")] Square,
        #[serde(with = "squares")] Vec<Square>,
    ),
    /// This does not hold.
    Not(Box<Goal>),
    /// One of these holds.
    Any(Vec<Goal>),
}

/// How far a piece has come that is to visit squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visit {
    /// Where the piece stands now.
    pub at: Square,
    /// The squares that it has not been to.
    pub left: Vec<Square>,
}

/// What happened in a step, and how things stand now.
#[derive(Clone, Copy, Debug)]
pub struct StepFacts<'a> {
    /// Whose hands the learner is.
    pub learner: Color,
    /// What happened since the step began, with what was ruled.
    pub entries: &'a [Entry],
    /// What stands on the table.
    pub table: &'a Table,
    /// Whether a move that was made counts as if it were completed already.
    pub counts_made: bool,
}

impl<'a> StepFacts<'a> {
    /// All that followed from what was ruled in the step, in order.
    pub fn consequences(self) -> impl Iterator<Item = &'a Consequence> {
        self.entries.iter().flat_map(Entry::consequences)
    }

    /// The same, where a move that was made counts as if it were completed already.
    #[must_use]
    pub const fn with_moves_that_were_made(self) -> Self {
        Self {
            counts_made: true,
            ..self
        }
    }

    /// What happened last, if the learner did it.
    pub fn last_act(self) -> Option<&'a PlayerAct> {
        let event = &self.entries.last()?.event;
        event
            .player_act()
            .filter(|_| event.player() == Some(self.learner))
    }

    /// What the learner did with hands and voice, in order.
    pub fn own_acts(self) -> impl Iterator<Item = &'a PlayerAct> {
        self.entries
            .iter()
            .filter(move |entry| entry.event.player() == Some(self.learner))
            .filter_map(|entry| entry.event.player_act())
    }

    /// The moves that the learner completed, in order, and behind them the one that was made, if moves that were made count.
    pub fn own_moves(self) -> Vec<Move> {
        let mut completed = Vec::new();
        let mut made = None;
        let own = self.entries.iter();
        let own = own.filter(|it| it.event.player() == Some(self.learner));
        for consequence in own.flat_map(Entry::consequences) {
            if let Consequence::Completed(mv) = consequence {
                completed.push(*mv);
                made = None;
            } else if let Consequence::Made(mv) = consequence {
                made = Some(*mv);
            }
        }
        completed.extend(made.filter(|_| self.counts_made));
        completed
    }

    /// The squares on which the learner's fingers were, in order.
    pub fn touched(self) -> impl Iterator<Item = Square> {
        self.own_acts().filter_map(touched)
    }
}

impl Goal {
    /// Whether it holds.
    pub fn holds(&self, facts: StepFacts<'_>) -> bool {
        match self {
            Self::TouchedFirst(square) => facts.touched().next() == Some(*square),
            Self::Touched(square) => facts.touched().any(|it| it == *square),
            Self::Did(act) => facts.own_acts().any(|it| it == act),
            Self::Found(act) => {
                let deeds = facts.entries.iter().map(|entry| &entry.event.deed);
                let mut found = deeds.filter_map(|deed| match deed {
                    Deed::Common(_, found) => Some(found),
                    Deed::Player(..) | Deed::Arbiter(_) | Deed::Flag(_) => None,
                });
                found.any(|it| it == act)
            }
            Self::Arbitrated(act) => {
                let events = facts.entries.iter().map(|entry| &entry.event);
                events.filter_map(Event::arbiter_act).any(|it| it == act)
            }
            Self::Ruled(RuleName(rule)) => {
                let mut rulings = facts.entries.iter().flat_map(|entry| &entry.rulings);
                rulings.any(|ruling| ruling.rule == *rule)
            }
            Self::Fault(RuleName(rule)) => {
                let own = facts.entries.iter();
                let own = own.filter(|it| it.event.player() == Some(facts.learner));
                let mut rulings = own.filter(|it| it.is_grave()).flat_map(|it| &it.rulings);
                let is_own = |ruling: &Ruling| ruling.concerns.is_none_or(|it| it == facts.learner);
                rulings.any(|it| it.rule == *rule && it.finds_fault() && is_own(it))
            }
            Self::Follows(beginning) => {
                let mut tokens = facts.consequences().map(ToString::to_string);
                tokens.any(|token| {
                    let made = token.strip_prefix("made").filter(|_| facts.counts_made);
                    let completed = made.map(|mv| format!("completed{mv}"));
                    token.starts_with(beginning)
                        || completed.is_some_and(|it| it.starts_with(beginning))
                })
            }
            Self::Stands(square, letter) => {
                let piece = facts.table.board().piece_at(*square);
                piece.map_or_else(|| "-".to_owned(), |piece| piece.char().to_string()) == *letter
            }
            Self::Visits(..) => self.visit(facts).is_some_and(|it| it.left.is_empty()),
            Self::Not(goal) => !goal.holds(facts),
            Self::Any(goals) => goals.iter().any(|goal| goal.holds(facts)),
        }
    }

    /// How far the piece has come, if it asks for squares to be visited.
    pub fn visit(&self, facts: StepFacts<'_>) -> Option<Visit> {
        let Self::Visits(piece, squares) = self else {
            return None;
        };
        let mut visit = Visit {
            at: *piece,
            left: squares.clone(),
        };
        for mv in facts.own_moves() {
            if mv.from() == Some(visit.at) {
                visit.at = mv.to();
                visit.left.retain(|it| *it != mv.to());
            }
        }
        Some(visit)
    }

    /// The squares that it is about; nothing where any move does.
    pub fn squares(&self) -> Option<Vec<Square>> {
        Some(match self {
            Self::TouchedFirst(square) | Self::Touched(square) | Self::Stands(square, _) => {
                vec![*square]
            }
            Self::Did(act) => touched(act).into_iter().collect(),
            Self::Follows(beginning) => {
                let named = beginning.strip_prefix("completed");
                let named = named.or_else(|| beginning.strip_prefix("made"));
                match named.map(str::trim) {
                    Some("") => return None,
                    Some(squares) => [squares.get(..2), squares.get(2..4)]
                        .into_iter()
                        .flatten()
                        .filter_map(|it| it.parse().ok())
                        .collect(),
                    None => Vec::new(),
                }
            }
            Self::Any(goals) => {
                let each: Option<Vec<_>> = goals.iter().map(Self::squares).collect();
                each?.concat()
            }
            Self::Visits(piece, squares) => [&[*piece], squares.as_slice()].concat(),
            Self::Found(_)
            | Self::Arbitrated(_)
            | Self::Ruled(_)
            | Self::Fault(_)
            | Self::Not(_) => Vec::new(),
        })
    }

    /// Whether it asks which piece is touched first, and not for that one.
    pub fn forbids_first_touch(&self, first: Square) -> bool {
        match self {
            Self::TouchedFirst(square) => *square != first,
            Self::Any(goals) => {
                !goals.is_empty() && goals.iter().all(|it| it.forbids_first_touch(first))
            }
            Self::Touched(_)
            | Self::Did(_)
            | Self::Found(_)
            | Self::Arbitrated(_)
            | Self::Ruled(_)
            | Self::Fault(_)
            | Self::Follows(_)
            | Self::Stands(..)
            | Self::Visits(..)
            | Self::Not(_) => false,
        }
    }

    /// Whether it asks for a completed move.
    pub fn is_of_a_move(&self) -> bool {
        match self {
            Self::Follows(beginning) => beginning.starts_with("completed"),
            Self::Any(goals) => goals.iter().any(Self::is_of_a_move),
            Self::TouchedFirst(_)
            | Self::Touched(_)
            | Self::Did(_)
            | Self::Found(_)
            | Self::Arbitrated(_)
            | Self::Ruled(_)
            | Self::Fault(_)
            | Self::Stands(..)
            | Self::Visits(..)
            | Self::Not(_) => false,
        }
    }

    /// Whether all of them hold; of none it is not said.
    pub fn all_hold(goals: &[Self], facts: StepFacts<'_>) -> bool {
        !goals.is_empty() && goals.iter().all(|goal| goal.holds(facts))
    }
}

/// The square on which an act lays fingers, if it lays them on a piece that stands there.
pub const fn touched(act: &PlayerAct) -> Option<Square> {
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "of all that players do, these four lay fingers on a piece that stands on the board"
    )]
    match act {
        PlayerAct::Touch(square)
        | PlayerAct::Lift(square)
        | PlayerAct::Remove(square)
        | PlayerAct::Graze(square) => Some(*square),
        _ => None,
    }
}

impl fmt::Display for Goal {
    /// As it is written in a lesson.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&ron::to_string(self).map_err(|_| fmt::Error)?)
    }
}
