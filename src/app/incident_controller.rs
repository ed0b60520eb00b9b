//! Owns the incident that lies open: what was entered, what was ruled on it, and what can be taken back. What is entered is
//! on the disk in the same frame, and lies open again at the next start.

use std::io;
use std::time::Duration;

use super::deferred_write::DeferredWrite;
use super::frame_context::AppContext;
use super::practised_game::PractisedGame;
use super::store::{EARLIER, Store};
use jadoube_core::laws::Deed;
use jadoube_core::record::incident::{HeardIncident, Incident};
use jadoube_core::record::play_mode::PlayMode;
use jadoube_core::record::script::{IncidentHeading, Placement};
use jadoube_ui::{IncidentCommand, IncidentView, Players, Settings};

/// The file in which the incident that lies open is kept.
const INCIDENT: &str = "incident.ron";

/// For how long what is typed on the sheet may be on the screen alone.
const TYPING: Duration = Duration::from_secs(1);

/// The incident that lies open, if one does.
#[derive(Debug)]
pub struct IncidentController {
    open: Option<OpenIncident>,
    /// Another number each time something else than one more act changed.
    revision: u64,
    unwritten: DeferredWrite,
}

impl Default for IncidentController {
    fn default() -> Self {
        Self {
            open: None,
            revision: 0,
            unwritten: DeferredWrite::new(INCIDENT),
        }
    }
}

#[derive(Debug)]
struct OpenIncident {
    incident: Incident,
    heard: HeardIncident,
    /// How many acts there were before each thing that was entered here.
    entered: Vec<usize>,
    /// Whether only its board is known.
    is_prepared: bool,
}

impl IncidentController {
    /// Opens the incident that lay open when the program ended; one that cannot be read is kept aside.
    pub fn resume(&mut self, cx: &mut AppContext<'_>) {
        let bytes = match cx.platform.store.read(INCIDENT) {
            Ok(None) => return,
            Ok(Some(bytes)) => bytes,
            Err(error) => {
                self.unwritten.keep_old();
                return cx.check(Err(error));
            }
        };
        let text = String::from_utf8(bytes).ok();
        match text.and_then(|text| Incident::read(&text).ok()) {
            Some(incident) if incident.heard().is_ok() => self.put_open(incident),
            Some(_) | None => self.unwritten.keep_old(),
        }
    }

    /// Writes what the disk lacks.
    pub fn time_passes(&mut self, cx: &mut AppContext<'_>) {
        let open = self.open.as_ref();
        self.unwritten.time_passes(cx, |store| write(store, open));
    }

    /// The program ends: whatever is not on the disk is written.
    pub fn finish(&mut self, cx: &mut AppContext<'_>) {
        let open = self.open.as_ref();
        self.unwritten.finish(cx, |store| write(store, open));
    }

    pub fn view(&self) -> Option<IncidentView<'_>> {
        self.open.as_ref().map(|open| IncidentView {
            incident: &open.incident,
            revision: self.revision,
            can_undo: !open.entered.is_empty(),
            is_prepared: open.is_prepared,
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
            settings: settings
                .playing(PlayMode::default())
                .with_views(false, false),
        })
    }

    /// The arbiter, or somebody at the board, does that.
    pub fn act(&mut self, deed: Deed, cx: &AppContext<'_>) {
        self.enter(cx, |incident, _| {
            incident.enter([(Duration::ZERO, deed)]);
        });
    }

    /// Does what was asked for.
    pub fn obey(&mut self, command: IncidentCommand, cx: &mut AppContext<'_>) {
        match command {
            IncidentCommand::Open(incident) => {
                self.set_aside(cx);
                self.put_open(*incident);
                self.unwritten.add(cx.timestamp.steady);
            }
            // What was filled in for the same board is gone back to, as long as nothing was entered.
            IncidentCommand::Prepare(incident) if self.is_begun_at(&incident) => {}
            IncidentCommand::Prepare(incident) => {
                self.set_aside(cx);
                self.put_open(*incident);
                if let Some(open) = &mut self.open {
                    open.is_prepared = true;
                }
                self.unwritten.add(cx.timestamp.steady);
            }
            IncidentCommand::Change(incident) => {
                let entered = self.open.take().map(|open| open.entered);
                self.put_open(*incident);
                // What was done stays, and with it what can be taken back.
                if let Some((open, entered)) = self.open.as_mut().zip(entered) {
                    open.entered = entered;
                }
                self.unwritten.add(cx.timestamp.steady);
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
                    self.unwritten.put_off(cx.timestamp.steady);
                }
            }
            IncidentCommand::Head(heading) => {
                let Some(open) = &mut self.open else { return };
                open.incident.change_heading(|own| *own = *heading);
                self.unwritten.add(cx.timestamp.steady + TYPING);
            }
        }
        cx.context.request_repaint();
    }

    fn put_open(&mut self, incident: Incident) {
        self.revision += 1;
        if let Ok(heard) = incident.heard() {
            self.open = Some(OpenIncident {
                incident,
                heard,
                entered: Vec::new(),
                is_prepared: false,
            });
        }
    }

    /// Whether the incident that lies open is at the board of that one, and nothing was entered at it.
    fn is_begun_at(&self, other: &Incident) -> bool {
        let Some(open) = &self.open else {
            return false;
        };
        let place = |it: &Incident| {
            let IncidentHeading {
                event,
                round,
                board,
                white,
                black,
                ..
            } = it.heading();
            [event, round, board, white, black]
        };
        open.incident.script().acts.is_empty() && place(&open.incident) == place(other)
    }

    /// Keeps the incident that lies open among the files that were set aside, if anything was entered at it or filled in.
    fn set_aside(&mut self, cx: &mut AppContext<'_>) {
        let Some(open) = &self.open else { return };
        let script = open.incident.script();
        let is_filled_in = open.incident.heading().found.is_some()
            || !script.after.is_empty()
            || script.position != Placement::default();
        if script.acts.is_empty() && !is_filled_in {
            return;
        }
        let stamp = cx.local_time().file_stamp();
        let name = format!("{EARLIER}/incident {stamp}.ron");
        let kept = write(&mut *cx.platform.store, Some(open));
        let copied = kept.and_then(|()| cx.platform.store.copy_as(INCIDENT, &name));
        cx.check(copied.map(|_| ()));
    }

    fn enter(&mut self, cx: &AppContext<'_>, enter: impl FnOnce(&mut Incident, &HeardIncident)) {
        let Some(open) = &mut self.open else { return };
        let before = open.incident.script().acts.len();
        enter(&mut open.incident, &open.heard);
        if open.incident.script().acts.len() > before {
            open.entered.push(before);
            open.is_prepared = false;
            open.hear_anew();
            self.unwritten.put_off(cx.timestamp.steady);
        }
        cx.context.request_repaint();
    }
}

fn write(store: &mut dyn Store, open: Option<&OpenIncident>) -> io::Result<()> {
    let Some(open) = open else { return Ok(()) };
    store.write(INCIDENT, open.incident.written().as_bytes())
}

impl OpenIncident {
    /// Hears everything again: what was entered may have changed what the clocks showed before it.
    fn hear_anew(&mut self) {
        if let Ok(heard) = self.incident.heard() {
            self.heard = heard;
        }
    }
}
