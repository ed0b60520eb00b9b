//! What stands at the head of a tournament's report, typed at its beginning and changed later.

use eframe::egui::accesskit::Role as Part;
use egui_kittest::kittest::Queryable as _;
use jadoube_core::i18n::{Language, Words};

use super::event::{empty, half_done, tournament};
use super::event_tabs::turn_to;
use super::scenes::{Window, press};

/// Types a text into the line of that message.
fn fill(window: &mut Window, id: &str, text: &str) {
    let name = window.words().tr(id);
    window.get_by_role_and_label(Part::TextInput, &name).focus();
    window.run_ok();
    window
        .get_by_role_and_label(Part::TextInput, &name)
        .type_text(text);
    window.run_ok();
}

/// What stands at the head of a report lies open to be changed.
pub fn changed(words: Words) -> Window {
    let mut window = half_done(words);
    turn_to(&mut window, "event-report");
    press(&mut window, &words.tr("event-details-change"));
    window.run_ok();
    window
}

#[test]
fn a_typed_tournament_has_its_place_its_arbiters_and_its_time_control() {
    let words = Words::new(Language::English);
    let mut window = empty(words);
    press(&mut window, &words.tr("event-details-change"));
    window.run_ok();
    for (id, text) in [
        ("sheet-event", "Club open"),
        ("sheet-site", " Ljubljana "),
        ("tournament-chief-arbiter", "Zupan, Eva"),
        ("tournament-deputies", "Kos Ana, Lis Piotr,"),
        ("tournament-time-control", "90 + 30"),
    ] {
        fill(&mut window, id, text);
    }
    press(&mut window, &words.tr("event-begin"));
    window.run_ok();
    let details = tournament(&window).details;
    assert_eq!(details.name, "Club open");
    assert_eq!(details.city, "Ljubljana");
    assert_eq!(details.chief_arbiter, "Zupan, Eva");
    assert_eq!(details.deputies, ["Kos Ana", "Lis Piotr"]);
    assert_eq!(details.time_control, "90 + 30");
    assert_eq!(details.coded_time_control, "5400+30");
}

#[test]
fn the_head_of_a_report_is_changed_where_it_is_saved() {
    let words = Words::new(Language::English);
    let mut window = changed(words);
    fill(&mut window, "tournament-chief-arbiter", "Zupan, Eva");
    press(&mut window, &words.tr("event-details-save"));
    window.run_ok();
    let details = tournament(&window).details;
    assert_eq!(details.chief_arbiter, "Zupan, Eva");
    assert_eq!(details.name, "Klubski turnir Črnuče");
    // What was left is as it was.
    press(&mut window, &words.tr("event-details-change"));
    window.run_ok();
    fill(&mut window, "sheet-site", "Elsewhere");
    press(&mut window, &words.tr("cancel"));
    window.run_ok();
    assert_eq!(tournament(&window).details, details);
}
