//! The only place that touches the world. What is ruled or drawn does not belong here.
//!
//! [`App::logic`](eframe::App::logic) looks at the time, lets flags fall and hears what comes from beside the window;
//! [`App::ui`](eframe::App::ui) stamps the frame, lets the panels draw, and then obeys what they asked.

mod battery;
pub mod cli;
mod commands;
pub mod file_dialog;
pub mod game_session;
pub mod input_queue;
pub mod jobs;
pub mod notifications;
pub mod platform;
pub mod preflight;
mod printing;
pub mod screen_inhibitor;
mod side_clock;
mod side_clock_session;
pub mod sound;
pub mod store;
pub mod wall_clock;
pub mod window;

use std::io;
use std::time::Duration;

use eframe::egui::{self, Context, ViewportCommand};

use crate::chess::ByColor;
use crate::clock::Moment;
use crate::i18n::{Language, Words};
use crate::laws::{ArbiterAct, Deed, Event};
use crate::record::log::journal;
use crate::ui::kit::fonts::{self, LetterBe};
use crate::ui::kit::theme;
use crate::ui::{
    Battery, Command, EnvelopeWork, Note, PathRequest, Screen, Screens, Settings, View,
};

use file_dialog::Choice;
use game_session::{GameSession, TakenUp};
use input_queue::InputQueue;
use jobs::envelope::EnvelopeJob;
use jobs::game_files::GameFiles;
use jobs::mate_search::MateSearch;
use notifications::Notification;
use platform::Platform;
use side_clock_session::SideClockSession;
use sound::cues::sounds_of;
use sound::{Sound, SoundFault};
use store::{JOURNAL, SETTINGS};
use wall_clock::{GameTime, Timestamp, file_stamp};

/// The whole program behind its window.
#[derive(Debug)]
pub struct App {
    world: Platform,
    session: GameSession,
    time: GameTime,
    input_queue: InputQueue,
    interface: Screens,
    settings: Settings,
    words: Words,
    letter_be: Option<LetterBe>,
    notes: Vec<Note>,
    chooser: Option<PathRequest>,
    search: MateSearch,
    game_files: Option<GameFiles>,
    envelope_job: EnvelopeJob,
    asked: Vec<Command>,
    /// Whether a player was already warned that little time is left.
    warned: ByColor<bool>,
    /// The session at the side clock.
    side_clock: SideClockSession,
    /// Which of a side's last ten seconds was heard last.
    counted: Option<u64>,
    battery: Option<Battery>,
    /// When the battery was last looked at.
    battery_seen: Option<Duration>,
}

impl App {
    /// The program in that world and that window, with the game it finds there, clocks stopped.
    #[must_use]
    pub fn new(mut world: Platform, context: &Context) -> Self {
        let look = world.time.look();
        let mut notifications = std::mem::take(&mut world.notifications);
        let settings = read_settings(&mut world, look, &mut notifications);
        let mut app = Self {
            time: GameTime::from(Moment::START, look),
            session: GameSession::default(),
            input_queue: InputQueue::default(),
            interface: Screens::default(),
            words: words_for(&settings, &world),
            settings,
            letter_be: None,
            notes: Vec::new(),
            chooser: None,
            search: MateSearch::default(),
            game_files: None,
            envelope_job: EnvelopeJob::default(),
            asked: Vec::new(),
            warned: ByColor::default(),
            side_clock: SideClockSession::new(look),
            counted: None,
            battery: None,
            battery_seen: None,
            world,
        };
        let taken_up = app.take_up_journal(look, &mut notifications);
        app.note_trouble(taken_up.err());
        if app.settings.screen == Screen::Table {
            app.settings.screen = Screen::First;
        }
        if app.session.is_unfinished() {
            app.settings.screen = Screen::Table;
        }
        app.take_up_side_clock(look, &mut notifications);
        for notification in notifications {
            app.tell(&notification);
        }
        app.install_fonts(context);
        app.listen_to_settings();
        app
    }

    /// The game on the table.
    #[must_use]
    pub const fn session(&self) -> &GameSession {
        &self.session
    }

    /// What people are being told.
    #[must_use]
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// What is being done with an envelope.
    #[must_use]
    pub const fn envelope_work(&self) -> EnvelopeWork {
        self.envelope_job.work()
    }

    /// The screen that is shown.
    #[must_use]
    pub const fn screen(&self) -> Screen {
        self.settings.screen
    }

    /// Obeys a command at the next frame, as if a panel had asked it.
    pub fn asked_for(&mut self, command: Command) {
        self.asked.push(command);
    }

    fn take_up_journal(
        &mut self,
        look: Timestamp,
        notifications: &mut Vec<Notification>,
    ) -> io::Result<()> {
        let Some(bytes) = self.world.store.read(JOURNAL)? else {
            return Ok(());
        };
        let journal::Reading { journal, good } = journal::read(&bytes);
        if good < bytes.len() {
            let name = format!("damaged {}.journal", file_stamp(look));
            let aside = self.world.store.set_aside(JOURNAL, &name)?;
            self.world.store.write(JOURNAL, &bytes[..good])?;
            if !is_torn_line(&bytes[good..]) {
                notifications.push(Notification::Damaged(aside));
            }
        }
        let Some(journal) = journal else {
            return Ok(());
        };
        let TakenUp { session, changed } = GameSession::take_up(&journal);
        self.session = session;
        if !changed.is_empty() {
            notifications.push(Notification::RuledDifferently(changed.len()));
        }
        let ended = self.session.stop_where_it_ended(&mut *self.world.store)?;
        self.time = GameTime::from(ended, look);
        Ok(())
    }

    /// Something happened at the board: it is kept, heard, and sounds.
    fn happen(&mut self, deed: Deed, at: Moment) {
        if !self.session.has_game() {
            return;
        }
        let before = self.session.log().len();
        let at = at.max(self.session.last_moment());
        let kept = self
            .session
            .happen(Event { at, deed }, &mut *self.world.store);
        self.note_trouble(kept.err());
        self.sound_from(before);
    }

    fn sound_from(&self, before: usize) {
        for entry in &self.session.log()[before..] {
            for sound in sounds_of(entry) {
                self.world.audio.play(sound);
            }
        }
    }

    /// Everything that the passing of time brings about.
    fn time_passes(&mut self, look: Timestamp, context: &Context) {
        let now = self.now(look);
        self.look_at_envelopes(now);
        let slept = self.time.slept(look);
        if let Some(time) = slept.filter(|_| self.session.running().is_some()) {
            self.happen(Deed::Arbiter(ArbiterAct::Stop), now);
            self.tell(&Notification::Slept(time));
        }
        let before = self.session.log().len();
        let fell = self.session.drop_flags(now, &mut *self.world.store);
        self.note_trouble(fell.err());
        self.sound_from(before);
        self.warn_of_low_time(now);
        if self.session.running().is_some() {
            let signed = self.session.sign_of_life(now, &mut *self.world.store);
            self.note_trouble(signed.err());
        }
        self.side_clock_time_passes(look);
        self.search.begin(self.session.arbiter(), now, context);
        if let Some(Event { at, deed }) = self.search.found(now) {
            self.happen(deed, at);
        }
    }

    /// The game's moment: while an envelope is being closed it is the one at which the clock was stopped.
    fn now(&self, look: Timestamp) -> Moment {
        self.envelope_job
            .standstill()
            .unwrap_or_else(|| self.time.moment(look))
    }

    fn warn_of_low_time(&mut self, now: Moment) {
        let Some(clock) = self.session.arbiter().table().clock() else {
            return;
        };
        let Some(color) = clock.running() else { return };
        let face = clock.face(color, now);
        let is_low = !face.counts_up && face.shown <= crate::clock::Clock::LOW_TIME;
        let was_warned = std::mem::replace(self.warned.get_mut(color), is_low);
        if is_low && !was_warned && face.shown > Duration::ZERO {
            self.world.audio.play(Sound::LowTime);
        }
    }

    /// Asks to be woken when what the clocks show changes, or a flag falls.
    fn wake_in_time(&self, look: Timestamp, context: &Context) {
        let now = self.time.moment(look);
        let arbiter = self.session.arbiter();
        let change = arbiter
            .table()
            .clock()
            .and_then(|clock| clock.next_change(now));
        let flag = arbiter.flag_due().map(|(_, due)| due);
        if let Some(next) = change.into_iter().chain(flag).min() {
            context.request_repaint_after(next - now);
        }
    }

    fn hear_chooser(&mut self, context: &Context) {
        match self.world.chooser.answer() {
            Some(Choice::File(task, path)) => self.work_on_file(task, path, context),
            Some(Choice::NoWay(task)) => {
                let suggestion = self.suggested_name(task);
                self.chooser = Some(PathRequest { task, suggestion });
            }
            Some(Choice::Nothing) | None => {}
        }
    }

    /// The program ends: a clock that runs is stopped, so that nothing of the game is lost.
    fn rest(&mut self, now: Moment) {
        if self.session.running().is_some() {
            self.happen(Deed::Arbiter(ArbiterAct::Stop), now);
        }
    }

    fn tell(&mut self, notifications: &Notification) {
        let note = notifications.note(self.words);
        if !self.notes.contains(&note) {
            self.notes.push(note);
        }
    }

    fn note_trouble(&mut self, trouble: Option<io::Error>) {
        if let Some(error) = trouble {
            self.tell(&Notification::NotKept(error.to_string()));
        }
    }

    fn install_fonts(&mut self, context: &Context) {
        let wanted = match self.words.language() {
            Language::SerbianCyrillic | Language::SerbianLatin | Language::Macedonian => {
                LetterBe::Serbian
            }
            Language::English | Language::Slovene | Language::Polish => LetterBe::Common,
        };
        if self.letter_be.replace(wanted) != Some(wanted) {
            fonts::install(context, wanted);
        }
    }
}

impl eframe::App for App {
    fn raw_input_hook(&mut self, context: &Context, input: &mut egui::RawInput) {
        input.events = self.input_queue.next(std::mem::take(&mut input.events));
        if self.input_queue.is_waiting() {
            context.request_repaint();
        }
    }

    fn logic(&mut self, context: &Context, _: &mut eframe::Frame) {
        let look = self.world.time.look();
        self.time_passes(look, context);
        self.hear_chooser(context);
        self.hear_game_files();
        if context.input(|input| input.viewport().close_requested()) {
            self.rest(self.time.moment(look));
            self.stop_side_clock(look);
        }
        self.wake_in_time(look, context);
        self.wake_for_side_clock(look, context);
    }

    fn ui(&mut self, ui: &mut egui::Ui, _: &mut eframe::Frame) {
        // What was done in this frame counts from here; looking at it before anything is drawn charges no drawing.
        let look = self.world.time.look();
        self.install_fonts(ui.ctx());
        let silence = self.silence();
        let mut view = View::new(
            self.session.arbiter(),
            self.now(look),
            self.session.players(),
            &self.settings,
            self.words,
        );
        view.has_game = self.session.has_game();
        view.log = self.session.log();
        view.notes = &self.notes;
        view.games = self.game_files.as_ref().map(|game_files| &game_files.file);
        view.silence = silence.as_deref();
        view.chooser = self.chooser.as_ref();
        view.envelopes = self.session.envelopes();
        view.envelope_work = self.envelope_job.work();
        view.random = (self.world.random)();
        view.side_clock = Some(self.side_clock.side_clock());
        view.side_clock_now = self.side_clock.moment(look);
        view.battery = self.battery;
        view.is_searching = self.search.is_under_way();
        self.interface.ui(ui, &view);
        let mut asked = view.into_asked();
        asked.append(&mut self.asked);
        if !asked.is_empty() {
            for command in asked {
                self.obey(command, look, ui.ctx());
            }
            ui.ctx().request_repaint();
        }
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        theme::ground(visuals).to_normalized_gamma_f32()
    }

    fn on_exit(&mut self, _: Option<&eframe::glow::Context>) {
        let look = self.world.time.look();
        self.rest(self.time.moment(look));
        self.stop_side_clock(look);
    }
}

impl App {
    /// Sounds as the settings have them.
    fn listen_to_settings(&mut self) {
        self.world.audio.set_on(self.settings.sound);
        self.world.audio.set_volume(self.settings.volume);
    }

    fn silence(&self) -> Option<String> {
        let id = match self.world.audio.fault()? {
            SoundFault::LeftOut => "sound-left-out",
            SoundFault::NoDevice => "sound-no-device",
            SoundFault::Refused => "sound-refused",
        };
        Some(self.words.tr(id).into_owned())
    }

    fn title(&self, context: &Context) {
        let name = self.words.tr("app-name");
        let players = &self.session.players().names;
        let title = if players.iter().any(|name| name.trim().is_empty()) {
            name.into_owned()
        } else {
            format!("{} – {} · {name}", players.white, players.black)
        };
        context.send_viewport_cmd(ViewportCommand::Title(title));
    }
}

/// Whether what could not be read is only the beginning of a line, as a program that was killed leaves it.
fn is_torn_line(rest: &[u8]) -> bool {
    !rest.contains(&b'\n')
}

fn read_settings(
    world: &mut Platform,
    look: Timestamp,
    notifications: &mut Vec<Notification>,
) -> Settings {
    let Ok(Some(text)) = world.store.read(SETTINGS) else {
        return Settings::default();
    };
    let read = std::str::from_utf8(&text)
        .ok()
        .and_then(|text| ron::from_str(text).ok());
    read.unwrap_or_else(|| {
        let name = format!("damaged settings {}.ron", file_stamp(look));
        if let Ok(path) = world.store.set_aside(SETTINGS, &name) {
            notifications.push(Notification::SettingsLost(path));
        }
        Settings::default()
    })
}

/// The words of the language chosen, else of the system's.
fn words_for(settings: &Settings, world: &Platform) -> Words {
    let of_system = || world.locale.as_deref().and_then(Language::of_locale);
    Words::new(settings.language.or_else(of_system).unwrap_or_default())
}
