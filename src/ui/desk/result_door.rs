//! The game declared over with a score, or not to count.

use eframe::egui::Ui;

use super::noted_reason::NotedReason;
use crate::laws::{ArbiterAct, Outcome, Score, Standing};
use crate::ui::kit::in_place_confirmation::InPlaceConfirmation;
use crate::ui::kit::theme::GAP;
use crate::ui::kit::widgets::{choice, primary, prose, quiet};
use crate::ui::view::frame_view::View;

/// What is being chosen.
#[derive(Debug, Default)]
pub struct ResultDoor {
    score: Option<(Score, Score)>,
    reason: NotedReason,
    confirmation: InPlaceConfirmation<DeclaredEnding>,
}

/// How the game ends by the arbiter's word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DeclaredEnding {
    Declared(Score, Score),
    Annulled,
}

/// The scores an arbiter may declare; they need not add up to one. Of those above one point, which were possible before
/// Article 10.2 capped the sum, each is as good as its mirror image.
const SCORES: [(Score, Score); 8] = [
    (Score::One, Score::Zero),
    (Score::Half, Score::Half),
    (Score::Zero, Score::One),
    (Score::Zero, Score::Zero),
    (Score::Half, Score::Zero),
    (Score::Zero, Score::Half),
    (Score::One, Score::Half),
    (Score::Half, Score::One),
];

/// Reasons for which a game is often declared over, or not to count.
const READY: [&str; 4] = [
    AGREED,
    "reason-device",
    "reason-refuses",
    "reason-interrupted",
];

/// The reason that makes the game a draw by itself.
const AGREED: &str = "reason-agreed";

/// How many of them no edition forbids.
const UP_TO_ONE: usize = 6;

impl ResultDoor {
    /// Forgets why, because the door is left.
    pub fn put_off(&mut self) {
        self.reason = NotedReason::default();
    }

    /// Shows it; whether the game has ended by it.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        if !matches!(
            view.table().standing(),
            Standing::Playing | Standing::Ended(..)
        ) {
            prose(ui, &view.tr("desk-no-result"));
            return false;
        }
        let printed = |(white, black)| Outcome { white, black }.printed();
        let is_capped = view.arbiter.terms().provisions().score_cap;
        let scores = &SCORES.map(Some)[..if is_capped { UP_TO_ONE } else { SCORES.len() }];
        choice(ui, &mut self.score, scores, |score| {
            score.map_or_else(String::new, printed)
        });
        self.reason.ui(ui, view, &READY);
        if self.score.is_none() && self.reason.is(view, AGREED) {
            self.score = Some((Score::Half, Score::Half));
        }
        let mut is_done = false;
        if let Some((white, black)) = self.score {
            let args = [
                ("score", printed((white, black)).into()),
                ("white", view.name(crate::chess::Color::White).into()),
                ("black", view.name(crate::chess::Color::Black).into()),
            ];
            let declare = view.tr_args("desk-declare", &args);
            let ending = DeclaredEnding::Declared(white, black);
            if self.confirmation.guard(ui, view, ending, &declare, primary) {
                self.reason.note(view);
                view.arbitrate(ArbiterAct::Declare(white, black));
                is_done = true;
            }
        }
        if view.is_playing() {
            ui.add_space(GAP);
            let annul = view.tr("desk-annul");
            if self
                .confirmation
                .guard(ui, view, DeclaredEnding::Annulled, &annul, quiet)
            {
                self.reason.note(view);
                view.arbitrate(ArbiterAct::Annul);
                is_done = true;
            }
        }
        is_done
    }
}
