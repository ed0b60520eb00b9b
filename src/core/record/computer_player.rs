//! Which of two players is a program, and what plays in that seat.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::chess::Color;

/// A player who is a program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComputerPlayer {
    /// Which pieces it plays.
    #[serde(with = "crate::serde_support::by_color_serde::one")]
    pub color: Color,
    /// Where its moves come from.
    pub plays: MoveSource,
    /// How often it slips.
    #[serde(default, skip_serializing_if = "SlipRate::is_never")]
    pub slips: SlipRate,
    /// Whether it plays on however badly it stands, and neither offers nor claims a draw: whoever sits opposite is to win.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub plays_on: bool,
}

/// How often a program that plays does something that is not as the Laws have it.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, strum::Display,
)]
#[strum(serialize_all = "kebab-case")]
pub enum SlipRate {
    /// In no move.
    #[default]
    Never,
    /// In one move of eight.
    Rarely,
    /// In one move of four.
    NowAndThen,
    /// In every second move.
    Often,
}

impl SlipRate {
    /// Every rate.
    pub const ALL: [Self; 4] = [Self::Never, Self::Rarely, Self::NowAndThen, Self::Often];

    /// In how many moves of a thousand.
    pub const fn of_a_thousand(self) -> u32 {
        match self {
            Self::Never => 0,
            Self::Rarely => 125,
            Self::NowAndThen => 250,
            Self::Often => 500,
        }
    }

    /// Whether it never slips.
    pub const fn is_never(&self) -> bool {
        matches!(self, Self::Never)
    }
}

/// Where the moves of a program come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MoveSource {
    /// From this program, at the level of that number, one of [`LEVELS`](Self::LEVELS).
    Level(u8),
    /// From an engine on this machine.
    Engine(ChessEngine),
}

impl MoveSource {
    /// The levels at which this program plays, the weakest first.
    pub const LEVELS: RangeInclusive<u8> = 1..=8;
}

/// A chess engine on this machine, which speaks UCI.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ChessEngine {
    /// Where its program lies.
    pub path: String,
    /// What that is started with.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub arguments: Vec<String>,
    /// At which rating it plays; as well as it can where none is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
}

impl ChessEngine {
    /// Returns what it is called: the name of its file without what tells Windows that it is a program.
    pub fn name(&self) -> &str {
        let is_between = |it: char| it == '/' || cfg!(windows) && it == '\\';
        let file = self.path.rsplit(is_between).next().unwrap_or_default();
        let bare = file.len().checked_sub(4).and_then(|end| {
            let ending = file.get(end..)?;
            file.get(..end)
                .filter(|_| ending.eq_ignore_ascii_case(".exe"))
        });
        bare.unwrap_or(file)
    }
}

impl ComputerPlayer {
    /// The same program with the other pieces.
    pub fn with_colors_reversed(self) -> Self {
        Self {
            color: !self.color,
            // What was to be won is now its own.
            plays_on: false,
            ..self
        }
    }

    /// The engine that plays, if one does.
    pub const fn engine(&self) -> Option<&ChessEngine> {
        match &self.plays {
            MoveSource::Engine(engine) => Some(engine),
            MoveSource::Level(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_engine_is_kept_with_its_path_and_called_by_its_file() {
        let engine = ChessEngine {
            path: "/usr/games/gnuchess".to_owned(),
            arguments: vec!["--uci".to_owned()],
            rating: Some(1500),
        };
        let player = ComputerPlayer {
            color: Color::Black,
            plays: MoveSource::Engine(engine),
            slips: SlipRate::Never,
            plays_on: false,
        };
        let kept = ron::to_string(&player).expect("text");
        assert_eq!(
            kept,
            r#"(color:Black,plays:Engine((path:"/usr/games/gnuchess",arguments:["--uci"],rating:Some(1500))))"#
        );
        assert_eq!(ron::from_str(&kept), Ok(player.clone()));
        assert_eq!(player.engine().map(ChessEngine::name), Some("gnuchess"));
        // A game against the program itself is kept as it always was.
        let level = ron::from_str("(color:White,plays:Level(3))");
        let level: ComputerPlayer = level.expect("a player");
        assert_eq!(level.plays, MoveSource::Level(3));
        assert_eq!(level.slips, SlipRate::Never);
        let often = "(color:White,plays:Level(3),slips:Often)";
        let slips: ComputerPlayer = ron::from_str(often).expect("a player");
        assert_eq!(slips.slips, SlipRate::Often);
        assert_eq!(ron::to_string(&slips).as_deref(), Ok(often));
    }

    #[test]
    fn an_engine_of_any_name_has_one() {
        for (path, name) in [
            ("stockfish", "stockfish"),
            ("/opt/Engine 2.exe", "Engine 2"),
            ("/opt/č.Exe", "č"),
            (".exe", ""),
            ("čč", "čč"),
            ("", ""),
        ] {
            let engine = ChessEngine {
                path: path.to_owned(),
                ..ChessEngine::default()
            };
            assert_eq!(engine.name(), name);
        }
    }
}
