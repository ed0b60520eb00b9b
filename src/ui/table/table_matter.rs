//! A matter that people at the table should know of, and what each of their answers does.

use super::take_back;
use crate::chess::Color;
use crate::laws::Deed;
use crate::ui::view::command::Command;
use crate::ui::view::frame_view::View;
use crate::ui::view::screen::Screen;

/// A matter that people at the table should know of, with what they can answer.
#[derive(Clone, Debug, Default)]
pub(super) struct TableMatter {
    /// What happened, or what is asked.
    pub(super) headline: String,
    /// What else there is to know, where there is room.
    pub(super) detail: Option<String>,
    pub(super) answers: Vec<TableAnswer>,
    /// The one player whose answer it is; anybody's at the table if there is none.
    pub(super) answered_by: Option<Color>,
}

/// An answer, in the words of what it does.
#[derive(Clone, Debug)]
pub(super) struct TableAnswer {
    pub(super) words: String,
    pub(super) does: AnswerEffect,
    /// Whether it is asked once more, since nothing takes it back.
    pub(super) is_final: bool,
}

/// What an answer does.
#[derive(Clone, Debug)]
pub(super) enum AnswerEffect {
    /// Somebody does that.
    Act(Vec<Deed>),
    /// The arbiter's desk is opened.
    Desk,
    /// A move is taken back if that is so, and stands if it is not.
    TakeBack(bool),
}

impl AnswerEffect {
    /// Does it.
    pub(super) fn happens(&self, view: &View<'_>) {
        match self {
            Self::Desk => view.ask(Command::Show(Screen::Desk)),
            Self::TakeBack(agrees) => take_back::answer(view, *agrees),
            Self::Act(deeds) => {
                for deed in deeds {
                    view.ask(Command::Act(deed.clone()));
                }
            }
        }
    }
}
