//! What a win, a draw and a bye are worth in a tournament.

use serde::{Deserialize, Serialize};

use super::board_result::BoardResult;
use super::points::Points;
use super::round::Bye;
use crate::chess::Color;
use crate::laws::{Outcome, Score};

/// What results are worth (TRF26, record 162; Art. 10.1 of the Laws where nothing else is announced).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PointSystem {
    /// A win, over the board or by forfeit, and a full-point bye.
    pub win: Points,
    /// A draw, and a half-point bye.
    pub draw: Points,
    /// A loss over the board.
    pub loss: Points,
    /// A game forfeited, and a zero-point bye.
    pub absence: Points,
    /// A bye that the pairing allocates.
    pub pairing_bye: Points,
}

impl Default for PointSystem {
    /// One point, half a point, none; the pairing-allocated bye counts as a win.
    fn default() -> Self {
        Self {
            win: Points::halves(2),
            draw: Points::halves(1),
            loss: Points::ZERO,
            absence: Points::ZERO,
            pairing_bye: Points::halves(2),
        }
    }
}

impl PointSystem {
    /// Returns what one player scores by the result of a board; none while the game is not over.
    pub const fn of_result(&self, result: BoardResult, color: Color) -> Option<Points> {
        match result {
            BoardResult::Pending => None,
            BoardResult::Played(outcome) | BoardResult::Unrated(outcome) => {
                Some(self.of_score(outcome, color))
            }
            BoardResult::Forfeited(forfeit) => Some(if forfeit.is_of(color) {
                self.absence
            } else {
                self.win
            }),
        }
    }

    const fn of_score(&self, outcome: Outcome, color: Color) -> Points {
        match outcome.score(color) {
            Score::One => self.win,
            Score::Half => self.draw,
            Score::Zero => self.loss,
        }
    }

    /// Returns what a bye is worth.
    pub const fn of_bye(&self, bye: Bye) -> Points {
        match bye {
            Bye::Full => self.win,
            Bye::Half => self.draw,
            Bye::Pairing => self.pairing_bye,
            Bye::Zero => self.absence,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::Forfeit;

    #[test]
    fn an_absent_player_scores_by_the_absence_and_the_other_wins() {
        let three = PointSystem {
            win: Points::halves(6),
            draw: Points::halves(2),
            loss: Points::halves(1),
            ..PointSystem::default()
        };
        let forfeited = BoardResult::Forfeited(Forfeit::Black);
        assert_eq!(
            three.of_result(forfeited, Color::White),
            Some(Points::halves(6))
        );
        assert_eq!(three.of_result(forfeited, Color::Black), Some(Points::ZERO));
        let lost = BoardResult::Played(Outcome::BOTH_LOSE);
        assert_eq!(three.of_result(lost, Color::Black), Some(Points::halves(1)));
        assert_eq!(three.of_result(BoardResult::Pending, Color::White), None);
        assert_eq!(three.of_bye(Bye::Pairing), Points::halves(2));
    }
}
