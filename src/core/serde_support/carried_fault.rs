//! What is wrong with a text, on its way through serde, which hands on nothing but words.
//!
//! A deserializer that refuses a text gives serde an English sentence for people and, behind a sign that no text bears by
//! chance, the fault itself in RON. Whoever reads the error takes the fault out again and need not guess from the
//! sentence; whoever shows it shows only what stands before the sign.

use std::fmt;

use serde::{Serialize, de};

/// What parts the sentence from the fault: the unit separator of ASCII. RON writes none, for it escapes it.
const SIGN: char = '\u{1f}';

/// A fault with its sentence, as serde carries it.
pub struct CarriedFault<'a, F> {
    name: &'a str,
    fault: &'a F,
}

impl<'a, F: fmt::Display + Serialize> CarriedFault<'a, F> {
    /// The fault, called by that name among all that can be wrong with the text.
    pub const fn new(name: &'a str, fault: &'a F) -> Self {
        Self { name, fault }
    }
}

impl<F: fmt::Display + Serialize> fmt::Display for CarriedFault<'_, F> {
    /// The sentence, and behind the sign the fault as a variant of that name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, fault } = self;
        let data = ron::to_string(fault).map_err(|_| fmt::Error)?;
        write!(f, "{fault}{SIGN}{name}({data})")
    }
}

/// The error of a deserializer that refuses what it was given, and why.
pub fn custom_error<E: de::Error>(name: &str, fault: &(impl fmt::Display + Serialize)) -> E {
    E::custom(CarriedFault::new(name, fault))
}

/// The sentence of an error, and the fault it carries, in RON, if it carries one.
///
/// ```
/// use jadoube_core::serde_support::carried_fault::{CarriedFault, part};
///
/// let error = CarriedFault::new("Square", &"e9").to_string();
/// assert_eq!(part(&error), ("e9", Some("Square(\"e9\")")));
/// assert_eq!(part("Expected comma"), ("Expected comma", None));
/// ```
pub fn part(error: &str) -> (&str, Option<&str>) {
    match error.rsplit_once(SIGN) {
        Some((sentence, fault)) => (sentence, Some(fault)),
        None => (error, None),
    }
}
