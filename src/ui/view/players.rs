//! Who plays, as it is asked for and printed.

use jadoube_core::chess::ByColor;
use jadoube_core::i18n::shown_text;
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

    /// The first part of each name, by which people at a board call each other; where both are the same, the whole names.
    /// What is not known is empty.
    pub fn short_names(&self) -> ByColor<String> {
        let whole = self.names.as_ref().map(|name| name.trim());
        let short = whole.map(|name| {
            let first = name.split([' ', ',']).next();
            first.filter(|first| !first.is_empty()).unwrap_or(name)
        });
        let names = if short.white == short.black {
            whole
        } else {
            short
        };
        names.map(|name| shown_text::line(name).into_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_called_by_the_part_of_the_name_that_tells_them_apart() {
        for (names, short) in [
            (["Ana Kovač", "Boris Petrović"], ["Ana", "Boris"]),
            (["Kovač, Ana", ""], ["Kovač", ""]),
            (["Ana Kovač", "Ana Petrović"], ["Ana Kovač", "Ana Petrović"]),
            (["", " "], ["", ""]),
        ] {
            let [white, black] = names.map(str::to_owned);
            let players = Players {
                names: ByColor { white, black },
                ..Players::default()
            };
            let ByColor { white, black } = players.short_names();
            assert_eq!([white.as_str(), black.as_str()], short);
        }
    }
}
