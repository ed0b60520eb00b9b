//! What a person may choose: language, looks, hands, sounds, keys.

use eframe::egui::{CentralPanel, Frame, Layout, Margin, ScrollArea, Slider, Ui, vec2};

use super::notation_form::notation;
use crate::i18n::Language;
use crate::ui::Command;
use crate::ui::kit::theme::GAP;
use crate::ui::kit::widgets::{choice, field, form, quiet, soft, tick, title};
use crate::ui::view::settings::{
    Assist, BoardTheme, ClockKeys, Hands, Mode, PieceSet, Screen, Settings,
};
use crate::ui::view::snapshot::View;

/// Shows a page with a title and a way back, its contents at most `width` wide.
pub fn page(
    ui: &mut Ui,
    view: &View<'_>,
    heading: &str,
    width: f32,
    contents: impl FnOnce(&mut Ui),
) {
    let frame = Frame::central_panel(ui.style()).inner_margin(Margin::same(24));
    CentralPanel::default().frame(frame).show(ui, |ui| {
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

/// Where a page leads back to.
pub fn back(view: &View<'_>) -> Screen {
    if view.has_game {
        Screen::Table
    } else {
        Screen::First
    }
}

/// Shows the preferences.
pub fn preferences(ui: &mut Ui, view: &View<'_>) {
    page(ui, view, &view.tr("menu-preferences"), 860.0, |ui| {
        let mut settings = view.settings.clone();
        ui.spacing_mut().item_spacing.x = GAP * 2.0;
        ui.columns(2, |columns| {
            let [left, right] = columns else { return };
            form(left, |ui| looks(ui, view, &mut settings));
            form(right, |ui| manners(ui, view, &mut settings));
        });
        ui.add_space(GAP * 2.0);
        title(ui, &view.tr("prefs-notation"));
        notation(ui, view, &mut settings);
        if settings != *view.settings {
            view.ask(Command::Change(Box::new(settings)));
        }
    });
}

fn looks(ui: &mut Ui, view: &View<'_>, settings: &mut Settings) {
    field(ui, &view.tr("prefs-language"), |ui| {
        let mut language = view.words.language();
        if choice(ui, &mut language, &Language::ALL, |language| {
            language.own_name().to_owned()
        }) {
            settings.language = Some(language);
        }
    });
    field(ui, &view.tr("prefs-mode"), |ui| {
        choice(ui, &mut settings.mode, &Mode::ALL, |mode| {
            view.tr(&format!("mode-{}", mode.slug())).into_owned()
        });
    });
    field(ui, &view.tr("prefs-board"), |ui| {
        choice(ui, &mut settings.board, &BoardTheme::ALL, |board| {
            view.tr(&format!("board-{}", board.slug())).into_owned()
        });
    });
    field(ui, &view.tr("prefs-pieces"), |ui| {
        choice(ui, &mut settings.pieces, &PieceSet::ALL, |set| {
            view.tr(&format!("pieces-{}", set.slug())).into_owned()
        });
    });
    field(ui, &view.tr("prefs-scale"), |ui| {
        let mut percent = (settings.scale * 100.0).round();
        let slider = Slider::new(&mut percent, 75.0..=200.0)
            .step_by(5.0)
            .fixed_decimals(0)
            .suffix(" %");
        let response = ui.add(slider).accessible_name(view.tr("prefs-scale"));
        if !response.dragged() && (percent - settings.scale * 100.0).abs() > 0.5 {
            settings.scale = percent / 100.0;
        }
    });
    tick(ui, &mut settings.animation, &view.tr("prefs-animation"));
}

fn manners(ui: &mut Ui, view: &View<'_>, settings: &mut Settings) {
    field(ui, &view.tr("prefs-assist"), |ui| {
        choice(ui, &mut settings.assist, &Assist::ALL, |assist| {
            view.tr(&format!("assist-{}", assist.slug())).into_owned()
        });
        soft(
            ui,
            &view.tr(&format!("assist-{}-what", settings.assist.slug())),
        );
    });
    field(ui, &view.tr("prefs-hands"), |ui| {
        choice(ui, &mut settings.hands, &Hands::ALL, |hands| {
            view.tr(&format!("hands-{}", hands.slug())).into_owned()
        });
        soft(
            ui,
            &view.tr(&format!("hands-{}-what", settings.hands.slug())),
        );
    });
    field(ui, &view.tr("prefs-clock-keys"), |ui| {
        choice(ui, &mut settings.clock_keys, &ClockKeys::ALL, |keys| {
            view.tr(&format!("clock-keys-{}", keys.slug())).into_owned()
        });
    });
    field(ui, &view.tr("prefs-sound"), |ui| {
        tick(ui, &mut settings.sound, &view.tr("prefs-sound-on"));
        let mut percent = (settings.volume * 100.0).round();
        let slider = Slider::new(&mut percent, 0.0..=100.0)
            .fixed_decimals(0)
            .suffix(" %");
        let response = ui
            .add_enabled(settings.sound, slider)
            .accessible_name(view.tr("prefs-volume"));
        if response.changed() {
            settings.volume = percent / 100.0;
        }
        tick(ui, &mut settings.countdown, &view.tr("prefs-countdown"));
        if let Some(silence) = view.silence {
            soft(ui, silence);
        }
    });
}
