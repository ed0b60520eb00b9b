//! The journal: each event on a line of its own with a checksum, written before the arbiter hears it.
//!
//! ```text
//! 6c1f09d2 Heading((program:"0.1.0",white:"Anna",black:"Boris",…,terms:(edition:"2023",time:"300")))
//! 98b00f11 Event((at:"0:00:01",by:White,act:Lift("e2")))
//! 4c0d55a7 Ruled([])
//! ```
//!
//! The first line says what governs the game and who plays. Behind an event stand the rulings as they were announced, so
//! that a newer program can say "I would now rule differently" instead of changing history in silence. Each checksum
//! (CRC-32) covers its line and the checksum before it: a line that was altered, lost or put elsewhere is noticed, and
//! what stands before it is still good. The envelope of an adjourned game has a line too, before that of its sealing.

use serde::{Deserialize, Serialize};

use crate::laws::{Arbiter, Edition, Event, Ruling, Terms};

use super::checksummed_lines;
use super::origin::{Origin, prior_moves};
use super::recorded_ruling::Announced;
use crate::record::script::{Script, ron_options};

/// An event and what was ruled on it: one line of the log that people see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What happened.
    pub event: Event,
    /// What the arbiter answered.
    pub rulings: Vec<Ruling>,
}

/// Who plays, where and when, and what governs the game: the first line of a journal.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Heading {
    /// The version of the program that began the journal.
    pub program: String,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The name of the event.
    pub event: String,
    /// Where it is played.
    pub site: String,
    /// The round.
    pub round: String,
    /// The name that White has signed with, once the game is over.
    pub signed_white: String,
    /// The name that Black has signed with.
    pub signed_black: String,
    /// The day, as PGN writes it: `2026.11.21`.
    pub date: String,
    /// What governs the game, as a script without acts.
    pub terms: Script,
    /// Where its moves come from.
    #[serde(skip_serializing_if = "Origin::is_here")]
    pub origin: Origin,
}

impl Heading {
    /// What governs the game.
    #[must_use]
    pub fn terms(&self) -> Terms {
        self.terms.terms(self.terms.edition)
    }

    /// An arbiter for the game before its first event, behind the moves that are history.
    #[must_use]
    pub fn arbiter(&self) -> Arbiter {
        let arbiter = Arbiter::new(self.terms());
        match self.origin.game() {
            Some(game) => arbiter.after(&prior_moves(&game)),
            None => arbiter,
        }
    }
}

/// An event as the journal keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What happened.
    pub event: Event,
    /// The rulings as announced; none if the program ended before they were.
    pub announced: Option<Vec<Announced>>,
}

/// A journal as far as it can be read.
#[derive(Clone, Debug, PartialEq)]
pub struct Journal {
    /// Its first line.
    pub heading: Heading,
    /// What happened, in order.
    pub records: Vec<Record>,
    /// The envelopes of an adjourned game as text, oldest first.
    pub envelopes: Vec<String>,
    /// The pen that goes on behind the last good line.
    pub pen: Pen,
}

/// What became of the bytes of a journal.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The journal, up to its last good line; none if not even the first line is good.
    pub journal: Option<Journal>,
    /// How many bytes were good. What follows them should be set aside.
    pub good: usize,
}

/// Writes the lines of one journal, each bound to the one before by its checksum.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pen {
    last: u32,
}

#[derive(Serialize, Deserialize)]
enum Line {
    Heading(Box<Heading>),
    Event(Event),
    Ruled(Vec<Announced>),
    Envelope(String),
}

impl Pen {
    /// The first line of a journal, with its line feed; further down, the same with names put right or signed.
    #[must_use]
    pub fn heading(&mut self, heading: &Heading) -> String {
        self.line(&Line::Heading(Box::new(heading.clone())))
    }

    /// The line for an event; to be on the disk before the arbiter hears it.
    #[must_use]
    pub fn event(&mut self, event: &Event) -> String {
        self.line(&Line::Event(event.clone()))
    }

    /// The line for what was ruled on the last event in that edition.
    #[must_use]
    pub fn rulings(&mut self, rulings: &[Ruling], edition: Edition) -> String {
        self.line(&Line::Ruled(
            rulings
                .iter()
                .map(|ruling| Announced::of(ruling, edition))
                .collect(),
        ))
    }

    /// The line that keeps an envelope; to be on the disk before the sealing of it is.
    #[must_use]
    pub fn envelope(&mut self, text: &str) -> String {
        self.line(&Line::Envelope(text.to_owned()))
    }

    fn line(&mut self, line: &Line) -> String {
        let text = ron_options()
            .to_string(line)
            .expect("a journal's line holds nothing RON cannot write");
        checksummed_lines::bind(&mut self.last, &text)
    }
}

/// Reads a journal up to its last good line.
#[must_use]
pub fn read(bytes: &[u8]) -> Reading {
    let mut reading = Reading {
        journal: None,
        good: 0,
    };
    let mut pen = Pen::default();
    for bytes in bytes.split_inclusive(|&byte| byte == b'\n') {
        let Some((last, line)) = read_line(bytes, pen.last) else {
            break;
        };
        pen.last = last;
        let is_in_place = match (line, &mut reading.journal) {
            (Line::Heading(heading), place @ None) => {
                *place = Some(Journal {
                    heading: *heading,
                    records: Vec::new(),
                    envelopes: Vec::new(),
                    pen,
                });
                true
            }
            (Line::Event(event), Some(journal)) => {
                let in_order = journal
                    .records
                    .last()
                    .is_none_or(|record| record.event.at <= event.at);
                if in_order {
                    journal.records.push(Record {
                        event,
                        announced: None,
                    });
                }
                in_order
            }
            (Line::Ruled(rulings), Some(journal)) => match journal.records.last_mut() {
                Some(
                    record @ Record {
                        announced: None, ..
                    },
                ) => {
                    record.announced = Some(rulings);
                    true
                }
                Some(Record {
                    announced: Some(_), ..
                })
                | None => false,
            },
            // Names put right, or signatures under the result.
            (Line::Heading(heading), Some(journal)) => {
                journal.heading = *heading;
                true
            }
            (Line::Envelope(text), Some(journal)) => {
                journal.envelopes.push(text);
                true
            }
            (Line::Event(_) | Line::Ruled(_) | Line::Envelope(_), None) => false,
        };
        let Some(journal) = reading.journal.as_mut().filter(|_| is_in_place) else {
            break;
        };
        journal.pen = pen;
        reading.good += bytes.len();
    }
    reading
}

/// A whole line whose checksum is right, with that checksum.
fn read_line(line: &[u8], before: u32) -> Option<(u32, Line)> {
    let (sum, text) = checksummed_lines::unbind(line, before)?;
    Some((sum, ron_options().from_str(text).ok()?))
}

/// A game taken up again from its journal.
#[derive(Clone, Debug)]
pub struct TakenUp {
    /// The arbiter, with everything that happened and was announced.
    pub arbiter: Arbiter,
    /// The log.
    pub log: Vec<Entry>,
    /// Where this program would now rule differently; what was announced stands.
    pub changed: Vec<Changed>,
    /// Whether the last event was kept but what was ruled on it was not: it has been ruled on now, and is to be written.
    pub is_unannounced: bool,
}

/// A ruling of which this program, newer or older than the journal, would now think differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// The number of the event, from 1.
    pub event: usize,
    /// What was announced.
    pub announced: Vec<Announced>,
    /// What would be ruled now.
    pub now: Vec<Ruling>,
    /// Whether history was kept; if not, words were announced that this program does not know, and it ruled itself.
    pub is_kept: bool,
}

impl Journal {
    /// Takes the game up where the journal ends, with an arbiter who has just come to the board.
    ///
    /// History is never changed: where this program would rule differently, what was announced is carried out.
    #[must_use]
    pub fn take_up(&self, arbiter: Arbiter) -> TakenUp {
        let mut game = TakenUp {
            arbiter,
            log: Vec::new(),
            changed: Vec::new(),
            is_unannounced: false,
        };
        for (index, Record { event, announced }) in self.records.iter().enumerate() {
            let before = game.arbiter.clone();
            let now = game.arbiter.hear(event);
            let rulings = match announced {
                None => {
                    game.is_unannounced = index + 1 == self.records.len();
                    now
                }
                Some(announced) if is_the_same(announced, &now) => now,
                Some(announced) => {
                    let then: Option<Vec<Ruling>> = announced
                        .iter()
                        .map(|ruling| ruling.read(before.table().game()))
                        .collect();
                    let is_kept = then.is_some();
                    game.changed.push(Changed {
                        event: index + 1,
                        announced: announced.clone(),
                        now: now.clone(),
                        is_kept,
                    });
                    match then {
                        Some(then) => {
                            game.arbiter = before;
                            game.arbiter.abide_by(event, &then);
                            then
                        }
                        None => now,
                    }
                }
            };
            game.log.push(Entry {
                event: event.clone(),
                rulings,
            });
        }
        game
    }
}

/// Whether the same was announced then as is ruled now. Why a move is not legal changes nothing, whether it was told or not.
fn is_the_same(announced: &[Announced], now: &[Ruling]) -> bool {
    let mut announced = announced.iter().filter(|it| !it.says_only_why());
    let mut now = now.iter().filter(|ruling| !ruling.says_only_why());
    let all_say = now
        .by_ref()
        .all(|ruling| announced.next().is_some_and(|it| it.says(ruling)));
    all_say && announced.next().is_none()
}
