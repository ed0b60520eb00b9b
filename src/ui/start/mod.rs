//! The first screen: the cards with their pictures, the unfinished game, the last games, the languages.
//!
//! Which screen is shown belongs to `screens`, lists of all games to `files`.

pub mod first_screen;
mod recent_games;
pub mod start_cards;
