//! Choosing a file by typing its path, where the system offers no way of its own; and what becomes of a file that is
//! there already.

use std::ops::Range;

use eframe::egui::text::{CCursor, CCursorRange};
use eframe::egui::text_edit::TextEditState;
use eframe::egui::{Id, Key, Ui};

use crate::kit::announcement::announce_words;
use crate::kit::theme::GAP;
use crate::kit::widgets::{modal, primary, prose, quiet, title, warning, written};
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::screen_views::PathRequest;
use jadoube_core::i18n::file_problem;

/// The path that is being typed.
#[derive(Debug, Default)]
pub struct PathPrompt {
    typed: Option<(PathRequest, String)>,
}

impl PathPrompt {
    /// Shows the sheet, if a file is to be chosen.
    pub fn ui(&mut self, ui: &Ui, view: &View<'_>) {
        let Some(request) = view.files.path_request else {
            self.typed = None;
            return;
        };
        let is_same = self
            .typed
            .as_ref()
            .is_some_and(|(asked, _)| asked == request);
        if !is_same {
            self.typed = Some((request.clone(), request.suggestion.clone()));
        }
        let Some((
            PathRequest {
                task,
                taken,
                suggestion,
                fault,
            },
            path,
        )) = &mut self.typed
        else {
            return;
        };
        let closes = modal(ui, !view.is_a_clock_running(), "chooser", 560.0, |ui| {
            let heading = view.tr(&format!("choose-{task}"));
            title(ui, &heading);
            // Another path is another question.
            let taken = taken.as_ref().filter(|_| path == suggestion);
            let fault = fault.as_ref().filter(|_| path == suggestion);
            if let Some(fault) = fault {
                let why = file_problem(fault, view.words);
                let args = [
                    ("path", suggestion.as_str().into()),
                    ("why", why.as_str().into()),
                ];
                let id = if task.reads() {
                    "note-unreadable"
                } else {
                    "note-unwritable"
                };
                let told = view.tr_args(id, &args);
                announce_words(ui, &told);
                warning(ui, &told);
            } else if let Some(taken) = taken {
                let taken = taken.display().to_string();
                let args = [("path", taken.as_str().into())];
                warning(ui, &view.tr_args("choose-taken", &args));
            } else {
                let id = if task.reads() {
                    "choose-what"
                } else {
                    "choose-where"
                };
                prose(ui, &view.tr(id));
            }
            ui.add_space(GAP);
            let response = written(ui, path, &view.tr("choose-path"), f32::INFINITY);
            if !is_same {
                response.request_focus();
                select_name(ui, response.id, path);
            }
            let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            ui.add_space(GAP * 2.0);
            ui.horizontal_wrapped(|ui| {
                if let Some(taken) = taken {
                    // Enter does not write over anything.
                    if quiet(ui, &view.tr("choose-overwrite")).clicked() {
                        view.ask(Command::Overwrite(task.clone(), taken.clone()));
                    }
                } else {
                    let is_typed = !path.trim().is_empty();
                    if (primary(ui, &heading).clicked() || entered) && is_typed {
                        view.ask(Command::Chosen(task.clone(), path.trim().into()));
                    }
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

/// Selects the name in a field that holds a path, so that what is typed takes its place.
fn select_name(ui: &Ui, field: Id, path: &str) {
    let Range { start, end } = name_in(path);
    let range = CCursorRange::two(CCursor::new(start), CCursor::new(end));
    let mut state = TextEditState::load(ui.ctx(), field).unwrap_or_default();
    state.cursor.set_char_range(Some(range));
    state.store(ui.ctx(), field);
}

/// Where in a path the name of its file stands without its ending, in characters; at the end if it names a folder.
fn name_in(path: &str) -> Range<usize> {
    let count = |bytes: usize| path[..bytes].chars().count();
    let name = path.rfind(['/', '\\']).map_or(0, |at| at + 1);
    let end = path[name..].rfind('.').filter(|at| *at > 0);
    let end = end.map_or(path.len(), |at| name + at);
    count(name)..count(end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_file_stands_between_its_folder_and_its_ending() {
        for (path, name) in [
            ("/Games/Ана/Log 2026.11.23 2.pdf", "Log 2026.11.23 2"),
            (r"C:\Games\final.jadoube", "final"),
            ("final", "final"),
            (".hidden", ".hidden"),
            ("/Games/Ана/", ""),
            ("", ""),
        ] {
            let Range { start, end } = name_in(path);
            let found: String = path.chars().skip(start).take(end - start).collect();
            assert_eq!(found, name, "{path}");
        }
    }
}
