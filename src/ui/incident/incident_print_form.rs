//! The sheet of an incident: what both players say, why it was decided so, and the page to be printed or saved.

use eframe::egui::Ui;

use super::incident_entry::IncidentEntry;
use super::side_clock_offer::SideClockOffer;
use crate::kit::page_preview::PagePreview;
use crate::kit::theme::GAP;
use crate::kit::widgets::{choice, field, form, primary, quiet, written};
use crate::parts::page::column;
use crate::view::command::{Command, FileTask, IncidentSheetOrder};
use crate::view::frame_view::View;
use crate::view::incident_view::{IncidentCommand, IncidentView};
use jadoube_core::chess::Color;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::report::incident_sheet;

/// How wide the page is at most.
const WIDTH: f32 = 720.0;

/// The form of the sheet.
#[derive(Debug, Default)]
pub struct IncidentPrintForm {
    language: Option<Language>,
    /// What the preview shows: of which text, in which language.
    shown: Option<(String, Language)>,
    preview: PagePreview,
    entry: IncidentEntry,
    side_clock: SideClockOffer,
}

impl IncidentPrintForm {
    /// Shows it below the bar of its page.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, open: IncidentView<'_>) {
        column(ui, view, WIDTH, |ui| {
            form(ui, |ui| self.lines(ui, view, open));
        });
    }

    fn lines(&mut self, ui: &mut Ui, view: &View<'_>, open: IncidentView<'_>) {
        let mut language = self.language.unwrap_or_else(|| view.words.language());
        let style = view.settings.preferences.notation.of(Color::White);
        let order = |is_pdf| {
            FileTask::IncidentSheet(IncidentSheetOrder {
                text: open.incident.written().into(),
                language,
                style,
                is_pdf,
            })
        };
        // What is to be done first stands first.
        let is_to_be_entered = self.entry.is_to_be_entered(view, open);
        if is_to_be_entered {
            self.entry.ui(ui, view, open);
        }
        let print = if is_to_be_entered { quiet } else { primary };
        ui.horizontal_wrapped(|ui| {
            if print(ui, &view.tr("sheet-print-now")).clicked() {
                view.ask(Command::Print(order(true)));
            }
            if quiet(ui, &view.tr("sheet-save-pdf")).clicked() {
                view.ask(Command::Choose(order(true)));
            }
            if quiet(ui, &view.tr("sheet-save-text")).clicked() {
                view.ask(Command::Choose(order(false)));
            }
            if quiet(ui, &view.tr("incident-keep")).clicked() {
                let text = open.incident.written().into();
                view.ask(Command::Choose(FileTask::Incident(text)));
            }
        });
        if !is_to_be_entered {
            self.entry.ui(ui, view, open);
        }
        self.side_clock.ui(ui, view, open);
        ui.add_space(GAP);
        field(ui, &view.tr("sheet-language"), |ui| {
            choice(ui, &mut language, &Language::ALL, |it| {
                it.own_name().to_owned()
            });
        });
        self.language = Some(language);
        let before = open.incident.heading();
        let mut heading = before.clone();
        let says = |color| view.tr_args("incident-says", &[("player", view.name(color).into())]);
        for (name, text) in [
            (says(Color::White), &mut heading.white_says),
            (says(Color::Black), &mut heading.black_says),
            (view.tr("incident-grounds"), &mut heading.grounds),
            (view.tr("report-arbiter"), &mut heading.arbiter),
        ] {
            field(ui, &name, |ui| {
                written(ui, text, &name, f32::INFINITY);
            });
        }
        if heading != before {
            view.ask(Command::Incident(IncidentCommand::Head(Box::new(heading))));
        }
        let now = (open.incident.written(), language);
        if self.shown.as_ref() != Some(&now) {
            let sheet = incident_sheet(open.incident, style, Words::new(language));
            let pages = sheet.map(|sheet| sheet.printed().pages);
            self.preview.set(pages.unwrap_or_default());
            self.shown = Some(now);
        }
        self.preview.ui(ui, view.words);
    }
}
