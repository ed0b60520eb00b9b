//! The command line: arguments are read and answers printed, and nothing here opens a window.
//!
//! Two programs share it: `jadoube-cli`, which needs no window and no sound to be installed, and `jadoube`, which opens its
//! window unless one of these commands is asked for. What is answered belongs to the core.

mod answer_format;
mod command_line;
mod event;
mod export;
mod json;
mod judge;
mod language_option;
mod law;
mod lesson;
mod localized_help;
mod mate;
mod notation;
mod output;
mod parsing;
mod report;
mod saved_game;
mod start_screen;
pub mod system;
mod text_wrap;

pub use command_line::{CliCommand, ToolCommandLine, VERSION, WindowCommandLine};
pub use localized_help::localized;
pub use parsing::parse;
pub use start_screen::StartScreen;

/// The name of the program to the desktop: that of its entry in menus, of its icons, of its windows and on the session bus.
pub const APP_ID: &str = "io.github.jadoube.Jadoube";
