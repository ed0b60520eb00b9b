//! How long each half-move took: White's above the line, Black's below it; a click goes there.

use std::borrow::Cow;
use std::ops::Range;
use std::time::Duration;

use eframe::egui::{
    Align2, Pos2, Rangef, Rect, Role as Part, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo,
    pos2, vec2,
};

use crate::kit::fitted_text::line_width;
use crate::kit::fonts::regular;
use crate::kit::theme::{CORNER, GAP, palette};
use crate::kit::widgets::sheet_ground;
use crate::view::frame_view::View;
use jadoube_core::chess::{ByColor, Color, Position};
use jadoube_core::clock::clock_text::whole_seconds;
use jadoube_core::record::log::continuation::Continuation;
use jadoube_core::record::reviewed_game::{ReviewedGame, ReviewedRuling};

/// How wide a bar is at most, how low at least, and how high the line above them.
const WIDEST: f32 = 22.0;
const LOWEST: f32 = 2.0;
const HEADING: f32 = 16.0;

/// How large the words and times of the chart are, and how far apart two times of its scale stand at least.
const TOLD: f32 = 12.0;
const SCALE_LINE: f32 = 16.0;

/// The times, in seconds, that can be told by a line across the bars.
const SCALE: [u64; 19] = [
    1, 2, 5, 10, 15, 20, 30, 60, 120, 180, 300, 600, 900, 1200, 1800, 2700, 3600, 7200, 14400,
];

/// What a game is called here that was played by the same clocks to its end.
const WHOLE: &str = "review-times";

/// The half-moves that were made by the same clocks, with one that was not made before the game was left, and the message that
/// names them.
struct ChartPart {
    plies: Range<usize>,
    heading: &'static str,
}

/// The parts of a game: one, or what went before it was continued and what has been played by new clocks since.
fn parts(game: &ReviewedGame) -> Vec<ChartPart> {
    let part = |plies: Range<usize>, heading| ChartPart { plies, heading };
    let has_end = game.clocks().used(game.plies()).is_some();
    let all = 0..game.plies() + usize::from(has_end);
    let has_other_clocks = !matches!(game.continuation(), Some(Continuation::Stood(_)));
    let parts = match game.continued_at().filter(|_| has_other_clocks) {
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
    sheet_ground(ui, rect, CORNER);
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
    let colors = palette(ui);
    let painter = ui.painter();
    let inner = Rect::from_min_max(
        rect.min + vec2(14.0, HEADING + 10.0),
        rect.max - vec2(14.0 + scale_width(ui, longest), 6.0),
    );
    let name = view.tr(part.heading);
    let is_ruled = |ply: usize| game.rulings_at(ply).any(ReviewedRuling::is_trouble);
    let names = [view.tr("review-times-where"), view.tr(part.heading)];
    let names = if part.heading == WHOLE {
        &names[..]
    } else {
        &names[1..]
    };
    // Ruled behind the last half-move, by a clock that did not run on.
    let is_ruled_behind = part.plies.end == game.plies() && is_ruled(part.plies.end);
    let ruled = is_ruled_behind || part.plies.clone().any(is_ruled);
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
    let scale = ChartScale::of(game, part.plies.clone(), inner);
    let line = Stroke::new(1.0, colors.line);
    painter.hline(inner.x_range(), scale.axis, line);
    scale.lines(ui, inner);
    let mut left = inner.left();
    for ply in part.plies.clone() {
        let slot = Rect::from_min_size(pos2(left, inner.top()), vec2(step, inner.height()));
        left += step;
        if let Some(used) = game.clocks().used(ply) {
            bar(ui, game, ply, (&scale, used), Some(ply + 1) == made, slot);
        }
    }
    if is_ruled_behind {
        ruling_mark(ui, pos2(inner.right(), scale.axis - 2.0));
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
    let text = match moves.get(ply) {
        Some(text) => Cow::Borrowed(text.as_str()),
        None => view.tr("review-times-end"),
    };
    let mut told = format!("{text}  {used}");
    if is_ruled(ply) {
        told = format!("{told}\n{}", view.tr("review-times-ruled"));
    }
    let response = response.on_hover_text_at_pointer(told);
    response.clicked().then_some((ply + 1).min(game.plies()))
}

/// The bar of a half-move in its place, for which that time was used, measured by that scale.
fn bar(
    ui: &Ui,
    game: &ReviewedGame,
    ply: usize,
    (scale, used): (&ChartScale, Duration),
    is_here: bool,
    slot: Rect,
) {
    let colors = palette(ui);
    let painter = ui.painter();
    let is_white = mover(game, ply).is_white();
    let height = scale.height(used).max(LOWEST);
    let middle = scale.axis;
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
    } else if is_white != colors.is_dark() {
        let ink = if colors.is_dark() {
            colors.soft_ink
        } else {
            colors.edge
        };
        let edge = Stroke::new(1.0, ink);
        painter.rect_stroke(bar, 1.0, edge, StrokeKind::Inside);
    } else {
        painter.rect_filled(bar, 1.0, colors.soft_ink);
    }
    if is_ruled {
        let above = if is_white { height } else { 0.0 };
        ruling_mark(ui, pos2(slot.center().x, middle - above - 2.0));
    }
}

/// Marks with its tip where something was ruled.
fn ruling_mark(ui: &Ui, tip: Pos2) {
    let points = vec![tip, tip + vec2(-4.0, -6.0), tip + vec2(4.0, -6.0)];
    let mark = Shape::convex_polygon(points, palette(ui).warning, Stroke::NONE);
    ui.painter().add(mark);
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
    let lay_out = |text: &str, ink| painter.layout_no_wrap(text.to_owned(), regular(TOLD), ink);
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

/// Who made that half-move, counted from 0.
fn mover(game: &ReviewedGame, ply: usize) -> Color {
    let first = game.game().start.turn();
    if ply.is_multiple_of(2) { first } else { !first }
}

/// The longest time that a line can tell, up to that one.
fn round_time(most: Duration) -> Option<Duration> {
    let mut times = SCALE.into_iter().rev().map(Duration::from_secs);
    times.find(|time| *time <= most)
}

/// How much room the times of the scale have right of the bars, the longest being that.
fn scale_width(ui: &Ui, longest: Duration) -> f32 {
    let time = round_time(longest).map(whole_seconds).unwrap_or_default();
    line_width(ui.painter(), &time, regular(TOLD))
}

/// How a part of the chart measures time: by one scale above and below the line that parts the players. The player who
/// took longest has as much more of the room, so that all bars are as high as they can be.
struct ChartScale {
    /// The line, and how much room bars have above it and below it, in points.
    axis: f32,
    room: ByColor<f32>,
    /// How high a second reaches.
    second: f32,
    /// The longest time of either player.
    longest: ByColor<Duration>,
}

impl ChartScale {
    /// The scale by which those half-moves fill that place.
    fn of(game: &ReviewedGame, plies: Range<usize>, place: Rect) -> Self {
        let longest = ByColor::new_with(|color| {
            let own = plies.clone().filter(|ply| mover(game, *ply) == color);
            let used = own.filter_map(|ply| game.clocks().used(ply));
            used.max().unwrap_or_default()
        });
        let seconds = longest.map(|time| time.as_secs_f32().max(0.5));
        let whole = place.height() - 2.0;
        let above = whole * seconds.white / (seconds.white + seconds.black);
        let above = above.clamp(LOWEST, whole - LOWEST);
        let room = ByColor {
            white: above,
            black: whole - above,
        };
        Self {
            axis: place.top() + 1.0 + above,
            room,
            second: (room.white / seconds.white).min(room.black / seconds.black),
            longest,
        }
    }

    /// Returns how high the bar of that time is, in points.
    fn height(&self, time: Duration) -> f32 {
        time.as_secs_f32() * self.second
    }

    /// A line across the bars for a round time and, where there is room, for half of it or less, above and below; each
    /// is named once, where the longest bar is.
    fn lines(&self, ui: &Ui, inner: Rect) {
        let ByColor { white, black } = self.longest;
        let named = Color::from_white(white >= black);
        let upper = round_time(white.max(black));
        let lower = upper.and_then(|upper| round_time(upper / 2));
        let is_apart = |time: &Duration| {
            let apart = upper.map(|upper| self.height(upper) - self.height(*time));
            apart.is_some_and(|apart| apart >= SCALE_LINE)
        };
        let colors = palette(ui);
        let painter = ui.painter();
        let line = Stroke::new(1.0, colors.line);
        for time in upper.into_iter().chain(lower.filter(is_apart)) {
            let height = self.height(time);
            for color in Color::ALL {
                if height > *self.room.get(color) {
                    continue;
                }
                let across = self.axis + color.fold_wb(-1.0, 1.0) * (1.0 + height);
                painter.hline(inner.x_range(), across, line);
                if color == named {
                    let at = pos2(inner.right() + 6.0, across);
                    let (font, ink) = (regular(TOLD), colors.soft_ink);
                    painter.text(at, Align2::LEFT_CENTER, whole_seconds(time), font, ink);
                }
            }
        }
    }
}
