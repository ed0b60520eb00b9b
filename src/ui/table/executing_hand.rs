//! A hand that executes on its player's own board what the opponent announced (D.2.1): taking a piece and letting go of it
//! there repeats the move.

use eframe::egui::Ui;

use crate::kit::announcement::announce_words;
use crate::view::announced_move::{announcement, repetition_due};
use crate::view::frame_view::View;
use crate::view::two_boards::{BoardUse, board_of, board_use, differing_in_words};
use jadoube_core::chess::{Color, Square};
use jadoube_core::hands::Execution;
use jadoube_core::laws::PlayerAct;
use jadoube_core::laws::facts::move_in_any_language::read_in_any_language;

/// What such a hand has taken.
#[derive(Clone, Copy, Debug, Default)]
pub struct ExecutingHand {
    /// The square of it, and how many half-moves had been made then.
    taken: Option<(Square, usize)>,
}

impl ExecutingHand {
    /// Returns the square whose piece is in the hand.
    pub fn taken(&self, view: &View<'_>) -> Option<Square> {
        let made = view.table().game().plies().len();
        let taken = self.taken.filter(|(_, plies)| *plies == made);
        taken.map(|(square, _)| square)
    }

    /// Takes what stands on that square.
    pub fn take(&mut self, view: &View<'_>, owner: Color, square: Square) {
        let stands = board_of(view, owner).piece_at(square).is_some();
        let made = view.table().game().plies().len();
        self.taken = stands.then_some((square, made));
    }

    /// Puts what was taken back.
    pub fn put_back(&mut self) {
        self.taken = None;
    }

    /// Takes what stands on that square, or lets go there of what was taken; returns what is to be told of it.
    pub fn pick(
        &mut self,
        ui: &Ui,
        view: &View<'_>,
        owner: Color,
        square: Square,
    ) -> Option<String> {
        match self.taken(view) {
            None => {
                self.take(view, owner, square);
                None
            }
            Some(from) => self.let_go(ui, view, (owner, from), Some(square)),
        }
    }

    /// Lets go over a square, or beside the board, of the piece from another; returns what is to be told of it.
    pub fn let_go(
        &mut self,
        ui: &Ui,
        view: &View<'_>,
        (owner, from): (Color, Square),
        over: Option<Square>,
    ) -> Option<String> {
        self.put_back();
        let to = over.filter(|to| *to != from)?;
        let BoardUse::Executes(mv) = board_use(view, owner) else {
            return None;
        };
        let (_, words) = repetition_due(view)?;
        let game = view.table().game();
        let before = game.position_after(game.plies().len().checked_sub(1)?)?;
        match Execution::of(before, mv, from, to) {
            Execution::AsAnnounced => repeat(ui, view, owner, words),
            // Which move it was instead is heard and ruled on like a slip of the tongue.
            Execution::Otherwise(other) => {
                repeat(ui, view, owner, announcement(view, before, other));
            }
            Execution::NoMove => {
                let args = [("move", words.as_str().into())];
                return Some(view.tr_args("boards-not-announced", &args).into_owned());
            }
        }
        None
    }
}

/// Repeats the move that was announced in words that were typed at the board, if they name a move of its player; returns what is
/// to be told otherwise.
pub fn repeat_typed(ui: &Ui, view: &View<'_>, player: Color, text: &str) -> Option<String> {
    let (_, words) = repetition_due(view)?;
    let game = view.table().game();
    let before = game.position_after(game.plies().len().checked_sub(1)?)?;
    if read_in_any_language(before, text).is_some() {
        repeat(ui, view, player, text.to_owned());
        return None;
    }
    let args = [("move", words.as_str().into())];
    Some(view.tr_args("boards-not-announced", &args).into_owned())
}

/// Repeats a move in those words, aloud where the program has a voice.
pub fn repeat(ui: &Ui, view: &View<'_>, player: Color, words: String) {
    announce_words(ui, &words);
    view.act(player, PlayerAct::Announce(words));
}

/// Returns why a hand does nothing on that player's board, if it does nothing there.
pub fn why_idle(view: &View<'_>, owner: Color) -> Option<String> {
    let told = |id: &str| {
        let name = view.name(!owner);
        let args = [("name", (&*name).into())];
        Some(view.tr_args(id, &args).into_owned())
    };
    match board_use(view, owner) {
        BoardUse::Plays | BoardUse::Executes(_) => None,
        BoardUse::AwaitsArbiter => Some(differing_in_words(view)),
        BoardUse::AwaitsAnnouncement => told("boards-await"),
        BoardUse::Rests => told("boards-rest"),
    }
}
