//! The arbiter's desk: what awaits a decision is seen and decided, nothing is done at one click, nothing moves.

use eframe::egui::{Event as Press, Key, Modifiers, PointerButton, Pos2, Rect, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::{Clock, Moment, TimeControl};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Decision, Event, PlayerAct, Question, Score, Terms};
use jadoube_ui::kit::theme::{BoardColors, Palette};
use jadoube_ui::{ColorScheme, Screen};

use super::column::painted;
use super::desk_scenes::{stopped, with_claimed_touch, with_empty_press, with_two_matters};
use super::fits::{cut_texts, galleys, texts};
use crate::support::app_harness::{AppHarness, window};
use crate::support::share_of_checks::due_languages;

pub type Window = AppHarness;

/// A game with a clock that runs, some moves played.
pub fn game(moves: &[&str]) -> AppHarness {
    let control: TimeControl = "5400+30".parse().expect("a time control");
    let mut shell = AppHarness::new(Terms {
        control: Some(ByColor {
            white: control.clone(),
            black: control,
        }),
        ..Terms::default()
    });
    shell.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
    for text in moves {
        let turn = shell.arbiter().table().game().has_the_move();
        shell.does(turn, PlayerAct::Move((*text).to_owned()));
    }
    shell
}

/// The desk of that game.
pub fn desk(mut shell: AppHarness) -> Window {
    shell.show(Screen::Desk);
    window(shell, 1280.0, 800.0)
}

pub fn press(window: &mut Window, label: &str) {
    window.get_by_label(label).click_accesskit();
    window.run();
}

/// A click of the mouse there.
pub fn click_at(window: &mut Window, at: Pos2) {
    window.hover_at(at);
    window.run();
    presses_at(window, at);
    window.run_steps(2);
}

/// Two clicks there, the second as soon as what the first one has brought can be hit.
pub fn double_click_at(window: &mut Window, at: Pos2) {
    window.hover_at(at);
    window.run();
    presses_at(window, at);
    window.run_steps(2);
    presses_at(window, at);
    window.run_steps(1);
}

/// The button of the mouse goes down and up there, in the next frame.
fn presses_at(window: &mut Window, at: Pos2) {
    let button = |pressed| Press::PointerButton {
        pos: at,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    window.input_mut().events.extend([true, false].map(button));
}

/// The last thing the arbiter did.
pub fn last_act(window: &Window) -> Option<ArbiterAct> {
    let mut log = window.log().iter().rev();
    log.find_map(|entry| entry.event.arbiter_act().cloned())
}

fn questions(shell: &AppHarness) -> Vec<Question> {
    let asked = shell.arbiter().table().questions().iter();
    asked.map(|(_, question)| *question).collect()
}

/// What a player's clock shows, in seconds.
pub fn left(window: &Window, color: Color) -> u64 {
    let clock = window.arbiter().table().clock().expect("a clock");
    clock.remaining(color, window.now()).as_secs()
}

#[test]
fn a_matter_is_told_on_the_button_and_decided_on_the_desk() {
    let mut shell = game(&["e4", "e5"]);
    shell.does(Color::White, PlayerAct::StopClocks);
    assert_eq!(questions(&shell), [Question::StoppedClocks]);
    let mut window = window(shell, 1280.0, 800.0);
    press(&mut window, "Arbiter’s desk: 1");
    window.get_by_label("White calls the arbiter: both clocks are stopped");
    window.get_by_label("Was there a good reason to stop the clocks?");
    window.get_by_label("To decide · 1 of 1");
    window.get_by_label("What the board recorded");
    let said: Vec<String> = texts(&window).into_iter().map(|it| it.0).collect();
    assert!(!said.iter().any(|it| it == "Yes" || it == "No"), "{said:?}");
    press(&mut window, "Rule: Good reason to stop");
    assert_eq!(
        last_act(&window),
        Some(ArbiterAct::Decide(Decision::Accept))
    );
    assert_eq!(questions(&window), []);
    window.get_by_label("Nothing to decide.");
}

#[test]
fn no_clock_runs_after_a_ruling_before_the_arbiter_lets_it_run_by_name() {
    let running = |window: &Window| window.arbiter().table().clock().and_then(Clock::running);
    let mut shell = game(&["e4", "e5"]);
    shell.does(Color::White, PlayerAct::StopClocks);
    let mut window = desk(shell);
    let stay = "Both clocks stay stopped";
    let told = texts(&window);
    let stays = told.iter().filter(|(text, _)| text == stay);
    assert_eq!(stays.count(), 2, "{told:?}");
    press(&mut window, "Rule: Good reason to stop");
    assert_eq!(running(&window), None);
    press(&mut window, "Start White’s clock");
    assert_eq!(running(&window), Some(Color::White));
}

#[test]
fn nothing_is_in_the_colour_of_trouble_until_something_is_ruled() {
    let light = Palette::ALL[0];
    let window = desk(stopped());
    assert_eq!(painted(&window, light.warning), []);
    assert_eq!(painted(&window, light.warning_tint), []);
}

#[test]
fn the_desk_stays_as_it_is_when_a_matter_is_decided_and_no_second_click_rules() {
    let mut window = desk(with_two_matters());
    assert_eq!(
        questions(&window),
        [Question::StoppedClocks, Question::Times]
    );
    let places = |window: &Window| {
        [
            "Log",
            "Clocks…",
            "Restore…",
            "Penalty…",
            "Result…",
            "Touches",
        ]
        .map(|label| window.get_by_label(label).rect())
    };
    let before = places(&window);
    let ruling = "Rule: No good reason to stop";
    let at = window.get_by_label(ruling).rect().center();
    click_at(&mut window, at);
    assert_eq!(questions(&window).len(), 2, "the next one has its place");
    assert_eq!(places(&window), before, "nothing has moved");
    let decided = window.log().len();
    // At once: each frame that the window is waited for takes a quarter of a second off the time in which nothing is ruled.
    presses_at(&mut window, at);
    window.step();
    assert_eq!(window.log().len(), decided, "a second click rules nothing");
}

#[test]
fn a_desk_that_was_slid_back_shows_how_the_game_stands_once_it_has_gone_on() {
    let words = Words::new(Language::English);
    let mut window = desk(game(&["e4", "e5"]));
    let only_looked = words.tr("desk-only-looked");
    press(&mut window, &words.tr("games-back"));
    assert!(
        texts(&window)
            .iter()
            .any(|(text, _)| text.ends_with(&*only_looked))
    );
    window.does(Color::White, PlayerAct::Move("Nf3".into()));
    window.run();
    assert!(
        !texts(&window)
            .iter()
            .any(|(text, _)| text.ends_with(&*only_looked))
    );
    assert!(
        texts(&window)
            .iter()
            .any(|(text, _)| text.starts_with("After 2."))
    );
}

#[test]
fn looking_back_changes_nothing_until_the_position_is_put_back() {
    let mut window = desk(game(&["e4", "e5", "Nf3"]));
    let before = window.log().len();
    window.key_press(Key::ArrowLeft);
    window.run();
    window.key_press(Key::ArrowLeft);
    window.run();
    assert!(texts(&window).iter().any(|(text, _)| text == "After 1.e4"));
    assert_eq!(window.log().len(), before);
    press(&mut window, "Restore…");
    window.get_by_label_contains(
        "2 half-moves will be removed. Both clocks will be stopped. The clock times stay",
    );
    press(&mut window, "Restore: After 1.e4");
    assert_eq!(window.log().len(), before, "asked once more");
    press(&mut window, "Restore: After 1.e4");
    assert!(window.log().len() > before);
    assert_eq!(window.arbiter().table().game().plies().len(), 1);
    let told = texts(&window);
    let says = |it: &(String, _)| it.0 == "Position after 1.e4 restored";
    assert!(told.iter().any(says), "the log tells which: {told:?}");
}

#[test]
fn a_result_that_was_declared_stands_on_the_desk_and_in_its_log() {
    let mut shell = game(&["e4", "e5"]);
    let scores = ByColor {
        white: Score::One,
        black: Score::Zero,
    };
    let declared = ArbiterAct::Declare(scores.white, scores.black);
    shell.hear(Event::of_arbiter(shell.now(), declared));
    let window = desk(shell);
    window.get_by_label("The game is over: 1–0");
    let told = texts(&window);
    assert!(
        told.iter()
            .any(|(text, _)| text.ends_with(": 1–0") && text.contains("declared")),
        "{told:?}"
    );
}

#[test]
fn esc_closes_a_door_and_then_leaves_the_desk() {
    let mut shell = game(&["e4", "e5"]);
    shell.show(Screen::Table);
    let mut window = desk(shell);
    press(&mut window, "Result…");
    window.get_by_label("Annul the game");
    for leaves in [false, true] {
        window.key_press(Key::Escape);
        window.run();
        assert!(window.query_by_label("Annul the game").is_none());
        let is_left = window.query_by_label("Result…").is_none();
        assert_eq!(is_left, leaves);
    }
    window.get_by_label("Arbiter’s desk");
}

#[test]
fn the_log_tells_what_happened_by_the_clock_on_the_wall() {
    let window = desk(stopped());
    let said: Vec<String> = texts(&window).into_iter().map(|it| it.0).collect();
    let is_time = |text: &String| {
        let parts: Vec<&str> = text.split(':').collect();
        parts.len() == 3 && parts.iter().all(|part| part.len() == 2)
    };
    assert!(
        said.iter().filter(|text| is_time(text)).count() >= 3,
        "{said:?}"
    );
    let calls = "Ana stops the clocks";
    assert!(said.iter().any(|text| text == calls), "{said:?}");
}

#[test]
fn nothing_is_cut_at_the_foot_in_any_size_and_language() {
    let sizes = [
        (900.0, 600.0),
        (1280.0, 800.0),
        (1920.0, 1080.0),
        (800.0, 1280.0),
        (640.0, 1000.0),
    ];
    let modes = [ColorScheme::Light, ColorScheme::Dark].into_iter().cycle();
    for (language, mode) in Language::ALL.into_iter().zip(modes) {
        for (width, height) in sizes {
            let mut shell = stopped();
            shell.speak(Words::new(language));
            shell.set(|settings| settings.preferences.mode = mode);
            shell.show(Screen::Desk);
            let window = window(shell, width, height);
            let words = window.words();
            let screen = Rect::from_min_size(Pos2::ZERO, vec2(width, height));
            for id in [
                "desk-clocks",
                "desk-position",
                "desk-found",
                "desk-penalty",
                "desk-result",
            ] {
                let name = super::desk_doors::opener(words, id);
                let door = window.get_by_label(&name);
                assert!(
                    screen.contains_rect(door.rect()),
                    "{language:?} {width}: {name}"
                );
            }
            for id in ["answer-reason", "answer-no-reason", "desk-log"] {
                let text = words.tr(id);
                let shown = texts(&window);
                let found = shown.iter().find(|(shown, _)| *shown == text);
                let (_, place) = found.unwrap_or_else(|| panic!("{language:?} {width}: {text}"));
                assert!(screen.contains_rect(*place), "{language:?} {width}: {text}");
            }
        }
    }
}

#[test]
fn a_usual_matter_is_seen_whole_in_the_smallest_window_in_every_language() {
    let matters: [(fn() -> Window, Question); 3] = [
        (with_claimed_touch, Question::Touch),
        (stopped, Question::StoppedClocks),
        (with_empty_press, Question::PressWithoutMove),
    ];
    let mut faults = Vec::new();
    for language in due_languages() {
        for (matter, question) in matters {
            let mut shell = matter();
            assert_eq!(questions(&shell), [question]);
            shell.speak(Words::new(language));
            shell.show(Screen::Desk);
            let window = window(shell, 900.0, 600.0);
            let words = window.words();
            let rule = words.tr_args("desk-rule", &[("what", "".into())]);
            let log = window.get_by_label(&words.tr("desk-log")).rect();
            let buttons = window.query_all_by_label_contains(rule.trim());
            let rects: Vec<Rect> = buttons.map(|button| button.rect()).collect();
            assert_eq!(rects.len(), 2, "{language:?} {question:?}");
            let hidden = rects.iter().filter(|rect| rect.bottom() > log.top() - 36.0);
            faults.extend(hidden.map(|rect| format!("{language:?} {question:?}: {rect}")));
            let recorded = window.get_by_label(&words.tr("desk-recorded")).rect();
            let cut = cut_texts(&window).into_iter().filter(|(_, rect)| {
                rect.left() > recorded.left() - 24.0
                    && rect.top() < log.top() - 16.0
                    && rect.top() > 60.0
            });
            faults.extend(cut.map(|(text, _)| format!("{language:?} {question:?}: {text}")));
            let is_in_a_button = |place: &Rect| rects.iter().any(|rect| rect.contains_rect(*place));
            for (galley, place) in galleys(&window) {
                if is_in_a_button(&place) && galley.rows.len() > 1 {
                    faults.push(format!("{language:?} {question:?}: {}", galley.text()));
                }
            }
            let tabs = ["desk-log", "desk-touches", "desk-mating"]
                .map(|id| window.get_by_label(&words.tr(id)).rect().top());
            if tabs.iter().any(|top| (top - tabs[0]).abs() > 1.0) {
                faults.push(format!("{language:?} {question:?}: tabs in {tabs:?}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_needless_look_is_answered() {
    let mut window = desk(game(&["e4", "e5"]));
    press(&mut window, "Illegal moves · 0");
    press(&mut window, "Look for an illegal move");
    press(&mut window, "Look for an illegal move");
    window.get_by_label("Checked: nothing found. Play continues.");
}

#[test]
fn a_needless_look_while_the_clocks_stand_does_not_say_that_play_continues() {
    let mut window = desk(stopped());
    press(&mut window, "Illegal moves · 0");
    press(&mut window, "Look for an illegal move");
    press(&mut window, "Look for an illegal move");
    window.get_by_label("Checked: nothing found. Both clocks stay stopped until you start one.");
}

#[test]
fn the_square_that_was_touched_is_blue_while_its_matter_is_decided() {
    let scenes: [(fn() -> AppHarness, bool); 2] = [(with_claimed_touch, true), (stopped, false)];
    for (scene, is_touched) in scenes {
        let shell = scene();
        let blue = BoardColors::of(shell.state().settings().preferences.board).touched;
        let window = desk(shell);
        let squares = painted(&window, blue);
        assert_eq!(squares.len(), usize::from(is_touched), "{squares:?}");
    }
}

#[test]
fn what_a_ruling_asks_next_names_whose_conduct_it_is() {
    let window = desk(stopped());
    let told: Vec<String> = texts(&window).into_iter().map(|it| it.0).collect();
    let asked = "What is the penalty for Ana?";
    assert!(told.iter().any(|text| text == asked), "{told:?}");
    let nameless = "What is the penalty?";
    assert!(!told.iter().any(|text| text == nameless), "{told:?}");
}

#[test]
fn a_matter_that_waits_is_told_beside_an_open_door_and_is_a_click_away() {
    let mut window = desk(stopped());
    window.get_by_label("Nothing else is waiting.");
    press(&mut window, "Clocks…");
    assert!(window.query_by_label("Nothing else is waiting.").is_none());
    press(&mut window, "Was there a good reason to stop the clocks?");
    window.get_by_label("Rule: Good reason to stop");
    window.get_by_label("Nothing else is waiting.");
}

#[test]
fn a_matter_that_was_asked_later_is_decided_first_if_it_is_clicked() {
    let mut window = desk(with_two_matters());
    window.get_by_label("To decide · 1 of 2");
    press(&mut window, "What times should the clocks show?");
    window.get_by_label("To decide · 2 of 2");
    press(&mut window, "Was there a good reason to stop the clocks?");
    press(&mut window, "Rule: Good reason to stop");
    let open = window.arbiter().table().questions();
    let open: Vec<Question> = open.iter().map(|(_, asked)| *asked).collect();
    assert_eq!(open, [Question::Times]);
}

#[test]
fn at_rest_most_of_the_desk_is_the_log() {
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)] {
        let mut shell = game(&["e4", "e5"]);
        shell.show(Screen::Desk);
        let window = window(shell, width, height);
        let top = |label: &str| window.get_by_label(label).rect().top();
        let nothing = top("Nothing to decide.");
        let room = height - nothing;
        let log = top("Log") - nothing;
        assert!(log < room * 0.4, "{width}×{height}: {log} of {room}");
    }
}

#[test]
fn after_the_end_only_what_can_still_be_set_is_offered() {
    let ends = [
        (
            ArbiterAct::Declare(Score::One, Score::Zero),
            [false, false, true, true],
        ),
        (ArbiterAct::Annul, [false; 4]),
    ];
    for (act, offered) in ends {
        let mut shell = game(&["e4", "e5"]);
        shell.hear(Event::of_arbiter(shell.now(), act));
        let window = desk(shell);
        let doors = ["Clocks…", "Restore…", "Penalty…", "Result…"];
        let can_be_opened = doors.map(|label| {
            let node = window.get_by_label(label);
            !node.accesskit_node().is_disabled()
        });
        assert_eq!(can_be_opened, offered);
        let told = texts(&window);
        assert!(
            !told.iter().any(|(text, _)| text.contains("set the clocks")),
            "{told:?}"
        );
    }
}

#[test]
fn the_buttons_of_a_matter_say_the_same_word_in_every_size() {
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)] {
        for scene in [stopped, with_claimed_touch, with_empty_press] {
            let mut shell = scene();
            shell.show(Screen::Desk);
            let window = window(shell, width, height);
            let told = texts(&window).into_iter();
            let buttons: Vec<String> = told
                .map(|it| it.0)
                .filter(|text| text.starts_with("Rule"))
                .collect();
            assert_eq!(buttons.len(), 2, "{width}: {buttons:?}");
            let is_short = |text: &String| text == "Rule";
            let is_long = |text: &String| text.starts_with("Rule: ");
            assert!(
                buttons.iter().all(is_short) || buttons.iter().all(is_long),
                "{width}: {buttons:?}"
            );
        }
    }
}
