//! Which situation comes next of those that are practised: what is due again by turns with what was not asked yet, the same
//! level first.

use super::curriculum::Numbered;
use super::progress::{DayNumber, LearnerProgress};
use super::situation::{Level, Situation};
use crate::laws::editions::contents::BookletPart;

/// Which situations are practised.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Practised {
    /// All of them.
    #[default]
    All,
    /// Those about one part of the Laws.
    Part(BookletPart),
    /// Those that were answered wrongly last.
    Missed,
}

impl Practised {
    /// Whether a situation is one of them, for a learner who has done so much.
    pub fn holds(
        self,
        situation: &Numbered<Situation>,
        progress: Option<&LearnerProgress>,
    ) -> bool {
        match self {
            Self::All => true,
            Self::Part(part) => situation.content.part() == Some(part),
            Self::Missed => progress.is_some_and(|it| it.missed(&situation.name)),
        }
    }
}

/// How many other situations are answered at least before one comes back.
const APART: u32 = 2;

/// Returns the situation that comes after the one named `current`, if there is another: of those that are practised, or of all
/// where none of these is left. What is to be asked again by that day comes by
/// turns with what was never answered, the longest past first, and not before two others were answered; of what is new the same
/// level comes first. Where nothing is due or new, the one whose number follows.
pub fn next_situation<'a>(
    all: &'a [Numbered<Situation>],
    practised: Practised,
    current: &str,
    progress: Option<&LearnerProgress>,
    today: DayNumber,
) -> Option<&'a Numbered<Situation>> {
    let place = all.iter().position(|it| it.name == current);
    let is_other = |it: &&Numbered<Situation>| it.name != current;
    let is_practised = |it: &&Numbered<Situation>| practised.holds(it, progress);
    let has_any = all.iter().filter(is_other).any(|it| is_practised(&it));
    let is_meant = |it: &&Numbered<Situation>| is_other(it) && (!has_any || is_practised(it));
    let others = || all.iter().filter(is_meant);
    let known = |name: &str| progress.and_then(|it| it.situations.get(name));
    // Whoever begins, begins with what every player should know.
    let level = place.map_or(Level::Player, |at| all[at].content.level);
    let answers = progress.map_or(0, LearnerProgress::answers);
    let asked = |name: &str| known(name).map_or(0, |it| it.asked);
    let is_due = |name: &str| progress.is_some_and(|it| it.is_due(name, today));
    let has_rested = |name: &str| asked(name) + APART <= answers;
    let rested = others().filter(|it| is_due(&it.name) && has_rested(&it.name));
    let due = rested.min_by_key(|it| asked(&it.name));
    let is_new = |it: &&Numbered<Situation>| known(&it.name).is_none();
    let new = others()
        .find(|it| is_new(it) && it.content.level == level)
        .or_else(|| others().find(is_new));
    let is_repeated = known(current).is_some_and(|it| it.times > 1);
    let by_turns = if is_repeated {
        new.or(due)
    } else {
        due.or(new)
    };
    by_turns
        .or_else(|| others().find(|it| is_due(&it.name)))
        .or_else(|| {
            let after = place.map_or(0, |at| at + 1);
            let following = all.iter().cycle().skip(after).take(all.len());
            following.into_iter().find(is_meant)
        })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::laws::Edition;
    use crate::learn::{Curriculum, Level};

    fn library() -> Vec<Numbered<Situation>> {
        let levels = [Level::Player, Level::Club, Level::Player, Level::Club];
        let numbered = (1..).zip(levels);
        let made = numbered.map(|(number, level)| Numbered {
            number,
            name: format!("s{number}"),
            content: Arc::new(Situation {
                level,
                ..Situation::default()
            }),
        });
        made.collect()
    }

    fn after(current: &str, progress: Option<&LearnerProgress>) -> Option<String> {
        next_situation(&library(), Practised::All, current, progress, 10).map(|it| it.name.clone())
    }

    #[test]
    fn what_is_new_comes_of_the_same_level_first_and_at_last_what_follows() {
        assert_eq!(after("s1", None).as_deref(), Some("s3"));
        let mut progress = LearnerProgress::default();
        for (answered, next) in [("s1", "s3"), ("s3", "s2"), ("s2", "s4"), ("s4", "s1")] {
            progress.note_situation(answered, Edition::E2023, true, 10);
            assert_eq!(after(answered, Some(&progress)).as_deref(), Some(next));
        }
    }

    #[test]
    fn what_was_wrong_comes_back_after_two_others_and_never_by_turns_with_one() {
        let mut progress = LearnerProgress::default();
        let mut asked = vec!["s1".to_owned()];
        for _ in 0..8 {
            let current = asked.last().cloned().unwrap_or_default();
            progress.note_situation(&current, Edition::E2023, false, 10);
            asked.extend(after(&current, Some(&progress)));
        }
        let come_back = |them: &[String]| them[0] == them[2];
        assert!(!asked.windows(3).any(come_back), "{asked:?}");
    }

    #[test]
    fn what_is_due_and_what_is_new_come_by_turns() {
        let mut progress = LearnerProgress::default();
        for known in ["s1", "s3"] {
            progress.note_situation(known, Edition::E2023, false, 7);
        }
        // Both are due the next time somebody sits down.
        let first = after("s2", Some(&progress)).unwrap_or_default();
        progress.note_situation("s2", Edition::E2023, true, 10);
        assert_eq!(first, "s4", "nothing has rested yet");
        let due = after("s2", Some(&progress)).unwrap_or_default();
        assert_eq!(due, "s1", "the longest past first");
        progress.note_situation(&due, Edition::E2023, true, 10);
        assert_eq!(after(&due, Some(&progress)).as_deref(), Some("s4"));
    }

    #[test]
    fn what_went_wrong_or_belongs_to_one_part_is_practised_by_itself() {
        let own = &Curriculum::own().situations;
        let mut progress = LearnerProgress::default();
        let missed = ["the-fire-bell", "which-rook", "no-thank-you"];
        for name in missed {
            progress.note_situation(name, Edition::E2023, false, 10);
        }
        let next = |practised, current: &str, progress: &LearnerProgress| {
            let next = next_situation(own, practised, current, Some(progress), 10);
            next.expect("another").clone()
        };
        let second = next(Practised::Missed, "the-fire-bell", &progress).name;
        assert!(missed.contains(&&*second) && second != "the-fire-bell");
        for name in missed {
            progress.note_situation(name, Edition::E2023, true, 10);
        }
        next(Practised::Missed, "the-fire-bell", &progress);
        let mut current = "a-silent-nudge".to_owned();
        for _ in 0..6 {
            let next = next(
                Practised::Part(BookletPart::ChessClock),
                &current,
                &progress,
            );
            assert_eq!(next.content.part(), Some(BookletPart::ChessClock));
            progress.note_situation(&next.name, Edition::E2023, true, 10);
            current = next.name;
        }
    }

    #[test]
    fn every_situation_is_about_a_part_of_the_laws() {
        for situation in &Curriculum::own().situations {
            assert!(situation.content.part().is_some(), "{}", situation.name);
        }
    }

    #[test]
    fn alone_a_situation_has_none_that_comes_next() {
        let all = &library()[..1];
        assert!(next_situation(all, Practised::All, "s1", None, 10).is_none());
    }
}
