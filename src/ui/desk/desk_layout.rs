//! Where things are on the arbiter's desk: the game at the left, what is to be decided and what was recorded at the right;
//! in a tall window one above the other. Nothing moves when a matter is decided.

use eframe::egui::{Rect, Vec2, pos2, vec2};

use crate::kit::piece_textures::whole_pixels;
use crate::kit::theme::GAP;

/// From how many times its width a window is so high that the game stands above what is to be decided.
const UPRIGHT: f32 = 1.2;

/// Lower than this, in points, the desk is sparing.
const LOW: f32 = 640.0;

/// Height of the buttons of the desk, in points.
pub const BUTTON: f32 = 36.0;

/// Less wide than this, the doors stand beside the board: how much of the width that has, and how wide they are.
const NARROW: f32 = 760.0;
const NARROW_LEFT: f32 = 0.27;
const DOOR: f32 = 96.0;

/// The widest the left part may be, as a part of the whole.
const LEFT: f32 = 0.41;

/// How high the clocks, the slider and the doors are: where there is room, and where there is little.
const HEIGHTS: [(f32, f32); 3] = [(76.0, 56.0), (72.0, 60.0), (44.0, 40.0)];

/// How high the line of state is, and how far what stands below it is from it.
const STATE: ((f32, f32), (f32, f32)) = ((28.0, 24.0), (GAP, 4.0));

/// How far down its part of the desk the matter reaches, as a part of that: beside the game, there where the desk is low and
/// the next matter has no place, and below the game.
const MATTER: f32 = 0.61;
const LOW_MATTER: f32 = 0.72;
const STACKED_MATTER: f32 = 0.62;

/// How high what was recorded is at least below the game.
const STACKED_RECORD: f32 = 150.0;

/// How high the row of the next matter is.
const NEXT: f32 = 68.0;

/// The places on the desk.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DeskLayout {
    pub clocks: [Rect; 2],
    /// The board, a square of eight times whole physical pixels.
    pub board: Rect,
    /// What slides back through the game.
    pub slider: Rect,
    /// The doors to what the arbiter may do unasked.
    pub doors: [Rect; 5],
    /// What was done last and how the clocks stand, always in the same place.
    pub state: Rect,
    /// The matter that is decided first, or the door that lies open.
    pub matter: Rect,
    /// The matter after it; nothing where there is no room.
    pub next: Option<Rect>,
    pub record: Rect,
}

impl DeskLayout {
    /// Arranges the desk in `area`.
    pub fn of(area: Rect, pixels_per_point: f32) -> Self {
        if area.height() > area.width() * UPRIGHT {
            Self::stacked(area, pixels_per_point)
        } else {
            Self::beside(area, pixels_per_point)
        }
    }

    fn beside(area: Rect, pixels_per_point: f32) -> Self {
        if area.width() < NARROW {
            return Self::narrow(area, pixels_per_point);
        }
        let is_low = area.height() < LOW;
        let [clocks, slider, doors] = HEIGHTS.map(|(roomy, low)| if is_low { low } else { roomy });
        let room = area.height() - clocks - slider - doors - 3.0 * GAP;
        let side = square(room.min(area.width() * LEFT), pixels_per_point);
        let strip =
            |top: f32, height: f32| Rect::from_min_size(pos2(area.left(), top), vec2(side, height));
        let clocks = strip(area.top(), clocks);
        let board = strip(clocks.bottom() + GAP, side);
        let slider = strip(board.bottom() + GAP, slider);
        let doors = strip(slider.bottom() + GAP, doors);
        let right = area.with_min_x(area.left() + side + 2.0 * GAP);
        let places = Self {
            clocks: columns(clocks),
            board,
            slider,
            doors: columns_apart(doors, GAP / 2.0),
            state: right,
            matter: right,
            next: None,
            record: right,
        };
        places.with_matters_in(right, if is_low { LOW_MATTER } else { MATTER }, is_low)
    }

    /// The doors one below the other beside the board, whose width has no room for their words.
    fn narrow(area: Rect, pixels_per_point: f32) -> Self {
        let [clocks, slider, _] = HEIGHTS.map(|(_, low)| low);
        let room = area.height() - clocks - slider - 2.0 * GAP;
        let side = square(room.min(area.width() * NARROW_LEFT), pixels_per_point);
        let strip = |top: f32, size: Vec2| Rect::from_min_size(pos2(area.left(), top), size);
        let clocks = strip(area.top(), vec2(side + GAP + DOOR, clocks));
        let board = strip(clocks.bottom() + GAP, Vec2::splat(side));
        let slider = strip(board.bottom() + GAP, vec2(side, slider));
        let doors = board.union(slider).translate(vec2(side + GAP, 0.0));
        let right = area.with_min_x(clocks.right() + GAP);
        let places = Self {
            clocks: columns(clocks),
            board,
            slider,
            doors: rows_apart(doors.with_max_x(clocks.right()), GAP / 2.0),
            state: right,
            matter: right,
            next: None,
            record: right,
        };
        places.with_matters_in(right, LOW_MATTER, true)
    }

    fn stacked(area: Rect, pixels_per_point: f32) -> Self {
        let side = square(
            (area.width() * 0.6).min(area.height() * 0.42),
            pixels_per_point,
        );
        let board = Rect::from_min_size(area.min, Vec2::splat(side));
        let column = Rect::from_min_max(
            pos2(board.right() + 2.0 * GAP, area.top()),
            pos2(area.right(), board.bottom()),
        );
        let [clock, slider, door] = HEIGHTS.map(|(roomy, _)| roomy);
        let mut top = column.top();
        let mut strip = |height: f32| {
            let place = column.with_min_y(top).with_max_y(top + height);
            top = place.bottom() + GAP;
            place
        };
        let clocks = [strip(clock), strip(clock)];
        let slider = strip(slider);
        let first: [Rect; 2] = columns(strip(door));
        let second: [Rect; 3] = columns(strip(door));
        let below = area.with_min_y(board.bottom() + 2.0 * GAP);
        let places = Self {
            clocks,
            board,
            slider,
            doors: [first[0], first[1], second[0], second[1], second[2]],
            state: below,
            matter: below,
            next: None,
            record: below,
        };
        let kept = NEXT + 2.0 * GAP + STACKED_RECORD;
        let share = STACKED_MATTER.min(1.0 - kept / below.height());
        places.with_matters_in(below, share, false)
    }

    /// Divides `rect` between the line of state, the matters and what was recorded.
    fn with_matters_in(mut self, rect: Rect, share: f32, is_low: bool) -> Self {
        let bottom = (rect.top() + rect.height() * share).round();
        let of = |(roomy, low)| if is_low { low } else { roomy };
        self.state = rect.with_max_y(rect.top() + of(STATE.0));
        let first = self.state.bottom() + of(STATE.1);
        self.matter = rect.with_min_y(first).with_max_y(bottom);
        let mut top = bottom + GAP;
        if !is_low {
            let next = rect.with_min_y(top).with_max_y(top + NEXT);
            top = next.bottom() + GAP;
            self.next = Some(next);
        }
        self.record = rect.with_min_y(top);
        self
    }
}

/// Equal columns with the usual gaps between them.
fn columns<const N: usize>(rect: Rect) -> [Rect; N] {
    columns_apart(rect, GAP)
}

/// Equal columns so far apart.
fn columns_apart<const N: usize>(rect: Rect, gap: f32) -> [Rect; N] {
    #[expect(clippy::cast_precision_loss, reason = "a row has few columns")]
    let many = N as f32;
    let width = (rect.width() - gap * (many - 1.0)) / many;
    let mut left = rect.left();
    [(); N].map(|()| {
        let column = Rect::from_min_size(pos2(left, rect.top()), vec2(width, rect.height()));
        left += width + gap;
        column
    })
}

/// Equal rows so far apart.
fn rows_apart<const N: usize>(rect: Rect, gap: f32) -> [Rect; N] {
    columns_apart(transposed(rect), gap).map(transposed)
}

/// The rectangle with its axes exchanged.
const fn transposed(rect: Rect) -> Rect {
    Rect {
        min: pos2(rect.min.y, rect.min.x),
        max: pos2(rect.max.y, rect.max.x),
    }
}

/// The largest side of eight times whole physical pixels.
fn square(room: f32, pixels_per_point: f32) -> f32 {
    whole_pixels(room.max(160.0) / 8.0, pixels_per_point) * 8.0
}

#[cfg(test)]
mod tests {
    use eframe::egui::Rangef;

    use super::*;

    #[test]
    fn nothing_lies_over_anything_and_all_of_it_fits() {
        for (width, height) in [
            (900.0, 600.0),
            (1280.0, 800.0),
            (1400.0, 900.0),
            (1000.0, 900.0),
            (800.0, 1280.0),
            (640.0, 1000.0),
        ] {
            let area = Rect::from_min_max(pos2(16.0, 52.0), pos2(width - 16.0, height - 16.0));
            let desk = DeskLayout::of(area, 1.0);
            let mut places = vec![desk.board, desk.slider, desk.matter, desk.record];
            places.extend(desk.clocks);
            places.extend(desk.doors);
            places.push(desk.state);
            places.extend(desk.next);
            for (index, place) in places.iter().enumerate() {
                assert!(place.is_positive(), "{width}×{height}: {desk:?}");
                assert!(
                    area.expand(0.1).contains_rect(*place),
                    "{width}×{height}: {place:?} of {desk:?}"
                );
                for other in &places[index + 1..] {
                    let both = place.intersect(*other);
                    assert!(!both.is_positive(), "{width}×{height}: {desk:?}");
                }
            }
            assert!(desk.matter.height() >= 280.0, "{width}×{height}: {desk:?}");
            assert!(desk.record.height() >= 140.0, "{width}×{height}: {desk:?}");
        }
    }

    #[test]
    fn the_desk_is_arranged_as_it_was_drawn() {
        let area = Rect::from_min_max(pos2(16.0, 52.0), pos2(1264.0, 784.0));
        let desk = DeskLayout::of(area, 1.0);
        assert_eq!(desk.board.size(), Vec2::splat(504.0));
        assert_eq!(desk.clocks[0].size(), vec2(248.0, 76.0));
        assert_eq!(desk.slider.size(), vec2(504.0, 72.0));
        assert_eq!(desk.matter.x_range(), Rangef::new(536.0, 1264.0));
    }
}
