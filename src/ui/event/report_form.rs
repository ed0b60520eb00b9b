//! What is saved of a tournament: the report on pages or as text, the standings for a spreadsheet, a file for rating.

use std::collections::BTreeSet;

use eframe::egui::Ui;

use super::details_form::{DetailsForm, DetailsOutcome};
use crate::kit::theme::GAP;
use crate::kit::widgets::{choice, field, form, part_title, primary, prose, quiet, soft, tick};
use crate::parts::page::column_named;
use crate::view::command::{Command, EventReportFormat, EventReportOrder, FileTask};
use crate::view::frame_view::View;
use crate::view::tournament_view::{TournamentCommand, TournamentView};
use jadoube_core::i18n::{Language, Words, trf_loss};
use jadoube_core::record::print::csv::csv;
use jadoube_core::record::print::pdf::Paper;
use jadoube_core::record::{TournamentBoard, completed_pgn_text};
use jadoube_core::report::tournament::{standings_table, tournament_report};
use jadoube_core::tournament::standings::Standings;
use jadoube_core::tournament::trf::{TrfLetters, TrfOrder, TrfVersion, write_trf};
use jadoube_core::tournament::{TournamentChange, TournamentLog, board_of_game, round_pgn};

/// How wide the page is at most.
const WIDTH: f32 = 720.0;

/// The form as it is being filled in.
#[derive(Debug, Default)]
pub struct ReportForm {
    language: Option<Language>,
    is_ascii: bool,
    /// What a file for rating cannot hold, and of what that was worked out.
    losses: Vec<String>,
    source: Option<(u64, Language, bool)>,
    /// What stands at the head of the report, while it is being changed.
    details: Option<DetailsForm>,
}

impl ReportForm {
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, open: TournamentView<'_>) {
        column_named(ui, "event-report", WIDTH, |ui| {
            if self.details.is_some() {
                form(ui, |ui| self.change_details(ui, view));
                return;
            }
            form(ui, |ui| self.report(ui, view, open));
            ui.add_space(GAP);
            form(ui, |ui| self.rating(ui, view, open));
        });
    }

    fn report(&mut self, ui: &mut Ui, view: &View<'_>, open: TournamentView<'_>) {
        let mut language = self.language.unwrap_or_else(|| view.words.language());
        part_title(ui, view.tr("event-report").trim_end_matches(ENDING));
        prose(ui, &view.tr("event-report-what"));
        ui.add_space(GAP);
        ui.horizontal_wrapped(|ui| {
            let words = Words::new(language);
            let offers = [
                ("sheet-save-pdf", EventReportFormat::Pdf),
                ("sheet-save-text", EventReportFormat::Text),
                ("event-report-csv", EventReportFormat::Csv),
            ];
            for (id, format) in offers {
                let is_first = format == EventReportFormat::Pdf;
                let button = if is_first { primary } else { quiet };
                if button(ui, &view.tr(id)).clicked() {
                    let bytes = report_bytes(open.log, format, words);
                    save(view, open, format, bytes);
                }
            }
        });
        Self::games(ui, view, open);
        ui.add_space(GAP);
        field(ui, &view.tr("event-report-language"), |ui| {
            choice(ui, &mut language, &Language::ALL, |it| {
                it.own_name().to_owned()
            });
        });
        self.language = Some(language);
        if quiet(ui, &view.tr("event-details-change")).clicked() {
            self.details = Some(DetailsForm::of(&open.log.tournament().details));
        }
    }

    /// Shows what stands at the head of the report, until it is kept or left.
    fn change_details(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(outcome) = self.details.as_mut().and_then(|form| form.ui(ui, view)) else {
            return;
        };
        self.details = None;
        if let DetailsOutcome::Kept(details) = outcome {
            let changes = vec![TournamentChange::Described(details)];
            view.ask(Command::Tournament(TournamentCommand::Enter(changes)));
        }
    }

    /// Offers the games that were played on this machine, round by round.
    fn games(ui: &mut Ui, view: &View<'_>, open: TournamentView<'_>) {
        let under_way = game_under_way(view);
        let rounds = open.log.games().iter().map(|game| game.round);
        let now = under_way
            .iter()
            .filter(|(at, _)| board_of_game(open.log, at).is_some());
        let rounds: BTreeSet<u16> = rounds.chain(now.map(|(at, _)| at.round)).collect();
        if rounds.is_empty() {
            return;
        }
        ui.horizontal_wrapped(|ui| {
            for round in rounds {
                let args = [("round", u32::from(round).into())];
                if quiet(ui, &view.tr_args("event-report-games", &args)).clicked() {
                    let under_way: Vec<(TournamentBoard, String)> =
                        under_way.iter().map(|(at, pgn)| (*at, pgn())).collect();
                    let text = round_pgn(open.log, round, &under_way);
                    save(view, open, EventReportFormat::Games, text.into_bytes());
                }
            }
        });
    }

    fn rating(&mut self, ui: &mut Ui, view: &View<'_>, open: TournamentView<'_>) {
        part_title(ui, &view.tr("event-report-rating"));
        prose(ui, &view.tr("event-report-rating-what"));
        tick(ui, &mut self.is_ascii, &view.tr("event-report-ascii"));
        ui.add_space(GAP);
        let own = TrfVersion::fitting(&open.log.tournament().details);
        let versions = match own {
            TrfVersion::Trf16 => [TrfVersion::Trf16, TrfVersion::Trf26],
            TrfVersion::Trf26 => [TrfVersion::Trf26, TrfVersion::Trf16],
        };
        ui.horizontal_wrapped(|ui| {
            for version in versions {
                let button = if version == own { primary } else { quiet };
                let args = [("version", version_name(version).into())];
                if button(ui, &view.tr_args("event-report-trf", &args)).clicked() {
                    let text = write_trf(open.log.tournament(), self.order(version)).text;
                    save(view, open, EventReportFormat::Trf, text.into_bytes());
                }
            }
        });
        let source = (open.revision, view.words.language(), self.is_ascii);
        if self.source.replace(source) != Some(source) {
            self.losses = self.losses(view, open, versions);
        }
        if !self.losses.is_empty() {
            ui.add_space(GAP);
        }
        for loss in &self.losses {
            soft(ui, loss);
        }
    }

    const fn order(&self, version: TrfVersion) -> TrfOrder {
        let letters = if self.is_ascii {
            TrfLetters::Ascii
        } else {
            TrfLetters::Unchanged
        };
        TrfOrder { version, letters }
    }

    /// What each version cannot hold as it is.
    fn losses(
        &self,
        view: &View<'_>,
        open: TournamentView<'_>,
        versions: [TrfVersion; 2],
    ) -> Vec<String> {
        let lines = versions.into_iter().flat_map(|version| {
            let written = write_trf(open.log.tournament(), self.order(version));
            let losses = written.losses.into_iter();
            losses.map(move |loss| {
                let told = trf_loss(&loss, view.words);
                format!("{}: {told}", version_name(version))
            })
        });
        lines.collect()
    }
}

/// Returns the board of the game at the table, if it is played for one and is not over, and what tells the game as PGN.
fn game_under_way<'a>(view: &'a View<'_>) -> Option<(TournamentBoard, impl Fn() -> String + 'a)> {
    let (heading, narrative) = view.heading.zip(view.narrative)?;
    let is_unfinished = view.table().standing().is_unfinished();
    let at = heading.tournament_board.filter(|_| is_unfinished)?;
    Some((at, move || completed_pgn_text(heading, narrative, view.log)))
}

/// What stands behind the words of a button that asks for more, and not over the part that it leads to.
const ENDING: [char; 3] = ['…', ' ', '\u{a0}'];

/// Returns the name of a format, which is the same in every language.
const fn version_name(version: TrfVersion) -> &'static str {
    match version {
        TrfVersion::Trf16 => "TRF16",
        TrfVersion::Trf26 => "TRF26",
    }
}

fn report_bytes(log: &TournamentLog, format: EventReportFormat, words: Words) -> Vec<u8> {
    match format {
        EventReportFormat::Pdf => tournament_report(log, words).printed(Paper::A4).written(),
        EventReportFormat::Text | EventReportFormat::Trf | EventReportFormat::Games => {
            tournament_report(log, words).as_text().into_bytes()
        }
        EventReportFormat::Csv => {
            let tournament = log.tournament();
            let standings = Standings::of(tournament, tournament.standings_round());
            let table = standings_table(tournament, &standings, words);
            csv(&table.lines()).into_bytes()
        }
    }
}

fn save(view: &View<'_>, open: TournamentView<'_>, format: EventReportFormat, bytes: Vec<u8>) {
    view.ask(Command::Choose(FileTask::EventReport(EventReportOrder {
        format,
        name: open.log.tournament().details.name.trim().into(),
        bytes: bytes.into(),
    })));
}
