//! A game with all that was recorded of it, for whoever tells what happened: the desk on its page, and the report on paper.

use std::time::Duration;

use super::players::Players;
use super::settings::NotationStyles;
use crate::chess::{ByColor, Color, Position as _};
use crate::clock::{Clock, Moment};
use crate::i18n::{NamedWords, RulingSummary, Words};
use crate::laws::{Arbiter, Ruling, Table};
use crate::notation::Letters;
use crate::record::Entry;
use crate::record::log::journal::Heading;
use crate::record::log::wall_clock::WallClock;

/// A game with its log, and the words in which it is told.
#[derive(Clone, Debug)]
pub struct RecordedGame<'a> {
    /// The arbiter of the game.
    pub arbiter: &'a Arbiter,
    /// Everything that happened, with what was ruled on it.
    pub log: &'a [Entry],
    /// What the game began with; without it nobody knows what the clocks showed.
    pub heading: Option<&'a Heading>,
    /// How each player likes moves written.
    pub notation: NotationStyles,
    /// The words, with the players' names.
    pub words: NamedWords,
    /// What the clock on the wall showed during the game.
    pub wall: Option<&'a WallClock>,
}

/// What the wall showed at that moment of the game, to the second; nothing where nobody looked.
#[must_use]
pub fn time_of_day(wall: Option<&WallClock>, at: Moment) -> Option<String> {
    let time = wall?.at(at)?.time_of_day();
    time.split('.').next().map(str::to_owned)
}

/// The letters in which what was ruled tells moves: those of the player it concerns, of White where it concerns both.
#[must_use]
pub fn letters_for(rulings: &[Ruling], notation: NotationStyles) -> Letters {
    let concerned = rulings.iter().find_map(|ruling| ruling.concerns);
    notation.of(concerned.unwrap_or(Color::White)).letters
}

/// Words that call the players as people at a board call each other.
#[must_use]
pub fn named(words: Words, players: &Players) -> NamedWords {
    NamedWords::new(words, players.short_names())
}

impl<'a> RecordedGame<'a> {
    /// What stands on the table.
    #[must_use]
    pub const fn table(&self) -> &'a Table {
        self.arbiter.table()
    }

    /// What was ruled on one event, moves in the notation of the player it concerns.
    #[must_use]
    pub fn ruling_summary(&self, rulings: &[Ruling]) -> RulingSummary {
        let letters = letters_for(rulings, self.notation);
        let edition = self.arbiter.terms().edition;
        let board = self.table().game().position().board();
        self.words.ruling_summary(rulings, edition, letters, board)
    }

    /// What both clocks showed before each entry of the log and after it; nothing where there are none or nobody knows.
    #[must_use]
    pub fn readings(&self) -> Vec<Option<[ByColor<Duration>; 2]>> {
        let Some(heading) = self.heading else {
            return vec![None; self.log.len()];
        };
        let mut arbiter = heading.arbiter();
        let shown = |arbiter: &Arbiter, at: Moment| {
            let clock = arbiter.table().clock()?;
            Some(ByColor::new_with(|color| {
                Clock::remaining(clock, color, at)
            }))
        };
        let read = |Entry { event, rulings }: &Entry| {
            let before = shown(&arbiter, event.at);
            arbiter.abide_by(event, rulings);
            Some([before?, shown(&arbiter, event.at)?])
        };
        self.log.iter().map(read).collect()
    }
}
