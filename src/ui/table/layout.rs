//! Where things are on the table's screen: the board as large as it may be, and one column beside it.

use eframe::egui::{Frame, Margin, Rect, Ui, Vec2, pos2, vec2};

use crate::ui::kit::piece_textures::whole_pixels;
use crate::ui::kit::theme::GAP;

/// The narrowest and the widest the column may be.
const COLUMN: (f32, f32) = (316.0, 640.0);

/// Less high than this the column is only where the window is.
const LOWEST: f32 = 540.0;

/// The places on the table's screen, top to bottom.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TableLayout {
    /// The board, a square of eight times whole physical pixels.
    pub board: Rect,
    /// The clock face and the acts of the player at the top.
    pub top: Rect,
    /// The move strip.
    pub strip: Rect,
    /// The scoresheet.
    pub sheet: Rect,
    /// The clock face and the acts of the player at the bottom.
    pub bottom: Rect,
}

/// The ground on which the board and the column stand, below the bar at the top.
pub fn frame(ui: &Ui) -> Frame {
    Frame::central_panel(ui.style()).inner_margin(Margin {
        left: 16,
        right: 16,
        top: 4,
        bottom: 16,
    })
}

impl TableLayout {
    /// Arranges the table in `area`, with a strip of that height.
    #[must_use]
    pub fn of(area: Rect, strip: f32, pixels_per_point: f32) -> Self {
        let gap = GAP * 2.0;
        let widest = area.width() - COLUMN.0 - gap;
        let side = whole_pixels(area.height().min(widest).max(160.0) / 8.0, pixels_per_point) * 8.0;
        let column = (area.width() - side - gap).clamp(COLUMN.0.min(area.width() * 0.4), COLUMN.1);
        let left = area.left() + ((area.width() - side - gap - column) / 2.0).max(0.0);
        // In a tall window the column reaches below the board.
        let height = side.max(area.height().min(LOWEST));
        let top = area.top() + ((area.height() - height) / 2.0).max(0.0);
        let whole = |value: f32| (value * pixels_per_point).round() / pixels_per_point;
        let board = Rect::from_min_size(pos2(whole(left), whole(top)), Vec2::splat(side));
        let corner = pos2(board.right() + gap, board.top());
        let column = Rect::from_min_size(corner, vec2(column, height));
        let player = (height * 0.21).clamp(116.0, 190.0);
        let place = |from: f32, height: f32| {
            Rect::from_min_size(
                pos2(column.left(), column.top() + from),
                vec2(column.width(), height.max(0.0)),
            )
        };
        let strip_gap = if strip > 0.0 { GAP } else { 0.0 };
        let sheet_from = player + GAP + strip + strip_gap;
        Self {
            board,
            top: place(0.0, player),
            strip: place(player + GAP, strip),
            sheet: place(sheet_from, height - player - GAP - sheet_from),
            bottom: place(height - player, player),
        }
    }

    /// What lies between the two clocks.
    #[must_use]
    pub fn between(&self) -> Rect {
        self.strip.union(self.sheet)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_is_square_on_whole_pixels_and_beside_the_column() {
        for (width, height) in [
            (900.0, 560.0),
            (1280.0, 740.0),
            (1920.0, 1010.0),
            (700.0, 1200.0),
        ] {
            for pixels_per_point in [1.0, 1.25, 1.5, 2.0] {
                let area = Rect::from_min_size(pos2(12.0, 48.0), vec2(width, height));
                let places = TableLayout::of(area, 40.0, pixels_per_point);
                let pixels = places.board.width() * pixels_per_point / 8.0;
                assert!(
                    (pixels - pixels.round()).abs() < 1e-3,
                    "{pixels} pixels a square"
                );
                assert!((places.board.width() - places.board.height()).abs() < 1e-3);
                assert!(places.board.right() < places.sheet.left());
                assert!(
                    places.top.bottom() < places.strip.top()
                        && places.sheet.bottom() < places.bottom.top()
                );
                assert!(
                    places.sheet.height() > 100.0,
                    "the scoresheet has room: {places:?}"
                );
            }
        }
    }
}
