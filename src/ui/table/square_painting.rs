//! Where the squares of the board are on the screen, and what is painted on them beside the pieces.

use eframe::egui::{
    Align2, Color32, CornerRadius, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, vec2,
};

use super::hand_input::at_the_board;
use crate::chess::{Color, File, Move, Position, Rank, Square};
use crate::laws::facts::obligation::king_arrival;
use crate::laws::{Duty, Hand as TableHand, Held};
use crate::ui::kit::fonts::bold;
use crate::ui::kit::theme::BoardColors;
use crate::ui::view::settings::Assist;
use crate::ui::view::snapshot::View;

/// Where the squares are.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The board.
    pub board: Rect,
    /// A square's side.
    pub side: f32,
    /// Whether Black sits at the bottom.
    pub turned: bool,
}

impl Place {
    /// A square's place.
    pub fn rect(self, square: Square) -> Rect {
        let (file, rank) = (
            f32::from(u8::from(square.file())),
            f32::from(u8::from(square.rank())),
        );
        let (column, row) = if self.turned {
            (7.0 - file, rank)
        } else {
            (file, 7.0 - rank)
        };
        Rect::from_min_size(
            self.board.min + vec2(column, row) * self.side,
            Vec2::splat(self.side),
        )
    }

    /// The square there, if it is on the board.
    pub fn square_at(self, at: Pos2) -> Option<Square> {
        Square::ALL.into_iter().find(|square| {
            let rect = self.rect(*square);
            (rect.left()..rect.right()).contains(&at.x)
                && (rect.top()..rect.bottom()).contains(&at.y)
        })
    }

    /// The ranks from top to bottom.
    pub fn rows(self) -> impl Iterator<Item = Rank> {
        (0..8).map(move |row| Rank::new(if self.turned { row } else { 7 - row }))
    }

    /// The files from left to right.
    pub fn columns(self) -> impl Iterator<Item = File> {
        (0..8).map(move |column| File::new(if self.turned { 7 - column } else { column }))
    }
}

/// Whose chessmen stand at the bottom of the screen.
#[must_use]
pub const fn at_the_bottom(turned: bool) -> Color {
    if turned { Color::Black } else { Color::White }
}

/// Paints what lies on the squares under the pieces: the last move, a touch, what is owed, where a piece may go.
pub fn marks(painter: &Painter, view: &View<'_>, place: Place, colors: &BoardColors) {
    let table = view.table();
    let assist = view.settings.assist;
    let us = at_the_board(view);
    if assist.shows_obligations()
        && let Some(last) = table.game().last()
    {
        for square in squares_of(last.mv) {
            painter.rect_filled(place.rect(square), CornerRadius::ZERO, colors.last);
        }
    }
    let touched = match *table.hand(us) {
        TableHand::Touching(square)
        | TableHand::Holding {
            from: Held::Square(square),
            ..
        }
        | TableHand::Standing { at: square, .. } => Some(square),
        TableHand::Holding {
            from: Held::Box, ..
        }
        | TableHand::Empty => None,
    };
    if let Some(square) = touched {
        painter.rect_filled(place.rect(square), CornerRadius::ZERO, colors.touched);
    }
    if !view.is_playing() || !assist.shows_obligations() {
        return;
    }
    let owed = view.arbiter.obligation();
    let under_hand = |square: &Square| touched != Some(*square);
    for square in squares_owed(owed.duty)
        .into_iter()
        .map(|square| now_at(view, square))
        .filter(under_hand)
    {
        ring(painter, place.rect(square), colors.owed, place.side * 0.05);
    }
    if assist == Assist::Teaching
        && let Some(from) = touched
    {
        for mv in table.game().position().legal_moves() {
            if mv.from() == Some(from) && owed.permits(mv) {
                let rect = place.rect(arrival(mv));
                if mv.is_capture() {
                    painter.circle_stroke(
                        rect.center(),
                        place.side * 0.44,
                        Stroke::new(place.side * 0.055, colors.touched),
                    );
                } else {
                    painter.circle_filled(rect.center(), place.side * 0.13, colors.touched);
                }
            }
        }
    }
}

/// Paints a square as the board's wood has it, with its coordinate if it lies at the edge.
pub fn ground(painter: &Painter, place: Place, colors: &BoardColors, square: Square) {
    let (ground, on_ground) = if square.is_light() {
        (colors.light, colors.on_light)
    } else {
        (colors.dark, colors.on_dark)
    };
    painter.rect_filled(place.rect(square), CornerRadius::ZERO, ground);
    coordinates(painter, place, square, on_ground);
}

/// Paints the coordinate of a square that lies at the edge, inside it.
fn coordinates(painter: &Painter, place: Place, square: Square, color: Color32) {
    let rect = place.rect(square);
    let font = bold((place.side * 0.155).clamp(9.0, 20.0));
    let inset = place.side * 0.055;
    if rect.bottom() > place.board.bottom() - place.side * 0.5 {
        let at = rect.right_bottom() - vec2(inset, inset * 0.6);
        painter.text(
            at,
            Align2::RIGHT_BOTTOM,
            square.file().char(),
            font.clone(),
            color,
        );
    }
    if rect.left() < place.board.left() + place.side * 0.5 {
        let at = rect.left_top() + vec2(inset, inset * 0.6);
        painter.text(at, Align2::LEFT_TOP, square.rank().char(), font, color);
    }
}

/// Paints a ring inside a square.
pub fn ring(painter: &Painter, rect: Rect, color: Color32, width: f32) {
    painter.rect_stroke(
        rect,
        CornerRadius::ZERO,
        Stroke::new(width, color),
        StrokeKind::Inside,
    );
}

/// Where the piece is now that stood on `square` when the turn began.
fn now_at(view: &View<'_>, square: Square) -> Square {
    let table = view.table();
    let carried = table.board().occupied().into_iter();
    let mut carried = carried.filter(|now| table.turn().origin(*now) == square && *now != square);
    carried.next().unwrap_or(square)
}

fn squares_of(mv: Move) -> [Square; 2] {
    let to = arrival(mv);
    [mv.from().unwrap_or(to), to]
}

fn arrival(mv: Move) -> Square {
    match mv {
        Move::Castle { king, rook } => king_arrival(king, rook),
        Move::Normal { to, .. } | Move::EnPassant { to, .. } | Move::Put { to, .. } => to,
    }
}

fn squares_owed(duty: Duty) -> Vec<Square> {
    match duty {
        Duty::None => Vec::new(),
        Duty::Move(square) | Duty::Capture(square) => vec![square],
        Duty::CaptureWith { piece, target } => vec![piece, target],
        Duty::Castle { king, rook } => vec![king, rook],
        Duty::Promote { to, .. } => vec![to],
        Duty::Play(mv) => squares_of(mv).to_vec(),
    }
}
