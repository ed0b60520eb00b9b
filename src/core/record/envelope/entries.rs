//! What stands on the envelope of an adjourned game: the seven entries, and which game it belongs to.

use std::fmt;
use std::time::Duration;

use blake2::Blake2b;
use blake2::digest::consts::U16;
use blake2::digest::{Digest, FixedOutput};

use super::encryption::{bytes, hex};
use super::error::EnvelopeError;
use super::line_reader::Lines;
use crate::chess::{ByColor, Color, EnPassantMode, Fen, Position};
use crate::clock::{Moment, duration_text};
use crate::laws::{Game, Table};
use crate::record::log::journal::Heading;

/// The entries on an envelope (Guideline I.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entries {
    /// The players' names.
    pub names: ByColor<String>,
    /// The position before the sealed move, as FEN.
    pub position: String,
    /// What the clocks showed when they were stopped; none without clocks.
    pub times: ByColor<Option<Duration>>,
    /// Who sealed.
    pub sealed_by: Color,
    /// The number of the sealed move.
    pub number: u32,
    /// Who has offered a draw that stands.
    pub offer: Option<Color>,
    /// When and where the game is resumed.
    pub resumption: Resumption,
    /// The game it belongs to.
    pub game: GameId,
}

/// When and where a game is resumed, in the arbiter's own words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Resumption {
    /// The day.
    pub date: String,
    /// The time of the day.
    pub time: String,
    /// The place.
    pub venue: String,
}

/// Which game an envelope belongs to: `BLAKE2b` over the day, the start and every move with the moment it was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameId([u8; 16]);

impl GameId {
    /// The game with that heading as far as it has come. Names may be put right without making it another game.
    pub fn of(heading: &Heading, game: &Game) -> Self {
        let mut hasher = Blake2b::<U16>::new();
        let mut line = |text: &str| {
            hasher.update(text.as_bytes());
            hasher.update(b"\n");
        };
        line(&heading.date);
        line(&Fen::from_position(game.start(), EnPassantMode::Legal).to_string());
        for ply in game.plies() {
            line(&format!("{} {}", ply.mv.to_uci(game.castling()), ply.made));
        }
        Self(hasher.finalize_fixed().into())
    }
}

impl Entries {
    /// The entries of the game as it stands at that moment.
    ///
    /// The player who has the move seals; but if they made a move on the board that they were to seal, that is the move, and
    /// the position is the one before it.
    pub fn of(heading: &Heading, table: &Table, at: Moment, resumption: Resumption) -> Self {
        let game = table.game();
        let was_played = table
            .adjournment()
            .is_some_and(|adjournment| adjournment.played().is_some() && !adjournment.is_opened());
        let before = game.plies().len() - usize::from(was_played && game.last().is_some());
        let position = game
            .position_after(before)
            .unwrap_or_else(|| game.position());
        Self {
            names: heading.names(),
            position: Fen::from_position(position, EnPassantMode::Legal).to_string(),
            times: ByColor::new_with(|color| table.reading(color, at)),
            sealed_by: position.turn(),
            number: position.fullmoves().get(),
            offer: table.offer(),
            resumption,
            game: GameId::of(heading, game),
        }
    }

    /// The same with nothing in it that would begin another line.
    pub(super) fn on_one_line_each(mut self) -> Self {
        let Resumption { date, time, venue } = &mut self.resumption;
        let ByColor { white, black } = &mut self.names;
        for text in [white, black, &mut self.position, date, time, venue] {
            if text.contains(char::is_control) {
                *text = text.replace(char::is_control, " ");
            }
        }
        self
    }

    pub(super) fn read(lines: &mut Lines<'_>) -> Result<Self, EnvelopeError> {
        let text = |text: &str| Some(text.to_owned());
        Ok(Self {
            names: ByColor {
                white: lines.next("white", text)?,
                black: lines.next("black", text)?,
            },
            position: lines.next("position", text)?,
            times: ByColor {
                white: lines.next("white clock", |text| {
                    maybe(text, |text| duration_text::read(text).ok())
                })?,
                black: lines.next("black clock", |text| {
                    maybe(text, |text| duration_text::read(text).ok())
                })?,
            },
            sealed_by: lines.next("sealed by", |text| text.parse().ok())?,
            number: lines.next("move", |text| text.parse().ok())?,
            offer: lines.next("draw offer", |text| maybe(text, |text| text.parse().ok()))?,
            resumption: Resumption {
                date: lines.next("date", text)?,
                time: lines.next("time", text)?,
                venue: lines.next("venue", text)?,
            },
            game: GameId(lines.next("game", bytes)?),
        })
    }
}

impl fmt::Display for Entries {
    /// A line for each, as the text of an envelope has them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown =
            |reading: &Option<Duration>| reading.map_or("-".to_owned(), duration_text::written);
        writeln!(f, "white: {}", self.names.white)?;
        writeln!(f, "black: {}", self.names.black)?;
        writeln!(f, "position: {}", self.position)?;
        writeln!(f, "white clock: {}", shown(&self.times.white))?;
        writeln!(f, "black clock: {}", shown(&self.times.black))?;
        writeln!(f, "sealed by: {}", self.sealed_by)?;
        writeln!(f, "move: {}", self.number)?;
        match self.offer {
            Some(color) => writeln!(f, "draw offer: {color}")?,
            None => writeln!(f, "draw offer: -")?,
        }
        writeln!(f, "date: {}", self.resumption.date)?;
        writeln!(f, "time: {}", self.resumption.time)?;
        writeln!(f, "venue: {}", self.resumption.venue)?;
        writeln!(f, "game: {}", hex(&self.game.0))
    }
}

/// A value, or none where `-` stands for it; nothing at all where `read` does not understand it.
#[expect(
    clippy::option_option,
    reason = "there may be no value, or none that can be read"
)]
fn maybe<T>(text: &str, read: impl FnOnce(&str) -> Option<T>) -> Option<Option<T>> {
    if text == "-" {
        Some(None)
    } else {
        read(text).map(Some)
    }
}
