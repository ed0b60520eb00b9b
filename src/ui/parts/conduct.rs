//! Whose conduct the arbiter is to judge, and the questions put to the arbiter with that name in them.

use crate::view::frame_view::View;
use jadoube_core::chess::Color;
use jadoube_core::laws::{Consequence, Question, Ruling};
use jadoube_core::record::Entry;

/// What the arbiter is asked, with the name of whoever's conduct is to be judged.
pub fn question_text(view: &View<'_>, question: Question) -> String {
    match offender(view).filter(|_| question == Question::Penalty) {
        Some(player) => conduct_of(view, player),
        None => view.named_words().question(question),
    }
}

/// The same where these rulings, which nobody has heard yet, would ask it now.
pub fn conduct_asked(view: &View<'_>, rulings: &[Ruling]) -> Option<String> {
    let ruling = rulings.iter().find(|it| asks_for_penalty(it))?;
    let player = judged(view, view.log.len(), ruling)?;
    Some(conduct_of(view, player))
}

fn conduct_of(view: &View<'_>, player: Color) -> String {
    let args = [("player", player.into())];
    view.named_words().tr_args("conduct-question", &args)
}

/// Whose conduct waits to be judged; nobody's where no such matter is open.
pub fn offender(view: &View<'_>) -> Option<Color> {
    let mut open = view.table().questions().iter();
    if !open.any(|(_, question)| *question == Question::Penalty) {
        return None;
    }
    let asking = |index: usize| {
        Some((
            index,
            view.log[index]
                .rulings
                .iter()
                .find(|it| asks_for_penalty(it))?,
        ))
    };
    let (index, ruling) = (0..view.log.len()).rev().find_map(asking)?;
    judged(view, index, ruling)
}

fn asks_for_penalty(ruling: &Ruling) -> bool {
    let asks = Consequence::AskArbiter(Question::Penalty);
    ruling.consequences.contains(&asks)
}

/// Whom a ruling concerns that asks for a penalty on the entry of that index. A stop without a good reason was made by
/// whoever called the arbiter before.
fn judged(view: &View<'_>, index: usize, ruling: &Ruling) -> Option<Color> {
    let stopped = || {
        let stops = |entry: &&Entry| entry.stops_for_the_arbiter();
        view.log[..index].iter().rfind(stops)?.event.player()
    };
    ruling.concerns.or_else(stopped)
}
