//! The entry of an incident in the tournament that lies open, and of the result that its ruling gives the board.

use eframe::egui::{Label, RichText, Ui};

use crate::kit::fonts::{BODY, bold};
use crate::kit::keyboard;
use crate::kit::widgets::{field, primary, quiet, soft, warning, written};
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::incident_view::IncidentView;
use crate::view::tournament_view::{TournamentCommand, TournamentView};
use jadoube_core::i18n::{Language, tournament_change_fault};
use jadoube_core::laws::Standing;
use jadoube_core::record::incident::Incident;
use jadoube_core::record::log::arbiters_reason::reason_of_result;
use jadoube_core::tournament::{
    AttachedIncident, BoardResult, ChangeFault, TournamentChange, changes_with_incident,
    incident_board, result_to_enter,
};

/// What is offered for the incident that lies open.
#[derive(Debug, Default)]
pub struct IncidentEntry {
    /// What it was worked out from: the script, the tournament's revision, and the language.
    source: Option<(String, u64, Language)>,
    offer: EntryOffer,
    /// Why the result of the board is corrected.
    reason: String,
    fault: Option<ChangeFault>,
}

/// What is offered.
#[derive(Debug, Default)]
enum EntryOffer {
    /// The tournament has no such board, or none lies open.
    #[default]
    Nothing,
    /// The incident is not entered, or another text of it is; which one it can take the place of, from 1.
    Enter {
        incident: AttachedIncident,
        last: Option<u16>,
    },
    /// It is entered, and its ruling gives the board another result than it has.
    Result {
        round: u16,
        board: u16,
        has: BoardResult,
        ruled: BoardResult,
    },
    /// It is entered, and the board has the result of its ruling, if that gives one.
    Done { round: u16, board: u16 },
}

impl IncidentEntry {
    /// Whether the incident is to be entered in the tournament that lies open, and is not yet.
    pub fn is_to_be_entered(&mut self, view: &View<'_>, open: IncidentView<'_>) -> bool {
        match view.tournament {
            Some(tournament) => self.work_out(view, open, tournament),
            None => return false,
        }
        matches!(self.offer, EntryOffer::Enter { last: None, .. })
    }

    /// Shows what is offered, if the tournament that lies open has that board.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, open: IncidentView<'_>) {
        let Some(tournament) = view.tournament else {
            return;
        };
        self.work_out(view, open, tournament);
        let changes = match &self.offer {
            EntryOffer::Nothing => return,
            EntryOffer::Enter { incident, last } => enter_ui(ui, view, tournament, incident, *last),
            EntryOffer::Done { round, board } => {
                entered_line(ui, view, *round, *board);
                None
            }
            &EntryOffer::Result {
                round,
                board,
                has,
                ruled,
            } => {
                entered_line(ui, view, round, board);
                self.result_ui(ui, view, (round, board), has, ruled)
            }
        };
        if let Some(changes) = changes {
            view.ask(Command::Tournament(TournamentCommand::Enter(changes)));
        }
    }

    fn work_out(
        &mut self,
        view: &View<'_>,
        open: IncidentView<'_>,
        tournament: TournamentView<'_>,
    ) {
        let script = open.incident.written();
        let source = (script.clone(), tournament.revision, view.words.language());
        if self.source.as_ref() == Some(&source) {
            return;
        }
        self.source = Some(source);
        self.offer = offer(open.incident, script, tournament);
        self.fault = None;
        if matches!(self.offer, EntryOffer::Result { .. }) {
            self.reason = reason(view, open.incident);
        }
    }

    /// Says which result the ruling gives, and asks for it, with the reason where another one stands.
    fn result_ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        (round, board): (u16, u16),
        has: BoardResult,
        ruled: BoardResult,
    ) -> Option<Vec<TournamentChange>> {
        let args = [
            ("ruled", ruled.printed().into()),
            ("result", has.printed().into()),
        ];
        let told = if has.is_pending() {
            "event-ruled"
        } else if ruled.is_pending() {
            "event-ruled-open"
        } else {
            "event-ruled-other"
        };
        let text = RichText::new(&*view.tr_args(told, &args)).font(bold(BODY));
        ui.add(Label::new(text).wrap());
        let result = [("result", ruled.printed().into())];
        if has.is_pending() {
            let enters = primary(ui, &view.tr_args("event-enter-result", &result)).clicked();
            return enters.then(|| {
                vec![TournamentChange::ResultEntered {
                    round,
                    board,
                    result: ruled,
                }]
            });
        }
        let name = view.tr("event-reason");
        let mut enters = false;
        field(ui, &name, |ui| {
            let line = written(ui, &mut self.reason, &name, f32::INFINITY);
            enters = keyboard::is_entered(ui, &line);
        });
        if let Some(fault) = self.fault {
            warning(ui, &tournament_change_fault(fault, view.words));
        }
        enters |= primary(ui, &view.tr_args("event-correct", &result)).clicked();
        let is_reasoned = !self.reason.trim().is_empty();
        if enters && !is_reasoned {
            self.fault = Some(ChangeFault::NoReason);
        }
        (enters && is_reasoned).then(|| {
            vec![TournamentChange::ResultCorrected {
                round,
                board,
                result: ruled,
                reason: self.reason.trim().to_owned(),
            }]
        })
    }
}

/// Returns what can be done with an incident in that tournament.
fn offer(incident: &Incident, script: String, tournament: TournamentView<'_>) -> EntryOffer {
    let log = tournament.log;
    let Some((round, board)) = incident_board(log.tournament(), &incident.heading()) else {
        return EntryOffer::Nothing;
    };
    let numbered = (1..).zip(log.incidents());
    let here = numbered.filter(|(_, it)| (it.round, it.board) == (round, board));
    let here: Vec<(u16, &AttachedIncident)> = here.collect();
    let Some((_, entered)) = here.iter().find(|(_, it)| it.script == script) else {
        return EntryOffer::Enter {
            incident: AttachedIncident {
                round,
                board,
                script,
                replaces: None,
                game: None,
            },
            // What a game on this machine tells of itself stays.
            last: here
                .iter()
                .rfind(|(_, it)| it.game.is_none())
                .map(|(number, _)| *number),
        };
    };
    let paired = log.tournament().round(round).and_then(|it| it.board(board));
    let has = paired.map(|it| it.result).unwrap_or_default();
    match result_to_enter(log, entered) {
        Some(ruled) => EntryOffer::Result {
            round,
            board,
            has,
            ruled,
        },
        None => EntryOffer::Done { round, board },
    }
}

/// Returns why the result of the board is corrected: the arbiter's grounds, the reason noted with the result, or the article.
fn reason(view: &View<'_>, incident: &Incident) -> String {
    let grounds = incident.heading().grounds;
    if !grounds.trim().is_empty() {
        return grounds.trim().to_owned();
    }
    let Ok(heard) = incident.heard() else {
        return String::new();
    };
    if let Some(reason) = reason_of_result(heard.log()) {
        return view.words.reason(reason).into_owned();
    }
    match heard.arbiter().table().standing() {
        Standing::Ended(_, rule) => {
            let article = rule.article(heard.arbiter().terms().edition);
            let args = [("article", article.into())];
            view.tr_args("event-ruled-reason", &args).into_owned()
        }
        Standing::Playing | Standing::Adjourned | Standing::Referred | Standing::Annulled => {
            view.tr("event-ruled-anew").into_owned()
        }
    }
}

fn entered_line(ui: &mut Ui, view: &View<'_>, round: u16, board: u16) {
    let args = [
        ("round", u32::from(round).into()),
        ("board", u32::from(board).into()),
    ];
    soft(ui, &view.tr_args("event-attached", &args));
}

/// Offers to enter the incident; one that is entered already is put in the place of the last one, or entered beside it.
fn enter_ui(
    ui: &mut Ui,
    view: &View<'_>,
    tournament: TournamentView<'_>,
    incident: &AttachedIncident,
    last: Option<u16>,
) -> Option<Vec<TournamentChange>> {
    let args = [
        ("round", u32::from(incident.round).into()),
        ("board", u32::from(incident.board).into()),
    ];
    let offers = match last {
        Some(_) => vec![("event-attach-again", last), ("event-attach-other", None)],
        None => vec![("event-attach", None)],
    };
    let mut entered = None;
    ui.horizontal_wrapped(|ui| {
        for (id, replaces) in offers {
            let button = if last.is_none() { primary } else { quiet };
            if button(ui, &view.tr_args(id, &args)).clicked() {
                let incident = AttachedIncident {
                    replaces,
                    ..incident.clone()
                };
                entered = Some(changes_with_incident(tournament.log, incident));
            }
        }
    });
    entered
}
