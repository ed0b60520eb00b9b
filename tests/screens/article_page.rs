//! The page of an article: it opens with the edition of the game, and its numbers are quotations, not news.

use eframe::egui::accesskit::Role as Part;
use eframe::egui::accesskit::{Role, Toggled};
use eframe::egui::{Color32, Shape};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_core::clock::Moment;
use jadoube_core::laws::{ArbiterAct, Edition, Event, Regulations, Terms};
use jadoube_ui::kit::theme::Palette;

use super::table::{Window, click, timed};
use crate::support::app_harness::{AppHarness, window};

/// The page that a ruling on an illegal move leads to, under that edition.
fn opened(edition: Edition, article: &str) -> Window {
    let terms = Terms {
        edition,
        regulations: Regulations::default(),
        ..timed("5400+30")
    };
    let mut shell = AppHarness::new(terms);
    shell.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
    shell.presses_an_illegal_move();
    let mut window = window(shell, 1280.0, 800.0);
    click(&mut window, &format!("Article {article}"));
    window.get_by_label("In each edition");
    window
}

/// The colours in which that number is written, on the page and on what lies beneath it.
fn inks(window: &Window, number: &str) -> Vec<Color32> {
    let shapes = window.output().shapes.iter();
    let ink = |shape: &Shape| {
        let Shape::Text(text) = shape else {
            return None;
        };
        let laid_out = text.galley.job.sections[0].format.color;
        let ink = text.override_text_color.unwrap_or(laid_out);
        (text.galley.text() == number).then_some(ink)
    };
    shapes.filter_map(|clipped| ink(&clipped.shape)).collect()
}

#[test]
fn the_page_opens_with_the_edition_of_the_game() {
    for (edition, article) in [
        (Edition::E2023, "7.5.5"),
        (Edition::E2014, "7.5b"),
        (Edition::E2009, "7.4b"),
    ] {
        let window = opened(edition, article);
        for asked in Edition::ALL {
            let choice = window.get_by_role_and_label(Role::RadioButton, asked.name());
            let is_chosen = choice.accesskit_node().toggled() == Some(Toggled::True);
            assert_eq!(is_chosen, asked == edition, "{edition:?}: {asked:?}");
        }
    }
}

#[test]
fn the_numbers_of_articles_are_grey_since_brass_says_here() {
    let window = opened(Edition::E2023, "7.5.5");
    let inks = inks(&window, "7.5.5");
    assert!(inks.len() > 1, "a badge and the page tell the number");
    assert!(
        inks.iter().all(|ink| *ink == Palette::ALL[0].soft_ink),
        "{inks:?}"
    );
}

#[test]
fn what_would_have_been_ruled_stands_before_what_the_booklets_say() {
    let window = opened(Edition::E2023, "7.5.5");
    let top = |label: &str| window.get_by_label(label).rect().top();
    assert!(top("How each edition rules on the same act") < top("In each edition"));
    let about = window.get_all_by_label("What an illegal move costs").last();
    let about = about.expect("the ruling under that edition").rect();
    let beside = window.get_all_by_label("Position restored").last();
    assert!(about.top() < beside.expect("what else was ruled").rect().top());
}

#[test]
fn editions_that_agree_stand_together_behind_the_current_one_and_every_one_is_seen_whole() {
    let mut window = opened(Edition::E2018, "7.5.5");
    // A sheet takes the room that it needs once that was measured.
    window.run_steps(10);
    let place = |label: &str| {
        let last = window.get_all_by_label(label).last();
        last.expect("a row").rect()
    };
    let rows = ["2018", "2023", "2017", "2014", "2009, 2005"].map(|years| place(years).top());
    assert!(rows.is_sorted(), "{rows:?}");
    let close = place("Close").top();
    assert!(rows[4] + 18.0 < close, "{rows:?} {close}");
}

#[test]
fn the_page_bears_its_number_says_whose_clock_runs_and_lets_it_be_paused() {
    let mut window = opened(Edition::E2023, "7.5.5");
    window.get_by_role_and_label(Part::Dialog, "7.5.5  What an illegal move costs");
    let places = ["2023", "2005"].map(|year| {
        window
            .get_by_role_and_label(Role::RadioButton, year)
            .rect()
            .left()
    });
    assert!(places[0] < places[1], "the newest edition comes first");
    window.get_by_label("White’s clock runs.");
    window.key_press(eframe::egui::Key::P);
    window.run_ok();
    assert!(window.query_by_label("White’s clock runs.").is_none());
}
