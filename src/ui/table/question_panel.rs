//! What awaits the arbiter's decision, in the column: the question, and below it what each answer does.

use eframe::egui::accesskit::Live;
use eframe::egui::{Frame, Label, Margin, Rect, RichText, Ui, UiBuilder};

use crate::i18n::Language;
use crate::laws::{ArbiterAct, Consequence, Decision};
use crate::record::Entry;
use crate::ui::desk::arbiter_desk::ArbiterDesk;
use crate::ui::desk::question_options::{QuestionOption, options};
use crate::ui::kit::fonts::bold;
use crate::ui::kit::theme::{CORNER, palette};
use crate::ui::kit::widgets::{link, quiet};
use crate::ui::view::frame_view::View;

/// The oldest question, with its answers as they were worked out.
#[derive(Debug, Default)]
pub struct QuestionPanel {
    told: Option<(usize, Language)>,
    options: Vec<QuestionOption>,
}

impl QuestionPanel {
    /// Shows the question at the top of `rect`, unless there is none or the desk lies open; gives back what it took.
    ///
    /// Where a ruling stands above it that has just asked the same, only the answers are shown.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        desk: &mut ArbiterDesk,
        is_below_ruling: bool,
        rect: Rect,
    ) -> Option<Rect> {
        let (_, question) = *view.table().questions().first()?;
        if desk.is_open() {
            return None;
        }
        let now = (view.log.len(), view.words.language());
        if self.told.replace(now) != Some(now) {
            self.options = options(view, question);
        }
        let colors = palette(ui);
        let frame = Frame::new()
            .fill(colors.warning_tint)
            .corner_radius(CORNER)
            .inner_margin(Margin::symmetric(14, 8));
        let text = RichText::new(view.words.question(question)).font(bold(16.0));
        let asks_now = |entry: &Entry| {
            let mut consequences = entry.rulings.iter().flat_map(|ruling| &ruling.consequences);
            consequences.any(|it| *it == Consequence::AskArbiter(question))
        };
        let is_told = is_below_ruling && view.log.last().is_some_and(asks_now);
        let shown = ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
            frame.show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = 6.0;
                let asks = |ui: &mut Ui| {
                    let response = ui.add(Label::new(text).wrap());
                    ui.accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
                };
                if is_told {
                    ui.horizontal_wrapped(|ui| self.answers(ui, view, desk));
                } else {
                    asks(ui);
                    ui.horizontal_wrapped(|ui| self.answers(ui, view, desk));
                }
            })
        });
        Some(shown.inner.response.rect)
    }

    fn answers(&self, ui: &mut Ui, view: &View<'_>, desk: &mut ArbiterDesk) {
        for option in &self.options {
            if quiet(ui, &option.text).clicked() {
                view.arbitrate(option.act.clone());
            }
        }
        if self.options.is_empty() {
            if quiet(ui, &view.tr("desk-open")).clicked() {
                desk.toggle();
            }
        } else if link(ui, &view.tr("desk-later")) {
            view.arbitrate(ArbiterAct::Decide(Decision::Postpone));
        }
    }
}
