//! Times to choose from: a person's own and the usual ones as tiles, all others in a menu.

use eframe::egui::{PopupCloseBehavior, RichText, ScrollArea, TextWrapMode, Ui, vec2};

use super::page::is_low;
use crate::kit::menu_item::MenuItem;
use crate::kit::theme::{GAP, palette};
use crate::kit::tile::time_tile;
use crate::kit::widgets::{bare_menu, link, soft, subtitle};
use crate::view::frame_view::View;
use crate::view::settings::OWN_TIMES;
use jadoube_core::clock::control_text::AgreedTimeControl;
use jadoube_core::clock::presets::{DGT_3000, FURTHER, USUAL};
use jadoube_core::clock::typed_control::typed_side_text;
use jadoube_core::i18n::time_control_text::{briefly, pace_id, tile_name};
use jadoube_core::laws::{Edition, Pace};

/// How wide the menu is at most.
const MENU: f32 = 420.0;

/// How high a tile is, and in a low window.
const TILE: (f32, f32) = (64.0, 56.0);

const BETWEEN: f32 = 9.0;

/// How narrow a tile may become before there are fewer in a row.
const NARROWEST: f32 = 112.0;

/// What is offered beside the times themselves.
#[derive(Clone, Copy, Debug)]
pub struct Offer<'a> {
    /// The time that is chosen now, as it is written; none where it cannot be read.
    pub chosen: Option<&'a str>,
    /// Whether a game without a clock can be chosen.
    pub untimed: bool,
    /// The edition that says what is blitz and what is rapid.
    pub edition: Edition,
}

/// Shows the tiles; gives the time that was chosen in this frame, as it is written.
pub fn tiles(ui: &mut Ui, view: &View<'_>, offer: Offer<'_>) -> Option<String> {
    let own = view.settings.recent.own_times.iter().map(String::as_str);
    let untimed = offer.untimed.then_some(UNTIMED);
    let usual = USUAL.iter().map(|preset| preset.written);
    let times: Vec<&str> = own.chain(usual).chain(untimed).collect();
    let room = ui.available_width();
    let columns = [5_u8, 4, 3, 2].into_iter().find(|columns| {
        let columns = f32::from(*columns);
        (room - BETWEEN * (columns - 1.0)) / columns >= NARROWEST
    });
    let columns = columns.unwrap_or(2);
    let width = (room + BETWEEN) / f32::from(columns) - BETWEEN;
    let height = if is_low(ui) { TILE.1 } else { TILE.0 };
    let mut taken = None;
    for row in times.chunks(columns.into()) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = BETWEEN;
            for &text in row {
                let (name, kind) = tile_texts(view, text, offer.edition);
                let is_chosen = offer.chosen == Some(text);
                let size = vec2(width, height);
                if time_tile(ui, size, is_chosen, &name, kind.as_deref()).clicked() {
                    taken = Some(text.to_owned());
                }
            }
        });
        ui.add_space(BETWEEN - ui.spacing().item_spacing.y);
    }
    taken
}

/// A game without a clock, as it is written.
const UNTIMED: &str = "-";

/// How a tile names a time, and of which kind a game with it is.
fn tile_texts(view: &View<'_>, text: &str, edition: Edition) -> (String, Option<String>) {
    match text.parse() {
        Ok(AgreedTimeControl::Timed(controls)) => {
            let pace = Pace::of(Some(&controls), edition.provisions().rapid);
            let kind = view.tr(pace_id(pace)).to_lowercase();
            (tile_name(&controls), Some(kind))
        }
        Ok(AgreedTimeControl::Untimed | AgreedTimeControl::Unknown) | Err(_) => {
            (view.tr("time-no-clock").into_owned(), None)
        }
    }
}

/// Shows the menu of the times that are not shown at once; gives the one that was chosen in this frame.
pub fn more(ui: &mut Ui, view: &View<'_>, offer: Offer<'_>) -> Option<String> {
    let mut taken = None;
    let more = RichText::new(format!("{} ▾", view.tr("time-more")))
        .size(14.5)
        .color(palette(ui).soft_ink);
    let height = (ui.ctx().content_rect().height() * 0.5).min(440.0);
    let width = MENU.min(ui.ctx().content_rect().width() - 40.0);
    let menu = bare_menu(ui, more, PopupCloseBehavior::CloseOnClick, |ui| {
        ui.set_width(width);
        let times = ScrollArea::vertical().id_salt("times").max_height(height);
        times.show(ui, |ui| {
            ui.set_width(width - GAP);
            if let Some(text) = others(ui, view, offer.chosen) {
                taken = Some(text);
                ui.close();
            }
        });
    });
    menu.accessible_name(view.tr("time-more"));
    taken
}

/// Further times, and those a DGT 3000 has by number.
///
/// Choosing closes the menu: a key or a screen reader chooses without the click that would close it by itself.
fn others(ui: &mut Ui, view: &View<'_>, chosen: Option<&str>) -> Option<String> {
    let mut taken = None;
    let mut entry = |ui: &mut Ui, number: Option<u8>, text: &str| {
        let name = in_words(view, text);
        let name = number.map_or_else(|| name.clone(), |number| format!("{number:02} · {name}"));
        let item = MenuItem {
            size: vec2(ui.available_width(), 32.0),
            ..MenuItem::choice(chosen == Some(text), name)
        };
        if item.show(ui).clicked() {
            taken = Some(text.to_owned());
        }
    };
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.style_mut().wrap_mode = Some(TextWrapMode::Wrap);
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

/// The time that could be kept in front of the others, or be forgotten.
fn to_keep(offer: Offer<'_>) -> Option<&str> {
    let usual = |text: &&str| USUAL.iter().any(|preset| preset.written == *text);
    let timed = |text: &&str| matches!(text.parse(), Ok(AgreedTimeControl::Timed(_)));
    offer.chosen.filter(timed).filter(|text| !usual(text))
}

/// Whether there is a time that could be kept, or be forgotten.
pub fn can_keep(offer: Offer<'_>) -> bool {
    to_keep(offer).is_some()
}

/// Lets a person keep the time that is chosen in front of the others, or forget one they kept.
pub fn keep(ui: &mut Ui, view: &View<'_>, offer: Offer<'_>) {
    let own = &view.settings.recent.own_times;
    let Some(text) = to_keep(offer) else {
        return;
    };
    let time = [("time", briefly(text).into())];
    if own.iter().any(|kept| kept == text) {
        if link(ui, &view.tr_args("time-forget", &time)).clicked() {
            view.change(|settings| settings.recent.own_times.retain(|kept| kept != text));
        }
    } else if own.len() < OWN_TIMES {
        if link(ui, &view.tr_args("time-keep", &time)).clicked() {
            view.change(|settings| settings.recent.own_times.push(text.to_owned()));
        }
    } else {
        soft(ui, &view.tr("time-own-full"));
    }
}

/// A time as players say it; what they have no short name for, and whatever has more than one period, in words.
fn in_words(view: &View<'_>, text: &str) -> String {
    let short = briefly(text);
    match text.parse::<AgreedTimeControl>() {
        Ok(AgreedTimeControl::Timed(controls))
            if controls.white.periods().len() > 1 || short == typed_side_text(&controls.white) =>
        {
            view.words.time_said(&controls)
        }
        Ok(_) | Err(_) => short,
    }
}
