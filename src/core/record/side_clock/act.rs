//! What people do to the side clock.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::chess::{ByColor, Color, counters};
use crate::clock::control_text::AgreedTimeControl;
use crate::clock::duration_text::as_text;
use crate::record::TournamentBoard;
use crate::serde_support::by_color_serde;

/// What somebody does to the clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SideClockAct {
    /// It is set for another game.
    Set(SideClockSetting),
    /// That side's clock is started: the opponent pressed the other lever.
    #[serde(with = "by_color_serde::one")]
    Begin(Color),
    /// That player presses their lever.
    #[serde(with = "by_color_serde::one")]
    Press(Color),
    /// Both sides are stopped.
    Stop(StopReason),
    /// That side, whose turn it is, runs on.
    #[serde(with = "by_color_serde::one")]
    Resume(Color),
    /// The arbiter puts the clock right.
    Correct(SideClockCorrection),
    /// The last correction is taken back.
    TakeBack,
    /// From now on only the levers work; or everything does again.
    Lock(bool),
    /// Somebody is kept away who did not know the PIN of the arbiter's desk.
    RefuseEntry,
}

/// What the clock is set to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideClockSetting {
    /// What each side is given.
    pub control: AgreedTimeControl,
    /// The players' names, as far as they were given.
    #[serde(with = "by_color_serde::pair")]
    pub names: ByColor<String>,
    /// The day and the time of day at which it was set, with the zone, as the calendar had it; nothing where nobody knows.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub day: String,
    /// The board of a tournament beside which it stands, if it is for one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament_board: Option<TournamentBoard>,
}

/// Why both sides were stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum StopReason {
    /// Somebody stopped them.
    ByHand,
    /// The machine had slept so long, or its calendar was set forward.
    Slept(#[serde(with = "as_text")] Duration),
    /// The program ended while a side ran.
    Ended,
}

/// How the arbiter puts the clock right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideClockCorrection {
    /// Both times, without delay.
    #[serde(with = "times")]
    pub times: ByColor<Duration>,
    /// Both counters.
    #[serde(with = "counts")]
    pub moves: ByColor<u32>,
    /// How many illegal moves are charged to each player; earlier versions counted none.
    #[serde(with = "counts", default, skip_serializing_if = "is_nobodys")]
    pub illegal: ByColor<u32>,
    /// Both periods, counted from 0.
    #[serde(with = "by_color_serde::pair")]
    pub periods: ByColor<usize>,
    /// What it gives for an illegal move that it notes, within the times; nothing where it notes none.
    #[serde(with = "given", default, skip_serializing_if = "Option::is_none")]
    pub gives: Option<Duration>,
    /// Whether it is what the ruling on an incident at the board came to: the incident tells of the illegal moves itself.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub of_incident: bool,
    /// Whose clock runs next.
    #[serde(with = "by_color_serde::one")]
    pub next: Color,
    /// Why.
    pub reason: String,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands a field over by reference"
)]
fn is_nobodys(counts: &ByColor<u32>) -> bool {
    counts.iter().all(|count| *count == 0)
}

/// Both counters, as far as they can be meant.
mod counts {
    use super::{ByColor, by_color_serde, counters};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    struct Count(#[serde(with = "counters")] u32);

    #[expect(
        clippy::trivially_copy_pass_by_ref,
        reason = "serde hands a field over by reference"
    )]
    pub fn serialize<S: Serializer>(
        counts: &ByColor<u32>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        by_color_serde::pair::serialize(&counts.map(Count), serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<ByColor<u32>, D::Error> {
        by_color_serde::pair::deserialize(deserializer)
            .map(|counts: ByColor<Count>| counts.map(|Count(count)| count))
    }
}

/// A time as its text.
#[derive(Serialize, Deserialize)]
#[serde(transparent)]
struct WrittenDuration(#[serde(with = "as_text")] Duration);

/// What is given, as its text.
mod given {
    use super::{Duration, WrittenDuration};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[expect(clippy::ref_option, reason = "serde hands a field over by reference")]
    pub fn serialize<S: Serializer>(
        time: &Option<Duration>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        time.map(WrittenDuration).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Duration>, D::Error> {
        Option::<WrittenDuration>::deserialize(deserializer)
            .map(|text| text.map(|WrittenDuration(time)| time))
    }
}

/// Both times as their text.
mod times {
    use super::{ByColor, Duration, WrittenDuration, by_color_serde};
    use serde::{Deserializer, Serializer};

    pub fn serialize<S: Serializer>(
        times: &ByColor<Duration>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        by_color_serde::pair::serialize(&times.map(WrittenDuration), serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<ByColor<Duration>, D::Error> {
        by_color_serde::pair::deserialize(deserializer)
            .map(|texts: ByColor<WrittenDuration>| texts.map(|WrittenDuration(time)| time))
    }
}
