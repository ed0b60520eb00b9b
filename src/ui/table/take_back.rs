//! A move taken back by agreement, among friends and in lessons: one player asks, the clocks stand, the other agrees, and
//! the arbiter puts the position before it back. In a tournament nobody is offered this.

use crate::chess::Color;
use crate::clock::Clock;
use crate::i18n::Arg;
use crate::laws::{ArbiterAct, PlayerAct};
use crate::notation::algebraic;
use crate::ui::view::frame_view::View;
use crate::ui::view::settings::AssistLevel;

/// What a player would like to take back.
#[derive(Debug, Default)]
pub struct TakeBack {
    asked: Option<LastMove>,
    /// Whether both clocks were stopped for the answer.
    has_stopped: bool,
}

/// The last move of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastMove {
    by: Color,
    /// How many half-moves had been made before it.
    before: u32,
    /// How many have been made by now.
    made: usize,
    /// As that player writes it, behind its number.
    text: String,
    /// The opponent's answer, which goes back with it, in the same way.
    answer: Option<String>,
}

impl LastMove {
    /// The last move of that player in this game, where it may be taken back.
    #[must_use]
    pub fn of(view: &View<'_>, by: Color) -> Option<Self> {
        let game = view.table().game();
        if !TakeBack::is_known(view) || game.made_here(by) == 0 {
            return None;
        }
        let before = game.plies().iter().rposition(|ply| ply.by == by)?;
        let style = view.settings.notation.of(by);
        let text = |index: usize| {
            let (position, ply) = (game.position_after(index)?, game.plies().get(index)?);
            Some(algebraic::numbered(position, ply.mv, style))
        };
        Some(Self {
            by,
            before: u32::try_from(before).ok()?,
            made: game.plies().len(),
            text: text(before)?,
            answer: text(before + 1),
        })
    }

    /// Who made it.
    #[must_use]
    pub const fn by(&self) -> Color {
        self.by
    }

    /// That message, with who made which move, and how it was answered.
    #[must_use]
    pub fn told(&self, view: &View<'_>, id: &str) -> String {
        let answered = if self.answer.is_some() { "yes" } else { "no" };
        let args: [(&str, Arg<'_>); 4] = [
            ("player", self.by.into()),
            ("move", self.text.as_str().into()),
            ("answered", answered.into()),
            ("answer", self.answer.as_deref().unwrap_or_default().into()),
        ];
        view.tell(id, &args)
    }
}

impl TakeBack {
    /// Whether players may agree to take a move back: in a game among friends, and while somebody learns.
    #[must_use]
    pub fn is_known(view: &View<'_>) -> bool {
        view.is_playing() && view.settings.assist != AssistLevel::Tournament
    }

    /// Asks the opponent of that player for their last move back. Both clocks stand until the answer.
    pub fn ask(&mut self, view: &View<'_>, by: Color) {
        if self.asked(view).is_some() {
            return;
        }
        self.asked = LastMove::of(view, by);
        if self.asked.is_none() {
            return;
        }
        view.act(by, PlayerAct::AskTakeBack);
        self.has_stopped = !stands(view) && view.table().clock().is_some();
        if self.has_stopped {
            view.arbitrate(ArbiterAct::Stop);
        }
    }

    /// What is asked, until the opponent answers or somebody moves.
    #[must_use]
    pub fn asked(&mut self, view: &View<'_>) -> Option<&LastMove> {
        let asked = self.asked.take();
        self.asked = asked.filter(|asked| LastMove::of(view, asked.by).as_ref() == Some(asked));
        self.asked.as_ref()
    }

    /// Whether the clocks stand because somebody is asked, and nobody has let them run since.
    #[must_use]
    pub fn holds_clocks(&mut self, view: &View<'_>) -> bool {
        self.asked(view).is_some() && self.has_stopped && stands(view)
    }

    /// The opponent has answered: what they agree to is done, and clocks that stood for the answer run again.
    pub fn answered(&mut self, view: &View<'_>, agrees: bool) {
        let goes_on = self.holds_clocks(view) && !view.is_arbiter_called();
        let Some(asked) = self.asked.take() else {
            return;
        };
        if agrees {
            view.act(!asked.by, PlayerAct::AgreeTakeBack);
            put_back(view, asked.before, goes_on);
        } else if goes_on {
            view.arbitrate(ArbiterAct::Resume);
        }
    }
}

/// Puts the position after so many half-moves back. The clock of whoever has the move then runs, but clocks that stand for
/// something else than the question whether it goes back go on standing.
pub fn put_back(view: &View<'_>, plies: u32, stand_for_the_question: bool) {
    let go_on_standing = stands(view) && !stand_for_the_question;
    view.arbitrate(ArbiterAct::Reinstate(plies));
    if go_on_standing {
        view.arbitrate(ArbiterAct::Stop);
    }
}

/// Whether both clocks stand still.
fn stands(view: &View<'_>) -> bool {
    let clock = view.table().clock();
    clock.is_some_and(|clock| Clock::running(clock).is_none())
}
