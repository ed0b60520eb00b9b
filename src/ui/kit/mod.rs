//! What every screen is made of: colours, type, widgets, chessmen, fields.
//!
//! Nothing here knows a screen or a game: each widget takes what it shows, and the words where it needs some.

pub(crate) mod announcement;
pub(crate) mod board_accessibility;
pub(crate) mod board_geometry;
pub mod board_picture;
pub(crate) mod button;
pub mod click_target;
pub(crate) mod clock_digits;
pub(crate) mod clock_face;
pub(crate) mod clock_keys;
pub(crate) mod digit_pictures;
pub mod drawn_marks;
pub mod fingers;
mod first_window;
pub(crate) mod fitted_text;
pub mod focus_ring;
pub mod fonts;
pub(crate) mod foot_strip;
mod growth;
pub(crate) mod half_turn;
pub mod heard_names;
pub(crate) mod icons;
pub(crate) mod in_place_confirmation;
pub(crate) mod keyboard;
pub mod lent_focus;
pub(crate) mod letters_name;
pub(crate) mod long_list;
pub(crate) mod markdown;
pub(crate) mod menu_item;
pub mod menu_shade;
pub(crate) mod next_try;
pub(crate) mod page_preview;
pub(crate) mod piece_textures;
pub(crate) mod plain_fill;
pub(crate) mod plunger;
pub(crate) mod pointing_hand;
pub(crate) mod primary_action;
pub mod second_click;
pub(crate) mod secret_field;
pub mod section_divider;
pub(crate) mod segments;
pub(crate) mod star;
pub mod theme;
pub(crate) mod tile;
pub(crate) mod widgets;
