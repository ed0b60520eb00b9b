//! The page of what the program has kept beside the game on the table: earlier games, and what was damaged.

use eframe::egui::{Align, Label, Layout, RichText, Ui, vec2};

use crate::ui::Command;
use crate::ui::kit::fonts::{bold, regular};
use crate::ui::kit::page::page;
use crate::ui::kit::theme::{GAP, palette};
use crate::ui::kit::widgets::{quiet, sheet, soft};
use crate::ui::view::command::FileTask;
use crate::ui::view::frame_view::View;
use crate::ui::view::kept_file::{KeptFile, KeptFileKind};

/// Shows the page.
pub fn kept_files_page(ui: &mut Ui, view: &View<'_>) {
    page(ui, view, &view.tr("kept-title"), 760.0, |ui| {
        soft(ui, &view.tr("kept-what"));
        ui.add_space(GAP);
        for file in view.kept_files {
            row(ui, view, file);
            ui.add_space(6.0);
        }
        let folder = view.kept_files.iter().find_map(|file| file.path.parent());
        if let Some(folder) = folder.filter(|folder| folder.is_absolute()) {
            let folder = folder.display().to_string();
            soft(
                ui,
                &view.tr_args("kept-folder", &[("path", folder.as_str().into())]),
            );
        }
    });
}

fn row(ui: &mut Ui, view: &View<'_>, file: &KeptFile) {
    sheet(ui).show(ui, |ui| {
        ui.horizontal(|ui| {
            let room = (ui.available_width() - 130.0).max(100.0);
            ui.allocate_ui_with_layout(vec2(room, 40.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(room);
                ui.spacing_mut().item_spacing.y = 2.0;
                let name = RichText::new(name(view, file)).font(bold(15.0));
                ui.add(Label::new(name).truncate());
                let state = if file.is_damaged {
                    "kept-damaged"
                } else {
                    "kept-aside"
                };
                let when = [("when", file.when.as_str().into())];
                let colors = palette(ui);
                let color = if file.is_damaged {
                    colors.warning
                } else {
                    colors.soft_ink
                };
                let state = view.tr_args(state, &when);
                ui.label(RichText::new(state.trim()).font(regular(13.5)).color(color));
            });
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if quiet(ui, &view.tr("kept-open")).clicked() {
                    view.ask(Command::Chosen(FileTask::Open, file.path.clone()));
                }
            });
        });
    });
}

/// Who plays, or what it is.
fn name(view: &View<'_>, file: &KeptFile) -> String {
    let players = file.players.as_ref().filter(|names| {
        file.kind == KeptFileKind::Game && !(names.white.is_empty() && names.black.is_empty())
    });
    let Some(names) = players else {
        return view.tr(&format!("kept-{}", file.kind.slug())).into_owned();
    };
    let shown = |name: &str| {
        if name.is_empty() {
            "?".to_owned()
        } else {
            name.to_owned()
        }
    };
    format!("{} – {}", shown(&names.white), shown(&names.black))
}
