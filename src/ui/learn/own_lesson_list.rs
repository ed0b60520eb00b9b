//! A teacher's own lessons and situations on the path, each with its title, and the way to what is wrong in their files.

use eframe::egui::{Align, Rect, Ui, Vec2, pos2, vec2};

use super::check_page::is_faulty;
use super::tile_columns::tiles;
use crate::kit::fitted_text::fitted_line;
use crate::kit::fonts::{bold, regular};
use crate::kit::in_place_confirmation::InPlaceConfirmation;
use crate::kit::theme::{GAP, palette};
use crate::kit::tile::tile;
use crate::kit::widgets::{part_title, quiet, quiet_in, soft, warning};
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::learn_view::{DraftAct, LearnCommand};
use crate::view::own_lessons::{OWN, OwnContent, OwnLessonFile};
use crate::view::screen::Screen;
use jadoube_core::i18n::{LessonWords, SituationWords};

/// How high a tile is, and how wide at least.
const TILE: (f32, f32) = (108.0, 262.0);

/// How high its buttons are, and how wide each, in points.
const BUTTON: (f32, f32) = (36.0, 112.0);

/// How high what tells of a saved file is, in points.
const NOTICE: f32 = 64.0;

/// What the list remembers: the file about which it is asked, by its place, and the saved one that was shown last.
#[derive(Debug, Default)]
pub struct OwnLessonList {
    deletes: InPlaceConfirmation<usize>,
    found: Option<String>,
}

impl OwnLessonList {
    /// Whether a lesson was saved that was not shown yet.
    pub fn has_news(&self, view: &View<'_>) -> bool {
        let saved = view.learn.and_then(|it| it.own.saved.as_ref());
        saved.is_some() && saved != self.found.as_ref()
    }

    /// Shows them, and the way to their folder.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(learn) = view.learn else { return };
        heading(ui, view);
        let right: Vec<&OwnLessonFile> = learn.own.files.iter().filter(|it| can_open(it)).collect();
        tiles(ui, right.len(), TILE.1, TILE.0, |ui, index, size| {
            self.own_tile(ui, view, (index, right[index]), size);
        });
        faulty(ui, view);
        // What tells where it was saved lies over the end of the page.
        ui.add_space(NOTICE);
    }

    fn own_tile(&mut self, ui: &mut Ui, view: &View<'_>, of: (usize, &OwnLessonFile), size: Vec2) {
        let (index, file) = of;
        let saved = view.learn.and_then(|it| it.own.saved.as_ref());
        let is_saved = saved == Some(&file.file);
        let Some(rect) = tile_of(ui, view, file, size, is_saved) else {
            return;
        };
        if is_saved && self.has_news(view) {
            ui.scroll_to_rect(rect, Some(Align::Center));
            self.found = saved.cloned();
        }
        let row = rect.shrink(10.0);
        let row = row.with_min_y(row.bottom() - BUTTON.0);
        let (edits, right) = row.split_left_right_at_x(row.left() + BUTTON.1);
        if file.is_changeable && quiet_in(ui, &view.tr("own-lesson-edit"), edits).clicked() {
            let edit = DraftAct::Edit(file.file.clone());
            view.ask(Command::Learn(LearnCommand::Draft(edit)));
        }
        let place = right.with_min_x(right.right() - BUTTON.1);
        let act = view.tr("own-lesson-delete");
        let deletes = &mut self.deletes;
        if deletes.guard_in(ui, view.words, index, &act, place, quiet_in) {
            let file = file.file.clone();
            view.ask(Command::Learn(LearnCommand::DeleteOwnLesson(file)));
        }
    }
}

/// What they are, and how one is made.
fn heading(ui: &mut Ui, view: &View<'_>) {
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
    ui.add_space(GAP);
}

/// How many of the files are wrong, and the way to what is wrong.
fn faulty(ui: &mut Ui, view: &View<'_>) {
    let Some(learn) = view.learn else { return };
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

/// The tile of a file, which opens it; where it stands.
fn tile_of(
    ui: &mut Ui,
    view: &View<'_>,
    file: &OwnLessonFile,
    size: Vec2,
    is_saved: bool,
) -> Option<Rect> {
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
        OwnContent::Unreadable(_) | OwnContent::Unopened(_) => return None,
    };
    let response = tile(ui, size, is_saved, &title, |ui, rect| {
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
        let at = pos2(inner.left(), inner.top() + 24.0);
        painter.galley(at, text, colors.soft_ink);
    });
    if response.clicked() {
        view.ask(Command::Learn(open));
    }
    Some(response.rect)
}
