//! Facts: what hands did to the pieces and to the clock, whatever the Laws say of it.

use super::{Announced, Table};
use crate::chess::{Color, Piece, Square};
use crate::clock::Moment;
use crate::laws::facts::event::{CommonAct, Deed, Event, PlayerAct};
use crate::laws::facts::hands::{Hand, HeldFrom};
use crate::notation::spoken;

impl Table {
    /// Takes a fact, whatever it is.
    pub(in crate::laws) fn apply_event(&mut self, event: &Event) {
        self.recording
            .apply_event(event, &self.game, self.clock.as_ref());
        self.apply_adjournment(event);
        self.taken_up = None;
        self.displaced.begin_act();
        match &event.deed {
            Deed::Player(color, act) => self.apply_player(*color, act, event.at),
            Deed::Arbiter(act) => self.apply_arbiter_act(act, event.at),
            Deed::Common(_, act) => self.apply_common(*act),
            Deed::Flag(color) => self.with_clock(|clock| clock.drop_flag(*color, event.at)),
        }
        if !self.displaced.is_empty() {
            self.displaced.look_again(&self.board);
        }
    }

    fn apply_player(&mut self, color: Color, act: &PlayerAct, at: Moment) {
        match act {
            PlayerAct::Announce(text) => self.hear_announced(color, text),
            _ => self.apply_hand(color, act, at),
        }
    }

    fn apply_common(&mut self, act: CommonAct) {
        match act {
            CommonAct::Displace(from, to) => self.displace(from, to),
            CommonAct::FindColorsReversed => self.colors_reversed = true,
            CommonAct::BoardsDiffer
            | CommonAct::FindWrongArray
            | CommonAct::FindBoardTurned
            | CommonAct::FindDisplaced
            | CommonAct::FindWrongSetting => {}
        }
    }

    /// An announcement is about the move to be made or just made; one that repeats the opponent's last move is none.
    fn hear_announced(&mut self, color: Color, text: &str) {
        let made = self.game.plies().len();
        let ply = if self.has_the_move(color) {
            made
        } else {
            made.saturating_sub(1)
        };
        if self.repeats_last_move(color, text) {
            return;
        }
        let position = self.game.position_after(ply);
        let mv = position.and_then(|position| spoken::read(position, text).ok());
        *self.announced.get_mut(color) = Some(Announced { ply, mv });
    }

    /// Whether an announcement by the player who has the move repeats the move the opponent has made.
    pub(in crate::laws) fn repeats_last_move(&self, color: Color, text: &str) -> bool {
        let Some(last) = self.game.last().filter(|last| last.by != color) else {
            return false;
        };
        let before = self.game.position_after(self.game.plies().len() - 1);
        let meant = before.and_then(|position| spoken::read(position, text).ok());
        meant == Some(last.mv)
    }

    fn apply_hand(&mut self, color: Color, act: &PlayerAct, at: Moment) {
        match *act {
            PlayerAct::Touch(square) => {
                // On a board with securing apertures a piece is touched by taking it out (D.2.2).
                if !self.blind.is(color) {
                    self.touch(color, square, at);
                }
                if self.board.piece_at(square).is_some() && self.hand(color).is_idle() {
                    *self.hands.get_mut(color) = Hand::Touching(square);
                }
            }
            PlayerAct::Graze(square) => {
                if self.has_the_move(color)
                    && !self.blind.is(color)
                    && let Some(piece) = self.board.piece_at(square)
                {
                    self.turn.graze(square, piece, at);
                }
            }
            PlayerAct::Adjust if self.has_the_move(color) => self.turn.say_adjust(color),
            PlayerAct::EndAdjusting if self.has_the_move(color) => self.turn.stop_adjusting(),
            PlayerAct::Lift(square) => self.lift(color, square, at),
            PlayerAct::Set(square) => self.set(color, square, at),
            PlayerAct::LetGo => self.let_go(color),
            PlayerAct::Release(square) => {
                self.set(color, square, at);
                self.let_go(color);
            }
            PlayerAct::PutBack => self.put_back(color, at),
            PlayerAct::Remove(square) => {
                self.turn.stop_adjusting();
                self.touch(color, square, at);
                self.handle(color, square);
                if self.board.remove_piece_at(square).is_some() {
                    self.turn.forget(square);
                }
            }
            PlayerAct::Take(role) => {
                *self.hands.get_mut(color) = Hand::Holding {
                    piece: Piece { color, role },
                    from: HeldFrom::Box,
                };
            }
            PlayerAct::BothHands
                if self.game.uncompleted(color).is_some() && !self.has_the_move(color) =>
            {
                self.game.note_two_hands(color);
            }
            PlayerAct::BothHands if self.has_the_move(color) => self.turn.use_both_hands(),
            PlayerAct::AnnounceCastling if self.has_the_move(color) => {
                self.turn.announce_castling();
            }
            PlayerAct::Press => {
                self.pressed = self.clock.as_mut().map(|clock| clock.press(color, at));
            }
            _ => {}
        }
    }

    fn has_the_move(&self, color: Color) -> bool {
        self.game.has_the_move() == color
    }

    /// Knocks a piece off its square, onto another.
    pub(super) fn displace(&mut self, from: Square, to: Square) {
        for square in [from, to] {
            let stands = self.board.piece_at(square);
            self.displaced.disturb(square, stands);
        }
        if let Some(piece) = self.board.remove_piece_at(from) {
            self.board.set_piece_at(to, piece);
        }
    }

    /// A hand is about to take what stands on `square`. Out of turn that disturbs the square, unless what it holds was
    /// disturbed already: then it is being put right.
    fn handle(&mut self, color: Color, square: Square) {
        if self.displaced.is_disturbed(square) {
            self.displaced.puts_right();
        } else if !self.has_the_move(color) {
            self.displaced.disturb(square, self.board.piece_at(square));
        }
    }

    fn touch(&mut self, color: Color, square: Square, at: Moment) {
        if !self.has_the_move(color) || self.displaced.is_disturbed(square) {
            return;
        }
        if let Some(piece) = self.board.piece_at(square) {
            if self.turn.is_adjusting(color) {
                self.turn.straighten();
            } else {
                self.turn.touch(square, piece, at);
            }
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
        if self.displaced.belongs(piece, square) {
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
            self.displaced.disturb(square, self.board.piece_at(square));
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
            && from != HeldFrom::Square(at)
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
                from: HeldFrom::Square(square),
                ..
            } => {
                self.set(color, square, at);
                self.let_go(color);
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
