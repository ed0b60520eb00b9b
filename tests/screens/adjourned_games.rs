//! Games for the scenes of an adjournment: a move is asked for, lies in its envelope, or waits to be opened.

use std::sync::LazyLock;
use std::time::Duration;

use eframe::egui::Key;
use eframe::egui::accesskit::Role as Part;
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::Color;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Event, PlayerAct, Question, Standing};
use jadoube_core::record::envelope::{Entries, Envelope, LockOwner, Randomness, Resumption};
use jadoube_core::record::log::journal::Heading;
use jadoube_ui::Screen;

use super::fits::texts;
use super::scenes::game;
use super::table::click;
use crate::support::app_harness::{AppHarness, window};
use crate::support::share_of_checks::due_languages;

/// The session is over, and Black is to seal.
pub fn asked_to_seal() -> AppHarness {
    let mut shell = game(false);
    shell.show(Screen::Adjourning);
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Adjourn));
    shell
}

/// An envelope in which Black has sealed something; closing one takes its time, so all adjourned games have the same.
static ENVELOPE: LazyLock<Envelope> = LazyLock::new(|| {
    let shell = asked_to_seal();
    let heading = Heading {
        white: "Ана Марић".to_owned(),
        ..Heading::default()
    };
    let resumption = Resumption {
        date: "22. 11. 2026.".to_owned(),
        time: "10:00".to_owned(),
        venue: "Клуб".to_owned(),
    };
    let entries = Entries::of(&heading, shell.arbiter().table(), shell.now(), resumption);
    let keys = [(LockOwner::Arbiter, "three knights".into())];
    let randomness = Randomness::new(std::array::from_fn(|index| {
        u8::try_from(index % 251).unwrap_or_default()
    }));
    Envelope::seal(entries, &"Nc6".into(), &keys, &randomness).expect("there is a passphrase")
});

/// A game that is adjourned.
pub fn adjourned() -> AppHarness {
    let shell = asked_to_seal().sealed(Color::Black, &ENVELOPE);
    assert_eq!(shell.state().screen(), Screen::Table);
    shell
}

/// The same, when the session has begun with those there, and the arbiter has seen a second later who is not.
pub fn resumed(there: &[Color]) -> AppHarness {
    let mut shell = adjourned();
    for color in there {
        shell.does(*color, PlayerAct::Arrive);
    }
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Resume));
    let seen = shell.now() + Duration::from_secs(1);
    for color in Color::ALL
        .into_iter()
        .filter(|color| !there.contains(color))
    {
        shell.hear(Event::of_arbiter(seen, ArbiterAct::SeeAbsent(color)));
    }
    shell
}

/// Esc steps back through what the arbiter is asked, and at its head plays on; a line that is written in only ends.
#[test]
fn esc_leaves_what_is_asked_before_a_move_is_sealed() {
    for (width, height) in [(1280.0, 800.0), (900.0, 600.0)] {
        let words = Words::new(Language::English);
        let mut shell = game(false);
        shell.show(Screen::Adjourning);
        let mut window = window(shell, width, height);
        window.run_ok();
        window.get_by_label(&words.tr("adjourn-title"));
        window
            .get_by_role_and_label(Part::TextInput, &words.tr("resumption-date"))
            .focus();
        window.run_ok();
        window.key_press(Key::Escape);
        window.run_ok();
        assert_eq!(window.state().screen(), Screen::Adjourning);
        window.key_press(Key::Escape);
        window.run_ok();
        assert_eq!(window.state().screen(), Screen::Table, "{width} x {height}");
    }
}

/// Whatever button waits for something, what it waits for is read directly above it.
#[test]
fn what_a_button_of_the_adjournment_waits_for_is_in_sight_above_it() {
    for language in due_languages() {
        let words = Words::new(language);
        for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)] {
            let mut shell = asked_to_seal();
            shell.speak(words);
            let mut window = window(shell, width, height);
            window.run_ok();
            for _ in 0..2 {
                if let Some(on) = window.query_by_label(&words.tr("adjourn-go-on")) {
                    on.click();
                }
                window.run_ok();
            }
            let lacks = words.tr("seal-lacks-move");
            let seals = window
                .get_by_label(&words.tr_args("seal-close", &[("clock", "running".into())]))
                .rect();
            let told = texts(&window).into_iter().find(|it| it.0 == lacks);
            let (_, told) = told.unwrap_or_else(|| panic!("{language:?} {width}"));
            assert!(told.height() > 10.0, "{language:?} {width}: {told:?}");
            let above = seals.top() - told.bottom();
            assert!(
                (0.0..16.0).contains(&above),
                "{language:?} {width}: {above}"
            );
            let resign = words.tr("say-resign");
            let acts = window.query_all_by_label(&resign);
            let below = acts
                .map(|node| node.rect())
                .filter(|it| it.center().y > seals.top());
            let below = below.fold(f32::INFINITY, |top, it| top.min(it.top()));
            assert!(seals.bottom() < below, "{language:?} {width}: {seals:?}");
            let whole = window.ctx.content_rect();
            assert!(whole.contains_rect(seals), "{language:?} {width}");
        }
    }
}

/// What coming late costs is asked with its answers below it, in the words of what they do, above everything that the
/// foot of the panel is for.
#[test]
fn what_lateness_costs_is_answered_beside_the_question() {
    let words = Words::new(Language::English);
    let mut window = window(resumed(&[Color::Black]), 1280.0, 800.0);
    window.run_ok();
    let asked = words.question(Question::Lateness(Color::White));
    let question = window.get_by_label(&asked).rect();
    let answers = ["answer-too-late", "answer-in-time"].map(|id| words.tr(id));
    for answer in &answers {
        let place = window.get_by_label(answer).rect();
        assert!(place.top() >= question.bottom(), "{answer}");
        assert!(place.top() - question.bottom() < 20.0, "{answer}");
    }
    window.get_by_label(&answers[0]).click();
    window.run_ok();
    let standing = window.arbiter().table().standing();
    assert_eq!(standing, Standing::Adjourned, "it is asked once more");
    window.get_by_label("Sure?");
    window.get_by_label(&answers[0]).click();
    window.run_ok();
    let standing = window.arbiter().table().standing();
    assert!(matches!(standing, Standing::Ended(..)), "{standing:?}");
}

/// The clocks are pressed by their keys while the panel lies there, as at any other time.
#[test]
fn who_moves_while_an_adjournment_is_prepared_presses_by_key() {
    let mut shell = game(false);
    shell.show(Screen::Adjourning);
    shell.does(Color::Black, PlayerAct::Play("Nc6".into()));
    let mut window = window(shell, 1280.0, 800.0);
    let is_completed = |window: &AppHarness| {
        let game = window.arbiter().table().game();
        game.uncompleted(Color::Black).is_none()
    };
    assert!(!is_completed(&window));
    window.key_press(Key::ControlRight);
    window.run();
    assert!(is_completed(&window));
}

/// Whoever resumed a game once begins the next resumption with the envelope on the table.
#[test]
fn the_next_adjournment_begins_with_its_envelope() {
    let words = Words::new(Language::English);
    let mut window = window(adjourned(), 1280.0, 800.0);
    click(&mut window, &words.tr("resume-take-up"));
    window.get_by_label(&words.tr("resume-both-here"));
    let now = window.now();
    for color in Color::ALL {
        window.does(color, PlayerAct::Arrive);
    }
    window.hear(Event::of_arbiter(now, ArbiterAct::Resume));
    window.run();
    window.hear(Event::of_arbiter(now, ArbiterAct::Reveal("Nc6".into())));
    window.run();
    for (color, act) in [
        (Color::White, PlayerAct::Move("Bb5".into())),
        (Color::Black, PlayerAct::Move("a6".into())),
    ] {
        window.does(color, act);
    }
    window.show(Screen::Adjourning);
    window.hear(Event::of_arbiter(window.now(), ArbiterAct::Adjourn));
    window.does(Color::White, PlayerAct::Seal("Ba4".into()));
    window.does(Color::White, PlayerAct::StopClocks);
    window.show(Screen::Table);
    window.run();
    assert_eq!(window.arbiter().table().standing(), Standing::Adjourned);
    window.get_by_label(&words.tr("adjourned-title"));
}

#[test]
fn a_draw_offered_in_the_break_is_told_with_both_answers() {
    for accepts in [true, false] {
        let mut shell = adjourned();
        shell.does(Color::White, PlayerAct::OfferDraw);
        let mut window = window(shell, 900.0, 600.0);
        window.run_ok();
        window.get_by_label_contains("offers a draw");
        let answer = if accepts {
            "accepts: ½–½"
        } else {
            "declines the draw"
        };
        window.get_by_label_contains(answer).click();
        window.run_ok();
        if !accepts {
            assert_eq!(window.arbiter().table().offer(), None);
            continue;
        }
        let standing = window.arbiter().table().standing();
        assert_eq!(standing, Standing::Adjourned, "it is asked once more");
        window.get_by_label_contains(answer).click();
        window.run_ok();
        let standing = window.arbiter().table().standing();
        let last = window.log().last();
        assert!(matches!(standing, Standing::Ended(..)), "{last:?}");
    }
}

#[test]
fn the_desk_tells_an_offer_that_stands_in_the_break() {
    let mut shell = adjourned();
    shell.does(Color::White, PlayerAct::OfferDraw);
    shell.show(Screen::Desk);
    let mut window = window(shell, 900.0, 600.0);
    window.run_ok();
    let adjourned = Words::new(Language::English).tr("adjourned-title");
    window.get_by_label(&format!("{adjourned} · White offers a draw"));
}

#[test]
fn who_comes_in_the_first_minute_is_told_and_the_log_tells_what_was_given_back() {
    let mut shell = adjourned();
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Resume));
    let mut window = window(shell, 1280.0, 800.0);
    window.run_ok();
    window.get_by_label("Whoever arrives within the first minute counts as there from the start.");
    let later = window.now() + Duration::from_secs(20);
    window.wait_until(later);
    window.run_ok();
    for name in ["White", "Black"] {
        click(&mut window, &format!("{name} is here"));
    }
    window.show(Screen::Desk);
    window.run_ok();
    let told = super::fits::texts(&window);
    let told: Vec<_> = told.iter().map(|it| &it.0).collect();
    assert!(told.iter().any(|it| it.contains("+0:20")), "{told:?}");
}

/// A sealed move that is read is told with it, and with what its player's clock shows once it is pressed.
#[test]
fn a_sealed_move_that_is_read_is_told_with_the_time_it_leaves() {
    let mut shell = adjourned();
    for color in Color::ALL {
        shell.does(color, PlayerAct::Arrive);
    }
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Resume));
    let reveal = ArbiterAct::Reveal("Nc6".to_owned());
    shell.hear(Event::of_arbiter(shell.now(), reveal));
    let ply = shell.arbiter().table().game().plies().last().cloned();
    let ply = ply.expect("the sealed move");
    let reading = shell.arbiter().table().reading(ply.by, shell.now());
    assert_eq!(ply.left, reading);
    let told = super::desk_log::told(shell);
    let is_read = |text: &String| text.starts_with("Sealed move read: 2…♞c6");
    assert!(told.iter().any(is_read), "{told:?}");
}

#[test]
fn who_arrives_is_told_in_the_log() {
    let mut shell = taken_up(&[Color::Black]);
    shell.does(Color::White, PlayerAct::Arrive);
    let told = super::desk_log::told(shell);
    for player in ["White", "Black"] {
        let line = format!("{player} has arrived");
        let is_told = |text: &String| text.starts_with(&line);
        assert!(told.iter().any(is_told), "{line}: {told:?}");
    }
}

/// Who has typed a wrong passphrase writes the next one at once; and who comes back to the page finds an empty line.
#[test]
fn after_a_wrong_passphrase_the_next_is_typed_at_once_and_nothing_typed_stays() {
    let words = Words::new(Language::English);
    let mut window = super::scenes::pressed(words, resumed(&Color::ALL), &["fingerprint-yes"]);
    let line = |window: &AppHarness| {
        let mut lines = window.query_all_by_role(Part::PasswordInput);
        lines
            .next()
            .map(|it| (it.is_focused(), it.value().unwrap_or_default()))
    };
    assert_eq!(line(&window), Some((true, String::new())));
    let type_in = |window: &mut super::scenes::Window| {
        let focused = window.get_by_role(Part::PasswordInput);
        focused.type_text("four knights");
        window.run();
    };
    type_in(&mut window);
    window.key_press(Key::Enter);
    window.run();
    window.wait_until_done();
    window.run();
    assert_eq!(line(&window), Some((true, String::new())), "asked again");
    type_in(&mut window);
    assert!(line(&window).is_some_and(|(_, written)| !written.is_empty()));
    window.show(Screen::Preferences);
    window.run();
    window.show(Screen::Table);
    window.run();
    assert_eq!(line(&window), Some((true, String::new())), "come back");
}

/// A lost envelope is told when that is found, and under the article on it, not under that on setting up.
#[test]
fn a_lost_envelope_is_told_under_its_own_article() {
    let mut shell = adjourned();
    for color in Color::ALL {
        shell.does(color, PlayerAct::Arrive);
    }
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::LoseEnvelope));
    let mut window = super::arbiter_desk::desk(shell);
    let tells = |window: &AppHarness| {
        let lost = "The envelope with the sealed move is lost";
        window.query_all_by_label_contains(lost).count()
    };
    let before = tells(&window);
    assert!(before > 0);
    window.hear(Event::of_arbiter(window.now(), ArbiterAct::Resume));
    window.run();
    assert_eq!(tells(&window), before, "it is told once");
    let cites = |article| window.query_all_by_label_contains(article).next().is_some();
    assert!(cites("I.12.1") && !cites("I.5"));
    window.show(Screen::Table);
    window.run();
    assert!(tells(&window) > 0);
    let sealing = window.query_all_by_label_contains("Sealing a move").next();
    assert!(sealing.is_none(), "that was before the adjournment");
}

/// The same as [`resumed`], when nobody has looked yet for who is not there.
fn taken_up(there: &[Color]) -> AppHarness {
    let mut shell = adjourned();
    for color in there {
        shell.does(*color, PlayerAct::Arrive);
    }
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Resume));
    shell
}

/// The minute in which people look round ends for whoever was entered as late: their time that ran is theirs.
#[test]
fn whoever_was_entered_as_late_does_not_count_as_there_from_the_start() {
    let words = Words::new(Language::English);
    let white = words.tr("color-white");
    let here = words.tr_args("resume-comes", &[("player", white.as_ref().into())]);
    for is_entered in [false, true] {
        let mut shell = taken_up(&[Color::Black]);
        let seen = shell.now() + Duration::from_secs(5);
        shell.wait_until(seen);
        if is_entered {
            for act in [
                ArbiterAct::SeeAbsent(Color::White),
                ArbiterAct::Decide(jadoube_core::laws::Decision::Reject),
            ] {
                shell.hear(Event::of_arbiter(shell.now(), act));
            }
        }
        let mut window = window(shell, 1280.0, 800.0);
        window.run_ok();
        let first_minute = words.tr("resume-first-minute");
        let told = window.query_by_label(&first_minute).is_some();
        assert_eq!(told, !is_entered);
        click(&mut window, &here);
        let last = window.log().last().map(|entry| entry.event.clone());
        let found = last.as_ref().and_then(Event::arbiter_act);
        let is_found = found == Some(&ArbiterAct::SeePresent(Color::White));
        assert_eq!(is_found, !is_entered, "{last:?}");
    }
}

/// What is typed while a page of an adjournment is open is no move, and is not seen on the board.
#[test]
fn nothing_typed_beside_a_page_of_an_adjournment_comes_to_stand_on_the_board() {
    let preparing = || {
        let mut shell = game(false);
        shell.show(Screen::Adjourning);
        shell
    };
    let pages: [fn() -> AppHarness; 4] = [preparing, asked_to_seal, adjourned, || {
        taken_up(&[Color::Black])
    }];
    for page in pages {
        let mut window = window(page(), 1280.0, 800.0);
        window.run_ok();
        if let Some(focused) = window.ctx.memory(eframe::egui::Memory::focused) {
            window
                .ctx
                .memory_mut(|memory| memory.surrender_focus(focused));
        }
        window.run_ok();
        window.event(eframe::egui::Event::Text("arb1".into()));
        window.run_ok();
        let mut shown = super::fits::texts(&window).into_iter().map(|it| it.0);
        assert!(
            !shown
                .any(|text| text.contains("arb1") || text.starts_with('a') && text.ends_with('…'))
        );
    }
}

/// Whoever sealed is not there: once their move is read the opponent may seal the reply (I.9.3), and is told so before.
#[test]
fn a_reply_to_an_absent_player_is_offered_an_envelope() {
    let words = Words::new(Language::English);
    let shell = taken_up(&[Color::White]);
    let mut window = window(shell, 1280.0, 800.0);
    window.run_ok();
    window.get_by_label(&words.tr("resume-reply-later"));
    let read = ArbiterAct::Reveal("Nc6".into());
    window.hear(Event::of_arbiter(window.now(), read));
    window.run_ok();
    window.get_by_label(&words.tr("resume-reply-may"));
    window.get_by_label(&words.tr_args("seal-close", &[("clock", "running".into())]));
}

/// The page on which a game was taken up again closes once both have moved; nobody is asked to adjourn anew.
#[test]
fn the_page_of_a_resumption_left_open_closes_and_asks_for_no_other_adjournment() {
    let words = Words::new(Language::English);
    let mut shell = resumed(&Color::ALL);
    shell.hear(Event::of_arbiter(
        shell.now(),
        ArbiterAct::Reveal("Nc6".to_owned()),
    ));
    shell.does(Color::Black, PlayerAct::Press);
    shell.show(Screen::Adjourning);
    let mut window = window(shell, 1280.0, 800.0);
    window.run_ok();
    window.get_by_label(&words.tr("resume-title"));
    for (color, text) in [
        (Color::White, "Bb5"),
        (Color::Black, "a6"),
        (Color::White, "Ba4"),
    ] {
        window.does(color, PlayerAct::Move(text.into()));
        window.run_ok();
        assert!(window.query_by_label(&words.tr("adjourn-title")).is_none());
    }
    assert_eq!(window.state().screen(), Screen::Table);
}

#[test]
fn what_was_ruled_before_a_session_is_no_news_in_it() {
    for is_before in [true, false] {
        let mut shell = adjourned();
        let warns = |shell: &mut AppHarness| {
            let warning = ArbiterAct::Warn(Color::White);
            shell.hear(Event::of_arbiter(shell.now(), warning));
        };
        if is_before {
            warns(&mut shell);
        }
        for color in Color::ALL {
            shell.does(color, PlayerAct::Arrive);
        }
        for act in [ArbiterAct::Resume, ArbiterAct::Reveal("Nc6".to_owned())] {
            shell.hear(Event::of_arbiter(shell.now(), act));
        }
        if !is_before {
            warns(&mut shell);
        }
        shell.show(Screen::Table);
        let window = window(shell, 1280.0, 800.0);
        let told = texts(&window);
        let is_told = told.iter().any(|it| it.0.contains("is warned"));
        assert_ne!(is_told, is_before, "{told:?}");
    }
}
