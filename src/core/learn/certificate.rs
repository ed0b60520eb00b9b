//! The certificates, what each asks for, and how much of it a learner has done.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::curriculum::Curriculum;
use super::progress::LearnerProgress;

/// In how many editions a situation is answered rightly for the arbiter's desk, or in as many as it is asked in.
pub const EDITIONS_OF_A_DESK: usize = 3;

/// A certificate.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, strum::Display,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Certificate {
    /// The lessons about the board and the pieces.
    Pieces,
    /// The lessons about touching, the clock and what goes wrong.
    HandsAndClock,
    /// Every lesson, and half of the situations.
    YoungArbiter,
    /// The situations, each in several editions.
    ArbitersDesk,
}

/// How much of a certificate is done.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct CertificateStanding {
    /// How many lessons it asks for.
    pub lessons: usize,
    /// The numbers of those that are still to be done.
    pub open_lessons: Vec<u32>,
    /// How many situations it asks for.
    pub situations: usize,
    /// How many of them are still to be answered rightly.
    pub open_situations: usize,
}

impl CertificateStanding {
    /// Whether nothing is open.
    pub const fn is_earned(&self) -> bool {
        self.open_lessons.is_empty() && self.open_situations == 0
    }
}

impl Certificate {
    /// Every certificate, the easiest first.
    pub const ALL: [Self; 4] = [
        Self::Pieces,
        Self::HandsAndClock,
        Self::YoungArbiter,
        Self::ArbitersDesk,
    ];

    /// The numbers of the lessons that it asks for.
    pub const fn lessons(self) -> &'static [RangeInclusive<u32>] {
        match self {
            Self::Pieces => &[1..=11],
            Self::HandsAndClock => &[12..=21, 24..=29, 31..=33, 36..=36],
            Self::YoungArbiter => &[1..=40],
            Self::ArbitersDesk => &[],
        }
    }

    /// How many situations it asks for.
    pub const fn situations(self) -> usize {
        match self {
            Self::Pieces | Self::HandsAndClock => 0,
            Self::YoungArbiter => 30,
            Self::ArbitersDesk => 60,
        }
    }

    /// How much of it was done, by somebody of whom that is known.
    pub fn standing(
        self,
        progress: Option<&LearnerProgress>,
        library: &Curriculum,
    ) -> CertificateStanding {
        let numbers: Vec<u32> = self.lessons().iter().cloned().flatten().collect();
        let is_done = |number: &u32| {
            let mut lessons = library.lessons.iter();
            let lesson = lessons.find(|lesson| lesson.number == *number);
            let stars = progress
                .zip(lesson)
                .map(|(it, lesson)| it.stars(&lesson.name));
            stars.is_some_and(|stars| stars > 0)
        };
        let situations = library.situations.iter();
        let answered = situations.filter(|situation| {
            let known = progress.and_then(|it| it.situations.get(&situation.name));
            let asked = || situation.content.editions.iter();
            let right = known.map_or(0, |known| {
                asked()
                    .filter(|edition| known.right.contains(edition))
                    .count()
            });
            right > 0 && right >= self.editions().min(asked().count())
        });
        CertificateStanding {
            lessons: numbers.len(),
            open_lessons: numbers.into_iter().filter(|it| !is_done(it)).collect(),
            situations: self.situations(),
            open_situations: self.situations().saturating_sub(answered.count()),
        }
    }

    /// In how many editions each situation is answered.
    const fn editions(self) -> usize {
        match self {
            Self::Pieces | Self::HandsAndClock | Self::YoungArbiter => 1,
            Self::ArbitersDesk => EDITIONS_OF_A_DESK,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::laws::Edition;
    use crate::learn::{Lesson, Numbered, Situation};

    /// So many lessons and situations, of which the first is asked in two editions only.
    fn library() -> Curriculum {
        fn numbered<T>(number: u32, content: T) -> Numbered<T> {
            let name = format!("it-{number}");
            let content = Arc::new(content);
            Numbered {
                number,
                name,
                content,
            }
        }
        Curriculum {
            lessons: (1..=44).map(|it| numbered(it, Lesson::default())).collect(),
            situations: (1..=61)
                .map(|number| {
                    let editions = if number == 1 { "2018.." } else { "all" };
                    let situation = Situation {
                        editions: editions.parse().expect("editions"),
                        ..Situation::default()
                    };
                    numbered(number, situation)
                })
                .collect(),
        }
    }

    fn learnt(lessons: impl IntoIterator<Item = u32>) -> LearnerProgress {
        let mut progress = LearnerProgress::default();
        for number in lessons {
            progress.note_lesson(&format!("it-{number}"), false, 1);
        }
        progress
    }

    #[test]
    fn hands_and_clock_asks_for_its_twenty_lessons_and_nothing_else() {
        let all = [12..=21, 24..=29, 31..=33, 36..=36];
        let numbers: Vec<u32> = all.into_iter().flatten().collect();
        let standing = |progress: &LearnerProgress| {
            Certificate::HandsAndClock.standing(Some(progress), &library())
        };
        assert!(standing(&learnt(numbers.clone())).is_earned());
        for missing in &numbers {
            let others = numbers.iter().copied().filter(|it| it != missing);
            let standing = standing(&learnt(others));
            assert_eq!(standing.open_lessons, [*missing]);
            assert_eq!((standing.lessons, standing.situations), (20, 0));
        }
    }

    #[test]
    fn a_young_arbiter_has_done_forty_lessons_and_thirty_situations() {
        let mut progress = learnt(1..=40);
        let standing = |progress: &LearnerProgress| {
            Certificate::YoungArbiter.standing(Some(progress), &library())
        };
        for open in (0..30_usize).rev() {
            let name = format!("it-{}", open + 7);
            progress.note_situation(&name, Edition::E2023, true, 1);
            // What was not known later was answered rightly all the same.
            progress.note_situation(&name, Edition::E2023, false, 2);
            assert_eq!(standing(&progress).open_situations, open);
        }
        assert!(standing(&progress).is_earned());
        progress.lessons.remove("it-40");
        assert_eq!(standing(&progress).open_lessons, [40]);
    }

    #[test]
    fn the_desk_asks_for_three_editions_or_for_as_many_as_there_are() {
        let standing = |progress: &LearnerProgress| {
            let standing = Certificate::ArbitersDesk.standing(Some(progress), &library());
            standing.open_situations
        };
        let mut progress = LearnerProgress::default();
        let note = |progress: &mut LearnerProgress, number: u32, edition| {
            progress.note_situation(&format!("it-{number}"), edition, true, 1);
        };
        note(&mut progress, 1, Edition::E2018);
        assert_eq!(standing(&progress), 60);
        note(&mut progress, 1, Edition::E2023);
        assert_eq!(standing(&progress), 59, "it is asked in two editions");
        for edition in [Edition::E2005, Edition::E2009] {
            note(&mut progress, 2, edition);
        }
        assert_eq!(standing(&progress), 59);
        note(&mut progress, 2, Edition::E2017);
        assert_eq!(standing(&progress), 58);
    }

    #[test]
    fn of_whom_nothing_is_known_everything_is_open() {
        for certificate in Certificate::ALL {
            let standing = certificate.standing(None, Curriculum::own());
            assert_eq!(standing.open_lessons.len(), standing.lessons);
            assert_eq!(standing.open_situations, standing.situations);
            assert!(!standing.is_earned(), "{certificate:?}");
        }
    }
}
