//! Where the board of a scene stands, the strip below it, and the column beside it or beneath.

use eframe::egui::{Rect, Vec2, pos2};

use super::lesson_layout::PROJECTED_SHARE;
use super::scene_strip::STRIP;
use crate::kit::piece_textures::whole_pixels;
use crate::kit::theme::GAP;

/// How much of a wide window's width the board takes at most, and of a tall one's height.
const WIDTH: f32 = 0.476;
const HEIGHT: f32 = 0.46;

/// How much room the column needs beside the board at least.
const COLUMN: f32 = 400.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScenePlaces {
    pub board: Rect,
    pub strip: Rect,
    pub column: Rect,
}

impl ScenePlaces {
    /// The places in `area`: side by side, or one above the other in a tall window.
    pub fn of(area: Rect, is_projected: bool, pixels_per_point: f32) -> Self {
        let is_tall = area.height() > area.width() * 1.2;
        let most = if is_tall {
            area.width().min(area.height() * HEIGHT)
        } else {
            let share = if is_projected { PROJECTED_SHARE } else { WIDTH };
            let beside = area.width() * share;
            let beside = beside.min((area.width() - COLUMN - 3.0 * GAP).max(area.width() * WIDTH));
            (area.height() - STRIP - GAP).min(beside)
        };
        let side = whole_pixels(most.max(160.0) / 8.0, pixels_per_point) * 8.0;
        let left = if is_tall {
            area.left() + ((area.width() - side) / 2.0).floor()
        } else {
            area.left()
        };
        let board = Rect::from_min_size(pos2(left, area.top()), Vec2::splat(side));
        let under = board.bottom() + GAP;
        let strip = Rect::from_min_max(
            pos2(board.left(), under),
            pos2(board.right(), under + STRIP),
        );
        let column = if is_tall {
            area.with_min_y(strip.bottom() + 2.0 * GAP)
        } else {
            Rect::from_min_max(pos2(board.right() + 3.0 * GAP, area.top()), area.max)
        };
        Self {
            board,
            strip,
            column,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_lies_over_anything_else_and_nothing_leaves_its_area() {
        for (width, height) in [
            (868.0, 536.0),
            (1248.0, 736.0),
            (1504.0, 800.0),
            (768.0, 1216.0),
        ] {
            let area = Rect::from_min_size(pos2(16.0, 52.0), Vec2::new(width, height));
            for is_projected in [false, true] {
                let places = ScenePlaces::of(area, is_projected, 1.0);
                let all = [places.board, places.strip, places.column];
                for (index, one) in all.iter().enumerate() {
                    assert!(area.contains_rect(*one), "{one:?} in {area:?}");
                    assert!(one.width() >= 400.0, "{one:?} in {area:?}");
                    for other in &all[index + 1..] {
                        assert!(!one.intersect(*other).is_positive(), "{one:?} {other:?}");
                    }
                }
            }
        }
    }
}
