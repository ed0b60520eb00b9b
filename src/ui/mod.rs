//! What is seen. Looks at a view, asks commands.

pub mod fonts;
pub mod settings;
pub mod theme;

pub use settings::{Assist, BoardTheme, ClockKeys, Hands, Mode, PieceSet, Screen, Settings};
