//! Games from files: opened, looked through, kept and continued, in a world that counts.

mod imported_game;
mod io_counting;
