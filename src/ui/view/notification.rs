//! What people should be told of the program itself: facts only, put into words when they are shown.

use std::path::PathBuf;
use std::time::Duration;

use super::command::ClipboardContent;
use jadoube_core::record::{ChessEngine, FileProblem};
use jadoube_core::uci::EngineFault;

/// Something people should be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notification {
    /// That of the game on the table is on the clipboard now.
    Copied(ClipboardContent),
    /// The address of a page was pasted, and nothing is fetched from there.
    LinkPasted,
    /// A log was damaged from some place on; the whole of it is kept there, unless it could not be kept twice.
    Damaged(KeptLog, Option<PathBuf>),
    /// A log was damaged at its very beginning; it is kept there, or is still in its place.
    Lost(KeptLog, Option<PathBuf>),
    /// What lay in a log's place is none of this program's; it is kept there, or is still in its place.
    Foreign(KeptLog, Option<PathBuf>),
    /// A newer version of the program wrote a log, which was not touched.
    Newer(KeptLog),
    /// The disk does not give a log, for this reason.
    LogUnreadable(KeptLog, FileProblem),
    /// A clock ran when the program ended, and nobody knows until when.
    SignLost(KeptLog),
    /// A clock ran when the program ended without stopping it, and it was started again so long after its last sign of life.
    Unwatched(KeptLog, Duration),
    /// Something else took a log away or changed it, and it was written anew; what lay in its place is kept there.
    Displaced(KeptLog, Option<PathBuf>),
    /// The last start did not come as far as a picture, so this one began without the game, which is kept there.
    StartFailed(PathBuf),
    /// This program would now rule differently on so many events; what was announced stands.
    RuledDifferently(usize),
    /// What happens cannot be kept on the disk, for this reason.
    NotKept(FileProblem),
    /// What could not be kept at first is kept now.
    KeptAfterAll,
    /// Another Jadoube is open, which may have said who it is, so this one keeps nothing.
    SecondProgram(Option<OtherProgram>),
    /// The program had a fault when it ran last; what is known of it is kept there.
    Crashed(PathBuf),
    /// The machine slept so long; the clocks were stopped.
    Slept(Duration),
    /// The machine slept so long, or its calendar was set forward; the clocks were stopped.
    SleptOrSet(Duration),
    /// The program could notice nothing for so long while a clock ran; the clock went on.
    HeldUp(Duration),
    /// A file could not be read.
    Unreadable(PathBuf, FileProblem),
    /// A file could not be written.
    Unwritable(PathBuf, FileProblem),
    /// A file that was opened is damaged from some place on; what stands before it is shown.
    OpenedInPart(PathBuf),
    /// Settings were taken from a file.
    SettingsTaken(PathBuf),
    /// No program opens or prints a file, or shows a folder.
    NotOpened(PathBuf),
    /// No file manager shows a file in its folder.
    NotShown(PathBuf),
    Written(PathBuf),
    /// The players, of whom nobody gave a name, begin again with colours reversed.
    ColorsSwapped,
    /// A game for a board of the tournament is left here before it was over.
    BoardLeft {
        round: u16,
        board: u16,
    },
    /// An incident at a board of the tournament is not entered there, and another one lies open now.
    IncidentLeft {
        round: u16,
        board: u16,
    },
    /// A file window is open, so no other one opens.
    FileWindowOpen,
    /// A position was kept among the settings.
    PositionKept,
    /// The clocks of the game on the table were stopped, because somebody began to learn.
    GamePaused,
    /// The settings could not be read to their end; the file as it was is kept there.
    SettingsLost(PathBuf),
    /// Settings of these names could not be used and are as usual; the file as it was is kept there.
    SettingsRefused(PathBuf, Vec<String>),
    /// The disk does not give the settings, for this reason; the file is left alone.
    SettingsUnread(FileProblem),
    /// The engine at the table, which lies there, plays no longer, for that reason.
    EngineLeft(ChessEngine, EngineFault),
    /// Only somebody who knows the PIN of the arbiter's desk may do what was asked for.
    PinNeeded,
    /// What the learners have done could not be read; the file as it was is kept there.
    LearnersLost(PathBuf),
    /// A newer version of the program wrote what the learners have done; the file as it was is kept there.
    LearnersNewer(PathBuf),
    /// The disk does not give what the learners have done, for this reason; the file is left alone.
    LearnersUnread(FileProblem),
}

/// A program that keeps its game where this one would.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherProgram {
    /// Since when it is open, on which machine, its process.
    pub who: String,
    /// The journal of its game, if there is one.
    pub journal: Option<PathBuf>,
}

/// Whose log something is told of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeptLog {
    /// That of the game on the table.
    Game,
    /// That of the side clock.
    SideClock,
    /// That of the tournament.
    Tournament,
}

impl Notification {
    /// Whether it only answers what somebody has just done, and says nothing to whoever turns to another screen.
    pub const fn answers_an_act(&self) -> bool {
        matches!(
            self,
            Self::Written(_)
                | Self::Copied(_)
                | Self::LinkPasted
                | Self::FileWindowOpen
                | Self::SettingsTaken(_)
                | Self::ColorsSwapped
                | Self::PositionKept
                | Self::GamePaused
                | Self::PinNeeded
        )
    }

    pub const fn is_trouble(&self) -> bool {
        !matches!(
            self,
            Self::Written(_)
                | Self::Copied(_)
                | Self::LinkPasted
                | Self::FileWindowOpen
                | Self::SettingsTaken(_)
                | Self::KeptAfterAll
                | Self::ColorsSwapped
                | Self::PositionKept
                | Self::GamePaused
        )
    }
}
