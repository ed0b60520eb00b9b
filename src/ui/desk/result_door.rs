//! The game declared over with a score, or not to count.

use eframe::egui::{Rect, Sense, Ui, vec2};

use super::desk_layout::BUTTON;
use super::noted_reason::NotedReason;
use crate::kit::in_place_confirmation::InPlaceConfirmation;
use crate::kit::theme::GAP;
use crate::kit::tile::time_tile;
use crate::kit::widgets::{primary_in, quiet_in};
use crate::parts::page::is_low;
use crate::view::frame_view::View;
use jadoube_core::chess::Color;
use jadoube_core::laws::{ArbiterAct, Outcome, Question, Score, StandardReason, Standing};

#[derive(Debug, Default)]
pub struct ResultDoor {
    score: Option<(Score, Score)>,
    reason: NotedReason,
    confirmation: InPlaceConfirmation<AskedEnding>,
}

/// How the game ends by the arbiter's word, and how it stood when that was asked: what ends a game answers the question.
type AskedEnding = (DeclaredEnding, Standing);

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
const READY: [StandardReason; 4] = [
    StandardReason::Agreed,
    StandardReason::Device,
    StandardReason::Refuses,
    StandardReason::Interrupted,
];

/// How many of them no edition forbids.
const UP_TO_ONE: usize = 6;

/// How high the tile of a score is: where there is room, and where there is little.
const TILE: (f32, f32) = (56.0, 52.0);

/// Which part of the row of buttons declares, and how far from it the one is that annuls, in points.
const DECLARES: f32 = 0.6;
const APART: f32 = 32.0;

impl ResultDoor {
    /// Whether a score was chosen.
    pub const fn is_begun(&self) -> bool {
        self.score.is_some()
    }

    /// The door is left: why is forgotten, unless it belongs to what was begun.
    pub fn reset(&mut self) {
        if !self.is_begun() {
            self.reason = NotedReason::default();
        }
    }

    /// Shows it; whether the game has ended by it.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        self.scores(ui, view);
        self.reason.ui(ui, view, &READY);
        if self.score.is_none() && self.reason.is(StandardReason::Agreed) {
            self.score = Some((Score::Half, Score::Half));
        }
        let size = vec2(ui.available_width(), BUTTON);
        let (row, _) = ui.allocate_exact_size(size, Sense::HOVER);
        let (declares, annuls) = row.split_left_right_at_fraction(DECLARES);
        let annuls = annuls.with_min_x(annuls.left() + APART);
        let is_declared = self.is_declared(ui, view, declares);
        is_declared || view.is_playing() && self.is_annulled(ui, view, annuls)
    }

    /// A tile for each score, with what it means.
    fn scores(&mut self, ui: &mut Ui, view: &View<'_>) {
        let is_capped = view.arbiter.terms().provisions().score_cap;
        let scores = &SCORES[..if is_capped { UP_TO_ONE } else { SCORES.len() }];
        let (first, second) = scores.split_at(scores.len() / 2);
        let rows = [first, second];
        #[expect(clippy::cast_precision_loss, reason = "a row has few scores")]
        let many = rows[0].len() as f32;
        let width = (ui.available_width() - GAP * (many - 1.0)) / many;
        let size = vec2(width, if is_low(ui) { TILE.1 } else { TILE.0 });
        for row in rows {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = GAP;
                for &score in row {
                    let name = printed(score);
                    let meaning = meaning(view, score);
                    let is_chosen = self.score == Some(score);
                    let tile = ui.add_enabled_ui(answers(view, score), |ui| {
                        time_tile(ui, size, is_chosen, &name, Some(&meaning))
                    });
                    if tile.inner.clicked() {
                        self.score = Some(score);
                    }
                }
            });
        }
    }

    /// The button that declares the score; whether it was declared.
    fn is_declared(&mut self, ui: &mut Ui, view: &View<'_>, place: Rect) -> bool {
        let ending = self.score.unwrap_or((Score::Zero, Score::Zero));
        let args = [
            ("score", printed(ending).into()),
            ("white", view.name(Color::White).into()),
            ("black", view.name(Color::Black).into()),
        ];
        let declare = match self.score {
            Some(_) => view.tr_args("desk-declare", &args),
            None => view.tr("desk-set-none"),
        };
        let declared = DeclaredEnding::Declared(ending.0, ending.1);
        let asked = (declared, view.table().standing());
        let is_declared = ui.add_enabled_ui(self.score.is_some(), |ui| {
            let confirmation = &mut self.confirmation;
            confirmation.guard_in(ui, view.words, asked, &declare, place, primary_in)
        });
        let is_declared = is_declared.inner;
        if is_declared {
            self.reason.note(view);
            view.arbitrate(ArbiterAct::Declare(ending.0, ending.1));
        }
        is_declared
    }

    /// The button that annuls the game, at the other end of the row; whether it was annulled.
    fn is_annulled(&mut self, ui: &mut Ui, view: &View<'_>, place: Rect) -> bool {
        let annul = view.tr("desk-annul");
        let asked = (DeclaredEnding::Annulled, view.table().standing());
        let confirmation = &mut self.confirmation;
        let is_annulled = confirmation.guard_in(ui, view.words, asked, &annul, place, quiet_in);
        if is_annulled {
            self.reason.note(view);
            view.arbitrate(ArbiterAct::Annul);
        }
        is_annulled
    }
}

/// Whether a score answers what is asked: who has lost by conduct scores nothing (11.7, 11.8).
fn answers(view: &View<'_>, (white, black): (Score, Score)) -> bool {
    let questions = view.table().questions();
    let mut asked = questions.iter().map(|(_, question)| *question);
    !asked.any(|question| {
        question == Question::OpponentScore(Color::White) && black != Score::Zero
            || question == Question::OpponentScore(Color::Black) && white != Score::Zero
    })
}

fn printed((white, black): (Score, Score)) -> String {
    Outcome { white, black }.printed()
}

/// What a score means, in a few words.
fn meaning(view: &View<'_>, score: (Score, Score)) -> String {
    let half = |color: Color| {
        let name = view.named_words().name(color);
        let args = [("name", name.into())];
        view.tr_args("desk-score-half", &args).into_owned()
    };
    match score {
        (Score::Half, Score::Half) => view.tr("result-draw").into_owned(),
        (Score::One, Score::Half) => {
            format!("{} · {}", wins(view, Color::White), half(Color::Black))
        }
        (Score::Half, Score::One) => {
            format!("{} · {}", wins(view, Color::Black), half(Color::White))
        }
        (Score::One, _) => wins(view, Color::White),
        (_, Score::One) => wins(view, Color::Black),
        (Score::Half, Score::Zero) => half(Color::White),
        (Score::Zero, Score::Half) => half(Color::Black),
        (Score::Zero, Score::Zero) => view.tr("result-nobody").into_owned(),
    }
}

/// That a player wins, by name; a game without names has its colours.
fn wins(view: &View<'_>, color: Color) -> String {
    let name = view.named_words().name(color);
    let is_named = !view.players.names.get(color).trim().is_empty();
    let args = [
        ("named", if is_named { "yes" } else { "no" }.into()),
        ("name", name.into()),
        ("player", color.into()),
    ];
    view.tr_args("result-wins", &args).into_owned()
}
