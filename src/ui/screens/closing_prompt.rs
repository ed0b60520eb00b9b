//! Asks whether a window may close that alone keeps what was played in it.

use eframe::egui::Ui;

use crate::kit::theme::GAP;
use crate::kit::widgets::{modal_over, primary, prose, quiet, title};
use crate::review::replacement_prompt::over_the_board;
use crate::view::command::{Command, FileTask};
use crate::view::frame_view::View;

/// How wide the sheet is, in points.
const WIDTH: f32 = 480.0;

/// Shows the sheet, if the window was asked to close.
pub fn closing_prompt(ui: &Ui, view: &View<'_>) {
    if !view.window.is_closing {
        return;
    }
    let mut answer = None;
    let closes = modal_over(ui, "closing", over_the_board(ui, view), WIDTH, |ui| {
        title(ui, &view.tr("closing-title"));
        prose(ui, &view.tr("closing-what"));
        ui.add_space(GAP);
        ui.horizontal_wrapped(|ui| {
            if primary(ui, &view.tr("closing-stay")).clicked() {
                answer = Some(Command::StayOpen);
            }
            if view.has_game && quiet(ui, &view.tr("menu-save")).clicked() {
                view.ask(Command::StayOpen);
                answer = Some(Command::Choose(FileTask::Save));
            }
            if quiet(ui, &view.tr("closing-close")).clicked() {
                answer = Some(Command::CloseForGood);
            }
        });
    });
    match answer {
        Some(command) => view.ask(command),
        None if closes => view.ask(Command::StayOpen),
        None => {}
    }
}
