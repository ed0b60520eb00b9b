//! The log of the side clock: what an arbiter reads in it, and how it stands in columns.

use eframe::egui::accesskit::Role as Part;
use std::time::Duration;

use eframe::egui::{Pos2, Rect, pos2};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::Moment;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::record::print::printed_log::LogLineKind;
use jadoube_core::record::side_clock::{
    SideClock, SideClockAct, SideClockCorrection, SideClockSetting, StopReason,
};
use jadoube_ui::{LogExtent, side_clock_logs, side_clock_text};

use super::side_clock::{at, on_screen};
use crate::support::share_of_checks::due_languages;

/// A clock that was pressed three times, stopped, and put right.
fn corrected(change: impl FnOnce(&mut SideClockCorrection)) -> SideClock {
    let mut side_clock = SideClock::default();
    let mut second = 0;
    let mut hear = |act: SideClockAct| {
        second += 1;
        assert!(side_clock.hear(act.clone(), at(second)), "{act:?}");
    };
    hear(SideClockAct::Set(SideClockSetting {
        control: "40/5400:1800".parse().expect("a time control"),
        names: ByColor {
            white: "Ana".to_owned(),
            black: "Boris".to_owned(),
        },
        day: String::new(),
        tournament_board: None,
    }));
    hear(SideClockAct::Begin(Color::White));
    for color in [Color::White, Color::Black, Color::White] {
        hear(SideClockAct::Press(color));
    }
    hear(SideClockAct::Stop(StopReason::ByHand));
    let stands = side_clock.as_it_stands(at(7));
    let mut correction = stands.expect("a clock that was set");
    change(&mut correction);
    assert!(side_clock.hear(SideClockAct::Correct(correction), at(7)));
    side_clock
}

fn last_line(side_clock: &SideClock) -> String {
    let text = side_clock_text(
        side_clock,
        Words::new(Language::English),
        LogExtent::Session,
    );
    text.lines().last().expect("a line").to_owned()
}

#[test]
fn a_correction_says_in_words_what_was_and_what_is() {
    let all = last_line(&corrected(|correction| {
        *correction.times.get_mut(Color::White) = Duration::from_secs(5_000);
        correction.moves = ByColor {
            white: 40,
            black: 1,
        };
        *correction.periods.get_mut(Color::White) = 1;
        "an illegal move".clone_into(&mut correction.reason);
    }));
    let what = "Corrected by the arbiter: \
        Ana: 1:29:58 → 1:23:20, moves made 2 → 40, period 1 → 2; Boris’s clock runs next. \
        Reason: an illegal move";
    assert!(all.ends_with(what), "{all}");
    let nothing = last_line(&corrected(|_| {}));
    let what = "Corrected by the arbiter: Boris’s clock runs next. Reason: none given";
    assert!(nothing.ends_with(what), "{nothing}");
}

#[test]
fn a_press_says_which_move_it_completes() {
    let text = side_clock_text(
        &corrected(|_| {}),
        Words::new(Language::English),
        LogExtent::Session,
    );
    let pressed: Vec<&str> = text
        .lines()
        .filter_map(|line| line.find("pressed").map(|place| &line[place - 6..]))
        .map(str::trim)
        .collect();
    assert_eq!(
        pressed,
        [
            "Ana pressed, move 1",
            "Boris pressed, move 1",
            "Ana pressed, move 2"
        ]
    );
}

#[test]
fn the_text_stands_in_columns_that_are_named() {
    let text = side_clock_text(
        &corrected(|_| {}),
        Words::new(Language::English),
        LogExtent::Session,
    );
    let lines: Vec<&str> = text.lines().skip(2).collect();
    let ends =
        |words: [&str; 3]| words.map(|word| lines[0].find(word).expect("a column") + word.len());
    let [time, white, black] = ends(["Time", "White", "Black"]);
    for line in &lines[1..] {
        for (end, beginning) in [(time, 0), (white, time), (black, white)] {
            let reading = &line[beginning..end];
            let parts: Vec<&str> = reading.trim().split(':').collect();
            assert!(!reading.contains('.') && parts.len() == 3, "{line}");
        }
    }
}

#[test]
fn every_line_of_the_log_fits_its_sheet_in_every_language() {
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)] {
        for language in due_languages() {
            let side_clock = corrected(|correction| {
                correction.times = correction.times.map(|_| Duration::from_secs(61));
                correction.moves = ByColor {
                    white: 39,
                    black: 39,
                };
                "Art. 7.5.5".clone_into(&mut correction.reason);
            });
            let mut window = on_screen(&side_clock, width, height, |settings| {
                settings.preferences.language = Some(language);
            });
            let name = window.words().tr("side-log").into_owned();
            window.get_by_label(&name).click();
            window.run();
            let sheet = Rect::from_min_max(Pos2::ZERO, pos2(width, height));
            let line = window.get_by_label_contains("7.5.5").rect();
            assert!(sheet.contains_rect(line), "{language:?} {width}: {line}");
        }
    }
}

#[test]
fn every_press_has_its_number_and_the_newest_line_stands_first() {
    let window = &mut on_screen(&corrected(|_| {}), 1280.0, 800.0, |_| {});
    window.get_by_label("Log…").click();
    window.run();
    window.get_by_label("Newest first (oldest first in print).");
    let top = |what: &str| window.get_by_label_contains(what).rect().top();
    let lines = [
        "Corrected by the arbiter",
        "Ana pressed, move 2",
        "Boris pressed, move 1",
        "Ana pressed, move 1",
        "Clock set to",
    ];
    assert!(lines.map(top).is_sorted(), "{:?}", lines.map(top));
    for (number, what) in [(3, lines[1]), (2, lines[2]), (1, lines[3])] {
        let line = window.get_by_label_contains(what);
        let line = line.accesskit_node().value().expect("a line");
        assert!(line.starts_with(&format!("{number} ")), "{line}");
    }
    let text = side_clock_text(
        &corrected(|_| {}),
        Words::new(Language::English),
        LogExtent::Session,
    );
    assert!(text.contains("\n   3   "), "{text}");
}

#[test]
fn a_setting_of_the_clock_is_a_heading_that_tells_who_plays() {
    let side_clock = corrected(|_| {});
    let words = Words::new(Language::English);
    let text = side_clock_text(&side_clock, words, LogExtent::Session);
    let heading = "Ana – Boris · Clock set to 40/90, 30";
    assert!(text.contains(heading), "{text}");
    let line = side_clock_logs(&side_clock, words)
        .remove(0)
        .lines
        .remove(0);
    assert_eq!(line.kind, LogLineKind::Setting);
}

#[test]
fn the_log_says_first_whose_illegal_move_it_was_and_which_is_taken_back() {
    let text = side_clock_text(
        &super::side_clock_games::two_games(),
        Words::new(Language::English),
        LogExtent::Session,
    );
    assert!(
        text.contains(
            "   (entry undone) First illegal move by Ana: Black +1:00. Black: 4:59 → 5:59; Black’s clock runs next"
        ),
        "{text}"
    );
    let back =
        "   Undone: “First illegal move by Ana”. Ana: illegal moves 1 → 0; Black: 5:59 → 4:59";
    assert!(text.contains(back), "{text}");
}

#[test]
fn the_log_tells_readings_as_the_face_shows_them() {
    let mut side_clock = SideClock::default();
    let moment = |milliseconds| Moment::after(Duration::from_millis(milliseconds));
    let setting = SideClockSetting {
        control: "12".parse().expect("a time control"),
        names: ByColor::default(),
        day: String::new(),
        tournament_board: None,
    };
    for (act, milliseconds) in [
        (SideClockAct::Set(setting), 0),
        (SideClockAct::Begin(Color::White), 0),
        (SideClockAct::Press(Color::White), 1_250),
        (SideClockAct::Press(Color::Black), 3_000),
        (SideClockAct::Press(Color::White), 4_510),
    ] {
        assert!(side_clock.hear(act, moment(milliseconds)));
    }
    let logs = side_clock_logs(&side_clock, Words::new(Language::English));
    let readings: Vec<_> = logs[0]
        .lines
        .clone()
        .into_iter()
        .map(|line| line.readings)
        .collect();
    assert_eq!(readings[2], ["0:11", "0:12"]);
    // That White has little time stands before the press.
    assert_eq!(readings[5], ["0:09.3", "0:11"]);
}

#[test]
fn the_log_is_read_while_a_side_runs_and_the_levers_go_on() {
    let mut window = on_screen(&super::side_clock::begun("300"), 1280.0, 800.0, |_| {});
    window.get_by_label("Log…").click();
    window.run();
    window.get_by_role_and_label(Part::Dialog, "Clock log");
    let anew = window.words().tr("log-new");
    let begins_anew = window.query_by_label(&anew).is_some();
    assert!(!begins_anew, "no other log begins while a side runs");
    let runs = |window: &super::side_clock::Window| {
        let clock = window.side_clock().clock().expect("a clock");
        clock.running()
    };
    assert_eq!(runs(&window), Some(Color::White));
    window.get_by_label_contains(", Black 5:00");
    super::side_clock::press(&mut window, eframe::egui::Key::ControlLeft);
    assert_eq!(runs(&window), Some(Color::Black), "White has pressed");
    window.get_by_role_and_label(Part::Dialog, "Clock log");
    super::side_clock::press(&mut window, eframe::egui::Key::Space);
    assert_eq!(runs(&window), Some(Color::White));
    super::arbiter_desk::click_at(&mut window, eframe::egui::pos2(40.0, 400.0));
    assert_eq!(
        runs(&window),
        Some(Color::Black),
        "White's half was clicked"
    );
    window.get_by_role_and_label(Part::Dialog, "Clock log");
    super::side_clock::press(&mut window, eframe::egui::Key::Escape);
    assert!(window.query_by_label("Clock log").is_none());
    assert_eq!(runs(&window), Some(Color::Black), "Esc closed the log");
}

#[test]
fn an_illegal_move_stops_the_clock_gives_time_and_is_counted_and_logged() {
    for (time, gives) in [("300", 60), ("5400+30", 120)] {
        let mut window = on_screen(&super::side_clock::begun(time), 1280.0, 800.0, |_| {});
        let left = |window: &super::side_clock::Window| {
            let clock = window.side_clock().clock().expect("a clock");
            clock.main_time(Color::Black, window.now())
        };
        let before = left(&window);
        window.get_by_label("Illegal move").click();
        window.run();
        let item = format!("Illegal move by Ana: Black +{}:00", gives / 60);
        window.get_by_label(&item).click();
        window.run();
        let side_clock = window.side_clock();
        assert_eq!(side_clock.clock().expect("a clock").running(), None);
        assert_eq!(*side_clock.illegal().get(Color::White), 1);
        assert_eq!(left(&window), before + Duration::from_secs(gives));
        let logged = last_line(window.side_clock());
        let noted = format!("First illegal move by Ana: Black +{}:00", gives / 60);
        assert!(logged.contains(&noted), "{logged}");
        window.get_by_label("Resume White’s clock");
    }
}

#[test]
fn the_buttons_of_the_log_stay_where_they_are_while_a_side_runs() {
    let mut window = on_screen(&super::side_clock::begun("300"), 1280.0, 800.0, |_| {});
    window.get_by_label("Log…").click();
    window.run();
    let save = |window: &super::side_clock::Window| window.get_by_label("Save as PDF").rect();
    let before = save(&window);
    super::side_clock::press(&mut window, eframe::egui::Key::ControlLeft);
    super::side_clock::press(&mut window, eframe::egui::Key::ControlRight);
    assert_eq!(save(&window), before);
}

/// What the log says after an illegal move by White was noted at a clock to which that was done, and the clock then.
fn after_an_illegal_move(acts: &[(SideClockAct, u64)]) -> (String, super::side_clock::Window) {
    let mut side_clock = super::side_clock::begun("5400+30");
    for (act, seconds) in acts {
        assert!(side_clock.hear(act.clone(), super::side_clock::at(*seconds)));
    }
    let mut window = on_screen(&side_clock, 1280.0, 800.0, |_| {});
    window.get_by_label("Illegal move").click();
    window.run();
    window
        .get_by_label_contains("Illegal move by Ana on move 1")
        .click();
    window.run();
    (last_line(window.side_clock()), window)
}

#[test]
fn an_illegal_move_takes_its_press_back_with_what_it_gave() {
    let pressed = (SideClockAct::Press(Color::White), 3);
    let (said, window) = after_an_illegal_move(&[pressed]);
    let side_clock = window.side_clock();
    let clock = side_clock.clock().expect("a clock");
    assert_eq!(clock.moves(Color::White), 0, "the press is undone");
    assert_eq!(side_clock.next(), Some(Color::White), "White has the move");
    let left = clock.main_time(Color::White, window.now());
    assert_eq!(left, Duration::from_secs(5400 + 30 - 2), "{said}");
    for what in [
        "Ana’s press on move 1 is undone",
        "Ana’s clock runs next",
        "Ana: 1:30:58 −0:30 → 1:30:28; Black: 1:30:28 +2:00 → 1:32:28; ",
    ] {
        assert!(said.contains(what), "{said}");
    }
}

#[test]
fn an_illegal_move_found_after_the_reply_takes_both_presses_back() {
    let other = SideClockAct::Press(Color::Black);
    let (said, window) =
        after_an_illegal_move(&[(SideClockAct::Press(Color::White), 2), (other, 3)]);
    let side_clock = window.side_clock();
    assert_eq!(side_clock.next(), Some(Color::White));
    let clock = side_clock.clock().expect("a clock");
    let moves = ByColor::new_with(|color| clock.moves(color));
    assert_eq!(moves, ByColor::default(), "both counts go back");
    let times = ByColor::new_with(|color| clock.main_time(color, window.now()).as_secs());
    let (white, black) = (5430 - 3, 5430 - 1 + 120);
    assert_eq!(times, ByColor { white, black }, "{said}");
    for what in [
        "First illegal move by Ana: Black +2:00. On move 1, found after the reply; ",
        "both presses are undone. Ana: 1:30:57 −0:30 → 1:30:27; ",
        "; Black: 1:30:59 −0:30 +2:00 → 1:32:29; ",
        "Ana’s clock runs next",
    ] {
        assert!(said.contains(what), "{what:?} in {said}");
    }
    assert!(!said.contains("1 → 0"), "the counts are told once: {said}");
}

#[test]
fn a_press_before_a_correction_goes_back_without_its_time_and_the_log_says_so() {
    let mut side_clock = super::side_clock::begun("5400+30");
    side_clock.hear(SideClockAct::Press(Color::White), super::side_clock::at(2));
    side_clock.hear(
        SideClockAct::Stop(StopReason::ByHand),
        super::side_clock::at(3),
    );
    let as_it_stands = side_clock.as_it_stands(super::side_clock::at(3));
    let corrected = SideClockAct::Correct(as_it_stands.expect("a clock"));
    let before = [
        (SideClockAct::Press(Color::White), 2),
        (SideClockAct::Stop(StopReason::ByHand), 3),
        (corrected, 3),
    ];
    let (said, window) = after_an_illegal_move(&before);
    let side_clock = window.side_clock();
    assert_eq!(side_clock.next(), Some(Color::White));
    assert_eq!(side_clock.clock().expect("a clock").moves(Color::White), 0);
    assert!(said.contains("corrected after Ana’s press"), "{said}");
    // A correction that was taken back has changed nothing.
    let taken_back = [before.as_slice(), &[(SideClockAct::TakeBack, 4)]].concat();
    let (said, _) = after_an_illegal_move(&taken_back);
    assert!(said.contains("press on move 1 is undone"), "{said}");
}

#[test]
fn the_log_stays_open_while_it_is_saved() {
    let mut window = on_screen(&corrected(|_| {}), 1280.0, 800.0, |_| {});
    window.get_by_label("Log…").click();
    window.run();
    window.get_by_label("Save as PDF…").click();
    window.run();
    window.get_by_role_and_label(Part::Dialog, "Clock log");
}

#[test]
fn the_printed_log_tells_who_plays_and_has_lines_to_sign_on() {
    let words = Words::new(Language::English);
    let log = side_clock_logs(&super::side_clock::begun("300"), words).remove(0);
    assert_eq!(log.players[0], "Ana (White) – Black");
    let signed = ["Ana\nWhite’s signature", "Black’s signature"];
    assert_eq!(log.signatures[..2], signed);
    assert_eq!(log.signatures[2], "Arbiter’s name and signature");
}
