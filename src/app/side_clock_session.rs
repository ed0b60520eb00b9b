//! Keeps the session at the side clock: what is done is on the disk before it is heard.

use std::io;
use std::path::PathBuf;

use super::durable_log::{DurableLog, FoundLog, LogFiles};
use super::store::{Durability, Store};
use super::time_source::{GameTime, Interruption, Timestamp};
use crate::clock::{Clock, Moment};
use crate::record::side_clock::{SideClock, SideClockAct, SideClockLine, StopReason, journal};

/// Where the journal of the side clock lies. Files of earlier versions bear these names.
const FILES: LogFiles = LogFiles {
    log: "evening.journal",
    last_sign: "evening-sign",
    owner: "evening ",
};

/// The session at the side clock, and its place on the disk.
#[derive(Debug)]
pub struct SideClockSession {
    side_clock: SideClock,
    journal: DurableLog<SideClockLine>,
    time: GameTime,
}

/// A session at the side clock that was taken up.
#[derive(Debug)]
pub struct RestoredSideClock {
    /// It, with both sides stopped.
    pub session: SideClockSession,
    /// Whether a side ran when the program ended.
    pub ran: bool,
    /// Where the whole of it was put, if it was damaged.
    pub damaged: Option<PathBuf>,
}

impl SideClockSession {
    /// A new session at the side clock, of which nothing is kept yet.
    #[must_use]
    pub fn new(timestamp: Timestamp) -> Self {
        Self::begun(timestamp, &timestamp.calendar.as_secs().to_string())
    }

    fn begun(timestamp: Timestamp, stamp: &str) -> Self {
        Self {
            side_clock: SideClock::default(),
            journal: DurableLog::new(FILES, stamp),
            time: GameTime::from(Moment::START, timestamp),
        }
    }

    /// Takes up what is kept; a side that ran is stopped at the program's last sign of life.
    ///
    /// # Errors
    /// When it cannot be read, or that the side was stopped cannot be written.
    pub fn restore(
        timestamp: Timestamp,
        stamp: &str,
        store: &mut dyn Store,
    ) -> io::Result<RestoredSideClock> {
        let found = DurableLog::find(FILES, journal::read, stamp, store)?;
        let Some(FoundLog {
            contents: side_clock,
            log,
            damaged,
        }) = found
        else {
            return Ok(RestoredSideClock {
                session: Self::begun(timestamp, stamp),
                ran: false,
                damaged: None,
            });
        };
        let ended = log.ended(side_clock.last_moment(), store)?;
        let mut session = Self {
            side_clock,
            journal: log,
            time: GameTime::from(ended, timestamp),
        };
        let ran = session.runs();
        session.hear(SideClockAct::Stop(StopReason::Ended), ended, store)?;
        Ok(RestoredSideClock {
            session,
            ran,
            damaged,
        })
    }

    /// The session.
    #[must_use]
    pub const fn side_clock(&self) -> &SideClock {
        &self.side_clock
    }

    /// The session's moment at that timestamp.
    #[must_use]
    pub fn moment(&self, timestamp: Timestamp) -> Moment {
        self.time.moment(timestamp)
    }

    /// Whether a side runs.
    #[must_use]
    pub fn runs(&self) -> bool {
        let running = self.side_clock.clock().and_then(Clock::running);
        running.is_some()
    }

    /// Keeps what is done, and lets it happen. What would do nothing is not kept.
    ///
    /// # Errors
    /// When it cannot be written; it happens all the same, and the next act tries to keep everything again.
    pub fn hear(&mut self, act: SideClockAct, at: Moment, store: &mut dyn Store) -> io::Result<()> {
        self.side_clock.time_passes(at);
        if !self.side_clock.would_do(&act, at) {
            return Ok(());
        }
        let line = SideClockLine { at, act };
        let before = || SideClockLine::all(&self.side_clock);
        let kept = self
            .journal
            .append(&line, Durability::AtOnce, before, store);
        self.side_clock.hear(line.act, at);
        kept
    }

    /// Lets time pass: flags fall, periods begin; a machine that slept finds both sides stopped. Says what kept the
    /// program from noticing anything while a side ran, whether or not that could be kept.
    ///
    /// # Errors
    /// Beside it: when something of it cannot be written.
    pub fn time_passes(
        &mut self,
        timestamp: Timestamp,
        store: &mut dyn Store,
    ) -> (Option<Interruption>, io::Result<()>) {
        let now = self.moment(timestamp);
        let interruption = self.time.interruption(timestamp);
        let interruption = interruption.filter(|_| self.runs());
        let mut kept = Ok(());
        if let Some(time) = interruption.and_then(Interruption::slept) {
            kept = self.hear(SideClockAct::Stop(StopReason::Slept(time)), now, store);
        }
        self.side_clock.time_passes(now);
        if self.runs() {
            kept = kept.and(self.journal.sign_of_life(now, store));
        }
        (interruption, kept)
    }

    /// When something changes next by itself.
    #[must_use]
    pub fn next_change(&self, now: Moment) -> Option<Moment> {
        let clock = self.side_clock.clock()?;
        let flag = clock.flag_due().map(|(_, due)| due);
        clock.next_change(now).into_iter().chain(flag).min()
    }

    /// Puts the session aside and begins another.
    ///
    /// # Errors
    /// When it cannot be set aside.
    pub fn begin_anew(
        &mut self,
        timestamp: Timestamp,
        stamp: &str,
        store: &mut dyn Store,
    ) -> io::Result<()> {
        let mut anew = Self::begun(timestamp, stamp);
        anew.journal.make_room(store)?;
        *self = anew;
        Ok(())
    }
}
