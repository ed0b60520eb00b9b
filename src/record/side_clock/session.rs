//! A session at the side clock: what was done to it, when and why, with what became of the time.
//!
//! ```text
//! 1d3a90c4 (at:"0:00:00",deed:Set((control:"5400+30",names:(white:"Anna",black:"Boris"))))
//! 7f20e6b8 (at:"0:00:04.25",deed:Begin(White))
//! ```
//!
//! Only what people did is kept, on lines bound to one another; what the time did by itself follows from it.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::chess::{ByColor, Color};
use crate::clock::by_color_serde;
use crate::clock::control_text::Agreement;
use crate::clock::time::as_text;
use crate::clock::{Clock, Moment, News, Pressed, TimeControl};
use crate::record::log::checksummed_lines;
use crate::record::script::ron_options;

/// What somebody does to the clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SideClockAct {
    /// It is set for another game.
    Set(Setting),
    /// That side's clock is started: the opponent pressed the other lever.
    #[serde(with = "by_color_serde::one")]
    Begin(Color),
    /// That player presses their lever.
    #[serde(with = "by_color_serde::one")]
    Press(Color),
    /// Both sides are stopped.
    Stop(StopReason),
    /// That side, whose turn it is, runs on.
    #[serde(with = "by_color_serde::one")]
    Resume(Color),
    /// The arbiter puts the clock right.
    Correct(Correction),
    /// The last correction is taken back.
    TakeBack,
    /// From now on only the levers work; or everything does again.
    Lock(bool),
}

/// What the clock is set to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setting {
    /// What each side is given.
    pub control: Agreement,
    /// The players' names, as far as they were given.
    #[serde(with = "by_color_serde::pair")]
    pub names: ByColor<String>,
    /// The day and the time of day at which it was set, with the zone, as the calendar had it; nothing where nobody knows.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub day: String,
}

/// Why both sides were stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum StopReason {
    /// Somebody stopped them.
    ByHand,
    /// The machine had slept so long, or its calendar was set forward.
    Slept(#[serde(with = "as_text")] Duration),
    /// The program ended while a side ran.
    Ended,
}

/// How the arbiter puts the clock right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Correction {
    /// Both times, without delay.
    #[serde(with = "times")]
    pub times: ByColor<Duration>,
    /// Both counters.
    #[serde(with = "by_color_serde::pair")]
    pub moves: ByColor<u32>,
    /// Both periods, counted from 0.
    #[serde(with = "by_color_serde::pair")]
    pub periods: ByColor<usize>,
    /// Whose clock runs next.
    #[serde(with = "by_color_serde::one")]
    pub next: Color,
    /// Why.
    pub reason: String,
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// When it happened, since the session began.
    pub at: Moment,
    /// What happened.
    pub what: What,
    /// What each side showed then, with its delay.
    pub shown: ByColor<Duration>,
    /// Whether this is the flag that fell first.
    pub is_first_flag: bool,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// Somebody did something.
    Did(SideClockAct),
    /// Time passed, and that came of it.
    Became(News),
}

/// A session at the side clock.
#[derive(Clone, Debug, Default)]
pub struct SideClock {
    set: Option<Set>,
    log: Vec<Line>,
    is_locked: bool,
}

/// A clock that was set.
#[derive(Clone, Debug)]
struct Set {
    clock: Clock,
    setting: Setting,
    /// Whose clock runs when it goes on; `None` before the first press.
    next: Option<Color>,
    /// The clock before the last correction, while nothing came after it.
    before: Option<(Box<Clock>, Option<Color>)>,
}

impl SideClock {
    /// The clock, once it was set.
    #[must_use]
    pub fn clock(&self) -> Option<&Clock> {
        self.set.as_ref().map(|set| &set.clock)
    }

    /// The players' names, as far as they were given.
    #[must_use]
    pub fn names(&self) -> Option<&ByColor<String>> {
        self.set.as_ref().map(|set| &set.setting.names)
    }

    /// What each side was given.
    #[must_use]
    pub fn control(&self) -> Option<&Agreement> {
        self.set.as_ref().map(|set| &set.setting.control)
    }

    /// Whose clock runs when it goes on; `None` before the first press.
    #[must_use]
    pub fn next(&self) -> Option<Color> {
        self.set.as_ref().and_then(|set| set.next)
    }

    /// Everything that happened, oldest first.
    #[must_use]
    pub fn log(&self) -> &[Line] {
        &self.log
    }

    /// Whether only the levers work.
    #[must_use]
    pub const fn is_locked(&self) -> bool {
        self.is_locked
    }

    /// Whether the last correction can still be taken back: nothing came after it.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        self.set.as_ref().is_some_and(|set| set.before.is_some())
    }

    /// The correction that would change nothing at `at`: what the arbiter begins with.
    #[must_use]
    pub fn as_it_stands(&self, at: Moment) -> Option<Correction> {
        let Set { clock, next, .. } = self.set.as_ref()?;
        Some(Correction {
            times: ByColor::new_with(|color| clock.main_time(color, at)),
            moves: ByColor::new_with(|color| clock.moves(color)),
            periods: ByColor::new_with(|color| clock.period(color)),
            next: next.unwrap_or(Color::White),
            reason: String::new(),
        })
    }

    /// Whether `deed` would do anything at `at`: a lever pressed while the other side runs does nothing.
    #[must_use]
    pub fn would_do(&self, act: &SideClockAct, at: Moment) -> bool {
        let Some(Set { clock, next, .. }) = &self.set else {
            return matches!(act, SideClockAct::Set(setting) if timed(setting).is_some());
        };
        match act {
            SideClockAct::Set(setting) => clock.running().is_none() && timed(setting).is_some(),
            SideClockAct::Begin(_) => next.is_none() && clock.running().is_none(),
            SideClockAct::Press(color) => {
                matches!(clock.clone().press(*color, at), Pressed::Switched { .. })
            }
            SideClockAct::Stop(_) => clock.running().is_some(),
            SideClockAct::Resume(color) => {
                clock.running().is_none() && *next == Some(*color) && !clock.is_frozen()
            }
            SideClockAct::Correct(_) => clock.running().is_none(),
            SideClockAct::TakeBack => self.can_take_back(),
            SideClockAct::Lock(lock) => *lock != self.is_locked,
        }
    }

    /// Lets time pass until `at`: what comes of it is logged.
    pub fn time_passes(&mut self, at: Moment) {
        let Some(set) = &mut self.set else { return };
        // Of several things heard at once each is logged with what the clock showed at its own moment.
        let before = set.clock.clone();
        for news in set.clock.news(at) {
            let (News::Period { at, .. } | News::LowTime { at, .. } | News::Flag { at, .. }) = news;
            self.log.push(Line {
                at,
                what: What::Became(news),
                shown: ByColor::new_with(|color| before.remaining(color, at)),
                is_first_flag: matches!(news, News::Flag { color, at }
                    if set.clock.first_fallen() == Some((color, at))),
            });
        }
    }

    /// Does `deed` at `at` and logs it; a deed that would do nothing is not logged. Says whether it did anything.
    pub fn hear(&mut self, act: SideClockAct, at: Moment) -> bool {
        self.time_passes(at);
        if !self.would_do(&act, at) {
            return false;
        }
        if let SideClockAct::Set(setting) = &act
            && let Some(controls) = timed(setting)
        {
            self.set = Some(Set {
                clock: Clock::new(controls.clone()),
                setting: setting.clone(),
                next: None,
                before: None,
            });
        }
        if let Some(set) = &mut self.set {
            set.hear(&act, at);
        }
        if let SideClockAct::Lock(lock) = act {
            self.is_locked = lock;
        }
        let shown = self.clock().map_or_else(ByColor::default, |clock| {
            ByColor::new_with(|color| clock.remaining(color, at))
        });
        self.log.push(Line {
            at,
            what: What::Did(act),
            shown,
            is_first_flag: false,
        });
        true
    }
}

impl Set {
    fn hear(&mut self, act: &SideClockAct, at: Moment) {
        let before = self.before.take();
        match act {
            SideClockAct::Set(_) => {}
            SideClockAct::Begin(color) => {
                self.clock.start(*color, at);
                self.next = Some(*color);
            }
            SideClockAct::Press(color) => {
                self.clock.press(*color, at);
                self.next = Some(color.other());
            }
            SideClockAct::Stop(_) => {
                self.clock.stop(at);
            }
            SideClockAct::Resume(color) => self.clock.start(*color, at),
            SideClockAct::Correct(correction) => {
                self.before = Some((Box::new(self.clock.clone()), self.next));
                self.correct(correction, at);
            }
            SideClockAct::TakeBack => {
                if let Some((clock, next)) = before {
                    (self.clock, self.next) = (*clock, next);
                }
            }
            SideClockAct::Lock(_) => self.before = before,
        }
    }

    /// Sets what differs. What stands right stays as it is, with its delay and its flag.
    fn correct(&mut self, correction: &Correction, at: Moment) {
        let Self { clock, .. } = self;
        for color in Color::ALL {
            let period = *correction.periods.get(color);
            if period != clock.period(color) {
                clock.set_period(color, period, at);
            }
            clock.set_moves(color, *correction.moves.get(color));
            let time = *correction.times.get(color);
            if time != clock.main_time(color, at) {
                clock.set(color, time, at);
            }
        }
        let has_begun = self.next.is_some() || correction.next == Color::Black;
        self.next = has_begun.then_some(correction.next);
    }
}

fn timed(setting: &Setting) -> Option<&ByColor<TimeControl>> {
    if let Agreement::Timed(controls) = &setting.control {
        Some(controls)
    } else {
        None
    }
}

/// Writes the lines of a session at the side clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pen {
    last: u32,
}

#[derive(Serialize, Deserialize)]
struct Kept {
    at: Moment,
    #[serde(rename = "deed")]
    act: SideClockAct,
}

impl Pen {
    /// The line for a deed, with its line feed.
    #[must_use]
    #[expect(
        clippy::missing_panics_doc,
        reason = "RON writes every act, so it does not panic"
    )]
    pub fn act(&mut self, act: &SideClockAct, at: Moment) -> String {
        let kept = Kept {
            at,
            act: act.clone(),
        };
        let text = ron_options()
            .to_string(&kept)
            .expect("an act holds nothing RON cannot write");
        checksummed_lines::bind(&mut self.last, &text)
    }

    /// All lines of a session at the side clock, and the pen that goes on behind them.
    #[must_use]
    pub fn side_clock(side_clock: &SideClock) -> (String, Self) {
        let mut pen = Self::default();
        let mut text = String::new();
        for line in side_clock.log() {
            if let What::Did(act) = &line.what {
                text += &pen.act(act, line.at);
            }
        }
        (text, pen)
    }
}

/// What became of the bytes of a session at the side clock.
#[derive(Clone, Debug, Default)]
pub struct Reading {
    /// The session up to its last good line.
    pub side_clock: SideClock,
    /// The pen that goes on behind it.
    pub pen: Pen,
    /// How many bytes were good.
    pub good: usize,
}

/// Reads a session at the side clock up to its last good line.
#[must_use]
pub fn read(bytes: &[u8]) -> Reading {
    let mut reading = Reading::default();
    for line in bytes.split_inclusive(|&byte| byte == b'\n') {
        let Some((last, text)) = checksummed_lines::unbind(line, reading.pen.last) else {
            break;
        };
        let Ok(Kept { at, act }) = ron_options().from_str(text) else {
            break;
        };
        let earliest = reading
            .side_clock
            .log
            .last()
            .map_or(Moment::START, |line| line.at);
        if at < earliest || !reading.side_clock.hear(act, at) {
            break;
        }
        reading.pen.last = last;
        reading.good += line.len();
    }
    reading
}

/// Both times as their text.
mod times {
    use super::{ByColor, Duration, as_text, by_color_serde};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    struct Text(#[serde(with = "as_text")] Duration);

    pub fn serialize<S: Serializer>(
        times: &ByColor<Duration>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        by_color_serde::pair::serialize(&times.map(Text), serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<ByColor<Duration>, D::Error> {
        by_color_serde::pair::deserialize(deserializer)
            .map(|texts: ByColor<Text>| texts.map(|Text(time)| time))
    }
}
