//! What is wrong with a situation: what an arbiter would say differently, and answers that are not what they promise.

use super::lesson::letters;
use super::lesson_check::{LearnFault, LearnFaultKind};
use super::situation::{Situation, SituationAnswer};
use super::situation_run::deciding;
use crate::laws::Edition;
use crate::record::script::judge::judge;

/// How many answers there are to choose from, at least and at most.
const ANSWERS: std::ops::RangeInclusive<usize> = 3..=5;

impl Situation {
    /// What is wrong with it: nothing, if in each of its editions the arbiter rules on the scene as it says, and its answers
    /// are right and wrong as they say.
    pub fn faults(&self) -> Vec<LearnFault> {
        let whole = |what| LearnFault {
            step: None,
            edition: None,
            what,
        };
        let mut faults = Vec::new();
        if self.scene.acts.is_empty() {
            faults.push(whole(LearnFaultKind::NoActs));
        }
        if !ANSWERS.contains(&self.answers.len()) {
            faults.push(whole(LearnFaultKind::NoRightAnswer));
        }
        for edition in self.editions.iter() {
            let in_edition = |what| LearnFault {
                step: None,
                edition: Some(edition),
                what,
            };
            faults.extend(self.faults_in(edition).into_iter().map(in_edition));
        }
        faults
    }

    fn faults_in(&self, edition: Edition) -> Vec<LearnFaultKind> {
        let report = match judge(&self.scene, edition) {
            Ok(report) => report,
            Err(unplayable) => return vec![LearnFaultKind::Unplayable(unplayable)],
        };
        let mut faults = Vec::new();
        let expected = self.scene.expect.as_ref();
        let expected = expected.and_then(|it| it.in_edition(edition));
        let differences = report.differences(expected.unwrap_or_default());
        faults.extend(differences.into_iter().map(LearnFaultKind::Ruled));
        let right = self.right_answers(edition).count();
        if right == 0 || right > 2 {
            faults.push(LearnFaultKind::RightAnswers(right));
        }
        let answers = letters().zip(&self.answers);
        for (letter, answer) in answers.filter(|(_, it)| !it.follows.is_empty()) {
            let missing = self.missing(answer, edition);
            match (answer.is_right(edition), missing) {
                (true, Some(token)) => {
                    faults.push(LearnFaultKind::NotFollowing(letter, token));
                }
                (false, None) if answer.acts.is_empty() => {
                    faults.push(LearnFaultKind::Following(letter));
                }
                (true, None) | (false, _) => {}
            }
        }
        faults
    }

    /// The first of what an answer promises that does not follow in that edition.
    fn missing(&self, answer: &SituationAnswer, edition: Edition) -> Option<String> {
        let followed: Vec<String> = deciding(self, Some(answer), edition)
            .iter()
            .flat_map(|entry| {
                entry
                    .consequences()
                    .map(ToString::to_string)
                    .collect::<Vec<_>>()
            })
            .collect();
        let mut promised = answer.follows.iter();
        promised.find(|token| !followed.contains(token)).cloned()
    }
}
