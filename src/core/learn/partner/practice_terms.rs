//! What a game against a partner is to be: who the learner is, how well the partner plays, how often it slips and by what, the
//! time.

use strum::VariantArray;

use super::practice_purpose::PracticePurpose;
use super::practice_role::PracticeRole;
use super::slips::Slip;
use crate::clock::TimeControl;
use crate::engine::PlayingStrength;
use crate::laws::{Edition, Pace, Presence, Regulations};
use crate::record::SlipRate;
use crate::record::script::{Script, Times};

/// What a game against a partner is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PracticeKind {
    /// An exercise: a slip waits to be noticed, and it is told which were.
    #[default]
    SpotTheMistake,
    /// A game, in which the arbiter rules on a partner's slip as on anybody's.
    Game,
}

/// How much time each has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum PracticeTime {
    /// Ten minutes, and five seconds for each move.
    #[default]
    TenAndFive,
    /// Five minutes.
    Five,
    /// There is no clock.
    None,
}

impl PracticeTime {
    /// Every time.
    pub const ALL: [Self; 3] = [Self::TenAndFive, Self::Five, Self::None];

    fn control(self) -> Option<TimeControl> {
        let written = match self {
            Self::TenAndFive => "600+5",
            Self::Five => "300",
            Self::None => return None,
        };
        written.parse().ok()
    }
}

/// What a game against a partner who slips is to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PracticeTerms {
    /// The kind of game.
    pub kind: PracticeKind,
    /// Who the learner is.
    pub role: PracticeRole,
    /// How well the partner plays; any legal move where nobody says.
    pub strength: Option<PlayingStrength>,
    /// How often the partner slips.
    pub rate: SlipRate,
    /// By what.
    pub slips: Vec<Slip>,
    /// How much time there is.
    pub time: PracticeTime,
    /// What it is played for, where nobody slips and the learner plays.
    pub purpose: PracticePurpose,
    /// The booklet.
    pub edition: Edition,
}

impl Default for PracticeTerms {
    fn default() -> Self {
        Self {
            kind: PracticeKind::default(),
            role: PracticeRole::default(),
            strength: None,
            rate: SlipRate::NowAndThen,
            slips: Slip::VARIANTS.to_vec(),
            time: PracticeTime::default(),
            purpose: PracticePurpose::default(),
            edition: Edition::default(),
        }
    }
}

impl PracticeTerms {
    /// A game for whoever has nobody to play with: the partner keeps to the Laws.
    pub fn alone() -> Self {
        Self {
            kind: PracticeKind::Game,
            strength: PlayingStrength::of_number(3),
            rate: SlipRate::Never,
            ..Self::default()
        }
    }

    /// Whether the partner keeps to the Laws.
    pub fn is_without_slips(&self) -> bool {
        self.rate == SlipRate::Never
    }

    /// Whether it is played at the table.
    pub fn is_at_the_table(&self) -> bool {
        self.kind == PracticeKind::Game && self.role.color().is_some()
    }

    /// What it is played for: an exercise, or a game that is only watched, has no other purpose.
    pub fn purpose(&self) -> PracticePurpose {
        if self.is_at_the_table() {
            self.purpose
        } else {
            PracticePurpose::Plain
        }
    }

    /// The slips that can be made in such a game.
    pub fn possible_slips(&self) -> Vec<Slip> {
        let has_clock = self.time != PracticeTime::None;
        let all = self.slips.iter().copied();
        all.filter(|slip| !self.is_without_slips() && (has_clock || !slip.needs_clock()))
            .collect()
    }

    /// The game as a script without acts. Away from the table its arbiter has not seen it where somebody slips, so that whatever is
    /// wrong waits to be noticed.
    pub fn script(&self) -> Script {
        // A game that the learner watches is watched: Article 7 governs it, however fast it is.
        let is_watched = self.role == PracticeRole::Arbiter;
        let purpose = self.purpose();
        let control = purpose.control().or_else(|| self.time.control());
        let is_standard = is_watched || purpose.is_standard();
        Script {
            edition: self.edition,
            time: control.map(Times::same),
            play: is_standard.then_some(Pace::Standard),
            regulations: Regulations {
                own_score: purpose == PracticePurpose::OwnScoresheet,
                ..Regulations::default()
            },
            arbiter: if self.is_without_slips() || self.is_at_the_table() {
                Presence::Present
            } else {
                Presence::Elsewhere
            },
            ..Script::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws::Terms;

    fn terms(purpose: PracticePurpose) -> Terms {
        let terms = PracticeTerms {
            purpose,
            ..PracticeTerms::alone()
        };
        terms.script().terms(terms.edition)
    }

    #[test]
    fn every_purpose_has_its_time_and_is_watched() {
        for (purpose, control, pace) in [
            (PracticePurpose::Plain, "600+5", Pace::Rapid),
            (PracticePurpose::OwnScoresheet, "3600+30", Pace::Standard),
            (PracticePurpose::FortyMoves, "40/300:1800", Pace::Standard),
            (PracticePurpose::Rapid, "900+10", Pace::Rapid),
        ] {
            let terms = terms(purpose);
            let expected: TimeControl = control.parse().expect("a time control");
            let given = terms.control.as_ref().map(|it| &it.white);
            assert_eq!(given, Some(&expected), "{purpose}");
            assert_eq!(terms.play, pace, "{purpose}");
            assert!(terms.is_watched(), "{purpose}");
            let writes = purpose == PracticePurpose::OwnScoresheet;
            assert_eq!(terms.regulations.own_score, writes);
        }
    }

    #[test]
    fn an_exercise_serves_no_other_purpose() {
        let slips = PracticeTerms {
            purpose: PracticePurpose::OwnScoresheet,
            ..PracticeTerms::default()
        };
        assert!(!slips.script().regulations.own_score);
    }

    #[test]
    fn one_who_slips_at_the_table_is_watched_like_anybody_and_serves_every_purpose() {
        let slips = PracticeTerms {
            rate: SlipRate::Often,
            purpose: PracticePurpose::OwnScoresheet,
            ..PracticeTerms::alone()
        };
        let terms = slips.script().terms(slips.edition);
        assert!(terms.is_watched() && terms.regulations.own_score);
    }
}
