//! Envelopes and arrivals: what is witnessed of an adjournment, and what rulings change in it.

use super::{Standing, Table};
use crate::chess::{Color, Move, Position};
use crate::clock::Moment;
use crate::laws::answers::{Consequence, Question};
use crate::laws::facts::adjournment::{Adjournment, SealedEnvelope, SealedMoveText};
use crate::laws::facts::event::{ArbiterAct, Deed, Event, PlayerAct};
use crate::laws::facts::half_move::Press;

impl Table {
    /// Returns whether that player has sealed the reply in a second envelope, so that their press starts the absent
    /// opponent's clock (Guideline I.9.3).
    pub fn has_sealed_reply(&self, player: Color) -> bool {
        let reply = self.adjournment().and_then(Adjournment::reply);
        reply.is_some_and(|reply| reply.by == player)
    }

    pub(super) fn apply_adjournment(&mut self, event: &Event) {
        let at = event.at;
        match &event.deed {
            Deed::Player(color, PlayerAct::Seal(text)) => {
                self.enclose(*color, SealedMoveText::Text(text.clone()), at);
            }
            Deed::Player(color, PlayerAct::Enclose(fingerprint)) => {
                self.enclose(*color, SealedMoveText::Unread(fingerprint.clone()), at);
            }
            Deed::Player(color, PlayerAct::Arrive) => {
                if let Some(adjournment) = self.closed_adjournment() {
                    adjournment.arrive(*color, at);
                }
            }
            Deed::Arbiter(ArbiterAct::SeePresent(color)) => {
                if let Some(adjournment) = self.closed_adjournment() {
                    adjournment.was_there(*color, at);
                }
                let lateness = Question::Lateness(*color);
                self.questions.retain(|(_, asked)| *asked != lateness);
            }
            Deed::Arbiter(ArbiterAct::BeginSession | ArbiterAct::Start) => {
                self.session_began = at;
            }
            Deed::Arbiter(ArbiterAct::Resume) if self.standing == Standing::Adjourned => {
                self.session_began = at;
                if let Some(adjournment) = self.closed_adjournment() {
                    adjournment.resume(at);
                }
            }
            Deed::Arbiter(ArbiterAct::LoseEnvelope) if self.standing == Standing::Adjourned => {
                if let Some(adjournment) = self.closed_adjournment() {
                    adjournment.lose();
                }
            }
            _ => {}
        }
    }

    fn closed_adjournment(&mut self) -> Option<&mut Adjournment> {
        self.adjournment
            .as_mut()
            .filter(|adjournment| adjournment.closed().is_some())
    }

    /// A player puts a move into an envelope: the one asked for, the reply to one, or one that adjourns the game early.
    fn enclose(&mut self, color: Color, paper: SealedMoveText, at: Moment) {
        let adjournment = self.adjournment.as_ref();
        let is_expected = adjournment.is_some_and(|adjournment| {
            adjournment.is_sealing(color) || adjournment.may_seal_reply(color)
        });
        let has_the_move = self.game.has_the_move() == color;
        if self.standing != Standing::Playing || !is_expected && !has_the_move {
            return;
        }
        if !is_expected {
            self.adjournment = Some(Adjournment::of(color));
        }
        let envelope = SealedEnvelope {
            by: color,
            paper,
            number: self.game.position().fullmoves().get(),
            offer: self.offer(),
            at,
        };
        if let Some(adjournment) = &mut self.adjournment {
            adjournment.enclose(envelope);
        }
    }

    /// What a ruling changes in an adjournment; every other consequence is none of its business.
    pub(super) fn apply_to_adjournment(&mut self, consequence: &Consequence, at: Moment) {
        match *consequence {
            Consequence::MustSeal(color) => self.ask_for_sealed_move(color),
            Consequence::NeedNotSeal(_) => self.adjournment = None,
            Consequence::Adjourned => {
                self.standing = Standing::Adjourned;
                self.with_clock(|clock| clock.stop(at));
                self.held_by_arbiter = false;
                self.close_envelope(at);
            }
            Consequence::Resumed => {
                self.standing = Standing::Playing;
                if let Some(adjournment) = &mut self.adjournment {
                    adjournment.open();
                }
            }
            Consequence::SetUp => {
                self.restore_board();
                self.hide_sealed_move();
                self.questions
                    .retain(|(_, question)| *question != Question::SealedMove);
            }
            Consequence::Pressed(color) => {
                self.start_clock(color, at);
                self.with_clock(|clock| clock.press(color, at));
                let gain = self.clock.as_ref().and_then(|clock| clock.last_gain(color));
                let left = self.reading(color, at);
                self.game.note_press(color, Press { at, left, gain });
            }
            _ => {}
        }
    }

    /// Sets up the position before the sealed move (I.5) where that move had been made on the board: until the envelope is
    /// opened, or known to be lost, it is not played.
    fn hide_sealed_move(&mut self) {
        let played = self.adjournment.as_ref().and_then(Adjournment::played);
        let before = self.game.plies().len().saturating_sub(1);
        if self.standing == Standing::Adjourned
            && played.is_some()
            && let Some(position) = self.game.position_after(before)
        {
            self.board = position.board().clone();
        }
    }

    /// The session is over: that player must seal. What was sealed of the player's own accord stays in its envelope.
    fn ask_for_sealed_move(&mut self, color: Color) {
        let adjournment = self
            .adjournment
            .take()
            .filter(|adjournment| adjournment.is_sealing(color));
        let mut adjournment = adjournment.unwrap_or_else(|| Adjournment::of(color));
        adjournment.ask();
        self.adjournment = Some(adjournment);
    }

    fn close_envelope(&mut self, at: Moment) {
        let plies = self.game.plies().len();
        if let Some(adjournment) = &mut self.adjournment {
            adjournment.close(at, plies);
        }
    }

    /// A move was made: on the board by a player who was to seal it, or out of the envelope with the reply.
    pub(super) fn note_in_adjournment(&mut self, mv: Move) {
        let Some(by) = self.game.last().map(|ply| ply.by) else {
            return;
        };
        let Some(adjournment) = &mut self.adjournment else {
            return;
        };
        if adjournment.is_sealing(by) && adjournment.is_asked() {
            adjournment.play(mv);
        } else if by == adjournment.replier() {
            adjournment.open_reply();
        }
    }
}
