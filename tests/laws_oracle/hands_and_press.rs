//! What hands and presses do to the oracle's memory.

use jadoube_core::chess::{
    CastlingMode, Chess, Color, EnPassantMode, FromSetup, Move, Piece, Position, PositionError,
    Rank, Role, Square,
};
use jadoube_core::clock::Moment;
use jadoube_core::laws::{Arbiter, Deed, Edition, Event, PlayerAct};

use crate::claims_and_decisions::is_touched;
use crate::men_on_board::{Grip, Man, Placed, after};
use crate::touch_duty::{Mark, king_arrives, lawful};
use crate::touch_memory::{Done, HalfMove, Meant, Remembered, TouchMemory, Waiting};

impl TouchMemory {
    /// Hears what happened; `seen` is the program after it, asked only where the Laws leave two answers.
    pub fn hear(&mut self, event: &Event, seen: &Arbiter) {
        self.tick(event.at);
        match &event.deed {
            Deed::Player(player, act) => self.of_player(*player, act, event.at, seen),
            Deed::Arbiter(act) => self.of_arbiter(act, event.at),
            Deed::Common(..) | Deed::Flag(_) => self.is_open("not of this oracle"),
        }
        if self.times_open {
            for color in Color::ALL {
                self.time[color] = seen.table().reading(color, event.at).unwrap_or_default();
            }
            self.times_open = false;
        }
        if self.over.is_some() {
            self.run(None);
        }
    }

    fn of_player(&mut self, player: Color, act: &PlayerAct, at: Moment, seen: &Arbiter) {
        if player == self.mover() && !matches!(act, PlayerAct::Press) && self.just_taken_back {
            self.just_taken_back = false;
            self.acted_since = true;
        }
        match act {
            PlayerAct::Touch(square) => {
                self.contact(player, *square, at, Meant::Deliberate);
                if self.men.at(*square).is_some() {
                    self.men.grips[player] = Grip::On(*square, None);
                }
            }
            PlayerAct::Brush(square) => self.contact(player, *square, at, Meant::Accident),
            PlayerAct::Graze(square) => self.graze(player, *square, at),
            PlayerAct::Adjust => {
                let own_time = self.running == Some(player) || !self.rules.since(Edition::E2014);
                if player == self.mover() && !own_time {
                    // It is not allowed (6.2.5); whether it binds all the same is not said.
                    self.is_open("straightening on the opponent's time");
                }
                self.straightening |= player == self.mover();
            }
            PlayerAct::EndAdjusting => self.straightening &= player != self.mover(),
            PlayerAct::Lift(square) => {
                self.contact(player, *square, at, Meant::Deliberate);
                self.men.lift(player, *square);
            }
            PlayerAct::Set(square) => self.set(player, *square, at),
            PlayerAct::LetGo => self.let_go(player, at, seen),
            PlayerAct::Release(square) => {
                self.set(player, *square, at);
                self.let_go(player, at, seen);
            }
            PlayerAct::PutBack => {
                self.men.put_back(player);
                if player == self.mover() {
                    self.settle(seen);
                }
            }
            PlayerAct::Remove(square) => {
                if player == self.mover() {
                    self.straightening = false;
                }
                self.contact(player, *square, at, Meant::Deliberate);
                self.men.remove(*square);
                if player == self.mover() && self.men.grips[player] == Grip::Idle {
                    self.settle(seen);
                }
            }
            PlayerAct::Take(role) => {
                let piece = Piece {
                    color: player,
                    role: *role,
                };
                self.men.grips[player] = Grip::Air(Man { piece, home: None }, None);
            }
            PlayerAct::BothHands => self.both_hands(player),
            PlayerAct::Press => self.press(player),
            PlayerAct::ClaimTouchMove => self.claim_touch(player),
            PlayerAct::ClaimIllegal => self.claim_illegal(player),
            _ => self.is_open("not of this oracle"),
        }
    }

    /// A hand came into contact with the man there.
    fn contact(&mut self, by: Color, square: Square, at: Moment, meant: Meant) {
        let Some(Man {
            home: Some(home), ..
        }) = self.men.at(square)
        else {
            return;
        };
        let said = self.straightening && by == self.mover() && meant != Meant::Accident;
        let meant = if said { Meant::Straightening } else { meant };
        self.now_mut().memory.push(Remembered::Contact {
            by,
            home,
            at,
            meant,
        });
    }

    fn graze(&mut self, player: Color, square: Square, at: Moment) {
        let entries = self.now().memory.len();
        self.contact(player, square, at, Meant::Doubtful);
        let is_touched_already = self.now().memory.last().is_some_and(|last| {
            matches!(*last, Remembered::Contact { home, .. } if is_touched(self.now(), home))
        });
        let asked = player == self.mover()
            && !self.straightening
            && !is_touched_already
            && self.rules.touches_unasked();
        if asked && entries < self.now().memory.len() && !self.rules.since(Edition::E2017) {
            self.asked_otherwise |= self.waiting.is_some();
            self.waiting = Some(Waiting::Graze(entries));
        }
    }

    fn set(&mut self, player: Color, square: Square, at: Moment) {
        let from = match self.men.grips[player] {
            Grip::Air(_, from) | Grip::On(_, Some((_, from))) => from,
            Grip::On(on, None) => Some(on),
            Grip::Idle => None,
        };
        let Placed { stood, pushed_off } = self.men.set(player, square);
        let Some((man, to)) = stood else { return };
        if man.piece.color != player {
            self.is_open("moved a piece of the other colour");
        }
        if player != self.mover() {
            return;
        }
        if self.straightening && from != Some(to) {
            self.straightening = false;
            self.carried_off(man, at);
        }
        if let Some(Man {
            home: Some(home), ..
        }) = pushed_off
        {
            let contact = Remembered::Contact {
                by: player,
                home,
                at,
                meant: Meant::Deliberate,
            };
            self.now_mut().memory.push(contact);
        }
        if man.home.is_none() {
            if self.now().choice_may_lapse {
                self.is_open("another new piece after an illegal move");
            }
            self.now_mut()
                .memory
                .push(Remembered::Of(Mark::Stood(man.piece.role, to)));
        }
    }

    fn carried_off(&mut self, man: Man, at: Moment) {
        let by = self.mover();
        if let Some(home) = man.home {
            let contact = Remembered::Contact {
                by,
                home,
                at,
                meant: Meant::Deliberate,
            };
            self.now_mut().memory.push(contact);
        }
    }

    fn let_go(&mut self, player: Color, now: Moment, seen: &Arbiter) {
        let released = self.men.let_go(player);
        if player != self.mover() {
            if released.is_some_and(|(man, to)| man.home != Some(to)) {
                self.is_open("moved out of turn");
            }
            return;
        }
        let touched_before = |half: &HalfMove, square: Square| {
            let mut contacts = half.memory.iter().rev();
            let touched_at = contacts.find_map(|it| match *it {
                Remembered::Contact { by, home, at, .. } => {
                    (by == player && home == square).then_some(at)
                }
                Remembered::Of(_) => None,
            });
            touched_at.is_some_and(|at| at < now)
        };
        if let Some((Man { home: None, piece }, to)) = released {
            let exchanged = Mark::Exchanged(piece.role, to);
            let half = self.now_mut();
            half.took_time |= touched_before(half, to);
            half.memory.push(Remembered::Of(exchanged));
        }
        if let Some((
            Man {
                home: Some(home),
                piece,
            },
            to,
        )) = released
            && home != to
        {
            let half = self.now_mut();
            half.took_time |= touched_before(half, home);
            half.memory.push(Remembered::Of(Mark::Released(home, to)));
            if piece.role == Role::King
                && self.men.legal_move_made(&self.now().before).is_none()
                && self.is_barred_castling(to)
                && self.rules.watched
            {
                // Whether the king goes back at once or stays until the press is the arbiter's affair.
                if seen.table().board() == self.now().before.board() {
                    if self.now().two_hands {
                        self.is_open("two hands in what was taken back");
                    }
                    self.restore();
                    self.just_taken_back = true;
                }
                return;
            }
        }
        self.settle(seen);
    }

    /// The king was let go of for a castling that is legal and that the player may not play now.
    fn is_barred_castling(&self, to: Square) -> bool {
        let half = self.now();
        let castling = lawful(&half.before)
            .into_iter()
            .find(|&mv| king_arrives(mv, &half.before) == Some(to));
        castling.is_some_and(|mv| {
            !half
                .permitted(&self.rules)
                .iter()
                .all(|set| set.contains(&mv))
        })
    }

    fn both_hands(&mut self, player: Color) {
        let is_next = player == self.mover() && !self.is_of_the_move_before(player);
        if is_next {
            self.now_mut().two_hands = true;
            return;
        }
        let back = if player == self.mover() { 3 } else { 2 };
        if let Some(index) = self.halves.len().checked_sub(back) {
            self.halves[index].two_hands = true;
            let is_pressed = self.halves[index].completed;
            let is_2017 = self.rules.edition == Edition::E2017;
            self.asked_otherwise |=
                self.rules.watched && is_pressed && !self.rules.since(Edition::E2017);
            if self.rules.watched && (is_2017 || is_pressed && self.rules.since(Edition::E2017)) {
                self.charge_two_hands(index);
            }
        }
    }

    /// Whether what is said of a player who has the move again is about the move before: it was pressed, the reply was not, and
    /// the player has touched nothing for the next one.
    fn is_of_the_move_before(&self, player: Color) -> bool {
        let [.., own, reply, now] = self.halves.as_slice() else {
            return false;
        };
        let mut touched = now.memory.iter();
        own.completed
            && reply.done != Done::NotYet
            && !reply.completed
            && !touched.any(|it| matches!(it, Remembered::Contact { by, .. } if *by == player))
    }

    fn press(&mut self, player: Color) {
        if self.running != Some(player) {
            return;
        }
        let uncompleted = |half: &&mut HalfMove| {
            half.mover() == player && half.done != Done::NotYet && !half.completed
        };
        let increment = self.rules.increment;
        if let Some(half) = self.halves.iter_mut().rev().find(uncompleted) {
            half.completed = true;
            half.gained = increment;
            let seen = self.rules.watched && self.rules.since(Edition::E2017);
            let charge = half.two_hands && !half.charged && seen;
            half.charged |= charge;
            self.asked_otherwise |= half.two_hands && self.rules.watched && !seen;
            // "Until he has done so": by this press they have, also for what they made before (6.7a of 2009).
            let theirs = self.halves.iter_mut().filter(|half| half.mover() == player);
            for forgotten in theirs.filter(|half| half.done != Done::NotYet) {
                forgotten.completed = true;
            }
            self.time[player] += increment;
            self.run(Some(!player));
            if self.mover() == player && self.men.board() != *self.now().before.board() {
                self.is_open("a press for the last move while the next one is on the board");
            }
            if charge {
                self.charge(player);
            }
            return;
        }
        if player != self.mover() {
            self.is_open("a press by the player who has not the move");
        } else if self.last().is_some_and(|last| !last.completed) {
            self.is_open("a press without a move while the opponent's move is not completed");
        } else if self.rules.watched {
            self.press_watched();
        } else {
            self.press_unwatched();
        }
    }

    fn nothing_moved(&self) -> bool {
        self.men.board_put_back(self.mover()) == *self.now().before.board()
    }

    /// The press of a player who has the move and has made none; somebody sees it.
    fn press_watched(&mut self) {
        let mover = self.mover();
        if let Grip::On(_, Some(_)) = self.men.grips[mover] {
            self.is_open("pressed with a piece set down and not let go of");
        }
        if self.nothing_moved() {
            let goes_with_the_move = std::mem::take(&mut self.just_taken_back);
            if std::mem::take(&mut self.acted_since) {
                self.is_open("whether a press goes with a move that was taken back a while ago");
            }
            self.restore();
            if goes_with_the_move {
                return;
            }
            if self.rules.since(Edition::E2017) {
                self.charge_here(mover);
            } else {
                self.asked_otherwise = true;
            }
            return;
        }
        if self.men.legal_move_made(&self.now().before).is_some() {
            self.restore();
            return;
        }
        if let Some(queen) = self.queen_for_pawn() {
            self.times_open = !self.rules.increment.is_zero();
            self.now_mut().charged = true;
            self.now_mut().two_hands = false;
            self.make(queen, false);
            let index = self.halves.len() - 2;
            self.halves[index].completed = true;
            let ended = self.over;
            self.charge(mover);
            if ended.is_some() {
                self.is_open("an ending by the queen that an undone promotion became");
            }
            self.run(Some(!mover));
            return;
        }
        self.charge_here(mover);
        self.restore();
    }

    /// Charges the present half-move, which is put back and goes on.
    pub fn charge_here(&mut self, offender: Color) {
        self.now_mut().two_hands = false;
        self.now_mut().choice_may_lapse = true;
        self.charge(offender);
    }

    /// The promotion that an unpromoted pawn becomes from 2014.
    pub fn queen_for_pawn(&mut self) -> Option<Move> {
        if !self.rules.since(Edition::E2014) {
            return None;
        }
        let half = self.now();
        let left = self.men.promotion_left_undone(&half.before);
        let on_last_rank = |mark: &&Remembered| matches!(mark, Remembered::Of(Mark::Released(_, to)) if matches!(to.rank(), Rank::First | Rank::Eighth));
        let released = half.memory.iter().filter(on_last_rank).count();
        let chosen = half
            .memory
            .iter()
            .any(|it| matches!(it, Remembered::Of(Mark::Stood(..))));
        let sets = half.permitted(&self.rules);
        let queen = *left.first()?;
        if left.len() > 1 || released != 1 || chosen || !sets.iter().all(|set| set.contains(&queen))
        {
            self.is_open("which promotion was left undone, and whether it may be played");
        }
        Some(queen)
    }

    /// The press of a player who has the move and has made none; nobody looks: it stands until it is claimed.
    fn press_unwatched(&mut self) {
        let mover = self.mover();
        let before = self.now().before.clone();
        if let Grip::On(_, Some(_)) = self.men.grips[mover] {
            self.is_open("pressed with a piece set down and not let go of");
            return;
        }
        let (did, next) = if self.nothing_moved() {
            (None, turned(&before))
        } else {
            let Some(mv) = self.men.move_of_one_man(&before) else {
                self.is_open("nobody can tell what move that was");
                return;
            };
            let next = after(&before, mv);
            let tells = *next.board() == self.men.board();
            (Some(mv), tells.then_some(next))
        };
        let playable = next.filter(|next| !lawful(next).is_empty());
        let Some(next) = playable else {
            self.is_open("play cannot go on from there");
            return;
        };
        let gained = self.rules.increment;
        self.time[mover] += gained;
        let half = self.now_mut();
        half.done = Done::Irregular(did);
        half.completed = true;
        half.gained = gained;
        self.begin(next);
        self.run(Some(!mover));
    }
}

/// The same position with the other player to move, where that is one.
fn turned(position: &Chess) -> Option<Chess> {
    let mut setup = position.to_setup(EnPassantMode::Legal);
    setup.swap_turn();
    Chess::from_setup(setup, CastlingMode::Standard)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .ok()
}
