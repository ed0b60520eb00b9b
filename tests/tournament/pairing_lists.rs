//! Pairing lists of several rounds, and those that repeat a round with its results.

use jadoube_core::chess::Color;
use jadoube_core::tournament::BoardResult;
use jadoube_core::tournament::pairing_list::{PairingList, place_pairings};

#[test]
fn a_list_of_several_rounds_is_parted_at_its_headings() {
    let text = "Club evening\nRound 1\n1 Ana - Boris 1-0\n2. kolo\n1 Boris - Ana\nnobody\n";
    let rounds = PairingList::read(text).by_round();
    let told: Vec<(Option<u16>, usize, usize)> = rounds
        .iter()
        .map(|(round, list)| (*round, list.lines.len(), list.faults.len()))
        .collect();
    // A heading stands among the lines of its round.
    assert_eq!(told, [(Some(1), 2, 0), (Some(2), 2, 1), (None, 0, 1)]);
}

#[test]
fn a_list_that_repeats_a_paired_round_is_taken_for_its_results() {
    let list = PairingList::read("1 Ana - Boris 1/2-1/2\n2 Eva - Jan\n");
    let paired = place_pairings(&list, &[]);
    let (players, round) = (paired.newcomers, paired.round);
    let list = PairingList::read("1 Ana - Boris 1/2-1/2\n2 Eva - Jan 0-1\n");
    let mut placed = place_pairings(&list, &players);
    assert!(placed.take_as_results(&round));
    assert!(!placed.pairs_somebody());
    // Board 1 has that result already.
    assert_eq!(placed.results, [(2, BoardResult::win(Color::Black))]);
    let other = PairingList::read("1 Boris - Ana 1-0\n");
    let mut placed = place_pairings(&other, &players);
    assert!(!placed.take_as_results(&round));
}
