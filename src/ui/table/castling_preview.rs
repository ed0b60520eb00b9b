//! A picture of a castling before it is done.

use eframe::egui::{Painter, Ui};

use crate::kit::board_geometry::{BoardGeometry, ring};
use crate::kit::piece_textures::Pieces;
use crate::kit::theme::BoardColors;
use crate::view::frame_view::View;
use jadoube_core::chess::{Color, Piece, Role};
use jadoube_core::hands::Castling;

/// Paints where king and rook would arrive: both as shadows of themselves on ringed squares.
pub fn preview(
    ui: &Ui,
    view: &View<'_>,
    pieces: &mut Pieces,
    place: BoardGeometry,
    color: Color,
    castling: Castling,
) {
    let colors = BoardColors::of(view.settings.preferences.board_shown());
    let mut painter: Painter = ui.painter_at(place.board);
    for (role, square) in [
        (Role::King, castling.king_to()),
        (Role::Rook, castling.rook_to()),
    ] {
        let rect = place.rect(square);
        painter.set_opacity(1.0);
        painter.rect_filled(rect, 0.0, colors.touched);
        ring(&painter, rect, colors.aim, place.side * 0.05);
        painter.set_opacity(0.6);
        pieces.paint_on(&painter, view.pieces(), Piece { color, role }, rect);
    }
}
