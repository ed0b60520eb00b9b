//! A whole game in one document: what governs it, what happened, what was ruled.
//!
//! ```text
//! Jadoube saved game 2 9c1b02fe
//! (
//!     heading: (…),
//!     record: […],
//! )
//! checksum 4c0d55a7
//! ```
//!
//! The checksum (CRC-32) covers everything before its line. Documents of the first version are the RON alone.

use std::fmt;

use serde::de::{self, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::laws::Event;

use super::journal::{Entry, Heading, Journal, JournalRecord};
use super::recorded_ruling::RecordedRuling;
use crate::record::checksum_text::checksum_text;
use crate::record::file_fault::{FileFault, utf8};
use crate::record::file_title::{FileKind, FileTitle};
use crate::record::script::{Unreadable, ron_options};

/// What stands before the checksum, on the last line.
const CHECKSUM: &str = "checksum ";

/// The document of a finished or unfinished game, as `.jadoube` files keep it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedGame {
    /// Who plays, and what governs the game.
    pub heading: Heading,
    /// What happened, with what was announced; no moment is before the one in front of it.
    #[serde(deserialize_with = "in_order")]
    pub record: Vec<SavedEvent>,
    /// The envelopes of an adjourned game as text, oldest first; the sealed moves in them stay sealed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub envelopes: Vec<String>,
}

/// An event and what was announced.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedEvent {
    /// What happened.
    pub event: Event,
    /// What was announced.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ruled: Vec<RecordedRuling>,
}

impl SavedGame {
    /// The document of a game.
    pub fn of(heading: &Heading, log: &[Entry], envelopes: &[String]) -> Self {
        let edition = heading.terms.edition;
        let kept = |entry: &Entry| SavedEvent {
            event: entry.event.clone(),
            ruled: entry
                .rulings
                .iter()
                .map(|ruling| RecordedRuling::of(ruling, edition))
                .collect(),
        };
        Self {
            heading: heading.clone(),
            record: log.iter().map(kept).collect(),
            envelopes: envelopes.to_vec(),
        }
    }

    /// The document as text.
    ///
    /// # Panics
    /// Never: a saved game holds nothing that RON cannot write.
    pub fn written(&self) -> String {
        let layout = ron::ser::PrettyConfig::new().depth_limit(3);
        let document = ron_options()
            .to_string_pretty(self, layout)
            .expect("a saved game holds nothing RON cannot write");
        let text = format!("{}{document}\n", FileKind::SavedGame.title());
        let sum = checksum_text(&text);
        format!("{text}{CHECKSUM}{sum}\n")
    }

    /// Reads such a document, of this version or the first.
    ///
    /// # Errors
    /// [`FileFault`], with the first place that is no part of one: bytes that are no UTF-8, a field nobody knows, an act that
    /// its doer cannot do or that is before the one in front of it, a file that was cut off, a checksum that is not its own.
    pub fn read(bytes: &[u8]) -> Result<Self, FileFault> {
        let document = match FileTitle::of(bytes) {
            FileTitle::Current(FileKind::SavedGame, title) => {
                let text = utf8(bytes).map_err(|place| FileFault::Damaged(Some(place)))?;
                return Self::read_titled(title, text);
            }
            FileTitle::Newer(FileKind::SavedGame) => return Err(FileFault::Newer(None)),
            FileTitle::Damaged | FileTitle::Beginning => return Err(FileFault::Damaged(None)),
            FileTitle::Current(..) | FileTitle::Newer(_) => return Err(FileFault::Foreign),
            FileTitle::None => utf8(bytes).map_err(|place| FileFault::Damaged(Some(place)))?,
        };
        if !document.trim_start().starts_with('(') {
            return Err(FileFault::Foreign);
        }
        let read = ron_options().from_str(document);
        read.map_err(|error| FileFault::Damaged(Some(error.into())))
    }

    fn read_titled(title: &str, text: &str) -> Result<Self, FileFault> {
        let body = text
            .strip_suffix('\n')
            .and_then(|text| text.rsplit_once(CHECKSUM));
        let stated = body.filter(|(_, sum)| sum.len() == 8);
        let is_whole = stated.is_some_and(|(covered, sum)| sum == checksum_text(covered));
        let document = body.map_or(text, |(covered, _)| covered);
        let read = ron_options().from_str(&document[title.len()..]);
        let place = |error: ron::error::SpannedError| {
            let place = Unreadable::from(error);
            let line = place.line + 1;
            Some(Unreadable { line, ..place })
        };
        match read {
            Ok(game) if is_whole => Ok(game),
            Ok(_) => Err(FileFault::Damaged(None)),
            Err(error) if is_whole => Err(FileFault::Newer(place(error))),
            Err(error) => Err(FileFault::Damaged(place(error))),
        }
    }

    /// The same as a journal whose lines are still to be written.
    pub fn into_journal(self) -> Journal {
        let records = self
            .record
            .into_iter()
            .map(|SavedEvent { event, ruled }| JournalRecord {
                event,
                announced: Some(ruled),
            });
        Journal {
            heading: self.heading,
            records: records.collect(),
            envelopes: self.envelopes,
        }
    }
}

/// Reads events of which none is before the one in front of it.
fn in_order<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<SavedEvent>, D::Error> {
    struct InOrder;

    impl<'de> Visitor<'de> for InOrder {
        type Value = Vec<SavedEvent>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("what happened, in order")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<Self::Value, A::Error> {
            let mut events: Vec<SavedEvent> = Vec::new();
            while let Some(next) = sequence.next_element::<SavedEvent>()? {
                if events
                    .last()
                    .is_some_and(|last| next.event.at < last.event.at)
                {
                    return Err(de::Error::custom("an act before the one in front of it"));
                }
                events.push(next);
            }
            Ok(events)
        }
    }

    deserializer.deserialize_seq(InOrder)
}
