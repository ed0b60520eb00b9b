//! A pairing list: nobody sits twice, and every line is taken or told.

use std::collections::BTreeSet;

use jadoube_core::tournament::pairing_list::{PairingList, place_pairings};
use jadoube_core::tournament::quick_result::QuickResult;
use jadoube_core::tournament::{PairingNumber, TournamentPlayer};

pub fn run(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let list = PairingList::read(&text);
    let written = text.lines().filter(|line| !line.trim().is_empty());
    assert_eq!(list.lines.len() + list.faults.len(), written.count());
    let players = ["Novak, Ana", "Kos, Boris", "Žagar, Črt"];
    let players: Vec<TournamentPlayer> = (1..)
        .zip(players)
        .map(|(number, name)| TournamentPlayer::new(PairingNumber(number), name))
        .collect();
    let placed = place_pairings(&list, &players);
    let boards = &placed.round.boards;
    let at_boards = boards.iter().flat_map(|board| [board.white, board.black]);
    let byes = placed.round.byes.iter().map(|given| given.player);
    let mut seen = BTreeSet::new();
    assert!(at_boards.chain(byes).all(|player| seen.insert(player)));
    let numbers: BTreeSet<u16> = boards.iter().map(|board| board.number).collect();
    assert_eq!(numbers.len(), boards.len());
    for line in text.lines() {
        let _ = QuickResult::read(line);
    }
}
