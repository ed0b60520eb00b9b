//! Offers and claims of a draw (Article 9), written from the texts and the matrix: what stands, who may, what it costs.

use jadoube_core::chess::{
    ByColor, Chess, Color, EnPassantMode, Fen, KnownOutcome, Move, Outcome as Ended, Position,
};
use jadoube_core::laws::{Edition, Outcome, Pace};

use crate::mating_material::never_mates;
use crate::side_by_side::{Sight, of_side, of_sides};
use crate::two_clocks::{SECOND, TwoClocks};

/// What waits for the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waits {
    /// Whether a draw that the event restricts may be offered or agreed.
    Consent(Color),
    /// Whether fifty moves are completed whose last press is still to come.
    LastPress(Color),
    /// What the move is that was written for a claim.
    Written(Color),
    /// Why a player stopped the clocks.
    Stopped(Color),
}

/// What is claimed, as it stands or by a move that is written and not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    Repetition,
    Fifty,
}

/// One act, as the oracle hears it.
#[derive(Clone, Copy, Debug)]
pub enum Said {
    Play(Move),
    PlayAndPress(Move),
    Press,
    Touch,
    Brush,
    Offer,
    Accept,
    Decline,
    Withdraw,
    Resign,
    Claim(Ground, Option<Move>),
    /// With a move written that nobody can read.
    ClaimUnreadably,
    StopClocks,
}

/// A half-move.
#[derive(Clone, Copy, Debug)]
pub struct Half {
    by: Color,
    completed: bool,
    /// Whether its player's clock ran when it was made, so that pressing does something.
    on_own_time: bool,
}

impl Half {
    /// One that belongs to the past.
    pub fn completed(by: Color) -> Self {
        Self {
            by,
            completed: true,
            on_own_time: true,
        }
    }
}

/// A game as Article 9 sees it.
#[derive(Clone)]
pub struct DrawClaims {
    pub edition: Edition,
    pub pace: Pace,
    /// No draw before so many moves by each, or without end.
    pub restricted_until: Option<usize>,
    pub positions: Vec<Chess>,
    /// What makes each of them the same as another.
    pub keys: Vec<String>,
    pub plies: Vec<Half>,
    /// Whether the player who has the move has touched a piece to move or capture it.
    pub touched: bool,
    /// Whose offer stands.
    pub offers: ByColor<bool>,
    pub owed: Option<Move>,
    pub waits: Option<Waits>,
    /// Whose clock ran when both were stopped.
    pub stopped: Option<Color>,
    pub clocks: TwoClocks,
    pub result: Option<Outcome>,
    pub open: Option<&'static str>,
}

impl DrawClaims {
    /// The position the game is in.
    pub fn now(&self) -> &Chess {
        self.positions.last().expect("a game begins somewhere")
    }

    /// Who has the move: the opponent has made theirs (Art. 1.3).
    pub fn mover(&self) -> Color {
        self.now().turn()
    }

    /// What can be seen.
    pub fn sight(&self, at: u64) -> Sight {
        let times = ByColor::new_with(|color| self.clocks.reading(color, at).0);
        let asked = match self.waits {
            None => String::new(),
            Some(Waits::Consent(color)) => format!("consent {color}"),
            Some(Waits::LastPress(color)) => format!("last-press {color}"),
            Some(Waits::Written(color)) => format!("written-move {color}"),
            Some(Waits::Stopped(_)) => "stopped-clocks".to_owned(),
        };
        let owed = self.owed.filter(|_| self.result.is_none());
        let mode = self.now().castles().mode();
        vec![
            (
                "result",
                self.result.map_or("*".to_owned(), |it| it.to_string()),
            ),
            (
                "offer",
                of_sides(|color| self.result.is_none() && self.offers[color]),
            ),
            (
                "owed",
                owed.map_or("-".to_owned(), |mv| mv.to_uci(mode).to_string()),
            ),
            ("asked", asked),
            ("runs", of_side(self.clocks.running)),
            ("times", format!("{} {}", times.white, times.black)),
            (
                "position",
                Fen::from_position(self.now(), EnPassantMode::Legal).to_string(),
            ),
        ]
    }

    /// Hears an act of a player.
    pub fn hear(&mut self, by: Color, said: Said, at: u64) {
        if self.result.is_some() {
            return;
        }
        match said {
            Said::Play(mv) => drop(self.play(by, mv, at)),
            Said::PlayAndPress(mv) => {
                if self.play(by, mv, at) {
                    self.press(by, at);
                }
            }
            Said::Press => self.press(by, at),
            Said::Touch => self.touch(by),
            Said::Offer => self.offer(by, at),
            Said::Accept if self.offers[!by] => self.agree(by, at),
            Said::Decline if self.offers[!by] => self.offers[!by] = false,
            // Nothing to answer; an accident; a withdrawal (Art. 9.1, 9.5.1): none changes anything.
            Said::Accept | Said::Decline | Said::Brush | Said::Withdraw => {}
            Said::Resign => self.resign(by, at),
            Said::Claim(ground, written) => self.claim(by, ground, written, at),
            Said::ClaimUnreadably => {
                if self.hears_claim_of(by) {
                    self.leave_to_the_arbiter(Waits::Written(by), by, at);
                }
            }
            Said::StopClocks => {
                self.stop(at);
                self.waits = Some(Waits::Stopped(by));
            }
        }
    }

    /// Hears the arbiter decide what waits.
    pub fn decide(&mut self, accept: bool, at: u64) {
        match (self.waits.take(), accept) {
            (Some(Waits::LastPress(by) | Waits::Written(by)), false) => self.reject(by, None, at),
            // From July 2017 offering was forbidden, before that agreeing.
            (Some(Waits::Consent(by)), true) if self.edition >= Edition::E2017 => {
                self.offers[by] = true;
            }
            (Some(Waits::LastPress(_) | Waits::Written(_) | Waits::Consent(_)), true) => {
                self.end(Outcome::DRAW, at);
            }
            (Some(Waits::Consent(_)), false) if self.edition < Edition::E2017 => {
                self.open = Some("whether an offer outlives a forbidden acceptance");
            }
            _ => {}
        }
    }

    fn end(&mut self, outcome: Outcome, at: u64) {
        self.result = Some(outcome);
        self.waits = None;
        self.clocks.stop(at);
    }

    /// The arbiter lets play go on.
    pub fn resume(&mut self, at: u64) {
        if let Some(whose) = self.stopped.take().filter(|_| self.result.is_none()) {
            self.clocks.start(whose, at);
        }
    }

    /// Both clocks stand.
    pub fn stop(&mut self, at: u64) {
        self.stopped = self.clocks.running.or(self.stopped);
        self.clocks.stop(at);
    }

    // The moves.

    /// The game has come to that position.
    pub fn reach(&mut self, position: Chess) {
        self.keys.push(key(&position));
        self.positions.push(position);
    }

    /// Art. 9.1.2.1 and 9.4: a touch in order to move declines an offer and loses the right to claim.
    fn touch(&mut self, by: Color) {
        if by == self.mover() {
            self.touched = true;
            self.offers[!by] = false;
        }
    }

    /// Whether the move stands: another than the one that was written in a claim goes back (Art. 9.5.3).
    fn play(&mut self, by: Color, mv: Move, at: u64) -> bool {
        self.touch(by);
        if self.owed.is_some_and(|owed| owed != mv) {
            return false;
        }
        if self.edition >= Edition::E2014 {
            // Art. 6.2.1.2: the next move completes the one before.
            self.complete_all(by);
        }
        let mut next = self.now().clone();
        next.play_unchecked(mv);
        self.reach(next);
        let on_own_time = self.clocks.running == Some(by);
        self.plies.push(Half {
            by,
            completed: false,
            on_own_time,
        });
        self.touched = false;
        self.owed = None;
        self.look_for_the_end(at);
        true
    }

    fn complete_all(&mut self, by: Color) {
        for ply in self.plies.iter_mut().filter(|ply| ply.by == by) {
            ply.completed = true;
        }
    }

    /// Whether a press would complete a move that was made (Art. 6.2.2: also after the reply).
    pub fn may_press(&self, by: Color) -> bool {
        let last = self.plies.iter().rev().find(|ply| ply.by == by);
        self.clocks.running == Some(by) && last.is_some_and(|it| !it.completed && it.on_own_time)
    }

    fn press(&mut self, by: Color, at: u64) {
        if self.result.is_none() && self.clocks.press(by, at) {
            self.complete_all(by);
        }
    }

    /// Art. 5.1.1, 5.2.1, 5.2.2 and 9.6: what ends the game as soon as the move is made.
    fn look_for_the_end(&mut self, at: u64) {
        let position = self.now();
        if Color::ALL
            .into_iter()
            .all(|color| never_mates(position, color))
        {
            self.end(Outcome::DRAW, at);
        } else if let Ended::Known(ended) = position.outcome() {
            let outcome = match ended {
                KnownOutcome::Decisive { winner } => Outcome::win(winner),
                KnownOutcome::Draw => Outcome::DRAW,
            };
            self.end(outcome, at);
        } else if self.edition >= Edition::E2014 && (self.is_fivefold() || self.halfmoves() >= 150)
        {
            self.end(Outcome::DRAW, at);
        }
    }

    fn halfmoves(&self) -> u32 {
        self.now().halfmoves()
    }

    /// Art. 9.6.1: from July 2017 five times in all; in 2014 five times by every second move of each player.
    fn is_fivefold(&self) -> bool {
        if self.edition >= Edition::E2017 {
            return self.times(self.now()) >= 5;
        }
        let every_fourth: Vec<_> = self.keys.iter().rev().step_by(4).take(5).collect();
        every_fourth.len() == 5 && every_fourth.iter().all(|key| *key == every_fourth[0])
    }

    /// How often a position has been on the board (Art. 9.2.3).
    pub fn times(&self, position: &Chess) -> usize {
        let wanted = key(position);
        self.keys.iter().filter(|it| **it == wanted).count()
    }

    // Offers.

    /// How many moves a player has made, by the number of the starting position and since.
    pub fn made(&self, color: Color) -> usize {
        let start = &self.positions[0];
        let number = start.fullmoves().get() as usize;
        let replied =
            usize::from(number > 1 && start.turn() == Color::Black && color == Color::White);
        number - 1 + replied + self.plies.iter().filter(|ply| ply.by == color).count()
    }

    fn both_made(&self, moves: usize) -> bool {
        Color::ALL
            .into_iter()
            .all(|color| self.made(color) >= moves)
    }

    /// Art. 9.1.1, which 2005 does not know.
    pub fn is_restricted(&self) -> bool {
        let restricts = |until: usize| !self.both_made(until);
        self.edition > Edition::E2005 && self.restricted_until.is_some_and(restricts)
    }

    fn offer(&mut self, by: Color, at: u64) {
        if self.offers[!by] {
            // Both want a draw.
            self.agree(by, at);
        } else if !self.offers[by] {
            if self.edition >= Edition::E2017 && self.is_restricted() {
                self.waits = self.waits.or(Some(Waits::Consent(by)));
            } else {
                self.offers[by] = true;
            }
        }
    }

    fn agree(&mut self, by: Color, at: u64) {
        if self.edition < Edition::E2017 {
            if self.is_restricted() {
                self.waits = self.waits.or(Some(Waits::Consent(by)));
            } else {
                self.end(Outcome::DRAW, at);
            }
        } else if self.both_made(1) {
            // Art. 5.2.3.
            self.end(Outcome::DRAW, at);
        } else {
            self.open = Some("whether an offer outlives an acceptance before both have moved");
        }
    }

    /// Art. 5.1.2: from 2023 a draw if the opponent cannot mate by any series of legal moves.
    fn resign(&mut self, by: Color, at: u64) {
        if self.edition >= Edition::E2023 && never_mates(self.now(), !by) {
            self.end(Outcome::DRAW, at);
        } else {
            self.end(Outcome::win(!by), at);
        }
    }

    // Claims.

    /// Whether a claim by this player is one at all (Art. 9.2, 9.3, 9.4).
    pub fn may_claim(&self, by: Color) -> bool {
        let right_is_lost = self.edition >= Edition::E2009 && self.touched;
        by == self.mover() && !right_is_lost
    }

    /// Whether there is a claim to be ruled on: a move that was written cannot be changed, a claim is irrevocable.
    fn hears_claim_of(&mut self, by: Color) -> bool {
        if self.owed.is_some() && self.may_claim(by) {
            self.open = Some("another claim after a wrong one with a written move");
        }
        let is_bound = self.owed.is_some()
            || matches!(self.waits, Some(Waits::LastPress(_) | Waits::Written(_)));
        let hears = self.may_claim(by) && !is_bound;
        if hears && self.waits == Some(Waits::Stopped(by)) {
            self.waits = None;
        }
        hears
    }

    fn claim(&mut self, by: Color, ground: Ground, written: Option<Move>, at: u64) {
        if !self.hears_claim_of(by) {
            return;
        }
        match self.is_right(ground, written) {
            Some(true) => self.end(Outcome::DRAW, at),
            Some(false) => {
                self.reject(by, written, at);
                self.counts_as_offer(by);
            }
            None => self.leave_to_the_arbiter(Waits::LastPress(by), by, at),
        }
    }

    /// Meanwhile the clocks stand (Art. 9.5.1); in 2009 only if the claimant stops them.
    fn leave_to_the_arbiter(&mut self, waits: Waits, by: Color, at: u64) {
        if self.edition != Edition::E2009 {
            self.stop(at);
        }
        self.waits = Some(waits);
        self.counts_as_offer(by);
    }

    /// Art. 9.1.2.3, unless the event forbids to offer.
    fn counts_as_offer(&mut self, by: Color) {
        let forbidden = self.edition >= Edition::E2017 && self.is_restricted();
        if !forbidden {
            self.offers[by] = true;
        }
    }

    /// Whether the claim is right; none where it hangs on a press that is still to come.
    fn is_right(&self, ground: Ground, written: Option<Move>) -> Option<bool> {
        let mut after = self.now().clone();
        if let Some(mv) = written {
            after.play_unchecked(mv);
        }
        match (ground, written) {
            (Ground::Repetition, None) => Some(self.times(&after) >= 3),
            (Ground::Repetition, Some(_)) => Some(self.times(&after) + 1 >= 3),
            (Ground::Fifty, Some(_)) => Some(after.halfmoves() >= 100),
            (Ground::Fifty, None) if self.edition < Edition::E2017 => Some(self.halfmoves() >= 100),
            (Ground::Fifty, None) if self.halfmoves() < 100 => Some(false),
            (Ground::Fifty, None) => self.fifty_are_completed().then_some(true),
        }
    }

    /// From July 2017 the last fifty moves by each are to be completed (Art. 9.3.2).
    fn fifty_are_completed(&self) -> bool {
        let made = usize::try_from(self.halfmoves()).expect("a count of half-moves");
        let here = self.plies.len().min(made);
        let before = made - here;
        let first_here = self.plies.len() - here;
        let beginner = self.positions[first_here].turn();
        Color::ALL.into_iter().all(|color| {
            let earlier = if color == beginner {
                before / 2
            } else {
                before.div_ceil(2)
            };
            let completed = self.plies[first_here..]
                .iter()
                .filter(|ply| ply.by == color && ply.completed);
            earlier + completed.count() >= 50
        })
    }

    /// Art. 9.5.3: what a wrong claim costs, and that the clock that ran runs on.
    fn reject(&mut self, by: Color, written: Option<Move>, at: u64) {
        // Whoever's clock ran before the claim had yet to press, or to move.
        let whose = self.clocks.running.or(self.stopped).unwrap_or(self.mover());
        self.clocks.add(!by, 60 * SECOND * self.minutes(), at);
        if self.edition == Edition::E2005 {
            let side = &mut self.clocks.sides[by];
            side.time = halved(side.time);
        }
        self.owed = written;
        if self.clocks.running != Some(whose) {
            self.clocks.start(whose, at);
        }
        self.stopped = None;
    }

    fn minutes(&self) -> u64 {
        match (self.edition, self.pace) {
            (Edition::E2005 | Edition::E2009, _) => 3,
            (Edition::E2023, Pace::Rapid) | (_, Pace::Blitz) => 1,
            _ => 2,
        }
    }
}

/// What 2005 leaves the claimant: of more than two minutes half, but at most three minutes less; of one to two, one.
fn halved(time: u64) -> u64 {
    const MINUTE: u64 = 60 * SECOND;
    if time > 2 * MINUTE {
        time - (time / 2).min(3 * MINUTE)
    } else {
        time.min(MINUTE)
    }
}

/// Placement, player to move, rights to castle, and an en passant capture that is legal.
pub fn key(position: &Chess) -> String {
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    fen.split(' ').take(4).collect::<Vec<_>>().join(" ")
}
