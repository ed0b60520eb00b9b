//! The editions of the tie-break regulations.

/// An edition of C.07, *Play-Off and Tie-Break Regulations*.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::EnumIter)]
pub enum TieBreakRules {
    /// In force from 1 August 2024: a round that a player did not play counts as one against a dummy with the player's own
    /// score (Art. 16.4). Earlier tournaments are ranked by it as well.
    August2024,
    /// In force from 1 March 2026: the score of the dummy has a limit, that of the scheduled opponent for a forfeit (16.4.1),
    /// a draw for each round for a bye (16.4.2).
    #[default]
    March2026,
}

/// The first day of the newest edition.
const MARCH_2026: [u32; 3] = [2026, 3, 1];

impl TieBreakRules {
    /// Returns the edition in force on that day, as a report writes it: `2026/11/30`, `2026-11-30`, `30. 11. 2026`. The
    /// newest where the day cannot be read.
    pub fn on(day: &str) -> Self {
        let numbers = day.split(|character: char| !character.is_ascii_digit());
        let numbers = numbers.filter(|number| !number.is_empty());
        let numbers: Vec<u32> = numbers.filter_map(|number| number.parse().ok()).collect();
        let day = match numbers[..] {
            [year, month, day] | [day, month, year] if year >= 1_000 => [year, month, day],
            _ => return Self::default(),
        };
        if day < MARCH_2026 {
            Self::August2024
        } else {
            Self::March2026
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_day_says_which_edition_is_in_force() {
        for (day, rules) in [
            ("2026/02/28", TieBreakRules::August2024),
            ("2026/03/01", TieBreakRules::March2026),
            ("2024-08-01", TieBreakRules::August2024),
            ("28. 07. 2005", TieBreakRules::August2024),
            ("2026.11.30", TieBreakRules::March2026),
            ("", TieBreakRules::March2026),
            ("May 29, 2020", TieBreakRules::March2026),
        ] {
            assert_eq!(TieBreakRules::on(day), rules, "{day}");
        }
    }
}
