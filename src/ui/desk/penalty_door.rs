//! What a player's conduct costs: whose, what, why, and what comes of it under this edition, before it is imposed.

use std::time::Duration;

use eframe::egui::{Response, RichText, ScrollArea, Ui, UiBuilder, pos2, vec2};

use super::foreseen::ForeseenAct;
use super::noted_reason::NotedReason;
use super::penalty_time::PenaltyTime;
use crate::kit::fitted_text::fitted_cell;
use crate::kit::fonts::{LEAD, bold, regular};
use crate::kit::in_place_confirmation::InPlaceConfirmation;
use crate::kit::segments::choice_in_a_row;
use crate::kit::theme::{GAP, palette};
use crate::kit::tile::tile;
use crate::kit::widgets::{LOWEST, primary_in, soft};
use crate::parts::conduct::offender;
use crate::parts::page::is_low;
use crate::parts::rule_page::ArticlePanel;
use crate::view::frame_view::View;
use jadoube_core::chess::Color;
use jadoube_core::laws::{ArbiterAct, Deed, Penalty, Score, StandardReason};

#[derive(Debug, Default)]
pub struct PenaltyDoor {
    /// Whose conduct it is, once that was said.
    player: Option<Color>,
    /// Whose conduct waited to be judged when that was said.
    offender: Option<Color>,
    /// Which of the penalties, once one was chosen.
    penalty: Option<usize>,
    time: PenaltyTime,
    reason: NotedReason,
    confirmation: InPlaceConfirmation<()>,
}

/// The penalties with the messages that name them, mildest first; how much time it is, is said beside them.
const PENALTIES: [(&str, Penalty); 10] = [
    ("desk-warn", Penalty::Warning),
    ("desk-opponent-time", Penalty::OpponentTime(Duration::ZERO)),
    ("desk-own-time", Penalty::OffenderTime(Duration::ZERO)),
    ("desk-half-at-most", Penalty::Reduce(Score::Half)),
    ("desk-nothing-scored", Penalty::Reduce(Score::Zero)),
    ("desk-raise", Penalty::RaiseOpponent),
    ("desk-loss", Penalty::Loss),
    ("desk-fine", Penalty::Fine),
    ("desk-exclusion", Penalty::Exclusion),
    ("desk-expulsion", Penalty::Expulsion),
];

/// Reasons for which conduct is often penalised.
const READY: [StandardReason; 4] = [
    StandardReason::Talks,
    StandardReason::Disturbs,
    StandardReason::Device,
    StandardReason::Refuses,
];

/// How high the line is in which it is said whose conduct it is, in points.
const WHOSE: f32 = 38.0;

/// How much of the width the list of penalties has.
const LIST: f32 = 0.42;

impl PenaltyDoor {
    /// Stands on the player whose conduct waits to be judged, once such a matter has come up; else on whoever was chosen.
    pub fn sync(&mut self, view: &View<'_>) {
        let offender = offender(view);
        if self.offender != offender {
            self.offender = offender;
            self.player = offender;
        }
        self.time.sync(view.arbiter.terms());
    }

    /// Whether a player and a penalty were chosen.
    pub const fn is_begun(&self) -> bool {
        self.player.is_some() && self.penalty.is_some()
    }

    /// The door is left: why is forgotten, unless it belongs to what was begun.
    pub fn reset(&mut self) {
        if !self.is_begun() {
            self.reason = NotedReason::default();
        }
    }

    /// That penalty with the amount that stands; nothing where none can be read.
    fn with_time(&self, penalty: Penalty) -> Option<Penalty> {
        match penalty {
            Penalty::OpponentTime(_) => self.time.amount().map(Penalty::OpponentTime),
            Penalty::OffenderTime(_) => self.time.amount().map(Penalty::OffenderTime),
            Penalty::Warning
            | Penalty::Loss
            | Penalty::Reduce(_)
            | Penalty::RaiseOpponent
            | Penalty::Fine
            | Penalty::Exclusion
            | Penalty::Expulsion => Some(penalty),
        }
    }

    /// Shows it; whether a penalty was imposed.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, article: &mut ArticlePanel) -> bool {
        self.whose(ui, view);
        let area = ui.available_rect_before_wrap();
        let (list, rest) = area.split_left_right_at_fraction(LIST);
        let list = list.with_max_x(list.right() - GAP);
        ui.scope_builder(UiBuilder::new().max_rect(list), |ui| self.list(ui, view));
        let mut is_imposed = false;
        ui.scope_builder(UiBuilder::new().max_rect(rest), |ui| {
            ScrollArea::vertical()
                .id_salt("penalty")
                .auto_shrink(false)
                .show(ui, |ui| {
                    is_imposed = self.chosen_penalty_ui(ui, view, article);
                });
        });
        is_imposed
    }

    /// The penalties that could be imposed now.
    fn list(&mut self, ui: &mut Ui, view: &View<'_>) {
        let amount = self.time.amount_text(view);
        ScrollArea::vertical()
            .id_salt("penalties")
            .auto_shrink(false)
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                for (index, (id, penalty)) in PENALTIES.into_iter().enumerate() {
                    let player = self.player.unwrap_or(Color::White);
                    let penalise =
                        ArbiterAct::Penalise(player, self.with_time(penalty).unwrap_or(penalty));
                    if !ForeseenAct::of(view, &Deed::Arbiter(penalise)).is_possible {
                        continue;
                    }
                    let is_chosen = self.penalty == Some(index);
                    let name = if is_of_time(penalty) && !is_chosen {
                        view.tr(&format!("{id}-more"))
                    } else {
                        view.tr_args(id, &[("time", amount.as_str().into())])
                    };
                    let response = entry(ui, is_chosen, &name);
                    if response.clicked() {
                        self.penalty = Some(index);
                    }
                }
            });
    }

    /// Whose conduct it is, which is said before anything else.
    fn whose(&mut self, ui: &mut Ui, view: &View<'_>) {
        let names = view.named_words();
        ui.horizontal(|ui| {
            ui.set_min_height(WHOSE);
            let asked = RichText::new(view.tr("desk-whose")).font(bold(LEAD));
            ui.label(asked);
            let both = Color::ALL.map(Some);
            let name = |color: Option<Color>| color.map_or_else(String::new, |it| names.name(it));
            choice_in_a_row(ui, &mut self.player, &both, name);
        });
    }

    /// What would come of the chosen penalty, and the button; whether it was imposed.
    fn chosen_penalty_ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        article: &mut ArticlePanel,
    ) -> bool {
        ui.spacing_mut().item_spacing.y = if is_low(ui) { 3.0 } else { GAP };
        let names = view.named_words();
        let Some((player, index)) = self.player.zip(self.penalty) else {
            soft(ui, &view.tr("desk-penalty-what"));
            return false;
        };
        let (id, penalty) = PENALTIES[index];
        if is_of_time(penalty) {
            self.time.ui(ui, view);
        }
        let Some(penalty) = self.with_time(penalty) else {
            return false;
        };
        let act = ArbiterAct::Penalise(player, penalty);
        let foreseen = ForeseenAct::of(view, &Deed::Arbiter(act.clone()));
        foreseen.ui(ui, view, article);
        self.reason.ui(ui, view, &READY);
        let amount = self.time.amount_text(view);
        let penalty = view.tr_args(id, &[("time", amount.into())]);
        let args = [
            ("name", names.name(player).into()),
            ("penalty", penalty.into()),
        ];
        let impose = view.tr_args("desk-impose", &args);
        let place = ui.available_rect_before_wrap();
        let place = place.with_max_y(place.top() + 36.0);
        let is_imposed = ui
            .add_enabled_ui(foreseen.is_possible, |ui| {
                let button = |ui: &mut Ui, words: &str| primary_in(ui, words, place);
                self.confirmation.guard(ui, view.words, (), &impose, button)
            })
            .inner;
        if is_imposed {
            self.reason.note(view);
            view.arbitrate(act);
        }
        is_imposed
    }
}

const fn is_of_time(penalty: Penalty) -> bool {
    matches!(penalty, Penalty::OpponentTime(_) | Penalty::OffenderTime(_))
}

/// An entry of a list at the desk, as wide as the list.
pub fn entry(ui: &mut Ui, is_chosen: bool, name: &str) -> Response {
    let size = vec2(ui.available_width(), LOWEST);
    tile(ui, size, is_chosen, name, |ui, rect| {
        let ink = palette(ui).ink;
        let font = if is_chosen { bold } else { regular };
        let room = rect.size() - vec2(20.0, 2.0);
        let line = fitted_cell(ui.painter(), name, &font(14.5), room, ink);
        let top = rect.center().y - line.size().y / 2.0;
        ui.painter()
            .galley(pos2(rect.left() + 10.0, top), line, ink);
    })
}
