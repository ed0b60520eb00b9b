//! The conversation with an engine: greeting, settings, one search after the other; and where it goes wrong.

use std::time::Duration;

use super::engine_fault::EngineFault;
use super::engine_line::EngineLine;
use super::engine_options::EngineOptions;
use super::search_order::{NotPlayed, SearchOrder};
use crate::engine::MoveChoice;

/// The conversation with an engine. Times are those of one steady clock.
#[derive(Clone, Debug)]
pub struct UciDialogue {
    stage: DialogueStage,
    /// When that began.
    since: Duration,
    patience: Duration,
    rating: Option<u16>,
    is_chess960: bool,
    options: EngineOptions,
    /// What is searched for as soon as that can be.
    next: Option<SearchOrder>,
    /// How well it thinks that it stands.
    score: Option<i32>,
    /// At how many positions it may look, if that is limited.
    nodes: Option<u64>,
    said: Vec<String>,
    found: Option<MoveChoice>,
}

/// How far the conversation has come.
#[derive(Clone, Debug)]
enum DialogueStage {
    /// It was greeted and has not said what can be set.
    Greeted,
    /// It was asked whether it is ready. What it says before it is belongs to what was before.
    Preparing,
    /// It waits.
    Idle,
    /// It searches.
    Searching(Box<SearchOrder>),
    /// It has searched for as long as anybody does, and was told to play.
    Hurried(Box<SearchOrder>),
    /// What it searches for is not wanted any more, and it was told to end.
    Stopped,
    /// It plays no longer.
    Over(EngineFault),
}

impl UciDialogue {
    /// How long an engine usually may take to say who it is, to be ready, and to play once it is told to.
    pub const PATIENCE: Duration = Duration::from_secs(10);

    /// Begins a conversation with an engine that is to play as well as that rating, or as well as it can.
    pub fn begin(rating: Option<u16>, is_chess960: bool, now: Duration) -> Self {
        Self {
            stage: DialogueStage::Greeted,
            since: now,
            patience: Self::PATIENCE,
            rating,
            is_chess960,
            options: EngineOptions::default(),
            next: None,
            score: None,
            nodes: None,
            said: vec!["uci".to_owned()],
            found: None,
        }
    }

    /// The same, where nobody waits longer than that for a word.
    #[must_use]
    pub const fn patient_for(mut self, patience: Duration) -> Self {
        self.patience = patience;
        self
    }

    /// Asks it for a move; what it was asked for before is not wanted any more.
    pub fn ask(&mut self, order: SearchOrder, now: Duration) {
        self.next = Some(order);
        self.found = None;
        match self.stage {
            DialogueStage::Idle => self.prepare(now),
            DialogueStage::Searching(_) => {
                self.say("stop");
                self.enter(DialogueStage::Stopped, now);
            }
            DialogueStage::Hurried(_) => self.enter(DialogueStage::Stopped, now),
            DialogueStage::Greeted
            | DialogueStage::Preparing
            | DialogueStage::Stopped
            | DialogueStage::Over(_) => {}
        }
    }

    /// Hears a line.
    pub fn hear(&mut self, line: &str, now: Duration) {
        match (&self.stage, EngineLine::read(line)) {
            (DialogueStage::Greeted, EngineLine::Offers(option)) => self.options.add(option),
            (DialogueStage::Greeted, EngineLine::UciOk) => self.settle(now),
            (DialogueStage::Preparing, EngineLine::ReadyOk) => self.begin_search(now),
            (DialogueStage::Searching(_) | DialogueStage::Hurried(_), EngineLine::Score(score)) => {
                self.score = Some(score);
            }
            (
                DialogueStage::Searching(order) | DialogueStage::Hurried(order),
                EngineLine::BestMove(said),
            ) => match order.choice(&said, self.score) {
                Ok(choice) => {
                    self.found = Some(choice);
                    self.enter(DialogueStage::Idle, now);
                }
                // Some have no move before they have looked at enough.
                Err(NotPlayed::NoMove) if self.nodes.is_some() => {
                    let order = order.clone();
                    self.search(order, None, now);
                }
                Err(NotPlayed::NoMove) => self.break_off(EngineFault::NoMove),
                Err(NotPlayed::Illegal) => self.break_off(EngineFault::IllegalMove),
            },
            (DialogueStage::Stopped, EngineLine::BestMove(_)) => self.prepare(now),
            // An answer nobody asked for, or one that comes a second time, is none.
            (
                DialogueStage::Greeted
                | DialogueStage::Preparing
                | DialogueStage::Idle
                | DialogueStage::Searching(_)
                | DialogueStage::Hurried(_)
                | DialogueStage::Stopped
                | DialogueStage::Over(_),
                _,
            ) => {}
        }
    }

    /// Returns when [`Self::let_time_pass`] has something to do.
    pub fn due(&self) -> Option<Duration> {
        let wait = match &self.stage {
            DialogueStage::Searching(order) => order.limits.longest(self.rating.is_some()),
            DialogueStage::Greeted
            | DialogueStage::Preparing
            | DialogueStage::Hurried(_)
            | DialogueStage::Stopped => self.patience,
            DialogueStage::Idle | DialogueStage::Over(_) => return None,
        };
        Some(self.since + wait)
    }

    /// Sees whether it has kept everybody waiting for too long.
    pub fn let_time_pass(&mut self, now: Duration) {
        if self.due().is_none_or(|due| now < due) {
            return;
        }
        match std::mem::replace(&mut self.stage, DialogueStage::Idle) {
            DialogueStage::Searching(order) => {
                self.say("stop");
                self.enter(DialogueStage::Hurried(order), now);
            }
            DialogueStage::Greeted => self.break_off(EngineFault::NoUci),
            DialogueStage::Preparing => self.break_off(EngineFault::NotReady),
            DialogueStage::Hurried(_) | DialogueStage::Stopped => {
                self.break_off(EngineFault::Silent);
            }
            stage @ (DialogueStage::Idle | DialogueStage::Over(_)) => self.stage = stage,
        }
    }

    /// It plays no longer, for that reason, unless there is one already.
    pub fn break_off(&mut self, fault: EngineFault) {
        if self.fault().is_none() {
            self.stage = DialogueStage::Over(fault);
            self.said.clear();
        }
    }

    /// Why it plays no longer, if it does not.
    pub const fn fault(&self) -> Option<EngineFault> {
        match self.stage {
            DialogueStage::Over(fault) => Some(fault),
            DialogueStage::Greeted
            | DialogueStage::Preparing
            | DialogueStage::Idle
            | DialogueStage::Searching(_)
            | DialogueStage::Hurried(_)
            | DialogueStage::Stopped => None,
        }
    }

    /// Takes the lines that are to be said to it.
    pub fn take_said(&mut self) -> Vec<String> {
        std::mem::take(&mut self.said)
    }

    /// Takes the move that was found, once it is.
    pub const fn take_found(&mut self) -> Option<MoveChoice> {
        self.found.take()
    }

    fn settle(&mut self, now: Duration) {
        match self.options.settings(self.rating, self.is_chess960) {
            Ok(settings) => {
                self.said.extend(settings);
                self.say("ucinewgame");
                self.prepare(now);
            }
            Err(fault) => self.break_off(fault),
        }
    }

    fn prepare(&mut self, now: Duration) {
        self.say("isready");
        self.enter(DialogueStage::Preparing, now);
    }

    fn begin_search(&mut self, now: Duration) {
        let Some(order) = self.next.take() else {
            return self.enter(DialogueStage::Idle, now);
        };
        let nodes = self.options.nodes(self.rating);
        self.search(Box::new(order), nodes, now);
    }

    fn search(&mut self, order: Box<SearchOrder>, nodes: Option<u64>, now: Duration) {
        (self.score, self.nodes) = (None, nodes);
        self.said.push(order.position());
        self.said.push(order.go(nodes, self.options.knows_hands()));
        self.enter(DialogueStage::Searching(order), now);
    }

    fn say(&mut self, line: &str) {
        self.said.push(line.to_owned());
    }

    fn enter(&mut self, stage: DialogueStage, now: Duration) {
        (self.stage, self.since) = (stage, now);
    }
}

#[cfg(test)]
#[path = "dialogue_tests.rs"]
mod tests;
