//! That a file which is held over the window is opened where it is let go of.

use eframe::egui::{Align2, Id, LayerId, Order, Stroke, StrokeKind, Ui, vec2};

use crate::kit::fonts::{HEADING, bold};
use crate::kit::theme::{CORNER, palette};
use crate::view::frame_view::View;

/// Says so along the edge of the window while something is held over it.
pub fn drop_hint(ui: &Ui, view: &View<'_>) {
    if ui.input(|input| input.raw.hovered_files.is_empty()) {
        return;
    }
    let colors = palette(ui);
    let window = ui.ctx().content_rect();
    let layer = LayerId::new(Order::Foreground, Id::unique("drop-hint"));
    let painter = ui.ctx().layer_painter(layer);
    let edge = Stroke::new(4.0, colors.here);
    painter.rect_stroke(window, 0.0, edge, StrokeKind::Inside);
    let font = bold(HEADING);
    let galley = painter.layout_no_wrap(view.tr("drop-here").into_owned(), font, colors.ink);
    let size = galley.size() + vec2(32.0, 16.0);
    let place = Align2::CENTER_BOTTOM.align_size_within_rect(size, window.shrink(24.0));
    painter.rect(place, CORNER, colors.sheet, edge, StrokeKind::Inside);
    painter.galley(place.center() - galley.size() / 2.0, galley, colors.ink);
}
