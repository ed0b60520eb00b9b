//! The sheet of an incident: one page, in every language, the same bytes again.

use std::time::Duration;

use jadoube_core::chess::{Color, Square};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{Deed, PlayerAct};
use jadoube_core::notation::Style;
use jadoube_core::record::incident::{ActFault, GuidedAct, GuidedKind, Incident};
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

#[test]
fn the_decision_on_a_disputed_touch_says_what_became_of_the_claim() {
    for (name, decided) in [
        ("4.8-the-contact-was-an-accident", "Black’s claim is wrong"),
        (
            "4.8-a-claim-upheld-without-a-piece-named",
            "Black’s claim is right",
        ),
    ] {
        let path = format!(
            "{}/../../tests/cases/art04_moving/{name}.ron",
            env!("CARGO_MANIFEST_DIR")
        );
        let script = std::fs::read_to_string(path).expect("a case");
        let text = text_of(&Incident::read(&script).expect("a script"));
        let (happened, rest) = text.split_once("What the players say").expect("two parts");
        let (_, decision) = rest.split_once("Decision\n").expect("a decision");
        assert!(
            happened.contains(decided) && decision.contains(decided),
            "{text}"
        );
    }
}

#[test]
fn a_piece_that_was_brushed_is_not_told_as_one_that_was_touched() {
    let mut it = incident("5400+30", OPENED, Some((3000, 2900)));
    let brush = Deed::Player(Color::White, PlayerAct::Brush(Square::D1));
    it.enter([(Duration::from_secs(1), brush)]);
    let text = text_of(&it);
    assert!(text.contains("Brushed: a queen, d1"), "{text}");
}

/// What the sheet says in English.
fn text_of(it: &Incident) -> String {
    let sheet = incident_sheet(it, Style::default(), Words::new(Language::English));
    sheet.expect("its acts can begin").as_text()
}

fn happened(it: &mut Incident, act: &GuidedAct) {
    let heard = it.heard().expect("its acts can begin");
    it.enter_act(act, heard.arbiter())
        .expect("it can be entered");
}

#[test]
fn two_flags_of_which_nobody_knows_the_order_have_none_on_the_sheet() {
    let mut it = incident("1800", "", Some((0, 0)));
    it.change(|script| script.regulations.quickplay = true);
    let unclear = GuidedAct::new(GuidedKind::FlagsUnclear, Color::White);
    happened(&mut it, &unclear);
    let text = text_of(&it);
    assert!(text.contains("Both flags"), "{text}");
    for invented in ["clock runs", ": flag fell", "0:01"] {
        assert!(!text.contains(invented), "{invented}: {text}");
    }
    // Another board changes nothing of what is ruled.
    it.change_heading(|heading| heading.board = "55".to_owned());
    assert!(text_of(&it).contains("\u{bd}"), "{text}");
}

#[test]
fn a_flag_does_not_fall_on_a_clock_that_shows_time() {
    let mut it = incident("1800", OPENED, Some((0, 90)));
    let heard = it.heard().expect("its acts can begin");
    let fell = GuidedAct::new(GuidedKind::FlagFell, Color::Black);
    assert_eq!(
        it.enter_act(&fell, heard.arbiter()),
        Err(ActFault::TimeLeft)
    );
    assert_eq!(it.script().acts, [], "nothing is entered");
    let fell = GuidedAct::new(GuidedKind::FlagFell, Color::White);
    assert_eq!(it.enter_act(&fell, heard.arbiter()), Ok(()));
}

#[test]
fn what_the_log_cites_stands_among_the_rules_of_the_sheet() {
    let mut it = incident("5400+30", OPENED, Some((3000, 2900)));
    happened(
        &mut it,
        &GuidedAct::new(GuidedKind::KnockedOver, Color::White),
    );
    assert!(text_of(&it).contains("7.4.1"), "{}", text_of(&it));
    let mut it = incident("5400+30", OPENED, Some((3000, 2900)));
    happened(
        &mut it,
        &GuidedAct::new(GuidedKind::StoppedClocks, Color::White),
    );
    let text = text_of(&it);
    assert!(text.contains("stops the clocks"), "{text}");
}

#[test]
fn a_device_says_nothing_of_the_position() {
    for kind in [GuidedKind::Device, GuidedKind::DeviceFound] {
        let mut it = incident("5400+30", "", None);
        happened(&mut it, &GuidedAct::new(kind, Color::White));
        assert!(!text_of(&it).contains("FEN"), "{}", text_of(&it));
    }
}
