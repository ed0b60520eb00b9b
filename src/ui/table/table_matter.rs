//! A matter that people at the table should know of, and what each of their answers does.

use super::take_back;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::screen::Screen;
use jadoube_core::chess::Color;
use jadoube_core::laws::{ArbiterAct, Deed};

/// A matter that people at the table should know of, with what they can answer.
#[derive(Clone, Debug, Default)]
pub(super) struct TableMatter {
    /// What happened, or what is asked.
    pub(super) headline: String,
    /// What else there is to know, where there is room.
    pub(super) detail: Option<String>,
    /// The same without what the answers of both players show themselves.
    pub(super) brief: Option<String>,
    /// What comes of each answer, a line each, where that is not said by the answers themselves.
    pub(super) effects: Vec<String>,
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
    /// The one player who answers so, where each of the two has answers of their own.
    pub(super) by: Option<Color>,
    pub(super) is_chosen: bool,
}

impl TableAnswer {
    /// An answer that stands there once, in those words.
    pub(super) const fn new(words: String, does: AnswerEffect) -> Self {
        Self {
            words,
            does,
            is_final: false,
            by: None,
            is_chosen: false,
        }
    }

    /// Whether it looks like what is chosen or is most likely to be, being the one at that place among its player's.
    pub(super) const fn stands_out(&self, index: usize) -> bool {
        match self.by {
            Some(_) => self.is_chosen,
            None => index == 0,
        }
    }
}

#[derive(Clone, Debug)]
pub(super) enum AnswerEffect {
    Act(Deed),
    /// The arbiter does that, in this order.
    Rule(Vec<ArbiterAct>),
    /// A player says how a question is to be decided, and the arbiter decides so if the opponent has said the same.
    Propose(Deed, Option<ArbiterAct>),
    /// The arbiter's desk is opened.
    Desk,
    /// A move is taken back if that is so, and stands if it is not.
    TakeBack(bool),
}

impl AnswerEffect {
    pub(super) fn happens(&self, view: &View<'_>) {
        match self {
            Self::Desk => view.ask(Command::Show(Screen::Desk)),
            Self::TakeBack(agrees) => take_back::answer(view, *agrees),
            Self::Act(deed) => view.do_deed(deed.clone()),
            Self::Rule(acts) => {
                for act in acts {
                    view.arbitrate(act.clone());
                }
            }
            Self::Propose(deed, decides) => {
                view.do_deed(deed.clone());
                if let Some(act) = decides {
                    view.arbitrate(act.clone());
                }
            }
        }
    }
}
