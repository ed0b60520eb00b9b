//! Who came after the default time, as an incident tells it.

use super::player::PairingNumber;
use super::round::PairedBoard;
use crate::chess::Color;
use crate::laws::{Deed, PlayerAct, Ruling};
use crate::record::incident::Incident;

/// Returns who of that board came after the default time by the script of an incident, and lost by that; nobody where the
/// player never came.
pub(super) fn late_arrivals(board: &PairedBoard, script: &str) -> Vec<PairingNumber> {
    let heard = Incident::read(script).ok().and_then(|it| it.heard().ok());
    let Some(heard) = heard else {
        return Vec::new();
    };
    let is_late = |color: Color| {
        let comes = Deed::Player(color, PlayerAct::Arrive);
        let costs_the_game =
            |ruling: &Ruling| ruling.concerns == Some(color) && ruling.loses_by_default_time();
        let log = heard.log();
        log.iter().any(|entry| entry.event.deed == comes)
            && log
                .iter()
                .flat_map(|entry| &entry.rulings)
                .any(costs_the_game)
    };
    let late = Color::ALL.into_iter().filter(|color| is_late(*color));
    late.map(|color| board.player(color)).collect()
}
