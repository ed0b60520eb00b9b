//! A situation as it is played before somebody who rules: the scene, the answer, and how each edition rules.

use std::sync::Arc;
use std::time::Duration;

use super::playback::Playback;
use super::practice_game::PracticeGame;
use super::situation::{Situation, SituationAnswer};
use crate::engine::SeededRng;
use crate::laws::{Arbiter, Consequence, Edition, Event};
use crate::record::Entry;
use crate::record::script::{Script, Unplayable};

/// A situation as it is played before somebody.
#[derive(Clone, Debug)]
pub struct SituationRun {
    situation: Arc<Situation>,
    edition: Edition,
    scene: Scene,
    /// The places of the answers, in the order in which they are shown.
    order: Vec<usize>,
    chosen: Option<usize>,
    /// How long the question has stood, for whoever answers against the clock.
    asked_for: Duration,
}

/// Acts that are played on a board of their own.
#[derive(Clone, Debug)]
pub struct Scene {
    edition: Edition,
    beginning: PracticeGame,
    game: PracticeGame,
    playback: Playback,
    /// The acts of the script.
    script: Vec<Event>,
    /// To which act of the script each act that hands do belongs, from 0.
    owners: Vec<usize>,
}

impl Scene {
    /// The acts of a script, under that edition, before the first of them.
    ///
    /// # Errors
    /// [`Unplayable`] when its acts cannot begin.
    pub fn new(script: &Script, edition: Edition) -> Result<Self, Unplayable> {
        let game = PracticeGame::begin(script, edition)?;
        let mut trial = game.clone();
        let (mut acts, mut owners): (Vec<Event>, Vec<usize>) = (Vec::new(), Vec::new());
        for (index, act) in script.acts.iter().enumerate() {
            let single = trial.arbiter().taken_apart(act);
            owners.extend(std::iter::repeat_n(index, single.len()));
            acts.extend(single);
            trial.hear(act);
        }
        Ok(Self {
            edition,
            beginning: game.clone(),
            game,
            playback: Playback::new(acts),
            script: script.acts.clone(),
            owners,
        })
    }

    /// The edition by which it is judged.
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// The game as far as it was played.
    pub const fn game(&self) -> &PracticeGame {
        &self.game
    }

    /// What is played.
    pub const fn playback(&self) -> &Playback {
        &self.playback
    }

    /// How many acts of the script have been played to their end.
    pub fn played(&self) -> usize {
        let next = self.owners.get(self.playback.played());
        next.copied()
            .unwrap_or_else(|| self.owners.last().map_or(0, |last| last + 1))
    }

    /// The acts of the script.
    pub fn acts(&self) -> &[Event] {
        &self.script
    }

    /// To which act of the script what was played last belongs, from 0.
    pub fn current_act(&self) -> Option<usize> {
        let last = self.playback.played().checked_sub(1)?;
        self.owners.get(last).copied()
    }

    /// The act of the script to which the single act at that place belongs.
    pub fn act_of(&self, single: usize) -> Option<&Event> {
        self.script.get(*self.owners.get(single)?)
    }

    /// Whether an act of the script has begun and is not over.
    pub fn is_amid_act(&self) -> bool {
        let current = self.current_act();
        current.is_some() && current == self.owners.get(self.playback.played()).copied()
    }

    /// The act that was played last.
    pub fn last_act(&self) -> Option<&Event> {
        self.playback.last_act()
    }

    /// So much time passes.
    pub fn let_time_pass(&mut self, passed: Duration) {
        if let Some(event) = self.playback.let_time_pass(passed) {
            self.game.hear(&event);
        }
    }

    /// Plays it, or stops it; from the beginning where it is over.
    pub fn toggle(&mut self) {
        if self.playback.is_over() {
            self.again();
        } else {
            self.playback.toggle();
        }
    }

    /// Plays it from its beginning.
    pub fn again(&mut self) {
        let tempo = self.playback.tempo();
        self.game = self.beginning.clone();
        self.playback = Playback::new(self.playback.acts().to_vec()).at(tempo);
    }

    /// Plays it slowly, or at the usual pace.
    pub fn toggle_slowness(&mut self) {
        let tempo = self.playback.tempo().other();
        self.playback = self.playback.clone().at(tempo);
    }

    /// The next act at once.
    pub fn step(&mut self) {
        if let Some(event) = self.playback.step() {
            self.game.hear(&event);
        }
    }

    /// As it stood before the last act.
    pub fn step_back(&mut self) {
        let acts = self.playback.played().saturating_sub(1);
        self.go_to(acts);
    }

    /// Goes to where `acts` of its single acts were played.
    pub fn go_to(&mut self, acts: usize) {
        self.again();
        self.playback.pause();
        for _ in 0..acts {
            self.step();
        }
    }

    /// Goes to where `acts` acts of the script were played.
    pub fn go_to_act(&mut self, acts: usize) {
        let single = self.owners.iter().filter(|owner| **owner < acts).count();
        self.go_to(single);
    }

    /// As it stands at its end.
    pub fn finish(&mut self) {
        self.go_to(self.playback.acts().len());
    }

    /// The arbiter before the last act was ruled on, if that is the one that is asked about.
    pub fn visible_arbiter(&self, is_ruled: bool) -> &Arbiter {
        if is_ruled || !self.playback.is_over() {
            self.game.arbiter()
        } else {
            self.game.unruled()
        }
    }
}

impl SituationRun {
    /// A situation before its first act, under that edition.
    ///
    /// # Errors
    /// [`Unplayable`] when its acts cannot begin.
    pub fn new(situation: Arc<Situation>, edition: Edition) -> Result<Self, Unplayable> {
        let scene = Scene::new(&situation.scene, edition)?;
        Ok(Self {
            order: (0..situation.answers.len()).collect(),
            situation,
            edition,
            scene,
            chosen: None,
            asked_for: Duration::ZERO,
        })
    }

    /// Returns what draws the order of the answers of the situation of that name, for a learner who has answered so many.
    pub fn seed(name: &str, answers: u32) -> u64 {
        let mix = |seed: u64, byte: u8| seed.wrapping_mul(31).wrapping_add(u64::from(byte));
        name.bytes().fold(u64::from(answers), mix)
    }

    /// The same with its answers in an order that the seed draws, so that nobody learns a letter.
    #[must_use]
    pub fn in_drawn_order(mut self, seed: u64) -> Self {
        SeededRng::new(seed).shuffle(&mut self.order);
        self
    }

    /// The places of the answers, in the order in which they are shown.
    pub fn order(&self) -> &[usize] {
        &self.order
    }

    /// The place at which the answer of that place is shown.
    pub fn shown_at(&self, place: usize) -> usize {
        let at = self.order.iter().position(|it| *it == place);
        at.unwrap_or(place)
    }

    /// The situation.
    pub const fn situation(&self) -> &Arc<Situation> {
        &self.situation
    }

    /// The edition by which it is judged.
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// The scene.
    pub const fn scene(&self) -> &Scene {
        &self.scene
    }

    /// Does something with the scene; at its end it is ruled on, once an answer was chosen.
    pub fn in_scene(&mut self, does: impl FnOnce(&mut Scene)) {
        does(&mut self.scene);
        self.rule_at_the_end();
    }

    fn rule_at_the_end(&mut self) {
        if self.chosen.is_some() && self.scene.playback.is_over() {
            self.show_ruling();
        }
    }

    /// The answer that was chosen, by its place.
    pub const fn choice(&self) -> Option<usize> {
        self.chosen
    }

    /// Whether the answer that was chosen is right.
    pub fn is_right(&self) -> Option<bool> {
        let chosen = self.situation.answers.get(self.chosen?)?;
        Some(chosen.is_right(self.edition))
    }

    /// The answer that is right: the one that was chosen, if it is.
    pub fn right(&self) -> Option<usize> {
        let mut right = self.situation.right_answers(self.edition);
        match self.chosen {
            Some(chosen) if self.is_right() == Some(true) => Some(chosen),
            Some(_) | None => right.next(),
        }
    }

    /// How long the question has stood since the scene was over.
    pub const fn thinking_time(&self) -> Duration {
        self.asked_for
    }

    /// So much time passes.
    pub fn let_time_pass(&mut self, passed: Duration) {
        if self.chosen.is_none() && self.scene.playback.is_over() {
            self.asked_for += passed;
        }
        let was_over = self.scene.playback.is_over();
        self.scene.let_time_pass(passed);
        if !was_over {
            self.rule_at_the_end();
        }
    }

    /// Chooses an answer, once: the scene is shown at its end, ruled on.
    pub fn answer(&mut self, place: usize) {
        if self.chosen.is_some() || place >= self.situation.answers.len() {
            return;
        }
        self.chosen = Some(place);
        self.show_ruling();
    }

    /// Shows the scene at its end, ruled on as is right.
    pub fn show_ruling(&mut self) {
        self.scene.finish();
        let right = self.right().and_then(|at| self.situation.answers.get(at));
        for act in right.map(|it| it.acts.clone()).unwrap_or_default() {
            self.scene.game.hear(&act);
        }
    }

    /// The arbiter of the board as it is to be shown: what the last act brings is hidden until an answer was chosen.
    pub fn visible_arbiter(&self) -> &Arbiter {
        self.scene.visible_arbiter(self.chosen.is_some())
    }

    /// What was ruled on the last act of the scene, and by the acts of the right answer, in that edition.
    pub fn ruled_in(&self, edition: Edition) -> Vec<Entry> {
        let mut right = self.situation.right_answers(edition);
        let answer = right.next().and_then(|at| self.situation.answers.get(at));
        deciding(&self.situation, answer, edition)
    }
}

/// What was ruled on the last act of a scene, and by the acts of that answer.
pub fn deciding(
    situation: &Situation,
    answer: Option<&SituationAnswer>,
    edition: Edition,
) -> Vec<Entry> {
    let Ok(mut game) = PracticeGame::begin(&situation.scene, edition) else {
        return Vec::new();
    };
    let Some((last, before)) = situation.scene.acts.split_last() else {
        return Vec::new();
    };
    for act in before {
        game.hear(act);
    }
    let known = game.log().len();
    game.hear(last);
    // Where an edition charges it just before the last act, that is what decides.
    let is_charged = |entry: &Entry| entry.has(Consequence::is_charge);
    let is_silent = !game.log()[known..].iter().any(is_charged);
    let before = known.checked_sub(1);
    let earlier = before.filter(|at| is_silent && is_charged(&game.log()[*at]));
    let known = earlier.unwrap_or(known);
    for act in answer.into_iter().flat_map(|answer| &answer.acts) {
        game.hear(act);
    }
    game.log()[known..].to_vec()
}
