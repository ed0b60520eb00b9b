//! A drawn hand that points at something: to whoever learns it shows what is to be taken or pressed.

use eframe::egui::{Color32, Painter, Pos2, Rect, Vec2, emath::Rot2, vec2};

/// How far the arm is turned away from upright, in radians, and how wide the edge is.
const LEAN: f32 = 0.87;
const EDGE: f32 = 0.022;

/// A part of the hand: a line with round ends. The tip of the finger is at the origin and points up, and a unit is the side
/// of a square of the board.
#[derive(Clone, Copy)]
struct HandPart {
    from: Vec2,
    to: Vec2,
    width: f32,
}

const fn part(from: Vec2, to: Vec2, width: f32) -> HandPart {
    HandPart { from, to, width }
}

const ARM: HandPart = part(vec2(0.16, 0.52), vec2(0.17, 0.74), 0.25);
const THUMB: HandPart = part(vec2(-0.09, 0.36), vec2(0.06, 0.50), 0.11);
const LITTLE_FINGER: HandPart = part(vec2(0.31, 0.33), vec2(0.29, 0.42), 0.10);
const RING_FINGER: HandPart = part(vec2(0.21, 0.29), vec2(0.20, 0.42), 0.11);
const MIDDLE_FINGER: HandPart = part(vec2(0.11, 0.26), vec2(0.11, 0.42), 0.115);
const PALM: HandPart = part(vec2(0.11, 0.44), vec2(0.21, 0.44), 0.28);
const INDEX_FINGER: HandPart = part(vec2(0.0, 0.06), vec2(0.02, 0.40), 0.115);

/// Where the hand points at a piece from that side: at its foot, so that the piece's head is seen.
pub fn foot_of(square: Rect, comes_from_the_left: bool) -> Pos2 {
    let across = if comes_from_the_left { 0.4 } else { 0.6 };
    square.min + square.size() * vec2(across, 0.69)
}

/// Paints the hand with the tip of its finger there, so large as suits a square of that side; it comes from the right
/// below, or from the left.
pub fn pointing_hand(
    painter: &Painter,
    tip: Pos2,
    side: f32,
    (skin, edge): (Color32, Color32),
    comes_from_the_left: bool,
) {
    let turn = Rot2::from_angle(-LEAN);
    let mirror = vec2(if comes_from_the_left { -1.0 } else { 1.0 }, 1.0);
    let at = |place: Vec2| tip + turn * place * mirror * side;
    let paint = |part: HandPart, grown: f32, color: Color32| {
        let (ends, width) = ([at(part.from), at(part.to)], (part.width + grown) * side);
        painter.line_segment(ends, (width, color));
        for end in ends {
            painter.circle_filled(end, width / 2.0, color);
        }
    };
    // The curled fingers keep their edges beside each other; the rest is one.
    for parts in [
        &[ARM, THUMB][..],
        &[LITTLE_FINGER],
        &[RING_FINGER],
        &[MIDDLE_FINGER],
        &[PALM, INDEX_FINGER],
    ] {
        for (grown, color) in [(2.0 * EDGE, edge), (0.0, skin)] {
            for part in parts {
                paint(*part, grown, color);
            }
        }
    }
    for part in [ARM, THUMB] {
        paint(part, 0.0, skin);
    }
}
