//! A teacher's own lessons and situations on the path, each with its title, and the way to what is wrong in their files.

use eframe::egui::{Align2, Ui, Vec2, pos2, vec2};

use super::check_page::is_faulty;
use super::tile_columns::tiles;
use crate::kit::fitted_text::fitted_line;
use crate::kit::fonts::{bold, regular};
use crate::kit::theme::{GAP, palette};
use crate::kit::tile::tile;
use crate::kit::widgets::{part_title, quiet, soft, warning};
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::learn_view::{DraftAct, LearnCommand};
use crate::view::own_lessons::{OWN, OwnContent, OwnLessonFile};
use crate::view::screen::Screen;
use jadoube_core::i18n::{LessonWords, SituationWords};

/// How high a tile is, and how wide at least.
const TILE: (f32, f32) = (72.0, 262.0);

/// Shows them, and the way to their folder.
pub fn own_lesson_list(ui: &mut Ui, view: &View<'_>) {
    let Some(learn) = view.learn else { return };
    part_title(ui, &view.tr("own-lessons"));
    soft(ui, &view.tr("own-lessons-what"));
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        if quiet(ui, &view.tr("editor-title")).clicked() {
            view.ask(Command::Learn(LearnCommand::Draft(DraftAct::Begin)));
        }
        if quiet(ui, &view.tr("own-lessons-folder")).clicked() {
            view.ask(Command::Learn(LearnCommand::OpenFolder));
        }
        soft(ui, &learn.own.folder.display().to_string());
    });
    ui.add_space(8.0);
    let right: Vec<&OwnLessonFile> = learn.own.files.iter().filter(|it| can_open(it)).collect();
    tiles(ui, right.len(), TILE.1, TILE.0, |ui, index, size| {
        own_tile(ui, view, right[index], size);
    });
    let faulty = learn.own.files.iter().filter(|file| is_faulty(file));
    let count = faulty.count();
    if count > 0 {
        ui.add_space(GAP / 2.0);
        ui.horizontal_wrapped(|ui| {
            warning(
                ui,
                &view.tr_args("own-lessons-faulty", &[("count", count.into())]),
            );
            if quiet(ui, &view.tr("check-title")).clicked() {
                view.ask(Command::Show(Screen::LessonCheck));
            }
        });
    }
}

/// Whether there is anything to be opened.
fn can_open(file: &OwnLessonFile) -> bool {
    match &file.content {
        OwnContent::Lesson(lesson, _) => !lesson.steps.is_empty(),
        OwnContent::Situation(situation, _) => !situation.answers.is_empty(),
        OwnContent::Unreadable(_) | OwnContent::Unopened(_) => false,
    }
}

fn own_tile(ui: &mut Ui, view: &View<'_>, file: &OwnLessonFile, size: Vec2) {
    let name = format!("{OWN}{}", file.file);
    let (title, open) = match &file.content {
        OwnContent::Lesson(lesson, _) => (
            LessonWords::new(view.words, &name, lesson).title(),
            LearnCommand::OpenLesson(name.clone()),
        ),
        OwnContent::Situation(situation, _) => (
            SituationWords::new(view.words, &name, situation).title(),
            LearnCommand::OpenSituation(name.clone()),
        ),
        OwnContent::Unreadable(_) | OwnContent::Unopened(_) => return,
    };
    let response = tile(ui, size, false, &title, |ui, rect| {
        let colors = palette(ui);
        let painter = ui.painter().with_clip_rect(rect);
        let inner = rect.shrink2(vec2(12.0, 10.0));
        let heading = fitted_line(&painter, &title, bold, 17.0, inner.width(), colors.ink);
        painter.galley(inner.min, heading, colors.ink);
        let text = fitted_line(
            &painter,
            &file.file,
            regular,
            14.0,
            inner.width(),
            colors.soft_ink,
        );
        let at = Align2::LEFT_BOTTOM.anchor_size(pos2(inner.left(), inner.bottom()), text.size());
        painter.galley(at.min, text, colors.soft_ink);
    });
    if response.clicked() {
        view.ask(Command::Learn(open));
    }
}
