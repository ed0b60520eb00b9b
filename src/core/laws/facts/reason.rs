//! Why the arbiter does something: one of the standard reasons, or words of their own.
//!
//! A script and a journal write a standard reason by its name, `Note(Device)`, and own words as a text, `Note("The lights
//! went out")`. Each language has its own sentence for a standard reason, and nothing is decided by that. Where it was
//! written as a sentence, which the first journals did, it is read as the reason that it is.

use ron::value::RawValue;
use serde::de::{Error as _, IntoDeserializer};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::sentences_of_reasons::SENTENCES;
use super::standard_reason::StandardReason;
use crate::laws::answers::Outcome;
use crate::laws::editions::Rule;

/// Why the arbiter does something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// One of those that occur often.
    Standard(StandardReason),
    /// Words of the arbiter's own.
    Own(String),
}

impl Reason {
    /// Returns the rule that speaks of it; own words have none.
    pub const fn rule(&self) -> Option<Rule> {
        match self {
            Self::Standard(reason) => reason.rule(),
            Self::Own(_) => None,
        }
    }

    /// Returns whether it is noted as the reason for what is done next, and is no news by itself.
    pub const fn is_for_what_follows(&self) -> bool {
        !matches!(self, Self::Standard(reason) if reason.says_who_answers())
    }

    /// Returns the rule that speaks of it where that result is declared for it: an agreement only makes a draw, and where
    /// both refused to comply both have lost.
    pub fn rule_of_result(&self, outcome: Outcome) -> Option<Rule> {
        match self.rule()? {
            Rule::PersistentRefusal if outcome == Outcome::BOTH_LOSE => Some(Rule::BothGuilty),
            Rule::DrawAgreement if outcome != Outcome::DRAW => None,
            rule => Some(rule),
        }
    }
}

impl From<StandardReason> for Reason {
    fn from(reason: StandardReason) -> Self {
        Self::Standard(reason)
    }
}

impl From<&str> for Reason {
    /// Reads a text: the sentence of a standard reason is that reason, anything else stays as it is.
    fn from(text: &str) -> Self {
        let mut sentences = SENTENCES.iter();
        match sentences.find(|(sentence, _)| *sentence == text) {
            Some((_, reason)) => Self::Standard(*reason),
            None => Self::Own(text.to_owned()),
        }
    }
}

impl Serialize for Reason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Standard(reason) => reason.serialize(serializer),
            Self::Own(text) => text.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Reason {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // Only what stands there tells a name from a text.
        let written = Box::<RawValue>::deserialize(deserializer)?;
        let written = written.trim().get_ron();
        if written.ends_with(['"', '#']) {
            let text: String = ron::from_str(written).map_err(D::Error::custom)?;
            return Ok(Self::from(text.as_str()));
        }
        StandardReason::deserialize(written.into_deserializer()).map(Self::Standard)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use strum::IntoEnumIterator;

    use crate::laws::ArbiterAct;

    #[track_caller]
    fn read(text: &str) -> ArbiterAct {
        ron::from_str(text).expect("a note")
    }

    #[test]
    fn a_standard_reason_is_written_by_its_name_and_own_words_as_a_text() {
        for reason in StandardReason::iter() {
            let act = ArbiterAct::Note(reason.into());
            let written = ron::to_string(&act).expect("RON");
            assert_eq!(written, format!("Note({reason:?})"));
            assert_eq!(read(&written), act);
        }
        for text in [
            "The lights went out",
            "",
            "Device",
            "a \"quoted\" (word), a\nline \\ and \u{1f} a sign: Device",
            "Note(Device)",
            "/* no comment */ // at all",
            "name: \"value\"",
        ] {
            let act = ArbiterAct::Note(Reason::Own(text.to_owned()));
            let written = ron::to_string(&act).expect("RON");
            assert!(written.starts_with("Note(\""), "{written}");
            assert_eq!(read(&written), act, "{written}");
        }
    }

    #[test]
    fn a_reason_is_read_however_it_is_set_out() {
        let device = ArbiterAct::Note(StandardReason::Device.into());
        for text in [
            "Note(Device)",
            "Note( Device )",
            "Note(/* heard */ Device // in the hall\n)",
            "Note(\"Phone rang\")",
            "Note(r\"Phone rang\")",
            "Note(r#\"Phone rang\"#)",
        ] {
            assert_eq!(read(text), device, "{text}");
        }
        for text in [
            "Note(Devise)",
            "Note(5)",
            "Note()",
            "Note",
            "Note([Device])",
        ] {
            assert!(ron::from_str::<ArbiterAct>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn every_standard_reason_is_read_from_its_sentence_in_six_languages() {
        // These were never written as sentences.
        let never = [
            StandardReason::AtTheDesk,
            StandardReason::OwnArbiter,
            StandardReason::ArbiterAnswers,
            StandardReason::Proof,
        ];
        let was_written = |it: &StandardReason| !never.contains(it);
        for reason in StandardReason::iter().filter(was_written) {
            let sentences = SENTENCES.iter().filter(|(_, of)| *of == reason);
            assert!(sentences.count() >= 6, "{reason:?}");
        }
        for (sentence, reason) in SENTENCES {
            assert_eq!(Reason::from(sentence), Reason::Standard(reason));
        }
    }

    #[test]
    fn a_result_is_declared_under_the_rule_on_its_reason() {
        let under = |reason: StandardReason, outcome| Reason::from(reason).rule_of_result(outcome);
        let agreed = StandardReason::Agreed;
        assert_eq!(under(agreed, Outcome::DRAW), Some(Rule::DrawAgreement));
        assert_eq!(under(agreed, Outcome::BOTH_LOSE), None);
        let refuses = StandardReason::Refuses;
        assert_eq!(under(refuses, Outcome::BOTH_LOSE), Some(Rule::BothGuilty));
        assert_eq!(under(refuses, Outcome::DRAW), Some(Rule::PersistentRefusal));
        assert_eq!(under(StandardReason::Talks, Outcome::DRAW), None);
        assert_eq!(
            Reason::from("It rained").rule_of_result(Outcome::DRAW),
            None
        );
    }
}
