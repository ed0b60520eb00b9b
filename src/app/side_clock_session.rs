//! Keeps the session at the side clock: what is done is on the disk before it is heard.

use std::io;
use std::path::PathBuf;

use super::store::{Durability, EARLIER, Store};
use super::wall_clock::{GameTime, Timestamp};
use crate::clock::{Clock, Moment, time};
use crate::record::side_clock::session::{self, Pen, SideClock, SideClockAct, StopReason};

/// What was done at the side clock.
pub const SIDE_CLOCK_JOURNAL: &str = "evening.journal";
/// The last moment at which the program was alive with the side clock running.
pub const SIDE_CLOCK_SIGN: &str = "evening-sign";

/// The session at the side clock, and its place on the disk.
#[derive(Debug)]
pub struct SideClockSession {
    side_clock: SideClock,
    pen: Pen,
    time: GameTime,
    /// Whether the disk lacks something that was done.
    is_behind: bool,
}

/// A session at the side clock that was taken up.
#[derive(Debug)]
pub struct TakenUp {
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
    pub fn new(look: Timestamp) -> Self {
        Self {
            side_clock: SideClock::default(),
            pen: Pen::default(),
            time: GameTime::from(Moment::START, look),
            is_behind: false,
        }
    }

    /// Takes up what is kept; a side that ran is stopped at the program's last sign of life.
    ///
    /// # Errors
    /// Those of reading it and of keeping that it was stopped.
    pub fn take_up(store: &mut dyn Store, look: Timestamp, stamp: &str) -> io::Result<TakenUp> {
        let Some(bytes) = store.read(SIDE_CLOCK_JOURNAL)? else {
            return Ok(TakenUp {
                session: Self::new(look),
                ran: false,
                damaged: None,
            });
        };
        let session::Reading {
            side_clock,
            pen,
            good,
        } = session::read(&bytes);
        let mut damaged = None;
        if good < bytes.len() {
            let aside = store.set_aside(
                SIDE_CLOCK_JOURNAL,
                &format!("damaged evening {stamp}.journal"),
            )?;
            store.write(SIDE_CLOCK_JOURNAL, &bytes[..good])?;
            // A program that was killed leaves the beginning of a line, which is no damage.
            damaged = bytes[good..].contains(&b'\n').then_some(aside);
        }
        let last = side_clock
            .log()
            .last()
            .map_or(Moment::START, |line| line.at);
        let sign = store.read(SIDE_CLOCK_SIGN)?;
        let sign = sign
            .and_then(|bytes| String::from_utf8(bytes).ok())
            .and_then(|text| time::read(text.trim()).ok())
            .map_or(last, Moment::after);
        let ended = sign.max(last);
        let mut session = Self {
            side_clock,
            pen,
            time: GameTime::from(ended, look),
            is_behind: false,
        };
        let ran = session.runs();
        session.hear(SideClockAct::Stop(StopReason::Ended), ended, store)?;
        Ok(TakenUp {
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

    /// The session's moment at that look.
    #[must_use]
    pub fn moment(&self, look: Timestamp) -> Moment {
        self.time.moment(look)
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
    /// Those of keeping it; it happens all the same, and the next deed tries to keep everything again.
    pub fn hear(&mut self, act: SideClockAct, at: Moment, store: &mut dyn Store) -> io::Result<()> {
        self.side_clock.time_passes(at);
        if !self.side_clock.would_do(&act, at) {
            return Ok(());
        }
        let kept = self.keep(&act, at, store);
        self.is_behind = kept.is_err();
        self.side_clock.hear(act, at);
        kept
    }

    fn keep(&mut self, act: &SideClockAct, at: Moment, store: &mut dyn Store) -> io::Result<()> {
        if self.is_behind {
            let (text, pen) = Pen::side_clock(&self.side_clock);
            store.write(SIDE_CLOCK_JOURNAL, text.as_bytes())?;
            self.pen = pen;
        }
        let line = self.pen.act(act, at);
        store.append(SIDE_CLOCK_JOURNAL, &line, Durability::AtOnce)
    }

    /// Lets time pass: flags fall, periods begin; a machine that slept finds both sides stopped. Says for how long it slept.
    ///
    /// # Errors
    /// Those of keeping it.
    pub fn time_passes(
        &mut self,
        look: Timestamp,
        store: &mut dyn Store,
    ) -> io::Result<Option<std::time::Duration>> {
        let now = self.moment(look);
        let slept = self.time.slept(look).filter(|_| self.runs());
        if let Some(time) = slept {
            self.hear(SideClockAct::Stop(StopReason::Slept(time)), now, store)?;
        }
        self.side_clock.time_passes(now);
        if self.runs() {
            store.scribble(SIDE_CLOCK_SIGN, &format!("{:>32}\n", now.to_string()))?;
        }
        Ok(slept)
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
    /// Those of putting it aside.
    pub fn begin_anew(
        &mut self,
        look: Timestamp,
        stamp: &str,
        store: &mut dyn Store,
    ) -> io::Result<()> {
        if store.read(SIDE_CLOCK_JOURNAL)?.is_some() {
            store.set_aside(
                SIDE_CLOCK_JOURNAL,
                &format!("{EARLIER}/evening until {stamp}.journal"),
            )?;
        }
        *self = Self::new(look);
        Ok(())
    }
}
