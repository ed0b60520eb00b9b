//! What else is told of a game that has ended: how many moves it had, how long it took, and what was found at its end.

use std::time::Duration;

use eframe::egui::Ui;

use crate::kit::widgets::soft;
use crate::view::frame_view::View;
use jadoube_core::chess::Color;
use jadoube_core::clock::duration_text::DurationStyle;
use jadoube_core::laws::{Consequence, Rule, Ruling};
use jadoube_core::record::Entry;
use jadoube_core::record::log::arbiters_reason::reason_of_result;
use jadoube_core::record::narrative::Narrative;

/// How many moves, how long, and how many illegal moves.
pub(super) fn facts(ui: &mut Ui, view: &View<'_>) {
    let game = view.table().game();
    // What was played before the game went on here took none of the time.
    let here = game.plies().len().saturating_sub(game.taken_over());
    let moves = [("count", here.div_ceil(2).into())];
    let mut said = Vec::new();
    if let Some(time) = time_of_play(view) {
        let seconds = Duration::from_secs(time.as_secs());
        let time = DurationStyle::SHORT.text(seconds).to_string();
        let [moves] = moves;
        let args = [moves, ("time", time.as_str().into())];
        said.push(view.tr_args("result-moves-in", &args).into_owned());
    } else {
        said.push(view.tr_args("result-moves", &moves).into_owned());
    }
    let illegal: u32 = view.table().illegal_moves().iter().sum();
    if illegal > 0 {
        let count = [("count", illegal.into())];
        said.push(view.tr_args("illegal-tally", &count).into_owned());
    }
    soft(ui, &said.join(" · "));
}

/// How long it was played: as long as a clock ran, or from its beginning to its end where there is none.
fn time_of_play(view: &View<'_>) -> Option<Duration> {
    let (started, end) = view.table().started().zip(end_of_play(view))?;
    let whole = end.event.at.since_start();
    let whole = whole.saturating_sub(started.since_start());
    if view.table().clock().is_none() {
        return Some(whole);
    }
    // What moves that were taken back have cost counts as well.
    Some(view.narrative.map_or(whole, Narrative::time_run))
}

/// The entry by which the game ended after its last move, whatever the arbiter put right of its result later; else the last one.
fn end_of_play<'a>(view: &View<'a>) -> Option<&'a Entry> {
    let last = view.table().game().last();
    let last = last.and_then(|ply| ply.completed).unwrap_or_default();
    let ends =
        |entry: &&Entry| entry.event.at >= last && entry.rulings.iter().any(Ruling::ends_game);
    view.log.iter().find(ends).or(view.log.last())
}

/// What was found, where the rule's name does not say it all: a draw in spite of a flag, our reading of the Laws.
pub(super) fn why(ui: &mut Ui, view: &View<'_>) {
    let ends = |entry: &&Entry| entry.rulings.iter().any(Ruling::ends_game);
    let Some(entry) = view.log.iter().rfind(ends) else {
        return;
    };
    let Some(ending) = entry.rulings.iter().find(|ruling| ruling.ends_game()) else {
        return;
    };
    if ending.rule == Rule::IllegalCountStd {
        // Which one it was is told above; here, what was not legal about it.
        let charged = charge(view).map(|(entry, ..)| view.ruling_summary(&entry.rulings));
        if let Some(reason) = charged.as_ref().and_then(|it| it.reasons.first()) {
            soft(ui, &reason.text);
        }
        return;
    }
    let card = view.card(ending, view.arbiter.terms().edition);
    let says_it_all = [
        Rule::WinCheckmate,
        Rule::WinResign,
        Rule::DrawAgreement,
        Rule::DrawStalemate,
    ];
    let is_told = says_it_all.contains(&ending.rule) || reason_of_result(view.log).is_some();
    if !card.finding.is_empty() && !is_told {
        let claimed = claimed(view, entry).into_iter();
        let told: Vec<String> = claimed.chain([card.finding]).collect();
        soft(ui, &told.join(" "));
    }
    if let Some(interpretation) = card.interpretation {
        soft(ui, &interpretation);
    }
}

/// What was claimed, in a sentence, where a claim was found right there: as it was put, if the arbiter has judged it since.
fn claimed(view: &View<'_>, entry: &Entry) -> Option<String> {
    let is_upheld = |ruling: &&Ruling| ruling.consequences.contains(&Consequence::ClaimUpheld);
    let upheld = entry.rulings.iter().find(is_upheld)?;
    let is_put = |ruling: &&Ruling| {
        let is_same = ruling.rule == upheld.rule && ruling.concerns == upheld.concerns;
        is_same && ruling.consequences.iter().any(Consequence::asks_arbiter)
    };
    let mut all = view.log.iter().rev().flat_map(|entry| &entry.rulings);
    let claim = all.find(is_put).unwrap_or(upheld);
    let told = view.card(claim, view.arbiter.terms().edition).finding;
    (!told.is_empty()).then_some(told)
}

/// The last illegal move that was charged: where, whose and which one.
pub(super) fn charge<'a>(view: &View<'a>) -> Option<(&'a Entry, Color, u32)> {
    view.log.iter().rev().find_map(|entry| {
        let mut follows = entry.consequences();
        follows.find_map(|it| {
            if let Consequence::Illegal(player, count) = it {
                Some((entry, *player, *count))
            } else {
                None
            }
        })
    })
}
