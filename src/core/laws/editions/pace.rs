//! Standard play, rapid or blitz: what a thinking time makes of a game.

use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::chess::ByColor;
use crate::clock::TimeControl;

/// Standard play, rapid or blitz.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Pace {
    /// Slower than rapid.
    #[default]
    Standard,
    /// Appendix A (B in 2005).
    Rapid,
    /// Appendix B (C in 2005).
    Blitz,
}

impl fmt::Display for Pace {
    /// As `judge` prints it: `standard`, `rapid` or `blitz`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Standard => "standard",
            Self::Rapid => "rapid",
            Self::Blitz => "blitz",
        })
    }
}

impl Pace {
    /// What a thinking time makes of a game where an edition draws the line so (A.1, B.1): T = base + 60 × increment.
    ///
    /// With different times a side the shorter one decides. Without a clock it is standard play.
    pub fn of(control: Option<&ByColor<TimeControl>>, span: Span) -> Self {
        let Some(control) = control else {
            return Self::Standard;
        };
        let thinking = |side: &TimeControl| {
            let (base, increment) = side.base_and_increment();
            base.saturating_add(increment.saturating_mul(60))
        };
        let time = thinking(&control.white).min(thinking(&control.black));
        let (from, to) = (
            Duration::from_secs(span.from * 60),
            Duration::from_secs(span.to * 60),
        );
        if time < from || (time == from && !span.from_included) {
            Self::Blitz
        } else if time < to || (time == to && span.to_included) {
            Self::Rapid
        } else {
            Self::Standard
        }
    }
}

/// From how many minutes to how many; T = base + 60 × increment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The lower limit, in minutes.
    pub from: u64,
    /// Whether the lower limit itself belongs to it.
    pub from_included: bool,
    /// The upper limit, in minutes.
    pub to: u64,
    /// Whether the upper limit itself belongs to it.
    pub to_included: bool,
}
