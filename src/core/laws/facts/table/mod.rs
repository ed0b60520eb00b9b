//! What stands on the table and what was said at it.
//!
//! `apply_event` takes a fact and knows no law; `apply_ruling` applies a ruling and decides nothing.

mod adjournment;
mod apply_arbiter_act;
mod apply_event;
mod apply_ruling;
mod asked;
mod displaced;
mod taken_over;
mod time_left;

use std::borrow::Cow;
use std::time::Duration;

use super::adjournment::Adjournment;
use super::event::CanMate;
use super::game_moves::Game;
use super::game_terms::{Blind, Terms};
use super::hands::Hand;
use super::illegal_on_board::Illegality;
use super::scoresheets::Recording;
use super::standard_reason::StandardReason;
use super::turn::Turn;
use crate::chess::{Board, ByColor, Color, Move, Position, Square};
use crate::clock::{Clock, Moment, Pressed};
use crate::laws::answers::{Outcome, Question};
use crate::laws::editions::Rule;
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
    /// The moment of the announcement.
    pub at: Moment,
    /// The legal move it named there, if it named one.
    pub mv: Option<Move>,
}

/// Whose clock ran last, and how far the game was.
#[derive(Clone, Copy, Debug)]
struct Ran {
    color: Color,
    game: (usize, usize),
}

/// Whether the players agree on taking moves back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TakeBack {
    NotAsked,
    AskedBy(Color),
    /// They have just agreed; it holds for whatever is put back next.
    Agreed,
}

/// What stands on the table: pieces, hands, clock, the game so far and what is pending.
#[derive(Clone, Debug)]
pub struct Table {
    board: Board,
    hands: ByColor<Hand>,
    displaced: Displaced,
    turn: Turn,
    game: Game,
    clock: Option<Clock>,
    started: Option<Moment>,
    /// Who has come, or has done anything at the board.
    at_the_board: ByColor<bool>,
    pressed: Option<Pressed>,
    stopped_by: Option<Color>,
    held_by_arbiter: bool,
    time_set: ByColor<usize>,
    ran: Option<Ran>,
    runs_once_put_right: Option<Ran>,
    colors_reversed: bool,
    offers: ByColor<bool>,
    take_back: TakeBack,
    illegal: ByColor<u32>,
    charged: ByColor<Option<usize>>,
    counted_before: ByColor<u32>,
    to_be_charged: Option<usize>,
    not_legal: Option<Illegality>,
    taken_up: Option<Color>,
    about_last_move: bool,
    questions: Vec<(Rule, Question)>,
    /// Whose conduct the open questions of that kind are about.
    conduct: Vec<(Question, Option<Color>)>,
    corrected_by: Option<Rule>,
    /// What the arbiter noted last, if it was a standard reason, and for what is done now.
    noted: Option<StandardReason>,
    reason: Option<StandardReason>,
    put_back: Option<usize>,
    postponed: Option<(Rule, Question)>,
    /// What the last claim that was right was claimed by.
    upheld: Option<Rule>,
    late_arrival: Option<Color>,
    established: ByColor<Option<CanMate>>,
    recording: Recording,
    blind: Blind,
    announced: ByColor<Option<Announced>>,
    /// The half-move that the opponent of its player repeated last, counted from 0.
    repeated: Option<usize>,
    session_began: Moment,
    adjournment: Option<Adjournment>,
    standing: Standing,
}

impl Table {
    /// The table before the first act; the clock shows its starting times and does not run.
    pub fn new(terms: &Terms) -> Self {
        Self {
            board: terms.start.board().clone(),
            hands: ByColor::default(),
            displaced: Displaced::default(),
            turn: Turn::of(terms.start.turn()),
            game: Game::new(terms.start.clone(), terms.castling),
            clock: terms.control.clone().map(Clock::new),
            started: None,
            at_the_board: ByColor::default(),
            pressed: None,
            stopped_by: None,
            held_by_arbiter: false,
            time_set: ByColor::default(),
            ran: None,
            runs_once_put_right: None,
            colors_reversed: false,
            offers: ByColor::default(),
            take_back: TakeBack::NotAsked,
            illegal: ByColor::default(),
            charged: ByColor::default(),
            counted_before: ByColor::default(),
            to_be_charged: None,
            not_legal: None,
            taken_up: None,
            about_last_move: false,
            questions: Vec::new(),
            conduct: Vec::new(),
            corrected_by: None,
            noted: None,
            reason: None,
            put_back: None,
            postponed: None,
            upheld: None,
            late_arrival: None,
            established: ByColor::default(),
            recording: Recording::default(),
            blind: terms.blind,
            announced: ByColor::default(),
            repeated: None,
            session_began: Moment::START,
            adjournment: None,
            standing: Standing::Playing,
        }
    }

    /// The pieces as they stand; anything may stand anywhere.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The pieces as they would stand if those that were knocked over, or moved out of turn, stood where they belong.
    pub fn board_put_right(&self) -> Cow<'_, Board> {
        self.displaced.put_right(&self.board)
    }

    /// The same for any other board on which the same pieces are displaced.
    pub(in crate::laws) fn put_right<'a>(&self, board: &'a Board) -> Cow<'a, Board> {
        self.displaced.put_right(board)
    }

    /// Whether pieces were knocked over, or moved out of turn, and do not stand where they belong.
    pub const fn is_displaced(&self) -> bool {
        !self.displaced.is_empty()
    }

    /// Which player knocked pieces over or moved them out of turn last, if a player did and they are not put right.
    pub fn who_displaced(&self) -> Option<Color> {
        self.displaced.by().filter(|_| self.is_displaced())
    }

    /// The squares on which a piece lies that was knocked over and should stand.
    pub fn lying(&self) -> &[Square] {
        self.displaced.lying()
    }

    /// Whether a piece lies that was knocked over, known by its square or not.
    pub const fn do_pieces_lie(&self) -> bool {
        self.displaced.has_lying()
    }

    /// Whether a piece that does not stand where it belongs was moved there out of turn.
    pub const fn is_moved_out_of_turn(&self) -> bool {
        self.is_displaced() && self.displaced.is_out_of_turn()
    }

    /// Whether that player moved it there, and displaced nothing else last.
    pub(in crate::laws) fn is_moved_out_of_turn_by(&self, color: Color) -> bool {
        self.is_moved_out_of_turn() && self.who_displaced() == Some(color)
    }

    /// Whether whoever has the move let go of a piece where the opponent had moved one out of turn: nothing could be captured
    /// there, had the opponent waited.
    pub(in crate::laws) fn is_answer_to_a_move_out_of_turn(&self) -> bool {
        let mut let_go = self.turn.released().iter();
        self.is_moved_out_of_turn_by(!self.game.has_the_move())
            && let_go.any(|released| self.displaced.has_reached(released.to))
    }

    /// After how many half-moves the first of the pieces that do not stand where they belong was displaced.
    pub fn displaced_since(&self) -> Option<usize> {
        self.is_displaced().then(|| self.displaced.since())
    }

    /// Whether the last act put such pieces right.
    pub const fn puts_right(&self) -> bool {
        self.displaced.was_put_right()
    }

    /// What a player's hand is doing.
    pub fn hand(&self, color: Color) -> &Hand {
        self.hands.get(color)
    }

    /// What the player who has the move has done since having it.
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// The game so far.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The clock, if one is used.
    pub const fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Whether that player is known to be there: has come, or has done anything at the board.
    pub const fn is_at_the_board(&self, color: Color) -> bool {
        match color {
            Color::White => self.at_the_board.white,
            Color::Black => self.at_the_board.black,
        }
    }

    /// When the game was started, if it was.
    pub const fn started(&self) -> Option<Moment> {
        self.started
    }

    /// What the last press did to the clock, if one is used.
    pub const fn pressed(&self) -> Option<Pressed> {
        self.pressed
    }

    /// Whose clock runs when play goes on: the one that runs; that of who has knocked pieces over and not put them right (7.4.1);
    /// or the one that ran before it was stopped, if no move was made or completed since; else that of the player who has not
    /// completed a move, or who has it. Without a clock no press is awaited.
    pub fn whose_clock_runs(&self) -> Color {
        let running = self.clock.as_ref().and_then(Clock::running);
        running
            .or(self.puts_right_on_own_time())
            .unwrap_or_else(|| self.whose_clock_runs_once_all_stands())
    }

    /// Who has knocked pieces over in the game that has begun, and is to put them right on their own time.
    fn puts_right_on_own_time(&self) -> Option<Color> {
        let has_begun = self.clock.is_some() && self.ran.is_some();
        let is_theirs = has_begun && !self.displaced.is_out_of_turn();
        self.who_displaced().filter(|_| is_theirs)
    }

    /// The same as if nothing were displaced.
    fn whose_clock_runs_once_all_stands(&self) -> Color {
        if self.clock.is_none() {
            return self.game.has_the_move();
        }
        let put_right = self.runs_once_put_right().filter(|_| !self.is_displaced());
        let ran = self.ran.filter(|ran| ran.game == self.stage_of_game());
        put_right
            .or(ran.map(|ran| ran.color))
            .unwrap_or_else(|| self.game.whose_clock_runs())
    }

    /// Whose clock is to run again once displaced pieces are put right on somebody's own time: the one that ran before; if a
    /// move was made or completed since, that of the player who has not completed one, or who has the move.
    pub fn runs_once_put_right(&self) -> Option<Color> {
        let ran = self.runs_once_put_right?;
        Some(if ran.game == self.stage_of_game() {
            ran.color
        } else {
            self.game.whose_clock_runs()
        })
    }

    /// Notes whose clock runs, as long as one does.
    pub(in crate::laws) fn note_running(&mut self) {
        if let Some(color) = self.clock.as_ref().and_then(Clock::running) {
            let game = self.stage_of_game();
            self.ran = Some(Ran { color, game });
        }
    }

    /// How many half-moves were made and how many of the last two are completed.
    fn stage_of_game(&self) -> (usize, usize) {
        let plies = self.game.plies();
        let last_two = plies.iter().rev().take(2);
        let completed = last_two.filter(|ply| ply.completed.is_some()).count();
        (plies.len(), completed)
    }

    /// Which player stopped the clocks last, if one did.
    pub const fn who_stopped(&self) -> Option<Color> {
        self.stopped_by
    }

    /// Whether both clocks are to stand: the game has not begun, the arbiter has stopped them and not set one going since,
    /// or a player has, whose reason the arbiter has yet to judge.
    pub fn are_clocks_held(&self) -> bool {
        let asked = (Rule::PlayerMayStop, Question::StoppedClocks);
        self.ran.is_none() || self.held_by_arbiter || self.questions.contains(&asked)
    }

    /// Whether the arbiter has stopped both clocks and not set one going since.
    pub const fn are_clocks_held_by_the_arbiter(&self) -> bool {
        self.held_by_arbiter
    }

    /// Whether it was found that each player has the other's colour.
    pub const fn colors_found_reversed(&self) -> bool {
        self.colors_reversed
    }

    /// Who has offered a draw that still stands; where both have, the opponent of the player who has the move.
    pub fn offer(&self) -> Option<Color> {
        let opponent = !self.game.has_the_move();
        [opponent, !opponent]
            .into_iter()
            .find(|color| self.is_offered_by(*color))
    }

    /// Whether an offer of a draw by that player still stands.
    pub fn is_offered_by(&self, color: Color) -> bool {
        *self.offers.get(color)
    }

    /// Whether the players have just agreed on taking moves back.
    pub fn is_take_back_agreed(&self) -> bool {
        self.take_back == TakeBack::Agreed
    }

    /// How many completed illegal moves are charged to each player.
    pub const fn illegal_moves(&self) -> &ByColor<u32> {
        &self.illegal
    }

    /// After how many half-moves an illegal move was charged to that player last, if one was.
    pub fn last_charge(&self, color: Color) -> Option<usize> {
        *self.charged.get(color)
    }

    /// Returns why the move that was last put back was illegal, if it was.
    pub const fn not_legal(&self) -> Option<Illegality> {
        self.not_legal
    }

    /// Whose press, which nobody watched, is looked into by this very act, because it was claimed or seen (A.5.2).
    pub const fn taken_up(&self) -> Option<Color> {
        self.taken_up
    }

    /// Whether what the arbiter says of a contact by this very act concerns the half-move that was made last.
    pub const fn is_about_the_last_move(&self) -> bool {
        self.about_last_move
    }

    /// What awaits a person's judgment, oldest first, with the rule that asks.
    pub fn questions(&self) -> &[(Rule, Question)] {
        &self.questions
    }

    /// By which rule the clocks are corrected: the one that found them wrong, or put a position back, until one runs again.
    pub const fn clocks_corrected_by(&self) -> Option<Rule> {
        self.corrected_by
    }

    /// Why the arbiter does this very act, where they noted a standard reason directly before.
    pub const fn reason(&self) -> Option<StandardReason> {
        self.reason
    }

    /// Whether a position was put back and no move made since.
    pub fn is_position_put_back(&self) -> bool {
        self.put_back == Some(self.game.plies().len())
    }

    /// Lets an open question be the next that is decided; whether it is open.
    pub(in crate::laws) fn bring_forward(&mut self, question: Question) -> bool {
        let open = self
            .questions
            .iter()
            .position(|(_, asked)| *asked == question);
        if let Some(open) = open {
            self.questions[..=open].rotate_right(1);
        }
        open.is_some()
    }

    /// What the arbiter has postponed a verdict on, with the rule for doing so.
    pub const fn postponed(&self) -> Option<(Rule, Question)> {
        self.postponed
    }

    /// Who came too late and is not excused, while the same is open of the opponent.
    pub const fn late_arrival(&self) -> Option<Color> {
        self.late_arrival
    }

    /// What has been established about a player's chances of mating in this position.
    pub fn established(&self, color: Color) -> Option<CanMate> {
        *self.established.get(color)
    }

    /// The scoresheets.
    pub const fn recording(&self) -> &Recording {
        &self.recording
    }

    /// When the session began by the arbiter's timepiece.
    pub const fn session_began(&self) -> Moment {
        self.session_began
    }

    /// What is known of the adjournment, from the moment a move is asked for or sealed until the next one.
    pub const fn adjournment(&self) -> Option<&Adjournment> {
        self.adjournment.as_ref()
    }

    /// Who is blind or visually disabled.
    pub const fn blind(&self) -> Blind {
        self.blind
    }

    /// What a player has announced as that half-move of the game, counted from 0.
    pub fn announced(&self, color: Color, ply: usize) -> Option<Announced> {
        self.announced
            .get(color)
            .filter(|announced| announced.ply == ply)
    }

    /// Whether that half-move of the game, counted from 0, was repeated by the opponent of its player.
    pub fn is_repeated(&self, ply: usize) -> bool {
        self.repeated == Some(ply)
    }

    /// The move that was announced rightly and has yet to be repeated, and by whom: the last one made, until the opponent
    /// has said it and executed it on their own board (D.2.1).
    pub fn to_be_repeated(&self) -> Option<(Color, Move)> {
        if !self.blind.any() || self.standing != Standing::Playing {
            return None;
        }
        let last = self.game.last()?;
        let ply = self.game.plies().len() - 1;
        let announced = self.announced(last.by, ply);
        let is_announced = announced.is_some_and(|it| it.mv == Some(last.mv));
        (is_announced && !self.is_repeated(ply)).then_some((!last.by, last.mv))
    }

    /// How the game stands.
    pub const fn standing(&self) -> Standing {
        self.standing
    }

    /// Whether the pieces stand as the game left them and no hand holds one.
    pub fn is_in_order(&self) -> bool {
        self.board == *self.game.position().board() && self.hands.iter().all(Hand::is_idle)
    }

    /// Whether the pieces stand as the game left them once displaced ones are put right, and no hand holds one.
    pub fn is_in_order_but_for_displaced(&self) -> bool {
        self.board_put_right().as_ref() == self.game.position().board()
            && self.hands.iter().all(Hand::is_idle)
    }

    /// Whether a press by that player belongs to a move made before, for which it is still to come: nothing has been moved
    /// since the opponent's reply (Art. 6.2.2).
    pub fn presses_the_former(&self, color: Color) -> bool {
        let nothing_moved = self.turn.released().is_empty() || self.is_in_order_but_for_displaced();
        self.game.uncompleted(color).is_some() && nothing_moved
    }

    /// Whether that player has made the last move, and their own clock runs until they press it.
    pub fn has_yet_to_press(&self, color: Color) -> bool {
        let running = self.clock.as_ref().and_then(Clock::running);
        running == Some(color)
            && self.game.has_the_move() != color
            && self.game.uncompleted(color).is_some()
    }

    /// Returns whether a press of that player's gives the opponent, who knocked pieces over, their own time to put them right
    /// in: nothing was moved on this turn (Art. 7.4.1).
    pub fn gives_time_to_put_right(&self, player: Color) -> bool {
        self.game.has_the_move() == player
            && self.is_displaced()
            && self.who_displaced() == Some(!player)
            && !self.is_moved_out_of_turn()
            && self.turn.released().is_empty()
            && self.is_in_order_but_for_displaced()
    }

    /// Who forgot to press after their move: the opponent has replied, and their own clock runs still. Once the reply is
    /// pressed too, their clock runs for the move they have now.
    pub fn forgot_to_press(&self) -> Option<Color> {
        let running = self.clock.as_ref().and_then(Clock::running)?;
        let is_forgotten =
            self.game.has_the_move() == running && self.game.uncompleted(running).is_some();
        let is_answered = self.game.last().is_some_and(|ply| ply.completed.is_some());
        (is_forgotten && !is_answered).then_some(running)
    }

    /// Whose clock a late press of the opponent's has set running, though they have made and completed their move: they press
    /// again.
    pub fn has_to_press_again(&self) -> Option<Color> {
        let running = self.clock.as_ref().and_then(Clock::running)?;
        let is_theirs = self.game.has_the_move() == running;
        let has_completed = self.game.last().is_some_and(|ply| ply.by == running);
        let is_in_play = self.standing == Standing::Playing
            && self.adjournment.is_none()
            && !self.is_displaced();
        (is_in_play && !is_theirs && has_completed && self.game.uncompleted(running).is_none())
            .then_some(running)
    }

    /// A player's reading, if a clock is used.
    pub fn reading(&self, color: Color, at: Moment) -> Option<Duration> {
        self.clock.as_ref().map(|clock| clock.remaining(color, at))
    }
}
