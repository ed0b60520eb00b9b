//! What happened in practice with a partner who slips, in the words of a language.

use crate::view::frame_view::View;
use jadoube_core::chess::{Piece, Square};
use jadoube_core::laws::editions::FirstIllegal;
use jadoube_core::laws::{Edition, Rule};
use jadoube_core::learn::partner::{Call, FalseAlarm, Noted, PracticeRole, Slipped};
use jadoube_core::notation::Letters;

/// A slip or a false alarm as it is told.
#[derive(Clone, Debug)]
pub struct ToldNoted {
    pub heading: String,
    pub happened: String,
    /// What was to be done.
    pub to_do: String,
    pub verdict: String,
    /// The rule it is about.
    pub rule: Rule,
}

/// What is told of it, for a learner in that role.
pub fn noted_words(view: &View<'_>, noted: &Noted, role: PracticeRole) -> ToldNoted {
    match noted {
        Noted::Slip(slipped) => told_slip(view, slipped, role),
        Noted::Alarm(alarm) => told_alarm(view, alarm, role),
    }
}

fn told_slip(view: &View<'_>, slipped: &Slipped, of: PracticeRole) -> ToldNoted {
    let player = view.name(slipped.by);
    let args = [
        ("player", (&*player).into()),
        ("number", slipped.number.into()),
    ];
    // Where nobody watches, the first one can win the game for whoever claims it.
    let wins = view.arbiter.terms().first_illegal_move() != FirstIllegal::Ordinary;
    let is_claimed =
        of != PracticeRole::Arbiter && slipped.slip.right_call() == Some(Call::IllegalMove);
    let role = if wins && is_claimed {
        "winner"
    } else {
        role_slug(of)
    };
    let role_args = [("role", role.into())];
    ToldNoted {
        heading: view.tr_args("practice-at", &args).into_owned(),
        happened: happened(view, slipped),
        to_do: view
            .tr_args(&format!("practice-do-{}", slipped.slip), &role_args)
            .into_owned(),
        verdict: slipped.verdict.map_or_else(String::new, |verdict| {
            view.tr(&format!("practice-verdict-{verdict}")).into_owned()
        }),
        rule: slipped.rule(of),
    }
}

pub fn happened(view: &View<'_>, slipped: &Slipped) -> String {
    let touched = slipped.touched.map(|(piece, at)| standing(piece, at));
    let moved = slipped
        .moved
        .map(|(piece, from, to)| format!("{}–{to}", standing(piece, from)));
    let claim = slipped.claim.map(|claim| claim.to_string());
    let args = [
        ("touched", touched.unwrap_or_default().into()),
        ("moved", moved.unwrap_or_default().into()),
        ("claim", claim.unwrap_or_default().into()),
    ];
    let id = format!("practice-happened-{}", slipped.slip);
    view.tr_args(&id, &args).into_owned()
}

fn told_alarm(view: &View<'_>, alarm: &FalseAlarm, role: PracticeRole) -> ToldNoted {
    let args = [("number", alarm.number.into())];
    let call = [("call", call_words(view, alarm.call, role).into())];
    ToldNoted {
        heading: view.tr_args("practice-at-alarm", &args).into_owned(),
        happened: view.tr_args("practice-alarm", &call).into_owned(),
        to_do: view
            .tr(&format!("practice-alarm-{}", alarm.call))
            .into_owned(),
        verdict: view.tr("practice-verdict-alarm").into_owned(),
        rule: alarm.call.rule_of_silence(role),
    }
}

/// What somebody in that role says who calls it.
pub fn call_words(view: &View<'_>, call: Call, role: PracticeRole) -> String {
    let args = [("role", role_slug(role).into())];
    view.tr_args(&format!("practice-call-{call}"), &args)
        .into_owned()
}

/// The numbers under which that edition states the rule, two at most.
pub fn article(rule: Rule, edition: Edition) -> String {
    let numbers: Vec<&str> = rule.articles(edition).take(2).collect();
    numbers.join(" · ")
}

const fn role_slug(role: PracticeRole) -> &'static str {
    match role {
        PracticeRole::Arbiter => "arbiter",
        PracticeRole::White | PracticeRole::Black => "player",
    }
}

/// A piece by its figurine, with its square.
fn standing(piece: Piece, at: Square) -> String {
    let figurine = Letters::Figurines.letter(piece.color, piece.role);
    figurine.map_or_else(|| at.to_string(), |figurine| format!("{figurine}{at}"))
}
