//! Which situation comes next: what is due again, then what was not asked yet, the same level first.

use super::curriculum::Numbered;
use super::progress::{DayNumber, LearnerProgress};
use super::situation::{Level, Situation};

/// The situation that comes after the one of that name, if there is another: the first that is to be asked again by that
/// day, or else the first of the same level that was never answered, or else the first of any level; where all were
/// answered, the one whose number follows.
pub fn next_situation<'a>(
    all: &'a [Numbered<Situation>],
    current: &str,
    progress: Option<&LearnerProgress>,
    today: DayNumber,
) -> Option<&'a Numbered<Situation>> {
    let place = all.iter().position(|it| it.name == current);
    let others = || all.iter().filter(|it| it.name != current);
    // Whoever begins, begins with what every player should know.
    let level = place.map_or(Level::Player, |at| all[at].content.level);
    let is_due = |name: &str| progress.is_some_and(|it| it.is_due(name, today));
    let is_new = |name: &str| progress.is_none_or(|it| !it.situations.contains_key(name));
    others()
        .find(|it| is_due(&it.name))
        .or_else(|| others().find(|it| is_new(&it.name) && it.content.level == level))
        .or_else(|| others().find(|it| is_new(&it.name)))
        .or_else(|| {
            let after = place.map_or(0, |at| at + 1);
            all.iter()
                .cycle()
                .skip(after)
                .take(all.len())
                .find(|it| it.name != current)
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
    fn what_is_due_comes_before_what_is_new_and_the_same_level_before_another() {
        assert_eq!(after("s1", None).as_deref(), Some("s3"));
        let mut progress = LearnerProgress::default();
        let mut note = |name: &str, is_right, today| {
            progress.note_situation(name, Edition::E2023, is_right, today);
            progress.clone()
        };
        let one = note("s1", true, 10);
        assert_eq!(after("s1", Some(&one)).as_deref(), Some("s3"));
        let two = note("s3", true, 10);
        assert_eq!(after("s3", Some(&two)).as_deref(), Some("s2"));
        let due = note("s4", false, 10);
        assert_eq!(after("s3", Some(&due)).as_deref(), Some("s4"));
        assert_eq!(after("s4", Some(&due)).as_deref(), Some("s2"));
        note("s2", true, 10);
        let all = note("s4", true, 10);
        assert_eq!(after("s3", Some(&all)).as_deref(), Some("s4"));
        assert_eq!(after("s4", Some(&all)).as_deref(), Some("s1"));
    }

    #[test]
    fn alone_a_situation_has_none_that_comes_next() {
        let all = &library()[..1];
        assert!(next_situation(all, "s1", None, 10).is_none());
    }
}
