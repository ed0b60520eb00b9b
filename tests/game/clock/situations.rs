//! Each method × press, pause, correction, flag and period change, as a table an arbiter can read.
//!
//! A line is: the control; what is done; what the clock then says. Acts are parted by `;` and begin with the time of day:
//! `0:05 W` White presses, `start W`, `stop`, `set W 1:00`, `add W 2:00`, `take W 0:30`, `retract W`, `period W 2`,
//! `moves W 39`, `look`.
//! The clock says White's time, Black's time, and `W>` or `B>` for who runs, `||` for neither; `W!` and `B!` are fallen
//! flags, the first to fall first; `p2/p1` are White's and Black's periods where one is not in the first.

use std::time::Duration;

use jadoube_core::clock::duration_text::{read, written};
use jadoube_core::clock::{AgreedTimeControl, Clock, ClockEvent, Moment};
use shakmaty::Color;

#[rustfmt::skip]
const TABLE: &[(&str, &str, &str)] = &[
    // Sudden death.
    ("300", "0:00 start W; 0:05 W; 0:09 look", "0:04:55 0:04:56 B>"),
    ("300", "0:00 start W; 0:05 B; 0:09 look", "0:04:51 0:05:00 W>"),
    ("300", "0:05 W; 0:09 look", "0:05:00 0:05:00 ||"),
    ("300", "0:00 start W; 0:05 stop; 0:50 start W; 1:00 look", "0:04:45 0:05:00 W>"),
    ("300", "0:00 start W; 0:05 add B 2:00; 0:10 W; 0:11 look", "0:04:50 0:06:59 B>"),
    ("300", "0:00 start W; 0:05 take W 1:00; 0:10 look", "0:03:50 0:05:00 W>"),
    ("300", "0:00 start W; 0:05 take W 9:00; 0:05 look", "0:00:00 0:05:00 W> W!"),
    ("300;freeze", "0:00 start W; 6:00 look", "0:00:00 0:05:00 || W!"),
    ("300;freeze", "0:00 start W; 6:00 W; 7:00 look", "0:00:00 0:05:00 || W!"),
    ("300;freeze", "0:00 start W; 6:00 set W 1:00; 6:10 start W; 6:20 look", "0:00:50 0:05:00 W>"),
    ("300", "0:00 start W; 5:00 W; 5:10 look", "0:00:00 0:04:50 B> W!"),
    ("300", "0:00 start W; 5:30 W; 10:29.9 look", "0:00:00 0:00:00.1 B> W!"),
    ("300", "0:00 start W; 5:30 W; 11:00 look", "0:00:00 0:00:00 B> W!B!"),
    ("300", "0:00 start W; 5:30 W; 11:00 add W 1:00; 11:00 look", "0:01:00 0:00:00 B> B!"),
    ("300", "0:00 start W; 4:59.999999999 W; 5:00 look", "0:00:00.000000001 0:04:59.999999999 B>"),
    // Sudden death in periods: by zero for both at once, by zero for oneself, by moves.
    ("60:30", "0:00 start W; 1:00 look", "0:00:30 0:01:30 W> p2/p2"),
    ("60:30", "0:00 start W; 1:10 W; 1:20 look", "0:00:20 0:01:20 B> p2/p2"),
    ("60:30", "0:00 start W; 1:30 look", "0:00:00 0:01:30 W> W! p2/p2"),
    ("60:30;own", "0:00 start W; 1:10 W; 1:20 look", "0:00:20 0:00:50 B> p2/p1"),
    ("60:30:10", "0:00 start W; 1:35 look", "0:00:05 0:01:40 W> p3/p3"),
    ("60:30", "0:00 start W; 0:50 stop; 9:00 look", "0:00:10 0:01:00 ||"),
    ("60:30", "0:00 start W; 0:50 set W 0:05; 0:56 look", "0:00:29 0:01:30 W> p2/p2"),
    ("2/60:30", "0:00 start W; 0:10 W; 0:20 B; 0:30 W; 0:30 look", "0:01:10 0:00:50 B> p2/p1"),
    ("2/60:30", "0:00 start W; 1:00 look", "0:00:00 0:01:00 W> W!"),
    ("2/60:30", "0:00 start W; 0:10 moves W 1; 0:20 W; 0:20 look", "0:01:10 0:01:00 B> p2/p1"),
    ("2/60:30", "0:00 start W; 0:10 period W 2; 1:10 look", "0:00:00 0:01:00 W> W! p2/p1"),
    ("1/60", "0:00 start W; 0:10 W; 0:20 B; 0:30 W; 0:30 look", "0:02:40 0:01:50 B>"),
    ("1/60:30", "0:00 start W; 0:10 W; 0:11 stop; 0:11 retract W; 0:12 start W; 0:15 look", "0:00:47 0:00:59 W>"),
    // Fischer.
    ("180+2", "0:00 look", "0:03:02 0:03:02 ||"),
    ("180+2;late", "0:00 look", "0:03:00 0:03:00 ||"),
    ("180+2;late", "0:00 start W; 0:01 W; 0:01 look", "0:03:01 0:03:00 B>"),
    ("0+3", "0:00 start W; 0:01 W; 0:04 look", "0:00:05 0:00:00 || B!"),
    ("180+2", "0:00 start W; 0:05 W; 0:09 look", "0:02:59 0:02:58 B>"),
    ("180+2", "0:00 start W; 0:05 stop; 0:30 start W; 0:31 look", "0:02:56 0:03:02 W>"),
    ("180+2", "0:00 start W; 0:05 W; 0:06 stop; 0:06 retract W; 0:06 look", "0:02:59 0:03:01 ||"),
    ("180+2", "0:00 start W; 0:05 set W 0:01; 0:05.5 W; 0:06 look", "0:00:02.5 0:03:01.5 B>"),
    ("180+2", "0:00 start W; 3:02 W; 3:03 look", "0:00:00 0:03:02 || W!"),
    ("180+2;playon", "0:00 start W; 3:02 W; 3:03 B; 3:04 W; 3:05 look", "0:00:00 0:03:02 B> W!"),
    ("1/60+5:30+5", "0:00 start W; 0:05 W; 0:10 look", "0:01:35 0:01:00 B> p2/p1"),
    ("1/60:30+5", "0:00 start W; 0:10 W; 0:10 look", "0:01:25 0:01:00 B> p2/p1"),
    ("1/60:30+5;late", "0:00 start W; 0:10 W; 0:10 look", "0:01:20 0:01:00 B> p2/p1"),
    ("60+5:30+5", "0:00 start W; 1:05 look", "0:00:30 0:01:35 W> p2/p2"),
    ("60:30+5", "0:00 start W; 1:00 look", "0:00:35 0:01:35 W> p2/p2"),
    // Bronstein: the delay is part of the time and comes back after the move, at most what was used.
    ("300b10", "0:00 look", "0:05:10 0:05:10 ||"),
    ("300b10", "0:00 start W; 0:07 look", "0:05:03 0:05:10 W>"),
    ("300b10", "0:00 start W; 0:07 W; 0:07 look", "0:05:10 0:05:10 B>"),
    ("300b10", "0:00 start W; 0:25 W; 0:25 look", "0:04:55 0:05:10 B>"),
    ("300b10", "0:00 start W; 0:04 stop; 1:00 start W; 1:08 W; 1:08 look", "0:05:08 0:05:10 B>"),
    ("300b10", "0:00 start W; 0:25 set W 0:03; 0:25 look", "0:00:13 0:05:10 W>"),
    ("300b10", "0:00 start W; 0:25 set W 0:03; 0:33 W; 0:33 look", "0:00:13 0:05:10 B>"),
    ("300b10", "0:00 start W; 5:09 look", "0:00:01 0:05:10 W>"),
    ("300b10", "0:00 start W; 5:10 look", "0:00:00 0:05:10 || W!"),
    ("60b10:30b10", "0:00 start W; 1:15 look", "0:00:25 0:01:40 W> p2/p2"),
    ("60:30b10", "0:00 start W; 1:00 look", "0:00:40 0:01:40 W> p2/p2"),
    ("1/60b10:30b10", "0:00 start W; 0:15 W; 0:15 look", "0:01:35 0:01:10 B> p2/p1"),
    // US delay: the same, seen differently.
    ("300d5", "0:00 look", "0:05:00 0:05:00 ||"),
    ("300d5", "0:00 start W; 0:05 look", "0:05:00 0:05:00 W>"),
    ("300d5", "0:00 start W; 0:07 W; 0:13 look", "0:04:58 0:04:59 B>"),
    ("300d5", "0:00 start W; 0:03 stop; 1:00 start W; 1:04 look", "0:04:58 0:05:00 W>"),
    ("300d5", "0:00 start W; 0:04 W; 0:08 stop; 0:08 start W; 0:10 W; 0:14 look", "0:05:00 0:05:00 B>"),
    ("300d5", "0:00 start W; 0:20 set W 0:01; 0:24 look", "0:00:01 0:05:00 W>"),
    ("300d5", "0:00 start W; 0:20 add W 0:10; 0:25 look", "0:04:55 0:05:00 W>"),
    ("300d5", "0:00 start W; 5:05 look", "0:00:00 0:05:00 || W!"),
    ("300d5;playon", "0:00 start W; 5:05 W; 5:06 B; 9:00 look", "0:00:00 0:05:00 W> W!"),
    ("60d5:30d5", "0:00 start W; 1:06 look", "0:00:29 0:01:30 W> p2/p2"),
    ("1/60d5:30d5", "0:00 start W; 0:06 W; 0:06 look", "0:01:29 0:01:00 B> p2/p1"),
    // Hourglass.
    ("*60", "0:00 start W; 0:10 look", "0:00:50 0:01:10 W>"),
    ("*60", "0:00 start W; 0:10 W; 0:30 look", "0:01:10 0:00:50 B>"),
    ("*60", "0:00 start W; 0:10 stop; 1:00 start W; 1:10 look", "0:00:40 0:01:20 W>"),
    ("*60", "0:00 start W; 0:10 set W 1:00; 0:20 look", "0:00:50 0:01:20 W>"),
    ("*60", "0:00 start W; 2:00 look", "0:00:00 0:02:00 || W!"),
    ("60:*30", "0:00 start W; 1:10 look", "0:00:20 0:01:00 W> p2/p1"),
    // Japanese byo-yomi: all stretches are shown together.
    ("3x30", "0:00 start W; 0:20 look", "0:01:10 0:01:30 W>"),
    ("3x30", "0:00 start W; 0:20 W; 0:20 look", "0:01:30 0:01:30 B>"),
    ("3x30", "0:00 start W; 0:30 W; 0:30 look", "0:01:00 0:01:30 B>"),
    ("3x30", "0:00 start W; 0:50 W; 0:50 look", "0:01:00 0:01:30 B>"),
    ("3x30", "0:00 start W; 0:20 stop; 1:00 start W; 1:15 W; 1:15 look", "0:01:00 0:01:30 B>"),
    ("3x30", "0:00 start W; 0:20 set W 0:30; 0:49 W; 0:49 look", "0:00:30 0:01:30 B>"),
    ("3x30", "0:00 start W; 1:30 look", "0:00:00 0:01:30 || W!"),
    ("60:1x20", "0:00 start W; 1:05 W; 1:05 look", "0:00:20 0:01:00 B> p2/p1"),
    ("60:1x20", "0:00 start W; 1:20 look", "0:00:00 0:01:00 || W! p2/p1"),
    // Canadian byo-yomi.
    ("2c60", "0:00 start W; 0:10 W; 0:10 look", "0:00:50 0:01:00 B>"),
    ("2c60", "0:00 start W; 0:10 W; 0:10 B; 0:20 W; 0:20 look", "0:01:00 0:01:00 B>"),
    ("2c60", "0:00 start W; 0:10 stop; 1:00 start W; 1:49 look", "0:00:01 0:01:00 W>"),
    ("2c60", "0:00 start W; 0:10 set W 0:05; 0:12 W; 0:12 look", "0:00:03 0:01:00 B>"),
    ("2c60", "0:00 start W; 1:00 look", "0:00:00 0:01:00 || W!"),
    ("60:2c30", "0:00 start W; 1:10 W; 1:10 look", "0:00:20 0:01:00 B> p2/p1"),
    ("60:c30", "0:00 start W; 1:10 W; 1:10 B; 1:15 W; 1:15 look", "0:00:15 0:01:00 B> p2/p1"),
    // Upcount.
    ("^", "0:00 start W; 0:10 W; 0:30 look", "0:00:10 0:00:20 B>"),
    ("^", "0:00 start W; 0:10 stop; 0:30 look", "0:00:10 0:00:00 ||"),
    ("^", "0:00 start W; 0:10 set W 1:00; 0:30 look", "0:01:20 0:00:00 W>"),
    ("^", "0:00 start W; 99:00 look", "1:39:00 0:00:00 W>"),
    ("60:^", "0:00 start W; 1:10 W; 1:15 look", "0:00:10 0:00:55 B> p2/p1"),
    // Fixed time for each move.
    ("=30", "0:00 start W; 0:10 look", "0:00:20 0:00:30 W>"),
    ("=30", "0:00 start W; 0:10 W; 0:10 look", "0:00:30 0:00:30 B>"),
    ("=30", "0:00 start W; 0:10 stop; 0:50 start W; 1:00 look", "0:00:10 0:00:30 W>"),
    ("=30", "0:00 start W; 0:10 add W 0:30; 0:40 look", "0:00:20 0:00:30 W>"),
    ("=30", "0:00 start W; 0:30 look", "0:00:00 0:00:30 || W!"),
    ("60:=30", "0:00 start W; 1:10 W; 1:10 look", "0:00:30 0:01:00 B> p2/p1"),
    // Different controls: Armageddon, and methods of different kinds against each other.
    ("W300-B240", "0:00 start W; 0:10 W; 0:20 look", "0:04:50 0:03:50 B>"),
    ("W60-B*60", "0:00 start W; 0:10 W; 0:15 look", "0:00:50 0:01:05 B>"),
    ("W60+5-B3x30", "0:00 start W; 0:10 W; 0:15 B; 0:15 look", "0:01:00 0:01:30 W>"),
];

#[test]
fn the_clock_says_what_the_table_says() {
    let wrong: Vec<String> = TABLE
        .iter()
        .filter_map(|(control, acts, expected)| {
            let said = played(control, acts);
            (said != *expected)
                .then(|| format!("{control} | {acts}\n  expected {expected}\n  said     {said}"))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_table_leaves_out_no_method_and_nothing_that_is_done_to_one() {
    let methods = [
        ("300", "sudden death"),
        ("300+5", "Fischer"),
        ("300b5", "Bronstein"),
        ("300d5", "US delay"),
        ("*300", "hourglass"),
        ("3x30", "Japanese byo-yomi"),
        ("2c60", "Canadian byo-yomi"),
        ("^", "upcount"),
        ("=30", "fixed time"),
    ];
    let kind = |period: &jadoube_core::clock::Period| std::mem::discriminant(&period.method);
    let mut missing = Vec::new();
    for (example, name) in methods {
        let wanted = kind(&clock(example).controls()[Color::White].periods()[0]);
        let lines = || {
            TABLE.iter().filter(|(control, ..)| {
                let clock = clock(control);
                clock.controls()[Color::White]
                    .periods()
                    .iter()
                    .any(|period| kind(period) == wanted)
            })
        };
        let does = |word: &str| {
            lines().any(|(_, acts, _)| acts.split([' ', ';']).any(|said| said == word))
        };
        let becomes = |sign: &str| lines().any(|(.., clock)| clock.contains(sign));
        for (what, stands) in [
            (
                "press",
                lines().any(|(_, acts, _)| acts.split(';').any(is_press)),
            ),
            ("pause", does("stop")),
            ("correction", does("set") || does("add")),
            // What counts up never runs out.
            ("flag", becomes("!") || name == "upcount"),
            ("period change", becomes(" p2")),
        ] {
            if !stands {
                missing.push(format!("{name}: {what}"));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
}

/// Whether an act of the table is the press of a lever: a moment and a side.
fn is_press(act: &str) -> bool {
    matches!(
        act.split_whitespace().collect::<Vec<_>>()[..],
        [_, "W" | "B"]
    )
}

#[test]
fn the_same_with_colors_changed() {
    for (control, acts, expected) in TABLE
        .iter()
        .filter(|(control, ..)| !control.starts_with('W'))
    {
        let acts: String = acts.chars().map(other_color).collect();
        let said = played(control, &acts);
        let (reading, rest) = halves(&said);
        let (wanted, wanted_rest) = halves(expected);
        assert_eq!((reading.1, reading.0), wanted, "{control} | {acts}");
        let wanted_rest: String = wanted_rest.chars().map(other_color).collect();
        let flags = |text: &str| text.split(" p").next().map(str::to_owned);
        assert_eq!(flags(rest), flags(&wanted_rest), "{control} | {acts}");
    }
}

#[test]
fn a_flag_heard_of_late_fell_when_it_was_due() {
    let mut clock = clock("300");
    clock.start(Color::White, at("0:00"));
    assert_eq!(clock.flag_due(), Some((Color::White, at("5:00"))));
    assert_eq!(clock.drop_flag(Color::White, at("5:07")), at("5:00"));
    assert_eq!(clock.first_fallen(), Some((Color::White, at("5:00"))));
    assert_eq!(clock.drop_flag(Color::White, at("9:00")), at("5:00"));
}

#[test]
fn a_flag_is_due_after_all_periods_and_stretches() {
    for (control, due) in [
        ("300", Some("5:00")),
        ("60:30:10", Some("1:40")),
        ("60+5:30+5", Some("1:35")),
        ("60:30+5", Some("1:35")),
        ("60b10:30b10", Some("1:40")),
        ("2/60:30", Some("1:00")),
        ("60:5x30", Some("3:30")),
        ("60:2c30", Some("1:30")),
        ("60d5:=20", Some("1:25")),
        ("60:^", None),
    ] {
        let mut clock = clock(control);
        assert_eq!(clock.flag_due(), None, "{control} stands");
        clock.start(Color::White, at("0:00"));
        assert_eq!(
            clock.flag_due(),
            due.map(|due| (Color::White, at(due))),
            "{control}"
        );
    }
}

#[test]
fn the_bell_is_told_of_low_time_once_and_of_periods_and_flags() {
    use jadoube_core::clock::ClockEvent::{Flag, LowTime, Period};
    let mut clock = clock("60:30");
    clock.start(Color::White, at("0:00"));
    assert_eq!(clock.news(at("0:49")), []);
    assert_eq!(
        clock.news(at("0:55")),
        [LowTime {
            color: Color::White,
            at: at("0:50")
        }]
    );
    assert_eq!(clock.news(at("0:56")), []);
    let (white, black) = (Color::White, Color::Black);
    assert_eq!(
        clock.news(at("2:00")),
        [
            Period {
                color: white,
                at: at("1:00"),
                period: 1
            },
            Period {
                color: black,
                at: at("1:00"),
                period: 1
            },
            LowTime {
                color: white,
                at: at("1:20.1")
            },
            Flag {
                color: white,
                at: at("1:30")
            },
        ]
    );
}

#[test]
fn little_time_is_an_eighth_within_bounds_and_warns_on_the_face() {
    for (control, low) in [
        ("180", "0:22"),
        ("300+3", "0:37"),
        ("480", "1:00"),
        ("5400+30", "1:00"),
        ("60", "0:10"),
        // Below ten seconds it always is, where more was given.
        ("30", "0:09.9"),
        ("10", "0:09.9"),
        ("5", "0:02"),
    ] {
        let mut clock = clock(control);
        let given = clock.remaining(Color::White, at("0:00"));
        let low = at(low).since_start();
        clock.start(Color::White, at("0:00"));
        let after = |left: Duration| Moment::after(given.saturating_sub(left));
        let before = after(low + Duration::from_secs(1));
        assert!(!clock.face(Color::White, before).low, "{control}");
        assert!(clock.face(Color::White, after(low)).low, "{control}");
        // What is logged, and what the bell is rung for, is told when the face shows it.
        let told = clock.news(after(low));
        let at = after(low);
        let color = Color::White;
        assert_eq!(told, [ClockEvent::LowTime { color, at }], "{control}");
    }
}

#[test]
fn the_press_of_an_illegal_move_can_be_taken_back_with_or_without_its_increment() {
    let mut clock = clock("2/180+2:60+2");
    clock.start(Color::White, at("0:00"));
    clock.press(Color::White, at("0:05"));
    assert_eq!(clock.moves(Color::White), 1);
    clock.retract_press(Color::White, at("0:06"));
    assert_eq!(clock.moves(Color::White), 0);
    assert_eq!(
        clock.remaining(Color::White, at("0:06")),
        read("2:59").expect("a time")
    );
    let gained = clock.increment_gained(Color::White);
    assert_eq!(gained, Duration::from_secs(2));
    assert_eq!(clock.take(Color::White, gained, at("0:06")), gained);
    assert_eq!(
        clock.remaining(Color::White, at("0:06")),
        read("2:57").expect("a time")
    );
}

#[test]
fn an_act_dated_before_the_last_change_loses_nothing() {
    let mut clock = clock("300");
    clock.start(Color::White, at("0:10"));
    clock.press(Color::White, at("0:20"));
    clock.press(Color::Black, at("0:15"));
    assert_eq!(
        clock.remaining(Color::White, at("0:20")),
        read("4:50").expect("a time")
    );
    assert_eq!(
        clock.remaining(Color::Black, at("0:20")),
        read("5:00").expect("a time")
    );
    assert_eq!(clock.running(), Some(Color::White));
}

/// Plays one line of the table and says what the clock then says.
fn played(control: &str, acts: &str) -> String {
    let mut clock = clock(control);
    let mut now = Moment::START;
    for act in acts.split(';').map(str::trim) {
        let words: Vec<&str> = act.split(' ').collect();
        now = at(words[0]);
        let color = |word: &str| {
            if word == "W" {
                Color::White
            } else {
                Color::Black
            }
        };
        match words[1..] {
            ["look"] => {}
            ["stop"] => drop(clock.stop(now)),
            ["start", side] => clock.start(color(side), now),
            ["set", side, time] => clock.set(color(side), read(time).expect(time), now),
            ["add", side, time] => clock.add(color(side), read(time).expect(time), now),
            ["take", side, time] => drop(clock.take(color(side), read(time).expect(time), now)),
            ["retract", side] => drop(clock.retract_press(color(side), now)),
            ["moves", side, count] => clock.set_moves(color(side), count.parse().expect(count)),
            ["period", side, number] => {
                clock.set_period(color(side), number.parse::<usize>().expect(number) - 1, now);
            }
            [side @ ("W" | "B")] => drop(clock.press(color(side), now)),
            ref other => panic!("{other:?} is no act"),
        }
    }
    clock.news(now);
    said(&clock, now)
}

fn said(clock: &Clock, now: Moment) -> String {
    let time = |color| written(clock.remaining(color, now));
    let runs = match clock.running() {
        Some(Color::White) => "W>",
        Some(Color::Black) => "B>",
        None => "||",
    };
    let mut said = format!("{} {} {runs}", time(Color::White), time(Color::Black));
    let fallen = clock.fallen();
    let mark = |color: Color| {
        if fallen[color].is_some() {
            color.fold_wb("W!", "B!")
        } else {
            ""
        }
    };
    if let Some((first, _)) = clock.first_fallen() {
        said += " ";
        said += mark(first);
        said += mark(first.other());
    }
    match (
        clock.period(Color::White) + 1,
        clock.period(Color::Black) + 1,
    ) {
        (1, 1) => said,
        (white, black) => format!("{said} p{white}/p{black}"),
    }
}

fn halves(said: &str) -> ((&str, &str), &str) {
    let mut parts = said.splitn(3, ' ');
    let mut part = || parts.next().expect("three parts");
    ((part(), part()), part())
}

fn other_color(letter: char) -> char {
    match letter {
        'W' => 'B',
        'B' => 'W',
        other => other,
    }
}

fn clock(control: &str) -> Clock {
    match control.parse() {
        Ok(AgreedTimeControl::Timed(controls)) => Clock::new(controls),
        other => panic!("{control}: {other:?}"),
    }
}

fn at(time: &str) -> Moment {
    time.parse().expect(time)
}
