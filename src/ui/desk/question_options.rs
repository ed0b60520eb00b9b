//! The ways in which an arbiter can answer a question, each with what would come of it.

use crate::i18n::RulingEffect;
use crate::laws::{ArbiterAct, CanMate, Decision, Event, Question};
use crate::ui::view::frame_view::View;

/// A way to answer.
#[derive(Clone, Debug)]
pub struct QuestionOption {
    /// What it says and what comes of it.
    pub text: String,
    /// What the arbiter does by it.
    pub act: ArbiterAct,
}

/// The ways to answer that question; none where something has to be set at the desk.
#[must_use]
pub fn options(view: &View<'_>, question: Question) -> Vec<QuestionOption> {
    let answers = match question {
        Question::CanMate(color) => [
            ("desk-can-mate", ArbiterAct::Establish(color, CanMate::Yes)),
            (
                "desk-never-mates",
                ArbiterAct::Establish(color, CanMate::Never),
            ),
        ],
        Question::OpponentScore(_) | Question::Scores | Question::Times | Question::Penalty => {
            return Vec::new();
        }
        Question::StoppedClocks
        | Question::Touch
        | Question::Intent
        | Question::PressWithoutMove
        | Question::TwoHands
        | Question::NormalMeans(_)
        | Question::Effort(_)
        | Question::Increment(_)
        | Question::AnnouncedMove(_)
        | Question::BoardsDiffer
        | Question::SealedMove
        | Question::WrittenMove(_)
        | Question::LastPress(_)
        | Question::IllegalPosition
        | Question::Consent(_)
        | Question::Lateness(_) => [
            ("desk-yes", ArbiterAct::Decide(Decision::Accept)),
            ("desk-no", ArbiterAct::Decide(Decision::Reject)),
        ],
    };
    answers
        .into_iter()
        .map(|(id, act)| QuestionOption {
            text: format!("{}: {}", view.tr(id), effect(view, &act)),
            act,
        })
        .collect()
}

/// What would come of that act, in a few words: the arbiter is asked on a table that nobody plays at.
fn effect(view: &View<'_>, act: &ArbiterAct) -> String {
    let mut trial = view.arbiter.clone();
    let rulings = trial.hear(&Event::of_arbiter(view.now, act.clone()));
    let summary = view.ruling_summary(&rulings);
    let told: Vec<String> = summary
        .effects
        .into_iter()
        .map(|effect| match effect {
            RulingEffect::Clock(color, time) => {
                let player = view.tr(color.fold_wb("color-white", "color-black"));
                format!("{player} {time}")
            }
            RulingEffect::Words(words, _) => words,
        })
        .collect();
    if told.is_empty() {
        view.tr("play-on").into_owned()
    } else {
        told.join(", ")
    }
}
