//! What partners do by themselves: whose turn it is, what is planned for it, and what follows when its time has come.

use std::task::Poll;
use std::time::Duration;

use super::practice_role::PracticeRole;
use super::practice_run::{OpenSlip, PracticeRun, StandingClaim};
use super::slips::Slip;
use super::turn_plan::{Planned, PlannedAct, Planner, SEES_FIRST, WAITS_FOR_PRESS};
use super::verdict::Noted;
use crate::chess::Color;
use crate::laws::{ArbiterAct, Decision, Deed, Event, PlayerAct, Ruling, Standing};

/// How long one partner waits, where two play, before touching anything after a slip of the other.
const WAITS_FOR_ARBITER: Duration = Duration::from_secs(4);

impl PracticeRun {
    pub(super) fn do_planned(&mut self, planned: Planned) {
        let by = planned.by;
        match planned.what {
            PlannedAct::Act(act) => {
                self.hear(Deed::Player(by, act));
                self.put_in_order(Decision::Reject);
            }
            PlannedAct::LatePress => {
                let table = self.game.arbiter().table();
                if table.has_yet_to_press(by) || table.forgot_to_press() == Some(by) {
                    self.hear(Deed::Player(by, PlayerAct::Press));
                }
            }
            PlannedAct::SlipMade(slipped) => {
                self.open = Some(OpenSlip {
                    at: self.noted.len(),
                    plies: self.plies(),
                    since: Duration::ZERO,
                });
                self.note(Noted::Slip(slipped));
            }
            PlannedAct::Claim(slipped) => {
                self.claim = slipped.claim.map(|claim| StandingClaim {
                    claim,
                    by,
                    at: self.noted.len(),
                    since: Duration::ZERO,
                });
                self.note(Noted::Slip(slipped));
            }
            PlannedAct::WillOfferAgain => self.offers_again = Some(by),
        }
        // What costs no time is done with what was before it.
        if let Some(next) = self.queue.pop_front_if(|next| next.wait.is_zero()) {
            self.do_planned(next);
        }
    }

    /// Plans what a partner does next.
    pub(super) fn plan(&mut self) {
        if self.offer_comes() || self.flag_is_claimed() {
            return;
        }
        let table = self.game.arbiter().table();
        let us = table.game().has_the_move();
        if !self.is_partner(us) {
            self.answer_the_learner(us);
            return;
        }
        let is_waiting = table.clock().is_some() && table.game().uncompleted(!us).is_some();
        let is_held = !table.hand(!us).is_idle();
        if (is_waiting || is_held) && self.idle < WAITS_FOR_PRESS {
            return;
        }
        // Whoever has just pressed sees what came of it before anything is said.
        let is_hasty = self.terms.role.color().is_some() && self.idle < SEES_FIRST;
        if let Some(claim) = self.own_claim(us) {
            if is_hasty {
                return;
            }
            self.hear(Deed::Player(us, claim));
            self.put_in_order(Decision::Reject);
            return self.after_own_claim();
        }
        if !self.game.arbiter().table().is_in_order() {
            let plies = u32::try_from(self.plies()).unwrap_or(u32::MAX);
            self.hear(Deed::Arbiter(ArbiterAct::Reinstate(plies)));
            self.put_in_order(Decision::Reject);
        }
        let now = self.game.now();
        let claim = self.mind.drawing_claim(self.game.arbiter(), us, now);
        let gives_up = || self.mind.gives_up(us).then_some(PlayerAct::Resign);
        if let Some(last) = claim.or_else(gives_up) {
            if is_hasty {
                return;
            }
            self.hear(Deed::Player(us, last));
            return self.end();
        }
        self.plan_turn();
    }

    fn after_own_claim(&mut self) {
        if self.game.arbiter().table().standing() != Standing::Playing {
            self.end();
        }
    }

    fn plan_turn(&mut self) {
        let chosen = match self.terms.strength {
            None => None,
            Some(strength) => {
                let (arbiter, seeded) = (self.game.arbiter(), &mut self.seeded);
                match self.mind.think(arbiter, strength, seeded) {
                    Poll::Ready(chosen) => chosen,
                    Poll::Pending => return,
                }
            }
        };
        let mut slips = self.terms.possible_slips();
        if self.has_claimed_this_turn() {
            slips.retain(|slip| *slip != Slip::ClaimsWrongly);
        }
        let may_slip = self.open.is_none() && self.offers_again.is_none();
        let slips_now = may_slip && self.seeded.happens(self.terms.rate.of_a_thousand());
        let mut planner = Planner {
            arbiter: self.game.arbiter(),
            now: self.game.now(),
            seeded: &mut self.seeded,
            chosen: chosen.map(|choice| choice.mv),
        };
        let slipping = slips_now.then(|| planner.slipping_turn(&slips)).flatten();
        let turn = slipping.or_else(|| planner.legal_turn());
        match turn {
            Some(turn) => {
                self.queue = turn.into();
                self.waited = Duration::ZERO;
                let is_watched = self.terms.role == PracticeRole::Arbiter;
                if self.open.is_some()
                    && is_watched
                    && let Some(first) = self.queue.front_mut()
                {
                    first.wait += WAITS_FOR_ARBITER;
                }
            }
            None => self.end(),
        }
    }

    /// Whether the last slip was a claim on this very move.
    fn has_claimed_this_turn(&self) -> bool {
        let table = self.game.arbiter().table();
        let last = self.noted.iter().rev().find_map(Noted::slip);
        last.is_some_and(|slip| slip.claim.is_some() && slip.before == *table.game().position())
    }

    /// What was declined is offered again, if that is to come.
    fn offer_comes(&mut self) -> bool {
        let table = self.game.arbiter().table();
        let declined = |by: &Color| !table.is_offered_by(*by);
        let Some(by) = self.offers_again.filter(declined) else {
            return false;
        };
        // While something else can be noticed, nothing comes on top of it.
        if self.open.is_some() {
            return false;
        }
        self.offers_again = None;
        self.queue = Planner::second_offer(self.game.arbiter(), by).into();
        self.waited = Duration::ZERO;
        true
    }

    /// A partner claims that the opponent's flag has fallen.
    fn flag_is_claimed(&mut self) -> bool {
        let now = self.game.now();
        let table = self.game.arbiter().table();
        let is_claimed = |color: Color| self.is_partner(color) && table.is_out_of_time(!color, now);
        let both = Color::ALL
            .into_iter()
            .all(|it| table.is_out_of_time(it, now));
        let Some(claimant) = Color::ALL.into_iter().find(|it| is_claimed(*it) && !both) else {
            return false;
        };
        self.hear(Deed::Player(claimant, PlayerAct::ClaimFlag));
        self.put_in_order(Decision::Reject);
        self.end();
        true
    }

    /// What the learner asks while having the move is answered.
    fn answer_the_learner(&mut self, learner: Color) {
        let table = self.game.arbiter().table();
        if table.is_offered_by(learner) {
            let act = if self.mind.agrees(!learner, table.game().position()) {
                PlayerAct::Accept
            } else {
                PlayerAct::Decline
            };
            self.queue.push_back(Planned {
                wait: Duration::from_millis(1500),
                by: !learner,
                what: PlannedAct::Act(act),
            });
            self.waited = Duration::ZERO;
        }
    }

    /// What a partner claims of the learner's last move, which broke a rule.
    fn own_claim(&self, us: Color) -> Option<PlayerAct> {
        let is_learners = self.terms.role.color() == Some(!us);
        let last = self.game.arbiter().table().game().last()?;
        if !is_learners || last.by == us {
            return None;
        }
        let claims = [PlayerAct::ClaimIllegal, PlayerAct::ClaimTouchMove];
        claims.into_iter().find(|claim| {
            let mut trial = self.game.arbiter().clone();
            let rulings = trial.hear(&Event::of(us, self.game.now(), claim.clone()));
            Ruling::put_right(&rulings) && !Ruling::finds_own_fault(&rulings, us)
        })
    }
}
