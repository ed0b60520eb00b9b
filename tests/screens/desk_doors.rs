//! The doors of the arbiter's desk: clocks, penalties, results. Each tells what it will do, and nothing is done at one click.

use std::time::Duration;

use eframe::egui::Key;
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_core::chess::{Color, Square};
use jadoube_core::clock::Clock;
use jadoube_core::i18n::Words;
use jadoube_core::laws::{ArbiterAct, Edition, Event, Pace, Penalty, PlayerAct, Score, Terms};
use jadoube_ui::Screen;

use super::arbiter_desk::{click_at, desk, game, last_act, left, press};
use super::desk_scenes::stopped;
use super::fits::texts;
use super::table_scenes::opera;
use super::time_field::write_in;
use crate::support::app_harness::{AppHarness, window};
use crate::support::share_of_checks::due_languages;

/// What the button of a door says.
pub fn opener(words: Words, id: &str) -> String {
    words.tr(&id.replace("desk-", "desk-open-")).into_owned()
}

/// How that language says that the opponent gains a minute, which is what a penalty of time begins with in blitz.
pub fn opponent_gains(words: Words) -> String {
    let time = words.tr_args("desk-amount", &[("time", "1".into())]);
    let time = [("time", time.into())];
    words.tr_args("desk-opponent-time", &time).into_owned()
}

/// The desk in these words in the smallest window, both clocks stopped.
fn smallest_desk(words: Words) -> AppHarness {
    let mut shell = stopped();
    shell.speak(words);
    shell.show(Screen::Desk);
    window(shell, 900.0, 600.0)
}

#[test]
fn both_times_are_set_together_and_not_before_the_button() {
    let mut window = desk(stopped());
    let (white, black) = (left(&window, Color::White), left(&window, Color::Black));
    let before = window.log().len();
    press(&mut window, "Clocks…");
    press(&mut window, "Ana: 2 min more");
    press(&mut window, "Boris: 1 min less");
    press(&mut window, "Clock set wrongly");
    assert_eq!(window.log().len(), before, "nothing is set yet");
    let set = texts(&window)
        .into_iter()
        .map(|(text, _)| text)
        .find(|text| text.starts_with("Set: "));
    let set = set.expect("what would be set");
    assert_eq!(set, "Set: Ana 5:19 → 7:19, Boris 5:21 → 4:21");
    press(&mut window, &set);
    assert!(matches!(last_act(&window), Some(ArbiterAct::SetTimes(..))));
    assert!(left(&window, Color::White).abs_diff(white + 120) <= 1);
    assert!(left(&window, Color::Black).abs_diff(black - 60) <= 1);
    window.get_by_label_contains("To decide");
    let told = "Clocks set: Ana 5:19 → 7:19, Boris 5:21 → 4:21 · Reason: Clock set wrongly";
    assert!(texts(&window).iter().any(|(text, _)| text == told));
}

#[test]
fn nothing_is_set_where_nothing_was_changed() {
    let mut window = desk(stopped());
    press(&mut window, "Clocks…");
    let before = window.log().len();
    press(&mut window, "No change yet");
    press(&mut window, "Ana: 1 min more");
    press(&mut window, "Ana: 1 min less");
    press(&mut window, "No change yet");
    assert_eq!(window.log().len(), before);
}

#[test]
fn what_a_penalty_does_is_told_before_it_is_imposed_and_why_afterwards() {
    let mut window = desk(stopped());
    press(&mut window, "Penalty…");
    for after_the_game in [
        "At most ½",
        "No points",
        "Maximum score for the opponent",
        "Fine",
    ] {
        assert!(window.query_by_label(after_the_game).is_none());
    }
    let says = |window: &AppHarness, words: &str| texts(window).iter().any(|it| it.0 == words);
    // The head of the desk says so all the while, and what an act would lead to says it once more.
    let waits = "Both clocks stay stopped until you start one.";
    let times_said = |window: &AppHarness| texts(window).iter().filter(|it| it.0 == waits).count();
    press(&mut window, "Boris");
    press(&mut window, "Opponent gets time…");
    for told in ["Ana gets 1 minute extra.", "Ana 5:19 → 6:19"] {
        assert!(says(&window, told), "{told}: {:?}", texts(&window));
    }
    assert_eq!(times_said(&window), 2, "{:?}", texts(&window));
    window.get_by_label_contains("12.9");
    press(&mut window, "Loses the game");
    assert_eq!(times_said(&window), 1, "{:?}", texts(&window));
    press(&mut window, "Opponent gets time…");
    press(&mut window, "Disturbing the opponent");
    let impose = "Impose on Boris: Opponent gets 1 min";
    for _ in 0..2 {
        press(&mut window, impose);
    }
    let given = Penalty::OpponentTime(Duration::from_mins(1));
    let act = ArbiterAct::Penalise(Color::Black, given);
    assert_eq!(last_act(&window), Some(act));
    let told = texts(&window);
    let is_told = |it: &(String, _)| it.0.ends_with("Reason: Disturbing the opponent");
    assert!(told.iter().any(is_told), "{told:?}");
    window.show(Screen::Table);
    window.run();
    press(&mut window, "Play on");
    let card = texts(&window);
    let tells = |it: &(String, _)| it.0 == "Reason: Disturbing the opponent";
    assert!(card.iter().any(tells), "on the card: {card:?}");
}

#[test]
fn a_penalty_of_time_is_as_long_as_the_arbiter_says() {
    let mut window = desk(stopped());
    press(&mut window, "Penalty…");
    press(&mut window, "Boris");
    press(&mut window, "Loses time…");
    window.get_by_label("Boris 5:21 → 4:21");
    press(&mut window, "3");
    window.get_by_label("Boris 5:21 → 2:21");
    window.get_by_label("Impose on Boris: Loses 3 min");
    write_in(&mut window, "How much time", "0:30");
    window.get_by_label("Boris 5:21 → 4:51");
    for unread in ["soon", "0"] {
        write_in(&mut window, "How much time", unread);
        window.get_by_label_contains("Minutes and seconds");
        assert!(window.query_by_label_contains("Impose on").is_none());
    }
    write_in(&mut window, "How much time", "2");
    for _ in 0..2 {
        press(&mut window, "Impose on Boris: Loses 2 min");
    }
    let given = Penalty::OffenderTime(Duration::from_mins(2));
    assert_eq!(
        last_act(&window),
        Some(ArbiterAct::Penalise(Color::Black, given))
    );
    window.get_by_label("The arbiter penalised Boris: Boris −2:00");
}

#[test]
fn a_penalty_of_time_begins_with_what_an_illegal_move_costs_in_the_game() {
    for (edition, play, minutes) in [
        (Edition::E2018, Pace::Rapid, 2),
        (Edition::E2023, Pace::Rapid, 1),
        (Edition::E2018, Pace::Blitz, 1),
        (Edition::E2023, Pace::Standard, 2),
    ] {
        let mut window = desk(AppHarness::new(Terms {
            edition,
            play,
            ..Terms::default()
        }));
        press(&mut window, "Penalty…");
        press(&mut window, "Opponent gets time…");
        window.get_by_label(&format!("Opponent gets {minutes} min"));
    }
}

#[test]
fn a_reason_stays_with_the_act_that_was_begun_and_is_gone_without_it() {
    let hint = "Reason, in a few words; it goes into the log";
    for (door, choices) in [
        ("Penalty…", ["Boris", "Warning"].as_slice()),
        ("Clocks…", &[]),
        ("Result…", &[]),
        ("Result…", &["½–½"]),
        ("Restore…", &["Back one half-move"]),
    ] {
        for leave in ["Clocks…", "Result…", "Close"] {
            if leave == door {
                continue;
            }
            let mut window = desk(stopped());
            press(&mut window, door);
            for choice in choices {
                press(&mut window, choice);
            }
            let given = "Talked to a spectator";
            write_in(&mut window, hint, given);
            let reason = |window: &AppHarness| window.get_by_label(hint).accesskit_node().value();
            assert_eq!(reason(&window).as_deref(), Some(given), "{door}");
            press(&mut window, leave);
            // What else was chosen there is kept, and the button says so.
            let kept = format!("{door}, not confirmed");
            let is_kept = window.query_by_label(&kept).is_some();
            press(&mut window, if is_kept { &kept } else { door });
            for choice in choices {
                press(&mut window, choice);
            }
            let stays = if is_kept { given } else { "" };
            assert_eq!(reason(&window).unwrap_or_default(), stays, "{door} {leave}");
        }
    }
}

#[test]
fn a_conduct_is_told_by_name_and_its_penalty_stands_on_that_player() {
    let mut window = desk(stopped());
    let asked = "What is the penalty for Ana?";
    press(&mut window, "Rule: No good reason to stop");
    window.get_by_label(asked);
    press(&mut window, "Penalty…");
    press(&mut window, "Warning");
    window.get_by_label("Impose on Ana: Warning");
    let mut window = desk(game(&["e4", "e5"]));
    press(&mut window, "Penalty…");
    press(&mut window, "Warning");
    assert!(window.query_by_label_contains("Impose on").is_none());
}

#[test]
fn a_result_and_a_position_are_told_with_their_reason() {
    let mut window = desk(stopped());
    press(&mut window, "Restore…");
    press(&mut window, "Back one half-move");
    window.get_by_label_contains("The clock times stay as they are until you set them");
    press(&mut window, "Pieces were displaced");
    let button = |window: &AppHarness, words: &str| {
        let node = window.get_by_label_contains(words).accesskit_node();
        node.label().expect("a name")
    };
    let put = button(&window, "Restore: ");
    for _ in 0..2 {
        press(&mut window, &put);
    }
    press(&mut window, "Result…");
    press(&mut window, "½–½");
    press(&mut window, "Refusing to comply");
    let declare = button(&window, "Declare ");
    for _ in 0..2 {
        press(&mut window, &declare);
    }
    for reason in ["Pieces were displaced", "Refusing to comply"] {
        let told = texts(&window);
        let is_told = |it: &(String, _)| it.0.ends_with(&format!(" · Reason: {reason}"));
        assert!(told.iter().any(is_told), "{reason}: {told:?}");
    }
}

#[test]
fn a_position_to_be_put_back_names_whose_clock_runs_then() {
    let mut window = desk(opera());
    press(&mut window, "Restore…");
    press(&mut window, "Back one half-move");
    window.get_by_label_contains("1 half-move will be removed. Then Ana’s clock runs.");
}

#[test]
fn times_that_were_being_set_give_way_once_the_clocks_stand_otherwise() {
    const GONE: &str = "The clocks have changed meanwhile";
    let mut window = desk(stopped());
    press(&mut window, "Clocks…");
    press(&mut window, "Ana: 2 min more");
    window.get_by_label("Set: Ana 5:19 → 7:19");
    // Another act of the arbiter's changes a clock while the door lies open.
    let (minute, now) = (Duration::from_mins(1), window.now());
    window.hear(Event::of_arbiter(
        now,
        ArbiterAct::AddTime(Color::Black, minute),
    ));
    window.run();
    window.get_by_label("No change yet");
    window.get_by_label_contains(GONE);
    press(&mut window, "Boris: 1 min less");
    assert!(window.query_by_label_contains(GONE).is_none());
    window.get_by_label("Set: Boris 6:21 → 5:21");
    // What is closed is given up; so nothing gives way.
    press(&mut window, "Close");
    press(&mut window, "Clocks…");
    window.get_by_label("No change yet");
    assert!(window.query_by_label_contains(GONE).is_none());
}

#[test]
fn clocks_that_were_stopped_by_a_slip_run_on_at_a_click_in_the_same_place() {
    let mut window = desk(game(&["e4", "e5"]));
    press(&mut window, "Clocks…");
    let stops = window.get_all_by_label("Stop both clocks").last();
    let stop = stops.expect("the clocks can be stopped").rect().center();
    click_at(&mut window, stop);
    assert_eq!(last_act(&window), Some(ArbiterAct::Stop));
    for _ in 0..4 {
        window.step();
    }
    press(&mut window, "Resume White’s clock");
    assert_eq!(last_act(&window), Some(ArbiterAct::Resume));
    let clock = window.arbiter().table().clock().expect("a clock");
    assert_eq!(clock.running(), Some(Color::White));
}

#[test]
fn the_button_of_a_penalty_is_seen_in_the_smallest_window_in_every_language() {
    for language in due_languages() {
        let words = Words::new(language);
        let mut window = smallest_desk(words);
        press(&mut window, &opener(words, "desk-penalty"));
        press(&mut window, "Ana");
        let gains = opponent_gains(words);
        press(&mut window, &words.tr("desk-opponent-time-more"));
        let args = [("name", "Ana".into()), ("penalty", gains.into())];
        let impose = words.tr_args("desk-impose", &args);
        let log = window.get_by_label(&words.tr("desk-log")).rect();
        for _ in 0..2 {
            let button = window.get_by_label(&impose).rect();
            assert!(button.bottom() < log.top() - 16.0, "{language:?}: {button}");
            press(&mut window, &impose);
        }
        assert!(matches!(last_act(&window), Some(ArbiterAct::Penalise(..))));
    }
}

#[test]
fn clocks_that_run_are_stopped_before_they_are_corrected() {
    let mut window = desk(game(&["e4", "e5"]));
    press(&mut window, "Clocks…");
    assert!(window.query_by_label("White: 2 min more").is_none());
    let stop = window.get_all_by_label("Stop both clocks").last();
    stop.expect("the clocks can be stopped").click_accesskit();
    window.run();
    assert_eq!(last_act(&window), Some(ArbiterAct::Stop));
    window.get_by_label("White: 2 min more");
}

#[test]
fn a_clock_leads_to_its_own_correction_and_p_stops_both() {
    let mut window = desk(game(&["e4", "e5"]));
    window.key_press(Key::P);
    window.run();
    let clock = window.arbiter().table().clock().and_then(Clock::running);
    assert_eq!(clock, None);
    let pencil = window.query_all_by_label_contains("Correct the clock: White");
    pencil.last().expect("White's clock").click_accesskit();
    window.run();
    window.get_by_label("White: 2 min more");
}

#[test]
fn more_than_one_point_is_offered_where_the_edition_knows_no_cap_and_then_to_either_player() {
    for edition in Edition::ALL {
        let mut window = desk(AppHarness::new(Terms {
            edition,
            ..Terms::default()
        }));
        press(&mut window, "Result…");
        let offered = ["1–½", "½–1"].map(|score| window.query_by_label(score).is_some());
        let is_uncapped = edition < Edition::E2017;
        assert_eq!(offered, [is_uncapped; 2], "{edition:?}");
        window.get_by_label("½–0");
        window.get_by_label("0–½");
    }
}

#[test]
fn every_act_of_the_arbiters_can_be_done() {
    let acts: [(&[&str], ArbiterAct); 7] = [
        (&["Clocks…", "Check the flags"], ArbiterAct::SeeFlag),
        (
            &["Illegal moves · 0", "Look for an illegal move"],
            ArbiterAct::SeeIllegal,
        ),
        (
            &["Penalty…", "White", "Warning", "Impose on White: Warning"],
            ArbiterAct::Penalise(Color::White, Penalty::Warning),
        ),
        (
            &[
                "Penalty…",
                "Black",
                "Loses time…",
                "Impose on Black: Loses 2 min",
            ],
            ArbiterAct::Penalise(Color::Black, Penalty::OffenderTime(Duration::from_mins(2))),
        ),
        (&["Result…", "Annul the game"], ArbiterAct::Annul),
        (
            &["Result…", "½–0", "Declare White – Black ½–0"],
            ArbiterAct::Declare(Score::Half, Score::Zero),
        ),
        (
            &["Touches", "Touched by accident: a knight, g1"],
            ArbiterAct::CallUntouched(Square::G1),
        ),
    ];
    for (labels, act) in acts {
        let mut shell = game(&["e4", "e5"]);
        shell.does(Color::White, PlayerAct::Touch(Square::G1));
        let mut window = desk(shell);
        for label in labels {
            press(&mut window, label);
        }
        if window.query_by_label("Sure?").is_some() {
            assert_ne!(last_act(&window), Some(act.clone()), "asked once more");
            press(&mut window, labels.last().expect("a button"));
        }
        assert_eq!(last_act(&window), Some(act), "{labels:?}");
    }
}

#[test]
fn every_button_behind_a_door_is_seen_in_the_smallest_window_in_every_language() {
    for language in due_languages() {
        let words = Words::new(language);
        let mut window = smallest_desk(words);
        let log = window.get_by_label(&words.tr("desk-log")).rect();
        press(&mut window, &opener(words, "desk-position"));
        for _ in 0..2 {
            press(&mut window, &words.tr("desk-step-back"));
        }
        let put = words.tr_args("desk-put-back", &[("where", "".into())]);
        let button = window.get_by_label_contains(put.trim()).rect();
        assert!(button.bottom() < log.top() - 16.0, "{language:?}: {button}");
        press(&mut window, &opener(words, "desk-clocks"));
        let none = window.get_by_label(&words.tr("desk-set-none")).rect();
        assert!(none.bottom() < log.top() - 16.0, "{language:?}: {none}");
        press(&mut window, &opener(words, "desk-result"));
        let annul = window.get_by_label(&words.tr("desk-annul")).rect();
        assert!(annul.bottom() < log.top() - 16.0, "{language:?}: {annul}");
    }
}

#[test]
fn the_card_gives_the_rule_of_the_noted_reason_for_clocks_that_are_corrected() {
    let disturbed = "Play was disturbed from outside";
    for (reason, article) in [
        (Some("Clock set wrongly"), Some("Article 6.10.2")),
        (Some("Play was interrupted"), Some("Article 12.5")),
        (None, Some("Article 6.10.2")),
    ] {
        let mut shell = game(&["e4", "e5"]);
        shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Stop));
        let mut window = desk(shell);
        press(&mut window, "Clocks…");
        press(&mut window, "White: 1 min more");
        if let Some(reason) = reason {
            press(&mut window, reason);
        }
        let set = texts(&window)
            .into_iter()
            .map(|(text, _)| text)
            .find(|text| text.starts_with("Set: "));
        press(&mut window, &set.expect("what would be set"));
        let cites = |window: &AppHarness| {
            let told = window.query_all_by_role(Role::Button);
            let named = told.filter_map(|it| it.accesskit_node().label());
            let articles = named.filter(|it| it.starts_with("Article "));
            articles.collect::<Vec<_>>()
        };
        assert!(
            article.is_none_or(|it| cites(&window).iter().any(|cited| cited == it)),
            "the log: {reason:?} {:?}",
            cites(&window)
        );
        window.show(Screen::Table);
        window.run();
        let all = texts(&window);
        let is_disturbed = all.iter().any(|it| it.0.contains(disturbed));
        assert_eq!(
            is_disturbed,
            article == Some("Article 12.5"),
            "{reason:?}: {all:?}"
        );
        let card = cites(&window);
        assert_eq!(
            card,
            article.map(str::to_owned).into_iter().collect::<Vec<_>>()
        );
    }
}
