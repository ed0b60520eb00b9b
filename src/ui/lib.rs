//! What is seen. Looks at a [`View`], asks [`Command`]s. Knows no file, sound or wall clock.
//!
//! Each panel is a struct with its own passing state and one function, `ui(&mut self, ui, view)`. The shell keeps the
//! [`Screens`], calls [`Screens::ui`] once a frame, and obeys what was asked.

mod adjournment;
mod app_action;
mod desk;
mod event;
mod files;
mod incident;
pub mod kit;
mod laws_book;
pub mod learn;
mod new_game;
mod parts;
mod review;
mod screens;
mod side_clock;
mod start;
mod table;
mod view;

pub use adjournment::envelope_view::wording;
pub use kit::board_picture::board_picture;
pub use learn::class_prints::{article_summary, certificate, certificate_title, summary_name};
pub use parts::notification_text::NotificationText;
pub use screens::root::Screens;
pub use side_clock::{side_clock_logs, side_clock_pages, side_clock_text};
pub use view::command::{
    BoardAct, BoardId, BoardLook, CertificateOrder, ClipboardContent, Command, EventReportFormat,
    EventReportOrder, ExamMark, FileTask, IncidentSheetOrder, LogExtent, NewGame, OtherContent,
    OtherPgn, Sealing, SeatChange, SheetOrder, SideClockLogOrder,
};
pub use view::desk_lock::{DeskLock, LockCommand};
pub use view::frame_view::View;
pub use view::incident_view::{IncidentCommand, IncidentView};
pub use view::kept_file::{KeptContents, KeptFile, KeptFileKind};
pub use view::learn_view::{
    ClassChoices, DraftAct, LearnCommand, LearnView, PracticeAct, SceneAct,
};
pub use view::notification::{KeptLog, Notification, OtherProgram};
pub use view::opened_game_list::{LastPosition, OpenedGameList, ReadingProgress, SelectedGame};
pub use view::own_lessons::{OwnContent, OwnLessonFile, OwnLessons};
pub use view::players::Players;
pub use view::review::Review;
pub use view::screen::Screen;
pub use view::screen_views::{Battery, EnvelopeWork, PathRequest};
pub use view::screen_views::{EnvelopeView, FilesView, SideClockView, WindowView};
pub use view::settings::{
    AssistLevel, BoardTheme, CHOSEN_ENGINES, Captions, ClockKeys, ColorScheme, Hands,
    KEPT_POSITIONS, LONGEST_NAME, LiveSettings, OPENED_FILES, OWN_TIMES, PieceSet, Preferences,
    ProjectorGround, RecentlyUsed, SCALES, Settings, SideClockSettings, SystemLooks, VOLUMES,
    ViewState, VoicePace,
};
pub use view::sound::Sound;
pub use view::tournament_view::{
    BoardSeat, ImportRemarks, TakenBoard, TournamentCommand, TournamentView,
};
pub use view::urgency::Urgency;
pub use view::waiting_game::WaitingGame;
