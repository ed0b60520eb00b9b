//! Whether a side could still mate, asked beside the window: a question the quick answer leaves open never blocks it.

use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use eframe::egui::Context;

use super::worker;
use jadoube_core::chess::mating::{USUAL_EFFORT, can_mate};
use jadoube_core::chess::{Chess, Color};
use jadoube_core::clock::Moment;
use jadoube_core::laws::{Arbiter, ArbiterAct, CanMate, Event, Question};

/// How long a person may be kept waiting for a proof before the question is theirs.
const PATIENCE: Duration = Duration::from_secs(2);

/// A search for the answer to the question that awaits one.
#[derive(Debug, Default)]
pub struct MateSearch {
    under_way: Option<RunningSearch>,
    /// The last position and side for which a search began; none begins twice.
    last: Option<(Chess, Color)>,
}

#[derive(Debug)]
struct RunningSearch {
    color: Color,
    until: Moment,
    answer: Receiver<Option<bool>>,
}

impl MateSearch {
    /// Begins to search if the arbiter has such a question and nobody has looked for its answer yet.
    pub fn begin(&mut self, arbiter: &Arbiter, now: Moment, context: &Context) {
        let asked = arbiter
            .table()
            .questions()
            .iter()
            .find_map(|(_, question)| {
                if let Question::CanMate(color) = question {
                    Some(*color)
                } else {
                    None
                }
            });
        let Some(color) = asked else {
            self.under_way = None;
            return;
        };
        let about = (arbiter.table().game().position().clone(), color);
        if self.last.as_ref() == Some(&about) {
            return;
        }
        let position = about.0.clone();
        let search = move || can_mate(&position, color, USUAL_EFFORT).is_yes();
        self.last = Some(about);
        let answer = worker::answer("mating-search", context, search).ok();
        self.under_way = answer.map(|answer| RunningSearch {
            color,
            until: now + PATIENCE,
            answer,
        });
    }

    /// Whether the answer may still come.
    pub const fn is_under_way(&self) -> bool {
        self.under_way.is_some()
    }

    /// What was found, as the arbiter establishes it.
    pub fn found(&mut self, now: Moment) -> Option<Event> {
        let RunningSearch {
            color,
            until,
            answer,
        } = self.under_way.as_ref()?;
        let found = answer.try_recv();
        if found == Err(mpsc::TryRecvError::Empty) && now < *until {
            return None;
        }
        let color = *color;
        self.under_way = None;
        let can = if found.ok().flatten()? {
            CanMate::Yes
        } else {
            CanMate::Never
        };
        Some(Event::of_arbiter(now, ArbiterAct::Establish(color, can)))
    }
}
