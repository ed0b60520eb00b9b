//! What a partner plays, worked out beside the window: a strong one thinks for longer than a frame.

use std::sync::mpsc::{Receiver, TryRecvError};
use std::task::Poll;
use std::time::Duration;

use eframe::egui::Context;

use super::worker;
use crate::app::time_source::{MachineTime, Time as _};
use jadoube_core::engine::{MoveChoice, MoveQuestion};

/// A search for the move that a partner plays, if one is under way.
#[derive(Debug, Default)]
pub struct MoveSearch(Option<(MoveQuestion, Receiver<TimedChoice>)>);

/// What was found, and in what time.
type TimedChoice = (Option<MoveChoice>, Duration);

impl MoveSearch {
    /// Begins to search for the answer to that question, unless it is searched for; returns the answer once it is there. Where the
    /// system gives no thread, the partner plays any move.
    pub fn answer(
        &mut self,
        question: &MoveQuestion,
        context: &Context,
    ) -> Poll<Option<MoveChoice>> {
        self.timed_answer(question, context)
            .map(|(choice, _)| choice)
    }

    /// The same, and in what time it was found.
    pub fn timed_answer(
        &mut self,
        question: &MoveQuestion,
        context: &Context,
    ) -> Poll<TimedChoice> {
        // What was searched for another question is of no use any more.
        self.0 = self.0.take().filter(|(searched, _)| searched == question);
        if self.0.is_none() {
            let asked = question.clone();
            let work = move || {
                let time = MachineTime::new();
                (asked.answer(), time.look().steady)
            };
            let Ok(begun) = worker::answer("partner-move", context, work) else {
                return Poll::Ready((None, Duration::ZERO));
            };
            self.0 = Some((question.clone(), begun));
        }
        let found = self.0.as_ref().map(|(_, search)| search.try_recv());
        if found == Some(Err(TryRecvError::Empty)) {
            return Poll::Pending;
        }
        self.0 = None;
        Poll::Ready(found.and_then(Result::ok).unwrap_or_default())
    }
}
