//! The path of lessons, in the order of the Laws: what each is about, and what was done.

use std::sync::Arc;

use eframe::egui::{Align2, Color32, Galley, Painter, Pos2, Stroke, Ui, Vec2, pos2, vec2};

use super::badges::badges;
use super::day_goal::goal_of_the_day;
use super::lesson_picture::LessonPictures;
use super::tile_columns::tiles;
use crate::kit::fitted_text::fitted_line;
use crate::kit::fonts::{bold, regular};
use crate::kit::star;
use crate::kit::theme::palette;
use crate::kit::tile::tile;
use crate::kit::widgets::part_title;
use crate::parts::diagram::in_sight;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::learn_view::LearnCommand;
use jadoube_core::i18n::LessonWords;
use jadoube_core::learn::progress::STARS;
use jadoube_core::learn::{Curriculum, Lesson, Numbered};

/// How high a tile is, and how wide at least; how high that of the next lesson is; how far a picture is from the edge.
const TILE: (f32, f32) = (108.0, 290.0);
const NEXT: f32 = 168.0;
const EDGE: f32 = 10.0;

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

/// Shows the badges, the goal of the day, the next lesson by itself, and every lesson in its part of the path.
pub fn lesson_path(ui: &mut Ui, view: &View<'_>, pictures: &mut LessonPictures) {
    let lessons = &Curriculum::own().lessons;
    badges(ui, view);
    goal_of_the_day(ui, view);
    ui.add_space(10.0);
    let next = next_lesson(view);
    if let Some(next) = next {
        part_title(ui, &view.tr("learn-next"));
        let size = vec2(ui.available_width(), NEXT);
        lesson_tile(ui, view, next, pictures, (size, true));
        ui.add_space(12.0);
    }
    let next = next.map(|it| it.number);
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
        let done = part.iter().filter(|it| stars(view, &it.name) > 0).count();
        let title = view.tr(&format!("learn-part-{slug}"));
        part_title(ui, &format!("{title}  {done}/{}", part.len()));
        tiles(ui, part.len(), TILE.1, TILE.0, |ui, index, size| {
            let is_next = next == Some(part[index].number);
            lesson_tile(ui, view, part[index], pictures, (size, is_next));
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

/// A lesson's card: its picture, its number and title, its stars, what it is about.
fn lesson_tile(
    ui: &mut Ui,
    view: &View<'_>,
    lesson: &Numbered<Lesson>,
    pictures: &mut LessonPictures,
    (size, is_next): (Vec2, bool),
) {
    let words = LessonWords::new(view.words, &lesson.name, &lesson.content);
    let (title, aim) = (words.title(), words.get("aim").unwrap_or_default());
    let stars = stars(view, &lesson.name);
    let args = [("count", usize::from(stars).into())];
    let told = view.tr_args("learn-stars", &args);
    let name = format!("{} {title}. {aim} {told}", lesson.number);
    let is_large = size.y > TILE.0;
    let response = tile(ui, size, is_next, &name, |ui, rect| {
        let colors = palette(ui);
        let painter = ui.painter().with_clip_rect(rect);
        let inner = rect.shrink(EDGE);
        let left = inner.left() + inner.height() + 12.0;
        let (largest, body) = if is_large { (26.0, 18.0) } else { (17.0, 14.0) };
        let row = pos2(
            inner.right(),
            inner.top() + if is_large { 20.0 } else { 11.0 },
        );
        paint_stars(ui, row, stars);
        let beside = if stars > 0 { 58.0 } else { 0.0 };
        let room = inner.right() - beside - left;
        let heading = format!("{} {title}", lesson.number);
        let heading = fitted_line(&painter, &heading, bold, largest, room, colors.ink);
        let at = Align2::LEFT_CENTER.anchor_size(pos2(left, row.y), heading.size());
        painter.galley(at.min, heading, colors.ink);
        let ink = if is_next { colors.ink } else { colors.soft_ink };
        let room = inner.right() - left;
        let aim = fitted_paragraph_of(
            &painter,
            &aim,
            body,
            vec2(room, inner.bottom() - at.bottom()),
            ink,
        );
        painter.galley(pos2(left, at.bottom() + 4.0), aim, ink);
    });
    let picture = response.rect.shrink(EDGE);
    let picture = picture.with_max_x(picture.left() + picture.height());
    in_sight(ui, picture, |ui| pictures.show(ui, view, lesson, picture));
    if response.clicked() {
        let open = LearnCommand::OpenLesson(lesson.name.clone());
        view.ask(Command::Learn(open));
    }
}

/// Lays a sentence out in letters of that size, or smaller ones where it would not find room.
fn fitted_paragraph_of(
    painter: &Painter,
    text: &str,
    size: f32,
    room: Vec2,
    ink: Color32,
) -> Arc<Galley> {
    let laid = |size: f32| painter.layout(text.to_owned(), regular(size), ink, room.x);
    let sizes = [size, size - 1.0, size - 2.0];
    let mut all = sizes.into_iter().map(laid);
    let fitting = all.find(|galley| galley.size().y <= room.y - 4.0);
    fitting.unwrap_or_else(|| laid(size - 2.5))
}

/// Paints the stars of a lesson from the right; those that are still to be had are outlines.
pub fn paint_stars(ui: &Ui, right: Pos2, stars: u8) {
    if stars == 0 {
        return;
    }
    for place in 0..STARS {
        let from_right = f32::from(STARS - 1 - place);
        let middle = right - vec2(from_right * 17.0 + 7.0, 0.0);
        paint_star(ui, middle, 7.0, place < stars);
    }
}

/// Paints a star, filled or as an outline.
pub fn paint_star(ui: &Ui, middle: Pos2, radius: f32, is_filled: bool) {
    let colors = palette(ui);
    let edge = if is_filled {
        Stroke::new(1.0, colors.here)
    } else {
        Stroke::new((radius / 6.0).max(1.2), colors.line)
    };
    let fill = is_filled.then_some(colors.here);
    star::paint_star(ui.painter(), middle, radius, fill, edge);
}
