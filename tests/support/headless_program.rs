//! The program without its window: its parts as they stand behind one, with the services that they share.

use eframe::egui::Context;
use jadoube::app::chosen_file::Overwrite;
use jadoube::app::file_controller::FileController;
use jadoube::app::frame_context::FrameContext;
use jadoube::app::game_controller::GameController;
use jadoube::app::notifications::Notifications;
use jadoube::app::platform::Platform;
use jadoube::app::settings_controller::SettingsController;
use jadoube::app::side_clock_controller::SideClockController;
use jadoube::app::window_controller::WindowController;
use jadoube::chess::ByColor;
use jadoube::i18n::{Language, Words};
use jadoube::laws::Terms;
use jadoube::record::script::Times;
use jadoube::ui::{FileTask, NewGame, Players};

/// The parts of a program.
pub struct HeadlessProgram {
    pub platform: Platform,
    pub notifications: Notifications,
    pub game: GameController,
    pub side_clock: SideClockController,
    pub files: FileController,
    pub settings: SettingsController,
    window: WindowController,
    context: Context,
}

impl HeadlessProgram {
    /// The program on that platform, with the games that it finds there.
    pub fn start(mut platform: Platform) -> Self {
        let timestamp = platform.time.look();
        let (settings, told) = SettingsController::read(&mut platform, timestamp);
        let mut program = Self {
            platform,
            notifications: Notifications::new(told.into_iter().collect()),
            game: GameController::new(timestamp),
            side_clock: SideClockController::new(timestamp),
            files: FileController::default(),
            settings,
            window: WindowController::default(),
            context: Context::default(),
        };
        program.with_game(GameController::take_up);
        program.with_side_clock(SideClockController::take_up);
        program
    }

    /// Does something with the game.
    pub fn with_game(&mut self, work: impl FnOnce(&mut GameController, &mut FrameContext<'_>)) {
        let (parts, mut services) = self.parts();
        work(parts.game, &mut services);
    }

    /// Does something with the side clock.
    pub fn with_side_clock(
        &mut self,
        work: impl FnOnce(&mut SideClockController, &mut FrameContext<'_>),
    ) {
        let (parts, mut services) = self.parts();
        work(parts.side_clock, &mut services);
    }

    /// Does something with the settings.
    pub fn with_settings(
        &mut self,
        work: impl FnOnce(&mut SettingsController, &mut FrameContext<'_>),
    ) {
        let (parts, mut services) = self.parts();
        work(parts.settings, &mut services);
    }

    /// Saves the game there, over whatever is there.
    pub fn save(&mut self, path: &str) {
        let (parts, mut services) = self.parts();
        let side_clock = parts.side_clock.side_clock();
        parts.files.chosen(
            FileTask::Save,
            path.into(),
            Overwrite::Allowed,
            parts.game,
            side_clock,
            &mut services,
        );
    }

    /// Begins a game of that player's with that time.
    pub fn begin(&mut self, white: &str, time: &str) {
        let control = Times::same(time.parse().expect("a time control")).0;
        let game = NewGame {
            players: players(white),
            terms: Terms {
                control: Some(control),
                ..Terms::default()
            },
            continues: None,
        };
        self.with_game(|it, services| it.begin(game, services));
    }

    fn parts(&mut self) -> (Parts<'_>, FrameContext<'_>) {
        let timestamp = self.platform.time.look();
        let services = FrameContext {
            platform: &mut self.platform,
            notifications: &mut self.notifications,
            window: &mut self.window,
            timestamp,
            known_until: timestamp,
            words: Words::new(Language::English),
            context: &self.context,
        };
        let parts = Parts {
            game: &mut self.game,
            side_clock: &mut self.side_clock,
            files: &mut self.files,
            settings: &mut self.settings,
        };
        (parts, services)
    }
}

/// The parts while something is done with one of them.
struct Parts<'a> {
    game: &'a mut GameController,
    side_clock: &'a mut SideClockController,
    files: &'a mut FileController,
    settings: &'a mut SettingsController,
}

/// That player with White, and always the same one with Black.
pub fn players(white: &str) -> Players {
    Players {
        names: ByColor {
            white: white.to_owned(),
            black: "Борис".to_owned(),
        },
        ..Players::default()
    }
}
