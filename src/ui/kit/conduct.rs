//! Whose conduct the arbiter is to judge, and the questions put to the arbiter with that name in them.

use crate::chess::Color;
use crate::laws::{Consequence, PlayerAct, Question, Ruling};
use crate::record::Entry;
use crate::ui::view::frame_view::View;

/// What the arbiter is asked, with the name of whoever's conduct is to be judged.
#[must_use]
pub fn asked(view: &View<'_>, question: Question) -> String {
    let words = view.named_words();
    match offender(view).filter(|_| question == Question::Penalty) {
        Some(player) => words.tr_args("conduct-question", &[("player", player.into())]),
        None => words.question(question),
    }
}

/// Whose conduct waits to be judged; nobody's where no such matter is open.
#[must_use]
pub fn offender(view: &View<'_>) -> Option<Color> {
    let mut open = view.table().questions().iter();
    if !open.any(|(_, question)| *question == Question::Penalty) {
        return None;
    }
    let asks = |ruling: &&Ruling| {
        let asks = Consequence::AskArbiter(Question::Penalty);
        ruling.consequences.contains(&asks)
    };
    let asking = |index: usize| Some((index, view.log[index].rulings.iter().find(asks)?));
    let (index, ruling) = (0..view.log.len()).rev().find_map(asking)?;
    // A stop without a good reason was made by whoever called the arbiter before.
    let stopped = || {
        let is_stop = |entry: &&Entry| entry.event.player_act() == Some(&PlayerAct::StopClocks);
        view.log[..index].iter().rfind(is_stop)?.event.player()
    };
    ruling.concerns.or_else(stopped)
}
