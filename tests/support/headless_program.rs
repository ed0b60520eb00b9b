//! The program without anything being drawn: what is asked for is obeyed, and time passes when it is let.

use std::ops::{Deref, DerefMut};

use eframe::egui::Context;
use jadoube::app::App;
use jadoube::app::platform::Platform;
use jadoube_core::chess::ByColor;
use jadoube_core::laws::{Deed, Terms};
use jadoube_core::record::script::Times;
use jadoube_ui::{Command, FileTask, NewGame, Players};

/// A program, and the window that nobody sees.
pub struct HeadlessProgram {
    app: App,
    context: Context,
}

impl Deref for HeadlessProgram {
    type Target = App;

    fn deref(&self) -> &App {
        &self.app
    }
}

impl DerefMut for HeadlessProgram {
    fn deref_mut(&mut self) -> &mut App {
        &mut self.app
    }
}

impl HeadlessProgram {
    /// The program on that platform, with the games that it finds there.
    pub fn start(platform: Platform) -> Self {
        let context = Context::default();
        let app = App::new(platform, &context);
        Self { app, context }
    }

    /// Asks for something, which is obeyed at once.
    pub fn ask(&mut self, command: Command) {
        self.app.asked_for(command);
        self.app.obey_waiting(&self.context);
    }

    /// Somebody does something at the board that is shown.
    pub fn act(&mut self, deed: Deed) {
        let act = self.app.board_act(deed);
        self.ask(Command::Act(act));
    }

    /// Lets time pass for every part.
    pub fn let_time_pass(&mut self) {
        self.app.let_time_pass(&self.context);
    }

    /// Saves the game there, over whatever is there.
    pub fn save(&mut self, path: &str) {
        self.ask(Command::Overwrite(FileTask::Save, path.into()));
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
            computer: None,
            ..NewGame::default()
        };
        self.ask(Command::Start(Box::new(game)));
    }
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
