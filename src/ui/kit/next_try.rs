//! After several wrong passphrases or PINs: how long the next one has to wait.

use std::time::Duration;

use eframe::egui::Ui;

use super::widgets::warning;
use jadoube_core::clock::clock_text::whole_seconds;
use jadoube_core::i18n::Words;

/// Tells how long the next try still has to wait, counting down.
pub fn next_try(ui: &mut Ui, words: Words, wait: Duration) {
    let second = Duration::from_secs(1);
    let part = Duration::from_nanos(wait.subsec_nanos().into());
    let change = if part.is_zero() { second } else { part };
    ui.request_repaint_after(change);
    let args = [("time", whole_seconds(wait).into())];
    warning(ui, &words.tr_args("next-try", &args));
}
