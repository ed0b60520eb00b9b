//! Which rulings still have something to say: until what is owed is paid, or without a duty for two turns of play.

use super::announcement_card::AnnouncementCard;
use super::move_progress::is_unsettled;
use super::place_to_return::PlaceToReturn;
use crate::view::frame_view::{StandingRuling, View};
use crate::view::screen::Screen;
use crate::view::settings::AssistLevel;
use jadoube_core::i18n::{RulingEffect, RulingReason, RulingSummary};
use jadoube_core::laws::facts::illegal_on_board::Illegality;
use jadoube_core::laws::{ArbiterAct, Consequence, Notice, Reason, Rule, Ruling, Standing};
use jadoube_core::record::Entry;
use jadoube_core::record::log::arbiters_reason::{corrects_clocks, rule_of_correction};
use jadoube_core::record::log::wrong_claim::wrong_claim;
use jadoube_core::record::narrative::ruling_lifetime::{
    deserves_card, is_wrong_claim_on_offer, main_rule, settles_what_was_before, still_stands,
    with_present_duty,
};
use jadoube_core::report::wrong_claim_reason::wrong_claim_reason;

/// How many rulings are shown together: the newest, and the headline of the one before.
const SHOWN: usize = 2;

/// How many half-moves a ruling is shown at most.
const LONGEST: usize = 3;

/// Returns the rulings that are shown now, the newest first, worked out once in each frame.
///
/// Nothing from before the end of the game: the result says what there is to say. And nothing while the program itself
/// looks for the answer that decides it.
pub fn standing_rulings<'v>(view: &'v View<'_>) -> &'v [StandingRuling] {
    view.standing.get_or_init(|| find_standing_rulings(view))
}

fn find_standing_rulings(view: &View<'_>) -> Vec<StandingRuling> {
    let mut standing: Vec<StandingRuling> = Vec::new();
    if view.is_searching {
        return standing;
    }
    // What has left for newer rulings does not come back when those leave.
    let (mut newer, mut moves_since) = (0, 0);
    for (index, entry) in view.log.iter().enumerate().rev() {
        if settles_what_was_before(entry) || standing.len() == SHOWN {
            break;
        }
        let deserves_card =
            deserves_card(entry, view.settings.play.assist) && !is_told_beside(view, entry);
        // That a position was put back is no news once anything else is told.
        let is_past = newer >= if entry.goes_back() { 1 } else { SHOWN };
        let is_shown = deserves_card && (!is_past || entry.has(Consequence::is_duty));
        newer += usize::from(deserves_card);
        if is_shown && still_stands(view.log, index, view.arbiter) {
            let summary = summary(view, index);
            let is_same = |newer: &StandingRuling| newer.summary.headline == summary.headline;
            if !standing.iter().any(is_same) {
                standing.push(StandingRuling { index, summary });
            }
        }
        moves_since += usize::from(entry.has(Consequence::is_move));
        if moves_since > LONGEST {
            break;
        }
    }
    tell_what_is_owed(view, &mut standing);
    standing
}

/// Whether the card of what is announced says all of it: what a blind player has still to say, has felt, or asks the
/// assistant; or a slip of the tongue, or of who repeats, was put right.
fn is_told_beside(view: &View<'_>, entry: &Entry) -> bool {
    let has_card = AnnouncementCard::height(view) > 0.0;
    let is_put_right = view.arbiter.announcement_to_come().is_none();
    let slip = Consequence::Notice(Notice::SlipOfTongue);
    let is_repeated = view.table().to_be_repeated().is_none();
    let misheard = Consequence::Notice(Notice::RepeatedOtherwise);
    let is_there = |ruling: &Ruling| {
        let mut all = ruling.consequences.iter();
        let is_felt_or_asked = matches!(ruling.rule, Rule::BlindTouched | Rule::BlindAssistant);
        let is_on_card =
            is_felt_or_asked || all.all(|it| matches!(it, Consequence::MustAnnounce(_)));
        has_card && is_on_card
            || is_put_right && ruling.consequences.contains(&slip)
            || is_repeated && ruling.consequences.contains(&misheard)
    };
    entry.rulings.iter().all(is_there)
}

/// Of an older ruling only the headline is shown: where the newest sets the times of a position put back, it tells as well what
/// is owed there.
fn tell_what_is_owed(view: &View<'_>, standing: &mut [StandingRuling]) {
    let Some((newest, older)) = standing.split_first_mut() else {
        return;
    };
    let goes_back_to_a_duty = |it: &StandingRuling| {
        let entry = &view.log[it.index];
        entry.goes_back() && entry.has(Consequence::is_duty)
    };
    let newest_act = view.log[newest.index].event.arbiter_act();
    let sets_the_times = newest_act.is_some_and(corrects_clocks);
    if sets_the_times && older.iter().any(goes_back_to_a_duty) {
        let owed = view.arbiter.obligation();
        let player = view.table().game().has_the_move();
        let ruling = Ruling::on(player, owed.rule, owed.consequences(view.table().board()));
        let effects = view.ruling_summary(&[ruling]).effects;
        newest.summary.effects.extend(effects);
    }
}

/// The rule of the ruling in sight: the newest one that is shown at the table, or by which the game ended that stands there;
/// the newest of the log at the desk, in a game with a partner, and in a scene.
pub fn newest_rule(view: &View<'_>) -> Option<Rule> {
    let shows_its_log = matches!(
        view.window.screen,
        Screen::Desk | Screen::Incident | Screen::Practice | Screen::Scene
    );
    if shows_its_log {
        let mut log = view.log.iter().rev();
        return log.find_map(|entry| main_rule(&entry.rulings));
    }
    let is_at_the_table = matches!(view.window.screen, Screen::Table | Screen::Adjourning);
    if !is_at_the_table || !view.has_desk() {
        return None;
    }
    if let Standing::Ended(_, rule) = view.table().standing() {
        return Some(rule);
    }
    let newest = standing_rulings(view).first()?.index;
    main_rule(&view.log[newest].rulings)
}

/// Whether the ruling at that place of the log shows only its headline, because something else comes first: what stands
/// on the board now, or clocks that were stopped after it while it owes nothing.
pub fn stands_aside(view: &View<'_>, index: usize) -> bool {
    let is_warned = view.settings.play.assist != AssistLevel::Tournament && is_unsettled(view);
    let is_stop = |entry: &Entry| entry.event.arbiter_act() == Some(&ArbiterAct::Stop);
    let has_rested = view.is_paused() && view.log[index + 1..].iter().any(is_stop);
    is_warned || has_rested && !view.log[index].has(Consequence::is_duty)
}

/// Whether what was ruled is read before what is asked: a claim that was wrong, and stands as an offer.
pub fn leads_to_an_offer(view: &View<'_>) -> bool {
    let newest = standing_rulings(view).first();
    newest.is_some_and(|newest| is_wrong_claim_on_offer(&view.log[newest.index]))
}

/// Sums up the ruling at that place of the log.
fn summary(view: &View<'_>, index: usize) -> RulingSummary {
    let mut summary = view.ruling_summary(&with_present_duty(view.log, index, view.arbiter));
    tell_what_went_back(view, index, &mut summary);
    tell_why_put_back(view, index, &mut summary);
    tell_why_corrected(view, index, &mut summary);
    tell_half_capture(view, index, &mut summary);
    if let Some((claimant, _)) = wrong_claim(&view.log[index]) {
        summary.headline = view.tell("headline-claim-wrong", &[("player", claimant.into())]);
        summary.effects.clear();
        summary.reasons.clear();
    }
    let reason =
        wrong_claim_reason(&view.record(), index).or_else(|| reason_of_penalty(view, index));
    if let Some(reason) = reason {
        summary.reasons.insert(0, reason);
    }
    summary
}

/// Why the arbiter imposed the penalty at that place of the log, if they did and noted it.
fn reason_of_penalty(view: &View<'_>, index: usize) -> Option<RulingReason> {
    let act = view.log[index].event.arbiter_act()?;
    let is_penalty = matches!(act, ArbiterAct::Penalise(..) | ArbiterAct::Warn(_));
    is_penalty.then(|| noted(view, index)).flatten()
}

/// Why the arbiter did what stands at that place of the log, as they noted it.
fn noted(view: &View<'_>, index: usize) -> Option<RulingReason> {
    let noted = reason_noted(view, index)?;
    Some(RulingReason {
        text: view.named_words().noted(noted),
        interpretation: None,
        articles: Vec::new(),
    })
}

/// Why the arbiter did what the entry at that place of the log is about, if they noted it.
fn reason_noted<'a>(view: &View<'a>, index: usize) -> Option<&'a Reason> {
    view.narrated(index)?.reason.as_ref()
}

/// Where a position was put back, which move went back, and what that means for the time of players who agreed on it.
fn tell_what_went_back(view: &View<'_>, index: usize, summary: &mut RulingSummary) {
    if !view.log[index].goes_back() {
        return;
    }
    let record = view.record();
    let effect = if let Some(headline) = record.taken_back_by_agreement(index) {
        summary.headline = headline;
        let id = if view.table().clock().is_some() {
            "back-by-agreement"
        } else {
            "back-by-agreement-untimed"
        };
        record
            .first_put_back(index)
            .map(|by| view.tell(id, &[("player", by.into())]))
    } else if let Some(place) = remembered_back(view, index) {
        summary.headline = place.message(view, "lesson-is-back");
        let clock = view.table().clock();
        clock.map(|_| view.tr("lesson-clocks-stay").into_owned())
    } else {
        let is_told = record.first_put_back(index).is_some();
        record.position_put_back(index).filter(|_| is_told)
    };
    if let Some(effect) = effect {
        summary.effects = vec![RulingEffect::Words(effect, None)];
    }
}

/// The remembered position, if a lesson went back to it at that place of the log.
pub fn remembered_back(view: &View<'_>, index: usize) -> Option<PlaceToReturn> {
    let place =
        PlaceToReturn::of(view).filter(|_| view.settings.play.assist == AssistLevel::Teaching)?;
    let back = u32::try_from(place.plies()).ok()?;
    let act = view.log[index].event.arbiter_act();
    (act == Some(&ArbiterAct::Reinstate(back))).then_some(place)
}

/// A position that the arbiter puts back is told under the rule that speaks of the reason they noted; under none where
/// none does, since an illegal move is only one reason of several.
fn tell_why_put_back(view: &View<'_>, index: usize, summary: &mut RulingSummary) {
    let entry = &view.log[index];
    if !matches!(entry.event.arbiter_act(), Some(ArbiterAct::Reinstate(_))) {
        return;
    }
    summary.reasons.clear();
    if let Some(rule) = reason_noted(view, index).and_then(Reason::rule) {
        let mut rulings = entry.rulings.clone();
        let generic = rulings.iter_mut();
        for ruling in generic.filter(|ruling| ruling.rule == Rule::IllegalRestore) {
            ruling.rule = rule;
        }
        summary.reasons = view.ruling_summary(&rulings).reasons;
    }
}

/// Clocks that the arbiter corrects are told under the rule that speaks of the reason they noted; where none does, only what
/// they show now.
fn tell_why_corrected(view: &View<'_>, index: usize, summary: &mut RulingSummary) {
    let entry = &view.log[index];
    if !entry.event.arbiter_act().is_some_and(corrects_clocks) {
        return;
    }
    let rule = rule_of_correction(view.log, index);
    let mut rulings = entry.rulings.clone();
    for ruling in &mut rulings {
        ruling.rule = rule.unwrap_or(Rule::ClockWrongSetting);
    }
    *summary = view.ruling_summary(&rulings);
    if rule.is_none() {
        summary.reasons.clear();
        summary.reasons.extend(noted(view, index));
    }
}

/// That a capture was not finished is told in the place of what makes a move legal.
fn tell_half_capture(view: &View<'_>, index: usize, summary: &mut RulingSummary) {
    let Some(Illegality::HalfCapture(square)) = view.table().not_legal() else {
        return;
    };
    let goes_back = |entry: &Entry| entry.has(|it| *it == Consequence::Reinstate);
    if view.log.iter().rposition(goes_back) != Some(index) {
        return;
    }
    let says_why = |reason: &&mut RulingReason| {
        let mut articles = reason.articles.iter();
        articles.any(|(_, rule)| *rule == Rule::LegalMoveDef)
    };
    if let Some(reason) = summary.reasons.iter_mut().find(says_why) {
        let args = [("square", square.into())];
        reason.text = view.tr_args("capture-was-unfinished", &args).into_owned();
    }
}
