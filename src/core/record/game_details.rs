//! What a game is part of, and what is known of its players beside their names, as the tags of PGN tell it.

use crate::chess::{ByColor, Color};
use crate::notation::pgn::Tags;

/// The event, the place, the round and the board of a game, with its players' ratings and numbers; empty where nobody said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameDetails {
    /// The name of the event.
    pub event: String,
    /// Where it is played.
    pub site: String,
    /// The round.
    pub round: String,
    /// The board of a match or of the round.
    pub board: String,
    /// The players' Elo ratings.
    pub ratings: ByColor<String>,
    /// The numbers by which FIDE knows the players.
    pub fide_ids: ByColor<String>,
}

impl GameDetails {
    /// Reads what the tags of a game tell; one that stands for nothing known is empty.
    pub fn of(tags: &Tags) -> Self {
        let tag = |name: &str| {
            let value = tags.get(name).unwrap_or_default().trim();
            let is_known = !["?", "-", "0"].contains(&value);
            value[..if is_known { value.len() } else { 0 }].to_owned()
        };
        let pair = |names: [&str; 2]| {
            let [white, black] = names.map(tag);
            ByColor { white, black }
        };
        Self {
            event: tag("Event"),
            site: tag("Site"),
            round: tag("Round"),
            board: tag("Board"),
            ratings: pair(RATINGS),
            fide_ids: pair(FIDE_IDS),
        }
    }

    /// Returns the tags that tell it, name and value, without those of which nothing is known.
    pub fn tags(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let [white_elo, black_elo] = RATINGS;
        let [white_id, black_id] = FIDE_IDS;
        let all = [
            ("Event", &self.event),
            ("Site", &self.site),
            ("Round", &self.round),
            ("Board", &self.board),
            (white_elo, &self.ratings.white),
            (black_elo, &self.ratings.black),
            (white_id, &self.fide_ids.white),
            (black_id, &self.fide_ids.black),
        ];
        let told = all.into_iter().map(|(name, value)| (name, value.trim()));
        told.filter(|(_, value)| !value.is_empty())
    }

    /// Returns the same where the players have changed colours.
    pub fn with_colors_reversed(self) -> Self {
        let reversed = |pair: ByColor<String>| ByColor {
            white: pair.black,
            black: pair.white,
        };
        Self {
            ratings: reversed(self.ratings),
            fide_ids: reversed(self.fide_ids),
            ..self
        }
    }

    /// Forgets the rating and the number of a player who has left.
    pub fn forget_player(&mut self, color: Color) {
        self.ratings.get_mut(color).clear();
        self.fide_ids.get_mut(color).clear();
    }

    /// Follows two players who have changed places, of whom each had the other's name before; returns whether they have.
    pub fn follow_swap(&mut self, before: &ByColor<String>, now: &ByColor<String>) -> bool {
        let is_swapped = now.white == before.black && now.black == before.white;
        let is_swapped = is_swapped && before.white != before.black;
        if is_swapped {
            *self = std::mem::take(self).with_colors_reversed();
        }
        is_swapped
    }

    /// Returns a player's name with the rating behind it, as `Anna Kovač (2210)`; the name alone where there is no rating.
    pub fn rated(&self, name: &str, color: Color) -> String {
        match self.ratings.get(color).trim() {
            "" => name.to_owned(),
            rating if name.trim().is_empty() => format!("({rating})"),
            rating => format!("{name} ({rating})"),
        }
    }
}

/// The tags of the ratings, White's first.
const RATINGS: [&str; 2] = ["WhiteElo", "BlackElo"];

/// The tags of the numbers by which FIDE knows the players, White's first.
const FIDE_IDS: [&str; 2] = ["WhiteFideId", "BlackFideId"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_tags_tell_is_told_by_the_same_tags() {
        let told = [
            ("Event", "Club championship"),
            ("Round", "3.12"),
            ("Board", "12"),
            ("BlackElo", "2105"),
            ("WhiteFideId", "914120"),
        ];
        let unknown = [("Site", "?"), ("WhiteElo", "-"), ("BlackFideId", "")];
        let tags: Tags = told.into_iter().chain(unknown).collect();
        let details = GameDetails::of(&tags);
        assert_eq!(details.tags().collect::<Vec<_>>(), told);
        let reversed = details.clone().with_colors_reversed();
        assert_eq!(reversed.ratings.white, "2105");
        assert_eq!(reversed.with_colors_reversed(), details);
    }

    #[test]
    fn a_rating_stands_behind_the_name() {
        let details = GameDetails {
            ratings: ByColor {
                white: "2210".to_owned(),
                black: String::new(),
            },
            ..GameDetails::default()
        };
        assert_eq!(details.rated("Ana", Color::White), "Ana (2210)");
        assert_eq!(details.rated("Bo", Color::Black), "Bo");
    }
}
