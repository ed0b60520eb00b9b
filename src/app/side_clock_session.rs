//! Keeps the session at the side clock: what is done is on the disk before it is heard.

use std::io;
use std::time::Duration;

use super::durable_log::{Displacement, DurableLog, FoundLog, LogFault, LogFiles, SignOfLife};
use super::places::SIDE_CLOCK_SIGN;
use super::store::{Durability, Store};
use super::time_source::{GameTime, Interruption, Timestamp};
use jadoube_core::clock::{Clock, Moment};
use jadoube_core::record::file_title::FileKind;
use jadoube_core::record::side_clock::{
    SideClock, SideClockAct, SideClockLine, StopReason, journal,
};
use jadoube_core::record::wall_time::WallTime;

/// Where the journal of the side clock lies. Files of earlier versions bear these names.
const FILES: LogFiles = LogFiles {
    kind: FileKind::SideClockJournal,
    log: "evening.journal",
    last_sign: SIDE_CLOCK_SIGN,
    owner: "evening ",
};

/// The session at the side clock, and its place on the disk.
#[derive(Debug)]
pub struct SideClockSession {
    side_clock: SideClock,
    journal: DurableLog<SideClockLine>,
    time: GameTime,
    /// What the wall shows in this frame, once that was told.
    wall: Option<WallTime>,
}

/// A session at the side clock that was taken up.
#[derive(Debug)]
pub struct RestoredSideClock {
    /// It, with both sides stopped.
    pub session: SideClockSession,
    /// What is wrong with its journal, if anything is.
    pub fault: Option<LogFault>,
    /// The last sign of life, if a side ran when the program ended.
    pub ran: Option<SignOfLife>,
    /// Whether it could be written that the side was stopped.
    pub kept: io::Result<()>,
}

impl SideClockSession {
    /// A new session at the side clock, of which nothing is kept yet.
    pub fn new(timestamp: Timestamp) -> Self {
        Self::begun(timestamp, &timestamp.calendar.as_secs().to_string())
    }

    fn begun(timestamp: Timestamp, stamp: &str) -> Self {
        Self {
            side_clock: SideClock::default(),
            journal: DurableLog::new(FILES, stamp),
            time: GameTime::from(Moment::START, timestamp),
            wall: None,
        }
    }

    /// Takes up what is kept; a side that ran is stopped at the program's last sign of life.
    ///
    /// # Errors
    /// When the disk does not give it.
    pub fn restore(
        timestamp: Timestamp,
        stamp: &str,
        store: &mut dyn Store,
    ) -> io::Result<RestoredSideClock> {
        let found = DurableLog::find(FILES, journal::read, stamp, store)?;
        let mut restored = RestoredSideClock {
            session: Self::begun(timestamp, stamp),
            fault: None,
            ran: None,
            kept: Ok(()),
        };
        let Some(FoundLog {
            contents: side_clock,
            log,
            fault,
            sign,
        }) = found
        else {
            return Ok(restored);
        };
        restored.fault = fault;
        if matches!(restored.fault, Some(LogFault::Newer)) {
            return Ok(restored);
        }
        let ended = sign.ended(side_clock.last_moment());
        restored.session = Self {
            side_clock,
            journal: log,
            time: GameTime::from(ended, timestamp),
            wall: None,
        };
        // A flag that fell while the program was there may have stopped both sides.
        restored.session.side_clock.time_passes(ended);
        if restored.session.runs() {
            restored.ran = Some(sign);
            let stop = SideClockAct::Stop(StopReason::Ended);
            restored.kept = restored.session.hear(stop, ended, store);
        }
        Ok(restored)
    }

    pub const fn side_clock(&self) -> &SideClock {
        &self.side_clock
    }

    /// The session's moment at that timestamp.
    pub fn moment(&self, timestamp: Timestamp) -> Moment {
        self.time.moment(timestamp)
    }

    pub fn runs(&self) -> bool {
        let running = self.side_clock.clock().and_then(Clock::running);
        running.is_some()
    }

    /// Tells what the wall shows in this frame: whatever is heard from now on is logged with it.
    pub const fn wall_shows(&mut self, wall: WallTime) {
        self.wall = Some(wall);
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
        if let Some(wall) = self.wall {
            self.side_clock.wall_showed(wall, at);
        }
        let wall = self.side_clock.wall_at(at);
        let line = SideClockLine { at, wall, act };
        let kept = self.journal.append(&line, Durability::AtOnce, store);
        self.side_clock.hear(line.act, at);
        kept
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

    /// Whether the disk refused something that was done.
    pub const fn lacks_something(&self) -> bool {
        self.journal.lacks_something()
    }

    /// Lets time pass as far as it is known what was done: flags fall, periods begin; a machine that slept finds both
    /// sides stopped. Says what kept the program from noticing anything while a side ran, whether or not that could be
    /// kept.
    ///
    /// # Errors
    /// Beside it: when something of it cannot be written.
    pub fn time_passes(
        &mut self,
        timestamp: Timestamp,
        known_until: Timestamp,
        store: &mut dyn Store,
    ) -> (Option<Interruption>, io::Result<()>) {
        let now = self.moment(timestamp);
        let interruption = self.time.interruption(timestamp);
        let interruption = interruption.filter(|_| self.runs());
        let mut kept = Ok(());
        if let Some(time) = interruption.and_then(Interruption::slept) {
            kept = self.hear(SideClockAct::Stop(StopReason::Slept(time)), now, store);
        }
        // The picture in which a flag stops the clock is the last of a running one, and is to be kept as well.
        let ran = self.runs();
        self.side_clock
            .time_passes(now.min(self.moment(known_until)));
        if ran {
            kept = kept.and(self.journal.sign_of_life(now, store));
        }
        (interruption, kept)
    }

    /// When something changes next by itself.
    pub fn next_change(&self, now: Moment) -> Option<Moment> {
        let clock = self.side_clock.clock()?;
        let flag = clock.flag_due().map(|(_, due)| due);
        let flag = flag.filter(|due| *due > now);
        clock.next_change(now).into_iter().chain(flag).min()
    }

    /// Puts that session in the place of this one, whose journal is kept under another name; a side that ran in it is
    /// stopped where it ends.
    ///
    /// # Errors
    /// When the one cannot be kept so or the other not be written; the next act tries again.
    pub fn put_in_place(
        &mut self,
        side_clock: SideClock,
        timestamp: Timestamp,
        stamp: &str,
        store: &mut dyn Store,
    ) -> io::Result<()> {
        let last = side_clock.last_moment();
        let mut session = Self {
            time: GameTime::from(last, timestamp),
            side_clock,
            ..Self::begun(timestamp, stamp)
        };
        for line in SideClockLine::all(&session.side_clock) {
            session.journal.add(&line);
        }
        *self = session;
        let kept = self.journal.keep(Durability::AtOnce, store);
        let stop = SideClockAct::Stop(StopReason::Ended);
        kept.and(self.hear(stop, last, store))
    }
}

#[cfg(test)]
mod tests {
    use jadoube_core::chess::{ByColor, Color};
    use jadoube_core::record::log::last_sign::LastSign;
    use jadoube_core::record::side_clock::SideClockSetting;

    use super::*;
    use crate::app::store::MemoryStore;
    use crate::app::time_source::{ScriptedTime, Time as _};

    #[test]
    fn a_side_clock_that_just_began_has_lost_no_sign_of_life() {
        let (time, mut files) = (ScriptedTime::default(), MemoryStore::default());
        let of_another = LastSign {
            at: Moment::after(Duration::from_secs(200)),
            checksum: Some(1),
        };
        files.put(FILES.last_sign, of_another.to_text());
        let mut session = SideClockSession::new(time.look());
        let setting = SideClockSetting {
            control: "180+2".parse().expect("a time control"),
            names: ByColor::default(),
            day: String::new(),
            tournament_board: None,
        };
        for act in [
            SideClockAct::Set(setting),
            SideClockAct::Begin(Color::White),
        ] {
            let kept = session.hear(act, Moment::START, &mut files);
            kept.expect("files in memory");
        }
        let found = SideClockSession::restore(time.look(), "then", &mut files);
        let found = found.expect("files in memory");
        assert_eq!(found.ran, Some(SignOfLife::At(Moment::START)));
    }
}
