//! A page with a title and a way back.

use eframe::egui::{Align, CentralPanel, Frame, Layout, Margin, ScrollArea, Ui, vec2};

use super::theme::GAP;
use super::widgets::{quiet, title};
use crate::ui::view::command::Command;
use crate::ui::view::frame_view::View;
use crate::ui::view::screen::Screen;

/// Shows a page with a title and a way back, its contents at most `width` wide.
pub fn page(
    ui: &mut Ui,
    view: &View<'_>,
    heading: &str,
    width: f32,
    contents: impl FnOnce(&mut Ui),
) {
    CentralPanel::default().frame(frame(ui)).show(ui, |ui| {
        column(ui, width, |ui| {
            ui.horizontal(|ui| {
                title(ui, heading);
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    if quiet(ui, &view.tr("back")).clicked() {
                        view.ask(Command::Show(back(view)));
                    }
                });
            });
            ui.add_space(GAP);
            contents(ui);
        });
    });
}

/// A column in the middle of the page, at most `width` wide, which can be scrolled; the bar for that moves nothing.
pub fn column(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui)) {
    let whole = ui.available_width();
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        let room = ui.available_width();
        let width = width.min(room);
        ui.horizontal_top(|ui| {
            ui.add_space(((whole - width) / 2.0).min(room - width));
            let downwards = Layout::top_down(Align::Min);
            ui.allocate_ui_with_layout(vec2(width, 0.0), downwards, contents);
        });
    });
}

/// The ground on which a page stands.
pub fn frame(ui: &Ui) -> Frame {
    Frame::central_panel(ui.style()).inner_margin(Margin::same(24))
}

/// Where a page leads back to.
pub fn back(view: &View<'_>) -> Screen {
    if view.has_game {
        Screen::Table
    } else {
        Screen::First
    }
}
