//! A game that was played elsewhere: its text, what was understood of it, and what can be remarked on it.
//!
//! A file of games is history. Nobody rules on it: that a fivefold repetition stood at some move, or that no mate was
//! possible any more, is a remark worked out from the moves and changes nothing of how the game went on and ended.

use std::collections::HashMap;

use crate::chess::mating::is_plainly_dead;
use crate::chess::position_key::PositionKey;
use crate::chess::{CastlingMode, Chess, Position};
use crate::laws::Terms;
use crate::notation::pgn::{self, PgnGame, PgnReading};
use crate::record::log::journal::Heading;
use crate::record::log::origin::Origin;
use crate::record::script::Script;

/// A game from a file, ready to be looked through.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ImportedGame {
    text: String,
    reading: PgnReading,
    positions: Vec<Chess>,
    remarks: Vec<ImportedGameRemark>,
}

/// Something worth knowing about the game at a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImportedGameRemark {
    /// After how many half-moves.
    pub after: usize,
    /// What stood there.
    pub fact: ImportedGameFact,
}

/// What can be remarked on a position of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportedGameFact {
    /// The same position stood for the fifth time.
    FivefoldRepetition,
    /// Seventy-five moves by each player had been made without a capture or a move of a pawn.
    SeventyFiveMoves,
    /// Neither side could mate any more.
    DeadPosition,
}

impl ImportedGameFact {
    /// Its stable name in locale files.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::FivefoldRepetition => "fivefold",
            Self::SeventyFiveMoves => "seventy-five",
            Self::DeadPosition => "dead",
        }
    }
}

impl ImportedGame {
    /// A game as a file tells it: its text as it stands, and what could be read of it.
    #[must_use]
    pub fn of(text: String, reading: PgnReading) -> Self {
        let positions = reading.game.positions();
        Self {
            remarks: remarks(&positions),
            positions,
            text,
            reading,
        }
    }

    /// The history that a text tells.
    #[must_use]
    pub fn read(text: &str) -> Self {
        Self::of(text.to_owned(), pgn::read(text))
    }

    /// Its text, as it stands.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The game, as far as it was understood.
    #[must_use]
    pub const fn game(&self) -> &PgnGame {
        &self.reading.game
    }

    /// What could be read, and what could not.
    #[must_use]
    pub const fn reading(&self) -> &PgnReading {
        &self.reading
    }

    /// The position after each half-move, that of the start first.
    #[must_use]
    pub fn positions(&self) -> &[Chess] {
        &self.positions
    }

    /// What is worth knowing, from the first move to the last.
    #[must_use]
    pub fn remarks(&self) -> &[ImportedGameRemark] {
        &self.remarks
    }

    /// The first line of the journal that keeps it.
    #[must_use]
    pub fn heading(&self) -> Heading {
        let game = self.game();
        let tag = |name| game.tags.get(name).unwrap_or_default().to_owned();
        let terms = Terms {
            start: game.start.clone(),
            castling: CastlingMode::from_chess960(game.chess960),
            ..Terms::default()
        };
        Heading {
            white: tag("White"),
            black: tag("Black"),
            event: tag("Event"),
            site: tag("Site"),
            round: tag("Round"),
            date: tag("Date"),
            terms: Script::of(&terms),
            origin: Origin::History(self.text.clone()),
            ..Heading::default()
        }
    }
}

/// Where each thing stood first that Laws speak of, whatever they were when the game was played.
fn remarks(positions: &[Chess]) -> Vec<ImportedGameRemark> {
    let mut times: HashMap<PositionKey, u32> = HashMap::new();
    let mut found: Vec<ImportedGameRemark> = Vec::new();
    for (after, position) in positions.iter().enumerate() {
        let times = times.entry(PositionKey::of(position)).or_default();
        *times += 1;
        let is_over = position.legal_moves().is_empty();
        let facts = [
            (ImportedGameFact::FivefoldRepetition, *times == 5),
            (
                ImportedGameFact::SeventyFiveMoves,
                position.halfmoves() >= 150,
            ),
        ];
        for (fact, stands) in facts {
            if stands && !is_over && found.iter().all(|remark| remark.fact != fact) {
                found.push(ImportedGameRemark { after, fact });
            }
        }
    }
    found.extend(first_dead(positions));
    found.sort_by_key(|remark| remark.after);
    found
}

/// Where neither side could mate any more. What is dead stays so: the end tells whether it is worth looking.
fn first_dead(positions: &[Chess]) -> Option<ImportedGameRemark> {
    let from_the_end = positions.iter().enumerate().rev();
    let dead = from_the_end
        .skip_while(|(_, position)| position.legal_moves().is_empty())
        .take_while(|(_, position)| is_plainly_dead(position));
    let (after, _) = dead.last()?;
    Some(ImportedGameRemark {
        after,
        fact: ImportedGameFact::DeadPosition,
    })
}
