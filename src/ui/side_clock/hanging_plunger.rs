//! The plunger of a half: it hangs from the upper edge, raised where it can be pressed next, sunk where it was pressed.

use eframe::egui::{Align2, CornerRadius, Painter, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use crate::kit::fitted_text::line_width;
use crate::kit::fonts::regular;
use crate::kit::icons::Icon;
use crate::kit::keyboard::is_covered;
use crate::kit::plain_fill::fill_plainly;
use crate::kit::theme::Palette;
use crate::view::face_state::FaceState;

/// How wide a plunger is, how high it is raised and sunk, and how high its side, in points of a half of full size.
const WIDTH: f32 = 400.0;
const RAISED: f32 = 90.0;
const SUNK: f32 = 26.0;
const SIDE: f32 = 12.0;

/// How large the name of its key is in a half of full size, and at least.
const KEY: f32 = 17.0;
const LEAST_KEY: f32 = 12.0;

/// Paints the plunger that hangs into `half`; on a raised one stands which keys press it, all or the first of them, as there
/// is room.
pub fn hanging_plunger(
    painter: &Painter,
    half: Rect,
    scale: f32,
    state: FaceState,
    colors: &Palette,
    keys: &[String],
) {
    let below = |height: f32| {
        let size = vec2(WIDTH, height) * scale;
        Rect::from_min_size(pos2(half.center().x - size.x / 2.0, half.top()), size)
    };
    let radius = (14.0 * scale).max(6.0);
    let foot = CornerRadius {
        sw: rounded(radius),
        se: rounded(radius),
        ..CornerRadius::ZERO
    };
    // Nothing presses what lies under a sheet.
    let state = if state.is_running() && is_covered(painter.ctx()) {
        FaceState::Next
    } else {
        state
    };
    let (cap, side, ink) = match state {
        FaceState::Runs => (colors.plunger, colors.run_side, colors.on_plunger),
        FaceState::RunsLow => (colors.plunger, colors.warning_side, colors.on_low_plunger),
        FaceState::Starts | FaceState::Next => (colors.sheet, colors.line, colors.ink),
        FaceState::Rests | FaceState::ToMove => {
            fill_plainly(painter, below(SUNK), foot, colors.line);
            fill_plainly(painter, below(SUNK - 2.0), foot, colors.tint);
            return;
        }
        FaceState::Fallen => {
            fill_plainly(painter, below(SUNK), foot, colors.warning_side);
            return;
        }
    };
    // Only what the cap leaves free of the side is painted.
    let whole = below(RAISED);
    let top = below(RAISED - SIDE);
    fill_plainly(painter, whole.with_min_y(top.bottom() - radius), foot, side);
    fill_plainly(painter, top, foot, cap);
    if matches!(state, FaceState::Starts | FaceState::Next) {
        let line = Stroke::new(1.5, colors.edge);
        painter.rect_stroke(
            top.with_min_y(top.top() - 4.0),
            foot,
            line,
            StrokeKind::Inside,
        );
    }
    let arrow = (34.0 * scale).max(14.0);
    let middle = pos2(top.center().x, top.top() + top.height() * 0.3);
    Icon::Down.paint(
        painter,
        Rect::from_center_size(middle, Vec2::splat(arrow)),
        ink,
    );
    if state != FaceState::Next {
        let letters = (KEY * scale).max(LEAST_KEY);
        let at = pos2(top.center().x, top.bottom() - letters * 0.5);
        let ways = [keys.join(" · "), keys.first().cloned().unwrap_or_default()];
        let fits =
            |text: &&String| line_width(painter, text, regular(letters)) < top.width() - letters;
        if let Some(text) = ways.iter().find(fits) {
            painter.text(at, Align2::CENTER_BOTTOM, text, regular(letters), ink);
        }
    }
}

fn rounded(radius: f32) -> u8 {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a corner has a few points"
    )]
    let radius = radius.round() as u8;
    radius
}
