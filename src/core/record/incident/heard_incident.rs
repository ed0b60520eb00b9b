//! An incident as the arbiter hears it: what happened, what was ruled, and how things stand.

use crate::chess::Color;
use crate::clock::Moment;
use crate::laws::{Arbiter, DueFlags, Event, Ruling};
use crate::notation::pgn::PgnGame;
use crate::record::log::journal::Entry;
use crate::record::narrative::Narrative;
use crate::record::script::{Script, Unplayable};

/// The arbiter of an incident with everything that was heard.
#[derive(Clone, Debug)]
pub struct HeardIncident {
    arbiter: Arbiter,
    log: Vec<Entry>,
    narrative: Narrative,
    now: Moment,
}

impl HeardIncident {
    /// Hears the acts of that script by its own edition.
    ///
    /// # Errors
    /// [`Unplayable`] when no acts can begin there.
    pub fn of(script: &Script) -> Result<Self, Unplayable> {
        let arbiter = script.begin(script.terms(script.edition))?;
        let mut heard = Self {
            narrative: Narrative::new(arbiter.clone(), &PgnGame::default()),
            arbiter,
            log: Vec::new(),
            now: Moment::START,
        };
        for event in &script.acts {
            heard.hear(event);
        }
        Ok(heard)
    }

    /// Hears one more act; flags that are due fall first.
    pub fn hear(&mut self, event: &Event) {
        let mut flags = DueFlags::before(event);
        while let Some(flag) = flags.next(&self.arbiter) {
            self.hear_one(flag);
        }
        self.now = event.at;
        for act in self.arbiter.taken_apart(event) {
            if self.hear_one(act) {
                break;
            }
        }
    }

    /// Hears one act of the hands; whether it was taken back, so that nothing of the same move follows.
    fn hear_one(&mut self, event: Event) -> bool {
        let rulings = self.arbiter.hear(&event);
        let is_taken_back = rulings.iter().any(Ruling::takes_back);
        self.log.push(Entry { event, rulings });
        self.narrative.follow(&self.log);
        is_taken_back
    }

    /// Whether that player's flag is down, where there are clocks; without any it is as it is said.
    pub(super) fn is_down(&self, color: Color) -> bool {
        let clock = self.arbiter.table().clock();
        clock.is_none_or(|clock| clock.fallen().get(color).is_some())
    }

    /// The arbiter, and with them the table.
    pub const fn arbiter(&self) -> &Arbiter {
        &self.arbiter
    }

    /// Everything that happened, with what was ruled on it.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// Returns what each entry of the log was.
    pub const fn narrative(&self) -> &Narrative {
        &self.narrative
    }

    /// The moment of the last act.
    pub const fn now(&self) -> Moment {
        self.now
    }
}
