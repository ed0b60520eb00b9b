//! What the arbiter found at the board and nothing changes by, as the log tells it: what counts later, and what is answered.

use super::foreseen::is_answer;
use crate::chess::Color;
use crate::laws::{ArbiterAct, Deed, PlayerAct};
use crate::record::Entry;
use crate::ui::view::recorded_game::RecordedGame;

/// Whether an act is one that the arbiter finds, whoever did it.
#[must_use]
pub const fn is_finding(entry: &Entry) -> bool {
    matches!(
        entry.event.deed,
        Deed::Player(
            _,
            PlayerAct::BothHands | PlayerAct::OtherHand | PlayerAct::Phone
        )
    )
}

/// What is told of a finding on which nothing else was ruled than that play goes on or what hands put right.
#[must_use]
pub fn finding_alone(game: &RecordedGame<'_>, entry: &Entry) -> Option<String> {
    match &entry.event.deed {
        Deed::Player(color, PlayerAct::BothHands) if entry.rulings.is_empty() => {
            let player = [("player", (*color).into())];
            Some(game.words.tr_args("rule-two-hands-finding", &player))
        }
        Deed::Arbiter(ArbiterAct::BeginSession) => Some(game.words.tr("found-session")),
        Deed::Arbiter(ArbiterAct::RefuseEntry) => Some(game.words.tr("record-wrong-pin")),
        Deed::Common(..) => {
            let answer = entry.consequences().find(|it| is_answer(it))?;
            let letters = game.notation.of(Color::White).letters;
            let answer = game.words.consequence(answer, letters);
            Some(format!(
                "{} · {answer}",
                game.words.headline(&entry.rulings)
            ))
        }
        Deed::Player(..) | Deed::Arbiter(_) | Deed::Flag(_) => None,
    }
}
