//! The clocks of a game that goes on as they stood: what was left to both players, and what their time control gives them
//! after it.

use std::time::Duration;

use crate::chess::{ByColor, Chess, Color, Position};
use crate::clock::control::FirstIncrement;
use crate::clock::{Method, Period, TimeControl};
use crate::notation::pgn::PgnGame;
use crate::record::clock_history::ClockHistory;

/// The clocks of a game as they stood where it was left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClocksAtMove {
    /// What was left to each player.
    pub left: ByColor<Duration>,
    /// The time control of the whole game.
    pub announced: ByColor<TimeControl>,
    /// Whether the game itself tells that control.
    pub is_told: bool,
    /// What each player is given from here on: what was left, and whatever the control gives for the moves to come.
    pub rest: ByColor<TimeControl>,
}

impl ClocksAtMove {
    /// The clocks where `game` stands; where it does not tell its time control, `chosen` says what the moves to come give.
    /// Nothing where the game does not tell both readings, or where they do not tell what is left: a period that ends at zero
    /// may have ended, and byo-yomi been used up.
    pub fn of(game: &PgnGame, chosen: Option<&ByColor<TimeControl>>) -> Option<Self> {
        let last = game.positions().pop()?;
        let readings = ClockHistory::from_game(game).shown_after(game.plies.len());
        let left = ByColor {
            white: readings.white?,
            black: readings.black?,
        };
        let told = game.time_control();
        let is_told = told.is_some();
        let announced = told.or_else(|| chosen.cloned())?;
        let rest = |color: Color| rest(announced.get(color), made(&last, color), *left.get(color));
        let rest = ByColor {
            white: rest(Color::White)?,
            black: rest(Color::Black)?,
        };
        Some(Self {
            left,
            announced,
            is_told,
            rest,
        })
    }
}

/// How many moves that player has made by the number of the move.
fn made(position: &Chess, color: Color) -> u32 {
    let before = position.fullmoves().get() - 1;
    let is_answered = color.is_white() && position.turn().is_black();
    before + u32::from(is_answered)
}

/// What is given of a time control to a player who has made `made` moves and has that time left.
fn rest(control: &TimeControl, mut made: u32, left: Duration) -> Option<TimeControl> {
    let mut to_come = control.periods();
    while let [now, later @ ..] = to_come
        && let Some(moves) = now.moves.filter(|moves| *moves <= made)
        && !later.is_empty()
    {
        (made, to_come) = (made - moves, later);
    }
    let (now, later) = to_come.split_first()?;
    let is_kept = matches!(now.method, Method::SuddenDeath | Method::Fischer { .. });
    let may_have_ended = now.moves.is_none() && !later.is_empty();
    if !is_kept || may_have_ended {
        return None;
    }
    let begun = now.moves.map(|moves| moves - made % moves);
    let mut periods = vec![Period {
        time: left,
        moves: begun,
        ..*now
    }];
    // A last period that counts moves begins again after them.
    let again = later.is_empty() && begun.is_some();
    periods.extend(again.then_some(*now));
    periods.extend(later);
    let rest = TimeControl::new(periods).ok()?;
    let rest = rest
        .with_first_increment(FirstIncrement::AfterMoveOne)
        .ok()?;
    Some(
        rest.with_at_flag(control.at_flag())
            .with_next_period(control.next_period()),
    )
}
