//! Owns the game that is looked through: made ready beside the window, and shown once it is.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError};

use super::frame_context::AppContext;
use super::game_session::GameSession;
use super::jobs::worker;
use jadoube_core::record::ReviewedGame;
use jadoube_ui::{Review, Screen};

/// The game that is looked through.
#[derive(Debug, Default)]
pub struct ReviewController {
    review: Option<Review>,
    /// One that is being made ready.
    coming: Option<ComingReview>,
}

/// A game on the table that is being made ready.
#[derive(Debug)]
struct ComingReview {
    game: Receiver<ReviewedGame>,
    begins_at: Option<usize>,
    /// Where it is shown.
    screen: Screen,
}

impl ReviewController {
    /// The game that is looked through, if one is.
    pub const fn review(&self) -> Option<&Review> {
        self.review.as_ref()
    }

    /// Whether a game is still being made ready.
    pub const fn is_busy(&self) -> bool {
        self.coming.is_some()
    }

    /// Makes the game on the table ready to be looked through, first as it stood after so many half-moves.
    pub fn look_through_table(
        &mut self,
        session: &GameSession,
        begins_at: Option<usize>,
        cx: &mut AppContext<'_>,
    ) {
        self.make_ready(session, begins_at, Screen::Review, cx);
    }

    /// Makes the game on the table ready, and shows how it was played beside its moves.
    pub fn look_at_conduct(&mut self, session: &GameSession, cx: &mut AppContext<'_>) {
        self.make_ready(session, None, Screen::Conduct, cx);
    }

    fn make_ready(
        &mut self,
        session: &GameSession,
        begins_at: Option<usize>,
        screen: Screen,
        cx: &mut AppContext<'_>,
    ) {
        if !session.has_game() {
            return;
        }
        if session.history().is_some() {
            cx.window.show(Screen::Table);
            return;
        }
        let (heading, log) = (session.heading().clone(), session.log().to_vec());
        let work = move || ReviewedGame::played(&heading, &log);
        if let Ok(game) = worker::answer("review", cx.context, work) {
            self.coming = Some(ComingReview {
                game,
                begins_at,
                screen,
            });
            return;
        }
        let review = Review {
            game: session.review(),
            is_on_table: true,
            begins_at,
        };
        self.show_game(review, screen, cx);
    }

    /// Shows that game to be looked through.
    pub fn show(&mut self, game: Arc<ReviewedGame>, cx: &mut AppContext<'_>) {
        let review = Review {
            game,
            is_on_table: false,
            begins_at: None,
        };
        self.show_game(review, Screen::Review, cx);
    }

    /// Shows a game that has been made ready since.
    pub fn time_passes(&mut self, cx: &mut AppContext<'_>) {
        let Some(coming) = self.coming.take() else {
            return;
        };
        match coming.game.try_recv() {
            Ok(game) => {
                let review = Review {
                    game: Arc::new(game),
                    is_on_table: true,
                    begins_at: coming.begins_at,
                };
                self.show_game(review, coming.screen, cx);
            }
            Err(TryRecvError::Empty) => self.coming = Some(coming),
            Err(TryRecvError::Disconnected) => {}
        }
    }

    fn show_game(&mut self, review: Review, screen: Screen, cx: &mut AppContext<'_>) {
        self.review = Some(review);
        cx.window.show(screen);
    }
}
