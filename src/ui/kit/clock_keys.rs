//! The choice of the keys that press the clocks.

use eframe::egui::Ui;

use super::segments::choice_in_a_row;
use super::widgets::{field, soft};
use crate::view::frame_view::View;
use crate::view::settings::ClockKeys;

/// Shows the choice below that heading, and of letters what they press.
pub fn clock_keys(ui: &mut Ui, view: &View<'_>, heading: &str, chosen: &mut ClockKeys) {
    field(ui, &view.tr(heading), |ui| {
        choice_in_a_row(ui, chosen, &ClockKeys::ALL, |keys| {
            view.tr(&format!("clock-keys-{keys}")).into_owned()
        });
        if *chosen == ClockKeys::Letters {
            soft(ui, &view.tr("clock-keys-letters-what"));
        }
    });
}
