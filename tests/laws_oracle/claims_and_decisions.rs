//! What claims and the arbiter's acts do to the oracle's memory.

use std::time::Duration;

use jadoube_core::chess::{Color, Position, Square};
use jadoube_core::clock::Moment;
use jadoube_core::laws::{ArbiterAct, Decision, Edition};

use crate::touch_duty::{Mark, starts_on};
use crate::touch_memory::{Done, HalfMove, Meant, Remembered, TouchMemory, Waiting};

impl TouchMemory {
    pub fn of_arbiter(&mut self, act: &ArbiterAct, at: Moment) {
        match act {
            ArbiterAct::Reinstate(half_moves) => self.reinstate(*half_moves as usize),
            ArbiterAct::CallTouched(square) => self.call_touched(*square, at),
            ArbiterAct::CallAccidental => self.call_accidental(),
            ArbiterAct::SeeIllegal => self.see_illegal(),
            ArbiterAct::Decide(decision) => self.decide(*decision),
            ArbiterAct::Resume => self.resume(),
            _ => self.is_open("not of this oracle"),
        }
    }

    /// Play goes on with the clock that runs or ran before it was stopped.
    fn resume(&mut self) {
        if self.running.is_some() {
            return;
        }
        let last = self
            .last()
            .filter(|half| half.done != Done::NotYet && !half.completed);
        let color = last.map_or_else(|| self.mover(), HalfMove::mover);
        self.run(Some(self.ran.unwrap_or(color)));
    }

    /// Goes back to the half-move with that number, whose own memory holds again.
    pub fn go_back_to(&mut self, index: usize) {
        let undone = self.halves[index..]
            .iter()
            .any(|half| half.gained > Duration::ZERO);
        self.times_open |= undone && self.halves.len() > index + 2;
        self.halves.truncate(index + 1);
        let half = self.now_mut();
        let gained = std::mem::take(&mut half.gained);
        half.done = Done::NotYet;
        half.completed = false;
        half.two_hands = false;
        let mover = half.mover();
        self.time[mover] = self.time[mover].saturating_sub(gained);
        self.waiting = None;
        self.just_taken_back = false;
        self.restore();
        self.run(Some(mover));
    }

    fn reinstate(&mut self, half_moves: usize) {
        let index = half_moves.min(self.halves.len() - 1);
        let half = &mut self.halves[index];
        if half.charged {
            self.is_open("going back before a move that was charged");
            return;
        }
        if matches!(half.done, Done::Made(..)) {
            // What binds the replacement of an illegal move (4.3, 4.7) need not bind that of a legal one.
            half.may_be_forgotten = half.memory.len();
        }
        self.times_open |= self.halves[index..]
            .iter()
            .any(|half| half.gained > Duration::ZERO);
        if self.halves[..index].iter().any(|half| !half.completed) {
            self.is_open("whether a move without a press is completed when the arbiter starts the other clock");
        }
        let more_fall = self.halves.len() > index + 2;
        self.go_back_to(index);
        if more_fall && self.rules.arbiter {
            // The arbiter says what the clocks should show (7.1).
            self.run(None);
        }
    }

    /// The entry of the present half-move that tells of the latest contact, with that piece if one is named.
    fn latest_contact(&self, home: Option<Square>) -> Option<usize> {
        let half = self.now();
        let is_it = |it: &Remembered| matches!(it, Remembered::Contact { home: touched, .. } if home.is_none_or(|home| home == *touched));
        half.memory
            .iter()
            .rposition(is_it)
            .filter(|&index| index >= half.may_be_forgotten)
    }

    fn call_touched(&mut self, square: Square, at: Moment) {
        if let Some(Waiting::TouchClaim(claimant)) = self.waiting.take() {
            self.touch_found(claimant, square, at);
            return;
        }
        let home = self.men.at(square).and_then(|man| man.home);
        let Some(home) = home.filter(|_| self.rules.touches_unasked()) else {
            return;
        };
        let mover = self.mover();
        let is_with_it = |it: &Remembered| {
            matches!(it, Remembered::Contact { home: touched, by, meant, .. }
                if *touched == home && (*by == mover || *meant != Meant::Deliberate))
        };
        if self
            .last()
            .is_some_and(|last| last.memory.iter().any(is_with_it))
        {
            self.is_open("whether a contact before the last move is meant, or one since");
        }
        let contacts = self.now().memory.iter().filter(
            |it| matches!(it, Remembered::Contact { home: touched, .. } if *touched == home),
        );
        let by_both = |color| {
            contacts
                .clone()
                .any(|it| matches!(it, Remembered::Contact { by, .. } if *by == color))
        };
        if by_both(mover) && by_both(!mover) {
            self.is_open("both touched the piece: whose touch is called deliberate");
        }
        match self.latest_contact(Some(home)) {
            None => self.remember_touch(mover, home, at),
            Some(index) => {
                if let Remembered::Contact { meant, .. } = &mut self.now_mut().memory[index] {
                    if *meant == Meant::Straightening {
                        self.is_open("straightening that is called a touch");
                    } else {
                        *meant = Meant::Deliberate;
                    }
                }
            }
        }
    }

    fn remember_touch(&mut self, by: Color, home: Square, at: Moment) {
        let meant = Meant::Deliberate;
        self.now_mut().memory.push(Remembered::Contact {
            by,
            home,
            at,
            meant,
        });
    }

    fn call_accidental(&mut self) {
        match self.waiting.take() {
            Some(Waiting::TouchClaim(claimant)) if claimant == self.mover() => {}
            Some(Waiting::Graze(entry))
                if self.asked_otherwise || self.latest_contact(None) != Some(entry) =>
            {
                self.is_open("which of two contacts is called an accident");
            }
            Some(Waiting::TouchClaim(_) | Waiting::Graze(_)) => self.accident(),
            None if self.rules.touches_unasked() => self.accident(),
            None => {}
        }
    }

    /// The last contact on this half-move, whoever's it was, binds nobody.
    fn accident(&mut self) {
        let Some(index) = self.latest_contact(None) else {
            self.is_open("an accident called where nothing was touched on this move");
            return;
        };
        if let Remembered::Contact { home: called, .. } = self.now().memory[index]
            && self.now().memory[..index].iter().any(|it| {
                matches!(it, Remembered::Contact { home, meant, .. }
                if *home == called && *meant == Meant::Doubtful)
            })
        {
            self.is_open("which of two contacts with one piece is called an accident");
        }
        if let Remembered::Contact { meant, .. } = &mut self.now_mut().memory[index]
            && std::mem::replace(meant, Meant::Accident) == Meant::Accident
        {
            self.is_open("which contact is called an accident, after one that plainly was");
        }
    }

    fn decide(&mut self, decision: Decision) {
        if self.asked_otherwise {
            self.is_open("which of two questions is decided");
        }
        match (self.waiting.take(), decision) {
            (Some(Waiting::Graze(entry)), Decision::Accept) => {
                if let Remembered::Contact { meant, .. } = &mut self.now_mut().memory[entry] {
                    *meant = Meant::Deliberate;
                }
            }
            (Some(Waiting::Graze(entry)), Decision::Reject) => {
                if let Remembered::Contact { meant, .. } = &mut self.now_mut().memory[entry] {
                    *meant = Meant::Accident;
                }
            }
            (Some(Waiting::TouchClaim(claimant)), Decision::Reject) => {
                if claimant != self.mover() {
                    self.is_open(
                        "whether a contact is an accident because a claim was turned down",
                    );
                }
            }
            _ => self.is_open("a decision on nothing, or on what has to be named"),
        }
    }

    /// A claim that Article 4 was broken (4.8; 4.7 of 2005 and 2009).
    pub fn claim_touch(&mut self, claimant: Color) {
        if claimant != self.mover() {
            if self.rules.arbiter && !self.now().memory.is_empty() {
                self.asked_otherwise |= self.waiting.is_some();
                self.waiting = Some(Waiting::TouchClaim(claimant));
            } else if self.rules.arbiter {
                self.is_open("a claim before anything was touched");
            }
            return;
        }
        let doubtful = |it: &Remembered| matches!(it, Remembered::Contact { by, meant, .. } if *by == claimant && *meant == Meant::Doubtful);
        let is_asked = self.rules.touches_unasked() && !self.rules.since(Edition::E2017);
        if is_asked && self.now().memory.iter().any(doubtful) {
            if self.now().may_be_forgotten > 0 {
                self.is_open("a claim after going back over what the claimant had touched");
            }
            // Whether the claimant has touched a piece is to be said first (4.8).
            return;
        }
        let Some(last) = self.last().cloned() else {
            return;
        };
        if !matches!(last.done, Done::Made(..)) {
            self.is_open("a touch claimed of an illegal move");
            return;
        }
        if last.charged {
            self.is_open("a touch claimed of a move that was charged");
        }
        if self.has_touched() && self.now().may_be_forgotten > 0 {
            self.is_open("a claim after going back over what the claimant had touched");
        }
        if self.has_touched() {
            let lets_go = |it: &Remembered| {
                matches!(it, Remembered::Of(Mark::Released(..) | Mark::Exchanged(..)))
            };
            if self.rules.edition == Edition::E2005 && last.memory.iter().any(lets_go) {
                self.is_open("in 2005 only claims by 4.3 and 4.4 are lost by touching");
            }
            return;
        }
        if matches!(last.done, Done::Made(_, true)) {
            self.go_back_to(self.halves.len() - 2);
        } else if self.rules.arbiter && last.may_be_forgotten > 0 {
            self.is_open("a claim about a move of which part was touched before going back");
        } else if self.rules.arbiter && !is_known_whole(&last) {
            self.asked_otherwise |= self.waiting.is_some();
            self.waiting = Some(Waiting::TouchClaim(claimant));
            self.run(None);
        }
    }

    /// Whether the player who has the move has touched a piece so that they can no longer claim.
    fn has_touched(&self) -> bool {
        let mover = self.mover();
        let since_2014 = self.rules.since(Edition::E2014);
        self.now().memory.iter().any(|it| match *it {
            Remembered::Of(_) => false,
            Remembered::Contact { by, meant, .. } => {
                by == mover
                    && match meant {
                        Meant::Deliberate => true,
                        Meant::Straightening => !since_2014,
                        Meant::Doubtful => self.rules.since(Edition::E2017),
                        Meant::Accident => false,
                    }
            }
        })
    }

    /// The arbiter finds that the piece there was touched, as was claimed.
    fn touch_found(&mut self, claimant: Color, square: Square, at: Moment) {
        if claimant != self.mover() {
            // When it was touched nobody tells: before what is known, or after it.
            let Some(home) = self.men.at(square).and_then(|man| man.home) else {
                return;
            };
            if !self.now().memory.is_empty() {
                self.is_open("when the touch was that a claim brought to light");
            }
            self.remember_touch(!claimant, home, at);
            return;
        }
        let index = self.halves.len() - 2;
        let half = self.halves[index].clone();
        let Done::Made(mv, _) = half.done else { return };
        let moved = starts_on(mv);
        let others = |it: &Remembered| {
            matches!(it, Remembered::Contact { home, meant, by, .. }
                if Some(*home) != moved && *meant != Meant::Accident && *by == half.mover())
        };
        let of_moved = |it: &&Remembered| matches!(it, Remembered::Contact { home, .. } if Some(*home) == moved);
        if half.memory.iter().any(others) || half.memory.iter().filter(of_moved).count() > 1 {
            self.is_open("when the touch was that a claim brought to light");
        }
        if half.before.board().piece_at(square).is_none() {
            return;
        }
        let touch = Remembered::Contact {
            by: !claimant,
            home: square,
            at: Moment::START,
            meant: Meant::Deliberate,
        };
        let mut trial = half;
        trial.memory.insert(0, touch);
        let sets = trial.permitted(&self.rules);
        let may = sets.iter().filter(|set| set.contains(&mv)).count();
        if may == 0 {
            self.halves[index].memory.insert(0, touch);
            self.go_back_to(index);
        } else if may < sets.len() {
            self.is_open("whether that touch was broken");
        }
    }
}

/// Whether nothing about a half-move is left to be said: the hands were seen, whatever its player touched was touched on purpose,
/// or had been before, and the move kept to it.
fn is_known_whole(half: &HalfMove) -> bool {
    let mover = half.mover();
    let mut all = half.memory.iter();
    half.took_time
        && all.all(|it| match *it {
            Remembered::Contact {
                by, meant, home, ..
            } => by != mover || meant == Meant::Deliberate || is_touched(half, home),
            Remembered::Of(_) => true,
        })
}

/// Whether the first contact of its player with that piece was meant: what comes after it changes nothing.
pub fn is_touched(half: &HalfMove, piece: Square) -> bool {
    let mover = half.mover();
    let first = half.memory.iter().find_map(|it| match *it {
        Remembered::Contact {
            by, meant, home, ..
        } if by == mover && home == piece => Some(meant),
        Remembered::Contact { .. } | Remembered::Of(_) => None,
    });
    first == Some(Meant::Deliberate)
}
