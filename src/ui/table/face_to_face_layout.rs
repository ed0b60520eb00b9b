//! Where things are on a screen that lies flat between two players: the board in the middle, and at each player's right
//! hand, or before them where the window is taller than wide, what is theirs.

use eframe::egui::{Rect, Vec2, pos2, vec2};

use super::layout::square;
use crate::kit::theme::GAP;

/// Lower than this, in points, a window has to be sparing.
const LOW: f32 = 700.0;

/// How wide a player's half is at least beside the board, and how high it is at least before it.
const LEAST: Vec2 = Vec2::new(160.0, 180.0);

/// How wide it is at most beside the board, in parts of the board's side.
const WIDEST: f32 = 0.42;

/// What the parts were drawn for: a half as high as this, in points.
const DESIGN_SIZE: f32 = 768.0;

/// How high the icons are at a player's far end.
const ICONS: f32 = 36.0;

/// The board, and what belongs to each player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FaceToFaceLayout {
    /// The board, a square of eight times whole physical pixels.
    pub board: Rect,
    /// What belongs to the player at the top of the screen, whose half is turned.
    pub upper: Rect,
    /// What belongs to the player at the bottom.
    pub lower: Rect,
}

impl FaceToFaceLayout {
    /// Arranges board and halves in a window, so that the board is as large as may be.
    pub fn of(window: Rect, pixels_per_point: f32) -> Self {
        let whole = |value: f32| (value * pixels_per_point).round() / pixels_per_point;
        let (gap, edge) = if window.height() < LOW {
            (GAP, GAP)
        } else {
            (GAP * 1.5, GAP * 2.0)
        };
        let area = window.shrink2(vec2(gap, edge));
        let room = area.size() - 2.0 * (LEAST + Vec2::splat(gap));
        let beside = square(area.height().min(room.x), pixels_per_point);
        let before = square(area.width().min(room.y), pixels_per_point);
        let side = beside.max(before);
        let corner = area.center() - Vec2::splat(side / 2.0);
        let corner = pos2(whole(corner.x), whole(corner.y));
        let board = Rect::from_min_size(corner, Vec2::splat(side));
        let between = |min_x: f32, min_y: f32, max_x: f32, max_y: f32| {
            Rect::from_min_max(
                pos2(whole(min_x), whole(min_y)),
                pos2(whole(max_x), whole(max_y)),
            )
        };
        let (left, top) = (board.left() - gap, board.top() - gap);
        let (right, bottom) = (board.right() + gap, board.bottom() + gap);
        if beside >= before {
            let width = (left - area.left()).min(side * WIDEST);
            Self {
                board,
                upper: between(left - width, area.top(), left, area.bottom()),
                lower: between(right, area.top(), right + width, area.bottom()),
            }
        } else {
            Self {
                board,
                upper: between(area.left(), area.top(), area.right(), top),
                lower: between(area.left(), bottom, area.right(), area.bottom()),
            }
        }
    }
}

/// The parts of a player's half, as that player sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HalfLayout {
    pub icons: Rect,
    /// What the player is told, and the last moves.
    pub notes: Rect,
    /// What the player can say.
    pub actions: Rect,
    /// The face of the clock, at the player's own edge.
    pub face: Rect,
}

impl HalfLayout {
    /// Arranges the parts in a player's half.
    pub fn of(half: Rect) -> Self {
        if half.width() > half.height() {
            Self::before_the_board(half)
        } else {
            Self::beside_the_board(half)
        }
    }

    fn beside_the_board(half: Rect) -> Self {
        let missing = (DESIGN_SIZE - half.height()).max(0.0);
        let gap = if missing > 0.0 { 6.0 } else { GAP };
        let face = (272.0 - missing * 0.52).max(176.0).round();
        let actions = (237.0 - missing * 0.26).max(170.0).round();
        let (rest, face) = half.split_top_bottom_at_y(half.bottom() - face);
        let rest = rest.with_max_y(rest.bottom() - gap);
        let (icons, rest) = rest.split_top_bottom_at_y(rest.top() + ICONS);
        let rest = rest.with_min_y(rest.top() + gap);
        // What is asked is answered near the player's own edge.
        let (actions, notes) = rest.split_top_bottom_at_y(rest.top() + actions);
        Self {
            icons,
            notes: notes.with_min_y(notes.top() + gap),
            actions,
            face,
        }
    }

    fn before_the_board(half: Rect) -> Self {
        let third = ((half.width() - 2.0 * GAP) / 3.0).round();
        let (rest, face) = half.split_left_right_at_x(half.right() - third.min(300.0));
        let rest = rest.with_max_x(rest.right() - GAP);
        let (rest, actions) = rest.split_left_right_at_x(rest.right() - third.min(260.0));
        let rest = rest.with_max_x(rest.right() - GAP);
        let (icons, notes) = rest.split_top_bottom_at_y(rest.top() + ICONS);
        Self {
            icons,
            notes: notes.with_min_y(notes.top() + GAP / 2.0),
            actions,
            face,
        }
    }

    /// Where what is told may stand that has no room otherwise: the place of what the player can say, too.
    pub fn notes_and_actions(&self) -> Rect {
        let both = self.notes.union(self.actions);
        both.with_min_y(both.top().max(self.icons.bottom()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOWS: [(f32, f32); 8] = [
        (900.0, 600.0),
        (1000.0, 900.0),
        (1280.0, 720.0),
        (1280.0, 800.0),
        (1536.0, 864.0),
        (640.0, 1000.0),
        (800.0, 1280.0),
        (864.0, 1536.0),
    ];

    fn window(width: f32, height: f32) -> Rect {
        Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height))
    }

    #[test]
    fn the_screen_is_arranged_as_it_was_drawn() {
        let places = FaceToFaceLayout::of(window(1280.0, 800.0), 1.0);
        let rect = |x: f32, y: f32, width: f32, height: f32| {
            Rect::from_min_size(pos2(x, y), vec2(width, height))
        };
        assert_eq!(places.board, rect(256.0, 16.0, 768.0, 768.0));
        assert_eq!(places.upper, rect(12.0, 16.0, 232.0, 768.0));
        assert_eq!(places.lower, rect(1036.0, 16.0, 232.0, 768.0));
        let half = HalfLayout::of(places.lower);
        assert_eq!(half.face, rect(1036.0, 512.0, 232.0, 272.0));
        assert_eq!(half.actions, rect(1036.0, 60.0, 232.0, 237.0));
        assert_eq!(half.notes, rect(1036.0, 305.0, 232.0, 199.0));
    }

    #[test]
    fn both_halves_are_the_same_once_one_is_turned() {
        for (width, height) in WINDOWS {
            let window = window(width, height);
            let places = FaceToFaceLayout::of(window, 1.0);
            let turned = (window.min.to_vec2() + window.max.to_vec2())
                - places.upper.right_bottom().to_vec2();
            let off = turned.to_pos2() - places.lower.min;
            assert!(off.abs().max_elem() <= 1.0, "{width}×{height}: {places:?}");
            assert_eq!(places.upper.size(), places.lower.size());
        }
    }

    #[test]
    fn nothing_lies_over_anything_and_everything_has_room() {
        for (width, height) in WINDOWS {
            let window = window(width, height);
            let places = FaceToFaceLayout::of(window, 1.0);
            for half in [places.upper, places.lower] {
                assert!(!half.intersect(places.board).is_positive(), "{places:?}");
                assert!(window.contains_rect(half), "{places:?}");
                let parts = HalfLayout::of(half);
                let all = [parts.icons, parts.notes, parts.actions, parts.face];
                for (index, part) in all.iter().enumerate() {
                    assert!(half.expand(0.1).contains_rect(*part), "{parts:?}");
                    for other in &all[index + 1..] {
                        assert!(!part.intersect(*other).is_positive(), "{parts:?}");
                    }
                }
                assert!(parts.notes.size().min_elem() >= 136.0, "{parts:?}");
                assert!(parts.actions.height() >= 170.0, "{parts:?}");
            }
        }
    }
}
