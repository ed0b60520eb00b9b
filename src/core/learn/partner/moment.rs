//! What was noted in a game with a partner, as a scene that can be played again.

use super::practice_run::PracticeRun;
use super::verdict::Noted;
use crate::chess::ByColor;
use crate::clock::Moment;
use crate::laws::{Consequence, Deed, Event};
use crate::record::Entry;
use crate::record::script::{Placement, Script};

/// How many acts behind the slip are played as well.
const BEHIND: usize = 6;

impl PracticeRun {
    /// Returns what was noted at that place as a script: the position before it, the acts of the player whose slip it was, and a
    /// few that followed.
    pub fn moment(&self, at: usize) -> Option<Script> {
        let noted = self.noted.get(at)?;
        let logged = *self.logged.get(at)?;
        let log = self.game.log();
        let (before, since) = match noted {
            Noted::Slip(slipped) => {
                let is_others = |entry: &Entry| entry.event.player() != Some(slipped.by);
                let since = log[..logged].iter().rposition(is_others);
                (&slipped.before, since.map_or(0, |last| last + 1))
            }
            Noted::Alarm(alarm) => (&alarm.before, logged),
        };
        let until = (logged + BEHIND).min(log.len());
        let acts = log[since..until].iter().map(|entry| &entry.event);
        let acts: Vec<&Event> = acts
            .filter(|event| !matches!(event.deed, Deed::Flag(_)))
            .collect();
        let first = acts.first()?.at;
        // What one more illegal move costs follows from how many there were.
        let charged = |color| {
            let consequences = log[..since].iter().flat_map(Entry::consequences);
            let charges = consequences.filter_map(|it| {
                if let Consequence::Illegal(by, count) = it {
                    (*by == color).then_some(*count)
                } else {
                    None
                }
            });
            charges.last().unwrap_or_default()
        };
        let acts = acts.into_iter().map(|event| Event {
            at: Moment::START + (event.at - first),
            deed: event.deed.clone(),
        });
        Some(Script {
            position: Placement {
                start: before.clone(),
                ..Placement::default()
            },
            illegal_moves: Some(ByColor::new_with(charged)),
            acts: acts.collect(),
            ..self.terms.script()
        })
    }
}
