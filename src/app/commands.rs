//! Does what the panels asked, after the frame in which they asked it.

use std::path::{Path, PathBuf};

use eframe::egui::{Context, ViewportCommand};

use super::game_session::{GameSession, TakenUp};
use super::notifications::Notification;
use super::store::SETTINGS;
use super::wall_clock::{GameTime, Timestamp, date, file_stamp};
use super::{App, words_for};
use crate::app::jobs::game_files::is_archive;
use crate::chess::ByColor;
use crate::clock::Moment;
use crate::laws::Terms;
use crate::notation::pgn;
use crate::record::log::saved_game::{SavedGame, to_pgn};
use crate::ui::{Command, FileTask, NewGame, Players, Screen, Settings, SheetOrder};

impl App {
    pub(super) fn obey(&mut self, command: Command, look: Timestamp, context: &Context) {
        match command {
            Command::Act(deed) => self.happen(deed, self.time.moment(look)),
            Command::Start(game) => {
                let NewGame { players, terms } = *game;
                self.begin(terms, players, look, context);
            }
            Command::Rematch => {
                let Players { names, event, .. } = self.session.players().clone();
                let names = ByColor {
                    white: names.black,
                    black: names.white,
                };
                let terms = self.session.arbiter().terms().clone();
                self.begin(
                    terms,
                    Players {
                        names,
                        event,
                        ..Players::default()
                    },
                    look,
                    context,
                );
            }
            Command::TakeUp => self.show(Screen::Table),
            Command::Choose(task) => {
                let name = self.suggested_name(task);
                self.world.chooser.ask(task, &name, context);
            }
            Command::Chosen(task, path) => {
                self.chooser = None;
                self.work_on_file(task, path, context);
            }
            Command::ChooseNothing => self.chooser = None,
            Command::LookAt(index) => self.look_at(index),
            Command::LayOnTable => self.lay_looked_on_table(look),
            Command::Show(screen) => self.show(screen),
            Command::Change(settings) => self.change(*settings),
            Command::Name(players) => {
                let kept = self.session.rename(*players, &mut *self.world.store);
                self.note_trouble(kept.err());
                self.title(context);
            }
            Command::Dismiss(index) => {
                if index < self.notes.len() {
                    self.notes.remove(index);
                }
            }
            Command::FullScreen => {
                let is_full =
                    context.input(|input| input.viewport().fullscreen.unwrap_or_default());
                context.send_viewport_cmd(ViewportCommand::Fullscreen(!is_full));
            }
            Command::Seal(sealing) => self.seal(*sealing, look, context),
            Command::OpenEnvelope(passphrase) => self.open_envelope(passphrase, context),
            Command::Clock(act) => self.hear_side_clock(act, look, context),
            Command::NewSideClock => self.new_side_clock(look),
            Command::TryAgain => self.envelope_job.try_again(),
            Command::Quit => context.send_viewport_cmd(ViewportCommand::Close),
        }
    }

    fn begin(&mut self, terms: Terms, players: Players, look: Timestamp, context: &Context) {
        self.session = GameSession::new(terms, players, date(look));
        self.put_on_table(Moment::START, look);
        self.title(context);
    }

    /// Begins the journal of the game that now lies on the table, and shows it.
    pub(super) fn put_on_table(&mut self, moment: Moment, look: Timestamp) {
        let begun = self
            .session
            .begin_journal(&file_stamp(look), &mut *self.world.store);
        self.note_trouble(begun.err());
        self.time = GameTime::from(moment, look);
        self.warned = ByColor::default();
        self.show(Screen::Table);
    }

    pub(super) fn show(&mut self, screen: Screen) {
        self.change(Settings {
            screen,
            ..self.settings.clone()
        });
    }

    fn change(&mut self, settings: Settings) {
        self.settings = settings;
        self.words = words_for(&self.settings, &self.world);
        self.listen_to_settings();
        let text = ron::ser::to_string_pretty(&self.settings, ron::ser::PrettyConfig::new());
        let text = text.expect("settings hold nothing RON cannot write");
        let kept = self.world.store.write(SETTINGS, text.as_bytes());
        self.note_trouble(kept.err());
    }

    pub(super) fn work_on_file(&mut self, task: FileTask, path: PathBuf, context: &Context) {
        let path = with_ending(path, task);
        let bytes = match task {
            FileTask::Open => return self.open(path, context),
            FileTask::Sheet(order) => self.sheet(order),
            FileTask::SideClockLog(paper) => self.side_clock_log(paper),
            FileTask::Save => self.session.archive().written().into_bytes(),
            FileTask::ExportPgn => {
                let game = to_pgn(
                    self.session.heading(),
                    self.session.arbiter(),
                    self.session.log(),
                );
                pgn::write(&game).into_bytes()
            }
            FileTask::Envelope(stationery) => match self.session.envelope() {
                Ok(envelope) => stationery
                    .printed(
                        &envelope,
                        &crate::ui::wording(self.words, envelope.entries()),
                    )
                    .written(),
                Err(refused) => {
                    return self.tell(&Notification::Unwritable(path, refused.to_string()));
                }
            },
        };
        match self.world.store.write_chosen(&path, &bytes) {
            Ok(()) => self.tell(&Notification::Written(path)),
            Err(error) => self.tell(&Notification::Unwritable(path, error.to_string())),
        }
    }

    fn open(&mut self, path: PathBuf, context: &Context) {
        let look = self.world.time.look();
        let source = self.world.store.open_chosen(&path);
        let opened = source
            .and_then(is_archive)
            .map_err(|error| error.to_string())
            .and_then(|is_archive| {
                if is_archive {
                    self.open_archive(&path, look)
                } else {
                    self.open_games(&path, look, context)
                }
            });
        if let Err(why) = opened {
            self.tell(&Notification::Unreadable(path, why));
        }
    }

    fn open_archive(&mut self, path: &Path, look: Timestamp) -> Result<(), String> {
        let read = self.world.store.read_chosen(path);
        let bytes = read.map_err(|error| error.to_string())?;
        let journal = SavedGame::read(&String::from_utf8_lossy(&bytes))
            .map_err(|error| error.to_string())?
            .into_journal();
        let TakenUp { session, changed } = GameSession::take_up(&journal);
        self.session = session;
        self.put_on_table(self.session.last_moment(), look);
        self.rest(self.session.last_moment());
        if !changed.is_empty() {
            self.tell(&Notification::RuledDifferently(changed.len()));
        }
        Ok(())
    }

    /// A name for a new file: the players of the game, or whose log it is, and the day.
    pub(super) fn suggested_name(&self, task: FileTask) -> String {
        let heading = self.session.heading();
        let ending = ending(task);
        let name = if matches!(task, FileTask::SideClockLog(_)) {
            let today = date(self.world.time.look());
            format!("{} {today}", self.words.tr("log-title"))
        } else if heading.white.is_empty() || heading.black.is_empty() {
            format!("{} {}", self.words.tr("app-name"), heading.date)
        } else {
            format!("{} – {} {}", heading.white, heading.black, heading.date)
        };
        let name = name.replace(['/', '\\', ':'], "-");
        if ending.is_empty() {
            String::new()
        } else {
            format!("{name}.{ending}")
        }
    }
}

const fn ending(task: FileTask) -> &'static str {
    match task {
        FileTask::Open => "",
        FileTask::Save => "jadoube",
        FileTask::ExportPgn => "pgn",
        FileTask::Sheet(SheetOrder { paper: None, .. }) | FileTask::SideClockLog(None) => "txt",
        FileTask::Sheet(SheetOrder { paper: Some(_), .. })
        | FileTask::SideClockLog(Some(_))
        | FileTask::Envelope(_) => "pdf",
    }
}

/// A new file gets the ending of its kind, if the person gave it none.
fn with_ending(path: PathBuf, task: FileTask) -> PathBuf {
    if ending(task).is_empty() || Path::new(&path).extension().is_some() {
        path
    } else {
        path.with_extension(ending(task))
    }
}
