//! The fields of a script that are written as text: times, readings, positions, and the moments of acts.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::content_fault::{UntimedControl, UnusablePosition};
use crate::chess::unreachable_position::unreachable_position;
use crate::chess::{
    Board, ByColor, CastlingMode, Chess, Color, EnPassantMode, Fen, Position, PositionError, Setup,
    counters,
};
use crate::clock::duration_text::as_text;
use crate::clock::{AgreedTimeControl, Moment, TimeControl};
use crate::laws::Arbiter;
use crate::serde_support::carried_fault::custom_error;

/// White's and Black's time control, written as one text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Times(pub ByColor<TimeControl>);

impl Times {
    /// The same time for both players.
    pub fn same(control: TimeControl) -> Self {
        Self(ByColor {
            white: control.clone(),
            black: control,
        })
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        AgreedTimeControl::Timed(self.0.clone()).fmt(f)
    }
}

impl Serialize for Times {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        AgreedTimeControl::Timed(self.0.clone()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Times {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match AgreedTimeControl::deserialize(deserializer)? {
            AgreedTimeControl::Timed(controls) => Ok(Self(controls)),
            AgreedTimeControl::Unknown | AgreedTimeControl::Untimed => {
                Err(custom_error("Untimed", &UntimedControl))
            }
        }
    }
}

/// White's and Black's readings, written as a pair: their time without any delay, which is how an arbiter sets it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    from = "(ClockReading, ClockReading)",
    into = "(ClockReading, ClockReading)"
)]
pub struct Readings {
    /// White's.
    pub white: Duration,
    /// Black's.
    pub black: Duration,
}

#[derive(Serialize, Deserialize)]
#[serde(transparent)]
struct ClockReading(#[serde(with = "as_text")] Duration);

impl From<(ClockReading, ClockReading)> for Readings {
    fn from((white, black): (ClockReading, ClockReading)) -> Self {
        Self {
            white: white.0,
            black: black.0,
        }
    }
}

impl From<Readings> for (ClockReading, ClockReading) {
    fn from(readings: Readings) -> Self {
        (ClockReading(readings.white), ClockReading(readings.black))
    }
}

impl Readings {
    /// The readings of an arbiter's clock at that moment, such as can be set; nothing without a clock.
    pub(in crate::record) fn of(arbiter: &Arbiter, now: Moment) -> Option<Self> {
        let clock = arbiter.table().clock()?;
        Some(Self {
            white: clock.main_time(Color::White, now),
            black: clock.main_time(Color::Black, now),
        })
    }
}

/// White's and Black's number of something, written as a pair: `#[serde(with = "fields::counts")]`.
pub(super) mod counts {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::chess::{ByColor, counters};

    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    struct Count(#[serde(with = "counters")] u32);

    #[expect(clippy::ref_option, reason = "serde hands a field over by reference")]
    pub fn serialize<S: Serializer>(
        counts: &Option<ByColor<u32>>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let pair = counts.map(|ByColor { white, black }| (Count(white), Count(black)));
        pair.serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<ByColor<u32>>, D::Error> {
        let pair = Option::<(Count, Count)>::deserialize(deserializer)?;
        Ok(pair.map(|(white, black)| ByColor {
            white: white.0,
            black: black.0,
        }))
    }
}

/// The position from which a game starts, and how castling is played from it.
///
/// Written as `"standard"`, as `"chess960 518"`, or as a FEN; rights that only Chess960 knows make it Chess960. A position that
/// no legal moves lead to has the word `unreachable` before its FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placement {
    /// The position.
    pub start: Chess,
    /// How castling is played and written.
    pub castling: CastlingMode,
}

impl Default for Placement {
    fn default() -> Self {
        Self {
            start: Chess::default(),
            castling: CastlingMode::Standard,
        }
    }
}

impl Placement {
    /// The starting position of Chess960 with that number, 0 to 959.
    pub fn chess960(number: u32) -> Option<Self> {
        let board = (number < 960).then(|| Board::chess960(number))?;
        let setup = Setup {
            castling_rights: board.rooks(),
            board,
            ..Setup::initial()
        };
        let start = setup.position(CastlingMode::Chess960).ok()?;
        Some(Self {
            start,
            castling: CastlingMode::Chess960,
        })
    }
}

impl FromStr for Placement {
    type Err = UnusablePosition;

    fn from_str(text: &str) -> Result<Self, UnusablePosition> {
        if text == "standard" {
            return Ok(Self::default());
        }
        if let Some(number) = text.strip_prefix("chess960 ") {
            let known = number.trim().parse().ok().and_then(Self::chess960);
            return known.ok_or_else(|| UnusablePosition::Number(number.to_owned()));
        }
        let (is_unreachable, text) = match text.strip_prefix("unreachable ") {
            Some(fen) => (true, fen),
            None => (false, text),
        };
        let owned = || text.to_owned();
        let setup = Fen::from_ascii(text.as_bytes())
            .map_err(|error| UnusablePosition::Fen {
                text: owned(),
                said: error.to_string(),
            })?
            .into_setup();
        if !counters::are_countable(&setup) {
            return Err(UnusablePosition::TooManyMoves(owned()));
        }
        if is_unreachable {
            let start =
                unreachable_position(&setup).ok_or_else(|| UnusablePosition::Kings(owned()))?;
            let castling = CastlingMode::Standard;
            return Ok(Self { start, castling });
        }
        let castling = CastlingMode::detect(&setup);
        let start = playable(setup, castling).map_err(|said| UnusablePosition::Unplayable {
            text: owned(),
            said,
        })?;
        Ok(Self { start, castling })
    }
}

impl Serialize for Placement {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if *self == Self::default() {
            return serializer.serialize_str("standard");
        }
        if self.castling == CastlingMode::Chess960
            && let Some(number) =
                (0..960).find(|&number| Self::chess960(number).as_ref() == Some(self))
        {
            return serializer.serialize_str(&format!("chess960 {number}"));
        }
        let fen = Fen::from_position(&self.start, EnPassantMode::Legal);
        let setup = self.start.to_setup(EnPassantMode::Legal);
        if playable(setup, self.castling).is_err() {
            return serializer.serialize_str(&format!("unreachable {fen}"));
        }
        serializer.serialize_str(&fen.to_string())
    }
}

impl<'de> Deserialize<'de> for Placement {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(|unusable: UnusablePosition| custom_error("Position", &unusable))
    }
}

/// A position that need not have come about in a game, as long as the Laws can be applied to it.
fn playable(setup: Setup, castling: CastlingMode) -> Result<Chess, String> {
    setup
        .position::<Chess>(castling)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .map_err(|error| error.to_string())
}

/// The acts of a script: a moment that is left out is that of the act before, and none goes back in time.
pub mod acts {
    use std::fmt;

    use serde::de::{SeqAccess, Visitor};
    use serde::{Deserializer, Serialize, Serializer};

    use super::super::content_fault::ActTooEarly;
    use crate::clock::Moment;
    use crate::laws::{Event, UndatedEvent};
    use crate::serde_support::carried_fault::custom_error;

    /// Writes each with its moment.
    ///
    /// # Errors
    /// The format that is written into refuses it, for instance because its disk is full.
    pub fn serialize<S: Serializer>(acts: &[Event], serializer: S) -> Result<S::Ok, S::Error> {
        acts.serialize(serializer)
    }

    /// Reads a list of acts.
    ///
    /// # Errors
    /// If something in the list is no act, or an act is before the one in front of it.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Event>, D::Error> {
        deserializer.deserialize_seq(InOrder)
    }

    struct InOrder;

    impl<'de> Visitor<'de> for InOrder {
        type Value = Vec<Event>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a list of acts, each `(at: …, by: …, act: …)`")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut lines: A) -> Result<Self::Value, A::Error> {
            let mut acts = Vec::new();
            let mut now = Moment::START;
            while let Some(UndatedEvent { at, deed }) = lines.next_element()? {
                let at = at.unwrap_or(now);
                if at < now {
                    return Err(custom_error("Order", &ActTooEarly { at, before: now }));
                }
                now = at;
                acts.push(Event { at, deed });
            }
            Ok(acts)
        }
    }
}
