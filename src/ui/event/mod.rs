//! A tournament as its arbiter keeps it: its beginning, its rounds with their results, its tables and its log; and the round for the
//! hall.
//!
//! Nobody is paired here: pairings are pasted, typed or opened. What happens at a board belongs to `incident`.

mod board_card;
mod board_incidents;
mod countdown;
mod details_form;
mod event_form;
pub mod event_page;
mod event_remarks;
mod event_tab;
pub mod hall_page;
pub mod hall_window;
mod late_arrival;
mod live_board;
mod log_tab;
mod pairings_form;
mod player_card;
mod players_tab;
mod report_form;
mod result_entry;
mod round_card;
mod round_tab;
mod shown_table;
mod standings_tab;
