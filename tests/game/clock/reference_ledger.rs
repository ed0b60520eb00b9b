//! A clock kept as a ledger, independently of the program's: what was given, what was used, where every nanosecond went.
//!
//! It walks through time pot by pot instead of subtracting moments, and counts in signed nanoseconds.

use jadoube_core::clock::control::{AtFlag, FirstIncrement, NextPeriod};
use jadoube_core::clock::{Method, Period, TimeControl};
use shakmaty::{ByColor, Color};
use std::time::Duration;

/// A clock kept as a ledger.
pub struct Ledger {
    controls: ByColor<TimeControl>,
    pub accounts: ByColor<Account>,
    pub running: Option<Color>,
    turn: Option<Color>,
    pub now: i128,
    /// For how long either side ran.
    pub ran: i128,
    /// The flags that are down, the first to fall first.
    pub fallen: Vec<(Color, i128)>,
}

/// One player's account, in nanoseconds.
#[derive(Clone, Debug, Default)]
pub struct Account {
    /// All that was given, less what was taken.
    pub given: i128,
    /// Main time used.
    pub used: i128,
    /// Delay used.
    pub waited: i128,
    /// Time counted upwards.
    pub counted: i128,
    /// Time that ran with a fallen flag.
    pub over: i128,
    /// What is left of this move's delay.
    pub delay: i128,
    pub period: usize,
    pub moves: u32,
    began: u32,
    last: Option<Last>,
}

#[derive(Clone, Debug)]
struct Last {
    from: (usize, u32),
    to: usize,
    period_time: i128,
}

pub fn nanos(time: Duration) -> i128 {
    i128::try_from(time.as_nanos()).expect("no more than the age of the world")
}

impl Account {
    pub fn balance(&self) -> i128 {
        self.given - self.used + self.counted
    }
}

impl Ledger {
    pub fn new(controls: ByColor<TimeControl>) -> Ledger {
        let accounts = controls.as_ref().map(|control| {
            let first = control.periods()[0];
            let early = control.first_increment() == FirstIncrement::BeforeMoveOne;
            Account {
                given: whole(first) + if early { increment(first) } else { 0 },
                delay: delay(first),
                ..Account::default()
            }
        });
        Ledger {
            controls,
            accounts,
            running: None,
            turn: None,
            now: 0,
            ran: 0,
            fallen: Vec::new(),
        }
    }

    fn period(&self, color: Color) -> Period {
        self.controls[color].periods()[self.accounts[color].period]
    }

    fn is_down(&self, color: Color) -> bool {
        self.fallen.iter().any(|(fallen, _)| *fallen == color)
    }

    /// Lets time pass until `then`.
    pub fn pass_until(&mut self, then: i128) {
        while let Some(color) = self.running {
            let method = self.period(color).method;
            let down = self.is_down(color);
            let left = then - self.now;
            let account = &mut self.accounts[color];
            let endless = down || method == Method::Upcount;
            if !endless && account.delay == 0 && account.balance() == 0 {
                self.time_is_up(color);
                continue;
            }
            if left == 0 {
                return;
            }
            let slice = if down {
                account.over += left;
                left
            } else if endless {
                account.counted += left;
                left
            } else if account.delay > 0 {
                let slice = left.min(account.delay);
                account.delay -= slice;
                account.waited += slice;
                slice
            } else {
                let slice = left.min(account.balance());
                account.used += slice;
                let other = color.other();
                if self.period(other).method == Method::Hourglass && !self.is_down(other) {
                    self.accounts[other].given += slice;
                }
                slice
            };
            self.now += slice;
            self.ran += slice;
        }
        self.now = then;
    }

    fn time_is_up(&mut self, color: Color) {
        let control = self.controls[color].clone();
        let period = self.accounts[color].period;
        let further =
            control.periods()[period].moves.is_none() && period + 1 < control.periods().len();
        if !further {
            self.fallen.push((color, self.now));
            if control.at_flag() == AtFlag::Freeze {
                self.running = None;
            }
            return;
        }
        let next = control.periods()[period + 1];
        let more = (delay(next) - delay(control.periods()[period])).max(0);
        self.next_period(color);
        self.accounts[color].delay = more;
        let other = color.other();
        let theirs = self.controls[other].periods();
        let shared = control.next_period() == NextPeriod::ToBoth
            && next.method.keeps_time()
            && self.accounts[other].period == period
            && theirs[period].moves.is_none()
            && theirs
                .get(period + 1)
                .is_some_and(|next| next.method.keeps_time())
            && !self.is_down(other);
        if shared {
            self.next_period(other);
            self.accounts[other].delay = delay(self.period(other));
        }
    }

    fn next_period(&mut self, color: Color) {
        let early = self.controls[color].first_increment() == FirstIncrement::BeforeMoveOne;
        let old = increment(self.period(color));
        self.accounts[color].period += 1;
        let new = self.period(color);
        let account = &mut self.accounts[color];
        account.began = account.moves;
        account.given += whole(new)
            + if early {
                (increment(new) - old).max(0)
            } else {
                0
            };
    }

    pub fn start(&mut self, color: Color) {
        self.running = Some(color);
        if self.turn != Some(color) {
            self.turn = Some(color);
            self.accounts[color].delay = delay(self.period(color));
        }
    }

    pub fn press(&mut self, color: Color) {
        if self.running != Some(color) {
            return;
        }
        let control = self.controls[color].clone();
        let old = self.period(color);
        let down = self.is_down(color);
        let account = &mut self.accounts[color];
        let from = (account.period, account.began);
        account.moves += 1;
        let mut period_time = 0;
        let full = old
            .moves
            .is_some_and(|moves| account.moves.saturating_sub(account.began) >= moves);
        if full && !down {
            account.began = account.moves;
            if old.method.keeps_time() {
                account.period = (account.period + 1).min(control.periods().len() - 1);
                period_time = whole(control.periods()[account.period]);
                account.given += period_time;
            }
        }
        let new = control.periods()[account.period];
        if !down {
            let short = |target: i128| target - account.balance();
            let gain = match old.method {
                Method::JapaneseByoyomi { .. } => (-account.balance()).rem_euclid(nanos(old.time)),
                Method::FixedPerMove => short(nanos(old.time)),
                Method::CanadianByoyomi if full => short(nanos(old.time)),
                Method::SuddenDeath
                | Method::Fischer { .. }
                | Method::Bronstein { .. }
                | Method::UsDelay { .. }
                | Method::Hourglass
                | Method::CanadianByoyomi
                | Method::Upcount => match control.first_increment() {
                    FirstIncrement::BeforeMoveOne => increment(new),
                    FirstIncrement::AfterMoveOne => increment(old),
                },
            };
            account.given += gain;
        }
        account.delay = delay(new);
        account.last = Some(Last {
            from,
            to: account.period,
            period_time,
        });
        self.start(color.other());
    }

    pub fn correct(&mut self, color: Color, corrected: impl FnOnce(i128) -> i128) {
        let full = delay(self.period(color));
        let account = &mut self.accounts[color];
        account.given += corrected(account.balance()) - account.balance();
        account.delay = full;
        if account.balance() > 0 {
            self.fallen.retain(|(fallen, _)| *fallen != color);
        }
    }

    /// The arbiter puts a side into a period: its moves count from the sum of those before, else from now.
    pub fn set_period(&mut self, color: Color, period: usize) {
        let periods = self.controls[color].periods();
        let period = period.min(periods.len() - 1);
        let before: Option<u32> = periods[..period].iter().map(|period| period.moves).sum();
        let full = delay(periods[period]);
        let account = &mut self.accounts[color];
        account.period = period;
        account.began = before.unwrap_or(account.moves);
        account.delay = full;
    }

    pub fn retract(&mut self, color: Color) {
        let account = &mut self.accounts[color];
        let Some(last) = account.last.take() else {
            return;
        };
        account.given -= last.period_time.min(account.balance());
        account.moves = account.moves.saturating_sub(1);
        if account.period == last.to {
            (account.period, account.began) = last.from;
        }
        self.accounts[color].delay = delay(self.period(color));
    }
}

fn whole(period: Period) -> i128 {
    let stretches = if let Method::JapaneseByoyomi { periods } = period.method {
        i128::from(periods)
    } else {
        1
    };
    nanos(period.time) * stretches
}

fn increment(period: Period) -> i128 {
    if let Method::Fischer { increment } = period.method {
        nanos(increment)
    } else {
        0
    }
}

fn delay(period: Period) -> i128 {
    if let Method::Bronstein { delay } | Method::UsDelay { delay } = period.method {
        nanos(delay)
    } else {
        0
    }
}
