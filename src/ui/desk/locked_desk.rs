//! The arbiter's desk while it is locked: the PIN, and nothing of the game.

use eframe::egui::Ui;

use crate::kit::theme::GAP;
use crate::kit::widgets::{prose, sheet};
use crate::parts::page::page;
use crate::parts::pin_entry::PinEntry;
use crate::view::frame_view::View;

/// How wide the card is, in points.
const WIDTH: f32 = 420.0;

/// Shows the page on which the desk is unlocked.
pub fn locked_desk(ui: &mut Ui, view: &View<'_>, entry: &mut PinEntry) {
    page(ui, view, &view.tr("desk-title"), WIDTH, |ui| {
        sheet(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = GAP;
            prose(ui, &view.tr("pin-desk-locked"));
            entry.ui(ui, view, false);
        });
    });
}
