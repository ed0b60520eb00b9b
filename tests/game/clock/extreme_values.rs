//! Numbers at the edge of what can be written: refused where they are read, and no sum of what is taken overflows.

use std::hint::black_box;
use std::time::Duration;

use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::control::{LONGEST_ALLOTMENT, MOST_STRETCHES};
use jadoube_core::clock::control_text::ControlFault;
use jadoube_core::clock::duration_text::{LONGEST, read, written};
use jadoube_core::clock::typed_control::read_typed;
use jadoube_core::clock::{AgreedTimeControl, Clock, Method, Moment, Period, TimeControl};
use jadoube_core::laws::{Edition, Pace};
use proptest::prelude::*;

const NUMBERS: [&str; 10] = [
    "0",
    "1",
    "35996400",
    "35996401",
    "99999",
    "100000",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "18446744073709551615",
];

fn pace(control: &TimeControl) -> Pace {
    let both = ByColor::new_with(|_| control.clone());
    Pace::of(Some(&both), Edition::default().provisions().rapid)
}

#[test]
fn a_time_as_large_as_can_be_typed_is_refused_where_it_stands() {
    for (text, at) in [
        ("18446744073709551615+30", 0),
        ("300+18446744073709551615", 4),
        ("40/18446744073709551615", 3),
        ("100000/300", 0),
        ("1000x30", 0),
        ("35996401", 0),
        ("300:99999999999999999999999", 4),
        ("W300-B18446744073709551615", 6),
    ] {
        let refused = text.parse::<AgreedTimeControl>().expect_err(text);
        assert_eq!(
            (refused.at, refused.fault),
            (at, ControlFault::TooLarge),
            "{text}"
        );
    }
    for text in ["35996400+35996400", "99999/300", "999x35996400"] {
        let control: TimeControl = text.parse().expect(text);
        black_box(pace(&control));
    }
}

#[test]
fn whatever_is_typed_in_the_field_for_a_time_has_an_answer() {
    let signs = [
        "+", "/", "x", "c", ":", "b", "d", "*", "=", "^", "-B", ".", ";late",
    ];
    for first in NUMBERS {
        for sign in signs {
            for second in NUMBERS {
                for text in [
                    format!("{first}{sign}{second}"),
                    format!("{sign}{first}{sign}{second}"),
                    format!("W{first}{sign}{second}"),
                    format!("40/{first}+{second}{sign}{second}"),
                ] {
                    let Ok(typed) = read_typed(&text) else {
                        continue;
                    };
                    let readings = [Some(typed.meant), typed.otherwise, text.parse().ok()];
                    for agreed in readings.into_iter().flatten() {
                        let AgreedTimeControl::Timed(both) = agreed else {
                            continue;
                        };
                        black_box(Pace::of(Some(&both), Edition::default().provisions().rapid));
                        assert_eq!(play(&both, &[Duration::MAX]), Ok(()), "{text}");
                    }
                }
            }
        }
    }
}

/// Presses from beginning to end, with every answer asked for; says what was told that cannot be read again.
fn play(both: &ByColor<TimeControl>, waits: &[Duration]) -> Result<(), String> {
    let mut clock = Clock::new(both.clone());
    let mut now = Moment::START;
    clock.start(Color::White, now);
    for wait in waits {
        for color in Color::ALL {
            clock.press(color, now);
            now = now + *wait;
            black_box((
                clock.flag_due(),
                clock.next_change(now),
                clock.face(color, now),
            ));
            clock.add(color, *wait, now);
            clock.set_period(color, usize::MAX, now);
            clock.set_moves(color, 99_999);
            clock.retract_press(color, now);
            clock.start(color, now);
            for time in [clock.remaining(color, now), now.since_start()] {
                if read(&written(time)) != Ok(time) {
                    return Err(written(time));
                }
            }
        }
    }
    clock.set_increment(Duration::MAX, now);
    clock.press(Color::White, now);
    clock.news(now);
    Ok(())
}

fn extreme() -> impl Strategy<Value = Duration> {
    prop_oneof![
        Just(Duration::ZERO),
        Just(Duration::from_nanos(1)),
        Just(LONGEST_ALLOTMENT),
        Just(LONGEST),
        Just(Duration::from_secs(u64::MAX)),
        Just(Duration::MAX),
        any::<u64>().prop_map(Duration::from_nanos),
        any::<u64>().prop_map(Duration::from_secs),
    ]
}

fn count() -> impl Strategy<Value = u32> {
    prop_oneof![
        Just(1),
        Just(2),
        Just(MOST_STRETCHES),
        Just(u32::MAX),
        any::<u32>()
    ]
}

fn method() -> impl Strategy<Value = Method> {
    prop_oneof![
        Just(Method::SuddenDeath),
        extreme().prop_map(|increment| Method::Fischer { increment }),
        extreme().prop_map(|delay| Method::Bronstein { delay }),
        extreme().prop_map(|delay| Method::UsDelay { delay }),
        Just(Method::Hourglass),
        count().prop_map(|periods| Method::JapaneseByoyomi { periods }),
        Just(Method::CanadianByoyomi),
        Just(Method::Upcount),
        Just(Method::FixedPerMove),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2_000) })]

    #[test]
    fn no_clock_overflows_and_all_it_tells_can_be_read_again(
        periods in prop::collection::vec(
            (extreme(), prop::option::of(count()), method())
                .prop_map(|(time, moves, method)| Period { time, moves, method }),
            1..=4,
        ),
        waits in prop::collection::vec(extreme(), 1..6),
    ) {
        let Ok(control) = TimeControl::new(periods) else {
            return Ok(());
        };
        black_box(pace(&control));
        let both = ByColor::new_with(|_| control.clone());
        prop_assert_eq!(play(&both, &waits), Ok(()));
    }
}
