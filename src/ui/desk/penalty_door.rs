//! What a player's conduct costs: whose, what, and what comes of it, before it is imposed.

use std::time::Duration;

use eframe::egui::Ui;

use crate::chess::Color;
use crate::laws::{ArbiterAct, Penalty, Score};
use crate::ui::kit::in_place_confirmation::InPlaceConfirmation;
use crate::ui::kit::question_options::outcome_of;
use crate::ui::kit::widgets::{choice, primary, prose};
use crate::ui::view::frame_view::View;

/// What is being chosen.
#[derive(Debug)]
pub struct PenaltyDoor {
    player: Color,
    /// Which of the penalties, once one was chosen.
    penalty: Option<usize>,
    confirmation: InPlaceConfirmation<()>,
}

impl Default for PenaltyDoor {
    fn default() -> Self {
        Self {
            player: Color::White,
            penalty: None,
            confirmation: InPlaceConfirmation::default(),
        }
    }
}

/// What a player's time changes by as a penalty.
const TWO_MINUTES: Duration = Duration::from_mins(2);

/// The penalties with the messages that name them, mildest first.
const PENALTIES: [(&str, Penalty); 10] = [
    ("desk-warn", Penalty::Warning),
    ("desk-opponent-time", Penalty::OpponentTime(TWO_MINUTES)),
    ("desk-own-time", Penalty::OffenderTime(TWO_MINUTES)),
    ("desk-half-at-most", Penalty::Reduce(Score::Half)),
    ("desk-nothing-scored", Penalty::Reduce(Score::Zero)),
    ("desk-raise", Penalty::RaiseOpponent),
    ("desk-loss", Penalty::Loss),
    ("desk-fine", Penalty::Fine),
    ("desk-exclusion", Penalty::Exclusion),
    ("desk-expulsion", Penalty::Expulsion),
];

impl PenaltyDoor {
    /// Shows it; whether a penalty was imposed.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        choice(
            ui,
            &mut self.player,
            &[Color::White, Color::Black],
            |color| view.name(color).into_owned(),
        );
        let all: Vec<Option<usize>> = (0..PENALTIES.len()).map(Some).collect();
        choice(ui, &mut self.penalty, &all, |index| {
            index.map_or_else(String::new, |index| {
                view.tr(PENALTIES[index].0).into_owned()
            })
        });
        let Some(index) = self.penalty else {
            return false;
        };
        let (id, penalty) = PENALTIES[index];
        let act = ArbiterAct::Penalise(self.player, penalty);
        let outcome = outcome_of(view, &act);
        if !outcome.is_empty() {
            prose(ui, &outcome);
        }
        let args = [
            ("name", view.name(self.player).into()),
            ("penalty", view.tr(id).into()),
        ];
        let impose = view.tr_args("desk-impose", &args);
        let is_imposed = self.confirmation.guard(ui, view, (), &impose, primary);
        if is_imposed {
            view.arbitrate(act);
        }
        is_imposed
    }
}
