//! What the side clock is to be set to: players, time, keys.

use eframe::egui::{CentralPanel, Panel, Ui};

use crate::chess::{ByColor, Color};
use crate::clock::control_text::AgreedTimeControl;
use crate::record::side_clock::{SideClockAct, SideClockSetting};
use crate::ui::Command;
use crate::ui::kit::page::{bar, column, frame, page_bar, page_title};
use crate::ui::kit::theme::GAP;
use crate::ui::kit::time_control_field::TimeControlField;
use crate::ui::kit::widgets::{choice, field, form, primary, prose, tick, written};
use crate::ui::view::frame_view::View;
use crate::ui::view::settings::ClockKeys;

/// How wide the form is at most.
const WIDTH: f32 = 900.0;

/// The form in which the clock is set.
#[derive(Debug)]
pub struct Setup {
    time: TimeControlField,
    names: ByColor<String>,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            time: TimeControlField::new("5400+30", false),
            names: ByColor::default(),
        }
    }
}

impl Setup {
    /// Shows the form; whether it is still wanted. From a clock that was set before one may go back to it.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, was_set: bool) -> bool {
        let mut wanted = true;
        if !was_set {
            page_bar(ui, view);
        } else if bar(ui, view, &view.tr("side-title")) {
            wanted = false;
        }
        Panel::bottom("set")
            .frame(frame(ui))
            .show_separator_line(false)
            .show(ui, |ui| {
                ui.horizontal(|ui| {
                    ui.add_space(((ui.available_width() - WIDTH) / 2.0).max(0.0));
                    let agreed = self.time.agreed().ok().flatten();
                    ui.add_enabled_ui(agreed.is_some(), |ui| {
                        if primary(ui, &view.tr("side-set")).clicked()
                            && let Some(control) = agreed
                        {
                            let setting = SideClockSetting {
                                control: AgreedTimeControl::Timed(control),
                                names: self.names.clone(),
                                day: String::new(),
                            };
                            view.ask(Command::Clock(SideClockAct::Set(setting)));
                            wanted = false;
                        }
                    });
                });
            });
        CentralPanel::default().frame(frame(ui)).show(ui, |ui| {
            column(ui, WIDTH, |ui| {
                page_title(ui, &view.tr("side-title"));
                self.page(ui, view);
            });
        });
        wanted
    }

    fn page(&mut self, ui: &mut Ui, view: &View<'_>) {
        form(ui, |ui| {
            let keys = view.tr(&format!("clock-keys-{}", view.settings.clock_keys.slug()));
            prose(ui, &view.tr_args("side-how", &[("key", keys.into())]));
            ui.add_space(GAP);
            field(ui, &view.tr("new-game-time"), |ui| self.time.ui(ui, view));
            ui.columns(2, |columns| {
                for (color, ui) in Color::ALL.into_iter().zip(columns) {
                    let label = view.tr(color.fold_wb("color-white", "color-black"));
                    field(ui, &label, |ui| {
                        let name = view.tr(color.fold_wb("name-white", "name-black"));
                        written(ui, self.names.get_mut(color), &name, f32::INFINITY);
                    });
                }
            });
            let mut settings = view.settings.clone();
            field(ui, &view.tr("prefs-clock-keys"), |ui| {
                choice(ui, &mut settings.clock_keys, &ClockKeys::ALL, |keys| {
                    view.tr(&format!("clock-keys-{}", keys.slug())).into_owned()
                });
            });
            tick(ui, &mut settings.sound, &view.tr("prefs-sound-on"));
            tick(ui, &mut settings.countdown, &view.tr("prefs-countdown"));
            if settings != *view.settings {
                view.ask(Command::Change(Box::new(settings)));
            }
        });
    }
}
