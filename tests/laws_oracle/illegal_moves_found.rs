//! An illegal move that nobody watched is claimed or seen, in the oracle's memory.

use std::time::Duration;

use jadoube_core::chess::{Chess, Color, Move, Position, Role, Square};
use jadoube_core::laws::{Edition, Pace};

use crate::touch_memory::{Done, HalfMove, TouchMemory};

impl TouchMemory {
    /// A player says that an illegal move was completed: the opponent's, or where there is none their own.
    pub fn claim_illegal(&mut self, claimant: Color) {
        if self.rules.watched {
            return;
        }
        if let Some(index) = self.irregular_of(!claimant) {
            if self.halves[index..]
                .iter()
                .any(|half| half.mover() != claimant && half.two_hands)
            {
                self.is_open("which of two irregularities is claimed");
            }
            self.take_up(index);
            return;
        }
        let is_found = |half: &HalfMove| {
            matches!(half.done, Done::Irregular(_)) || half.two_hands && !half.charged
        };
        let of = |player: Color| {
            let mut halves = self.halves.iter();
            halves.any(|half| half.mover() == player && is_found(half))
        };
        match (of(!claimant), of(claimant)) {
            (true, true) => self.is_open("whose irregularity is meant"),
            (false, true) => self.report_own(claimant),
            (_, false) => {}
        }
        if self.has_two_hands_after_a_press_without_a_move() {
            self.is_open("two hands found after a press without a move");
        }
        self.claim_two_hands(claimant);
    }

    /// A player reports their own illegal move: found by whomever (7.5.1), but in rapid and blitz of 2005 and 2009 the
    /// opponent alone could act on one (A.4c, B6).
    fn report_own(&mut self, player: Color) {
        if self.rules.pace != Pace::Standard && !self.rules.since(Edition::E2014) {
            return;
        }
        let Some(index) = self.irregular_of(player) else {
            self.claim_two_hands(!player);
            return;
        };
        let is_two_handed = |half: &HalfMove| half.mover() == player && half.two_hands;
        if self.halves[index..].iter().any(is_two_handed) {
            self.is_open("which of two irregularities is reported");
        }
        self.take_up(index);
    }

    fn claim_two_hands(&mut self, claimant: Color) {
        let edition = self.rules.edition;
        if claimant == self.mover()
            && let Some(last) = self.last()
            && last.two_hands
            && !last.charged
            && matches!(last.done, Done::Made(..))
        {
            if edition == Edition::E2017 || (self.rules.since(Edition::E2018) && last.completed) {
                self.charge_two_hands(self.halves.len() - 2);
            }
        } else if self.rules.pace == Pace::Standard
            && self
                .halves
                .iter()
                .any(|half| half.mover() != claimant && half.two_hands && !half.charged)
        {
            self.is_open("two hands claimed a move later");
        }
    }

    /// The illegal half-move of that player that may still be acted on: in standard play the last one, whenever; else only
    /// while their opponent has made no move after it (A.5.2). Before July 2017 a press without a move was no illegal move
    /// (7.5.3), so one that was made comes first.
    fn irregular_of(&self, player: Color) -> Option<usize> {
        let done = &self.halves[..self.halves.len() - 1];
        let moves = |half: &HalfMove| half.mover() != player && half.done != Done::Irregular(None);
        let in_time = |index: usize| {
            self.rules.pace == Pace::Standard || !done[index + 1..].iter().any(moves)
        };
        let newest = |with_presses: bool| {
            (0..done.len()).rev().find(|&index| {
                let half = &done[index];
                let is_irregular = match half.done {
                    Done::Irregular(Some(_)) => true,
                    Done::Irregular(None) => with_presses,
                    Done::NotYet | Done::Made(..) => false,
                };
                half.mover() == player && is_irregular && in_time(index)
            })
        };
        newest(self.rules.since(Edition::E2017)).or_else(|| newest(true))
    }

    pub fn see_illegal(&mut self) {
        if self.rules.watched {
            return;
        }
        let position = &self.now().before;
        if both_kings_in_check(position) || unpromoted(position) {
            self.is_open("both kings in check, or a pawn on the last rank, seen by the arbiter");
        }
        if !self.rules.since(Edition::E2014) {
            return;
        }
        if !self.rules.arbiter || self.rules.pace == Pace::Standard {
            self.is_open("nobody is there to see it");
            return;
        }
        let last = !self.mover();
        let Some(index) = self.irregular_of(last) else {
            if self.has_two_hands_after_a_press_without_a_move() {
                self.is_open("two hands found after a press without a move");
            }
            self.claim_two_hands(!last);
            return;
        };
        self.take_up(index);
    }

    /// Somebody pressed without a move, and two hands on another one are charged to nobody: was it replied to?
    fn has_two_hands_after_a_press_without_a_move(&self) -> bool {
        let is_no_move = |half: &HalfMove| half.done == Done::Irregular(None);
        let is_two_handed = |half: &HalfMove| half.two_hands && !half.charged;
        self.halves.iter().any(is_no_move) && self.halves.iter().any(is_two_handed)
    }

    /// An irregular half-move is found and put right; where more than it falls, the arbiter is asked what the clocks should show (7.1).
    fn take_up(&mut self, index: usize) {
        let more_falls = self.halves.len() > index + 2;
        self.put_right(index);
        if more_falls && self.rules.arbiter && self.over.is_none() {
            self.run(None);
        }
    }

    /// An illegal half-move that was pressed is acted on: it is charged, and its player replaces it (7.5.1).
    fn put_right(&mut self, index: usize) {
        let Done::Irregular(did) = self.halves[index].done else {
            return;
        };
        let offender = self.halves[index].mover();
        if let Some(Move::Normal {
            role: Role::Pawn,
            from,
            to,
            promotion: None,
            capture,
        }) = did
            && self.rules.since(Edition::E2014)
            && matches!(u32::from(to.rank()), 0 | 7)
        {
            let queen = Move::Normal {
                role: Role::Pawn,
                from,
                to,
                promotion: Some(Role::Queen),
                capture,
            };
            if self.halves[index].before.is_legal(queen) {
                self.queen_found_later(index, queen, offender);
                return;
            }
        }
        let press_only = did.is_none();
        self.go_back_to(index);
        if !press_only || self.rules.since(Edition::E2017) {
            self.charge_here(offender);
        } else {
            self.asked_otherwise = true;
        }
    }

    fn queen_found_later(&mut self, index: usize, queen: Move, offender: Color) {
        let touched = self
            .halves
            .get(index + 1)
            .is_some_and(|half| !half.memory.is_empty());
        self.times_open |= self.rules.increment > Duration::ZERO;
        self.go_back_to(index);
        let sets = self.now().permitted(&self.rules);
        if !sets.iter().all(|set| set.contains(&queen)) {
            self.is_open("which promotion was left undone, and whether it may be played");
        }
        self.now_mut().charged = true;
        self.make(queen, false);
        let last = self.halves.len() - 2;
        self.halves[last].completed = true;
        if touched || self.over.is_some() {
            self.is_open("what was touched before the pawn became a queen");
        }
        self.charge(offender);
        self.run(Some(!offender));
    }
}

fn both_kings_in_check(position: &Chess) -> bool {
    let attacked = |color: Color| {
        let king = position.board().king_of(color);
        king.is_some_and(|king| {
            position
                .king_attackers(king, !color, position.board().occupied())
                .any()
        })
    };
    attacked(Color::White) && attacked(Color::Black)
}

fn unpromoted(position: &Chess) -> bool {
    let last_ranks = |square: &Square| matches!(u32::from(square.rank()), 0 | 7);
    position
        .board()
        .pawns()
        .into_iter()
        .any(|square| last_ranks(&square))
}
