//! What is found where a question is decided, in words.

use crate::laws::{Decision, Question};

/// The message that says what is found where a question is decided so; none where that is no answer.
pub fn finding(question: Question, decision: Decision) -> Option<&'static str> {
    let (upheld, rejected) = findings(question)?;
    match decision {
        Decision::Accept => Some(upheld),
        Decision::Reject => Some(rejected),
        Decision::Postpone => None,
    }
}

/// The messages that say what is found where a question is upheld and where it is rejected; none where neither is an
/// answer.
const fn findings(question: Question) -> Option<(&'static str, &'static str)> {
    Some(match question {
        Question::OpponentScore(_) | Question::Scores | Question::Times | Question::Penalty => {
            return None;
        }
        Question::CanMate(_) => ("desk-can-mate", "desk-never-mates"),
        Question::StoppedClocks => ("answer-reason", "answer-no-reason"),
        Question::Touch => ("desk-on-purpose", "desk-accident"),
        Question::Intent => ("answer-intent", "answer-no-intent"),
        Question::PressWithoutMove | Question::TwoHands | Question::IllegalPosition => {
            ("answer-fault", "answer-let-pass")
        }
        Question::NormalMeans(_)
        | Question::Effort(_)
        | Question::WrittenMove(_)
        | Question::LastPress(_) => ("answer-claim-right", "answer-claim-wrong"),
        Question::Increment(_) | Question::Consent(_) => ("answer-granted", "answer-refused"),
        Question::AnnouncedMove(_) => ("answer-announced", "answer-on-board"),
        Question::BoardsDiffer => ("answer-agree", "answer-differ"),
        Question::SealedMove => ("answer-clear", "answer-unclear"),
        Question::Lateness(_) => ("answer-too-late", "answer-in-time"),
    })
}
