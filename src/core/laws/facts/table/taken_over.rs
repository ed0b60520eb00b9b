//! A game that is taken over: what was played, counted and charged before anybody here heard of it.

use super::Table;
use crate::chess::{ByColor, Color, Position};
use crate::clock::Moment;
use crate::laws::facts::half_move::{Press, PriorMove};
use crate::laws::facts::turn::Turn;

impl Table {
    /// The clock is taken over in the middle of a game: it has counted the moves that the number of the starting position
    /// tells of, and each player is in the period they led to. A last period that repeats is left as it is.
    pub(in crate::laws) fn count_moves_before(&mut self) {
        let made = |color| u32::try_from(self.game.made_before(color)).unwrap_or(u32::MAX);
        self.count_moves(ByColor::new_with(made));
    }

    /// The same for numbers that are given: those that were completed until now, the moves made here among them.
    pub(in crate::laws) fn count_moves(&mut self, completed: ByColor<u32>) {
        for color in Color::ALL {
            let made = *completed.get(color);
            let here = u32::try_from(self.game.completed_since_the_start(color)).unwrap_or(0);
            *self.counted_before.get_mut(color) = made.saturating_sub(here);
            let Some(clock) = &mut self.clock else {
                continue;
            };
            let periods = clock.controls()[color].periods();
            let mut before = 0_u32;
            let passed = periods.iter().map_while(|period| {
                before = before.saturating_add(period.moves?);
                (before <= made).then_some(())
            });
            let entered = passed.count();
            if entered < periods.len() {
                clock.set_moves(color, made);
                clock.set_period(color, entered, Moment::START);
            }
        }
    }

    /// These illegal moves were charged before the game was taken over.
    pub(in crate::laws) fn take_over_illegal_moves(&mut self, charged: ByColor<u32>) {
        self.illegal = charged;
    }

    /// The game goes on behind these moves, all completed, up to the first that is neither legal nor a turn that passed.
    pub(in crate::laws) fn take_over(&mut self, moves: &[PriorMove]) {
        for prior in moves {
            let color = self.game.has_the_move();
            if !self.game.take_over(prior.mv) {
                break;
            }
            let completed = Press {
                at: Moment::START,
                left: prior.left,
                gain: None,
            };
            self.game.complete(color, completed);
            if prior.offered_draw {
                self.game.note_offer(color);
            }
        }
        self.game.note_taken_over();
        self.turn = Turn::of(self.game.has_the_move());
        self.recording.take_over(&self.game);
        self.board = self.game.position().board().clone();
    }
}
