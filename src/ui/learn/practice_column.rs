//! Beside the board of a partner who slips: what happened lately, what was noticed, what is claimed, what can be said.

use std::borrow::Cow;

use eframe::egui::{Rect, ScrollArea, Sense, Ui, UiBuilder, vec2};

use super::act_words::act_name;
use super::lesson_seen::{CHIPS, calm, chip, headline, paint_chip};
use super::practice_report::{is_right, verdict};
use super::practice_words::{article, call_words, noted_words};
use crate::kit::announcement::announce;
use crate::kit::button::{ButtonKind, button_row};
use crate::kit::theme::{CORNER, GAP};
use crate::kit::widgets::{badge, paint_player_dot, primary_in, sheet_ground, subtitle};
use crate::parts::rule_page::ArticlePanel;
use crate::table::illegal_move_hint::why_not_legal;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::learn_view::{LearnCommand, PracticeAct};
use crate::view::urgency::Urgency;
use jadoube_core::chess::Color;
use jadoube_core::laws::{Deed, PlayerAct};
use jadoube_core::learn::PracticeRun;
use jadoube_core::learn::partner::{Call, PracticeAnswer, PracticeRole};

/// How high a button is.
const BUTTON: f32 = 44.0;

/// Height of the buttons together, in points: a player has two rows of them while there is an offer to answer.
pub fn calls_height(view: &View<'_>, run: &PracticeRun) -> f32 {
    match run.terms().role.color() {
        Some(us) if !view.table().is_offered_by(!us) => BUTTON,
        Some(_) | None => 2.0 * BUTTON + GAP,
    }
}

/// Shows in `rect` what happened lately and what was said to it.
pub fn practice_seen(
    ui: &mut Ui,
    view: &View<'_>,
    run: &PracticeRun,
    articles: &mut ArticlePanel,
    rect: Rect,
) {
    sheet_ground(ui, rect, CORNER);
    let inner = rect.shrink2(vec2(16.0, 12.0));
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        ScrollArea::vertical()
            .id_salt("practice-seen")
            .auto_shrink([false, true])
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = GAP;
                if !run.terms().is_without_slips() {
                    let (made, right) = run.score();
                    let args = [("made", made.into()), ("right", right.into())];
                    subtitle(ui, &view.tr_args("practice-score", &args));
                }
                chips(ui, view, run);
                answered(ui, view, run, articles);
            });
    });
}

/// What happened lately, in its order: a row for each time that somebody else did something.
fn chips(ui: &mut Ui, view: &View<'_>, run: &PracticeRun) {
    let entries = run.game().log().iter().rev();
    let is_arbiter = run.terms().role == PracticeRole::Arbiter;
    let mut seen: Vec<(String, bool, Option<Color>)> = entries
        .filter(|entry| {
            // What the learner decides as the arbiter is told below.
            let act = entry.event.player_act();
            let is_claim = matches!(
                act,
                Some(PlayerAct::ClaimTouchMove | PlayerAct::ClaimIllegal)
            );
            !(is_arbiter && is_claim)
        })
        .filter_map(|entry| {
            let (text, is_touch) = chip(view, entry, true)?;
            Some((text, is_touch, entry.event.player()))
        })
        .take(CHIPS)
        .collect();
    seen.dedup();
    let log = run.game().log();
    let newest_at = log
        .iter()
        .rposition(|entry| chip(view, entry, true).is_some());
    if let Some((newest, _, by)) = seen.first() {
        let name = by.map(|by| format!("{}: ", view.name(by)));
        let text = format!("{}{}", name.unwrap_or_default(), view.words.spoken(newest));
        let id = ui.scope_id().with(("heard-chip", newest_at));
        announce(ui, id, &text, Urgency::Polite);
    }
    seen.reverse();
    if seen.is_empty() {
        paint_chip(ui, &view.tr("lesson-nothing-yet"), false);
    }
    for group in seen.chunk_by(|(.., one), (.., other)| one == other) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            if let Some(color) = group[0].2 {
                let (rect, _) = ui.allocate_exact_size(vec2(16.0, 30.0), Sense::HOVER);
                paint_player_dot(ui, rect.center(), 7.0, color.is_white());
            }
            for (text, is_touch, _) in group {
                paint_chip(ui, text, *is_touch);
            }
        });
    }
}

/// What is answered to what the learner said last.
fn answered(ui: &mut Ui, view: &View<'_>, run: &PracticeRun, articles: &mut ArticlePanel) {
    let at = match run.last_answer() {
        Some(PracticeAnswer::Slip(at) | PracticeAnswer::Alarm(at)) => at,
        Some(PracticeAnswer::Own(at)) => return own_slip(ui, view, run, at, articles),
        Some(PracticeAnswer::TooEarly) => return calm(ui, &view.tr("practice-too-early")),
        Some(PracticeAnswer::SayWhat) => return calm(ui, &view.tr("practice-say-what")),
        None => return,
    };
    let Some(noted) = run.noted().get(at) else {
        return;
    };
    let told = noted_words(view, noted, run.terms().role);
    ui.add_space(GAP / 2.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        if !told.verdict.is_empty() {
            verdict(ui, &told.verdict, is_right(noted));
        }
        if badge(ui, view.words, &article(told.rule, run.terms().edition)).clicked() {
            articles.open(told.rule, None);
        }
    });
    headline(ui, &told.happened);
    calm(ui, &told.to_do);
    let all = format!("{} {} {}", told.verdict, told.happened, told.to_do);
    let id = ui.scope_id().with(("heard-answer", at));
    announce(ui, id, &view.words.spoken(&all), Urgency::Assertive);
}

/// What was ruled on a slip of the learner's own, why, and where the Laws say so.
fn own_slip(
    ui: &mut Ui,
    view: &View<'_>,
    run: &PracticeRun,
    at: usize,
    articles: &mut ArticlePanel,
) {
    let Some(entry) = view.log.get(at) else {
        return;
    };
    let summary = view.record().ruling_summary(&entry.rulings);
    ui.add_space(GAP / 2.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        verdict(ui, &view.tr("practice-own-slip"), false);
        let cited = summary.reasons.iter().flat_map(|it| &it.articles);
        for (number, rule) in cited.take(3) {
            if badge(ui, view.words, number).clicked() {
                articles.open(*rule, None);
            }
        }
    });
    headline(ui, &summary.headline);
    // The reason holds as long as the position is the one that was put back.
    let us = run.terms().role.color();
    let is_back = us == Some(view.table().game().has_the_move());
    if let Some(why) = why_no_move(view, at).filter(|_| is_back) {
        calm(ui, &why);
    }
    let reasons = summary.reasons.iter().map(|it| it.text.as_str());
    calm(ui, &reasons.collect::<Vec<_>>().join(" "));
}

/// Why the move that was made last before that place of the log is not legal.
fn why_no_move(view: &View<'_>, at: usize) -> Option<String> {
    let acts = || {
        view.log[..=at]
            .iter()
            .rev()
            .filter_map(|it| it.event.player_act())
    };
    let to = acts().find_map(|act| {
        if let PlayerAct::Release(square) = act {
            Some(*square)
        } else {
            None
        }
    });
    let from = acts().find_map(|act| {
        if let PlayerAct::Lift(square) = act {
            Some(*square)
        } else {
            None
        }
    });
    why_not_legal(view, from?, to?)
}

/// Shows in `rect` what the learner can say at once, or the answers to what a partner claims or offers.
pub fn calls(ui: &mut Ui, view: &View<'_>, run: &PracticeRun, rect: Rect) {
    let role = run.terms().role;
    let row = rect.with_max_y(rect.top() + BUTTON);
    let plain = |words: Cow<'static, str>| (0.5, ButtonKind::Plain, words);
    if run.standing_claim().is_some() {
        let words = ["practice-holds", "practice-holds-not"].map(|id| plain(view.tr(id)));
        if let Some(pressed) = button_row(ui, row, words) {
            ask(view, PracticeAct::AnswerClaim(pressed == 0));
        }
        return;
    }
    let Some(us) = role.color() else {
        for (calls, top) in Call::ALL.chunks(2).zip([0.0, BUTTON + GAP]) {
            let words = calls
                .iter()
                .map(|call| plain(call_words(view, *call, role).into()));
            if let Some(pressed) = button_row(ui, row.translate(vec2(0.0, top)), words) {
                ask(view, PracticeAct::StepIn(calls[pressed]));
            }
        }
        return;
    };
    let claims = [
        (Call::TouchMove, PlayerAct::ClaimTouchMove),
        (Call::IllegalMove, PlayerAct::ClaimIllegal),
    ]
    .map(|(call, act)| (call_words(view, call, role), act));
    if !view.table().is_offered_by(!us) {
        return say_one_of(ui, view, us, rect, &claims);
    }
    // An offer is answered above what can be claimed all the same.
    let answers = [PlayerAct::Decline, PlayerAct::Accept].map(|act| {
        let deed = Deed::Player(us, act.clone());
        (act_name(&deed, view), act)
    });
    let lower = row.translate(vec2(0.0, BUTTON + GAP));
    say_one_of(ui, view, us, row, &answers);
    say_one_of(ui, view, us, lower, &claims);
}

/// Shows in `rect` two things that a player can say, and says the one that is pressed.
fn say_one_of(
    ui: &mut Ui,
    view: &View<'_>,
    us: Color,
    rect: Rect,
    said: &[(String, PlayerAct); 2],
) {
    let words = said
        .each_ref()
        .map(|(words, _)| (0.5, ButtonKind::Plain, Cow::Owned(words.clone())));
    if let Some(pressed) = button_row(ui, rect, words) {
        view.act(us, said[pressed].1.clone());
    }
}

/// The button that ends the game.
pub fn end_button(ui: &mut Ui, view: &View<'_>, run: &PracticeRun, rect: Rect) {
    let id = if run.terms().is_without_slips() {
        "practice-end-alone"
    } else {
        "practice-end"
    };
    if primary_in(ui, &view.tr(id), rect).clicked() {
        ask(view, PracticeAct::End);
    }
}

fn ask(view: &View<'_>, act: PracticeAct) {
    view.ask(Command::Learn(LearnCommand::Practice(act)));
}
