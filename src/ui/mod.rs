//! What is seen. Looks at a [`View`], asks [`Command`]s. Knows no file, sound or wall clock.
//!
//! Each panel is a struct with its own passing state and one function, `ui(&mut self, ui, view)`. The shell keeps an
//! [`Interface`], calls [`Interface::ui`] once a frame, and obeys what was asked.

pub mod fonts;
pub mod settings;
pub mod theme;

mod board_view;
mod command;
mod hand;
mod interface;
mod pieces;
mod view;

pub use command::{Command, FileTask, NewGame};
pub use interface::Interface;
pub use settings::{Assist, BoardTheme, ClockKeys, Hands, Mode, PieceSet, Screen, Settings};
pub use view::{Chooser, Note, Players, View};
