//! Flags, counted moves and periods (Article 6, A.4.3 and A.5.3), written from the texts and the matrix.

use jadoube_core::chess::{
    ByColor, Chess, Color, EnPassantMode, Fen, KnownOutcome, Move, Outcome as Ended, Position,
};
use jadoube_core::laws::{Edition, Outcome};

use crate::mating_material::never_mates;
use crate::side_by_side::{Sight, of_side};
use crate::two_clocks::{Gift, TwoClocks};

/// A half-move and whether it is completed.
#[derive(Clone, Copy, Debug)]
pub struct Half {
    pub by: Color,
    /// By its own press or a later one, or from 2014 by the player's next move (Art. 6.2.1): "until he has done so".
    pub strictly: bool,
    /// Also by a press that had nothing to stop.
    pub somehow: bool,
    /// Whether its player's clock ran when it was made.
    pub on_own_time: bool,
}

/// A game as Article 6 sees it.
#[derive(Clone)]
pub struct FlagsAndPeriods {
    pub edition: Edition,
    /// Whether somebody sees each flag fall.
    pub is_watched: bool,
    /// Whether a flag stops this clock.
    pub freezes: bool,
    pub position: Chess,
    /// The moves each had completed before the acts begin.
    pub before: ByColor<u32>,
    pub plies: Vec<Half>,
    pub clocks: TwoClocks,
    /// The moves each had completed when their flag fell.
    pub at_fall: ByColor<u32>,
    pub result: Option<Outcome>,
    pub open: Option<&'static str>,
}

impl FlagsAndPeriods {
    /// What can be seen.
    pub fn sight(&self, at: u64) -> Sight {
        let side =
            |of: &dyn Fn(Color) -> String| format!("{} {}", of(Color::White), of(Color::Black));
        let clocks = &self.clocks;
        vec![
            (
                "result",
                self.result.map_or("*".to_owned(), |it| it.to_string()),
            ),
            ("runs", of_side(clocks.running)),
            (
                "times",
                side(&|color| clocks.reading(color, at).0.to_string()),
            ),
            (
                "counters",
                side(&|color| clocks.sides[color].presses.to_string()),
            ),
            (
                "periods",
                side(&|color| (clocks.sides[color].period + 1).to_string()),
            ),
            ("fallen", side(&|color| self.is_down(color).to_string())),
            (
                "position",
                Fen::from_position(&self.position, EnPassantMode::Legal).to_string(),
            ),
        ]
    }

    fn is_down(&self, color: Color) -> bool {
        self.clocks.sides[color].fallen.is_some()
    }

    /// Whether a flag has stopped the clock.
    pub fn is_frozen(&self) -> bool {
        self.freezes && self.is_any_down()
    }

    /// Whether a flag is down.
    pub fn is_any_down(&self) -> bool {
        Color::ALL.into_iter().any(|color| self.is_down(color))
    }

    /// Whether each move has a delay.
    pub fn delays(&self) -> bool {
        self.clocks
            .stretches
            .iter()
            .any(|it| matches!(it.gift, Gift::Delay(_)))
    }

    /// Time passes until a moment: flags fall at theirs.
    pub fn pass(&mut self, at: u64, now: u64) {
        let mut now = now;
        while let Some((color, left)) = self.clocks.until_flag(now) {
            if self.result.is_some() || self.open.is_some() || now + left > at {
                break;
            }
            now += left;
            self.clocks.settle(now);
            self.clocks.sides[color].fallen = Some(now);
            self.at_fall[color] = self.completed(color, false);
            if self.freezes {
                self.clocks.stop(now);
            }
            if self.is_watched {
                // Art. 6.8: it counts as fallen once the arbiter sees it.
                self.flag_counts(color, now);
            }
        }
    }

    // What the hands do.

    /// A legal move is made.
    pub fn play(&mut self, by: Color, mv: Move, at: u64) {
        if self.edition >= Edition::E2014 {
            // Art. 6.2.1.2: by making the next move; 2005 and 2009 know nothing of the kind.
            for ply in self.plies.iter_mut().filter(|ply| ply.by == by) {
                ply.strictly = true;
                ply.somehow = true;
            }
        }
        self.position.play_unchecked(mv);
        let on_own_time = self.clocks.running == Some(by);
        self.plies.push(Half {
            by,
            strictly: false,
            somehow: false,
            on_own_time,
        });
        if Color::ALL
            .into_iter()
            .all(|color| never_mates(&self.position, color))
        {
            self.end(Outcome::DRAW, at);
        } else if let Ended::Known(ended) = self.position.outcome() {
            // Art. 6.9: what ends the game on the board comes before a flag nobody has acted on.
            let outcome = match ended {
                KnownOutcome::Decisive { winner } => Outcome::win(winner),
                KnownOutcome::Draw => Outcome::DRAW,
            };
            self.end(outcome, at);
        }
    }

    /// A lever goes down.
    pub fn press(&mut self, by: Color, at: u64) {
        if self.result.is_some() {
            return;
        }
        let stops = self.clocks.press(by, at);
        if self.clocks.is_past {
            self.open =
                Some("when a period begins whose moves were completed before it was entered");
        }
        for ply in self.plies.iter_mut().filter(|ply| ply.by == by) {
            ply.somehow = true;
            ply.strictly |= stops;
        }
    }

    /// Whether a press would complete a move that was made and awaits it.
    pub fn may_press(&self, by: Color) -> bool {
        let last = self.plies.iter().rev().find(|ply| ply.by == by);
        self.clocks.running == Some(by) && last.is_some_and(|it| !it.strictly && it.on_own_time)
    }

    // What is said.

    /// A player claims that the opponent's flag has fallen (Art. 6.8; A.4d 2009, A.4.3, A.5.3).
    pub fn claim_flag(&mut self, by: Color, at: u64) {
        match (self.is_down(by), self.is_down(!by)) {
            _ if self.result.is_some() || self.is_watched => {}
            (false, true) => self.flag_counts(!by, at),
            (true, true) if self.edition <= Edition::E2009 => self.end(Outcome::DRAW, at),
            // The claimant must have time left.
            (true, true) if self.edition <= Edition::E2017 => {}
            (true, true) => self.flag_counts(self.first_down(), at),
            (_, false) => {}
        }
    }

    /// The arbiter says that a flag is down (B7 2005, A.4d 2009, A.4.5, A.5.5).
    pub fn see_flag(&mut self, at: u64) {
        let down = (self.is_down(Color::White), self.is_down(Color::Black));
        if self.result.is_some() || self.is_watched || down == (false, false) {
            return;
        }
        if self.edition > Edition::E2009 {
            self.flag_counts(self.first_down(), at);
        } else if self.edition == Edition::E2009 && down == (true, true) {
            self.end(Outcome::DRAW, at);
        }
        // Else the arbiter refrains.
    }

    /// The arbiter finds both flags down and cannot tell which fell first (Art. 6.11 until 2014).
    pub fn flags_unclear(&mut self, at: u64) {
        if self.result.is_some() || !Color::ALL.into_iter().all(|color| self.is_down(color)) {
            return;
        }
        if self.edition > Edition::E2014 {
            // Only Guideline III knows it; a clock that shows which fell first decides.
            self.flag_counts(self.first_down(), at);
        } else if Color::ALL
            .into_iter()
            .all(|color| self.clocks.required(color).is_none())
        {
            self.end(Outcome::DRAW, at);
        } else {
            self.open = Some("how play goes on with both flags down in an early period");
        }
    }

    fn first_down(&self) -> Color {
        let fell = |color: Color| self.clocks.sides[color].fallen.unwrap_or(u64::MAX);
        if fell(Color::White) <= fell(Color::Black) {
            Color::White
        } else {
            Color::Black
        }
    }

    // What follows.

    /// Art. 6.4 and 6.9: were the moves completed? Else the game is lost, or drawn if the opponent can never mate.
    fn flag_counts(&mut self, color: Color, at: u64) {
        let Some(required) = self.clocks.required(color) else {
            return self.lose_on_time(color, at);
        };
        let strictly = self.completed(color, false);
        let somehow = self.completed(color, true);
        if (self.at_fall[color] >= required) != (strictly >= required) {
            self.open =
                Some("whether moves count that were completed after a flag nobody had noticed");
        } else if (strictly >= required) != (somehow >= required) {
            self.open = Some("whether a press that stops nothing completes a move");
        } else if strictly >= required {
            self.enter_next_period(color, strictly, at);
        } else {
            self.lose_on_time(color, at);
        }
    }

    fn enter_next_period(&mut self, color: Color, completed: u32, at: u64) {
        // Whose clock ran goes on running; where the flag stopped it, that is whose flag it was.
        let whose = self.clocks.running.unwrap_or(color);
        self.clocks.pass_flag(color, at);
        self.clocks.sides[color].presses = completed;
        self.clocks.start(whose, at);
    }

    fn completed(&self, color: Color, somehow: bool) -> u32 {
        let own = self.plies.iter().filter(|ply| ply.by == color);
        let counts = own
            .filter(|ply| ply.strictly || somehow && ply.somehow)
            .count();
        self.before[color] + u32::try_from(counts).expect("a short game")
    }

    fn lose_on_time(&mut self, color: Color, at: u64) {
        let outcome = if never_mates(&self.position, !color) {
            Outcome::DRAW
        } else {
            Outcome::win(!color)
        };
        self.end(outcome, at);
    }

    fn end(&mut self, outcome: Outcome, at: u64) {
        self.result = Some(outcome);
        self.clocks.stop(at);
    }
}
