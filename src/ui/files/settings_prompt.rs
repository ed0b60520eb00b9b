//! Asks whether settings that were opened are to be used; until then those of the person stay.

use eframe::egui::Ui;

use crate::kit::theme::GAP;
use crate::kit::widgets::{modal, primary, prose, quiet, soft};
use crate::view::command::Command;
use crate::view::frame_view::View;

/// Shows the sheet, if settings were opened.
pub fn settings_prompt(ui: &Ui, view: &View<'_>) {
    let Some(path) = view.files.offered_settings else {
        return;
    };
    let mut answer = None;
    let closes = modal(
        ui,
        !view.is_a_clock_running(),
        "offered-settings",
        480.0,
        |ui| {
            prose(ui, &view.tr("settings-offered"));
            soft(ui, &path.display().to_string());
            ui.add_space(GAP);
            ui.horizontal_wrapped(|ui| {
                if primary(ui, &view.tr("settings-keep")).clicked() {
                    answer = Some(Command::KeepSettings);
                }
                if quiet(ui, &view.tr("settings-take")).clicked() {
                    answer = Some(Command::TakeSettings);
                }
            });
        },
    );
    match answer {
        Some(command) => view.ask(command),
        None if closes => view.ask(Command::KeepSettings),
        None => {}
    }
}
