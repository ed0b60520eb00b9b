//! A teacher's own lessons and situations on the path: each with its title, or with what is wrong in its file and where.

use eframe::egui::{Align2, Label, RichText, Ui, Vec2, pos2, vec2};

use super::tile_columns::tiles;
use crate::kit::fitted_text::fitted_line;
use crate::kit::fonts::{bold, regular};
use crate::kit::theme::palette;
use crate::kit::tile::tile;
use crate::kit::widgets::{part_title, quiet, soft, warning};
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::learn_view::{DraftAct, LearnCommand};
use crate::view::own_lessons::{OWN, OwnContent, OwnLessonFile};
use jadoube_core::i18n::file_problem;
use jadoube_core::i18n::{LessonWords, SituationWords};
use jadoube_core::i18n::{lesson_fault, unreadable_lesson};

/// How high a tile is, and how wide at least.
const TILE: (f32, f32) = (72.0, 262.0);

/// How many faults of a file are told.
const MOST_FAULTS: usize = 4;

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
    for file in &learn.own.files {
        faults(ui, view, file);
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

/// What is wrong in a file, with its place.
fn faults(ui: &mut Ui, view: &View<'_>, file: &OwnLessonFile) {
    let name = &file.file;
    let told: Vec<String> = match &file.content {
        OwnContent::Unreadable(fault) => {
            let why = unreadable_lesson(fault, view.words);
            vec![format!("{name}:{}:{}: {why}", fault.line, fault.column)]
        }
        OwnContent::Unopened(problem) => {
            vec![format!("{name}: {}", file_problem(problem, view.words))]
        }
        OwnContent::Lesson(_, faults) | OwnContent::Situation(_, faults) => {
            let told = faults.iter().map(|fault| {
                let what = lesson_fault(fault, view.words);
                format!("{name}: {what}")
            });
            told.take(MOST_FAULTS).collect()
        }
    };
    if told.is_empty() {
        return;
    }
    ui.add_space(6.0);
    for line in told {
        let mut lines = line.lines();
        warning(ui, lines.next().unwrap_or_default());
        for more in lines {
            let text = RichText::new(more).monospace();
            ui.add(Label::new(text).wrap());
        }
    }
}
