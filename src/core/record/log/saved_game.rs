//! A whole game in one document: what governs it, what happened, what was ruled; and the same game as PGN.
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

use crate::chess::Color;
use crate::laws::{Arbiter, Event, Rule, Score, Standing};
use crate::notation::pgn::{self, Annotation, PgnGame, PgnMove, PgnResult, Tags, Termination};

use super::continuation::told_time;
use super::journal::{Entry, Heading, Journal, JournalRecord};
use super::origin::Origin;
use super::recorded_ruling::RecordedRuling;
use crate::record::checksum_text::checksum_text;
use crate::record::file_fault::{FileFault, utf8};
use crate::record::file_title::{FileKind, FileTitle};
use crate::record::log::scoresheet_remarks::remarks;
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

/// The game as the text of PGN. History of which something was not understood is told by its text, as it stands.
pub fn to_pgn_text(heading: &Heading, arbiter: &Arbiter, log: &[Entry]) -> String {
    if let Origin::History(text) = &heading.origin {
        let reading = pgn::read(text);
        return if reading.errors.is_empty() {
            pgn::write(&reading.game)
        } else {
            text.clone()
        };
    }
    pgn::write(&to_pgn(heading, arbiter, log))
}

/// The game as PGN tells it: moves with the readings after them, offers, illegal moves taken back, and how it ended.
///
/// A game that is history is told as its file told it; in one that was continued, what was said to the moves before
/// stays with them.
pub fn to_pgn(heading: &Heading, arbiter: &Arbiter, log: &[Entry]) -> PgnGame {
    let prior = heading.origin.game();
    let prior = match (&heading.origin, prior) {
        (Origin::History(_), Some(history)) => return history,
        (Origin::Here | Origin::History(_) | Origin::Continued(_), prior) => {
            prior.unwrap_or_default()
        }
    };
    let game = arbiter.table().game();
    let mut plies: Vec<PgnMove> = game
        .plies()
        .iter()
        .map(|ply| {
            let clock = ply.left.map(Annotation::clock);
            let offer = ply.offered_draw.then_some(Annotation::DrawOffer);
            PgnMove {
                mv: ply.mv,
                annotations: clock.into_iter().chain(offer).collect(),
            }
        })
        .collect();
    for (ply, prior) in plies.iter_mut().zip(prior.plies) {
        if ply.mv != prior.mv {
            break;
        }
        *ply = prior;
    }
    let mut opening = prior.opening;
    for remark in remarks(game.taken_over(), log) {
        let annotation = if let Some((from, to)) = remark.retracted {
            Annotation::Retracted(format!("{from}-{to}"))
        } else if let Some(by) = remark.pressed_without_move() {
            Annotation::PressWithoutMove(by)
        } else {
            continue;
        };
        let place = match remark.after.checked_sub(1) {
            Some(index) => plies.get_mut(index).map(|ply| &mut ply.annotations),
            None => Some(&mut opening),
        };
        if let Some(annotations) = place {
            annotations.push(annotation);
        }
    }
    let score = match arbiter.table().standing() {
        Standing::Ended(outcome, _) => score(outcome.white, outcome.black),
        Standing::Playing | Standing::Adjourned | Standing::Referred | Standing::Annulled => {
            PgnResult::Unknown
        }
    };
    PgnGame {
        tags: tags(heading, arbiter),
        start: game.start().clone(),
        chess960: game.castling().is_chess960(),
        opening,
        plies,
        score,
    }
}

fn tags(heading: &Heading, arbiter: &Arbiter) -> Tags {
    let mut tags = Tags::default();
    let roster = [
        ("Event", &*heading.event),
        ("Site", &heading.site),
        ("Date", &heading.date),
        ("Round", &heading.round),
        ("White", heading.known_name(Color::White)),
        ("Black", heading.known_name(Color::Black)),
    ];
    for (name, value) in roster {
        if !value.is_empty() {
            tags.set(name, value);
        }
    }
    let time = told_time(heading, arbiter.table().game());
    tags.set("TimeControl", &time.to_string());
    tags.set(
        "Termination",
        termination(arbiter.table().standing()).as_str(),
    );
    tags
}

fn termination(standing: Standing) -> Termination {
    match standing {
        Standing::Playing | Standing::Adjourned | Standing::Referred => Termination::Unterminated,
        Standing::Annulled => Termination::Abandoned,
        Standing::Ended(_, Rule::FlagLoss | Rule::FlagDraw) => Termination::TimeForfeit,
        Standing::Ended(
            _,
            Rule::IllegalCountStd
            | Rule::IllegalLossDraw
            | Rule::Phone
            | Rule::BothGuilty
            | Rule::PenaltyList
            | Rule::ScoreAsymmetric,
        ) => Termination::RulesInfraction,
        Standing::Ended(..) => Termination::Normal,
    }
}

const fn score(white: Score, black: Score) -> PgnResult {
    match (white, black) {
        (Score::One, Score::Zero) => PgnResult::WhiteWins,
        (Score::Zero, Score::One) => PgnResult::BlackWins,
        (Score::Half, Score::Half) => PgnResult::Draw,
        (Score::Half, Score::Zero) => PgnResult::HalfToWhite,
        (Score::Zero, Score::Half) => PgnResult::HalfToBlack,
        (Score::Zero, Score::Zero) => PgnResult::BothLose,
        (Score::One, Score::Half | Score::One) | (Score::Half, Score::One) => PgnResult::Unknown,
    }
}
