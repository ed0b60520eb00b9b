//! What an arbiter writes beside the moves: illegal moves taken back, time given or taken, claims, warnings, flags.

use std::time::Duration;

use super::{AgreedOn, NarratedEntry, RuledMove};
use crate::chess::{Color, Square};
use crate::laws::{ArbiterAct, CommonAct, Consequence, Deed, PlayerAct, Rule, Ruling, Weight};
use crate::record::log::journal::Entry;

/// Something the arbiter did that belongs on the scoresheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark<'a> {
    /// At which place of the log it stands.
    pub index: usize,
    /// How many half-moves stood when it was done, of those that were never taken back.
    pub after: usize,
    /// How many stood then, where some of them were taken back later.
    pub fell: Option<usize>,
    /// The illegal move that was taken back: from where to where.
    pub retracted: Option<(Square, Square)>,
    /// Whether a pawn that was left on the last rank became a piece by it.
    pub promotes: bool,
    /// Whether the players agreed to take a move back.
    pub is_agreed: bool,
    /// What was ruled.
    pub rulings: Vec<&'a Ruling>,
}

impl Remark<'_> {
    /// Whether something was wrong.
    pub fn is_trouble(&self) -> bool {
        self.rulings.iter().any(|ruling| ruling.finds_fault())
    }

    /// Who pressed the clock without a move, if that is what it is about.
    pub fn pressed_without_move(&self) -> Option<Color> {
        let mut pressed = self.rulings.iter().filter(|it| it.is_press_without_move());
        pressed.find_map(|it| it.concerns)
    }

    /// How much time more each move brings from then on, if that was granted.
    pub fn granted_increment(&self) -> Option<Duration> {
        let mut all = self.rulings.iter().flat_map(|it| &it.consequences);
        all.find_map(|it| {
            let Consequence::Increment(time) = it else {
                return None;
            };
            Some(*time)
        })
    }

    /// What it rests on first, and whom it concerns.
    fn reason(&self) -> Option<(Rule, Option<Color>)> {
        self.rulings.first().map(|it| (it.rule, it.concerns))
    }
}

/// Returns what belongs on the scoresheet of a game whose log was narrated so, in the order in which it happened.
pub fn remarks<'a>(narrated: &[NarratedEntry], log: &'a [Entry]) -> Vec<Remark<'a>> {
    let offer = offer_without_a_move(narrated, log);
    select_remarks(narrated, log, |entry| {
        let rulings = &entry.rulings;
        if offer.is_some_and(|offer| std::ptr::eq(offer, entry)) {
            return rulings.iter().collect();
        }
        let is_remark = rulings.iter().any(is_marked);
        let is_why = |it: &Ruling| it.is_press_without_move() || goes_back(it);
        let is_told = |it: &&Ruling| is_marked(it) || is_remark && is_why(it) || is_written(entry);
        rulings.iter().filter(is_told).collect()
    })
}

/// The same with all that was ruled at once, and beside it each move that went back because of what had been touched, each
/// claim that came too late, and what else an arbiter tells of the game; a press that was ruled upon for the same reason tells
/// both.
pub fn remarks_and_touches<'a>(narrated: &[NarratedEntry], log: &'a [Entry]) -> Vec<Remark<'a>> {
    let is_told = |it: &Ruling| is_marked(it) || goes_back(it);
    let mut found = select_remarks(narrated, log, |entry| {
        let is_remark = entry.rulings.iter().any(is_told)
            || is_written(entry)
            || is_course_of_the_game(entry)
            || entry.is_claim_too_late();
        entry.rulings.iter().filter(|_| is_remark).collect()
    });
    found.dedup_by(|later, earlier| {
        let is_same = later.after == earlier.after && later.reason() == earlier.reason();
        let is_repeated = is_same && earlier.rulings.iter().all(|it| !is_marked(it));
        if is_repeated {
            std::mem::swap(later, earlier);
        }
        is_repeated
    });
    found
}

fn select_remarks<'a>(
    narrated: &[NarratedEntry],
    log: &'a [Entry],
    choose: impl Fn(&'a Entry) -> Vec<&'a Ruling>,
) -> Vec<Remark<'a>> {
    let all = narrated.iter().zip(log).zip(stays_of(log)).enumerate();
    let remarks = all.map(|(index, ((narrated, entry), stays))| {
        let is_without_move = entry.rulings.iter().any(Ruling::is_press_without_move);
        // An unpromoted pawn becomes a queen: its move stands.
        let promotes = entry.has(becomes_a_piece);
        let is_taken_back = !is_without_move && !promotes;
        let illegal = narrated.illegal_move.as_ref().filter(|_| is_taken_back);
        let stood = narrated.plies[0].min(narrated.plies[1]);
        Remark {
            index,
            after: stood.min(stays),
            fell: (stood > stays).then_some(stood),
            retracted: illegal.and_then(RuledMove::carried),
            promotes,
            is_agreed: narrated.agreed == Some(AgreedOn::TakeBack),
            rulings: choose(entry),
        }
    });
    remarks.filter(|it| !it.rulings.is_empty()).collect()
}

const fn becomes_a_piece(consequence: &Consequence) -> bool {
    matches!(consequence, Consequence::Promoted(..))
}

/// For each entry of the log, how many of the half-moves that stood then the game never went back behind. What was ruled on a
/// move that fell with others stands where they fell, not beside another move that has its number now.
fn stays_of(log: &[Entry]) -> Vec<usize> {
    let mut stays = usize::MAX;
    let newest_first = log.iter().rev().map(|entry| {
        let these = stays;
        let back = entry.consequences().filter_map(Consequence::goes_back_to);
        stays = back.fold(stays, usize::min);
        these
    });
    let mut all: Vec<usize> = newest_first.collect();
    all.reverse();
    all
}

/// Whether a ruling leaves a mark on the scoresheet.
fn is_marked(ruling: &Ruling) -> bool {
    let mut consequences = ruling.consequences.iter();
    !ruling.settles_call() && consequences.any(|it| it.weight() == Weight::Noted)
}

/// Whether what was found is written beside the moves whatever follows from it: what a touch was, an envelope that is lost,
/// pieces that a player knocked over, and why the arbiter decided the game.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "few acts are findings of that kind"
)]
fn is_written(entry: &Entry) -> bool {
    match &entry.event.deed {
        Deed::Arbiter(_) | Deed::Player(_, PlayerAct::Phone | PlayerAct::DeviceFound)
            if entry.rulings.iter().any(Ruling::ends_game) =>
        {
            true
        }
        Deed::Arbiter(act) => matches!(
            act,
            ArbiterAct::CallTouched(_)
                | ArbiterAct::CallUntouched(_)
                | ArbiterAct::CallAccidental
                | ArbiterAct::LoseEnvelope
        ),
        Deed::Common(_, act) => {
            let knocks_over = matches!(act, CommonAct::Displace(..) | CommonAct::KnockOver);
            knocks_over && entry.event.player().is_some()
        }
        _ => false,
    }
}

/// The draw that a player offered before making their move, where the game ended before they made one: no move bears its sign
/// (8.1.5 of 2023).
pub fn offer_without_a_move<'a>(narrated: &[NarratedEntry], log: &'a [Entry]) -> Option<&'a Entry> {
    let offers = |entry: &Entry| {
        entry.event.player_act() == Some(&PlayerAct::OfferDraw)
            && entry.has(|it| matches!(it, Consequence::Offer(_)))
    };
    let index = log.iter().rposition(offers)?;
    let player = log[index].event.player()?;
    let last = narrated.get(index)?.last_move.as_ref();
    let had_the_move = last.is_none_or(|last| last.by != player);
    let since = &log[index..];
    let has_moved = since.iter().flat_map(Entry::consequences);
    let has_moved = has_moved.into_iter().any(Consequence::is_move);
    let is_over = since
        .iter()
        .flat_map(|entry| &entry.rulings)
        .any(Ruling::ends_game);
    (had_the_move && !has_moved && is_over).then_some(&log[index])
}

/// Whether it tells how the game went on, and nothing of a move: that a verdict waits, that nobody knows which of two flags
/// fell first, that an adjourned game was resumed.
fn is_course_of_the_game(entry: &Entry) -> bool {
    let mut follows = entry.consequences();
    entry.event.arbiter_act() == Some(&ArbiterAct::FlagsUnclear)
        || follows.any(|it| matches!(it, Consequence::ClaimPostponed | Consequence::Resumed))
}

/// Whether what was played goes back by it.
fn goes_back(ruling: &Ruling) -> bool {
    ruling.consequences.contains(&Consequence::TakeBack)
}
