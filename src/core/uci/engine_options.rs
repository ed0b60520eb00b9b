//! What can be set of an engine, and how strong it plays by it.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::SplitWhitespace;

use super::engine_fault::EngineFault;
use super::search_limits::HANDS;

/// The most options that are remembered; no engine has so many.
const MOST: usize = 400;

/// The ratings between which an engine's own levels are laid, where it has some and knows no ratings.
const RATINGS: RangeInclusive<i64> = 1200..=2900;

/// How many positions an engine looks at for the rating at which they are counted from, and by how much more rating twice as many.
const NODES: (u64, u32, u32) = (1000, 1200, 150);

/// An option of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferedOption {
    /// Its name as the engine writes it.
    name: String,
    /// Its least and its largest value, if it is a number.
    range: Option<(i64, i64)>,
}

impl OfferedOption {
    /// Reads an option from what stands behind that word.
    pub fn read(words: SplitWhitespace<'_>) -> Option<Self> {
        let words: Vec<&str> = words.collect();
        let of_type = words.iter().rposition(|word| *word == "type")?;
        let (name, told) = words.split_at(of_type);
        let name = name.strip_prefix(&["name"])?.join(" ");
        let number = |word: &str| {
            let at = told.iter().position(|it| *it == word)?;
            told.get(at + 1)?.parse::<i64>().ok()
        };
        Some(Self {
            name,
            range: number("min").zip(number("max")),
        })
    }
}

/// Everything that can be set of an engine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EngineOptions(Vec<OfferedOption>);

impl EngineOptions {
    /// It has that option too.
    pub fn add(&mut self, option: OfferedOption) {
        if self.0.len() < MOST {
            self.0.push(option);
        }
    }

    fn find(&self, name: &str) -> Option<&OfferedOption> {
        self.0.iter().find(|it| it.name.eq_ignore_ascii_case(name))
    }

    fn set(&self, name: &str, value: impl Display) -> Option<String> {
        let option = self.find(name)?;
        Some(format!("setoption name {} value {value}", option.name))
    }

    /// A number, at least and at most as large as the option can be.
    fn set_number(&self, name: &str, value: i64) -> Option<String> {
        let (least, most) = self.find(name)?.range?;
        self.set(name, value.max(least).min(most))
    }

    /// Whether it knows itself how long hands need.
    pub fn knows_hands(&self) -> bool {
        self.find("Move Overhead").is_some()
    }

    /// Returns what is said to it so that it plays as well as that rating, or as well as it can, and castles as Chess960 does or as
    /// usual.
    ///
    /// # Errors
    /// It does not know Chess960, and that is played.
    pub fn settings(
        &self,
        rating: Option<u16>,
        is_chess960: bool,
    ) -> Result<Vec<String>, EngineFault> {
        let castling = self.set("UCI_Chess960", is_chess960);
        if castling.is_none() && is_chess960 {
            return Err(EngineFault::NoChess960);
        }
        let hands = i64::try_from(HANDS.as_millis()).unwrap_or_default();
        let hands = self.set_number("Move Overhead", hands);
        let mut settings: Vec<String> = castling.into_iter().chain(hands).collect();
        match rating.map(i64::from) {
            None => settings.extend(self.set("UCI_LimitStrength", false)),
            Some(rating) if self.knows_ratings() => {
                settings.extend(self.set("UCI_LimitStrength", true));
                settings.extend(self.set_number("UCI_Elo", rating));
            }
            Some(rating) => settings.extend(self.skill_level(rating)),
        }
        Ok(settings)
    }

    /// Whether it can be told at which rating it plays.
    fn knows_ratings(&self) -> bool {
        let elo = self.find("UCI_Elo").and_then(|it| it.range);
        elo.is_some() && self.find("UCI_LimitStrength").is_some()
    }

    /// Its own level for that rating, if it has levels.
    fn skill_level(&self, rating: i64) -> Option<String> {
        const LEVEL: &str = "Skill Level";
        let (least, most) = self.find(LEVEL)?.range?;
        let (from, to) = (*RATINGS.start(), *RATINGS.end());
        let share = rating.clamp(from, to) - from;
        let span = most.checked_sub(least)?.clamp(0, 1000);
        self.set_number(LEVEL, least + span * share / (to - from))
    }

    /// Returns at how many positions it may look, if that is all that can hold it at that rating.
    pub fn nodes(&self, rating: Option<u16>) -> Option<u64> {
        let (nodes, from, step) = NODES;
        let has_levels = self
            .find("Skill Level")
            .is_some_and(|it| it.range.is_some());
        let rating = rating.filter(|_| !self.knows_ratings() && !has_levels)?;
        let above = u32::from(rating).saturating_sub(from);
        let (doubled, rest) = (above / step, above % step);
        let nodes = nodes << doubled.min(30);
        Some(nodes + nodes * u64::from(rest) / u64::from(step))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(lines: &[&str]) -> EngineOptions {
        let mut options = EngineOptions::default();
        for line in lines {
            let option = OfferedOption::read(line.split_whitespace());
            options.add(option.unwrap_or_else(|| panic!("{line}")));
        }
        options
    }

    #[test]
    fn an_engine_that_knows_ratings_is_told_one_it_has() {
        let options = options(&[
            "name Debug Log File type string default",
            "name Skill Level type spin default 20 min 0 max 20",
            "name Move Overhead type spin default 10 min 0 max 5000",
            "name UCI_Chess960 type check default false",
            "name UCI_LimitStrength type check default false",
            "name UCI_Elo type spin default 1350 min 1350 max 2850",
        ]);
        let said = |rating, is_chess960| options.settings(rating, is_chess960);
        assert_eq!(
            said(Some(1200), true),
            Ok(vec![
                "setoption name UCI_Chess960 value true".to_owned(),
                "setoption name Move Overhead value 1500".to_owned(),
                "setoption name UCI_LimitStrength value true".to_owned(),
                "setoption name UCI_Elo value 1350".to_owned(),
            ])
        );
        assert_eq!(
            said(None, false),
            Ok(vec![
                "setoption name UCI_Chess960 value false".to_owned(),
                "setoption name Move Overhead value 1500".to_owned(),
                "setoption name UCI_LimitStrength value false".to_owned(),
            ])
        );
        assert_eq!(options.nodes(Some(1600)), None);
    }

    #[test]
    fn an_engine_that_knows_none_is_held_by_its_levels_or_by_positions() {
        let levels = options(&["name skill level type spin default 20 min 0 max 20"]);
        let said = |rating| levels.settings(Some(rating), false).expect("usual chess");
        assert_eq!(said(1200), ["setoption name skill level value 0"]);
        assert_eq!(said(2050), ["setoption name skill level value 10"]);
        assert_eq!(said(3100), ["setoption name skill level value 20"]);
        let nothing = EngineOptions::default();
        assert_eq!(nothing.settings(Some(1500), false), Ok(Vec::new()));
        let nodes = |rating| nothing.nodes(rating);
        assert_eq!(nodes(None), None);
        let counted: Vec<u64> = (12..=28).filter_map(|it| nodes(Some(it * 100))).collect();
        assert!(counted.is_sorted_by(|one, next| one < next), "{counted:?}");
        assert!(nodes(Some(u16::MAX)).is_some());
    }

    #[test]
    fn an_engine_that_does_not_know_chess960_does_not_play_it() {
        let nothing = EngineOptions::default();
        let said = nothing.settings(None, true);
        assert_eq!(said, Err(EngineFault::NoChess960));
    }

    #[test]
    fn what_is_no_option_is_none() {
        for line in ["", "name", "name Hash", "type spin", "Hash type spin min 1"] {
            assert_eq!(OfferedOption::read(line.split_whitespace()), None, "{line}");
        }
        let odd = options(&["name UCI_Elo type spin min 9 max x"]);
        let limit = options(&["name UCI_LimitStrength type check"]);
        assert!(!odd.knows_ratings() && !limit.knows_ratings());
    }
}
