//! The game on the table with its log and its journal: what happens is kept first and heard then.

use std::io;
use std::sync::Arc;

use super::store::{Durability, EARLIER, JOURNAL, LAST_SIGN, Store};
use crate::chess::{ByColor, Color};
use crate::clock::{Moment, time};
use crate::laws::{Arbiter, ArbiterAct, Event, Standing, Terms};
use crate::notation::pgn::{self, PgnGame};
use crate::record::envelope::{Envelope, Refused};
use crate::record::log::journal::{Changed, Heading, Journal, Pen};
use crate::record::log::origin::Origin;
use crate::record::script::judge::flag_before;
use crate::record::{Entry, History, SavedGame, Script};
use crate::ui::Players;

/// The game on the table.
#[derive(Debug)]
pub struct GameSession {
    heading: Heading,
    players: Players,
    arbiter: Arbiter,
    log: Vec<Entry>,
    envelopes: Vec<String>,
    /// The game as a file told it, if it is history.
    history: Option<Arc<History>>,
    pen: Pen,
    has_game: bool,
    /// Whether the journal on the disk lacks something that happened.
    is_behind: bool,
}

/// A game that was taken up, and what people should know of it.
#[derive(Debug)]
pub struct TakenUp {
    /// The game.
    pub session: GameSession,
    /// Where this program would now rule differently.
    pub changed: Vec<Changed>,
}

impl Default for GameSession {
    /// A place at which no game has been set up yet.
    fn default() -> Self {
        Self {
            heading: Heading::default(),
            players: Players::default(),
            arbiter: Arbiter::new(Terms::default()),
            log: Vec::new(),
            envelopes: Vec::new(),
            history: None,
            pen: Pen::default(),
            has_game: false,
            is_behind: false,
        }
    }
}

impl GameSession {
    /// A new game under these terms; its journal begins with [`GameSession::begin_journal`].
    #[must_use]
    pub fn new(terms: Terms, players: Players, date: String) -> Self {
        let heading = Heading {
            program: env!("CARGO_PKG_VERSION").to_owned(),
            date,
            terms: Script::of(&terms),
            ..Heading::default()
        };
        let mut session = Self {
            heading,
            arbiter: Arbiter::new(terms),
            has_game: true,
            is_behind: true,
            ..Self::default()
        };
        session.put_names(players);
        session
    }

    /// A new game that goes on where that one stood; its moves are history and count.
    #[must_use]
    pub fn continuing(mut self, game: &PgnGame) -> Self {
        self.heading.origin = Origin::Continued(pgn::write(game));
        self.arbiter = self.heading.arbiter();
        self
    }

    /// A game from a file, as the history it is; its journal begins with [`GameSession::begin_journal`].
    #[must_use]
    pub fn of_history(history: Arc<History>) -> Self {
        let heading = Heading {
            program: env!("CARGO_PKG_VERSION").to_owned(),
            ..history.heading()
        };
        Self {
            players: players(&heading),
            arbiter: heading.arbiter(),
            heading,
            history: Some(history),
            has_game: true,
            is_behind: true,
            ..Self::default()
        }
    }

    /// The game that a journal holds.
    #[must_use]
    pub fn take_up(journal: &Journal) -> TakenUp {
        let game = journal.take_up(journal.heading.arbiter());
        let heading = journal.heading.clone();
        let session = Self {
            players: players(&heading),
            history: match &heading.origin {
                Origin::History(text) => Some(Arc::new(History::read(text))),
                Origin::Here | Origin::Continued(_) => None,
            },
            heading,
            arbiter: game.arbiter,
            log: game.log,
            envelopes: journal.envelopes.clone(),
            pen: journal.pen,
            has_game: true,
            // Then the last ruling is missing on the disk.
            is_behind: game.is_unannounced,
        };
        TakenUp {
            session,
            changed: game.changed,
        }
    }

    /// The arbiter, and with him the table.
    #[must_use]
    pub const fn arbiter(&self) -> &Arbiter {
        &self.arbiter
    }

    /// What happened, and what was ruled on it.
    #[must_use]
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// The envelopes of the game as text, oldest first.
    #[must_use]
    pub fn envelopes(&self) -> &[String] {
        &self.envelopes
    }

    /// The envelope that lies on the table: the sealed reply if there is one, else the sealed move.
    ///
    /// # Errors
    /// [`Refused::Missing`] where none lies there or its text is gone; else why the one text there is cannot be read.
    pub fn envelope(&self) -> Result<Envelope, Refused> {
        Envelope::on_table(self.arbiter.table(), &self.envelopes)
    }

    /// The whole game as one document.
    #[must_use]
    pub fn archive(&self) -> SavedGame {
        SavedGame::of(&self.heading, &self.log, &self.envelopes)
    }

    /// Who plays, and what governs the game.
    #[must_use]
    pub const fn heading(&self) -> &Heading {
        &self.heading
    }

    /// Who plays.
    #[must_use]
    pub const fn players(&self) -> &Players {
        &self.players
    }

    /// Whether a game has been set up.
    #[must_use]
    pub const fn has_game(&self) -> bool {
        self.has_game
    }

    /// The game on the table as a file told it, if it is history.
    #[must_use]
    pub const fn history(&self) -> Option<&Arc<History>> {
        self.history.as_ref()
    }

    /// Whether a game has been set up and is not over.
    #[must_use]
    pub fn is_unfinished(&self) -> bool {
        self.has_game
            && self.history.is_none()
            && matches!(
                self.arbiter.table().standing(),
                Standing::Playing | Standing::Adjourned | Standing::Referred
            )
    }

    /// Whose clock runs.
    #[must_use]
    pub fn running(&self) -> Option<Color> {
        self.arbiter
            .table()
            .clock()
            .and_then(crate::clock::Clock::running)
    }

    /// The moment of the last thing that happened.
    #[must_use]
    pub fn last_moment(&self) -> Moment {
        self.log
            .last()
            .map_or(Moment::START, |entry| entry.event.at)
    }

    /// Keeps the event, lets the arbiter hear it, and keeps what he ruled. A flag due before it falls first.
    ///
    /// The event is heard even if it cannot be kept; the next one tries to keep everything again.
    ///
    /// # Errors
    /// Those of keeping it.
    pub fn happen(&mut self, event: Event, store: &mut dyn Store) -> io::Result<()> {
        let mut kept = Ok(());
        while let Some(flag) = flag_before(&self.arbiter, &event) {
            let due = self.arbiter.flag_due();
            kept = kept.and(self.hear(flag, store));
            if self.arbiter.flag_due() == due {
                break;
            }
        }
        kept.and(self.hear(event, store))
    }

    /// Keeps an envelope, and then what happened with it.
    ///
    /// # Errors
    /// Those of keeping it.
    pub fn enclose(
        &mut self,
        envelope: String,
        event: Event,
        store: &mut dyn Store,
    ) -> io::Result<()> {
        let kept = self.keep(store, Durability::AtOnce, |pen| pen.envelope(&envelope));
        self.envelopes.push(envelope);
        kept.and(self.happen(event, store))
    }

    /// Lets the flags fall that are due by `now`; whether any did.
    ///
    /// # Errors
    /// Those of keeping it.
    pub fn drop_flags(&mut self, now: Moment, store: &mut dyn Store) -> io::Result<bool> {
        let mut any = false;
        while let Some((color, due)) = self.arbiter.flag_due().filter(|(_, due)| *due <= now) {
            any = true;
            self.hear(Event::flag(color, due), store)?;
            if self.arbiter.flag_due() == Some((color, due)) {
                break;
            }
        }
        Ok(any)
    }

    fn hear(&mut self, event: Event, store: &mut dyn Store) -> io::Result<()> {
        let before = self.keep(store, Durability::AtOnce, |pen| pen.event(&event));
        let rulings = self.arbiter.hear(&event);
        let edition = self.heading.terms.edition;
        let after = self.keep(store, Durability::Soon, |pen| {
            pen.rulings(&rulings, edition)
        });
        self.log.push(Entry { event, rulings });
        before.and(after)
    }

    fn keep(
        &mut self,
        store: &mut dyn Store,
        safe: Durability,
        line: impl FnOnce(&mut Pen) -> String,
    ) -> io::Result<()> {
        if self.is_behind {
            self.write_journal(store)?;
        }
        let line = line(&mut self.pen);
        let kept = store.append(JOURNAL, &line, safe);
        self.is_behind = kept.is_err();
        kept
    }

    /// Writes the whole journal as it should be.
    fn write_journal(&mut self, store: &mut dyn Store) -> io::Result<()> {
        let mut pen = Pen::default();
        let mut text = pen.heading(&self.heading);
        for envelope in &self.envelopes {
            text += &pen.envelope(envelope);
        }
        for Entry { event, rulings } in &self.log {
            text += &pen.event(event);
            text += &pen.rulings(rulings, self.heading.terms.edition);
        }
        store.write(JOURNAL, text.as_bytes())?;
        self.pen = pen;
        self.is_behind = false;
        Ok(())
    }

    /// Puts the journal of the game before aside, under a name that tells when this one began, and begins its own.
    ///
    /// # Errors
    /// Those of keeping it.
    pub fn begin_journal(&mut self, stamp: &str, store: &mut dyn Store) -> io::Result<()> {
        if store.read(JOURNAL)?.is_some() {
            store.set_aside(JOURNAL, &format!("{EARLIER}/until {stamp}.journal"))?;
        }
        if self.history.is_none() {
            self.sign_of_life(Moment::START, store)?;
        }
        self.write_journal(store)
    }

    /// Puts names right, or signatures under the result.
    ///
    /// # Errors
    /// Those of keeping them.
    pub fn rename(&mut self, players: Players, store: &mut dyn Store) -> io::Result<()> {
        self.put_names(players);
        let heading = self.heading.clone();
        self.keep(store, Durability::AtOnce, |pen| pen.heading(&heading))
    }

    fn put_names(&mut self, players: Players) {
        let Players {
            names,
            event,
            signatures,
        } = players.clone();
        self.players = players;
        (self.heading.white, self.heading.black, self.heading.event) =
            (names.white, names.black, event);
        (self.heading.signed_white, self.heading.signed_black) =
            (signatures.white, signatures.black);
    }

    /// Notes that the program is alive at `now`, so that a clock which runs when it is killed is stopped there.
    ///
    /// # Errors
    /// Those of writing it.
    pub fn sign_of_life(&self, now: Moment, store: &mut dyn Store) -> io::Result<()> {
        store.scribble(LAST_SIGN, &format!("{:>32}\n", now.to_string()))
    }

    /// Stops a clock that ran when the program ended, at its last sign of life; says when that was.
    ///
    /// # Errors
    /// Those of keeping it.
    pub fn stop_where_it_ended(&mut self, store: &mut dyn Store) -> io::Result<Moment> {
        let sign = store
            .read(LAST_SIGN)?
            .and_then(|bytes| String::from_utf8(bytes).ok());
        let sign = sign
            .and_then(|text| time::read(text.trim()).ok())
            .map_or(Moment::START, Moment::after);
        let ended = sign.max(self.last_moment());
        if self.running().is_some() {
            self.happen(Event::of_arbiter(ended, ArbiterAct::Stop), store)?;
        }
        Ok(ended)
    }
}

/// Who plays, by the first line of a journal.
fn players(heading: &Heading) -> Players {
    Players {
        names: ByColor {
            white: heading.white.clone(),
            black: heading.black.clone(),
        },
        event: heading.event.clone(),
        signatures: ByColor {
            white: heading.signed_white.clone(),
            black: heading.signed_black.clone(),
        },
    }
}
