//! The steps of a lesson: which are done, which is open, and what each is.

use eframe::egui::{Align2, Rect, Role as Part, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::kit::fitted_text::{fitted_line, line_size};
use crate::kit::fonts::bold;
use crate::kit::theme::{CORNER, Palette, SMALL_CORNER, palette};
use crate::kit::widgets::sheet_ground;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::learn_view::LearnCommand;
use jadoube_core::learn::LessonRun;
use jadoube_core::learn::StepDone;

/// How small the name of a step is at least, in points.
const LEAST: f32 = 12.0;

/// How large the disc of a number is.
const DISC: f32 = 13.0;

/// How high the steps are in one row.
pub const ONE_ROW: f32 = 44.0;

/// What a step is called.
pub fn step_name(view: &View<'_>, run: &LessonRun, index: usize) -> String {
    let kind = run.lesson().steps[index].kind;
    view.tr(&format!("lesson-step-{kind}")).into_owned()
}

/// Shows the steps beside each other in `rect`, as their numbers, and the name of the one that is open.
pub fn steps_in_a_row(ui: &Ui, view: &View<'_>, run: &LessonRun, rect: Rect) {
    let colors = palette(ui);
    sheet_ground(ui, rect, CORNER);
    let count = run.lesson().steps.len();
    let mut left = rect.left() + 8.0;
    for index in 0..count {
        let cell = Rect::from_min_size(
            pos2(left, rect.top() + 4.0),
            vec2(34.0, rect.height() - 8.0),
        );
        step(ui, view, run, index, cell);
        left += 34.0;
    }
    let name = step_name(view, run, run.index());
    let room = rect.right() - 12.0 - left - 8.0;
    // A name too small to be read is worse than none: the number is marked.
    if line_size(ui.painter(), &name, bold, 16.0, room) < LEAST {
        return;
    }
    let galley = fitted_line(ui.painter(), &name, bold, 16.0, room, colors.ink);
    let place = Align2::LEFT_CENTER.anchor_size(pos2(left + 8.0, rect.center().y), galley.size());
    ui.painter().galley(place.min, galley, colors.ink);
}

/// A step, which a click goes to.
fn step(ui: &Ui, view: &View<'_>, run: &LessonRun, index: usize, cell: Rect) {
    let colors = palette(ui);
    let is_open = index == run.index();
    let name = step_name(view, run, index);
    let number = (index + 1).to_string();
    let id = ui.scope_id().with(("lesson-step", index));
    let response = ui.interact(cell, id, Sense::click());
    response.widget_info(|| {
        WidgetInfo::selected(Part::RadioButton, true, is_open, format!("{number} {name}"))
    });
    if response.hovered() {
        ui.painter().rect_filled(cell, SMALL_CORNER, colors.tint);
    }
    let state = (&*number, is_open, run.done()[index]);
    disc(ui, colors, cell.center(), state);
    let response = response.on_hover_text(&name);
    if response.clicked() && !is_open {
        view.ask(Command::Learn(LearnCommand::GoToStep(index)));
    }
}

fn disc(
    ui: &Ui,
    colors: &Palette,
    middle: eframe::egui::Pos2,
    (number, is_open, done): (&str, bool, Option<StepDone>),
) {
    let painter = ui.painter();
    let is_done = matches!(done, Some(StepDone::Alone | StepDone::Helped));
    if is_open {
        painter.circle_filled(middle, DISC, colors.here);
    } else if is_done {
        painter.circle_filled(middle, DISC, colors.here_tint);
    } else {
        painter.circle_stroke(middle, DISC - 0.5, Stroke::new(1.0, colors.line));
    }
    if is_done && !is_open {
        let tick = [vec2(-4.5, 0.0), vec2(-1.5, 3.2), vec2(4.5, -3.6)].map(|at| middle + at);
        painter.line(tick.to_vec(), Stroke::new(2.0, colors.here_ink));
    } else {
        let ink = if is_open {
            colors.sheet
        } else {
            colors.soft_ink
        };
        painter.text(middle, Align2::CENTER_CENTER, number, bold(14.0), ink);
    }
}
