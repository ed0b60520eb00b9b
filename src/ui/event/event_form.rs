//! The beginning of a tournament: a report is opened, a pairing list pasted, or name and first round typed.

use eframe::egui::Ui;

use super::details_form::DetailsForm;
use super::pairings_form::pairings_field;
use crate::kit::theme::GAP;
use crate::kit::widgets::{form, part_title, primary, prose, quiet};
use crate::parts::page::page;
use crate::view::command::{Command, FileTask};
use crate::view::frame_view::View;
use crate::view::tournament_view::TournamentCommand;

/// How wide the page is at most.
const WIDTH: f32 = 760.0;

/// The form as it is being filled in.
#[derive(Debug, Default)]
pub struct EventForm {
    details: DetailsForm,
    pairings: String,
    /// Whether more than its name is asked for.
    is_detailed: bool,
}

impl EventForm {
    /// Shows the page; whether it is left, because a tournament begins or the one that lies open is gone back to.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let mut leaves = false;
        page(ui, view, &view.tr("event-title"), WIDTH, |ui| {
            form(ui, |ui| {
                part_title(ui, &view.tr("event-from-file"));
                prose(ui, &view.tr("event-from-file-what"));
                if primary(ui, &view.tr("event-open")).clicked() {
                    view.ask(Command::Choose(FileTask::OpenReport));
                }
            });
            ui.add_space(2.0 * GAP);
            form(ui, |ui| {
                part_title(ui, &view.tr("event-typed"));
                self.details.name_field(ui, view);
                pairings_field(ui, view, &mut self.pairings, 4);
                if self.is_detailed {
                    self.details.fields(ui, view);
                }
                ui.add_space(GAP);
                ui.horizontal_wrapped(|ui| {
                    let is_something = self.details.is_named() || !self.pairings.trim().is_empty();
                    let begins = ui.add_enabled_ui(is_something, |ui| {
                        primary(ui, &view.tr("event-begin")).clicked()
                    });
                    if begins.inner {
                        view.ask(Command::Tournament(self.begins()));
                        leaves = true;
                    }
                    if !self.is_detailed {
                        self.is_detailed = quiet(ui, &view.tr("event-details-change")).clicked();
                    }
                    let is_open = view.tournament.is_some();
                    leaves |= is_open && quiet(ui, &view.tr("cancel")).clicked();
                });
            });
        });
        leaves
    }

    fn begins(&mut self) -> TournamentCommand {
        let details = std::mem::take(&mut self.details).entered();
        let pairings = std::mem::take(&mut self.pairings);
        TournamentCommand::Begin(Box::new(details), pairings)
    }
}
