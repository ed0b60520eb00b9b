//! Where the PIN of the arbiter's desk is typed: the field, what was wrong, and what a forgotten one means.

use eframe::egui::{Key, Ui};

use crate::kit::next_try::next_try;
use crate::kit::secret_field::{SecretLine, appears, forget, secret_field};
use crate::kit::widgets::{primary, prose, quiet, soft, warning};
use crate::view::command::Command;
use crate::view::desk_lock::LockCommand;
use crate::view::frame_view::View;
use jadoube_core::record::envelope::Secret;

/// How wide the field is at most, in points.
const WIDTH: f32 = 300.0;

#[derive(Debug, Default)]
pub struct PinEntry {
    pin: Secret,
    /// Whether the field had the keyboard already.
    is_begun: bool,
    /// Whether one was tried since the field appeared.
    is_tried: bool,
}

impl PinEntry {
    /// Shows the field and its button, and a second one where it can be given up; returns whether it was. What somebody
    /// typed and left is not there for whoever comes next.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, can_give_up: bool) -> bool {
        let lock = &view.desk_lock;
        if appears(ui, "pin") {
            self.pin.wipe();
            forget(ui, "pin");
            (self.is_begun, self.is_tried) = (false, false);
        }
        if lock.is_busy {
            self.is_begun = false;
            prose(ui, &view.tr("pin-looking"));
            return false;
        }
        let name = view.tr("pin");
        let width = ui.available_width().min(WIDTH);
        let field = secret_field(
            ui,
            view.words,
            "pin",
            &mut self.pin,
            &name,
            SecretLine::Named,
            width,
        );
        if !std::mem::replace(&mut self.is_begun, true) {
            field.request_focus();
        }
        let enters = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if lock.was_wrong && self.is_tried {
            warning(ui, &view.tr("pin-wrong"));
        }
        if let Some(wait) = lock.wait {
            next_try(ui, view.words, wait);
        }
        let can_try = lock.wait.is_none() && !self.pin.is_empty();
        let mut gives_up = false;
        ui.horizontal(|ui| {
            ui.add_enabled_ui(can_try, |ui| {
                if (primary(ui, &view.tr("pin-unlock")).clicked() || enters) && can_try {
                    forget(ui, "pin");
                    self.is_tried = true;
                    view.ask(Command::Lock(LockCommand::Open(self.pin.take())));
                }
            });
            gives_up = can_give_up && quiet(ui, &view.tr("cancel")).clicked();
        });
        if enters && !can_try {
            field.request_focus();
        }
        forgotten(ui, view);
        gives_up
    }
}

/// Tells what to do about a forgotten PIN.
pub fn forgotten(ui: &mut Ui, view: &View<'_>) {
    let file = view.desk_lock.file.display().to_string();
    let args = [("file", file.into())];
    soft(ui, &view.tr_args("pin-forgotten", &args));
}
