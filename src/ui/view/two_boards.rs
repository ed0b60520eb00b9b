//! The two boards of a game in which a player is blind or visually disabled (D.1): what stands on each, and what a hand on it
//! is for.
//!
//! A player's own moves stand on their board as they are made; the opponent's once they were announced, repeated and
//! executed there (D.2.1). Where something else was announced, the opponent's board stands as it was until the arbiter has
//! compared both (D.2.9).

use std::borrow::Cow;

use super::frame_view::View;
use super::screen::Screen;
use jadoube_core::chess::{Bitboard, Board, Color, Move, Position as _, Square};
use jadoube_core::laws::Question;

/// What a hand on a player's own board is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardUse {
    /// The player plays on it, or everybody does on the one board.
    Plays,
    /// The opponent's move that was announced is executed there.
    Executes(Move),
    /// The opponent has made a move and has yet to announce it.
    AwaitsAnnouncement,
    /// The opponent announced another move than the one that was made, and the boards have yet to be put right.
    AwaitsArbiter,
    /// The opponent plays, on the other board.
    Rests,
}

/// Whether two boards are chosen where both have a place: on a screen that lies flat the one board is between the players.
pub const fn are_two_chosen(view: &View<'_>) -> bool {
    let views = view.settings.views;
    views.two_boards && !views.face_to_face
}

/// Chooses two boards, in the usual view, or one.
pub fn choose_two(view: &View<'_>, two: bool) {
    view.change(|settings| {
        settings.views.two_boards = two;
        settings.views.face_to_face &= !two;
    });
}

/// Whether two boards were chosen, and the screen lies flat, where there is one.
pub fn is_one_for_two(view: &View<'_>) -> bool {
    let views = view.settings.views;
    views.two_boards && views.face_to_face && view.table().blind().any()
}

/// Whether each player has a board of their own here.
pub fn has_two_boards(view: &View<'_>) -> bool {
    are_two_chosen(view)
        && [Screen::Table, Screen::Desk].contains(&view.window.screen)
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
        } else if is_announced_otherwise(view) {
            return BoardUse::AwaitsArbiter;
        }
    }
    if view.hands().hand_on_board() == owner {
        BoardUse::Plays
    } else {
        BoardUse::Rests
    }
}

/// Whether the last move was announced as another one and the arbiter has yet to say which stands (D.2.9).
fn is_announced_otherwise(view: &View<'_>) -> bool {
    let (table, plies) = (view.table(), view.table().game().plies());
    let mut asked = table.questions().iter();
    let Some(last) = plies
        .last()
        .filter(|_| asked.any(|(_, asked)| *asked == Question::BoardsDiffer))
    else {
        return false;
    };
    let told = table.announced(last.by, plies.len() - 1);
    told.is_some_and(|told| told.mv != Some(last.mv))
}

/// Returns the squares on which the two boards differ.
pub fn differing_squares(view: &View<'_>) -> Bitboard {
    let [white, black] = Color::ALL.map(|owner| board_of(view, owner));
    let differs = |square: &Square| white.piece_at(*square) != black.piece_at(*square);
    Square::ALL.into_iter().filter(differs).collect()
}

/// Returns on which squares the two boards differ, or that they do not.
pub fn differing_in_words(view: &View<'_>) -> String {
    let squares: Vec<String> = differing_squares(view)
        .into_iter()
        .map(|square| square.to_string())
        .collect();
    if squares.is_empty() {
        return view.tr("boards-same").into_owned();
    }
    let args = [("squares", squares.join(", ").into())];
    view.tr_args("boards-differ", &args).into_owned()
}

/// Returns what stands on that player's board.
pub fn board_of<'a>(view: &View<'a>, owner: Color) -> Cow<'a, Board> {
    let table = view.table();
    let game = table.game();
    let made = game.plies().len();
    let position = match board_use(view, owner) {
        BoardUse::Plays => None,
        BoardUse::Executes(_) | BoardUse::AwaitsAnnouncement | BoardUse::AwaitsArbiter => {
            made.checked_sub(1).and_then(|ply| game.position_after(ply))
        }
        // What was knocked over lies there for both.
        BoardUse::Rests => Some(game.position()).filter(|_| !table.is_displaced()),
    };
    position.map_or(Cow::Borrowed(table.board()), |it| {
        Cow::Owned(it.board().clone())
    })
}
