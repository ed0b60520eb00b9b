//! Time controls as people type them: `5+3` is five minutes and three seconds, and `300+3` is the same as PGN writes it.
//!
//! The grammar is that of [`control_text`](super::control_text), with units behind a number where somebody wants to be
//! clear (`90 min`, `30 s`, `1h30`, `90'+30"`), times as a clock shows them (`0:30`), `|` for `+`, a comma for the point, and
//! between two periods a comma or a word as well (`40/90 + 30, 30 + 30`, `90'+30" for 40 then 30'+30"`). Before the moves the
//! time may stand as well where nothing else can be meant (`90/40`, `90'/40`). What files say is never read so.

use std::fmt;
use std::time::Duration;

use super::control::TimeControl;
use super::control_fault::ControlParseError;
use super::control_reader::{BareUnit, ControlReader, is_too_hasty};
use super::control_text::{
    AgreedTimeControl, Spelling, agreement, one_side, write_agreement, write_control,
};
use super::duration_text::{DurationParts, DurationStyle};

/// From 180 on nobody means a number as minutes; taken for seconds that is three minutes.
const NO_MINUTES: Duration = Duration::from_mins(3);

/// Below 600 somebody might have meant minutes after all, ten hours of them; taken for seconds that is ten minutes.
const PERHAPS_MINUTES: Duration = Duration::from_mins(10);

/// What was typed, as it is taken and as it could also be meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedTimeControl<T> {
    /// What it is taken to say.
    pub meant: T,
    /// What it says where minutes are taken for seconds, or seconds for minutes, if that can be meant at all.
    pub otherwise: Option<T>,
}

/// Reads what both sides are given.
///
/// ```
/// use jadoube_core::clock::typed_control::{read_typed, typed_text};
///
/// let typed = read_typed("5+3")?;
/// assert_eq!(typed.meant.to_string(), "300+3");
/// assert_eq!(typed.otherwise.map(|control| control.to_string()).as_deref(), Some("5+3"));
/// assert_eq!(typed_text(&typed.meant), "5+3");
/// # Ok::<(), jadoube_core::clock::control_text::ControlParseError>(())
/// ```
///
/// # Errors
/// [`ControlParseError`], with the character where reading stopped, or where the period begins that makes no sense.
pub fn read_typed(text: &str) -> Result<TypedTimeControl<AgreedTimeControl>, ControlParseError> {
    read(text, agreement)
}

/// Reads what one side is given.
///
/// # Errors
/// [`ControlParseError`], as for both sides; also where the text means both, or none.
pub fn read_typed_side(text: &str) -> Result<TypedTimeControl<TimeControl>, ControlParseError> {
    read(text, one_side)
}

fn read<T: PartialEq>(
    text: &str,
    control: fn(&mut ControlReader<'_>) -> Result<T, ControlParseError>,
) -> Result<TypedTimeControl<T>, ControlParseError> {
    let reader = |unit| ControlReader::typed(text, unit);
    let parting = |unit| reader(unit).with_parting_commas();
    let mut read = reader(BareUnit::Second);
    let in_seconds = control(&mut read).or_else(|unclear| {
        read = parting(BareUnit::Second);
        control(&mut read).map_err(|_| unclear)
    })?;
    let largest = read.largest_bare();
    let in_minutes = control(&mut reader(BareUnit::Minute))
        .or_else(|_| control(&mut parting(BareUnit::Minute)))
        .ok();
    Ok(match in_minutes {
        Some(in_minutes) if largest < NO_MINUTES => TypedTimeControl {
            otherwise: (in_minutes != in_seconds).then_some(in_seconds),
            meant: in_minutes,
        },
        Some(_) | None => TypedTimeControl {
            meant: in_seconds,
            otherwise: in_minutes.filter(|_| largest < PERHAPS_MINUTES),
        },
    })
}

/// What both sides are given, as a person would type it; it is read back as the same.
pub fn typed_text(agreed: &AgreedTimeControl) -> String {
    text_of(|f| write_agreement(f, agreed, TYPED))
}

/// What one side is given, as a person would type it; it is read back as the same.
pub fn typed_side_text(control: &TimeControl) -> String {
    text_of(|f| write_control(f, control, TYPED))
}

/// As people type it: a colon between two periods could be one within a time.
const TYPED: Spelling = Spelling {
    base,
    parting: ", ",
};

/// A period's time behind the number of its moves: bare minutes where those are meant, else with its unit.
fn base(time: Duration, moves: Option<u32>) -> String {
    let parts = DurationParts::of(time);
    let minutes = parts.all_minutes();
    let is_turned_round = moves.is_some_and(|moves| is_too_hasty(moves.into(), minutes));
    if !parts.below_a_minute().is_zero() {
        format!("{}s", DurationStyle::SECONDS.text(time))
    } else if minutes < NO_MINUTES.as_secs() && !is_turned_round {
        minutes.to_string()
    } else if minutes.is_multiple_of(60) {
        format!("{}h", minutes / 60)
    } else {
        format!("{minutes}min")
    }
}

fn text_of(write: impl FnOnce(&mut String) -> fmt::Result) -> String {
    let mut text = String::new();
    match write(&mut text) {
        Ok(()) | Err(fmt::Error) => text,
    }
}
