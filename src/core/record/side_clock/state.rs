//! The side clock as it stands, with the log of what was done to it and of what the time did by itself.

use std::time::Duration;

use super::act::{SideClockAct, SideClockCorrection, SideClockSetting};
use crate::chess::{ByColor, Color};
use crate::clock::control_text::AgreedTimeControl;
use crate::clock::{Clock, ClockEvent, Moment, Pressed, TimeControl};
use crate::record::wall_time::WallTime;

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideClockEntry {
    /// When it happened, since the session began.
    pub at: Moment,
    /// What the wall showed then, where that is known.
    pub wall: Option<WallTime>,
    /// What happened.
    pub what: SideClockEvent,
    /// What each side showed then, with its delay.
    pub shown: ByColor<Duration>,
    /// How many moves each side had made then.
    pub moves: ByColor<u32>,
    /// In which period each side was then, counted from 0.
    pub periods: ByColor<usize>,
    /// How many illegal moves were charged to each player then.
    pub illegal: ByColor<u32>,
    /// Whether this is the flag that fell first.
    pub is_first_flag: bool,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SideClockEvent {
    /// Somebody did something.
    Did(SideClockAct),
    /// Time passed, and that came of it.
    Became(ClockEvent),
}

/// A session at the side clock.
#[derive(Clone, Debug, Default)]
pub struct SideClock {
    set: Option<ClockInUse>,
    log: Vec<SideClockEntry>,
    is_locked: bool,
    /// What the wall showed at some moment, and so shows at every other until the machine sleeps.
    wall: Option<(Moment, WallTime)>,
}

/// A clock that was set.
#[derive(Clone, Debug)]
struct ClockInUse {
    clock: Clock,
    setting: SideClockSetting,
    /// Whose clock runs when it goes on; `None` before the first press.
    next: Option<Color>,
    /// Who pressed last and who before that, as long as nobody has put the clock right since.
    last_presses: [Option<Color>; 2],
    /// How many illegal moves are charged to each player.
    illegal: ByColor<u32>,
    /// What stood before the last correction, while nothing came after it.
    before: Option<BeforeCorrection>,
}

/// What a correction can change, as it stood before.
#[derive(Clone, Debug)]
struct BeforeCorrection {
    clock: Box<Clock>,
    next: Option<Color>,
    last_presses: [Option<Color>; 2],
    illegal: ByColor<u32>,
}

impl SideClock {
    /// The clock, once it was set.
    pub fn clock(&self) -> Option<&Clock> {
        self.set.as_ref().map(|set| &set.clock)
    }

    /// Whether a game is under way on it: somebody's clock was started, and no flag has fallen.
    pub fn is_playing(&self) -> bool {
        let has_fallen = |clock: &Clock| clock.fallen().iter().any(Option::is_some);
        let is_over = |clock: &Clock| clock.running().is_none() && has_fallen(clock);
        self.next().is_some() && !self.clock().is_some_and(is_over)
    }

    /// What it was set to last.
    pub fn setting(&self) -> Option<&SideClockSetting> {
        self.set.as_ref().map(|set| &set.setting)
    }

    /// The players' names, as far as they were given.
    pub fn names(&self) -> Option<&ByColor<String>> {
        self.set.as_ref().map(|set| &set.setting.names)
    }

    /// What each side was given.
    pub fn control(&self) -> Option<&AgreedTimeControl> {
        self.set.as_ref().map(|set| &set.setting.control)
    }

    /// Whose clock runs when it goes on; `None` before the first press.
    pub fn next(&self) -> Option<Color> {
        self.set.as_ref().and_then(|set| set.next)
    }

    /// Who pressed last and who before that, as long as nobody has put the clock right since: what they were given is known.
    pub fn last_presses(&self) -> [Option<Color>; 2] {
        self.set
            .as_ref()
            .map(|set| set.last_presses)
            .unwrap_or_default()
    }

    /// Everything that happened, oldest first.
    pub fn log(&self) -> &[SideClockEntry] {
        &self.log
    }

    /// The moment of the last thing that happened.
    pub fn last_moment(&self) -> Moment {
        self.log.last().map_or(Moment::START, |entry| entry.at)
    }

    /// Whether only the levers work.
    pub const fn is_locked(&self) -> bool {
        self.is_locked
    }

    /// From now on the wall's time is known: it showed `wall` at `at`. Whatever came before is told by what was known then.
    pub fn wall_showed(&mut self, wall: WallTime, at: Moment) {
        self.time_passes(at);
        self.wall = Some((at, wall));
    }

    /// What the wall shows at `at`, where that is known.
    pub fn wall_at(&self, at: Moment) -> Option<WallTime> {
        shown_by_the_wall(self.wall, at)
    }

    /// How many illegal moves are charged to each player.
    pub fn illegal(&self) -> ByColor<u32> {
        self.set.as_ref().map(|set| set.illegal).unwrap_or_default()
    }

    /// Whether the last correction can still be taken back: nothing came after it.
    pub fn can_take_back(&self) -> bool {
        self.set.as_ref().is_some_and(|set| set.before.is_some())
    }

    /// The correction that would change nothing at `at`: what the arbiter begins with.
    pub fn as_it_stands(&self, at: Moment) -> Option<SideClockCorrection> {
        let ClockInUse {
            clock,
            next,
            illegal,
            ..
        } = self.set.as_ref()?;
        Some(SideClockCorrection {
            times: ByColor::new_with(|color| clock.main_time(color, at)),
            moves: ByColor::new_with(|color| clock.moves(color)),
            periods: ByColor::new_with(|color| clock.period(color)),
            illegal: *illegal,
            gives: None,
            of_incident: false,
            next: next.unwrap_or(Color::White),
            reason: String::new(),
        })
    }

    /// Whether `act` would do anything at `at`: a lever pressed while the other side runs does nothing.
    pub fn would_do(&self, act: &SideClockAct, at: Moment) -> bool {
        let Some(ClockInUse { clock, next, .. }) = &self.set else {
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
            SideClockAct::RefuseEntry => true,
        }
    }

    /// Lets time pass until `at`: what comes of it is logged.
    pub fn time_passes(&mut self, at: Moment) {
        let known = self.wall;
        let Some(set) = &mut self.set else { return };
        // Of several things heard at once each is logged with what the clock showed at its own moment.
        let before = set.clock.clone();
        for news in set.clock.news(at) {
            let (ClockEvent::Period { at, .. }
            | ClockEvent::LowTime { at, .. }
            | ClockEvent::Flag { at, .. }) = news;
            self.log.push(SideClockEntry {
                at,
                wall: shown_by_the_wall(known, at),
                what: SideClockEvent::Became(news),
                shown: ByColor::new_with(|color| before.remaining(color, at)),
                moves: ByColor::new_with(|color| before.moves(color)),
                periods: ByColor::new_with(|color| before.period(color)),
                illegal: set.illegal,
                is_first_flag: matches!(news, ClockEvent::Flag { color, at }
                    if set.clock.first_fallen() == Some((color, at))),
            });
        }
    }

    /// Does `act` at `at` and logs it; an act that would do nothing is not logged. Says whether it did anything.
    pub fn hear(&mut self, act: SideClockAct, at: Moment) -> bool {
        self.time_passes(at);
        if !self.would_do(&act, at) {
            return false;
        }
        if let SideClockAct::Set(setting) = &act
            && let Some(controls) = timed(setting)
        {
            self.set = Some(ClockInUse {
                clock: Clock::new(controls.clone()),
                setting: setting.clone(),
                next: None,
                last_presses: [None; 2],
                illegal: ByColor::default(),
                before: None,
            });
        }
        if let Some(set) = &mut self.set {
            set.hear(&act, at);
        }
        if let SideClockAct::Lock(lock) = act {
            self.is_locked = lock;
        }
        let clock = self.clock();
        let shown = clock.map(|clock| ByColor::new_with(|color| clock.remaining(color, at)));
        let moves = clock.map(|clock| ByColor::new_with(|color| clock.moves(color)));
        let periods = clock.map(|clock| ByColor::new_with(|color| clock.period(color)));
        let (shown, moves) = (shown.unwrap_or_default(), moves.unwrap_or_default());
        let periods = periods.unwrap_or_default();
        self.log.push(SideClockEntry {
            at,
            wall: self.wall_at(at),
            what: SideClockEvent::Did(act),
            shown,
            moves,
            periods,
            illegal: self.illegal(),
            is_first_flag: false,
        });
        true
    }

    /// The same for an act that was kept: one that would do nothing was not, and leaves everything as it stands, even what
    /// the time would have done until then.
    pub(super) fn hear_again(
        &mut self,
        act: SideClockAct,
        at: Moment,
        wall: Option<WallTime>,
    ) -> bool {
        let (set, lines, known) = (self.set.clone(), self.log.len(), self.wall);
        if let Some(wall) = wall {
            self.wall_showed(wall, at);
        }
        let did_something = self.hear(act, at);
        if !did_something {
            (self.set, self.wall) = (set, known);
            self.log.truncate(lines);
        }
        did_something
    }
}

impl ClockInUse {
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
                let [last, _] = self.last_presses;
                self.last_presses = [Some(*color), last];
            }
            SideClockAct::Stop(_) => {
                self.clock.stop(at);
            }
            SideClockAct::Resume(color) => self.clock.start(*color, at),
            SideClockAct::Correct(correction) => {
                self.before = Some(BeforeCorrection {
                    clock: Box::new(self.clock.clone()),
                    next: self.next,
                    last_presses: std::mem::take(&mut self.last_presses),
                    illegal: self.illegal,
                });
                self.correct(correction, at);
            }
            SideClockAct::TakeBack => {
                if let Some(before) = before {
                    self.clock = *before.clock;
                    (self.next, self.illegal) = (before.next, before.illegal);
                    self.last_presses = before.last_presses;
                }
            }
            SideClockAct::Lock(_) | SideClockAct::RefuseEntry => self.before = before,
        }
    }

    /// Sets what differs. What stands right stays as it is, with its delay and its flag.
    fn correct(&mut self, correction: &SideClockCorrection, at: Moment) {
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
        self.illegal = correction.illegal;
        let has_begun = self.next.is_some() || correction.next == Color::Black;
        self.next = has_begun.then_some(correction.next);
    }
}

fn shown_by_the_wall(known: Option<(Moment, WallTime)>, at: Moment) -> Option<WallTime> {
    let (known_at, wall) = known?;
    Some(if at < known_at {
        wall.earlier(known_at - at)
    } else {
        wall.later(at - known_at)
    })
}

fn timed(setting: &SideClockSetting) -> Option<&ByColor<TimeControl>> {
    if let AgreedTimeControl::Timed(controls) = &setting.control {
        Some(controls)
    } else {
        None
    }
}
