//! Where things are on the table's screen: the board, beside it one column, or above and below it where the window is
//! taller than wide. Only what lies in the middle ever moves; everything else has its place for the whole game.

use eframe::egui::{Frame, Margin, Rect, Ui, Vec2, pos2, vec2};

use crate::kit::piece_textures::whole_pixels;
use crate::kit::theme::GAP;

/// From how many times its width a window is so high that the clocks stand above and below the board.
const UPRIGHT: f32 = 1.2;

/// Lower than this, in points, a window has to be sparing, and what lies below its bar.
const LOW: (f32, f32) = (700.0, 640.0);

/// The narrowest the column may be, and how much of the window's width it has at most.
const COLUMN: (f32, f32) = (304.0, 0.40);

/// How high the clock faces may be, beside the board and above it.
const FACE: (f32, f32) = (92.0, 140.0);

/// How much of the column a face has at most, which matters in the lowest windows alone, and how high it is all the same.
const LOWEST_FACE: f32 = 0.21;
const LOWEST_FACES: f32 = 68.0;

/// Height of the row in which a player acts, in points.
pub const ACTIONS: f32 = 48.0;

/// How high the strip is that tells how far a move has come.
pub const STRIP: f32 = 56.0;

/// Less high than this the scoresheet shows no row.
pub const LEAST_SHEET: f32 = 84.0;

/// The lowest the middle may be: the strip's height, or a line of moves.
const LOWEST_MIDDLE: f32 = 56.0;

/// Lower than this, a middle beside the board has no room for what is asked.
const LOWEST: f32 = 160.0;

/// How high the middle is in a tall window while a panel stands in it: with the players' rows, and when nobody plays.
const PANEL: (f32, f32) = (380.0, 412.0);

/// How much of the middle three rows of the scoresheet take with their sheet.
const THREE_ROWS: f32 = 3.0 * 30.0 + 20.0;

/// How wide the sheet is at least on which a player claims.
const LEAST_CLAIM: f32 = 420.0;

/// What stands in the middle of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Middle {
    /// A line is enough: two people play.
    Line,
    /// A panel, between the rows in which the players act.
    Panel,
    /// A panel, and nobody acts any more.
    PanelAlone,
}

/// How the parts of the table stand to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrangement {
    /// The board, and the column at its right.
    Beside,
    /// Clock, board, clock, one below the other.
    Stacked,
}

/// What belongs to one player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayerPlace {
    /// The face of the clock.
    pub face: Rect,
    /// The row of what the player can say.
    pub actions: Rect,
}

/// The places on the table's screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TableLayout {
    /// How they stand to each other.
    pub arrangement: Arrangement,
    /// The board, a square of eight times whole physical pixels.
    pub board: Rect,
    /// What belongs to the player at the top.
    pub upper: PlayerPlace,
    /// What lies between the two players: the strip or the ruling, and the scoresheet below.
    pub middle: Rect,
    /// What belongs to the player at the bottom.
    pub lower: PlayerPlace,
}

/// Whether the window is so low that everything has to be sparing.
pub fn is_low(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < LOW.0
}

/// How high the bar is above the table.
pub fn bar_height(ui: &Ui) -> f32 {
    if is_low(ui) { 40.0 } else { 44.0 }
}

/// The ground on which the board and the column stand, below the bar at the top.
pub fn frame(ui: &Ui) -> Frame {
    let (top, bottom) = if is_low(ui) { (0, 8) } else { (4, 16) };
    Frame::central_panel(ui.style()).inner_margin(Margin {
        left: 16,
        right: 16,
        top,
        bottom,
    })
}

impl TableLayout {
    /// Arranges the table in `area`. Where a panel stands in the `middle`, a board with the clocks above and below it gives
    /// way.
    pub fn of(area: Rect, middle: Middle, pixels_per_point: f32) -> Self {
        if area.height() > area.width() * UPRIGHT {
            Self::stacked(area, middle, pixels_per_point)
        } else {
            Self::beside(area, pixels_per_point)
        }
    }

    fn beside(area: Rect, pixels_per_point: f32) -> Self {
        let whole = |value: f32| (value * pixels_per_point).round() / pixels_per_point;
        let is_low = area.height() < LOW.1;
        let gap = if is_low { 12.0 } else { GAP * 2.0 };
        let widest = area.width() - COLUMN.0.min(area.width() * COLUMN.1) - gap;
        let side = square(area.height().min(widest), pixels_per_point);
        let window = area.width() + 32.0;
        let column = (area.width() - side - gap).min(window * COLUMN.1);
        let left = area.left() + (area.width() - side - gap - column).max(0.0) / 2.0;
        let top = area.top() + (area.height() - side) / 2.0;
        let board = Rect::from_min_size(pos2(whole(left), whole(top)), Vec2::splat(side));
        let corner = pos2(board.right() + gap, area.top());
        let column = Rect::from_min_size(corner, vec2(column, area.height()));
        let face = (FACE.0 + (column.height() - 552.0) * 0.152).clamp(FACE.0, FACE.1);
        let face = face.min((column.height() * LOWEST_FACE).max(LOWEST_FACES));
        let between = if is_low { 2.0 } else { GAP / 2.0 };
        Self::around(column, whole(face), between, Arrangement::Beside, board)
    }

    /// The board over the whole width, the clocks above and below it.
    fn stacked(area: Rect, middle: Middle, pixels_per_point: f32) -> Self {
        let whole = |value: f32| (value * pixels_per_point).round() / pixels_per_point;
        let (above, middle) = match middle {
            Middle::Line => (ACTIONS + GAP, LOWEST_MIDDLE),
            Middle::Panel => (ACTIONS + GAP, PANEL.0),
            Middle::PanelAlone => (0.0, PANEL.1),
        };
        let rows = above + ACTIONS + middle + 4.0 * GAP;
        let side = square(
            area.width().min(area.height() - rows - 2.0 * FACE.0),
            pixels_per_point,
        );
        let spare = area.height() - rows - side;
        let face = whole((spare / 2.0).clamp(FACE.0, 124.0));
        let top = area.top() + face + above + GAP;
        let left = area.center().x - side / 2.0;
        let board = Rect::from_min_size(pos2(whole(left), whole(top)), Vec2::splat(side));
        let middle_top = board.bottom() + GAP;
        let mut places = Self::around(area, face, GAP, Arrangement::Stacked, board);
        places.middle = places.middle.with_min_y(middle_top);
        places
    }

    /// Both players at the ends of `column`, and the middle between them.
    fn around(column: Rect, face: f32, gap: f32, arrangement: Arrangement, board: Rect) -> Self {
        let strip = |from: f32, height: f32| {
            Rect::from_min_size(pos2(column.left(), from), vec2(column.width(), height))
        };
        let upper = PlayerPlace {
            face: strip(column.top(), face),
            actions: strip(column.top() + face + gap, ACTIONS),
        };
        let lower = PlayerPlace {
            face: strip(column.bottom() - face, face),
            actions: strip(column.bottom() - face - gap - ACTIONS, ACTIONS),
        };
        let from = upper.actions.bottom() + gap;
        Self {
            arrangement,
            board,
            upper,
            middle: strip(from, (lower.actions.top() - gap - from).max(0.0)),
            lower,
        }
    }

    /// Whether the middle has room for one line only.
    pub fn has_one_line(&self) -> bool {
        self.arrangement == Arrangement::Stacked && self.middle.height() < 2.0 * STRIP
    }

    /// Whether board and column are so low that what is asked has no room between the rows in which the players act.
    pub fn is_lowest(&self) -> bool {
        self.arrangement == Arrangement::Beside && self.middle.height() < LOWEST
    }

    /// Where a ruling may stand: the strip's place and as much of the scoresheet as leaves three rows to be seen.
    pub fn ruling(&self) -> Rect {
        let height = (self.middle.height() - GAP - THREE_ROWS).max(STRIP);
        self.middle
            .with_max_y(self.middle.top() + height.min(self.middle.height()))
    }

    /// Where a player claims: between the two clock faces, beside the board or over no more than its half.
    pub fn claim(&self, is_below: bool) -> Rect {
        let between = self.between_the_faces();
        let half = self.board.center();
        match self.arrangement {
            Arrangement::Beside if self.is_lowest() => {
                self.board.with_max_x(self.board.left() + LEAST_CLAIM)
            }
            Arrangement::Beside if between.width() >= LEAST_CLAIM => between,
            Arrangement::Beside => between.with_min_x(half.x),
            Arrangement::Stacked if is_below => between.with_min_y(half.y),
            Arrangement::Stacked => self.upper.actions.with_max_y(half.y),
        }
    }

    /// All that lies between the two clock faces and beside or below the board.
    pub fn between_the_faces(&self) -> Rect {
        let above = match self.arrangement {
            Arrangement::Beside => self.upper.actions,
            Arrangement::Stacked => self.middle,
        };
        above.union(self.middle).union(self.lower.actions)
    }
}

/// The places on the table's screen for a projector: the board, and one clock face beside each half of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ProjectedLayout {
    /// The board, a square of eight times whole physical pixels.
    pub board: Rect,
    /// The face of the player at the top.
    pub upper: Rect,
    /// The face of the player at the bottom.
    pub lower: Rect,
}

impl ProjectedLayout {
    /// Arranges board and faces in `area`; the board has two thirds of it.
    pub fn of(area: Rect, pixels_per_point: f32) -> Self {
        let gap = GAP * 2.0;
        let room = area.height().min((area.width() - gap) * 2.0 / 3.0);
        let side = square(room, pixels_per_point);
        let top = area.top() + (area.height() - side) / 2.0;
        let board = Rect::from_min_size(pos2(area.left(), top), Vec2::splat(side));
        let left = board.right() + gap;
        let height = (side * 0.3).min(area.right() - left);
        let face =
            |top: f32| Rect::from_min_size(pos2(left, top), vec2(area.right() - left, height));
        Self {
            board,
            upper: face(board.top()),
            lower: face(board.bottom() - height),
        }
    }
}

/// The largest side of eight times whole physical pixels.
pub fn square(room: f32, pixels_per_point: f32) -> f32 {
    whole_pixels(room.max(160.0) / 8.0, pixels_per_point) * 8.0
}

/// Takes so much off the top of `rect`, and the gap below it.
pub fn take(rect: &mut Rect, height: f32) -> Rect {
    let (first, left) = rect.split_top_bottom_at_y(rect.top() + height);
    *rect = left.with_min_y((left.top() + GAP).min(left.bottom()));
    first
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table in a window of that size, its bar and its edges taken off.
    fn table(width: f32, height: f32) -> (Rect, TableLayout) {
        let (bar, top, bottom) = if height < 700.0 {
            (40.0, 0.0, 8.0)
        } else {
            (44.0, 4.0, 16.0)
        };
        let area = Rect::from_min_max(pos2(16.0, bar + top), pos2(width - 16.0, height - bottom));
        (area, TableLayout::of(area, Middle::Line, 1.0))
    }

    #[test]
    fn the_table_is_arranged_as_it_was_drawn() {
        let (_, table) = table(1280.0, 800.0);
        let rect = |x: f32, y: f32, width: f32, height: f32| {
            Rect::from_min_size(pos2(x, y), vec2(width, height))
        };
        assert_eq!(table.board, rect(16.0, 48.0, 736.0, 736.0));
        assert_eq!(table.upper.face, rect(768.0, 48.0, 496.0, 120.0));
        assert_eq!(table.upper.actions, rect(768.0, 172.0, 496.0, 48.0));
        assert_eq!(table.middle, rect(768.0, 224.0, 496.0, 384.0));
        assert_eq!(table.lower.actions, rect(768.0, 612.0, 496.0, 48.0));
        assert_eq!(table.lower.face, rect(768.0, 664.0, 496.0, 120.0));
    }

    #[test]
    fn the_smallest_window_keeps_the_order_and_its_board() {
        let (_, table) = table(900.0, 600.0);
        assert_eq!(table.board.size(), Vec2::splat(552.0));
        assert_eq!(table.upper.face.size(), vec2(304.0, 92.0));
        assert_eq!(table.middle.size(), vec2(304.0, 264.0));
    }

    #[test]
    fn a_window_taller_than_wide_has_clock_board_clock() {
        let (area, table) = table(800.0, 1280.0);
        assert_eq!(table.arrangement, Arrangement::Stacked);
        assert_eq!(table.board.size(), Vec2::splat(768.0));
        assert_eq!(table.upper.face.size(), vec2(768.0, 124.0));
        assert!(table.upper.actions.bottom() < table.board.top());
        assert!(table.board.bottom() < table.middle.top());
        assert!(table.middle.bottom() < table.lower.actions.top());
        assert_eq!(table.lower.face.max, area.max);
    }

    #[test]
    fn nothing_lies_over_anything_in_any_window() {
        for (width, height) in [
            (900.0, 600.0),
            (1000.0, 900.0),
            (1280.0, 720.0),
            (1280.0, 800.0),
            (1400.0, 900.0),
            (1536.0, 864.0),
            (640.0, 1000.0),
            (720.0, 1280.0),
            (800.0, 1280.0),
        ] {
            let (area, table) = table(width, height);
            let places = [
                table.board,
                table.upper.face,
                table.upper.actions,
                table.middle,
                table.lower.actions,
                table.lower.face,
            ];
            for (index, place) in places.iter().enumerate() {
                assert!(
                    area.expand(0.1).contains_rect(*place),
                    "{width}×{height}: {table:?}"
                );
                for other in &places[index + 1..] {
                    let both = place.intersect(*other);
                    assert!(!both.is_positive(), "{width}×{height}: {table:?}");
                }
            }
            assert!(table.middle.height() >= LOWEST_MIDDLE, "{table:?}");
            if table.arrangement == Arrangement::Beside {
                let share = table.middle.width() / width;
                assert!((0.30..=0.401).contains(&share), "{width}×{height}: {share}");
                let rows = table.middle.bottom() - table.ruling().bottom();
                assert!(rows >= THREE_ROWS, "three rows stay below a ruling");
            }
        }
    }

    #[test]
    fn when_nobody_acts_any_more_the_upper_row_leaves_its_room() {
        let area = Rect::from_min_size(pos2(16.0, 48.0), vec2(768.0, 1216.0));
        let panel = TableLayout::of(area, Middle::Panel, 1.0);
        let alone = TableLayout::of(area, Middle::PanelAlone, 1.0);
        let above_board = alone.board.top() - alone.upper.face.bottom();
        assert!((above_board - GAP).abs() < 0.01, "{above_board}");
        assert!(alone.board.width() > panel.board.width());
        assert!(alone.middle.height() > panel.middle.height());
        assert!(alone.board.bottom() < alone.middle.top());
    }

    #[test]
    fn the_board_is_square_on_whole_pixels() {
        for (width, height) in [(868.0, 552.0), (1248.0, 736.0), (668.0, 1200.0)] {
            for pixels_per_point in [1.0, 1.25, 1.5, 2.0] {
                let area = Rect::from_min_size(pos2(12.0, 48.0), vec2(width, height));
                let board = TableLayout::of(area, Middle::Line, pixels_per_point).board;
                let pixels = board.width() * pixels_per_point / 8.0;
                assert!((pixels - pixels.round()).abs() < 1e-3, "{pixels} a square");
                assert!((board.width() - board.height()).abs() < 1e-3);
            }
        }
    }
}
