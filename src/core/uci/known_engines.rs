//! Engines that are known by the names of their programs, as Linux's distributions and their authors give them.

use crate::record::ChessEngine;

/// The names, with what each is started with so that it speaks UCI. Engines that only speak the older protocol of `XBoard` (Crafty,
/// Fairy-Max, Phalanx, Sjeng) are none of them.
const KNOWN: [(&str, &[&str]); 9] = [
    ("stockfish", &[]),
    ("fairy-stockfish", &[]),
    ("ethereal", &[]),
    ("ethereal-chess", &[]),
    ("glaurung", &[]),
    ("toga2", &[]),
    ("fruit", &[]),
    ("lc0", &[]),
    ("gnuchess", &["--uci"]),
];

/// The names under which engines are looked for.
pub fn known_engine_names() -> impl Iterator<Item = &'static str> {
    KNOWN.into_iter().map(|(name, _)| name)
}

/// Returns the engine whose program lies there, to be started as one of its name is.
pub fn engine_at(path: String) -> ChessEngine {
    let engine = ChessEngine {
        path,
        ..ChessEngine::default()
    };
    let known = KNOWN.into_iter().find(|(name, _)| *name == engine.name());
    let arguments = known.into_iter().flat_map(|(_, arguments)| arguments);
    ChessEngine {
        arguments: arguments.map(|it| (*it).to_owned()).collect(),
        ..engine
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_engine_that_has_to_be_told_to_speak_uci_is() {
        let gnu = engine_at("/usr/games/gnuchess".to_owned());
        assert_eq!(gnu.arguments, ["--uci"]);
        let other = engine_at("/opt/gnuchess-7".to_owned());
        assert!(other.arguments.is_empty() && other.rating.is_none());
    }
}
