//! The line of state at the head of the arbiter's desk: it tells what was done and what was not, and nothing moves for it.

use std::collections::BTreeMap;
use std::time::Duration;

use eframe::egui::accesskit::Role as Part;
use eframe::egui::{Key, Rect, vec2};
use egui_kittest::kittest::{Queryable, by};
use jadoube_core::chess::Color;
use jadoube_core::clock::Clock;
use jadoube_core::i18n::{Language, NamedWords, Words};
use jadoube_core::laws::{ArbiterAct, Event, PlayerAct};
use jadoube_ui::kit::theme::BoardColors;
use jadoube_ui::{BoardTheme, Command, FileTask, Screen};

use super::arbiter_desk::{click_at, desk, double_click_at, game, last_act, press};
use super::column::painted;
use super::desk_scenes::{log_of_rulings, log_of_unopposed, names, stopped};
use super::fits::{cut_texts, texts};
use crate::support::app_harness::{AppHarness, window};
use crate::support::share_of_checks::due_languages;

/// The sizes in which the desk is looked at.
const SIZES: [(f32, f32); 3] = [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)];

/// From where to where that reaches, in whole points.
#[expect(clippy::cast_possible_truncation, reason = "a window is small")]
fn rounded(rect: Rect) -> [i32; 4] {
    [rect.min.y, rect.min.x, rect.max.y, rect.max.x].map(|it| it.round() as i32)
}

/// Where everything is that can be pressed or written in, from above, whatever it is called.
fn places(window: &AppHarness) -> Vec<[i32; 4]> {
    let all = by().predicate(|node| {
        let parts = [
            Part::Button,
            Part::RadioButton,
            Part::TextInput,
            Part::Slider,
        ];
        parts.contains(&node.role())
    });
    // What the log tells has articles of its own.
    let log = window.get_by_label(&window.words().tr("desk-log")).rect();
    let rects = window.query_all(all).map(|node| node.rect());
    let rects = rects.filter(|rect| rect.top() < log.bottom() || rect.right() < log.left());
    let mut places: Vec<_> = rects.map(rounded).collect();
    places.sort_unstable();
    places
}

/// Whether something painted says that.
fn says(window: &AppHarness, what: &str) -> bool {
    texts(window).iter().any(|(text, _)| text.contains(what))
}

/// The desk of that game, in that size and language.
fn desk_of(mut shell: AppHarness, (width, height): (f32, f32), words: Words) -> AppHarness {
    shell.speak(words);
    shell.show(Screen::Desk);
    window(shell, width, height)
}

fn door(words: Words, id: &str) -> String {
    super::desk_doors::opener(words, id)
}

#[test]
fn nothing_behind_the_clocks_moves_when_the_door_is_opened_again() {
    for size in SIZES {
        for language in due_languages() {
            let words = Words::new(language);
            let mut window = desk_of(game(&["e4", "e5"]), size, words);
            let clocks = door(words, "desk-clocks");
            press(&mut window, &clocks);
            let pause = words.tr("clock-pause");
            let stop = window.get_all_by_label(&pause).last();
            stop.expect("the clocks can be stopped").click_accesskit();
            window.run();
            assert_eq!(last_act(&window), Some(ArbiterAct::Stop));
            let stopped_here = places(&window);
            press(&mut window, &door(words, "desk-penalty"));
            press(&mut window, &clocks);
            assert_eq!(places(&window), stopped_here, "{language:?} {size:?}");
        }
    }
}

#[test]
fn nothing_moves_when_it_is_told_that_something_was_not_done() {
    for size in SIZES {
        for language in due_languages() {
            let words = Words::new(language);
            let mut window = desk_of(stopped(), size, words);
            let (penalty, result) = (door(words, "desk-penalty"), door(words, "desk-result"));
            press(&mut window, &penalty);
            let before = places(&window);
            press(&mut window, &result);
            let annul = words.tr("desk-annul");
            press(&mut window, &annul);
            let at = window.get_by_label(&penalty).rect().center();
            click_at(&mut window, at);
            let args = [("what", (&*annul).into())];
            assert!(says(&window, &words.tr_args("desk-not-done", &args)));
            assert_eq!(places(&window), before, "{language:?} {size:?}");
        }
    }
}

#[test]
fn nothing_moves_when_times_give_way_or_nothing_was_found() {
    let words = Words::new(Language::English);
    for size in SIZES {
        let mut window = desk_of(stopped(), size, words);
        press(&mut window, "Clocks…");
        let before = places(&window);
        press(&mut window, "Ana: 2 min more");
        let (minute, now) = (Duration::from_mins(1), window.now());
        let act = ArbiterAct::AddTime(Color::Black, minute);
        window.hear(Event::of_arbiter(now, act));
        window.run();
        assert!(
            says(&window, "The clocks have changed meanwhile"),
            "{size:?}"
        );
        assert_eq!(places(&window), before, "{size:?}");

        let mut window = desk_of(game(&["e4", "e5"]), size, words);
        press(&mut window, "Illegal moves · 0");
        let before = places(&window);
        let line = |window: &AppHarness| {
            let nothing = window.get_by_label("Nothing recorded.");
            nothing.rect()
        };
        let stood = line(&window);
        for _ in 0..2 {
            press(&mut window, "Look for an illegal move");
        }
        assert!(says(&window, "Checked: nothing found"), "{size:?}");
        assert_eq!(places(&window), before, "{size:?}");
        assert_eq!(line(&window), stood, "{size:?}");
    }
}

#[test]
fn nothing_but_the_way_to_go_on_comes_when_the_clocks_are_stopped() {
    for size in SIZES {
        for language in due_languages() {
            let mut window = desk_of(game(&["e4", "e5"]), size, Words::new(language));
            let before = places(&window);
            window.key_press(Key::P);
            window.run();
            assert_eq!(last_act(&window), Some(ArbiterAct::Stop));
            let after = places(&window);
            let counted = |places: &[[i32; 4]]| {
                let mut counted = BTreeMap::<[i32; 4], usize>::new();
                for place in places {
                    *counted.entry(*place).or_default() += 1;
                }
                counted
            };
            let (before, after) = (counted(&before), counted(&after));
            // The words of the bar change, and with them where its buttons begin.
            let moved = before.iter().filter(|(place, _)| place[0] > 48);
            for (place, count) in moved {
                assert!(
                    after.get(place) >= Some(count),
                    "{language:?} {size:?} {place:?}"
                );
            }
        }
    }
}

#[test]
fn what_was_done_behind_a_door_is_told_until_the_next_act() {
    let mut window = desk(stopped());
    press(&mut window, "Clocks…");
    press(&mut window, "Ana: 2 min more");
    press(&mut window, "Clock set wrongly");
    press(&mut window, "Set: Ana 5:19 → 7:19");
    let set = "Clocks set: Ana 5:19 → 7:19, Boris 5:21 · Both clocks stay stopped";
    window.get_by_label(set);
    press(&mut window, "Touches");
    window.get_by_label(set);
    press(&mut window, "Restore…");
    press(&mut window, "Back one half-move");
    for _ in 0..2 {
        press(&mut window, "Restore: After 9…b5");
    }
    assert!(window.query_by_label(set).is_none());
    window.get_by_label("Position after 9…b5 restored · Both clocks stay stopped");
    press(&mut window, "Penalty…");
    press(&mut window, "Boris");
    press(&mut window, "Loses time…");
    for _ in 0..2 {
        press(&mut window, "Impose on Boris: Loses 1 min");
    }
    window.get_by_label("The arbiter penalised Boris: Boris −1:00 · Both clocks stay stopped");
    press(&mut window, "Result…");
    press(&mut window, "1–0");
    for _ in 0..2 {
        press(&mut window, "Declare Ana Kovač – Boris Petrović 1–0");
    }
    window.get_by_label("The arbiter has declared the result: 1–0");
}

#[test]
fn what_was_set_and_not_confirmed_is_kept_behind_its_door_and_marked_on_it() {
    let mut window = desk(stopped());
    press(&mut window, "Clocks…");
    press(&mut window, "Ana: 1 min more");
    let before = window.log().len();
    press(&mut window, "Penalty…");
    window.get_by_label("Clocks…, not confirmed");
    assert!(says(&window, "not confirmed"));
    // Closing another door gives nothing up; opening its own shows the times beside the button.
    press(&mut window, "Close");
    press(&mut window, "Clocks…, not confirmed");
    window.get_by_label("Set: Ana 5:19 → 6:19");
    assert!(!says(&window, "not confirmed"));
    press(&mut window, "Penalty…");
    // Times whose clock was changed meanwhile are no longer meant.
    let (minute, now) = (Duration::from_mins(1), window.now());
    window.hear(Event::of_arbiter(
        now,
        ArbiterAct::AddTime(Color::White, minute),
    ));
    window.run();
    window.get_by_label("Clocks…");
    press(&mut window, "Clocks…");
    window.get_by_label("No change yet");
    window.get_by_label_contains("The clocks have changed meanwhile");
    assert_eq!(window.log().len(), before + 1, "nothing was applied");
    press(&mut window, "Close");
    press(&mut window, "Result…");
    press(&mut window, "½–½");
    press(&mut window, "Clocks…");
    window.get_by_label("Result…, not confirmed");
}

#[test]
fn what_starts_a_clock_stands_far_from_what_sets_the_times() {
    for size in SIZES {
        for language in due_languages() {
            let words = Words::new(language);
            let mut window = desk_of(stopped(), size, words);
            press(&mut window, &door(words, "desk-clocks"));
            let set = window.get_by_label(&words.tr("desk-set-none")).rect();
            let names = NamedWords::new(words, names());
            for color in Color::ALL {
                let args = [("player", color.into())];
                let start = names.tr_args("desk-start-clock", &args);
                let start = window.get_by_label(&start).rect();
                let apart = set.top() - start.bottom();
                assert!(apart >= 120.0, "{language:?} {size:?}: {apart}");
            }
        }
    }
}

#[test]
fn every_score_says_what_it_means() {
    let mut window = desk(stopped());
    press(&mut window, "Result…");
    for (score, meaning) in [
        ("1–0", "Ana wins"),
        ("½–½", "Draw"),
        ("0–1", "Boris wins"),
        ("0–0", "Both players lose"),
        ("½–0", "Ana: half a point"),
        ("0–½", "Boris: half a point"),
    ] {
        let tile = window.get_by_label(score).rect();
        let told = texts(&window);
        let stands = told
            .iter()
            .any(|(text, rect)| text == meaning && tile.contains_rect(*rect));
        assert!(stands, "{score}: {told:?}");
    }
}

#[test]
fn what_annuls_a_game_stays_where_it_is_when_a_score_is_chosen() {
    for size in SIZES {
        for language in due_languages() {
            let words = Words::new(language);
            let mut window = desk_of(stopped(), size, words);
            press(&mut window, &door(words, "desk-result"));
            let before = places(&window);
            press(&mut window, "½–½");
            assert_eq!(places(&window), before, "{language:?} {size:?}");
        }
    }
}

#[test]
fn no_line_of_the_log_is_cut_at_its_foot_and_no_amount_from_its_name() {
    for size in SIZES {
        for language in due_languages() {
            let words = Words::new(language);
            let mut shell = stopped();
            let penalty = jadoube_core::laws::Penalty::OffenderTime(Duration::from_mins(2));
            let act = ArbiterAct::Penalise(Color::Black, penalty);
            let reason = ArbiterAct::Note("Talked to a spectator and to a captain".into());
            for act in [reason, act] {
                shell.hear(Event::of_arbiter(shell.now(), act));
            }
            let mut window = desk_of(shell, size, words);
            press(&mut window, &door(words, "desk-penalty"));
            let log = window.get_by_label(&words.tr("desk-log")).rect();
            let cut = super::fits::cut_texts(&window);
            let cut = cut.iter().filter(|(_, rect)| {
                rect.top() > log.bottom() && rect.left() > log.left() && rect.top() < size.1 - 26.0
            });
            let seen = texts(&window);
            let is_seen = |text: &String| {
                let seen = seen.iter().find(|(seen, _)| seen == text);
                seen.is_some_and(|(_, rect)| rect.height() > 0.5)
            };
            let cut: Vec<_> = cut.filter(|(text, _)| is_seen(text)).collect();
            assert!(cut.is_empty(), "{language:?} {size:?}: {cut:?}");
            for (galley, _) in super::fits::galleys(&window) {
                let rows: Vec<String> = galley.rows.iter().map(|row| row.text()).collect();
                let apart = rows.iter().any(|row| row.starts_with(['−', '+']));
                assert!(!apart, "{language:?} {size:?}: {rows:?}");
            }
        }
    }
}

#[test]
fn what_stands_in_the_line_is_seen_whole_in_every_language() {
    for size in SIZES {
        for language in due_languages() {
            let mut shell = stopped();
            let times = [5_432, 4_321].map(Duration::from_secs);
            let act = ArbiterAct::SetTimes(times[0], times[1]);
            shell.hear(Event::of_arbiter(shell.now(), act));
            let words = Words::new(language);
            let window = desk_of(shell, size, words);
            let cut = super::fits::cut_texts(&window);
            assert!(says(&window, "1:30:32"), "{language:?} {size:?}");
            let is_cut = cut.iter().any(|(text, _)| text.contains("→ 1:12:01"));
            assert!(!is_cut, "{language:?} {size:?}: {cut:?}");
        }
    }
}

#[test]
fn a_player_s_word_leaves_only_how_the_clocks_stand() {
    let mut window = desk(game(&["e4", "e5"]));
    assert!(says(&window, "White’s clock runs."));
    window.does(Color::White, PlayerAct::StopClocks);
    window.run();
    window.set_size(vec2(900.0, 600.0));
    window.run();
    window.get_by_label("Both clocks stay stopped until you start one.");
}

#[test]
fn what_is_told_of_a_file_moves_nothing_on_the_desk() {
    for size in SIZES {
        for language in due_languages() {
            let words = Words::new(language);
            let games: [fn() -> AppHarness; 2] = [stopped, || game(&["e4", "e5"])];
            for game in games {
                let mut window = desk_of(game(), size, words);
                let (before, cut_before) = (places(&window), cut_texts(&window));
                let task = FileTask::Save;
                window.ask(Command::Chosen(task, "evening.jadoube".into()));
                window.wait_until_done();
                window.step();
                let strip = window.get_by_label(&words.tr("notes-name")).rect();
                let cut = cut_texts(&window);
                assert_eq!(cut, cut_before, "{language:?} {size:?}");
                for (text, rect) in texts(&window) {
                    let both = rect.intersect(strip).shrink(0.8);
                    let is_beside = !both.is_positive() || strip.contains_rect(rect);
                    assert!(is_beside, "{language:?} {size:?}: `{text}` and {strip}");
                }
                let close = window.get_by_label(&words.tr("close")).rect();
                let told = rounded(close);
                let mut during = places(&window);
                during.retain(|place| *place != told);
                assert_eq!(during, before, "{language:?} {size:?}");
                // Good news leaves after five seconds.
                window.run_steps(24);
                assert!(window.query_by_label(&words.tr("notes-name")).is_none());
                assert_eq!(places(&window), before, "{language:?} {size:?}");
            }
        }
    }
}

#[test]
fn a_clock_is_started_at_once_wherever_the_desk_starts_it() {
    let running = |window: &AppHarness| window.arbiter().table().clock().and_then(Clock::running);
    let starts = ["Start Ana’s clock", "Start Boris’s clock"];
    for (start, color) in starts.into_iter().zip(Color::ALL) {
        let mut window = desk(stopped());
        press(&mut window, "Clocks…");
        let at = window.get_by_label(start).rect().center();
        // The second half of a double-click stops nothing.
        double_click_at(&mut window, at);
        assert!(window.query_by_label("Sure?").is_none());
        assert_eq!(running(&window), Some(color), "{start}");
    }
}

/// A press without a move, kept as a turn of the game's, moved nothing: no square is marked as left or reached.
#[test]
fn a_press_without_a_move_marks_no_square() {
    let ground = BoardColors::of(BoardTheme::Ivory).last_to;
    let words = Words::new(Language::English);
    let marks = |shell| {
        let mut window = window(shell, 1280.0, 800.0);
        window.run_ok();
        painted(&window, ground).len()
    };
    assert_eq!(marks(log_of_rulings(words)), 1);
    assert_eq!(marks(log_of_unopposed(words)), 0);
}
