//! The badges: each for a part of the path, and how much of it a learner has done.

use std::ops::RangeInclusive;

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
        let asked = lessons.clone().count() + self.situations();
        let Some(progress) = progress else {
            return (0, asked);
        };
        let done = lessons.filter(|it| progress.stars(&it.name) > 0).count();
        let known = library
            .situations
            .iter()
            .filter(|it| progress.knows(&it.name));
        (done + known.count().min(self.situations()), asked)
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

    #[test]
    fn a_badge_is_earned_by_all_that_it_asks_for_and_nothing_less() {
        let library = Curriculum::own();
        for badge in Badge::ALL {
            let mut progress = LearnerProgress::default();
            assert!(!badge.is_earned(None, library));
            for situation in library.situations.iter().take(badge.situations()) {
                progress.note_situation(&situation.name, Edition::E2023, true, 1);
            }
            let asked = library
                .lessons
                .iter()
                .filter(|it| badge.asks_for(it.number));
            for lesson in asked {
                assert!(!badge.is_earned(Some(&progress), library), "{badge}");
                progress.note_lesson(&lesson.name, false, 1);
            }
            assert!(badge.is_earned(Some(&progress), library), "{badge}");
        }
    }
}
