//! Times to choose from: the usual ones side by side, all others in a menu behind them.

use eframe::egui::{Button, RichText, ScrollArea, TextWrapMode, Ui, vec2};

use super::theme::{GAP, palette};
use super::time_control_text::briefly;
use super::widgets::{bare_menu, soft, subtitle};
use crate::clock::control_text::AgreedTimeControl;
use crate::clock::presets::{DGT_3000, FURTHER, USUAL};
use crate::ui::view::frame_view::View;
use crate::ui::view::settings::OWN_TIMES;

/// How wide the menu is at most.
const MENU: f32 = 420.0;

/// What is offered beside the times themselves.
#[derive(Clone, Copy, Debug)]
pub struct Offer<'a> {
    /// The time that is chosen now, as it is written; none where it cannot be read.
    pub chosen: Option<&'a str>,
    /// Whether a game without a clock can be chosen.
    pub untimed: bool,
}

/// Shows the times; gives the one that was chosen in this frame, as it is written.
pub fn ui(ui: &mut Ui, view: &View<'_>, offer: Offer<'_>) -> Option<String> {
    let mut taken = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        let mut chip = |ui: &mut Ui, name: String, text: &str| {
            let button = Button::selectable(offer.chosen == Some(text), name)
                .frame_when_inactive(true)
                .wrap_mode(TextWrapMode::Extend)
                .min_size(vec2(0.0, 32.0));
            if ui.add(button).clicked() {
                taken = Some(text.to_owned());
            }
        };
        for preset in USUAL {
            chip(ui, briefly(preset.written), preset.written);
        }
        if offer.untimed {
            chip(ui, view.tr("time-none").into_owned(), "-");
        }
        let more = RichText::new(format!("{} ▾", view.tr("time-more")))
            .size(14.0)
            .color(palette(ui).here_ink);
        let height = (ui.ctx().content_rect().height() * 0.5).min(440.0);
        let width = MENU.min(ui.ctx().content_rect().width() - 40.0);
        let menu = bare_menu(ui, more, |ui| {
            ui.set_width(width);
            ScrollArea::vertical().max_height(height).show(ui, |ui| {
                ui.set_width(width - GAP);
                if let Some(text) = others(ui, view, offer.chosen) {
                    taken = Some(text);
                    ui.close();
                }
            });
        });
        menu.accessible_name(view.tr("time-more"));
    });
    taken
}

/// The times that are not shown at once: a person's own, further ones, and those a DGT 3000 has by number.
///
/// Choosing closes the menu: a key or a screen reader chooses without the click that would close it by itself.
fn others(ui: &mut Ui, view: &View<'_>, chosen: Option<&str>) -> Option<String> {
    let mut taken = None;
    let mut entry = |ui: &mut Ui, number: Option<u8>, text: &str| {
        let name = in_words(view, text);
        let name = number.map_or_else(|| name.clone(), |number| format!("{number:02} · {name}"));
        let button = Button::selectable(chosen == Some(text), name)
            .wrap_mode(TextWrapMode::Wrap)
            .min_size(vec2(ui.available_width(), 28.0));
        if ui.add(button).clicked() {
            taken = Some(text.to_owned());
        }
    };
    ui.spacing_mut().item_spacing.y = 2.0;
    subtitle(ui, &view.tr("time-list-own"));
    for text in &view.settings.own_times {
        entry(ui, None, text);
    }
    keep(ui, view, chosen);
    ui.add_space(GAP);
    subtitle(ui, &view.tr("time-list-further"));
    for preset in FURTHER {
        entry(ui, None, preset.written);
    }
    ui.add_space(GAP);
    subtitle(ui, &view.tr("time-list-dgt"));
    for preset in DGT_3000 {
        entry(ui, preset.dgt, preset.written);
    }
    taken
}

/// Lets a person keep the time that is chosen, or forget one they kept.
fn keep(ui: &mut Ui, view: &View<'_>, chosen: Option<&str>) {
    let own = &view.settings.own_times;
    let timed = |text: &&str| matches!(text.parse(), Ok(AgreedTimeControl::Timed(_)));
    let Some(text) = chosen.filter(timed) else {
        return;
    };
    let time = [("time", briefly(text).into())];
    if own.iter().any(|kept| kept == text) {
        if ui.button(view.tr_args("time-forget", &time)).clicked() {
            view.change(|settings| settings.own_times.retain(|kept| kept != text));
            ui.close();
        }
    } else if own.len() < OWN_TIMES {
        if ui.button(view.tr_args("time-keep", &time)).clicked() {
            view.change(|settings| settings.own_times.push(text.to_owned()));
            ui.close();
        }
    } else {
        soft(ui, &view.tr("time-own-full"));
    }
}

/// A time as players say it; what they have no short name for, in words.
fn in_words(view: &View<'_>, text: &str) -> String {
    let short = briefly(text);
    match text.parse::<AgreedTimeControl>() {
        Ok(AgreedTimeControl::Timed(controls))
            if short == text && controls.white == controls.black =>
        {
            view.words.time_control(&controls.white).join("; ")
        }
        Ok(_) | Err(_) => short,
    }
}
