//! What is kept: scripts, journals, finished games. Text and bytes only, no files.

mod checksum_text;
pub mod clock_history;
pub mod continued_clocks;
pub mod desk_pin;
pub mod envelope;
pub mod file_fault;
mod file_problem;
pub mod file_title;
mod game_as_pgn;
mod game_details;
pub mod game_summary;
pub mod history_remarks;
pub mod imported_game;
pub mod log;
pub mod narrative;
pub mod own_file;
pub mod play_mode;
pub mod print;
pub mod remembered_position;
pub mod reviewed_game;
pub mod script;
pub mod side_clock;
pub mod wall_time;

pub use envelope::Envelope;
pub use file_fault::FileFault;
pub use file_problem::FileProblem;
pub use game_as_pgn::{completed_pgn_text, to_pgn, to_pgn_text};
pub use game_details::GameDetails;
pub use game_summary::GameSummary;
pub use imported_game::ImportedGame;
pub use log::journal::Entry;
pub use log::recorded_ruling::RecordedRuling;
pub use log::saved_game::SavedGame;
pub use reviewed_game::ReviewedGame;
pub use script::Script;
pub use script::judge::{JudgeReport, judge};
