//! A game on which nothing depends: its arbiter, what happened, and a time of its own.

use std::time::Duration;

use crate::chess::Color;
use crate::clock::Moment;
use crate::laws::{
    Arbiter, Consequence, DueFlags, Edition, Event, PlayerAct, Rule, Ruling, Weight,
};
use crate::notation::pgn::PgnGame;
use crate::record::Entry;
use crate::record::narrative::Narrative;
use crate::record::script::{Script, Unplayable};

/// A game on which nothing depends. Its time passes only where somebody says so.
#[derive(Clone, Debug)]
pub struct PracticeGame {
    arbiter: Arbiter,
    /// The same board before the last event was ruled on.
    unruled: Option<Box<Arbiter>>,
    log: Vec<Entry>,
    narrative: Narrative,
    now: Moment,
}

impl PracticeGame {
    /// The game that a script describes, under that edition, before its first act.
    ///
    /// # Errors
    /// [`Unplayable`] when its acts cannot begin.
    pub fn begin(script: &Script, edition: Edition) -> Result<Self, Unplayable> {
        let arbiter = script.begin(script.terms(edition))?;
        Ok(Self {
            narrative: Narrative::new(arbiter.clone(), &PgnGame::default()),
            arbiter,
            unruled: None,
            log: Vec::new(),
            now: Moment::START,
        })
    }

    /// The arbiter, and with them the table.
    pub const fn arbiter(&self) -> &Arbiter {
        &self.arbiter
    }

    /// The arbiter as things stood when the last event had happened and nothing weighty was ruled on it yet; the arbiter
    /// as things stand now where nothing weighty was.
    pub fn unruled(&self) -> &Arbiter {
        self.unruled.as_deref().unwrap_or(&self.arbiter)
    }

    /// Whose press was undone with an illegal move, and how much of what it had added to that player's clock went back; the
    /// last time that happened.
    pub fn undone_increment(&self) -> Option<(Color, Duration)> {
        let rulings = self.log.iter().rev().flat_map(|entry| &entry.rulings);
        let mut undone = rulings.filter(|it| it.rule == Rule::IllegalIncrementReversal);
        undone.find_map(|ruling| match ruling.consequences[..] {
            [Consequence::Take(color, time)] => Some((color, time)),
            _ => None,
        })
    }

    /// Everything that happened, with what was ruled on it.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// Returns what each entry of the log was.
    pub const fn narrative(&self) -> &Narrative {
        &self.narrative
    }

    /// Its moment.
    pub const fn now(&self) -> Moment {
        self.now
    }

    /// Something happened: flags that were due fall first, and no moment is before the one in front of it.
    pub fn hear(&mut self, event: &Event) {
        let event = Event {
            at: event.at.max(self.now),
            ..event.clone()
        };
        self.let_flags_fall(DueFlags::before(&event));
        self.now = event.at;
        for act in self.arbiter.taken_apart(&event) {
            let is_over = self.hear_one(act);
            if is_over {
                break;
            }
        }
    }

    /// Time passes, and flags that are due by then fall.
    pub fn let_time_pass(&mut self, passed: Duration) {
        let now = self.now + passed;
        self.let_flags_fall(DueFlags::until(now));
        self.now = now;
    }

    fn let_flags_fall(&mut self, mut flags: DueFlags) {
        while let Some(flag) = flags.next(&self.arbiter) {
            self.hear_one(flag);
        }
    }

    /// Hears one act; whether it was taken back, so that nothing of the same move follows.
    fn hear_one(&mut self, event: Event) -> bool {
        let before = self.arbiter.clone();
        let rulings = self.arbiter.hear(&event);
        let is_weighty = rulings.iter().any(|it| weighs(it, &event));
        self.unruled = is_weighty.then(|| {
            let mut unruled = before;
            let light: Vec<Ruling> = rulings
                .iter()
                .filter_map(|it| seen_of(it, &event))
                .collect();
            unruled.replay(&event, &light);
            Box::new(unruled)
        });
        let is_taken_back = rulings.iter().any(Ruling::takes_back);
        self.log.push(Entry { event, rulings });
        self.narrative.follow(&self.log);
        is_taken_back
    }
}

/// What of a ruling is seen before it is told: all that does not weigh, and the clocks that a hand has stopped.
fn seen_of(ruling: &Ruling, event: &Event) -> Option<Ruling> {
    if !weighs(ruling, event) {
        return Some(ruling.clone());
    }
    let stops = event.player_act() == Some(&PlayerAct::StopClocks)
        && ruling.consequences.contains(&Consequence::StopClocks);
    stops.then(|| Ruling {
        consequences: vec![Consequence::StopClocks],
        ..ruling.clone()
    })
}

/// Whether a ruling changes what stands, what is owed, or what the clocks show; that a press starts a clock does not weigh.
fn weighs(ruling: &Ruling, event: &Event) -> bool {
    let is_press = event.player_act() == Some(&PlayerAct::Press);
    let turns_clocks = |it: &Consequence| {
        let turns = matches!(it, Consequence::StartClock(_) | Consequence::StopClocks);
        turns && !is_press && event.arbiter_act().is_none()
    };
    let weighs = |it: &Consequence| {
        let is_duty = it.is_duty() && !matches!(it, Consequence::MustMove(_));
        it.weight() >= Weight::Grave || is_duty || turns_clocks(it)
    };
    ruling.consequences.iter().any(weighs)
}
