//! Rapid and blitz that no arbiter watches: what can still be pointed out, and what waits to be asked for (Appendices A and B).

use super::case::Case;
use super::game_terms::Terms;
use crate::chess::Color;
use crate::laws::editions::Pace;

/// Art. A.5.1 — whether both players have completed so many moves that nobody can point out any more how the pieces were
/// set up, how the board lies or how the clock is set: three in 2005 and 2009, ten from 2014.
/// All that was done when the game began here, so moves taken over from elsewhere do not count.
pub(in crate::laws) fn is_too_late_for_the_set_up(case: Case<'_>) -> bool {
    let game = case.table.game();
    let moves = case.provisions().setup_claim_moves as usize;
    case.terms.play != Pace::Standard
        && !case.terms.is_watched()
        && Color::ALL
            .into_iter()
            .all(|color| game.completed_here(color) >= moves)
}

/// Art. A.4b of 2009, B5 of 2005 — whether the arbiter rules on touched pieces only when a player asks.
pub(in crate::laws) fn leaves_touches_to_players(terms: &Terms) -> bool {
    terms.provisions().unsupervised_touch_on_request
        && terms.play != Pace::Standard
        && !terms.is_watched()
}
