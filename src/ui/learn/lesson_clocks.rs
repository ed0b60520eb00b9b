//! Both clocks of a lesson, side by side: whose runs, what they show; a press on one presses it.

use eframe::egui::{
    Align2, Rect, Role as Part, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use crate::kit::clock_digits::{ClockDigits, fitting_size};
use crate::kit::clock_text::digits;
use crate::kit::fitted_text::{fitted_line, line_width};
use crate::kit::fonts::{bold, regular};
use crate::kit::piece_textures::Pieces;
use crate::kit::theme::{CORNER, GAP, palette};
use crate::kit::tile::focus_ring;
use crate::table::square_highlights::at_the_bottom;
use crate::view::frame_view::View;
use jadoube_core::chess::Color;
use jadoube_core::clock::Clock;

/// How large the digits are at most, in parts of the height.
const DIGITS: f32 = 0.76;

/// A name in smaller letters than these is left to the king beside it.
const LEAST_NAME: f32 = 12.0;

/// Shows both clocks in `rect`, the one of whoever sits at the bottom first; gives whose was pressed.
pub fn lesson_clocks(ui: &Ui, view: &View<'_>, pieces: &mut Pieces, rect: Rect) -> Option<Color> {
    view.table().clock()?;
    let below = at_the_bottom(view.settings.turned);
    let half = (rect.width() - GAP) / 2.0;
    let mut pressed = None;
    for (left, color) in [(rect.left(), below), (rect.right() - half, !below)] {
        let face = Rect::from_min_size(pos2(left, rect.top()), vec2(half, rect.height()));
        if lesson_clock(ui, view, pieces, color, face) {
            pressed = Some(color);
        }
    }
    pressed
}

/// A player's clock; whether it was pressed.
fn lesson_clock(ui: &Ui, view: &View<'_>, pieces: &mut Pieces, color: Color, rect: Rect) -> bool {
    let Some(clock) = view.table().clock() else {
        return false;
    };
    let face = clock.face(color, view.now);
    let runs = Clock::running(clock) == Some(color);
    let (time, name) = (digits(&face), view.name(color));
    let state = if face.flag.is_some() {
        "fallen"
    } else if runs {
        "runs"
    } else {
        "rests"
    };
    let args = [
        ("player", (&*name).into()),
        ("time", time.as_str().into()),
        ("state", state.into()),
    ];
    let told = view.tr_args("clock-face", &args).into_owned();
    let id = ui.scope_id().with(("lesson-clock", color.is_white()));
    let response = ui.interact(rect, id, Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(Part::Button, true, &told));
    let colors = palette(ui);
    let is_low = face.low || face.flag.is_some();
    let (ground, ink) = if face.flag.is_some() || runs && is_low {
        (colors.warning, colors.on_warning)
    } else if runs {
        (colors.run, colors.on_run)
    } else if response.hovered() {
        (colors.tint, colors.ink)
    } else {
        (colors.sheet, colors.ink)
    };
    let painter = ui.painter();
    painter.rect(
        rect,
        CORNER,
        ground,
        colors.sheet_edge(),
        StrokeKind::Inside,
    );
    if runs {
        let bar = Rect::from_min_size(rect.min + vec2(7.0, 10.0), vec2(4.0, rect.height() - 20.0));
        painter.rect_filled(bar, 2.0, ink);
    }
    if view.is_paused() && view.table().whose_clock_runs() == color {
        let frame = Stroke::new(3.0, colors.run);
        painter.rect_stroke(rect, CORNER, frame, StrokeKind::Inside);
    }
    if response.has_focus() {
        focus_ring(ui, rect);
    }
    let king = Rect::from_center_size(pos2(rect.left() + 32.0, rect.center().y), vec2(26.0, 26.0));
    pieces.king(ui, view.settings.board, color, king);
    let room = rect.width() * 0.5;
    let size = fitting_size(painter, &time, room, rect.height() * DIGITS);
    let shown = ClockDigits::new(painter, &face, size, ink);
    let corner = pos2(
        rect.right() - 14.0 - shown.size().x,
        rect.center().y - shown.size().y / 2.0,
    );
    shown.paint(painter, corner, ink);
    let left = king.right() + 8.0;
    let font = if runs { bold } else { regular };
    let room = corner.x - 6.0 - left;
    if line_width(painter, &name, font(LEAST_NAME)) <= room {
        let heading = fitted_line(painter, &name, font, 16.0, room, ink);
        let at = Align2::LEFT_CENTER.anchor_size(pos2(left, rect.center().y), heading.size());
        painter.galley(at.min, heading, ink);
    }
    response.clicked()
}
