//! The table where all is drawn half as large again in the smallest window, 600 by 400 points: nothing is cut, nothing hangs
//! over an edge, and names are read.

use std::time::Duration;

use eframe::egui::Rect;
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{ByColor, Color, Square};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Deed, PlayerAct, Terms};
use jadoube_ui::{Command, Players};

use super::fits::{cut_texts, look_at, texts};
use super::table::timed;
use crate::support::app_harness::{AppHarness, window};

/// A game of two players that has not begun, in that window.
fn small(language: Language, terms: Terms) -> AppHarness {
    let mut shell = AppHarness::new(terms);
    shell.speak(Words::new(language));
    let names = ["Aleksandra", "Łukasz"].map(str::to_owned);
    let [white, black] = names;
    shell.ask(Command::Name(Box::new(Players {
        names: ByColor { white, black },
        ..Players::default()
    })));
    window(shell, 600.0, 400.0)
}

/// The face of that player's clock.
fn face(window: &AppHarness, name: &str) -> Rect {
    let mut named = window.query_all_by_label_contains(name);
    let face = named.find(|it| it.rect().height() > 50.0);
    face.expect("a clock's face").rect()
}

/// Where a text of the face is, if all of it is painted.
fn whole(window: &AppHarness, text: &str) -> Option<Rect> {
    let cut = cut_texts(window);
    let mut seen = texts(window).into_iter();
    let found = seen.find(|it| it.0 == text)?;
    (!cut.iter().any(|it| it.0 == text)).then_some(found.1)
}

#[test]
fn the_plunger_that_starts_the_game_holds_its_words() {
    for language in Language::ALL {
        let mut window = small(language, timed("300+3"));
        let words = window.words();
        let faults = look_at(&mut window, &format!("large-start-{}", language.tag()));
        assert!(faults.is_empty(), "{faults:?}");
        let starts = words.tr("press-to-start").into_owned();
        let told = whole(&window, &starts).unwrap_or_else(|| panic!("{language:?}: {starts}"));
        let face = face(&window, &starts);
        assert!(
            face.shrink(6.0).contains_rect(told),
            "{language:?}: {told} in {face}"
        );
        for key in ["plunger-left-control", "plunger-right-control"] {
            let key = words.tr(key).into_owned();
            let below = whole(&window, &key).filter(|it| face.intersects(*it));
            assert!(
                below.is_none_or(|it| face.shrink(6.0).contains_rect(it)),
                "{language:?}: {key}"
            );
        }
        for name in ["Łukasz", "Aleksandra"] {
            assert!(whole(&window, name).is_some(), "{language:?}: {name}");
        }
    }
}

#[test]
fn the_name_is_read_beside_a_change_of_the_clock_and_the_signs_at_the_end() {
    let mut window = small(Language::Polish, timed("300+3"));
    window.act(Deed::Arbiter(ArbiterAct::Start));
    for act in [
        PlayerAct::Lift(Square::E2),
        PlayerAct::Release(Square::E5),
        PlayerAct::Press,
    ] {
        window.does(Color::White, act);
    }
    window.run_ok();
    look_at(&mut window, "large-change");
    assert!(whole(&window, "+2:00").is_some());
    for name in ["Aleksandra", "Łukasz"] {
        assert!(whole(&window, name).is_some(), "{name} beside +2:00");
    }
    let end = window.now() + Duration::from_secs(400);
    window.wait_until(end);
    window.run_ok();
    window.wait_until_done();
    window.run_ok();
    look_at(&mut window, "large-end");
    for name in ["Łukasz", "Aleksandra"] {
        assert!(whole(&window, name).is_some(), "{name} at the end");
    }
}

/// On the sheet of a claim the grounds have the room that nothing else needs.
#[test]
fn the_grounds_of_a_claim_have_the_room_there_is() {
    for language in Language::ALL {
        let mut window = small(language, timed("300+3"));
        window.act(Deed::Arbiter(ArbiterAct::Start));
        for text in ["Nf3", "Nf6", "Ng1", "Ng8"] {
            let turn = window.arbiter().table().game().has_the_move();
            window.does(turn, PlayerAct::Move(text.into()));
        }
        window.run_ok();
        let claims = window.words().tr("say-claim").into_owned();
        let mut claims = window.query_all_by_label(&claims);
        claims.next().expect("the claim").click_accesskit();
        drop(claims);
        window.run_ok();
        window.run_ok();
        look_at(&mut window, &format!("large-claim-{}", language.tag()));
        let words = window.words();
        let grounds = ["repetition", "fifty", "flag", "illegal", "touch-move"];
        let seen = grounds.iter().filter(|it| {
            let ground = words.tr(&format!("claim-{it}")).into_owned();
            whole(&window, &ground).is_some()
        });
        assert!(seen.count() >= 2, "{language:?}");
    }
}
