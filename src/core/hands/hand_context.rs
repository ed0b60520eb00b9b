//! What is known of a game when a hand comes to its board, and whose hand it is.

use crate::chess::{Color, Square};
use crate::clock::{Clock, Moment};
use crate::laws::facts::illegal_on_board::Illegality;
use crate::laws::facts::turn::Released;
use crate::laws::{Arbiter, ArbiterAct, Consequence, Duty, Hand, Standing, Table};
use crate::record::Entry;
use crate::record::play_mode::{AssistLevel, Hands, PlayMode};

/// A game as the hands at its board find it.
#[derive(Clone, Copy, Debug)]
pub struct HandContext<'a> {
    /// The arbiter of the game.
    pub arbiter: &'a Arbiter,
    /// Everything that happened in the game.
    pub log: &'a [Entry],
    /// The game's moment at which the hand comes.
    pub now: Moment,
    /// How the game is played.
    pub mode: PlayMode,
    /// Whether people play the game here; history is only shown.
    pub is_played: bool,
    /// The learner, in a step of a lesson in which every hand is theirs.
    pub learner: Option<Color>,
    /// Whether it is shown where the touched piece may go.
    pub shows_ways: bool,
}

impl<'a> HandContext<'a> {
    /// A game that two people play in that mode.
    pub const fn new(arbiter: &'a Arbiter, log: &'a [Entry], now: Moment, mode: PlayMode) -> Self {
        Self {
            arbiter,
            log,
            now,
            mode,
            is_played: true,
            learner: None,
            shows_ways: matches!(mode.assist, AssistLevel::Teaching),
        }
    }

    /// What stands on the table.
    pub const fn table(&self) -> &'a Table {
        self.arbiter.table()
    }

    /// Whether the game is being played.
    pub fn is_playing(&self) -> bool {
        self.is_played && self.table().standing() == Standing::Playing
    }

    /// Whether the game's clock, if it has one, was stopped or not started while the game goes on.
    ///
    /// A clock that froze at a fallen flag is not stopped: what follows is for the players or the arbiter to say.
    pub fn is_paused(&self) -> bool {
        self.is_playing()
            && self.table().clock().is_some_and(Clock::is_stopped)
            && !self.awaits_the_move_of_a_lost_envelope()
    }

    /// Whether no clock has been started in this game yet; that the hour of the session came starts none.
    pub fn is_not_started(&self) -> bool {
        let begins_session =
            |entry: &Entry| entry.event.arbiter_act() == Some(&ArbiterAct::BeginSession);
        let starts_clock = |it: &Consequence| matches!(it, Consequence::StartClock(_));
        let starts = |entry: &Entry| entry.has(starts_clock);
        let mut log = self.log.iter();
        let first = log.find(|entry| begins_session(entry) || starts(entry));
        self.table().started().is_none() || first.is_some_and(begins_session) && !log.any(starts)
    }

    /// Whether the clocks stand until a move is played that was sealed in an envelope now lost (I.12.1).
    pub fn awaits_the_move_of_a_lost_envelope(&self) -> bool {
        let plies = self.table().game().plies().len();
        let adjournment = self.table().adjournment();
        self.is_playing()
            && adjournment.is_some_and(|adjournment| adjournment.awaits_the_lost_move(plies))
    }

    /// Whether anybody may lay hands on the board: nobody does while the clocks are stopped.
    pub fn is_in_play(&self) -> bool {
        self.is_playing() && !self.is_paused()
    }

    /// Returns whose hand is at the board: the player's who has the move, unless an unnoticed irregularity left the clock to
    /// the other.
    pub fn at_the_board(&self) -> Color {
        self.learner
            .unwrap_or_else(|| self.table().game().has_the_move())
    }

    /// Returns whose hand is busy on the board, else that of whose move it is.
    pub fn hand_on_board(&self) -> Color {
        let us = self.at_the_board();
        let is_busy = |color: &Color| *self.table().hand(*color) != Hand::Empty;
        [us, !us].into_iter().find(is_busy).unwrap_or(us)
    }

    /// Whether that player is blind or visually disabled, and reads the board with the fingers (D.2.2). In a lesson every hand
    /// is the learner's, who sees.
    pub const fn is_blind(&self, color: Color) -> bool {
        self.learner.is_none() && self.table().blind().is(color)
    }

    /// Returns whose hand goes to that square: it follows from whose clock runs and whose piece stands there.
    ///
    /// Whoever has knocked pieces over sets all of them up, on their own time (Art. 7.4.1). While a player straightens pieces between their move and its press, or has yet to press and nobody has begun to reply,
    /// they touch their own pieces themselves; in a lesson everything is the learner's.
    pub fn hand_at(&self, square: Square) -> Color {
        let us = self.hand_on_board();
        let (table, opponent) = (self.table(), !us);
        if let Some(player) = self.setting_up() {
            return player;
        }
        let piece = table.board().piece_at(square);
        let is_theirs = piece.is_some_and(|piece| piece.color == opponent);
        let waits = table.has_yet_to_press(opponent) && table.turn().binds_to_nothing();
        let is_free = *table.hand(us) == Hand::Empty && self.learner.is_none();
        if is_theirs && is_free && (waits || self.adjusting() == Some(opponent)) {
            opponent
        } else {
            us
        }
    }

    /// Returns who has knocked pieces over and is setting them up, while the clock of that player runs.
    fn setting_up(&self) -> Option<Color> {
        let table = self.table();
        let running = table.clock().and_then(Clock::running);
        let player = table
            .who_displaced()
            .filter(|player| running == Some(*player));
        player.filter(|_| self.learner.is_none() && !table.is_moved_out_of_turn())
    }

    /// Returns who has said *j'adoube* and straightens pieces.
    pub fn adjusting(&self) -> Option<Color> {
        let adjusting = self.table().turn().adjusting();
        adjusting.filter(|_| self.is_in_play())
    }

    /// Whether a hand that goes to that square does nothing, because what stands there belongs to a player who has made a move
    /// and not yet pressed the clock: in quick hands it is their own hand, and a move that was made is not made again
    /// (Art. 4.7).
    pub fn is_move_made_with(&self, square: Square) -> bool {
        let us = self.at_the_board();
        let table = self.table();
        let piece = table.board().piece_at(square);
        self.is_playing()
            && self.mode.hands == Hands::Quick
            && self.adjusting() != Some(us.other())
            && *table.hand(us) == Hand::Empty
            && piece.is_some_and(|piece| piece.color != us)
            && table.clock().is_some()
            && table.turn().released().is_empty()
            && table.game().uncompleted(us.other()).is_some()
    }

    /// Whether the blind player at the board has put a move on it that is made once it is announced (D.2.3).
    pub fn waits_for_announcement(&self) -> bool {
        let announces = self.arbiter.announcement_to_come();
        announces.is_some_and(|(by, _)| by == self.at_the_board())
    }

    /// Whether, without a clock, whoever has the move has let go of what is no legal move, nor a part of one.
    pub fn is_illegal_move_left(&self) -> bool {
        let table = self.table();
        let (game, turn) = (table.game(), table.turn());
        let is_part = || {
            let illegality = Illegality::of_board(game.position(), table.board(), turn);
            matches!(
                illegality,
                Illegality::HalfCastling | Illegality::HalfCapture(_)
            )
        };
        table.clock().is_none() && self.is_unsettled() && !is_part()
    }

    /// Whether a piece was let go and what stands on the board is after no legal move. Once the clock was pressed on it, what
    /// becomes of it is asked; a blind player's move that waits for its announcement is settled.
    pub fn is_unsettled(&self) -> bool {
        let table = self.table();
        self.is_playing()
            && !self.waits_for_announcement()
            && !table.is_in_order()
            && !table.awaits_verdict_on_the_board()
            && table.hand(self.at_the_board()).is_idle()
            && !table.turn().released().is_empty()
            && !self.arbiter.obligation().duty.is_under_way()
            && !self.exchanges_a_demanded_pawn()
    }

    /// Whether a pawn was let go on the last rank by the move that must be played, and is still to be exchanged.
    fn exchanges_a_demanded_pawn(&self) -> bool {
        let Duty::Play(demanded) = self.arbiter.obligation().duty else {
            return false;
        };
        let is_demanded =
            |it: &Released| (Some(it.from), it.to) == (demanded.from(), demanded.to());
        demanded.promotion().is_some() && self.table().turn().released().iter().all(is_demanded)
    }
}
