//! Consequences: what a ruling changes on the table.

use super::{Standing, Table};
use crate::chess::{ByColor, Color, Move, Piece, Position};
use crate::clock::{Clock, Moment, Pressed};
use crate::laws::answers::{Consequence, Question, Ruling};
use crate::laws::booklets::Rule;
use crate::laws::facts::event::Event;
use crate::laws::facts::game_moves::Ply;
use crate::laws::facts::hands::Turn;
use crate::laws::facts::illegal_on_board::{Illegality, as_a_move};
use crate::laws::facts::obligation::king_arrival;

/// Whether the arbiter was asked what a clock found wrong should show; once it runs again, it shows what it should.
const fn asks_for_times((rule, question): (Rule, Question)) -> bool {
    matches!(rule, Rule::ClockConclusive | Rule::ClockWrongSetting)
        && matches!(question, Question::Times)
}

impl Table {
    /// Applies what a ruling says, and decides nothing.
    pub(in crate::laws) fn apply_ruling(&mut self, ruling: &Ruling, event: &Event) {
        for consequence in &ruling.consequences {
            self.apply_consequence(consequence, ruling.rule, event);
        }
        if ruling.rule == Rule::PenaltyList {
            // What a conduct deserves is answered by the penalty.
            self.questions
                .retain(|(_, question)| *question != Question::Penalty);
        }
    }

    fn apply_consequence(&mut self, consequence: &Consequence, rule: Rule, event: &Event) {
        let at = event.at;
        match *consequence {
            Consequence::Made(mv) => self.make(mv, at),
            Consequence::Completed(mv) => self.complete(mv, at),
            Consequence::TakeBack => {
                self.restore_board();
                self.turn.take_back();
                let mover = self.game.has_the_move();
                self.turn.expect_press(event.player() == Some(mover));
            }
            Consequence::Unmade(_) => self.unmake(at),
            Consequence::Reinstate => {
                self.not_legal = self.what_is_not_legal();
                self.restore_board();
                self.turn.reinstate();
                self.retract_press(at);
            }
            Consequence::ReinstateAt(plies) => {
                self.reinstate_at(plies as usize);
                self.start_clock(self.game.has_the_move(), at);
            }
            Consequence::Promoted(square, new) => {
                let color = self.game.has_the_move();
                self.board.set_piece_at(square, Piece { color, role: new });
            }
            Consequence::Illegal(color, count) => {
                *self.illegal.get_mut(color) = count;
                self.game.note_charge(color);
            }
            Consequence::Irregular => self.let_stand(at),
            Consequence::TakenUp(color) => self.take_up(color),
            Consequence::Add(color, time) => self.with_clock(|clock| clock.add(color, time, at)),
            Consequence::Take(color, time) => self.with_clock(|clock| clock.take(color, time, at)),
            Consequence::Set(color, time) => {
                self.with_clock(|clock| clock.set(color, time, at));
                self.questions
                    .retain(|asked| *asked != (rule, Question::Times) || asks_for_times(*asked));
            }
            Consequence::Counters(moves) => self.with_clock(|clock| {
                clock.set_moves(Color::White, moves.white);
                clock.set_moves(Color::Black, moves.black);
            }),
            Consequence::StopClocks => self.with_clock(|clock| clock.stop(at)),
            Consequence::StartClock(color) => {
                self.questions.retain(|asked| !asks_for_times(*asked));
                self.start_clock(color, at);
            }
            Consequence::Offer(color) => {
                self.offer = Some(color);
                self.game.note_offer(color);
            }
            Consequence::OfferLapsed => self.offer = None,
            Consequence::AskArbiter(question) => self.ask(rule, question),
            Consequence::ClaimUpheld | Consequence::ClaimRejected => self.answer(rule),
            Consequence::ClaimPostponed => self.postpone(rule),
            Consequence::Increment(time) if rule != Rule::QpfIncrementRequest => {
                self.with_clock(|clock| clock.set_increment(time, at));
            }
            Consequence::Increment(time) => {
                self.answer(rule);
                self.with_clock(|clock| clock.give_increment(time, at));
            }
            Consequence::PlayOver => self.end(Standing::Referred, at),
            Consequence::Over(outcome) => self.end(Standing::Ended(outcome, rule), at),
            Consequence::Annulled => self.end(Standing::Annulled, at),
            Consequence::MustSeal(_)
            | Consequence::Adjourned
            | Consequence::Resumed
            | Consequence::SetUp
            | Consequence::Pressed(_) => self.apply_to_adjournment(consequence, at),
            Consequence::Period(color, period) => self.enter_period(color, period, at),
            Consequence::PressTakenBack(_) => {
                self.turn.expect_press(false);
                self.retract_press(at);
            }
            Consequence::MustMove(_)
            | Consequence::MustCapture(_)
            | Consequence::MustAnnounce(_)
            | Consequence::MustPlay(_)
            | Consequence::MustCastle(_)
            | Consequence::MustStay(_) => self.bind(consequence, rule, at),
            Consequence::MayNotCastle(_)
            | Consequence::MustPromote(_)
            | Consequence::Free
            | Consequence::ClaimLost(_)
            | Consequence::Flag(_)
            | Consequence::Warning(_)
            | Consequence::Fined(_)
            | Consequence::Excluded(_)
            | Consequence::Expelled(_)
            | Consequence::Notice(_) => {}
        }
    }

    fn make(&mut self, mv: Move, at: Moment) {
        self.game.play(mv, at, self.turn.used_both_hands());
        self.last_turn = std::mem::take(&mut self.turn);
        self.established = ByColor::default();
        self.recording.made(&self.game);
        self.note_in_adjournment(mv);
        self.questions
            .retain(|asked| *asked != (Rule::TouchOwn, Question::Touch));
    }

    fn complete(&mut self, mv: Move, at: Moment) {
        if let Some(by) = self.game.who_has_yet_to_complete(mv) {
            let left = self.reading(by, at);
            self.game.complete(by, at, left);
        }
    }

    /// What the player who has the move must do, whatever they touch.
    fn bind(&mut self, consequence: &Consequence, rule: Rule, at: Moment) {
        let position = self.game.position();
        match *consequence {
            Consequence::MustMove(square) | Consequence::MustCapture(square) => {
                if let Some(piece) = position.board().piece_at(square) {
                    self.turn.bind(square, piece, at);
                }
            }
            Consequence::MustPlay(mv) | Consequence::MustAnnounce(mv) => self.turn.intend(mv, rule),
            Consequence::MustStay(square) => self.turn.must_stay(square),
            Consequence::MustCastle(arrival) if rule == Rule::CastlingKingReleased => {
                let arrives = |mv: &Move| matches!(*mv, Move::Castle { king, rook } if king_arrival(king, rook) == arrival);
                if let Some(castling) = position.legal_moves().into_iter().find(arrives) {
                    self.turn.intend(castling, rule);
                }
            }
            _ => {}
        }
    }

    /// Moves that are to be taken back count on the clock no longer.
    fn uncount_moves_after(&mut self, plies: usize) {
        let fallen = self.game.plies().get(plies..).unwrap_or_default();
        for color in Color::ALL {
            let counted = |ply: &&Ply| ply.by == color && ply.completed.is_some();
            let uncounted = u32::try_from(fallen.iter().filter(counted).count()).unwrap_or(0);
            if let Some(clock) = &mut self.clock {
                clock.set_moves(color, clock.moves(color).saturating_sub(uncounted));
            }
        }
    }

    /// Puts the position after so many half-moves back. Where no move falls away, the player is still at the same one: what
    /// they touched binds as if their own hand had put the pieces back (4.3), and an offer goes on waiting.
    fn reinstate_at(&mut self, plies: usize) {
        if plies >= self.game.plies().len() {
            self.restore_board();
            self.turn.take_back();
            self.answer_questions_of_position();
            return;
        }
        self.not_legal = self.what_was_let_stand(plies);
        self.uncount_moves_after(plies);
        self.go_back_to(plies);
        self.turn = Turn::default();
    }

    /// Takes back every move after so many half-moves.
    fn go_back_to(&mut self, plies: usize) {
        self.game.go_back_to(plies);
        self.recording.go_back_to(plies);
        self.restore_board();
        self.offer = None;
        self.established = ByColor::default();
        self.announced = ByColor::default();
        self.answer_questions_of_position();
    }

    /// What was asked about the position needs no answer any more.
    fn answer_questions_of_position(&mut self) {
        self.questions
            .retain(|(_, question)| !question.is_of_position());
    }

    /// A player has made the moves of the period in time, whatever the clock counted: the next one begins and gives its
    /// time.
    fn enter_period(&mut self, color: Color, period: u32, at: Moment) {
        let index = period.saturating_sub(1) as usize;
        self.with_clock(|clock| {
            let given = clock.controls()[color]
                .periods()
                .get(index)
                .map(|period| period.given());
            clock.set_period(color, index, at);
            clock.add(color, given.unwrap_or_default(), at);
        });
    }

    fn ask(&mut self, rule: Rule, question: Question) {
        if question.is_of_quickplay() {
            self.postponed = None;
        }
        self.questions.push((rule, question));
    }

    fn postpone(&mut self, rule: Rule) {
        let mut asked = self.questions.iter();
        if let Some(at) = asked.position(|(_, question)| question.is_of_quickplay()) {
            self.postponed = Some((rule, self.questions.remove(at).1));
        }
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

    pub(super) fn with_clock<Answer>(&mut self, change: impl FnOnce(&mut Clock) -> Answer) {
        if let Some(clock) = &mut self.clock {
            change(clock);
        }
    }

    pub(super) fn start_clock(&mut self, color: Color, at: Moment) {
        self.with_clock(|clock| {
            clock.stop(at);
            clock.start(color, at);
        });
    }

    /// The last move is taken back; its player has the move again, with the pieces they touched.
    fn unmake(&mut self, at: Moment) {
        let Some(was_completed) = self.game.last().map(|ply| ply.completed.is_some()) else {
            return;
        };
        let before = self.game.plies().len() - 1;
        // What ends the game needs no press, so there is none to take back.
        let has_ended = matches!(self.standing, Standing::Ended(..));
        self.standing = Standing::Playing;
        if was_completed && !has_ended {
            let offender = !self.game.has_the_move();
            self.with_clock(|clock| clock.retract_press(offender, at));
        }
        self.go_back_to(before);
        self.turn = std::mem::take(&mut self.last_turn);
        self.turn.take_back();
        self.start_clock(self.game.has_the_move(), at);
    }

    /// What stands on the board counts as played, although it is no legal move.
    fn let_stand(&mut self, at: Moment) {
        if let Some(mv) = as_a_move(self.game.position(), &self.board) {
            let left = self.reading(self.game.has_the_move(), at);
            self.game.let_stand(mv, at, left);
            self.last_turn = std::mem::take(&mut self.turn);
            self.established = ByColor::default();
            self.recording.made(&self.game);
        }
    }

    /// The move that was let stand does so no longer: all is as it was when the clock had just been pressed.
    fn take_up(&mut self, color: Color) {
        self.taken_up = Some(color);
        let is_theirs = |ply: &Ply| ply.is_irregular() && ply.by == color;
        if self.game.last().is_some_and(is_theirs) {
            self.restore_board();
            self.game.go_back_to(self.game.plies().len() - 1);
            self.recording.go_back_to(self.game.plies().len());
            self.turn = std::mem::take(&mut self.last_turn);
            self.established = ByColor::default();
        }
    }

    /// What is not legal about what stands on the board.
    fn what_is_not_legal(&self) -> Option<Illegality> {
        let (position, board) = (self.game.position(), self.board_put_right());
        (board.as_ref() != position.board())
            .then(|| Illegality::of_board(position, &board, &self.turn))
    }

    /// What is not legal about the half-move after so many, which was let stand.
    fn what_was_let_stand(&self, plies: usize) -> Option<Illegality> {
        let ply = self.game.plies().get(plies);
        let irregular = ply.filter(|ply| ply.is_irregular())?;
        let before = self.game.position_after(plies)?;
        Some(Illegality::of_move(before, irregular.mv))
    }

    pub(super) fn restore_board(&mut self) {
        self.displaced.clear();
        self.board = self.game.position().board().clone();
        self.hands = ByColor::default();
    }

    fn retract_press(&mut self, at: Moment) {
        let offender = self.game.has_the_move();
        if matches!(self.pressed, Some(Pressed::Switched { .. })) {
            self.with_clock(|clock| clock.retract_press(offender, at));
        }
        self.start_clock(offender, at);
    }
}
