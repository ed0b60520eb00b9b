//! What a person has chosen: how things look, sound and are done. Kept by the shell, changed by [`Command::Change`](crate::Command::Change).

use std::ops::RangeInclusive;
use std::path::PathBuf;

use eframe::egui::Key;
use serde::ser::SerializeStruct as _;
use serde::{Deserialize, Serialize, Serializer};

use super::players::Players;
use jadoube_core::chess::ByColor;
use jadoube_core::i18n::Language;
use jadoube_core::laws::Blind;
use jadoube_core::notation::{NotationStyles, SpokenStyles};
use jadoube_core::record::GameDetails;
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

/// The most programs that are remembered as engines.
pub const CHOSEN_ENGINES: usize = 5;

/// The most letters of a name that is remembered.
pub const LONGEST_NAME: usize = 100;

/// What a game has of which nothing was said yet: five minutes each, three seconds more with every move.
pub const FIRST_TIME: &str = "300+3";

/// What a person has chosen, what was used lately, and how the screens were left. In its file all of it is one flat list.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Settings {
    pub preferences: Preferences,
    /// How a game is played that begins now.
    pub play: PlayMode,
    pub recent: RecentlyUsed,
    pub views: ViewState,
    pub side_clock: SideClockSettings,
    pub live: LiveSettings,
    /// What is kept of the PIN that locks the arbiter's desk; nothing while it stands open to everybody.
    pub pin: Option<DeskPin>,
}

/// How the program looks and sounds to the person at it, and which keys it hears.
#[derive(Clone, Debug, PartialEq)]
pub struct Preferences {
    /// The language of the program; `None` follows the system.
    pub language: Option<Language>,
    /// How each player likes moves written.
    pub notation: NotationStyles,
    /// How the moves of each player are said to a screen reader.
    pub spoken: SpokenStyles,
    /// Light, dark, or as the system has it.
    pub mode: ColorScheme,
    /// How the desktop has it; not kept.
    pub system: SystemLooks,
    /// The colours of the board.
    pub board: BoardTheme,
    pub pieces: PieceSet,
    pub sound: bool,
    /// How loud, one of [`VOLUMES`].
    pub volume: f32,
    /// Whether each sound is also shown in words.
    pub captions: Captions,
    /// Whether a voice says aloud what happens, and how fast.
    pub voice: bool,
    pub voice_pace: VoicePace,
    /// Whether cards and pieces glide; otherwise they simply are where they belong.
    pub animation: bool,
    /// How large everything is drawn, one of [`SCALES`].
    pub scale: f32,
    /// Which keys press the clocks, beside the space bar.
    pub clock_keys: ClockKeys,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            language: None,
            notation: NotationStyles::default(),
            spoken: SpokenStyles::default(),
            mode: ColorScheme::System,
            system: SystemLooks::default(),
            board: BoardTheme::Ivory,
            pieces: PieceSet::Staunton,
            sound: true,
            volume: 0.8,
            captions: Captions::Off,
            voice: false,
            voice_pace: VoicePace::Usual,
            animation: true,
            scale: 1.0,
            clock_keys: ClockKeys::default(),
        }
    }
}

impl Preferences {
    /// The mode that is shown: where it is the system's, what is known of that.
    pub const fn mode_shown(&self) -> ColorScheme {
        let SystemLooks {
            is_dark,
            has_contrast,
        } = self.system;
        match (self.mode, is_dark) {
            (ColorScheme::System, Some(true)) if has_contrast => ColorScheme::ContrastDark,
            (ColorScheme::System, _) if has_contrast => ColorScheme::Contrast,
            (ColorScheme::System, Some(true)) => ColorScheme::Dark,
            (ColorScheme::System, Some(false)) => ColorScheme::Light,
            (mode, _) => mode,
        }
    }

    /// The board that is shown: high contrast has its own.
    pub const fn board_shown(&self) -> BoardTheme {
        if self.mode_shown().is_high_contrast() {
            BoardTheme::Contrast
        } else {
            self.board
        }
    }

    /// The men that are shown: high contrast has its own.
    pub const fn pieces_shown(&self) -> PieceSet {
        self.as_shown(self.pieces)
    }

    /// That set as it is shown.
    pub const fn as_shown(&self, set: PieceSet) -> PieceSet {
        if self.mode_shown().is_high_contrast() {
            set.plain()
        } else {
            set
        }
    }
}

/// What was used last, to be offered once more, and what a person keeps to be used again.
#[derive(Clone, Debug, PartialEq)]
pub struct RecentlyUsed {
    /// The times a person has kept, in the grammar of PGN; at most [`OWN_TIMES`].
    pub own_times: Vec<String>,
    /// The positions a person has kept, as X-FEN, the first one first; at most [`KEPT_POSITIONS`].
    pub positions: Vec<String>,
    /// The files that a person opened, the last one first; at most [`OPENED_FILES`].
    pub opened_files: Vec<PathBuf>,
    /// Where the engines lie that a person chose, the last one first; at most [`CHOSEN_ENGINES`].
    pub engines: Vec<String>,
    /// Who played last; each at most [`LONGEST_NAME`] letters.
    pub names: ByColor<String>,
    /// Their ratings, and the numbers by which FIDE knows them; each at most [`LONGEST_NAME`] letters.
    pub ratings: ByColor<String>,
    pub fide_ids: ByColor<String>,
    /// In which event and where was played last; each at most [`LONGEST_NAME`] letters.
    pub event: String,
    pub site: String,
    /// Who of them is blind or visually disabled.
    pub blind: Blind,
    /// The time that was played last, in the grammar of PGN.
    pub time: String,
    /// The help in games that are for no board of a tournament, from when such a board was taken until the next other game.
    pub free_assist: Option<AssistLevel>,
}

impl RecentlyUsed {
    /// Who played last, and in which event.
    pub fn players(&self) -> Players {
        Players {
            names: self.names.clone(),
            details: GameDetails {
                event: self.event.clone(),
                site: self.site.clone(),
                ratings: self.ratings.clone(),
                fide_ids: self.fide_ids.clone(),
                ..GameDetails::default()
            },
            ..Players::default()
        }
    }

    /// Keeps who plays, and in which event, each shortened to [`LONGEST_NAME`].
    pub fn remember(&mut self, names: &ByColor<String>, details: &GameDetails) {
        let kept = |text: &String| text.trim().chars().take(LONGEST_NAME).collect();
        self.names = names.as_ref().map(kept);
        self.ratings = details.ratings.as_ref().map(kept);
        self.fide_ids = details.fide_ids.as_ref().map(kept);
        self.event = kept(&details.event);
        self.site = kept(&details.site);
    }

    /// What is corrected of the players of a game is corrected of those who played last, if they are the same, whoever of
    /// them has White.
    pub fn correct(&mut self, before: &Players, after: &Players) {
        let mut kept = Self::default();
        kept.remember(&before.names, &before.details);
        if kept.names == self.names {
            self.remember(&after.names, &after.details);
            return;
        }
        kept.names.swap();
        if kept.names == self.names {
            let after = after.clone().with_colors_reversed();
            self.remember(&after.names, &after.details);
        }
    }
}

impl Default for RecentlyUsed {
    fn default() -> Self {
        Self {
            own_times: Vec::new(),
            positions: Vec::new(),
            opened_files: Vec::new(),
            engines: Vec::new(),
            names: ByColor::default(),
            ratings: ByColor::default(),
            fide_ids: ByColor::default(),
            event: String::new(),
            site: String::new(),
            blind: Blind::default(),
            time: FIRST_TIME.to_owned(),
            free_assist: None,
        }
    }
}

/// How the table was left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ViewState {
    /// Whether Black sits at the bottom of the screen.
    pub turned: bool,
    /// Whether the screen lies flat between the players, each of whom has a side of it.
    pub face_to_face: bool,
    /// Whether, where a player is blind, each player has a board of their own, on which the opponent's moves are repeated and
    /// executed (D.1, D.2.1).
    pub two_boards: bool,
    /// On what the table stands before a projector.
    pub projector_ground: ProjectorGround,
}

/// How the side clock is seen, heard and pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideClockSettings {
    /// Which keys press it, where others were chosen for it than for the table.
    pub keys: Option<ClockKeys>,
    /// Whether each of the last ten seconds can be heard.
    pub countdown: bool,
    /// Whether it shows counters and periods.
    pub counters: bool,
    /// Whether Black's half is the left one.
    pub swapped: bool,
}

impl Default for SideClockSettings {
    fn default() -> Self {
        Self {
            keys: None,
            countdown: false,
            counters: true,
            swapped: false,
        }
    }
}

/// What is written of the game on the table while it is played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LiveSettings {
    /// The PGN that is kept up to date, if one is.
    pub pgn: Option<PathBuf>,
    /// Whether small texts for a program that streams are kept up to date beside it.
    pub texts: bool,
}

impl Settings {
    /// Which keys press the side clock, beside the space bar.
    pub fn side_clock_keys(&self) -> ClockKeys {
        self.side_clock.keys.unwrap_or(self.preferences.clock_keys)
    }

    /// The same settings for a game that is played so.
    pub fn playing(&self, play: PlayMode) -> Self {
        Self {
            play,
            ..self.clone()
        }
    }

    /// The same settings with the table seen so.
    pub fn with_views(&self, turned: bool, face_to_face: bool) -> Self {
        let views = ViewState {
            turned,
            face_to_face,
            ..self.views
        };
        Self {
            views,
            ..self.clone()
        }
    }
}

/// Two names, or what else is known of two players, as the file has them.
#[derive(Serialize)]
struct OfPlayers<'a> {
    white: &'a str,
    black: &'a str,
}

impl<'a> From<&'a ByColor<String>> for OfPlayers<'a> {
    fn from(of: &'a ByColor<String>) -> Self {
        Self {
            white: &of.white,
            black: &of.black,
        }
    }
}

impl Serialize for Settings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self {
            preferences,
            play,
            recent,
            views,
            side_clock,
            live,
            pin,
        } = self;
        let mut list = serializer.serialize_struct("Settings", 42)?;
        list.serialize_field("language", &preferences.language)?;
        list.serialize_field("notation", &preferences.notation)?;
        list.serialize_field("spoken", &preferences.spoken)?;
        list.serialize_field("mode", &preferences.mode)?;
        list.serialize_field("board", &preferences.board)?;
        list.serialize_field("pieces", &preferences.pieces)?;
        list.serialize_field("hands", &play.hands)?;
        list.serialize_field("assist", &play.assist)?;
        list.serialize_field("mistakes", &play.mistakes)?;
        list.serialize_field("sound", &preferences.sound)?;
        list.serialize_field("volume", &preferences.volume)?;
        list.serialize_field("captions", &preferences.captions)?;
        list.serialize_field("voice", &preferences.voice)?;
        list.serialize_field("voice_pace", &preferences.voice_pace)?;
        list.serialize_field("animation", &preferences.animation)?;
        list.serialize_field("scale", &preferences.scale)?;
        list.serialize_field("turned", &views.turned)?;
        list.serialize_field("face_to_face", &views.face_to_face)?;
        list.serialize_field("clock_keys", &preferences.clock_keys)?;
        list.serialize_field("side_keys", &side_clock.keys)?;
        list.serialize_field("countdown", &side_clock.countdown)?;
        list.serialize_field("side_counters", &side_clock.counters)?;
        list.serialize_field("side_swapped", &side_clock.swapped)?;
        list.serialize_field("own_times", &recent.own_times)?;
        list.serialize_field("positions", &recent.positions)?;
        list.serialize_field("opened_files", &recent.opened_files)?;
        list.serialize_field("engines", &recent.engines)?;
        list.serialize_field("names", &OfPlayers::from(&recent.names))?;
        list.serialize_field("ratings", &OfPlayers::from(&recent.ratings))?;
        list.serialize_field("fide_ids", &OfPlayers::from(&recent.fide_ids))?;
        list.serialize_field("event", &recent.event)?;
        list.serialize_field("site", &recent.site)?;
        list.serialize_field("live_pgn", &live.pgn)?;
        list.serialize_field("live_texts", &live.texts)?;
        list.serialize_field("projector_ground", &views.projector_ground)?;
        list.serialize_field("blind", &recent.blind)?;
        list.serialize_field("two_boards", &views.two_boards)?;
        list.serialize_field("time", &recent.time)?;
        if recent.free_assist.is_some() {
            list.serialize_field("free_assist", &recent.free_assist)?;
        }
        if pin.is_some() {
            list.serialize_field("pin", pin)?;
        }
        list.end()
    }
}

/// How the desktop shows things to its person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SystemLooks {
    /// Whether dark; nothing where that is not known.
    pub is_dark: Option<bool>,
    /// Whether with more contrast.
    pub has_contrast: bool,
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
    /// White on black, with edges.
    ContrastDark,
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
    /// White and a grey from which black and white men stand out alike; that of high contrast.
    Contrast,
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
    /// The first in plain white and black; that of high contrast.
    StauntonPlain,
    /// The second in plain white and black.
    FacingPlain,
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

/// Whether each sound is also shown in words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Captions {
    #[default]
    Off,
    On,
}

/// How fast the voice speaks.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, strum::Display,
)]
#[strum(serialize_all = "kebab-case")]
pub enum VoicePace {
    Slow,
    #[default]
    Usual,
    Fast,
}

impl VoicePace {
    /// Every pace, in the order in which a list offers them.
    pub const ALL: [Self; 3] = [Self::Slow, Self::Usual, Self::Fast];
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
    pub const ALL: [Self; 5] = [
        Self::System,
        Self::Light,
        Self::Dark,
        Self::Contrast,
        Self::ContrastDark,
    ];

    /// Whether it is for eyes that need strong edges.
    pub const fn is_high_contrast(self) -> bool {
        matches!(self, Self::Contrast | Self::ContrastDark)
    }
}

impl BoardTheme {
    /// Every theme that can be chosen, in the order in which a list offers them.
    pub const ALL: [Self; 4] = [Self::Ivory, Self::Walnut, Self::Slate, Self::Diagram];
}

impl PieceSet {
    /// Every set that can be chosen, in the order in which a list offers them.
    pub const ALL: [Self; 2] = [Self::Staunton, Self::Facing];

    /// The same men in plain white and black.
    #[must_use]
    pub const fn plain(self) -> Self {
        match self {
            Self::Staunton | Self::StauntonPlain => Self::StauntonPlain,
            Self::Facing | Self::FacingPlain => Self::FacingPlain,
        }
    }
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
