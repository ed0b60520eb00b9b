//! With which clocks a game goes on that was begun elsewhere: as they stood there, or with new ones.

use std::time::Duration;

use super::journal::Heading;
use super::origin::Origin;
use crate::chess::{ByColor, Color};
use crate::clock::TimeControl;
use crate::clock::control_text::AgreedTimeControl;
use crate::clock::duration_text::read_loosely;
use crate::laws::Game;
use crate::notation::pgn::clock_tag;

/// With which clocks a game goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Continuation {
    /// As they stood, with the time control of the whole game, where it tells one.
    Stood(Option<ByColor<TimeControl>>),
    /// With new times.
    New,
}

impl Continuation {
    /// The clocks of `game`, which stands on the table and has that heading; nothing for one that began here or has no
    /// clock.
    pub fn of(heading: &Heading, game: &Game) -> Option<Self> {
        let Origin::Continued(text) = &heading.origin else {
            return None;
        };
        let given = &heading.terms.time.as_ref()?.0;
        let announced = announced(text);
        let before = || game.plies().iter().take(game.taken_over());
        let stood = |color: Color| {
            if let Some(shown) = clock_left(text, color) {
                return Some(shown);
            }
            let last = before().rfind(|ply| ply.by == color);
            match last {
                Some(ply) => ply.left,
                None => first_time(announced.as_ref()?.get(color)),
            }
        };
        let goes_on = |color: Color| {
            let stood = stood(color);
            stood.is_some() && stood == first_time(given.get(color))
        };
        Some(if Color::ALL.into_iter().all(goes_on) {
            Self::Stood(announced)
        } else {
            Self::New
        })
    }
}

/// The time control that a game is told by: that of the whole game where its clocks went on as they stood, else its own.
pub fn told_time(heading: &Heading, game: &Game) -> AgreedTimeControl {
    match Continuation::of(heading, game) {
        Some(Continuation::Stood(Some(whole))) => AgreedTimeControl::Timed(whole),
        Some(Continuation::Stood(None)) => AgreedTimeControl::Unknown,
        Some(Continuation::New) | None => match &heading.terms.time {
            Some(given) => AgreedTimeControl::Timed(given.0.clone()),
            None => AgreedTimeControl::Untimed,
        },
    }
}

/// The time of the first period.
fn first_time(control: &TimeControl) -> Option<Duration> {
    control.periods().first().map(|period| period.time)
}

/// The time control that a game tells whose text was written here.
fn announced(text: &str) -> Option<ByColor<TimeControl>> {
    let agreed: AgreedTimeControl = tag(text, "TimeControl")?.parse().ok()?;
    agreed.timed()
}

/// The time left to that player where the game was left whose text was written here.
fn clock_left(text: &str, color: Color) -> Option<Duration> {
    read_loosely(tag(text, clock_tag(color))?).ok()
}

/// The value of a tag of a game whose text was written here: its tags stand first, a line each.
fn tag<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    let mut tags = text.lines().take_while(|line| line.starts_with('['));
    let value = |line: &'t str| {
        let behind = line.strip_prefix('[')?.strip_prefix(name)?;
        behind.strip_prefix(" \"")?.strip_suffix("\"]")
    };
    tags.find_map(value)
}
