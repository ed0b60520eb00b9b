//! The slip of a program at the table: whether one comes now, and what is still to be done of it.

use std::collections::VecDeque;
use std::time::Duration;

use strum::VariantArray;

use super::mind::Mind;
use super::slips::Slip;
use super::turn_plan::{Planned, PlannedAct, Planner, act_of};
use crate::chess::Color;
use crate::laws::{Hand, PlayerAct, Ruling, Table};
use crate::record::{Entry, SlipRate};

/// The slips of a program at the table.
#[derive(Clone, Debug, Default)]
pub struct SlipUnderWay {
    rate: SlipRate,
    /// After how many half-moves it was last drawn whether one comes.
    drawn: Option<usize>,
    /// What is still to be done of one.
    acts: VecDeque<Planned>,
    /// Whether what was offered is offered again once it is declined.
    offers_again: bool,
}

impl SlipUnderWay {
    /// A program that slips at that rate and has not yet.
    pub fn new(rate: SlipRate) -> Self {
        Self {
            rate,
            ..Self::default()
        }
    }

    /// Begins a slip instead of the move that `planner` has chosen, if one comes now; it is drawn once for each move.
    pub fn begin(&mut self, planner: &mut Planner<'_>, mind: &Mind) {
        let table = planner.arbiter.table();
        let (us, plies) = (table.game().has_the_move(), table.game().plies().len());
        if self.drawn.replace(plies) == Some(plies) {
            return;
        }
        if !planner.seeded.happens(self.rate.of_a_thousand()) {
            return;
        }
        let has_clock = table.clock().is_some();
        // A draw that is offered, or claimed wrongly, can be accepted.
        let would_draw = mind.agrees(us, table.game().position());
        let can_be = |slip: &Slip| {
            (has_clock || !slip.needs_clock()) && (would_draw || !slip.offers_a_draw())
        };
        let slips: Vec<Slip> = Slip::VARIANTS.iter().copied().filter(can_be).collect();
        self.acts = planner.slipping_turn(&slips).unwrap_or_default().into();
    }

    /// Gives up what was still to be done, where something was put right in what has happened since.
    pub fn hear(&mut self, since: &[Entry]) {
        if since.iter().any(|entry| Ruling::put_right(&entry.rulings)) {
            self.acts.clear();
        }
    }

    /// Returns what comes next of it and after what time.
    pub fn next(&mut self, table: &Table, us: Color) -> Option<(PlayerAct, Duration)> {
        let is_drawn_for = |at: usize| {
            let plies = table.game().plies().len();
            let is_ours = || table.game().last().is_some_and(|last| last.by == us);
            plies == at || plies == at + 1 && is_ours()
        };
        if !self.drawn.is_some_and(is_drawn_for) {
            self.acts.clear();
            self.offers_again = false;
        }
        while let Some(planned) = self.acts.front() {
            match &planned.what {
                PlannedAct::Act(act) if can_be_done(act, table, us) => {
                    return Some((act.clone(), planned.wait));
                }
                PlannedAct::LatePress if table.game().uncompleted(us).is_some() => {
                    return Some((PlayerAct::Press, planned.wait));
                }
                PlannedAct::Claim(slipped) => {
                    return Some((act_of(slipped.claim?), planned.wait));
                }
                PlannedAct::WillOfferAgain => self.offers_again = true,
                PlannedAct::Act(_) | PlannedAct::LatePress | PlannedAct::SlipMade(_) => {}
            }
            self.acts.pop_front();
        }
        let is_declined = table.game().has_the_move() != us && !table.is_offered_by(us);
        let offers = self.offers_again && is_declined;
        offers.then_some((PlayerAct::OfferDraw, AGAIN))
    }

    /// Notes that what came next was done.
    pub fn step(&mut self) {
        if self.acts.pop_front().is_none() {
            self.offers_again = false;
        }
    }
}

/// After what time a draw is offered again.
const AGAIN: Duration = Duration::from_millis(1500);

/// Whether that can be done as things stand: only what is held can be let go of.
fn can_be_done(act: &PlayerAct, table: &Table, us: Color) -> bool {
    let needs_a_piece = matches!(act, PlayerAct::Release(_) | PlayerAct::PutBack);
    let holds = matches!(table.hand(us), Hand::Holding { .. });
    !needs_a_piece || holds
}
