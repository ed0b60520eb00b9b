//! Who plays, as it is asked for and printed.

use jadoube_core::chess::ByColor;
use jadoube_core::record::GameDetails;

/// Who plays, and what the game is part of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Players {
    pub names: ByColor<String>,
    pub details: GameDetails,
    /// The names typed as signatures under the result.
    pub signatures: ByColor<String>,
}

impl Players {
    /// The same with colours reversed, for another game that nobody has signed yet.
    pub fn with_colors_reversed(self) -> Self {
        let ByColor { white, black } = self.names;
        Self {
            names: ByColor {
                white: black,
                black: white,
            },
            signatures: ByColor::default(),
            details: self.details.with_colors_reversed(),
        }
    }
}
