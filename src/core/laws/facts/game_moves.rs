//! The game as the Laws see it: the moves made, and the position each of them led to.

use super::half_move::{Ply, Press};
use super::illegal_on_board;
use super::repetition::Repetition;
use super::turn::Turn;
use crate::chess::chess960_start_number::StartNumber;
use crate::chess::null_move::can_be_told;
use crate::chess::unchecked_play::play_told;
use crate::chess::{CastlingMode, Chess, Color, EnPassantMode, Move, Position};
use crate::clock::Moment;
use crate::laws::editions::Provisions;

/// How many half-moves, counted from the last, can still be completed: a player who makes a move and presses completes that
/// move and, where it still waits for a press, the move before it, two half-moves back.
pub const OPEN_PLIES: usize = 3;

/// The moves made and the positions they led to; each is legal, except where an illegal move was let stand.
#[derive(Clone, Debug)]
pub struct Game {
    castling: CastlingMode,
    start: Chess,
    positions: Vec<Chess>,
    plies: Vec<Ply>,
    repetition: Repetition,
    /// How many half-moves were taken over.
    taken_over: usize,
    /// How many of them still stand.
    taken_over_left: usize,
    /// Whether the player who has the move has offered a draw that belongs to the move about to be made.
    is_offered_with_next: bool,
}

impl Game {
    /// A game about to begin from a position.
    pub fn new(start: Chess, castling: CastlingMode) -> Self {
        Self {
            castling,
            repetition: Repetition::of([&start]),
            positions: Vec::new(),
            start,
            plies: Vec::new(),
            taken_over: 0,
            taken_over_left: 0,
            is_offered_with_next: false,
        }
    }

    /// The position the game is in.
    pub fn position(&self) -> &Chess {
        self.positions.last().unwrap_or(&self.start)
    }

    /// The position after `plies` half-moves, if the game came that far.
    pub fn position_after(&self, plies: usize) -> Option<&Chess> {
        match plies {
            0 => Some(&self.start),
            plies => self.positions.get(plies - 1),
        }
    }

    /// The position it began from.
    pub fn start(&self) -> &Chess {
        &self.start
    }

    /// How castling is played and written in it.
    pub const fn castling(&self) -> CastlingMode {
        self.castling
    }

    /// Whether it is a game of Chess960: castling is played so, or it began from another first rank than the usual one.
    pub fn is_chess960(&self) -> bool {
        let start = || StartNumber::of_setup(&self.start.to_setup(EnPassantMode::Legal));
        self.castling == CastlingMode::Chess960
            || start().is_some_and(|number| number != StartNumber::USUAL)
    }

    /// The moves made, in order.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// How many half-moves were made before anybody here heard of the game, and taken over when it began.
    pub const fn taken_over(&self) -> usize {
        self.taken_over
    }

    /// The last move made.
    pub fn last(&self) -> Option<&Ply> {
        self.plies.last()
    }

    /// The player who has the move: the opponent has made the last one (Art. 1.3).
    pub fn has_the_move(&self) -> Color {
        self.position().turn()
    }

    /// The player whose clock runs when the clocks run: who has made a move and not completed it, else who has the move.
    pub fn whose_clock_runs(&self) -> Color {
        let on_move = self.has_the_move();
        if self.uncompleted(!on_move).is_some() {
            !on_move
        } else {
            on_move
        }
    }

    /// The last move, if that player made it and has not completed it.
    pub fn uncompleted(&self, color: Color) -> Option<&Ply> {
        self.plies
            .iter()
            .rev()
            .take(2)
            .find(|ply| ply.by == color && ply.completed.is_none())
    }

    /// How many moves that player has made, those included that were taken over, and those that the number of the starting
    /// position tells of.
    pub fn made_by(&self, color: Color) -> usize {
        self.made_before(color) + self.made_behind(0, color)
    }

    /// Whether both players have made as many moves as an agreement to draw needs (5.2.3).
    pub fn may_be_agreed_drawn(&self, provisions: &Provisions) -> bool {
        let least = provisions.moves_before_agreement as usize;
        Color::ALL
            .into_iter()
            .all(|color| self.made_by(color) >= least)
    }

    /// How many moves that player has made in the game that began here. What the number of the starting position tells of
    /// belongs to it, unless moves were taken over: behind those a new game began.
    pub fn made_here(&self, color: Color) -> usize {
        self.made_before_here(color) + self.made_since_the_start(color)
    }

    /// The same, moves left out that have yet to be completed.
    pub fn completed_here(&self, color: Color) -> usize {
        self.made_before_here(color) + self.completed_since_the_start(color)
    }

    /// How many moves that player has completed since the game began here. A press completes whatever its player made
    /// before it; pressing without a move is none.
    pub fn completed_since_the_start(&self, color: Color) -> usize {
        let (completed, _) = self.split_at_the_last_press(color);
        completed.iter().filter(|ply| ply.is_move_of(color)).count()
    }

    /// How many moves that player has made since the game began here and not completed.
    pub fn not_completed_since_the_start(&self, color: Color) -> usize {
        let (_, open) = self.split_at_the_last_press(color);
        open.iter().filter(|ply| ply.is_move_of(color)).count()
    }

    /// The half-moves made since the game began here, up to the last one that this player completed, and those behind it.
    fn split_at_the_last_press(&self, color: Color) -> (&[Ply], &[Ply]) {
        let here = self.plies.get(self.taken_over_left..).unwrap_or_default();
        let is_completed = |ply: &Ply| ply.by == color && ply.completed.is_some();
        let last = here.iter().rposition(is_completed);
        here.split_at(last.map_or(0, |last| last + 1))
    }

    fn made_before_here(&self, color: Color) -> usize {
        if self.taken_over == 0 {
            self.made_before(color)
        } else {
            0
        }
    }

    /// How many moves that player had made before the starting position, by its number. Number 1 tells of none, whoever
    /// has the move: there Black may begin.
    pub fn made_before(&self, color: Color) -> usize {
        let number = self.start().fullmoves().get() as usize;
        let is_replied_to = number > 1 && self.start().turn() == Color::Black;
        let has_moved = is_replied_to && color == Color::White;
        number - 1 + usize::from(has_moved)
    }

    /// How many moves that player has made since the game began here, with the clock that was started then.
    pub fn made_since_the_start(&self, color: Color) -> usize {
        self.made_behind(self.taken_over_left, color)
    }

    /// How many moves that player has made behind `plies` half-moves.
    fn made_behind(&self, plies: usize, color: Color) -> usize {
        let has_begun = if plies.is_multiple_of(2) {
            self.start().turn()
        } else {
            !self.start().turn()
        };
        let plies = self.plies.len().saturating_sub(plies);
        if has_begun == color {
            plies.div_ceil(2)
        } else {
            plies / 2
        }
    }

    /// How often the position on the board has been on it (Art. 9.2.3).
    pub fn occurrences(&self) -> u32 {
        self.repetition.times(self.position())
    }

    /// The positions it has been through, counted.
    pub const fn repetition(&self) -> &Repetition {
        &self.repetition
    }

    /// Adds a legal move; a move that is not legal here is left out.
    pub(in crate::laws) fn play(&mut self, mv: Move, made: Moment, turn: Turn) {
        let by = self.has_the_move();
        let Ok(next) = self.position().clone().play(mv) else {
            return;
        };
        self.add(next, Ply::by(by, mv, made, turn));
    }

    /// Adds a move that was made elsewhere, as it was told there; whether it can be told.
    pub(in crate::laws) fn take_over(&mut self, mv: Move) -> bool {
        let can_be_told = can_be_told(self.position(), mv);
        if can_be_told {
            let by = self.has_the_move();
            let mut next = self.position().clone();
            play_told(&mut next, mv);
            self.add(next, Ply::by(by, mv, Moment::START, Turn::of(by)));
        }
        can_be_told
    }

    /// Adds a move that is not legal, completed: the opponent has the move (Art. A.5.2).
    pub(in crate::laws) fn let_stand(&mut self, mv: Move, press: Press, turn: Turn) {
        let by = self.has_the_move();
        let next = illegal_on_board::after(self.position(), mv);
        let ply = Ply {
            completed: Some(press.at),
            left: press.left,
            gain: press.gain,
            irregular: true,
            ..Ply::by(by, mv, press.at, turn)
        };
        self.add(next, ply);
    }

    fn add(&mut self, next: Chess, mut ply: Ply) {
        ply.offered_draw |= std::mem::take(&mut self.is_offered_with_next);
        self.repetition.add(&next);
        self.positions.push(next);
        self.plies.push(ply);
    }

    /// Who made that move as one of the last and has not completed it.
    pub(in crate::laws) fn who_has_yet_to_complete(&self, mv: Move) -> Option<Color> {
        let mut last = self.plies.iter().rev().take(OPEN_PLIES);
        last.find(|ply| ply.mv == mv && ply.completed.is_none())
            .map(|ply| ply.by)
    }

    /// Notes that a player's last move is completed, what the clock showed, and what the press gave.
    pub(in crate::laws) fn complete(&mut self, color: Color, press: Press) {
        if let Some(ply) = self
            .plies
            .iter_mut()
            .rev()
            .take(OPEN_PLIES)
            .find(|ply| ply.by == color && ply.completed.is_none())
        {
            ply.completed = Some(press.at);
            ply.left = press.left;
            ply.gain = press.gain;
        }
    }

    /// Notes the press that completed a player's last move at another moment than its own.
    pub(in crate::laws) fn note_press(&mut self, color: Color, press: Press) {
        if let Some(ply) = self.last_of(color) {
            ply.left = press.left;
            ply.gain = press.gain;
        }
    }

    /// Notes that a player has offered a draw: with the move about to be made where they have the move, else with their
    /// last one.
    pub(in crate::laws) fn note_offer(&mut self, color: Color) {
        if self.has_the_move() == color {
            self.is_offered_with_next = true;
        } else if let Some(ply) = self.last_of(color) {
            ply.offered_draw = true;
        }
    }

    /// Notes that two hands took part in a player's last move.
    pub(in crate::laws) fn note_two_hands(&mut self, color: Color) {
        if let Some(ply) = self.last_of(color) {
            ply.two_hands = true;
        }
    }

    /// The newest half-move of that player that was made with two hands and not charged.
    pub(in crate::laws) fn two_handed(&self, color: Color) -> Option<usize> {
        let is_it = |ply: &Ply| ply.by == color && ply.two_hands && !ply.charged && !ply.irregular;
        self.plies.iter().rposition(is_it)
    }

    /// Notes that a move which stands was charged as an illegal one: that half-move, or one that was put right just now.
    pub(in crate::laws) fn note_charge(&mut self, color: Color, ply: Option<usize>, at: Moment) {
        let charged = match ply {
            Some(ply) => self.plies.get_mut(ply),
            None => self
                .last_of(color)
                .filter(|ply| ply.made == at && !ply.irregular),
        };
        if let Some(ply) = charged {
            ply.charged = true;
        }
    }

    /// What was done during the turn that led to the last move.
    pub(in crate::laws) fn last_turn_mut(&mut self) -> Option<&mut Turn> {
        self.plies.last_mut().map(|ply| &mut ply.turn)
    }

    fn last_of(&mut self, color: Color) -> Option<&mut Ply> {
        let mut last = self.plies.iter_mut().rev().take(2);
        last.find(|ply| ply.by == color)
    }

    /// Notes that the moves so far were not made here.
    pub(in crate::laws) fn note_taken_over(&mut self) {
        self.taken_over = self.plies.len();
        self.taken_over_left = self.plies.len();
    }

    /// Takes back every move after `plies` half-moves.
    pub(in crate::laws) fn go_back_to(&mut self, plies: usize) {
        self.is_offered_with_next = false;
        self.positions.truncate(plies);
        self.plies.truncate(plies);
        self.taken_over_left = self.taken_over_left.min(plies);
        self.repetition = Repetition::of(std::iter::once(&self.start).chain(&self.positions));
    }
}
