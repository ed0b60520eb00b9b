//! What is told of a position in which a game is to begin.

use eframe::egui::Ui;

use crate::kit::widgets::{soft, warning};
use crate::view::frame_view::View;
use jadoube_core::chess::setup_validation::{ForgivingStart, PositionFault};

/// Tells what keeps a game from beginning in a position, or what of its FEN was left out.
pub fn start_told(
    ui: &mut Ui,
    view: &View<'_>,
    start: &Result<ForgivingStart, Vec<PositionFault>>,
) {
    match start {
        Ok(start) => {
            for fault in &start.left_out {
                soft(ui, &view.words.omission(*fault));
            }
        }
        Err(faults) => {
            for fault in faults {
                warning(ui, &view.words.position_fault(*fault));
            }
        }
    }
}
