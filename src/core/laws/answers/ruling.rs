//! What the arbiter answers: a rule, and what follows from it. No sentences: `i18n` puts a ruling into words.

use super::consequence::{Consequence, Weight};
use super::notice::Notice;
use super::outcome::Score;
use super::question::Question;
use crate::chess::Color;
use crate::laws::editions::{Edition, Rule};

/// One decision: the rule it rests on and what follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The rule it rests on; the concordance knows its article in each edition.
    pub rule: Rule,
    /// The player it concerns, where it concerns one.
    pub concerns: Option<Color>,
    /// What follows, in the order in which it is carried out.
    pub consequences: Vec<Consequence>,
}

impl Ruling {
    /// What stands between the tokens of two consequences.
    pub const SEPARATOR: &str = "; ";

    /// A ruling on a player's conduct.
    pub fn on(color: Color, rule: Rule, consequences: impl Into<Vec<Consequence>>) -> Self {
        Self {
            rule,
            concerns: Some(color),
            consequences: consequences.into(),
        }
    }

    /// A ruling that concerns the game rather than one player.
    pub fn of(rule: Rule, consequences: impl Into<Vec<Consequence>>) -> Self {
        Self {
            rule,
            concerns: None,
            consequences: consequences.into(),
        }
    }

    /// Whether the game ends by it.
    pub fn ends_game(&self) -> bool {
        self.consequences
            .iter()
            .any(|consequence| matches!(consequence, Consequence::Over(_)))
    }

    /// Whose game it is not, where that is because they could not checkmate by any series of legal moves (5.1.2, 6.9, 7.5.5,
    /// and 12.3b of 2009).
    pub fn kept_from_winning(&self, edition: Edition) -> Option<Color> {
        let winner = !self.concerns?;
        let rests_on_it = matches!(
            self.rule,
            Rule::FlagDraw
                | Rule::IllegalLossDraw
                | Rule::RapidUIllegalResult
                | Rule::BlitzUIllegal
                | Rule::WinResign
        ) || self.rule == Rule::Phone && edition == Edition::E2009;
        let is_kept = |it: &Consequence| matches!(it, Consequence::Over(outcome) if outcome.score(winner) == Score::Half);
        let mut follows = self.consequences.iter();
        (rests_on_it && follows.any(is_kept)).then_some(winner)
    }

    /// Whether it decides that a player loses by coming after the default time, or not at all (6.7.1).
    pub fn loses_by_default_time(&self) -> bool {
        let is_lost =
            |it: &Consequence| matches!(it, Consequence::Over(_) | Consequence::ClaimUpheld);
        self.rule == Rule::DefaultTime && self.consequences.iter().any(is_lost)
    }

    /// Why what was done counts for nothing, if that is all it says.
    pub fn refusal(&self) -> Option<Notice> {
        match self.consequences[..] {
            [Consequence::Notice(notice)] if notice.refuses() => Some(notice),
            _ => None,
        }
    }

    /// Whether what was just played goes back.
    pub fn takes_back(&self) -> bool {
        self.consequences.contains(&Consequence::TakeBack)
    }

    /// Whether it only goes back to an earlier position, and charges nobody.
    pub fn is_going_back(&self) -> bool {
        matches!(self.rule, Rule::IllegalRestore | Rule::TimesAfterRestore)
            && matches!(self.consequences[..], [Consequence::ReinstateAt(_)])
    }

    /// Whether somebody did what they may not, or pays for it. What is only asked, answered, agreed, corrected or over
    /// finds no fault.
    pub fn finds_fault(&self) -> bool {
        // An increment goes back with its press; what was wrong with that is found by a ruling of its own.
        let corrects_clocks = matches!(
            self.rule,
            Rule::TimesAfterRestore
                | Rule::ClockWrongSetting
                | Rule::ClockConclusive
                | Rule::IllegalIncrementReversal
        );
        #[expect(
            clippy::wildcard_enum_match_arm,
            reason = "what weighs is a fault, but for these"
        )]
        let is_fault = |consequence: &Consequence| match consequence {
            // Whoever stops the clocks without a reason disturbs; another claim that is wrong does not.
            Consequence::ClaimRejected => self.rule == Rule::PlayerMayStop,
            Consequence::ClaimUpheld
            | Consequence::ClaimPostponed
            | Consequence::Increment(_)
            | Consequence::Set(..)
            | Consequence::MustSeal(_)
            | Consequence::NeedNotSeal(_)
            | Consequence::Adjourned
            | Consequence::Resumed
            | Consequence::PlayOver
            | Consequence::Over(_) => false,
            // What a player scores is asked where the opponent has lost by what they did.
            Consequence::AskArbiter(question) => matches!(
                question,
                Question::Penalty | Question::OpponentScore(_) | Question::Scores
            ),
            Consequence::Add(..) | Consequence::Take(..) => !corrects_clocks,
            weighing => weighing.weight() >= Weight::Grave,
        };
        !self.is_going_back() && self.consequences.iter().any(is_fault)
    }

    /// Whether it is about a press of the clock without a move.
    pub fn is_press_without_move(&self) -> bool {
        self.rule == Rule::PressWithoutMove
    }

    /// Whether what it takes from a player is what a press gave that does not count; that is no penalty.
    pub fn takes_increment_back(&self) -> bool {
        let takes_back = |it: &Consequence| matches!(it, Consequence::PressTakenBack(_));
        self.rule == Rule::IllegalIncrementReversal
            || self.rule == Rule::DisplacedPieces && self.consequences.iter().any(takes_back)
    }

    /// Whether one of its consequences is overtaken by another: where a press that belongs to no move gives the opponent their own
    /// time (7.4.1), it is that clock which runs, not the other again.
    pub fn is_overtaken(&self, consequence: &Consequence) -> bool {
        let starts = |it: &Consequence| matches!(it, Consequence::StartClock(_));
        matches!(consequence, Consequence::PressTakenBack(_))
            && self.consequences.iter().any(starts)
    }

    /// Whether it only says that the arbiter was called with reason, and that play goes on.
    pub fn settles_call(&self) -> bool {
        self.rule == Rule::PlayerMayStop && self.consequences == [Consequence::ClaimUpheld]
    }

    /// Whose clock runs again after a claim that was wrong, by what was ruled on it; nothing where no claim was, or both
    /// clocks go on standing.
    pub fn restart_after_wrong_claim(rulings: &[Self]) -> Option<Color> {
        let mut all = rulings.iter().flat_map(|ruling| &ruling.consequences);
        if !all.clone().any(|it| *it == Consequence::ClaimRejected) {
            return None;
        }
        all.find_map(|it| {
            if let Consequence::StartClock(player) = it {
                Some(*player)
            } else {
                None
            }
        })
    }

    /// Whether what that player said finds their own move illegal, and not the opponent's.
    pub fn finds_own_fault(rulings: &[Self], player: Color) -> bool {
        let is_of_a_move = |ruling: &&Self| {
            matches!(
                ruling.rule,
                Rule::IllegalRestore
                    | Rule::UnpromotedPawnPressed
                    | Rule::PressWithoutMove
                    | Rule::TwoHands
            )
        };
        let is_found = |of: Color| {
            let mut found = rulings.iter().filter(is_of_a_move);
            found.any(|ruling| ruling.concerns == Some(of))
        };
        is_found(player) && !is_found(!player)
    }

    /// Whether something on the board was put right by what was ruled: a move taken back, a position put back.
    pub fn put_right(rulings: &[Self]) -> bool {
        let puts_right = |it: &Consequence| {
            matches!(
                it,
                Consequence::TakeBack
                    | Consequence::PutBack
                    | Consequence::Unmade(_)
                    | Consequence::Reinstate
                    | Consequence::ReinstateAt(_)
                    | Consequence::Illegal(..)
            )
        };
        let mut consequences = rulings.iter().flat_map(|it| &it.consequences);
        consequences.any(puts_right)
    }

    /// What the arbiter is asked by what was ruled on an event, in order.
    pub fn questions(rulings: &[Self]) -> impl Iterator<Item = Question> {
        let consequences = rulings.iter().flat_map(|ruling| &ruling.consequences);
        consequences.filter_map(|it| {
            if let Consequence::AskArbiter(question) = it {
                Some(*question)
            } else {
                None
            }
        })
    }

    /// Whether it only says why a move is not legal, and another ruling what follows.
    pub fn says_only_why(&self) -> bool {
        self.consequences.is_empty() && self.rule.is_of_the_moves()
    }

    /// The consequences as stable English tokens, joined by `; `, as `judge` prints them.
    pub fn tokens(&self) -> String {
        let tokens: Vec<String> = self.consequences.iter().map(ToString::to_string).collect();
        tokens.join(Self::SEPARATOR)
    }
}
