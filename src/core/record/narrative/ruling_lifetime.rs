//! Which rulings still have something to say: until what is owed is paid, or without a duty for two turns of play.

use std::borrow::Cow;

use crate::laws::{
    Arbiter, ArbiterAct, Audience, CommonAct, Consequence, Duty, PlayerAct, Question, Rule, Ruling,
};
use crate::record::log::journal::Entry;
use crate::record::log::wrong_claim::wrong_claim;
use crate::record::play_mode::AssistLevel;

/// Whether people are shown a card for what happened, at that assist level.
pub fn deserves_card(entry: &Entry, assist: AssistLevel) -> bool {
    !entry.rulings.iter().any(Ruling::ends_game)
        && !entry.rulings.iter().all(Ruling::settles_call)
        && !only_asks(entry)
        && (entry.is_grave()
            || is_claim_answered(entry)
            || finds_what_a_touch_was(entry)
            || entry.has(|it| is_worth_knowing(it, assist)))
}

/// What a friend would mention, and what a teacher would.
fn is_worth_knowing(consequence: &Consequence, assist: AssistLevel) -> bool {
    let Consequence::Notice(notice) = consequence else {
        return false;
    };
    match assist {
        AssistLevel::Tournament => false,
        AssistLevel::Friendly => notice.audience() == Audience::Everyone,
        AssistLevel::Teaching => true,
    }
}

/// Whether the arbiter says what a contact with a piece was: that binds a player, or frees them.
fn finds_what_a_touch_was(entry: &Entry) -> bool {
    matches!(
        entry.event.arbiter_act(),
        Some(
            ArbiterAct::CallAccidental | ArbiterAct::CallTouched(_) | ArbiterAct::CallUntouched(_)
        )
    )
}

/// Whether a player claims, agrees or asks for something and is told why that comes to nothing; nobody claims in silence.
fn is_claim_answered(entry: &Entry) -> bool {
    let is_claim = matches!(
        entry.event.player_act(),
        Some(
            PlayerAct::ClaimRepetition(_)
                | PlayerAct::ClaimFifty(_)
                | PlayerAct::ClaimFlag
                | PlayerAct::ClaimIllegal
                | PlayerAct::ClaimTouchMove
                | PlayerAct::ClaimNormalMeans
                | PlayerAct::ClaimNoEffort
                | PlayerAct::AskIncrement
                | PlayerAct::ClaimTimes
                | PlayerAct::Accept
        )
    );
    is_claim
        && entry.has(|it| {
            matches!(
                it,
                Consequence::Notice(_) | Consequence::ClaimRejected | Consequence::ClaimLost(_)
            )
        })
}

/// Whether nothing was ruled but that the arbiter decides, which is asked elsewhere, and was called for that with reason.
fn only_asks(entry: &Entry) -> bool {
    let mut consequences = entry
        .rulings_on_the_matter()
        .flat_map(|ruling| &ruling.consequences);
    entry.has(Consequence::asks_arbiter)
        && consequences.all(|it| it.asks_arbiter() || *it == Consequence::StopClocks)
}

/// Whether that settles all that was ruled before it: the end of the game, an adjournment, and that the game goes on.
pub fn settles_what_was_before(entry: &Entry) -> bool {
    entry.rulings.iter().any(Ruling::ends_game)
        || entry.has(|it| matches!(it, Consequence::Adjourned | Consequence::Resumed))
}

/// Whether a claim was wrong there, and stands as an offer.
pub fn is_wrong_claim_on_offer(entry: &Entry) -> bool {
    entry.has(|it| *it == Consequence::ClaimRejected) && entry.has(is_offer)
}

/// Returns the rule that is read first of several by which something was ruled: the one that charges a fault, else the
/// weightiest.
pub fn main_rule(rulings: &[Ruling]) -> Option<Rule> {
    let weight = |ruling: &&Ruling| ruling.consequences.iter().map(Consequence::weight).max();
    let mut charged = rulings.iter();
    let charged = charged.find(|ruling| ruling.consequences.iter().any(Consequence::is_charge));
    // Of several that weigh the same, the first.
    let heaviest = || rulings.iter().rev().max_by_key(weight);
    charged.or_else(heaviest).map(|ruling| ruling.rule)
}

/// Returns what was ruled at that place of the log, as it stands once the arbiter has heard all of that: whoever was free
/// then, and is bound by what they touched since, is told that; an offer that has lapsed is not told.
pub fn with_present_duty<'a>(
    log: &'a [Entry],
    index: usize,
    arbiter: &Arbiter,
) -> Cow<'a, [Ruling]> {
    let (entry, later) = (&log[index], &log[index + 1..]);
    let owed = arbiter.obligation();
    if entry.has(is_offer) && later.iter().any(lapses) {
        let mut rulings = entry.rulings.clone();
        for ruling in &mut rulings {
            ruling.consequences.retain(|it| !is_offer(it));
        }
        return Cow::Owned(rulings);
    }
    if owed.duty == Duty::None || later.iter().any(is_played) {
        return Cow::Borrowed(&entry.rulings);
    }
    let mut rulings = entry.rulings.clone();
    for ruling in &mut rulings {
        let mut all = ruling.consequences.iter();
        if let Some(at) = all.position(|it| *it == Consequence::Free) {
            let owed = owed.consequences(arbiter.table().board());
            ruling.consequences.splice(at..=at, owed);
        }
    }
    Cow::Owned(rulings)
}

/// Whether what was ruled at that place of the log is still to be done, or news, once the arbiter has heard all of that.
pub fn still_stands(log: &[Entry], index: usize, arbiter: &Arbiter) -> bool {
    let Some((entry, later)) = log.get(index..).and_then(<[_]>::split_first) else {
        return false;
    };
    let questions = arbiter.table().questions();
    let is_owed = entry.has(Consequence::is_duty);
    // What is owed is owed beyond the answer.
    if !is_owed && entry.has(Consequence::asks_arbiter) {
        let mut asked = questions.iter();
        return asked
            .any(|(_, question)| entry.has(|it| *it == Consequence::AskArbiter(*question)));
    }
    if entry.goes_back() {
        return !later.iter().any(|it| is_played(it) || asks_back(it));
    }
    // A right that was lost on a move is no news on another.
    let is_lost = entry.has(|it| matches!(it, Consequence::ClaimLost(_)));
    if is_lost && later.iter().any(|it| is_played(it) || it.goes_back()) {
        return false;
    }
    if is_freed_of(arbiter, entry, later) || is_of_pieces_that_stand_again(entry, later) {
        return false;
    }
    // An offer that was declined stands no more; that a claim was wrong is news all the same.
    let offers = entry.has(is_offer) && !is_wrong_claim_on_offer(entry);
    if offers && later.iter().any(lapses) {
        return false;
    }
    let announces = entry.event.player_act() == Some(&PlayerAct::AnnounceCastling);
    if announces || is_owed || entry.has(|it| *it == Consequence::Reinstate) {
        return !later.iter().any(is_played);
    }
    // What owes nothing stands aside while the arbiter is at the board.
    if (questions.first()).is_some_and(|(_, question)| *question == Question::StoppedClocks) {
        return false;
    }
    is_news_of_this_turn(entry, later, arbiter.table().clock().is_some())
}

/// Whether nobody has played on since for whom what was ruled, and owes nothing, is news.
fn is_news_of_this_turn(entry: &Entry, later: &[Entry], has_clock: bool) -> bool {
    let concerned = entry.rulings.iter().find_map(|ruling| ruling.concerns);
    let opponent = concerned.or(entry.event.player()).map(|color| !color);
    // A claim that came to nothing is no news once anybody has played on.
    let opponent = opponent.filter(|_| wrong_claim(entry).is_none());
    let whose = Ruling::restart_after_wrong_claim(&entry.rulings).or(opponent);
    let ends_turn = |entry: &&Entry| {
        let by = entry.event.player();
        let has_pressed = entry.event.player_act() == Some(&PlayerAct::Press)
            || entry.has(|it| matches!(it, Consequence::Completed(_)));
        (whose.is_none() || by == whose) && (has_pressed || !has_clock && is_played(entry))
    };
    let turns = if whose.is_some() || wrong_claim(entry).is_some() {
        1
    } else {
        2
    };
    later.iter().filter(ends_turn).count() < turns
}

/// Whether the arbiter has found later what a touch was, and nothing is owed any more of what that ruling laid on its player.
fn is_freed_of(arbiter: &Arbiter, entry: &Entry, later: &[Entry]) -> bool {
    let finds = |it: &Entry| {
        it.event
            .arbiter_act()
            .is_some_and(ArbiterAct::says_what_a_touch_was)
    };
    let owed = arbiter.obligation().consequences(arbiter.table().board());
    let mut duties = entry.consequences().filter(|it| it.is_duty()).peekable();
    duties.peek().is_some()
        && !entry.has(|it| *it == Consequence::Reinstate)
        && later.iter().any(finds)
        && duties.all(|duty| !owed.contains(duty))
}

/// Whether pieces that were knocked over there have been set up again.
fn is_of_pieces_that_stand_again(entry: &Entry, later: &[Entry]) -> bool {
    let stands_up = |it: &Entry| it.event.common_act() == Some(CommonAct::StandUp);
    let mut rulings = entry.rulings.iter();
    rulings.any(|ruling| ruling.rule == Rule::DisplacedPieces) && later.iter().any(stands_up)
}

/// Whether a player asked for another move back: what went back before is no news beside that, nor beside its answer.
fn asks_back(entry: &Entry) -> bool {
    entry.event.player_act() == Some(&PlayerAct::AskTakeBack)
}

/// Whether a move was made there, or an illegal one completed that stands until somebody says so.
fn is_played(entry: &Entry) -> bool {
    entry.has(|it| {
        matches!(
            it,
            Consequence::Made(_) | Consequence::Completed(_) | Consequence::Irregular
        )
    })
}

const fn is_offer(consequence: &Consequence) -> bool {
    matches!(consequence, Consequence::Offer(_))
}

fn lapses(entry: &Entry) -> bool {
    entry.has(|it| *it == Consequence::OfferLapsed)
}
