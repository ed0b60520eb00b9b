//! What happened, of all that was ruled on one event: the one thing that is told first.

use crate::chess::Color;
use crate::laws::{Consequence, Notice, Rule, RuleFamily, Ruling, Weight};

/// What is told first of the rulings on one event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Headline<'a> {
    /// An illegal move was charged: whose, the how manieth, and what it came to.
    IllegalMove(Color, u32, IllegalMoveEnd),
    /// That player did not move or capture what they had touched.
    TouchNotKept(Color, TouchDuty),
    /// That player's claim was decided: whether it was right.
    Claim(Color, bool),
    /// A consequence that is what happened.
    Stated(&'a Ruling, &'a Consequence),
    /// That what was done counts for nothing, and why.
    Refused(&'a Ruling, Notice),
    /// What that ruling found.
    Found(&'a Ruling),
}

/// What an illegal move that was charged came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMoveEnd {
    /// It lost the game.
    Lost,
    /// The clock had been pressed without a move.
    WithoutMove,
    /// It was counted.
    Counted,
}

/// What was to be done with a touched piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TouchDuty {
    /// It was to be moved.
    Move,
    /// It was to be captured.
    Capture,
    /// It was to castle, to stay where it had been let go, or to be promoted so.
    Other,
}

impl<'a> Headline<'a> {
    /// Returns what is told first of these rulings; nothing where there are none.
    pub fn of(rulings: &'a [Ruling]) -> Option<Self> {
        illegal_move(rulings)
            .or_else(|| rulings.iter().find_map(touch_not_kept))
            .or_else(|| what_ends_the_game(rulings))
            .or_else(|| rulings.iter().find_map(decided_or_stated))
            .or_else(|| {
                let ruling = leading(rulings)?;
                let refused = |notice| Self::Refused(ruling, notice);
                Some(ruling.refusal().map_or(Self::Found(ruling), refused))
            })
    }

    /// Whether it tells what that ruling found.
    pub fn tells(self, ruling: &Ruling) -> bool {
        match self {
            Self::IllegalMove(..) => [
                Rule::IllegalRestore,
                Rule::IllegalCountStd,
                Rule::IllegalReplacement,
                Rule::PressWithoutMove,
            ]
            .contains(&ruling.rule),
            Self::Claim(..) => {
                ruling.rule.family() == RuleFamily::WrongClaim || is_verdict_of_a_draw(ruling)
            }
            Self::Stated(told, _) | Self::Refused(told, _) | Self::Found(told) => {
                (ruling.rule, ruling.concerns) == (told.rule, told.concerns)
            }
            Self::TouchNotKept(..) => false,
        }
    }
}

/// Under which rules a claim of a draw is decided later or by somebody else: that it is right, only the result says.
const REFERRED: [Rule; 2] = [Rule::QpfNoArbiterRef, Rule::QpfPostponeTest];

/// Whether a claim of a draw that was decided later or by somebody else was right.
pub fn is_verdict_of_a_draw(ruling: &Ruling) -> bool {
    REFERRED.contains(&ruling.rule) && ruling.ends_game()
}

/// What ended the game, where a claim or a flag did: a claim that is right before a flag that fell meanwhile, and that before a
/// claim of the other flag, which is wrong.
fn what_ends_the_game(rulings: &[Ruling]) -> Option<Headline<'_>> {
    let ends = rulings.iter().any(Ruling::ends_game);
    let told = || {
        rulings
            .iter()
            .filter_map(decided_or_stated)
            .filter(|_| ends)
    };
    let is_right = |it: &Headline<'_>| matches!(it, Headline::Claim(_, true));
    let is_flag = |it: &Headline<'_>| matches!(it, Headline::Stated(_, Consequence::Flag(_)));
    let claims_flag = rulings.iter().any(|ruling| {
        ruling.rule.family() == RuleFamily::FlagClaim
            && ruling.consequences.contains(&Consequence::ClaimRejected)
    });
    let flag = || told().find(|it| claims_flag && is_flag(it));
    told().find(is_right).or_else(flag)
}

fn illegal_move(rulings: &[Ruling]) -> Option<Headline<'_>> {
    let mut consequences = rulings.iter().flat_map(|ruling| &ruling.consequences);
    consequences.find_map(|it| {
        let Consequence::Illegal(player, count) = *it else {
            return None;
        };
        let end = if rulings.iter().any(loses) {
            IllegalMoveEnd::Lost
        } else if rulings.iter().any(Ruling::is_press_without_move) {
            IllegalMoveEnd::WithoutMove
        } else {
            IllegalMoveEnd::Counted
        };
        Some(Headline::IllegalMove(player, count, end))
    })
}

fn loses(ruling: &Ruling) -> bool {
    let mut follows = ruling.consequences.iter();
    follows.any(|it| matches!(it, Consequence::Over(outcome) if outcome.winner().is_some()))
}

/// That a touched piece was not moved or captured, if what was played instead does not stand.
fn touch_not_kept(ruling: &Ruling) -> Option<Headline<'_>> {
    let is_of_touches =
        ruling.rule.family() == RuleFamily::Touch || ruling.rule == Rule::ClaimWrongPlayOn;
    let has = |wanted: fn(&Consequence) -> bool| ruling.consequences.iter().any(wanted);
    let goes_back = has(|it| {
        matches!(
            it,
            Consequence::TakeBack | Consequence::Unmade(_) | Consequence::PressTakenBack(_)
        )
    });
    let player = ruling.concerns.filter(|_| is_of_touches && goes_back)?;
    let duty = if has(|it| matches!(it, Consequence::MustCapture(_))) {
        TouchDuty::Capture
    } else if has(|it| matches!(it, Consequence::MustMove(_))) {
        TouchDuty::Move
    } else if ruling.consequences.iter().any(Consequence::is_duty) {
        TouchDuty::Other
    } else {
        return None;
    };
    Some(Headline::TouchNotKept(player, duty))
}

/// That a claim was decided, or what names itself.
fn decided_or_stated(ruling: &Ruling) -> Option<Headline<'_>> {
    ruling.consequences.iter().find_map(|consequence| {
        let decided = ruling.concerns.zip(verdict(ruling.rule, consequence));
        let decided = decided.map(|(player, is_right)| Headline::Claim(player, is_right));
        let stated = || Headline::Stated(ruling, consequence);
        decided.or_else(|| names_itself(consequence).then(stated))
    })
}

/// Whether a claim was right, if that decides one; other matters are decided too.
fn verdict(rule: Rule, consequence: &Consequence) -> Option<bool> {
    let is_claim = rule.family().is_claimed();
    if [Rule::QpfIncrementRequest, Rule::IllegalCompletedWhen].contains(&rule) {
        // What is asked for or found is no claim.
        return None;
    }
    if REFERRED.contains(&rule) && matches!(consequence, Consequence::Over(_)) {
        return Some(true);
    }
    if !is_claim {
        None
    } else if *consequence == Consequence::ClaimRejected {
        Some(false)
    } else {
        (*consequence == Consequence::ClaimUpheld).then_some(true)
    }
}

/// Whether a consequence is what happened, in its own words.
const fn names_itself(consequence: &Consequence) -> bool {
    matches!(
        consequence,
        Consequence::Warning(_)
            | Consequence::Fined(_)
            | Consequence::Excluded(_)
            | Consequence::Expelled(_)
            | Consequence::DeclaredLost(_)
            | Consequence::Annulled
            | Consequence::NeedNotSeal(_)
            | Consequence::Flag(_)
            | Consequence::ClaimPostponed
    )
}

/// The ruling that ends the game, or else the first that weighs, or that refuses nothing, or the first.
fn leading(rulings: &[Ruling]) -> Option<&Ruling> {
    let is_grave = |ruling: &&Ruling| {
        let weights = ruling.consequences.iter().map(Consequence::weight);
        weights.max() >= Some(Weight::Grave) && !ruling.settles_call()
    };
    let mut all = rulings.iter();
    let ends = all.clone().find(|ruling| ruling.ends_game());
    ends.or_else(|| all.clone().find(is_grave))
        .or_else(|| all.find(|ruling| ruling.refusal().is_none()))
        .or(rulings.first())
}
