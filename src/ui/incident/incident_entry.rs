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
    /// The incident is not entered, or another telling of it is, in the ways in which it can be, the likeliest first.
    Enter(Vec<EntryWay>),
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

/// How an incident can be entered.
#[derive(Clone, Debug)]
enum EntryWay {
    /// As the only one at its board, so far.
    First(AttachedIncident),
    /// In the place of one that is entered there.
    Replacing(AttachedIncident),
    /// Beside those that are entered there.
    Beside(AttachedIncident),
}

impl EntryWay {
    /// The message that says so, and what is entered.
    const fn parts(&self) -> (&'static str, &AttachedIncident) {
        match self {
            Self::First(incident) => ("event-attach", incident),
            Self::Replacing(incident) => ("event-attach-again", incident),
            Self::Beside(incident) => ("event-attach-other", incident),
        }
    }
}

impl IncidentEntry {
    /// Whether the incident is to be entered in the tournament that lies open, and is not yet.
    pub fn is_to_be_entered(&mut self, view: &View<'_>, open: IncidentView<'_>) -> bool {
        match view.tournament {
            Some(tournament) => self.work_out(view, open, tournament),
            None => return false,
        }
        matches!(self.offer, EntryOffer::Enter(_))
    }

    /// Shows what is offered, if the tournament that lies open has that board.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, open: IncidentView<'_>) {
        let Some(tournament) = view.tournament else {
            return;
        };
        self.work_out(view, open, tournament);
        let changes = match &self.offer {
            EntryOffer::Nothing => return,
            EntryOffer::Enter(ways) => enter_ui(ui, view, tournament, ways),
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
        self.offer = offer(open.incident, &script, tournament);
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
fn offer(incident: &Incident, script: &str, tournament: TournamentView<'_>) -> EntryOffer {
    let log = tournament.log;
    let Some((round, board)) = incident_board(log.tournament(), &incident.heading()) else {
        return EntryOffer::Nothing;
    };
    let numbered = (1..).zip(log.incidents());
    let here = numbered.filter(|(_, it)| (it.round, it.board) == (round, board));
    let here: Vec<(u16, &AttachedIncident)> = here.collect();
    let Some((_, entered)) = here.iter().find(|(_, it)| it.script == script) else {
        return EntryOffer::Enter(ways(incident, &here, (round, board)));
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

/// Returns how the incident can be entered beside those that are entered at its board, which are numbered from 1.
fn ways(
    incident: &Incident,
    here: &[(u16, &AttachedIncident)],
    (round, board): (u16, u16),
) -> Vec<EntryWay> {
    let new = AttachedIncident {
        round,
        board,
        script: incident.written(),
        replaces: None,
        game: None,
    };
    let replacing = |(number, entered): &(u16, &AttachedIncident)| {
        EntryWay::Replacing(AttachedIncident {
            replaces: Some(*number),
            game: entered.game,
            ..new.clone()
        })
    };
    let read = |(_, it): &(u16, &AttachedIncident)| Incident::read(&it.script).ok();
    let is_same =
        |it: &&(u16, &AttachedIncident)| read(it).is_some_and(|it| incident.is_same_matter(&it));
    if let Some(same) = here.iter().find(is_same) {
        return vec![replacing(same)];
    }
    // What a game on this machine tells of itself stays.
    let by_hand = |it: &&(u16, &AttachedIncident)| it.1.game.is_none();
    let goes_on =
        |it: &&(u16, &AttachedIncident)| read(it).is_some_and(|it| incident.goes_on_from(&it));
    let earlier = here.iter().filter(by_hand).rfind(goes_on);
    let last = here.iter().rfind(by_hand);
    let beside = EntryWay::Beside(new.clone());
    match (earlier, last) {
        (Some(earlier), _) => vec![replacing(earlier), beside],
        (None, Some(last)) => vec![beside, replacing(last)],
        (None, None) if here.is_empty() => vec![EntryWay::First(new.clone())],
        (None, None) => vec![beside],
    }
}

/// Returns why the result of the board is corrected: the reason noted with the result, the arbiter's grounds, or the article.
fn reason(view: &View<'_>, incident: &Incident) -> String {
    let Ok(heard) = incident.heard() else {
        return String::new();
    };
    // Why the result was declared says more than the grounds of what it overturns.
    if let Some(reason) = reason_of_result(heard.log()) {
        return view.words.reason(reason).into_owned();
    }
    let grounds = incident.heading().grounds;
    if !grounds.trim().is_empty() {
        return grounds.trim().to_owned();
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

/// Offers to enter the incident in those ways.
fn enter_ui(
    ui: &mut Ui,
    view: &View<'_>,
    tournament: TournamentView<'_>,
    ways: &[EntryWay],
) -> Option<Vec<TournamentChange>> {
    let mut entered = None;
    ui.horizontal_wrapped(|ui| {
        for (place, way) in ways.iter().enumerate() {
            let (id, incident) = way.parts();
            let args = [
                ("round", u32::from(incident.round).into()),
                ("board", u32::from(incident.board).into()),
            ];
            let button = if place == 0 { primary } else { quiet };
            if button(ui, &view.tr_args(id, &args)).clicked() {
                entered = Some(changes_with_incident(tournament.log, incident.clone()));
            }
        }
    });
    entered
}
