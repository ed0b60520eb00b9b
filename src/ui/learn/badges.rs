//! The badges beside the path of lessons: each a disc with a sign, filled as far as its part of the path is done.

use eframe::egui::{Pos2, Rect, Role as Part, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::certificate_list::standing_lines;
use crate::kit::fitted_text::fitted_line;
use crate::kit::fonts::{bold, regular};
use crate::kit::icons::Icon;
use crate::kit::theme::palette;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::learn_view::LearnCommand;
use jadoube_core::learn::{Badge, CertificateStanding, Curriculum};

/// How wide and how high the place of a badge is, in points.
const PLACE: Vec2 = vec2(128.0, 92.0);

/// How large a badge is, in points.
const RADIUS: f32 = 25.0;

/// Shows every badge with its name and how much of it is done; a press on one opens what is still to be done for it.
pub fn badges(ui: &mut Ui, view: &View<'_>) {
    let progress = view.learn.and_then(|learn| learn.learners.progress());
    ui.horizontal_wrapped(|ui| {
        for badge in Badge::ALL {
            let (done, asked) = badge.share(progress, Curriculum::own());
            let name = badge_name(view, badge);
            let args = [
                ("badge", name.as_str().into()),
                ("done", done.into()),
                ("all", asked.into()),
            ];
            let told = view.tr_args("badge-share", &args).into_owned();
            let standing = badge.standing(progress, Curriculum::own());
            let missing = standing_lines(view, &standing);
            let (sense, part) = if standing.is_earned() {
                (Sense::HOVER, Part::Label)
            } else {
                (Sense::click(), Part::Button)
            };
            let (rect, response) = ui.allocate_exact_size(PLACE, sense);
            let spoken = format!("{told}. {}", missing.join(". "));
            response.widget_info(|| WidgetInfo::labeled(part, true, &spoken));
            if response.clicked() {
                open_next(view, &standing);
            }
            let count = |count| f32::from(u16::try_from(count).unwrap_or(u16::MAX));
            let share = count(done) / count(asked).max(1.0);
            let middle = pos2(rect.center().x, rect.top() + RADIUS + 3.0);
            badge_disc(ui, badge, middle, RADIUS, share);
            let colors = palette(ui);
            let painter = ui.painter();
            let count = format!("{done}/{asked}");
            let mut top = middle.y + RADIUS + 3.0;
            for (text, font, size, ink) in [
                (&name, bold as fn(f32) -> _, 14.0, colors.ink),
                (&count, regular, 12.5, colors.soft_ink),
            ] {
                let line = fitted_line(painter, text, font, size, rect.width() - 6.0, ink);
                let (at, height) = (line.size().x / 2.0, line.size().y);
                painter.galley(pos2(rect.center().x - at, top), line, ink);
                top += height - 1.0;
            }
            response.on_hover_text(format!("{told}\n{}", missing.join("\n")));
        }
    });
}

/// Opens the first lesson that is still to be done for a badge, or where none is, a situation that is not known yet.
fn open_next(view: &View<'_>, standing: &CertificateStanding) {
    let library = Curriculum::own();
    let first = standing.open_lessons.first();
    let lesson = first.and_then(|first| library.lessons.iter().find(|it| it.number == *first));
    let progress = view.learn.and_then(|learn| learn.learners.progress());
    let is_new = |name: &str| progress.is_none_or(|it| !it.knows(name));
    if let Some(lesson) = lesson {
        let open = LearnCommand::OpenLesson(lesson.name.clone());
        view.ask(Command::Learn(open));
    } else if standing.open_situations > 0
        && let Some(next) = library.situations.iter().find(|it| is_new(&it.name))
    {
        let open = LearnCommand::OpenSituation(next.name.clone());
        view.ask(Command::Learn(open));
    }
}

pub fn badge_name(view: &View<'_>, badge: Badge) -> String {
    view.tr(&format!("badge-{badge}")).into_owned()
}

/// Paints a badge, its edge filled so far as `share` says, in colour once it is whole.
pub fn badge_disc(ui: &Ui, badge: Badge, middle: Pos2, radius: f32, share: f32) {
    let colors = palette(ui);
    let painter = ui.painter();
    let is_whole = share >= 1.0;
    let (ground, ink) = if is_whole {
        (colors.here, colors.sheet)
    } else {
        (colors.tint, colors.soft_ink)
    };
    painter.circle_filled(middle, radius, ground);
    let points: Vec<Pos2> = (0..=48_u8)
        .map(|part| f32::from(part) / 48.0)
        .filter(|part| *part <= share)
        .map(|part| middle + Vec2::angled(std::f32::consts::TAU * (part - 0.25)) * (radius - 1.5))
        .collect();
    painter.circle_stroke(middle, radius - 1.5, (3.0, colors.line));
    if share > 0.0 {
        painter.line(points, (3.0, colors.here));
    }
    let icon = match badge {
        Badge::Pieces => Icon::Castle,
        Badge::Touch => Icon::FullHands,
        Badge::Clock => Icon::Hourglass,
        Badge::Draws => Icon::Draw,
        Badge::Arbiter => Icon::Whistle,
    };
    let sign = Rect::from_center_size(middle, Vec2::splat(radius * 1.05));
    icon.paint(painter, sign, ink);
}
