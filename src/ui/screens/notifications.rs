//! What people should be told: what happened, what was kept, what to do next.

use eframe::egui::{Align2, Area, Frame, Id, Margin, Order, RichText, Stroke, Ui, vec2};

use crate::ui::Command;
use crate::ui::kit::fonts::bold;
use crate::ui::kit::theme::{CORNER, palette};
use crate::ui::kit::widgets::{sign, soft};
use crate::ui::view::snapshot::View;

/// Shows the notes at the foot of the window, the newest lowest.
pub fn notes(ui: &Ui, view: &View<'_>) {
    if view.notes.is_empty() {
        return;
    }
    let colors = palette(ui);
    let width = (ui.ctx().content_rect().width() - 48.0).min(520.0);
    Area::new(Id::unique("notes"))
        .order(Order::Foreground)
        .anchor(Align2::LEFT_BOTTOM, vec2(20.0, -20.0))
        .accessible_name(view.tr("notes-name").into_owned())
        .show(ui.ctx(), |ui| {
            for (index, note) in view.notes.iter().enumerate() {
                let line = if note.is_trouble {
                    colors.warning
                } else {
                    colors.accent
                };
                Frame::new()
                    .fill(colors.sheet)
                    .stroke(Stroke::new(1.5, line))
                    .corner_radius(CORNER)
                    .shadow(colors.shadow())
                    .inner_margin(Margin::symmetric(16, 10))
                    .show(ui, |ui| {
                        ui.set_width(width - 34.0);
                        ui.horizontal_top(|ui| {
                            let room = ui.available_width() - 48.0;
                            ui.vertical(|ui| {
                                ui.set_width(room);
                                ui.spacing_mut().item_spacing.y = 2.0;
                                let text = RichText::new(&note.happened).font(bold(14.0));
                                let response = ui.add(eframe::egui::Label::new(text).wrap());
                                ui.accesskit_node_builder(response.id, |node| {
                                    node.set_live(eframe::egui::accesskit::Live::Polite);
                                });
                                for text in [&note.kept, &note.next] {
                                    if !text.is_empty() {
                                        soft(ui, text);
                                    }
                                }
                            });
                            if sign(ui, "×", &view.tr("close")).clicked() {
                                view.ask(Command::Dismiss(index));
                            }
                        });
                    });
            }
        });
}
