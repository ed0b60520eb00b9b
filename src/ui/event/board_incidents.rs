//! The incidents at a board: those that were entered, each of which opens again, and one that lies open and was not.

use eframe::egui::{Sense, Ui, vec2};

use crate::kit::widgets::{quiet, quiet_in, subtitle};
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::incident_view::IncidentCommand;
use crate::view::screen::Screen;
use crate::view::tournament_view::TournamentView;
use jadoube_core::i18n::Language;
use jadoube_core::record::incident::Incident;
use jadoube_core::report::incident_decisions;
use jadoube_core::tournament::board_lacking;

/// How high the button of an incident is, in points.
const LINE: f32 = 40.0;

/// The incidents at the board that is chosen.
#[derive(Debug, Default)]
pub struct BoardIncidents {
    /// What they were worked out from: the tournament's revision, the round and the board, and the language.
    source: Option<(u64, (u16, u16), Language)>,
    entered: Vec<(Incident, String)>,
}

impl BoardIncidents {
    /// Shows them below their heading; nothing where there are none.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        open: TournamentView<'_>,
        board: (u16, u16),
    ) {
        self.work_out(view, open, board);
        let lies_open = view.incident;
        let lacking = lies_open.and_then(|it| board_lacking(open.log, it.incident));
        let waits = lacking == Some(board);
        if self.entered.is_empty() && !waits {
            return;
        }
        subtitle(ui, &view.tr("tournament-incidents"));
        for (incident, told) in &self.entered {
            let size = vec2(ui.available_width(), LINE);
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            if quiet_in(ui, told, rect).clicked() {
                let incident = Box::new(incident.clone());
                view.ask(Command::Incident(IncidentCommand::Open(incident)));
                view.ask(Command::Show(Screen::Incident));
            }
        }
        if waits && quiet(ui, &view.tr("event-incident-waits")).clicked() {
            view.ask(Command::Show(Screen::Incident));
        }
    }

    fn work_out(&mut self, view: &View<'_>, open: TournamentView<'_>, board: (u16, u16)) {
        let source = (open.revision, board, view.words.language());
        if self.source.replace(source) == Some(source) {
            return;
        }
        let here = open.log.incidents().iter();
        let here = here.filter(|it| (it.round, it.board) == board);
        let told = here.filter_map(|it| {
            let incident = Incident::read(&it.script).ok()?;
            let decided = incident_decisions(&incident, view.words).join("; ");
            let told = if decided.is_empty() {
                view.tr("tournament-log-incident").into_owned()
            } else {
                decided
            };
            Some((incident, told))
        });
        self.entered = told.collect();
    }
}
