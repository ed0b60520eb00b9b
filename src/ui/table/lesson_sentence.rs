//! What a teacher says, as large as it may be said, and the row of buttons beside it.

use eframe::egui::{Align, FontId, Id, Label, Layout, Rect, RichText, Ui, UiBuilder, vec2};

use crate::kit::announcement::announce;
use crate::kit::fonts::{bold, regular};
use crate::kit::theme::{GAP, palette};
use crate::view::urgency::Urgency;
use jadoube_core::i18n::Words;

/// The sizes of the sentence, largest first, each with how many lines it may have.
const SIZES: [(f32, f32); 6] = [
    (34.0, 1.0),
    (28.0, 2.0),
    (24.0, 2.0),
    (20.0, 2.0),
    (17.0, 3.0),
    (15.0, 3.0),
];

/// How large the sentence is at least.
const SMALLEST: f32 = 13.5;

/// How large what stands below the sentence is at most, how large that is then, and how far apart they are, in points.
const NOTE: f32 = 15.0;
const ABOVE_NOTE: f32 = 28.0;
const BELOW: f32 = 2.0;

/// How much stays free above and below both, in points.
const EDGE: f32 = 8.0;

/// Shows buttons from the left of that place, in its middle.
pub fn row(ui: &mut Ui, place: Rect, contents: impl FnOnce(&mut Ui)) {
    let layout = Layout::left_to_right(Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), |ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        ui.add_space(GAP);
        contents(ui);
    });
}

/// The sentence, as large as it may be, and in smaller letters below it what else is to be known.
pub fn show_sentence(ui: &mut Ui, text: &str, note: Option<&str>, place: Rect) {
    sentence(ui, text, note, place, text);
}

/// The sentence of a lesson, which a screen reader says in words that a voice can read.
pub fn said_aloud(ui: &mut Ui, words: Words, text: &str, place: Rect) {
    sentence(ui, text, None, place, &words.spoken(text));
}

fn sentence(ui: &mut Ui, text: &str, note: Option<&str>, place: Rect, spoken: &str) {
    let colors = palette(ui);
    let height = |text: &str, font: FontId| {
        let galley = ui
            .painter()
            .layout(text.to_owned(), font, colors.ink, place.width());
        galley.size().y
    };
    let note_height = |size: f32| {
        let noted = note.map(|note| BELOW + height(note, regular(size.min(NOTE))));
        noted.unwrap_or_default()
    };
    let fits = |(size, lines): &(f32, f32)| {
        let said = height(text, bold(*size));
        let is_low = note.is_none() || *size <= ABOVE_NOTE;
        let free = place.height() - if note.is_some() { EDGE } else { 0.0 };
        is_low && said <= size * 1.25 * lines && said + note_height(*size) <= free
    };
    let size = SIZES
        .into_iter()
        .find(fits)
        .map_or(SMALLEST, |(size, _)| size);
    let free = place.height() - height(text, bold(size)) - note_height(size);
    let layout = Layout::top_down(Align::Min);
    ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), |ui| {
        ui.spacing_mut().item_spacing.y = BELOW;
        ui.set_min_size(vec2(place.width(), place.height()));
        ui.add_space((free / 2.0).max(0.0));
        let words = RichText::new(text).font(bold(size)).color(colors.ink);
        let response = ui.add(Label::new(words).wrap());
        announce_spoken(ui, response.id, spoken);
        if let Some(note) = note {
            let font = regular(size.min(NOTE));
            let words = RichText::new(note).font(font).color(colors.soft_ink);
            ui.add(Label::new(words).wrap());
        }
    });
}

/// Lets that be heard whenever it changes, in the place of what is written.
pub fn announce_spoken(ui: &Ui, id: Id, spoken: &str) {
    ui.accesskit_node_builder(id, |node| node.set_value(spoken));
    announce(ui, id, spoken, Urgency::Polite);
}
