//! Facts that the arbiter establishes: what was touched, whether a side could still mate, when the game began.

use super::Table;
use crate::chess::{Board, Color, Position};
use crate::clock::Moment;
use crate::laws::answers::Question;
use crate::laws::booklets::Rule;
use crate::laws::facts::event::{ArbiterAct, Decision};
use crate::laws::facts::hands::{Manner, Turn};

impl Table {
    pub(super) fn apply_arbiter_act(&mut self, act: &ArbiterAct, at: Moment) {
        match *act {
            ArbiterAct::BeginSession | ArbiterAct::Start => {
                self.started = self.started.or(Some(at));
            }
            ArbiterAct::Warn(player) | ArbiterAct::Penalise(player, _) => {
                self.deal_with_two_hands(player);
            }
            ArbiterAct::Establish(color, can_mate) => {
                *self.established.get_mut(color) = Some(can_mate);
            }
            ArbiterAct::CallTouched(square) => {
                let is_claimed = self.is_touch_claimed();
                let is_in_doubt = self.is_contact_in_doubt() && !is_claimed;
                let (turn, board) = self.disputed_turn();
                let named = turn.last_contact_with(square);
                if is_in_doubt && named.is_none_or(|named| named.manner != Manner::Doubtful) {
                    turn.doubts_were_accidents();
                }
                match board.piece_at(square) {
                    Some(piece) if is_claimed && turn.doubtful().next().is_none() => {
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
                let is_in_doubt = self.is_contact_in_doubt();
                self.turn.last_was_an_accident(is_in_doubt);
            }
            _ => {}
        }
    }

    /// Two hands on a move that is not completed yet were warned for: the press that follows is an ordinary one.
    fn deal_with_two_hands(&mut self, player: Color) {
        if self
            .game
            .uncompleted(player)
            .is_some_and(|ply| ply.two_hands)
        {
            let made = self.game.two_handed(player);
            self.game.note_charge(player, made, Moment::START);
        } else if self.game.has_the_move() == player {
            self.turn.forget_both_hands();
        }
    }

    /// Whether a breach of touch-move by the player who made the last move is claimed and not decided.
    #[must_use]
    pub fn is_touch_claimed(&self) -> bool {
        self.questions.contains(&(Rule::TouchOwn, Question::Touch))
    }

    /// What was touched was said: whoever asked is answered.
    pub(in crate::laws) const fn answer_touch(&mut self) {
        self.turn.claim_touch(false);
    }

    /// Whether somebody wants to know what was touched: a breach or a touch is claimed, or the arbiter was asked.
    #[must_use]
    pub fn is_touch_asked(&self) -> bool {
        self.is_touch_claimed() || self.turn.is_touch_claimed() || self.is_contact_in_doubt()
    }

    /// Whether the oldest question is what a contact was.
    #[must_use]
    pub fn asks_what_a_contact_was(&self) -> bool {
        self.questions.first().is_some_and(is_about_a_contact)
    }

    /// Whether some question is what a contact was.
    #[must_use]
    pub fn is_contact_in_doubt(&self) -> bool {
        self.questions.iter().any(is_about_a_contact)
    }

    /// The turn whose touches are in dispute, and the pieces as they stood when it began.
    fn disputed_turn(&mut self) -> (&mut Turn, Board) {
        let plies = self.game.plies().len();
        let before = self.game.position_after(plies.saturating_sub(1));
        let before = before.map(|position| position.board().clone());
        let is_claimed = self.is_touch_claimed();
        let board = self.game.position().board().clone();
        match (before, self.game.last_turn_mut()) {
            (Some(before), Some(last)) if is_claimed => (last, before),
            _ => (&mut self.turn, board),
        }
    }
}

const fn is_about_a_contact(asked: &(Rule, Question)) -> bool {
    matches!(
        asked,
        (Rule::AccidentalTouch, Question::Touch | Question::Intent)
    )
}
