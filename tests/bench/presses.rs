//! Clock presses, and what they lose: nothing.

use std::time::Duration;

use divan::Bencher;
use divan::counter::ItemsCount;
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::{Clock, Moment, TimeControl};

use super::support::seeded_random::SeededRandom;

/// How many presses are made.
pub const COUNT: usize = 100_000;

const GIVEN: Duration = Duration::from_mins(90);
const INCREMENT: Duration = Duration::from_secs(30);

/// What the clock lost or made over all presses, by an addition of its own.
pub fn time_lost() -> u128 {
    let thoughts = thoughts();
    let (clock, end) = pressed(&thoughts);
    [(Color::White, 0), (Color::Black, 1)]
        .into_iter()
        .map(|(color, first)| {
            let moves = thoughts.iter().skip(first).step_by(2);
            let due = moves.fold(GIVEN + INCREMENT, |left, thought| {
                left.checked_sub(*thought).expect("nobody runs out of time") + INCREMENT
            });
            clock.remaining(color, end).abs_diff(due).as_nanos()
        })
        .sum()
}

#[divan::bench]
fn a_hundred_thousand_presses(bencher: Bencher<'_, '_>) {
    let thoughts = thoughts();
    bencher
        .counter(ItemsCount::new(COUNT))
        .bench_local(|| pressed(&thoughts));
}

/// How long the players think before each press, to the nanosecond; never longer than the increment.
fn thoughts() -> Vec<Duration> {
    let mut random = SeededRandom(1886);
    (0..COUNT)
        .map(|_| Duration::from_nanos(random.below(29_999_999_999) as u64))
        .collect()
}

fn pressed(thoughts: &[Duration]) -> (Clock, Moment) {
    let control: TimeControl = "5400+30".parse().expect("a usual control");
    let mut clock = Clock::new(ByColor {
        black: control.clone(),
        white: control,
    });
    let mut at = Moment::START;
    clock.start(Color::White, at);
    for (thought, color) in thoughts
        .iter()
        .zip([Color::White, Color::Black].into_iter().cycle())
    {
        at = at + *thought;
        clock.press(color, at);
    }
    (clock, at)
}
