//! What a player is given: up to four periods, each with its time, its moves and its method.
//!
//! Sources: Articles 6.3 and the FIDE glossary (increment, delay); the DGT 3000 and DGT 2500 manuals for what the Laws
//! leave to the clock: the first increment, passing into a period at zero, freezing at the flag.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::duration_text::{LONGEST, sum};

/// The most periods a control may have.
pub const MOST_PERIODS: usize = 4;

/// The longest time that one period, increment or delay may be written to give: more than a year.
pub const LONGEST_ALLOTMENT: Duration = Duration::from_hours(9_999);

/// The most stretches of byo-yomi that may be written.
pub const MOST_STRETCHES: u32 = 999;

/// The longest time that is shown with less than ten seconds.
const BELOW_TEN_SECONDS: Duration = Duration::from_millis(9_900);

/// The number of moves by which the Laws measure a time control (Art. A.1, B.1).
pub const MEASURED_MOVES: u32 = 60;

/// What one player is given for a game.
///
/// Its text, both ways, is that of PGN and TRF26 with this house's additions (see [`control_text`](super::control_text)):
///
/// ```
/// use jadoube_core::clock::TimeControl;
///
/// let classical: TimeControl = "40/6000+30:900+30".parse()?;
/// assert_eq!(classical.periods().len(), 2);
/// assert_eq!(classical.to_string(), "40/6000+30:900+30");
/// # Ok::<(), jadoube_core::clock::control_text::ControlParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    periods: Vec<Period>,
    first_increment: FirstIncrement,
    at_flag: AtFlag,
    next_period: NextPeriod,
}

/// One stretch of a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Period {
    /// The time this period gives. For byo-yomi and fixed time it is that of one allotment, for upcount where counting begins.
    pub time: Duration,
    /// The moves to complete in this period; `None` when it lasts until the time is used up.
    ///
    /// In a last period the number repeats: `40/7200` gives two hours for every forty moves. For Canadian byo-yomi it
    /// is the number of moves that renews the time; `None` leaves the counting to people, who then renew it by
    /// [`Clock::set`](super::Clock::set).
    pub moves: Option<u32>,
    /// How time is used and gained.
    pub method: Method,
}

/// How time is used and gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// Time only runs down.
    SuddenDeath,
    /// Each move gives `increment` more, and what is not used is kept.
    Fischer {
        /// The time each move gives.
        increment: Duration,
    },
    /// After each move the time used is given back, at most `delay`. The delay counts down visibly as part of the time.
    Bronstein {
        /// The most that is given back.
        delay: Duration,
    },
    /// Each move the clock waits `delay` before the time counts down. In effect the same as Bronstein's.
    UsDelay {
        /// How long the clock waits.
        delay: Duration,
    },
    /// What one player uses the other gains.
    Hourglass,
    /// Japanese byo-yomi: a move made within the period's time gets that time back in full; a stretch used up is gone.
    JapaneseByoyomi {
        /// How many such stretches there are.
        periods: u32,
    },
    /// Canadian byo-yomi: a number of moves within the time renews it, whatever was left.
    CanadianByoyomi,
    /// Time counts upwards and never runs out.
    Upcount,
    /// Every move has the same time; what is left of it is lost.
    FixedPerMove,
}

/// When the first increment is given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FirstIncrement {
    /// Before the first move, as the FIDE glossary and the DGT clocks have it: 3 min + 2 s begins at 3:02.
    #[default]
    BeforeMoveOne,
    /// Only when the first move is completed.
    AfterMoveOne,
}

/// What the clock does when a flag falls in the last period.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AtFlag {
    /// Both sides stop and the lever is dead, the other side keeps its display.
    Freeze,
    /// The clock goes on, so that both flags may fall; which fell first stays known.
    PlayOn,
}

/// Who receives the next period's time when a period ends at zero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum NextPeriod {
    /// Both players at once, as the DGT 3000 does, whoever reaches zero first.
    #[default]
    ToBoth,
    /// Only the player whose time is used up; the other when theirs is.
    ToOneself,
}

/// Why periods do not make a time control; the period meant is counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum ControlError {
    /// There is no period at all.
    #[error("there is no period")]
    NoPeriod,
    /// More than [`MOST_PERIODS`]; this is the first one too many.
    #[error("period {} is more than the four there may be", .0 + 1)]
    TooManyPeriods(usize),
    /// The period gives no time whatever, so the flag would fall at once.
    #[error("period {} gives no time", .0 + 1)]
    NoTime(usize),
    /// A period for no moves, or byo-yomi with no stretches.
    #[error("period {} is for no moves", .0 + 1)]
    NoMoves(usize),
    /// With this method moves cannot end a period.
    #[error("period {} cannot end by a number of moves", .0 + 1)]
    MovesDoNotCount(usize),
    /// Nothing can follow a period of this method, for it does not end at zero.
    #[error("period {} cannot be followed by another", .0 + 1)]
    NothingFollows(usize),
    /// A period of this method may begin a game or follow one that ended at zero, but takes no time over from counted moves.
    #[error("period {} may only follow a period that ends at zero", .0 + 1)]
    MustFollowZero(usize),
}

impl TimeControl {
    /// The control of these periods, with the usual settings.
    ///
    /// The clock freezes at the flag if any period gives time by the move, as the DGT 3000 does, and else plays on.
    ///
    /// # Errors
    /// [`ControlError`], for the first period that cannot stand where it does.
    pub fn new(periods: Vec<Period>) -> Result<TimeControl, ControlError> {
        check(&periods)?;
        let at_flag = AtFlag::default_for(&periods);
        let first_increment = FirstIncrement::default();
        let next_period = NextPeriod::default();
        Ok(TimeControl {
            periods,
            first_increment,
            at_flag,
            next_period,
        })
    }

    /// The same control with another rule for the first increment.
    ///
    /// # Errors
    /// [`ControlError::NoTime`] when the first move would then have no time at all.
    pub fn with_first_increment(
        self,
        first_increment: FirstIncrement,
    ) -> Result<TimeControl, ControlError> {
        let control = TimeControl {
            first_increment,
            ..self
        };
        let waits_for_increment = !control.periods[0].method.increment().is_zero();
        if waits_for_increment && control.first_reading().is_zero() {
            Err(ControlError::NoTime(0))
        } else {
            Ok(control)
        }
    }

    /// The same control with another rule for a fallen flag.
    pub fn with_at_flag(self, at_flag: AtFlag) -> TimeControl {
        TimeControl { at_flag, ..self }
    }

    /// The same control with another rule for who receives the next period's time.
    pub fn with_next_period(self, next_period: NextPeriod) -> TimeControl {
        TimeControl {
            next_period,
            ..self
        }
    }

    /// The periods in order: one to [`MOST_PERIODS`].
    pub fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// When the first increment is given.
    pub fn first_increment(&self) -> FirstIncrement {
        self.first_increment
    }

    /// Time by the move from the period with this index on, where there was none.
    pub(super) fn give_increment(&mut self, from: usize, increment: Duration) {
        for period in self.periods.iter_mut().skip(from) {
            if period.method == Method::SuddenDeath {
                period.method = Method::Fischer { increment };
            }
        }
    }

    /// Another increment from the period with this index on, where time is kept and nothing but an increment is given.
    pub(super) fn set_increment(&mut self, from: usize, increment: Duration) {
        let method = if increment.is_zero() {
            Method::SuddenDeath
        } else {
            Method::Fischer { increment }
        };
        for period in self.periods.iter_mut().skip(from) {
            let is_timed = !period.time.is_zero() || !increment.is_zero();
            if is_timed && matches!(period.method, Method::SuddenDeath | Method::Fischer { .. }) {
                period.method = method;
            }
        }
    }

    /// What the clock does when the flag falls.
    pub fn at_flag(&self) -> AtFlag {
        self.at_flag
    }

    /// Who receives the next period's time when a period ends at zero.
    pub fn next_period(&self) -> NextPeriod {
        self.next_period
    }

    /// Base and increment, for the test `T = base + 60 · increment` of rapid and blitz (Art. A.1, B.1).
    ///
    /// T is the most a player may use for the first sixty moves. So a period counted by moves is in the base if one of
    /// those moves falls into it (a repeated one each time), a period until zero always is; what is given by the move,
    /// increment, delay or byo-yomi, is summed over the sixty moves and divided by sixty (rounded down to the
    /// nanosecond). Time an hourglass may gain, upcount, and renewals left to people have no bound and count nothing.
    pub fn base_and_increment(&self) -> (Duration, Duration) {
        let mut left = MEASURED_MOVES;
        let mut base = Duration::ZERO;
        let mut by_the_move = Duration::ZERO;
        for (index, period) in self.periods.iter().enumerate() {
            if left == 0 {
                break;
            }
            let last = index + 1 == self.periods.len();
            match period.method {
                Method::SuddenDeath
                | Method::Fischer { .. }
                | Method::Bronstein { .. }
                | Method::UsDelay { .. } => {
                    let (times, played) = match period.moves {
                        Some(moves) if last => (left.div_ceil(moves), left),
                        Some(moves) => (1, moves.min(left)),
                        None if last => (1, left),
                        None => (1, 0),
                    };
                    base = base.saturating_add(period.time.saturating_mul(times));
                    by_the_move =
                        by_the_move.saturating_add(period.method.per_move().saturating_mul(played));
                    left -= played;
                }
                Method::Hourglass => base = base.saturating_add(period.time),
                Method::JapaneseByoyomi { periods } => {
                    base = base.saturating_add(period.time.saturating_mul(periods - 1));
                    by_the_move = by_the_move.saturating_add(period.time.saturating_mul(left));
                }
                Method::CanadianByoyomi => match period.moves {
                    Some(moves) => {
                        by_the_move =
                            by_the_move.saturating_add(period.time.saturating_mul(left) / moves);
                    }
                    None => base = base.saturating_add(period.time),
                },
                Method::Upcount => {}
                Method::FixedPerMove => {
                    by_the_move = by_the_move.saturating_add(period.time.saturating_mul(left));
                }
            }
        }
        (base, by_the_move / MEASURED_MOVES)
    }

    /// What the clock shows before the first move, without any delay.
    pub(super) fn first_reading(&self) -> Duration {
        let first = self.periods[0];
        match self.first_increment {
            FirstIncrement::BeforeMoveOne => sum(first.total_time(), first.method.increment()),
            FirstIncrement::AfterMoveOne => first.total_time(),
        }
    }
}

impl Period {
    /// How much time left is little, for the face that warns of it, for the bell and for a log alike: an eighth of what the
    /// period gives, at least ten seconds and at most a minute; in a period of less than a minute a fifth, at least what is
    /// shown below ten seconds; in one of less than ten seconds a fifth, at least two seconds.
    ///
    /// ```
    /// use jadoube_core::clock::TimeControl;
    /// use std::time::Duration;
    ///
    /// let blitz: TimeControl = "300+3".parse().unwrap();
    /// assert_eq!(blitz.periods()[0].low_time(), Duration::from_secs(37));
    /// ```
    pub fn low_time(self) -> Duration {
        let given = self.total_time().as_secs();
        if given < 10 {
            Duration::from_secs((given / 5).max(2))
        } else if given < 60 {
            Duration::from_secs(given / 5).max(BELOW_TEN_SECONDS)
        } else {
            Duration::from_secs((given / 8).clamp(10, 60))
        }
    }

    /// All the time this period gives by itself: every stretch of byo-yomi together.
    pub fn total_time(self) -> Duration {
        match self.method {
            Method::JapaneseByoyomi { periods } => self.time.saturating_mul(periods).min(LONGEST),
            Method::SuddenDeath
            | Method::Fischer { .. }
            | Method::Bronstein { .. }
            | Method::UsDelay { .. }
            | Method::Hourglass
            | Method::CanadianByoyomi
            | Method::Upcount
            | Method::FixedPerMove => self.time,
        }
    }
}

impl Method {
    /// The increment of Fischer's method, nothing with any other.
    pub fn increment(self) -> Duration {
        if let Method::Fischer { increment } = self {
            increment
        } else {
            Duration::ZERO
        }
    }

    /// The delay of Bronstein's method or the US delay, nothing with any other.
    pub fn delay(self) -> Duration {
        if let Method::Bronstein { delay } | Method::UsDelay { delay } = self {
            delay
        } else {
            Duration::ZERO
        }
    }

    /// The increment or the delay.
    pub fn per_move(self) -> Duration {
        self.increment().max(self.delay())
    }

    /// Whether time left over is kept, so that counted moves and further periods make sense.
    pub fn keeps_time(self) -> bool {
        match self {
            Method::SuddenDeath
            | Method::Fischer { .. }
            | Method::Bronstein { .. }
            | Method::UsDelay { .. } => true,
            Method::Hourglass
            | Method::JapaneseByoyomi { .. }
            | Method::CanadianByoyomi
            | Method::Upcount
            | Method::FixedPerMove => false,
        }
    }
}

impl AtFlag {
    /// What a DGT 3000 does unless told otherwise: freeze if any period gives time by the move, else play on.
    pub fn default_for(periods: &[Period]) -> AtFlag {
        let plain = periods
            .iter()
            .all(|period| matches!(period.method, Method::SuddenDeath | Method::Upcount));
        if plain {
            AtFlag::PlayOn
        } else {
            AtFlag::Freeze
        }
    }
}

fn check(periods: &[Period]) -> Result<(), ControlError> {
    if periods.is_empty() {
        return Err(ControlError::NoPeriod);
    }
    if periods.len() > MOST_PERIODS {
        return Err(ControlError::TooManyPeriods(MOST_PERIODS));
    }
    for (index, period) in periods.iter().enumerate() {
        let last = index + 1 == periods.len();
        let follows_a_count = index > 0 && periods[index - 1].moves.is_some();
        let counts = period.method.keeps_time() || period.method == Method::CanadianByoyomi;
        let timeless = period.total_time().is_zero() && period.method.per_move().is_zero();
        if period.moves == Some(0)
            || matches!(period.method, Method::JapaneseByoyomi { periods: 0 })
        {
            return Err(ControlError::NoMoves(index));
        }
        if period.moves.is_some() && !counts {
            return Err(ControlError::MovesDoNotCount(index));
        }
        if timeless && period.method != Method::Upcount {
            return Err(ControlError::NoTime(index));
        }
        if !last && !period.method.keeps_time() {
            return Err(ControlError::NothingFollows(index));
        }
        if follows_a_count && !period.method.keeps_time() {
            return Err(ControlError::MustFollowZero(index));
        }
    }
    Ok(())
}
