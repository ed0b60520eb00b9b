//! Pieces on their way: what changed its square otherwise than in a hand glides there.

use eframe::egui::{Rect, Ui, emath};

use crate::kit::board_geometry::BoardGeometry;
use crate::view::frame_view::View;
use jadoube_core::chess::{Board, Piece, Square};

/// How long a piece is on its way, in seconds.
const GLIDE: f64 = 0.14;

/// More than this many pieces do not move at once: another position was set up.
const MOST: usize = 8;

/// The pieces on their way over a board.
#[derive(Debug, Default)]
pub struct PieceAnimation {
    seen: Option<Board>,
    since: f64,
    ways: Vec<GlidePath>,
}

/// From where a piece glides, and where it stands already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct GlidePath {
    from: Square,
    to: Square,
}

impl PieceAnimation {
    /// Looks at the board of this frame, and asks for the next one while a piece is on its way.
    pub fn watch(&mut self, ui: &Ui, view: &View<'_>) {
        let board = view.table().board();
        let now = ui.input(|input| input.time);
        if self.seen.as_ref() != Some(board) {
            let seen = self.seen.replace(board.clone());
            self.ways = seen
                .filter(|_| view.settings.preferences.animation)
                .map_or_else(Vec::new, |seen| ways(&seen, board));
            self.since = now;
        }
        if now - self.since > GLIDE {
            self.ways.clear();
        }
        if !self.ways.is_empty() {
            ui.request_repaint();
        }
    }

    /// Takes the board of this frame for the one that was seen last.
    pub fn settle(&mut self, view: &View<'_>) {
        self.seen = Some(view.table().board().clone());
        self.ways.clear();
    }

    /// Where to paint the piece that stands on that square.
    pub fn rect(&self, ui: &Ui, place: BoardGeometry, square: Square) -> Rect {
        let rect = place.rect(square);
        let Some(way) = self.ways.iter().find(|way| way.to == square) else {
            return rect;
        };
        let gone = share_of(ui, self.since, GLIDE).min(1.0);
        let gone = emath::easing::quadratic_out(gone);
        place.rect(way.from).lerp_towards(&rect, gone)
    }
}

/// Which part is over of what began at that time and takes that many seconds; more than 1 once it is over.
pub fn share_of(ui: &Ui, since: f64, takes: f64) -> f32 {
    let gone = (ui.input(|input| input.time) - since) / takes;
    #[expect(clippy::cast_possible_truncation, reason = "a share of a movement")]
    let gone = gone.max(0.0) as f32;
    gone
}

/// Which pieces went where between two boards: each to the nearest place where its like appeared.
fn ways(before: &Board, after: &Board) -> Vec<GlidePath> {
    let stands =
        |board: &Board, square: Square, piece: Piece| board.piece_at(square) == Some(piece);
    let mut left: Vec<(Square, Piece)> = before
        .clone()
        .into_iter()
        .filter(|(square, piece)| !stands(after, *square, *piece))
        .collect();
    let mut found = Vec::new();
    for (to, piece) in after.clone() {
        if stands(before, to, piece) {
            continue;
        }
        let nearest = (0..left.len())
            .filter(|index| left[*index].1 == piece)
            .min_by_key(|index| left[*index].0.distance(to));
        if let Some(index) = nearest {
            let (from, _) = left.swap_remove(index);
            found.push(GlidePath { from, to });
        }
    }
    if found.len() > MOST {
        found.clear();
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(text: &str) -> Board {
        text.parse().expect("a board")
    }

    #[test]
    fn king_and_rook_glide_to_their_places() {
        let found = ways(
            &board("4k3/8/8/8/8/8/8/4K2R"),
            &board("4k3/8/8/8/8/8/8/5RK1"),
        );
        let way = |from, to| GlidePath { from, to };
        assert_eq!(
            found,
            [way(Square::H1, Square::F1), way(Square::E1, Square::G1)]
        );
    }

    #[test]
    fn what_left_the_board_or_came_onto_it_does_not_glide() {
        assert_eq!(
            ways(&board("8/P7/8/8/8/8/8/8"), &board("Q7/8/8/8/8/8/8/8")),
            []
        );
    }

    #[test]
    fn another_position_stands_at_once() {
        let chess960 = board("nrbbqnkr/pppppppp/8/8/8/8/PPPPPPPP/NRBBQNKR");
        assert_eq!(ways(&Board::new(), &chess960), []);
    }
}
