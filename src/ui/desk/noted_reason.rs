//! Why the arbiter does something: a ready answer or words of their own, noted in the log directly before it is done.

use eframe::egui::text::{CCursor, CCursorRange};
use eframe::egui::text_edit::TextEditState;
use eframe::egui::{Id, TextEdit, Ui, vec2};

use crate::kit::segments::choice_in_a_row;
use crate::kit::theme::palette;
use crate::parts::page::is_low;
use crate::view::frame_view::View;
use jadoube_core::laws::{ArbiterAct, Reason, StandardReason};

/// The reason as it is being given.
#[derive(Debug, Default)]
pub struct NotedReason {
    text: String,
    /// The standard reason that the text is.
    standard: Option<StandardReason>,
}

impl NotedReason {
    /// Shows the `ready` answers where there is room for them, and the words that stand.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, ready: &'static [StandardReason]) {
        let words = |reason| view.words.standard_reason(reason).into_owned();
        if !is_low(ui) || ui.available_width() > 400.0 {
            let all: Vec<Option<StandardReason>> = ready.iter().copied().map(Some).collect();
            let name = |it: Option<StandardReason>| it.map_or_else(String::new, words);
            choice_in_a_row(ui, &mut self.standard, &all, name);
        }
        if let Some(standard) = self.standard {
            self.text = words(standard);
        }
        let hint = view.tr("desk-reason");
        let edge = palette(ui).edge;
        ui.scope(|ui| {
            ui.visuals_mut().widgets.inactive.bg_stroke.color = edge;
            let field = TextEdit::singleline(&mut self.text)
                .hint_text(&*hint)
                .desired_width(f32::INFINITY)
                .margin(vec2(8.0, 6.0));
            let field = ui.add(field);
            if field.changed() {
                self.set_apart(ui, field.id, words);
                let mut ready = ready.iter().copied();
                self.standard = ready.find(|reason| words(*reason) == self.text);
            }
            field.accessible_name(&*hint);
        });
    }

    /// What is typed on behind a ready answer stands apart from it.
    fn set_apart(&mut self, ui: &Ui, field: Id, words: impl Fn(StandardReason) -> String) {
        let Some(more) = self.standard.and_then(|reason| {
            let ready = words(reason);
            let more = self.text.strip_prefix(&*ready)?.to_owned();
            self.text = ready;
            Some(more)
        }) else {
            return;
        };
        let is_apart = !more.starts_with(char::is_alphanumeric);
        self.text.push_str(if is_apart { "" } else { ": " });
        self.text.push_str(&more);
        let end = CCursorRange::one(CCursor::new(self.text.chars().count()));
        let mut state = TextEditState::load(ui.ctx(), field).unwrap_or_default();
        state.cursor.set_char_range(Some(end));
        state.store(ui.ctx(), field);
    }

    /// Whether it is that standard reason.
    pub fn is(&self, reason: StandardReason) -> bool {
        self.standard == Some(reason)
    }

    /// Notes it, if one was given, as the reason for what is asked next.
    pub fn note(&self, view: &View<'_>) {
        let text = self.text.trim();
        let reason = match self.standard {
            Some(standard) => standard.into(),
            None if text.is_empty() => return,
            None => Reason::from(text),
        };
        view.arbitrate(ArbiterAct::Note(reason));
    }
}
