//! What every screen is made of: colours, type, widgets, chessmen, small boards, and fields for times and secrets.
//!
//! Nothing here knows a screen, and nothing here asks for more than what its caller hands in.

pub(in crate::ui) mod diagram;
pub mod fonts;
pub(in crate::ui) mod piece_textures;
pub(in crate::ui) mod secret_field;
pub(in crate::ui) mod square_grid;
pub mod theme;
pub(in crate::ui) mod time_field;
pub(in crate::ui) mod time_list;
pub(in crate::ui) mod time_text;
pub(in crate::ui) mod widgets;
