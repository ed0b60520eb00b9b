//! The cases of a provision: four cards, or all of them; each is judged when it is seen for the first time.

use std::collections::BTreeMap;

use eframe::egui::{Align, Layout, Rect, Sense, Ui, pos2, vec2};

use super::case_card::CaseCard;
use crate::kit::piece_textures::Pieces;
use crate::kit::widgets::{bare, subtitle};
use crate::view::frame_view::View;
use jadoube_core::i18n::Language;
use jadoube_core::laws::{Edition, Rule};
use jadoube_core::learn::case_library::{CaseLibrary, LibraryCase};

/// How many cards are seen before all are asked for.
const FIRST: usize = 4;

const BETWEEN: f32 = 16.0;

/// In less width than this two cards stand beside each other, elsewhere four.
const NARROW: f32 = 840.0;

/// How high a row is taken to be before its cards were judged.
const GUESSED: f32 = 330.0;

/// The cards, as far as they were judged.
#[derive(Debug, Default)]
pub struct CaseCards {
    pieces: Pieces,
    /// What the cards were judged for.
    of: Option<(Rule, Edition, Language)>,
    judged: BTreeMap<&'static str, CaseCard>,
    /// Whether all cases of the rule are to be seen.
    has_all: bool,
}

impl CaseCards {
    /// Only the first cases are seen again.
    pub const fn fold(&mut self) {
        self.has_all = false;
    }

    /// Shows the cases of that rule as that edition judges them.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, rule: Rule, edition: Edition) {
        let of = (rule, edition, view.words.language());
        if self.of != Some(of) {
            if self.of.is_none_or(|before| before.0 != rule) {
                self.has_all = false;
            }
            self.of = Some(of);
            self.judged.clear();
        }
        let cases: Vec<LibraryCase> = CaseLibrary::open().cases_of(rule).collect();
        if cases.is_empty() {
            return;
        }
        self.heading(ui, view, cases.len());
        ui.add_space(2.0);
        let shown = if self.has_all { cases.len() } else { FIRST };
        let columns: u8 = if ui.available_width() < NARROW { 2 } else { 4 };
        let gaps = f32::from(columns - 1) * BETWEEN;
        let width = ((ui.available_width() - gaps) / f32::from(columns)).floor();
        ui.spacing_mut().item_spacing.y = BETWEEN;
        let mut may_judge = true;
        for row in cases[..shown.min(cases.len())].chunks(usize::from(columns)) {
            self.row(ui, view, row, width, &mut may_judge);
        }
    }

    fn heading(&mut self, ui: &mut Ui, view: &View<'_>, count: usize) {
        ui.horizontal(|ui| {
            ui.set_min_height(32.0);
            subtitle(ui, &view.tr("laws-cases"));
            if count > FIRST {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let id = if self.has_all {
                        "laws-first-cases"
                    } else {
                        "laws-all-cases"
                    };
                    let text = view.tr_args(id, &[("count", count.into())]);
                    if bare(ui, &text).clicked() {
                        self.has_all = !self.has_all;
                    }
                });
            }
        });
    }

    /// A row of cards; of those that were not judged one is, and the next in the next frame.
    fn row(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        cases: &[LibraryCase],
        width: f32,
        may_judge: &mut bool,
    ) {
        let heights = cases.iter().map(|case| {
            let card = self.judged.get(case.name());
            card.map_or(0.0, |card| card.height(ui, width))
        });
        let height = heights.fold(0.0, f32::max);
        let height = if height > 0.0 { height } else { GUESSED };
        let size = vec2(ui.available_width(), height);
        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
        if !ui.is_rect_visible(place) {
            return;
        }
        let mut left = place.left();
        for case in cases {
            let rect = Rect::from_min_size(pos2(left, place.top()), vec2(width, height));
            left += width + BETWEEN;
            if !self.judged.contains_key(case.name()) {
                if !std::mem::take(may_judge) {
                    ui.request_repaint();
                    continue;
                }
                if let Some((rule, edition, _)) = self.of {
                    let card = CaseCard::of(view, *case, rule, edition);
                    self.judged.insert(case.name(), card);
                    // The row is as high as its highest card from the next frame on.
                    ui.request_repaint();
                    continue;
                }
            }
            if let Some(card) = self.judged.get(case.name()) {
                card.ui(ui, view, &mut self.pieces, rect);
            }
        }
    }
}
