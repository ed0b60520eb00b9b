//! What single screens are shown beside the game on the table: files, an envelope, the side clock, the window itself.

use std::path::{Path, PathBuf};
use std::time::Duration;

use super::command::FileTask;
use super::kept_file::KeptFile;
use super::notification::Notification;
use super::opened_game_list::{OpenedGameList, ReadingProgress};
use super::screen::Screen;
use super::sound::Sound;
use super::waiting_game::WaitingGame;
use jadoube_core::clock::Moment;
use jadoube_core::i18n::Day;
use jadoube_core::laws::Provision;
use jadoube_core::notation::pgn::PgnGame;
use jadoube_core::record::envelope::EnvelopeError;
use jadoube_core::record::side_clock::SideClock;
use jadoube_core::record::{FileProblem, GameSummary};

/// Files that lie open or wait for an answer.
#[derive(Clone, Debug, Default)]
pub struct FilesView<'a> {
    /// A file to be chosen by typing its path, where the system offers no way of its own.
    pub path_request: Option<&'a PathRequest>,
    /// The file of games that lies open, if one does.
    pub games: Option<&'a OpenedGameList>,
    /// The game that a new one is to go on from, while it is being agreed upon.
    pub continuing: Option<&'a PgnGame>,
    /// How far a file that is being opened has been read, where that takes long.
    pub reading: Option<ReadingProgress>,
    /// What is told of a game that was opened and waits until it is said whether the unfinished one on the table is set
    /// aside for it.
    pub replacing: Option<WaitingGame>,
    /// The file of settings that were opened, while it is asked whether they are to be used.
    pub offered_settings: Option<&'a Path>,
    /// What a list tells of the game on the table, everywhere but at the table itself.
    pub on_table: Option<GameSummary>,
    /// What was set aside or damaged, the newest first.
    pub kept: &'a [KeptFile],
}

impl<'a> FilesView<'a> {
    /// Returns what was set aside or damaged, the newest first; nothing that the game on the table went on from.
    pub fn other_files(&self) -> impl Iterator<Item = &'a KeptFile> {
        let is_on_table = |file: &KeptFile| {
            let pair = file.sound_game().zip(self.on_table.as_ref());
            pair.is_some_and(|(game, on_table)| game.went_on_as(on_table))
        };
        self.kept.iter().filter(move |file| !is_on_table(file))
    }
}

/// The sealed moves of the game on the table.
#[derive(Clone, Copy, Debug)]
pub struct EnvelopeView<'a> {
    /// The envelopes as text, oldest first.
    pub texts: &'a [String],
    /// What is being done with one.
    pub work: EnvelopeWork,
    /// How long the next passphrase for it has to wait, after several wrong ones.
    pub passphrase_wait: Option<Duration>,
}

/// The clock beside a board of wood.
#[derive(Clone, Copy, Debug)]
pub struct SideClockView<'a> {
    /// Its session.
    pub clock: Option<&'a SideClock>,
    /// Its moment in this frame.
    pub now: Moment,
    /// How full the battery is, where the system tells it.
    pub battery: Option<Battery>,
}

/// What the window shows and where it leads back to.
#[derive(Clone, Copy, Debug)]
pub struct WindowView<'a> {
    pub screen: Screen,
    /// The screen that was left for this one, to which one may go back.
    pub back: Screen,
    /// The provision at which the Laws lie open, once they were opened.
    pub law: Option<Provision>,
    /// What people should be told, oldest first.
    pub notifications: &'a [Notification],
    /// Why there is no sound although it is wanted, if there is none.
    pub silence: Option<&'a str>,
    /// What sounded since the last frame.
    pub heard: &'a [Sound],
    /// Why no voice speaks although one is wanted, if none does.
    pub speechless: Option<&'a str>,
    /// The day on which this is, where the machine is.
    pub today: Option<Day>,
    /// The time of day there, to the minute and with its zone: `18:37 UTC+01`.
    pub time_of_day: &'a str,
    /// A random number, another one each frame, for starting positions; none if the system gives none.
    pub random: Option<u64>,
    /// The version of the program, and what it was built of where that is known.
    pub version: &'a str,
    /// Whether the system latches the lever that was pressed in this frame: what was meant may be the first half of a shortcut.
    pub has_sticky_keys: bool,
    /// Whether the round for the hall is shown in a window of its own.
    pub has_hall_window: bool,
    /// Whether it was asked to close while it alone keeps what was played in it, and waits for an answer.
    pub is_closing: bool,
}

/// What the shell does with an envelope, on a thread of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnvelopeWork {
    Nothing,
    Closing,
    Opening,
    /// It could not be closed or opened.
    Refused(EnvelopeError),
}

/// How full a battery is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Battery {
    /// From 0 to 100.
    pub percent: u8,
    /// Whether it does not empty at present.
    pub is_plugged_in: bool,
}

/// A file to be chosen by typing its path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathRequest {
    pub task: FileTask,
    /// A path to begin with.
    pub suggestion: String,
    /// The file that stands there already, if that is what was found when the path was chosen.
    pub taken: Option<PathBuf>,
    /// What was wrong with the file that was typed last.
    pub fault: Option<FileProblem>,
}
