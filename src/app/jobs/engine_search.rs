//! The moves of an engine at the table: it is started when the game may need it, and asked one question after the other.

use std::task::Poll;
use std::time::Duration;

use eframe::egui::Context;

use super::engine_process::{EngineProcess, EngineStart};
use jadoube_core::engine::{MoveChoice, MoveQuestion};
use jadoube_core::record::ChessEngine;
use jadoube_core::uci::{EngineFault, SearchOrder};

/// An engine at the table, with what it searches for.
#[derive(Debug)]
pub struct EngineSearch {
    start: EngineStart,
    process: Option<EngineProcess>,
    /// The question that it was asked last.
    asked: Option<MoveQuestion>,
    /// Why it plays no longer.
    fault: Option<EngineFault>,
}

impl EngineSearch {
    /// An engine that is not started yet, and may take that long for a word.
    pub const fn new(engine: ChessEngine, is_chess960: bool, patience: Duration) -> Self {
        Self {
            start: EngineStart {
                engine,
                is_chess960,
                patience,
            },
            process: None,
            asked: None,
            fault: None,
        }
    }

    /// Starts it, unless it runs or plays no longer.
    pub fn get_ready(&mut self, context: &Context) {
        if self.process.is_some() || self.fault.is_some() {
            return;
        }
        match EngineProcess::start(self.start.clone(), context) {
            Ok(process) => self.process = Some(process),
            Err(_) => self.fault = Some(EngineFault::NotStarted),
        }
    }

    /// Ends it; it is started anew when it is needed again.
    pub fn rest(&mut self) {
        (self.process, self.asked) = (None, None);
    }

    /// Why it plays no longer, if it does not, be it that it broke off while nobody asked for anything.
    pub fn fault(&mut self) -> Option<EngineFault> {
        if self.asked.is_none()
            && let Some(Err(fault)) = self.process.as_ref().and_then(EngineProcess::answer)
        {
            self.break_off(fault);
        }
        self.fault
    }

    /// Begins to search for the answer to that question, unless it is searched for; returns the answer once it is there, and in what
    /// time it was found.
    pub fn answer(
        &mut self,
        question: &MoveQuestion,
        order: impl FnOnce() -> SearchOrder,
        context: &Context,
    ) -> Poll<(MoveChoice, Duration)> {
        self.get_ready(context);
        let Some(process) = &mut self.process else {
            return Poll::Pending;
        };
        if self.asked.as_ref() != Some(question) {
            process.ask(order());
            self.asked = Some(question.clone());
        }
        match process.answer() {
            None => Poll::Pending,
            Some(Ok(found)) => {
                self.asked = None;
                Poll::Ready(found)
            }
            Some(Err(fault)) => {
                self.break_off(fault);
                // Whoever looks next sees that.
                context.request_repaint();
                Poll::Pending
            }
        }
    }

    fn break_off(&mut self, fault: EngineFault) {
        self.rest();
        self.fault = Some(fault);
    }
}
