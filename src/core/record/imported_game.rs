//! A game that was played elsewhere: its text, what was understood of it, and what can be remarked on it.
//!
//! A file of games is history. Nobody rules on it: that a fivefold repetition stood at some move, or that no mate was
//! possible any more, is a remark worked out from the moves and changes nothing of how the game went on and ended.

use std::sync::Arc;

use crate::chess::CastlingMode;
use crate::laws::Terms;
use crate::notation::pgn::{self, PgnGame, PgnReading};
use crate::record::GameDetails;
use crate::record::log::journal::Heading;
use crate::record::log::origin::Origin;
use crate::record::reviewed_game::ReviewedGame;
use crate::record::script::Script;

/// A game from a file, ready to be looked through.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ImportedGame {
    text: String,
    reading: PgnReading,
    review: Arc<ReviewedGame>,
}

impl ImportedGame {
    /// A game as a file tells it: its text as it stands, and what could be read of it.
    pub fn of(text: String, reading: PgnReading) -> Self {
        Self {
            review: Arc::new(ReviewedGame::imported(&reading)),
            text,
            reading,
        }
    }

    /// The history that a text tells.
    pub fn read(text: &str) -> Self {
        Self::of(text.to_owned(), pgn::read(text))
    }

    /// Its text, as it stands.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The game, as far as it was understood.
    pub const fn game(&self) -> &PgnGame {
        &self.reading.game
    }

    /// What could be read, and what could not.
    pub const fn reading(&self) -> &PgnReading {
        &self.reading
    }

    /// The same, ready to be looked through.
    pub const fn review(&self) -> &Arc<ReviewedGame> {
        &self.review
    }

    /// The first line of the journal that keeps it.
    pub fn heading(&self) -> Heading {
        let game = self.game();
        let tag = |name| game.tags.get(name).unwrap_or_default().to_owned();
        let terms = Terms {
            start: game.start.clone(),
            castling: CastlingMode::from_chess960(game.chess960),
            ..Terms::default()
        };
        let mut heading = Heading {
            white: tag("White"),
            black: tag("Black"),
            date: tag("Date"),
            terms: Script::of(&terms),
            origin: Origin::History(self.text.clone()),
            ..Heading::default()
        };
        heading.set_details(GameDetails::of(&game.tags));
        heading
    }
}
