//! What is made of a text that a person pastes beside every field: a game, a position, or a link that nobody follows.

use std::path::PathBuf;

use jadoube_cli::system::file_uri::path_of_argument;
use jadoube_core::notation::pgn::PgnGame;
use jadoube_core::notation::pgn::position_text::{game_from_position, games_from_positions};

/// A text from the clipboard.
#[derive(Clone, Debug, PartialEq)]
pub enum PastedText {
    /// The address of a page. The program opens no network connection, so nothing is fetched.
    Link,
    /// A position, in which a game can begin.
    Position(Box<PgnGame>),
    /// Anything else, which is read as a file of games is.
    Games(Vec<u8>),
}

/// What the address of a page begins with.
const LINKS: [&str; 6] = [
    "http://",
    "https://",
    "www.",
    "lichess.org/",
    "chess.com/",
    "chess24.com/",
];

impl PastedText {
    /// Returns what a text is; none of an empty one.
    pub fn of(text: &str) -> Option<Self> {
        let text = text.trim();
        if text.is_empty() {
            return None;
        }
        let is_one_word = !text.contains(char::is_whitespace);
        if is_one_word && LINKS.iter().any(|link| text.starts_with(link)) {
            return Some(Self::Link);
        }
        if let Some(games) = games_from_positions(text) {
            return Some(Self::Games(games.into_bytes()));
        }
        Some(match game_from_position(text) {
            Some(game) => Self::Position(Box::new(game)),
            None => Self::Games(text.as_bytes().to_vec()),
        })
    }
}

/// Returns the files that a text names, as file managers copy them: a URI or a whole path on each line, and nothing else.
pub fn files_named(text: &str) -> Option<Vec<PathBuf>> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let paths =
        lines.map(|line| Some(path_of_argument(line.into())).filter(|path| path.is_absolute()));
    let paths: Vec<PathBuf> = paths.collect::<Option<_>>()?;
    (!paths.is_empty()).then_some(paths)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn files_that_were_copied_are_known_by_their_paths() {
        let two = files_named("file:///ana/a%20b.pgn\r\n/ana/c.pgn\n");
        assert_eq!(two, Some(vec!["/ana/a b.pgn".into(), "/ana/c.pgn".into()]));
        for other in [
            "",
            "1. e4 e5 *",
            "/ana/a.pgn\n1. e4 *",
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        ] {
            assert_eq!(files_named(other), None, "{other}");
        }
    }

    #[test]
    fn a_pasted_text_is_known_by_what_it_says() {
        assert_eq!(PastedText::of(" \n"), None);
        for link in ["https://lichess.org/abcd1234", "www.chess.com/game/live/1"] {
            assert_eq!(PastedText::of(link), Some(PastedText::Link), "{link}");
        }
        let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        let position = PastedText::of(fen);
        assert!(matches!(position, Some(PastedText::Position(_))));
        for pgn in ["1. e4 e5 *", "[Event \"https://lichess.org\"]\n\n1. d4 *"] {
            let games = PastedText::of(pgn);
            assert_eq!(games, Some(PastedText::Games(pgn.as_bytes().to_vec())));
        }
    }
}
