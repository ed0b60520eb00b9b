//! Which situation comes next: what is due again by turns with what was not asked yet, the same level first.

use super::curriculum::Numbered;
use super::progress::{DayNumber, LearnerProgress};
use super::situation::{Level, Situation};

/// How many other situations are answered at least before one comes back.
const APART: u32 = 2;

/// Returns the situation that comes after the one named `current`, if there is another. What is to be asked again by that day comes by
/// turns with what was never answered, the longest past first, and not before two others were answered; of what is new the same
/// level comes first. Where nothing is due or new, the one whose number follows.
pub fn next_situation<'a>(
    all: &'a [Numbered<Situation>],
    current: &str,
    progress: Option<&LearnerProgress>,
    today: DayNumber,
) -> Option<&'a Numbered<Situation>> {
    let place = all.iter().position(|it| it.name == current);
    let others = || all.iter().filter(|it| it.name != current);
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
            following.into_iter().find(|it| it.name != current)
        })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::laws::Edition;
    use crate::learn::Level;

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
        next_situation(&library(), current, progress, 10).map(|it| it.name.clone())
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
    fn alone_a_situation_has_none_that_comes_next() {
        let all = &library()[..1];
        assert!(next_situation(all, "s1", None, 10).is_none());
    }
}
