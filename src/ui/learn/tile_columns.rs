//! Tiles beside and below each other: how many fit into a row, and how wide each is.

use eframe::egui::{Ui, Vec2, vec2};

use crate::kit::theme::GAP;

/// How wide each tile is of those that are at least so wide, and how many stand beside each other.
pub fn columns(room: f32, least: f32) -> (f32, usize) {
    let mut columns: u16 = 1;
    while f32::from(columns + 1) * (least + GAP) - GAP <= room {
        columns += 1;
    }
    let width = (room - f32::from(columns - 1) * GAP) / f32::from(columns);
    (width, usize::from(columns))
}

/// Shows `count` tiles of that height beside and below each other, each at least so wide.
pub fn tiles(
    ui: &mut Ui,
    count: usize,
    least: f32,
    height: f32,
    mut show: impl FnMut(&mut Ui, usize, Vec2),
) {
    let (width, columns) = columns(ui.available_width(), least);
    let mut index = 0;
    while index < count {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for place in index..(index + columns).min(count) {
                show(ui, place, vec2(width, height));
            }
        });
        index += columns;
    }
}
