//! What a partner plays, worked out beside the window: a strong one thinks for longer than a frame.

use std::sync::mpsc::{Receiver, TryRecvError};
use std::task::Poll;

use eframe::egui::Context;

use super::worker;
use jadoube_core::engine::{MoveChoice, MoveQuestion};

/// A search for the move that a partner plays, if one is under way.
#[derive(Debug, Default)]
pub struct MoveSearch(Option<(MoveQuestion, Receiver<Option<MoveChoice>>)>);

impl MoveSearch {
    /// Begins to search for the answer to that question, unless it is searched for; returns the answer once it is there. Where the
    /// system gives no thread, the partner plays any move.
    pub fn answer(
        &mut self,
        question: &MoveQuestion,
        context: &Context,
    ) -> Poll<Option<MoveChoice>> {
        // What was searched for another question is of no use any more.
        self.0 = self.0.take().filter(|(searched, _)| searched == question);
        if self.0.is_none() {
            let asked = question.clone();
            let begun = worker::answer("partner-move", context, move || asked.answer());
            let Ok(begun) = begun else {
                return Poll::Ready(None);
            };
            self.0 = Some((question.clone(), begun));
        }
        let found = self.0.as_ref().map(|(_, search)| search.try_recv());
        if found == Some(Err(TryRecvError::Empty)) {
            return Poll::Pending;
        }
        self.0 = None;
        Poll::Ready(found.and_then(Result::ok).flatten())
    }
}
