//! A tournament as its arbiter keeps it: players, rounds, results, the tables that follow from them, and what was ruled at
//! its boards.
//!
//! Read from tournament report files (TRF) and pairing lists, and kept line by line in one file. Nobody is paired here: that
//! is for pairing programs. Nothing here knows a window or a file on the disk.

mod attendance;
mod board_game;
mod board_result;
mod details;
mod incident_board;
mod incident_result;
mod late_arrivals;
mod model;
pub mod pairing_list;
mod pairing_system;
mod player;
mod point_system;
mod points;
pub mod quick_result;
pub mod register;
mod result_text;
mod round;
mod round_pgn;
mod round_schedule;
pub mod standings;
mod tie_break;
mod tie_break_rules;
mod tournament_log;
pub mod trf;
mod trf_version;

pub use attendance::TypedAttendance;
pub use board_game::{
    BoardNews, BoardToPlay, board_of_game, board_to_play, changes_with_game, is_recorded,
    result_to_offer,
};
pub use board_result::{BoardResult, Forfeit, UnknownResult};
pub use details::TournamentDetails;
pub use incident_board::{board_lacking, incident_at, incident_board};
pub use incident_result::{changes_with_incident, result_of_game, result_to_enter, ruled_result};
pub use model::{KeptLine, KeptPlace, ResultCorrection, Tournament};
pub use pairing_system::PairingSystem;
pub use player::{ListedScore, PairingNumber, Sex, TournamentPlayer};
pub use point_system::PointSystem;
pub use points::Points;
pub use round::{Bye, GivenBye, PairedBoard, Round, RoundOfPlayer};
pub use round_pgn::round_pgn;
pub use round_schedule::{RoundPhase, RoundSchedule, read_time_of_day};
pub use tie_break::TieBreak;
pub use tie_break_rules::TieBreakRules;
pub use tournament_log::{
    AttachedIncident, ChangeFault, PlayedGame, TournamentChange, TournamentLine, TournamentLog,
    TournamentNote, open_tournament_log, read_tournament_log,
};
