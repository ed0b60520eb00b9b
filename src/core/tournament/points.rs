//! Points: what a score is counted in.

use std::fmt;
use std::iter::Sum;
use std::ops::Add;

use serde::{Deserialize, Serialize};

/// A number of points, counted in halves.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Points {
    halves: u32,
}

impl Points {
    /// No points.
    pub const ZERO: Self = Self::halves(0);

    /// Returns that many half points.
    pub const fn halves(halves: u32) -> Self {
        Self { halves }
    }

    /// Returns how many half points they are.
    pub const fn in_halves(self) -> u32 {
        self.halves
    }

    /// Reads points as a TRF writes them: `4.0`, `4.5`, `.5`, `12`, and `4,5` and `4½` as people do. None if they are no
    /// halves.
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        let (whole, half) = match text.strip_suffix('½') {
            Some(whole) => (whole, true),
            None => match text.split_once(['.', ',']) {
                Some((whole, rest)) => match rest.trim_end_matches('0') {
                    "" => (whole, false),
                    "5" => (whole, true),
                    _ => return None,
                },
                None => (text, false),
            },
        };
        let whole: u32 = match whole {
            "" if half => 0,
            whole => whole.parse().ok()?,
        };
        let halves = whole.checked_mul(2)?.checked_add(u32::from(half))?;
        Some(Self { halves })
    }
}

impl fmt::Display for Points {
    /// As a TRF writes them: `4.5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = if self.halves % 2 == 1 { 5 } else { 0 };
        let text = format!("{}.{half}", self.halves / 2);
        f.pad(&text)
    }
}

impl Add for Points {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::halves(self.halves.saturating_add(other.halves))
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::ZERO, Self::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_in_halves_and_written_as_a_report_has_them() {
        for (text, halves) in [
            ("4.0", 8),
            ("4.5", 9),
            (" .5", 1),
            ("12", 24),
            ("11.5 ", 23),
            ("4,5", 9),
            ("4½", 9),
            ("½", 1),
            ("0.50", 1),
        ] {
            assert_eq!(Points::read(text), Some(Points::halves(halves)), "{text}");
        }
        for text in ["", "4.25", "x", "4.5.", "-1", ".", "99999999999"] {
            assert_eq!(Points::read(text), None, "{text}");
        }
        assert_eq!(Points::halves(9).to_string(), "4.5");
        assert_eq!(format!("{:>4}", Points::halves(6)), " 3.0");
    }
}
