//! What an answer of the arbiter's is called: the two answers to a question are told apart, and say what was decided.

use std::collections::BTreeSet;

use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Consequence, Decision, Edition, Event, Question, Ruling};

use super::headlines::every_act;
use super::{WHOLE, none};

/// Questions that are answered otherwise than with a yes or a no.
const OTHERWISE: [&str; 5] = ["can-mate", "opponent-score", "scores", "penalty", "times"];

#[test]
fn the_two_answers_to_every_question_are_told_apart_in_every_language() {
    let mut met = BTreeSet::new();
    let mut found = BTreeSet::new();
    every_act(&Edition::ALL, |case, arbiter, event, asked| {
        let Some((_, question)) = arbiter.table().questions().first() else {
            return;
        };
        if OTHERWISE.contains(&question.slug()) {
            return;
        }
        let answer = |decision| {
            let act = ArbiterAct::Decide(decision);
            arbiter.clone().hear(&Event::of_arbiter(event.at, act))
        };
        let (upheld, rejected) = (answer(Decision::Accept), answer(Decision::Reject));
        let waits = |rulings: &[Ruling]| {
            let mut follows = rulings.iter().flat_map(|ruling| &ruling.consequences);
            follows.all(|it| matches!(it, Consequence::Notice(_)))
        };
        if waits(&upheld) {
            return;
        }
        met.insert(question.slug());
        let mut follows = asked.iter().flat_map(|ruling| &ruling.consequences);
        let is_asked = follows.any(|it| *it == Consequence::AskArbiter(*question));
        for language in WHOLE {
            let words = Words::new(*language);
            let [upheld, rejected, asked] =
                [&upheld, &rejected, &asked.to_vec()].map(|it| words.headline(it));
            let is_asked_like = is_asked && [&upheld, &rejected].contains(&&asked);
            if upheld == rejected || is_asked_like {
                found.insert(format!(
                    "{} {case}: {}: `{asked}`, `{upheld}`, `{rejected}`",
                    language.tag(),
                    question.slug()
                ));
            }
        }
    });
    none(found);
    let asked = Question::SLUGS.iter().filter(|it| !OTHERWISE.contains(it));
    let missing: Vec<_> = asked.filter(|it| !met.contains(**it)).collect();
    assert!(missing.is_empty(), "no case answers {missing:?}");
}

#[test]
fn a_touch_that_was_meant_is_never_told_as_an_accident() {
    let words = Words::new(Language::English);
    let mut met = 0;
    every_act(&Edition::ALL, |case, arbiter, event, _| {
        if arbiter.table().asks_what_a_contact_was() {
            met += 1;
            let accept = ArbiterAct::Decide(Decision::Accept);
            let rulings = arbiter.clone().hear(&Event::of_arbiter(event.at, accept));
            let told = words.headline(&rulings);
            // Where the move was made already, it is unmade, and that is told.
            let is_told = told.starts_with("The touch was deliberate: ")
                || told.ends_with("did not move the touched piece");
            assert!(is_told, "{case}: {told}");
        }
    });
    assert!(met > 0);
}
