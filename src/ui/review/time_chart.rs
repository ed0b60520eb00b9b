//! How long each half-move took: White's above the line, Black's below it; a click goes there.

use std::borrow::Cow;
use std::ops::Range;
use std::time::Duration;

use eframe::egui::{
    Align2, Rangef, Rect, Role as Part, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, pos2,
    vec2,
};

use crate::chess::Position;
use crate::record::reviewed_game::{ReviewedGame, ReviewedRuling};
use crate::ui::kit::clock_text::whole_seconds;
use crate::ui::kit::fonts::regular;
use crate::ui::kit::theme::{CORNER, GAP, palette};
use crate::ui::view::frame_view::View;

/// How wide a bar is at most, how low at least, and how high the line above them.
const WIDEST: f32 = 22.0;
const LOWEST: f32 = 3.0;
const HEADING: f32 = 16.0;

/// How much room the time has that is told of the scale, right of the bars.
const SCALE_TIME: f32 = 36.0;

/// The times, in seconds, of which one is told by a line across the bars.
const SCALE: [u64; 11] = [1, 5, 10, 30, 60, 120, 300, 600, 900, 1800, 3600];

/// What a game is called here that was played by the same clocks to its end.
const WHOLE: &str = "review-times";

/// The half-moves that were made by the same clocks, and the message that names them.
struct ChartPart {
    plies: Range<usize>,
    heading: &'static str,
}

/// The parts of a game: one, or what went before it was continued and what has been played by new clocks since.
fn parts(game: &ReviewedGame) -> Vec<ChartPart> {
    let part = |plies: Range<usize>, heading| ChartPart { plies, heading };
    let all = 0..game.plies();
    let parts = match game.continued_at() {
        Some(at) if at > 0 && at < all.end => vec![
            part(0..at, "review-times-before"),
            part(at..all.end, "review-times-since"),
        ],
        Some(_) | None => vec![part(all, WHOLE)],
    };
    let is_known = |part: &ChartPart| game.clocks().longest(part.plies.clone()).is_some();
    parts.into_iter().filter(is_known).collect()
}

/// Shows the chart in `rect`, the half-move there shown as the one looked at; gives the one that was clicked on, each
/// counted from 1. Where the game was continued with new clocks stands a line, and either side has its own scale.
pub fn time_chart(
    ui: &Ui,
    view: &View<'_>,
    game: &ReviewedGame,
    made: Option<usize>,
    moves: &[String],
    rect: Rect,
) -> Option<usize> {
    let colors = palette(ui);
    ui.painter().rect_filled(rect, CORNER, colors.sheet);
    let parts = parts(game);
    let [before, since] = &parts[..] else {
        let only = parts.first()?;
        return part_ui(ui, view, game, only, made, moves, rect);
    };
    let (left, right) = rect.split_left_right_at_fraction(0.5);
    let line = Stroke::new(1.0, colors.edge);
    ui.painter()
        .vline(right.left(), rect.y_range().shrink(8.0), line);
    let earlier = part_ui(ui, view, game, before, made, moves, left);
    earlier.or(part_ui(ui, view, game, since, made, moves, right))
}

/// Shows one part of it.
fn part_ui(
    ui: &Ui,
    view: &View<'_>,
    game: &ReviewedGame,
    part: &ChartPart,
    made: Option<usize>,
    moves: &[String],
    rect: Rect,
) -> Option<usize> {
    let longest = game.clocks().longest(part.plies.clone())?;
    let longest = longest.max(Duration::from_secs(1));
    let colors = palette(ui);
    let painter = ui.painter();
    let inner = Rect::from_min_max(
        rect.min + vec2(14.0, HEADING + 10.0),
        rect.max - vec2(8.0 + SCALE_TIME, 6.0),
    );
    let name = view.tr(part.heading);
    let is_ruled = |ply: usize| game.rulings_at(ply).any(ReviewedRuling::is_trouble);
    let names = [view.tr("review-times-where"), view.tr(part.heading)];
    let names = if part.heading == WHOLE {
        &names[..]
    } else {
        &names[1..]
    };
    let ruled = part.plies.clone().any(is_ruled);
    heading(
        ui,
        view,
        rect.shrink2(vec2(8.0, 4.0)),
        names,
        longest,
        ruled,
    );
    let count = part.plies.len();
    #[expect(clippy::cast_precision_loss, reason = "half-moves, not atoms")]
    let step = inner.width() / count as f32;
    let line = Stroke::new(1.0, colors.line);
    painter.hline(inner.x_range(), inner.center().y, line);
    scale(ui, longest, inner);
    let mut left = inner.left();
    for ply in part.plies.clone() {
        let slot = Rect::from_min_size(pos2(left, inner.top()), vec2(step, inner.height()));
        left += step;
        if let Some(used) = game.clocks().used(ply) {
            bar(
                ui,
                game,
                ply,
                share(used, longest),
                Some(ply + 1) == made,
                slot,
            );
        }
    }
    let response = ui.interact(rect, ui.scope_id().with(part.heading), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Part::Image, true, &*name));
    let at = response.hover_pos().map(|at| (at.x - inner.left()) / step);
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a place on the screen"
    )]
    let place = at.map(|place| place.max(0.0) as usize)?;
    if place >= count {
        return None;
    }
    let ply = part.plies.start + place;
    let used = game
        .clocks()
        .used(ply)
        .map(whole_seconds)
        .unwrap_or_default();
    let text = moves.get(ply).map(String::as_str).unwrap_or_default();
    let mut told = format!("{text}  {used}");
    if is_ruled(ply) {
        told = format!("{told}\n{}", view.tr("review-times-ruled"));
    }
    let response = response.on_hover_text_at_pointer(told);
    response.clicked().then_some(ply + 1)
}

/// The bar of a half-move in its place, which has that share of the room.
fn bar(ui: &Ui, game: &ReviewedGame, ply: usize, share: f32, is_here: bool, slot: Rect) {
    let colors = palette(ui);
    let painter = ui.painter();
    let is_white = ply.is_multiple_of(2) == game.game().start.turn().is_white();
    let room = slot.height() / 2.0 - 1.0;
    let height = (room * share).max(LOWEST);
    let middle = slot.center().y;
    let (top, bottom) = if is_white {
        (middle - 1.0 - height, middle - 1.0)
    } else {
        (middle + 1.0, middle + 1.0 + height)
    };
    let gap = (slot.width() * 0.12).min(1.5);
    let half = (slot.width() / 2.0 - gap).min(WIDEST / 2.0);
    let across = Rangef::new(slot.center().x - half, slot.center().x + half);
    let bar = Rect::from_x_y_ranges(across, top..=bottom);
    let is_ruled = game.rulings_at(ply).any(ReviewedRuling::is_trouble);
    if is_here {
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
        let above = if is_white { height } else { 0.0 };
        let tip = pos2(slot.center().x, middle - above - 2.0);
        let points = vec![tip, tip + vec2(-4.0, -6.0), tip + vec2(4.0, -6.0)];
        painter.add(Shape::convex_polygon(points, colors.warning, Stroke::NONE));
    }
}

/// What the chart tells, in the first of those words that has room, what is red in it if anything is, and the longest time
/// in it, by which the others are read.
fn heading(
    ui: &Ui,
    view: &View<'_>,
    rect: Rect,
    names: &[Cow<'_, str>],
    longest: Duration,
    is_ruled: bool,
) {
    let line = rect.with_max_y(rect.top() + HEADING);
    let colors = palette(ui);
    let painter = ui.painter();
    let lay_out = |text: &str, ink| painter.layout_no_wrap(text.to_owned(), regular(12.0), ink);
    let longest = [("time", whole_seconds(longest).into())];
    let mut right = vec![(view.tr_args("review-longest", &longest), colors.soft_ink)];
    if is_ruled {
        right.push((view.tr("review-times-ruled"), colors.warning));
    }
    let mut end = line.right();
    for (text, ink) in right {
        let galley = lay_out(&text, ink);
        let at = Align2::RIGHT_CENTER.anchor_size(pos2(end, line.center().y), galley.size());
        painter.galley(at.min, galley, ink);
        end = at.left() - GAP - 4.0;
    }
    let told = line.with_max_x(end);
    let galleys = names.iter().map(|name| lay_out(name, colors.soft_ink));
    let mut fitting = galleys.filter(|galley| galley.size().x <= told.width());
    if let Some(galley) = fitting.next() {
        let at = Align2::LEFT_CENTER.anchor_size(told.left_center(), galley.size());
        painter.galley(at.min, galley, colors.soft_ink);
    }
}

/// A line across the bars, above and below, with the time that reaches it.
fn scale(ui: &Ui, longest: Duration, inner: Rect) {
    let times = SCALE.into_iter().rev().map(Duration::from_secs);
    let Some(time) = times.into_iter().find(|time| *time * 2 <= longest) else {
        return;
    };
    let colors = palette(ui);
    let painter = ui.painter();
    let height = (inner.height() / 2.0 - 1.0) * share(time, longest);
    let font = regular(10.5);
    let text = painter.layout_no_wrap(whole_seconds(time), font, colors.soft_ink);
    let middle = inner.center().y;
    let line = Stroke::new(1.0, colors.line);
    for across in [middle - height, middle + height] {
        painter.hline(inner.x_range(), across, line);
    }
    let at = pos2(inner.right() + 4.0, middle - height);
    let place = Align2::LEFT_CENTER.anchor_size(at, text.size());
    painter.galley(place.min, text, colors.soft_ink);
}

/// How high a time reaches, as part of the longest one: by its root, so that a short one is still told from a shorter one
/// beside a very long one.
fn share(used: Duration, longest: Duration) -> f32 {
    let part = used.as_secs_f32() / longest.as_secs_f32();
    part.sqrt().clamp(0.0, 1.0)
}
