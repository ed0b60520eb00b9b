//! A move taken back by agreement, among friends and in lessons: one player asks, the clocks stand, the other agrees, and
//! the arbiter puts the position before it back. In a tournament nobody is offered this.

use std::time::Duration;

use eframe::egui::Ui;

use crate::view::frame_view::View;
use crate::view::settings::AssistLevel;
use jadoube_core::chess::Color;
use jadoube_core::clock::Clock;
use jadoube_core::i18n::Arg;
use jadoube_core::laws::{ArbiterAct, Consequence, PlayerAct};
use jadoube_core::notation::algebraic;
use jadoube_core::record::log::take_back_agreement::{standing_request, stops_for_the_answer};

/// How long it is told that the opponent declined what was offered or asked for.
pub(super) const DECLINED: Duration = Duration::from_secs(6);

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastMove {
    by: Color,
    /// How many half-moves had been made before it.
    before: u32,
    /// As that player writes it, behind its number.
    text: String,
    /// The opponent's answer, which goes back with it, in the same way.
    answer: Option<String>,
}

impl LastMove {
    /// The last move of that player in this game, where it may be taken back.
    pub fn of(view: &View<'_>, by: Color) -> Option<Self> {
        let game = view.table().game();
        if !knows_taking_back(view) || game.made_here(by) == 0 {
            return None;
        }
        let before = game.plies().iter().rposition(|ply| ply.by == by)?;
        let style = view.settings.preferences.notation.of(by);
        let text = |index: usize| {
            let (position, ply) = (game.position_after(index)?, game.plies().get(index)?);
            Some(algebraic::numbered(position, ply.mv, style))
        };
        Some(Self {
            by,
            before: u32::try_from(before).ok()?,
            text: text(before)?,
            answer: text(before + 1),
        })
    }

    pub const fn by(&self) -> Color {
        self.by
    }

    /// That message, with who made which move, and how it was answered.
    pub fn message(&self, view: &View<'_>, id: &str) -> String {
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

/// Whether players may agree to take a move back: in a game among friends, and while somebody learns.
pub fn knows_taking_back(view: &View<'_>) -> bool {
    view.is_playing() && view.settings.play.assist != AssistLevel::Tournament
}

/// Whether that player has made a move that may be taken back, and the opponent has answered it: then both go back.
pub fn takes_both_back(view: &View<'_>, by: Color) -> bool {
    let game = view.table().game();
    let is_answered = game.plies().last().is_some_and(|ply| ply.by != by);
    is_answered && knows_taking_back(view) && game.made_here(by) > 0
}

/// The move that somebody asks back, until the opponent answers, whoever asked withdraws it, or somebody moves.
pub fn asked_back(view: &View<'_>) -> Option<LastMove> {
    let by = view.log[standing_request(view.log)?].event.player()?;
    LastMove::of(view, by)
}

/// The move that was asked back and stands, since the opponent has just declined, for some seconds.
pub fn declined_back(ui: &Ui, view: &View<'_>) -> Option<LastMove> {
    let newest = view.log.iter().rev().find(|entry| {
        let decides = entry.event.player_act() == Some(&PlayerAct::DeclineTakeBack);
        decides || entry.has(Consequence::is_move)
    })?;
    let left = DECLINED.checked_sub(view.now - newest.event.at)?;
    let declined = newest.event.player_act() == Some(&PlayerAct::DeclineTakeBack);
    let by = newest.event.player().filter(|_| declined)?;
    ui.request_repaint_after(left);
    LastMove::of(view, !by)
}

/// Whether the clocks stand because somebody is asked, and nobody has let them run since.
pub fn holds_clocks(view: &View<'_>) -> bool {
    stops_for_the_answer(view.log) && are_clocks_stopped(view) && asked_back(view).is_some()
}

/// Asks the opponent of that player for their last move back; both clocks stand until the answer. Whoever has asked
/// already no longer does.
pub fn ask_or_withdraw(view: &View<'_>, by: Color) {
    if let Some(asked) = asked_back(view) {
        if asked.by == by {
            let goes_on = goes_on_without(view);
            view.act(by, PlayerAct::WithdrawTakeBack);
            let_run(view, goes_on);
        }
    } else if LastMove::of(view, by).is_some() {
        view.act(by, PlayerAct::AskTakeBack);
        if !are_clocks_stopped(view) && view.table().clock().is_some() {
            view.arbitrate(ArbiterAct::Stop);
        }
    }
}

/// The opponent answers: what they agree to is done, and clocks that stood for the answer run again.
pub fn answer(view: &View<'_>, agrees: bool) {
    let Some(asked) = asked_back(view) else {
        return;
    };
    let goes_on = goes_on_without(view);
    if agrees {
        view.act(!asked.by, PlayerAct::AgreeTakeBack);
        put_back(view, asked.before, goes_on);
    } else {
        view.act(!asked.by, PlayerAct::DeclineTakeBack);
        let_run(view, goes_on);
    }
}

/// Whether clocks that stand for the answer go on without the question.
fn goes_on_without(view: &View<'_>) -> bool {
    holds_clocks(view) && !view.is_arbiter_called()
}

fn let_run(view: &View<'_>, goes_on: bool) {
    if goes_on {
        view.arbitrate(ArbiterAct::Resume);
    }
}

/// Puts the position after `plies` half-moves back. The clock of whoever has the move then runs, but clocks that stand for
/// something else than the question whether it goes back go on standing.
pub fn put_back(view: &View<'_>, plies: u32, stand_for_the_question: bool) {
    let go_on_standing = are_clocks_stopped(view) && !stand_for_the_question;
    view.arbitrate(ArbiterAct::Reinstate(plies));
    if go_on_standing {
        view.arbitrate(ArbiterAct::Stop);
    }
}

/// Whether both clocks stand still.
fn are_clocks_stopped(view: &View<'_>) -> bool {
    let clock = view.table().clock();
    clock.is_some_and(|clock| Clock::running(clock).is_none())
}
