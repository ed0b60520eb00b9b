//! What stands on the table and what was said at it.
//!
//! `apply_event` takes a fact and knows no law; `apply_ruling` applies a ruling and decides nothing.

mod adjournment;
mod apply_arbiter_act;
mod apply_event;
mod apply_ruling;
mod displaced;

use std::borrow::Cow;
use std::time::Duration;

use super::adjournment::Adjournment;
use super::event::CanMate;
use super::game_moves::{Game, PriorMove};
use super::game_terms::{Blind, Terms};
use super::hands::{Hand, Turn};
use super::illegal_on_board::Illegality;
use super::scoresheets::Recording;
use crate::chess::{Board, ByColor, Color, Move, Position};
use crate::clock::{Clock, Moment, Pressed};
use crate::laws::answers::{Outcome, Question};
use crate::laws::booklets::Rule;
use displaced::Displaced;

/// How the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It is being played.
    Playing,
    /// It is adjourned.
    Adjourned,
    /// Nothing more is played; the arbiter has yet to give the result.
    Referred,
    /// It is over; a game cannot end without a rule.
    Ended(Outcome, Rule),
    /// It does not count.
    Annulled,
}

impl Standing {
    /// Whether something is still to come: moves, the resumption, or the result.
    #[must_use]
    pub const fn is_unfinished(self) -> bool {
        match self {
            Self::Playing | Self::Adjourned | Self::Referred => true,
            Self::Ended(..) | Self::Annulled => false,
        }
    }
}

/// A move announced aloud.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Announced {
    /// As which half-move of the game, counted from 0.
    pub ply: usize,
    /// The legal move it named there, if it named one.
    pub mv: Option<Move>,
}

/// What stands on the table: pieces, hands, clock, the game so far and what is pending.
#[derive(Clone, Debug)]
pub struct Table {
    board: Board,
    hands: ByColor<Hand>,
    displaced: Displaced,
    turn: Turn,
    last_turn: Turn,
    game: Game,
    clock: Option<Clock>,
    started: Option<Moment>,
    pressed: Option<Pressed>,
    colors_reversed: bool,
    offer: Option<Color>,
    illegal: ByColor<u32>,
    not_legal: Option<Illegality>,
    taken_up: Option<Color>,
    questions: Vec<(Rule, Question)>,
    postponed: Option<(Rule, Question)>,
    established: ByColor<Option<CanMate>>,
    recording: Recording,
    blind: Blind,
    announced: ByColor<Option<Announced>>,
    session_began: Moment,
    adjournment: Option<Adjournment>,
    standing: Standing,
}

impl Table {
    /// The table before the first act; the clock shows its starting times and does not run.
    #[must_use]
    pub fn new(terms: &Terms) -> Self {
        Self {
            board: terms.start.board().clone(),
            hands: ByColor::default(),
            displaced: Displaced::default(),
            turn: Turn::default(),
            last_turn: Turn::default(),
            game: Game::new(terms.start.clone(), terms.castling),
            clock: terms.control.clone().map(Clock::new),
            started: None,
            pressed: None,
            colors_reversed: false,
            offer: None,
            illegal: ByColor::default(),
            not_legal: None,
            taken_up: None,
            questions: Vec::new(),
            postponed: None,
            established: ByColor::default(),
            recording: Recording::default(),
            blind: terms.blind,
            announced: ByColor::default(),
            session_began: Moment::START,
            adjournment: None,
            standing: Standing::Playing,
        }
    }

    /// The clock is taken over in the middle of a game: it has counted the moves that the number of the starting position
    /// tells of, and each player is in the period they led to. A last period that repeats is left as it is.
    pub(in crate::laws) fn count_moves_before(&mut self) {
        let Some(clock) = &mut self.clock else { return };
        for color in Color::ALL {
            let made = u32::try_from(self.game.made_before(color)).unwrap_or(u32::MAX);
            let periods = clock.controls()[color].periods();
            let mut before = 0_u32;
            let passed = periods.iter().map_while(|period| {
                before = before.saturating_add(period.moves?);
                (before <= made).then_some(())
            });
            let entered = passed.count();
            if entered < periods.len() {
                clock.set_moves(color, made);
                clock.set_period(color, entered, Moment::START);
            }
        }
    }

    /// The game goes on behind these moves, all completed, up to the first that is neither legal nor a turn that passed.
    pub(in crate::laws) fn take_over(&mut self, moves: &[PriorMove]) {
        for prior in moves {
            let color = self.game.has_the_move();
            if !self.game.take_over(prior.mv) {
                break;
            }
            self.game.complete(color, Moment::START, prior.left);
            if prior.offered_draw {
                self.game.note_offer(color);
            }
        }
        self.game.note_taken_over();
        self.recording.take_over(&self.game);
        self.board = self.game.position().board().clone();
    }

    /// The pieces as they stand; anything may stand anywhere.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The pieces as they would stand if those that were knocked over, or moved out of turn, stood where they belong.
    #[must_use]
    pub fn board_put_right(&self) -> Cow<'_, Board> {
        self.displaced.put_right(&self.board)
    }

    /// Whether pieces were knocked over, or moved out of turn, and do not stand where they belong.
    #[must_use]
    pub const fn is_displaced(&self) -> bool {
        !self.displaced.is_empty()
    }

    /// Whether the last act put such pieces right.
    #[must_use]
    pub const fn puts_right(&self) -> bool {
        self.displaced.was_put_right()
    }

    /// What a player's hand is doing.
    #[must_use]
    pub fn hand(&self, color: Color) -> &Hand {
        self.hands.get(color)
    }

    /// What the player who has the move has done since having it.
    #[must_use]
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// What the player who made the last move did while having the move.
    #[must_use]
    pub const fn last_turn(&self) -> &Turn {
        &self.last_turn
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

    /// When the game was started, if it was.
    #[must_use]
    pub const fn started(&self) -> Option<Moment> {
        self.started
    }

    /// What the last press did to the clock, if one is used.
    #[must_use]
    pub const fn pressed(&self) -> Option<Pressed> {
        self.pressed
    }

    /// Whether it was found that each player has the other's colour.
    #[must_use]
    pub const fn colors_found_reversed(&self) -> bool {
        self.colors_reversed
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

    /// What was not legal about what was put back last, if it was not.
    #[must_use]
    pub const fn not_legal(&self) -> Option<Illegality> {
        self.not_legal
    }

    /// Whose press, which nobody watched, is looked into by this very act, because it was claimed or seen (A.5.2).
    #[must_use]
    pub const fn taken_up(&self) -> Option<Color> {
        self.taken_up
    }

    /// What awaits a person's judgment, oldest first, with the rule that asks.
    #[must_use]
    pub fn questions(&self) -> &[(Rule, Question)] {
        &self.questions
    }

    /// What the arbiter has postponed a verdict on, with the rule for doing so.
    #[must_use]
    pub const fn postponed(&self) -> Option<(Rule, Question)> {
        self.postponed
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

    /// When the session began by the arbiter's timepiece.
    #[must_use]
    pub const fn session_began(&self) -> Moment {
        self.session_began
    }

    /// What is known of the adjournment, from the moment a move is asked for or sealed until the next one.
    #[must_use]
    pub const fn adjournment(&self) -> Option<&Adjournment> {
        self.adjournment.as_ref()
    }

    /// Who is blind or visually disabled.
    #[must_use]
    pub const fn blind(&self) -> Blind {
        self.blind
    }

    /// What a player has announced as that half-move of the game, counted from 0.
    #[must_use]
    pub fn announced(&self, color: Color, ply: usize) -> Option<Announced> {
        self.announced
            .get(color)
            .filter(|announced| announced.ply == ply)
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

    /// Whether the pieces stand as the game left them once displaced ones are put right, and no hand holds one.
    #[must_use]
    pub fn is_in_order_but_for_displaced(&self) -> bool {
        self.board_put_right().as_ref() == self.game.position().board()
            && self.hands.iter().all(Hand::is_idle)
    }

    /// A player's reading, if a clock is used.
    #[must_use]
    pub fn reading(&self, color: Color, at: Moment) -> Option<Duration> {
        self.clock.as_ref().map(|clock| clock.remaining(color, at))
    }
}
