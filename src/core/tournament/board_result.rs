//! The result of a board: played, not rated, forfeited, or not yet there.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::chess::Color;
use crate::laws::{Outcome, Score};

/// Who did not come, or left before the first move, so that no game was played (Art. 6.7 of the Laws).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumIter)]
pub enum Forfeit {
    /// White: the point is Black's.
    White,
    /// Black: the point is White's.
    Black,
    /// Both: neither has a point.
    Both,
}

impl Forfeit {
    /// Whether that side is one that forfeits.
    pub const fn is_of(self, color: Color) -> bool {
        match self {
            Self::White => matches!(color, Color::White),
            Self::Black => matches!(color, Color::Black),
            Self::Both => true,
        }
    }
}

/// What came of a pairing. [`fmt::Display`] writes what [`FromStr`] reads, as the file of a tournament keeps it: `1-0`,
/// `1/2-0`, `0-0`, `1-0 unrated`, `+-`, `--`, `*`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum BoardResult {
    /// The game is still to be played, or under way.
    #[default]
    Pending,
    /// A game over the board ended so; the two scores need not add up to one (Art. 11.8).
    Played(Outcome),
    /// It ended so before each side had made a move, and is not rated (TRF: `W`, `D`, `L`).
    Unrated(Outcome),
    /// No game was played.
    Forfeited(Forfeit),
}

/// A text that is no result of a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no result of a board: {0}")]
pub struct UnknownResult(pub String);

/// What stands behind the score of a game that is not rated.
const UNRATED: &str = " unrated";

impl BoardResult {
    /// A draw over the board.
    pub const DRAW: Self = Self::Played(Outcome::DRAW);

    /// Returns a win over the board for that side.
    pub const fn win(color: Color) -> Self {
        Self::Played(Outcome::win(color))
    }

    /// Whether the pairing is still without a result.
    pub const fn is_pending(self) -> bool {
        matches!(self, Self::Pending)
    }

    /// Whether both players sat down and played, rated or not.
    pub const fn is_played(self) -> bool {
        matches!(self, Self::Played(_) | Self::Unrated(_))
    }

    /// Returns the result as tables print it: `½–½`, `+ –`; `*` while there is none. That a game is not rated is not told.
    pub fn printed(self) -> String {
        match self {
            Self::Pending => "*".to_owned(),
            Self::Played(outcome) | Self::Unrated(outcome) => outcome.printed(),
            Self::Forfeited(Forfeit::White) => "– +".to_owned(),
            Self::Forfeited(Forfeit::Black) => "+ –".to_owned(),
            Self::Forfeited(Forfeit::Both) => "– –".to_owned(),
        }
    }

    /// Returns the letter by which a TRF tells this side's result; a blank while there is none.
    pub const fn letter(self, color: Color) -> char {
        match self {
            Self::Pending => ' ',
            Self::Played(outcome) => match outcome.score(color) {
                Score::One => '1',
                Score::Half => '=',
                Score::Zero => '0',
            },
            Self::Unrated(outcome) => match outcome.score(color) {
                Score::One => 'W',
                Score::Half => 'D',
                Score::Zero => 'L',
            },
            Self::Forfeited(forfeit) => {
                if forfeit.is_of(color) {
                    '-'
                } else {
                    '+'
                }
            }
        }
    }

    /// Returns the result that both letters tell; none where one is no letter of a game, or they are of different kinds.
    pub fn of_letters(white: char, black: char) -> Option<Self> {
        let rated = |letter| match letter {
            '1' => Some(Score::One),
            '=' => Some(Score::Half),
            '0' => Some(Score::Zero),
            _ => None,
        };
        let unrated = |letter: char| match letter.to_ascii_uppercase() {
            'W' => Some(Score::One),
            'D' => Some(Score::Half),
            'L' => Some(Score::Zero),
            _ => None,
        };
        match (white, black) {
            (' ', ' ') => return Some(Self::Pending),
            ('+', '-') => return Some(Self::Forfeited(Forfeit::Black)),
            ('-', '+') => return Some(Self::Forfeited(Forfeit::White)),
            ('-', '-') => return Some(Self::Forfeited(Forfeit::Both)),
            _ => {}
        }
        let played = rated(white).zip(rated(black));
        let played = played.map(|(white, black)| Self::Played(Outcome { white, black }));
        played.or_else(|| {
            let (white, black) = unrated(white).zip(unrated(black))?;
            Some(Self::Unrated(Outcome { white, black }))
        })
    }
}

impl fmt::Display for BoardResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pending => f.write_str("*"),
            Self::Played(outcome) => write!(f, "{outcome}"),
            Self::Unrated(outcome) => write!(f, "{outcome}{UNRATED}"),
            Self::Forfeited(_) => {
                write!(
                    f,
                    "{}{}",
                    self.letter(Color::White),
                    self.letter(Color::Black)
                )
            }
        }
    }
}

fn read_score(text: &str) -> Option<Score> {
    Score::ALL
        .into_iter()
        .find(|score| score.to_string() == text)
}

impl FromStr for BoardResult {
    type Err = UnknownResult;

    fn from_str(text: &str) -> Result<Self, UnknownResult> {
        let unknown = || UnknownResult(text.to_owned());
        match text {
            "*" => return Ok(Self::Pending),
            "+-" => return Ok(Self::Forfeited(Forfeit::Black)),
            "-+" => return Ok(Self::Forfeited(Forfeit::White)),
            "--" => return Ok(Self::Forfeited(Forfeit::Both)),
            _ => {}
        }
        let (scores, is_rated) = match text.strip_suffix(UNRATED) {
            Some(scores) => (scores, false),
            None => (text, true),
        };
        let (white, black) = scores.split_once('-').ok_or_else(unknown)?;
        let outcome = Outcome {
            white: read_score(white).ok_or_else(unknown)?,
            black: read_score(black).ok_or_else(unknown)?,
        };
        Ok(if is_rated {
            Self::Played(outcome)
        } else {
            Self::Unrated(outcome)
        })
    }
}

impl From<BoardResult> for String {
    fn from(result: BoardResult) -> Self {
        result.to_string()
    }
}

impl TryFrom<String> for BoardResult {
    type Error = UnknownResult;

    fn try_from(text: String) -> Result<Self, UnknownResult> {
        text.parse()
    }
}

/// Every result that a board can have.
#[cfg(test)]
pub(super) fn every_result() -> Vec<BoardResult> {
    use strum::IntoEnumIterator;
    let outcomes = Score::ALL
        .into_iter()
        .flat_map(|white| Score::ALL.map(|black| Outcome { white, black }));
    let played =
        outcomes.flat_map(|outcome| [BoardResult::Played(outcome), BoardResult::Unrated(outcome)]);
    let forfeited = Forfeit::iter().map(BoardResult::Forfeited);
    played
        .chain(forfeited)
        .chain([BoardResult::Pending])
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_result_is_read_as_it_is_written_and_by_its_letters() {
        let all = every_result();
        assert_eq!(all.len(), 22);
        for result in all {
            assert_eq!(result.to_string().parse(), Ok(result));
            let letters = (result.letter(Color::White), result.letter(Color::Black));
            assert_eq!(BoardResult::of_letters(letters.0, letters.1), Some(result));
        }
    }

    #[test]
    fn what_is_no_result_is_refused() {
        for text in ["", "1", "1-2", "1-0 rated", "+", "½-½", "1 - 0"] {
            assert_eq!(
                text.parse::<BoardResult>(),
                Err(UnknownResult(text.to_owned()))
            );
        }
        for (white, black) in [('1', '-'), ('1', ' '), ('+', '0'), ('W', '0'), ('H', ' ')] {
            assert_eq!(BoardResult::of_letters(white, black), None);
        }
    }

    #[test]
    fn whoever_forfeits_has_the_minus() {
        let forfeited = BoardResult::Forfeited(Forfeit::Black);
        assert_eq!(forfeited.letter(Color::White), '+');
        assert_eq!(forfeited.letter(Color::Black), '-');
        assert_eq!(
            BoardResult::of_letters('w', 'l'),
            Some(BoardResult::Unrated(Outcome::win(Color::White)))
        );
    }
}
