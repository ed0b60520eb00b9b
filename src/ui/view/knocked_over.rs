//! Pieces that a player knocks over (Art. 7.4): how that is said, and how it is said that everything stands again.

use crate::view::frame_view::View;
use jadoube_core::chess::Color;
use jadoube_core::clock::Clock;
use jadoube_core::laws::{CommonAct, Deed, Person};

/// Returns the deed of a player who knocks pieces over, whichever they were.
pub const fn knocks_over(player: Color) -> Deed {
    Deed::Common(Person::Player(player), CommonAct::KnockOver)
}

/// Returns whether it can be said at the table that a player knocked pieces over, who then sets them up again on their own
/// time.
pub fn can_be_knocked_over(view: &View<'_>) -> bool {
    let table = view.table();
    view.is_in_play() && table.clock().is_some() && !table.is_displaced()
}

/// Whether a player who knocks pieces over has no time running to set them up in: the opponent's clock runs.
pub fn waits_for_time(view: &View<'_>, player: Color) -> bool {
    let clock = view.table().clock();
    clock.and_then(Clock::running) == Some(!player)
}

/// That a player sets up what they knocked over; where the opponent's clock runs and nobody sees to it, what lets the player's own
/// run (7.4.1).
pub fn sets_up_text(view: &View<'_>, player: Color) -> String {
    let args = [("player", player.into())];
    let told = view.tell("strip-knocked-over", &args);
    if waits_for_time(view, player) {
        format!("{told} {}", view.tell("standstill-not-started", &args))
    } else {
        told
    }
}

/// Asks for what says that every piece stands again.
pub fn stand_up(view: &View<'_>) {
    let by = view.table().who_displaced();
    let by = by.map_or(Person::Arbiter, Person::Player);
    view.do_deed(Deed::Common(by, CommonAct::StandUp));
}
