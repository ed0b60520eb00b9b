//! Arrows and coloured squares that people draw on the board to show each other something.

use eframe::egui::{Color32, Painter, PointerButton, Pos2, Shape, Stroke, Ui, Vec2};

use crate::kit::board_geometry::{BoardGeometry, ring};
use crate::kit::fingers::long_press;
use crate::kit::theme::{BoardColors, mark_ink};
use jadoube_core::chess::Square;
use jadoube_core::notation::pgn::BoardMark;

/// How wide an arrow is, its head, how long its head is and how wide its edge is, in sides of a square.
const WIDTH: f32 = 0.17;
const HEAD: f32 = 0.42;
const HEAD_LENGTH: f32 = 0.36;
const EDGE: f32 = 0.025;

/// What is drawn on the board.
#[derive(Clone, Debug, Default)]
pub struct DrawnMarks {
    /// From where to where; a coloured square is an arrow that goes nowhere.
    marks: Vec<(Square, Square)>,
    begun: Option<Square>,
    /// Whether a finger began it.
    is_by_finger: bool,
}

impl DrawnMarks {
    /// Begins a mark on that square.
    pub const fn begin(&mut self, square: Square) {
        self.begun = Some(square);
    }

    /// Ends the mark that was begun, or rubs out the one that is there already.
    pub fn end(&mut self, square: Square) {
        let Some(from) = self.begun.take() else {
            return;
        };
        let mark = (from, square);
        if self.marks.contains(&mark) {
            self.marks.retain(|other| *other != mark);
        } else {
            self.marks.push(mark);
        }
    }

    /// Begins a mark, or ends the one that was begun.
    pub fn step(&mut self, square: Square) {
        if self.begun.is_some() {
            self.end(square);
        } else {
            self.begin(square);
        }
    }

    /// Draws these in place of what is there, each once.
    pub fn show(&mut self, marks: impl Iterator<Item = (Square, Square)>) {
        self.wipe();
        for mark in marks {
            if !self.marks.contains(&mark) {
                self.marks.push(mark);
            }
        }
    }

    /// Takes what was drawn away from the board.
    pub fn take(&mut self) -> Vec<(Square, Square)> {
        std::mem::take(&mut self.marks)
    }

    pub const fn is_empty(&self) -> bool {
        self.marks.is_empty() && self.begun.is_none()
    }

    /// Rubs everything out; whether there was anything.
    pub fn wipe(&mut self) -> bool {
        let was_drawn = !self.is_empty();
        self.marks.clear();
        self.begun = None;
        was_drawn
    }

    /// Hears the right button, over the squares that nothing lies upon, and a finger that stays on one that is `free` for it.
    pub fn pointer(&mut self, ui: &Ui, place: BoardGeometry, free: impl Fn(Square) -> bool) {
        let stayed = long_press(ui.ctx()).filter(|at| place.square_at(*at).is_some_and(free));
        self.is_by_finger |= stayed.is_some();
        let button = if self.is_by_finger {
            PointerButton::Primary
        } else {
            PointerButton::Secondary
        };
        let (goes_down, comes_up, at) = ui.input(|input| {
            let pointer = &input.pointer;
            (
                stayed.is_some() || !self.is_by_finger && pointer.button_pressed(button),
                pointer.button_released(button),
                pointer.latest_pos(),
            )
        });
        self.is_by_finger &= !comes_up;
        if !goes_down && !comes_up {
            return;
        }
        let on_top = |at: &Pos2| ui.ctx().layer_id_at(*at) == Some(ui.layer_id());
        let square = at.filter(on_top).and_then(|at| place.square_at(at));
        match square {
            Some(square) if goes_down => self.begin(square),
            Some(square) => self.end(square),
            None => self.begun = None,
        }
    }

    /// Paints the squares that are marked; before the men are painted, it hides nothing of them.
    pub fn paint_squares(&self, painter: &Painter, place: BoardGeometry, colors: &BoardColors) {
        for (square, _) in self.all().filter(|(from, to)| from == to) {
            let rect = place.rect(square);
            ring(painter, rect, colors.arrow_edge, place.side * 0.11);
            ring(painter, rect, colors.arrow, place.side * 0.09);
        }
    }

    /// Paints the arrows, over the men.
    pub fn paint_arrows(&self, painter: &Painter, place: BoardGeometry, colors: &BoardColors) {
        let inks = (colors.arrow, colors.arrow_edge);
        for way in self.all().filter(|(from, to)| from != to) {
            arrow(painter, place, inks, way);
        }
    }

    /// All of them, a square as an arrow to itself, with the one that is being drawn.
    fn all(&self) -> impl Iterator<Item = (Square, Square)> {
        let begun = self.begun.map(|from| (from, from));
        self.marks.iter().copied().chain(begun)
    }
}

/// Paints what a file tells to draw, in its colours: squares beneath arrows.
pub fn paint_told(
    painter: &Painter,
    place: BoardGeometry,
    colors: &BoardColors,
    marks: &[BoardMark],
) {
    let (squares, arrows): (Vec<&BoardMark>, _) = marks.iter().partition(|it| it.from == it.to);
    for BoardMark { color, from, .. } in squares {
        let rect = place.rect(*from);
        ring(painter, rect, colors.arrow_edge, place.side * 0.11);
        ring(painter, rect, mark_ink(*color), place.side * 0.09);
    }
    for BoardMark { color, from, to } in arrows {
        let inks = (mark_ink(*color), colors.arrow_edge);
        arrow(painter, place, inks, (*from, *to));
    }
}

/// Paints an arrow from the middle of one square to that of another, on an edge by which it is seen on any ground.
pub fn arrow(
    painter: &Painter,
    place: BoardGeometry,
    (ink, edge): (Color32, Color32),
    (from, to): (Square, Square),
) {
    let (from, to) = (place.rect(from).center(), place.rect(to).center());
    let along = (to - from).normalized();
    for (grown, color) in [(EDGE, edge), (0.0, ink)] {
        let grown = grown * place.side;
        let neck = to - along * (HEAD_LENGTH * place.side);
        let start = from + along * (0.3 * place.side);
        let across = along.rot90();
        let half = across * (WIDTH * place.side / 2.0 + grown);
        let shaft = [start + half, neck + half, neck - half, start - half];
        polygon(painter, shaft.map(|at| at - along * grown), color);
        let wide = across * (HEAD * place.side / 2.0 + 1.8 * grown);
        let back: Vec2 = along * grown;
        let head = [neck + wide - back, to + back * 2.0, neck - wide - back];
        polygon(painter, head, color);
    }
}

fn polygon<const CORNERS: usize>(painter: &Painter, corners: [Pos2; CORNERS], color: Color32) {
    let corners = corners.to_vec();
    painter.add(Shape::convex_polygon(corners, color, Stroke::NONE));
}
