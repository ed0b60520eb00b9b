//! How a side of a clock stands.

use jadoube_core::clock::Face;
use jadoube_core::i18n::Words;

/// How a side of a clock stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaceState {
    Runs,
    /// It runs, and there is little time.
    RunsLow,
    Fallen,
    /// Nothing has run yet, and a press on this side starts the game.
    Starts,
    /// Both sides stand, and this one runs next.
    Next,
    /// There is no clock, and this player has the move.
    ToMove,
    Rests,
}

impl FaceState {
    /// The state of a side that shows `face`: `at_rest` while it neither runs nor has fallen.
    pub const fn of(face: &Face, at_rest: Self) -> Self {
        if face.flag.is_some() {
            Self::Fallen
        } else if face.runs && face.low {
            Self::RunsLow
        } else if face.runs {
            Self::Runs
        } else {
            at_rest
        }
    }

    pub const fn is_running(self) -> bool {
        matches!(self, Self::Runs | Self::RunsLow)
    }

    /// Returns what a screen reader says of a clock: whose it is, what it shows, and how it stands.
    pub fn spoken(self, words: Words, player: &str, time: &str) -> String {
        let args = [
            ("player", player.into()),
            ("time", time.into()),
            ("state", self.slug().into()),
        ];
        words.tr_args("clock-face", &args).into_owned()
    }

    /// Returns what a screen reader says of a clock that shows no time: whose it is and how it stands.
    pub fn spoken_untimed(self, words: Words, player: &str) -> String {
        let args = [("player", player.into()), ("state", self.slug().into())];
        words.tr_args("clock-face-untimed", &args).into_owned()
    }

    const fn slug(self) -> &'static str {
        match self {
            Self::Fallen => "fallen",
            Self::Runs | Self::RunsLow => "runs",
            Self::Starts | Self::Next | Self::ToMove | Self::Rests => "rests",
        }
    }
}
