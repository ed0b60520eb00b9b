//! Appendices A and B (B and C in 2005): rapid, and blitz, which takes it over: flags that nobody watches, the scale of
//! minutes.
//!
//! Which games are rapid (A.1) is worked out by [`Pace::of`]. Nobody need record (A.2): Article 8 rules on nothing there.
//! Under full supervision (A.4, B.2) all else is as in standard play. Illegal moves stand in `app_a_b_illegal`.

use crate::chess::Color;
use crate::laws::answers::{Consequence, Notice, Outcome, Ruling};
use crate::laws::common::at_a_flag::fallen;
use crate::laws::editions::{Pace, Rule, UnsupervisedBothFlags, UnsupervisedFlag};
use crate::laws::facts::unsupervised_play::{
    is_too_late_for_the_set_up, leaves_touches_to_players,
};
use crate::laws::facts::{ArbiterAct, Case, CommonAct, PlayerAct, Presence};

pub(super) fn consult(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    if !case.is_playing() || case.terms.is_watched() {
        return;
    }
    rulings.extend(stands_as_set_up(case)); // A.5.1
    rulings.extend(touch_called_unasked(case)); // A.4b of 2009
    rulings.extend(flag_claimed(case)); // A.5.3
    rulings.extend(flag_seen(case)); // A.5.5
    rulings.extend(flag_due_to_be_called(case)); // A.5.5
}

/// Art. A.5.1 — what was found too late stands.
///
/// A king or rook that was misplaced castles with nobody: the position says so itself. From 2014 the arbiter may still set
/// a clock otherwise where the schedule of the event would suffer; then they simply set it.
fn stands_as_set_up(case: Case<'_>) -> Option<Ruling> {
    let rule = match case.event.common_act()? {
        CommonAct::FindWrongArray | CommonAct::FindBoardTurned => Rule::RapidUSetupDeadline,
        CommonAct::FindWrongSetting => Rule::RapidUClockDeadline,
        _ => return None,
    };
    is_too_late_for_the_set_up(case)
        .then(|| Ruling::of(rule, [Consequence::Notice(Notice::GoesOn)]))
}

/// Art. A.4b of 2009, B5 of 2005 — the arbiter says what a touch was, and nobody has asked them.
fn touch_called_unasked(case: Case<'_>) -> Option<Ruling> {
    let calls = matches!(
        case.event.arbiter_act(),
        Some(
            ArbiterAct::CallTouched(_) | ArbiterAct::CallUntouched(_) | ArbiterAct::CallAccidental
        )
    );
    (calls && case.found.is_empty() && leaves_touches_to_players(case.terms)).then(|| {
        let notice = Consequence::Notice(Notice::NotNow);
        Ruling::of(Rule::RapidUArt4, [notice])
    })
}

/// Art. A.5.3 — a player claims that the opponent's flag has fallen.
///
/// If their own is down as well, 2005 and 2009 call it a draw; in 2014 and July 2017 the claim fails, for they have no time
/// left either; from 2018 the clock tells whose fell first. A win becomes a draw if the claimant could never mate.
fn flag_claimed(case: Case<'_>) -> Vec<Ruling> {
    let Some(player) = case.player_does(&PlayerAct::ClaimFlag) else {
        return Vec::new();
    };
    let is_rapid = case.terms.play != Pace::Standard;
    let (claim, both) = if is_rapid {
        (Rule::RapidUFlagClaim, Rule::RapidBothFlags)
    } else {
        (Rule::FlagFallenWhen, Rule::FlagFallenWhen)
    };
    let ruled = |rule, consequence| Ruling::on(player, rule, [consequence]);
    let down = Down::of(case);
    if !down.is_down(!player) {
        return vec![ruled(claim, Consequence::ClaimRejected)];
    }
    let mut rulings = Vec::new();
    rulings.extend(reason_for_stopping(case, player));
    if !down.is_down(player) {
        rulings.push(ruled(claim, Consequence::ClaimUpheld));
        rulings.push(fallen(case, !player));
        return rulings;
    }
    let verdict = if is_rapid {
        case.provisions().unsupervised_both_flags
    } else {
        UnsupervisedBothFlags::FirstDecides
    };
    match verdict {
        UnsupervisedBothFlags::Drawn => {
            rulings.push(ruled(both, Consequence::Over(Outcome::DRAW)));
        }
        UnsupervisedBothFlags::ClaimFails => {
            rulings.push(ruled(both, Consequence::ClaimRejected));
        }
        UnsupervisedBothFlags::FirstDecides => {
            let loser = down.first.unwrap_or(!player);
            let verdict = if loser == player {
                Consequence::ClaimRejected
            } else {
                Consequence::ClaimUpheld
            };
            rulings.push(ruled(both, verdict));
            rulings.push(fallen(case, loser));
        }
    }
    rulings
}

/// Art. 6.11.2 — a claim is reason enough for having stopped the clocks.
fn reason_for_stopping(case: Case<'_>, player: Color) -> Option<Ruling> {
    let rule = Rule::PlayerMayStop;
    let asked = case.table.questions().iter().any(|(asks, _)| *asks == rule);
    asked.then(|| Ruling::on(player, rule, [Consequence::ClaimUpheld]))
}

/// Art. A.5.5 — the arbiter notices a fallen flag.
///
/// In 2005 they say nothing; in 2009 they may speak when both are down, and the game is drawn; from 2014 they may call it,
/// and from 2018 they shall.
fn flag_seen(case: Case<'_>) -> Option<Ruling> {
    if !case.arbiter_does(&ArbiterAct::SeeFlag) {
        return None;
    }
    // In standard play a flag has fallen when the arbiter sees it (6.8), whoever saw it before.
    let is_rapid = case.terms.play != Pace::Standard;
    let rule = if is_rapid {
        Rule::RapidUFlagWho
    } else {
        Rule::FlagFallenWhen
    };
    let told = |notice| Some(Ruling::of(rule, [Consequence::Notice(notice)]));
    let down = Down::of(case);
    let Some(first) = down.seen() else {
        return told(Notice::NothingThere);
    };
    let may_speak = match case.provisions().unsupervised_flag {
        UnsupervisedFlag::PlayersOnly => !is_rapid,
        UnsupervisedFlag::PlayersUnlessBothDown => !is_rapid || down.is_down(!first),
        UnsupervisedFlag::ArbiterMay | UnsupervisedFlag::ArbiterShall => true,
    };
    if !may_speak || !case.terms.arbiter.can_be_asked() {
        return told(Notice::NotNow);
    }
    if !is_rapid && down.is_down(!first) && !case.terms.regulations.clock_shows_first_flag {
        return None; // 6.11 of 2009: nobody knows which fell first
    }
    let both = case.provisions().unsupervised_both_flags;
    let drawn = is_rapid && both == UnsupervisedBothFlags::Drawn;
    Some(if drawn && down.is_down(!first) {
        Ruling::of(Rule::RapidBothFlags, [Consequence::Over(Outcome::DRAW)])
    } else {
        fallen(case, first)
    })
}

/// Art. A.5.5 — from 2018 the arbiter shall call a fallen flag, so they are told of it; before, nobody is.
fn flag_due_to_be_called(case: Case<'_>) -> Option<Ruling> {
    let player = case.flag()?;
    let shall = case.provisions().unsupervised_flag == UnsupervisedFlag::ArbiterShall;
    (shall && case.terms.arbiter == Presence::Present).then(|| {
        let notice = Consequence::Notice(Notice::FlagDown);
        Ruling::on(player, Rule::RapidUFlagWho, [notice])
    })
}

/// Which flags are down, and whose fell first.
struct Down {
    white: bool,
    black: bool,
    first: Option<Color>,
}

impl Down {
    fn of(case: Case<'_>) -> Self {
        let is_down = |color| case.table.is_out_of_time(color, case.event.at);
        let [white, black] = [Color::White, Color::Black].map(is_down);
        let clock = case.table.clock();
        let first = clock.and_then(crate::clock::Clock::first_fallen);
        // All time taken from a clock that stood: no flag fell, and it is down all the same.
        let only = match (white, black) {
            (true, false) => Some(Color::White),
            (false, true) => Some(Color::Black),
            (true, true) | (false, false) => None,
        };
        Self {
            white,
            black,
            first: first.map(|(color, _)| color).or(only),
        }
    }

    /// Whose flag the arbiter sees.
    fn seen(&self) -> Option<Color> {
        let any = self.white.then_some(Color::White);
        self.first.or(any)
    }

    const fn is_down(&self, color: Color) -> bool {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }
}
