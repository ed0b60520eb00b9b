//! What a press of the clock means: by a player's own lever, on the face or by its key, or by the space bar.

use super::take_back::{asked_back, holds_clocks};
use crate::view::frame_view::View;
use crate::view::settings::AssistLevel;
use jadoube_core::chess::Color;
use jadoube_core::hands::HandInput;

/// Why the clocks stand, where a press or a touch does nothing but tell so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockStop {
    /// The game was not started: the opponent of whoever has the move presses first.
    NotStarted,
    Stopped,
    /// One runs: the opponent of whoever pressed has yet to press after their former move.
    Forgotten,
    /// One runs: whoever pressed was asked to seal a move, and has not.
    Sealing(Color),
}

impl ClockStop {
    /// Why the clocks stand, if they do.
    pub fn of(view: &View<'_>) -> Option<Self> {
        view.is_paused().then(|| {
            if view.is_not_started() {
                Self::NotStarted
            } else {
                Self::Stopped
            }
        })
    }

    /// Whether it is still so.
    pub fn holds(self, view: &View<'_>) -> bool {
        match self {
            Self::NotStarted | Self::Stopped => Self::of(view) == Some(self),
            Self::Forgotten => view.table().forgot_to_press().is_some(),
            Self::Sealing(color) => view.hands().seals_first(color),
        }
    }

    pub fn reason(self, view: &View<'_>) -> String {
        self.words(view, "standstill-not-started")
    }

    /// What whoever presses or touches in vain is told over the board, while the other stands beside it.
    pub fn ignored_press_text(self, view: &View<'_>) -> String {
        self.words(view, "standstill-waits")
    }

    fn words(self, view: &View<'_>, before_the_start: &str) -> String {
        let waits = view.table().game().has_the_move();
        let is_tournament = view.settings.play.assist == AssistLevel::Tournament;
        // What waits for an answer stands where the button would that lets the clocks run.
        let is_asked = !view.table().questions().is_empty() && !view.is_arbiter_called();
        let (id, player) = match (self, asked_back(view)) {
            // In a tournament nobody says that a press was forgotten, but whose clock runs is seen.
            (Self::Forgotten, _) if is_tournament => ("consequence-start-clock", waits),
            (Self::Forgotten, _) => ("press-forgotten", waits),
            (Self::Sealing(player), _) => ("standstill-sealing", player),
            (Self::NotStarted, _) => (before_the_start, waits),
            (Self::Stopped, Some(asked)) => ("standstill-asked-back", asked.by()),
            (Self::Stopped, None) if !view.may_let_clocks_run() || is_asked => {
                let id = if is_asked && view.answers_questions() {
                    "standstill-both"
                } else {
                    "standstill-arbiter"
                };
                (id, waits)
            }
            (Self::Stopped, None) if view.is_arbiter_called() => ("standstill-called", waits),
            (Self::Stopped, None) => ("standstill-stopped", waits),
        };
        view.tell(id, &[("player", player.into())])
    }
}

/// A player's own lever goes down. Gives why it does nothing, if the clocks stand and this does not start them, or if the
/// opponent's runs until a forgotten press.
pub fn press(view: &View<'_>, hand: &mut HandInput, color: Color) -> Option<ClockStop> {
    let deeds = hand.press_clock(color, &view.hands());
    let is_heard = !deeds.is_empty();
    view.act_all(deeds);
    let standstill = ClockStop::of(view);
    if is_heard {
        let table = view.table();
        let in_vain = table.game().uncompleted(color).is_some();
        let waits = table.forgot_to_press() == Some(!color) && in_vain;
        (standstill.is_none() && waits).then_some(ClockStop::Forgotten)
    } else {
        let seals = view.hands().seals_first(color);
        standstill.or_else(|| seals.then_some(ClockStop::Sealing(color)))
    }
}

/// The space bar goes down: it completes the move of whoever made one, lets clocks run that stand, unless the arbiter was
/// called, and is otherwise nobody's press.
///
/// Gives why it does nothing, where the clocks stand for an answer.
pub fn space(view: &View<'_>, hand: &mut HandInput) -> Option<ClockStop> {
    let is_paused = view.is_paused();
    let is_held = is_paused && !view.may_let_clocks_run();
    if holds_clocks(view) || view.is_arbiter_called() || is_held {
        return ClockStop::of(view);
    }
    if is_paused {
        view.let_clocks_run();
    } else if let Some(color) = view.hands().press_to_come() {
        press(view, hand, color);
    }
    None
}
