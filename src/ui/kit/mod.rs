//! What every screen is made of: colours, type, widgets, chessmen, small boards, and fields for times and secrets.
//!
//! Nothing here knows a screen, and nothing here asks for more than what its caller hands in.

pub mod diagram;
pub mod fonts;
pub mod piece_textures;
pub mod secret_field;
pub mod square_grid;
pub mod theme;
pub mod time_field;
pub mod time_list;
pub mod time_text;
pub mod widgets;
