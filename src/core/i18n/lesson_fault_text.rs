//! What is wrong with a lesson or a situation, in the words of a language.

use super::Words;
use super::script_fault_text::{hindrance, script_fault};
use crate::learn::lesson_check::{LearnFault, LearnFaultKind};
use crate::record::script::{Difference, Unreadable};

/// Why a file holds no lesson and no situation.
pub fn unreadable_lesson(unreadable: &Unreadable, words: Words) -> String {
    script_fault(&unreadable.fault, words)
}

/// What is wrong with a lesson or a situation: in which step and edition, and what.
pub fn lesson_fault(fault: &LearnFault, words: Words) -> String {
    let mut place = Vec::new();
    if let Some(step) = fault.step {
        let args = [("number", step.into())];
        place.push(words.tr_args("lesson-fault-step", &args).into_owned());
    }
    place.extend(fault.edition.map(|edition| edition.name().to_owned()));
    let what = kind(&fault.what, words);
    if place.is_empty() {
        what
    } else {
        format!("{}: {what}", place.join(", "))
    }
}

fn kind(kind: &LearnFaultKind, words: Words) -> String {
    let plain = |id: &str| words.tr(id).into_owned();
    match kind {
        LearnFaultKind::TooLong => plain("lesson-fault-too-long"),
        LearnFaultKind::NoSteps => plain("lesson-fault-no-steps"),
        LearnFaultKind::NoActs => plain("lesson-fault-no-acts"),
        LearnFaultKind::NoGoal => plain("lesson-fault-no-goal"),
        LearnFaultKind::NoRightAnswer => plain("lesson-fault-no-right-answer"),
        LearnFaultKind::GoalMissed => plain("lesson-fault-goal-missed"),
        LearnFaultKind::OthersAct => plain("lesson-fault-others-act"),
        LearnFaultKind::TryNotKnown(place) => {
            let args = [("number", (place + 1).into())];
            words
                .tr_args("lesson-fault-try-not-known", &args)
                .into_owned()
        }
        LearnFaultKind::Unplayable(unplayable) => hindrance(unplayable, words),
        LearnFaultKind::Ruled(difference) => ruled(difference, words),
        LearnFaultKind::RightAnswers(count) => {
            let args = [("count", (*count).into())];
            words
                .tr_args("lesson-fault-right-answers", &args)
                .into_owned()
        }
        LearnFaultKind::NotFollowing(letter, token) => {
            let letter = letter.to_string();
            let args = [
                ("letter", letter.as_str().into()),
                ("token", token.as_str().into()),
            ];
            words
                .tr_args("lesson-fault-not-following", &args)
                .into_owned()
        }
        LearnFaultKind::Following(letter) => {
            let letter = letter.to_string();
            let args = [("letter", letter.as_str().into())];
            words.tr_args("lesson-fault-following", &args).into_owned()
        }
    }
}

/// A difference between what is expected and what was ruled; the lines that were ruled can be copied.
fn ruled(difference: &Difference, words: Words) -> String {
    let lines = |lines: &[String]| {
        let quoted = lines.iter().map(|line| format!("\n      \"{line}\","));
        quoted.collect::<String>()
    };
    let args = [("act", difference.about.as_str().into())];
    let head = words.tr_args("lesson-fault-ruled", &args);
    let expected = words.tr("lesson-fault-expected");
    let ruled = words.tr("lesson-fault-was-ruled");
    format!(
        "{head}\n    {expected}{}\n    {ruled}{}",
        lines(&difference.expected),
        lines(&difference.ruled)
    )
}
