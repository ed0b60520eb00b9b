//! Why the arbiter does something: a ready answer or words of their own, noted in the log directly before it is done.

use eframe::egui::{TextEdit, Ui, vec2};

use crate::kit::page::is_low;
use crate::kit::segments::choice_in_a_row;
use crate::kit::theme::palette;
use crate::view::frame_view::View;
use jadoube_core::laws::ArbiterAct;

/// The reason as it is being given.
#[derive(Debug, Default)]
pub struct NotedReason {
    text: String,
}

impl NotedReason {
    /// Shows the ready answers, by their messages, where there is room for them, and the words that stand.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, ready: &'static [&'static str]) {
        if !is_low(ui) || ui.available_width() > 400.0 {
            let words = |id: &str| view.tr(id).into_owned();
            let mut chosen = ready.iter().position(|id| words(id) == self.text);
            let all: Vec<Option<usize>> = (0..ready.len()).map(Some).collect();
            let name = |index: Option<usize>| index.map_or_else(String::new, |it| words(ready[it]));
            if choice_in_a_row(ui, &mut chosen, &all, name) {
                self.text = name(chosen);
            }
        }
        let hint = view.tr("desk-reason");
        let edge = palette(ui).edge;
        ui.scope(|ui| {
            ui.visuals_mut().widgets.inactive.bg_stroke.color = edge;
            let field = TextEdit::singleline(&mut self.text)
                .hint_text(&*hint)
                .desired_width(f32::INFINITY)
                .margin(vec2(8.0, 6.0));
            ui.add(field).accessible_name(&*hint);
        });
    }

    /// Whether it is the ready answer of that message.
    #[must_use]
    pub fn is(&self, view: &View<'_>, id: &str) -> bool {
        self.text == view.tr(id)
    }

    /// Notes it, if one was given, as the reason for what is asked next.
    pub fn note(&self, view: &View<'_>) {
        let reason = self.text.trim();
        if !reason.is_empty() {
            view.arbitrate(ArbiterAct::Note(reason.to_owned()));
        }
    }
}
