//! What people draw in a game from a file that is on the table.

use super::GameController;
use crate::app::frame_context::FrameContext;
use jadoube_core::notation::pgn::BoardMark;

impl GameController {
    /// Draws these arrows and squares, and no others, behind that half-move of the game.
    pub fn mark(&mut self, made: usize, marks: &[BoardMark], services: &mut FrameContext<'_>) {
        let store = &mut *services.platform.store;
        let kept = self.session.mark(made, marks, store);
        services.check(kept);
    }
}
