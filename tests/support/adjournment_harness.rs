//! The whole program in a window of a test, its time and its files being ours, with the steps of an adjournment.

use std::path::Path;
use std::time::Duration;

use eframe::egui::accesskit::Role as Part;
use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::{Queryable, by};
use jadoube::app::platform::Platform;
use jadoube::app::store::MemoryStore;
use jadoube::app::time_source::ScriptedTime;
use jadoube_core::chess::{ByColor, CastlingMode, Color, EnPassantMode, Fen};
use jadoube_core::laws::{ArbiterAct, Deed, Edition, Outcome, Standing, Terms};
use jadoube_core::record::script::Times;
use jadoube_ui::{ColorScheme, Command, NewGame, Players, Screen, Settings};

use super::app_window::AppWindow;

/// The arbiter's passphrase.
pub const ARBITERS: &str = "three knights on dark squares";
/// The passphrase of the player who seals.
pub const SEALERS: &str = "four rooks behind pawns";

/// A program in whose window people adjourn and resume.
pub struct AdjournmentHarness {
    time: ScriptedTime,
    pub window: AppWindow,
    pub files: MemoryStore,
}

impl AdjournmentHarness {
    pub fn open(files: &MemoryStore) -> Self {
        Self::sized(files, 1280.0, 800.0)
    }

    pub fn sized(files: &MemoryStore, width: f32, height: f32) -> Self {
        let time = ScriptedTime::default();
        time.pass(Duration::from_secs(1_000_000));
        let world = Platform::scripted(&time, files);
        let mut window = AppWindow::open(world, width, height);
        window.run();
        Self {
            time,
            window,
            files: files.clone(),
        }
    }

    /// A game from that position, its clocks running.
    pub fn playing(files: &MemoryStore, edition: Edition, fen: &str) -> Self {
        let mut hall = Self::open(files);
        hall.start(edition, fen);
        hall
    }

    pub fn start(&mut self, edition: Edition, fen: &str) {
        let control = Times::same("5400+30".parse().expect("a time control")).0;
        let fen: Fen = fen.parse().expect("a FEN");
        let start = fen
            .into_position(CastlingMode::Standard)
            .expect("a position");
        let names = ByColor {
            white: "Ана Марић".to_owned(),
            black: "Boris Novak".to_owned(),
        };
        let game = NewGame {
            players: Players {
                names,
                ..Players::default()
            },
            terms: Terms {
                edition,
                control: Some(control),
                start,
                ..Terms::default()
            },
            computer: None,
            ..NewGame::default()
        };
        let mut settings = Settings::default();
        settings.preferences.animation = false;
        self.ask(Command::Change(Box::new(settings)));
        self.ask(Command::Start(Box::new(game)));
        self.act(Deed::Arbiter(ArbiterAct::Start));
        self.pass(60);
    }

    pub fn ask(&mut self, command: Command) {
        self.window.ask(command);
    }

    pub fn act(&mut self, deed: Deed) {
        let act = self.window.state().board_act(deed);
        self.ask(Command::Act(act));
    }

    /// Lets time pass in one frame; that the program was held up so long is told, and has been read.
    pub fn pass(&mut self, seconds: u64) {
        self.time.pass(Duration::from_secs(seconds));
        self.window.run();
        self.ask(Command::Dismiss(0));
    }

    /// Presses the button, and waits until what it began is done.
    pub fn press(&mut self, button: &str) {
        self.click(button);
        self.window.wait_until_done();
    }

    /// Presses the button, whatever it begins beside the window.
    pub fn click(&mut self, button: &str) {
        let label = button.to_owned();
        let is_button = |role| matches!(role, Part::Button | Part::RadioButton);
        let named = by().predicate(move |node| {
            is_button(node.role()) && node.label().is_some_and(|it| it == label)
        });
        self.window.get(named).click_accesskit();
        self.window.run();
    }

    /// Writes into the field of that name.
    pub fn write(&mut self, field: &str, text: &str) {
        let is_field = |role| matches!(role, Part::PasswordInput | Part::TextInput);
        let field = field.to_owned();
        let named = by().predicate(move |node| {
            is_field(node.role()) && node.label().is_some_and(|label| label == field)
        });
        self.window.get(named).focus();
        self.window.run();
        let named = by().predicate(move |node| is_field(node.role()) && node.is_focused());
        self.window.get(named).type_text(text);
        self.window.run();
    }

    /// Writes into the field of that name in place of what stands there.
    pub fn overwrite(&mut self, field: &str, text: &str) {
        self.write(field, "");
        self.window.key_press_modifiers(Modifiers::COMMAND, Key::A);
        self.window.run();
        self.write(field, text);
    }

    /// Asks for a sealed move and has it sealed with both passphrases.
    pub fn seal(&mut self, text: &str) {
        self.prepare();
        self.press("Ask for the sealed move");
        self.write("Move to be sealed", text);
        self.write("Your own passphrase", SEALERS);
        self.press("Seal it and stop the clock");
    }

    pub fn prepare(&mut self) {
        self.ask(Command::Show(Screen::Adjourning));
        for (field, text) in [
            ("Day", "22 November"),
            ("Time", "10:00"),
            ("Place", "Клуб"),
            ("The arbiter’s passphrase", ARBITERS),
            ("Repeat", ARBITERS),
        ] {
            self.write(field, text);
        }
    }

    /// Everybody is there, the session begins, and the arbiter opens the envelope.
    pub fn resume(&mut self, passphrase: &str) {
        self.begin(&["Ана Марић", "Boris Novak"]);
        self.open_with(passphrase);
    }

    /// The session begins with those there.
    pub fn begin(&mut self, there: &[&str]) {
        self.press("Resume the game…");
        match there {
            [] => self.press("Nobody yet"),
            [player] => self.press(&format!("Only {player}")),
            _ => self.press("Both are here"),
        }
    }

    /// Turns to the envelope before it is decided what coming late costs, if that is asked.
    pub fn look_into_the_envelope(&mut self) {
        if self.shows("open the envelope first") {
            self.press("Open the envelope");
        }
    }

    /// The fingerprint is the one that was written down, if that is still to be said, and the passphrase is given.
    pub fn open_with(&mut self, passphrase: &str) {
        self.look_into_the_envelope();
        let asks = self.shows("is this the fingerprint you both wrote down?");
        if asks {
            self.press("Yes, the same");
        }
        self.write("Passphrase", passphrase);
        self.press("Open the envelope");
    }

    pub fn standing(&self) -> Standing {
        self.window.state().session().arbiter().table().standing()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        if let Standing::Ended(outcome, _) = self.standing() {
            Some(outcome)
        } else {
            None
        }
    }

    pub fn position(&self) -> String {
        let game = self.window.state().session().arbiter().table().game();
        Fen::from_position(game.position(), EnPassantMode::Legal).to_string()
    }

    /// What that player's clock shows now.
    pub fn left(&self, color: Color) -> Option<Duration> {
        let program = self.window.state();
        let table = program.session().arbiter().table();
        table.reading(color, program.game_moment())
    }

    pub fn running(&self) -> Option<Color> {
        self.window.state().session().running()
    }

    pub fn shows(&self, text: &str) -> bool {
        let text = text.to_owned();
        // What was told last is heard and not shown.
        let found = by().predicate(move |node| {
            let said = [node.label(), node.value()].into_iter().flatten();
            let is_there = said.into_iter().any(|shown| shown.contains(&text));
            is_there && node.role() != Part::Status
        });
        self.window.query_all(found).next().is_some()
    }

    /// Keeps a picture of what is shown, if somebody wants to look at it.
    pub fn picture(&mut self, name: &str) {
        let Some(folder) = std::env::var_os("JADOUBE_PICTURES") else {
            return;
        };
        for (mode, light) in [(ColorScheme::Light, "light"), (ColorScheme::Dark, "dark")] {
            let mut settings = Settings::default();
            settings.preferences.mode = mode;
            settings.preferences.animation = false;
            self.ask(Command::Change(Box::new(settings)));
            let path = Path::new(&folder).join(format!("{name}-{light}.png"));
            let picture = self.window.render().expect("a picture");
            picture.save(path).expect("the folder can be written to");
        }
    }
}
