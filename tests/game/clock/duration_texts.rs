//! Whatever a duration is written as, in whatever style, is read back as what that style tells of it.

use std::time::Duration;

use jadoube_core::clock::ClockUnit;
use jadoube_core::clock::duration_text::{
    DurationFault, DurationParts, DurationStyle, FractionDigits, LONGEST, LargestUnit, read,
    read_loosely, read_seconds,
};
use proptest::prelude::*;

const LARGEST: [LargestUnit; 4] = [
    LargestUnit::Hours,
    LargestUnit::HoursIfAny,
    LargestUnit::Minutes,
    LargestUnit::Seconds,
];
const FRACTIONS: [FractionDigits; 4] = [
    FractionDigits::None,
    FractionDigits::One,
    FractionDigits::Three,
    FractionDigits::Exact,
];

/// What a style tells of a time.
fn told(time: Duration, fraction: FractionDigits) -> Duration {
    match fraction {
        FractionDigits::None => ClockUnit::Second.down(time),
        FractionDigits::One => ClockUnit::Tenth.down(time),
        FractionDigits::Three => ClockUnit::Millisecond.down(time),
        FractionDigits::Exact => time,
    }
}

fn time() -> impl Strategy<Value = Duration> {
    let nanos = prop_oneof![
        Just(0),
        (0..1_000_u32).prop_map(|millis| millis * 1_000_000),
        0..1_000_000_000_u32,
    ];
    let seconds = prop_oneof![0..130_u64, 0..400_000_u64, 0..LONGEST.as_secs()];
    (seconds, nanos).prop_map(|(seconds, nanos)| Duration::new(seconds, nanos))
}

fn there_and_back(time: Duration) {
    for largest in LARGEST {
        for fraction in FRACTIONS {
            let text = DurationStyle { largest, fraction }.text(time).to_string();
            let read = match largest {
                LargestUnit::Hours => {
                    assert_eq!(read_loosely(&text), read(&text), "{text}");
                    read(&text)
                }
                LargestUnit::HoursIfAny | LargestUnit::Minutes => read(&text),
                LargestUnit::Seconds => read_seconds(&text).map(|seconds| {
                    assert_eq!(seconds.length, text.len(), "{text}");
                    seconds.time
                }),
            };
            assert_eq!(read, Ok(told(time, fraction)), "{text}");
        }
    }
}

#[test]
fn the_shortest_and_the_longest_are_written_there_and_back() {
    there_and_back(Duration::ZERO);
    there_and_back(Duration::from_nanos(1));
    there_and_back(LONGEST);
}

#[test]
fn what_is_longer_than_any_game_is_not_read() {
    for time in [
        LONGEST + Duration::from_nanos(1),
        Duration::from_secs(u64::MAX),
        Duration::MAX,
    ] {
        let text = DurationStyle::CANONICAL.text(time).to_string();
        let seconds = DurationStyle::SECONDS.text(time).to_string();
        for refused in [
            read(&text).map(drop),
            read_loosely(&text).map(drop),
            read_seconds(&seconds).map(drop),
        ] {
            let fault = refused.map_err(|unreadable| unreadable.fault);
            assert_eq!(fault, Err(DurationFault::TooLong), "{text}");
        }
    }
}

#[test]
fn every_style_has_its_text() {
    let time = Duration::new(5_405, 60_000_000);
    let texts = LARGEST.map(|largest| {
        FRACTIONS.map(|fraction| DurationStyle { largest, fraction }.text(time).to_string())
    });
    assert_eq!(
        texts,
        [
            ["1:30:05", "1:30:05.0", "1:30:05.060", "1:30:05.06"],
            ["1:30:05", "1:30:05.0", "1:30:05.060", "1:30:05.06"],
            ["90:05", "90:05.0", "90:05.060", "90:05.06"],
            ["5405", "5405.0", "5405.060", "5405.06"],
        ]
    );
}

#[test]
fn seconds_are_read_as_far_as_they_go() {
    for (text, time, is_whole, length) in [
        ("5400+30", 5_400_000, true, 4),
        ("0.5", 500, false, 3),
        ("60:", 60_000, true, 2),
        ("007.250d", 7_250, false, 7),
    ] {
        let seconds = read_seconds(text).expect("seconds");
        assert_eq!(seconds.time, Duration::from_millis(time), "{text}");
        assert_eq!(
            (seconds.is_whole, seconds.length),
            (is_whole, length),
            "{text}"
        );
    }
    for (text, at) in [
        ("", 0),
        ("x", 0),
        (".5", 0),
        ("1.", 2),
        ("1.x", 2),
        ("1.1234567890", 11),
    ] {
        assert_eq!(
            read_seconds(text).map_err(|unreadable| unreadable.at),
            Err(at),
            "{text}"
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1_000) })]

    #[test]
    fn every_style_is_written_there_and_back(time in time()) {
        there_and_back(time);
    }

    #[test]
    fn the_parts_are_the_whole(time in time()) {
        let parts = DurationParts::of(time);
        prop_assert!(parts.minutes < 60 && parts.seconds < 60);
        let minutes = Duration::from_secs(parts.all_minutes() * 60);
        prop_assert_eq!(minutes + parts.below_a_minute(), time);
    }

    #[test]
    fn rounding_goes_no_further_than_one_unit(time in time()) {
        for unit in [ClockUnit::Second, ClockUnit::Tenth, ClockUnit::Millisecond] {
            let (down, nearest, up) = (unit.down(time), unit.nearest(time), unit.up(time));
            prop_assert!(down <= time && time.saturating_sub(down) < unit.length());
            prop_assert!(nearest == down || nearest == up);
            prop_assert_eq!(unit.down(up), up);
            prop_assert!(up == down || up == down + unit.length());
        }
    }

    #[test]
    fn garbled_text_is_refused_inside_the_text(text in "[0-9:.٣ -]{0,30}") {
        let length = text.chars().count();
        let faults = [
            read(&text).err(),
            read_loosely(&text).err(),
            read_seconds(&text).err(),
        ];
        for fault in faults.into_iter().flatten() {
            prop_assert!(fault.at <= length, "{} of {}", fault.at, length);
        }
    }
}
