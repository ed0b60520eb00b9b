//! Keeps the evening at the side clock: what is done is on the disk before it is heard.

use std::io;
use std::path::PathBuf;

use super::store::{EARLIER, Safe, Store};
use super::wall_clock::{GameTime, Look};
use crate::clock::{Clock, Moment, time};
use crate::record::side_clock::session::{self, Deed, Evening, Halt, Pen};

/// What was done at the side clock this evening.
pub const EVENING: &str = "evening.journal";
/// The last moment at which the program was alive with the side clock running.
pub const EVENING_SIGN: &str = "evening-sign";

/// The evening at the side clock, and its place on the disk.
#[derive(Debug)]
pub struct Keeper {
    evening: Evening,
    pen: Pen,
    time: GameTime,
    /// Whether the disk lacks something that was done.
    is_behind: bool,
}

/// An evening that was taken up.
#[derive(Debug)]
pub struct TakenUp {
    /// It, with both sides stopped.
    pub keeper: Keeper,
    /// Whether a side ran when the program ended.
    pub ran: bool,
    /// Where the whole of it was put, if it was damaged.
    pub damaged: Option<PathBuf>,
}

impl Keeper {
    /// A new evening, of which nothing is kept yet.
    #[must_use]
    pub fn new(look: Look) -> Self {
        Self {
            evening: Evening::default(),
            pen: Pen::default(),
            time: GameTime::from(Moment::START, look),
            is_behind: false,
        }
    }

    /// Takes up what is kept; a side that ran is stopped at the program's last sign of life.
    ///
    /// # Errors
    /// Those of reading it and of keeping that it was stopped.
    pub fn take_up(store: &mut dyn Store, look: Look, stamp: &str) -> io::Result<TakenUp> {
        let Some(bytes) = store.read(EVENING)? else {
            return Ok(TakenUp {
                keeper: Self::new(look),
                ran: false,
                damaged: None,
            });
        };
        let session::Reading { evening, pen, good } = session::read(&bytes);
        let mut damaged = None;
        if good < bytes.len() {
            let aside = store.set_aside(EVENING, &format!("damaged evening {stamp}.journal"))?;
            store.write(EVENING, &bytes[..good])?;
            // A program that was killed leaves the beginning of a line, which is no damage.
            damaged = bytes[good..].contains(&b'\n').then_some(aside);
        }
        let last = evening.log().last().map_or(Moment::START, |line| line.at);
        let sign = store.read(EVENING_SIGN)?;
        let sign = sign
            .and_then(|bytes| String::from_utf8(bytes).ok())
            .and_then(|text| time::read(text.trim()).ok())
            .map_or(last, Moment::after);
        let ended = sign.max(last);
        let mut keeper = Self {
            evening,
            pen,
            time: GameTime::from(ended, look),
            is_behind: false,
        };
        let ran = keeper.runs();
        keeper.hear(Deed::Stop(Halt::Ended), ended, store)?;
        Ok(TakenUp {
            keeper,
            ran,
            damaged,
        })
    }

    /// The evening.
    #[must_use]
    pub const fn evening(&self) -> &Evening {
        &self.evening
    }

    /// The evening's moment at that look.
    #[must_use]
    pub fn moment(&self, look: Look) -> Moment {
        self.time.moment(look)
    }

    /// Whether a side runs.
    #[must_use]
    pub fn runs(&self) -> bool {
        let running = self.evening.clock().and_then(Clock::running);
        running.is_some()
    }

    /// Keeps what is done, and lets it happen. What would do nothing is not kept.
    ///
    /// # Errors
    /// Those of keeping it; it happens all the same, and the next deed tries to keep everything again.
    pub fn hear(&mut self, deed: Deed, at: Moment, store: &mut dyn Store) -> io::Result<()> {
        self.evening.time_passes(at);
        if !self.evening.would_do(&deed, at) {
            return Ok(());
        }
        let kept = self.keep(&deed, at, store);
        self.is_behind = kept.is_err();
        self.evening.hear(deed, at);
        kept
    }

    fn keep(&mut self, deed: &Deed, at: Moment, store: &mut dyn Store) -> io::Result<()> {
        if self.is_behind {
            let (text, pen) = Pen::evening(&self.evening);
            store.write(EVENING, text.as_bytes())?;
            self.pen = pen;
        }
        let line = self.pen.deed(deed, at);
        store.append(EVENING, &line, Safe::AtOnce)
    }

    /// Lets time pass: flags fall, periods begin; a machine that slept finds both sides stopped. Says for how long it slept.
    ///
    /// # Errors
    /// Those of keeping it.
    pub fn time_passes(
        &mut self,
        look: Look,
        store: &mut dyn Store,
    ) -> io::Result<Option<std::time::Duration>> {
        let now = self.moment(look);
        let slept = self.time.slept(look).filter(|_| self.runs());
        if let Some(time) = slept {
            self.hear(Deed::Stop(Halt::Slept(time)), now, store)?;
        }
        self.evening.time_passes(now);
        if self.runs() {
            store.scribble(EVENING_SIGN, &format!("{:>32}\n", now.to_string()))?;
        }
        Ok(slept)
    }

    /// When something changes next by itself.
    #[must_use]
    pub fn next_change(&self, now: Moment) -> Option<Moment> {
        let clock = self.evening.clock()?;
        let flag = clock.flag_due().map(|(_, due)| due);
        clock.next_change(now).into_iter().chain(flag).min()
    }

    /// Puts the evening aside and begins another.
    ///
    /// # Errors
    /// Those of putting it aside.
    pub fn begin_anew(&mut self, look: Look, stamp: &str, store: &mut dyn Store) -> io::Result<()> {
        if store.read(EVENING)?.is_some() {
            store.set_aside(EVENING, &format!("{EARLIER}/evening until {stamp}.journal"))?;
        }
        *self = Self::new(look);
        Ok(())
    }
}
