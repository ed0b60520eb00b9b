//! Claims of what the program itself has seen, a touch, an illegal move or a flag, that were wrong.

use super::journal::Entry;
use crate::chess::Color;
use crate::laws::{Consequence, Notice, PlayerAct, Rule, Ruling};

/// Returns who made a claim of a touch, of an illegal move or of a flag that was wrong, and what was ruled on it.
///
/// Where everything is watched nothing is found that was not acted on: that nothing is there says that the claim is wrong.
/// What a contact was that bound nobody, its own words say better.
pub fn wrong_claim(entry: &Entry) -> Option<(Color, &Ruling)> {
    let is_of_a_fact = matches!(
        entry.event.player_act(),
        Some(PlayerAct::ClaimTouchMove | PlayerAct::ClaimIllegal | PlayerAct::ClaimFlag)
    );
    let [ruling] = &entry.rulings[..] else {
        return None;
    };
    let is_wrong = matches!(
        ruling.consequences[..],
        [Consequence::ClaimRejected | Consequence::Notice(Notice::NothingThere)]
    );
    let has_own_words = [
        Rule::AccidentalTouch,
        Rule::AdjustAnnounce,
        Rule::RapidBothFlags,
    ]
    .contains(&ruling.rule);
    let claimant = entry.event.player()?;
    (is_of_a_fact && is_wrong && !has_own_words).then_some((claimant, ruling))
}
