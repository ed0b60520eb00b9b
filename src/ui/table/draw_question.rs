//! A draw that was offered, by words or by a claim that was wrong, and that an offer was declined.

use eframe::egui::Ui;

use super::move_progress::{Stage, progress};
use super::table_matter::{AnswerEffect, TableAnswer, TableMatter};
use super::take_back::DECLINED;
use crate::view::frame_view::View;
use crate::view::settings::AssistLevel;
use jadoube_core::chess::Color;
use jadoube_core::laws::{Consequence, Deed, Notice, PlayerAct};
use jadoube_core::record::log::journal::Entry;

/// A draw that was offered, and what the opponent can answer.
pub(super) fn offer(view: &View<'_>) -> Option<TableMatter> {
    let by = view.table().offer().filter(|_| view.is_playing())?;
    let told = |id: &str| view.tell(id, &[("player", by.into())]);
    let answer = |id: &str, act: PlayerAct, is_final: bool| TableAnswer {
        is_final,
        ..TableAnswer::new(told(id), AnswerEffect::Act(Deed::Player(!by, act)))
    };
    let named = |id: &str| {
        let name = view.name(by);
        view.tr_args(id, &[("name", name.into())]).into_owned()
    };
    // In a tournament nobody says that a press is still to come.
    let is_told = view.settings.play.assist != AssistLevel::Tournament;
    let is_made = progress(view) == (by, Some(Stage::Made));
    let presses_first = is_told && is_made && view.table().clock().is_some();
    let is_of_a_claim = is_of_a_claim(view, by);
    let detail = if presses_first {
        "draw-press-first"
    } else if is_of_a_claim && view.table().game().has_the_move() == by {
        "draw-of-claim-answered"
    } else {
        "draw-answered-by"
    };
    // Until each has made a move nobody can accept.
    let may_agree = view
        .table()
        .game()
        .may_be_agreed_drawn(view.arbiter.terms().provisions());
    let accept = may_agree.then(|| answer("draw-accept", PlayerAct::Accept, true));
    let decline = answer("draw-decline", PlayerAct::Decline, false);
    let answers = accept.into_iter().chain([decline]);
    Some(TableMatter {
        headline: if is_of_a_claim {
            named("draw-offered-by-claim")
        } else {
            named("draw-offered")
        },
        detail: Some(if may_agree {
            told(detail)
        } else {
            view.words.notice(Notice::MoveEachFirst)
        }),
        brief: None,
        effects: Vec::new(),
        // A program answers by itself.
        answers: answers.filter(|_| view.computer() != Some(!by)).collect(),
        answered_by: Some(!by),
    })
}

/// Whether the newest offer of that player is a claim that was wrong.
fn is_of_a_claim(view: &View<'_>, by: Color) -> bool {
    let offers = |it: &Consequence| *it == Consequence::Offer(by);
    let newest = view.log.iter().rev().find(|entry| entry.has(offers));
    matches!(
        newest.and_then(|entry| entry.event.player_act()),
        Some(PlayerAct::ClaimRepetition(_) | PlayerAct::ClaimFifty(_))
    )
}

/// That an offer was declined, for some seconds, or until whoever made it moves: then what comes next is told.
pub(super) fn declined(ui: &Ui, view: &View<'_>) -> Option<TableMatter> {
    if !view.is_playing() {
        return None;
    }
    let recent = view
        .log
        .iter()
        .rev()
        .take_while(|entry| view.now - entry.event.at < DECLINED);
    let lapsed = recent
        .clone()
        .find(|entry| entry.has(|it| *it == Consequence::OfferLapsed))?;
    let declined_by = lapsed.event.player()?;
    let has_moved = |entry: &Entry| {
        let mut consequences = entry.consequences();
        entry.event.player() == Some(!declined_by) && consequences.any(Consequence::is_move)
    };
    let mut since = recent.take_while(|entry| entry.event.at > lapsed.event.at);
    if since.any(has_moved) {
        return None;
    }
    let left = DECLINED.saturating_sub(view.now - lapsed.event.at);
    ui.request_repaint_after(left);
    let name = view.name(declined_by);
    Some(TableMatter {
        headline: view
            .tr_args("draw-declined", &[("name", name.into())])
            .into_owned(),
        ..TableMatter::default()
    })
}
