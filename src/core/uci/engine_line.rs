//! A line that an engine says.

use super::engine_options::OfferedOption;
use crate::engine::MATE;

/// A line that an engine says, as far as it matters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineLine {
    /// It has an option.
    Offers(OfferedOption),
    /// It has said who it is and what can be set.
    UciOk,
    /// It is ready.
    ReadyOk,
    /// It thinks that it stands so well, in hundredths of a pawn.
    Score(i32),
    /// It plays that; empty where it says nothing more.
    BestMove(String),
    /// Anything else.
    Other,
}

impl EngineLine {
    /// Reads a line.
    pub fn read(line: &str) -> Self {
        let mut words = line.split_whitespace();
        match words.next() {
            Some("uciok") => Self::UciOk,
            Some("readyok") => Self::ReadyOk,
            Some("bestmove") => Self::BestMove(words.next().unwrap_or_default().to_owned()),
            Some("option") => OfferedOption::read(words).map_or(Self::Other, Self::Offers),
            Some("info") => score(&words.collect::<Vec<_>>()).map_or(Self::Other, Self::Score),
            Some(_) | None => Self::Other,
        }
    }
}

/// The score of the best line that an `info` tells of.
fn score(words: &[&str]) -> Option<i32> {
    let after = |word: &str| {
        let at = words.iter().position(|it| *it == word)?;
        words.get(at + 1..)
    };
    // What stands behind `string` is for people.
    let is_best = after("multipv").is_none_or(|rest| rest.first() == Some(&"1"));
    if words.first() == Some(&"string") || !is_best {
        return None;
    }
    let [kind, value, ..] = after("score")? else {
        return None;
    };
    let value: i32 = value.parse().ok()?;
    match *kind {
        "cp" => Some(value.clamp(-MATE, MATE)),
        "mate" => {
            let worth = MATE - value.saturating_abs().saturating_mul(2).min(MATE / 2);
            Some(if value > 0 { worth } else { -worth })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_engines_say_is_read_however_they_say_it() {
        for (line, read) in [
            ("uciok", EngineLine::UciOk),
            ("  readyok \r", EngineLine::ReadyOk),
            ("bestmove e2e4", EngineLine::BestMove("e2e4".into())),
            (
                "bestmove e2e4 ponder (none)",
                EngineLine::BestMove("e2e4".into()),
            ),
            ("bestmove (none)", EngineLine::BestMove("(none)".into())),
            ("bestmove", EngineLine::BestMove(String::new())),
            (
                "info depth 12 seldepth 18 multipv 1 score cp -31 wdl 3 900 97 nodes 4 pv e2e4",
                EngineLine::Score(-31),
            ),
            ("info score cp 8 lowerbound depth 300", EngineLine::Score(8)),
            ("info depth 3 score mate -2", EngineLine::Score(-29_996)),
            (
                "info depth 3 score mate 1 nodes 4",
                EngineLine::Score(29_998),
            ),
            ("info multipv 2 score cp 12", EngineLine::Other),
            ("info string score cp 12", EngineLine::Other),
            ("info score cp", EngineLine::Other),
            ("info score", EngineLine::Other),
            ("info depth 1 currmove e2e4", EngineLine::Other),
            ("id name Scripted 1", EngineLine::Other),
            ("\u{fffd}\u{fffd}bestmove e2e4", EngineLine::Other),
            ("", EngineLine::Other),
        ] {
            assert_eq!(EngineLine::read(line), read, "{line}");
        }
    }
}
