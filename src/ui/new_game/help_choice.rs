//! How much the program helps, and how much of a move one gesture does: the same settings as among the preferences.

use eframe::egui::{Ui, vec2};

use crate::kit::theme::GAP;
use crate::kit::tile::{option_height, option_tile};
use crate::kit::widgets::{choice, subtitle, tick};
use crate::parts::page::is_low;
use crate::view::frame_view::View;
use crate::view::settings::{AssistLevel, Hands};

const BETWEEN: f32 = 12.0;

/// How high the row is in which a teacher is asked whether mistakes happen, in points.
const TICK: f32 = 36.0;

/// How high a tile is at least, where there is room.
const LOWEST: f32 = 88.0;

pub fn help_ui(ui: &mut Ui, view: &View<'_>) {
    subtitle(ui, &view.tr("prefs-assist"));
    let assists = AssistLevel::ALL.map(|level| (level, format!("assist-{level}")));
    if let Some(assist) = options(ui, view, view.settings.play.assist, &assists) {
        view.change(|settings| settings.play.assist = assist);
    }
    if is_low(ui) {
        return hands_in_a_row(ui, view);
    }
    ui.horizontal(|ui| {
        // As high as what a teacher is asked for, so that nothing moves where that comes and goes.
        ui.set_min_height(TICK);
        let teaching = ui.max_rect().right() - tile_width(ui, AssistLevel::ALL.len());
        subtitle(ui, &view.tr("prefs-hands"));
        ui.add_space((teaching - ui.cursor().left()).max(GAP));
        mistakes(ui, view);
    });
    let hands = Hands::ALL.map(|hands| (hands, format!("hands-{hands}")));
    if let Some(hands) = options(ui, view, view.settings.play.hands, &hands) {
        view.change(|settings| settings.play.hands = hands);
    }
}

/// How much of a move one gesture does, in one row.
fn hands_in_a_row(ui: &mut Ui, view: &View<'_>) {
    ui.horizontal(|ui| {
        // As high as the choice, so that its name stands in the middle.
        ui.set_min_height(38.0);
        subtitle(ui, &view.tr("prefs-hands"));
        let mut hands = view.settings.play.hands;
        let name = |hands: Hands| view.tr(&format!("hands-{hands}")).into_owned();
        if choice(ui, &mut hands, &Hands::ALL, name) {
            view.change(|settings| settings.play.hands = hands);
        }
        mistakes(ui, view);
    });
}

/// Whether a teacher lets illegal moves be made; nothing is asked where nobody teaches.
fn mistakes(ui: &mut Ui, view: &View<'_>) {
    if view.settings.play.assist != AssistLevel::Teaching {
        return;
    }
    let mut happen = view.settings.play.mistakes;
    let name = view.tr("lesson-mistakes");
    let response = tick(ui, &mut happen, &name);
    if response
        .on_hover_text(view.tr("lesson-mistakes-what"))
        .changed()
    {
        view.change(|settings| settings.play.mistakes = happen);
    }
}

/// How wide each of `count` tiles is that stand side by side.
fn tile_width(ui: &Ui, count: usize) -> f32 {
    let count = f32::from(u8::try_from(count).unwrap_or(1));
    (ui.available_width() + BETWEEN) / count - BETWEEN
}

/// Tiles of one height, each with the message of its title and, under `…-what`, of its sentence; the one clicked.
fn options<T: Copy + PartialEq>(
    ui: &mut Ui,
    view: &View<'_>,
    chosen: T,
    all: &[(T, String)],
) -> Option<T> {
    let width = tile_width(ui, all.len());
    let told: Vec<_> = all
        .iter()
        .map(|(option, id)| (*option, view.tr(id), view.tr(&format!("{id}-what"))))
        .collect();
    let heights = told
        .iter()
        .map(|(_, title, sentence)| option_height(ui, title, sentence, width));
    let lowest = if is_low(ui) { 0.0 } else { LOWEST };
    let size = vec2(width, heights.fold(lowest, f32::max));
    let mut clicked = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = BETWEEN;
        for (option, title, sentence) in told {
            if option_tile(ui, size, option == chosen, &title, &sentence).clicked() {
                clicked = Some(option);
            }
        }
    });
    clicked
}
