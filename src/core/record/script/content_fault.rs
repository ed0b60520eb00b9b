//! What can be wrong with what a script says, where its text is RON all right: faults that its own deserializers find.
//!
//! They come back out of serde as [`carried_fault`](crate::serde_support::carried_fault) hands them on, each by its name here.

use serde::{Deserialize, Serialize};

use crate::chess::counters::{MOST_MOVES, Uncountable};
use crate::clock::Moment;
use crate::clock::control_text::NoTimeControl;
use crate::clock::duration_text::NoDuration;
use crate::laws::Edition;
use crate::laws::editions::edition::UnknownEdition;
use crate::laws::facts::impossible_act::ImpossibleAct;
use crate::laws::facts::spelling::{NoQuestion, NoSquare};

/// What is wrong with what a script says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum ContentFault {
    /// A name that is no square.
    #[error(transparent)]
    Square(NoSquare),
    /// A text that is no question.
    #[error(transparent)]
    Question(NoQuestion),
    /// A name that is no edition.
    #[error(transparent)]
    Edition(UnknownEdition),
    /// A count too large to be meant.
    #[error(transparent)]
    Count(Uncountable),
    /// A text that is no time.
    #[error(transparent)]
    Duration(NoDuration),
    /// A text that is no time control.
    #[error(transparent)]
    Control(NoTimeControl),
    /// A time control that says there is none, or that nobody knows it.
    #[error(transparent)]
    Untimed(UntimedControl),
    /// A text that is no position, or none to play from.
    #[error(transparent)]
    Position(UnusablePosition),
    /// An act that nobody can do, or not the one of whom it is said.
    #[error(transparent)]
    Act(ImpossibleAct),
    /// An act before the one in front of it.
    #[error(transparent)]
    Order(ActTooEarly),
    /// What is expected cannot be read.
    #[error(transparent)]
    Expect(UnreadableExpectation),
}

/// A time control that says there is no clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("a game without a clock leaves `time` out")]
pub struct UntimedControl;

/// Why no game can begin in the position that a script names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum UnusablePosition {
    /// Chess960 has no position of that number.
    #[error("`{0}` is no Chess960 number; they run from 0 to 959")]
    Number(String),
    /// The text is no FEN.
    #[error("`{text}` is no FEN: {said}")]
    Fen {
        /// The text.
        text: String,
        /// What the reader says of it, in English.
        said: String,
    },
    /// The FEN counts too many moves, or half-moves.
    #[error("`{0}` counts more than {max} moves", max = MOST_MOVES)]
    TooManyMoves(String),
    /// A position that no legal moves lead to does not even have one king on each side, apart from each other.
    #[error("`{0}` lacks a king, or the kings stand side by side")]
    Kings(String),
    /// Nobody can play from the position.
    #[error("no game can continue from `{text}`: {said}")]
    Unplayable {
        /// The FEN.
        text: String,
        /// What is said against it, in English.
        said: String,
    },
}

/// An act that is told behind one that came later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("this act is at {at}, but the one before it at {before}")]
pub struct ActTooEarly {
    /// When it was done.
    pub at: Moment,
    /// When the one in front of it was done.
    pub before: Moment,
}

/// Why what a case expects cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum UnreadableExpectation {
    /// It is neither a list nor lists by editions.
    #[error(
        "a list of expected lines, or a list for each set of editions: {}",
        Self::FORM
    )]
    Form,
    /// A line that says no ruling.
    #[error("`{0}` is no expectation; write \"{line}\"", line = Self::LINE)]
    Line(String),
    /// A line begins with a moment that is none.
    #[error(transparent)]
    Moment(NoDuration),
    /// A line of the end says what the end does not.
    #[error("`{0}` is nothing the end can say; it says {names}", names = END_NAMES.join(", "))]
    End(String),
    /// A text that should name editions names none.
    #[error("`{0}` names no edition; write \"all\", \"2005 2009\" or \"2014..\"")]
    NoEditions(String),
    /// An edition that there is not.
    #[error(transparent)]
    UnknownEdition(UnknownEdition),
    /// Two lists are for the same edition.
    #[error("the {0} edition is given twice")]
    Twice(Edition),
}

impl UnreadableExpectation {
    /// How a list for each set of editions is written.
    pub const FORM: &'static str = "{ \"2014..\": […] }";
    /// How a line is written.
    pub const LINE: &'static str = "6 illegal-count-std illegal white 2; over 0-1";
}

/// The names of all that a line of the end can say, in the order in which `judge` prints them.
pub const END_NAMES: [&str; 7] = ["table", "game", "clocks", "move", "runs", "result", "play"];
