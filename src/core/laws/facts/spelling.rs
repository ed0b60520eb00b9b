//! How squares, colours and pieces are spelled in scripts and journals.

use serde::{Deserialize, Serialize};

use crate::chess::{Color, Role};

/// Spells a [`Color`] as `White` or `Black`.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Color")]
pub enum ColorName {
    /// Black.
    Black,
    /// White.
    White,
}

/// Spells a [`Role`] by its English name.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Role")]
pub enum RoleName {
    /// A pawn.
    Pawn,
    /// A knight.
    Knight,
    /// A bishop.
    Bishop,
    /// A rook.
    Rook,
    /// A queen.
    Queen,
    /// A king.
    King,
}

/// A text that names no square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("`{0}` is no square; squares are written \"e4\"")]
pub struct NoSquare(pub String);

/// A text that is no question to the arbiter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("`{0}` is no question; one is written \"can-mate white\"")]
pub struct NoQuestion(pub String);

/// Spells a square as `"e4"`.
pub mod square {
    use serde::{Deserialize, Deserializer, Serializer};

    use super::NoSquare;
    use crate::chess::Square;
    use crate::serde_support::carried_fault::custom_error;

    /// Writes the square's name.
    ///
    /// # Errors
    /// The format that is written into refuses it, for instance because its disk is full.
    pub fn serialize<S: Serializer>(square: &Square, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(square)
    }

    /// Reads a square's name.
    ///
    /// # Errors
    /// If the text does not name one of the 64 squares in lower case.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Square, D::Error> {
        let name = String::deserialize(deserializer)?;
        name.parse()
            .map_err(|_| custom_error("Square", &NoSquare(name)))
    }
}

/// Spells squares as `["e4", "d5"]`.
pub mod squares {
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::chess::Square;

    #[derive(Deserialize)]
    #[serde(transparent)]
    struct Spelled(#[serde(with = "super::square")] Square);

    /// Writes the squares' names.
    ///
    /// # Errors
    /// The format that is written into refuses them, for instance because its disk is full.
    pub fn serialize<S: Serializer>(squares: &[Square], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(squares.iter().map(ToString::to_string))
    }

    /// Reads the squares' names.
    ///
    /// # Errors
    /// If a text does not name one of the 64 squares in lower case.
    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<Square>, D::Error> {
        let spelled = Vec::<Spelled>::deserialize(deserializer)?;
        Ok(spelled.into_iter().map(|it| it.0).collect())
    }
}

/// Spells a question as a ruling that asks it does: `"normal-means white"`.
pub mod question {
    use serde::{Deserialize, Deserializer, Serializer};

    use super::NoQuestion;
    use crate::laws::answers::Question;
    use crate::serde_support::carried_fault::custom_error;

    /// Writes the question.
    ///
    /// # Errors
    /// The format that is written into refuses it, for instance because its disk is full.
    pub fn serialize<S: Serializer>(asked: &Question, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(asked)
    }

    /// Reads a question.
    ///
    /// # Errors
    /// If nothing is asked so.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Question, D::Error> {
        let text = String::deserialize(deserializer)?;
        Question::read(&text).ok_or_else(|| custom_error("Question", &NoQuestion(text)))
    }
}
