//! The sheet of an incident: one page, in every language, the same bytes again.

use std::time::Duration;

use jadoube_core::chess::{Color, Square};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::notation::Style;
use jadoube_core::record::incident::{GuidedAct, GuidedKind, Incident};
use jadoube_core::report::incident_sheet;

use super::incidents::{OPENED, incident, moved};

#[test]
fn the_sheet_is_one_page_in_every_language_and_the_same_again() {
    let mut it = incident("5400+30", OPENED, Some((3000, 2900)));
    it.change_heading(|heading| {
        heading.event = "Open".to_owned();
        heading.board = "7".to_owned();
        heading.white = "Ana Kova\u{10d}".to_owned();
        heading.arbiter = "Eva Zupan".to_owned();
        heading.date = "2026.11.28".to_owned();
        heading.white_says = "I only brushed it.".to_owned();
        heading.grounds = "Two spectators saw the bishop lifted.".to_owned();
    });
    moved(&mut it, GuidedKind::Moved, Color::White, None, "Bf1-e3");
    for language in Language::ALL {
        let sheet = incident_sheet(&it, Style::default(), Words::new(language));
        let sheet = sheet.expect("its acts can begin");
        assert_eq!(sheet.printed().pages.len(), 1, "{language:?}");
        let bytes = sheet.printed().written();
        let again = Incident::read(&it.written()).expect("what is kept can be read");
        let again = incident_sheet(&again, Style::default(), Words::new(language));
        assert_eq!(
            again.expect("the same").printed().written(),
            bytes,
            "{language:?}"
        );
        if let Ok(folder) = std::env::var("JADOUBE_SHEETS") {
            let name = format!("{folder}/incident-{}.pdf", language.tag());
            std::fs::write(name, &bytes).expect("a folder");
        }
        let text = sheet.as_text();
        for told in [
            "Ana Kova\u{10d}",
            "7.5.5",
            "+2:00",
            "I only brushed it.",
            &it.hash(),
            "Eva Zupan",
        ] {
            assert!(
                text.contains(told),
                "{language:?}: {told} is not in\n{text}"
            );
        }
        assert!(!text.contains("incident-"), "{text}");
        assert!(text.contains("49:30") && text.contains("50:20"), "{text}");
    }
}

#[test]
fn a_claim_of_a_repetition_stands_on_the_sheet_with_the_positions_that_look_alike() {
    let moves = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";
    for (moves, times) in [(moves, 3), ("1. Nf3 Nf6 2. Ng1 Ng8", 2), ("1. e4 e5", 1)] {
        let mut it = incident("5400+30", moves, Some((3000, 2900)));
        let claim = GuidedAct::new(GuidedKind::ClaimsRepetition, Color::White);
        let heard = it.heard().expect("its acts can begin");
        let entered = it.enter_act(&claim, heard.arbiter());
        entered.expect("it is a claim of the position on the board");
        let sheet = incident_sheet(&it, Style::default(), Words::new(Language::English));
        let sheet = sheet.expect("its acts can begin");
        assert_eq!(sheet.compared.len(), times, "{moves}");
        let text = sheet.as_text();
        assert!(text.contains("at the start: ") == (times > 1), "{text}");
        assert!(text.matches("White’s clock runs").count() < 2, "{text}");
        assert_eq!(sheet.printed().pages.len(), 1);
        if let Ok(folder) = std::env::var("JADOUBE_SHEETS") {
            let name = format!("{folder}/repetition-{times}.pdf");
            std::fs::write(name, sheet.printed().written()).expect("a folder");
        }
    }
}

#[test]
fn the_sheet_tells_how_late_a_player_came_and_how_late_one_may_come() {
    let mut it = incident("5400+30", "", None);
    it.change(|script| script.regulations.default_time = Some(Duration::from_mins(30)));
    let late = GuidedAct {
        minutes: 31,
        ..GuidedAct::new(GuidedKind::Late, Color::Black)
    };
    let heard = it.heard().expect("its acts can begin");
    let entered = it.enter_act(&late, heard.arbiter());
    entered.expect("it is said how late");
    let sheet = incident_sheet(&it, Style::default(), Words::new(Language::English));
    let text = sheet.expect("its acts can begin").as_text();
    assert!(text.contains("31 min after the start"), "{text}");
    assert!(text.contains("default time 30 min"), "{text}");
}

#[test]
fn a_disputed_touch_is_not_told_as_one_that_was_seen() {
    let mut it = incident("5400+30", OPENED, Some((3000, 2900)));
    let kind = GuidedKind::TouchDisputed;
    moved(&mut it, kind, Color::White, Some(Square::D1), "Bf1-e2");
    let sheet = incident_sheet(&it, Style::default(), Words::new(Language::English));
    let text = sheet.expect("its acts can begin").as_text();
    assert!(text.contains("Touched or brushed: a queen, d1"), "{text}");
}
