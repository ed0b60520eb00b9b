//! Owns the game that is looked through: made ready beside the window, and shown once it is.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError};

use super::frame_context::FrameContext;
use super::game_session::GameSession;
use super::jobs::worker;
use crate::record::ReviewedGame;
use crate::ui::{Review, Screen};

/// The game that is looked through.
#[derive(Debug, Default)]
pub struct ReviewController {
    review: Option<Review>,
    /// One that is being made ready.
    coming: Option<Receiver<ReviewedGame>>,
}

impl ReviewController {
    /// The game that is looked through, if one is.
    #[must_use]
    pub const fn review(&self) -> Option<&Review> {
        self.review.as_ref()
    }

    /// Whether a game is still being made ready.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.coming.is_some()
    }

    /// Makes the game on the table ready to be looked through.
    pub fn look_through_table(&mut self, session: &GameSession, services: &mut FrameContext<'_>) {
        if !session.has_game() {
            return;
        }
        if session.history().is_some() {
            services.window.show(Screen::Table);
            return;
        }
        let (heading, log) = (session.heading().clone(), session.log().to_vec());
        let work = move || ReviewedGame::played(&heading, &log);
        match worker::answer("review", services.context, work) {
            Ok(coming) => self.coming = Some(coming),
            Err(_) => {
                self.show_game(session.review(), true, services);
            }
        }
    }

    /// Shows that game to be looked through.
    pub fn show(&mut self, game: Arc<ReviewedGame>, services: &mut FrameContext<'_>) {
        self.show_game(game, false, services);
    }

    /// Shows a game that has been made ready since.
    pub fn time_passes(&mut self, services: &mut FrameContext<'_>) {
        let Some(coming) = self.coming.take() else {
            return;
        };
        match coming.try_recv() {
            Ok(game) => self.show_game(Arc::new(game), true, services),
            Err(TryRecvError::Empty) => self.coming = Some(coming),
            Err(TryRecvError::Disconnected) => {}
        }
    }

    fn show_game(
        &mut self,
        game: Arc<ReviewedGame>,
        is_on_table: bool,
        services: &mut FrameContext<'_>,
    ) {
        self.review = Some(Review { game, is_on_table });
        services.window.show(Screen::Review);
    }
}
