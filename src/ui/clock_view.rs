//! Clock faces: a player's time, name and lever. Pressing a face presses that player's side of the clock.

use std::time::Duration;

use eframe::egui::{
    Align2, FontId, Pos2, Rect, Role as Part, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::controls::paint_player_dot;
use super::fonts::{bold, regular};
use super::theme::{CORNER, palette};
use super::view::View;
use crate::chess::Color;
use crate::clock::Face;
use crate::laws::Act;

/// Below this much time the face warns.
const LITTLE_TIME: Duration = Duration::from_secs(10);

/// Shows the clock face of a player in `rect`; a game without a clock shows who has the move instead.
pub fn clock_face(ui: &Ui, view: &View<'_>, color: Color, rect: Rect) {
    let table = view.table();
    let clock = table.clock();
    let face = clock.map(|clock| clock.face(color, view.now));
    let runs = face.is_some_and(|face| face.runs);
    let has_fallen = face.is_some_and(|face| face.flag.is_some());
    let is_lively =
        runs || clock.is_none() && view.is_playing() && table.game().has_the_move() == color;
    let text = face.as_ref().map(digits);

    let response = ui.interact(
        rect,
        ui.scope_id().with(("clock", color.fold_wb(0, 1))),
        Sense::CLICK,
    );
    let name = view.name(color);
    let spoken = text.as_ref().map_or_else(
        || name.clone().into_owned(),
        |time| {
            let state = if has_fallen {
                "fallen"
            } else if runs {
                "runs"
            } else {
                "rests"
            };
            view.tr_args(
                "clock-face",
                &[
                    ("player", (&*name).into()),
                    ("time", time.as_str().into()),
                    ("state", state.into()),
                ],
            )
            .into_owned()
        },
    );
    response.widget_info(|| WidgetInfo::labeled(Part::Button, true, &spoken));
    if response.clicked() && clock.is_some() {
        view.act(color, Act::Press);
    }

    let colors = palette(ui);
    let is_low = face.is_some_and(|face| face.shown <= LITTLE_TIME && !face.counts_up);
    let (ground, ink, soft) = if has_fallen {
        (colors.warning, colors.on_warning, colors.on_warning)
    } else if is_lively {
        (colors.running, colors.on_running, colors.on_running)
    } else {
        (colors.sheet, colors.ink, colors.soft_ink)
    };
    let painter = ui.painter();
    painter.rect_filled(rect, CORNER, ground);
    if response.hovered() && runs {
        painter.rect_stroke(
            rect,
            CORNER,
            Stroke::new(2.0, colors.ink),
            StrokeKind::Inside,
        );
    }
    if is_lively {
        let bar = Rect::from_min_size(rect.min + vec2(9.0, 14.0), vec2(5.0, rect.height() - 28.0));
        painter.rect_filled(bar, 2.5, ink);
    }
    let inner = Rect::from_min_max(rect.min + vec2(24.0, 10.0), rect.max - vec2(16.0, 10.0));
    let heading = (rect.height() * 0.17).clamp(13.0, 20.0);
    let dot = pos2(inner.left() + 6.0, inner.top() + heading * 0.62);
    paint_player_dot(ui, dot, 6.0, color.is_white());
    let right = heading_right(
        ui,
        view,
        color,
        inner,
        regular(heading * 0.86),
        soft,
        has_fallen,
    );
    let room = inner.right() - right - inner.left() - 24.0;
    let galley = painter.layout_job(one_line(&name, bold(heading), ink, room));
    painter.galley(pos2(inner.left() + 20.0, inner.top()), galley, ink);

    if let Some(text) = &text {
        let lever = lever_rect(inner, heading);
        let font = digits_font(ui, inner, heading, lever.left() - inner.left() - 8.0);
        let digit_color = if is_low && !is_lively && !has_fallen {
            colors.warning
        } else {
            ink
        };
        let at = pos2(inner.left(), inner.bottom() + font.size * 0.12);
        ui.painter()
            .text(at, Align2::LEFT_BOTTOM, text, font, digit_color);
        paint_lever(ui, lever, runs, is_lively || has_fallen);
    } else {
        let state = if !view.is_playing() {
            None
        } else if is_lively {
            Some(view.tr("has-the-move"))
        } else {
            Some(view.tr("waits"))
        };
        if let Some(state) = state {
            ui.painter().text(
                inner.left_bottom(),
                Align2::LEFT_BOTTOM,
                state,
                regular(heading * 1.15),
                soft,
            );
        }
    }
    if let Some(change) = clock.and_then(|clock| clock.next_change(view.now)) {
        ui.request_repaint_after(change - view.now);
    }
}

/// The digits of a face: `h:mm:ss`, with tenths where it shows them.
#[must_use]
pub fn digits(face: &Face) -> String {
    let seconds = face.shown.as_secs();
    let whole = format!(
        "{}:{:02}:{:02}",
        seconds / 3600,
        seconds / 60 % 60,
        seconds % 60
    );
    if face.tenths {
        format!("{whole}.{}", face.shown.subsec_millis() / 100)
    } else {
        whole
    }
}

/// What stands at the right of the name: the flag, charged illegal moves, the moves to the next control.
fn heading_right(
    ui: &Ui,
    view: &View<'_>,
    color: Color,
    inner: Rect,
    font: FontId,
    ink: eframe::egui::Color32,
    has_fallen: bool,
) -> f32 {
    let mut parts = Vec::new();
    if has_fallen {
        parts.push(view.tr("flag-fallen"));
    }
    let illegal = *view.table().illegal_moves().get(color);
    if illegal > 0 {
        parts.push(view.tr_args("illegal-tally", &[("count", illegal.into())]));
    }
    if parts.is_empty() {
        return 0.0;
    }
    ui.painter()
        .text(
            inner.right_top(),
            Align2::RIGHT_TOP,
            parts.join(" · "),
            font,
            ink,
        )
        .width()
}

fn one_line(
    text: &str,
    font: FontId,
    color: eframe::egui::Color32,
    width: f32,
) -> eframe::egui::text::LayoutJob {
    let mut job = eframe::egui::text::LayoutJob::simple_singleline(text.to_owned(), font, color);
    job.wrap = eframe::egui::text::TextWrapping::truncate_at_width(width);
    job
}

/// Digits as large as they may be; the same for every time, so that they never jump.
fn digits_font(ui: &Ui, inner: Rect, heading: f32, room: f32) -> FontId {
    let height = (inner.height() - heading * 1.3).max(18.0);
    let probe = 40.0;
    let widest = ui
        .painter()
        .layout_no_wrap(
            "0:00:00.0".to_owned(),
            bold(probe),
            eframe::egui::Color32::PLACEHOLDER,
        )
        .size()
        .x;
    bold((height * 0.98).min(room / widest * probe).floor())
}

fn lever_rect(inner: Rect, heading: f32) -> Rect {
    let height = (inner.height() - heading * 1.5).clamp(20.0, 64.0);
    let width = height * 0.42;
    Rect::from_min_size(
        pos2(inner.right() - width, inner.bottom() - height),
        vec2(width, height),
    )
}

/// The lever: up on the side that runs and waits to be pressed, down on the side that was pressed.
fn paint_lever(ui: &Ui, rect: Rect, is_up: bool, on_color: bool) {
    let colors = palette(ui);
    let (track, knob) = if on_color {
        (colors.on_running, colors.on_running)
    } else {
        (colors.line, colors.soft_ink)
    };
    let radius = rect.width() / 2.0;
    let painter = ui.painter();
    painter.rect_stroke(rect, radius, Stroke::new(1.5, track), StrokeKind::Inside);
    let center: Pos2 = if is_up {
        rect.center_top() + vec2(0.0, radius)
    } else {
        rect.center_bottom() - vec2(0.0, radius)
    };
    painter.circle_filled(center, radius - 4.0, knob);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::{Clock, Moment, TimeControl};

    #[test]
    fn digits_have_tenths_only_where_the_face_has() {
        for (written, text) in [
            ("5400+30", "1:30:30"),
            ("60", "0:01:00"),
            ("20", "0:00:20.0"),
            ("0.1", "0:00:00.1"),
        ] {
            let control: TimeControl = written.parse().expect("a time control");
            let clock = Clock::new(crate::chess::ByColor {
                white: control.clone(),
                black: control,
            });
            assert_eq!(
                digits(&clock.face(Color::White, Moment::START)),
                text,
                "{written}"
            );
        }
    }
}
