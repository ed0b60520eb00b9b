//! What is to be announced and repeated where a player is blind or visually disabled (Appendix D), and who has an assistant
//! to ask.

use super::frame_view::View;
use jadoube_core::chess::{Chess, Color, Move, Position as _};
use jadoube_core::laws::PlayerAct;

/// Returns who has yet to announce which move, and the words for it in the way that player's moves are said; nothing while
/// the clocks stand.
pub fn announcement_due(view: &View<'_>) -> Option<(Color, String)> {
    let (player, mv) = view.arbiter.announcement_to_come()?;
    let game = view.table().game();
    let before = if game.has_the_move() == player {
        game.position()
    } else {
        game.position_after(game.plies().len().checked_sub(1)?)?
    };
    view.is_in_play()
        .then(|| (player, announcement(view, before, mv)))
}

/// Returns who has yet to repeat the move that was announced, and its words; nothing while the clocks stand, and no program.
pub fn repetition_due(view: &View<'_>) -> Option<(Color, String)> {
    let (player, mv) = view.table().to_be_repeated()?;
    let game = view.table().game();
    let before = game.position_after(game.plies().len().checked_sub(1)?)?;
    let repeats = view.is_in_play() && !view.is_program(player);
    repeats.then(|| (player, announcement(view, before, mv)))
}

/// Returns the words in which the player of that move announces it.
pub fn announcement(view: &View<'_>, before: &Chess, mv: Move) -> String {
    let (by, preferences) = (before.turn(), &view.settings.preferences);
    let (style, written) = (preferences.spoken.of(by), preferences.notation.of(by));
    view.words.announcement(before, mv, style, written)
}

/// Returns the blind player who can ask the assistant how many moves have been made (D.2.10.4): of two, the one on move.
pub fn asks_assistant(view: &View<'_>) -> Option<Color> {
    let us = view.at_the_board();
    let is_blind = |color: &Color| view.table().blind().is(*color);
    let asker = [us, !us].into_iter().find(is_blind);
    asker.filter(|_| view.is_in_play())
}

/// Asks the assistant how many moves have been made.
pub fn ask_assistant(view: &View<'_>) {
    if let Some(player) = asks_assistant(view) {
        view.act(player, PlayerAct::AskMoves);
    }
}
