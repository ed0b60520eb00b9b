//! Which window something is heard or drawn in: the first one, or one that lies beside it.

use eframe::egui::{RawInput, Ui, ViewportId};

/// Whether what is heard was done in the first window. Whoever remembers what was done or drawn from frame to frame asks: the
/// windows beside it are drawn in the midst of its frame.
pub fn is_heard_there(input: &RawInput) -> bool {
    input.viewport_id == ViewportId::ROOT
}

/// Whether what is drawn is the first window.
pub fn is_drawn_there(ui: &Ui) -> bool {
    ui.ctx().viewport_id() == ViewportId::ROOT
}
