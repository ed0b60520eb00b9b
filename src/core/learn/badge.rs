//! The badges: each for a part of the path, and how much of it a learner has done.

use std::ops::RangeInclusive;

use super::certificate::CertificateStanding;
use super::curriculum::Curriculum;
use super::progress::LearnerProgress;

/// A badge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Badge {
    /// For the board and the pieces.
    Pieces,
    /// For touching and letting go.
    Touch,
    /// For the clock.
    Clock,
    /// For draws and claims.
    Draws,
    /// For what an arbiter decides.
    Arbiter,
}

impl Badge {
    /// Every badge, in the order of the path.
    pub const ALL: [Self; 5] = [
        Self::Pieces,
        Self::Touch,
        Self::Clock,
        Self::Draws,
        Self::Arbiter,
    ];

    /// The numbers of the lessons that it asks for.
    pub const fn lessons(self) -> &'static [RangeInclusive<u32>] {
        match self {
            Self::Pieces => &[1..=11],
            Self::Touch => &[12..=21],
            Self::Clock => &[25..=29],
            Self::Draws => &[23..=24, 36..=38],
            Self::Arbiter => &[30..=33],
        }
    }

    /// How many situations it asks for.
    pub const fn situations(self) -> usize {
        match self {
            Self::Pieces | Self::Touch | Self::Clock | Self::Draws => 0,
            Self::Arbiter => 20,
        }
    }

    /// Whether it asks for the lesson of that number.
    pub fn asks_for(self, lesson: u32) -> bool {
        self.lessons().iter().any(|it| it.contains(&lesson))
    }

    /// How much of what it asks for was done, and how much that is.
    pub fn share(self, progress: Option<&LearnerProgress>, library: &Curriculum) -> (usize, usize) {
        let lessons = library.lessons.iter().filter(|it| self.asks_for(it.number));
        let asked = lessons.count() + self.situations();
        let open = self.standing(progress, library);
        let open = open.open_lessons.len() + open.open_situations;
        (asked - open, asked)
    }

    /// What it asks for, and what of it is still to be done.
    pub fn standing(
        self,
        progress: Option<&LearnerProgress>,
        library: &Curriculum,
    ) -> CertificateStanding {
        let lessons = library.lessons.iter().filter(|it| self.asks_for(it.number));
        let is_done = |name: &str| progress.is_some_and(|it| it.stars(name) > 0);
        let open = lessons.clone().filter(|it| !is_done(&it.name));
        let situations = library.situations.iter();
        let known = situations.filter(|it| progress.is_some_and(|has| has.knows(&it.name)));
        CertificateStanding {
            lessons: lessons.count(),
            open_lessons: open.map(|it| it.number).collect(),
            situations: self.situations(),
            open_situations: self.situations().saturating_sub(known.count()),
        }
    }

    /// Whether all that it asks for was done.
    pub fn is_earned(self, progress: Option<&LearnerProgress>, library: &Curriculum) -> bool {
        let (done, asked) = self.share(progress, library);
        done == asked
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws::Edition;
    use crate::learn::{Lesson, Numbered};

    #[test]
    fn a_badge_is_earned_by_all_that_it_asks_for_and_nothing_less() {
        let library = Curriculum::own();
        for badge in Badge::ALL {
            let mut progress = LearnerProgress::default();
            assert!(!badge.is_earned(None, library));
            for situation in library.situations.iter().take(badge.situations()) {
                progress.note_situation(&situation.name, Edition::E2023, true, 1);
            }
            let mut told = badge.standing(Some(&progress), library).open_lessons;
            let asked = library
                .lessons
                .iter()
                .filter(|it| badge.asks_for(it.number));
            for lesson in asked {
                assert!(!badge.is_earned(Some(&progress), library), "{badge}");
                progress.note_lesson(&lesson.name, false, 1);
                assert_eq!(told.remove(0), lesson.number, "{badge}: what is missing");
            }
            assert!(told.is_empty(), "{badge}");
            assert!(badge.is_earned(Some(&progress), library), "{badge}");
        }
    }

    /// Whoever does everything has every badge, and each is counted on what there is.
    #[test]
    fn every_badge_is_within_reach() {
        let library = Curriculum::own();
        for badge in Badge::ALL {
            let numbers: Vec<u32> = badge.lessons().iter().cloned().flatten().collect();
            let (done, asked) = badge.share(None, library);
            assert_eq!((done, asked), (0, numbers.len() + badge.situations()));
            for number in numbers {
                let is_it = |lesson: &&Numbered<Lesson>| lesson.number == number;
                assert!(
                    library.lessons.iter().any(|it| is_it(&it)),
                    "{badge} {number}"
                );
            }
            assert!(badge.situations() <= library.situations.len());
        }
    }
}
