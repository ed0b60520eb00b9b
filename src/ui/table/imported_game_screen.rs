//! The table while a game from a file lies on it: its position, its moves with their clocks, and what its file says.

use eframe::egui::{CentralPanel, ScrollArea, Ui, UiBuilder};
use std::sync::Arc;

use super::layout::{TableLayout, frame};
use super::scoresheet::Scoresheet;
use crate::record::ImportedGame;
use crate::ui::files::imported_game_view::ImportedGameView;
use crate::ui::kit::theme::GAP;
use crate::ui::view::frame_view::View;

/// The table with a game that is history: it is looked through, and nobody acts.
#[derive(Debug, Default)]
pub struct ImportedGameScreen {
    shown: ImportedGameView,
    sheet: Scoresheet,
}

impl ImportedGameScreen {
    /// Shows that game.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, history: &Arc<ImportedGame>) {
        self.shown.show(history);
        CentralPanel::default().frame(frame(ui)).show(ui, |ui| {
            let area = ui.available_rect_before_wrap();
            let places = TableLayout::of(area, ui.pixels_per_point());
            ui.scope_builder(UiBuilder::new().max_rect(places.board), |ui| {
                self.shown.board(ui, view, places.board.width());
            });
            let column = places.column();
            let (said, sheet) = column.split_top_bottom_at_fraction(0.6);
            let told = UiBuilder::new().max_rect(said).id_salt("told");
            ui.scope_builder(told, |ui| {
                ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                    self.shown.heading(ui);
                    self.shown.moves(ui, view);
                    self.shown.ending(ui, view);
                    self.shown.wishes(ui, view, true);
                });
            });
            let sheet = sheet.with_min_y(sheet.top() + GAP);
            let made = self.shown.made();
            if let Some(made) = self.sheet.looked_through(ui, view, sheet, made) {
                self.shown.go_to(made);
            }
        });
    }
}
