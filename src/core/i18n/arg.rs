//! What a message can be told: texts, numbers, and the words of chess.

use std::borrow::Cow;

use fluent_bundle::FluentValue;

use super::shown_text;
use crate::chess::{Color, Role, Square, role_name};

/// A value for a message: a text to show or to choose a form by, or a number that also chooses the plural.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg<'a> {
    /// A text.
    Text(Cow<'a, str>),
    /// A whole number.
    Number(u64),
}

impl Arg<'_> {
    pub(super) fn to_fluent(&self) -> FluentValue<'_> {
        match self {
            Self::Text(text) => FluentValue::from(shown_text::in_sentence(text)),
            Self::Number(number) => FluentValue::from(*number),
        }
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl<'a> From<Cow<'a, str>> for Arg<'a> {
    fn from(text: Cow<'a, str>) -> Self {
        Self::Text(text)
    }
}

impl From<u32> for Arg<'_> {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u64> for Arg<'_> {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Self::Number(u64::try_from(number).unwrap_or(u64::MAX))
    }
}

/// `white` or `black`, to choose a form by.
impl From<Color> for Arg<'_> {
    fn from(color: Color) -> Self {
        Self::from(color.fold_wb("white", "black"))
    }
}

/// `pawn` to `king`, to choose a form by.
impl From<Role> for Arg<'_> {
    fn from(role: Role) -> Self {
        Self::from(role_name(role))
    }
}

/// The square's name, `e4`.
impl From<Square> for Arg<'_> {
    fn from(square: Square) -> Self {
        Self::Text(Cow::Owned(square.to_string()))
    }
}
