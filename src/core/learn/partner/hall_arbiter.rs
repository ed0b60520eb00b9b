//! What the arbiter of the hall does in practice: rules on what was noticed, answers what is asked, lets the clock run on.

use super::practice_run::PracticeRun;
use super::slips::{Call, Slip};
use crate::laws::{
    ArbiterAct, CanMate, Decision, Deed, Event, PlayerAct, Question, Ruling, Standing,
};

impl PracticeRun {
    /// What the arbiter saw is ruled on.
    pub(super) fn rule_as_arbiter(&mut self, at: usize) {
        let Some(slipped) = self.slip_at(at) else {
            return;
        };
        let (by, slip) = (slipped.by, slipped.slip);
        let touched = slipped.touched.map(|(_, square)| square);
        if slip.right_call() == Some(Call::Disturbance) {
            return self.warn(at);
        }
        let claims = |act| Deed::Player(!by, act);
        let ways = if slip.right_call() == Some(Call::IllegalMove) {
            let seen = Deed::Arbiter(ArbiterAct::SeeIllegal);
            vec![seen, claims(PlayerAct::ClaimIllegal)]
        } else {
            let seen = touched.map(|it| Deed::Arbiter(ArbiterAct::CallTouched(it)));
            let seen = seen.filter(|_| slip != Slip::TakesBackReleased);
            let claimed = claims(PlayerAct::ClaimTouchMove);
            seen.into_iter().chain([claimed]).collect()
        };
        let at = self.game.now();
        let leads = |deed: &Deed| {
            let mut trial = self.game.arbiter().clone();
            let event = Event {
                at,
                deed: deed.clone(),
            };
            Ruling::put_right(&trial.hear(&event))
        };
        if let Some(deed) = ways.into_iter().find(leads) {
            self.hear(deed);
        }
        self.put_in_order(Decision::Accept);
    }

    pub(super) fn warn(&mut self, at: usize) {
        let Some(by) = self.slip_at(at).map(|slipped| slipped.by) else {
            return;
        };
        self.hear(Deed::Arbiter(ArbiterAct::Warn(by)));
        self.offers_again = None;
        self.put_in_order(Decision::Accept);
    }

    /// The arbiter of the hall answers what is asked, and lets the clock run on.
    pub(super) fn put_in_order(&mut self, decision: Decision) {
        for _ in 0..8 {
            let table = self.game.arbiter().table();
            let Some((_, question)) = table.questions().first().copied() else {
                break;
            };
            let answer = match question {
                Question::CanMate(color) => ArbiterAct::Establish(color, CanMate::Yes),
                // After a position was put back the clocks go on as they stand.
                Question::Times => ArbiterAct::Decide(Decision::Reject),
                Question::StoppedClocks
                | Question::Touch
                | Question::Intent
                | Question::PressWithoutMove
                | Question::TwoHands
                | Question::NormalMeans(_)
                | Question::Effort(_)
                | Question::Increment(_)
                | Question::OpponentScore(_)
                | Question::Scores
                | Question::AnnouncedMove(_)
                | Question::BoardsDiffer
                | Question::Penalty
                | Question::SealedMove
                | Question::WrittenMove(_)
                | Question::LastPress(_)
                | Question::IllegalPosition
                | Question::Consent(_)
                | Question::Lateness(_) => ArbiterAct::Decide(decision),
            };
            self.hear(Deed::Arbiter(answer));
        }
        let table = self.game.arbiter().table();
        let stands = table.clock().is_some_and(|clock| clock.running().is_none());
        if stands && table.standing() == Standing::Playing {
            self.hear(Deed::Arbiter(ArbiterAct::Resume));
        }
    }
}
