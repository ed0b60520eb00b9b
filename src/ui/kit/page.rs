//! A page with a title and a way back.

use eframe::egui::{CentralPanel, Frame, Layout, Margin, ScrollArea, Ui, vec2};

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
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            let width = width.min(ui.available_width());
            let margin = (ui.available_width() - width) / 2.0;
            ui.horizontal_top(|ui| {
                ui.add_space(margin);
                ui.allocate_ui_with_layout(
                    vec2(width, 0.0),
                    Layout::top_down(eframe::egui::Align::Min),
                    |ui| {
                        ui.horizontal(|ui| {
                            title(ui, heading);
                            ui.with_layout(
                                Layout::right_to_left(eframe::egui::Align::Center),
                                |ui| {
                                    if quiet(ui, &view.tr("back")).clicked() {
                                        view.ask(Command::Show(back(view)));
                                    }
                                },
                            );
                        });
                        ui.add_space(GAP);
                        contents(ui);
                    },
                );
            });
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
