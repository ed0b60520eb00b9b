//! Writing moves and games, reading them back.
//!
//! Three layers, each on top of the one before: the letters of a language ([`Letters`]), one move
//! ([`algebraic`], [`spoken`]), and whole games ([`pgn`]). Which moves are legal belongs to `chess`, and what follows from
//! them to `laws`.

pub mod algebraic;
mod convert;
pub mod letters;
mod notation_styles;
pub mod pgn;
pub mod spoken;
mod spoken_styles;

pub use algebraic::{Misread, Style};
pub use convert::{Conversion, ConversionCounts};
pub use letters::Letters;
pub use notation_styles::NotationStyles;
pub use spoken_styles::{SpokenStyle, SpokenStyles, spelt};

/// What some editors write before the first letter of a text.
pub const BYTE_ORDER_MARK: char = '\u{feff}';
