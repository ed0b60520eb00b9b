//! Castling as hands do it: which king goes onto which rook, where both arrive, and a picture of that beforehand.

use eframe::egui::{Painter, Ui};

use crate::kit::board_geometry::{BoardGeometry, ring};
use crate::kit::piece_textures::Pieces;
use crate::kit::theme::BoardColors;
use crate::view::frame_view::View;
use crate::view::settings::AssistLevel;
use jadoube_core::chess::{CastlingSide, Color, Move, Piece, Position, Role, Square};
use jadoube_core::laws::facts::acts_of_a_move::acts_of;
use jadoube_core::laws::facts::obligation::king_arrival;
use jadoube_core::laws::{Hand, HeldFrom, PlayerAct};

/// A castling: of that king, with that rook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Castling {
    /// Where the king stands before it.
    pub king: Square,
    /// Where the rook stands before it.
    pub rook: Square,
}

impl Castling {
    pub fn king_to(self) -> Square {
        king_arrival(self.king, self.rook)
    }

    pub fn rook_to(self) -> Square {
        Square::from_coords(self.side().rook_to_file(), self.king.rank())
    }

    /// Towards which side it goes.
    pub fn side(self) -> CastlingSide {
        CastlingSide::from_king_side(self.rook.file() > self.king.file())
    }

    /// Whether it is legal where the game stands.
    pub fn is_legal(self, view: &View<'_>) -> bool {
        legal(view).contains(&self)
    }

    /// The acts it consists of, by a player whose hands are empty.
    ///
    /// Where it is not legal the king and the rook are touched in that order, which is how the wish to castle shows;
    /// the rest is the arbiter's.
    pub fn acts(self, view: &View<'_>) -> Vec<PlayerAct> {
        if self.is_legal(view) {
            let Self { king, rook } = self;
            acts_of(view.table().game().position(), Move::Castle { king, rook })
        } else {
            let touch = |square| [PlayerAct::Touch(square), PlayerAct::LetGo];
            [self.king, self.rook].into_iter().flat_map(touch).collect()
        }
    }
}

/// The castlings that are offered to the player who has the move, towards the a-file first.
///
/// In a tournament those that the pieces' places suggest, so that nothing is told of rights and attacks; else the
/// legal ones.
pub fn offered(view: &View<'_>) -> Vec<Castling> {
    if view.settings.assist != AssistLevel::Tournament {
        return legal(view);
    }
    let position = view.table().game().position();
    let us = position.turn();
    let home = us.backrank();
    let Some(king) = position
        .board()
        .king_of(us)
        .filter(|king| king.rank() == home)
    else {
        return Vec::new();
    };
    let rooks = position.board().by_piece(us.rook()) & home;
    let outermost = [rooks.first(), rooks.last()];
    let mut found: Vec<Castling> = outermost
        .into_iter()
        .flatten()
        .map(|rook| Castling { king, rook })
        .collect();
    found.dedup();
    if let [left, right] = found[..]
        && left.side() == right.side()
    {
        // Both stand on one side of the king: it can only mean the nearer one there is to it, if either.
        found.truncate(1);
    }
    found
}

/// The castling meant by a king that goes from one square to another: onto the rook, or to its arrival where no plain
/// king's move leads, or where castling was announced.
pub fn meant(view: &View<'_>, from: Square, to: Square) -> Option<Castling> {
    let all = legal(view);
    let mut of_this_king = all.iter().copied().filter(|castling| castling.king == from);
    if let Some(onto_rook) = of_this_king.clone().find(|castling| castling.rook == to) {
        return Some(onto_rook);
    }
    let moves = view.table().game().position().legal_moves();
    let is_plain = moves
        .iter()
        .any(|mv| !mv.is_castle() && mv.from() == Some(from) && mv.to() == to);
    let castles = !is_plain || view.table().turn().has_announced_castling();
    of_this_king.find(|castling| castles && castling.king_to() == to)
}

/// The castling for which a king is put down on an own rook, legal or not.
pub fn onto_rook(view: &View<'_>, king: Square, rook: Square) -> Option<Castling> {
    let table = view.table();
    let us = view.at_the_board();
    let home = us.backrank();
    let stands = table.game().position().board().piece_at(king) == Some(us.king())
        && table.board().piece_at(rook) == Some(us.rook());
    (stands && king.rank() == home && rook.rank() == home).then_some(Castling { king, rook })
}

fn legal(view: &View<'_>) -> Vec<Castling> {
    let moves = view.table().game().position().legal_moves();
    let castlings = moves.into_iter().filter_map(|mv| match mv {
        Move::Castle { king, rook } => Some(Castling { king, rook }),
        Move::Normal { .. } | Move::EnPassant { .. } | Move::Put { .. } => None,
    });
    let mut castlings: Vec<Castling> = castlings.collect();
    castlings.sort_by_key(|castling| castling.rook);
    castlings
}

/// The castling that a king in hand would do on the square it is over.
pub fn aimed_at(view: &View<'_>, over: Square) -> Option<Castling> {
    let us = view.at_the_board();
    let from = match *view.table().hand(us) {
        Hand::Holding {
            piece,
            from: HeldFrom::Square(from),
        } if piece == us.king() => from,
        Hand::Touching(from) if view.table().board().piece_at(from) == Some(us.king()) => from,
        Hand::Holding { .. } | Hand::Touching(_) | Hand::Standing { .. } | Hand::Empty => {
            return None;
        }
    };
    let seen = if view.settings.assist == AssistLevel::Tournament {
        onto_rook(view, from, over)
    } else {
        None
    };
    seen.or_else(|| meant(view, from, over))
}

/// Paints where king and rook would arrive: both as shadows of themselves on ringed squares.
pub fn preview(
    ui: &Ui,
    view: &View<'_>,
    pieces: &mut Pieces,
    place: BoardGeometry,
    color: Color,
    castling: Castling,
) {
    let colors = BoardColors::of(view.settings.board);
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
