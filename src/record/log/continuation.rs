//! With which clocks a game goes on that was begun elsewhere: as they stood there, or with new ones.

use std::time::Duration;

use super::journal::Heading;
use super::origin::Origin;
use crate::chess::{ByColor, Color};
use crate::clock::TimeControl;
use crate::clock::control_text::AgreedTimeControl;
use crate::laws::Game;

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
    #[must_use]
    pub fn of(heading: &Heading, game: &Game) -> Option<Self> {
        let Origin::Continued(text) = &heading.origin else {
            return None;
        };
        let given = &heading.terms.time.as_ref()?.0;
        let announced = announced(text);
        let before = || game.plies().iter().take(game.taken_over());
        let stood = |color: Color| {
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
#[must_use]
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

/// The time control that a game tells whose text was written here: its tags stand first, a line each.
fn announced(text: &str) -> Option<ByColor<TimeControl>> {
    let mut tags = text.lines().take_while(|line| line.starts_with('['));
    let value = tags.find_map(|line| line.strip_prefix("[TimeControl \""))?;
    let agreed: AgreedTimeControl = value.strip_suffix("\"]")?.parse().ok()?;
    agreed.timed()
}
