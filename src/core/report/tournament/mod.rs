//! A tournament in words: its tables, the lines of its log, and the report that is saved and printed of it.
//!
//! What stands in the tables is worked out by `tournament`; here it gets headings, names and a language. How a page looks belongs
//! to `record::print`; nothing here counts points.

mod log_lines;
mod player_summary;
mod round_lines;
mod tables;
mod tournament_report;

pub use log_lines::{TournamentLogLine, tournament_log_lines};
pub use player_summary::{PlayerRoundLine, player_rounds, register_lines};
pub use tables::{
    crosstable, crosstable_legend, player_list, player_names, round_table, short_crosstable,
    standings_table, tie_break_legend,
};
pub use tournament_report::{standings_text, table_title, tournament_report};
