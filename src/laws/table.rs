//! What stands on the table and what was said at it.
//!
//! `witness` takes a fact and knows no law; `carry_out` applies a ruling and decides nothing.

use std::time::Duration;

use super::concordance::Rule;
use super::event::{Act, By, CanMate, Event};
use super::game::Game;
use super::hands::{Hand, Held, Turn};
use super::recording::Recording;
use super::ruling::{Consequence, Outcome, Question, Ruling};
use super::terms::Terms;
use crate::chess::{Board, ByColor, Color, Piece, Position, Square};
use crate::clock::{Clock, Moment};

/// How the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It is being played.
    Playing,
    /// It is adjourned.
    Adjourned,
    /// It is over; a game cannot end without a rule.
    Ended(Outcome, Rule),
    /// It does not count.
    Annulled,
}

/// What stands on the table: pieces, hands, clock, the game so far and what is pending.
#[derive(Clone, Debug)]
pub struct Table {
    board: Board,
    hands: ByColor<Hand>,
    turn: Turn,
    game: Game,
    clock: Option<Clock>,
    offer: Option<Color>,
    illegal: ByColor<u32>,
    questions: Vec<(Rule, Question)>,
    established: ByColor<Option<CanMate>>,
    recording: Recording,
    standing: Standing,
}

impl Table {
    /// The table before the first act; the clock shows its starting times and does not run.
    #[must_use]
    pub fn new(terms: &Terms) -> Self {
        Self {
            board: terms.start.board().clone(),
            hands: ByColor::default(),
            turn: Turn::default(),
            game: Game::new(terms.start.clone(), terms.castling),
            clock: terms.control.clone().map(Clock::new),
            offer: None,
            illegal: ByColor::default(),
            questions: Vec::new(),
            established: ByColor::default(),
            recording: Recording::default(),
            standing: Standing::Playing,
        }
    }

    /// The pieces as they stand; anything may stand anywhere.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// What a player's hand is doing.
    #[must_use]
    pub fn hand(&self, color: Color) -> &Hand {
        self.hands.get(color)
    }

    /// What the player who has the move has done since he has it.
    #[must_use]
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// The game so far.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The clock, if one is used.
    #[must_use]
    pub const fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Who has offered a draw that still stands.
    #[must_use]
    pub const fn offer(&self) -> Option<Color> {
        self.offer
    }

    /// How many completed illegal moves are charged to each player.
    #[must_use]
    pub const fn illegal_moves(&self) -> &ByColor<u32> {
        &self.illegal
    }

    /// What awaits a person's judgment, oldest first, with the rule that asks.
    #[must_use]
    pub fn questions(&self) -> &[(Rule, Question)] {
        &self.questions
    }

    /// What has been established about a player's chances of mating in this position.
    #[must_use]
    pub fn established(&self, color: Color) -> Option<CanMate> {
        *self.established.get(color)
    }

    /// The scoresheets.
    #[must_use]
    pub const fn recording(&self) -> &Recording {
        &self.recording
    }

    /// How the game stands.
    #[must_use]
    pub const fn standing(&self) -> Standing {
        self.standing
    }

    /// Whether the pieces stand as the game left them and no hand holds one.
    #[must_use]
    pub fn is_in_order(&self) -> bool {
        self.board == *self.game.position().board() && self.hands.iter().all(Hand::is_idle)
    }

    /// A player's reading, if a clock is used.
    #[must_use]
    pub fn reading(&self, color: Color, at: Moment) -> Option<Duration> {
        self.clock.as_ref().map(|clock| clock.remaining(color, at))
    }

    /// Takes a fact, whatever it is.
    pub(super) fn witness(&mut self, event: &Event) {
        self.recording
            .witness(event, &self.game, self.clock.as_ref());
        match event.by {
            By::White => self.witness_player(Color::White, event),
            By::Black => self.witness_player(Color::Black, event),
            By::Arbiter => {
                if let Act::Establish(color, can_mate) = event.act {
                    *self.established.get_mut(color) = Some(can_mate);
                }
            }
            By::Clock => {
                if let (Act::Flag(color), Some(clock)) = (&event.act, &mut self.clock) {
                    clock.drop_flag(*color, event.at);
                }
            }
        }
    }

    fn witness_player(&mut self, color: Color, event: &Event) {
        match event.act {
            Act::Touch(square) => {
                self.touch(color, square, event.at);
                if self.board.piece_at(square).is_some() && self.hand(color).is_idle() {
                    *self.hands.get_mut(color) = Hand::Touching(square);
                }
            }
            Act::Adjust => self.turn.say_adjust(color),
            Act::Lift(square) => self.lift(color, square, event.at),
            Act::Set(square) => self.set(color, square, event.at),
            Act::LetGo => self.let_go(color),
            Act::Release(square) => {
                self.set(color, square, event.at);
                self.let_go(color);
            }
            Act::PutBack => self.put_back(color, event.at),
            Act::Remove(square) => {
                self.touch(color, square, event.at);
                if self.board.remove_piece_at(square).is_some() {
                    self.turn.forget(square);
                }
            }
            Act::Take(role) => {
                *self.hands.get_mut(color) = Hand::Holding {
                    piece: Piece { color, role },
                    from: Held::Box,
                };
            }
            Act::Displace(from, to) => {
                if let Some(piece) = self.board.remove_piece_at(from) {
                    self.board.set_piece_at(to, piece);
                }
            }
            Act::BothHands
                if self.game.uncompleted(color).is_some() && !self.has_the_move(color) =>
            {
                self.game.note_two_hands(color);
            }
            Act::BothHands if self.has_the_move(color) => self.turn.use_both_hands(),
            Act::AnnounceCastling if self.has_the_move(color) => self.turn.announce_castling(),
            Act::Press => {
                if let Some(clock) = &mut self.clock {
                    clock.press(color, event.at);
                }
            }
            _ => {}
        }
    }

    fn has_the_move(&self, color: Color) -> bool {
        self.game.has_the_move() == color
    }

    fn touch(&mut self, color: Color, square: Square, at: Moment) {
        if self.has_the_move(color)
            && !self.turn.is_adjusting(color)
            && let Some(piece) = self.board.piece_at(square)
        {
            self.turn.touch(square, piece, at);
        }
    }

    fn lift(&mut self, color: Color, square: Square, at: Moment) {
        self.touch(color, square, at);
        if let Some(piece) = self.board.remove_piece_at(square) {
            *self.hands.get_mut(color) = Hand::Holding {
                piece,
                from: Held::Square(square),
            };
        }
    }

    fn set(&mut self, color: Color, square: Square, at: Moment) {
        let (piece, from) = match *self.hand(color) {
            Hand::Holding { piece, from } => (piece, from),
            Hand::Standing {
                piece, at: stands, ..
            } => {
                self.board.discard_piece_at(stands);
                (piece, Held::Square(stands))
            }
            Hand::Touching(stands) => match self.board.remove_piece_at(stands) {
                Some(piece) => (piece, Held::Square(stands)),
                None => return,
            },
            Hand::Empty => return,
        };
        if self.has_the_move(color) {
            if self.turn.is_adjusting(color) && from != Held::Square(square) {
                // Carried off its square: that was no adjusting after all.
                self.turn.stop_adjusting();
                if let Held::Square(from) = from {
                    self.turn.touch(from, piece, at);
                }
            }
            if let Some(knocked_off) = self.board.piece_at(square) {
                self.turn.touch(square, knocked_off, at);
                self.turn.forget(square);
            }
            self.turn.carry(from, square, piece);
        }
        self.board.set_piece_at(square, piece);
        *self.hands.get_mut(color) = Hand::Standing {
            piece,
            at: square,
            from,
        };
    }

    fn let_go(&mut self, color: Color) {
        if let Hand::Standing { piece, at, from } = *self.hand(color)
            && self.has_the_move(color)
            && from != Held::Square(at)
        {
            self.turn.release(at, piece);
        }
        if !matches!(self.hand(color), Hand::Holding { .. }) {
            *self.hands.get_mut(color) = Hand::Empty;
        }
    }

    fn put_back(&mut self, color: Color, at: Moment) {
        match *self.hand(color) {
            Hand::Holding {
                from: Held::Square(square),
                ..
            } => {
                self.set(color, square, at);
                self.let_go(color);
            }
            Hand::Standing {
                from: Held::Square(square),
                ..
            } => {
                self.set(color, square, at);
                *self.hands.get_mut(color) = Hand::Empty;
            }
            Hand::Standing {
                at,
                from: Held::Box,
                ..
            } => {
                self.board.discard_piece_at(at);
                *self.hands.get_mut(color) = Hand::Empty;
            }
            Hand::Holding { .. } | Hand::Touching(_) | Hand::Empty => {
                *self.hands.get_mut(color) = Hand::Empty;
            }
        }
    }

    /// Applies what a ruling says, and decides nothing.
    pub(super) fn carry_out(&mut self, ruling: &Ruling, event: &Event) {
        for consequence in &ruling.consequences {
            self.apply(consequence, ruling.rule, event);
        }
    }

    fn apply(&mut self, consequence: &Consequence, rule: Rule, event: &Event) {
        let at = event.at;
        match *consequence {
            Consequence::Made(mv) => {
                self.game.play(mv, at, self.turn.used_both_hands());
                self.turn = Turn::default();
                self.established = ByColor::default();
                self.recording.made(&self.game);
            }
            Consequence::Completed(mv) => {
                if let Some(by) = self.game.who_has_yet_to_complete(mv) {
                    let left = self.reading(by, at);
                    self.game.complete(by, at, left);
                }
            }
            Consequence::TakeBack => {
                self.restore_board();
                self.turn.take_back();
            }
            Consequence::Reinstate => {
                self.restore_board();
                self.turn.take_back();
                self.retract_press(at);
            }
            Consequence::ReinstateAt(plies) => {
                self.game.go_back_to(plies as usize);
                self.recording.go_back_to(plies as usize);
                self.restore_board();
                self.turn = Turn::default();
                self.offer = None;
                self.established = ByColor::default();
                self.start_clock(self.game.has_the_move(), at);
            }
            Consequence::Promoted(square, becomes) => {
                if let Some(piece) = self.board.piece_at(square) {
                    self.board.set_piece_at(
                        square,
                        Piece {
                            color: piece.color,
                            role: becomes,
                        },
                    );
                }
            }
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
            Consequence::AskArbiter(question) => self.questions.push((rule, question)),
            Consequence::ClaimUpheld | Consequence::ClaimRejected => {
                let answered = self.questions.iter().position(|(asks, _)| *asks == rule);
                answered.map(|question| self.questions.remove(question));
            }
            Consequence::Over(outcome) => self.end(Standing::Ended(outcome, rule), at),
            Consequence::Annulled => self.end(Standing::Annulled, at),
            Consequence::Adjourned => {
                self.standing = Standing::Adjourned;
                self.with_clock(|clock| clock.stop(at));
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
            | Consequence::Notice(_) => {}
        }
    }

    fn end(&mut self, standing: Standing, at: Moment) {
        self.standing = standing;
        self.offer = None;
        self.questions.clear();
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
