//! Nobody types a passphrase before it is said whether the envelope's fingerprint is the one that was written down.

use egui_kittest::kittest::Queryable;
use jadoube::app::store::MemoryStore;
use jadoube_core::laws::{Edition, Standing};

use super::ENDING;
use crate::support::adjournment_harness::{ARBITERS, AdjournmentHarness};

/// A game whose sealed move waits to be read, and the fingerprint of its envelope.
fn waiting() -> (AdjournmentHarness, String) {
    let files = MemoryStore::default();
    let mut hall = AdjournmentHarness::playing(&files, Edition::E2023, ENDING);
    hall.seal("Re7");
    let envelope = hall.window.state().session().envelope();
    let fingerprint = envelope.expect("it lies there").fingerprint().to_string();
    drop(hall);
    let mut again = AdjournmentHarness::open(&files);
    again.begin(&["Ана Марић", "Boris Novak"]);
    (again, fingerprint)
}

fn may_be_opened(hall: &AdjournmentHarness) -> bool {
    let button = hall.window.query_by_label("Open the envelope");
    button.is_some() || hall.window.query_by_label("Passphrase").is_some()
}

#[test]
fn the_fingerprint_stands_there_and_is_asked_about_before_a_passphrase_can_be_typed() {
    let (mut hall, fingerprint) = waiting();
    assert_eq!(fingerprint.len(), 29, "25 letters in five groups");
    assert!(hall.shows(&fingerprint));
    hall.picture("18-comparing");
    assert!(!may_be_opened(&hall));
    hall.press("Yes, the same");
    assert!(may_be_opened(&hall));
    assert!(hall.shows("The fingerprint matches."));
    hall.open_with(ARBITERS);
    assert_eq!(hall.standing(), Standing::Playing);
}

#[test]
fn a_fingerprint_that_differs_opens_nothing_and_the_arbiter_is_told_what_to_do() {
    let (mut hall, fingerprint) = waiting();
    hall.press("No, it is different");
    hall.picture("19-differs");
    assert!(!may_be_opened(&hall));
    for said in [
        "It stays closed",
        "letter by letter",
        "the arbiter decides",
        &fingerprint,
    ] {
        assert!(hall.shows(said), "{said}");
    }
    hall.press("More options…");
    assert!(hall.shows("The envelope is lost"), "a way stays open");
    hall.press("Fewer options");
    hall.press("Compare again");
    assert!(!may_be_opened(&hall));
    hall.press("Yes, the same");
    assert!(may_be_opened(&hall));
}

#[test]
fn where_nobody_wrote_it_down_that_is_said_as_long_as_the_envelope_is_closed() {
    let (mut hall, _) = waiting();
    hall.press("Not written down");
    assert!(hall.shows("was not compared: nobody wrote it down"));
    assert!(may_be_opened(&hall));
    hall.open_with("five queens");
    assert!(hall.shows("was not compared: nobody wrote it down"));
    hall.open_with(ARBITERS);
    assert_eq!(hall.standing(), Standing::Playing);
}

#[test]
fn a_fingerprint_may_be_typed_as_a_hand_writes_it() {
    const LINE: &str = "Or type what you wrote down";
    let (mut hall, fingerprint) = waiting();
    let typed = fingerprint.to_lowercase().replace('-', " ");
    let (begun, rest) = typed.split_at(12);
    hall.write(LINE, begun);
    assert!(!hall.shows("That is not the fingerprint above."));
    assert!(!may_be_opened(&hall), "half of it is not enough");
    hall.write(LINE, "1");
    assert!(hall.shows("That is not the fingerprint above."));
    hall.overwrite(LINE, begun);
    hall.write(LINE, rest);
    assert!(may_be_opened(&hall));
}

#[test]
fn a_second_envelope_is_compared_by_itself() {
    let files = MemoryStore::default();
    let mut hall = AdjournmentHarness::playing(&files, Edition::E2009, ENDING);
    hall.seal("Re7");
    hall.begin(&["Boris Novak"]);
    hall.open_with(ARBITERS);
    hall.write("Move to be sealed", "h6");
    hall.write("Your own passphrase", ARBITERS);
    hall.write("Repeat", ARBITERS);
    hall.press("Seal it and stop the clock");
    hall.press("Ана Марић is here");
    assert!(
        !may_be_opened(&hall),
        "the first answer is not for this one"
    );
    hall.press("Yes, the same");
    assert!(may_be_opened(&hall));
}
