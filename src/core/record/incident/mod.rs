//! An incident at a board, as an arbiter enters it: where it happened, the position, the clocks, and what was done.
//!
//! Underneath is a script, so `jadoube judge` rules the same. What the arbiter says happened becomes acts in
//! [`GuidedAct`]; what is ruled is for `laws`, and no words stand here.

mod entered_flags;
mod entered_move;
mod game_incident;
mod guided_act;
mod heard_incident;
mod incident_position;
mod side_clock_incident;

use std::time::Duration;

use entered_flags::flag_that_is_up;

pub use entered_flags::lets_a_clock_run_out;
pub use entered_move::entered_move;
pub use game_incident::{LastMatter, incident_of_game, is_incident, last_matter};
pub use guided_act::{ActFault, GuidedAct, GuidedKind, KindGroup};
pub use heard_incident::HeardIncident;
pub use incident_position::{UnreadPosition, read_position};
pub use side_clock_incident::{correction_by_incident, incidents_of_side_clock};

use blake2::Blake2b;
use blake2::digest::consts::U16;
use blake2::digest::{Digest as _, FixedOutput as _};

use crate::chess::{ByColor, Color};
use crate::clock::duration_text::sum;
use crate::clock::{Clock, Moment};
use crate::laws::{Arbiter, Consequence, Deed, Event, PlayerAct};
use crate::record::script::{IncidentHeading, Readings, Script, Unplayable, Unreadable};

/// An incident as it is kept: a script with a heading.
#[derive(Clone, Debug, PartialEq)]
pub struct Incident {
    script: Script,
}

impl Default for Incident {
    fn default() -> Self {
        Self::new(Script::default())
    }
}

impl Incident {
    /// Returns the incident that a script tells; one without a heading gets an empty one.
    pub fn new(script: Script) -> Self {
        Self {
            script: Script {
                heading: Some(script.heading.clone().unwrap_or_default()),
                ..script
            },
        }
    }

    /// Reads an incident that was kept.
    ///
    /// # Errors
    /// As [`Script::read`].
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        Script::read(text).map(Self::new)
    }

    /// Returns the text in which it is kept, which [`Incident::read`] and `jadoube judge` read.
    pub fn written(&self) -> String {
        self.script.written()
    }

    /// Returns what its text can be known by: whoever changes a letter of it gets another. A `BLAKE2b` of sixteen
    /// bytes, in groups.
    pub fn hash(&self) -> String {
        let mut hasher = Blake2b::<U16>::new();
        hasher.update(self.written().as_bytes());
        let hash: [u8; 16] = hasher.finalize_fixed().into();
        let groups = hash.chunks(4).map(|group| {
            let digits = group.iter().map(|byte| format!("{byte:02x}"));
            digits.collect::<String>()
        });
        groups.collect::<Vec<_>>().join(" ")
    }

    /// The script underneath.
    pub const fn script(&self) -> &Script {
        &self.script
    }

    /// Changes what governs it, its position or its heading, and settles the clocks anew. A flag that cannot have fallen
    /// any more is forgotten, with what was entered after it.
    pub fn change(&mut self, change: impl FnOnce(&mut Script)) {
        change(&mut self.script);
        self.settle_clocks();
        while let Some(act) = flag_that_is_up(&self.script) {
            self.forget_from(act);
        }
    }

    /// Returns where it happened and what was said of it.
    pub fn heading(&self) -> IncidentHeading {
        self.script.heading.clone().unwrap_or_default()
    }

    /// Changes where it happened or what was said of it.
    pub fn change_heading(&mut self, change: impl FnOnce(&mut IncidentHeading)) {
        change(self.script.heading.get_or_insert_default());
    }

    /// Returns the players' names; what is not known is empty.
    pub fn names(&self) -> ByColor<String> {
        let heading = self.heading();
        ByColor {
            white: heading.white,
            black: heading.black,
        }
    }

    /// Whether another one tells of the same: the same game, acts and times, whatever is said of them.
    pub fn is_same_matter(&self, other: &Self) -> bool {
        self.goes_on_from(other) && self.script.acts.len() == other.script.acts.len()
    }

    /// Whether it tells what another one tells, and perhaps what came of it, whatever is said of that.
    pub fn goes_on_from(&self, other: &Self) -> bool {
        let beginning = |it: &Self| Script {
            heading: None,
            clocks: None,
            acts: Vec::new(),
            ..it.script.clone()
        };
        self.heading().found == other.heading().found
            && self.script.acts.starts_with(&other.script.acts)
            && beginning(self) == beginning(other)
    }

    /// Takes over what was said of an earlier telling of this incident: the statements, the grounds and who ruled.
    pub fn take_statements(&mut self, earlier: &Self) {
        let before = earlier.heading();
        self.change_heading(|own| {
            own.white_says = before.white_says;
            own.black_says = before.black_says;
            own.grounds = before.grounds;
            if !before.arbiter.trim().is_empty() {
                own.arbiter = before.arbiter;
            }
        });
    }

    /// Enters deeds, each so long after the last act.
    pub fn enter(&mut self, deeds: impl IntoIterator<Item = (Duration, Deed)>) {
        for (after, deed) in deeds {
            let last = self.script.acts.last();
            let at = last.map_or(Moment::START, |event| event.at) + after;
            self.script.acts.push(Event { at, deed });
        }
        self.settle_clocks();
    }

    /// Enters what an arbiter says happened, `arbiter` having heard all that was entered before.
    ///
    /// # Errors
    /// [`ActFault`] where it is not said which piece or which move, or where a flag cannot have fallen.
    pub fn enter_act(&mut self, act: &GuidedAct, arbiter: &Arbiter) -> Result<(), ActFault> {
        let last = self.script.acts.last();
        let deeds = act.deeds(arbiter, last.map_or(Moment::START, |event| event.at))?;
        if act.kind == GuidedKind::FlagsUnclear {
            self.script.regulations.clock_shows_first_flag = false;
        }
        let mut entered = self.clone();
        entered.enter(deeds);
        if act.kind == GuidedKind::FlagFell && entered.heard().is_ok_and(|it| !it.is_down(act.by)) {
            return Err(ActFault::TimeLeft);
        }
        *self = entered;
        Ok(())
    }

    /// Forgets what was done from that act on, counted from 0.
    pub fn forget_from(&mut self, act: usize) {
        self.script.acts.truncate(act);
        self.settle_clocks();
    }

    /// Hears it from its beginning.
    ///
    /// # Errors
    /// [`Unplayable`] when no acts can begin there.
    pub fn heard(&self) -> Result<HeardIncident, Unplayable> {
        HeardIncident::of(&self.script)
    }

    /// What the clocks showed when the arbiter came, less what presses had given by then and with what had been used up, is
    /// what they showed before the acts.
    fn settle_clocks(&mut self) {
        let found = self.heading().found.filter(|_| self.script.time.is_some());
        self.script.clocks = found;
        let Some(found) = found else { return };
        let Ok([gained, used]) = changes_before_the_arbiter(&self.script, found) else {
            return;
        };
        let before = |found: Duration, color: Color| {
            sum(found, *used.get(color)).saturating_sub(*gained.get(color))
        };
        self.script.clocks = Some(Readings {
            white: before(found.white, Color::White),
            black: before(found.black, Color::Black),
        });
    }
}

/// What each player's clock would not show less of, however long the acts took: no flag falls before it is known what it
/// showed.
const PLENTY: Duration = Duration::from_hours(24);

/// What presses of the clock gave each player up to the first act by which a clock was changed, and how long the
/// clock of each ran.
fn changes_before_the_arbiter(
    script: &Script,
    found: Readings,
) -> Result<[ByColor<Duration>; 2], Unplayable> {
    let plenty = Readings {
        white: sum(found.white, PLENTY),
        black: sum(found.black, PLENTY),
    };
    let script = Script {
        clocks: Some(plenty),
        ..script.clone()
    };
    let mut arbiter = script.begin(script.terms(script.edition))?;
    let (mut gained, mut used) = (
        ByColor::<Duration>::default(),
        ByColor::<Duration>::default(),
    );
    let mut now = Moment::START;
    // Who did that by which a clock was changed, and when: the press of the same act came before the arbiter too.
    let mut changed: Option<(Moment, Option<Color>)> = None;
    for event in &script.acts {
        if changed.is_some_and(|by| by != (event.at, event.player())) {
            break;
        }
        let running = arbiter.table().clock().and_then(Clock::running);
        if let Some(color) = running {
            let used = used.get_mut(color);
            *used = sum(
                *used,
                event.at.since_start().saturating_sub(now.since_start()),
            );
        }
        now = event.at;
        for act in arbiter.taken_apart(event) {
            let presser = act
                .player()
                .filter(|_| act.player_act() == Some(&PlayerAct::Press));
            if let Some((color, clock)) = presser.zip(arbiter.table().clock()) {
                let mut trial = clock.clone();
                trial.press(color, act.at);
                let after = trial.main_time(color, act.at);
                let gain = after.saturating_sub(clock.main_time(color, act.at));
                let so_far = gained.get_mut(color);
                *so_far = sum(*so_far, gain);
            }
            let rulings = arbiter.hear(&act);
            let mut follows = rulings.iter().flat_map(|ruling| &ruling.consequences);
            if changed.is_none() && follows.any(changes_a_clock) {
                changed = Some((event.at, event.player()));
            }
        }
        // With the press the act is over; another of the same moment comes after the arbiter.
        if changed.is_some() && event.player_act() == Some(&PlayerAct::Press) {
            break;
        }
    }
    Ok([gained, used])
}

/// Whether what a clock shows is changed by it, so that an arbiter has been there.
const fn changes_a_clock(consequence: &Consequence) -> bool {
    matches!(
        consequence,
        Consequence::Add(..)
            | Consequence::Take(..)
            | Consequence::Set(..)
            | Consequence::PressTakenBack(_)
    )
}
