//! The rows of the menu that each player has on a screen that lies flat: most are the actions that other menus offer too.

use std::borrow::Cow;

use crate::app_action::{AppAction, announces_castling, can_castle};
use crate::view::frame_view::View;
use crate::view::knocked_over::can_be_knocked_over;
use crate::view::settings::AssistLevel;
use jadoube_core::chess::Color;

/// What a row of a player's menu does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MenuRow {
    /// Shows the move that the teacher would make.
    ShowMove,
    /// Shows the table as for two players on one side of it.
    EndFaceToFace,
    /// Gives each player a board of their own, in the usual view.
    TwoBoards,
    /// Turns the board, called by what is seen of it here.
    TurnBoard,
    /// Asks for an action that other menus offer too.
    Action(AppAction),
}

impl MenuRow {
    /// Returns the rows of that player's menu, in their order.
    pub fn all(view: &View<'_>, color: Color) -> Vec<Self> {
        let mut rows = Vec::new();
        if view.is_playing() && view.settings.play.assist == AssistLevel::Teaching {
            rows.push(Self::ShowMove);
        }
        rows.push(Self::EndFaceToFace);
        if view.is_playing() && view.table().blind().any() {
            rows.push(Self::TwoBoards);
        }
        rows.push(Self::TurnBoard);
        let may_castle = view.is_playing() && color == view.at_the_board();
        if may_castle && !announces_castling(view) && can_castle(view, color) {
            rows.push(Self::Action(AppAction::AnnounceCastling));
        }
        if can_be_knocked_over(view) {
            rows.extend(Color::ALL.map(|player| Self::Action(AppAction::KnockOver(player))));
        }
        let always = [
            AppAction::Desk,
            AppAction::Preferences,
            AppAction::NewGame,
            AppAction::Home,
        ];
        rows.extend(always.map(Self::Action));
        rows
    }

    /// Returns the words of the row.
    pub fn text<'a>(self, view: &View<'a>) -> Cow<'a, str> {
        match self {
            Self::ShowMove => view.tr("lesson-show"),
            Self::EndFaceToFace => view.tr("face-to-face-end"),
            Self::TwoBoards => view.tr("face-to-face-two-boards"),
            Self::TurnBoard => view.tr("board-turn"),
            Self::Action(action) => action.text(view),
        }
    }
}
