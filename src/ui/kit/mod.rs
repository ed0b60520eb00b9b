//! What every screen is made of: colours, type, widgets, chessmen, small boards, and fields for times and secrets.
//!
//! Nothing here knows a screen, and nothing here asks for more than what its caller hands in.

pub(in crate::ui) mod article_page;
pub(in crate::ui) mod clock_digits;
pub(in crate::ui) mod diagram;
pub mod fonts;
pub(in crate::ui) mod page;
pub(in crate::ui) mod piece_textures;
pub(in crate::ui) mod secret_field;
pub(in crate::ui) mod square_grid;
pub(in crate::ui) mod squares;
pub mod theme;
pub(in crate::ui) mod time_field;
pub(in crate::ui) mod time_list;
pub(in crate::ui) mod time_text;
pub(in crate::ui) mod widgets;
