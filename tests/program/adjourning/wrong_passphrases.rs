//! Wrong passphrases become slower: the first ones are free, each further one makes the next wait longer.

use jadoube::app::store::MemoryStore;
use jadoube_core::laws::{Edition, Standing};

use super::ENDING;
use crate::support::adjournment_harness::{AdjournmentHarness, SEALERS};

#[test]
fn after_several_wrong_passphrases_the_next_one_waits_longer_each_time() {
    let files = MemoryStore::default();
    let mut hall = AdjournmentHarness::playing(&files, Edition::E2023, ENDING);
    hall.seal("Re7");
    drop(hall);
    let mut again = AdjournmentHarness::open(&files);
    again.begin(&["Ана Марић", "Boris Novak"]);
    for _ in 0..2 {
        again.open_with("three rooks");
        assert!(again.shows("This passphrase does not open the envelope"));
        assert!(!again.shows("You can try again in"), "these are free");
    }
    for (waits, seconds) in [("0:10", 10), ("0:20", 20)] {
        again.open_with("three rooks");
        assert!(again.shows(&format!("You can try again in {waits}.")));
        again.open_with(SEALERS);
        assert_eq!(again.standing(), Standing::Adjourned, "it has to wait");
        again.pass(seconds + 1);
        assert!(!again.shows("You can try again in"));
        again.overwrite("Passphrase", "");
    }
    again.overwrite("Passphrase", SEALERS);
    again.press("Open the envelope");
    assert_eq!(again.standing(), Standing::Playing);
}
