//! The ways in which an arbiter can answer a question, each with what would come of it.

use super::clock_text::digits;
use crate::clock::Clock;
use crate::i18n::RulingEffect;
use crate::laws::{
    Arbiter, ArbiterAct, CanMate, Consequence, Decision, Event, Question, Ruling, Standing,
};
use crate::ui::view::frame_view::View;

/// A way to answer.
#[derive(Clone, Debug)]
pub struct QuestionOption {
    /// What the arbiter finds by it, without a full stop.
    pub title: String,
    /// What comes of it, each without a full stop.
    pub effects: Vec<String>,
    /// What to do next or that nothing changes, where nothing comes of it by itself.
    pub note: Option<String>,
    /// What becomes of the clocks, where they stood.
    pub clocks: Option<String>,
    /// What the arbiter does by it, in this order.
    pub acts: Vec<ArbiterAct>,
    /// Whether the game is over then.
    pub ends_game: bool,
}

impl QuestionOption {
    /// Lets the arbiter answer so.
    pub fn decide(&self, view: &View<'_>) {
        for act in &self.acts {
            view.arbitrate(act.clone());
        }
    }
}

/// The ways to answer that question; none where something has to be set at the desk.
#[must_use]
pub fn options(view: &View<'_>, question: Question) -> Vec<QuestionOption> {
    if let Question::CanMate(color) = question {
        let findings = [
            ("desk-can-mate", CanMate::Yes),
            ("desk-never-mates", CanMate::Never),
        ];
        return findings
            .map(|(id, found)| option(view, id, vec![ArbiterAct::Establish(color, found)]))
            .into();
    }
    let Some((upheld, rejected)) = findings(question) else {
        return Vec::new();
    };
    let mut accept = vec![ArbiterAct::Decide(Decision::Accept)];
    if question == Question::StoppedClocks && view.is_paused() {
        // Whoever stopped them for a reason has been heard, so that play goes on.
        accept.push(ArbiterAct::Resume);
    }
    vec![
        option(view, upheld, accept),
        option(view, rejected, vec![ArbiterAct::Decide(Decision::Reject)]),
    ]
}

/// The messages that say what is found where a question is upheld and where it is rejected; none where neither is an
/// answer.
const fn findings(question: Question) -> Option<(&'static str, &'static str)> {
    Some(match question {
        Question::CanMate(_)
        | Question::OpponentScore(_)
        | Question::Scores
        | Question::Times
        | Question::Penalty => return None,
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

/// A way to answer, tried out on a table that nobody plays at.
fn option(view: &View<'_>, id: &str, acts: Vec<ArbiterAct>) -> QuestionOption {
    let mut trial = view.arbiter.clone();
    let mut rulings: Vec<Ruling> = Vec::new();
    for act in &acts {
        rulings.extend(trial.hear(&Event::of_arbiter(view.now, act.clone())));
    }
    let effects = effects(view, &rulings);
    let clocks = clocks(view, &trial);
    let ends_game = !matches!(trial.table().standing(), Standing::Playing);
    let note = match id {
        _ if ends_game || !effects.is_empty() => None,
        "answer-fault" => Some("desk-then-penalty"),
        _ if clocks.is_some() => None,
        _ => Some("desk-unchanged"),
    };
    QuestionOption {
        title: view.tr(id).into_owned(),
        effects,
        note: note.map(|id| view.tr(id).into_owned()),
        clocks,
        ends_game,
        acts,
    }
}

/// What would come of an act of the arbiter's, in a few words.
#[must_use]
pub fn outcome_of(view: &View<'_>, act: &ArbiterAct) -> String {
    let mut trial = view.arbiter.clone();
    let rulings = trial.hear(&Event::of_arbiter(view.now, act.clone()));
    effects(view, &rulings).join(", ")
}

/// What matters of what was ruled, each without a full stop.
fn effects(view: &View<'_>, rulings: &[Ruling]) -> Vec<String> {
    let effects = view.ruling_summary(rulings).effects.into_iter();
    let told = effects.map(|effect| match effect {
        RulingEffect::Clock(color, time) => {
            let player = view.tr(color.fold_wb("color-white", "color-black"));
            format!("{player} {time}")
        }
        RulingEffect::Words(words, _) => words,
    });
    told.collect()
}

/// What becomes of clocks that stand now; nothing where they run or there are none.
fn clocks(view: &View<'_>, after: &Arbiter) -> Option<String> {
    let clock = after.table().clock()?;
    if !view.is_paused() || after.table().standing() != Standing::Playing {
        return None;
    }
    if let Some(color) = Clock::running(clock) {
        let letters = view.settings.notation.of(color).letters;
        let runs = Consequence::StartClock(color);
        let sentence = view.words.consequence(&runs, letters);
        return Some(sentence.trim_end_matches('.').to_owned());
    }
    let shown = |color| digits(&clock.face(color, view.now));
    let args = [
        ("white", shown(crate::chess::Color::White).into()),
        ("black", shown(crate::chess::Color::Black).into()),
    ];
    Some(view.tr_args("desk-clocks-stay", &args).into_owned())
}
