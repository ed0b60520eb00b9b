//! The game on the table with its log and its journal: what happens is kept first and heard then.

mod marks;
use std::io;
use std::sync::Arc;
use std::time::Duration;

use super::durable_log::{Displacement, DurableLog, FoundLog, LogFault, LogFiles, SignOfLife};
use super::store::{Durability, JOURNAL, LAST_SIGN, Store};
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::Moment;
use jadoube_core::laws::{Arbiter, ArbiterAct, DueFlags, Event, StandardReason, Terms};
use jadoube_core::notation::pgn::{self, PgnGame};
use jadoube_core::record::envelope::{Envelope, EnvelopeError};
use jadoube_core::record::file_title::FileKind;
use jadoube_core::record::log::journal::{self, ChangedRuling, Heading, Journal, JournalLine};
use jadoube_core::record::log::origin::Origin;
use jadoube_core::record::narrative::Narrative;
use jadoube_core::record::play_mode::PlayMode;
use jadoube_core::record::remembered_position::RememberedPosition;
use jadoube_core::record::wall_time::WallTime;
use jadoube_core::record::{
    ComputerPlayer, Entry, GameSummary, ImportedGame, ReviewedGame, SavedGame, Script,
    TournamentBoard,
};
use jadoube_ui::Players;

/// Where the journal of the game on the table lies.
const FILES: LogFiles = LogFiles {
    kind: FileKind::GameJournal,
    log: JOURNAL,
    last_sign: LAST_SIGN,
    owner: "",
};

/// The game on the table.
#[derive(Debug)]
pub struct GameSession {
    heading: Heading,
    players: Players,
    arbiter: Arbiter,
    log: Vec<Entry>,
    narrative: Narrative,
    envelopes: Vec<String>,
    /// The game as a file told it, if it is history.
    history: Option<Arc<ImportedGame>>,
    journal: DurableLog<JournalLine>,
    has_game: bool,
    /// The game's moment in this frame and what the wall shows then, once that was told.
    wall: Option<(Moment, WallTime)>,
}

/// A game that was taken up, and what people should know of it.
#[derive(Debug, Default)]
pub struct RestoredGame {
    pub session: GameSession,
    /// Where this program would now rule differently.
    pub changed: Vec<ChangedRuling>,
    /// What is wrong with its journal, if anything is.
    pub fault: Option<LogFault>,
    /// When the program was last alive, if the journal was found on the disk.
    pub sign: Option<SignOfLife>,
}

impl Default for GameSession {
    /// A place at which no game has been set up yet.
    fn default() -> Self {
        Self {
            heading: Heading::default(),
            players: Players::default(),
            arbiter: Arbiter::new(Terms::default()),
            log: Vec::new(),
            narrative: Narrative::of(&Heading::default(), &[]),
            envelopes: Vec::new(),
            history: None,
            journal: DurableLog::new(FILES, ""),
            has_game: false,
            wall: None,
        }
    }
}

impl GameSession {
    /// A new game under these terms; its journal begins with [`GameSession::begin_journal`].
    pub fn new(terms: Terms, players: Players, date: String) -> Self {
        let heading = Heading {
            program: env!("CARGO_PKG_VERSION").to_owned(),
            date,
            terms: Script::of(&terms),
            ..Heading::default()
        };
        let mut session = Self {
            narrative: Narrative::of(&heading, &[]),
            heading,
            arbiter: Arbiter::new(terms),
            has_game: true,
            ..Self::default()
        };
        session.put_names(players);
        session
    }

    /// Sets the play mode of a new game.
    pub const fn played(mut self, mode: PlayMode) -> Self {
        self.heading.mode = Some(mode);
        self
    }

    /// A new game in which that program plays, if one does.
    pub fn against(mut self, computer: Option<ComputerPlayer>) -> Self {
        self.heading.computer = computer;
        self
    }

    /// A new game that is played for that board of a tournament, if it is for one.
    pub const fn for_board(mut self, board: Option<TournamentBoard>) -> Self {
        self.heading.tournament_board = board;
        self
    }

    /// A new game that goes on where that one stood; its moves are history and count.
    pub fn continuing(mut self, game: &PgnGame) -> Self {
        self.heading.origin = Origin::Continued(pgn::write(game));
        self.arbiter = self.heading.arbiter();
        self.narrative = Narrative::of(&self.heading, &self.log);
        self
    }

    /// A game from a file, as the history it is; its journal begins with [`GameSession::begin_journal`].
    pub fn of_history(history: Arc<ImportedGame>) -> Self {
        let heading = Heading {
            program: env!("CARGO_PKG_VERSION").to_owned(),
            ..history.heading()
        };
        Self {
            players: players(&heading),
            arbiter: heading.arbiter(),
            narrative: Narrative::of(&heading, &[]),
            heading,
            history: Some(history),
            has_game: true,
            ..Self::default()
        }
    }

    /// The game that is kept; none if there is no journal, not even its first line is good, or a newer version of the
    /// program keeps it.
    ///
    /// # Errors
    /// When the disk does not give the journal.
    pub fn restore(stamp: &str, store: &mut dyn Store) -> io::Result<RestoredGame> {
        let found = DurableLog::find(FILES, journal::read, stamp, store)?;
        let Some(FoundLog {
            contents,
            log,
            fault,
            sign,
        }) = found
        else {
            return Ok(RestoredGame::default());
        };
        let is_newer = matches!(fault, Some(LogFault::Newer));
        let journal = contents.filter(|_| !is_newer);
        let mut restored = journal.as_ref().map(Self::from_journal).unwrap_or_default();
        if let Some(journal) = journal {
            let session = &mut restored.session;
            session.journal = log;
            if let Some(last) = session.log.last().filter(|_| journal.is_unannounced()) {
                let edition = session.heading.terms.edition;
                session
                    .journal
                    .add(&JournalLine::ruled(&last.rulings, edition));
            }
        }
        Ok(RestoredGame {
            fault,
            sign: Some(sign),
            ..restored
        })
    }

    /// The game that a journal holds; one of its own begins with [`GameSession::begin_journal`].
    pub fn from_journal(journal: &Journal) -> RestoredGame {
        let game = journal.replay(journal.heading.arbiter());
        let heading = journal.heading.clone();
        let session = Self {
            players: players(&heading),
            history: match &heading.origin {
                Origin::History(text) => Some(Arc::new(ImportedGame::read(text))),
                Origin::Here | Origin::Continued(_) => None,
            },
            narrative: Narrative::of(&heading, &game.log),
            heading,
            arbiter: game.arbiter,
            log: game.log,
            envelopes: journal.envelopes.clone(),
            has_game: true,
            ..Self::default()
        };
        RestoredGame {
            session,
            changed: game.changed,
            fault: None,
            sign: None,
        }
    }

    /// The arbiter, and with them the table.
    pub const fn arbiter(&self) -> &Arbiter {
        &self.arbiter
    }

    /// What happened, and what was ruled on it.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// Returns what each entry of the log was.
    pub const fn narrative(&self) -> &Narrative {
        &self.narrative
    }

    /// The envelopes of the game as text, oldest first.
    pub fn envelopes(&self) -> &[String] {
        &self.envelopes
    }

    /// The envelope that lies on the table: the sealed reply if there is one, else the sealed move.
    ///
    /// # Errors
    /// [`EnvelopeError::Missing`] where none lies there or its text is gone; else why the one text there is cannot be read.
    pub fn envelope(&self) -> Result<Envelope, EnvelopeError> {
        Envelope::on_table(self.arbiter.table(), &self.envelopes)
    }

    /// The whole game as one document at that moment: a clock that runs then is stopped in it, and has used its time.
    pub fn saved(&self, now: Moment) -> SavedGame {
        let at = now.max(self.last_moment());
        let mut arbiter = self.arbiter.clone();
        let stopped = self.interruption().into_iter().map(|act| {
            let event = Event::of_arbiter(at, act);
            let rulings = arbiter.hear(&event);
            Entry { event, rulings }
        });
        let log: Vec<Entry> = self.log.iter().cloned().chain(stopped).collect();
        SavedGame::of(&self.heading, &log, &self.envelopes)
    }

    /// The game, ready to be looked through.
    pub fn review(&self) -> Arc<ReviewedGame> {
        match &self.history {
            Some(history) => Arc::clone(history.review()),
            None => Arc::new(ReviewedGame::played(&self.heading, &self.log)),
        }
    }

    /// What a list tells of the game.
    pub fn summary(&self) -> GameSummary {
        GameSummary::of(
            &self.heading,
            &self.arbiter,
            &self.log,
            self.history.as_deref(),
        )
    }

    /// Who plays, and what governs the game.
    pub const fn heading(&self) -> &Heading {
        &self.heading
    }

    pub const fn players(&self) -> &Players {
        &self.players
    }

    /// Whether a game has been set up.
    pub const fn has_game(&self) -> bool {
        self.has_game
    }

    /// The game on the table as a file told it, if it is history.
    pub const fn history(&self) -> Option<&Arc<ImportedGame>> {
        self.history.as_ref()
    }

    /// Whether a game has been set up and is not over.
    pub fn is_unfinished(&self) -> bool {
        self.has_game && self.history.is_none() && self.arbiter.table().standing().is_unfinished()
    }

    /// The player who is a program, if one is.
    pub fn computer(&self) -> Option<&ComputerPlayer> {
        self.heading.computer.as_ref()
    }

    /// Whether whoever's clock runs has made a move that their press completes.
    pub fn awaits_press(&self) -> bool {
        let game = self.arbiter.table().game();
        let running = self.running();
        running.is_some_and(|color| game.uncompleted(color).is_some())
    }

    pub fn running(&self) -> Option<Color> {
        self.arbiter
            .table()
            .clock()
            .and_then(jadoube_core::clock::Clock::running)
    }

    /// The moment of the last thing that happened.
    pub fn last_moment(&self) -> Moment {
        self.log
            .last()
            .map_or(Moment::START, |entry| entry.event.at)
    }

    /// Keeps the event, lets the arbiter hear it, and keeps what was ruled. Flags due before it fall first.
    ///
    /// The event is heard even if it cannot be kept; the next one tries to keep everything again.
    ///
    /// # Errors
    /// When something of it cannot be written.
    pub fn happen(&mut self, event: Event, store: &mut dyn Store) -> io::Result<()> {
        let kept = self.let_flags_fall(DueFlags::before(&event), store);
        kept.and(self.hear(event, store))
    }

    /// Keeps an envelope, and then what happened with it.
    ///
    /// # Errors
    /// When either cannot be written; both have happened all the same.
    pub fn enclose(
        &mut self,
        envelope: String,
        event: Event,
        store: &mut dyn Store,
    ) -> io::Result<()> {
        let line = JournalLine::Envelope(envelope.clone());
        let kept = self.journal.append(&line, Durability::AtOnce, store);
        self.envelopes.push(envelope);
        kept.and(self.happen(event, store))
    }

    /// Lets the flags fall that are due by `now`.
    ///
    /// # Errors
    /// When something of it cannot be written.
    pub fn drop_flags(&mut self, now: Moment, store: &mut dyn Store) -> io::Result<()> {
        self.let_flags_fall(DueFlags::until(now), store)
    }

    fn let_flags_fall(&mut self, mut flags: DueFlags, store: &mut dyn Store) -> io::Result<()> {
        let mut kept = Ok(());
        while let Some(flag) = flags.next(&self.arbiter) {
            kept = kept.and(self.hear(flag, store));
        }
        kept
    }

    fn hear(&mut self, event: Event, store: &mut dyn Store) -> io::Result<()> {
        self.note_wall(event.at);
        let line = JournalLine::Event(event.clone());
        // Whatever the disk refuses now it is asked to keep again with the rulings.
        let _ = self.journal.append(&line, Durability::AtOnce, store);
        let rulings = self.arbiter.hear(&event);
        let line = JournalLine::ruled(&rulings, self.heading.terms.edition);
        let kept = self.journal.append(&line, Durability::Soon, store);
        self.log.push(Entry { event, rulings });
        self.narrative.follow(&self.log);
        kept
    }

    /// Tells what the wall shows at the moment of this frame: the time of day of whatever is heard from now on is known.
    pub const fn wall_shows(&mut self, now: Moment, wall: WallTime) {
        self.wall = Some((now, wall));
    }

    /// Notes what the wall showed at `at`, unless that is known; the line comes to the disk with the event's.
    fn note_wall(&mut self, at: Moment) {
        let Some((now, wall)) = self.wall else { return };
        let shown = if at <= now {
            wall.earlier(now - at)
        } else {
            wall.later(at - now)
        };
        if self.heading.wall.shows(at, shown) {
            let line = JournalLine::Heading(Box::new(self.heading.clone()));
            self.journal.add(&line);
        }
    }

    /// Tries again to keep what the disk refused, a while after that; says how it went if it was tried. `steady` is the time
    /// of the machine.
    pub fn retry(&mut self, steady: Duration, store: &mut dyn Store) -> Option<io::Result<()>> {
        self.journal.retry(steady, store)
    }

    /// Looks whether the journal still lies in its place, and writes it anew if not.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn look_after(&mut self, store: &mut dyn Store) -> io::Result<()> {
        self.journal.look_after(store)
    }

    /// What became of the journal, if something else changed it and it was written anew since this was last asked.
    pub fn take_displacement(&mut self) -> Option<Displacement> {
        self.journal.take_displacement()
    }

    /// Whether the disk refused something that happened.
    pub const fn lacks_something(&self) -> bool {
        self.journal.lacks_something()
    }

    /// Keeps the journal of the game before under a name that tells when this one began, and begins its own.
    ///
    /// Whenever the program ends, the one or the other is in its place, and whole.
    ///
    /// # Errors
    /// When the one cannot be kept or the other not be written. The next event tries again.
    pub fn begin_journal(&mut self, stamp: &str, store: &mut dyn Store) -> io::Result<()> {
        self.journal = DurableLog::new(FILES, stamp);
        for line in JournalLine::all(&self.heading, &self.envelopes, &self.log) {
            self.journal.add(&line);
        }
        self.journal.keep(Durability::AtOnce, store)?;
        if self.history.is_some() {
            return Ok(());
        }
        self.sign_of_life(self.last_moment(), store)
    }

    /// Puts names right, or signatures under the result.
    ///
    /// # Errors
    /// When they cannot be written; they stand all the same.
    pub fn rename(&mut self, players: Players, store: &mut dyn Store) -> io::Result<()> {
        self.put_names(players);
        let line = JournalLine::Heading(Box::new(self.heading.clone()));
        self.journal.append(&line, Durability::AtOnce, store)
    }

    /// The program at the table is that one from now on, and its player is called so.
    ///
    /// # Errors
    /// When the journal cannot be written; it plays all the same.
    pub fn reseat(
        &mut self,
        computer: ComputerPlayer,
        name: String,
        store: &mut dyn Store,
    ) -> io::Result<()> {
        let mut players = self.players.clone();
        *players.names.get_mut(computer.color) = name;
        self.heading.computer = Some(computer);
        self.rename(players, store)
    }

    /// The game is played so from now on.
    ///
    /// # Errors
    /// When the journal cannot be written.
    pub fn play_in(&mut self, mode: PlayMode, store: &mut dyn Store) -> io::Result<()> {
        if !self.is_unfinished() || self.heading.mode == Some(mode) {
            return Ok(());
        }
        self.heading.mode = Some(mode);
        let line = JournalLine::Heading(Box::new(self.heading.clone()));
        self.journal.append(&line, Durability::Soon, store)
    }

    /// That position of the game is remembered from now on.
    ///
    /// # Errors
    /// When the journal cannot be written; it is remembered all the same.
    pub fn remember(
        &mut self,
        position: RememberedPosition,
        store: &mut dyn Store,
    ) -> io::Result<()> {
        if !self.is_unfinished() {
            return Ok(());
        }
        self.heading.remembered = Some(position);
        let line = JournalLine::Heading(Box::new(self.heading.clone()));
        self.journal.append(&line, Durability::Soon, store)
    }

    /// How the game is played, while it is.
    pub fn mode(&self) -> Option<PlayMode> {
        self.heading.mode.filter(|_| self.is_unfinished())
    }

    fn put_names(&mut self, players: Players) {
        let Players {
            names,
            details,
            signatures,
        } = players.clone();
        self.players = players;
        (self.heading.white, self.heading.black) = (names.white, names.black);
        self.heading.set_details(details);
        (self.heading.signed_white, self.heading.signed_black) =
            (signatures.white, signatures.black);
    }

    /// Notes that the program is alive at `now`, so that a clock which runs when it is killed is stopped there.
    ///
    /// # Errors
    /// When the sign cannot be written.
    pub fn sign_of_life(&mut self, now: Moment, store: &mut dyn Store) -> io::Result<()> {
        self.journal.sign_of_life(now, store)
    }

    /// Stops a clock that ran when the program ended, at that moment, and notes that play was interrupted.
    ///
    /// # Errors
    /// When that cannot be written; it is stopped all the same.
    pub fn stop_where_it_ended(&mut self, ended: Moment, store: &mut dyn Store) -> io::Result<()> {
        let mut kept = Ok(());
        for act in self.interruption() {
            kept = kept.and(self.happen(Event::of_arbiter(ended, act), store));
        }
        kept
    }

    /// What is done when play is interrupted and no player stopped the clocks: why, and that they stop; nothing where none runs.
    pub fn interruption(&self) -> Vec<ArbiterAct> {
        if self.running().is_none() {
            return Vec::new();
        }
        let why = StandardReason::Interrupted.into();
        vec![ArbiterAct::Note(why), ArbiterAct::Stop]
    }
}

/// Who plays, by the first line of a journal.
fn players(heading: &Heading) -> Players {
    Players {
        names: heading.names(),
        details: heading.details(),
        signatures: ByColor {
            white: heading.signed_white.clone(),
            black: heading.signed_black.clone(),
        },
    }
}
