//! What a person may choose: language, looks, hands, sounds, keys.

use std::ops::RangeInclusive;

use eframe::egui::{Id, Response, Slider, Ui};

use super::notation_preferences::notation;
use super::pin_preferences::PinPreferences;
use crate::kit::clock_keys::clock_keys;
use crate::kit::segments::choice_in_a_row;
use crate::kit::theme::{GAP, palette};
use crate::kit::tile::board_swatch;
use crate::kit::widgets::{field, form, part_title, soft, tick};
use crate::parts::page::page_titled_by_height;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::settings::{
    AssistLevel, BoardTheme, Captions, ColorScheme, Hands, PieceSet, SCALES, Settings, VOLUMES,
    VoicePace,
};
use crate::view::urgency::Urgency;
use jadoube_core::i18n::Language;

/// In less width than this every choice has the whole of it, so that none is broken.
const TWO_COLUMNS: f32 = 900.0;

/// The page of the preferences.
#[derive(Debug, Default)]
pub struct PreferencesPage {
    pin: PinPreferences,
}

impl PreferencesPage {
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let title = view.tr("menu-preferences");
        page_titled_by_height(ui, view, &title, 980.0, |ui| self.contents(ui, view));
    }

    fn contents(&mut self, ui: &mut Ui, view: &View<'_>) {
        let mut settings = view.settings.clone();
        if ui.available_width() < TWO_COLUMNS {
            group(ui, view, "prefs-group-looks", |ui| {
                looks(ui, view, &mut settings);
            });
            play(ui, view, &mut settings);
        } else {
            side_by_side(ui, view, &mut settings);
        }
        ui.add_space(GAP);
        part_title(ui, &view.tr("prefs-notation"));
        notation(ui, view, &mut settings);
        if settings != *view.settings {
            view.ask(Command::Change(Box::new(settings)));
        }
        ui.add_space(GAP);
        group(ui, view, "pin-title", |ui| self.pin.ui(ui, view));
    }
}

/// The looks beside what belongs to play, both ending in the same line.
fn side_by_side(ui: &mut Ui, view: &View<'_>, settings: &mut Settings) {
    ui.spacing_mut().item_spacing.x = GAP * 2.0;
    // How much the left column lacks to end where the right one does.
    let known = Id::unique("preferences-columns");
    let lacking: f32 = ui.data(|data| data.get_temp(known)).unwrap_or_default();
    ui.columns(2, |columns| {
        let [left, right] = columns else { return };
        group(left, view, "prefs-group-looks", |ui| {
            looks(ui, view, settings);
            ui.add_space(lacking);
        });
        play(right, view, settings);
        let apart = right.cursor().top() - left.cursor().top();
        let wanted = (lacking + apart).max(0.0);
        if (wanted - lacking).abs() > 0.5 {
            right.data_mut(|data| data.insert_temp(known, wanted));
            right.request_discard("columns");
        }
    });
}

/// What belongs to play: the board, and the clock.
fn play(ui: &mut Ui, view: &View<'_>, settings: &mut Settings) {
    group(ui, view, "prefs-group-board", |ui| {
        at_the_board(ui, view, settings);
    });
    group(ui, view, "prefs-group-clock", |ui| {
        clock(ui, view, settings);
    });
}

/// A sheet with what belongs together, below its heading.
fn group(ui: &mut Ui, view: &View<'_>, heading: &str, contents: impl FnOnce(&mut Ui)) {
    form(ui, |ui| {
        part_title(ui, &view.tr(heading));
        contents(ui);
    });
    ui.add_space(GAP);
}

fn looks(ui: &mut Ui, view: &View<'_>, settings: &mut Settings) {
    field(ui, &view.tr("prefs-language"), |ui| {
        let mut language = view.words.language();
        if choice_in_a_row(ui, &mut language, &Language::ALL, |language| {
            language.own_name().to_owned()
        }) {
            settings.preferences.language = Some(language);
        }
    });
    field(ui, &view.tr("prefs-mode"), |ui| {
        choice_in_a_row(
            ui,
            &mut settings.preferences.mode,
            &ColorScheme::ALL,
            |mode| view.tr(&format!("mode-{mode}")).into_owned(),
        );
    });
    let has_own_board = settings.preferences.mode_shown().is_high_contrast();
    if has_own_board {
        soft(ui, &view.tr("prefs-own-board"));
    }
    ui.add_enabled_ui(!has_own_board, |ui| {
        field(ui, &view.tr("prefs-board"), |ui| {
            swatches(ui, view, &mut settings.preferences.board);
        });
        field(ui, &view.tr("prefs-pieces"), |ui| {
            choice_in_a_row(
                ui,
                &mut settings.preferences.pieces,
                &PieceSet::ALL,
                |set| view.tr(&format!("pieces-{set}")).into_owned(),
            );
        });
    });
    field(ui, &view.tr("prefs-scale"), |ui| {
        let mut percent = (settings.preferences.scale * 100.0).round();
        let slider = Slider::new(&mut percent, percents(&SCALES))
            .step_by(5.0)
            .fixed_decimals(0)
            .suffix(" %");
        let response = add_slider(ui, slider).accessible_name(view.tr("prefs-scale"));
        if !response.dragged() && (percent - settings.preferences.scale * 100.0).abs() > 0.5 {
            settings.preferences.scale = percent / 100.0;
        }
    });
    tick(
        ui,
        &mut settings.preferences.animation,
        &view.tr("prefs-animation"),
    );
}

/// The boards, each by two squares of either colour, and its name beneath.
fn swatches(ui: &mut Ui, view: &View<'_>, chosen: &mut BoardTheme) {
    ui.columns(BoardTheme::ALL.len(), |columns| {
        for (ui, theme) in columns.iter_mut().zip(BoardTheme::ALL) {
            let name = view.tr(&format!("board-{theme}"));
            ui.vertical_centered(|ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                if board_swatch(ui, theme, *chosen == theme, &name).clicked() {
                    *chosen = theme;
                }
                soft(ui, &name);
            });
        }
    });
}

/// Adds a slider whose track is seen from end to end. A number typed into it is taken once it is whole, for the page may
/// change with it.
fn add_slider(ui: &mut Ui, slider: Slider<'_>) -> Response {
    let colors = palette(ui);
    ui.scope(|ui| {
        let visuals = ui.visuals_mut();
        // The part up to the handle stands out more from every ground than what is left.
        visuals.widgets.inactive.bg_fill = colors.faint_ink;
        visuals.selection.bg_fill = colors.ink;
        visuals.slider_trailing_fill = true;
        ui.add(slider.update_while_editing(false))
    })
    .inner
}

/// The same range in percent.
fn percents(range: &RangeInclusive<f32>) -> RangeInclusive<f32> {
    range.start() * 100.0..=range.end() * 100.0
}

/// What the program does for whoever plays.
fn at_the_board(ui: &mut Ui, view: &View<'_>, settings: &mut Settings) {
    field(ui, &view.tr("prefs-assist"), |ui| {
        choice_in_a_row(ui, &mut settings.play.assist, &AssistLevel::ALL, |assist| {
            view.tr(&format!("assist-{assist}")).into_owned()
        });
        soft(
            ui,
            &view.tr(&format!("assist-{}-what", settings.play.assist)),
        );
    });
    field(ui, &view.tr("prefs-hands"), |ui| {
        choice_in_a_row(ui, &mut settings.play.hands, &Hands::ALL, |hands| {
            view.tr(&format!("hands-{hands}")).into_owned()
        });
        soft(ui, &view.tr(&format!("hands-{}-does", settings.play.hands)));
    });
    tick(
        ui,
        &mut settings.views.face_to_face,
        &view.tr("prefs-face-to-face"),
    );
}

/// What presses the clocks, and what is heard.
fn clock(ui: &mut Ui, view: &View<'_>, settings: &mut Settings) {
    clock_keys(
        ui,
        view.words,
        "prefs-clock-keys",
        &mut settings.preferences.clock_keys,
    );
    field(ui, &view.tr("prefs-sound"), |ui| {
        tick(
            ui,
            &mut settings.preferences.sound,
            &view.tr("prefs-sound-on"),
        );
        let mut percent = (settings.preferences.volume * 100.0).round();
        let slider = Slider::new(&mut percent, percents(&VOLUMES))
            .fixed_decimals(0)
            .suffix(" %")
            .text(view.tr("prefs-volume"));
        let volume = ui.add_enabled_ui(settings.preferences.sound, |ui| add_slider(ui, slider));
        let volume = volume.inner.accessible_name(view.tr("prefs-volume"));
        if volume.changed() {
            settings.preferences.volume = percent / 100.0;
        }
        let mut has_captions = settings.preferences.captions == Captions::On;
        tick(ui, &mut has_captions, &view.tr("prefs-captions"));
        settings.preferences.captions = if has_captions {
            Captions::On
        } else {
            Captions::Off
        };
        tick(
            ui,
            &mut settings.side_clock.countdown,
            &view.tr("prefs-countdown"),
        );
        if let Some(silence) = view.window.silence {
            soft(ui, silence);
        }
    });
    field(ui, &view.tr("prefs-voice"), |ui| {
        let voice = &mut settings.preferences.voice;
        let name = view.tr("prefs-voice-on");
        tick(ui, voice, &name);
        if !*voice {
            return;
        }
        if !view.settings.preferences.voice {
            // It is heard, or told that it cannot be, as soon as it is chosen.
            view.ask(Command::SayAloud(name.into_owned(), Urgency::Polite));
        }
        let pace = &mut settings.preferences.voice_pace;
        choice_in_a_row(ui, pace, &VoicePace::ALL, |pace| {
            view.tr(&format!("voice-{pace}")).into_owned()
        });
        if let Some(speechless) = view.window.speechless {
            soft(ui, speechless);
        }
    });
}
