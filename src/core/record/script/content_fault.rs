//! What can be wrong with what a script says, where its text is RON all right: faults that its own deserializers find.
//!
//! They come back out of serde as [`carried_fault`](crate::chess::carried_fault) hands them on, each by its name here.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::chess::counters::{MOST_MOVES, Uncountable};
use crate::clock::Moment;
use crate::clock::control_text::NoTimeControl;
use crate::clock::duration_text::NoDuration;
use crate::laws::Edition;
use crate::laws::booklets::edition::UnknownEdition;
use crate::laws::facts::impossible_act::ImpossibleAct;
use crate::laws::facts::spelling::{NoQuestion, NoSquare};

/// What is wrong with what a script says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ContentFault {
    /// A name that is no square.
    Square(NoSquare),
    /// A text that is no question.
    Question(NoQuestion),
    /// A name that is no edition.
    Edition(UnknownEdition),
    /// A count too large to be meant.
    Count(Uncountable),
    /// A text that is no time.
    Duration(NoDuration),
    /// A text that is no time control.
    Control(NoTimeControl),
    /// A time control that says there is none, or that nobody knows it.
    Untimed(UntimedControl),
    /// A text that is no position, or none to play from.
    Position(UnusablePosition),
    /// An act that nobody can do, or not the one of whom it is said.
    Act(ImpossibleAct),
    /// An act before the one in front of it.
    Order(ActTooEarly),
    /// What is expected cannot be read.
    Expect(UnreadableExpectation),
}

impl fmt::Display for ContentFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Square(fault) => fault.fmt(f),
            Self::Question(fault) => fault.fmt(f),
            Self::Edition(fault) => fault.fmt(f),
            Self::Count(fault) => fault.fmt(f),
            Self::Duration(fault) => fault.fmt(f),
            Self::Control(fault) => fault.fmt(f),
            Self::Untimed(fault) => fault.fmt(f),
            Self::Position(fault) => fault.fmt(f),
            Self::Act(fault) => fault.fmt(f),
            Self::Order(fault) => fault.fmt(f),
            Self::Expect(fault) => fault.fmt(f),
        }
    }
}

/// A time control that says there is no clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UntimedControl;

impl fmt::Display for UntimedControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a game without a clock leaves `time` out")
    }
}

/// Why no game can begin in the position that a script names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum UnusablePosition {
    /// Chess960 has no position of that number.
    Number(String),
    /// The text is no FEN.
    Fen {
        /// The text.
        text: String,
        /// What the reader says of it, in English.
        said: String,
    },
    /// The FEN counts too many moves, or half-moves.
    TooManyMoves(String),
    /// A position that no legal moves lead to does not even have one king on each side, apart from each other.
    Kings(String),
    /// Nobody can play from the position.
    Unplayable {
        /// The FEN.
        text: String,
        /// What is said against it, in English.
        said: String,
    },
}

impl fmt::Display for UnusablePosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(
                f,
                "`{number}` is no Chess960 number; they run from 0 to 959"
            ),
            Self::Fen { text, said } => write!(f, "`{text}` is no FEN: {said}"),
            Self::TooManyMoves(text) => write!(f, "`{text}` counts more than {MOST_MOVES} moves"),
            Self::Kings(text) => {
                write!(f, "`{text}` lacks a king, or the kings stand side by side")
            }
            Self::Unplayable { text, said } => {
                write!(f, "no game can continue from `{text}`: {said}")
            }
        }
    }
}

/// An act that is told behind one that came later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActTooEarly {
    /// When it was done.
    pub at: Moment,
    /// When the one in front of it was done.
    pub before: Moment,
}

impl fmt::Display for ActTooEarly {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { at, before } = self;
        write!(f, "this act is at {at}, but the one before it at {before}")
    }
}

/// Why what a case expects cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum UnreadableExpectation {
    /// It is neither a list nor lists by editions.
    Form,
    /// A line that says no ruling.
    Line(String),
    /// A line begins with a moment that is none.
    Moment(NoDuration),
    /// A line of the end says what the end does not.
    End(String),
    /// A text that should name editions names none.
    NoEditions(String),
    /// An edition that there is not.
    UnknownEdition(UnknownEdition),
    /// Two lists are for the same edition.
    Twice(Edition),
}

impl UnreadableExpectation {
    /// How a list for each set of editions is written.
    pub const FORM: &'static str = "{ \"2014..\": […] }";
    /// How a line is written.
    pub const LINE: &'static str = "6 illegal-count-std illegal white 2; over 0-1";
}

impl fmt::Display for UnreadableExpectation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form => write!(
                f,
                "a list of expected lines, or a list for each set of editions: {}",
                Self::FORM
            ),
            Self::Line(text) => write!(f, "`{text}` is no expectation; write \"{}\"", Self::LINE),
            Self::Moment(fault) => fault.fmt(f),
            Self::End(part) => write!(
                f,
                "`{part}` is nothing the end can say; it says {}",
                END_NAMES.join(", ")
            ),
            Self::NoEditions(text) => write!(
                f,
                "`{text}` names no edition; write \"all\", \"2005 2009\" or \"2014..\""
            ),
            Self::UnknownEdition(fault) => fault.fmt(f),
            Self::Twice(edition) => write!(f, "the {edition} edition is given twice"),
        }
    }
}

/// The names of all that a line of the end can say, in the order in which `judge` prints them.
pub const END_NAMES: [&str; 7] = ["table", "game", "clocks", "move", "runs", "result", "play"];
