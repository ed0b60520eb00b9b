//! How a side of the side clock stands, and in which colours that is shown.

use eframe::egui::Color32;

use super::illegal_move::has_lost_one;
use crate::kit::theme::Palette;
use jadoube_core::chess::Color;
use jadoube_core::clock::{Clock, Face};
use jadoube_core::record::side_clock::SideClock;

/// One player's side of the clock.
#[derive(Clone, Copy, Debug)]
pub struct ClockSide<'a> {
    pub side_clock: &'a SideClock,
    pub clock: &'a Clock,
    pub color: Color,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HalfState {
    Runs,
    /// It runs and has little time.
    RunsLow,
    Fallen,
    /// Nothing has run yet, and the first press is this side's: it starts the other.
    Starts,
    /// Both are stopped, and this one will run next.
    Next,
    /// It stands, and the other side runs or will run next.
    Rests,
}

/// The colours of a half: its fill, its ink, and its ink of second rank.
#[derive(Clone, Copy, Debug)]
pub struct HalfColors {
    /// What it is filled with; without that it stands on the window's ground, with which the window is cleared at no cost.
    pub fill: Option<Color32>,
    pub ink: Color32,
    pub soft: Color32,
}

impl ClockSide<'_> {
    /// How it stands, showing `face`.
    pub fn state(self, face: &Face) -> HalfState {
        let is_over = has_lost_one(self.side_clock, self.clock);
        let stands = self.clock.running().is_none() && !self.clock.is_frozen() && !is_over;
        let next = self.side_clock.next();
        if face.flag.is_some() {
            HalfState::Fallen
        } else if face.runs && face.low {
            HalfState::RunsLow
        } else if face.runs {
            HalfState::Runs
        } else if stands && next.is_none() && self.color == Color::Black {
            HalfState::Starts
        } else if stands && next == Some(self.color) {
            HalfState::Next
        } else {
            HalfState::Rests
        }
    }
}

impl HalfState {
    /// The colours in which that is shown.
    pub const fn colors(self, colors: &Palette) -> HalfColors {
        let (fill, ink, soft) = match self {
            Self::Runs => (Some(colors.run), colors.on_run, colors.on_run),
            Self::RunsLow | Self::Fallen => {
                (Some(colors.warning), colors.on_warning, colors.on_warning)
            }
            Self::Starts | Self::Next | Self::Rests => (None, colors.ink, colors.soft_ink),
        };
        HalfColors { fill, ink, soft }
    }
}
