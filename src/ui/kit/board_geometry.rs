//! Where the squares of a board are on the screen, and how they are painted when nothing stands on them.

use std::f32::consts::TAU;

use eframe::egui::{
    Align2, Color32, CornerRadius, Mesh, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, vec2,
};

use super::fonts::bold;
use super::theme::BoardColors;
use jadoube_core::chess::{File, Move, Rank, Square};
use jadoube_core::hands::goals::squares_of;

/// How large a square is at least that has room for a coordinate beside its chessman.
pub const LEGIBLE: f32 = 40.0;

#[derive(Clone, Copy, Debug)]
pub struct BoardGeometry {
    pub board: Rect,
    pub side: f32,
    /// Whether Black sits at the bottom.
    pub turned: bool,
}

impl BoardGeometry {
    /// The board in that square, Black at its bottom if it is turned.
    pub fn of(board: Rect, turned: bool) -> Self {
        let side = board.width() / 8.0;
        Self {
            board,
            side,
            turned,
        }
    }

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

/// Paints a square as the board's wood has it.
pub fn ground(painter: &Painter, place: BoardGeometry, colors: &BoardColors, square: Square) {
    let ground = if square.is_light() {
        colors.light
    } else {
        colors.dark
    };
    painter.rect_filled(place.rect(square), CornerRadius::ZERO, ground);
}

/// Paints the coordinates inside the squares at the edge, over whatever marks those squares.
pub fn coordinates(painter: &Painter, place: BoardGeometry, colors: &BoardColors) {
    all_coordinates(painter, place, colors, Align2::RIGHT_BOTTOM);
}

/// The same with the files at the left, so that the coordinates of whoever sits at the other side have room beside them.
pub fn coordinates_of_one_side(painter: &Painter, place: BoardGeometry, colors: &BoardColors) {
    all_coordinates(painter, place, colors, Align2::LEFT_BOTTOM);
}

fn all_coordinates(painter: &Painter, place: BoardGeometry, colors: &BoardColors, files: Align2) {
    for square in Square::ALL {
        let inks = if square.is_light() {
            (colors.light, colors.on_light)
        } else {
            (colors.dark, colors.on_dark)
        };
        coordinate(painter, place, square, inks, files);
    }
}

/// Paints the coordinate of a square that lies at the edge, edged with the square's own ground: so it is read on whatever
/// marks the square, and no mark loses its corner.
fn coordinate(
    painter: &Painter,
    place: BoardGeometry,
    square: Square,
    (ground, ink): (Color32, Color32),
    files: Align2,
) {
    let rect = place.rect(square);
    let written = |anchor: Align2, letter: char| {
        let inset = vec2(1.0, 0.6) * place.side * 0.055;
        let font = bold((place.side * 0.155).clamp(9.0, 20.0));
        let letter = painter.layout_no_wrap(letter.to_string(), font, ink);
        let text = anchor.align_size_within_rect(letter.size(), rect.shrink2(inset));
        let edge = (place.side * 0.022).clamp(1.0, 2.5);
        for way in [(1.0, 0.0), (0.7, 0.7), (0.0, 1.0), (-0.7, 0.7)] {
            let way = Vec2::from(way) * edge;
            for at in [text.min + way, text.min - way] {
                painter.galley_with_override_text_color(at, letter.clone(), ground);
            }
        }
        painter.galley(text.min, letter, ink);
    };
    if rect.bottom() > place.board.bottom() - place.side * 0.5 {
        written(files, square.file().char());
    }
    if rect.left() < place.board.left() + place.side * 0.5 {
        written(Align2::LEFT_TOP, square.rank().char());
    }
}

/// Paints a ring on the square that the last move came from and fills the one it went to. A press without a move, which
/// the game keeps as a put on the king's square, moved nothing and marks nothing.
pub fn last_move(painter: &Painter, place: BoardGeometry, colors: &BoardColors, mv: Move) {
    if mv.from().is_none() {
        return;
    }
    let [from, to] = squares_of(mv);
    ring(
        painter,
        place.rect(from),
        colors.last_from,
        place.side * 0.1,
    );
    painter.rect_filled(place.rect(to), CornerRadius::ZERO, colors.last_to);
}

/// Paints a square whose piece is under somebody's hand.
pub fn touched(painter: &Painter, place: BoardGeometry, colors: &BoardColors, square: Square) {
    let rect = place.rect(square);
    painter.rect_filled(rect, CornerRadius::ZERO, colors.touched);
    let inside = rect.shrink(place.side * 0.035);
    ring(painter, inside, colors.touched_line, place.side * 0.035);
}

/// Paints the ring around a piece that must be moved or captured, on a wider pale one that is seen without colour.
pub fn draw_owed_ring(
    painter: &Painter,
    place: BoardGeometry,
    colors: &BoardColors,
    square: Square,
) {
    let rect = place.rect(square);
    ring(painter, rect, colors.pale, place.side * 0.12);
    let inside = rect.shrink(place.side * 0.0225);
    ring(painter, inside, colors.owed, place.side * 0.075);
}

/// Paints a king's square as in check: a glow that fades beyond the square, a ring with a pale line inside it, and the sign that
/// a scoresheet has for it.
pub fn check(painter: &Painter, place: BoardGeometry, colors: &BoardColors, square: Square) {
    let rect = place.rect(square);
    painter.add(glow(rect.center(), place.side * 0.62, colors));
    ring(painter, rect, colors.check_ring, place.side * 0.07);
    let inside = rect.shrink(place.side * 0.07);
    ring(painter, inside, colors.pale, place.side * 0.035);
    // In the corner that no man reaches.
    let radius = place.side * 0.14;
    let center = rect.right_top() + vec2(-radius, radius);
    let line = Stroke::new(radius * 0.4, colors.check_ring);
    painter.circle(
        center,
        radius,
        colors.pale,
        Stroke::new(1.5, colors.check_ring),
    );
    for arm in [vec2(radius * 0.6, 0.0), vec2(0.0, radius * 0.6)] {
        painter.line_segment([center - arm, center + arm], line);
    }
}

/// Paints the ring around a square on which another board shows something else, and the sign for it.
pub fn differing(painter: &Painter, place: BoardGeometry, colors: &BoardColors, square: Square) {
    let rect = place.rect(square);
    ring(painter, rect, colors.pale, place.side * 0.14);
    ring(painter, rect, colors.check_ring, place.side * 0.09);
    let radius = place.side * 0.17;
    let center = rect.right_top() + vec2(-radius, radius);
    let edge = Stroke::new(1.0, colors.check_ring);
    painter.circle(center, radius, colors.pale, edge);
    let line = Stroke::new((radius * 0.25).max(1.0), colors.check_ring);
    for down in [-0.25, 0.25] {
        let middle = center + vec2(0.0, down * radius);
        let arm = vec2(radius * 0.6, 0.0);
        painter.line_segment([middle - arm, middle + arm], line);
    }
    let slant = vec2(radius * 0.35, -radius * 0.6);
    painter.line_segment([center - slant, center + slant], line);
}

/// A disc that fades to nothing at its edge.
fn glow(center: Pos2, radius: f32, colors: &BoardColors) -> Mesh {
    const PARTS: u16 = 32;
    let mut mesh = Mesh::default();
    mesh.colored_vertex(center, colors.check_core);
    for part in 0..PARTS {
        let way = Vec2::angled(TAU * f32::from(part) / f32::from(PARTS)) * radius;
        mesh.colored_vertex(center + way * 0.55, colors.check_glow);
        mesh.colored_vertex(center + way, Color32::TRANSPARENT);
    }
    for part in 0..PARTS {
        let one = 1 + 2 * u32::from(part);
        let next = 1 + 2 * u32::from((part + 1) % PARTS);
        mesh.add_triangle(0, one, next);
        mesh.add_triangle(one, one + 1, next);
        mesh.add_triangle(next, one + 1, next + 1);
    }
    mesh
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
