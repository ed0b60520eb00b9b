//! What a partner who plays well thinks: which move, and whether there is anything left to play for.

use std::task::Poll;

use super::practice_run::{PracticeRun, Thought};
use super::turn_plan::permitted_moves;
use crate::chess::position_key::PositionKey;
use crate::chess::{Color, Position as _};
use crate::engine::{MoveChoice, MoveQuestion};
use crate::laws::{Deed, Event, PlayerAct, Ruling};

/// Whoever stands worse than this, in hundredths of a pawn, twice in a row gives up.
const LOST: i32 = -900;

/// Whoever stands worse than this is glad of a draw.
const GLAD: i32 = -120;

/// Whoever stands between this and its opposite after so many half-moves agrees to one.
const EVEN: (i32, usize) = (25, 80);

impl PracticeRun {
    /// Returns what the partner thinks about; nothing while it need not think. Its answer may take a second, and belongs on a thread
    /// of its own.
    pub fn question(&self) -> Option<&MoveQuestion> {
        match &self.thought {
            Thought::Asked(question) => Some(question),
            Thought::Nothing | Thought::Answered(..) => None,
        }
    }

    /// Takes the answer to the question that was asked last.
    pub fn answer_question(&mut self, choice: Option<MoveChoice>) {
        if let Thought::Asked(question) = std::mem::take(&mut self.thought) {
            self.thought = Thought::Answered(question, choice);
            self.look();
        }
    }

    /// The move that the partner on move has chosen, once it has; none where it plays any.
    pub(super) fn think(&mut self) -> Poll<Option<MoveChoice>> {
        let Some(strength) = self.terms.strength else {
            return Poll::Ready(None);
        };
        let arbiter = self.game.arbiter();
        let game = arbiter.table().game();
        let allowed = permitted_moves(arbiter);
        let is_about_this =
            |it: &MoveQuestion| it.position == *game.position() && it.allowed == allowed;
        match std::mem::take(&mut self.thought) {
            Thought::Answered(question, choice) if is_about_this(&question) => {
                let us = game.position().turn();
                let standing = self.standing.get_mut(us);
                *standing = [choice.map(|it| it.score), standing[0]];
                Poll::Ready(choice)
            }
            Thought::Asked(question) if is_about_this(&question) => {
                self.thought = Thought::Asked(question);
                Poll::Pending
            }
            Thought::Nothing | Thought::Asked(_) | Thought::Answered(..) => {
                let positions = 0..game.plies().len();
                let earlier = positions.filter_map(|plies| game.position_after(plies));
                self.thought = Thought::Asked(Box::new(MoveQuestion {
                    position: game.position().clone(),
                    allowed,
                    earlier: earlier.map(PositionKey::of).collect(),
                    strength,
                    seed: self.seeded.draw(),
                }));
                Poll::Pending
            }
        }
    }

    /// Whether a partner agrees to a draw.
    pub(super) fn agrees(&self, us: Color) -> bool {
        let [last, _] = *self.standing.get(us);
        let (even, plies) = EVEN;
        last.is_some_and(|score| score < GLAD || score.abs() <= even && self.plies() >= plies)
    }

    /// Claims the draw that the position gives, where there is nothing better; whether it did.
    pub(super) fn is_drawn_by_claim(&mut self, us: Color) -> bool {
        let [last, _] = *self.standing.get(us);
        if last.is_none_or(|score| score > 0) {
            return false;
        }
        let claims = [
            PlayerAct::ClaimRepetition(None),
            PlayerAct::ClaimFifty(None),
        ];
        let holds = |claim: &PlayerAct| {
            let mut trial = self.game.arbiter().clone();
            let rulings = trial.hear(&Event::of(us, self.game.now(), claim.clone()));
            rulings.iter().any(Ruling::ends_game)
        };
        let Some(claim) = claims.into_iter().find(holds) else {
            return false;
        };
        self.hear(Deed::Player(us, claim));
        self.end();
        true
    }

    /// Resigns where there is nothing left to play for; whether it did.
    pub(super) fn gives_up(&mut self, us: Color) -> bool {
        let is_lost = |score: &Option<i32>| score.is_some_and(|score| score < LOST);
        if !self.standing.get(us).iter().all(is_lost) {
            return false;
        }
        self.hear(Deed::Player(us, PlayerAct::Resign));
        self.end();
        true
    }
}
