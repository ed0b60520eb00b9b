//! Consequences: what a ruling changes on the table.

use super::{Standing, Table};
use crate::chess::{ByColor, Color, Move, Piece, Position, Role, Square};
use crate::clock::{Clock, Moment};
use crate::laws::concordance::Rule;
use crate::laws::event::Event;
use crate::laws::hands::Turn;
use crate::laws::question::Question;
use crate::laws::ruling::{Consequence, Ruling};

impl Table {
    /// Applies what a ruling says, and decides nothing.
    pub(in crate::laws) fn carry_out(&mut self, ruling: &Ruling, event: &Event) {
        for consequence in &ruling.consequences {
            self.apply(consequence, ruling.rule, event);
        }
        if ruling.rule == Rule::PenaltyList {
            // What a conduct deserves is answered by the penalty.
            self.questions
                .retain(|(_, question)| *question != Question::Penalty);
        }
    }

    fn apply(&mut self, consequence: &Consequence, rule: Rule, event: &Event) {
        let at = event.at;
        match *consequence {
            Consequence::Made(mv) => self.make(mv, at),
            Consequence::Completed(mv) => self.complete(mv, at),
            Consequence::TakeBack => {
                self.restore_board();
                self.turn.take_back();
            }
            Consequence::Reinstate => {
                self.restore_board();
                self.turn.take_back();
                self.retract_press(at);
            }
            Consequence::ReinstateAt(plies) => self.go_back_to(plies as usize, at),
            Consequence::Promoted(square, becomes) => self.promote(square, becomes),
            Consequence::Illegal(color, count) => *self.illegal.get_mut(color) = count,
            Consequence::Add(color, time) => self.with_clock(|clock| clock.add(color, time, at)),
            Consequence::Take(color, time) => self.with_clock(|clock| clock.take(color, time, at)),
            Consequence::Set(color, time) => self.with_clock(|clock| clock.set(color, time, at)),
            Consequence::Counters(white, black) => self.with_clock(|clock| {
                clock.set_moves(Color::White, white);
                clock.set_moves(Color::Black, black);
            }),
            Consequence::StopClocks => self.with_clock(|clock| clock.stop(at)),
            Consequence::StartClock(color) => self.start_clock(color, at),
            Consequence::Offer(color) => {
                self.offer = Some(color);
                self.game.note_offer(color);
            }
            Consequence::OfferLapsed => self.offer = None,
            Consequence::AskArbiter(question) => {
                if question.is_of_quickplay() {
                    self.postponed = None;
                }
                self.questions.push((rule, question));
            }
            Consequence::ClaimUpheld | Consequence::ClaimRejected => self.answer(rule),
            Consequence::ClaimPostponed => self.postpone(rule),
            Consequence::Increment(time) => {
                self.answer(rule);
                self.with_clock(|clock| clock.give_increment(time, at));
            }
            Consequence::PlayOver => self.end(Standing::Referred, at),
            Consequence::Over(outcome) => self.end(Standing::Ended(outcome, rule), at),
            Consequence::Annulled => self.end(Standing::Annulled, at),
            Consequence::MustSeal(color) => self.ask_for_sealed_move(color),
            Consequence::Adjourned => {
                self.standing = Standing::Adjourned;
                self.with_clock(|clock| clock.stop(at));
                self.close_envelope(at);
            }
            Consequence::Resumed => self.resume(),
            Consequence::SetUp => self.restore_board(),
            Consequence::Pressed(color) => {
                self.start_clock(color, at);
                self.with_clock(|clock| clock.press(color, at));
            }
            Consequence::MustMove(square) => {
                if let Some(piece) = self.game.position().board().piece_at(square) {
                    self.turn.bind(square, piece, at);
                }
            }
            Consequence::MustPlay(mv) => self.turn.intend(mv),
            Consequence::MustCapture(_)
            | Consequence::MustCastle(_)
            | Consequence::MayNotCastle(_)
            | Consequence::MustStay(_)
            | Consequence::MustPromote(_)
            | Consequence::Free
            | Consequence::ClaimLost(_)
            | Consequence::Flag(_)
            | Consequence::Period(..)
            | Consequence::Warning(_)
            | Consequence::Fined(_)
            | Consequence::Excluded(_)
            | Consequence::Expelled(_)
            | Consequence::Notice(_) => {}
        }
    }

    fn make(&mut self, mv: Move, at: Moment) {
        self.game.play(mv, at, self.turn.used_both_hands());
        self.turn = Turn::default();
        self.established = ByColor::default();
        self.recording.made(&self.game);
        self.note_in_adjournment(mv);
    }

    fn complete(&mut self, mv: Move, at: Moment) {
        if let Some(by) = self.game.who_has_yet_to_complete(mv) {
            let left = self.reading(by, at);
            self.game.complete(by, at, left);
        }
    }

    fn go_back_to(&mut self, plies: usize, at: Moment) {
        self.game.go_back_to(plies);
        self.recording.go_back_to(plies);
        self.restore_board();
        self.turn = Turn::default();
        self.offer = None;
        self.established = ByColor::default();
        self.start_clock(self.game.has_the_move(), at);
    }

    fn promote(&mut self, square: Square, role: Role) {
        if let Some(Piece { color, .. }) = self.board.piece_at(square) {
            self.board.set_piece_at(square, Piece { color, role });
        }
    }

    fn postpone(&mut self, rule: Rule) {
        let mut asked = self.questions.iter();
        if let Some(at) = asked.position(|(_, question)| question.is_of_quickplay()) {
            self.postponed = Some((rule, self.questions.remove(at).1));
        }
    }

    fn resume(&mut self) {
        self.standing = Standing::Playing;
        self.questions
            .retain(|(_, question)| *question != Question::SealedMove);
        self.open_envelope();
    }

    /// The question that this rule asked is answered.
    fn answer(&mut self, rule: Rule) {
        match self.questions.iter().position(|(asks, _)| *asks == rule) {
            Some(question) => drop(self.questions.remove(question)),
            None => self.postponed = self.postponed.filter(|(asks, _)| *asks != rule),
        }
    }

    fn end(&mut self, standing: Standing, at: Moment) {
        self.standing = standing;
        self.offer = None;
        self.questions.clear();
        self.postponed = None;
        self.with_clock(|clock| clock.stop(at));
    }

    fn with_clock<Answer>(&mut self, change: impl FnOnce(&mut Clock) -> Answer) {
        if let Some(clock) = &mut self.clock {
            change(clock);
        }
    }

    fn start_clock(&mut self, color: Color, at: Moment) {
        self.with_clock(|clock| {
            clock.stop(at);
            clock.start(color, at);
        });
    }

    fn restore_board(&mut self) {
        self.board = self.game.position().board().clone();
        self.hands = ByColor::default();
    }

    fn retract_press(&mut self, at: Moment) {
        let offender = self.game.has_the_move();
        self.with_clock(|clock| clock.retract_press(offender, at));
        self.start_clock(offender, at);
    }
}
