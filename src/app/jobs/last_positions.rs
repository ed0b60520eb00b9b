//! The positions to which games of a list came: worked out beside the window, and only for the rows that are seen.

use crate::app::chosen_file::{FileVersion, UnopenedFile};
use jadoube_core::chess::unchecked_play::play_told;
use jadoube_core::notation::pgn::{self, ListedGame};
use jadoube_ui::LastPosition;

/// Positions by the places of their games in the list; nothing where one cannot be worked out.
pub type LastPositions = Vec<(usize, Option<LastPosition>)>;

/// Works out to which positions these games came, as far as they can be read, in the file as it was when it was listed.
pub fn last_positions(
    unopened: UnopenedFile,
    listed_in: Option<&FileVersion>,
    games: &[(usize, ListedGame)],
) -> LastPositions {
    let file = unopened().ok();
    let mut file = file.filter(|file| Some(&file.version) == listed_in);
    let mut position = |listed: &ListedGame| {
        let (_, reading) = pgn::source_at(&mut file.as_mut()?.content, listed).ok()?;
        let mut position = reading.game.start.clone();
        for ply in &reading.game.plies {
            play_told(&mut position, ply.mv);
        }
        let last = reading.game.plies.last().map(|ply| ply.mv);
        Some(LastPosition { position, last })
    };
    let found = games
        .iter()
        .map(|(index, listed)| (*index, position(listed)));
    found.collect()
}
