//! White's and Black's values kept as data: shakmaty's colors do not do it themselves.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use shakmaty::{ByColor, Color};

/// Keeps a [`ByColor`] as `(white: …, black: …)`: `#[serde(with = "crate::serde_support::by_color_serde::pair")]`.
pub mod pair {
    use super::{ByColor, Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    #[serde(rename = "ByColor")]
    struct Pair<T> {
        white: T,
        black: T,
    }

    /// Keeps White's value, then Black's.
    ///
    /// # Errors
    /// The format that is written into refuses it, for instance because its disk is full.
    pub fn serialize<S: Serializer, T: Serialize>(
        pair: &ByColor<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        Pair {
            white: &pair.white,
            black: &pair.black,
        }
        .serialize(serializer)
    }

    /// Takes both values back.
    ///
    /// # Errors
    /// When either is missing or cannot be read.
    pub fn deserialize<'de, D, T>(deserializer: D) -> Result<ByColor<T>, D::Error>
    where
        D: Deserializer<'de>,
        T: Deserialize<'de>,
    {
        Pair::deserialize(deserializer).map(|Pair { white, black }| ByColor { white, black })
    }
}

/// Keeps a [`Color`] as `White` or `Black`: `#[serde(with = "crate::serde_support::by_color_serde::one")]`.
pub mod one {
    use super::{Color, Deserialize, Deserializer, NamedColor, Serialize, Serializer};

    /// Keeps the name of the color.
    ///
    /// # Errors
    /// The format that is written into refuses it, for instance because its disk is full.
    pub fn serialize<S: Serializer>(color: &Color, serializer: S) -> Result<S::Ok, S::Error> {
        NamedColor::from(*color).serialize(serializer)
    }

    /// Takes the color back.
    ///
    /// # Errors
    /// When it is neither `White` nor `Black`.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Color, D::Error> {
        NamedColor::deserialize(deserializer).map(Color::from)
    }
}

/// Keeps an `Option<Color>`: `#[serde(with = "crate::serde_support::by_color_serde::maybe")]`.
pub mod maybe {
    use super::{Color, Deserialize, Deserializer, NamedColor, Serialize, Serializer};

    /// Keeps the name of the color, if there is one.
    ///
    /// # Errors
    /// The format that is written into refuses it, for instance because its disk is full.
    pub fn serialize<S: Serializer>(
        color: &Option<Color>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        color.map(NamedColor::from).serialize(serializer)
    }

    /// Takes the color back.
    ///
    /// # Errors
    /// When it is neither `White` nor `Black` nor nothing.
    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Color>, D::Error> {
        Option::<NamedColor>::deserialize(deserializer).map(|side| side.map(Color::from))
    }
}

#[derive(Serialize, Deserialize)]
enum NamedColor {
    White,
    Black,
}

impl From<Color> for NamedColor {
    fn from(color: Color) -> NamedColor {
        color.fold_wb(NamedColor::White, NamedColor::Black)
    }
}

impl From<NamedColor> for Color {
    fn from(side: NamedColor) -> Color {
        match side {
            NamedColor::White => Color::White,
            NamedColor::Black => Color::Black,
        }
    }
}
