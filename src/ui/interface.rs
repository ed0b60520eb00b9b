//! The whole interface: which screen is shown, and what lies over it.

use eframe::egui::{CentralPanel, Ui};

use super::board_view::BoardView;
use super::view::View;

/// All panels with their passing state.
#[derive(Debug, Default)]
pub struct Interface {
    board: BoardView,
}

impl Interface {
    /// Shows the interface for one frame.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        super::theme::apply(ui.ctx(), view.settings);
        CentralPanel::default().show(ui, |ui| {
            let rect = ui.available_rect_before_wrap();
            let side = rect.width().min(rect.height());
            let side = super::pieces::whole_pixels(side / 8.0, ui.pixels_per_point()) * 8.0;
            let rect = super::pieces::square_in(rect, side, ui.pixels_per_point());
            self.board.ui(ui, view, rect);
        });
    }
}
