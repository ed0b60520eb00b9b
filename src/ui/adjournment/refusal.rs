//! Why an envelope cannot be closed, read or opened, and what is to be done next.

use eframe::egui::Ui;

use crate::kit::widgets::{soft, warning};
use crate::view::frame_view::View;
use crate::view::screen_views::EnvelopeWork;
use jadoube_core::record::envelope::EnvelopeError;

/// Why the envelope could not be closed or opened, if so.
pub fn trouble(ui: &mut Ui, view: &View<'_>) {
    let EnvelopeWork::Refused(refused) = view.envelope.work else {
        return;
    };
    refusal_ui(ui, view, refused);
    soft(ui, &view.tr("refused-kept"));
}

/// Why the envelope that lies on the table cannot be read.
pub fn unreadable(ui: &mut Ui, view: &View<'_>, refused: EnvelopeError) {
    refusal_ui(ui, view, refused);
    soft(ui, &view.tr("refused-envelope-next"));
}

fn refusal_ui(ui: &mut Ui, view: &View<'_>, refused: EnvelopeError) {
    let id = format!("refused-{}", refused.as_ref());
    let line = if let EnvelopeError::Damaged(line) = refused {
        line
    } else {
        0
    };
    let text = view.tr_args(&id, &[("line", line.into())]);
    warning(ui, &text);
}
