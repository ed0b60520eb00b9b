//! How long each half-move took: White's above the line, Black's below it; a click goes there.

use std::time::Duration;

use eframe::egui::{
    Align2, Rect, Role as Part, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use crate::chess::Position;
use crate::record::reviewed_game::{ReviewedGame, ReviewedRuling};
use crate::ui::kit::clock_text::whole_seconds;
use crate::ui::kit::fonts::regular;
use crate::ui::kit::theme::{CORNER, GAP, palette};
use crate::ui::kit::widgets::cell;
use crate::ui::view::frame_view::View;

/// How wide the place of a half-move is at most, and how high the line above them.
const WIDEST: f32 = 22.0;
const HEADING: f32 = 16.0;

/// Shows the chart in `rect`, the half-move there shown as the one looked at; gives the one that was clicked on, each
/// counted from 1. A line stands where the game was continued.
pub fn time_chart(
    ui: &Ui,
    view: &View<'_>,
    game: &ReviewedGame,
    made: Option<usize>,
    moves: &[String],
    rect: Rect,
) -> Option<usize> {
    let longest = game.clocks().longest()?.max(Duration::from_secs(1));
    let colors = palette(ui);
    let painter = ui.painter();
    painter.rect_filled(rect, CORNER, colors.sheet);
    let inner = Rect::from_min_max(
        rect.min + vec2(14.0, HEADING + 12.0),
        rect.max - vec2(14.0, 6.0),
    );
    heading(ui, view, rect.shrink2(vec2(14.0, 4.0)), longest);
    let count = game.plies().max(1);
    #[expect(clippy::cast_precision_loss, reason = "half-moves, not atoms")]
    let step = (inner.width() / count as f32).min(WIDEST);
    let line = Stroke::new(1.0, colors.line);
    painter.hline(inner.x_range(), inner.center().y, line);
    let room = inner.height() / 2.0 - 1.0;
    let white_began = game.game().start.turn().is_white();
    let mut left = inner.left();
    for ply in 0..game.plies() {
        let slot = Rect::from_min_size(pos2(left, inner.top()), vec2(step, inner.height()));
        left += step;
        if game.continued_at() == Some(ply) && ply > 0 {
            painter.vline(slot.left(), rect.y_range().shrink(6.0), line);
        }
        let Some(used) = game.clocks().used(ply) else {
            continue;
        };
        let is_white = (ply % 2 == 0) == white_began;
        let height = (room * share(used, longest)).max(1.5);
        let (top, bottom) = if is_white {
            (inner.center().y - 1.0 - height, inner.center().y - 1.0)
        } else {
            (inner.center().y + 1.0, inner.center().y + 1.0 + height)
        };
        let gap = (step * 0.12).min(1.5);
        let bar = Rect::from_min_max(
            pos2(slot.left() + gap, top),
            pos2(slot.right() - gap, bottom),
        );
        let is_ruled = game.rulings_at(ply).any(ReviewedRuling::is_trouble);
        if Some(ply + 1) == made {
            painter.rect_filled(bar, 1.0, colors.here);
        } else if is_ruled {
            painter.rect_filled(bar, 1.0, colors.warning);
        } else if is_white {
            let edge = Stroke::new(1.0, colors.edge);
            painter.rect_stroke(bar, 1.0, edge, StrokeKind::Inside);
        } else {
            painter.rect_filled(bar, 1.0, colors.soft_ink);
        }
        if is_ruled {
            let tip = pos2(
                slot.center().x,
                inner.center().y - if is_white { height } else { 0.0 } - 2.0,
            );
            let points = vec![tip, tip + vec2(-4.0, -6.0), tip + vec2(4.0, -6.0)];
            painter.add(Shape::convex_polygon(points, colors.warning, Stroke::NONE));
        }
    }
    let response = ui.interact(rect, ui.scope_id().with("times"), Sense::click());
    let name = view.tr("review-times");
    response.widget_info(|| WidgetInfo::labeled(Part::Image, true, &*name));
    let at = response.hover_pos().map(|at| (at.x - inner.left()) / step);
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a place on the screen"
    )]
    let ply = at.map(|place| place.max(0.0) as usize)?;
    if ply >= count {
        return None;
    }
    let used = game
        .clocks()
        .used(ply)
        .map(whole_seconds)
        .unwrap_or_default();
    let text = moves.get(ply).map(String::as_str).unwrap_or_default();
    let response = response.on_hover_text_at_pointer(format!("{text}  {used}"));
    response.clicked().then_some(ply + 1)
}

/// What the chart tells, and the longest time in it, by which the others are read.
fn heading(ui: &Ui, view: &View<'_>, rect: Rect, longest: Duration) {
    let line = rect.with_max_y(rect.top() + HEADING);
    let soft = palette(ui).soft_ink;
    let longest = [("time", whole_seconds(longest).into())];
    let longest = view.tr_args("review-longest", &longest).into_owned();
    let painter = ui.painter();
    let longest = painter.layout_no_wrap(longest, regular(12.0), soft);
    let at = Align2::RIGHT_CENTER.anchor_size(line.right_center(), longest.size());
    painter.galley(at.min, longest, soft);
    let told = line.with_max_x(at.left() - GAP);
    cell(ui, told, &view.tr("review-times"), regular(12.0), soft);
}

/// Which part of the longest time that is.
fn share(used: Duration, longest: Duration) -> f32 {
    (used.as_secs_f32() / longest.as_secs_f32()).clamp(0.0, 1.0)
}
