//! How far the game has come and how it is watched: whose clock should run, what can still be pointed out.

use super::case::Case;
use super::game::Ply;
use crate::chess::Color;
use crate::laws::booklets::Pace;

/// Art. A.5.1 — whether both players have completed so many moves that nobody can point out any more how the pieces were
/// set up, how the board lies or how the clock is set: three in 2005 and 2009, ten from 2014.
pub(in crate::laws) fn is_too_late_for_the_set_up(case: Case<'_>) -> bool {
    let game = case.table.game();
    let completed = |color: Color| {
        let own = |ply: &&Ply| ply.by == color && ply.completed.is_some();
        game.made_before(color) + game.plies().iter().filter(own).count()
    };
    let moves = case.provisions().setup_claim_moves as usize;
    case.terms.play != Pace::Standard
        && !case.terms.is_watched()
        && Color::ALL
            .into_iter()
            .all(|color| completed(color) >= moves)
}

/// Art. A.4b of 2009, B5 of 2005 — whether the arbiter rules on touched pieces only when a player asks.
pub(in crate::laws) fn leaves_touches_to_players(case: Case<'_>) -> bool {
    case.provisions().unsupervised_touch_on_request
        && case.terms.play != Pace::Standard
        && !case.terms.is_watched()
}

/// Whose clock runs when play goes on: that of the player who has not completed a move, else of the one who has it.
pub(in crate::laws) fn whose_clock_runs(case: Case<'_>) -> Color {
    let game = case.table.game();
    let on_move = game.has_the_move();
    if game.uncompleted(!on_move).is_some() {
        !on_move
    } else {
        on_move
    }
}
