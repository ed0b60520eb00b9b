//! On what grounds a player can claim, and which of them would hold: the arbiter is asked, and nothing is claimed.

use strum::IntoEnumIterator;

use crate::view::frame_view::View;
use jadoube_core::chess::{Color, Move, Position};
use jadoube_core::clock::Clock;
use jadoube_core::laws::{
    Arbiter, ArbiterAct, Claim, Consequence, Decision, Event, Notice, PlayerAct, Question, Rule,
    Ruling,
};
use jadoube_core::notation::algebraic;

#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumIter)]
#[strum(serialize_all = "kebab-case")]
pub enum ClaimGround {
    /// The same position for the third time.
    Repetition,
    /// Fifty moves without capture or pawn move.
    Fifty,
    Flag,
    Illegal,
    /// A touched piece that the opponent did not move.
    TouchMove,
    /// The opponent cannot win by normal means.
    NormalMeans,
    /// The opponent makes no effort to win by normal means.
    NoEffort,
    /// No ground but a request: five seconds a move for both players (III.4).
    Increment,
}

/// How a claim would end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimChance {
    /// It is right as things stand.
    Now,
    /// It is right with this move, written down and not played.
    With(Move),
    /// The arbiter would have to judge.
    Judgment,
}

impl ClaimGround {
    /// The grounds that there are in this game.
    pub fn of(view: &View<'_>) -> Vec<Self> {
        let has_clock = view.table().clock().is_some();
        let all = Self::iter().filter(|ground| match ground {
            Self::NormalMeans | Self::NoEffort | Self::Increment => ground.is_of_this_game(view),
            Self::Flag => has_clock,
            Self::Repetition | Self::Fifty | Self::Illegal | Self::TouchMove => true,
        });
        all.collect()
    }

    /// Whether there is a quickplay finish in which somebody could claim on it: in this game there is none where it was not
    /// announced, in blitz, and where each move gains time; and not every edition knows the request for seconds.
    fn is_of_this_game(self, view: &View<'_>) -> bool {
        let is_shut_out = |color: Color| {
            let rulings = would_rule(view, color, self.act(""));
            let unknown = Consequence::Notice(Notice::NotInThisEdition);
            rulings.iter().any(|ruling| {
                matches!(ruling.rule, Rule::QpfScope | Rule::QpfStatus)
                    || ruling.consequences.contains(&unknown)
            })
        };
        view.table().clock().is_some() && !Color::ALL.into_iter().all(is_shut_out)
    }

    /// Whether it may be about the player's next move, which is written down.
    pub const fn can_be_written(self) -> bool {
        matches!(self, Self::Repetition | Self::Fifty)
    }

    /// Whether that player would be right to claim on it now.
    pub fn holds(self, view: &View<'_>, color: Color) -> bool {
        verdict(&would_rule(view, color, self.act("")), color) == Some(ClaimChance::Now)
    }

    /// Whether that player may not claim a draw on it now, since they have touched a piece or made their move (9.4).
    pub fn is_too_late(self, view: &View<'_>, color: Color) -> bool {
        let rulings = would_rule(view, color, self.act(""));
        let mut consequences = rulings.iter().flat_map(|it| &it.consequences);
        let lost = |it: &Consequence| {
            matches!(it, Consequence::ClaimLost(Claim::Repetition | Claim::Fifty))
        };
        self.can_be_written() && consequences.any(lost)
    }

    /// The ground on which the player on move would be right to claim a draw as the game stands.
    pub fn of_a_right_draw(view: &View<'_>) -> Option<Self> {
        let game = view.table().game();
        // Seldom is there anything to ask the arbiter.
        let repeated = (game.occurrences() >= 3).then_some(Self::Repetition);
        let fifty = (game.position().halfmoves() >= 100).then_some(Self::Fifty);
        let mut grounds = repeated.into_iter().chain(fifty);
        let waits = awaits_an_answer(view);
        grounds.find(|ground| !waits && ground.holds(view, game.has_the_move()))
    }

    /// The ground on which the player on move would be right to claim a draw by writing down the next move.
    pub fn of_a_draw_by_the_next_move(view: &View<'_>) -> Option<Self> {
        let game = view.table().game();
        let us = game.has_the_move();
        if awaits_an_answer(view) {
            return None;
        }
        let is_near = |ground: &Self| *ground != Self::Fifty || game.position().halfmoves() >= 99;
        let mut grounds = [Self::Repetition, Self::Fifty].into_iter().filter(is_near);
        grounds.find(|ground| with_a_move(view, us, *ground).is_some())
    }

    /// The claim, with the move that was written for it.
    pub fn act(self, text: &str) -> PlayerAct {
        let written = Some(text.trim())
            .filter(|text| !text.is_empty())
            .map(str::to_owned);
        match self {
            Self::Repetition => PlayerAct::ClaimRepetition(written),
            Self::Fifty => PlayerAct::ClaimFifty(written),
            Self::Flag => PlayerAct::ClaimFlag,
            Self::Illegal => PlayerAct::ClaimIllegal,
            Self::TouchMove => PlayerAct::ClaimTouchMove,
            Self::NormalMeans => PlayerAct::ClaimNormalMeans,
            Self::NoEffort => PlayerAct::ClaimNoEffort,
            Self::Increment => PlayerAct::AskIncrement,
        }
    }
}

/// Whether a draw was claimed on this move, and the offer as which the claim stands has no answer yet.
fn awaits_an_answer(view: &View<'_>) -> bool {
    view.table().turn().has_claimed() && view.table().offer().is_some()
}

/// The grounds on which that player could claim and be right, the surest first.
pub fn chances(view: &View<'_>, color: Color) -> Vec<(ClaimGround, ClaimChance)> {
    let mut found = Vec::new();
    for ground in ClaimGround::of(view) {
        let chance = match verdict(&would_rule(view, color, ground.act("")), color) {
            None if ground.can_be_written() => with_a_move(view, color, ground),
            chance => chance,
        };
        found.extend(chance.map(|chance| (ground, chance)));
    }
    found.sort_by_key(|(_, chance)| match chance {
        ClaimChance::Now => 0,
        ClaimChance::With(_) => 1,
        ClaimChance::Judgment => 2,
    });
    found
}

/// The move with which such a claim would be right, if there is one.
fn with_a_move(view: &View<'_>, color: Color, ground: ClaimGround) -> Option<ClaimChance> {
    let game = view.table().game();
    if game.has_the_move() != color {
        return None;
    }
    let position = game.position();
    let could_come = |mv: &Move| {
        let after = position.clone().play(*mv);
        let has_come = after.is_ok_and(|after| game.repetition().times(&after) >= 2);
        ground == ClaimGround::Fifty || has_come
    };
    let legal = position.legal_moves();
    let candidates = legal.into_iter().filter(could_come);
    let style = view.settings.preferences.notation.of(color);
    let mut candidates = candidates.filter(|mv| {
        let text = algebraic::write(position, *mv, style);
        verdict(&would_rule(view, color, ground.act(&text)), color) == Some(ClaimChance::Now)
    });
    candidates.next().map(ClaimChance::With)
}

/// What follows from a claim of a draw by that player if it is wrong, in sentences: all of them cost the same. Nothing where
/// none could be heard.
pub fn price_of_draw(view: &View<'_>, color: Color) -> String {
    let grounds = [ClaimGround::Fifty, ClaimGround::Repetition].into_iter();
    let mut ruled = grounds.map(|ground| {
        let rulings = would_rule(view, color, ground.act("")).into_iter();
        rulings.flat_map(|ruling| ruling.consequences).collect()
    });
    let is_wrong = |all: &Vec<Consequence>| all.contains(&Consequence::ClaimRejected);
    let all = ruled.find(is_wrong).unwrap_or_default();
    let player = || ("player", color.into());
    let gives = given_for(view, color, &all);
    let is_taken = |it: &Consequence| matches!(it, Consequence::Take(by, _) | Consequence::Set(by, _) if *by == color);
    let takes = all.iter().any(is_taken);
    let takes = takes.then(|| view.tell("claim-wrong-takes", &[player()]));
    let offers = all.contains(&Consequence::Offer(color));
    let offers = offers.then(|| view.tr("claim-wrong-offers").into_owned());
    let told = [gives, takes, offers].into_iter().flatten();
    told.collect::<Vec<_>>().join(" ")
}

/// What follows from a claim in a quickplay finish by that player if the arbiter turns it down; in general words where that is
/// not known.
pub fn price_of_quickplay(view: &View<'_>, color: Color, ground: ClaimGround) -> String {
    let (mut arbiter, _) = if_heard(view, color, ground.act(""));
    let turned_down = Event::of_arbiter(view.now, ArbiterAct::Decide(Decision::Reject));
    let ruled = arbiter.hear(&turned_down).into_iter();
    let all: Vec<Consequence> = ruled.flat_map(|ruling| ruling.consequences).collect();
    given_for(view, color, &all).unwrap_or_else(|| view.tr("claim-wrong").into_owned())
}

/// How much time the opponent is given by that for a claim of that player, if any is.
fn given_for(view: &View<'_>, color: Color, all: &[Consequence]) -> Option<String> {
    let minutes = all.iter().find_map(|it| {
        if let Consequence::Add(_, given) = it {
            Some(given.as_secs() / 60)
        } else {
            None
        }
    })?;
    let args = [("player", color.into()), ("minutes", minutes.into())];
    Some(view.tell("claim-wrong-gives", &args))
}

/// What a player does to claim on that ground: the claim, and before it, where they may stop the clocks for it (III.5, 6.11.2)
/// and their claim will be heard, that.
pub fn acts(view: &View<'_>, color: Color, act: PlayerAct) -> Vec<PlayerAct> {
    let may_stop = matches!(
        act,
        PlayerAct::ClaimNormalMeans | PlayerAct::ClaimNoEffort | PlayerAct::AskIncrement
    );
    let asks = |rulings: &[Ruling]| {
        Ruling::questions(rulings)
            .any(|it| it.is_of_quickplay() || matches!(it, Question::Increment(_)))
    };
    let runs = view.table().clock().and_then(Clock::running) == Some(color);
    let is_heard = runs && view.arbiter.terms().arbiter.can_be_asked();
    if may_stop && is_heard && asks(&would_rule(view, color, act.clone())) {
        vec![PlayerAct::StopClocks, act]
    } else {
        vec![act]
    }
}

/// What a claim leads to, however it is decided.
#[derive(Clone, Copy, Debug)]
pub struct ClaimEffects {
    /// Both clocks stop.
    pub stops_clocks: bool,
    /// The arbiter has to decide it, instead of ruling on it at once.
    pub asks_arbiter: bool,
    /// Play ends, since there is no arbiter to judge it (III.6.1).
    pub ends_play: bool,
}

impl ClaimEffects {
    /// Tries out what that player does to claim so.
    pub fn of(view: &View<'_>, color: Color, act: PlayerAct) -> Self {
        let acts = acts(view, color, act).into_iter();
        let rulings = acts.flat_map(|act| would_rule(view, color, act));
        let consequences: Vec<_> = rulings.flat_map(|ruling| ruling.consequences).collect();
        let can_be_asked = view.arbiter.terms().arbiter.can_be_asked();
        Self {
            stops_clocks: consequences.contains(&Consequence::StopClocks),
            asks_arbiter: can_be_asked && consequences.iter().any(Consequence::asks_arbiter),
            ends_play: consequences.contains(&Consequence::PlayOver),
        }
    }
}

/// What the arbiter would rule on it.
fn would_rule(view: &View<'_>, color: Color, act: PlayerAct) -> Vec<Ruling> {
    if_heard(view, color, act).1
}

/// The arbiter as it would be after that act, and what it would rule; nobody's game changes.
fn if_heard(view: &View<'_>, color: Color, act: PlayerAct) -> (Arbiter, Vec<Ruling>) {
    let mut arbiter = view.arbiter.clone();
    let rulings = arbiter.hear(&Event::of(color, view.now, act));
    (arbiter, rulings)
}

fn verdict(rulings: &[Ruling], color: Color) -> Option<ClaimChance> {
    // That the clocks were stopped with reason says nothing of the claim.
    let of_the_claim = || rulings.iter().filter(|ruling| !ruling.settles_call());
    let all = || of_the_claim().flat_map(|ruling| &ruling.consequences);
    let is_right = |it: &Consequence| {
        if let Consequence::Over(outcome) = it {
            outcome.winner() != Some(!color)
        } else {
            *it == Consequence::ClaimUpheld
        }
    };
    if Ruling::finds_own_fault(rulings, color) {
        None
    } else if all().any(is_right) {
        Some(ClaimChance::Now)
    } else if all().any(Consequence::asks_arbiter) {
        Some(ClaimChance::Judgment)
    } else {
        None
    }
}
