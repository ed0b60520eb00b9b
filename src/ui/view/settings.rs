//! What a person has chosen: how things look, sound and are done. Kept by the shell, changed by [`Command::Change`](crate::Command::Change).

use std::ops::RangeInclusive;
use std::path::PathBuf;

use eframe::egui::Key;
use serde::{Deserialize, Serialize};

use jadoube_core::chess::{ByColor, Color};
use jadoube_core::i18n::Language;
use jadoube_core::notation::{Letters, Style};
use jadoube_core::record::desk_pin::DeskPin;
use jadoube_core::record::play_mode::PlayMode;
pub use jadoube_core::record::play_mode::{AssistLevel, Hands};

/// How loud sounds can be.
pub const VOLUMES: RangeInclusive<f32> = 0.0..=1.0;

/// How large everything can be drawn, 1 being usual.
pub const SCALES: RangeInclusive<f32> = 0.75..=2.0;

/// The most times a person may keep as their own.
pub const OWN_TIMES: usize = 5;

/// The most positions a person may keep.
pub const KEPT_POSITIONS: usize = 30;

/// The most files that are remembered as opened.
pub const OPENED_FILES: usize = 5;

/// The most letters of a name that is remembered.
pub const LONGEST_NAME: usize = 100;

/// What a game has of which nothing was said yet: five minutes each, three seconds more with every move.
pub const FIRST_TIME: &str = "300+3";

/// What a person has chosen.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one thing a person switches on or off"
)]
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Settings {
    /// The language of the program; `None` follows the system.
    pub language: Option<Language>,
    /// How each player likes moves written.
    pub notation: NotationStyles,
    /// Light, dark, or as the system has it.
    pub mode: ColorScheme,
    /// The colours of the board.
    pub board: BoardTheme,
    pub pieces: PieceSet,
    /// How much of a move one gesture does.
    pub hands: Hands,
    /// How much the program shows and explains.
    pub assist: AssistLevel,
    /// Whether a teacher lets illegal moves be made, so that their price is seen.
    pub mistakes: bool,
    pub sound: bool,
    /// How loud, one of [`VOLUMES`].
    pub volume: f32,
    /// Whether cards and pieces glide; otherwise they simply are where they belong.
    pub animation: bool,
    /// How large everything is drawn, one of [`SCALES`].
    pub scale: f32,
    /// Whether Black sits at the bottom of the screen.
    pub turned: bool,
    /// Whether the screen lies flat between the players, each of whom has a side of it.
    pub face_to_face: bool,
    /// Which keys press the clocks, beside the space bar.
    pub clock_keys: ClockKeys,
    /// Which keys press the side clock, where others were chosen for it.
    pub side_keys: Option<ClockKeys>,
    /// Whether each of the last ten seconds can be heard.
    pub countdown: bool,
    /// Whether the side clock shows counters and periods.
    pub side_counters: bool,
    /// Whether Black's half of the side clock is the left one.
    pub side_swapped: bool,
    /// The times a person has kept, in the grammar of PGN; at most [`OWN_TIMES`].
    pub own_times: Vec<String>,
    /// The positions a person has kept, as X-FEN, the first one first; at most [`KEPT_POSITIONS`].
    pub positions: Vec<String>,
    /// The files that a person opened, the last one first; at most [`OPENED_FILES`].
    pub opened_files: Vec<PathBuf>,
    /// Who played last, to be asked for once more; each at most [`LONGEST_NAME`] letters.
    #[serde(with = "jadoube_core::clock::by_color_serde::pair")]
    pub names: ByColor<String>,
    /// In which event and where was played last; each at most [`LONGEST_NAME`] letters.
    pub event: String,
    pub site: String,
    /// The PGN that is kept up to date with the game on the table, if one is.
    pub live_pgn: Option<PathBuf>,
    /// Whether small texts for a program that streams are kept up to date beside it.
    pub live_texts: bool,
    /// On what the table stands before a projector.
    pub projector_ground: ProjectorGround,
    /// The time that was played last, in the grammar of PGN.
    pub time: String,
    /// What is kept of the PIN that locks the arbiter's desk; nothing while it stands open to everybody.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pin: Option<DeskPin>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            notation: NotationStyles::default(),
            mode: ColorScheme::System,
            board: BoardTheme::Ivory,
            pieces: PieceSet::Staunton,
            hands: Hands::Quick,
            assist: AssistLevel::Friendly,
            mistakes: false,
            sound: true,
            volume: 0.8,
            animation: true,
            scale: 1.0,
            turned: false,
            face_to_face: false,
            clock_keys: ClockKeys::default(),
            side_keys: None,
            countdown: false,
            side_counters: true,
            side_swapped: false,
            own_times: Vec::new(),
            positions: Vec::new(),
            opened_files: Vec::new(),
            names: ByColor::default(),
            event: String::new(),
            site: String::new(),
            live_pgn: None,
            live_texts: false,
            projector_ground: ProjectorGround::Usual,
            time: FIRST_TIME.to_owned(),
            pin: None,
        }
    }
}

impl Settings {
    /// How a game is played that begins now.
    pub const fn play_mode(&self) -> PlayMode {
        PlayMode {
            assist: self.assist,
            hands: self.hands,
            mistakes: self.mistakes,
        }
    }

    /// Which keys press the side clock, beside the space bar.
    pub fn side_clock_keys(&self) -> ClockKeys {
        self.side_keys.unwrap_or(self.clock_keys)
    }

    /// The same settings for a game that is played so.
    pub fn playing(&self, mode: PlayMode) -> Self {
        let PlayMode {
            assist,
            hands,
            mistakes,
        } = mode;
        Self {
            hands,
            assist,
            mistakes,
            ..self.clone()
        }
    }
}

/// How each player likes moves written, whatever the language of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct NotationStyles {
    pub white: Style,
    pub black: Style,
}

impl Default for NotationStyles {
    fn default() -> Self {
        Self::of_both(Style::laws(Letters::Figurines))
    }
}

impl NotationStyles {
    pub const fn of_both(style: Style) -> Self {
        Self {
            white: style,
            black: style,
        }
    }

    /// How that player likes moves written.
    pub const fn of(self, color: Color) -> Style {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The same, to be changed.
    pub const fn get_mut(&mut self, color: Color) -> &mut Style {
        match color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }
}

#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, strum::Display,
)]
#[strum(serialize_all = "kebab-case")]
pub enum ColorScheme {
    /// As the system has it.
    #[default]
    System,
    Light,
    Dark,
    /// Black on white, with edges.
    Contrast,
}

/// The colours of the board.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, strum::Display,
)]
#[strum(serialize_all = "kebab-case")]
pub enum BoardTheme {
    /// Warm ivory and deep green.
    #[default]
    Ivory,
    Walnut,
    /// Two greys of slate, cool.
    Slate,
    /// White and grey, as in a printed diagram.
    Diagram,
}

#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, strum::Display,
)]
#[strum(serialize_all = "kebab-case")]
pub enum PieceSet {
    /// Turned wood, seen from the side.
    #[default]
    Staunton,
    /// The same from both sides of a flat screen.
    Facing,
}

/// On what the table stands before a projector: a key colour is one that a program which streams leaves out.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, strum::Display,
)]
#[strum(serialize_all = "kebab-case")]
pub enum ProjectorGround {
    #[default]
    Usual,
    Green,
    Magenta,
}

/// Which keys press White's and Black's clock, by their place on the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum ClockKeys {
    /// The left and the right Ctrl key.
    Control,
    /// The left and the right Shift key.
    Shift,
    /// At the side clock every letter and digit of the left and of the right half; at the table the Ctrl keys.
    Letters,
}

impl Default for ClockKeys {
    /// Those that every keyboard of the system has: a portable Mac has no right Ctrl key.
    fn default() -> Self {
        if cfg!(target_os = "macos") {
            Self::Shift
        } else {
            Self::Control
        }
    }
}

impl ColorScheme {
    /// Every mode, in the order in which a list offers them.
    pub const ALL: [Self; 4] = [Self::System, Self::Light, Self::Dark, Self::Contrast];
}

impl BoardTheme {
    /// Every theme, in the order in which a list offers them.
    pub const ALL: [Self; 4] = [Self::Ivory, Self::Walnut, Self::Slate, Self::Diagram];
}

impl PieceSet {
    /// Every set, in the order in which a list offers them.
    pub const ALL: [Self; 2] = [Self::Staunton, Self::Facing];
}

impl ProjectorGround {
    /// Every ground, in the order in which a list offers them.
    pub const ALL: [Self; 3] = [Self::Usual, Self::Green, Self::Magenta];
}

/// One of the clock's two levers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lever {
    Left,
    Right,
}

/// The letters and digits of the left half of a keyboard, by their places.
const LEFT_HALF: &str = "12345QWERTASDFGZXCVB";

/// Those of the right half.
const RIGHT_HALF: &str = "67890YUIOPHJKLNM";

impl ClockKeys {
    /// Both, in the order in which a list offers them.
    pub const ALL: [Self; 3] = [Self::Control, Self::Shift, Self::Letters];

    /// Which lever a key presses at the side clock, by its place on the keyboard.
    pub fn lever(self, place: Key) -> Option<Lever> {
        let (left, right) = match self {
            Self::Control => (Key::ControlLeft, Key::ControlRight),
            Self::Shift => (Key::ShiftLeft, Key::ShiftRight),
            Self::Letters => {
                let name = place.name();
                let is_one = name.chars().count() == 1;
                return if is_one && LEFT_HALF.contains(name) {
                    Some(Lever::Left)
                } else if is_one && RIGHT_HALF.contains(name) {
                    Some(Lever::Right)
                } else {
                    None
                };
            }
        };
        if place == left {
            Some(Lever::Left)
        } else if place == right {
            Some(Lever::Right)
        } else {
            None
        }
    }

    /// Those of the levers that are also held down for something else: a shortcut, a capital.
    pub const fn modifiers(self) -> &'static [Key] {
        match self {
            // Where letters are levers at the side clock, they walk the board at the table.
            Self::Control | Self::Letters => &[Key::ControlLeft, Key::ControlRight],
            Self::Shift => &[Key::ShiftLeft, Key::ShiftRight],
        }
    }
}
