//! The choice of the keys that press the clocks.

use eframe::egui::Ui;

use super::segments::choice_in_a_row;
use super::widgets::{field, soft};
use crate::view::settings::ClockKeys;
use jadoube_core::i18n::Words;

/// Shows the choice below that heading, and of letters what they press.
pub fn clock_keys(ui: &mut Ui, words: Words, heading: &str, chosen: &mut ClockKeys) {
    field(ui, &words.tr(heading), |ui| {
        choice_in_a_row(ui, chosen, &ClockKeys::ALL, |keys| {
            words.tr(&format!("clock-keys-{keys}")).into_owned()
        });
        if *chosen == ClockKeys::Letters {
            soft(ui, &words.tr("clock-keys-letters-what"));
        } else if *chosen == ClockKeys::Shift && cfg!(windows) {
            soft(ui, &words.tr("clock-keys-sticky"));
        }
    });
}
