//! The goal of a day: how many lessons and situations were done of those that make it.

use eframe::egui::{Rect, Role as Part, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::kit::fonts::{HEADING, regular};
use crate::kit::icons::Icon;
use crate::kit::theme::palette;
use crate::view::frame_view::View;
use jadoube_core::learn::progress::DAY_GOAL;

/// How much was done today of the goal of a day, in dots and in words.
pub fn goal_of_the_day(ui: &mut Ui, view: &View<'_>) {
    let Some(learn) = view.learn else { return };
    let progress = learn.learners.progress();
    let done = progress.map_or(0, |it| it.done_on(learn.today));
    let colors = palette(ui);
    let args = [
        ("done", done.min(DAY_GOAL).into()),
        ("goal", DAY_GOAL.into()),
    ];
    let words = if done >= DAY_GOAL {
        view.tr("learn-day-reached")
    } else {
        view.tr_args("learn-day", &args)
    };
    let font = regular(HEADING);
    let galley = ui
        .painter()
        .layout_no_wrap(words.clone().into_owned(), font, colors.ink);
    let dots = vec2((0..DAY_GOAL).map(|_| 26.0).sum(), 22.0);
    let size = vec2(dots.x + 8.0 + galley.size().x, dots.y.max(galley.size().y));
    let (rect, response) = ui.allocate_exact_size(size, Sense::HOVER);
    response.widget_info(|| WidgetInfo::labeled(Part::Label, true, &*words));
    let mut middle = pos2(rect.left() + 11.0, rect.center().y);
    for place in 0..DAY_GOAL {
        if place < done {
            ui.painter().circle_filled(middle, 9.0, colors.run);
            let tick = Rect::from_center_size(middle, Vec2::splat(12.0));
            Icon::Yes.paint(ui.painter(), tick, colors.on_run);
        } else {
            ui.painter().circle_stroke(middle, 8.5, (1.5, colors.edge));
        }
        middle.x += 26.0;
    }
    let at = pos2(
        rect.left() + dots.x + 8.0,
        rect.center().y - galley.size().y / 2.0,
    );
    ui.painter().galley(at, galley, colors.ink);
}
