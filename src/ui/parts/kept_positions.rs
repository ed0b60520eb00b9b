//! The positions a person has kept, a teacher's above all: small boards to choose from, and keeping and forgetting one.

use std::borrow::Cow;

use eframe::egui::{Rect, Response, Ui, Vec2};

use super::diagram::{Diagram, diagram_at, in_sight};
use crate::kit::menu_item::MenuItem;
use crate::kit::piece_textures::Pieces;
use crate::kit::theme::GAP;
use crate::kit::tile::tile;
use crate::kit::widgets::{bare, soft, subtitle};
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::settings::KEPT_POSITIONS;
use jadoube_core::chess::chess960_fen::{self, FenStyle};
use jadoube_core::chess::{Chess, fen_reader};

/// How wide a small board is, and the tile around it.
const BOARD: f32 = 64.0;
const TILE: f32 = BOARD + 10.0;

/// Shows what is kept, the last one first, as small boards; gives the FEN of the one that was chosen in this frame.
/// Nothing is shown where nothing is kept.
pub fn boards(ui: &mut Ui, view: &View<'_>, pieces: &mut Pieces, chosen: &str) -> Option<String> {
    let kept = &view.settings.recent.positions;
    if kept.is_empty() {
        return None;
    }
    let mut taken = None;
    ui.add_space(GAP);
    subtitle(ui, &view.tr("positions-kept"));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(6.0);
        for (index, fen) in kept.iter().enumerate().rev() {
            if board(ui, view, pieces, index + 1, fen, fen == chosen).clicked() {
                taken = Some(fen.clone());
            }
        }
    });
    taken
}

fn board(
    ui: &mut Ui,
    view: &View<'_>,
    pieces: &mut Pieces,
    number: usize,
    fen: &str,
    is_chosen: bool,
) -> Response {
    let name = view.tr_args("positions-kept-number", &[("number", number.into())]);
    let mut place = Rect::NOTHING;
    let response = tile(ui, Vec2::splat(TILE), is_chosen, &name, |_, rect| {
        place = rect.shrink((TILE - BOARD) / 2.0);
    });
    in_sight(ui, place, |ui| {
        if let Ok(setup) = fen_reader::read(fen) {
            diagram_at(ui, view, pieces, Diagram::of(&setup.board, view), place);
        }
    });
    response
}

/// A button that keeps the position with that FEN, or forgets it if it is kept.
pub fn keep(
    ui: &mut Ui,
    view: &View<'_>,
    fen: &str,
    button: impl FnOnce(&mut Ui, &str) -> Response,
) {
    let kept = &view.settings.recent.positions;
    if kept.iter().any(|kept| kept == fen) {
        if button(ui, &view.tr("position-forget")).clicked() {
            view.change(|settings| settings.recent.positions.retain(|kept| kept != fen));
        }
    } else if kept.len() < KEPT_POSITIONS {
        if button(ui, &view.tr("position-keep")).clicked() {
            view.ask(Command::KeepPosition(fen.to_owned()));
        }
    } else {
        soft(
            ui,
            &view.tr_args("positions-full", &[("count", KEPT_POSITIONS.into())]),
        );
    }
}

/// The same in a menu, for the position of a game.
pub fn menu_item(ui: &mut Ui, view: &View<'_>, position: &Chess) {
    keep(ui, view, &fen_of(position), |ui, text| {
        MenuItem::new(text).show(ui)
    });
}

/// The same in a bar, where no sentence has room: with no room for another position the button is dimmed and its tooltip
/// says so.
pub fn bar_item(ui: &mut Ui, view: &View<'_>, position: &Chess) {
    let fen = fen_of(position);
    let kept = &view.settings.recent.positions;
    if kept.len() < KEPT_POSITIONS || kept.contains(&fen) {
        keep(ui, view, &fen, bare);
        return;
    }
    let full = view.tr_args("positions-full", &[("count", KEPT_POSITIONS.into())]);
    let button = ui.add_enabled_ui(false, |ui| bare(ui, &view.tr("position-keep")));
    button.inner.on_disabled_hover_text(&*full);
}

pub fn keep_text<'a>(view: &View<'a>, position: &Chess) -> Cow<'a, str> {
    view.tr(
        if view.settings.recent.positions.contains(&fen_of(position)) {
            "position-forget"
        } else {
            "position-keep"
        },
    )
}

fn fen_of(position: &Chess) -> String {
    chess960_fen::write(position, FenStyle::XFen)
}
