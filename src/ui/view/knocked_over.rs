//! Pieces that a player knocks over (Art. 7.4): how that is said, and how it is said that everything stands again.

use crate::chess::{Color, Square};
use crate::clock::Clock;
use crate::laws::{CommonAct, Deed, Person, PlayerAct, Table};
use crate::ui::view::frame_view::View;

/// Returns the deed of a player who knocks pieces over. For all of them lies the piece of the last move, or another one.
#[must_use]
pub fn knocks_over(table: &Table, player: Color) -> Option<Deed> {
    let board = table.board();
    let moved = table.game().last().map(|last| last.mv.to());
    let mut squares = moved.into_iter().chain(board.by_color(player));
    let fallen: Square = squares.find(|square| board.piece_at(*square).is_some())?;
    let act = CommonAct::Displace(fallen, fallen);
    Some(Deed::Common(Person::Player(player), act))
}

/// Returns the player who would set pieces up again on the opponent's time, had they just knocked them over.
#[must_use]
pub fn off_their_own_time(view: &View<'_>) -> Option<Color> {
    let table = view.table();
    let running = table.clock().and_then(Clock::running)?;
    (view.is_playing() && !table.is_displaced()).then_some(!running)
}

/// Asks for what says that every piece stands again.
pub fn stand_up(view: &View<'_>) {
    let table = view.table();
    let by = table
        .who_displaced()
        .unwrap_or_else(|| table.game().has_the_move());
    for square in table.lying() {
        view.act(by, PlayerAct::Touch(*square));
        view.act(by, PlayerAct::LetGo);
    }
}
