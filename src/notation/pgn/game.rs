//! A game as PGN can tell it.

use std::fmt;
use std::time::Duration;

use super::tags::Tags;
use crate::chess::{Chess, Move};

/// A whole game: who, from where, which moves, how it ended.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Game {
    /// The tags. `Result`, `SetUp`, `FEN` and `Variant` follow from the fields below when the game is written.
    pub tags: Tags,
    /// The position before the first move.
    pub start: Chess,
    /// Whether castling follows the rules of Chess960.
    pub chess960: bool,
    /// What is said before the first move.
    pub opening: Vec<Remark>,
    /// The moves.
    pub plies: Vec<Ply>,
    /// The score.
    pub score: Score,
}

/// One player's move and what belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub mv: Move,
    /// The time left to the player after it.
    pub clock: Option<Duration>,
    /// Whether a draw was offered with it.
    pub draw_offer: bool,
    /// Numeric annotations, as `1` for a good move.
    pub nags: Vec<u8>,
    /// What is said after it.
    pub remarks: Vec<Remark>,
    /// Variations instead of it, as they stood, without their brackets.
    pub variations: Vec<String>,
}

impl From<Move> for Ply {
    fn from(mv: Move) -> Self {
        Ply {
            mv,
            clock: None,
            draw_offer: false,
            nags: Vec::new(),
            remarks: Vec::new(),
            variations: Vec::new(),
        }
    }
}

/// Something said between the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// A comment.
    Text(String),
    /// An illegal move that was made next and taken back, as it was written. PGN has no other place for it.
    Retracted(String),
}

/// The score of a game in points, White's first.
///
/// PGN knows only the first four. The others are written as `*` and explained in a comment at the end, by which
/// they are read back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Score {
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

impl Score {
    /// Every score.
    pub const ALL: [Score; 7] = [
        Score::Unknown,
        Score::WhiteWins,
        Score::BlackWins,
        Score::Draw,
        Score::HalfToWhite,
        Score::HalfToBlack,
        Score::BothLose,
    ];

    /// The mark at the end of the moves and in the tag `Result`.
    #[must_use]
    pub const fn mark(self) -> &'static str {
        match self {
            Score::WhiteWins => "1-0",
            Score::BlackWins => "0-1",
            Score::Draw => "1/2-1/2",
            Score::Unknown | Score::HalfToWhite | Score::HalfToBlack | Score::BothLose => "*",
        }
    }

    /// The comment that tells a score for which PGN has no mark.
    #[must_use]
    pub const fn explanation(self) -> Option<&'static str> {
        match self {
            Score::HalfToWhite => {
                Some("Final score 1/2-0: half a point for White, nothing for Black")
            }
            Score::HalfToBlack => {
                Some("Final score 0-1/2: nothing for White, half a point for Black")
            }
            Score::BothLose => Some("Final score 0-0: nothing for either player"),
            Score::Unknown | Score::WhiteWins | Score::BlackWins | Score::Draw => None,
        }
    }

    /// The score a mark stands for, in any usual spelling.
    #[must_use]
    pub fn from_mark(mark: &str) -> Option<Score> {
        if let Some(exact) = match mark {
            "1-0" => Some(Score::WhiteWins),
            "0-1" => Some(Score::BlackWins),
            "1/2-1/2" => Some(Score::Draw),
            "*" => Some(Score::Unknown),
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
            "1-0" => Some(Score::WhiteWins),
            "0-1" => Some(Score::BlackWins),
            "1/2-1/2" | "1/2" => Some(Score::Draw),
            "1/2-0" => Some(Score::HalfToWhite),
            "0-1/2" => Some(Score::HalfToBlack),
            "0-0" => Some(Score::BothLose),
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
