//! What the side clock tells beside its times: what an illegal move changed, what happened to files, and its saved log.
//! None of it moves anything.

use std::time::Duration;

use eframe::egui::{Event, Modifiers, PointerButton, Pos2, Rect};
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::Color;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::record::side_clock::{SideClockAct, StopReason};
use jadoube_ui::{Command, FileTask, Notification};

use super::fits::{cut_texts, faults, texts};
use super::side_clock::{Window, at, begun, on_screen, running};
use crate::support::share_of_checks::due_languages;

/// The sizes in which the clock is looked at: two windows and a phone.
const SIZES: [(f32, f32); 3] = [(900.0, 600.0), (1280.0, 800.0), (390.0, 844.0)];

/// White has pressed after an illegal move, and Black's side runs.
fn pressed(width: f32, height: f32, language: Language) -> Window {
    let mut side_clock = begun("5400+30");
    assert!(side_clock.hear(SideClockAct::Press(Color::White), at(3)));
    on_screen(&side_clock, width, height, |settings| {
        settings.preferences.language = Some(language);
    })
}

/// The same after an illegal move was noted, in these words, and something is told as well.
pub fn charged(words: Words) -> Window {
    let mut window = pressed(900.0, 600.0, Language::English);
    window.speak(words);
    window.run();
    illegal_move(&mut window);
    tell(&mut window);
    window
}

/// An illegal move of White's was noted only after the reply, in these words.
pub fn charged_late(words: Words) -> Window {
    let mut window = pressed(900.0, 600.0, Language::English);
    window.clock(SideClockAct::Press(Color::Black));
    window.speak(words);
    window.run();
    illegal_move(&mut window);
    window
}

/// The same, and its log is open.
pub fn log_charged_late(words: Words) -> Window {
    let mut window = charged_late(words);
    let name = words.tr("side-log");
    window.get_by_label(&name).click();
    window.run();
    window
}

/// Notes an illegal move of White's.
fn illegal_move(window: &mut Window) {
    let words = window.words();
    window.get_by_label(&words.tr("side-illegal")).click();
    window.run();
    let args = [
        ("player", "Ana".into()),
        ("opponent", words.tr("color-black").into_owned().into()),
        ("time", "2:00".into()),
        ("number", 1_u32.into()),
    ];
    window
        .get_by_label(&words.tr_args("side-illegal-by", &args))
        .click();
    window.run();
}

/// That the position before White’s first move comes back.
fn restore(words: Words) -> String {
    let args = [("player", Color::White.into()), ("number", 1_u32.into())];
    words.tr_args("side-position-back", &args).into_owned()
}

/// Where that is painted; nothing where it is not.
fn place(window: &Window, what: &str) -> Option<Rect> {
    let told = texts(window);
    let found = told.iter().find(|(text, _)| text == what);
    found.map(|(_, rect)| *rect)
}

#[test]
fn an_illegal_move_is_told_on_both_halves_while_the_clocks_stand() {
    for (width, height) in SIZES {
        for language in due_languages() {
            let mut window = pressed(width, height, language);
            let words = window.words();
            let undone = format!("{} (−0:30)", words.tr("side-press-undone"));
            assert_eq!(place(&window, "+2:00"), None);
            illegal_move(&mut window);
            let gained = place(&window, "+2:00").expect("what Black gained");
            let taken = place(&window, &undone).expect("what was undone");
            let middle = width / 2.0;
            assert!(gained.left() > middle && taken.right() < middle);
            assert!(place(&window, &restore(words)).is_some());
            let faults = faults(&window);
            assert!(faults.is_empty(), "{language:?} {width}: {faults:?}");
            // It stays until a side runs again.
            window.wait_until(at(90));
            window.run();
            assert!(place(&window, "+2:00").is_some());
            window.clock(SideClockAct::Resume(Color::White));
            window.run();
            assert_eq!(place(&window, "+2:00"), None);
            assert_eq!(place(&window, &undone), None);
            assert_eq!(place(&window, &restore(words)), None);
        }
    }
}

#[test]
fn that_both_presses_go_back_after_the_reply_is_told_on_both_halves() {
    for (width, height) in SIZES {
        for language in due_languages() {
            let mut window = pressed(width, height, language);
            window.clock(SideClockAct::Press(Color::Black));
            window.run();
            illegal_move(&mut window);
            let undone = window.words().tr("side-press-undone");
            let told = [
                format!("{undone} (−0:30)"),
                format!("{undone} (−0:30), +2:00"),
                restore(window.words()),
            ];
            let [white, black, restored] =
                told.map(|told| place(&window, &told).unwrap_or_else(|| panic!("{told}")));
            let middle = width / 2.0;
            assert!(
                white.right() < middle && black.left() > middle,
                "{language:?}"
            );
            assert!(
                restored.right() < middle,
                "{language:?}: where it is played on"
            );
            let cut = cut_texts(&window);
            assert!(cut.is_empty(), "{language:?} {width}: {cut:?}");
        }
    }
}

#[test]
fn what_was_noted_is_taken_back_with_one_press_where_it_is_seen() {
    for language in due_languages() {
        let mut window = pressed(1280.0, 800.0, language);
        let words = window.words();
        illegal_move(&mut window);
        let another = words.tr("side-set-anew");
        assert!(window.query_by_label(&another).is_none(), "{language:?}");
        let args = [("player", "Ana".into()), ("count", 1_u32.into())];
        let noted = words.tr_args("side-illegal-nth", &args);
        let takes_back = words.tr_args("side-illegal-take-back", &[("what", noted.into())]);
        window.get_by_label(&takes_back).click();
        window.run();
        assert_eq!(window.side_clock().illegal().white, 0);
        let clock = window.side_clock().clock().expect("a clock");
        assert_eq!(clock.moves(Color::White), 1, "{language:?}");
        assert!(window.query_by_label(&takes_back).is_none(), "{language:?}");
        let undone = format!("{} (+0:30)", words.tr("side-illegal-undone"));
        let restored = format!("{} (−2:00)", words.tr("side-correction-undone"));
        for told in [&*undone, &*restored] {
            assert!(place(&window, told).is_some(), "{language:?}: {told}");
        }
        let args = [("player", Color::White.into()), ("number", 1_u32.into())];
        let position = words.tr_args("side-position-on", &args);
        let told = place(&window, &position).expect("the position that stands again");
        assert!(told.left() > 640.0, "{language:?}: where it is played on");
        // Nothing else comes under the hand that pressed it.
        assert!(window.query_by_label(&another).is_none(), "{language:?}");
        window.clock(SideClockAct::Resume(Color::Black));
        window.clock(SideClockAct::Stop(StopReason::ByHand));
        window.run();
        assert_eq!(place(&window, &undone), None, "{language:?}");
        window.get_by_label(&another);
    }
}

#[test]
fn an_undone_entry_that_changed_no_time_has_no_empty_brackets() {
    let mut side_clock = begun("5400");
    assert!(side_clock.hear(SideClockAct::Press(Color::White), at(3)));
    let mut window = on_screen(&side_clock, 1280.0, 800.0, |_| {});
    illegal_move(&mut window);
    window.clock(SideClockAct::TakeBack);
    window.run();
    assert!(place(&window, "legal after all").is_some());
    assert!(place(&window, "entry undone (−2:00)").is_some());
}

#[test]
fn the_menu_says_where_a_late_illegal_move_stands() {
    let says = |control: &str, presses: &[Color]| {
        let mut side_clock = begun(control);
        for (second, color) in (2..).zip(presses) {
            assert!(side_clock.hear(SideClockAct::Press(*color), at(second)));
        }
        let mut window = on_screen(&side_clock, 900.0, 600.0, |_| {});
        window.get_by_label("Illegal move").click();
        window.run();
        let cut = cut_texts(&window);
        assert!(cut.is_empty(), "{cut:?}");
        let mut told = texts(&window).into_iter().map(|(text, _)| text);
        told.find(|text| text.starts_with("Black has replied: this counts only"))
    };
    let both = [Color::White, Color::Black];
    let one = says("300+3", &both).expect("a condition in blitz");
    assert!(one.ends_with("this game has its own arbiter and is recorded."));
    let three = says("900+10", &both).expect("a condition in rapid");
    assert!(three.contains("three games at most"));
    assert_eq!(says("5400+30", &both), None, "standard play is supervised");
    assert_eq!(says("300+3", &both[..1]), None, "nobody has replied");
}

#[test]
fn a_press_that_an_older_log_let_stay_is_told_on_its_half() {
    for (width, height) in SIZES {
        for language in due_languages() {
            let mut window = pressed(width, height, language);
            window.clock(SideClockAct::Stop(StopReason::ByHand));
            let now = window.now();
            let as_it_stands = window.side_clock().as_it_stands(now).expect("a clock");
            let mut charged = as_it_stands.clone();
            window.clock(SideClockAct::Correct(as_it_stands));
            window.run();
            let stays = window.words().tr("side-press-stays").into_owned();
            assert_eq!(place(&window, &stays), None);
            // Earlier versions left such a press as it was.
            let two_minutes = Duration::from_mins(2);
            charged.illegal.white = 1;
            charged.gives = Some(two_minutes);
            charged.times.black += two_minutes;
            window.clock(SideClockAct::Correct(charged));
            window.run();
            let told = place(&window, &stays).expect("on White’s half");
            assert!(told.right() < width / 2.0, "{language:?} {width}: {told:?}");
            assert!(place(&window, "+2:00").is_some(), "on Black’s");
            let cut = cut_texts(&window);
            assert!(cut.is_empty(), "{language:?} {width}: {cut:?}");
        }
    }
}

/// Something is told of a file.
fn tell(window: &mut Window) {
    let path = "a-very-long-name-of-a-file-that-is-not-there.jadoube";
    window.ask(Command::Chosen(FileTask::Open, path.into()));
    window.wait_until_done();
    window.run();
}

#[test]
fn what_is_told_at_the_side_clock_moves_no_button_and_no_digit() {
    for (width, height) in SIZES {
        for language in due_languages() {
            let mut window = pressed(width, height, language);
            let words = window.words();
            let places = |window: &Window| -> Vec<Rect> {
                let ids = [
                    "side-pause",
                    "menu",
                    "side-correct",
                    "side-log",
                    "side-lock",
                ];
                let buttons = ids.map(|id| window.get_by_label(&words.tr(id)).rect());
                let faces = window.get_all_by(|node| {
                    let label = node.label().unwrap_or_default();
                    label.contains(": 1:") && label.contains(',')
                });
                let faces: Vec<Rect> = faces.map(|face| face.rect()).collect();
                let digits = window.output().shapes.iter().filter_map(|shape| {
                    let is_picture = matches!(shape.shape, eframe::egui::Shape::Mesh(_));
                    is_picture.then(|| shape.shape.visual_bounding_rect())
                });
                buttons.into_iter().chain(faces).chain(digits).collect()
            };
            let before = places(&window);
            tell(&mut window);
            let name = words.tr("notes-name");
            let strip = window.get_by_label(&name).rect();
            assert_eq!(places(&window), before, "{language:?} {width}×{height}");
            for (text, rect) in texts(&window) {
                let both = rect.intersect(strip).shrink(0.8);
                let is_beside = !both.is_positive() || strip.contains_rect(rect);
                assert!(is_beside, "{language:?} {width}: `{text}` and {strip}");
            }
            // A press there is meant for what is told, and for no lever.
            let at = Pos2::new(width * 0.75, strip.center().y);
            press_at(&mut window, at);
            assert_eq!(running(window.side_clock()), Some(Color::Black));
            press_at(&mut window, Pos2::new(width * 0.75, height * 0.5));
            assert_eq!(running(window.side_clock()), Some(Color::White));
        }
    }
}

/// The button of the mouse goes down and up there.
fn press_at(window: &mut Window, pos: Pos2) {
    window.hover_at(pos);
    window.run();
    let button = |pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    window.input_mut().events.extend([true, false].map(button));
    window.run();
}

#[test]
fn the_log_is_saved_while_a_side_runs_and_nothing_is_asked() {
    for language in due_languages() {
        let mut window = pressed(900.0, 600.0, language);
        let words = window.words();
        let press = |window: &mut Window, id: &str| {
            let name = words.tr(id);
            window
                .get_by_label(name.trim_end_matches([' ', '\u{a0}', '…']))
                .click();
            window.wait_until_done();
            window.run();
        };
        window.get_by_label(&words.tr("side-log")).click();
        window.run();
        let cut = cut_texts(&window);
        for id in ["sheet-save-pdf", "sheet-save-text", "sheet-save-text"] {
            press(&mut window, id);
            assert_eq!(running(window.side_clock()), Some(Color::Black));
            let title = words.tr("log-title");
            let is_open = window.query_all_by_label(&title).next().is_some();
            assert!(is_open, "{language:?}: the log stays open");
        }
        assert!(cut.iter().all(|(text, _)| !text.contains("PDF")), "{cut:?}");
        let told = window.state().notifications().iter();
        let mut written: Vec<String> = told
            .filter_map(|it| {
                if let Notification::Written(path) = it {
                    Some(path.display().to_string())
                } else {
                    None
                }
            })
            .collect();
        written.dedup();
        let ends = [".pdf", ".txt", " 2.txt"];
        let is_named = written
            .iter()
            .zip(ends)
            .all(|(name, end)| name.ends_with(end));
        assert!(written.len() == 3 && is_named, "{language:?}: {written:?}");
        // Its levers go on.
        window.clock(SideClockAct::Press(Color::Black));
        window.wait_until(at(6) + Duration::from_millis(1));
        assert_eq!(running(window.side_clock()), Some(Color::White));
    }
}
