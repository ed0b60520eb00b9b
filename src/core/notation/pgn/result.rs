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
        if matches!(mark, "1/2" | "½") {
            return Some(PgnResult::Draw);
        }
        let (score, length) = spelled_at_head(mark.trim())?;
        (length == mark.trim().len()).then_some(score)
    }

    /// How many bytes the score takes with which `text` begins, if it is written in two parts and `ends` holds of what
    /// stands behind it: `1-0`, `½ – ½`, `0.5-0.5`.
    pub(super) fn length_at_head(text: &str, ends: fn(char) -> bool) -> Option<usize> {
        let (_, length) = spelled_at_head(text)?;
        let behind = &text[length..];
        behind.chars().next().is_none_or(ends).then_some(length)
    }
}

/// The score in two parts with which a text begins, and how many bytes it takes.
fn spelled_at_head(text: &str) -> Option<(PgnResult, usize)> {
    let white = points_length(text)?;
    let dash = text[white..].trim_start_matches(is_gap);
    let black = dash.strip_prefix(|c: char| c == ':' || is_dash(c))?;
    let black = black.trim_start_matches(is_gap);
    let length = text.len() - black.len() + points_length(black)?;
    let score = match (
        points(&text[..white])?,
        points(&text[text.len() - black.len()..length])?,
    ) {
        // `1.0-0` is rather a first move that castles.
        ((2, decimal), (0, other)) if decimal == other => PgnResult::WhiteWins,
        ((0, decimal), (2, other)) if decimal == other => PgnResult::BlackWins,
        ((0, decimal), (0, other)) if decimal == other => PgnResult::BothLose,
        ((1, _), (1, _)) => PgnResult::Draw,
        ((1, _), (0, _)) => PgnResult::HalfToWhite,
        ((0, _), (1, _)) => PgnResult::HalfToBlack,
        _ => return None,
    };
    Some((score, length))
}

/// How many bytes of a text may tell the points of a player; none where none do.
fn points_length(text: &str) -> Option<usize> {
    let belongs = |c: char| c.is_ascii_digit() || matches!(c, '½' | '/' | '.' | ',');
    let length = text.find(|c| !belongs(c)).unwrap_or(text.len());
    (length > 0).then_some(length)
}

/// How many half points a text tells, and whether it does so in decimals.
fn points(text: &str) -> Option<(u8, bool)> {
    Some(match text {
        "0" => (0, false),
        "1" => (2, false),
        "½" | "1/2" => (1, false),
        "0.0" | "0,0" => (0, true),
        "1.0" | "1,0" => (2, true),
        "0.5" | "0,5" | ".5" | ",5" => (1, true),
        _ => return None,
    })
}

const fn is_gap(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\u{a0}')
}

const fn is_dash(c: char) -> bool {
    matches!(c, '-' | '‐' | '‑' | '‒' | '–' | '—' | '−')
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_is_read_in_every_spelling() {
        for (score, marks) in [
            (
                PgnResult::WhiteWins,
                &["1-0", "1–0", "1:0", "1 - 0", "1 – 0", " 1-0 ", "1.0-0.0"][..],
            ),
            (PgnResult::BlackWins, &["0-1", "0—1", "0 : 1", "0,0 - 1,0"]),
            (
                PgnResult::Draw,
                &[
                    "1/2-1/2",
                    "1/2",
                    "½",
                    "½-½",
                    "½–½",
                    "1/2 - 1/2",
                    "½ - ½",
                    "0.5-0.5",
                    "0,5 – 0,5",
                    ".5-.5",
                    "1/2-0.5",
                ],
            ),
            (PgnResult::HalfToWhite, &["½-0", "1/2 - 0", "0.5-0"]),
            (PgnResult::HalfToBlack, &["0-1/2", "0-0.5"]),
            (PgnResult::BothLose, &["0-0", "0:0", "0 - 0"]),
            (PgnResult::Unknown, &["*"]),
        ] {
            for mark in marks {
                assert_eq!(PgnResult::from_mark(mark), Some(score), "{mark}");
            }
        }
        for other in [
            "", "1", "1-1", "1.0-0", "0-0-0", "1-0!", "5-0.5", "2-0", "-", "1 0",
        ] {
            assert_eq!(PgnResult::from_mark(other), None, "{other}");
        }
    }
}
