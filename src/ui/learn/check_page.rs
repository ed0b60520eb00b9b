//! What the checker says of a teacher's own lessons and situations: file by file, everything that is wrong and where.

use eframe::egui::{Label, RichText, Ui};

use crate::kit::fonts::{LEAD, bold};
use crate::kit::theme::GAP;
use crate::kit::widgets::{quiet, sheet, soft, warning};
use crate::parts::page::page_titled_by_height;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::learn_view::LearnCommand;
use crate::view::own_lessons::{OwnContent, OwnLessonFile};
use jadoube_core::i18n::{file_problem, lesson_fault, unreadable_lesson};
use jadoube_core::learn::lesson_check::LearnFault;
use jadoube_core::record::script::Editions;

/// How wide the page is at most.
const WIDTH: f32 = 880.0;

/// How many faults of a file are told.
const MOST_FAULTS: usize = 40;

/// Whether anything is wrong in a file.
pub fn is_faulty(file: &OwnLessonFile) -> bool {
    match &file.content {
        OwnContent::Unreadable(_) | OwnContent::Unopened(_) => true,
        OwnContent::Lesson(_, faults) | OwnContent::Situation(_, faults) => !faults.is_empty(),
    }
}

/// Shows the page.
pub fn check_page(ui: &mut Ui, view: &View<'_>) {
    let heading = view.tr("check-title");
    page_titled_by_height(ui, view, &heading, WIDTH, |ui| {
        let Some(learn) = view.learn else { return };
        soft(ui, &view.tr("check-what"));
        ui.add_space(GAP / 2.0);
        ui.horizontal_wrapped(|ui| {
            if quiet(ui, &view.tr("own-lessons-folder")).clicked() {
                view.ask(Command::Learn(LearnCommand::OpenFolder));
            }
            soft(ui, &learn.own.folder.display().to_string());
        });
        ui.add_space(GAP);
        let files = &learn.own.files;
        for file in files.iter().filter(|file| is_faulty(file)) {
            file_ui(ui, view, file);
            ui.add_space(GAP);
        }
        let right: Vec<&str> = files
            .iter()
            .filter(|file| !is_faulty(file))
            .map(|file| &*file.file)
            .collect();
        if !right.is_empty() {
            let names = right.join(", ");
            soft(
                ui,
                &view.tr_args("check-right", &[("files", names.as_str().into())]),
            );
        }
    });
}

/// A file with all that is wrong in it.
fn file_ui(ui: &mut Ui, view: &View<'_>, file: &OwnLessonFile) {
    sheet(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(&file.file).font(bold(LEAD)));
        let faults = faults(view, file);
        for fault in faults.iter().take(MOST_FAULTS) {
            let mut lines = fault.lines();
            warning(ui, lines.next().unwrap_or_default());
            for more in lines {
                ui.add(Label::new(RichText::new(more).monospace()).wrap());
            }
        }
        if let Some(more) = faults.len().checked_sub(MOST_FAULTS).filter(|it| *it > 0) {
            soft(ui, &view.tr_args("check-more", &[("count", more.into())]));
        }
    });
}

/// What is wrong in a file, each with its place.
fn faults(view: &View<'_>, file: &OwnLessonFile) -> Vec<String> {
    match &file.content {
        OwnContent::Unreadable(fault) => {
            let why = unreadable_lesson(fault, view.words);
            vec![format!("{}:{}: {why}", fault.line, fault.column)]
        }
        OwnContent::Unopened(problem) => vec![file_problem(problem, view.words)],
        OwnContent::Lesson(lesson, faults) => fault_texts(view, faults, &lesson.editions),
        OwnContent::Situation(situation, faults) => fault_texts(view, faults, &situation.editions),
    }
}

/// Faults in words; one that is there in each of these editions is told once.
fn fault_texts(view: &View<'_>, faults: &[LearnFault], editions: &Editions) -> Vec<String> {
    let all = editions.iter().count();
    let mut told: Vec<String> = Vec::new();
    for fault in faults {
        let is_same = |it: &&LearnFault| it.step == fault.step && it.what == fault.what;
        let is_everywhere = faults.iter().filter(is_same).count() == all;
        let edition = fault.edition.filter(|_| !is_everywhere);
        let fault = LearnFault {
            edition,
            ..fault.clone()
        };
        let text = lesson_fault(&fault, view.words);
        if !told.contains(&text) {
            told.push(text);
        }
    }
    told
}
