//! What a list tells of a game: who played, where it stands, how it ended.

use std::time::Duration;

use crate::chess::{ByColor, Chess, Move};
use crate::clock::Moment;
use crate::laws::{Arbiter, Edition, Reason, Standing};
use crate::notation::pgn::PgnResult;
use crate::record::imported_game::ImportedGame;
use crate::record::log::arbiters_reason::reason_of_result;
use crate::record::log::continuation::told_time;
use crate::record::log::journal::{Entry, Heading};
use crate::record::play_mode::AssistLevel;
use crate::record::script::Times;
use crate::record::wall_time::WallTime;

/// What a list tells of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameSummary {
    /// Who plays; empty where no name was given.
    pub names: ByColor<String>,
    /// The day, as PGN writes it: `2026.11.21`; empty where nobody knows.
    pub date: String,
    /// The name of the event; empty where nobody said.
    pub event: String,
    /// The time control in the grammar of PGN; nothing where there is none or nobody knows it.
    pub time: Option<String>,
    /// The position it came to.
    pub position: Chess,
    /// The move that led there.
    pub last: Option<Move>,
    /// What both clocks showed then; nothing where there is none.
    pub clocks: ByColor<Option<Duration>>,
    /// How it stands; nothing for a game from a file, on which nobody ruled.
    pub standing: Option<Standing>,
    /// Why the arbiter declared the result, where they did and noted it.
    pub reason: Option<Reason>,
    /// The edition it is ruled by.
    pub edition: Edition,
    /// The score of a game from a file.
    pub score: PgnResult,
    /// What the clock on the wall showed when the game began; nothing where it was not seen.
    pub begun: Option<WallTime>,
    /// When something happened in it, counted from its beginning.
    pub moments: Vec<Moment>,
    /// What the wall showed when something last happened in it; nothing where nobody looked.
    pub last_played: Option<WallTime>,
    /// How much the program helps in it; nothing where its journal does not tell.
    pub assist: Option<AssistLevel>,
}

impl GameSummary {
    /// What is told of the game in which that happened, heard by that arbiter. One from a file has the score that
    /// stands there, and nobody ruled on it.
    pub fn of(
        heading: &Heading,
        arbiter: &Arbiter,
        log: &[Entry],
        history: Option<&ImportedGame>,
    ) -> Self {
        let table = arbiter.table();
        let moments: Vec<Moment> = log.iter().map(|entry| entry.event.at).collect();
        let at = moments.last().copied().unwrap_or(Moment::START);
        Self {
            names: ByColor::new_with(|color| heading.known_name(color).to_owned()),
            date: heading.date.clone(),
            event: heading.event.clone(),
            time: time_control(heading, arbiter, history),
            position: table.game().position().clone(),
            last: table.game().last().map(|ply| ply.mv),
            clocks: ByColor::new_with(|color| table.reading(color, at)),
            standing: history.is_none().then(|| table.standing()),
            reason: reason_of_result(log).cloned(),
            edition: heading.terms.edition,
            score: history.map(|game| game.game().score).unwrap_or_default(),
            begun: heading.wall.first(),
            moments,
            last_played: heading.wall.at(at),
            assist: heading.mode.map(|mode| mode.assist),
        }
    }

    /// Whether the other is the same game, as far as this one or further: it was set aside here and went on there.
    /// Nothing happens in two games at the same moments, which are counted far below a second.
    pub fn went_on_as(&self, other: &Self) -> bool {
        self.begun.is_some()
            && self.begun == other.begun
            && other.moments.starts_with(&self.moments)
    }

    /// Whether it was played here and is not over.
    pub fn is_unfinished(&self) -> bool {
        self.standing.is_some_and(Standing::is_unfinished)
    }

    /// Whether it is over, whoever told how.
    pub fn is_finished(&self) -> bool {
        !self.is_unfinished()
    }
}

/// The time control that is told: by its file, or that of the whole game where it goes on with the clocks as they stood.
fn time_control(
    heading: &Heading,
    arbiter: &Arbiter,
    history: Option<&ImportedGame>,
) -> Option<String> {
    let controls = match history {
        Some(history) => history.game().time_control(),
        None => told_time(heading, arbiter.table().game()).timed(),
    };
    controls.map(|controls| Times(controls).to_string())
}
