//! Time controls as people type them: what is taken for minutes, what for seconds, and what else it could have meant.

use jadoube_core::clock::control_text::ControlFault;
use jadoube_core::clock::typed_control::{
    TypedTimeControl, read_typed, read_typed_side, typed_side_text, typed_text,
};
use jadoube_core::clock::{AgreedTimeControl, TimeControl};
use proptest::prelude::*;

/// What is typed, what it is taken for in the grammar of PGN, and how else it could be meant.
const TYPED: [(&str, &str, Option<&str>); 71] = [
    ("5+3", "300+3", Some("5+3")),
    (" 5 + 3 ", "300+3", Some("5+3")),
    ("5|3", "300+3", Some("5+3")),
    // For people it is the same as one minute.
    ("1+0", "60", Some("1")),
    ("3+2", "180+2", Some("3+2")),
    ("5", "300", Some("5")),
    ("60", "3600", Some("60")),
    ("90+30", "5400+30", Some("90+30")),
    ("120", "7200", Some("120")),
    ("179+1", "10740+1", Some("179+1")),
    ("0.5+1", "30+1", Some("0.5+1")),
    ("0+10", "0+10", None),
    // What can be nothing but seconds: PGN and TRF26 as they stand.
    ("180+2", "180+2", Some("10800+2")),
    ("300+3", "300+3", Some("18000+3")),
    ("600", "600", None),
    ("5400+30", "5400+30", None),
    ("40/5400+30:1800+30", "40/5400+30:1800+30", None),
    ("40/7200:20/3600:900+30", "40/7200:20/3600:900+30", None),
    ("W300-B240", "W300-B240", Some("W18000-B14400")),
    ("*180", "*180", None),
    ("=30", "=30", None),
    // One time that can only be seconds makes all of them seconds.
    ("5400+30:60", "5400+30:60", None),
    (
        "40/90+30:30+30",
        "40/5400+30:1800+30",
        Some("40/90+30:30+30"),
    ),
    ("W5-B4", "W300-B240", Some("W5-B4")),
    ("25d5", "1500d5", Some("25d5")),
    ("15b10", "900b10", Some("15b10")),
    ("60:5x30", "3600:5x30", Some("60:5x30")),
    // With units nothing else can be meant.
    ("5 min + 3 s", "300+3", None),
    ("90'+30\"", "5400+30", None),
    ("90′ + 30″", "5400+30", None),
    ("30s+5", "30+5", None),
    ("2h", "7200", None),
    ("240min", "14400", None),
    ("-", "-", None),
    // As clocks show it, and as it is said in many languages.
    ("0:10", "10", None),
    ("0:30+5", "30+5", None),
    ("0:30+0:05", "30+5", None),
    ("1:30:00 + 30", "5400+30", None),
    ("1h30", "5400", None),
    ("1 h 30 min 5 s", "5405", None),
    ("1h30m", "5400", None),
    ("1 h 40 min", "6000", None),
    ("1h30+30", "5400+30", None),
    ("2min30", "150", None),
    ("10 seconds", "10", None),
    ("5 minutes", "300", None),
    ("5 min", "300", None),
    ("10 sek.", "10", None),
    ("90 minut + 30 sekund", "5400+30", None),
    ("5 минута + 3 секунде", "300+3", None),
    ("5,5+3", "330+3", Some("5.5+3")),
    ("1 hour and 30 minutes", "5400", None),
    ("1 godzina i 30 minut + 30 sekund", "5400+30", None),
    ("1 сат и 30 минута", "5400", None),
    ("1 ura in 30 minut", "5400", None),
    ("0:05.5 + 3", "5.5+3", None),
    ("0:05,5 + 3", "5.5+3", None),
    // Parts as people part them.
    (
        "40/90 + 30, 30 + 30",
        "40/5400+30:1800+30",
        Some("40/90+30:30+30"),
    ),
    (
        "40/90+30,30+30",
        "40/5400+30:1800+30",
        Some("40/90+30:30+30"),
    ),
    (
        "40/90+30 30+30",
        "40/5400+30:1800+30",
        Some("40/90+30:30+30"),
    ),
    ("90'+30\" for 40 then 30'+30\"", "40/5400+30:1800+30", None),
    ("90/40+30", "40/5400+30", Some("40/90+30")),
    ("90'/40+30", "40/5400+30", None),
    ("120/40, 60", "40/7200:3600", Some("40/120:60")),
    // As many moves as minutes, and fewer moves: the moves come first, as everywhere.
    ("60/60", "60/3600", Some("60/60")),
    ("60/30", "60/1800", Some("60/30")),
    ("40 moves in 90 min, then 30 min", "40/5400:1800", None),
    ("40 posunięć w 2 h; 1 h", "40/7200:3600", None),
    ("90 then 30", "5400:1800", Some("90:30")),
    ("5 – 4", "W300-B240", Some("W5-B4")),
    ("60, 5x30", "3600:5x30", Some("60:5x30")),
];

#[test]
fn what_people_type_is_minutes_unless_it_can_only_be_seconds() {
    for (text, meant, otherwise) in TYPED {
        let typed = read_typed(text).expect(text);
        assert_eq!(typed.meant.to_string(), meant, "{text}");
        let said = typed.otherwise.map(|control| control.to_string());
        assert_eq!(said.as_deref(), otherwise, "{text}");
    }
}

#[test]
fn one_side_is_typed_in_the_same_way() {
    let typed = read_typed_side("5+3").expect("a time control");
    assert_eq!(typed.meant.to_string(), "300+3");
    assert_eq!(
        typed.otherwise.map(|it| it.to_string()).as_deref(),
        Some("5+3")
    );
    for text in ["W5-B4", "-", "?", ""] {
        assert!(read_typed_side(text).is_err(), "{text}");
    }
}

#[test]
fn a_unit_stands_behind_a_time_and_nowhere_else() {
    use ControlFault::{EndExpected, NumberExpected, PeriodExpected, TooLarge, WholeExpected};
    for (text, at, fault) in [
        ("min", 0, PeriodExpected),
        ("5+min", 2, NumberExpected),
        ("40min/90min", 0, WholeExpected),
        ("5 min 3", 6, EndExpected),
        ("5 miles", 2, EndExpected),
        ("10000h", 0, TooLarge),
    ] {
        let unclear = read_typed(text).expect_err(text);
        assert_eq!((unclear.at, unclear.fault), (at, fault), "{text}");
    }
}

#[test]
fn a_file_is_read_as_strictly_as_ever() {
    for (text, meant) in [("5+3", "5+3"), ("90+30", "90+30"), ("60", "60")] {
        let control: AgreedTimeControl = text.parse().expect(text);
        assert_eq!(control.to_string(), meant);
    }
    for text in [
        "5 min", "30s+5", "5|3", "2h", "90'+30\"", "0:10+5", "5,5+3", "5, 3",
    ] {
        assert!(text.parse::<AgreedTimeControl>().is_err(), "{text}");
    }
}

#[test]
fn a_control_is_shown_as_people_type_it() {
    for (written, typed) in [
        ("300+3", "5+3"),
        ("5400+30", "90+30"),
        ("40/5400+30:1800+30", "40/90+30, 30+30"),
        ("90/2400", "90/40min"),
        ("W300-B240", "W5-B4"),
        ("30+5", "30s+5"),
        ("5+3", "5s+3"),
        ("90.5+1", "90.5s+1"),
        ("14400", "4h"),
        ("10860", "181min"),
        ("*180", "*180"),
        ("5400+30;late", "90+30;late"),
        ("-", "-"),
    ] {
        let control: AgreedTimeControl = written.parse().expect(written);
        assert_eq!(typed_text(&control), typed);
    }
}

proptest! {
    #[test]
    fn what_is_shown_is_read_back_as_the_same(
        periods in prop::collection::vec((0_u64..40_000, 1_u64..200, any::<bool>()), 1..4),
    ) {
        let periods: Vec<String> = periods
            .into_iter()
            .map(|(time, more, half)| {
                let half = if half { ".5" } else { "" };
                format!("{time}{half}+{more}")
            })
            .collect();
        if let Ok(control) = periods.join(":").parse::<TimeControl>() {
            let typed = typed_side_text(&control);
            let TypedTimeControl { meant, .. } = read_typed_side(&typed).expect("readable");
            prop_assert_eq!(meant, control, "{}", typed);
        }
    }
}
