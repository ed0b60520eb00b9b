//! What people draw in a game from a file that is on the table.

use super::GameController;
use crate::app::frame_context::AppContext;
use jadoube_core::notation::pgn::BoardMark;

impl GameController {
    /// Draws these arrows and squares, and no others, behind that half-move of the game.
    pub fn mark(&mut self, made: usize, marks: &[BoardMark], cx: &mut AppContext<'_>) {
        let store = &mut *cx.platform.store;
        let kept = self.session.mark(made, marks, store);
        cx.check(kept);
    }
}
