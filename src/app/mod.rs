//! The only place that touches the world.
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
use crate::laws::{Act, By, Event};
use crate::record::log::journal;
use crate::ui::kit::fonts::{self, LetterBe};
use crate::ui::kit::theme;
use crate::ui::{Battery, Chooser, Command, EnvelopeWork, Interface, Note, Screen, Settings, View};

use file_dialog::Choice;
use game_session::{Sitting, TakenUp};
use input_queue::Gestures;
use jobs::envelope::Enveloping;
use jobs::game_files::Shelf;
use jobs::mate_search::Search;
use notifications::Tidings;
use platform::World;
use side_clock_session::Keeper;
use sound::cues::sounds_of;
use sound::{Sound, SoundFault};
use store::{JOURNAL, SETTINGS};
use wall_clock::{GameTime, Look, file_stamp};

/// The whole program behind its window.
#[derive(Debug)]
pub struct App {
    world: World,
    sitting: Sitting,
    time: GameTime,
    gestures: Gestures,
    interface: Interface,
    settings: Settings,
    words: Words,
    letter_be: Option<LetterBe>,
    notes: Vec<Note>,
    chooser: Option<Chooser>,
    search: Search,
    shelf: Option<Shelf>,
    enveloping: Enveloping,
    asked: Vec<Command>,
    /// Whether a player was already warned that little time is left.
    warned: ByColor<bool>,
    /// The evening at the side clock.
    keeper: Keeper,
    /// Which of a side's last ten seconds was heard last.
    counted: Option<u64>,
    battery: Option<Battery>,
    /// When the battery was last looked at.
    battery_seen: Option<Duration>,
}

impl App {
    /// The program in that world and that window, with the game it finds there, clocks stopped.
    #[must_use]
    pub fn new(mut world: World, context: &Context) -> Self {
        let look = world.time.look();
        let mut tidings = std::mem::take(&mut world.tidings);
        let settings = read_settings(&mut world, look, &mut tidings);
        let mut app = Self {
            time: GameTime::from(Moment::START, look),
            sitting: Sitting::default(),
            gestures: Gestures::default(),
            interface: Interface::default(),
            words: words_for(&settings, &world),
            settings,
            letter_be: None,
            notes: Vec::new(),
            chooser: None,
            search: Search::default(),
            shelf: None,
            enveloping: Enveloping::default(),
            asked: Vec::new(),
            warned: ByColor::default(),
            keeper: Keeper::new(look),
            counted: None,
            battery: None,
            battery_seen: None,
            world,
        };
        let taken_up = app.take_up_journal(look, &mut tidings);
        app.note_trouble(taken_up.err());
        if app.settings.screen == Screen::Table {
            app.settings.screen = Screen::First;
        }
        if app.sitting.is_unfinished() {
            app.settings.screen = Screen::Table;
        }
        app.take_up_evening(look, &mut tidings);
        for tiding in tidings {
            app.tell(&tiding);
        }
        app.install_fonts(context);
        app.listen_to_settings();
        app
    }

    /// The game on the table.
    #[must_use]
    pub const fn sitting(&self) -> &Sitting {
        &self.sitting
    }

    /// What people are being told.
    #[must_use]
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// What is being done with an envelope.
    #[must_use]
    pub const fn envelope_work(&self) -> EnvelopeWork {
        self.enveloping.work()
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

    fn take_up_journal(&mut self, look: Look, tidings: &mut Vec<Tidings>) -> io::Result<()> {
        let Some(bytes) = self.world.store.read(JOURNAL)? else {
            return Ok(());
        };
        let journal::Reading { journal, good } = journal::read(&bytes);
        if good < bytes.len() {
            let name = format!("damaged {}.journal", file_stamp(look));
            let aside = self.world.store.set_aside(JOURNAL, &name)?;
            self.world.store.write(JOURNAL, &bytes[..good])?;
            if !is_torn_line(&bytes[good..]) {
                tidings.push(Tidings::Damaged(aside));
            }
        }
        let Some(journal) = journal else {
            return Ok(());
        };
        let TakenUp { sitting, changed } = Sitting::take_up(&journal);
        self.sitting = sitting;
        if !changed.is_empty() {
            tidings.push(Tidings::RuledDifferently(changed.len()));
        }
        let ended = self.sitting.stop_where_it_ended(&mut *self.world.store)?;
        self.time = GameTime::from(ended, look);
        Ok(())
    }

    /// Something happened at the board: it is kept, heard, and sounds.
    fn happen(&mut self, by: By, act: Act, at: Moment) {
        if !self.sitting.has_game() {
            return;
        }
        let before = self.sitting.log().len();
        let at = at.max(self.sitting.last_moment());
        let kept = self
            .sitting
            .happen(Event { at, by, act }, &mut *self.world.store);
        self.note_trouble(kept.err());
        self.sound_from(before);
    }

    fn sound_from(&self, before: usize) {
        for entry in &self.sitting.log()[before..] {
            for sound in sounds_of(entry) {
                self.world.audio.play(sound);
            }
        }
    }

    /// Everything that the passing of time brings about.
    fn time_passes(&mut self, look: Look, context: &Context) {
        let now = self.now(look);
        self.look_at_envelopes(now);
        let slept = self.time.slept(look);
        if let Some(time) = slept.filter(|_| self.sitting.running().is_some()) {
            self.happen(By::Arbiter, Act::Stop, now);
            self.tell(&Tidings::Slept(time));
        }
        let before = self.sitting.log().len();
        let fell = self.sitting.drop_flags(now, &mut *self.world.store);
        self.note_trouble(fell.err());
        self.sound_from(before);
        self.warn_of_low_time(now);
        if self.sitting.running().is_some() {
            let signed = self.sitting.sign_of_life(now, &mut *self.world.store);
            self.note_trouble(signed.err());
        }
        self.evening_passes(look);
        self.search.begin(self.sitting.arbiter(), now, context);
        if let Some(Event { at, by, act }) = self.search.found(now) {
            self.happen(by, act, at);
        }
    }

    /// The game's moment: while an envelope is being closed it is the one at which the clock was stopped.
    fn now(&self, look: Look) -> Moment {
        self.enveloping
            .standstill()
            .unwrap_or_else(|| self.time.moment(look))
    }

    fn warn_of_low_time(&mut self, now: Moment) {
        let Some(clock) = self.sitting.arbiter().table().clock() else {
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
    fn wake_in_time(&self, look: Look, context: &Context) {
        let now = self.time.moment(look);
        let arbiter = self.sitting.arbiter();
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
                self.chooser = Some(Chooser { task, suggestion });
            }
            Some(Choice::Nothing) | None => {}
        }
    }

    /// The program ends: a clock that runs is stopped, so that nothing of the game is lost.
    fn rest(&mut self, now: Moment) {
        if self.sitting.running().is_some() {
            self.happen(By::Arbiter, Act::Stop, now);
        }
    }

    fn tell(&mut self, tidings: &Tidings) {
        let note = tidings.note(self.words);
        if !self.notes.contains(&note) {
            self.notes.push(note);
        }
    }

    fn note_trouble(&mut self, trouble: Option<io::Error>) {
        if let Some(error) = trouble {
            self.tell(&Tidings::NotKept(error.to_string()));
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
        input.events = self.gestures.next(std::mem::take(&mut input.events));
        if self.gestures.is_waiting() {
            context.request_repaint();
        }
    }

    fn logic(&mut self, context: &Context, _: &mut eframe::Frame) {
        let look = self.world.time.look();
        self.time_passes(look, context);
        self.hear_chooser(context);
        self.hear_shelf();
        if context.input(|input| input.viewport().close_requested()) {
            self.rest(self.time.moment(look));
            self.rest_evening(look);
        }
        self.wake_in_time(look, context);
        self.wake_for_evening(look, context);
    }

    fn ui(&mut self, ui: &mut egui::Ui, _: &mut eframe::Frame) {
        // What was done in this frame counts from here; looking at it before anything is drawn charges no drawing.
        let look = self.world.time.look();
        self.install_fonts(ui.ctx());
        let silence = self.silence();
        let mut view = View::new(
            self.sitting.arbiter(),
            self.now(look),
            self.sitting.players(),
            &self.settings,
            self.words,
        );
        view.has_game = self.sitting.has_game();
        view.log = self.sitting.log();
        view.notes = &self.notes;
        view.games = self.shelf.as_ref().map(|shelf| &shelf.file);
        view.silence = silence.as_deref();
        view.chooser = self.chooser.as_ref();
        view.envelopes = self.sitting.envelopes();
        view.envelope_work = self.enveloping.work();
        view.luck = (self.world.luck)();
        view.evening = Some(self.keeper.evening());
        view.evening_now = self.keeper.moment(look);
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
        self.rest_evening(look);
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
        let players = &self.sitting.players().names;
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

fn read_settings(world: &mut World, look: Look, tidings: &mut Vec<Tidings>) -> Settings {
    let Ok(Some(text)) = world.store.read(SETTINGS) else {
        return Settings::default();
    };
    let read = std::str::from_utf8(&text)
        .ok()
        .and_then(|text| ron::from_str(text).ok());
    read.unwrap_or_else(|| {
        let name = format!("damaged settings {}.ron", file_stamp(look));
        if let Ok(path) = world.store.set_aside(SETTINGS, &name) {
            tidings.push(Tidings::SettingsLost(path));
        }
        Settings::default()
    })
}

/// The words of the language chosen, else of the system's.
fn words_for(settings: &Settings, world: &World) -> Words {
    let of_system = || world.locale.as_deref().and_then(Language::of_locale);
    Words::new(settings.language.or_else(of_system).unwrap_or_default())
}
