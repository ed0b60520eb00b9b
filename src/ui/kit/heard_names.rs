//! Names as a screen reader reads them: what can be pressed, and what is told, has words in the place of figurines, which
//! are read out as the names of their signs, or not at all.

use eframe::egui::accesskit::{Node, Role as Part};
use eframe::egui::{Context, FullOutput, Plugin, Ui};

use jadoube_core::i18n::Words;

/// Has names put into words in that window.
pub fn install(context: &Context) {
    context.add_plugin(HeardNames::default());
}

/// Names are put into these words from now on.
pub fn speak(ui: &Ui, words: Words) {
    ui.ctx()
        .with_plugin(|names: &mut HeardNames| names.words = Some(words));
}

#[derive(Default)]
struct HeardNames {
    words: Option<Words>,
}

impl Plugin for HeardNames {
    fn debug_name(&self) -> &'static str {
        "heard-names"
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        let update = output.platform_output.accesskit_update.as_mut();
        let Some((update, words)) = update.zip(self.words) else {
            return;
        };
        for (_, node) in &mut update.nodes {
            put_into_words(node, words);
        }
    }
}

/// Puts into words what is said of that node.
fn put_into_words(node: &mut Node, words: Words) {
    let is_told = matches!(
        node.role(),
        Part::Button
            | Part::RadioButton
            | Part::CheckBox
            | Part::Cell
            | Part::Label
            | Part::Link
            | Part::ListItem
            | Part::MenuItem
            | Part::Slider
            | Part::Tab
            | Part::Status
    );
    if !is_told {
        return;
    }
    if let Some(name) = node.label().and_then(|name| words.heard_name(name)) {
        node.set_label(name);
    }
    if let Some(told) = node.value().and_then(|told| words.heard_name(told)) {
        node.set_value(told);
    }
    let described = node.description();
    if let Some(told) = described.and_then(|told| words.heard_name(told)) {
        node.set_description(told);
    }
}
