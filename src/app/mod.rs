//! The only place that touches the world. What is ruled or drawn does not belong here.
//!
//! Each part owns its own state and obeys its own commands, and can be tested alone on a scripted [`Platform`]. [`App`]
//! conducts them: in [`logic`](eframe::App::logic) time passes for each part; in [`ui`](eframe::App::ui) the panels see
//! one snapshot of all parts, and what they ask for is handed to the part that owns it.

mod asked_document;
mod atlas_width;
mod battery;
pub mod chosen_file;
mod clipboard;
mod command_dispatch;
pub mod core_dump;
mod crash_report;
mod deferred_write;
mod desk_lock_controller;
#[cfg(target_os = "linux")]
mod desktop_portal;
mod durable_log;
mod engine_list;
pub mod file_controller;
pub mod file_dialog;
mod file_export;
mod file_name;
mod file_saving;
mod file_window;
pub mod frame_context;
pub mod game_controller;
pub mod game_session;
mod incident_controller;
pub mod input_queue;
pub mod jobs;
mod kept_files;
mod learn_controller;
mod learner_records;
mod live_pgn;
pub mod local_time;
pub mod machine_files;
pub mod notifications;
pub mod outside_programs;
#[cfg(all(test, target_os = "linux"))]
mod own_bus;
mod own_lesson_folder;
mod places;
pub mod platform;
mod practice_controller;
mod practised_game;
mod program_log;
mod replacing_game;
pub mod review_controller;
pub mod screen_inhibitor;
mod seated_partner;
pub mod settings_controller;
pub mod settings_file;
pub mod shutdown;
pub mod side_clock_controller;
pub mod side_clock_session;
pub mod single_instance;
pub mod sound;
mod sticky_keys;
pub mod store;
mod system_wishes;
pub mod time_source;
mod tournament_controller;
mod unfinished_start;
pub mod voice;
pub mod window;
pub mod window_controller;
pub mod window_startup;
mod wrong_tries;
#[cfg(target_os = "linux")]
mod x11_hints;
mod zenity;

use std::collections::VecDeque;
use std::path::PathBuf;

use eframe::egui::{self, Context, ViewportCommand};

use jadoube_cli::{StartScreen, VERSION};
use jadoube_core::chess::ByColor;
use jadoube_core::clock::Moment;
use jadoube_core::i18n::Words;
use jadoube_core::laws::Deed;
use jadoube_core::notation::pgn::TextEncoding;
use jadoube_core::record::side_clock::{SideClock, SideClockAct, SideClockSetting};
use jadoube_ui::kit::click_target::meets_something;
use jadoube_ui::kit::{
    fingers, focus_ring, heard_names, lent_focus, menu_shade, second_click, theme,
};
use jadoube_ui::{
    BoardAct, BoardId, Command, EnvelopeView, EnvelopeWork, FileTask, IncidentView, KeptFile,
    LearnView, Notification, OpenedGameList, PathRequest, Screen, Screens, Settings, SideClockView,
    TournamentView, View, WindowView,
};

use battery::BatteryGauge;
use clipboard::files_named;
use command_dispatch::Controllers;
use desk_lock_controller::DeskLockController;
use file_controller::FileController;
use frame_context::AppContext;
use game_controller::GameController;
use game_session::GameSession;
use incident_controller::IncidentController;
use input_queue::InputQueue;
use learn_controller::LearnController;
use live_pgn::LivePgn;
use local_time::LocalTime;
use notifications::Notifications;
use platform::Platform;
use review_controller::ReviewController;
use settings_controller::SettingsController;
use side_clock_controller::SideClockController;
use single_instance::InstanceRequest;
use sound::SoundFault;
use sound::countdown::Countdown;
use time_source::Timestamp;
use tournament_controller::TournamentController;
use unfinished_start::UnfinishedStart;
use voice::VoiceFault;
use window_controller::WindowController;

/// The whole program behind its window: its parts, and the platform that they share.
#[derive(Debug)]
pub struct App {
    platform: Platform,
    game: GameController,
    side_clock: SideClockController,
    files: FileController,
    review: ReviewController,
    settings: SettingsController,
    desk_lock: DeskLockController,
    /// Large, as what is learnt holds games of its own: beside the program, which is moved as it begins.
    learn: Box<LearnController>,
    incident: IncidentController,
    tournament: TournamentController,
    live_pgn: LivePgn,
    notifications: Notifications,
    window: WindowController,
    countdown: Countdown,
    battery: BatteryGauge,
    input_queue: InputQueue,
    /// Whether the system latches the lever that was pressed in this frame, where no move waits for a press.
    has_sticky_keys: bool,
    screens: Box<Screens>,
    /// Commands to be obeyed at the next frame.
    waiting: Vec<Command>,
    /// Files that are opened one after the other, each when the one before it is on the screen.
    to_open: VecDeque<Command>,
}

impl App {
    /// The program on that platform and in that window, with the game it finds there, clocks stopped.
    pub fn new(mut platform: Platform, context: &Context) -> Self {
        let timestamp = platform.time.look();
        let first = std::mem::take(&mut platform.notifications);
        let (settings, lost) = SettingsController::read(&mut platform, timestamp);
        let mut app = Self {
            platform,
            game: GameController::new(timestamp),
            side_clock: SideClockController::new(timestamp),
            files: FileController::default(),
            review: ReviewController::default(),
            settings,
            desk_lock: DeskLockController::default(),
            learn: Box::new(LearnController::new(timestamp)),
            incident: IncidentController::default(),
            tournament: TournamentController::default(),
            live_pgn: LivePgn::default(),
            notifications: Notifications::new(first),
            window: WindowController::default(),
            countdown: Countdown::default(),
            battery: BatteryGauge::default(),
            input_queue: InputQueue::default(),
            has_sticky_keys: false,
            screens: Box::default(),
            waiting: Vec::new(),
            to_open: VecDeque::new(),
        };
        let (parts, mut cx) = app.parts(timestamp, context);
        if let Some(lost) = lost {
            cx.notifications.add(lost);
        }
        parts.game.resume(&mut cx);
        parts.side_clock.resume(&mut cx);
        parts.files.find_kept(&cx);
        parts.learn.resume(&mut cx);
        parts.incident.resume(&mut cx);
        parts.tournament.take_up(&mut cx);
        let language = cx.words.language();
        cx.window.install_fonts(language, context);
        menu_shade::install(context);
        second_click::install(context);
        lent_focus::install(context);
        heard_names::install(context);
        fingers::install(context);
        focus_ring::install(context);
        atlas_width::install(context);
        app
    }

    /// Whether a lever goes down in those events for which no move of the game on the table waits.
    fn may_be_half_a_shortcut(&self, events: &[egui::Event], levers: &[egui::Key]) -> bool {
        let is_lever = |event: &egui::Event| {
            let egui::Event::Key { key, pressed, .. } = event else {
                return false;
            };
            *pressed && levers.contains(key)
        };
        let is_of_the_game = !self.window.screen().is_of_practice();
        let awaits = is_of_the_game && self.game.session().awaits_press();
        !awaits && events.iter().any(is_lever)
    }

    /// The game on the table.
    pub const fn session(&self) -> &GameSession {
        self.game.session()
    }

    pub fn game_moment(&self) -> Moment {
        self.game.now(self.platform.time.look())
    }

    /// The side clock's moment, now.
    pub fn side_clock_moment(&self) -> Moment {
        self.side_clock.now(self.platform.time.look())
    }

    /// The session at the side clock.
    pub const fn side_clock(&self) -> &SideClock {
        self.side_clock.side_clock()
    }

    /// Whether a log is still being written.
    pub const fn is_saving(&self) -> bool {
        self.side_clock.is_saving()
    }

    pub const fn settings(&self) -> &Settings {
        self.settings.settings()
    }

    /// The words in which people are told everything.
    pub const fn words(&self) -> Words {
        self.settings.words()
    }

    /// Whether the program looks for the answer to a question of the arbiter's.
    pub const fn is_searching(&self) -> bool {
        self.game.is_searching()
    }

    /// The path that a person is to type, where the system offers no window for it.
    pub const fn path_request(&self) -> Option<&PathRequest> {
        self.files.path_request()
    }

    /// The file of games that lies open.
    pub fn game_file(&self) -> Option<&OpenedGameList> {
        self.files.game_file()
    }

    /// What people are being told.
    pub fn notifications(&self) -> &[Notification] {
        self.notifications.all()
    }

    /// What is being done with an envelope.
    pub const fn envelope_work(&self) -> EnvelopeWork {
        self.game.envelope_work()
    }

    /// Whether a PIN is being looked at.
    pub const fn is_looking_at_a_pin(&self) -> bool {
        self.desk_lock.is_busy()
    }

    /// What was set aside or damaged, the newest first.
    pub fn kept_files(&self) -> &[KeptFile] {
        self.files.kept_files()
    }

    /// Whether a game or a file that was opened is still being read so far that it can be shown.
    pub const fn is_opening(&self) -> bool {
        self.files.is_opening() || self.review.is_busy()
    }

    /// Whether the games that were set aside are still to be read.
    pub const fn is_reading_kept(&self) -> bool {
        self.files.is_reading_kept()
    }

    /// The screen that is shown.
    pub const fn screen(&self) -> Screen {
        self.window.screen()
    }

    /// What is being learnt, and what was.
    pub fn learn(&self) -> LearnView<'_> {
        self.learn.view()
    }

    /// The incident that lies open.
    pub fn incident(&self) -> Option<IncidentView<'_>> {
        self.incident.view()
    }

    /// The tournament that lies open.
    pub fn tournament(&self) -> Option<TournamentView<'_>> {
        let now = LocalTime::new(self.platform.time.look(), &self.platform.time_zone);
        self.tournament.view(now.wall())
    }

    /// The title that the window bears.
    pub fn title(&self) -> &str {
        self.window.title()
    }

    /// The first picture has come onto the screen.
    pub fn came_through(&mut self, start: &UnfinishedStart) {
        start.came_through(&mut *self.platform.store);
    }

    /// The deed as an act now, at the board that is shown.
    pub fn board_act(&self, deed: Deed) -> BoardAct {
        BoardAct {
            deed,
            board: BoardId::on(self.window.screen(), self.game.number()),
            at: self.game.now(self.platform.time.look()),
        }
    }

    /// Obeys a command at the next frame, as if a panel had asked it.
    pub fn asked_for(&mut self, command: Command) {
        self.waiting.push(command);
    }

    /// Does what the command line or another program asks, files read in that encoding if one is chosen.
    pub fn begin_with(&mut self, asked: InstanceRequest, encoding: Option<TextEncoding>) {
        match asked {
            InstanceRequest::Activate => {}
            InstanceRequest::Open(files) => self.open_all(files, encoding),
            // From a locked clock nobody is led away without its PIN.
            InstanceRequest::Show(_) if self.side_clock().is_locked() => {}
            InstanceRequest::Show(screen) => self.to_open.extend(self.leading_to(screen)),
        }
    }

    /// What leads to a screen. A clock that runs is not set anew.
    fn leading_to(&self, screen: StartScreen) -> Vec<Command> {
        match screen {
            StartScreen::NewGame => vec![Command::Show(Screen::NewGame)],
            StartScreen::Learn => vec![Command::Show(Screen::Learn)],
            StartScreen::SideClock(times) => {
                let has_begun = self.side_clock().next().is_some();
                let times = times.filter(|_| !has_begun);
                let set = times.map(|control| {
                    Command::Clock(SideClockAct::Set(SideClockSetting {
                        control,
                        names: ByColor::default(),
                        day: String::new(),
                        tournament_board: None,
                    }))
                });
                let shows = Command::Show(Screen::SideClock);
                set.into_iter().chain([shows]).collect()
            }
        }
    }

    /// Opens files one after the other, in that encoding if one is chosen; the last one stays on the screen.
    pub fn open_all(&mut self, files: Vec<PathBuf>, encoding: Option<TextEncoding>) {
        if !files.is_empty() {
            self.notifications.another_file_is_wanted();
        }
        self.to_open
            .extend(files.into_iter().map(|file| match encoding {
                Some(encoding) => Command::OpenIn(file, encoding),
                None => Command::Chosen(FileTask::Open, file),
            }));
    }

    /// Hears what programs ask that were started later, and begins with the next file that is to be opened.
    fn hear_other_programs(&mut self, context: &Context) {
        while let Some(request) = self.platform.instance_requests.next() {
            context.send_viewport_cmd(ViewportCommand::Minimized(false));
            context.send_viewport_cmd(ViewportCommand::Focus);
            self.begin_with(request, None);
        }
        let is_free = !self.files.is_opening() && self.files.replacing().is_none();
        if is_free && self.waiting.is_empty() {
            self.waiting.extend(self.to_open.pop_front());
        }
    }

    /// Lets time pass for every part, as before each frame; gives when that was.
    pub fn let_time_pass(&mut self, context: &Context) -> Timestamp {
        self.hear_other_programs(context);
        let timestamp = self.platform.time.look();
        let (mut parts, mut cx) = self.parts(timestamp, context);
        parts.time_passes(&mut cx);
        timestamp
    }

    /// Obeys what was asked for, as after each frame, without anything being drawn.
    pub fn obey_waiting(&mut self, context: &Context) {
        let timestamp = self.platform.time.look();
        let commands = std::mem::take(&mut self.waiting);
        self.obey(commands, timestamp, context);
    }

    fn obey(&mut self, commands: Vec<Command>, timestamp: Timestamp, context: &Context) {
        let (mut parts, mut cx) = self.parts(timestamp, context);
        for command in commands {
            cx.words = parts.settings.words();
            parts.obey(command, &mut cx);
        }
    }

    /// Closes the window without any question.
    pub fn close_for_good(&mut self, context: &Context) {
        self.window.close_for_good(context);
    }

    /// The program ends, now: clocks that run are stopped, and whatever is not on the disk is written.
    pub fn finish(&mut self) {
        let timestamp = self.platform.time.look();
        let context = Context::default();
        let (mut parts, mut cx) = self.parts(timestamp, &context);
        parts.finish(&mut cx);
    }

    /// The parts that obey commands, and the services that they may use.
    fn parts<'a>(
        &'a mut self,
        timestamp: Timestamp,
        context: &'a Context,
    ) -> (Controllers<'a>, AppContext<'a>) {
        let cx = AppContext {
            known_until: self.input_queue.known_until().unwrap_or(timestamp),
            platform: &mut self.platform,
            notifications: &mut self.notifications,
            window: &mut self.window,
            timestamp,
            words: self.settings.words(),
            context,
        };
        let parts = Controllers {
            game: &mut self.game,
            side_clock: &mut self.side_clock,
            files: &mut self.files,
            review: &mut self.review,
            settings: &mut self.settings,
            desk_lock: &mut self.desk_lock,
            learn: &mut self.learn,
            incident: &mut self.incident,
            tournament: &mut self.tournament,
            live_pgn: &mut self.live_pgn,
        };
        (parts, cx)
    }
}

impl eframe::App for App {
    fn raw_input_hook(&mut self, context: &Context, input: &mut egui::RawInput) {
        let settings = self.settings.settings();
        let keys = if self.window.screen() == Screen::SideClock {
            settings.side_clock_keys()
        } else {
            settings.preferences.clock_keys
        };
        let levers = keys.modifiers();
        let now = self.platform.time.look();
        let arrived = std::mem::take(&mut input.events);
        let meets = |place| meets_something(context, place);
        input.events = self.input_queue.next(arrived, levers, now, meets);
        self.has_sticky_keys =
            self.may_be_half_a_shortcut(&input.events, levers) && (self.platform.has_sticky_keys)();
        if self.input_queue.is_waiting() {
            context.request_repaint();
        }
    }

    fn logic(&mut self, context: &Context, _: &mut eframe::Frame) {
        let timestamp = self.let_time_pass(context);
        let (mut parts, mut cx) = self.parts(timestamp, context);
        if context.input(|input| input.viewport().close_requested()) {
            parts.close(&mut cx);
        }
        self.follow_clocks(timestamp);
        self.side_clock.left_for(self.window.screen(), context);
    }

    fn ui(&mut self, ui: &mut egui::Ui, _: &mut eframe::Frame) {
        // What was done in this frame counts from here; looking at it before anything is drawn charges no drawing.
        let now = self.platform.time.look();
        let timestamp = self.input_queue.since().unwrap_or(now);
        let words = self.settings.words();
        self.window.install_fonts(words.language(), ui.ctx());
        let pasted = pasted(ui);
        let mut commands = self.show(ui, timestamp);
        let named = pasted.as_deref().and_then(files_named);
        if named.is_none() {
            commands.extend(pasted.map(Command::Paste));
        }
        commands.append(&mut self.waiting);
        self.open_all(named.unwrap_or_else(|| dropped(ui)), None);
        if !commands.is_empty() || !self.to_open.is_empty() {
            ui.ctx().request_repaint();
        }
        self.obey(commands, timestamp, ui.ctx());
        // A game also comes onto the table with the start, or when a file that was opened arrives.
        let players = self.game.session().players();
        self.window
            .set_title(players, self.settings.words(), ui.ctx());
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        theme::ground(visuals).to_normalized_gamma_f32()
    }

    fn on_exit(&mut self, _: Option<&eframe::glow::Context>) {
        self.finish();
    }
}

impl App {
    /// What follows from the clocks of both parts: the last seconds are heard, the screen stays awake, the battery is
    /// looked at while the side clock is shown.
    fn follow_clocks(&mut self, timestamp: Timestamp) {
        let at_side_clock = self.window.screen() == Screen::SideClock;
        let (clock, now) = if at_side_clock {
            (self.side_clock.clock(), self.side_clock.now(timestamp))
        } else {
            (self.game.clock(), self.game.now(timestamp))
        };
        let is_wanted = self.settings.settings().side_clock.countdown;
        if let Some(tick) = self.countdown.time_passes(clock, now, is_wanted) {
            self.platform.play(tick);
        }
        let runs = self.side_clock.runs() || self.game.session().running().is_some();
        self.platform.audio.stay_open(runs);
        // Who looks at the round in the hall touches nothing.
        let is_hall_shown = self.window.screen() == Screen::Hall || self.window.has_hall_window();
        let is_watched = runs || is_hall_shown;
        self.platform.screen_inhibitor.keep_awake(is_watched);
        if at_side_clock {
            self.battery.time_passes(timestamp, self.platform.battery);
        }
    }

    /// Lets the panels draw one snapshot of everything, and gives what they asked for.
    fn show(&mut self, ui: &mut egui::Ui, timestamp: Timestamp) -> Vec<Command> {
        self.notifications.shown_on(self.window.screen());
        let words = self.settings.words();
        let silence = self.platform.audio.fault().map(|fault| {
            words.tr(match fault {
                SoundFault::LeftOut => "sound-left-out",
                SoundFault::NoDevice => "sound-no-device",
                SoundFault::Refused => "sound-refused",
            })
        });
        let speechless = self.platform.voice.fault().map(|fault| {
            words.tr(match fault {
                VoiceFault::NoVoice => "voice-not-found",
                VoiceFault::Refused => "voice-refused",
            })
        });
        let heard = self.platform.heard.take();
        let session = self.game.session();
        let screen = self.window.screen();
        let settings = self.settings.settings();
        let practised = if screen == Screen::Incident {
            self.incident.practised_game(settings)
        } else {
            self.learn.practised_game(screen, settings)
        };
        let mut view = match &practised {
            Some(practised) => View::new(
                practised.arbiter,
                practised.now,
                &practised.players,
                &practised.settings,
                words,
            ),
            None => View::new(
                session.arbiter(),
                self.game.now(timestamp),
                session.players(),
                self.settings.settings(),
                words,
            ),
        };
        let local_time = LocalTime::new(timestamp, &self.platform.time_zone);
        let time_of_day = local_time.time_of_day();
        view.window = WindowView {
            screen,
            back: self.window.back(),
            law: self.window.law(),
            notifications: self.notifications.all(),
            silence: silence.as_deref(),
            heard: &heard,
            speechless: speechless.as_deref(),
            today: local_time.day(),
            time_of_day: &time_of_day,
            random: (self.platform.random)(),
            version: VERSION,
            has_sticky_keys: self.has_sticky_keys,
            has_hall_window: self.window.has_hall_window(),
            is_closing: self.window.is_closing(),
        };
        view.has_game = session.has_game() || practised.is_some();
        view.game_number = self.game.number();
        view.log = practised.as_ref().map_or(session.log(), |it| it.log);
        let narrative = practised.as_ref().map(|it| it.narrative);
        view.narrative = narrative.or_else(|| Some(session.narrative()));
        view.heading = session.has_game().then(|| session.heading());
        view.learn = Some(self.learn.view());
        view.partner = self.game.seated().filter(|_| practised.is_none());
        view.history = session.history().filter(|_| practised.is_none());
        view.review = self.review.review();
        view.files = self.files.view(timestamp);
        let tells_of_it = screen != Screen::Table || view.files.replacing.is_some();
        view.files.on_table = (tells_of_it && session.has_game()).then(|| session.summary());
        view.envelope = EnvelopeView {
            texts: session.envelopes(),
            work: self.game.envelope_work(),
            passphrase_wait: self.game.passphrase_wait(timestamp),
        };
        let settings_file = || self.platform.store.path(store::SETTINGS);
        view.desk_lock = self
            .desk_lock
            .view(&self.settings, settings_file, timestamp);
        view.incident = self.incident.view();
        view.tournament = self.tournament.view(local_time.wall());
        // No clock on the wall was seen at a board of another hall.
        view.wall = (screen != Screen::Incident).then(|| &session.heading().wall);
        view.side = SideClockView {
            clock: Some(self.side_clock.side_clock()),
            now: self.side_clock.now(timestamp),
            battery: self.battery.battery(),
        };
        view.is_searching = self.game.is_searching();
        self.screens.ui(ui, &view);
        view.into_asked()
    }
}

/// What is pasted while no field is being written in, which would take it.
fn pasted(ui: &egui::Ui) -> Option<String> {
    if ui.ctx().text_edit_focused() {
        return None;
    }
    ui.input(|input| {
        input.events.iter().find_map(|event| {
            if let egui::Event::Paste(text) = event {
                Some(text.clone())
            } else {
                None
            }
        })
    })
}

/// The files that somebody dropped on the window.
fn dropped(ui: &egui::Ui) -> Vec<PathBuf> {
    ui.input(|input| {
        let dropped = input.raw.dropped_files.iter();
        dropped.map(|file| file.path().to_owned()).collect()
    })
}
