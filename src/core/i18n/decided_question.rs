//! What the arbiter has decided, said so that one answer is never told like the other.

use super::Words;
use crate::laws::{Consequence, Notice, Question, Rule, RuleFamily, Ruling, Statement};
use crate::notation::Letters;
use crate::record::narrative::is_verdict_of_a_draw;

impl Words {
    /// What is asked about a touch, what was decided on a question, or that a clock was stopped on a sealed move, as a sentence;
    /// nothing where a ruling does none of these.
    pub(super) fn decided(self, ruling: &Ruling) -> Option<String> {
        let asked = Ruling::questions(std::slice::from_ref(ruling)).next();
        let is_told = |it: &Question| {
            ruling.rule == Rule::AccidentalTouch
                || ruling.rule == Rule::PenaltyList && *it == Question::Penalty
        };
        if let Some(question) = asked.filter(is_told) {
            return Some(self.question(question));
        }
        let too_early = Consequence::Notice(Notice::MoveEachFirst);
        if ruling.consequences.contains(&too_early) {
            return Some(self.notice(Notice::MoveEachFirst));
        }
        let made = |it: &&Consequence| matches!(it, Consequence::Made(_));
        if ruling.rule == Rule::BlindPositionsDiffer
            && let Some(made) = ruling.consequences.iter().find(made)
        {
            return Some(self.consequence(made, Letters::default()));
        }
        if ruling.rule == Rule::PlayerMayStop
            && ruling.consequences.contains(&Consequence::ClaimRejected)
        {
            return Some(match ruling.concerns {
                Some(player) => {
                    let args = [("player", player.into())];
                    format!("{}.", self.tr_args("headline-stop-unjustified", &args))
                }
                None => format!("{}.", self.rule(Rule::UnjustifiedStop)),
            });
        }
        let is_told_by_itself = |it: &&Consequence| {
            matches!(
                it,
                Consequence::DeclaredLost(_) | Consequence::IllegalMoves(..)
            )
        };
        if let Some(told) = ruling.consequences.iter().find(is_told_by_itself) {
            return Some(self.consequence(told, Letters::default()));
        }
        if ruling.rule == Rule::AdjSealProcedure
            && ruling.consequences.contains(&Consequence::StopClocks)
            && let Some(player) = ruling.concerns
        {
            let args = [("player", player.into())];
            return Some(format!(
                "{}.",
                self.tr_args("headline-sealed-and-stopped", &args)
            ));
        }
        if ruling.settles_call() {
            let text = match ruling.concerns {
                Some(caller) => self.tr_args("headline-called", &[("player", caller.into())]),
                None => self.tr("headline-call-settled"),
            };
            return Some(format!("{text}."));
        }
        if is_verdict_of_a_draw(ruling)
            && let Some(claimant) = ruling.concerns
        {
            let args = [("player", claimant.into())];
            let text = self.tr_args("headline-claim-right", &args);
            return Some(format!("{text}."));
        }
        // Whether anything else was touched at all, nobody may know.
        if ruling.rule == Rule::TouchOwn
            && ruling.consequences.contains(&Consequence::ClaimRejected)
            && let Some(accused) = ruling.concerns
        {
            let args = [("player", (!accused).into())];
            let text = self.tr_args("headline-claim-wrong", &args);
            return Some(format!("{text}."));
        }
        if ruling.rule == Rule::AdjustAnnounce {
            return None; // its own words say that the touch was announced
        }
        if let Some(found) = self.decided_otherwise(ruling) {
            return Some(found);
        }
        let (upheld, rejected) = answers(ruling.rule)?;
        let answer = self.tr(if is_upheld(ruling)? { upheld } else { rejected });
        if is_of_touches(ruling.rule) {
            return Some(format!("{}.", self.about(ruling, &answer)));
        }
        let mut letters = answer.chars();
        let first = letters.next().into_iter().flat_map(char::to_lowercase);
        let answer: String = first.chain(letters).collect();
        let topic = if ruling.rule == Rule::IllegalCompletedWhen {
            self.provision(Statement::IllegalPosition.into()) // that nobody spoke is not so any more
        } else {
            self.rule(ruling.rule)
        };
        let topic = self.about(ruling, &topic);
        Some(format!("{topic} – {answer}."))
    }

    /// What was decided where the words of the question do not say it: that a player has come in time, or that no penalty
    /// is given.
    fn decided_otherwise(self, ruling: &Ruling) -> Option<String> {
        let has = |wanted: Consequence| ruling.consequences.contains(&wanted);
        if ruling.rule == Rule::DefaultTime
            && has(Consequence::Notice(Notice::InTime))
            && let Some(player) = ruling.concerns
        {
            let args = [("player", player.into())];
            return Some(format!("{}.", self.tr_args("record-arrives", &args)));
        }
        if [Rule::PenaltyList, Rule::SameHand].contains(&ruling.rule)
            && has(Consequence::ClaimRejected)
        {
            return Some(format!("{}.", self.tr("answer-let-pass")));
        }
        None
    }

    /// What was found, and about whom.
    fn about(self, ruling: &Ruling, what: &str) -> String {
        let Some(player) = ruling.concerns else {
            return what.to_owned();
        };
        let args = [("topic", what.into()), ("player", player.into())];
        self.tr_args("headline-topic", &args).into_owned()
    }
}

/// Whether a question was answered with yes; nothing where none was answered.
fn is_upheld(ruling: &Ruling) -> Option<bool> {
    let has = |wanted: fn(&Consequence) -> bool| ruling.consequences.iter().any(wanted);
    // What cannot be read loses.
    let is_lost = ruling.rule == Rule::AdjUnclear && ruling.ends_game();
    if is_lost || has(|it| *it == Consequence::ClaimRejected) {
        return Some(false);
    }
    let grants = |it: &Consequence| {
        matches!(
            it,
            Consequence::ClaimUpheld | Consequence::Increment(_) | Consequence::Over(_)
        )
    };
    has(grants).then_some(true)
}

/// Whether it is about touched pieces.
fn is_of_touches(rule: Rule) -> bool {
    rule.family() == RuleFamily::Touch
}

/// The messages that say what is found where a question under that rule is answered with yes, and with no.
fn answers(rule: Rule) -> Option<(&'static str, &'static str)> {
    if is_of_touches(rule) {
        return Some(("desk-on-purpose", "desk-accident"));
    }
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "under few rules something is asked that is no claim"
    )]
    match rule {
        Rule::PressWithoutMove
        | Rule::TwoHands
        | Rule::IllegalCompletedWhen
        | Rule::RapidUKingsCheck => Some(("answer-fault", "answer-let-pass")),
        Rule::AgreedDrawRestriction | Rule::QpfIncrementRequest => {
            Some(("answer-granted", "answer-refused"))
        }
        Rule::DefaultTime | Rule::AdjLate => Some(("answer-too-late", "answer-in-time")),
        Rule::BlindPositionsDiffer => Some(("answer-agree", "answer-differ")),
        Rule::AdjUnclear | Rule::AdjCaseA => Some(("answer-clear", "answer-unclear")),
        _ => None,
    }
}
