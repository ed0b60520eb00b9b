//! What every screen is made of: colours, type, widgets, chessmen, small boards, and fields for times and secrets.
//!
//! Nothing here knows a screen, and nothing here asks for more than what its caller hands in.

pub(in crate::ui) mod bar_item;
pub(in crate::ui) mod board_accessibility;
pub(in crate::ui) mod board_geometry;
pub(in crate::ui) mod clock_digits;
pub(in crate::ui) mod clock_keys;
pub(in crate::ui) mod clock_text;
pub(in crate::ui) mod conduct;
pub(in crate::ui) mod day_headings;
pub(in crate::ui) mod diagram;
pub(in crate::ui) mod digit_pictures;
pub mod drawn_marks;
pub(in crate::ui) mod fitted_text;
pub mod fonts;
pub(in crate::ui) mod foot_strip;
mod growth;
pub(in crate::ui) mod half_turn;
pub(in crate::ui) mod icons;
pub(in crate::ui) mod in_place_confirmation;
pub(in crate::ui) mod kept_positions;
pub(in crate::ui) mod keyboard;
pub(in crate::ui) mod letters_name;
pub(in crate::ui) mod main_act;
pub(in crate::ui) mod notification_strip;
pub mod notification_text;
pub(in crate::ui) mod page;
pub mod parting_line;
pub(in crate::ui) mod piece_textures;
pub(in crate::ui) mod plain_fill;
pub(in crate::ui) mod player_names;
pub(in crate::ui) mod plunger;
pub(in crate::ui) mod pointing_hand;
pub(in crate::ui) mod printed_players;
pub(in crate::ui) mod question_options;
pub(in crate::ui) mod rule_page;
pub(in crate::ui) mod running_clock;
pub(in crate::ui) mod secret_field;
pub(in crate::ui) mod segments;
pub(in crate::ui) mod summary_text;
pub mod theme;
pub(in crate::ui) mod tile;
pub(in crate::ui) mod time_control_field;
pub(in crate::ui) mod time_control_picker;
pub(in crate::ui) mod time_control_text;
pub(in crate::ui) mod whistle;
pub(in crate::ui) mod widgets;
