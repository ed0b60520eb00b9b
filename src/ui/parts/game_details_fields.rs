//! Lines to write in what a game is part of: event, place, round, board, ratings, the numbers that FIDE gave the players.

use std::collections::VecDeque;

use eframe::egui::Ui;

use crate::kit::widgets::{field, written};
use crate::view::frame_view::View;
use crate::view::settings::LONGEST_NAME;
use jadoube_core::record::GameDetails;

/// The most digits of a rating, and of a player's number.
const RATING: usize = 4;
const FIDE_ID: usize = 10;

/// The message that names a line, its text, the signs that may stand in it and how many of them.
type DetailLine<'a> = (&'static str, &'a mut String, fn(&char) -> bool, usize);

/// In less width than this, what is known of both players has two rows.
const FOUR_COLUMNS: f32 = 640.0;

/// Shows the lines, two or four beside each other.
pub fn game_details_fields(ui: &mut Ui, view: &View<'_>, details: &mut GameDetails) {
    let GameDetails {
        event,
        site,
        round,
        board,
        ratings,
        fide_ids,
    } = details;
    let words = |sign: &char| !sign.is_control();
    let mut lines: VecDeque<DetailLine<'_>> = [
        ("sheet-event", event),
        ("sheet-site", site),
        ("sheet-round", round),
        ("sheet-board", board),
    ]
    .map(|(id, text)| (id, text, words as fn(&char) -> bool, LONGEST_NAME))
    .into();
    let digits: fn(&char) -> bool = char::is_ascii_digit;
    lines.extend([
        ("rating-white", &mut ratings.white, digits, RATING),
        ("fide-id-white", &mut fide_ids.white, digits, FIDE_ID),
        ("rating-black", &mut ratings.black, digits, RATING),
        ("fide-id-black", &mut fide_ids.black, digits, FIDE_ID),
    ]);
    let is_wide = ui.available_width() >= FOUR_COLUMNS;
    let rows: &[usize] = if is_wide { &[2, 2, 4] } else { &[2, 2, 2, 2] };
    for &count in rows {
        ui.columns(count, |columns| {
            for (ui, (id, text, belongs, most)) in columns.iter_mut().zip(lines.drain(..count)) {
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
