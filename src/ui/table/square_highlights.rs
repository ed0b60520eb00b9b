//! What is painted on the squares under the pieces: the last move, what was touched, what must move and where to.

use eframe::egui::{Painter, Stroke, Ui, vec2};

use crate::kit::board_geometry::{
    BoardGeometry, check, coordinates, coordinates_of_one_side, draw_owed_ring, last_move, touched,
};
use crate::kit::half_turn::turned_picture;
use crate::kit::theme::BoardColors;
use crate::view::frame_view::View;
use crate::view::screen::Screen;
use jadoube_core::chess::{Color, Position, Role, Square};
use jadoube_core::hands::goals::{goals, now_at, squares_of};
use jadoube_core::laws::Duty;

/// Whose chessmen stand at the bottom of the screen.
pub const fn at_the_bottom(turned: bool) -> Color {
    if turned { Color::Black } else { Color::White }
}

/// The colours of the board as it lies.
pub fn board_colors(view: &View<'_>) -> BoardColors {
    let colors = BoardColors::of(view.settings.preferences.board_shown());
    if view.is_board_turned() {
        colors.turned()
    } else {
        colors
    }
}

/// Shades the squares that the opponent of whoever sits below attacks, by lines that are seen without colour.
fn attacked(painter: &Painter, view: &View<'_>, place: BoardGeometry, colors: &BoardColors) {
    let board = view.table().board();
    let them = !at_the_bottom(view.settings.views.turned);
    let line = Stroke::new(place.side * 0.03, colors.owed.gamma_multiply(0.7));
    for square in Square::ALL {
        if board.attacks_to(square, them, board.occupied()).is_empty() {
            continue;
        }
        let rect = place.rect(square);
        let painter = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
        for part in [0.5, 1.0, 1.5] {
            let reach = place.side * part;
            let from = rect.left_top() + vec2(reach, 0.0);
            painter.line_segment([from, from + vec2(-place.side, place.side)], line);
        }
    }
}

/// Paints what lies on the squares under the pieces: the last move, a touch, what is owed, where a piece may go.
pub fn marks(painter: &Painter, view: &View<'_>, place: BoardGeometry, colors: &BoardColors) {
    let table = view.table();
    let assist = view.settings.play.assist;
    if view.lesson_step().is_some_and(|it| it.attacks) {
        attacked(painter, view, place, colors);
    }
    let us = view.hands().hand_on_board();
    // Whoever is to notice what a partner does sees what was moved last, and no hint.
    if (assist.shows_obligations() || view.window.screen == Screen::Practice)
        && let Some(last) = table.game().last()
    {
        last_move(painter, place, colors, last.mv);
    }
    if assist.shows_obligations()
        && let Some(king) = in_check(view)
    {
        check(painter, place, colors, king);
    }
    let under_hand = table.hand(us).square();
    if let Some(square) = under_hand {
        touched(painter, place, colors, square);
    }
    if !view.is_playing() || !assist.shows_obligations() {
        return;
    }
    let obligation = view.arbiter.obligation();
    // A move that only has still to be announced keeps to all that is owed.
    let is_kept_to = view.arbiter.announcement_to_come().is_some();
    let is_let_go = |square: &Square| !is_kept_to && under_hand != Some(*square);
    for square in squares_owed(obligation.duty)
        .into_iter()
        .map(|square| now_at(table, square))
        .filter(is_let_go)
    {
        draw_owed_ring(painter, place, colors, square);
    }
    if view.shows_ways() {
        for (square, is_capture) in goals(view.arbiter, under_hand) {
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

/// The king that is in check where the game stands, if it stands on the board there.
pub fn in_check(view: &View<'_>) -> Option<Square> {
    let position = view.table().game().position();
    let king = position.our(Role::King).first()?;
    let stands = view.table().board().piece_at(king) == Some(position.turn().king());
    (position.is_check() && stands).then_some(king)
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
    // On a board that lies the wrong way round the letters would run up its sides.
    if !view.settings.views.face_to_face && !view.is_board_turned() {
        coordinates(painter, place, colors);
    }
}

/// Paints each player's coordinates, turned to them, where they sit face to face: over the signs that stand for chessmen
/// there, which reach into the corners of their squares.
pub fn coordinates_above(ui: &mut Ui, view: &View<'_>, place: BoardGeometry, colors: &BoardColors) {
    if !view.settings.views.face_to_face {
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
