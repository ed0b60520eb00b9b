//! What several screens show of the game, made of the kit: pages and their heads, running clocks, small boards, the page of
//! an article, questions with their answers, notifications, fields for times and PINs.
//!
//! What belongs to one screen alone is not here, nor is what needs no game: that is the kit's.

pub(crate) mod board_line;
pub(crate) mod conduct;
pub(crate) mod diagram;
pub(crate) mod drop_hint;
pub(crate) mod fallen_flag;
pub(crate) mod game_details_fields;
pub(crate) mod heard_ruling;
pub(crate) mod kept_positions;
pub(crate) mod language_menu;
pub(crate) mod notification_strip;
pub mod notification_text;
pub(crate) mod page;
pub(crate) mod pin_entry;
pub(crate) mod player_names;
pub(crate) mod question_options;
pub(crate) mod recorded_times;
pub(crate) mod rule_page;
pub(crate) mod running_clock;
pub(crate) mod summary_text;
pub(crate) mod time_control_field;
pub(crate) mod time_control_picker;
