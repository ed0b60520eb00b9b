//! The screen on which the window begins, where the command line names one.

use clap::Args;

use jadoube_core::clock::AgreedTimeControl;
use jadoube_core::clock::typed_control::read_typed;

/// A screen on which the window can begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartScreen {
    /// The form for a new game.
    NewGame,
    /// What there is to learn with.
    Learn,
    /// The clock for a board beside the screen, set to these times if some are given.
    SideClock(Option<AgreedTimeControl>),
}

impl StartScreen {
    /// The name of the screen for desktops: that of its option without the dashes.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::NewGame => "new-game",
            Self::Learn => "learn",
            Self::SideClock(_) => "side-clock",
        }
    }

    /// Reads such a name, with the times that the clock is set to; none where it names no screen.
    pub fn of_name(name: &str, times: Option<&str>) -> Option<Self> {
        Some(match name {
            "new-game" => Self::NewGame,
            "learn" => Self::Learn,
            "side-clock" => set_to(times.unwrap_or_default()).unwrap_or(Self::SideClock(None)),
            _ => return None,
        })
    }
}

/// The options of which one names the screen.
#[derive(Debug, Default, Args)]
#[group(multiple = false, conflicts_with = "files")]
pub struct StartOptions {
    #[arg(long)]
    new_game: bool,
    #[arg(long)]
    learn: bool,
    #[arg(long, value_name = "TIMES", num_args = 0..=1, default_missing_value = "", value_parser = set_to)]
    side_clock: Option<StartScreen>,
}

impl StartOptions {
    /// Returns the screen that was named, if one was.
    pub fn screen(self) -> Option<StartScreen> {
        let learn = self.learn.then_some(StartScreen::Learn);
        let new_game = self.new_game.then_some(StartScreen::NewGame);
        self.side_clock.or(learn).or(new_game)
    }
}

/// The side clock, set to times as people type them; as it was where nothing was typed.
fn set_to(text: &str) -> Result<StartScreen, String> {
    if text.is_empty() {
        return Ok(StartScreen::SideClock(None));
    }
    match read_typed(text).map_err(|error| error.to_string())?.meant {
        timed @ AgreedTimeControl::Timed(_) => Ok(StartScreen::SideClock(Some(timed))),
        AgreedTimeControl::Untimed | AgreedTimeControl::Unknown => Err("no times".to_owned()),
    }
}
