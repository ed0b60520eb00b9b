//! The two boards of a game in which a player is blind or visually disabled (D.1): what stands on each, and what a hand on it
//! is for.
//!
//! A player's own moves stand on their board as they are made; the opponent's once they were announced, repeated and
//! executed there (D.2.1).

use std::borrow::Cow;

use super::frame_view::View;
use super::screen::Screen;
use jadoube_core::chess::{Board, Color, Move, Position as _};

/// What a hand on a player's own board is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardUse {
    /// The player plays on it, or everybody does on the one board.
    Plays,
    /// The opponent's move that was announced is executed there.
    Executes(Move),
    /// The opponent has made a move and has yet to announce it.
    AwaitsAnnouncement,
    /// The opponent plays, on the other board.
    Rests,
}

/// Whether each player has a board of their own here.
pub fn has_two_boards(view: &View<'_>) -> bool {
    let views = view.settings.views;
    views.two_boards
        && !views.face_to_face
        && view.window.screen == Screen::Table
        && view.history.is_none()
        && view.learner().is_none()
        && view.table().blind().any()
}

/// Returns whose board the large one is: a sighted player's, or of two blind players that of the one who sits at the bottom.
pub fn owner_of_large_board(view: &View<'_>) -> Color {
    let blind = view.table().blind();
    let sighted = Color::ALL.into_iter().find(|color| !blind.is(*color));
    sighted.filter(|_| blind.any()).unwrap_or({
        if view.settings.views.turned {
            Color::Black
        } else {
            Color::White
        }
    })
}

/// Returns what a hand on that player's board is for.
pub fn board_use(view: &View<'_>, owner: Color) -> BoardUse {
    if !has_two_boards(view) || !view.is_playing() {
        return BoardUse::Plays;
    }
    let table = view.table();
    let is_opponents = table.game().last().is_some_and(|last| last.by != owner);
    if is_opponents && !view.is_program(owner) {
        if let Some((by, mv)) = table.to_be_repeated() {
            if by == owner {
                return BoardUse::Executes(mv);
            }
        } else if let Some((by, _)) = view.arbiter.announcement_to_come()
            && by != owner
        {
            return BoardUse::AwaitsAnnouncement;
        }
    }
    if view.hands().hand_on_board() == owner {
        BoardUse::Plays
    } else {
        BoardUse::Rests
    }
}

/// Returns what stands on that player's board.
pub fn board_of<'a>(view: &View<'a>, owner: Color) -> Cow<'a, Board> {
    let table = view.table();
    let game = table.game();
    let made = game.plies().len();
    let position = match board_use(view, owner) {
        BoardUse::Plays => None,
        BoardUse::Executes(_) | BoardUse::AwaitsAnnouncement => {
            made.checked_sub(1).and_then(|ply| game.position_after(ply))
        }
        // What was knocked over lies there for both.
        BoardUse::Rests => Some(game.position()).filter(|_| !table.is_displaced()),
    };
    position.map_or(Cow::Borrowed(table.board()), |it| {
        Cow::Owned(it.board().clone())
    })
}
