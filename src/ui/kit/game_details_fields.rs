//! Lines to write in what a game is part of: event, place, round, board, ratings, the numbers that FIDE gave the players.

use eframe::egui::Ui;

use super::widgets::{field, written};
use crate::view::frame_view::View;
use crate::view::settings::LONGEST_NAME;
use jadoube_core::record::GameDetails;

/// The most digits of a rating, and of a player's number.
const RATING: usize = 4;
const FIDE_ID: usize = 10;

/// Shows the lines, two beside each other.
pub fn game_details_fields(ui: &mut Ui, view: &View<'_>, details: &mut GameDetails) {
    let GameDetails {
        event,
        site,
        round,
        board,
        ratings,
        fide_ids,
    } = details;
    let any: fn(&char) -> bool = |sign| !sign.is_control();
    let digit: fn(&char) -> bool = char::is_ascii_digit;
    let rows = [
        [("sheet-event", event), ("sheet-site", site)].map(|it| (it, any, LONGEST_NAME)),
        [("sheet-round", round), ("sheet-board", board)].map(|it| (it, any, LONGEST_NAME)),
        [
            (("rating-white", &mut ratings.white), digit, RATING),
            (("fide-id-white", &mut fide_ids.white), digit, FIDE_ID),
        ],
        [
            (("rating-black", &mut ratings.black), digit, RATING),
            (("fide-id-black", &mut fide_ids.black), digit, FIDE_ID),
        ],
    ];
    for row in rows {
        ui.columns(2, |columns| {
            for (ui, ((id, text), belongs, most)) in columns.iter_mut().zip(row) {
                let name = view.tr(id);
                field(ui, &name, |ui| {
                    if written(ui, text, &name, f32::INFINITY).changed() {
                        *text = text.chars().filter(belongs).take(most).collect();
                    }
                });
            }
        });
    }
}
