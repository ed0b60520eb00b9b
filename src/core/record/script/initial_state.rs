//! From a script to the moment when its acts begin.

use super::{Readings, Script};
use crate::chess::{Color, Position};
use crate::clock::Moment;
use crate::laws::{
    Arbiter, ArbiterAct, Consequence, Event, PlayerAct, Rule, Ruling, Standing, Terms,
};
use crate::notation::{Letters, Misread, algebraic};

/// Positions a script may have looked at before a question of mate is handed to a person.
///
/// Small enough that a script is judged in the twinkling of an eye, large enough for every question in the cases.
const EFFORT: u64 = 200_000;

/// Why the acts of a script cannot begin.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unplayable {
    /// A move in `after` is not a legal move there.
    #[error("`{written}` cannot be played there: {misread}")]
    After {
        /// The move as it is written.
        written: String,
        /// Why it is none.
        misread: Misread,
    },
    /// The moves in `after` already end the game.
    #[error("these moves already end the game")]
    AlreadyOver,
    /// Readings are given, but no time control to read.
    #[error("readings are given, but no `time` control")]
    ClocksWithoutTime,
}

impl Unplayable {
    /// The field of the script it is about.
    pub const fn field(&self) -> &'static str {
        match self {
            Self::After { .. } | Self::AlreadyOver => "after",
            Self::ClocksWithoutTime => "clocks",
        }
    }
}

impl Script {
    /// The arbiter under these terms, at the moment when the acts begin.
    ///
    /// The moves in `after` are made and completed and take no time; the clocks have counted them and show what the script
    /// says. Where it gives their readings they have counted, too, the moves that the number of the starting position tells
    /// of, or those that it gives itself. If no act is `Start`, the clock of the player who has the move runs. If the players keep score, both
    /// scoresheets hold the moves so far.
    ///
    /// # Errors
    /// [`Unplayable`], when the script describes no such moment: a move in `after` is not legal there, these moves already
    /// end the game, or readings are given without a time control.
    pub fn begin(&self, terms: Terms) -> Result<Arbiter, Unplayable> {
        let mut arbiter = Arbiter::new(terms).searching(EFFORT);
        if self.clocks.is_some() {
            arbiter = arbiter.called_in_progress();
        }
        let given = match (&self.clocks, &self.time) {
            (Some(_), None) => return Err(Unplayable::ClocksWithoutTime),
            (Some(readings), Some(_)) => Some(*readings),
            (None, _) => Readings::of(&arbiter, Moment::START),
        };
        let led_here = self.lead(&mut arbiter)?;
        if let Some(counts) = self.counters {
            arbiter = arbiter.with_moves_completed(counts);
        }
        if let Some(counts) = self.illegal_moves {
            arbiter = arbiter.with_illegal_moves(counts);
        }
        let keep_score = arbiter.terms().regulations.own_score;
        if led_here && (keep_score || self.acts.iter().any(keeps_score)) {
            for color in Color::ALL {
                let up_to_date = Event::of(color, Moment::START, PlayerAct::UpdateSheet);
                drop(arbiter.hear(&up_to_date));
            }
        }
        let mover = arbiter.table().game().has_the_move();
        // Nothing that is arranged here has happened at the board: where the start is over, nobody has come too late yet.
        let mut arrange = |act, consequences: Vec<Consequence>| {
            let arranged = Ruling {
                concerns: None,
                rule: Rule::ArbiterInterrupts,
                consequences,
            };
            arbiter.replay(&Event::of_arbiter(Moment::START, act), &[arranged]);
        };
        if let Some(Readings { white, black }) = given {
            if led_here {
                arrange(ArbiterAct::Stop, vec![Consequence::StopClocks]);
            }
            if led_here || self.clocks.is_some() {
                let shown = vec![
                    Consequence::Set(Color::White, white),
                    Consequence::Set(Color::Black, black),
                ];
                arrange(ArbiterAct::SetTimes(white, black), shown);
            }
            if !self
                .acts
                .iter()
                .any(|event| event.arbiter_act() == Some(&ArbiterAct::Start))
            {
                let runs = vec![Consequence::StartClock(mover)];
                arrange(ArbiterAct::StartClock(mover), runs);
            }
        }
        Ok(arbiter)
    }

    /// Plays the moves in `after`; whether there were any.
    fn lead(&self, arbiter: &mut Arbiter) -> Result<bool, Unplayable> {
        let mut position = self.position.start.clone();
        let mut any = false;
        if moves(&self.after).next().is_some() {
            let starts = ArbiterAct::StartClock(position.turn());
            drop(arbiter.hear(&Event::of_arbiter(Moment::START, starts)));
        }
        for written in moves(&self.after) {
            let found = algebraic::read(&position, written, Letters::English);
            let mv = found.map_err(|misread| Unplayable::After {
                written: written.to_owned(),
                misread,
            })?;
            let by: Color = position.turn();
            position.play_unchecked(mv);
            drop(arbiter.hear(&Event::of(
                by,
                Moment::START,
                PlayerAct::Move(written.to_owned()),
            )));
            any = true;
        }
        match arbiter.table().standing() {
            Standing::Playing => Ok(any),
            Standing::Adjourned | Standing::Referred | Standing::Ended(..) | Standing::Annulled => {
                Err(Unplayable::AlreadyOver)
            }
        }
    }
}

fn keeps_score(event: &Event) -> bool {
    matches!(
        event.player_act(),
        Some(PlayerAct::Record(_) | PlayerAct::Strike | PlayerAct::UpdateSheet)
    )
}

/// The moves of a movetext, without their numbers.
pub(super) fn moves(movetext: &str) -> impl Iterator<Item = &str> {
    movetext
        .split_whitespace()
        .map(|word| {
            let digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
            if digits.len() < word.len() && digits.starts_with('.') {
                digits.trim_start_matches('.')
            } else {
                word
            }
        })
        .filter(|word| !word.is_empty())
}
