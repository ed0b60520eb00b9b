//! What a panel can ask for. The shell obeys after the frame.

use std::path::PathBuf;
use std::sync::Arc;

use super::desk_lock::LockCommand;
use super::incident_view::IncidentCommand;
use super::learn_view::LearnCommand;
use super::players::Players;
use super::screen::Screen;
use super::settings::{BoardTheme, PieceSet, Settings};
use super::tournament_view::TournamentCommand;
use super::urgency::Urgency;
use jadoube_core::chess::{Board, ByColor, Chess};
use jadoube_core::clock::Moment;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::editions::contents::BookletPart;
use jadoube_core::laws::{Deed, Edition, Provision, Terms};
use jadoube_core::learn::partner::PracticePurpose;
use jadoube_core::learn::{Certificate, CertificateStanding, Level};
use jadoube_core::notation::pgn::{BoardMark, PgnGame, TextEncoding};
use jadoube_core::notation::{NotationStyles, Style};
use jadoube_core::record::envelope::{LockOwner, Resumption, Secret};
use jadoube_core::record::log::journal::Heading;
use jadoube_core::record::narrative::Narrative;
use jadoube_core::record::print::envelope_sheet::EnvelopeSheet;
use jadoube_core::record::print::pdf::Paper;
use jadoube_core::record::print::scoresheet::Sheet;
use jadoube_core::record::remembered_position::RememberedPosition;
use jadoube_core::record::side_clock::SideClockAct;
use jadoube_core::record::{ComputerPlayer, Entry, ImportedGame, ReviewedGame, TournamentBoard};
use jadoube_core::report::scoresheet;

/// A deed, the board it was done at, and its moment there.
///
/// Whoever obeys it may have put another game on the table meanwhile: for that one it is dropped.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardAct {
    pub deed: Deed,
    pub board: BoardId,
    pub at: Moment,
}

/// A board at which people act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardId {
    /// The table, with the number of the game on it.
    Table(u64),
    Lesson,
    Practice,
    /// The board on which a lesson is shown that is being made.
    Draft,
    /// The board at which an incident happened.
    Incident,
}

impl BoardId {
    /// Returns the board of that screen, where the game on the table has that number.
    pub fn on(screen: Screen, game: u64) -> Self {
        if screen == Screen::Lesson {
            Self::Lesson
        } else if screen == Screen::Practice {
            Self::Practice
        } else if screen == Screen::LessonEditor {
            Self::Draft
        } else if screen == Screen::Incident {
            Self::Incident
        } else {
            Self::Table(game)
        }
    }
}

/// What a panel asks for.
#[derive(Clone, Debug)]
pub enum Command {
    /// Somebody did something at a board.
    Act(BoardAct),
    Start(Box<NewGame>),
    /// Begins the same game again with colours reversed.
    Rematch,
    /// Something else plays on in the seat of the engine at the table.
    Reseat(SeatChange),
    /// Lets a person choose a file for that.
    Choose(FileTask),
    /// A person typed the path of a file for that.
    Chosen(FileTask, PathBuf),
    /// Opens a file of games that is in that encoding.
    OpenIn(PathBuf, TextEncoding),
    /// A text was pasted beside every field.
    Paste(String),
    /// Puts that of the game on the table onto the clipboard.
    Copy(ClipboardContent),
    /// Puts that of another game onto the clipboard.
    CopyOther(OtherContent),
    /// Lets the program open a file that was written which opens its kind.
    OpenOutside(PathBuf),
    /// Prints what that task would write.
    Print(FileTask),
    /// Lets the file manager show a file that was written.
    ShowInFolder(PathBuf),
    /// The file that is being opened is not wanted any more.
    StopReading,
    /// The file that stands there already may be written over for that.
    Overwrite(FileTask, PathBuf),
    /// Nobody wants to choose a file any more.
    ChooseNothing,
    /// Looks at a game of the file that lies open, by its place in the list.
    LookAt(usize),
    /// Works out to which positions those games of the file came that lies open, by their places in the list.
    WorkOutPositions(Vec<usize>),
    /// Draws these arrows and squares, and no others, behind the half-move of that number of the game from a file that is on
    /// the table; they become part of it.
    Mark(usize, Vec<BoardMark>),
    /// Puts a game from a file on the table as the history it is.
    PutOnTable(Arc<ImportedGame>),
    /// Makes the game on the table ready to be looked through, and shows it: as it stood after so many half-moves, or as
    /// it stands.
    LookThrough(Option<usize>),
    /// Shows that game to be looked through.
    Review(Arc<ReviewedGame>),
    /// Makes the game on the table ready to be looked through, and shows how it was played beside its moves.
    LookAtConduct,
    /// Lets people agree on a new game that goes on where that one stands.
    Continue(Box<PgnGame>),
    /// Opens a file to look its game through; the one on the table stays where it is.
    ReviewFile(PathBuf),
    /// Uses the settings that were opened.
    TakeSettings,
    /// Keeps the settings as they are, and forgets those that were opened.
    KeepSettings,
    /// Sets the unfinished game on the table aside for the one that was opened.
    ReplaceGame,
    /// Keeps the unfinished game on the table, and forgets the one that was opened.
    KeepGame,
    Show(Screen),
    OpenLaw(Provision),
    /// Shows how that case of the library goes, act by act, by that edition.
    WatchCase(String, Edition),
    Change(Box<Settings>),
    /// The position with that X-FEN is kept among the settings.
    KeepPosition(String),
    /// That position of the game on the table is remembered with it, to be played again from.
    Remember(RememberedPosition),
    /// The players' names and signatures become these.
    Name(Box<Players>),
    /// A notification, by its place in [`WindowView::notifications`](crate::WindowView::notifications), has been read.
    Dismiss(usize),
    /// Says that aloud, with the voice that a person has chosen.
    SayAloud(String, Urgency),
    /// Fills the screen, or leaves it.
    FullScreen,
    /// Opens the window with the round for the hall beside this one, or closes it.
    HallWindow(bool),
    /// Closes the envelope over the sealed move and stops the clock of the player who sealed.
    Seal(Box<Sealing>),
    /// Opens the envelope on the table with a passphrase, and reads out what is in it.
    OpenEnvelope(Secret),
    /// Something is to be done with the lock of the arbiter's desk.
    Lock(LockCommand),
    /// Why the last envelope was not closed or opened has been read.
    TryAgain,
    /// Somebody does something to the side clock; the shell stamps it.
    Clock(SideClockAct),
    /// Puts the session at the side clock aside and begins another.
    NewSideClock,
    /// Writes the log of the side clock among the documents without a question.
    SaveSideClockLog(SideClockLogOrder),
    /// Something is to be done in what is being learnt.
    Learn(LearnCommand),
    /// Something is to be done at the incident that lies open.
    Incident(IncidentCommand),
    /// Something is to be done at the tournament that lies open.
    Tournament(TournamentCommand),
    Quit,
    /// Closes the window although it alone keeps a game.
    CloseForGood,
    /// Leaves the window open, after all.
    StayOpen,
}

/// What is put onto the clipboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClipboardContent {
    /// The game, as PGN.
    Game,
    /// The position on the board, as a FEN.
    Position,
    /// A picture of the board.
    Picture(BoardLook),
    /// Something to read.
    Text,
}

/// What is put onto the clipboard of a game that is not the one on the table, or of another position of that.
#[derive(Clone, Debug, PartialEq)]
pub enum OtherContent {
    /// The game, as that PGN.
    Game(String),
    Position(Box<Chess>),
    /// A position, as that FEN.
    Fen(String),
    /// A picture of that board.
    Picture(Board, BoardLook),
    /// Something to read.
    Text(String),
}

impl OtherContent {
    /// Returns what people are told of it.
    pub const fn kind(&self) -> ClipboardContent {
        match self {
            Self::Game(_) => ClipboardContent::Game,
            Self::Position(_) | Self::Fen(_) => ClipboardContent::Position,
            Self::Text(_) => ClipboardContent::Text,
            Self::Picture(_, look) => ClipboardContent::Picture(*look),
        }
    }
}

/// How a board looks on a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardLook {
    pub theme: BoardTheme,
    pub pieces: PieceSet,
    /// Whether Black is at the bottom.
    pub turned: bool,
}

/// A move to be sealed, and what is to stand on its envelope beside what the table knows.
#[derive(Clone, Debug, Default)]
pub struct Sealing {
    /// When and where the game is resumed.
    pub resumption: Resumption,
    /// What was written, and the passphrases that open it; none if the move is sealed on paper.
    pub content: Option<(Secret, Vec<(LockOwner, Secret)>)>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, strum::Display, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum FileTask {
    Open,
    /// Opening the report of a tournament.
    OpenReport,
    /// Choosing a program as an engine.
    Engine,
    /// Keeping the whole game: acts, rulings, clocks.
    Save,
    /// Writing the moves as PGN.
    #[strum(serialize = "pgn")]
    ExportPgn,
    /// Writing another game, which is looked at, as PGN.
    #[strum(serialize = "pgn")]
    OtherPgn(OtherPgn),
    /// Writing the moves as PGN, from now on after each completed one.
    LivePgn,
    /// Writing a scoresheet, to be printed.
    Sheet(SheetOrder),
    /// Writing the log of the side clock.
    SideClockLog(SideClockLogOrder),
    /// Writing the report of the game, everything that happened, on pages of that size; moves are written so.
    GameReport(Option<Paper>, NotationStyles),
    /// Writing a picture of the board.
    Picture(BoardLook),
    /// Writing the envelope of an adjourned game, to be printed.
    Envelope(EnvelopeSheet),
    /// Writing a certificate, to be printed.
    Certificate(CertificateOrder),
    /// Writing the summary of a part of the Laws in that edition, on one page for the wall.
    ArticleSummary(BookletPart, Edition),
    /// Writing what a class has done, as a table.
    ClassResults(Arc<str>),
    /// Keeping an incident, which is that text.
    Incident(Arc<str>),
    /// Writing the sheet of an incident.
    IncidentSheet(IncidentSheetOrder),
    /// Writing the report of a tournament.
    EventReport(EventReportOrder),
}

impl FileTask {
    /// Whether what stands in the file is to be opened, whatever it is.
    pub const fn opens(&self) -> bool {
        matches!(self, Self::Open | Self::OpenReport)
    }

    /// Whether the file is to be read, and not to be written.
    pub const fn reads(&self) -> bool {
        self.opens() || matches!(self, Self::Engine)
    }
}

/// A game that is not the one on the table, as PGN.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OtherPgn {
    /// Its players as its tags name them; empty where they do not.
    pub names: ByColor<String>,
    pub text: Arc<str>,
}

impl OtherPgn {
    /// Returns that game with its text.
    pub fn of(game: &PgnGame, text: &str) -> Self {
        let tag = |name| game.tags.get(name).unwrap_or_default().to_owned();
        Self {
            names: ByColor {
                white: tag("White"),
                black: tag("Black"),
            },
            text: text.into(),
        }
    }
}

/// A log of the side clock to be printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SideClockLogOrder {
    /// The size of the pages; without one it is plain text.
    pub paper: Option<Paper>,
    /// How much of the session stands on it.
    pub extent: LogExtent,
}

/// How much of a session at the side clock is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LogExtent {
    /// The game for which the clock was set last.
    #[default]
    Game,
    /// Every game since the log was begun.
    Session,
}

/// A certificate to be printed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CertificateOrder {
    pub certificate: Certificate,
    pub name: String,
    /// The edition of the Laws that was learnt.
    pub edition: Edition,
    /// How much of what it asks for was done.
    pub standing: CertificateStanding,
    /// The exam whose result is printed instead of what the certificate says.
    pub exam: Option<ExamMark>,
}

/// How an exam went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ExamMark {
    pub level: Level,
    /// How many questions were answered rightly, of how many.
    pub right: usize,
    pub asked: usize,
}

/// A sheet of an incident to be printed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct IncidentSheetOrder {
    /// The incident as it is kept.
    pub text: Arc<str>,
    pub language: Language,
    /// How moves are written.
    pub style: Style,
    /// Whether it is a page; else it is plain text.
    pub is_pdf: bool,
}

/// A report of a tournament to be written.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct EventReportOrder {
    pub format: EventReportFormat,
    /// The name of the tournament.
    pub name: Arc<str>,
    pub bytes: Arc<[u8]>,
}

/// In which format a tournament is reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EventReportFormat {
    /// Everything, on pages.
    Pdf,
    /// Everything, as plain text.
    Text,
    /// The standings, as a table for other programs.
    Csv,
    /// For rating, and for other programs.
    Trf,
    /// The games of a round that were played on this machine.
    Games,
}

/// A scoresheet to be printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SheetOrder {
    /// How the moves are written.
    pub style: Style,
    /// The language of everything else on it.
    pub language: Language,
    /// The size of the pages; without one it is plain text.
    pub paper: Option<Paper>,
    /// Whether no moves stand on it, so that they can be written by hand.
    pub is_empty: bool,
}

impl SheetOrder {
    /// The scoresheet of that game, as it was ordered.
    pub fn sheet(&self, heading: &Heading, narrative: &Narrative, log: &[Entry]) -> Sheet {
        let words = Words::new(self.language);
        if !self.is_empty {
            return scoresheet(heading, narrative, log, self.style, words);
        }
        let mut sheet = Sheet::empty(heading);
        sheet.title.date = words.short_day(&sheet.title.date);
        sheet
    }
}

/// What plays on in the seat of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatChange {
    /// This program.
    BuiltIn,
    /// The same engine, started again.
    SameAgain,
}

#[derive(Clone, Debug, Default)]
pub struct NewGame {
    pub players: Players,
    pub terms: Terms,
    /// Which player is a program, if one is.
    pub computer: Option<ComputerPlayer>,
    /// What it is played for.
    pub purpose: PracticePurpose,
    /// The board of a tournament for which it is played, if it is for one.
    pub board: Option<TournamentBoard>,
    /// The game that it goes on from, if it does; it starts where the terms say, and these moves are history.
    pub continues: Option<Box<PgnGame>>,
}

#[cfg(test)]
mod tests {
    use jadoube_core::i18n::{Language, Words};
    use strum::VariantNames as _;

    use super::*;

    #[test]
    fn every_task_has_a_title_in_every_language() {
        for language in Language::ALL {
            for task in FileTask::VARIANTS {
                let id = format!("choose-{task}");
                assert_ne!(Words::new(language).tr(&id), id, "{language:?}");
            }
        }
    }
}
