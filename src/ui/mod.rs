//! What is seen. Looks at a [`View`], asks [`Command`]s. Knows no file, sound or wall clock.
//!
//! Each panel is a struct with its own passing state and one function, `ui(&mut self, ui, view)`. The shell keeps an
//! [`Interface`], calls [`Interface::ui`] once a frame, and obeys what was asked.

pub mod fonts;
pub mod settings;
pub mod theme;

mod arrangement;
mod article_page;
mod board_view;
mod clock_view;
mod command;
mod controls;
mod file_chooser;
mod first_screen;
mod hand;
mod interface;
mod keys;
mod move_strip;
mod new_game;
mod notation_form;
mod notes;
mod pieces;
mod preferences;
mod result;
mod ruling_card;
mod scoresheet;
mod squares;
mod table_screen;
mod teaching;
mod time_text;
mod top_bar;
mod view;
mod voices;

pub use command::{Command, FileTask, NewGame, Sealing};
pub use interface::Interface;
pub use settings::{
    Assist, BoardTheme, ClockKeys, Hands, Mode, Notation, PieceSet, Screen, Settings,
};
pub use view::{Chooser, EnvelopeWork, Note, Players, View};
