//! The journal: each event on a line of its own with a checksum, written before the arbiter hears it.
//!
//! ```text
//! Jadoube game journal 2 5d0c6f10
//! 6c1f09d2 Heading((program:"0.1.0",white:"Anna",black:"Boris",…,terms:(edition:"2023",time:"300")))
//! 98b00f11 Event((at:"0:00:01",by:White,act:Lift("e2")))
//! 4c0d55a7 Ruled([])
//! ```
//!
//! Behind the title the first line says what governs the game and who plays. Behind an event stand the rulings as they were announced, so
//! that a newer program can say "I would now rule differently" instead of changing history in silence. Each checksum
//! (CRC-32) covers its line and the checksum before it: a line that was altered, lost or put elsewhere is noticed, and
//! what stands before it is still good. The envelope of an adjourned game has a line too, before that of its sealing.

use serde::{Deserialize, Serialize};

use crate::chess::{ByColor, Color};
use crate::laws::{
    Arbiter, Consequence, Edition, Event, PlayerAct, Question, Ruling, Terms, Weight,
};
use crate::serde_support::by_color_serde::pair;

use super::checksummed_lines::{ReadLog, read_lines};
use super::origin::{Origin, prior_moves};
use super::recorded_ruling::RecordedRuling;
use super::wall_clock::WallClock;
use crate::record::GameDetails;
use crate::record::TournamentBoard;
use crate::record::computer_player::ComputerPlayer;
use crate::record::file_title::FileKind;
use crate::record::play_mode::PlayMode;
use crate::record::remembered_position::RememberedPosition;
use crate::record::script::Script;

/// An event and what was ruled on it: one line of the log that people see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What happened.
    pub event: Event,
    /// What the arbiter answered.
    pub rulings: Vec<Ruling>,
}

impl Entry {
    /// Whether nobody at the table should miss what was ruled.
    pub fn is_grave(&self) -> bool {
        self.has(|it| it.weight() >= Weight::Grave)
    }

    /// All that followed from what was ruled, in that order.
    pub fn consequences(&self) -> impl Iterator<Item = &Consequence> + Clone {
        self.rulings.iter().flat_map(|ruling| &ruling.consequences)
    }

    /// Whether any of that followed.
    pub fn has(&self, wanted: impl Fn(&Consequence) -> bool) -> bool {
        self.consequences().any(wanted)
    }

    /// Whether it puts back an earlier position.
    pub fn goes_back(&self) -> bool {
        self.has(|it| it.goes_back_to().is_some())
    }

    /// Returns what was ruled but for the good reason to have stopped the clocks: that decides nothing of what they were
    /// stopped for.
    pub fn rulings_on_the_matter(&self) -> impl Iterator<Item = &Ruling> + Clone {
        self.rulings.iter().filter(|ruling| !ruling.settles_call())
    }

    /// Whether a player stopped both clocks by it to call the arbiter. Who calls after that stops nothing.
    pub fn stops_for_the_arbiter(&self) -> bool {
        let asks = Consequence::AskArbiter(Question::StoppedClocks);
        self.event.player_act() == Some(&PlayerAct::StopClocks) && self.has(|it| *it == asks)
    }

    /// Whether a player claims something there, and the right to claim it is gone.
    pub fn is_claim_too_late(&self) -> bool {
        let is_claim = matches!(
            self.event.player_act(),
            Some(
                PlayerAct::ClaimRepetition(_)
                    | PlayerAct::ClaimFifty(_)
                    | PlayerAct::ClaimTouchMove
                    | PlayerAct::ClaimIllegal
            )
        );
        let is_lost = |it: &Consequence| matches!(it, Consequence::ClaimLost(_));
        is_claim && self.has(is_lost)
    }

    /// Whether something was wrong.
    pub fn is_trouble(&self) -> bool {
        self.rulings.iter().any(Ruling::finds_fault)
    }
}

/// Who plays, where and when, and what governs the game: the first line of a journal.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
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
    /// The board of a match or of the round.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub board: String,
    /// The players' Elo ratings.
    #[serde(with = "pair", skip_serializing_if = "is_unsaid")]
    pub ratings: ByColor<String>,
    /// The numbers by which FIDE knows the players.
    #[serde(with = "pair", skip_serializing_if = "is_unsaid")]
    pub fide_ids: ByColor<String>,
    /// The name that White has signed with, once the game is over.
    pub signed_white: String,
    /// The name that Black has signed with.
    pub signed_black: String,
    /// The day, as PGN writes it: `2026.11.21`.
    pub date: String,
    /// What the clock on the wall showed meanwhile.
    #[serde(skip_serializing_if = "WallClock::is_unseen")]
    pub wall: WallClock,
    /// Which player is a program, if one is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub computer: Option<ComputerPlayer>,
    /// How it is played at the board; none in a journal that does not tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mode: Option<PlayMode>,
    /// The position that a teacher had remembered, if one did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remembered: Option<RememberedPosition>,
    /// The board of a tournament for which it is played, if it is for one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tournament_board: Option<TournamentBoard>,
    /// What governs the game, as a script without acts.
    pub terms: Script,
    /// Where its moves come from.
    #[serde(skip_serializing_if = "Origin::is_here")]
    pub origin: Origin,
}

/// Whether nothing was said of either player.
fn is_unsaid(pair: &ByColor<String>) -> bool {
    pair.iter().all(String::is_empty)
}

impl Heading {
    /// Returns the players' names; what is not known is empty.
    pub fn names(&self) -> ByColor<String> {
        ByColor {
            white: self.white.clone(),
            black: self.black.clone(),
        }
    }

    /// Returns what the game is part of, and what is known of its players.
    pub fn details(&self) -> GameDetails {
        GameDetails {
            event: self.event.clone(),
            site: self.site.clone(),
            round: self.round.clone(),
            board: self.board.clone(),
            ratings: self.ratings.clone(),
            fide_ids: self.fide_ids.clone(),
        }
    }

    /// Puts that in the place of what the game was said to be part of.
    pub fn set_details(&mut self, details: GameDetails) {
        let GameDetails {
            event,
            site,
            round,
            board,
            ratings,
            fide_ids,
        } = details;
        (self.event, self.site, self.round, self.board) = (event, site, round, board);
        (self.ratings, self.fide_ids) = (ratings, fide_ids);
    }

    /// The name by which a player is known: the one that was given, or else the one that was written when the result was
    /// signed; empty where there is neither.
    pub fn known_name(&self, color: Color) -> &str {
        let (given, signed) = match color {
            Color::White => (&self.white, &self.signed_white),
            Color::Black => (&self.black, &self.signed_black),
        };
        if given.trim().is_empty() {
            signed
        } else {
            given
        }
    }

    /// What governs the game.
    pub fn terms(&self) -> Terms {
        self.terms.terms(self.terms.edition)
    }

    /// An arbiter for the game before its first event, behind the moves that are history.
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
pub struct JournalRecord {
    /// What happened.
    pub event: Event,
    /// The rulings as announced; none if the program ended before they were.
    pub announced: Option<Vec<RecordedRuling>>,
}

/// A journal as far as it can be read.
#[derive(Clone, Debug, PartialEq)]
pub struct Journal {
    /// Its first line.
    pub heading: Heading,
    /// What happened, in order.
    pub records: Vec<JournalRecord>,
    /// The envelopes of an adjourned game as text, oldest first.
    pub envelopes: Vec<String>,
}

/// What stands on one line of a journal.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum JournalLine {
    /// The first line; further down, the same with names put right or signed, or the wall seen anew.
    Heading(Box<Heading>),
    /// An event; to be on the disk before the arbiter hears it.
    Event(Event),
    /// What was ruled on the last event.
    Ruled(Vec<RecordedRuling>),
    /// An envelope; to be on the disk before the sealing of it is.
    Envelope(String),
}

impl JournalLine {
    /// The line for what was ruled on the last event in that edition.
    pub fn ruled(rulings: &[Ruling], edition: Edition) -> Self {
        let announced = rulings
            .iter()
            .map(|ruling| RecordedRuling::of(ruling, edition));
        Self::Ruled(announced.collect())
    }

    /// All lines of a game's journal.
    pub fn all(heading: &Heading, envelopes: &[String], log: &[Entry]) -> Vec<Self> {
        let mut lines = vec![Self::Heading(Box::new(heading.clone()))];
        lines.extend(envelopes.iter().cloned().map(Self::Envelope));
        for Entry { event, rulings } in log {
            lines.push(Self::Event(event.clone()));
            lines.push(Self::ruled(rulings, heading.terms.edition));
        }
        lines
    }
}

/// Reads a journal up to its last good line; there is none if not even the first line is good.
pub fn read(bytes: &[u8]) -> ReadLog<Option<Journal>> {
    read_lines(
        FileKind::GameJournal,
        bytes,
        |journal: &mut Option<Journal>, line| match (journal, line) {
            (journal @ None, JournalLine::Heading(heading)) => {
                *journal = Some(Journal {
                    heading: *heading,
                    records: Vec::new(),
                    envelopes: Vec::new(),
                });
                true
            }
            (None, _) => false,
            (Some(journal), line) => journal.add(line),
        },
    )
}

/// A game played again from its journal.
#[derive(Clone, Debug)]
pub struct ReplayedGame {
    /// The arbiter, with everything that happened and was announced.
    pub arbiter: Arbiter,
    /// The log.
    pub log: Vec<Entry>,
    /// Where this program would now rule differently; what was announced stands.
    pub changed: Vec<ChangedRuling>,
}

/// A ruling of which this program, newer or older than the journal, would now think differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedRuling {
    /// The number of the event, from 1.
    pub event: usize,
    /// What was announced.
    pub announced: Vec<RecordedRuling>,
    /// What would be ruled now.
    pub now: Vec<Ruling>,
    /// Whether history was kept; if not, words were announced that this program does not know, and it ruled itself.
    pub is_kept: bool,
}

impl Journal {
    /// Adds what stands on the next line, if it may stand there.
    fn add(&mut self, line: JournalLine) -> bool {
        match line {
            // Names put right, signatures under the result, the clock on the wall seen anew.
            JournalLine::Heading(heading) => self.heading = *heading,
            JournalLine::Envelope(text) => self.envelopes.push(text),
            JournalLine::Event(event) => {
                let last = self.records.last();
                if last.is_some_and(|record| event.at < record.event.at) {
                    return false;
                }
                self.records.push(JournalRecord {
                    event,
                    announced: None,
                });
            }
            JournalLine::Ruled(rulings) => {
                let Some(record) = self.records.last_mut() else {
                    return false;
                };
                if record.announced.is_some() {
                    return false;
                }
                record.announced = Some(rulings);
            }
        }
        true
    }

    /// Whether the last event was kept but what was ruled on it was not: it is ruled on when the game is taken up, and
    /// that is to be written.
    pub fn is_unannounced(&self) -> bool {
        let last = self.records.last();
        last.is_some_and(|record| record.announced.is_none())
    }

    /// Takes the game up where the journal ends, with an arbiter who has just come to the board.
    ///
    /// History is never changed: where this program would rule differently, what was announced is carried out.
    pub fn replay(&self, arbiter: Arbiter) -> ReplayedGame {
        let mut remembered = Remembered::of(&arbiter, 0);
        let mut game = ReplayedGame {
            arbiter,
            log: Vec::with_capacity(self.records.len()),
            changed: Vec::new(),
        };
        for (index, JournalRecord { event, announced }) in self.records.iter().enumerate() {
            let now = game.arbiter.hear(event);
            let rulings = match announced {
                None => now,
                Some(announced) if is_the_same(announced, &now) => now,
                Some(announced) => {
                    let mut before = remembered.replayed(&game.log);
                    let then: Option<Vec<Ruling>> = announced
                        .iter()
                        .map(|ruling| ruling.read(before.table().game()))
                        .collect();
                    game.changed.push(ChangedRuling {
                        event: index + 1,
                        announced: announced.clone(),
                        now: now.clone(),
                        is_kept: then.is_some(),
                    });
                    let rulings = match then {
                        Some(then) => {
                            before.replay(event, &then);
                            game.arbiter = before;
                            then
                        }
                        None => now,
                    };
                    remembered = Remembered::of(&game.arbiter, index + 1);
                    rulings
                }
            };
            game.log.push(Entry {
                event: event.clone(),
                rulings,
            });
            if game.log.len() - remembered.events == Remembered::CHECKPOINT_EVERY {
                remembered = Remembered::of(&game.arbiter, game.log.len());
            }
        }
        game
    }
}

/// The arbiter after so many events, for the rare case that something heard since is to be unheard.
///
/// A copy holds the whole game, so there is not one for every event; hearing a few events again costs less.
struct Remembered {
    arbiter: Arbiter,
    events: usize,
}

impl Remembered {
    /// After how many events the next copy is taken.
    const CHECKPOINT_EVERY: usize = 4_000;

    fn of(arbiter: &Arbiter, events: usize) -> Self {
        Self {
            arbiter: arbiter.clone(),
            events,
        }
    }

    /// The arbiter at the end of that log, which was ruled on since as it would be now.
    fn replayed(self, log: &[Entry]) -> Arbiter {
        let mut arbiter = self.arbiter;
        for entry in &log[self.events..] {
            drop(arbiter.hear(&entry.event));
        }
        arbiter
    }
}

/// Whether the same was announced then as is ruled now. Why a move is not legal changes nothing, whether it was told or not.
fn is_the_same(announced: &[RecordedRuling], now: &[Ruling]) -> bool {
    let mut announced = announced.iter().filter(|it| !it.says_only_why());
    let mut now = now.iter().filter(|ruling| !ruling.says_only_why());
    let all_say = now
        .by_ref()
        .all(|ruling| announced.next().is_some_and(|it| it.says(ruling)));
    all_say && announced.next().is_none()
}
