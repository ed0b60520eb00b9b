//! The PIN of the arbiter's desk among the preferences: chosen, changed, removed.

use eframe::egui::Ui;

use crate::kit::secret_field::{SecretLine, appears, forget, secret_field};
use crate::kit::theme::GAP;
use crate::kit::widgets::{primary, prose, quiet, soft, warning};
use crate::parts::pin_entry::{PinEntry, forgotten};
use crate::view::command::Command;
use crate::view::desk_lock::LockCommand;
use crate::view::frame_view::View;
use jadoube_core::record::desk_pin::DeskPin;
use jadoube_core::record::envelope::Secret;

/// How wide a field is at most, in points.
const WIDTH: f32 = 300.0;

/// A PIN that is being chosen, and one that is typed to change it.
#[derive(Debug, Default)]
pub struct PinPreferences {
    entry: PinEntry,
    chosen: Secret,
    again: Secret,
}

impl PinPreferences {
    /// Shows what can be done with the PIN.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        ui.spacing_mut().item_spacing.y = GAP;
        let lock = &view.desk_lock;
        if lock.is_locked() {
            prose(ui, &view.tr("pin-is-set"));
            self.entry.ui(ui, view, false);
            return;
        }
        soft(ui, &view.tr("pin-what"));
        if lock.is_busy {
            prose(ui, &view.tr("pin-looking"));
            return;
        }
        self.choice(ui, view);
        if lock.has_pin {
            if quiet(ui, &view.tr("pin-remove")).clicked() {
                view.ask(Command::Lock(LockCommand::Remove));
            }
            forgotten(ui, view);
        }
    }

    fn choice(&mut self, ui: &mut Ui, view: &View<'_>) {
        let (id, act) = if view.desk_lock.has_pin {
            ("pin-new", "pin-change")
        } else {
            ("pin", "pin-choose")
        };
        let width = ui.available_width().min(WIDTH);
        let fields = [
            ("pin-chosen", &mut self.chosen, view.tr(id)),
            ("pin-again", &mut self.again, view.tr("pin-again")),
        ];
        for (salt, secret, name) in fields {
            if appears(ui, salt) {
                secret.wipe();
                forget(ui, salt);
            }
            secret_field(
                ui,
                view.words,
                salt,
                secret,
                &name,
                SecretLine::Named,
                width,
            );
        }
        let is_short = self.chosen.reveal().chars().count() < DeskPin::LEAST;
        let is_same = self.chosen.is_same(&self.again);
        if is_short && !self.chosen.is_empty() {
            soft(
                ui,
                &view.tr_args("pin-short", &[("least", DeskPin::LEAST.into())]),
            );
        } else if !is_same && !self.again.is_empty() {
            warning(ui, &view.tr("pin-differs"));
        }
        ui.add_enabled_ui(!is_short && is_same, |ui| {
            if primary(ui, &view.tr(act)).clicked() {
                for salt in ["pin-chosen", "pin-again"] {
                    forget(ui, salt);
                }
                self.again.wipe();
                view.ask(Command::Lock(LockCommand::Choose(self.chosen.take())));
            }
        });
    }
}
