//! Consequences: what a ruling changes on the table.

use super::{Ran, Standing, Table, TakeBack};
use crate::chess::{ByColor, Color, Move, Piece, Position};
use crate::clock::{Clock, Moment, Pressed};
use crate::laws::answers::{Consequence, Notice, Question, Ruling};
use crate::laws::editions::Rule;
use crate::laws::facts::event::{ArbiterAct, Deed, Event, PlayerAct};
use crate::laws::facts::half_move::{Ply, Press};
use crate::laws::facts::illegal_on_board::{Illegality, as_a_move};
use crate::laws::facts::legal_on_board::moves_on_board;
use crate::laws::facts::turn::Turn;

/// Whether the arbiter was asked what the clocks should show, because one was found wrong or a position was put back; once
/// they run again, they show what they should.
const fn asks_for_times((rule, question): (Rule, Question)) -> bool {
    matches!(
        rule,
        Rule::ClockConclusive
            | Rule::ClockWrongSetting
            | Rule::TimesAfterRestore
            | Rule::BlindScoresDiffer
    ) && matches!(question, Question::Times)
}

impl Table {
    /// Applies what a ruling says, and decides nothing.
    pub(in crate::laws) fn apply_ruling(&mut self, ruling: &Ruling, event: &Event) {
        if let (Rule::TwoHands, Some(player)) = (ruling.rule, ruling.concerns) {
            self.to_be_charged = self.game.two_handed(player);
        }
        for consequence in &ruling.consequences {
            self.apply_consequence(consequence, ruling, event);
        }
        if let Deed::Player(player, PlayerAct::Arrive) = event.deed {
            *self.at_the_board.get_mut(player) = true;
        }
        let is_still_to_come = |it: &Consequence| {
            let asked = Consequence::AskArbiter(Question::Penalty);
            matches!(it, Consequence::Notice(_)) || *it == asked
        };
        let is_imposed = !ruling.consequences.iter().any(is_still_to_come);
        if let (Rule::PenaltyList, Some(player), true) = (ruling.rule, ruling.concerns, is_imposed)
        {
            self.answer_questions_of_conduct(player);
        }
    }

    #[expect(clippy::too_many_lines, reason = "each consequence has its line")]
    fn apply_consequence(&mut self, consequence: &Consequence, ruling: &Ruling, event: &Event) {
        let (at, rule) = (event.at, ruling.rule);
        let goes_back = matches!(
            *consequence,
            Consequence::Reinstate | Consequence::ReinstateAt(_) | Consequence::Unmade(_)
        );
        let plies = self.game.plies().len();
        if let Some(adjournment) = self.adjournment.as_mut().filter(|_| goes_back) {
            adjournment.go_back(plies);
        }
        match *consequence {
            Consequence::Made(mv) => self.make(mv, at),
            Consequence::MovedOn(_) => self.move_on(at),
            Consequence::Completed(mv) => self.complete(mv, event),
            Consequence::PutBack => {
                self.restore_board();
                self.turn.take_back();
            }
            Consequence::TakeBack => {
                self.restore_board();
                if event.player() == Some(self.game.has_the_move()) {
                    self.turn.take_back_before_press();
                } else {
                    self.turn.take_back();
                }
            }
            Consequence::Unmade(_) => self.unmake(at),
            Consequence::Reinstate => {
                self.not_legal = self.what_is_not_legal();
                self.restore_board();
                if rule == Rule::PressWithoutMove {
                    self.turn.take_back();
                } else {
                    self.turn.reinstate();
                }
                self.retract_press(at);
                if rule == Rule::PiecesFoundDisplaced {
                    self.turn = Turn::of(self.game.has_the_move()); // what was answered was not there to be answered (7.6)
                }
            }
            Consequence::ReinstateAt(plies) => {
                self.reinstate_at(plies as usize, at);
                self.complete_by_the_arbiter(at);
                self.start_clock(self.game.has_the_move(), at);
            }
            Consequence::Promoted(square, new) => {
                let color = self.game.has_the_move();
                self.board.set_piece_at(square, Piece { color, role: new });
            }
            Consequence::Illegal(color, count) => self.charge(color, count, at),
            Consequence::IllegalMoves(charged) => self.illegal = charged,
            Consequence::Irregular => self.let_stand(event),
            Consequence::TakenUp(color) => self.reopen_turn(color),
            Consequence::Add(..)
            | Consequence::Take(..)
            | Consequence::Set(..)
            | Consequence::Counters(_)
            | Consequence::StopClocks
            | Consequence::StartClock(_)
            | Consequence::Increment(_)
            | Consequence::Period(..) => self.apply_to_clock(consequence, ruling, event),
            Consequence::Offer(color) => {
                *self.offers.get_mut(color) = true;
                self.game.note_offer(color);
                if self.game.has_the_move() != color {
                    self.turn.decline_offer(false);
                }
            }
            Consequence::OfferLapsed => self.lapse_offer(ruling, event),
            Consequence::AskArbiter(question) => self.ask(ruling, question),
            Consequence::ClaimUpheld => {
                self.upheld = Some(rule);
                match (self.answer(rule), ruling.concerns) {
                    (Some(Question::Lateness(player)), _) => self.late_arrival = Some(player),
                    (Some(Question::TwoHands), Some(player)) => {
                        let made = self.game.two_handed(player);
                        self.game.note_charge(player, made, at);
                    }
                    (Some(_) | None, _) => {}
                }
            }
            Consequence::ClaimRejected => {
                let is_answered = self.answer(rule).is_some();
                let of_a_contact = matches!(rule, Rule::AccidentalTouch | Rule::AdjustAnnounce);
                if !is_answered && of_a_contact && event.arbiter_act().is_some() {
                    // What the contact was answers the claim about the last move (4.8).
                    self.answer(Rule::TouchOwn);
                }
                let runs = self.clock.as_ref().and_then(Clock::running).is_some();
                self.corrected_by = self.corrected_by.filter(|by| *by != rule || !runs);
            }
            Consequence::ClaimPostponed => self.postpone(rule),
            Consequence::PlayOver => self.end(Standing::Referred, at),
            Consequence::Over(outcome) => {
                // A right claim draws: by what was claimed.
                let claimed = self.upheld.filter(|_| rule == Rule::ClaimCorrect);
                let ground = claimed.or_else(|| self.ground_of_declared(rule, outcome));
                self.end(Standing::Ended(outcome, ground.unwrap_or(rule)), at);
            }
            Consequence::Annulled => self.end(Standing::Annulled, at),
            Consequence::MustSeal(_)
            | Consequence::NeedNotSeal(_)
            | Consequence::Adjourned
            | Consequence::Resumed
            | Consequence::SetUp
            | Consequence::Pressed(_) => self.apply_to_adjournment(consequence, at),
            Consequence::PressTakenBack(color) if self.game.has_the_move() == color => {
                self.turn.expect_no_press();
                self.retract_press(at);
            }
            Consequence::PressTakenBack(color) => {
                self.with_clock(|clock| clock.retract_press(color, at));
                self.start_clock(color, at);
            }
            Consequence::MustMove(_)
            | Consequence::MustCapture(_)
            | Consequence::MustAnnounce(_)
            | Consequence::MustPlay(_) => self.bind(consequence, rule, at),
            Consequence::MustCastle(_)
            | Consequence::MustStay(_)
            | Consequence::MustMoveAndPromote(_)
            | Consequence::MayNotCastle(_)
            | Consequence::MustPromote(_)
            | Consequence::Free
            | Consequence::ClaimLost(_)
            | Consequence::Flag(_)
            | Consequence::Warning(_)
            | Consequence::Fined(_)
            | Consequence::Excluded(_)
            | Consequence::Expelled(_)
            | Consequence::DeclaredLost(_)
            | Consequence::Notice(_) => {}
        }
        if goes_back {
            self.put_back = Some(self.game.plies().len());
        }
        if matches!(
            *consequence,
            Consequence::AskArbiter(Question::Times) | Consequence::Notice(Notice::CorrectClocks)
        ) {
            self.corrected_by = Some(rule);
        }
    }

    /// What a ruling changes on the clock.
    fn apply_to_clock(&mut self, consequence: &Consequence, ruling: &Ruling, event: &Event) {
        let (at, rule) = (event.at, ruling.rule);
        match *consequence {
            Consequence::Add(color, time) => self.with_clock(|clock| clock.add(color, time, at)),
            Consequence::Take(color, time) => self.with_clock(|clock| clock.take(color, time, at)),
            Consequence::Set(color, time) => {
                *self.time_set.get_mut(color) = self.game.plies().len();
                self.with_clock(|clock| clock.set(color, time, at));
                if matches!(event.arbiter_act(), Some(ArbiterAct::SetTimes(..))) {
                    self.questions
                        .retain(|(_, question)| *question != Question::Times);
                }
            }
            Consequence::Counters(moves) => self.with_clock(|clock| {
                clock.set_moves(Color::White, moves.white);
                clock.set_moves(Color::Black, moves.black);
            }),
            Consequence::StopClocks => self.with_clock(|clock| clock.stop(at)),
            Consequence::StartClock(color) => {
                self.note_own_time(ruling, color);
                self.questions.retain(|asked| !asks_for_times(*asked));
                if rule == Rule::ArbiterInterrupts {
                    self.answer(Rule::PlayerMayStop); // why they were stopped no longer matters
                }
                self.start_clock(color, at);
            }
            Consequence::Increment(time) if rule != Rule::QpfIncrementRequest => {
                self.with_clock(|clock| clock.set_increment(time, at));
            }
            Consequence::Increment(time) => {
                self.answer(rule);
                self.with_clock(|clock| clock.give_increment(time, at));
            }
            Consequence::Period(color, period) => self.enter_period(color, period, at),
            _ => {}
        }
    }

    /// A completed illegal move is charged to a player, who has made `count` by now.
    fn charge(&mut self, color: Color, count: u32, at: Moment) {
        *self.illegal.get_mut(color) = count;
        *self.charged.get_mut(color) = Some(self.game.plies().len());
        if self.game.has_the_move() == color {
            self.turn.forget_both_hands();
        }
        let charged = self.to_be_charged.take();
        self.game.note_charge(color, charged, at);
    }

    /// What stands on the board takes the place of the move that was made last; that one alone was allowed, and is remembered
    /// (4.7). If it is no legal move, its player has the move again and has yet to be told so.
    fn move_on(&mut self, at: Moment) {
        let Some(last) = self.game.last().cloned() else {
            return;
        };
        let before = self.game.plies().len() - 1;
        self.game.go_back_to(before);
        self.recording.go_back_to(before);
        self.displaced.clear();
        self.turn = last.turn;
        self.turn.intend(last.mv, Rule::ReleasedStays);
        let made = moves_on_board(self.game.position(), &self.board);
        if let Some(mv) = made.first() {
            self.make(*mv, at);
            if last.offered_draw {
                self.game.note_offer(last.by);
            }
        }
    }

    /// A player has declined the opponent's offer; if by touching a piece, that may turn out to have been an accident.
    fn lapse_offer(&mut self, ruling: &Ruling, event: &Event) {
        let by = ruling.concerns.unwrap_or(self.game.has_the_move());
        *self.offers.get_mut(!by) = false;
        let in_words = event.player_act() == Some(&PlayerAct::Decline);
        if by == self.game.has_the_move() {
            self.turn.decline_offer(!in_words);
        }
    }

    fn make(&mut self, mv: Move, at: Moment) {
        self.take_back = TakeBack::NotAsked;
        let turn = self.take_turn();
        // What a contact was can still be decided once the move is made, until the next one.
        let is_in_doubt = turn.doubtful().next().is_some();
        self.game.play(mv, at, turn);
        self.turn = Turn::of(self.game.has_the_move());
        self.established = ByColor::default();
        self.recording.note_move(&self.game);
        self.note_in_adjournment(mv);
        self.answer_questions_of_contacts(is_in_doubt);
    }

    /// Whoever displaced pieces puts them right on their own time; what ran before runs again then (7.4.1).
    fn note_own_time(&mut self, ruling: &Ruling, starts: Color) {
        if ruling.rule == Rule::DisplacedPieces {
            let runs = self.clock.as_ref().and_then(Clock::running);
            let game = self.stage_of_game();
            let runs = runs.filter(|_| ruling.concerns.is_some());
            self.runs_once_put_right = runs.map(|color| Ran { color, game });
        } else if !self.is_displaced() {
            self.runs_once_put_right = None;
        } else if self.runs_once_put_right.is_none()
            && self.puts_right_on_own_time() == Some(starts)
        {
            // They were knocked over while both clocks stood.
            let color = self.whose_clock_runs_once_all_stands();
            let game = self.stage_of_game();
            self.runs_once_put_right = Some(Ran { color, game });
        }
    }

    /// The turn in progress, which ends with a half-move or by going back.
    fn take_turn(&mut self) -> Turn {
        let mover = self.game.has_the_move();
        std::mem::replace(&mut self.turn, Turn::of(mover))
    }

    fn complete(&mut self, mv: Move, event: &Event) {
        if let Some(by) = self.game.who_has_yet_to_complete(mv) {
            let press = self.press_of(by, event);
            self.game.complete(by, press);
        }
    }

    /// What is kept of a press with its half-move; one that was not made now gave nothing.
    fn press_of(&self, by: Color, event: &Event) -> Press {
        let presses = event.player() == Some(by) && event.player_act() == Some(&PlayerAct::Press);
        let switched = matches!(self.pressed, Some(Pressed::Switched { .. }));
        let clock = self.clock.as_ref().filter(|_| presses && switched);
        Press {
            at: event.at,
            left: self.reading(by, event.at),
            gain: clock.and_then(|clock| clock.last_gain(by)),
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
            Consequence::MustPlay(mv) if rule == Rule::ClaimWrongPlayOn => {
                self.turn.intend(mv, rule);
            }
            Consequence::MustAnnounce(mv) => self.turn.intend(mv, rule),
            // What a piece that was let go of fixes, the turn itself remembers.
            _ => {}
        }
    }

    /// Puts the position after `plies` half-moves back. Where no move falls away, the player is still at the same one: what
    /// they touched binds as if their own hand had put the pieces back (4.3), and an offer goes on waiting.
    fn reinstate_at(&mut self, plies: usize, at: Moment) {
        self.take_back = TakeBack::NotAsked;
        if plies >= self.game.plies().len() {
            self.uncount_press_of_the_turn(at);
            self.restore_board();
            self.turn.take_back();
            self.answer_questions_of_position();
            return;
        }
        self.not_legal = self.what_was_let_stand(plies);
        let undone = self.undo_to(plies, at);
        // Who made a move that was no irregularity is free; what an illegal one is replaced by is bound (7.5.1).
        if undone.is_some_and(|ply| ply.irregular) {
            self.turn.reinstate();
        } else {
            self.turn = Turn::of(self.game.has_the_move());
        }
        let is_in_doubt = self.turn.doubtful().next().is_some();
        self.answer_questions_of_contacts(is_in_doubt);
    }

    /// The clock of the player who has the move runs by the arbiter's word: no press is still to come.
    fn complete_by_the_arbiter(&mut self, at: Moment) {
        for by in Color::ALL {
            if self.game.uncompleted(by).is_some() {
                let left = self.reading(by, at);
                let gain = None;
                self.game.complete(by, Press { at, left, gain });
            }
        }
    }

    /// Takes back every half-move after so many, the last first: each press with what it counted and the time of a period
    /// that it began. Who has the move then has touched what they had touched. Gives the first half-move that fell.
    fn undo_to(&mut self, plies: usize, at: Moment) -> Option<Ply> {
        self.uncount_press_of_the_turn(at);
        let undone = self.game.plies().get(plies..).unwrap_or_default().to_vec();
        for ply in undone.iter().rev() {
            if let Some(gain) = ply.gain {
                self.with_clock(|clock| clock.retract_gain(ply.by, gain, at));
            }
        }
        self.game.go_back_to(plies);
        self.recording.go_back_to(plies);
        self.time_set = self.time_set.map(|set| set.min(plies));
        self.restore_board();
        let moves = undone.iter().map(|ply| ply.mv);
        self.recording.note_taken_back(moves);
        // The offers stay: nothing but its acceptance, the opponent's refusal or the end ends one (9.1.2.1).
        self.established = ByColor::default();
        self.announced = ByColor::default();
        self.repeated = None;
        self.answer_questions_of_position();
        let first = undone.into_iter().next();
        self.turn = first.as_ref().map_or_else(
            || Turn::of(self.game.has_the_move()),
            |ply| ply.turn.clone(),
        );
        self.turn.note_press(None);
        first
    }

    /// A press that no half-move has taken up counts no longer.
    fn uncount_press_of_the_turn(&mut self, at: Moment) {
        let presser = self.game.has_the_move();
        if let Some(gain) = self.turn.gain() {
            self.turn.note_press(None);
            self.with_clock(|clock| clock.retract_gain(presser, gain, at));
        }
    }

    /// A player has made the moves of the period in time, whatever the clock counted: the next one begins and gives its
    /// time.
    fn enter_period(&mut self, color: Color, period: u32, at: Moment) {
        let index = period.saturating_sub(1) as usize;
        self.with_clock(|clock| {
            if clock.period(color) == index {
                return clock.repeat_period(color, at);
            }
            let given = clock.controls()[color]
                .periods()
                .get(index)
                .map(|period| period.total_time());
            clock.set_period(color, index, at);
            clock.add(color, given.unwrap_or_default(), at);
        });
    }

    fn end(&mut self, standing: Standing, at: Moment) {
        if self.game.plies().len() == self.game.taken_over() {
            // Nothing was played here: what was just done to the pieces is no part of the game.
            self.restore_board();
        }
        self.standing = standing;
        self.offers = ByColor::default();
        self.questions.clear();
        self.conduct.clear();
        self.postponed = None;
        self.with_clock(|clock| clock.stop(at));
    }

    pub(super) fn with_clock<Answer>(&mut self, change: impl FnOnce(&mut Clock) -> Answer) {
        if let Some(clock) = &mut self.clock {
            change(clock);
        }
    }

    pub(super) fn start_clock(&mut self, color: Color, at: Moment) {
        self.corrected_by = None;
        self.with_clock(|clock| {
            clock.stop(at);
            clock.start(color, at);
        });
    }

    /// The last move is taken back; its player has the move again, with the pieces they touched.
    fn unmake(&mut self, at: Moment) {
        if self.game.plies().is_empty() {
            return;
        }
        self.standing = Standing::Playing;
        let undone = self.undo_to(self.game.plies().len() - 1, at);
        if let Some(offered) = undone.filter(|ply| ply.offered_draw) {
            self.game.note_offer(offered.by);
        }
        self.turn.take_back();
        self.start_clock(self.game.has_the_move(), at);
    }

    /// What stands on the board counts as played, although it is no legal move.
    fn let_stand(&mut self, event: &Event) {
        if let Some(mv) = as_a_move(self.game.position(), &self.board) {
            let press = self.press_of(self.game.has_the_move(), event);
            let turn = self.take_turn();
            self.game.let_stand(mv, press, turn);
            self.turn = Turn::of(self.game.has_the_move());
            self.established = ByColor::default();
            self.recording.note_move(&self.game);
        }
    }

    /// The move that was let stand does so no longer: all is as it was when the clock had just been pressed.
    fn reopen_turn(&mut self, color: Color) {
        self.taken_up = Some(color);
        let is_theirs = |ply: &Ply| ply.irregular && ply.by == color;
        if let Some(last) = self.game.last().filter(|last| is_theirs(last)).cloned() {
            self.restore_board();
            self.game.go_back_to(self.game.plies().len() - 1);
            self.recording.go_back_to(self.game.plies().len());
            self.turn = last.turn;
            self.turn.note_press(last.gain);
            if last.offered_draw {
                self.game.note_offer(color);
            }
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
        let irregular = ply.filter(|ply| ply.irregular)?;
        let before = self.game.position_after(plies)?;
        Some(Illegality::of_move(before, irregular.mv))
    }

    pub(super) fn restore_board(&mut self) {
        let tried = as_a_move(self.game.position(), &self.board_put_right());
        let tried = tried.filter(|mv| !matches!(mv, Move::Put { .. }));
        self.recording.note_taken_back(tried.into_iter());
        self.displaced.clear();
        self.board = self.game.position().board().clone();
        self.hands = ByColor::default();
    }

    fn retract_press(&mut self, at: Moment) {
        self.uncount_press_of_the_turn(at);
        self.start_clock(self.game.has_the_move(), at);
    }
}
