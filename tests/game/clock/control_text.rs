//! Time controls as text: there and back, and what is said of a text that is none.

use std::time::Duration;

use jadoube_core::chess::counters::MOST_MOVES;
use jadoube_core::clock::control::{
    AtFlag, ControlError, FirstIncrement, LONGEST_ALLOTMENT, MOST_STRETCHES, NextPeriod,
};
use jadoube_core::clock::control_text::ControlFault;
use jadoube_core::clock::duration_text;
use jadoube_core::clock::{AgreedTimeControl, Method, Period, TimeControl};
use proptest::prelude::*;
use shakmaty::ByColor;

#[test]
fn what_pgn_and_trf26_write_is_read_and_written_the_same() {
    for text in [
        "?",
        "-",
        "300",
        "40/9000",
        "40/6000+30:900+30",
        "5400+30",
        "*180",
        "W300-B240",
        "40/7200:20/3600:900+30",
    ] {
        assert_eq!(
            text.parse::<AgreedTimeControl>().expect(text).to_string(),
            text
        );
    }
    for (generous, strict) in [
        (" 40 / 6000 + 30 : 900 + 30 ", "40/6000+30:900+30"),
        ("W300-B300", "300"),
        ("^0", "^"),
        ("0300.50", "300.5"),
    ] {
        assert_eq!(
            generous
                .parse::<AgreedTimeControl>()
                .expect(generous)
                .to_string(),
            strict
        );
    }
}

#[test]
fn a_text_that_is_no_control_says_what_is_wrong_and_where() {
    use ControlFault::{
        BlackExpected, EndExpected, NumberExpected, PeriodExpected, SettingExpected, SettingTwice,
        TooFine, TooLarge, WholeExpected,
    };
    for (text, at, fault) in [
        ("", 0, PeriodExpected),
        ("   ", 3, PeriodExpected),
        ("five minutes", 0, PeriodExpected),
        ("40/", 3, NumberExpected),
        ("40/60O0", 5, EndExpected),
        ("5400+", 5, NumberExpected),
        ("5400+30:", 8, PeriodExpected),
        ("5400+30::900", 8, PeriodExpected),
        ("300 300", 4, EndExpected),
        ("-5", 1, EndExpected),
        ("*", 1, NumberExpected),
        ("W300", 4, BlackExpected),
        ("W300-300", 5, BlackExpected),
        ("4.5/300", 0, WholeExpected),
        ("60:1.5x20", 3, WholeExpected),
        ("99999999999/300", 0, TooLarge),
        ("99999999999999999999", 0, TooLarge),
        ("1.1234567891", 11, TooFine),
        ("300;quick", 4, SettingExpected),
        ("300;freeze;playon", 11, SettingTwice),
        ("š300", 0, PeriodExpected),
        ("0", 0, ControlFault::Improper(ControlError::NoTime(0))),
        ("300:0", 4, ControlFault::Improper(ControlError::NoTime(1))),
        (
            "0+3;late",
            4,
            ControlFault::Improper(ControlError::NoTime(0)),
        ),
        ("0/300", 0, ControlFault::Improper(ControlError::NoMoves(0))),
        (
            "300:0x30",
            4,
            ControlFault::Improper(ControlError::NoMoves(1)),
        ),
        (
            "1:2:3:4:5",
            8,
            ControlFault::Improper(ControlError::TooManyPeriods(4)),
        ),
        (
            "*60:300",
            0,
            ControlFault::Improper(ControlError::NothingFollows(0)),
        ),
        (
            "40/300:5x30",
            7,
            ControlFault::Improper(ControlError::MustFollowZero(1)),
        ),
    ] {
        let unclear = text.parse::<AgreedTimeControl>().expect_err(text);
        assert_eq!((unclear.at, unclear.fault), (at, fault), "{text}");
    }
}

#[test]
fn delay_and_hourglass_are_never_written_as_an_increment() {
    for text in ["1500b10", "300d2", "*180", "40/6900b5:1800b5"] {
        let written = text.parse::<AgreedTimeControl>().expect(text).to_string();
        assert!(!written.contains('+'), "{written}");
    }
}

#[test]
fn base_and_increment_of_sixty_moves() {
    for (text, base, increment) in [
        ("300", 300.0, 0.0),
        ("900+10", 900.0, 10.0),
        ("40/6000+30:900+30", 6_900.0, 30.0),
        ("40/7200:20/3600:900+30", 10_800.0, 0.0),
        ("40/7200:1800+30", 9_000.0, 10.0),
        ("40/7200", 14_400.0, 0.0),
        ("7200:3600", 10_800.0, 0.0),
        ("5400+30:1800+30", 7_200.0, 30.0),
        ("1500b10", 1_500.0, 10.0),
        ("1500d5", 1_500.0, 5.0),
        ("*180", 180.0, 0.0),
        ("3600:5x30", 3_720.0, 30.0),
        ("3600:30c300", 3_600.0, 10.0),
        ("1500:^", 1_500.0, 0.0),
        ("=30", 0.0, 30.0),
    ] {
        let control: TimeControl = text.parse().expect(text);
        let expected = (
            Duration::from_secs_f64(base),
            Duration::from_secs_f64(increment),
        );
        assert_eq!(control.base_and_increment(), expected, "{text}");
    }
}

fn duration() -> impl Strategy<Value = Duration> {
    prop_oneof![
        (1..100_000_u64).prop_map(Duration::from_secs),
        (0..LONGEST_ALLOTMENT.as_secs(), 0..1_000_000_000_u32)
            .prop_map(|(seconds, nanos)| Duration::new(seconds, nanos)),
    ]
}

fn method() -> impl Strategy<Value = Method> {
    prop_oneof![
        4 => Just(Method::SuddenDeath),
        4 => duration().prop_map(|increment| Method::Fischer { increment }),
        4 => duration().prop_map(|delay| Method::Bronstein { delay }),
        4 => duration().prop_map(|delay| Method::UsDelay { delay }),
        1 => Just(Method::Hourglass),
        1 => (1..=MOST_STRETCHES).prop_map(|periods| Method::JapaneseByoyomi { periods }),
        1 => Just(Method::CanadianByoyomi),
        1 => Just(Method::Upcount),
        1 => Just(Method::FixedPerMove),
    ]
}

/// Any control there can be; periods that cannot stand together are left out.
fn control() -> impl Strategy<Value = TimeControl> {
    let period = (duration(), prop::option::of(1..=MOST_MOVES), method()).prop_map(
        |(time, moves, method)| Period {
            time,
            moves,
            method,
        },
    );
    let settings = (any::<bool>(), any::<bool>(), any::<bool>());
    (prop::collection::vec(period, 1..=4), settings).prop_filter_map(
        "stands together",
        |(periods, (late, freeze, own))| {
            let control = TimeControl::new(periods).ok()?;
            let control = if late {
                control
                    .with_first_increment(FirstIncrement::AfterMoveOne)
                    .ok()?
            } else {
                control
            };
            let control = control.with_at_flag(if freeze {
                AtFlag::Freeze
            } else {
                AtFlag::PlayOn
            });
            Some(if own {
                control.with_next_period(NextPeriod::ToOneself)
            } else {
                control
            })
        },
    )
}

/// Texts near the grammar, so that reading gets far, and any others.
fn garbled() -> impl Strategy<Value = String> {
    prop_oneof![
        "[-0-9WB:;/+*bdxc^=?. ]{0,24}",
        "W?[0-9]{1,3}[/+bdxc][0-9]{0,3}(:[0-9]{0,3}[+bdxc^][0-9]{0,2}){0,4}(;(late|freeze|playon|own|š)){0,4}(-B[0-9]{0,3})?",
        any::<String>(),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2_000) })]

    #[test]
    fn written_there_and_back(white in control(), black in control()) {
        prop_assert_eq!(white.to_string().parse::<TimeControl>(), Ok(white.clone()));
        let _ = white.base_and_increment();
        let agreement = AgreedTimeControl::Timed(ByColor { white, black });
        prop_assert_eq!(agreement.to_string().parse::<AgreedTimeControl>(), Ok(agreement));
    }

    #[test]
    fn garbled_text_is_refused_inside_the_text(text in garbled()) {
        let length = text.chars().count();
        match text.parse::<AgreedTimeControl>() {
            Ok(agreement) => prop_assert_eq!(agreement.to_string().parse::<AgreedTimeControl>(), Ok(agreement)),
            Err(unclear) => prop_assert!(unclear.at <= length, "{} of {}", unclear.at, length),
        }
        if let Err(unreadable) = duration_text::read(&text) {
            prop_assert!(unreadable.at <= length, "{} of {}", unreadable.at, length);
        }
    }

    #[test]
    fn a_duration_there_and_back(time in duration()) {
        prop_assert_eq!(duration_text::read(&duration_text::written(time)), Ok(time));
    }
}
