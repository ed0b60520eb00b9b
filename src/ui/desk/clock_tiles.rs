//! Both clocks on the desk: what they show, whose runs or will run, whose flag fell, and the pencil that leads to their
//! correction.

use std::borrow::Cow;

use eframe::egui::{
    Align2, Rect, Role as Part, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use crate::kit::clock_digits::{ClockDigits, fitting_size};
use crate::kit::clock_text::digits;
use crate::kit::fallen_flag::fallen_flag;
use crate::kit::fitted_text::fitted_line;
use crate::kit::fonts::{bold, regular};
use crate::kit::icons::Icon;
use crate::kit::piece_textures::Pieces;
use crate::kit::theme::{CORNER, palette};
use crate::kit::tile::focus_ring;
use crate::kit::widgets::one_line;
use crate::view::frame_view::View;
use jadoube_core::chess::Color;
use jadoube_core::clock::Clock;

/// Narrower than this, in points, a tile has its name below the king.
const NARROW: f32 = 200.0;

/// Shows a player's clock in `rect`; whether it is to be corrected.
pub fn clock_tile(ui: &Ui, view: &View<'_>, pieces: &mut Pieces, color: Color, rect: Rect) -> bool {
    let colors = palette(ui);
    let clock = view.table().clock();
    let runs = clock.and_then(Clock::running) == Some(color);
    let is_next = view.is_paused() && view.table().whose_clock_runs() == color;
    let name = view.name(color);
    let short = view.named_words().name(color);
    let time = clock.map(|clock| digits(&clock.face(color, view.now)));
    let fallen = fallen_flag(view, color);
    let said = time.as_ref().map_or_else(
        || name.to_string(),
        |time| {
            let args = [("name", (&*name).into()), ("time", time.as_str().into())];
            let told = view.tr_args("desk-correct-clock", &args).into_owned();
            match fallen.as_deref() {
                Some(fallen) => format!("{told}, {fallen}"),
                None => told,
            }
        },
    );
    let id = ui.scope_id().with(("desk-clock", color.is_white()));
    let response = ui.interact(rect, id, Sense::CLICK);
    let can_be_corrected = clock.is_some() && view.is_playing();
    response.widget_info(|| WidgetInfo::labeled(Part::Button, can_be_corrected, &said));
    let (ground, ink, soft) = if fallen.is_some() {
        (colors.warning_tint, colors.warning, colors.warning)
    } else if runs {
        (colors.run, colors.on_run, colors.on_run)
    } else if response.hovered() && can_be_corrected {
        (colors.tint, colors.ink, colors.soft_ink)
    } else {
        (colors.sheet, colors.ink, colors.soft_ink)
    };
    let painter = ui.painter();
    painter.rect_filled(rect, CORNER, ground);
    if is_next {
        let frame = Stroke::new(3.0, colors.run);
        painter.rect_stroke(rect, CORNER, frame, StrokeKind::Inside);
    }
    if runs && fallen.is_none() {
        let bar = Rect::from_min_size(rect.min + vec2(5.0, 8.0), vec2(4.0, rect.height() - 16.0));
        painter.rect_filled(bar, 2.0, colors.on_run);
    }
    if response.has_focus() {
        focus_ring(ui, rect);
    }
    let inner = rect.shrink2(vec2(14.0, 8.0));
    let mut right = inner.right();
    if can_be_corrected {
        let pencil = Rect::from_center_size(pos2(right - 7.0, rect.center().y), vec2(14.0, 14.0));
        Icon::Correct.paint(painter, pencil, soft);
        right = pencil.left() - 8.0;
    }
    if let (Some(clock), Some(time)) = (clock, &time) {
        let room = (right - inner.left()) * 0.56;
        let size = fitting_size(painter, time, room, (rect.height() * 0.72).min(54.0));
        let face = clock.face(color, view.now);
        let shown = ClockDigits::new(painter, &face, size, ink);
        let corner = pos2(
            right - shown.size().x,
            rect.center().y - shown.size().y / 2.0,
        );
        shown.paint(painter, corner, ink);
        right = corner.x - 6.0;
    }
    let mut king = Rect::from_min_size(inner.min, vec2(22.0, 22.0));
    pieces.king(ui, view.settings.board, color, king);
    // Where there is little room the name stands below the king, and the frame alone says whose clock runs next.
    let is_narrow = rect.width() < NARROW;
    let below = if is_narrow {
        Some(short.clone())
    } else {
        let next = || is_next.then(|| view.tr("desk-runs-next"));
        fallen.clone().or_else(next).map(Cow::into_owned)
    };
    if fallen.is_some() {
        let sign = Rect::from_min_size(king.right_top() + vec2(4.0, 3.0), vec2(16.0, 16.0));
        Icon::FallenFlag.paint(painter, sign, ink);
        king.max.x = sign.max.x;
    }
    if !is_narrow {
        let left = king.right() + 6.0;
        let galley = painter.layout_job(one_line(&short, bold(14.5), ink, right - left));
        let top = king.center().y - galley.size().y / 2.0;
        painter.galley(pos2(left, top), galley, ink);
    }
    if let Some(words) = below {
        let room = right - inner.left();
        let galley = fitted_line(painter, &words, regular, 12.5, room, soft);
        let at = Align2::LEFT_BOTTOM.anchor_size(inner.left_bottom(), galley.size());
        painter.galley(at.min, galley, soft);
    }
    response.clicked() && can_be_corrected
}
