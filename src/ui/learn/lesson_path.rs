//! The path of lessons, in the order of the Laws: what each is about, and what was done.

use eframe::egui::{Align2, Pos2, Shape, Stroke, Ui, Vec2, pos2, vec2};

use super::tile_columns::tiles;
use crate::kit::fitted_text::fitted_line;
use crate::kit::fonts::{bold, regular};
use crate::kit::theme::palette;
use crate::kit::tile::tile;
use crate::kit::widgets::part_title;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::learn_view::LearnCommand;
use jadoube_core::i18n::LessonWords;
use jadoube_core::learn::progress::STARS;
use jadoube_core::learn::{Curriculum, Lesson, Numbered};

/// How high a tile is, and how wide at least.
const TILE: (f32, f32) = (102.0, 262.0);

/// The parts of the path: the number of the first lesson of each, and its name in locale files.
const PARTS: [(u32, &str); 9] = [
    (1, "pieces"),
    (12, "hands"),
    (22, "endings"),
    (25, "clock"),
    (30, "irregularities"),
    (34, "scoresheet"),
    (36, "draws"),
    (39, "conduct"),
    (41, "guidelines"),
];

pub fn lesson_path(ui: &mut Ui, view: &View<'_>) {
    let lessons = &Curriculum::own().lessons;
    let next = next_lesson(view).map(|it| it.number);
    let ends = PARTS
        .iter()
        .skip(1)
        .map(|(first, _)| *first)
        .chain([u32::MAX]);
    for ((first, slug), end) in PARTS.iter().zip(ends) {
        let part: Vec<_> = lessons
            .iter()
            .filter(|lesson| (*first..end).contains(&lesson.number))
            .collect();
        if part.is_empty() {
            continue;
        }
        part_title(ui, &view.tr(&format!("learn-part-{slug}")));
        tiles(ui, part.len(), TILE.1, TILE.0, |ui, index, size| {
            lesson_tile(ui, view, part[index], next, size);
        });
        ui.add_space(12.0);
    }
}

/// The lesson to be done next: the first that has no star.
pub fn next_lesson<'a>(view: &View<'_>) -> Option<&'a Numbered<Lesson>> {
    let lessons = Curriculum::own().lessons.iter();
    let mut open = lessons.filter(|lesson| stars(view, &lesson.name) == 0);
    open.next()
}

/// How many stars whoever learns now has for a lesson.
pub fn stars(view: &View<'_>, lesson: &str) -> u8 {
    let progress = view.learn.and_then(|learn| learn.learners.progress());
    progress.map_or(0, |progress| progress.stars(lesson))
}

fn lesson_tile(
    ui: &mut Ui,
    view: &View<'_>,
    lesson: &Numbered<Lesson>,
    next: Option<u32>,
    size: Vec2,
) {
    let words = LessonWords::new(view.words, &lesson.name, &lesson.content);
    let (title, aim) = (words.title(), words.get("aim").unwrap_or_default());
    let stars = stars(view, &lesson.name);
    let args = [("count", usize::from(stars).into())];
    let told = view.tr_args("learn-stars", &args);
    let name = format!("{} {title}. {aim} {told}", lesson.number);
    let is_next = next == Some(lesson.number);
    let response = tile(ui, size, is_next, &name, |ui, rect| {
        let colors = palette(ui);
        let painter = ui.painter().with_clip_rect(rect);
        let inner = rect.shrink2(vec2(12.0, 10.0));
        let number = painter.layout_no_wrap(
            lesson.number.to_string(),
            bold(15.0),
            if is_next {
                colors.here_ink
            } else {
                colors.soft_ink
            },
        );
        painter.galley(inner.min + vec2(0.0, 2.0), number, colors.ink);
        let left = inner.left() + 30.0;
        let row = pos2(inner.right(), inner.top() + 11.0);
        paint_stars(ui, row, stars);
        let room = inner.right() - 62.0 - left;
        let heading = fitted_line(&painter, &title, bold, 17.0, room, colors.ink);
        let at = Align2::LEFT_CENTER.anchor_size(pos2(left, row.y), heading.size());
        painter.galley(at.min, heading, colors.ink);
        let ink = if is_next { colors.ink } else { colors.soft_ink };
        let body = painter.layout(aim.clone(), regular(14.0), ink, inner.right() - left);
        painter.galley(pos2(left, inner.top() + 27.0), body, ink);
    });
    if response.clicked() {
        let open = LearnCommand::OpenLesson(lesson.name.clone());
        view.ask(Command::Learn(open));
    }
}

/// Paints the stars of a lesson from the right; those that are still to be had are outlines.
pub fn paint_stars(ui: &Ui, right: Pos2, stars: u8) {
    if stars == 0 {
        return;
    }
    let colors = palette(ui);
    for place in 0..STARS {
        let from_right = f32::from(STARS - 1 - place);
        let middle = right - vec2(from_right * 17.0 + 7.0, 0.0);
        let points = star(middle, 7.0);
        if place < stars {
            // A star is no convex shape: five kites are.
            for arm in 0..5 {
                let at = |index: usize| points[index % 10];
                let kite = vec![at(arm * 2), at(arm * 2 + 1), middle, at(arm * 2 + 9)];
                let shape = Shape::convex_polygon(kite, colors.here, Stroke::NONE);
                ui.painter().add(shape);
            }
        } else {
            let line = Stroke::new(1.2, colors.line);
            ui.painter().add(Shape::closed_line(points, line));
        }
    }
}

/// The corners of a star with five arms.
fn star(middle: Pos2, radius: f32) -> Vec<Pos2> {
    (0..10_u8)
        .map(|corner| {
            let far = if corner % 2 == 0 {
                radius
            } else {
                radius * 0.45
            };
            let angle = std::f32::consts::PI * (f32::from(corner) / 5.0 - 0.5);
            middle + Vec2::angled(angle) * far
        })
        .collect()
}
