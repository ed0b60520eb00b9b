//! What is heard of a game that is looked through: which move one is at, what the clock showed then, what was said of it and
//! what was ruled.

use eframe::egui::{Id, Ui};

use super::move_list::MoveList;
use super::player_line::name;
use super::ruling_lines::heard_rulings;
use super::steps::ReviewPlace;
use crate::kit::announcement::announce;
use crate::view::frame_view::View;
use crate::view::urgency::Urgency;
use jadoube_core::chess::Position as _;
use jadoube_core::clock::clock_text::whole_seconds;
use jadoube_core::notation::algebraic;
use jadoube_core::record::ReviewedGame;

/// Lets the place in the game be heard at which one is.
pub fn announce_place(
    ui: &Ui,
    view: &View<'_>,
    game: &ReviewedGame,
    place: &ReviewPlace,
    moves: &MoveList,
) {
    let mut parts = Vec::new();
    let made = place.place().in_game();
    if made.is_none() {
        parts.push(view.tr("review-variation").into_owned());
    }
    match place.move_made() {
        Some((before, mv)) => {
            let by = before.turn();
            let player = name(view, game, by);
            let told = view.spoken_move(&before, mv);
            let number = algebraic::number(&before, by);
            parts.push(format!("{number} {player}: {told}"));
            if let Some(left) = *place.clocks().get(by) {
                parts.push(view.words.spoken(&whole_seconds(left)));
            }
        }
        None => parts.push(view.tr("report-position").into_owned()),
    }
    if let Some(made) = made {
        parts.extend(moves.comments(made));
    }
    parts.extend(heard_rulings(view, game, place.place()));
    let text = parts.join(". ");
    announce(ui, Id::unique("heard-place"), &text, Urgency::Polite);
}
