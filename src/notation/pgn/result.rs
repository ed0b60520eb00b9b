//! How a game ended: the score in points, and why.

use std::fmt;

/// The score of a game in points, White's first.
///
/// PGN knows only the first four. The others are written as `*` and explained in a comment at the end, by which
/// they are read back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PgnResult {
    /// Not finished, or not known.
    #[default]
    Unknown,
    /// 1–0.
    WhiteWins,
    /// 0–1.
    BlackWins,
    /// ½–½.
    Draw,
    /// ½–0.
    HalfToWhite,
    /// 0–½.
    HalfToBlack,
    /// 0–0.
    BothLose,
}

impl PgnResult {
    /// Every score.
    pub const ALL: [PgnResult; 7] = [
        PgnResult::Unknown,
        PgnResult::WhiteWins,
        PgnResult::BlackWins,
        PgnResult::Draw,
        PgnResult::HalfToWhite,
        PgnResult::HalfToBlack,
        PgnResult::BothLose,
    ];

    /// The mark at the end of the moves and in the tag `Result`.
    #[must_use]
    pub const fn mark(self) -> &'static str {
        match self {
            PgnResult::WhiteWins => "1-0",
            PgnResult::BlackWins => "0-1",
            PgnResult::Draw => "1/2-1/2",
            PgnResult::Unknown
            | PgnResult::HalfToWhite
            | PgnResult::HalfToBlack
            | PgnResult::BothLose => "*",
        }
    }

    /// The score as tables print it, those included that PGN has no mark for: `½–½`, `0–0`.
    #[must_use]
    pub const fn printed(self) -> &'static str {
        match self {
            PgnResult::Unknown => "*",
            PgnResult::WhiteWins => "1–0",
            PgnResult::BlackWins => "0–1",
            PgnResult::Draw => "½–½",
            PgnResult::HalfToWhite => "½–0",
            PgnResult::HalfToBlack => "0–½",
            PgnResult::BothLose => "0–0",
        }
    }

    /// The comment that tells a score for which PGN has no mark.
    #[must_use]
    pub const fn explanation(self) -> Option<&'static str> {
        match self {
            PgnResult::HalfToWhite => {
                Some("Final score 1/2-0: half a point for White, nothing for Black")
            }
            PgnResult::HalfToBlack => {
                Some("Final score 0-1/2: nothing for White, half a point for Black")
            }
            PgnResult::BothLose => Some("Final score 0-0: nothing for either player"),
            PgnResult::Unknown | PgnResult::WhiteWins | PgnResult::BlackWins | PgnResult::Draw => {
                None
            }
        }
    }

    /// The score a mark stands for, in any usual spelling.
    #[must_use]
    pub fn from_mark(mark: &str) -> Option<PgnResult> {
        if let Some(exact) = match mark {
            "1-0" => Some(PgnResult::WhiteWins),
            "0-1" => Some(PgnResult::BlackWins),
            "1/2-1/2" => Some(PgnResult::Draw),
            "*" => Some(PgnResult::Unknown),
            _ => None,
        } {
            return Some(exact);
        }
        let first = mark.chars().next()?;
        if !matches!(first, '0' | '1' | '½') || mark.len() > 16 {
            return None;
        }
        match mark
            .replace(['–', '—', '−', ':'], "-")
            .replace('½', "1/2")
            .as_str()
        {
            "1-0" => Some(PgnResult::WhiteWins),
            "0-1" => Some(PgnResult::BlackWins),
            "1/2-1/2" | "1/2" => Some(PgnResult::Draw),
            "1/2-0" => Some(PgnResult::HalfToWhite),
            "0-1/2" => Some(PgnResult::HalfToBlack),
            "0-0" => Some(PgnResult::BothLose),
            _ => None,
        }
    }
}

/// Why a game ended, in the words of the tag `Termination`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Termination {
    /// Left by a player.
    Abandoned,
    /// Decided by a third party.
    Adjudication,
    /// A player died.
    Death,
    /// An emergency.
    Emergency,
    /// As games end.
    Normal,
    /// A breach of the rules, as a second illegal move.
    RulesInfraction,
    /// A flag fell.
    TimeForfeit,
    /// Not over.
    Unterminated,
}

impl Termination {
    /// The word in the tag.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Termination::Abandoned => "abandoned",
            Termination::Adjudication => "adjudication",
            Termination::Death => "death",
            Termination::Emergency => "emergency",
            Termination::Normal => "normal",
            Termination::RulesInfraction => "rules infraction",
            Termination::TimeForfeit => "time forfeit",
            Termination::Unterminated => "unterminated",
        }
    }
}

impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
