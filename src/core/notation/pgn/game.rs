//! A game as PGN can tell it: its moves as a tree, with everything that stands between them.

use std::time::Duration;

use super::result::PgnResult;
use super::tags::Tags;
use crate::chess::unchecked_play::play_told;
use crate::chess::{ByColor, Chess, Color, Move, Position as _};
use crate::clock::control_text::AgreedTimeControl;
use crate::clock::duration_text::{DurationStyle, read_loosely};
use crate::clock::{ClockUnit, TimeControl};

/// A whole game: who, from where, which moves with what was said to them, how it ended.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PgnGame {
    /// The tags. `Result`, `SetUp`, `FEN` and `Variant` follow from the fields below when the game is written.
    pub tags: Tags,
    /// The position before the first move.
    pub start: Chess,
    /// Whether castling follows the rules of Chess960.
    pub chess960: bool,
    /// What stands before the first move.
    pub opening: Vec<Annotation>,
    /// The moves played.
    pub plies: Vec<PgnMove>,
    /// The score.
    pub score: PgnResult,
}

impl PgnGame {
    /// Whether it tells moves beside those that were played.
    pub fn has_variations(&self) -> bool {
        let behind = self.plies.iter().flat_map(|ply| &ply.annotations);
        let mut all = self.opening.iter().chain(behind);
        all.any(|it| matches!(it, Annotation::Variation(_)))
    }

    /// The position after each half-move, that of the start first.
    pub fn positions(&self) -> Vec<Chess> {
        let mut position = self.start.clone();
        let mut positions = Vec::with_capacity(self.plies.len() + 1);
        for ply in &self.plies {
            positions.push(position.clone());
            play_told(&mut position, ply.mv);
        }
        positions.push(position);
        positions
    }

    /// The game as it stood after `plies` half-moves, with what had been said by then: not over, and no longer the
    /// game that its tags tell the result and the last times of.
    pub fn up_to(&self, plies: usize) -> PgnGame {
        let mut game = self.clone();
        game.plies.truncate(plies);
        game.score = PgnResult::Unknown;
        for tag in ["Result", "Termination", "Clock"] {
            game.tags.remove(tag);
        }
        for color in Color::ALL {
            game.tags.remove(clock_tag(color));
        }
        game
    }

    /// What each player was given, as far as the tag `TimeControl` is understood.
    pub fn time_control(&self) -> Option<ByColor<TimeControl>> {
        let agreed: AgreedTimeControl = self.tags.get("TimeControl")?.parse().ok()?;
        agreed.timed()
    }

    /// The time left to the player after each half-move, where a comment tells it (`[%clk …]`).
    pub fn clocks(&self) -> Vec<Option<Duration>> {
        let at_first = |control: &TimeControl| control.periods().first().map(|it| it.time);
        let control = self.time_control();
        let mut last = ByColor::new_with(|color| at_first(control.as_ref()?.get(color)));
        let mut by = !self.start.turn();
        let told = |played: &PgnMove| {
            by = !by;
            let last = last.get_mut(by);
            let left = played.clock(*last);
            *last = left.or(*last);
            left
        };
        self.plies.iter().map(told).collect()
    }

    /// The time left to that player where the game stands, if a tag tells it (`WhiteClock`, `BlackClock`): as the clock
    /// showed it when the game was left, and not behind the player's last move.
    pub fn clock_left(&self, color: Color) -> Option<Duration> {
        read_loosely(self.tags.get(clock_tag(color))?.trim()).ok()
    }

    /// Tells the time left to that player where the game stands, as the clock showed it: a second begun counts.
    pub fn set_clock_left(&mut self, color: Color, left: Duration) {
        self.tags.set(clock_tag(color), &clock_text(left));
    }
}

/// One player's move and what stands behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnMove {
    /// The move; a king put where it stands is a turn that passed without one.
    pub mv: Move,
    /// What belongs to it, in the order in which it stands.
    pub annotations: Vec<Annotation>,
}

impl From<Move> for PgnMove {
    fn from(mv: Move) -> Self {
        PgnMove {
            mv,
            annotations: Vec::new(),
        }
    }
}

impl PgnMove {
    /// The time left to the player after it, if a comment tells it (`[%clk …]`). Two numbers are minutes and seconds, or
    /// hours and minutes where that comes nearer to what the player had `before`.
    fn clock(&self, before: Option<Duration>) -> Option<Duration> {
        let told = self.comments().find_map(|text| told_time(text, "[%clk "))?;
        let Some(in_hours) = told.in_hours else {
            return Some(told.time);
        };
        let away = |time: Duration| before.map(|before| before.abs_diff(time));
        let time = if away(in_hours) < away(told.time) {
            in_hours
        } else {
            told.time
        };
        Some(time)
    }

    /// The time that the player took for it, if a comment tells it (`[%emt …]`).
    pub fn elapsed(&self) -> Option<Duration> {
        let mut told = self.comments().filter_map(|text| told_time(text, "[%emt "));
        told.next().map(|told| told.time)
    }

    /// Whether a draw was offered with it.
    pub fn offers_draw(&self) -> bool {
        self.annotations.contains(&Annotation::DrawOffer)
    }

    /// Its comments, commands in square brackets included, as they stand.
    pub fn comments(&self) -> impl Iterator<Item = &str> {
        self.annotations
            .iter()
            .filter_map(|annotation| match annotation {
                Annotation::Comment(text) => Some(text.as_str()),
                Annotation::Nag(_)
                | Annotation::DrawOffer
                | Annotation::Retracted(_)
                | Annotation::PressWithoutMove(_)
                | Annotation::Variation(_) => None,
            })
    }

    /// Whether there are variations instead of it.
    pub fn has_variations(&self) -> bool {
        let is_variation = |annotation: &Annotation| matches!(annotation, Annotation::Variation(_));
        self.annotations.iter().any(is_variation)
    }
}

/// Something that stands between the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Annotation {
    /// A numeric annotation, as `1` for a good move.
    Nag(u8),
    /// A comment, with commands such as `[%clk 0:05:00]` as they stand.
    Comment(String),
    /// A draw was offered with the move.
    DrawOffer,
    /// An illegal move that was made next and taken back, as it was written. PGN has no other place for it.
    Retracted(String),
    /// That player pressed the clock next, without a move. PGN has no other place for it either.
    PressWithoutMove(Color),
    /// Moves instead of the one they stand behind.
    Variation(Variation),
}

impl Annotation {
    /// The comment that tells the time left as the clock showed it: a second begun counts.
    pub fn clock(left: Duration) -> Annotation {
        Annotation::Comment(format!("[%clk {}]", clock_text(left)))
    }
}

/// Moves instead of one that was played, or of one in another variation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variation {
    /// What stands before its first move.
    pub opening: Vec<Annotation>,
    /// Its moves.
    pub moves: Vec<PgnMove>,
    /// Its text from the first word that was not understood, without its closing bracket.
    pub unread: String,
}

/// The tag that tells the time left to that player where the game stands.
///
/// Source: the supplement to the PGN standard of 2001.
pub const fn clock_tag(color: Color) -> &'static str {
    match color {
        Color::White => "WhiteClock",
        Color::Black => "BlackClock",
    }
}

/// The time left as a clock shows it: a second begun counts.
fn clock_text(left: Duration) -> String {
    DurationStyle::WHOLE
        .text(ClockUnit::Second.up(left))
        .to_string()
}

/// A time that a comment tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ToldTime {
    time: Duration,
    /// The same as hours and minutes, where it is told in two numbers.
    in_hours: Option<Duration>,
}

/// The time that a comment tells behind `command`: in hours, minutes and seconds, as PGN has it, or in fewer numbers, as
/// some programs write it.
fn told_time(comment: &str, command: &str) -> Option<ToldTime> {
    let (_, behind) = comment.split_once(command)?;
    let (inner, _) = behind.split_once(']')?;
    let inner = inner.trim();
    let read = |text: &str| read_loosely(text).ok();
    let (time, in_hours) = match inner.matches(':').count() {
        0 => (read(&format!("0:0:{inner}"))?, None),
        1 => (read(&format!("0:{inner}"))?, read(&format!("{inner}:0"))),
        _ => (read(inner)?, None),
    };
    Some(ToldTime { time, in_hours })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::duration_text::LONGEST;

    #[test]
    fn a_clock_is_told_as_it_was_shown() {
        for (time, text) in [
            (Duration::ZERO, "[%clk 0:00:00]"),
            (Duration::new(5_399, 1), "[%clk 1:30:00]"),
            (Duration::from_hours(123), "[%clk 123:00:00]"),
            (Duration::MAX, "[%clk 5124095576030431:00:15]"),
        ] {
            assert_eq!(Annotation::clock(time), Annotation::Comment(text.into()));
        }
    }

    #[test]
    fn a_time_is_read_however_many_digits_its_parts_have() {
        for (comment, told) in [
            ("[%clk 1:30:00]", Some(Duration::from_mins(90))),
            ("[%clk  0:5:7 ]", Some(Duration::from_secs(307))),
            ("[%clk 0:90:75]", Some(Duration::from_secs(5_475))),
            ("[%clk 0:00:01.]", Some(Duration::from_secs(1))),
            (
                "[%clk 0:00:01.1234567899]",
                Some(Duration::new(1, 123_456_789)),
            ),
            ("[%clk 9999999:00:00]", Some(LONGEST)),
            ("[%clk 9999999:00:01]", None),
            ("[%clk 5124095576030431:00:15]", None),
            ("[%clk 99999999999999999999:00:00]", None),
            ("[%clk 5:00]", Some(Duration::from_mins(5))),
            ("[%clk 88:00]", Some(Duration::from_mins(88))),
            ("[%clk 5280]", Some(Duration::from_mins(88))),
            ("[%clk 12.5]", Some(Duration::from_millis(12_500))),
            ("[%clk 1:30:00.5:1]", None),
            ("[%clk 1:2:3:4]", None),
            ("[%clk 1::3]", None),
            ("[%clk -1:00:00]", None),
            ("[%clk 0:00:01.x]", None),
            ("[%clk 0:00:01.5 s]", None),
            ("[%clk ]", None),
        ] {
            let time = told_time(comment, "[%clk ").map(|told| told.time);
            assert_eq!(time, told, "{comment}");
        }
    }

    #[test]
    fn two_numbers_are_hours_and_minutes_where_the_player_had_as_much() {
        let left = |text: &str, before: Option<u64>| {
            let comment = Annotation::Comment(format!("[%clk {text}]"));
            let mut played = PgnMove::from(Move::Put {
                role: crate::chess::Role::Pawn,
                to: crate::chess::Square::A2,
            });
            played.annotations.push(comment);
            played
                .clock(before.map(Duration::from_secs))
                .map(|left| left.as_secs())
        };
        for (text, before, after) in [
            ("1:30", Some(5_400), Some(5_400)),
            ("1:30", Some(180), Some(90)),
            ("88:00", Some(5_340), Some(5_280)),
            ("0:59", Some(3_600), Some(3_540)),
            ("0:59", Some(60), Some(59)),
            ("3:00", None, Some(180)),
            ("1:30:00", Some(60), Some(5_400)),
        ] {
            assert_eq!(left(text, before), after, "{text} {before:?}");
        }
    }
}
