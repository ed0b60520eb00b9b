//! Acts that are played before somebody who watches: one after another, at a pace that eyes can follow.

use std::borrow::Cow;
use std::time::Duration;

use crate::laws::{Channel, Deed, Event};

/// How long an act is waited for that belongs to the same movement of a hand, and any other one.
const SAME_MOVEMENT: Duration = Duration::from_millis(700);
const NEXT_MOVEMENT: Duration = Duration::from_millis(1100);

/// How long a hand is on its way to an act, where there is time for it.
const REACHES: Duration = Duration::from_millis(700);

/// How many times as long everything takes when it is played slowly.
const SLOWNESS: u32 = 2;

/// How fast acts are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tempo {
    /// As eyes follow easily.
    #[default]
    Usual,
    /// For whoever wants to see it once more.
    Slow,
}

impl Tempo {
    /// Returns the other tempo.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Usual => Self::Slow,
            Self::Slow => Self::Usual,
        }
    }
}

/// What is played on a board: the act before, the one to come, and how near that is, from 0 to 1.
#[derive(Clone, Debug, Default)]
pub struct PlayedActs<'a> {
    /// The act before.
    pub last: Option<&'a Event>,
    /// The act to come, once a hand may be on its way to it.
    pub next: Option<Cow<'a, Event>>,
    /// The share of that way that is over, from 0 to 1.
    pub approach: f32,
    /// Whether the acts come by themselves.
    pub is_running: bool,
}

impl<'a> PlayedActs<'a> {
    /// Returns what `playback` plays now.
    pub fn of(playback: &'a Playback) -> Self {
        Self {
            last: playback.last_act(),
            next: playback.next_act().map(Cow::Borrowed),
            approach: playback.approach(),
            is_running: playback.is_running(),
        }
    }

    /// Returns the act `next` of somebody who plays, `rest` before it comes and with `wait` between the act before and it: what is
    /// only thought of is not given away.
    pub fn awaited(
        last: Option<&'a Event>,
        next: Cow<'a, Event>,
        wait: Duration,
        rest: Duration,
    ) -> Self {
        let way = wait.min(REACHES);
        let is_on_its_way = rest <= way && !way.is_zero();
        let gone = || way.saturating_sub(rest).as_secs_f32() / way.as_secs_f32();
        Self {
            last,
            next: is_on_its_way.then_some(next),
            approach: if is_on_its_way { gone() } else { 0.0 },
            is_running: is_on_its_way,
        }
    }
}

/// Returns how long it takes until a hand sets out for an act, or until the act comes if the hand is on its way.
pub fn until_hand_moves(wait: Duration, rest: Duration) -> Duration {
    let before = rest.saturating_sub(wait.min(REACHES));
    if before.is_zero() { rest } else { before }
}

/// Acts that are played one after another.
#[derive(Clone, Debug)]
pub struct Playback {
    acts: Vec<Event>,
    next: usize,
    /// How long it was waited for the next one.
    waited: Duration,
    tempo: Tempo,
    is_running: bool,
}

impl Playback {
    /// These acts, the first of which comes after a while.
    pub const fn new(acts: Vec<Event>) -> Self {
        Self {
            acts,
            next: 0,
            waited: Duration::ZERO,
            tempo: Tempo::Usual,
            is_running: true,
        }
    }

    /// The same at that tempo.
    pub const fn at(mut self, tempo: Tempo) -> Self {
        self.tempo = tempo;
        self
    }

    /// All its acts.
    pub fn acts(&self) -> &[Event] {
        &self.acts
    }

    /// How many acts have been played.
    pub const fn played(&self) -> usize {
        self.next
    }

    /// Returns the act that was played last.
    pub fn last_act(&self) -> Option<&Event> {
        self.acts.get(self.next.checked_sub(1)?)
    }

    /// Returns the act that is waited for.
    pub fn next_act(&self) -> Option<&Event> {
        self.acts.get(self.next)
    }

    /// Returns the share of the wait for the next act that is over, from 0 to 1.
    pub fn approach(&self) -> f32 {
        let wait = self.wait().filter(|wait| !wait.is_zero());
        let share = wait.map(|wait| self.waited.as_secs_f32() / wait.as_secs_f32());
        share.unwrap_or_default().clamp(0.0, 1.0)
    }

    /// Whether every act has been played.
    pub fn is_over(&self) -> bool {
        self.next >= self.acts.len()
    }

    /// Whether acts come by themselves.
    pub fn is_running(&self) -> bool {
        self.is_running && !self.is_over()
    }

    /// Whether it is played slowly.
    pub const fn is_slow(&self) -> bool {
        matches!(self.tempo, Tempo::Slow)
    }

    /// Returns how fast it is played.
    pub const fn tempo(&self) -> Tempo {
        self.tempo
    }

    /// Stops it, or lets it go on.
    pub const fn toggle(&mut self) {
        self.is_running = !self.is_running;
    }

    /// Stops it.
    pub const fn pause(&mut self) {
        self.is_running = false;
    }

    /// The next act at once, if there is one; it goes on by itself no longer.
    pub fn step(&mut self) -> Option<Event> {
        self.is_running = false;
        self.take()
    }

    /// How long it takes until the next act comes by itself; nothing where none does.
    pub fn until_next(&self) -> Option<Duration> {
        let wait = self.wait()?;
        self.is_running.then(|| wait.saturating_sub(self.waited))
    }

    /// So much time has passed: the act that has come meanwhile, one at most.
    pub fn let_time_pass(&mut self, passed: Duration) -> Option<Event> {
        if !self.is_running() {
            return None;
        }
        self.waited += passed;
        let is_due = self.wait().is_some_and(|wait| self.waited >= wait);
        if is_due { self.take() } else { None }
    }

    fn take(&mut self) -> Option<Event> {
        let act = self.acts.get(self.next)?.clone();
        self.next += 1;
        self.waited = Duration::ZERO;
        Some(act)
    }

    /// How long it is waited for the next act.
    fn wait(&self) -> Option<Duration> {
        let act = self.acts.get(self.next)?;
        let before = self.next.checked_sub(1).map(|at| &self.acts[at]);
        let is_same = before.is_some_and(|before| {
            before.at == act.at && before.player() == act.player() && !is_said(act)
        });
        let usual = if is_same {
            SAME_MOVEMENT
        } else {
            NEXT_MOVEMENT
        };
        Some(if self.is_slow() {
            usual * SLOWNESS
        } else {
            usual
        })
    }
}

/// Whether an act is words, which need to be read.
fn is_said(event: &Event) -> bool {
    match &event.deed {
        Deed::Player(_, act) => act.kind().channel == Channel::Voice,
        Deed::Arbiter(_) | Deed::Common(..) => true,
        Deed::Flag(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Color, Square};
    use crate::clock::Moment;
    use crate::laws::PlayerAct;

    fn acts() -> Vec<Event> {
        let white = |act| Event::of(Color::White, Moment::START, act);
        vec![
            white(PlayerAct::Lift(Square::E2)),
            white(PlayerAct::Release(Square::E4)),
        ]
    }

    #[test]
    fn acts_come_one_after_another_and_slowly_in_twice_the_time() {
        for (tempo, wait) in [
            (Tempo::Usual, NEXT_MOVEMENT),
            (Tempo::Slow, NEXT_MOVEMENT * SLOWNESS),
        ] {
            let mut playback = Playback::new(acts()).at(tempo);
            assert_eq!(playback.until_next(), Some(wait));
            assert_eq!(playback.let_time_pass(wait / 2), None);
            assert_eq!(playback.let_time_pass(wait / 2), Some(acts()[0].clone()));
            assert_eq!(playback.let_time_pass(wait), Some(acts()[1].clone()));
            assert!(playback.is_over() && playback.until_next().is_none());
        }
    }

    #[test]
    fn a_hand_sets_out_shortly_before_its_act() {
        let ms = Duration::from_millis;
        let lift = &acts()[0];
        let awaited = |wait, rest| PlayedActs::awaited(None, Cow::Borrowed(lift), wait, rest);
        let thinks = awaited(ms(5000), ms(2000));
        assert!(thinks.next.is_none() && !thinks.is_running);
        assert_eq!(until_hand_moves(ms(5000), ms(2000)), ms(1300));
        let reaches = awaited(ms(5000), ms(350));
        assert_eq!(reaches.next.as_deref(), Some(lift));
        assert!((reaches.approach - 0.5).abs() < 0.01);
        assert_eq!(until_hand_moves(ms(5000), ms(350)), ms(350));
        // Within one movement the hand never rests.
        assert!(awaited(ms(450), ms(450)).next.is_some());
    }

    #[test]
    fn a_playback_that_stands_lets_nothing_come_but_step_by_step() {
        let mut playback = Playback::new(acts());
        playback.pause();
        assert_eq!(playback.let_time_pass(NEXT_MOVEMENT * 9), None);
        assert_eq!(playback.step(), Some(acts()[0].clone()));
        assert_eq!(playback.until_next(), None);
        playback.toggle();
        assert_eq!(playback.until_next(), Some(SAME_MOVEMENT));
    }
}
