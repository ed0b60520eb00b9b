//! How long an engine may think: both clocks as UCI tells them, and when it is told to play.

use std::time::Duration;

use crate::chess::{ByColor, Color};
use crate::clock::{Clock, Method, Moment};

/// How long hands need for a move that has been thought of: lifting, setting down, pressing.
pub const HANDS: Duration = Duration::from_millis(1500);

/// How long an engine thinks where there is no clock.
const WITHOUT_CLOCK: Duration = Duration::from_secs(2);

/// Of how many usual moves' time an engine may make use for one, at most, and what is waited besides.
const USUAL_MOVES: u32 = 10;
const BESIDES: Duration = Duration::from_secs(5);

/// In so many moves the time is used up, where no number is set.
const MOVES_LEFT: u32 = 40;

/// The least time that is told.
const LEAST: Duration = Duration::from_millis(50);

/// How long an engine may think.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchLimits {
    clock: Option<ClockTimes>,
}

/// What both clocks show, as UCI tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct ClockTimes {
    us: Color,
    time: ByColor<Duration>,
    increment: ByColor<Duration>,
    moves_to_go: Option<u32>,
}

impl SearchLimits {
    /// How long an engine with those pieces may think at `now`.
    ///
    /// UCI knows times, increments and the moves until the next time control. The rest is told as near to that as can be: a delay
    /// is an increment, and what is left of it belongs to the time; where each move has its own time (fixed time, Japanese
    /// byo-yomi) that is the time for the one move to go; the moves of Canadian byo-yomi are those to go; an hourglass has its time
    /// and nothing more; a clock that counts upwards limits nothing.
    pub fn of(clock: Option<&Clock>, us: Color, now: Moment) -> Self {
        let clock = clock.filter(|clock| method(clock, us) != Method::Upcount);
        Self {
            clock: clock.map(|clock| ClockTimes::of(clock, us, now)),
        }
    }

    /// Returns what is said behind `go`. Where the engine does not know how long hands need, that is taken off its times.
    pub fn go_arguments(&self, knows_hands: bool) -> String {
        let Some(clock) = &self.clock else {
            return format!("movetime {}", WITHOUT_CLOCK.as_millis());
        };
        let hands = if knows_hands { Duration::ZERO } else { HANDS };
        let mut shown = (clock.time, clock.increment);
        let (time, increment) = (shown.0.get_mut(clock.us), shown.1.get_mut(clock.us));
        *time = time.saturating_sub(hands).max(LEAST);
        *increment = increment.saturating_sub(hands);
        let (time, increment) = shown;
        let moves = clock.moves_to_go.map(|moves| format!(" movestogo {moves}"));
        format!(
            "wtime {} btime {} winc {} binc {}{}",
            time.white.as_millis(),
            time.black.as_millis(),
            increment.white.as_millis(),
            increment.black.as_millis(),
            moves.unwrap_or_default()
        )
    }

    /// Returns after what time it is told to play: no engine that is well thinks so long. One that is held back plays no better for
    /// thinking longer than a person would, and need not keep one waiting.
    pub fn longest(&self, is_held_back: bool) -> Duration {
        let Some(clock) = &self.clock else {
            return WITHOUT_CLOCK + BESIDES;
        };
        let (time, increment) = (*clock.time.get(clock.us), *clock.increment.get(clock.us));
        let moves = clock.moves_to_go.unwrap_or(MOVES_LEFT);
        let usual = time / moves.clamp(1, MOVES_LEFT) + increment;
        if is_held_back {
            return (usual / 2).max(LEAST);
        }
        time.min(usual.saturating_mul(USUAL_MOVES)) + BESIDES
    }
}

impl ClockTimes {
    fn of(clock: &Clock, us: Color, now: Moment) -> Self {
        let both = ByColor {
            white: Color::White,
            black: Color::Black,
        };
        let to_go = clock.moves_required(us);
        let to_go = to_go.map(|moves| moves.saturating_sub(clock.moves(us)).max(1));
        Self {
            us,
            time: both.map(|color| time_for_move(clock, color, now)),
            increment: both.map(|color| method(clock, color).per_move()),
            moves_to_go: match method(clock, us) {
                Method::FixedPerMove | Method::JapaneseByoyomi { .. } => Some(1),
                Method::SuddenDeath
                | Method::Fischer { .. }
                | Method::Bronstein { .. }
                | Method::UsDelay { .. }
                | Method::Hourglass
                | Method::CanadianByoyomi
                | Method::Upcount => to_go,
            },
        }
    }
}

/// How time is used in the period that `color` is in.
fn method(clock: &Clock, color: Color) -> Method {
    let periods = clock.controls().get(color).periods();
    periods[clock.period(color)].method
}

fn time_for_move(clock: &Clock, color: Color, now: Moment) -> Duration {
    let shown = clock.remaining(color, now);
    let period = clock.controls().get(color).periods()[clock.period(color)];
    match period.method {
        Method::UsDelay { .. } => shown + clock.delay_left(color, now),
        // What is left of one stretch, which a move in time gives back.
        Method::JapaneseByoyomi { .. } => {
            let of_stretch = shown.as_nanos().checked_rem(period.time.as_nanos());
            let nanos = of_stretch.and_then(|it| u64::try_from(it).ok());
            let nanos = nanos.filter(|it| *it > 0);
            nanos.map_or(period.time, Duration::from_nanos)
        }
        Method::SuddenDeath
        | Method::Fischer { .. }
        | Method::Bronstein { .. }
        | Method::Hourglass
        | Method::CanadianByoyomi
        | Method::Upcount
        | Method::FixedPerMove => shown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said to White, five seconds after the clock of a game with that control was started.
    fn said(control: &str) -> String {
        limits(control).go_arguments(true)
    }

    fn limits(control: &str) -> SearchLimits {
        let control = control.parse().expect("a time control");
        let mut clock = Clock::new(ByColor::new_with(|_| Clone::clone(&control)));
        clock.start(Color::White, Moment::START);
        let now = Moment::START + Duration::from_secs(5);
        SearchLimits::of(Some(&clock), Color::White, now)
    }

    #[test]
    fn clocks_are_told_in_full() {
        for (control, told) in [
            ("300", "wtime 295000 btime 300000 winc 0 binc 0"),
            ("180+2", "wtime 177000 btime 182000 winc 2000 binc 2000"),
            // What is left of a delay belongs to the time; it is given again for each move.
            ("300b10", "wtime 305000 btime 310000 winc 10000 binc 10000"),
            ("300d10", "wtime 305000 btime 310000 winc 10000 binc 10000"),
            ("=30", "wtime 25000 btime 30000 winc 0 binc 0 movestogo 1"),
            ("5x30", "wtime 25000 btime 30000 winc 0 binc 0 movestogo 1"),
            (
                "25c300",
                "wtime 295000 btime 300000 winc 0 binc 0 movestogo 25",
            ),
            ("*300", "wtime 295000 btime 305000 winc 0 binc 0"),
            ("^", "movetime 2000"),
            (
                "40/5400+30:1800+30",
                "wtime 5425000 btime 5430000 winc 30000 binc 30000 movestogo 40",
            ),
        ] {
            assert_eq!(said(control), told, "{control}");
        }
    }

    #[test]
    fn hands_are_taken_off_where_the_engine_does_not_know_them() {
        assert_eq!(
            limits("180+2").go_arguments(false),
            "wtime 175500 btime 182000 winc 500 binc 2000"
        );
        assert_eq!(
            limits("6").go_arguments(false),
            "wtime 50 btime 6000 winc 0 binc 0"
        );
    }

    #[test]
    fn without_a_clock_it_has_some_time() {
        let limits = SearchLimits::of(None, Color::Black, Moment::START);
        assert_eq!(limits.go_arguments(false), "movetime 2000");
        assert_eq!(limits.longest(false), Duration::from_secs(7));
    }

    #[test]
    fn nobody_waits_for_an_engine_until_its_flag_falls() {
        let longest = |control| limits(control).longest(false);
        assert_eq!(longest("300"), Duration::from_millis(78_750));
        assert!(longest("5400+30") < Duration::from_mins(30));
        assert!(longest("10") <= Duration::from_secs(10));
    }

    #[test]
    fn one_that_is_held_back_plays_in_a_person_s_time() {
        let longest = |control| limits(control).longest(true);
        assert_eq!(longest("600+5"), Duration::from_secs(10));
        assert_eq!(longest("180+2"), Duration::from_micros(3_212_500));
        assert!(longest("6") < Duration::from_millis(100));
    }
}
