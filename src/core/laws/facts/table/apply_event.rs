//! Facts: what hands did to the pieces and to the clock, whatever the Laws say of it.

use super::{Announced, Standing, Table, TakeBack};
use crate::chess::{Chess, Color, Move, Piece, Position, Square};
use crate::clock::{Clock, Moment, Pressed};
use crate::laws::answers::Question;
use crate::laws::facts::event::{ArbiterAct, CommonAct, Deed, Event, PlayerAct};
use crate::laws::facts::hands::{Hand, HeldFrom};
use crate::laws::facts::move_in_any_language::read_in_any_language;
use crate::laws::facts::reason::Reason;
use crate::laws::facts::turn::{CastlingAnnouncement, Manner};
use crate::notation::spoken;

impl Table {
    /// Takes a fact, whatever it is.
    pub(in crate::laws) fn apply_event(&mut self, event: &Event) {
        self.recording
            .apply_event(event, &self.game, self.clock.as_ref());
        self.apply_adjournment(event);
        self.take_back = self.take_back_after(&event.deed);
        self.take_note(&event.deed);
        self.taken_up = None;
        self.about_last_move = false;
        self.displaced.begin_act();
        if let Some(player) = event.player().filter(|_| self.shows_presence(&event.deed)) {
            *self.at_the_board.get_mut(player) = true;
        }
        match &event.deed {
            Deed::Player(color, act) => self.apply_player(*color, act, event.at),
            Deed::Arbiter(act) => self.apply_arbiter_act(act, event.at),
            Deed::Common(_, act) => self.apply_common(*act, event.player()),
            Deed::Flag(color) => self.with_clock(|clock| clock.drop_flag(*color, event.at)),
        }
        if !self.displaced.is_empty() {
            self.displaced.look_again(&self.board);
        }
    }

    /// Whether whoever does it is there: after the start what coming means is ruled first, and a device may be heard of a player
    /// who is elsewhere.
    const fn shows_presence(&self, deed: &Deed) -> bool {
        match deed {
            Deed::Player(_, PlayerAct::Arrive) => self.started.is_none(),
            Deed::Player(_, PlayerAct::Phone | PlayerAct::DeviceFound)
            | Deed::Arbiter(_)
            | Deed::Flag(_) => false,
            Deed::Player(..) | Deed::Common(..) => true,
        }
    }

    /// What the arbiter notes is the reason for what they do next; a counter set with the times has theirs.
    fn take_note(&mut self, deed: &Deed) {
        let is_with_the_times = matches!(deed, Deed::Arbiter(ArbiterAct::SetMoveCounter(..)));
        let before = self.reason.filter(|_| is_with_the_times);
        self.reason = self.noted.take().or(before);
        if let Deed::Arbiter(ArbiterAct::Note(Reason::Standard(noted))) = deed {
            self.noted = Some(*noted);
        }
    }

    /// Whether the players agree on taking moves back, once that is done as well.
    fn take_back_after(&self, deed: &Deed) -> TakeBack {
        match (deed, self.take_back) {
            (Deed::Player(by, PlayerAct::AskTakeBack), _) => TakeBack::AskedBy(*by),
            (Deed::Player(by, PlayerAct::AgreeTakeBack), TakeBack::AskedBy(asker))
                if *by != asker =>
            {
                TakeBack::Agreed
            }
            (Deed::Arbiter(ArbiterAct::Reinstate(_)), before) => before,
            (
                Deed::Player(
                    _,
                    PlayerAct::AgreeTakeBack
                    | PlayerAct::DeclineTakeBack
                    | PlayerAct::WithdrawTakeBack,
                ),
                _,
            )
            | (_, TakeBack::Agreed) => TakeBack::NotAsked,
            (_, before) => before,
        }
    }

    fn apply_player(&mut self, color: Color, act: &PlayerAct, at: Moment) {
        match act {
            PlayerAct::Announce(text) => self.hear_announced(color, text, at),
            // Who presses after the other stops nothing.
            PlayerAct::StopClocks => {
                let running = self.clock.as_ref().and_then(Clock::running);
                self.stopped_by = running.map(|_| color).or(self.stopped_by);
            }
            _ if self.standing == Standing::Playing => self.apply_hand(color, act, at),
            // In the break and after the end nobody's hands change what stands on the table, nor the clock.
            PlayerAct::Touch(square) | PlayerAct::Lift(square) | PlayerAct::Remove(square) => {
                self.touch(color, *square, at);
            }
            PlayerAct::Set(_) | PlayerAct::Release(_) | PlayerAct::LetGo | PlayerAct::PutBack
                if !self.hand(color).is_idle() =>
            {
                self.put_back(color, at); // what was in the hand goes where it came from
            }
            _ => {}
        }
    }

    fn apply_common(&mut self, act: CommonAct, by: Option<Color>) {
        match act {
            CommonAct::Displace(from, to) if self.standing == Standing::Playing => {
                self.displace(from, to, by);
            }
            CommonAct::KnockOver if self.standing == Standing::Playing => {
                self.displaced.begin(by, self.game.plies().len());
                self.displaced.tip_untold();
            }
            CommonAct::StandUp => self.displaced.stand_all_up(),
            CommonAct::FindColorsReversed => self.colors_reversed = true,
            CommonAct::Displace(..)
            | CommonAct::KnockOver
            | CommonAct::BoardsDiffer
            | CommonAct::FindWrongArray
            | CommonAct::FindBoardTurned
            | CommonAct::FindDisplaced
            | CommonAct::FindWrongSetting => {}
        }
    }

    /// An announcement is about the move to be made or just made; one that repeats the opponent's last move, or was to
    /// repeat it, is none.
    fn hear_announced(&mut self, color: Color, text: &str, at: Moment) {
        let made = self.game.plies().len();
        let ply = if self.has_the_move(color) {
            made
        } else {
            made.saturating_sub(1)
        };
        if self.repeats_last_move(color, text) {
            self.repeated = made.checked_sub(1);
            return;
        }
        if self.repeats_otherwise(color, text) || self.has_been_told(color, ply) {
            return;
        }
        let position = self.game.position_after(ply);
        let mv = position.and_then(|position| announced_move(position, text));
        *self.announced.get_mut(color) = Some(Announced { ply, at, mv });
    }

    /// Whether that player has announced the half-move and pressed the clock: what was said first stands (D.2.8).
    fn has_been_told(&self, color: Color, ply: usize) -> bool {
        let is_completed = self
            .game
            .plies()
            .get(ply)
            .is_some_and(|ply| ply.completed.is_some());
        let asked = Question::AnnouncedMove(color);
        let is_judged = self
            .questions
            .iter()
            .any(|(_, question)| *question == asked);
        self.announced(color, ply).is_some() && (is_completed || is_judged)
    }

    /// Whether an announcement by the player who has the move repeats the move the opponent has made.
    pub(in crate::laws) fn repeats_last_move(&self, color: Color, text: &str) -> bool {
        let Some(last) = self.game.last().filter(|last| last.by != color) else {
            return false;
        };
        let before = self.game.position_after(self.game.plies().len() - 1);
        let meant = before.and_then(|position| announced_move(position, text));
        meant == Some(last.mv)
    }

    /// Whether a player who has yet to repeat the opponent's last move says another one that could have been played in its
    /// place, and none of their own.
    pub(in crate::laws) fn repeats_otherwise(&self, color: Color, text: &str) -> bool {
        let Some((_, mv)) = self.to_be_repeated().filter(|(by, _)| *by == color) else {
            return false;
        };
        let before = self.game.position_after(self.game.plies().len() - 1);
        let said = before.and_then(|position| announced_move(position, text));
        said.is_some_and(|said| said != mv) && announced_move(self.game.position(), text).is_none()
    }

    fn apply_hand(&mut self, color: Color, act: &PlayerAct, at: Moment) {
        match *act {
            PlayerAct::Touch(square) => {
                // On a board with securing apertures a piece is touched by taking it out (D.2.2).
                if self.displaced.is_set_up_by(color) {
                    self.displaced.puts_right();
                } else if !self.blind.is(color) {
                    self.touch(color, square, at);
                }
                if self.board.piece_at(square).is_some() && self.hand(color).is_idle() {
                    *self.hands.get_mut(color) = Hand::Touching(square);
                }
            }
            PlayerAct::Graze(square) if !self.blind.is(color) => {
                self.contact(color, square, at, Manner::Doubtful);
            }
            PlayerAct::Brush(square) => self.contact(color, square, at, Manner::Accidental),
            PlayerAct::Adjust if self.has_yet_to_press(color) => {
                self.turn.adjust_before_press(color);
            }
            PlayerAct::EndAdjusting if self.turn.is_adjusting(color) => self.turn.stop_adjusting(),
            PlayerAct::Adjust => self.turn.say_adjust(color, true),
            PlayerAct::EndAdjusting => self.turn.say_adjust(color, false),
            PlayerAct::Lift(square) => self.lift(color, square, at),
            PlayerAct::Set(square) => self.set(color, square, at),
            PlayerAct::LetGo => self.let_go(color, at),
            PlayerAct::Release(square) => {
                self.set(color, square, at);
                self.let_go(color, at);
            }
            PlayerAct::PutBack => self.put_back(color, at),
            PlayerAct::Remove(square) => {
                self.turn.stop_adjusting();
                self.touch(color, square, at);
                self.handle(color, square);
                if self.board.remove_piece_at(square).is_some() {
                    self.turn.forget(square);
                }
                // The fingers left with the piece.
                if *self.hand(color) == Hand::Touching(square) {
                    *self.hands.get_mut(color) = Hand::Empty;
                }
            }
            PlayerAct::TakeEnemy(role) => {
                *self.hands.get_mut(color) = Hand::Holding {
                    piece: Piece {
                        color: !color,
                        role,
                    },
                    from: HeldFrom::Box,
                };
            }
            PlayerAct::Restore(square) => self.restore_piece(square),
            PlayerAct::Take(role) => {
                *self.hands.get_mut(color) = Hand::Holding {
                    piece: Piece { color, role },
                    from: HeldFrom::Box,
                };
            }
            PlayerAct::BothHands if self.are_hands_of_the_last_move(color) => {
                self.game.note_two_hands(color);
            }
            PlayerAct::ClaimTouchMove if !self.has_the_move(color) => {
                self.turn.claim_touch(true);
            }
            PlayerAct::ClaimRepetition(_) | PlayerAct::ClaimFifty(_)
                if self.has_the_move(color) =>
            {
                self.turn.claim();
            }
            PlayerAct::BothHands if self.has_the_move(color) => self.turn.use_both_hands(),
            PlayerAct::AnnounceCastling if self.has_the_move(color) => {
                self.turn.announce_castling(if self.game.is_chess960() {
                    CastlingAnnouncement::Binding
                } else {
                    CastlingAnnouncement::Spoken
                });
            }
            PlayerAct::Press => {
                self.press(color, at);
            }
            _ => {}
        }
    }

    fn press(&mut self, color: Color, at: Moment) {
        let is_of_the_former = !self.has_the_move(color) || self.presses_the_former(color);
        if self.turn.is_adjusting(color) && is_of_the_former {
            self.turn.stop_adjusting();
        }
        self.pressed = self.clock.as_mut().map(|clock| clock.press(color, at));
        let switched = matches!(self.pressed, Some(Pressed::Switched { .. }));
        if self.has_the_move(color) && switched && !self.presses_the_former(color) {
            let gain = self.clock.as_ref().and_then(|clock| clock.last_gain(color));
            self.turn.note_press(gain);
        }
    }

    /// Whether both hands of a player, told of now, took part in the move that player made last: the opponent has the move, or
    /// has replied and not pressed, and the player has touched nothing for the next one.
    pub fn are_hands_of_the_last_move(&self, color: Color) -> bool {
        if self.standing != Standing::Playing {
            return false;
        }
        if !self.has_the_move(color) {
            return self.game.last().is_some();
        }
        let [.., own, reply] = self.game.plies() else {
            return false;
        };
        let is_pressed = own.by == color && own.completed.is_some();
        let is_replied_to = reply.by != color && reply.completed.is_none();
        let mut contacts = self.turn.contacts().iter();
        is_pressed && is_replied_to && contacts.all(|contact| contact.by != color)
    }

    fn has_the_move(&self, color: Color) -> bool {
        self.game.has_the_move() == color
    }

    /// Knocks a piece off its square, onto another; or over, where it stands.
    pub(super) fn displace(&mut self, from: Square, to: Square, by: Option<Color>) {
        self.displaced.begin(by, self.game.plies().len());
        if from == to {
            if self.board.piece_at(from).is_some() {
                self.displaced.tip(from);
            }
            return;
        }
        for square in [from, to] {
            let stands = self.board.piece_at(square);
            self.displaced.disturb(square, stands);
        }
        if let Some(piece) = self.board.remove_piece_at(from) {
            self.board.set_piece_at(to, piece);
        }
    }

    /// Whether what that player takes up is only being set up again, because they have no move to make with it.
    fn only_sets_up(&self, color: Color) -> bool {
        !self.has_the_move(color) && self.displaced.is_set_up_by(color)
    }

    /// A hand is about to take what stands on `square`. Out of turn that disturbs the square, unless what it holds was
    /// disturbed already: then it is being put right.
    fn handle(&mut self, color: Color, square: Square) {
        if self.displaced.is_disturbed(square) {
            self.displaced.puts_right();
        } else if self.only_sets_up(color) {
            self.displaced.disturb(square, self.board.piece_at(square));
            self.displaced.puts_right();
        } else if !self.has_the_move(color) {
            self.displaced
                .begin_out_of_turn(color, self.game.plies().len());
            self.displaced.disturb(square, self.board.piece_at(square));
        }
    }

    /// Fingers were put on a piece; one that stands where it should not is only put right.
    fn touch(&mut self, color: Color, square: Square, at: Moment) {
        if self.only_sets_up(color) || self.displaced.is_disturbed(square) {
            self.displaced.puts_right();
            return;
        }
        let manner = if self.turn.is_adjusting(color) {
            Manner::Straightening
        } else {
            Manner::Deliberate
        };
        self.contact(color, square, at, manner);
    }

    /// A player came into contact with what stands there, if anything does.
    fn contact(&mut self, color: Color, square: Square, at: Moment, manner: Manner) {
        if let Some(piece) = self.board.piece_at(square) {
            self.turn.contact(color, square, piece, at, manner);
        }
    }

    fn lift(&mut self, color: Color, square: Square, at: Moment) {
        self.touch(color, square, at);
        self.handle(color, square);
        if let Some(piece) = self.board.remove_piece_at(square) {
            *self.hands.get_mut(color) = Hand::Holding {
                piece,
                from: HeldFrom::Square(square),
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
                (piece, HeldFrom::Square(stands))
            }
            Hand::Touching(stands) => match self.board.remove_piece_at(stands) {
                Some(piece) => (piece, HeldFrom::Square(stands)),
                None => return,
            },
            Hand::Empty => return,
        };
        let lay_there = self.displaced.stand_up(square) && from == HeldFrom::Square(square);
        if lay_there || self.displaced.belongs(piece, square) {
            self.displaced.puts_right();
            self.board.set_piece_at(square, piece);
            *self.hands.get_mut(color) = Hand::Touching(square);
            return;
        }
        if self.has_the_move(color) {
            if self.turn.is_adjusting(color) && from != HeldFrom::Square(square) {
                // Carried off its square: that was no adjusting after all.
                self.turn.stop_adjusting();
                if let HeldFrom::Square(from) = from {
                    self.turn.touch(from, piece, at);
                }
            }
            if let Some(knocked_off) = self.board.piece_at(square) {
                self.turn.touch(square, knocked_off, at);
                self.turn.forget(square);
            }
            self.turn.carry(from, square, piece);
        } else {
            if self.turn.is_adjusting(color) {
                self.turn.stop_adjusting();
            }
            self.displaced.disturb(square, self.board.piece_at(square));
        }
        self.board.set_piece_at(square, piece);
        *self.hands.get_mut(color) = Hand::Standing {
            piece,
            at: square,
            from,
        };
    }

    /// A piece that was taken off on this move stands again where it stood; that it was touched stays so.
    fn restore_piece(&mut self, square: Square) {
        if self.board.piece_at(square).is_none()
            && let Some(piece) = self.game.position().board().piece_at(square)
        {
            self.board.set_piece_at(square, piece);
        }
    }

    fn let_go(&mut self, color: Color, now: Moment) {
        if let Hand::Standing { piece, at, from } = *self.hand(color)
            && self.has_the_move(color)
            && from != HeldFrom::Square(at)
        {
            self.turn.release(at, piece, now);
        }
        if let Hand::Touching(square) = *self.hand(color) {
            self.displaced.stand_up(square);
        }
        if !matches!(self.hand(color), Hand::Holding { .. }) {
            *self.hands.get_mut(color) = Hand::Empty;
        }
    }

    fn put_back(&mut self, color: Color, at: Moment) {
        match *self.hand(color) {
            Hand::Holding {
                from: HeldFrom::Square(square),
                ..
            } => {
                self.set(color, square, at);
                self.let_go(color, at);
            }
            Hand::Standing {
                from: HeldFrom::Square(square),
                ..
            } => {
                self.set(color, square, at);
                *self.hands.get_mut(color) = Hand::Empty;
            }
            Hand::Standing {
                at,
                from: HeldFrom::Box,
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
}

/// The move that was announced: by the names that D.2.1 suggests, or as it is written in any language.
fn announced_move(position: &Chess, text: &str) -> Option<Move> {
    spoken::read(position, text)
        .ok()
        .or_else(|| read_in_any_language(position, text))
}
