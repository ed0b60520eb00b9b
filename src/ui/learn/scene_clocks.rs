//! Both clocks of a scene, side by side: what they show, and whose runs.

use eframe::egui::{Rect, Role as Part, Sense, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::kit::clock_digits::{ClockDigits, fitting_size};
use crate::kit::clock_text::digits;
use crate::kit::fitted_text::line_size;
use crate::kit::fonts::bold;
use crate::kit::piece_textures::Pieces;
use crate::kit::pointing_hand::pointing_hand;
use crate::kit::theme::{BoardColors, CORNER, GAP, palette};
use crate::kit::widgets::one_line;
use crate::view::frame_view::View;
use jadoube_core::chess::Color;
use jadoube_core::clock::Clock;
use jadoube_core::laws::{Event, PlayerAct};

/// Shows both clocks in `rect`; nothing where the game has none. A hand lies on the one that was just pressed, as long as
/// the act is shown.
pub fn scene_clocks(
    ui: &mut Ui,
    view: &View<'_>,
    act: Option<&Event>,
    pieces: &mut Pieces,
    rect: Rect,
) {
    let Some(clock) = view.table().clock() else {
        return;
    };
    let width = (rect.width() - GAP) / 2.0;
    let size = vec2(width, rect.height());
    for (color, left) in [
        (Color::White, rect.left()),
        (Color::Black, rect.right() - width),
    ] {
        let place = Rect::from_min_size(pos2(left, rect.top()), size);
        let is_pressed = act.is_some_and(|act| {
            let press = [Some(&PlayerAct::Press), Some(&PlayerAct::StopClocks)];
            act.player() == Some(color) && press.contains(&act.player_act())
        });
        let free = tile(ui, view, pieces, clock, color, place);
        if is_pressed && free.width() >= HAND {
            let board = BoardColors::of(view.settings.board);
            let hand = free.height() * 0.8;
            let tip = free.center() - vec2(hand * 0.3, hand * 0.1);
            let inks = (board.hand, board.hand_edge);
            pointing_hand(&ui.painter_at(place), tip, hand, inks, false);
        }
    }
}

/// How much room a hand takes beside name and digits, in points.
const HAND: f32 = 48.0;

/// Shows one of them; what stays free between its name and its digits.
fn tile(
    ui: &Ui,
    view: &View<'_>,
    pieces: &mut Pieces,
    clock: &Clock,
    color: Color,
    rect: Rect,
) -> Rect {
    let colors = palette(ui);
    let runs = clock.running() == Some(color);
    let name = view.name(color);
    let face = clock.face(color, view.now);
    let time = digits(&face);
    let id = ui.scope_id().with(("scene-clock", color.is_white()));
    let id_runs = if runs {
        "scene-clock-runs"
    } else {
        "scene-clock-rests"
    };
    ui.interact(rect, id, Sense::HOVER).widget_info(|| {
        let args = [("player", color.into()), ("time", time.as_str().into())];
        WidgetInfo::labeled(Part::Label, true, view.tr_args(id_runs, &args))
    });
    let (ground, ink) = if runs {
        (colors.run, colors.on_run)
    } else {
        (colors.sheet, colors.ink)
    };
    let painter = ui.painter();
    painter.rect_filled(rect, CORNER, ground);
    if !runs {
        painter.rect_stroke(rect, CORNER, colors.sheet_edge(), StrokeKind::Inside);
    }
    if runs {
        let bar = Rect::from_min_size(rect.min + vec2(5.0, 8.0), vec2(4.0, rect.height() - 16.0));
        painter.rect_filled(bar, 2.0, colors.on_run);
    }
    let inner = rect.shrink2(vec2(14.0, 6.0));
    let room = inner.width() * 0.53;
    let size = fitting_size(painter, &time, room, (rect.height() * 0.76).min(44.0));
    let shown = ClockDigits::new(painter, &face, size, ink);
    let corner = pos2(
        inner.right() - shown.size().x,
        rect.center().y - shown.size().y / 2.0,
    );
    shown.paint(painter, corner, ink);
    let king = Rect::from_center_size(pos2(inner.left() + 12.0, rect.center().y), vec2(26.0, 26.0));
    pieces.king(ui, view.settings.board, color, king);
    let left = king.right() + 8.0;
    let room = corner.x - 6.0 - left;
    let largest = line_size(painter, &name, bold, 15.0, room).max(12.0);
    let name = one_line(&name, bold(largest), ink, room);
    let name = painter.layout_job(name);
    let at = pos2(left, rect.center().y - name.size().y / 2.0);
    let free = rect.with_min_x(left + name.size().x).with_max_x(corner.x);
    painter.galley(at, name, ink);
    free
}
