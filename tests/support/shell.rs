//! A shell without a world: it keeps a game, stamps what is asked, and lets the arbiter hear it.

use std::sync::Arc;
use std::time::Duration;

use eframe::egui::{self, vec2};
use egui_kittest::Harness;
use jadoube::chess::Color;
use jadoube::clock::Moment;
use jadoube::i18n::{Language, Words};
use jadoube::laws::{Arbiter, Event, Terms};
use jadoube::notation::pgn::PgnGame;
use jadoube::record::side_clock::SideClock;
use jadoube::record::{Entry, History};
use jadoube::ui::kit::fonts::{self, LetterBe};
use jadoube::ui::{
    Command, GameFile, Notification, PathRequest, Players, Screen, Screens, Settings, View,
};

use super::raster::Raster;

/// A game, what was heard of it, and the interface that shows it.
pub struct Shell {
    pub arbiter: Arbiter,
    pub log: Vec<Entry>,
    pub settings: Settings,
    pub players: Players,
    pub words: Words,
    pub now: Moment,
    pub has_game: bool,
    pub screen: Screen,
    pub notifications: Vec<Notification>,
    pub chooser: Option<PathRequest>,
    /// Whether the program looks for an answer.
    pub is_searching: bool,
    /// The random number of the next frame; the one after it is another.
    pub random: Option<u64>,
    /// The file of games that lies open.
    pub games: Option<GameFile>,
    /// The game on the table as a file told it.
    pub history: Option<Arc<History>>,
    /// The game that a new one is to go on from.
    pub continuing: Option<PgnGame>,
    /// The envelopes of the game as text.
    pub envelopes: Vec<String>,
    /// The evening at the side clock.
    pub side_clock: SideClock,
    /// What was asked beside acts, screens and settings.
    pub asked: Vec<Command>,
    interface: Screens,
}

impl Shell {
    /// A game under those terms, at the table.
    pub fn new(terms: Terms) -> Self {
        let settings = Settings {
            animation: false,
            ..Settings::default()
        };
        Self {
            arbiter: Arbiter::new(terms),
            log: Vec::new(),
            settings,
            players: Players::default(),
            words: Words::new(Language::English),
            now: Moment::START,
            has_game: true,
            screen: Screen::Table,
            notifications: Vec::new(),
            chooser: None,
            is_searching: false,
            random: Some(0x9E37_79B9_7F4A_7C15),
            games: None,
            history: None,
            continuing: None,
            envelopes: Vec::new(),
            side_clock: SideClock::default(),
            asked: Vec::new(),
            interface: Screens::default(),
        }
    }

    /// Lets the arbiter hear an event, and logs it.
    pub fn hear(&mut self, event: Event) {
        let rulings = self.arbiter.hear(&event);
        self.log.push(Entry { event, rulings });
    }

    /// The same for an act of a player, a second later.
    pub fn does(&mut self, color: Color, act: jadoube::laws::PlayerAct) {
        self.now = self.now + Duration::from_secs(1);
        self.hear(Event::of(color, self.now, act));
    }

    fn frame(&mut self, ui: &mut egui::Ui) {
        // The window of the program is cleared with the ground; here it is painted.
        let ground = jadoube::ui::kit::theme::ground(ui.visuals());
        let painter = ui.ctx().layer_painter(egui::LayerId::background());
        painter.rect_filled(ui.ctx().content_rect(), 0.0, ground);
        let mut view = View::new(
            &self.arbiter,
            self.now,
            &self.players,
            &self.settings,
            self.words,
        );
        view.log = &self.log;
        view.has_game = self.has_game;
        view.screen = self.screen;
        view.notifications = &self.notifications;
        view.is_searching = self.is_searching;
        view.chooser = self.chooser.as_ref();
        view.games = self.games.as_ref();
        view.history = self.history.as_ref();
        view.continuing = self.continuing.as_ref();
        view.envelopes = &self.envelopes;
        view.side_clock = Some(&self.side_clock);
        view.random = self.random;
        self.random = self
            .random
            .map(|random| random.wrapping_mul(0x5851_F42D_4C95_7F2D) + 1);
        self.interface.ui(ui, &view);
        for command in view.into_asked() {
            self.obey(command);
        }
    }

    fn obey(&mut self, command: Command) {
        match command {
            Command::Act(deed) => self.hear(Event { at: self.now, deed }),
            Command::Show(screen) => self.screen = screen,
            Command::Change(settings) => self.settings = *settings,
            Command::Clock(act) => {
                self.side_clock.hear(act, self.now);
            }
            Command::Start(_)
            | Command::Rematch
            | Command::TakeUp
            | Command::Choose(_)
            | Command::Chosen(..)
            | Command::ChooseNothing
            | Command::Name(_)
            | Command::LookAt(_)
            | Command::PutOnTable(_)
            | Command::Continue(..)
            | Command::Dismiss(_)
            | Command::FullScreen
            | Command::Seal(_)
            | Command::OpenEnvelope(_)
            | Command::TryAgain
            | Command::NewSideClock
            | Command::Quit => self.asked.push(command),
        }
    }
}

/// A window of that size with the shell in it.
pub fn window(shell: Shell, width: f32, height: f32) -> Harness<'static, Shell> {
    let mut harness = Harness::builder()
        .with_size(vec2(width, height))
        .with_max_steps(16)
        .with_theme(egui::Theme::Light)
        .with_context_setup(|context| fonts::install(context, LetterBe::Common))
        .renderer(Raster::default())
        .build_ui_state(|ui, shell: &mut Shell| shell.frame(ui), shell);
    harness.run();
    harness
}
