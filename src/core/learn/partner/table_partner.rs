//! A program that sits at the table as a player: what it does next follows from how things stand there and from nothing that would
//! be lost if the program ended.

use std::borrow::Cow;
use std::task::Poll;
use std::time::Duration;

use super::mind::Mind;
use super::slip_under_way::SlipUnderWay;
use super::turn_plan::{Planner, SEES_FIRST, WAITS_FOR_PRESS, hand_time, thinking_time};
use crate::chess::{Board, Color, Move, Piece, Position as _};
use crate::clock::{Clock, Moment};
use crate::engine::{MoveChoice, MoveQuestion, PlayingStrength, SeededRng};
use crate::laws::facts::acts_of_a_move::acts_of;
use crate::laws::{Arbiter, Event, Hand, PlayerAct, Ruling, Standing, Table};
use crate::learn::playback::{PlayedActs, until_hand_moves};
use crate::notation::algebraic;
use crate::notation::algebraic::Style;
use crate::record::log::take_back_agreement::standing_request;
use crate::record::{Entry, SlipRate};

/// How late a frame may notice what a partner does.
const LATE_FRAME: Duration = Duration::from_millis(250);

/// How long it takes to say something.
const SPEAKS: Duration = Duration::from_millis(1500);

/// A program that sits at the table.
#[derive(Clone, Debug)]
pub struct TablePartner {
    us: Color,
    strength: PlayingStrength,
    mind: Mind,
    slip: SlipUnderWay,
    seeded: SeededRng,
    /// What was said or claimed since that many half-moves were made: nothing is said twice.
    said: (usize, Vec<PlayerAct>),
    /// When the clocks ran on, the opponent did something or the partner did last.
    since: Moment,
    /// How many things had happened then.
    happened: usize,
    /// After how many half-moves a draw was offered last.
    offered: Option<usize>,
    /// How long the move is thought about that is made after so many half-moves.
    thinks: Option<(usize, Duration)>,
    /// When its last thought was ready.
    ready: Moment,
    /// When the opponent last pressed the clock though the partner had begun its reply.
    late_press: Option<Moment>,
    /// Whether it plays on however badly it stands, and neither offers nor claims a draw.
    plays_on: bool,
    /// What it does next and how long it waits for it, where that is known.
    coming: Option<(Event, Duration)>,
}

/// What a partner does next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PartnerMove {
    /// This, which it did at that moment: now, or as long ago as it was noticed late.
    Act(PlayerAct, Moment),
    /// Something: look again once that time has passed, for its act or for the hand that sets out for it.
    Wait(Duration),
    /// Nothing, until something happens or its question is answered.
    Nothing,
}

/// How many half-moves are made before a draw is offered again.
const OFFERS_AGAIN: usize = 40;

impl TablePartner {
    /// A partner with those pieces who has just sat down, and slips at that rate.
    pub fn new(us: Color, strength: PlayingStrength, slips: SlipRate, seed: u64) -> Self {
        Self {
            us,
            strength,
            mind: Mind::default(),
            slip: SlipUnderWay::new(slips),
            seeded: SeededRng::new(seed),
            said: (0, Vec::new()),
            since: Moment::START,
            happened: 0,
            offered: None,
            thinks: None,
            ready: Moment::START,
            late_press: None,
            plays_on: false,
            coming: None,
        }
    }

    /// The same, which plays on however badly it stands if that is said: it neither resigns nor offers or claims a draw.
    #[must_use]
    pub const fn playing_on(mut self, plays_on: bool) -> Self {
        self.plays_on = plays_on;
        self
    }

    /// Returns what its hand is at, at `now`, where all that happened is in `log`.
    pub fn played<'a>(&'a self, log: &'a [Entry], now: Moment) -> PlayedActs<'a> {
        let last = log.last().map(|entry| &entry.event);
        let Some((next, wait)) = &self.coming else {
            return PlayedActs {
                last,
                ..PlayedActs::default()
            };
        };
        PlayedActs::awaited(last, Cow::Borrowed(next), *wait, next.at - now)
    }

    /// Returns what it thinks about; nothing while it need not think. Its answer may take a second, and belongs on a thread of its
    /// own.
    pub fn question(&self) -> Option<&MoveQuestion> {
        self.mind.question()
    }

    /// Takes the answer to the question that was asked last, which was found in that time.
    pub fn answer(&mut self, choice: Option<MoveChoice>, took: Duration) {
        self.ready = self.since + took;
        self.mind.answer(choice);
    }

    /// Returns what the partner does at `now`, where all that happened is in `log`. What it does then is to be heard at once.
    pub fn next(&mut self, arbiter: &Arbiter, log: &[Entry], now: Moment) -> PartnerMove {
        let table = arbiter.table();
        self.coming = None;
        // What was let go of stays.
        if self.is_asked_back(log) {
            return PartnerMove::Act(PlayerAct::DeclineTakeBack, now);
        }
        if table.standing() != Standing::Playing || is_paused(table) {
            (self.since, self.happened) = (now, log.len());
            return PartnerMove::Nothing;
        }
        let plies = table.game().plies().len();
        if self.said.0 != plies {
            self.said = (plies, Vec::new());
        }
        if self.happened != log.len() {
            let is_other = |entry: &Entry| entry.event.player() == Some(!self.us);
            let since = log
                .iter()
                .skip(self.happened)
                .rfind(|entry| is_other(entry));
            self.since = since.map_or(self.since, |entry| entry.event.at);
            let presses = |entry: &&Entry| entry.event.player_act() == Some(&PlayerAct::Press);
            if let Some(press) = since.filter(presses) {
                self.late_press = self.has_begun(table).then_some(press.event.at);
            }
            self.slip.hear(log.get(self.happened..).unwrap_or_default());
            self.happened = log.len();
        }
        let Some((act, wait)) = self.wish(arbiter, now) else {
            return PartnerMove::Nothing;
        };
        let due = self.since + wait;
        let rest = due - now;
        let act = match act {
            Some(act) if rest.is_zero() => act,
            Some(act) => {
                self.coming = Some((Event::of(self.us, due, act), wait));
                return PartnerMove::Wait(until_hand_moves(wait, rest));
            }
            None => return PartnerMove::Wait(rest),
        };
        let due = due.max(self.ready);
        // Its clock is not charged for how late a frame came; nor is the opponent's, which runs from when the press is seen.
        let is_late = act != PlayerAct::Press && due < now && now - due < LATE_FRAME;
        let at = if is_late { due } else { now };
        self.since = at;
        let slips = self.slip.next(table, self.us);
        if slips.is_some_and(|(next, _)| next == act) {
            self.slip.step();
        }
        if act == PlayerAct::OfferDraw {
            self.offered = Some(plies);
        }
        self.said.1.push(act.clone());
        PartnerMove::Act(act, at)
    }

    /// What it wants to do next, and how long after what happened last; no act where it only waits for the opponent.
    fn wish(&mut self, arbiter: &Arbiter, now: Moment) -> Option<(Option<PlayerAct>, Duration)> {
        let us = self.us;
        let table = arbiter.table();
        let game = table.game();
        if let Some(act) = self.flag_claim(table, now).filter(|act| self.is_news(act)) {
            return Some((Some(act), SPEAKS));
        }
        if let Some((act, wait)) = self.slip.next(table, us) {
            return Some((Some(act), wait));
        }
        let has_clock = table.clock().is_some();
        if has_clock && game.uncompleted(us).is_some() {
            let holds = matches!(table.hand(us), Hand::Holding { .. });
            let back = holds.then_some(PlayerAct::PutBack);
            let offers = || self.wants_to_offer(arbiter).then_some(PlayerAct::OfferDraw);
            let act = back.or_else(offers).unwrap_or(PlayerAct::Press);
            let left = table.reading(us, now);
            let mut wait = hand_time(&act, left);
            // Whoever presses late sees what came of it before the clock is theirs again: they may press twice.
            if let Some(pressed) = self.late_press.filter(|_| act == PlayerAct::Press) {
                let sees = left.map_or(SEES_FIRST, |left| SEES_FIRST.min(left / 4));
                wait = wait.max((pressed + sees) - self.since);
            }
            return Some((Some(act), wait));
        }
        if let Some(record) = self.writes(arbiter) {
            return Some((Some(record), SPEAKS));
        }
        if game.has_the_move() != us {
            let answer = table
                .is_offered_by(!us)
                .then(|| self.answer_to_offer(table));
            return answer.map(|answer| (Some(answer), SPEAKS));
        }
        if let Some(claim) = self.claim(arbiter, now) {
            return Some((Some(claim), SPEAKS));
        }
        let is_waiting = has_clock && game.uncompleted(!us).is_some();
        if (is_waiting || !table.hand(!us).is_idle()) && now - self.since < WAITS_FOR_PRESS {
            return Some((None, WAITS_FOR_PRESS));
        }
        let chosen = match self.mind.think(arbiter, self.strength, &mut self.seeded) {
            Poll::Ready(chosen) => chosen?,
            Poll::Pending => return None,
        };
        if table.is_offered_by(!us) {
            return Some((Some(self.answer_to_offer(table)), SPEAKS));
        }
        let claim = self.mind.drawing_claim(arbiter, us, now);
        let gives_up = || self.mind.gives_up(us).then_some(PlayerAct::Resign);
        let ends_it = claim.or_else(gives_up).filter(|_| !self.plays_on);
        if let Some(last) = ends_it.filter(|act| self.is_news(act)) {
            return Some((Some(last), SPEAKS));
        }
        let Some(rest) = rest_of_move(table, us, chosen.mv) else {
            let ends = ends_disorder(table, us);
            return self.is_news(&ends).then_some((Some(ends), SPEAKS));
        };
        let is_begun = rest.len() < acts_of(game.position(), chosen.mv).len();
        if !is_begun {
            let mut planner = Planner {
                arbiter,
                now,
                seeded: &mut self.seeded,
                chosen: Some(chosen.mv),
            };
            self.slip.begin(&mut planner, &self.mind);
            if let Some((act, wait)) = self.slip.next(table, us) {
                return Some((Some(act), wait));
            }
        }
        let act = rest.into_iter().next()?;
        let wait = if is_begun {
            hand_time(&act, table.reading(us, now))
        } else {
            self.thinks(arbiter, now)
        };
        Some((Some(act), wait))
    }

    /// Whether its hand has begun a move, or made one that is not pressed.
    fn has_begun(&self, table: &Table) -> bool {
        let game = table.game();
        let is_at_it = game.has_the_move() == self.us && !table.turn().has_touched_nothing();
        game.uncompleted(self.us).is_some() || is_at_it
    }

    fn is_news(&self, act: &PlayerAct) -> bool {
        !self.said.1.contains(act)
    }

    /// How long it thinks about this move, drawn once.
    fn thinks(&mut self, arbiter: &Arbiter, now: Moment) -> Duration {
        let plies = arbiter.table().game().plies().len();
        if let Some((_, time)) = self.thinks.filter(|(of, _)| *of == plies) {
            return time;
        }
        let time = thinking_time(arbiter, self.us, now, &mut self.seeded);
        self.thinks = Some((plies, time));
        time
    }

    fn flag_claim(&self, table: &Table, now: Moment) -> Option<PlayerAct> {
        let is_theirs = table.is_out_of_time(!self.us, now) && !table.is_out_of_time(self.us, now);
        is_theirs.then_some(PlayerAct::ClaimFlag)
    }

    /// What was wrong with the opponent's last move, if something was.
    fn claim(&self, arbiter: &Arbiter, now: Moment) -> Option<PlayerAct> {
        let us = self.us;
        let last = arbiter.table().game().last()?;
        if last.by == us || !arbiter.table().turn().has_touched_nothing() {
            return None;
        }
        let claims = [PlayerAct::ClaimIllegal, PlayerAct::ClaimTouchMove];
        claims
            .into_iter()
            .filter(|claim| self.is_news(claim))
            .find(|claim| {
                let rulings = arbiter.clone().hear(&Event::of(us, now, claim.clone()));
                Ruling::put_right(&rulings) && !Ruling::finds_own_fault(&rulings, us)
            })
    }

    fn wants_to_offer(&self, arbiter: &Arbiter) -> bool {
        let plies = arbiter.table().game().plies().len();
        let is_soon = self.offered.is_some_and(|last| plies < last + OFFERS_AGAIN);
        !is_soon
            && !self.plays_on
            && arbiter.table().offer().is_none()
            && arbiter
                .table()
                .game()
                .last()
                .is_some_and(|ply| ply.by == self.us)
            && self.mind.offers(arbiter, self.us)
    }

    fn answer_to_offer(&self, table: &Table) -> PlayerAct {
        if self.mind.agrees(self.us, table.game().position()) {
            PlayerAct::Accept
        } else {
            PlayerAct::Decline
        }
    }

    /// What it still has to write on its scoresheet, where players keep their own.
    fn writes(&self, arbiter: &Arbiter) -> Option<PlayerAct> {
        if !arbiter.terms().regulations.own_score {
            return None;
        }
        let game = arbiter.table().game();
        let next = arbiter.table().recording().sheet(self.us).complete_to();
        let (ply, before) = game.plies().get(next).zip(game.position_after(next))?;
        let text = algebraic::write(before, ply.mv, Style::default());
        let record = PlayerAct::Record(text);
        self.is_news(&record).then_some(record)
    }

    /// Whether the opponent wants a move back.
    fn is_asked_back(&self, log: &[Entry]) -> bool {
        let asks = standing_request(log).and_then(|at| log[at].event.player());
        asks == Some(!self.us)
    }
}

/// Whether the clocks stand while the game goes on, or were not started.
fn is_paused(table: &Table) -> bool {
    table.clock().is_some_and(Clock::is_stopped)
}

/// What is done about a board on which no move can be gone on with: what the own hand left there is put back or pressed on, so
/// that the arbiter rules on it; anything else somebody has to put in order.
fn ends_disorder(table: &Table, us: Color) -> PlayerAct {
    let is_own = !table.is_displaced() && !table.turn().has_touched_nothing();
    match table.hand(us) {
        Hand::Holding { .. } => PlayerAct::PutBack,
        Hand::Empty | Hand::Touching(_) | Hand::Standing { .. }
            if is_own && table.clock().is_some() =>
        {
            PlayerAct::Press
        }
        Hand::Empty | Hand::Touching(_) | Hand::Standing { .. } => PlayerAct::StopClocks,
    }
}

/// The acts of a move that are still to be done, by what stands on the board and lies in the hand; nothing where neither is what
/// doing some of them leads to.
fn rest_of_move(table: &Table, us: Color, mv: Move) -> Option<Vec<PlayerAct>> {
    let position = table.game().position();
    let acts = acts_of(position, mv);
    let held = match *table.hand(us) {
        Hand::Holding { piece, .. } => Some(piece),
        Hand::Standing { .. } => return None,
        // A king that stays is touched for all to see.
        Hand::Touching(square) if acts.first() == Some(&PlayerAct::Touch(square)) => {
            return Some(acts[1..].to_vec());
        }
        Hand::Empty | Hand::Touching(_) => None,
    };
    let least = match acts.first() {
        Some(PlayerAct::Touch(_)) if !table.turn().has_touched_nothing() => 2,
        _ => 0,
    };
    let known = table.board_put_right();
    let mut stands = (position.board().clone(), None);
    let mut done = None;
    for at in 0..=acts.len() {
        if stands.0 == *known && stands.1 == held && (done.is_none() || at > least) {
            done = Some(at);
        }
        if let Some(act) = acts.get(at) {
            do_act(&mut stands, act, us);
        }
    }
    done.map(|done| acts[done..].to_vec())
}

/// Does an act of a move on a board with what is in the hand.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "no move consists of any other act"
)]
fn do_act((board, held): &mut (Board, Option<Piece>), act: &PlayerAct, us: Color) {
    match act {
        PlayerAct::Lift(square) => *held = board.remove_piece_at(*square),
        PlayerAct::Remove(square) => board.discard_piece_at(*square),
        PlayerAct::Take(role) => *held = Some(role.of(us)),
        PlayerAct::Release(square) => {
            if let Some(piece) = held.take() {
                board.set_piece_at(*square, piece);
            }
        }
        _ => {}
    }
}

#[cfg(test)]
#[path = "table_partner_tests.rs"]
mod tests;
