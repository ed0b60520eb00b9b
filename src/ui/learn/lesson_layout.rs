//! Where things are on the screen of a lesson: the sentence above, the board, and beside or below it one column.

use eframe::egui::{Rect, Vec2, pos2, vec2};

use crate::kit::theme::GAP;
use crate::table::layout::square;

/// How high the place of the sentence is, in a window with little room, usually, and before a projector.
const SENTENCE: [f32; 3] = [52.0, 64.0, 96.0];

/// Lower than this, in points, a window has little room.
const LOW: f32 = 640.0;

/// How much of the width the board has at most beside a column, usually and before a class: two thirds.
const BOARD_SHARE: f32 = 0.58;
pub(super) const PROJECTED_SHARE: f32 = 0.66;

/// How many times its width a window is high in which the column lies below the board.
const UPRIGHT: f32 = 1.05;

/// How high the clocks and the buttons are, usually and where there is little room.
const CLOCKS: (f32, f32) = (64.0, 52.0);
const BUTTONS: (f32, f32) = (48.0, 40.0);

/// The places on the screen of a lesson.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LessonLayout {
    pub sentence: Rect,
    pub board: Rect,
    /// The steps, what was seen, and what is answered.
    pub column: Rect,
    pub clocks: Rect,
    /// What can be done with the step.
    pub buttons: Rect,
}

impl LessonLayout {
    /// Arranges the screen in `area`.
    pub fn of(area: Rect, is_projected: bool, pixels_per_point: f32) -> Self {
        let is_low = area.height() < LOW;
        let height = match (is_low, is_projected) {
            (_, true) if !is_low => SENTENCE[2],
            (true, _) => SENTENCE[0],
            (false, _) => SENTENCE[1],
        };
        let (sentence, below) = area.split_top_bottom_at_y(area.top() + height);
        let clocks = if is_low { CLOCKS.1 } else { CLOCKS.0 };
        let buttons = if is_low { BUTTONS.1 } else { BUTTONS.0 };
        let foot = clocks + GAP + buttons;
        if below.height() > below.width() * UPRIGHT {
            let room = (below.width()).min(below.height() - foot - 2.0 * GAP - 220.0);
            let side = square(room, pixels_per_point);
            let corner = pos2(below.center().x - side / 2.0, below.top());
            let board = Rect::from_min_size(corner, Vec2::splat(side));
            let rest = below.with_min_y(board.bottom() + GAP);
            return Self::in_column(sentence, board, rest, (clocks, buttons));
        }
        let share = if is_projected {
            PROJECTED_SHARE
        } else {
            BOARD_SHARE
        };
        let room = (below.width() * share).min(below.height());
        let side = square(room, pixels_per_point);
        let board = Rect::from_min_size(below.min, Vec2::splat(side));
        let rest = below
            .with_min_x(board.right() + 3.0 * GAP)
            .with_max_y(board.bottom().max(below.top() + 320.0).min(below.bottom()));
        Self::in_column(sentence, board, rest, (clocks, buttons))
    }

    fn in_column(sentence: Rect, board: Rect, rest: Rect, (clocks, buttons): (f32, f32)) -> Self {
        let row = |top: f32, height: f32| {
            Rect::from_min_size(pos2(rest.left(), top), vec2(rest.width(), height))
        };
        let buttons = row(rest.bottom() - buttons, buttons);
        let clocks = row(buttons.top() - GAP - clocks, clocks);
        Self {
            sentence,
            board,
            column: rest.with_max_y(clocks.top() - GAP),
            clocks,
            buttons,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_lies_over_anything_in_any_window() {
        for (width, height) in [
            (900.0, 600.0),
            (1280.0, 800.0),
            (1920.0, 1080.0),
            (800.0, 1280.0),
            (720.0, 900.0),
        ] {
            for is_projected in [false, true] {
                let size = vec2(width - 32.0, height - 64.0);
                let area = Rect::from_min_size(pos2(16.0, 48.0), size);
                let places = LessonLayout::of(area, is_projected, 1.0);
                let all = [
                    places.sentence,
                    places.board,
                    places.column,
                    places.clocks,
                    places.buttons,
                ];
                for (index, place) in all.iter().enumerate() {
                    assert!(
                        area.expand(0.5).contains_rect(*place),
                        "{width}: {places:?}"
                    );
                    for other in &all[index + 1..] {
                        let both = place.shrink(0.1).intersect(*other);
                        assert!(!both.is_positive(), "{width}×{height}: {places:?}");
                    }
                }
                assert!(places.column.height() >= 140.0, "{width}: {places:?}");
            }
        }
    }
}
