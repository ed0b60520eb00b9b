//! A game against a partner who slips, or of two who do: what they do next, what was noticed of it, and what was missed.

use std::borrow::Cow;
use std::collections::VecDeque;
use std::time::Duration;

use super::mind::Mind;
use super::practice_role::PracticeRole;
use super::practice_terms::PracticeTerms;
use super::slips::{Call, Slip};
use super::turn_plan::{Planned, PlannedAct, act_of};
use super::verdict::{FalseAlarm, Noted, SlipVerdict, Slipped, WrongClaim};
use crate::chess::Color;
use crate::engine::{MoveChoice, MoveQuestion, SeededRng};
use crate::laws::{ArbiterAct, Consequence, Decision, Deed, Event, PlayerAct, Ruling, Standing};
use crate::learn::playback::{PlayedActs, until_hand_moves};
use crate::learn::practice_game::PracticeGame;
use crate::record::script::Unplayable;

/// How long a claim that does not hold waits for an answer before the arbiter of the hall answers it.
const CLAIM_WAITS: Duration = Duration::from_secs(30);

/// How long an offer that was repeated can be spoken of.
const OFFER_IS_HEARD: Duration = Duration::from_secs(8);

/// A game against a partner who slips.
#[derive(Clone, Debug)]
pub struct PracticeRun {
    pub(super) terms: PracticeTerms,
    pub(super) game: PracticeGame,
    pub(super) seeded: SeededRng,
    pub(super) queue: VecDeque<Planned>,
    /// How long it was waited for the next act.
    pub(super) waited: Duration,
    /// How long the learner has done nothing.
    pub(super) idle: Duration,
    pub(super) noted: Vec<Noted>,
    /// How much was in the log when each of these was noted.
    pub(super) logged: Vec<usize>,
    pub(super) open: Option<OpenSlip>,
    pub(super) claim: Option<StandingClaim>,
    /// Who has offered a draw and will offer it again.
    pub(super) offers_again: Option<Color>,
    pub(super) mind: Mind,
    told: Option<PracticeAnswer>,
    is_over: bool,
}

/// A slip that can still be noticed.
#[derive(Clone, Copy, Debug)]
pub(super) struct OpenSlip {
    pub(super) at: usize,
    /// How many half-moves had been made when it was.
    pub(super) plies: usize,
    pub(super) since: Duration,
}

/// A claim of a partner that awaits an answer.
#[derive(Clone, Copy, Debug)]
pub struct StandingClaim {
    /// What is claimed.
    pub claim: WrongClaim,
    /// By whom.
    pub by: Color,
    pub(super) at: usize,
    pub(super) since: Duration,
}

/// What the learner was told last, at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PracticeAnswer {
    /// What became of the slip at that place of what was noted.
    Slip(usize),
    /// That nothing had happened, at that place of what was noted.
    Alarm(usize),
    /// What was ruled on a slip of the learner’s own, at that place of the log.
    Own(usize),
    /// That it is too early: the move is not made yet.
    TooEarly,
    /// That the arbiter needs to hear what is claimed.
    SayWhat,
}

impl PracticeRun {
    /// A game under these terms; everything that seems random in it follows from the seed.
    ///
    /// # Errors
    /// [`Unplayable`] when it cannot begin.
    pub fn begin(terms: PracticeTerms, seed: u64) -> Result<Self, Unplayable> {
        let script = terms.script();
        let mut game = PracticeGame::begin(&script, terms.edition)?;
        if game.arbiter().table().clock().is_some() {
            let start = Event::of_arbiter(game.now(), ArbiterAct::Start);
            game.hear(&start);
        }
        let mut run = Self {
            terms,
            game,
            seeded: SeededRng::new(seed),
            queue: VecDeque::new(),
            waited: Duration::ZERO,
            idle: Duration::ZERO,
            noted: Vec::new(),
            logged: Vec::new(),
            open: None,
            claim: None,
            offers_again: None,
            mind: Mind::default(),
            told: None,
            is_over: false,
        };
        run.look();
        Ok(run)
    }

    /// What the game is.
    pub const fn terms(&self) -> &PracticeTerms {
        &self.terms
    }

    /// The game itself.
    pub const fn game(&self) -> &PracticeGame {
        &self.game
    }

    /// What was noted so far, in its order: every slip, and every call where nothing had happened.
    pub fn noted(&self) -> &[Noted] {
        &self.noted
    }

    /// The claim that awaits an answer.
    pub const fn standing_claim(&self) -> Option<&StandingClaim> {
        self.claim.as_ref()
    }

    /// What the learner was told last.
    pub const fn last_answer(&self) -> Option<PracticeAnswer> {
        self.told
    }

    /// Whether the game is over.
    pub const fn is_over(&self) -> bool {
        self.is_over
    }

    /// How many slips are judged, and how many of them rightly by the learner.
    pub fn score(&self) -> (usize, usize) {
        let verdicts = || {
            let slips = self.noted.iter().filter_map(Noted::slip);
            slips.filter_map(|slip| slip.verdict)
        };
        let right = verdicts().filter(|verdict| verdict.is_right()).count();
        (verdicts().count(), right)
    }

    /// Returns what the partner thinks about; nothing while it need not think. Its answer may take a second, and belongs on a thread
    /// of its own.
    pub fn question(&self) -> Option<&MoveQuestion> {
        self.mind.question()
    }

    /// Takes the answer to the question that was asked last.
    pub fn answer_question(&mut self, choice: Option<MoveChoice>) {
        if self.mind.question().is_some() {
            self.mind.answer(choice);
            self.look();
        }
    }

    pub(super) fn note(&mut self, noted: Noted) {
        self.noted.push(noted);
        self.logged.push(self.game.log().len());
    }

    pub(super) fn plies(&self) -> usize {
        self.game.arbiter().table().game().plies().len()
    }

    pub(super) fn is_partner(&self, color: Color) -> bool {
        self.terms.role.color() != Some(color)
    }

    pub(super) fn hear(&mut self, deed: Deed) -> Vec<Ruling> {
        let before = self.game.log().len();
        let at = self.game.now();
        self.game.hear(&Event { at, deed });
        let learner = self.terms.role.color();
        let is_own = |ruling: &Ruling| ruling.concerns == learner && corrects_a_hand(ruling);
        let heard = &self.game.log()[before..];
        let own = heard
            .iter()
            .position(|entry| entry.rulings.iter().any(is_own));
        if let Some(own) = own.filter(|_| learner.is_some()) {
            self.told = Some(PracticeAnswer::Own(before + own));
        }
        heard
            .iter()
            .flat_map(|entry| entry.rulings.clone())
            .collect()
    }

    /// The learner does something at the board.
    pub fn act(&mut self, deed: Deed) {
        let Deed::Player(color, act) = &deed else {
            return;
        };
        if self.is_over || self.claim.is_some() || self.is_partner(*color) {
            return;
        }
        self.idle = Duration::ZERO;
        // What was said of a slip of the learner's own stands until they press the next time.
        let is_own = matches!(self.told, Some(PracticeAnswer::Own(_)));
        if is_own && *act == PlayerAct::Press {
            self.told = None;
        }
        if let Some(call) = call_of(act) {
            self.call_by(call, &deed);
        } else {
            self.hear(deed);
            self.put_in_order(Decision::Reject);
        }
        self.look();
    }

    /// The learner, as the arbiter, steps in.
    pub fn step_in(&mut self, call: Call) {
        if self.is_over || self.claim.is_some() || self.terms.role != PracticeRole::Arbiter {
            return;
        }
        let open = self.open.map(|open| open.at);
        let slip = open.and_then(|at| self.slip_at(at)).map(|it| it.slip);
        match (open, slip) {
            (Some(at), Some(slip)) if slip.right_call() == Some(call) => {
                self.notice(at, SlipVerdict::InTime);
                self.rule_as_arbiter(at);
            }
            (Some(at), Some(Slip::ForgetsPress)) if call == Call::Press => {
                self.notice(at, SlipVerdict::SpokenOf);
            }
            _ if self.is_under_way(call) => self.told = Some(PracticeAnswer::TooEarly),
            _ => self.alarm_or_late(call),
        }
        self.look();
    }

    /// The learner answers the claim that stands: whether it holds.
    pub fn answer_claim(&mut self, holds: bool) {
        let verdict = if holds {
            SlipVerdict::Missed
        } else {
            SlipVerdict::InTime
        };
        self.decide_claim(verdict);
        self.look();
    }

    fn decide_claim(&mut self, verdict: SlipVerdict) {
        let Some(claim) = self.claim.take() else {
            return;
        };
        self.judge(claim.at, verdict);
        self.told = Some(PracticeAnswer::Slip(claim.at));
        self.hear(Deed::Player(claim.by, act_of(claim.claim)));
        self.put_in_order(Decision::Reject);
        self.waited = Duration::ZERO;
    }

    pub(super) fn slip_at(&self, at: usize) -> Option<&Slipped> {
        self.noted.get(at).and_then(Noted::slip)
    }

    fn judge(&mut self, at: usize, verdict: SlipVerdict) {
        let slip = self.noted.get_mut(at).and_then(Noted::slip_mut);
        if let Some(slip) = slip {
            slip.verdict = Some(verdict);
        }
        self.open = self.open.filter(|open| open.at != at);
    }

    /// The slip there was noticed: whatever its maker was about to do is not done any more.
    fn notice(&mut self, at: usize, verdict: SlipVerdict) {
        self.judge(at, verdict);
        self.told = Some(PracticeAnswer::Slip(at));
        if verdict == SlipVerdict::InTime {
            self.queue.clear();
            self.waited = Duration::ZERO;
        }
    }

    /// Whether a slip that this would be said of is being made just now.
    fn is_under_way(&self, call: Call) -> bool {
        self.queue.iter().any(|planned| match &planned.what {
            PlannedAct::SlipMade(slipped) => slipped.slip.right_call() == Some(call),
            PlannedAct::Act(_)
            | PlannedAct::LatePress
            | PlannedAct::Claim(_)
            | PlannedAct::WillOfferAgain => false,
        })
    }

    /// A player, who is the learner, claims or calls.
    fn call_by(&mut self, call: Call, deed: &Deed) {
        let open = self.open.map(|open| open.at);
        let slip = open.and_then(|at| self.slip_at(at)).map(|it| it.slip);
        let is_right = slip.is_some_and(|slip| slip.right_call() == Some(call));
        if !is_right && self.is_under_way(call) {
            self.told = Some(PracticeAnswer::TooEarly);
            return;
        }
        // Whoever stops the clocks because of something else has to say because of what.
        if call == Call::Disturbance
            && !is_right
            && slip.is_some_and(|it| it.right_call().is_some())
        {
            self.told = Some(PracticeAnswer::SayWhat);
            return;
        }
        let rulings = self.hear(deed.clone());
        let is_upheld = Ruling::put_right(&rulings) || rulings.iter().any(Ruling::ends_game);
        match open {
            Some(at) if is_right => {
                self.notice(at, SlipVerdict::InTime);
                if slip == Some(Slip::OffersAgain) {
                    self.put_in_order(Decision::Accept);
                    self.warn(at);
                }
                self.put_in_order(Decision::Accept);
            }
            _ if is_upheld => {
                self.find_late(call);
                self.queue.clear();
                self.put_in_order(Decision::Accept);
            }
            _ => {
                self.put_in_order(Decision::Reject);
                self.alarm_or_late(call);
            }
        }
    }

    /// The last slip of that kind was missed, and is spoken of after all. Whether there was one.
    fn find_late(&mut self, call: Call) -> bool {
        let missed = |noted: &Noted| {
            noted.slip().is_some_and(|slip| {
                slip.slip.right_call() == Some(call) && slip.verdict == Some(SlipVerdict::Missed)
            })
        };
        let last = self.noted.iter().rposition(|noted| noted.slip().is_some());
        let Some(at) = last.filter(|at| missed(&self.noted[*at])) else {
            return false;
        };
        self.judge(at, SlipVerdict::Late);
        self.told = Some(PracticeAnswer::Slip(at));
        true
    }

    fn alarm_or_late(&mut self, call: Call) {
        if self.find_late(call) {
            return;
        }
        let game = self.game.arbiter().table().game();
        let alarm = FalseAlarm {
            call,
            before: game.position().clone(),
            number: game.plies().len() / 2 + 1,
        };
        self.told = Some(PracticeAnswer::Alarm(self.noted.len()));
        self.note(Noted::Alarm(Box::new(alarm)));
    }

    /// So much time passes.
    pub fn let_time_pass(&mut self, passed: Duration) {
        if self.is_over {
            return;
        }
        if let Some(claim) = &mut self.claim {
            claim.since += passed;
            if claim.since >= CLAIM_WAITS {
                self.decide_claim(SlipVerdict::Missed);
                self.look();
            }
            return;
        }
        self.game.let_time_pass(passed);
        self.waited += passed;
        self.idle += passed;
        if let Some(open) = &mut self.open {
            open.since += passed;
        }
        if let Some(planned) = self.queue.pop_front_if(|next| self.waited >= next.wait) {
            self.waited -= planned.wait;
            self.waited = self.waited.min(Duration::from_millis(100));
            self.do_planned(planned);
        }
        self.look();
    }

    /// Looks what can be noticed no longer, and what comes next.
    pub(super) fn look(&mut self) {
        if self.game.arbiter().table().standing() != Standing::Playing {
            self.end();
            return;
        }
        self.close();
        if self.claim.is_none() && self.queue.is_empty() {
            self.plan();
        }
    }

    /// Ends the game; what was not noticed is missed.
    pub fn end(&mut self) {
        self.close_now();
        if let Some(claim) = self.claim.take() {
            self.judge(claim.at, SlipVerdict::Missed);
        }
        self.queue.clear();
        self.is_over = true;
    }

    /// What can be noticed no longer is missed, or was left alone rightly.
    fn close(&mut self) {
        let Some(open) = self.open else { return };
        let Some(slipped) = self.slip_at(open.at) else {
            return;
        };
        let table = self.game.arbiter().table();
        let moved_since = self.plies() > open.plies;
        let is_closed = match slipped.slip {
            Slip::MovesAnother
            | Slip::AdjustsSilently
            | Slip::TakesBackReleased
            | Slip::RookFirst => {
                let is_theirs = table.game().has_the_move() != slipped.by;
                let has_touched = is_theirs && !table.turn().has_touched_nothing();
                moved_since || has_touched
            }
            Slip::IllegalMove | Slip::PressesWithoutMove => moved_since,
            Slip::ForgetsPress => {
                let is_pressed = table.game().uncompleted(slipped.by).is_none();
                moved_since || is_pressed
            }
            Slip::OffersAgain => {
                moved_since && self.plies() > open.plies + 1 || open.since >= OFFER_IS_HEARD
            }
            Slip::ClaimsWrongly => false,
        };
        if is_closed || self.plies() < open.plies {
            self.close_now();
        }
    }

    fn close_now(&mut self) {
        let Some(open) = self.open else { return };
        let is_silence = self.slip_at(open.at).map(|it| it.slip) == Some(Slip::ForgetsPress);
        let verdict = if is_silence {
            SlipVerdict::LeftAlone
        } else {
            SlipVerdict::Missed
        };
        self.judge(open.at, verdict);
    }

    /// Returns what the hands of partners are at.
    pub fn played(&self) -> PlayedActs<'_> {
        let last = self.game.log().last().map(|entry| &entry.event);
        let game = self.game.arbiter().table().game();
        let next = self.queue.front().and_then(|next| match &next.what {
            PlannedAct::Act(act) => Some((next, act)),
            PlannedAct::LatePress if game.uncompleted(next.by).is_some() => {
                Some((next, &PlayerAct::Press))
            }
            PlannedAct::LatePress
            | PlannedAct::SlipMade(_)
            | PlannedAct::Claim(_)
            | PlannedAct::WillOfferAgain => None,
        });
        let Some((planned, act)) = next.filter(|_| self.claim.is_none()) else {
            return PlayedActs {
                last,
                ..PlayedActs::default()
            };
        };
        let event = Event::of(planned.by, self.game.now(), act.clone());
        let rest = planned.wait.saturating_sub(self.waited);
        PlayedActs::awaited(last, Cow::Owned(event), planned.wait, rest)
    }

    /// How long nothing changes by itself; nothing where it never does.
    pub fn until_change(&self) -> Option<Duration> {
        if self.is_over {
            return None;
        }
        if self.claim.is_some() {
            return Some(Duration::from_secs(1));
        }
        let next = self.queue.front();
        let next = next.map(|planned| {
            let rest = planned.wait.saturating_sub(self.waited);
            until_hand_moves(planned.wait, rest)
        });
        let now = self.game.now();
        let clock = self.game.arbiter().table().clock();
        let change = clock.and_then(|clock| clock.next_change(now));
        let change = change.map(|change| change - now);
        let learner_waits = next.is_none() && change.is_none();
        let least = learner_waits.then_some(Duration::from_secs(1));
        next.into_iter().chain(change).chain(least).min()
    }
}

/// Whether a ruling counts a fault, or takes back what a hand did.
fn corrects_a_hand(ruling: &Ruling) -> bool {
    let corrects = |it: &Consequence| {
        matches!(
            it,
            Consequence::Illegal(..)
                | Consequence::TakeBack
                | Consequence::Unmade(_)
                | Consequence::Reinstate
        )
    };
    ruling.consequences.iter().any(corrects)
}

/// What a player calls by an act, if it is a call.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "three acts of all that a player can do are calls"
)]
const fn call_of(act: &PlayerAct) -> Option<Call> {
    match act {
        PlayerAct::ClaimIllegal => Some(Call::IllegalMove),
        PlayerAct::ClaimTouchMove => Some(Call::TouchMove),
        PlayerAct::StopClocks => Some(Call::Disturbance),
        _ => None,
    }
}

#[cfg(test)]
#[path = "practice_run_tests.rs"]
mod tests;
