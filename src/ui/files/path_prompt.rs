//! Choosing a file by typing its path, where the system offers no way of its own.

use eframe::egui::{Key, Ui};

use crate::ui::Command;
use crate::ui::kit::theme::GAP;
use crate::ui::kit::widgets::{modal, primary, prose, quiet, title, written};
use crate::ui::view::command::FileTask;
use crate::ui::view::frame_view::View;

/// The path that is being typed.
#[derive(Debug, Default)]
pub struct PathPrompt {
    typed: Option<(FileTask, String)>,
}

impl PathPrompt {
    /// Shows the sheet, if a file is to be chosen.
    pub fn ui(&mut self, ui: &Ui, view: &View<'_>) {
        let Some(request) = view.path_request else {
            self.typed = None;
            return;
        };
        let is_same = self
            .typed
            .as_ref()
            .is_some_and(|(task, _)| *task == request.task);
        if !is_same {
            self.typed = Some((request.task, request.suggestion.clone()));
        }
        let Some((task, path)) = &mut self.typed else {
            return;
        };
        let closes = modal(ui, "chooser", 560.0, |ui| {
            let heading = view.tr(&format!("choose-{}", task.slug()));
            title(ui, &heading);
            prose(ui, &view.tr("choose-what"));
            ui.add_space(GAP);
            let response = written(ui, path, &view.tr("choose-path"), f32::INFINITY);
            if !is_same {
                response.request_focus();
            }
            let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            ui.add_space(GAP * 2.0);
            ui.horizontal(|ui| {
                let is_typed = !path.trim().is_empty();
                if (primary(ui, &heading).clicked() || entered) && is_typed {
                    view.ask(Command::Chosen(*task, path.trim().into()));
                }
                if quiet(ui, &view.tr("cancel")).clicked() {
                    view.ask(Command::ChooseNothing);
                }
            });
        });
        if closes {
            view.ask(Command::ChooseNothing);
        }
    }
}
