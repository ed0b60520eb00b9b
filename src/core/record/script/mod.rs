//! The script: what governs a game, and what hands, voices, the arbiter and the clock did.
//!
//! One RON document serves `jadoube judge`, the cases, the lessons, and (line by line) the journal on disk. Every field
//! may be left out; [`Script::default`] is the game that begins now from the usual position under the newest edition. What
//! an arbiter answers is for `laws`; here it is only asked for, printed and compared.

mod comparison;
pub mod content_fault;
mod expect;
mod fields;
mod incident_heading;
mod initial_state;
pub mod judge;
mod script_fault;
mod syntax_fault;

use ron::extensions::Extensions;
use serde::{Deserialize, Serialize};

use crate::chess::ByColor;
use crate::laws::{
    Blind, Edition, Event, Pace, Presence, Provisions, Regulations, Supervision, Terms,
};

pub use comparison::Difference;
pub use expect::{Editions, Expectation, Expected, ExpectedState};
pub use fields::{Placement, Readings, Times, acts as act_list};
pub use incident_heading::IncidentHeading;
pub use initial_state::Unplayable;
pub use script_fault::ScriptFault;
pub use syntax_fault::{SyntaxFault, ValueKind};

/// What governs a game, what happened in it, and, in a case, what the arbiter is expected to answer.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Script {
    /// What it shows, in a sentence.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub about: String,
    /// Of an incident: where it happened and what was said of it. Nothing is ruled by it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub heading: Option<IncidentHeading>,
    /// The booklet.
    pub edition: Edition,
    /// The time control; none for a game without a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time: Option<Times>,
    /// Standard, rapid or blitz; worked out from time and edition unless it is said here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub play: Option<Pace>,
    /// How closely the game is watched.
    #[serde(skip_serializing_if = "is_default")]
    pub supervision: Supervision,
    /// Whether there is an arbiter.
    #[serde(skip_serializing_if = "is_default")]
    pub arbiter: Presence,
    /// Who is blind or visually disabled.
    #[serde(skip_serializing_if = "is_default")]
    pub blind: Blind,
    /// What the organiser announced.
    #[serde(skip_serializing_if = "is_default")]
    pub regulations: Regulations,
    /// The position from which the game starts.
    #[serde(skip_serializing_if = "is_default")]
    pub position: Placement,
    /// The moves that led from there to where the acts begin, in English letters.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub after: String,
    /// White's and Black's readings when the acts begin, without any delay; those of the control unless they are said here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Readings>,
    /// How many moves White and Black had completed when the acts begin; worked out from the position's number and from
    /// `after` unless they are said here.
    #[serde(with = "fields::counts", skip_serializing_if = "Option::is_none")]
    pub counters: Option<ByColor<u32>>,
    /// How many illegal moves White and Black have been charged with when the acts begin; none unless they are said here.
    #[serde(with = "fields::counts", skip_serializing_if = "Option::is_none")]
    pub illegal_moves: Option<ByColor<u32>>,
    /// What happened, in order; a moment that is left out is that of the act before.
    #[serde(with = "fields::acts", skip_serializing_if = "Vec::is_empty")]
    pub acts: Vec<Event>,
    /// In a case: what the arbiter answers, edition by edition.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expect: Option<Expectation>,
}

/// Why a text is no script, and where. Displays `line:column: what is wrong`, to stand behind a file's name and a colon.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {fault}")]
pub struct Unreadable {
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: ScriptFault,
}

impl Unreadable {
    /// Why the acts of the script with that text cannot begin, and which of its fields says so.
    pub fn unplayable(unplayable: &Unplayable, text: &str) -> Self {
        let (line, column) = find_field(text, unplayable.field());
        Self {
            line,
            column,
            fault: ScriptFault::Unplayable(unplayable.clone()),
        }
    }
}

impl From<ron::error::SpannedError> for Unreadable {
    fn from(error: ron::error::SpannedError) -> Self {
        Self {
            line: error.span.start.line,
            column: error.span.start.col,
            fault: ScriptFault::from(&error.code),
        }
    }
}

impl Script {
    /// Reads a script and checks that its acts can begin by its own edition.
    ///
    /// # Errors
    /// [`Unreadable`] for the first thing that cannot be read: a field nobody knows, a square that is none, a position in
    /// which nobody may play, a move in `after` that is not legal, an act before the one in front of it.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        let script = Self::parse(text)?;
        script
            .begin(script.terms(script.edition))
            .map_err(|unplayable| Unreadable::unplayable(&unplayable, text))?;
        Ok(script)
    }

    /// Reads a script without asking whether its acts can begin: that may be otherwise in another edition.
    ///
    /// # Errors
    /// [`Unreadable`] for the first thing that cannot be read, whatever the edition.
    pub fn parse(text: &str) -> Result<Self, Unreadable> {
        Ok(ron_options().from_str(text)?)
    }

    /// The script as a RON document that [`Script::read`] reads back.
    ///
    /// # Panics
    /// Never: a script holds nothing that RON cannot write.
    pub fn written(&self) -> String {
        let layout = ron::ser::PrettyConfig::new().depth_limit(2);
        let mut text = ron_options()
            .to_string_pretty(self, layout)
            .expect("a script holds nothing RON cannot write");
        text.push('\n');
        text
    }

    /// A script without acts for a game under these terms.
    pub fn of(terms: &Terms) -> Self {
        Self {
            edition: terms.edition,
            time: terms.control.clone().map(Times),
            play: Some(terms.play),
            supervision: terms.supervision,
            arbiter: terms.arbiter,
            blind: terms.blind,
            regulations: terms.regulations.clone(),
            position: Placement {
                start: terms.start.clone(),
                castling: terms.castling,
            },
            ..Self::default()
        }
    }

    /// What governs the game when it is judged by that edition.
    pub fn terms(&self, edition: Edition) -> Terms {
        let by_the_book = edition.provisions();
        Terms {
            amended: None,
            ..self.terms_amended(edition, by_the_book)
        }
    }

    /// What would govern the game if that edition laid down these provisions.
    pub fn terms_amended(&self, edition: Edition, provisions: &'static Provisions) -> Terms {
        let control = self.time.clone().map(|times| times.0);
        Terms {
            edition,
            amended: Some(provisions),
            play: self
                .play
                .unwrap_or_else(|| Pace::of(control.as_ref(), provisions.rapid)),
            control,
            supervision: self.supervision,
            arbiter: self.arbiter,
            blind: self.blind,
            regulations: self.regulations.clone(),
            start: self.position.start.clone(),
            castling: self.position.castling,
        }
    }
}

/// How this program writes RON: `Some(…)` may be left out.
pub(crate) fn ron_options() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// Where a field of the script stands, for faults that only show when the script is played.
fn find_field(text: &str, field: &str) -> (usize, usize) {
    let places = text.lines().enumerate().find_map(|(number, line)| {
        let code = line.split("//").next().unwrap_or(line);
        let at = code
            .find(field)
            .filter(|&at| code[at + field.len()..].trim_start().starts_with(':'))?;
        Some((number + 1, code[..at].chars().count() + 1))
    });
    places.unwrap_or((1, 1))
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
