//! The offer to put the side clock right by the ruling on an incident at the board beside which it stands.

use eframe::egui::Ui;

use crate::kit::widgets::quiet;
use crate::side_clock::board_items::board_beside;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::incident_view::IncidentView;
use jadoube_core::chess::Color;
use jadoube_core::clock::clock_text::reading;
use jadoube_core::record::incident::correction_by_incident;
use jadoube_core::record::side_clock::{SideClockAct, SideClockCorrection};
use jadoube_core::tournament::incident_board;

/// What the ruling on the incident that lies open means for the side clock.
#[derive(Debug, Default)]
pub struct SideClockOffer {
    /// What it was worked out from: the incident's text, and how much the clock has noted.
    source: Option<(String, usize)>,
    correction: Option<SideClockCorrection>,
}

impl SideClockOffer {
    /// Shows a button with both times; nothing where the clock shows them already, runs, or stands beside another board.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, open: IncidentView<'_>) {
        let Some(((tournament, at), side_clock)) = board_beside(view).zip(view.side.clock) else {
            return;
        };
        let heading = open.incident.heading();
        if incident_board(tournament.log.tournament(), &heading) != Some((at.round, at.board)) {
            return;
        }
        let source = (open.incident.written(), side_clock.log().len());
        if self.source.as_ref() != Some(&source) {
            self.source = Some(source);
            self.correction = correction_by_incident(side_clock, open.incident, view.side.now);
        }
        let Some(correction) = &self.correction else {
            return;
        };
        let told = |color| {
            format!(
                "{} {}",
                view.name(color),
                reading(*correction.times.get(color))
            )
        };
        let args = [
            ("white", told(Color::White).into()),
            ("black", told(Color::Black).into()),
        ];
        if quiet(ui, &view.tr_args("incident-set-side-clock", &args)).clicked() {
            view.ask(Command::Clock(SideClockAct::Correct(SideClockCorrection {
                reason: view.tr("incident-ruled-on").into_owned(),
                ..correction.clone()
            })));
        }
    }
}
