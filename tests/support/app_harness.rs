//! The program in a window of a test: its time, files and random numbers are the test's, and what happens is asked of it.

use std::cell::Cell;
use std::ops::{Deref, DerefMut};
use std::time::Duration;

use eframe::egui::vec2;
use egui_kittest::Harness;
use jadoube::app::chosen_file::ChosenFiles;
use jadoube::app::platform::Platform;
use jadoube::app::store::{JOURNAL, MemoryStore, SETTINGS};
use jadoube::app::time_source::ScriptedTime;
use jadoube_core::chess::{Color, Square};
use jadoube_core::clock::Moment;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{Arbiter, Deed, Event, PlayerAct, Terms};
use jadoube_core::record::Entry;
use jadoube_core::record::envelope::Envelope;
use jadoube_core::record::log::checksummed_lines::LineWriter;
use jadoube_core::record::log::journal::JournalLine;
use jadoube_core::record::narrative::NarratedEntry;
use jadoube_core::record::side_clock::{SideClock, SideClockAct, SideClockEvent};
use jadoube_ui::kit::fonts::{self, LetterBe};
use jadoube_ui::{Command, NewGame, Notification, Players, Screen, Screens, Settings, View};

use super::app_window::AppWindow;

thread_local! {
    /// The next random number that the system has to give.
    static RANDOM: Cell<Option<u64>> = const { Cell::new(Some(0x9E37_79B9_7F4A_7C15)) };
    /// Whether the system latches keys.
    static STICKY: Cell<bool> = const { Cell::new(false) };
    /// Whether all words are longer than any language's.
    static LENGTHENED: Cell<bool> = const { Cell::new(false) };
}

/// One random number; the one after it is another.
fn random() -> Option<u64> {
    let next = |number: u64| number.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
    RANDOM.replace(RANDOM.get().map(next))
}

/// From now on the system has no random numbers to give.
pub fn give_no_random_numbers() {
    RANDOM.set(None);
}

/// From now on the system latches Ctrl and Shift.
pub fn latch_keys() {
    STICKY.set(true);
}

fn words(language: Language) -> Words {
    let words = Words::new(language);
    if LENGTHENED.get() {
        words.lengthened()
    } else {
        words
    }
}

/// The program, and what it touches.
pub struct AppHarness {
    pub files: MemoryStore,
    time: ScriptedTime,
    /// The moment of the game from which time has passed.
    began: Moment,
    passed: Duration,
    window: AppWindow,
}

impl Deref for AppHarness {
    type Target = AppWindow;

    fn deref(&self) -> &Self::Target {
        &self.window
    }
}

impl DerefMut for AppHarness {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.window
    }
}

impl AppHarness {
    /// A game under those terms, at the table.
    pub fn new(terms: Terms) -> Self {
        Self::told(terms, Vec::new())
    }

    /// The same where something was noticed about the world.
    pub fn told(terms: Terms, notifications: Vec<Notification>) -> Self {
        let mut shell = Self::on(MemoryStore::default(), notifications);
        let game = NewGame {
            terms,
            ..NewGame::default()
        };
        shell.ask(Command::Start(Box::new(game)));
        shell
    }

    /// The program as it is opened on those files.
    pub fn on(files: MemoryStore, notifications: Vec<Notification>) -> Self {
        Self::on_files(files, |files| Box::new(files), notifications)
    }

    /// The same where the files that people choose may be slower than those.
    pub fn on_files(
        files: MemoryStore,
        chosen: fn(MemoryStore) -> Box<dyn ChosenFiles>,
        notifications: Vec<Notification>,
    ) -> Self {
        let own = files.clone();
        Self::beside(files, |platform| {
            platform.chosen_files = chosen(own);
            platform.notifications = notifications;
        })
    }

    /// The program as it is opened on those files, beside what is changed of the world.
    pub fn beside(files: MemoryStore, change: impl FnOnce(&mut Platform)) -> Self {
        let time = ScriptedTime::default();
        files.put(SETTINGS, "(animation: false)");
        let mut platform = Platform::scripted(&time, &files);
        platform.random = random;
        platform.has_sticky_keys = || STICKY.get();
        platform.words = words;
        change(&mut platform);
        let window = AppWindow::open(platform, 900.0, 600.0);
        Self {
            files,
            time,
            began: window.state().session().last_moment(),
            passed: Duration::ZERO,
            window,
        }
    }

    /// The program opened anew on this game, its move sealed in that envelope and the clock stopped then.
    pub fn sealed(&self, color: Color, envelope: &Envelope) -> Self {
        let mut arbiter = self.arbiter().clone();
        let mut log = self.log().to_vec();
        let fingerprint = envelope.fingerprint().to_string();
        for (seconds, act) in [
            (1, PlayerAct::Enclose(fingerprint)),
            (2, PlayerAct::StopClocks),
        ] {
            let at = self.now() + Duration::from_secs(seconds);
            let event = Event::of(color, at, act);
            let rulings = arbiter.hear(&event);
            log.push(Entry { event, rulings });
        }
        let heading = self.state().session().heading();
        let lines = JournalLine::all(heading, &[envelope.written()], &log);
        let mut writer = LineWriter::default();
        let lines: Vec<String> = lines.iter().map(|line| writer.line(line)).collect();
        let files = MemoryStore::default();
        files.put(JOURNAL, lines.concat());
        let again = Self::on(files, Vec::new());
        assert_eq!(again.log().len(), self.log().len() + 2);
        again
    }

    /// Asks something of the program, which obeys it in this frame.
    pub fn ask(&mut self, command: Command) {
        self.window.state_mut().asked_for(command);
        self.window.step();
    }

    /// Somebody does something at the board that is shown.
    pub fn act(&mut self, deed: Deed) {
        let act = self.window.state().board_act(deed);
        self.ask(Command::Act(act));
    }

    pub fn show(&mut self, screen: Screen) {
        self.ask(Command::Show(screen));
    }

    /// Chooses settings.
    pub fn set(&mut self, change: impl FnOnce(&mut Settings)) {
        let mut settings = self.state().settings().clone();
        change(&mut settings);
        self.ask(Command::Change(Box::new(settings)));
    }

    /// Chooses the language of those words, and whether they are longer than any.
    pub fn speak(&mut self, words: Words) {
        let language = words.language();
        LENGTHENED.set(words != Words::new(language));
        self.set(|settings| settings.preferences.language = Some(language));
        assert!(self.words() == words, "these words are spoken");
    }

    pub fn words(&self) -> Words {
        self.state().words()
    }

    pub fn now(&self) -> Moment {
        self.began + self.passed
    }

    /// Lets time pass until that moment, unless it has passed.
    pub fn wait_until(&mut self, moment: Moment) {
        if moment > self.now() {
            let time = moment - self.now();
            self.time.pass(time);
            self.passed += time;
        }
    }

    /// Something happens at the table at its moment.
    pub fn hear(&mut self, event: Event) {
        self.wait_until(event.at);
        self.act(event.deed);
    }

    /// A player does something, a second later.
    pub fn does(&mut self, color: Color, act: PlayerAct) {
        let at = self.now() + Duration::from_secs(1);
        self.hear(Event::of(color, at, act));
    }

    /// White moves a pawn as none can, and presses the clock.
    pub fn presses_an_illegal_move(&mut self) {
        for act in [
            PlayerAct::Lift(Square::E2),
            PlayerAct::Release(Square::E5),
            PlayerAct::Press,
        ] {
            self.does(Color::White, act);
        }
    }

    /// Somebody does something to the side clock.
    pub fn clock(&mut self, act: SideClockAct) {
        self.ask(Command::Clock(act));
    }

    /// Does to the side clock what was done to that one, at the same moments.
    pub fn follow(&mut self, other: &SideClock) {
        for line in other.log() {
            if let SideClockEvent::Did(act) = &line.what {
                self.wait_until(line.at);
                self.clock(act.clone());
            }
        }
    }

    pub fn arbiter(&self) -> &Arbiter {
        self.state().session().arbiter()
    }

    pub fn log(&self) -> &[Entry] {
        self.state().session().log()
    }

    pub fn narrated(&self) -> &[NarratedEntry] {
        self.state().session().narrative().entries()
    }

    pub fn side_clock(&self) -> &SideClock {
        self.state().side_clock()
    }
}

/// What is seen of the game there at one moment, drawn alone, while an answer is looked for or not.
pub fn drawn(shell: &AppHarness, is_searching: bool) -> Harness<'static> {
    let (arbiter, log) = (shell.arbiter().clone(), shell.log().to_vec());
    let (settings, words) = (shell.state().settings().clone(), shell.words());
    let (players, now) = (Players::default(), shell.now());
    let narrative = shell.state().session().narrative().clone();
    let mut screens = Screens::default();
    let mut harness = Harness::builder()
        .with_size(vec2(1280.0, 800.0))
        .with_max_steps(16)
        .with_context_setup(|context| fonts::install(context, LetterBe::Common))
        .build_ui(move |ui| {
            let mut view = View::new(&arbiter, now, &players, &settings, words);
            view.log = &log;
            view.narrative = Some(&narrative);
            view.has_game = true;
            view.window.screen = Screen::Table;
            view.is_searching = is_searching;
            screens.ui(ui, &view);
        });
    harness.run();
    harness
}

/// The program in a window of that size.
pub fn window(mut shell: AppHarness, width: f32, height: f32) -> AppHarness {
    shell.set_size(vec2(width, height));
    shell.run();
    shell
}
