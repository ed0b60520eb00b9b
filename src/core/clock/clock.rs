//! A two-sided chess clock: running, pressed, stopped, set; when a flag will fall.
//!
//! The clock never looks at the time; every act brings its [`Moment`]. What has happened cannot fail: an act that moves
//! nothing says so in its answer. Acts come in the order of their moments; one dated before the clock's last change
//! counts as happening at that change.
//!
//! Sources: Articles 6.1–6.3 and 6.8; FIDE's requirements for clocks (time for the next move is always shown, which flag
//! fell first stays visible, nothing is added after the last flag); the DGT 3000 manual of July 2014.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};

use super::clock_state::{ClockEvent, ClockState, FlagFall, Gain, PassingTerms, Running};
use super::control::{AtFlag, Method, TimeControl};
use super::duration_text::LONGEST;
use super::moment::Moment;
use crate::serde_support::by_color_serde;

/// A two-sided chess clock.
///
/// ```
/// use jadoube_core::clock::{Clock, Moment, Pressed};
/// use shakmaty::{ByColor, Color::{Black, White}};
/// use std::time::Duration;
///
/// let at = |seconds| Moment::after(Duration::from_secs(seconds));
/// let mut clock = Clock::new(ByColor::new_with(|_| "180+2".parse().expect("three minutes and two seconds")));
/// clock.start(White, at(0));
/// let pressed = clock.press(White, at(5));
/// assert_eq!(pressed, Pressed::Switched { increment: Duration::from_secs(2), entered_period: None });
/// assert_eq!(clock.remaining(White, at(9)), Duration::from_secs(179)); // 182 − 5 + 2
/// assert_eq!(clock.flag_due(), Some((Black, at(187))));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "UncheckedClock")]
pub struct Clock {
    #[serde(with = "by_color_serde::pair")]
    controls: ByColor<TimeControl>,
    readings: ClockState,
    news: Vec<ClockEvent>,
}

/// A clock as it was kept, before it is known to make sense.
#[derive(Deserialize)]
struct UncheckedClock {
    #[serde(with = "by_color_serde::pair")]
    controls: ByColor<TimeControl>,
    readings: ClockState,
    news: Vec<ClockEvent>,
}

impl TryFrom<UncheckedClock> for Clock {
    type Error = &'static str;

    fn try_from(kept: UncheckedClock) -> Result<Clock, &'static str> {
        let UncheckedClock {
            controls,
            readings,
            news,
        } = kept;
        if readings.fit(&controls) {
            Ok(Clock {
                controls,
                readings,
                news,
            })
        } else {
            Err("the clock stands in a period its control does not have")
        }
    }
}

/// What pressing a lever did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressed {
    /// The player's move was counted and the opponent's clock runs.
    Switched {
        /// What the press gave: Fischer's increment, or what byo-yomi or fixed time renewed. Never a period's time.
        increment: Duration,
        /// The index of the period this move began, if it did.
        entered_period: Option<usize>,
    },
    /// Nothing: the opponent's clock runs.
    NotRunning,
    /// Nothing: neither clock runs.
    Stopped,
    /// Nothing: a flag has fallen and the clock is frozen.
    Frozen,
}

/// What taking back a press did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Retracted {
    /// The move no longer counts.
    Uncounted {
        /// The time of the period the press had begun, which is taken away again.
        period_time: Duration,
    },
    /// Nothing: there is no press to take back.
    NothingToRetract,
}

impl Clock {
    /// A stopped clock before the first move, each side with its own control.
    pub fn new(controls: ByColor<TimeControl>) -> Clock {
        let readings = ClockState::new(&controls);
        Clock {
            controls,
            readings,
            news: Vec::new(),
        }
    }

    /// What each side was given.
    pub fn controls(&self) -> &ByColor<TimeControl> {
        &self.controls
    }

    /// Sets `color`'s clock going; nothing is gained and no move counted. The other side, if it ran, stops.
    ///
    /// After a pause the same player's delay goes on where it stopped; another player's begins anew.
    pub fn start(&mut self, color: Color, at: Moment) {
        let at = self.catch_up(at);
        self.readings.rebase(&self.controls, at);
        self.readings.run(&self.controls, color, at);
    }

    /// `color` presses their lever: their clock stops, their move counts, the opponent's clock runs.
    ///
    /// A press while that clock does not run moves nothing. At the very moment a flag falls due it falls first. Once
    /// `color`'s own flag has fallen in the last period a press gives no more time.
    pub fn press(&mut self, color: Color, at: Moment) -> Pressed {
        let at = self.catch_up(at);
        match self.readings.running {
            Some(running) if running.color == color => {
                let (readings, mut terms) = self.passing();
                let (increment, entered_period) = readings.complete_move(color, at, &mut terms);
                self.readings.run(&self.controls, color.other(), at);
                Pressed::Switched {
                    increment,
                    entered_period,
                }
            }
            Some(_) => Pressed::NotRunning,
            None if self.is_frozen() => Pressed::Frozen,
            None => Pressed::Stopped,
        }
    }

    /// Stops both sides; says which ran.
    pub fn stop(&mut self, at: Moment) -> Option<Color> {
        let at = self.catch_up(at);
        self.readings.rebase(&self.controls, at);
        self.readings.running.take().map(|running| running.color)
    }

    /// Which side ran when the clock last heard of anything.
    pub fn running(&self) -> Option<Color> {
        self.readings.running.map(|running| running.color)
    }

    /// Whether neither side runs, though no flag has stopped it.
    pub fn is_stopped(&self) -> bool {
        self.running().is_none() && !self.is_frozen()
    }

    /// The time `color` has for the next move at `at`, as the clock shows it: byo-yomi with all its stretches, Bronstein
    /// with its delay, which is part of the time. The US delay is apart: see [`Clock::delay_left`]. Upcount tells the
    /// time counted up.
    pub fn remaining(&self, color: Color, at: Moment) -> Duration {
        self.readings_at(at).visible_time(&self.controls, color)
    }

    /// The time of `color` at `at` without any delay: what [`Clock::set`] sets.
    pub fn main_time(&self, color: Color, at: Moment) -> Duration {
        self.readings_at(at).sides[color].time
    }

    /// What is left at `at` of the delay of `color`'s present or next move.
    pub fn delay_left(&self, color: Color, at: Moment) -> Duration {
        self.readings_at(at).sides[color].delay
    }

    /// Whose flag will fall and when, if nobody touches the clock: after all stretches of byo-yomi, and after every
    /// period that follows by reaching zero. `None` while nothing runs, after it has fallen, or where time counts up.
    pub fn flag_due(&self) -> Option<(Color, Moment)> {
        let mut readings = self.readings;
        let mut news = Vec::new();
        loop {
            let (color, due) = readings.due(&self.controls)?;
            readings.advance(due, &mut self.unheard(&mut news));
            if readings.sides[color].fallen.is_some() {
                return Some((color, due));
            }
        }
    }

    /// Records that `color`'s flag has fallen; says when.
    ///
    /// That is the moment it fell due, if that is past, however late this is heard. A flag that was not due falls at
    /// `at`, keeps the time that is left and runs no further: clocks have defects, and it is for the arbiter to judge.
    pub fn drop_flag(&mut self, color: Color, at: Moment) -> Moment {
        let at = self.catch_up(at);
        if let Some(fallen) = self.readings.sides[color].fallen {
            return fallen.at;
        }
        self.readings.rebase(&self.controls, at);
        let (readings, mut terms) = self.passing();
        readings.drop_flag(color, at, &mut terms);
        at
    }

    /// When each flag fell, of those that stand fallen.
    pub fn fallen(&self) -> ByColor<Option<Moment>> {
        self.readings
            .sides
            .map(|side| side.fallen.map(|fallen| fallen.at))
    }

    /// Whether nothing is left of `color`'s time at `at`: the flag has fallen, or the arbiter took the rest while the clock
    /// stood. Where time counts up there is always some.
    pub fn is_out_of_time(&self, color: Color, at: Moment) -> bool {
        let counts_up =
            self.controls[color].periods()[self.period(color)].method == Method::Upcount;
        let has_fallen = self.readings.sides[color].fallen.is_some();
        has_fallen || !counts_up && self.remaining(color, at).is_zero()
    }

    /// Whose flag fell first, of those that stand fallen, and when.
    pub fn first_fallen(&self) -> Option<(Color, Moment)> {
        let first = |color: Color| {
            let FlagFall { at, first } = self.readings.sides[color].fallen?;
            first.then_some((color, at))
        };
        first(Color::White).or(first(Color::Black))
    }

    /// Whether a flag has stopped the clock for good: only setting a time or starting a side brings it back.
    pub fn is_frozen(&self) -> bool {
        let freezes = |color: Color| {
            self.readings.sides[color].fallen.is_some()
                && self.controls[color].at_flag() == AtFlag::Freeze
        };
        self.readings.running.is_none() && (freezes(Color::White) || freezes(Color::Black))
    }

    /// The arbiter sets `color`'s time, without delay. A delay begins anew, in full: the DGT clocks of 2014 took it out of
    /// the corrected time. A fallen flag stands up again unless the time is nothing.
    pub fn set(&mut self, color: Color, time: Duration, at: Moment) {
        self.correct(color, at, |_| time);
    }

    /// The arbiter gives `color` more time; as [`Clock::set`] otherwise.
    pub fn add(&mut self, color: Color, time: Duration, at: Moment) {
        self.correct(color, at, |left| left.saturating_add(time));
    }

    /// The arbiter takes time from `color`, at most all there is, and says how much went; as [`Clock::set`] otherwise.
    pub fn take(&mut self, color: Color, time: Duration, at: Moment) -> Duration {
        let before = self.main_time(color, at);
        self.correct(color, at, |left| left.saturating_sub(time));
        before.min(time)
    }

    /// Gives both players `increment` by each move, from the next press on, in the period each is in and in all that
    /// follow, where time by itself gives nothing (Guideline III.4). The readings stay.
    pub fn give_increment(&mut self, increment: Duration, at: Moment) {
        self.catch_up(at);
        for color in Color::ALL {
            let from = self.readings.sides[color].period;
            self.controls[color].give_increment(from, increment);
        }
    }

    /// The arbiter corrects what each move gives both players from now on; nothing for no increment. Delays and byo-yomi
    /// stay as they are.
    pub fn set_increment(&mut self, increment: Duration, at: Moment) {
        self.catch_up(at);
        for color in Color::ALL {
            let from = self.readings.sides[color].period;
            self.controls[color].set_increment(from, increment);
        }
    }

    /// How many moves `color` has completed, as the clock counted or the arbiter set.
    pub fn moves(&self, color: Color) -> u32 {
        self.readings.sides[color].moves
    }

    /// Sets the move counter. The period stays; its moves count from where it began.
    ///
    /// This has no moment of its own: it happens when the clock last heard of anything, and is meant for a stopped one.
    pub fn set_moves(&mut self, color: Color, moves: u32) {
        self.readings.sides[color].moves = moves;
    }

    /// The index of the period `color` was in when the clock last heard of anything; the first is 0.
    pub fn period(&self, color: Color) -> usize {
        self.readings.sides[color].period
    }

    /// How many moves `color` must have completed by the end of the period they are in; none where no number is set.
    pub fn moves_required(&self, color: Color) -> Option<u32> {
        let side = &self.readings.sides[color];
        let moves = self.controls[color].periods()[side.period].moves?;
        Some(side.entered.saturating_add(moves))
    }

    /// How many moves `color` had to have completed for that press to begin a period, if it began one.
    pub fn moves_required_by(&self, color: Color, press: Gain) -> Option<u32> {
        let moves = self.controls[color].periods()[press.period].moves?;
        let begins = !press.period_time.is_zero();
        begins.then(|| press.entered.saturating_add(moves))
    }

    /// Lets the last period of `color` begin again, as it does once its moves are completed, and gives its time.
    pub fn repeat_period(&mut self, color: Color, at: Moment) {
        let Some(required) = self.moves_required(color) else {
            return;
        };
        let period = self.period(color);
        let given = self.controls[color].periods()[period].total_time();
        self.set_period(color, period, at);
        self.readings.sides[color].entered = required;
        self.add(color, given, at);
    }

    /// Puts `color` into a period, at most the last, without giving its time; for the arbiter's corrections.
    ///
    /// The period's moves count from the sum of those before it; after a period without a number, from now.
    pub fn set_period(&mut self, color: Color, period: usize, at: Moment) {
        let at = self.catch_up(at);
        self.readings.rebase(&self.controls, at);
        let periods = self.controls[color].periods();
        let period = period.min(periods.len() - 1);
        let before = periods[..period].iter().try_fold(0_u32, |before, period| {
            Some(before.saturating_add(period.moves?))
        });
        let side = &mut self.readings.sides[color];
        side.begin(period);
        side.entered = before.unwrap_or(side.moves);
        self.readings.refill(&self.controls, color);
    }

    /// What `color`'s last press gave them beside a period's time, so that the arbiter can take it back.
    pub fn increment_gained(&self, color: Color) -> Duration {
        self.readings.sides[color]
            .last_press
            .map_or(Duration::ZERO, |gain| gain.increment)
    }

    /// Takes `color`'s last press back, as when an illegal move is reinstated (Art. 7.5.1): the move no longer counts, and
    /// a period it began ends again and takes its time along.
    ///
    /// What runs goes on running, and the increment stays: [`Clock::increment_gained`] still tells it.
    pub fn retract_press(&mut self, color: Color, at: Moment) -> Retracted {
        match self.last_gain(color) {
            Some(gain) => self.retract_gain(color, gain, at),
            None => Retracted::NothingToRetract,
        }
    }

    /// What `color`'s last press gave, while its move counts.
    pub fn last_gain(&self, color: Color) -> Option<Gain> {
        self.readings.sides[color]
            .last_press
            .filter(|gain| gain.counted)
    }

    /// Takes a press of `color` back by what it gave, though it need not be the last: as [`Clock::retract_press`].
    pub fn retract_gain(&mut self, color: Color, gain: Gain, at: Moment) -> Retracted {
        let at = self.catch_up(at);
        self.readings.rebase(&self.controls, at);
        let side = &mut self.readings.sides[color];
        let taken = gain.period_time.min(side.time);
        side.time -= taken;
        side.moves = side.moves.saturating_sub(1);
        if side.period == gain.period_after {
            side.period = gain.period;
            side.entered = gain.entered;
        }
        side.last_press = Some(Gain {
            counted: false,
            ..gain
        });
        self.readings.refill(&self.controls, color);
        Retracted::Uncounted { period_time: taken }
    }

    /// What became of the clock until `at` and was not told yet, in order.
    pub fn news(&mut self, at: Moment) -> Vec<ClockEvent> {
        self.catch_up(at);
        std::mem::take(&mut self.news)
    }

    /// What both sides hold at `at`, with everything that falls due until then, the clock itself unchanged.
    pub(super) fn readings_at(&self, at: Moment) -> ClockState {
        let mut readings = self.readings;
        let mut news = Vec::new();
        readings.advance(at, &mut self.unheard(&mut news));
        readings.rebase(&self.controls, at);
        readings
    }

    fn correct(&mut self, color: Color, at: Moment, corrected: impl FnOnce(Duration) -> Duration) {
        let at = self.catch_up(at);
        self.readings.rebase(&self.controls, at);
        let low = self.readings.period(&self.controls, color).low_time();
        let side = &mut self.readings.sides[color];
        side.time = corrected(side.time).min(LONGEST);
        side.low = side.low && side.time <= low;
        self.readings.refill(&self.controls, color);
        self.readings.raise_flag(color);
    }

    /// Lets everything happen that falls due until `at`; gives back `at`, or the clock's last change if that is later.
    fn catch_up(&mut self, at: Moment) -> Moment {
        let at = self
            .readings
            .running
            .map_or(at, |Running { since, .. }| since.max(at));
        let (readings, mut terms) = self.passing();
        readings.advance(at, &mut terms);
        at
    }

    fn passing(&mut self) -> (&mut ClockState, PassingTerms<'_>) {
        let Clock {
            controls,
            readings,
            news,
        } = self;
        (readings, PassingTerms { controls, news })
    }

    fn unheard<'a>(&'a self, news: &'a mut Vec<ClockEvent>) -> PassingTerms<'a> {
        PassingTerms {
            controls: &self.controls,
            news,
        }
    }
}
