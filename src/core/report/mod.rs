//! What happened in a game or a tournament, told in words as an arbiter reads it: the lines of its log, and the report that is
//! printed of them.
//!
//! What an entry of the log was, without words, belongs to `record::narrative`, and how it looks on a screen to `ui`; nothing here
//! rules.

pub mod conduct_lines;
pub mod day_headings;
mod game_report;
mod incident_sheet;
mod printed_facts;
pub mod printed_players;
mod printed_text;
pub mod question_findings;
mod recorded_claims;
pub mod recorded_findings;
pub mod recorded_game;
pub mod recorded_lines;
mod recorded_touches;
mod scoresheet;
pub mod tournament;
pub mod wrong_claim_reason;

pub use game_report::{game_report, time_of};
pub use incident_sheet::{incident_decisions, incident_sheet};
pub use printed_text::is_printed_text;
pub use recorded_game::RecordedGame;
pub use scoresheet::{remark, scoresheet};
