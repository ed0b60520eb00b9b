//! What a game against the program is played for: what is practised by it, and under which time.

use crate::clock::TimeControl;
use crate::record::play_mode::AssistLevel;

/// What a game against the program is played for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum PracticePurpose {
    /// A game as any other.
    #[default]
    Plain,
    /// Whoever plays writes the scoresheet.
    OwnScoresheet,
    /// There is little time for many moves.
    FortyMoves,
    /// Rapid, where an illegal move has its price.
    Rapid,
}

impl PracticePurpose {
    /// Every purpose.
    pub const ALL: [Self; 4] = [
        Self::Plain,
        Self::OwnScoresheet,
        Self::FortyMoves,
        Self::Rapid,
    ];

    /// Returns the time that belongs to it; nothing where any does.
    pub fn control(self) -> Option<TimeControl> {
        let written = match self {
            Self::Plain => return None,
            Self::OwnScoresheet => "3600+30",
            Self::FortyMoves => "40/300:1800",
            Self::Rapid => "900+10",
        };
        written.parse().ok()
    }

    /// Returns how much the program helps in it, where that much is chosen: whoever practises what a slip costs is not kept from it.
    pub fn help(self, chosen: AssistLevel) -> AssistLevel {
        if self != Self::Plain && chosen == AssistLevel::Teaching {
            AssistLevel::Friendly
        } else {
            chosen
        }
    }

    /// Whether Article 7 and the duty to record govern it as in standard play, however fast it is.
    pub const fn is_standard(self) -> bool {
        match self {
            Self::OwnScoresheet | Self::FortyMoves => true,
            Self::Plain | Self::Rapid => false,
        }
    }
}

/// What is asked of whoever plays on from a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum PositionAim {
    /// Nothing.
    #[default]
    Play,
    /// To win it.
    Win,
    /// To draw it at least.
    Hold,
}

impl PositionAim {
    /// Every aim.
    pub const ALL: [Self; 3] = [Self::Play, Self::Win, Self::Hold];
}
