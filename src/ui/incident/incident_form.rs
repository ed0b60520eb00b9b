//! Where an incident happened, the position and the clocks: all that is asked before what happened.

use std::time::Duration;

use eframe::egui::{Event, Ui};

use crate::kit::piece_textures::Pieces;
use crate::kit::theme::GAP;
use crate::kit::widgets::{
    choice, field, form, primary, quiet, soft, subtitle, tick, warning, written,
};
use crate::new_game::position_editor::{EditorOutcome, PositionEditor};
use crate::parts::page::page;
use crate::parts::player_names::names_ui;
use crate::parts::time_control_field::TimeControlField;
use crate::view::frame_view::View;
use crate::view::incident_view::IncidentCommand;
use crate::view::screen::Screen;
use jadoube_core::chess::chess960_fen::{self, FenStyle};
use jadoube_core::chess::{ByColor, Color, Setup};
use jadoube_core::clock::clock_text::whole_seconds;
use jadoube_core::clock::duration_text;
use jadoube_core::i18n::hindrance;
use jadoube_core::laws::{Edition, Supervision};
use jadoube_core::record::incident::{Incident, UnreadPosition, read_position};
use jadoube_core::record::script::{IncidentHeading, Readings, Times};

/// How wide the page is at most.
const WIDTH: f32 = 860.0;

/// What is asked for on the form.
#[derive(Debug)]
pub enum FormOutcome {
    /// The incident begins so.
    Begins(IncidentCommand),
    /// Nothing is changed.
    Left,
}

/// The form as it is being filled in.
#[derive(Debug)]
pub struct IncidentForm {
    heading: IncidentHeading,
    names: ByColor<String>,
    position: String,
    clocks: ByColor<String>,
    /// How many illegal moves each player is charged with before it.
    charged: ByColor<String>,
    time: TimeControlField,
    edition: Edition,
    is_light: bool,
    is_quickplay: bool,
    default_time: String,
    editor: Option<Box<PositionEditor>>,
    fault: Option<String>,
    pieces: Pieces,
    purpose: FormPurpose,
}

/// What the form is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FormPurpose {
    /// An incident of which nothing was filled in yet, not even what is known.
    Blank,
    /// Another incident.
    Another,
    /// How the incident that lies open began: what happened stays.
    Change,
}

/// Returns the day as PGN writes it; empty where it is not known.
fn today(view: &View<'_>) -> String {
    view.window.today.map_or_else(String::new, |day| {
        format!("{:04}.{:02}.{:02}", day.year, day.month, day.day)
    })
}

impl Default for IncidentForm {
    fn default() -> Self {
        Self {
            heading: IncidentHeading::default(),
            names: ByColor::default(),
            position: String::new(),
            clocks: ByColor::default(),
            charged: ByColor::default(),
            time: TimeControlField::new("5400+30", false),
            edition: Edition::default(),
            is_light: false,
            is_quickplay: false,
            default_time: String::new(),
            editor: None,
            fault: None,
            pieces: Pieces::default(),
            purpose: FormPurpose::Blank,
        }
    }
}

impl IncidentForm {
    /// The form of an incident that lies open, to be changed.
    pub fn of(incident: &Incident) -> Self {
        let (script, heading) = (incident.script(), incident.heading());
        let is_usual = script.position == jadoube_core::record::script::Placement::default();
        let position = if script.after.is_empty() && !is_usual {
            chess960_fen::write(&script.position.start, FenStyle::XFen)
        } else {
            script.after.clone()
        };
        let clocks = heading.found.map(|found| ByColor {
            white: whole_seconds(found.white),
            black: whole_seconds(found.black),
        });
        let charged = script.illegal_moves.map(|counts| {
            counts.map(|count| match count {
                0 => String::new(),
                _ => count.to_string(),
            })
        });
        let time = script.time.as_ref().map(ToString::to_string);
        let late = script.regulations.default_time;
        Self {
            names: incident.names(),
            position,
            clocks: clocks.unwrap_or_default(),
            charged: charged.unwrap_or_default(),
            time: TimeControlField::new(&time.unwrap_or_default(), false),
            edition: script.edition,
            is_light: script.supervision == Supervision::Light,
            is_quickplay: script.regulations.quickplay,
            default_time: late.map_or_else(String::new, |it| (it.as_secs() / 60).to_string()),
            heading,
            purpose: FormPurpose::Change,
            ..Self::default()
        }
    }

    /// The form of an incident of which only the board is known, to be filled in.
    pub fn at_a_board(incident: &Incident, view: &View<'_>) -> Self {
        let mut form = Self::of(incident);
        form.take_moment(view);
        if incident.script().time.is_none() {
            form.time = Self::default().time;
        }
        form
    }

    /// The form of the next incident at the same event, under the same terms.
    pub fn after(incident: &Incident, view: &View<'_>) -> Self {
        let before = Self::of(incident);
        let mut form = Self {
            heading: IncidentHeading {
                event: before.heading.event,
                site: before.heading.site,
                round: before.heading.round,
                arbiter: before.heading.arbiter,
                ..IncidentHeading::default()
            },
            names: ByColor::default(),
            position: String::new(),
            clocks: ByColor::default(),
            charged: ByColor::default(),
            purpose: FormPurpose::Another,
            ..before
        };
        form.take_moment(view);
        form
    }

    /// Fills in the day and the time of day where nothing is told of them.
    fn take_moment(&mut self, view: &View<'_>) {
        if self.heading.date.is_empty() && self.heading.time.is_empty() {
            self.heading.date = today(view);
            view.window.time_of_day.clone_into(&mut self.heading.time);
        }
    }

    /// Shows the page; what is asked for, once it is.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<FormOutcome> {
        if self.purpose == FormPurpose::Blank {
            self.purpose = FormPurpose::Another;
            self.take_over(view);
        }
        if let Some(editor) = &mut self.editor {
            match editor.ui(ui, view) {
                EditorOutcome::GoesOn => return None,
                EditorOutcome::Left | EditorOutcome::Number(_) => {}
                EditorOutcome::Position(setup) => {
                    self.position = chess960_fen::write_setup(&setup, FenStyle::XFen);
                }
            }
            self.editor = None;
        }
        let mut begun = None;
        let title = match self.purpose {
            FormPurpose::Change => "incident-start",
            FormPurpose::Blank | FormPurpose::Another => "incident-new",
        };
        page(ui, view, &view.tr(title), WIDTH, |ui| {
            form(ui, |ui| begun = self.lines(ui, view));
        });
        begun
    }

    /// Fills in what is known: the event that was played last, and what the side clock shows.
    fn take_over(&mut self, view: &View<'_>) {
        let recent = &view.settings.recent;
        self.heading.event.clone_from(&recent.event);
        self.heading.site.clone_from(&recent.site);
        self.take_moment(view);
        if view.window.back != Screen::SideClock {
            return;
        }
        let Some(side) = view.side.clock else { return };
        if let Some(control) = side.control() {
            self.time = TimeControlField::new(&control.to_string(), false);
        }
        if let Some(clock) = side.clock() {
            self.clocks =
                ByColor::new_with(|color| whole_seconds(clock.main_time(color, view.side.now)));
        }
    }

    fn lines(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<FormOutcome> {
        names_ui(ui, view, &mut self.pieces, &mut self.names);
        ui.add_space(GAP);
        let heading = &mut self.heading;
        for row in [
            [
                ("sheet-event", &mut heading.event),
                ("sheet-site", &mut heading.site),
                ("report-arbiter", &mut heading.arbiter),
            ],
            [
                ("sheet-round", &mut heading.round),
                ("sheet-board", &mut heading.board),
                ("incident-time", &mut heading.time),
            ],
        ] {
            ui.columns(3, |columns| {
                for (ui, (id, text)) in columns.iter_mut().zip(row) {
                    let name = view.tr(id);
                    field(ui, &name, |ui| {
                        written(ui, text, &name, f32::INFINITY);
                    });
                }
            });
        }
        let name = view.tr("incident-position");
        field(ui, &name, |ui| {
            written(ui, &mut self.position, &name, f32::INFINITY);
        });
        if quiet(ui, &view.tr("incident-on-board")).clicked() {
            let setup = self.setup(view);
            self.editor = Some(Box::new(PositionEditor::of(setup)));
        }
        ui.add_space(GAP);
        self.found_ui(ui, view);
        self.time.times_ui(ui, view, self.edition);
        ui.add_space(GAP);
        subtitle(ui, &view.tr("new-game-edition"));
        let mut editions = Edition::ALL.to_vec();
        editions.reverse();
        choice(ui, &mut self.edition, &editions, |edition| {
            edition.name().to_owned()
        });
        ui.add_space(GAP);
        tick(ui, &mut self.is_light, &view.tr("incident-many-boards"));
        tick(ui, &mut self.is_quickplay, &view.tr("incident-quickplay"));
        let name = view.tr("incident-default-time");
        field(ui, &name, |ui| {
            written(ui, &mut self.default_time, &name, 120.0);
        });
        if is_typed_at(ui) {
            self.fault = None;
        }
        if let Some(fault) = &self.fault {
            warning(ui, fault);
        }
        let (mut begins, mut leaves) = (false, false);
        ui.horizontal_wrapped(|ui| {
            begins = primary(ui, &view.tr("incident-begin")).clicked();
            let is_open = view.incident.is_some();
            // One of which only the board is known has nothing to go back to.
            let is_prepared = view.incident.is_some_and(|it| it.is_prepared);
            leaves = is_open && !is_prepared && quiet(ui, &view.tr("incident-back")).clicked();
        });
        if leaves {
            return Some(FormOutcome::Left);
        }
        if !begins {
            return None;
        }
        match self.incident(view) {
            Ok(incident) => {
                self.fault = None;
                let incident = Box::new(incident);
                Some(FormOutcome::Begins(
                    if self.purpose == FormPurpose::Change {
                        IncidentCommand::Change(incident)
                    } else {
                        IncidentCommand::Open(incident)
                    },
                ))
            }
            Err(fault) => {
                self.fault = Some(fault);
                None
            }
        }
    }

    /// What both clocks showed, each repeated in hours, minutes and seconds, and the illegal moves before.
    fn found_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let both = |ui: &mut Ui, id: &str, texts: &mut ByColor<String>, is_time: bool| {
            let about = view.tr(id);
            subtitle(ui, &about);
            ui.columns_const(|columns: &mut [Ui; 2]| {
                for (ui, color) in columns.iter_mut().zip(Color::ALL) {
                    let whose = view.tr(color.fold_wb("color-white", "color-black"));
                    let text = texts.get_mut(color);
                    field(ui, &whose, |ui| {
                        written(ui, text, &format!("{about}: {whose}"), f32::INFINITY);
                        if is_time && let Ok(read) = duration_text::read(text) {
                            soft(ui, &hours_minutes_seconds(read));
                        }
                    });
                }
            });
        };
        ui.columns_const(|[clocks, charged]| {
            both(clocks, "incident-clocks-read", &mut self.clocks, true);
            both(charged, "incident-charged", &mut self.charged, false);
        });
    }

    /// The position as it stands in the field, to be changed on a board.
    fn setup(&self, view: &View<'_>) -> Setup {
        let letters = view.words.language().letters();
        let read = read_position(&self.position, letters);
        let last = read.ok().and_then(|(_, _, game)| game.positions().pop());
        last.map_or_else(Setup::initial, |position| {
            use jadoube_core::chess::{EnPassantMode, Position as _};
            position.to_setup(EnPassantMode::Legal)
        })
    }

    /// The incident that begins so, or what hinders it, in words.
    fn incident(&self, view: &View<'_>) -> Result<Incident, String> {
        let letters = view.words.language().letters();
        let read = read_position(&self.position, letters);
        let (place, after, game) = read.map_err(|fault| match fault {
            UnreadPosition::Unreadable => view.tr("incident-unreadable").into_owned(),
            UnreadPosition::Impossible(faults) => view.words.position_faults(&faults),
            UnreadPosition::Move(written) => {
                let args = [("move", written.into())];
                view.tr_args("incident-bad-move", &args).into_owned()
            }
        })?;
        let agreed = self.time.agreed();
        let control = agreed.map_err(|_| self.time.unclear(view))?;
        let found = self.found(view)?;
        let charged = self
            .charged
            .as_ref()
            .map(|it| it.trim().parse().unwrap_or_default());
        let is_charged = charged.iter().any(|count: &u32| *count > 0);
        let tag = |own: &str, name: &str| match own.trim() {
            "" => game.tags.get(name).unwrap_or_default().replace('?', ""),
            own => own.to_owned(),
        };
        let heading = IncidentHeading {
            event: tag(&self.heading.event, "Event"),
            site: tag(&self.heading.site, "Site"),
            round: tag(&self.heading.round, "Round"),
            board: tag(&self.heading.board, "Board"),
            white: tag(&self.names.white, "White"),
            black: tag(&self.names.black, "Black"),
            found: found.filter(|_| control.is_some()),
            ..self.heading.clone()
        };
        let minutes = self.default_time.trim().parse::<u32>().ok();
        let open = view
            .incident
            .filter(|_| self.purpose == FormPurpose::Change);
        let mut incident = open.map_or_else(Incident::default, |it| it.incident.clone());
        incident.change_heading(|own| *own = heading);
        incident.change(|script| {
            script.edition = self.edition;
            script.time = control.map(Times);
            script.position = place;
            script.after = after;
            script.illegal_moves = is_charged.then_some(charged);
            script.supervision = if self.is_light {
                Supervision::Light
            } else {
                Supervision::default()
            };
            script.regulations.quickplay = self.is_quickplay;
            script.regulations.default_time =
                minutes.map(|minutes| Duration::from_mins(u64::from(minutes)));
        });
        match incident.heard() {
            Ok(_) => Ok(incident),
            Err(unplayable) => Err(hindrance(&unplayable, view.words)),
        }
    }

    /// What both clocks showed; nothing where neither was read.
    fn found(&self, view: &View<'_>) -> Result<Option<Readings>, String> {
        let both = self.clocks.as_ref().map(|it| it.trim());
        if both.iter().all(|it| it.is_empty()) {
            return Ok(None);
        }
        let read = |text: &str| {
            let args = [("text", text.to_owned().into())];
            duration_text::read(text)
                .map_err(|_| view.tr_args("incident-bad-time", &args).into_owned())
        };
        Ok(Some(Readings {
            white: read(both.white)?,
            black: read(both.black)?,
        }))
    }
}

/// Returns a time as the longest face of a clock has it, so that nobody takes minutes for hours: `0:01:10`.
fn hours_minutes_seconds(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    format!("{hours}:{minutes:02}:{:02}", seconds % 60)
}

/// Whether a key was pressed or something pasted: what was wrong before may be right now.
fn is_typed_at(ui: &Ui) -> bool {
    let is_typed =
        |event: &Event| matches!(event, Event::Key { .. } | Event::Text(_) | Event::Paste(_));
    ui.input(|input| input.events.iter().any(is_typed))
}
