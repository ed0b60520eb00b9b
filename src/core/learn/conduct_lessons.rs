//! What a player might practise after a game, by how it was conducted: lessons, those about what went wrong most often first.

use super::curriculum::{Curriculum, Numbered};
use super::lesson::Lesson;
use crate::laws::Rule;
use crate::record::conduct::{LapseKind, PlayerConduct};

/// The most lessons that are proposed after one game.
const MOST: usize = 3;

/// A lesson that is worth taking, and what went wrong that it is about.
#[derive(Clone, Copy, Debug)]
pub struct ProposedLesson {
    /// What went wrong.
    pub kind: LapseKind,
    /// The lesson.
    pub lesson: &'static Numbered<Lesson>,
}

/// Returns the lesson that is about what went wrong: the first one of whose rules the main one is that, else the first one
/// that teaches it at all.
pub fn lesson_about(kind: LapseKind) -> Option<&'static Numbered<Lesson>> {
    let lessons = &Curriculum::own().lessons;
    let rule = rule_to_learn(kind);
    let is_main = |it: &&Numbered<Lesson>| it.content.rules.first().is_some_and(|it| it.0 == rule);
    let teaches = |it: &&Numbered<Lesson>| it.content.rules.iter().any(|it| it.0 == rule);
    lessons
        .iter()
        .find(is_main)
        .or_else(|| lessons.iter().find(teaches))
}

/// The rule to be learnt where something went wrong: whoever let the opponent's fault pass learns how it is claimed.
const fn rule_to_learn(kind: LapseKind) -> Rule {
    match kind {
        LapseKind::LateIllegalClaim | LapseKind::MissedIllegalMove | LapseKind::MissedTouch => {
            Rule::PlayerMayStop
        }
        // How moves are written is taught before, and is another matter.
        LapseKind::Scoresheet => Rule::NoAdvanceWriting,
        LapseKind::Touch
        | LapseKind::Released
        | LapseKind::IllegalMove
        | LapseKind::EmptyPress
        | LapseKind::ForgottenPress
        | LapseKind::LatePress
        | LapseKind::Hands
        | LapseKind::OfferTime
        | LapseKind::WrongClaim
        | LapseKind::LateDrawClaim
        | LapseKind::LateTouchClaim
        | LapseKind::MissedFlag
        | LapseKind::MissedRepetition
        | LapseKind::MissedFiftyMoves => kind.rule(),
    }
}

/// Returns what a player might practise who conducted a game so: three lessons at most, each once.
pub fn lessons_for(conduct: &PlayerConduct) -> Vec<ProposedLesson> {
    let mut kinds: Vec<LapseKind> = LapseKind::ALL.to_vec();
    kinds.retain(|kind| conduct.count(*kind) > 0);
    kinds.sort_by_key(|kind| std::cmp::Reverse(conduct.count(*kind)));
    let mut proposed: Vec<ProposedLesson> = Vec::new();
    for kind in kinds {
        let Some(lesson) = lesson_about(kind) else {
            continue;
        };
        let is_new = proposed.iter().all(|it| it.lesson.name != lesson.name);
        if is_new && proposed.len() < MOST {
            proposed.push(ProposedLesson { kind, lesson });
        }
    }
    proposed
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::record::conduct::Lapse;

    #[test]
    fn there_is_a_lesson_about_whatever_goes_wrong() {
        for (kind, name) in [
            (LapseKind::Touch, "touched-is-moved"),
            (LapseKind::Released, "let-go"),
            (LapseKind::IllegalMove, "the-illegal-move"),
            (LapseKind::ForgottenPress, "press-the-clock"),
            (LapseKind::Hands, "good-clock-hands"),
            (LapseKind::Scoresheet, "write-it-down"),
            (LapseKind::OfferTime, "would-you-like-a-draw"),
            (LapseKind::WrongClaim, "three-times-fifty-moves"),
            (LapseKind::MissedIllegalMove, "call-the-arbiter"),
            (LapseKind::MissedFlag, "the-flag-falls"),
        ] {
            let lesson = lesson_about(kind).map(|it| it.name.as_str());
            assert_eq!(lesson, Some(name), "{kind}");
        }
        for kind in LapseKind::ALL {
            assert!(lesson_about(*kind).is_some(), "{kind}");
        }
    }

    #[test]
    fn what_went_wrong_most_often_comes_first_and_no_lesson_twice() {
        let kinds = [
            LapseKind::Touch,
            LapseKind::LatePress,
            LapseKind::LatePress,
            LapseKind::ForgottenPress,
            LapseKind::OfferTime,
            LapseKind::MissedFlag,
        ];
        let lapses = kinds.map(|kind| Lapse {
            kind,
            number: 1,
            given_away: Duration::ZERO,
        });
        let conduct = PlayerConduct {
            lapses: lapses.to_vec(),
            ..PlayerConduct::default()
        };
        let names: Vec<&str> = lessons_for(&conduct)
            .iter()
            .map(|it| it.lesson.name.as_str())
            .collect();
        let expected = [
            "press-the-clock",
            "touched-is-moved",
            "would-you-like-a-draw",
        ];
        assert_eq!(names, expected);
        assert!(lessons_for(&PlayerConduct::default()).is_empty());
    }
}
