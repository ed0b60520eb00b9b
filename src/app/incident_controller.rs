//! Owns the incident that lies open: what was entered, what was ruled on it, and what can be taken back.

use std::time::Duration;

use super::frame_context::AppContext;
use super::practised_game::PractisedGame;
use jadoube_core::laws::Deed;
use jadoube_core::record::incident::{HeardIncident, Incident};
use jadoube_core::record::play_mode::PlayMode;
use jadoube_ui::{IncidentCommand, IncidentView, Players, Settings};

/// The incident that lies open, if one does.
#[derive(Debug, Default)]
pub struct IncidentController {
    open: Option<OpenIncident>,
    /// Another number each time something else than one more act changed.
    revision: u64,
}

#[derive(Debug)]
struct OpenIncident {
    incident: Incident,
    heard: HeardIncident,
    /// How many acts there were before each thing that was entered here.
    entered: Vec<usize>,
}

impl IncidentController {
    pub fn view(&self) -> Option<IncidentView<'_>> {
        self.open.as_ref().map(|open| IncidentView {
            incident: &open.incident,
            revision: self.revision,
            can_undo: !open.entered.is_empty(),
        })
    }

    /// What is shown of it in the place of the game on the table.
    pub fn practised_game(&self, settings: &Settings) -> Option<PractisedGame<'_>> {
        let open = self.open.as_ref()?;
        Some(PractisedGame {
            arbiter: open.heard.arbiter(),
            now: open.heard.now(),
            log: open.heard.log(),
            narrative: open.heard.narrative(),
            players: Players {
                names: open.incident.names(),
                ..Players::default()
            },
            settings: settings.playing(PlayMode::default()).seen(false, false),
        })
    }

    /// The arbiter, or somebody at the board, does that.
    pub fn act(&mut self, deed: Deed, cx: &AppContext<'_>) {
        self.enter(cx, |incident, _| {
            incident.enter([(Duration::ZERO, deed)]);
        });
    }

    /// Does what was asked for.
    pub fn obey(&mut self, command: IncidentCommand, cx: &AppContext<'_>) {
        match command {
            IncidentCommand::Open(incident) => {
                self.revision += 1;
                if let Ok(heard) = incident.heard() {
                    self.open = Some(OpenIncident {
                        incident: *incident,
                        heard,
                        entered: Vec::new(),
                    });
                }
            }
            IncidentCommand::Enter(act) => self.enter(cx, |incident, heard| {
                // What cannot be entered was told where it was said.
                let _ = incident.enter_act(&act, heard.arbiter());
            }),
            IncidentCommand::Undo => {
                self.revision += 1;
                let Some(open) = &mut self.open else { return };
                if let Some(acts) = open.entered.pop() {
                    open.incident.forget_from(acts);
                    open.hear_anew();
                }
            }
            IncidentCommand::Head(heading) => {
                let Some(open) = &mut self.open else { return };
                open.incident.change_heading(|own| *own = *heading);
            }
        }
        cx.context.request_repaint();
    }

    fn enter(&mut self, cx: &AppContext<'_>, enter: impl FnOnce(&mut Incident, &HeardIncident)) {
        let Some(open) = &mut self.open else { return };
        let before = open.incident.script().acts.len();
        enter(&mut open.incident, &open.heard);
        if open.incident.script().acts.len() > before {
            open.entered.push(before);
            open.hear_anew();
        }
        cx.context.request_repaint();
    }
}

impl OpenIncident {
    /// Hears everything again: what was entered may have changed what the clocks showed before it.
    fn hear_anew(&mut self) {
        if let Ok(heard) = self.incident.heard() {
            self.heard = heard;
        }
    }
}
