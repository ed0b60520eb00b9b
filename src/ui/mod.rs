//! What is seen. Looks at a [`View`], asks [`Command`]s. Knows no file, sound or wall clock.
//!
//! Each panel is a struct with its own passing state and one function, `ui(&mut self, ui, view)`. The shell keeps an
//! [`Interface`], calls [`Interface::ui`] once a frame, and obeys what was asked.

pub mod fonts;
pub mod settings;
pub mod theme;

mod arbiter_desk;
mod arrangement;
mod article_page;
mod board_view;
mod castling;
mod ceremony;
mod clock_view;
mod command;
mod controls;
mod diagram;
mod envelope_view;
mod file_chooser;
mod first_screen;
mod games;
mod gliding;
mod grid;
mod hand;
mod interface;
mod keys;
mod lots;
mod move_strip;
mod new_game;
mod notation_form;
mod notes;
mod opening;
mod own_score;
mod pieces;
mod preferences;
mod printing;
mod result;
mod resumption;
mod ruling_card;
mod scoresheet;
mod sealing;
mod secret_field;
mod seldom;
mod set_up;
mod set_up_column;
mod set_up_words;
mod side_clock;
mod squares;
mod start_position;
mod table_screen;
mod teaching;
mod time_field;
mod time_list;
mod time_text;
mod top_bar;
mod view;
mod voices;

pub use command::{Command, FileTask, NewGame, Sealing, SheetOrder};
pub use envelope_view::wording;
pub use games::{GameFile, Looked};
pub use interface::Interface;
pub use printing::{labels, remark};
pub use settings::{
    Assist, BoardTheme, ClockKeys, Hands, Mode, Notation, PieceSet, Screen, Settings,
};
pub use side_clock::{evening_log, evening_text};
pub use view::{Battery, Chooser, EnvelopeWork, Note, Players, View};
