//! One half of the side clock: a lever, a time, and what else a player's side shows.

use std::sync::Arc;
use std::time::Duration;

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align, Color32, Galley, Rect, Role as Part, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2,
    vec2,
};

use super::log::to_the_millisecond;
use super::player_sides::name_of;
use super::seven_segments::{Measures, hours_of, paint_time};
use crate::chess::Color;
use crate::clock::{Clock, Face};
use crate::i18n::in_units;
use crate::record::side_clock::SideClock;
use crate::ui::kit::clock_text::digits;
use crate::ui::kit::fonts::{bold, regular};
use crate::ui::kit::theme::palette;
use crate::ui::kit::widgets::paint_player_dot;
use crate::ui::view::frame_view::View;

/// How long a side shows that it has passed into its next period.
const PASSED: Duration = Duration::from_mins(5);

/// How thick the frame is around a running side that has little time left, and how far from the edge, against its width.
const LOW: f32 = 0.01;

/// How high the digits are against the window, with its row of buttons.
const DIGITS: f32 = 0.27;

/// What a half is painted with.
#[derive(Clone, Copy)]
struct HalfColors {
    ground: Color32,
    ink: Color32,
    soft: Color32,
}

/// Shows a player's half; says whether a screen reader pressed its lever.
pub fn half(
    ui: &Ui,
    view: &View<'_>,
    side_clock: &SideClock,
    color: Color,
    rect: Rect,
    is_left: bool,
) -> bool {
    let Some(clock) = side_clock.clock() else {
        return false;
    };
    let face = clock.face(color, view.side_clock_now);
    let name = name_of(view, side_clock, color);
    let response = ui.interact(
        rect,
        ui.scope_id().with(("side", color.fold_wb(0, 1))),
        Sense::CLICK,
    );
    response.widget_info(|| WidgetInfo::labeled(Part::Button, true, spoken(view, &name, &face)));
    paint(ui, view, clock, color, rect, &name, &face, is_left);
    // A mouse has pressed the lever when it came down; only a screen reader clicks without one.
    response.clicked() && !ui.input(|input| input.pointer.any_click())
}

fn spoken(view: &View<'_>, name: &str, face: &Face) -> String {
    let state = if face.flag.is_some() {
        "fallen"
    } else if face.runs {
        "runs"
    } else {
        "rests"
    };
    let args = [
        ("player", name.into()),
        ("time", digits(face).into()),
        ("state", state.into()),
    ];
    view.tr_args("clock-face", &args).into_owned()
}

#[expect(
    clippy::too_many_arguments,
    reason = "one half is described by as many things"
)]
fn paint(
    ui: &Ui,
    view: &View<'_>,
    clock: &Clock,
    color: Color,
    rect: Rect,
    name: &str,
    face: &Face,
    is_left: bool,
) {
    let colors = palette(ui);
    let fallen = face.flag.is_some();
    let inks = if fallen {
        HalfColors {
            ground: colors.warning,
            ink: colors.on_warning,
            soft: colors.on_warning,
        }
    } else if face.runs {
        HalfColors {
            ground: colors.run,
            ink: colors.on_run,
            soft: colors.on_run,
        }
    } else {
        HalfColors {
            ground: colors.sheet,
            ink: colors.ink,
            soft: colors.soft_ink,
        }
    };
    let painter = ui.painter();
    painter.rect_filled(rect, 0.0, inks.ground);
    if !is_left && !face.runs && !fallen {
        let line = Stroke::new(1.0, colors.line);
        painter.line_segment([rect.left_top(), rect.left_bottom()], line);
    }
    if face.low && face.runs && !fallen {
        let thick = rect.width() * LOW;
        let line = Stroke::new(thick, inks.ink);
        painter.rect_stroke(rect.shrink(thick), 0.0, line, StrokeKind::Inside);
    }
    lever(ui, rect, face.runs, inks);
    let inner = rect.shrink2(vec2(rect.width() * 0.04, rect.height() * 0.03));
    heading(ui, inner, color, name, inks);
    let hours = Color::ALL
        .into_iter()
        .map(|side| hours_of(clock.face(side, view.side_clock_now).shown))
        .max()
        .unwrap_or(1);
    let height = ui.ctx().content_rect().height() * DIGITS;
    let measures = Measures::fitting(inner.width(), height, hours);
    let at = pos2(
        rect.center().x - measures.width() / 2.0,
        rect.top() + rect.height() * 0.52 - height / 2.0,
    );
    let warns = face.low && !face.runs && !fallen;
    let ink = if warns { colors.warning } else { inks.ink };
    paint_time(painter, at, measures, face, ink);
    let below = Rect::from_min_max(pos2(inner.left(), at.y + height), inner.max);
    facts(ui, view, clock, color, face, below, inks);
}

/// The lever: raised on the side that runs and waits to be pressed, down on the other.
fn lever(ui: &Ui, rect: Rect, is_up: bool, inks: HalfColors) {
    let size = vec2(rect.width() * 0.46, rect.height() * 0.11);
    let lift = if is_up { 0.0 } else { size.y * 0.62 };
    let top = rect.top() + rect.height() * 0.13 + lift;
    let foot = rect.top() + rect.height() * 0.13 + size.y;
    let center = rect.center().x;
    let knob = Rect::from_min_max(
        pos2(center - size.x / 2.0, top),
        pos2(center + size.x / 2.0, foot),
    );
    let ink = if is_up { inks.ink } else { inks.soft };
    let radius = (size.y * 0.18).min(10.0);
    if is_up {
        ui.painter().rect_filled(knob, radius, ink);
    } else {
        let line = Stroke::new(2.0, ink);
        ui.painter()
            .rect_stroke(knob, radius, line, StrokeKind::Inside);
    }
    let base = [
        pos2(center - size.x * 0.62, foot + 4.0),
        pos2(center + size.x * 0.62, foot + 4.0),
    ];
    ui.painter().line_segment(base, Stroke::new(3.0, inks.soft));
}

/// Whose half it is.
fn heading(ui: &Ui, inner: Rect, color: Color, name: &str, inks: HalfColors) {
    let size = (inner.height() * 0.045).clamp(16.0, 34.0);
    let dot = pos2(inner.left() + size * 0.5, inner.top() + size * 0.62);
    paint_player_dot(ui, dot, size * 0.42, color.is_white());
    let at = pos2(inner.left() + size * 1.3, inner.top());
    let galley = ui
        .painter()
        .layout(name.to_owned(), bold(size), inks.ink, f32::INFINITY);
    let room = inner.with_min_x(at.x);
    ui.painter()
        .with_clip_rect(room)
        .galley(at, galley, inks.ink);
}

/// The flag, the delay, byo-yomi, and with the counters moves and period: under the time, in the middle.
fn facts(
    ui: &Ui,
    view: &View<'_>,
    clock: &Clock,
    color: Color,
    face: &Face,
    rect: Rect,
    inks: HalfColors,
) {
    let size = (rect.height() * 0.13).min(rect.width() * 0.11);
    let size = size.clamp(15.0, 30.0);
    let mut at = rect.center_top() + vec2(0.0, size * 0.9);
    let mut lines = |parts: &[String], size: f32, strong: bool| {
        let ink = if strong { inks.ink } else { inks.soft };
        for galley in fitted(ui, parts, rect.width(), size, strong, ink) {
            let foot = at.y + galley.size().y + size * 0.35;
            ui.painter().galley(at, galley, ink);
            at.y = foot;
        }
    };
    if let Some(flag) = face.flag {
        let id = if flag.first {
            "side-flag-first"
        } else {
            "flag-fallen"
        };
        lines(&[view.tr(id).into_owned()], size * 1.2, true);
        let moment = to_the_millisecond(flag.at.since_start());
        lines(&[moment], size, false);
    }
    let mut now = Vec::new();
    if face.low && face.flag.is_none() {
        now.push(view.tr("side-low").into_owned());
    }
    if face.delay > Duration::ZERO {
        let time = in_units(face.delay);
        now.push(
            view.tr_args("side-delay", &[("time", time.into())])
                .into_owned(),
        );
    }
    if let Some(stretches) = face.stretches {
        now.push(format!(
            "{} × {}",
            stretches.left,
            in_units(stretches.present)
        ));
    }
    let passed = face.passed.map(|passed| view.side_clock_now - passed);
    if passed.is_some_and(|since| since < PASSED) {
        now.push(view.tr("side-passed").into_owned());
    }
    lines(&now, size, true);
    if view.settings.side_counters {
        let mut counted = vec![
            view.tr_args("side-moves", &[("count", face.moves.into())])
                .into_owned(),
        ];
        if let Some(left) = face.moves_to_go {
            counted.push(
                view.tr_args("side-moves-to-go", &[("count", left.into())])
                    .into_owned(),
            );
        }
        let periods = clock.controls().get(color).periods().len();
        if periods > 1 {
            let args = [("number", (face.period + 1).into()), ("of", periods.into())];
            counted.push(view.tr_args("side-period", &args).into_owned());
        }
        lines(&counted, size, false);
    }
}

/// Parts of a line side by side, parted by points, in as many lines as they need; a part too wide for one is broken. Each
/// stands with its middle at its place.
fn fitted(
    ui: &Ui,
    parts: &[String],
    room: f32,
    size: f32,
    strong: bool,
    ink: Color32,
) -> Vec<Arc<Galley>> {
    let font = if strong { bold(size) } else { regular(size) };
    let width = |text: &str| {
        let galley = ui
            .painter()
            .layout_no_wrap(text.to_owned(), font.clone(), ink);
        galley.size().x
    };
    let mut texts: Vec<String> = Vec::new();
    for part in parts {
        let longer = texts.last().map(|text| format!("{text} · {part}"));
        match longer.filter(|text| width(text) <= room) {
            Some(longer) => *texts.last_mut().expect("it was made longer") = longer,
            None => texts.push(part.clone()),
        }
    }
    texts
        .into_iter()
        .map(|text| {
            let mut job = LayoutJob::simple(text, font.clone(), ink, room);
            job.halign = Align::Center;
            ui.painter().layout_job(job)
        })
        .collect()
}
