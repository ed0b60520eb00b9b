//! A learner's way through a lesson: what is on the board, what was done, what is answered to it, and what comes next.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use super::goal::{StepFacts, Visit};
use super::lesson::{Lesson, LessonStep, StepKind};
use super::playback::{Playback, Tempo};
use super::practice_game::PracticeGame;
use super::reference_solution::{self, UsualWay, later};
pub use super::step_attempt::Reply;
use super::step_attempt::{Attempt, attempt, is_done_with_a_button, makes_the_move};
use super::step_state::{StepDone, StepState};
use super::visitor::quiet_move;
use crate::chess::{CastlingMode, Color};
use crate::clock::Moment;
use crate::laws::{Consequence, Deed, Edition, Event, PlayerAct};
use crate::record::Entry;
use crate::record::script::Unplayable;

/// After how many wrong tries the way is shown.
const TRIES_BEFORE_SHOWING: u32 = 3;

/// A learner's way through a lesson.
#[derive(Clone, Debug)]
pub struct LessonRun {
    lesson: Arc<Lesson>,
    edition: Edition,
    index: usize,
    game: PracticeGame,
    /// How things stood when the step began.
    begun: PracticeGame,
    /// How things stood when the opponent had last answered a piece that visits squares.
    answered_at: Option<PracticeGame>,
    /// How much had happened when the step before began.
    begun_before: usize,
    state: StepState,
    /// What is being played, and what becomes of the step then.
    playback: Option<Playback>,
    /// How fast the learner wants to see what is played.
    tempo: Tempo,
    /// How many tries went wrong in this step.
    tries: u32,
    reply: Option<Reply>,
    /// What was answered before the learner did something again.
    answered: Option<Reply>,
    /// What happened in the try that the reply answers.
    tried: Vec<Entry>,
    /// Whether the learner has done anything in this step.
    is_touched: bool,
    /// How many presses may still follow that belong to the move which the reply answers.
    late_presses: u32,
    /// Whether a try has just gone wrong in the middle of a movement, the rest of which is not heard.
    is_broken_off: bool,
    usual: UsualWay,
    done: Vec<Option<StepDone>>,
    /// The steps that are still to be taken again, while what went wrong is.
    again: Option<VecDeque<usize>>,
    /// Whether the lesson is over, and what was learnt is shown.
    is_at_end: bool,
}

impl LessonRun {
    /// A lesson from its first step, under that edition.
    ///
    /// # Errors
    /// [`Unplayable`] when one of its steps cannot begin.
    pub fn new(lesson: Arc<Lesson>, edition: Edition) -> Result<Self, Unplayable> {
        for step in 0..lesson.steps.len() {
            PracticeGame::begin(lesson.start_of(step), edition)?;
        }
        let game = PracticeGame::begin(&lesson.start, edition)?;
        let mut run = Self {
            done: vec![None; lesson.steps.len()],
            lesson,
            edition,
            index: 0,
            begun: game.clone(),
            answered_at: None,
            begun_before: 0,
            game,
            state: StepState::Done,
            playback: None,
            tempo: Tempo::Usual,
            tries: 0,
            reply: None,
            answered: None,
            tried: Vec::new(),
            is_touched: false,
            late_presses: 0,
            is_broken_off: false,
            usual: UsualWay::default(),
            again: None,
            is_at_end: false,
        };
        run.enter(0);
        Ok(run)
    }

    /// The lesson.
    pub const fn lesson(&self) -> &Arc<Lesson> {
        &self.lesson
    }

    /// The edition by which it is judged.
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// The place of the step, from 0.
    pub const fn index(&self) -> usize {
        self.index
    }

    /// The step.
    pub fn step(&self) -> &LessonStep {
        &self.lesson.steps[self.index]
    }

    /// How the step stands.
    pub const fn state(&self) -> StepState {
        self.state
    }

    /// The game on the board.
    pub const fn game(&self) -> &PracticeGame {
        &self.game
    }

    /// What is being played before the learner.
    pub const fn playback(&self) -> Option<&Playback> {
        self.playback.as_ref()
    }

    /// What is answered to the last try or answer.
    pub const fn reply(&self) -> Option<&Reply> {
        self.reply.as_ref()
    }

    /// How many tries went wrong in this step.
    pub const fn tries(&self) -> u32 {
        self.tries
    }

    /// Whether the way is to be pointed at without being asked for.
    pub const fn points_the_way(&self) -> bool {
        self.tries + 1 >= TRIES_BEFORE_SHOWING
    }

    /// How each step was done.
    pub fn done(&self) -> &[Option<StepDone>] {
        &self.done
    }

    /// Whether every step is done.
    pub fn is_finished(&self) -> bool {
        let is_last = self.index + 1 == self.lesson.steps.len();
        self.is_at_end || self.state == StepState::Done && is_last
    }

    /// Whether the lesson is over, and what was learnt is to be shown.
    pub const fn is_at_end(&self) -> bool {
        self.is_at_end
    }

    /// The steps that the learner did with help, after a wrong try, or not at all, from 0.
    pub fn missed(&self) -> impl Iterator<Item = usize> {
        self.asked_and(|done| matches!(done, StepDone::Helped | StepDone::Skipped))
    }

    /// The steps that the learner left out, from 0.
    pub fn skipped(&self) -> impl Iterator<Item = usize> {
        self.asked_and(|done| done == StepDone::Skipped)
    }

    /// The steps that ask something of the learner and were done so, from 0.
    fn asked_and(&self, is_so: impl Fn(StepDone) -> bool) -> impl Iterator<Item = usize> {
        let steps = self.lesson.steps.iter().zip(&self.done).enumerate();
        let found = steps.filter(move |(_, (step, done))| {
            let is_asked = step.kind.is_played() || step.kind == StepKind::Question;
            is_asked && done.is_some_and(&is_so)
        });
        found.map(|(index, _)| index)
    }

    /// The step to which [`LessonRun::next`] goes on, from 0; none at the last one.
    pub fn next_step(&self) -> Option<usize> {
        match &self.again {
            Some(again) => again.front().copied(),
            None => Some(self.index + 1).filter(|next| *next < self.lesson.steps.len()),
        }
    }

    /// Takes again what was missed, step after step; done right at once, it counts as done alone.
    pub fn take_missed_again(&mut self) {
        let mut missed: VecDeque<usize> = self.missed().collect();
        if let Some(first) = missed.pop_front() {
            self.go_to(first);
            self.again = Some(missed);
        }
    }

    /// Whether every step was done alone.
    pub fn is_done_alone(&self) -> bool {
        self.done.iter().all(|it| *it == Some(StepDone::Alone))
    }

    /// Whether every step was done, alone or with help.
    pub fn is_done_without_skipping(&self) -> bool {
        let is_done = |it: &Option<StepDone>| it.is_some_and(|it| it != StepDone::Skipped);
        self.done.iter().all(is_done)
    }

    /// Whose hands the learner is.
    pub fn learner(&self) -> Color {
        let mover = self.begun.arbiter().table().game().has_the_move();
        self.lesson.learner(self.index, mover)
    }

    /// What the arbiter saw of what the learner did: in this step, or in the try that went wrong.
    pub fn entries_of_step(&self) -> &[Entry] {
        if self.reply.is_some() && !self.is_touched {
            &self.tried
        } else {
            self.entries()
        }
    }

    /// Whether the move that the step asks for was made, pressed or not.
    pub fn makes_the_move(&self) -> bool {
        makes_the_move(self.step(), self.facts())
    }

    /// The first thing of the usual way that is not done by moving pieces and is still to be done: a press too, where one is
    /// to come.
    pub fn still_to_do(&self) -> Option<&Deed> {
        let press = Deed::Player(self.learner(), PlayerAct::Press);
        let is_to_press = self.game.arbiter().table().has_yet_to_press(self.learner());
        let is_done = |deed: &Deed| self.entries().iter().any(|it| it.event.deed == *deed);
        let mut deeds = self.usual.deeds.iter();
        deeds.find(|deed| {
            is_done_with_a_button(deed) && !is_done(deed) || is_to_press && **deed == press
        })
    }

    /// What happened in this step, with what was ruled.
    pub fn entries(&self) -> &[Entry] {
        let before = self.begun.log().len().min(self.game.log().len());
        &self.game.log()[before..]
    }

    /// The last thing in this step and the one before on which something weighty was ruled, or else anything that is out
    /// of the ordinary.
    pub fn last_ruled(&self) -> Option<&Entry> {
        let log = self.game.log();
        let since = log.get(self.begun_before..).unwrap_or(log);
        let unusual = |it: &Consequence| {
            !matches!(
                it,
                Consequence::Made(_) | Consequence::Completed(_) | Consequence::MustMove(_)
            )
        };
        let is_unusual = |entry: &&Entry| entry.has(unusual);
        since
            .iter()
            .rfind(|entry| entry.is_grave())
            .or_else(|| since.iter().rfind(is_unusual))
            .or_else(|| log.iter().rfind(|entry| entry.is_grave()))
    }

    /// The learner does something, or the arbiter whom the learner is.
    pub fn act(&mut self, deed: Deed) {
        if self.state != StepState::Hands || self.is_broken_off {
            return;
        }
        let is_press = matches!(deed, Deed::Player(_, PlayerAct::Press));
        if !self.may(&deed) {
            self.reply = is_press.then_some(Reply::OthersLever).or(self.reply.take());
            return;
        }
        // Whoever presses behind a move that was answered and is gone has not pressed before a move; once.
        if is_press && self.late_presses > 0 && !self.is_touched {
            self.late_presses -= 1;
            return;
        }
        self.answered = self.reply.take();
        self.is_touched = true;
        self.late_presses = 0;
        let event = Event {
            at: self.game.now(),
            deed,
        };
        self.game.hear(&event);
        self.look();
    }

    /// Whether the learner may do that: not what the opponent's hands do.
    fn may(&self, deed: &Deed) -> bool {
        let event = Event {
            at: Moment::START,
            deed: deed.clone(),
        };
        self.step().is_free() || event.player().is_none_or(|it| it == self.learner())
    }

    /// Looks what has become of the step.
    fn look(&mut self) {
        let (whole, before) = (self.whole_facts(), self.entries_before_try());
        match attempt(self.step(), whole, before, &self.usual) {
            Attempt::Open => self.answer_visit(),
            Attempt::Reached => {
                self.finish_with(if self.tries == 0 {
                    StepDone::Alone
                } else {
                    StepDone::Helped
                });
                let then = self.since_begun(&self.step().then.clone());
                if then.is_empty() {
                    self.go_on_to_ruling();
                } else {
                    self.play(then);
                }
            }
            Attempt::Wrong(reply) => {
                // A hand that is still on the same wrong piece is no other try.
                self.tries += u32::from(self.answered.as_ref() != Some(&reply));
                self.is_broken_off = true;
                self.tried = self.entries().to_vec();
                let lets_go =
                    |it: &Entry| matches!(it.event.player_act(), Some(PlayerAct::Release(_)));
                self.late_presses = self.tried.last().is_some_and(lets_go).into();
                self.game = self.answered_at.as_ref().unwrap_or(&self.begun).clone();
                self.is_touched = false;
                self.reply = Some(reply);
            }
        }
    }

    /// How things stand, with all that happened in the step.
    fn whole_facts(&self) -> StepFacts<'_> {
        StepFacts {
            learner: self.learner(),
            entries: self.entries(),
            table: self.game.arbiter().table(),
            counts_made: false,
        }
    }

    /// The same, with what happened since the opponent answered a piece that visits squares.
    fn facts(&self) -> StepFacts<'_> {
        let whole = self.whole_facts();
        StepFacts {
            entries: &whole.entries[self.entries_before_try()..],
            ..whole
        }
    }

    /// How many entries of the step stand before the move that the learner makes now.
    fn entries_before_try(&self) -> usize {
        let begun = self.begun.log().len();
        let answered = self.answered_at.as_ref().map_or(begun, |it| it.log().len());
        answered.min(self.game.log().len()) - begun.min(self.game.log().len())
    }

    /// How far the piece has come that is to visit squares in this step, where a move counts once it is made.
    pub fn visit(&self) -> Option<Visit> {
        let facts = self.whole_facts().with_moves_that_were_made();
        self.step().visits()?.visit(facts)
    }

    /// The opponent makes a move, if the learner has completed one and more squares are to be visited.
    fn answer_visit(&mut self) {
        let Some(visit) = self.visit() else { return };
        if self.facts().own_moves().is_empty() {
            return;
        }
        let them = !self.learner();
        let home = self.begun.arbiter().table().board().king_of(them);
        let position = self.game.arbiter().table().game().position();
        if let Some(mv) = home.and_then(|home| quiet_move(position, home, &visit.left)) {
            let text = mv.to_uci(CastlingMode::Standard).to_string();
            let event = Event::of(them, self.game.now(), PlayerAct::Move(text));
            self.game.hear(&event);
            self.answered_at = Some(self.game.clone());
        }
    }

    fn finish_with(&mut self, done: StepDone) {
        let before = self.done[self.index];
        // Whoever does a step again after it was shown has been helped all the same, unless the lesson lies between.
        self.done[self.index] = Some(match before {
            Some(StepDone::Helped) if self.again.is_none() => StepDone::Helped,
            Some(StepDone::Alone | StepDone::Helped | StepDone::Skipped) | None => done,
        });
        self.state = StepState::Done;
    }

    /// Chooses the answer at that place. A wrong one is answered, and the question stands.
    pub fn answer(&mut self, place: usize) {
        if self.state != StepState::Asking || place >= self.step().answers {
            return;
        }
        self.reply = Some(Reply::Answer(place));
        if self.step().right_answer() == Some(place) {
            let done = if self.tries == 0 {
                StepDone::Alone
            } else {
                StepDone::Helped
            };
            self.finish_with(done);
        } else {
            self.tries += 1;
        }
    }

    /// So much time passes: what is played goes on, and the clocks of the game run while the learner acts.
    pub fn let_time_pass(&mut self, passed: Duration) {
        self.is_broken_off = false;
        if let Some(playback) = &mut self.playback {
            if let Some(event) = playback.let_time_pass(passed) {
                self.game.hear(&event);
            }
            self.settle_playback();
        } else if self.state == StepState::Hands && self.is_touched {
            let before = self.game.log().len();
            self.game.let_time_pass(passed);
            if self.game.log().len() > before {
                self.look();
            }
        }
    }

    /// The learner waits until that moment of the game, if it is still to come.
    pub fn wait_until(&mut self, moment: Moment) {
        if self.state == StepState::Hands && moment > self.game.now() {
            self.is_touched = true;
            self.let_time_pass(moment - self.game.now());
        }
    }

    /// What was played before the learner is over.
    fn settle_playback(&mut self) {
        if self.playback.as_ref().is_some_and(Playback::is_over) {
            self.playback = None;
            match self.step().kind {
                StepKind::Watch => self.finish_with(StepDone::Alone),
                StepKind::Do | StepKind::Mistake | StepKind::PutRight => {
                    self.state = StepState::Done;
                    self.go_on_to_ruling();
                }
                StepKind::Question => self.state = StepState::Asking,
                StepKind::Ruling => {}
            }
        }
    }

    /// How long nothing changes by itself; nothing where it never does.
    pub fn until_change(&self) -> Option<Duration> {
        if let Some(playback) = &self.playback {
            return playback.until_next();
        }
        let runs = self.state == StepState::Hands && self.is_touched;
        let clock = self.game.arbiter().table().clock().filter(|_| runs)?;
        let now = self.game.now();
        clock.next_change(now).map(|change| change - now)
    }

    /// Goes on to the next step, or to the end behind the last one; a step that is not done is left out.
    pub fn next(&mut self) {
        if self.state != StepState::Done {
            self.finish_playback();
        }
        if self.state != StepState::Done {
            let done = self.done[self.index].unwrap_or(StepDone::Skipped);
            self.done[self.index] = Some(done);
            self.lead_to_end();
            self.state = StepState::Done;
        }
        if let Some(again) = &mut self.again {
            let next = again.pop_front();
            let rest = std::mem::take(again);
            match next {
                Some(step) => {
                    self.go_to(step);
                    self.again = Some(rest);
                }
                None => self.end(),
            }
        } else if self.index + 1 < self.lesson.steps.len() {
            self.enter(self.index + 1);
        } else {
            self.end();
        }
    }

    fn end(&mut self) {
        self.again = None;
        self.is_at_end = true;
    }

    /// What was ruled on a mistake is seen at once.
    fn go_on_to_ruling(&mut self) {
        let next = self.lesson.steps.get(self.index + 1);
        if next.is_some_and(|next| next.kind == StepKind::Ruling) {
            self.enter(self.index + 1);
        }
    }

    /// Goes to that step as if everything before it had been done in the usual way.
    pub fn go_to(&mut self, step: usize) {
        (self.again, self.is_at_end) = (None, false);
        let step = step.min(self.lesson.steps.len().saturating_sub(1));
        if let Ok(game) = reference_solution::beginning(&self.lesson, step, self.edition) {
            self.game = game;
            self.enter_here(step);
        }
    }

    /// Begins the step again, as things stood when it began.
    pub fn again(&mut self) {
        self.answered_at = None;
        self.game = self.begun.clone();
        self.reply = None;
        self.begin_step();
    }

    /// Shows the way: the step is done before the learner, who may do it again.
    pub fn show(&mut self) {
        self.answered_at = None;
        self.game = self.begun.clone();
        self.reply = None;
        self.tries += 1;
        if !reference_solution::leads(self.step(), &self.begun, self.learner()) {
            let Ok(game) = reference_solution::beginning(&self.lesson, self.index, self.edition)
            else {
                return;
            };
            self.begun = game.clone();
            self.game = game;
        }
        self.done[self.index] = Some(StepDone::Helped);
        if self.step().kind == StepKind::Question {
            self.reply = self.step().right_answer().map(Reply::Answer);
            self.state = StepState::Done;
            return;
        }
        let acts = self.step().acts.iter().chain(&self.step().then);
        let acts: Vec<Event> = acts.cloned().collect();
        let acts = self.since_begun(&acts);
        self.play(reference_solution::in_single_acts(&self.game, acts));
    }

    /// Plays these acts before the learner.
    fn play(&mut self, acts: Vec<Event>) {
        self.playback = Some(Playback::new(acts).at(self.tempo));
        self.state = StepState::Playing;
    }

    /// Leads what is left of the step to its end in the usual way.
    fn lead_to_end(&mut self) {
        if !self.step().kind.is_played() {
            return;
        }
        self.answered_at = None;
        self.game = self.begun.clone();
        if !reference_solution::leads(self.step(), &self.begun, self.learner())
            && let Ok(game) = reference_solution::beginning(&self.lesson, self.index, self.edition)
        {
            self.begun = game.clone();
            self.game = game;
        }
        let acts = self.step().acts.iter().chain(&self.step().then);
        let acts: Vec<Event> = acts.cloned().collect();
        for act in self.since_begun(&acts) {
            self.game.hear(&act);
        }
    }

    /// Plays at once what is still to be played.
    pub fn finish_playback(&mut self) {
        if let Some(playback) = &mut self.playback {
            while let Some(event) = playback.step() {
                self.game.hear(&event);
            }
        }
        self.settle_playback();
    }

    /// Stops what is played, or lets it go on.
    pub const fn toggle_playback(&mut self) {
        if let Some(playback) = &mut self.playback {
            playback.toggle();
        }
    }

    /// Plays slowly what is played, now and in the steps that follow, or at the usual pace again.
    pub fn toggle_slowness(&mut self) {
        self.tempo = self.tempo.other();
        let playback = self.playback.take();
        self.playback = playback.map(|it| it.at(self.tempo));
    }

    /// Plays the next act at once, and none by itself after it.
    pub fn play_next_act(&mut self) {
        if let Some(playback) = &mut self.playback {
            if let Some(event) = playback.step() {
                self.game.hear(&event);
            }
            self.settle_playback();
        }
    }

    fn enter(&mut self, step: usize) {
        if let Some(start) = &self.lesson.steps[step].start
            && let Ok(game) = PracticeGame::begin(start, self.edition)
        {
            self.game = game;
        }
        self.enter_here(step);
    }

    fn enter_here(&mut self, step: usize) {
        self.index = step;
        self.begun_before = self.begun.log().len().min(self.game.log().len());
        self.begun = self.game.clone();
        self.answered_at = None;
        self.tries = 0;
        self.reply = None;
        self.usual = UsualWay::of(self.step(), &self.begun, self.learner());
        self.begin_step();
    }

    fn begin_step(&mut self) {
        self.is_touched = false;
        self.late_presses = 0;
        self.is_broken_off = false;
        self.answered = None;
        self.playback = None;
        match self.step().kind {
            StepKind::Question if self.step().acts.is_empty() => self.state = StepState::Asking,
            StepKind::Watch | StepKind::Question => {
                let acts = self.since_begun(&self.step().acts.clone());
                self.play(reference_solution::in_single_acts(&self.game, acts));
            }
            StepKind::Do | StepKind::Mistake | StepKind::PutRight => self.state = StepState::Hands,
            StepKind::Ruling => self.finish_with(StepDone::Alone),
        }
    }

    /// Acts whose moments count from the beginning of the step.
    fn since_begun(&self, acts: &[Event]) -> Vec<Event> {
        let from = self.begun.now();
        acts.iter().map(|act| later(act, from)).collect()
    }
}
