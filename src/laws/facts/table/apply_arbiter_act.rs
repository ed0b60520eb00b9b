//! Facts that the arbiter establishes: what was touched, whether a side could still mate, when the game began.

use super::Table;
use crate::chess::{Board, Position};
use crate::clock::Moment;
use crate::laws::answers::Question;
use crate::laws::booklets::Rule;
use crate::laws::facts::event::{ArbiterAct, Decision};
use crate::laws::facts::hands::Turn;

impl Table {
    pub(super) fn apply_arbiter_act(&mut self, act: &ArbiterAct, at: Moment) {
        match *act {
            ArbiterAct::Start => self.started = self.started.or(Some(at)),
            ArbiterAct::Establish(color, can_mate) => {
                *self.established.get_mut(color) = Some(can_mate);
            }
            ArbiterAct::CallTouched(square) => {
                let is_claimed = matches!(self.questions.last(), Some((_, Question::Touch)));
                let (turn, board) = self.disputed_turn();
                match board.piece_at(square) {
                    Some(piece) if is_claimed && turn.doubtful().is_empty() => {
                        turn.was_touched_first(square, piece);
                    }
                    Some(piece) => turn.was_touched(square, piece, at),
                    None => {}
                }
            }
            ArbiterAct::Decide(Decision::Accept) if self.asks_what_a_contact_was() => {
                self.turn.doubts_were_touches();
            }
            ArbiterAct::Decide(Decision::Reject) if self.asks_what_a_contact_was() => {
                self.turn.doubts_were_accidents();
            }
            ArbiterAct::CallAccidental if !self.is_touch_claimed() => {
                self.turn.last_was_an_accident();
            }
            _ => {}
        }
    }

    /// Whether a breach of touch-move by the player who made the last move is claimed and not decided.
    #[must_use]
    pub fn is_touch_claimed(&self) -> bool {
        self.questions.contains(&(Rule::TouchOwn, Question::Touch))
    }

    /// Whether the oldest question is what a contact was.
    #[must_use]
    pub fn asks_what_a_contact_was(&self) -> bool {
        matches!(
            self.questions.first(),
            Some((Rule::AccidentalTouch, Question::Touch | Question::Intent))
        )
    }

    /// The turn whose touches are in dispute, and the pieces as they stood when it began.
    fn disputed_turn(&mut self) -> (&mut Turn, &Board) {
        let plies = self.game.plies().len();
        let before = self.game.position_after(plies.saturating_sub(1));
        match before {
            Some(before) if self.questions.contains(&(Rule::TouchOwn, Question::Touch)) => {
                (&mut self.last_turn, before.board())
            }
            _ => (&mut self.turn, self.game.position().board()),
        }
    }
}
