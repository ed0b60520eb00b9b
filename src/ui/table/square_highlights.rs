//! What is painted on the squares under the pieces: the last move, what was touched, what must move and where to.

use std::collections::BTreeMap;

use eframe::egui::{Painter, Stroke, Ui};

use super::hand_owner::hand_on_board;
use crate::kit::board_geometry::{
    BoardGeometry, arrival, check, coordinates, coordinates_of_one_side, last_move, owed, touched,
};
use crate::kit::half_turn::turned_picture;
use crate::kit::theme::BoardColors;
use crate::view::frame_view::View;
use crate::view::settings::AssistLevel;
use jadoube_core::chess::{Color, Move, Position, Role, Square};
use jadoube_core::laws::{Duty, Hand, HeldFrom};

/// Whose chessmen stand at the bottom of the screen.
pub const fn at_the_bottom(turned: bool) -> Color {
    if turned { Color::Black } else { Color::White }
}

/// Paints what lies on the squares under the pieces: the last move, a touch, what is owed, where a piece may go.
pub fn marks(painter: &Painter, view: &View<'_>, place: BoardGeometry, colors: &BoardColors) {
    let table = view.table();
    let assist = view.settings.assist;
    let us = hand_on_board(view);
    if assist.shows_obligations() {
        if let Some(last) = table.game().last() {
            last_move(painter, place, colors, last.mv);
        }
        if let Some(king) = in_check(view) {
            check(painter, place, colors, king);
        }
    }
    let under_hand = match *table.hand(us) {
        Hand::Touching(square)
        | Hand::Holding {
            from: HeldFrom::Square(square),
            ..
        }
        | Hand::Standing { at: square, .. } => Some(square),
        Hand::Holding {
            from: HeldFrom::Box,
            ..
        }
        | Hand::Empty => None,
    };
    if let Some(square) = under_hand {
        touched(painter, place, colors, square);
    }
    if !view.is_playing() || !assist.shows_obligations() {
        return;
    }
    let obligation = view.arbiter.obligation();
    let is_let_go = |square: &Square| under_hand != Some(*square);
    for square in squares_owed(obligation.duty)
        .into_iter()
        .map(|square| now_at(view, square))
        .filter(is_let_go)
    {
        owed(painter, place, colors, square);
    }
    if assist == AssistLevel::Teaching {
        for (square, is_capture) in goals(view, under_hand) {
            let center = place.rect(square).center();
            // Each upon a pale one, by which it is seen on light squares and on dark ones.
            let inks = [(colors.touched_line, 0.03), (colors.touched, 0.0)];
            for (ink, around) in inks {
                if is_capture {
                    let line = Stroke::new(place.side * (0.055 + around), ink);
                    painter.circle_stroke(center, place.side * 0.44, line);
                } else {
                    painter.circle_filled(center, place.side * (0.13 + around), ink);
                }
            }
        }
    }
}

/// Where the piece under the hand may go, or if that is none that may, each piece of which one must move, and whether it
/// captures there; also after a try that was not legal.
fn goals(view: &View<'_>, under_hand: Option<Square>) -> BTreeMap<Square, bool> {
    let mut meant = permitted(view);
    let starts = |mv: &Move| mv.from().is_some() && mv.from() == under_hand;
    if meant.iter().any(starts) {
        meant.retain(starts);
    } else {
        meant.retain(|mv| is_owed(view, *mv));
    }
    let goals = meant.into_iter();
    goals.map(|mv| (arrival(mv), mv.is_capture())).collect()
}

/// The legal moves that meet what is owed.
fn permitted(view: &View<'_>) -> Vec<Move> {
    let obligation = view.arbiter.obligation();
    let moves = view.table().game().position().legal_moves().into_iter();
    moves.filter(|mv| obligation.permits(*mv)).collect()
}

/// Whether something must be played, and the piece of that move stands where it would start.
fn is_owed(view: &View<'_>, mv: Move) -> bool {
    let from = mv.from();
    view.arbiter.obligation().duty != Duty::None
        && from.is_some_and(|from| now_at(view, from) == from)
}

/// The piece that a click on an empty square means, with nothing in hand: the only one of those that must move that can go
/// to the dot there. Nobody but a teacher shows dots.
pub fn start_of_goal(view: &View<'_>, square: Square) -> Option<Square> {
    if view.settings.assist != AssistLevel::Teaching {
        return None;
    }
    let moves = permitted(view).into_iter();
    let there = moves.filter(|mv| arrival(*mv) == square && is_owed(view, *mv));
    let mut starts: Vec<Square> = there.filter_map(Move::from).collect();
    starts.dedup();
    starts.pop().filter(|_| starts.is_empty())
}

/// The king that is in check where the game stands, if it stands on the board there.
pub fn in_check(view: &View<'_>) -> Option<Square> {
    let position = view.table().game().position();
    let king = position.our(Role::King).first()?;
    let stands = view.table().board().piece_at(king) == Some(position.turn().king());
    (position.is_check() && stands).then_some(king)
}

/// Where the piece is now that stood on `square` when the turn began.
pub fn now_at(view: &View<'_>, square: Square) -> Square {
    let table = view.table();
    let carried = table.board().occupied().into_iter();
    let mut carried = carried.filter(|now| table.turn().origin(*now) == square && *now != square);
    carried.next().unwrap_or(square)
}

/// The squares a move goes from and to.
pub fn squares_of(mv: Move) -> [Square; 2] {
    let to = arrival(mv);
    [mv.from().unwrap_or(to), to]
}

/// The squares of what must be moved or captured.
pub fn squares_owed(duty: Duty) -> Vec<Square> {
    match duty {
        Duty::None => Vec::new(),
        Duty::Move(square) | Duty::Capture(square) => vec![square],
        Duty::CaptureWith { piece, target } => vec![piece, target],
        Duty::Castle { king, rook } => vec![king, rook],
        Duty::Promote { to, .. } => vec![to],
        Duty::Play(mv) => squares_of(mv).to_vec(),
    }
}

/// Paints the coordinates under the chessmen, where one side is up for both players.
pub fn coordinates_beneath(
    painter: &Painter,
    view: &View<'_>,
    place: BoardGeometry,
    colors: &BoardColors,
) {
    if !view.settings.face_to_face {
        coordinates(painter, place, colors);
    }
}

/// Paints each player's coordinates, turned to them, where they sit face to face: over the signs that stand for chessmen
/// there, which reach into the corners of their squares.
pub fn coordinates_above(ui: &mut Ui, view: &View<'_>, place: BoardGeometry, colors: &BoardColors) {
    if !view.settings.face_to_face {
        return;
    }
    coordinates_of_one_side(&ui.painter_at(place.board), place, colors);
    let opposite = BoardGeometry {
        turned: !place.turned,
        ..place
    };
    turned_picture(ui, place.board, |ui| {
        coordinates_of_one_side(&ui.painter_at(place.board), opposite, colors);
    });
}
