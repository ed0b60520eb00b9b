//! For whom an answer is laid out.

use clap::ValueEnum;

/// How answers are laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum AnswerFormat {
    /// For people.
    Text,
    /// For machines: JSON, one object a line.
    Json,
}
