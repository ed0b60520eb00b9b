//! Facts that the arbiter establishes: what was touched, whether a side could still mate, when the game began.

use super::{Table, TakeBack};
use crate::chess::{Board, Color, Position, Square};
use crate::clock::Moment;
use crate::laws::answers::Question;
use crate::laws::editions::Rule;
use crate::laws::facts::event::{ArbiterAct, Decision};
use crate::laws::facts::half_move::Ply;
use crate::laws::facts::turn::{Manner, Turn};

impl Table {
    pub(super) fn apply_arbiter_act(&mut self, act: &ArbiterAct, at: Moment) {
        match *act {
            ArbiterAct::BeginSession => self.started = self.started.or(Some(at)),
            ArbiterAct::Start => {
                self.started = self.started.or(Some(at));
                self.held_by_arbiter = false;
            }
            // While players ask for moves back, the clocks stand for as long as that takes.
            ArbiterAct::Stop => self.held_by_arbiter |= self.take_back == TakeBack::NotAsked,
            ArbiterAct::Resume | ArbiterAct::StartClock(_) => self.held_by_arbiter = false,
            ArbiterAct::Warn(player) | ArbiterAct::Penalise(player, _) => {
                self.deal_with_two_hands(player);
            }
            ArbiterAct::Establish(color, can_mate) => {
                *self.established.get_mut(color) = Some(can_mate);
            }
            ArbiterAct::CallTouched(square) => self.call_touched(square, at),
            ArbiterAct::CallUntouched(square) if !self.is_touch_claimed() => {
                self.turn.was_an_accident(square);
            }
            ArbiterAct::Decide(Decision::Accept) if self.asks_what_was_touched() => {
                self.find_the_only_contact(at);
            }
            ArbiterAct::Decide(Decision::Accept) if self.asks_what_a_contact_was() => {
                self.turn_in_doubt().doubts_were_touches();
            }
            ArbiterAct::Decide(Decision::Reject) if self.asks_what_a_contact_was() => {
                self.turn_in_doubt().doubts_were_accidents();
            }
            ArbiterAct::CallAccidental if !self.is_touch_claimed() => {
                let is_in_doubt = self.is_contact_in_doubt();
                if is_in_doubt {
                    self.turn_in_doubt().last_was_an_accident(is_in_doubt);
                } else {
                    self.turn.last_was_an_accident(is_in_doubt);
                }
            }
            _ => {}
        }
    }

    /// The arbiter names a piece that was touched on purpose: on the turn that is disputed, or where nobody has come into contact
    /// with it since, but somebody had before the last move, on that one.
    fn call_touched(&mut self, square: Square, at: Moment) {
        let is_claimed = self.is_touch_claimed();
        let is_in_doubt = self.is_contact_in_doubt() && !is_claimed;
        // Of one that was known to be meant there is nothing left to say: this is another one, of now.
        let before = |ply: &Ply| {
            let contact = ply.turn.last_contact_with(square);
            contact.is_some_and(|it| it.by != ply.by || it.manner != Manner::Deliberate)
        };
        let is_of_the_last =
            self.turn.last_contact_with(square).is_none() && self.game.last().is_some_and(before);
        self.about_last_move = !is_claimed && is_of_the_last;
        let is_about_last = is_claimed || self.about_last_move;
        let (turn, board) = self.disputed_turn(is_about_last);
        let named = turn.last_contact_with(square);
        if is_in_doubt && named.is_none_or(|named| named.manner != Manner::Doubtful) {
            turn.doubts_were_accidents();
        }
        let is_known = turn.touches().any(|touch| touch.square == square);
        match board.piece_at(square) {
            Some(piece) if is_claimed && !is_known && turn.doubtful().next().is_none() => {
                turn.was_touched_first(square, piece);
            }
            Some(piece) => turn.was_touched(square, piece, at),
            None => {}
        }
    }

    /// A claim of a touch is upheld and no piece named: the only one with which its player came into contact before the last
    /// move in any other way than on purpose was touched, if there is just one.
    fn find_the_only_contact(&mut self, at: Moment) {
        let Some(last) = self.game.last() else {
            return;
        };
        let mut found = last
            .turn
            .contacts()
            .iter()
            .filter(|contact| contact.by == last.by && contact.manner != Manner::Deliberate);
        if let (Some(contact), None) = (found.next().copied(), found.next()) {
            self.call_touched(contact.square, at);
        }
    }

    /// The turn whose contacts are in doubt: the one in progress, or the one that led to the last move.
    fn turn_in_doubt(&mut self) -> &mut Turn {
        let before = |ply: &Ply| ply.turn.doubtful().next().is_some();
        self.about_last_move =
            self.turn.doubtful().next().is_none() && self.game.last().is_some_and(before);
        self.disputed_turn(self.about_last_move).0
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
    pub fn is_touch_claimed(&self) -> bool {
        self.questions.contains(&(Rule::TouchOwn, Question::Touch))
    }

    /// What was touched was said: whoever asked is answered.
    pub(in crate::laws) const fn answer_touch(&mut self) {
        self.turn.claim_touch(false);
    }

    /// Whether somebody wants to know what was touched: a breach or a touch is claimed, or the arbiter was asked.
    pub fn is_touch_asked(&self) -> bool {
        self.is_touch_claimed() || self.turn.is_touch_claimed() || self.is_contact_in_doubt()
    }

    /// Whether the oldest question is what a contact was.
    pub fn asks_what_a_contact_was(&self) -> bool {
        self.questions
            .first()
            .copied()
            .is_some_and(is_about_a_contact)
    }

    /// Whether the oldest question is whether a breach of touch-move that is claimed came about.
    pub fn asks_what_was_touched(&self) -> bool {
        self.questions.first() == Some(&(Rule::TouchOwn, Question::Touch))
    }

    /// Whether some question is what a contact was of the player who has the move.
    pub fn is_own_contact_in_doubt(&self) -> bool {
        self.is_contact_in_doubt() && self.turn.doubtful().next().is_some()
    }

    /// Whether some question is what a contact was.
    pub fn is_contact_in_doubt(&self) -> bool {
        self.questions.iter().copied().any(is_about_a_contact)
    }

    /// The turn whose touches are in dispute, that of the last move or the one in progress, and the pieces as they stood when it
    /// began.
    fn disputed_turn(&mut self, is_of_the_last: bool) -> (&mut Turn, Board) {
        let plies = self.game.plies().len();
        let before = self.game.position_after(plies.saturating_sub(1));
        let before = before.map(|position| position.board().clone());
        let board = self.game.position().board().clone();
        match (before, self.game.last_turn_mut()) {
            (Some(before), Some(last)) if is_of_the_last => (last, before),
            _ => (&mut self.turn, board),
        }
    }
}

const fn is_about_a_contact(asked: (Rule, Question)) -> bool {
    matches!(
        asked,
        (Rule::AccidentalTouch, Question::Touch | Question::Intent)
    )
}
