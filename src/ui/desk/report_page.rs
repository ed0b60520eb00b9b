//! The page on which the report of the game is looked at, printed and saved.

use eframe::egui::Ui;

use crate::files::scoresheet_print_form::paper_name;
use crate::kit::page_preview::PagePreview;
use crate::kit::theme::GAP;
use crate::kit::widgets::{choice, field, form, primary, quiet};
use crate::parts::page::page;
use crate::view::command::{Command, FileTask};
use crate::view::frame_view::View;
use jadoube_core::i18n::NamedWords;
use jadoube_core::notation::NotationStyles;
use jadoube_core::record::log::journal::Heading;
use jadoube_core::record::print::pdf::Paper;
use jadoube_core::report::game_report;

/// What the pages show: of which game, whose log had so many entries, in which words and style, on which paper.
type ShownReport = (Heading, usize, NamedWords, NotationStyles, Paper);

/// The page of the report.
#[derive(Debug, Default)]
pub struct ReportPage {
    paper: Paper,
    shown: Option<ShownReport>,
    preview: PagePreview,
}

impl ReportPage {
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        page(ui, view, &view.tr("report-title"), 560.0, |ui| {
            form(ui, |ui| self.form(ui, view));
        });
    }

    fn form(&mut self, ui: &mut Ui, view: &View<'_>) {
        field(ui, &view.tr("sheet-paper"), |ui| {
            choice(ui, &mut self.paper, &[Paper::A4, Paper::A5], paper_name);
        });
        ui.add_space(GAP * 2.0);
        let report = |paper| FileTask::GameReport(paper, view.settings.preferences.notation);
        ui.horizontal_wrapped(|ui| {
            if primary(ui, &view.tr("sheet-print-now")).clicked() {
                view.ask(Command::Print(report(Some(self.paper))));
            }
            if quiet(ui, &view.tr("sheet-save-pdf")).clicked() {
                view.ask(Command::Choose(report(Some(self.paper))));
            }
            if quiet(ui, &view.tr("sheet-save-text")).clicked() {
                view.ask(Command::Choose(report(None)));
            }
        });
        self.preview(ui, view);
    }

    /// The pages as they will be printed.
    fn preview(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(heading) = view.heading else {
            return;
        };
        let game = view.record();
        let is_shown = self.shown.as_ref().is_some_and(|shown| {
            let (of, entries, words, notation, paper) = shown;
            *entries == game.log.len()
                && *words == game.words
                && *notation == game.notation
                && *paper == self.paper
                && of == heading
        });
        if !is_shown {
            let report = game_report(&game, heading, view.words);
            self.preview.set(report.printed(self.paper).pages);
            let entries = game.log.len();
            let (words, notation) = (game.words, game.notation);
            self.shown = Some((heading.clone(), entries, words, notation, self.paper));
        }
        self.preview.ui(ui, view.words);
    }
}
