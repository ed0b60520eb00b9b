//! Files: the games in one, one of them move by move, the path of one, and what is printed into one.
//!
//! Nothing here opens a file; it asks the shell.

pub mod game_details_page;
pub mod game_list;
pub mod game_rows;
pub mod kept_files_page;
pub mod path_prompt;
pub mod reading_strip;
pub mod scoresheet_print_form;
pub mod search_line;
pub mod settings_prompt;
