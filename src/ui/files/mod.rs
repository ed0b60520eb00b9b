//! Files: the games in one, the path of one, and what is printed into one.
//!
//! Nothing here opens a file; it asks the shell.

pub mod game_list;
pub mod path_prompt;
pub mod print_page;
