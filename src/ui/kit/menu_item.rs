//! A row of a menu or of a list that is pressed: its words, at its end the keys that do the same, and lit if it is chosen.

use std::borrow::Cow;

use eframe::egui::{self, Response, RichText, TextWrapMode, Ui, Vec2, WidgetText};

use super::theme::palette;

/// A row that can be pressed.
#[derive(Clone, Debug)]
pub struct MenuItem {
    pub words: WidgetText,
    /// The keys that do the same, if any do.
    pub keys: Cow<'static, str>,
    /// Whether it is the chosen one of its menu, if one of that is.
    pub is_chosen: Option<bool>,
    /// How large it is at least.
    pub size: Vec2,
}

impl MenuItem {
    /// Words that say themselves what they do.
    pub fn new(words: impl Into<WidgetText>) -> Self {
        Self {
            words: words.into(),
            keys: Cow::Borrowed(""),
            is_chosen: None,
            size: Vec2::ZERO,
        }
    }

    /// The same, one of which is chosen in its menu.
    pub fn choice(is_chosen: bool, words: impl Into<WidgetText>) -> Self {
        Self {
            is_chosen: Some(is_chosen),
            ..Self::new(words)
        }
    }

    /// Shows the row, its words on one line unless those of its menu may take more.
    pub fn show(self, ui: &mut Ui) -> Response {
        let name = self.words.text().to_owned();
        let mut row = if let Some(is_chosen) = self.is_chosen {
            egui::Button::selectable(is_chosen, self.words)
        } else {
            egui::Button::new(self.words)
        };
        if !self.keys.is_empty() {
            row = row.shortcut_text(RichText::new(&*self.keys).color(palette(ui).soft_ink));
        }
        let wraps = ui.style().wrap_mode.unwrap_or(TextWrapMode::Extend);
        let response = ui.add(row.wrap_mode(wraps).min_size(self.size));
        if self.keys.is_empty() {
            return response;
        }
        // The keys are told as such, not as a part of the name.
        ui.accesskit_node_builder(response.id, |node| node.set_keyboard_shortcut(&*self.keys));
        response.accessible_name(name)
    }
}

/// A row of a menu with these words; whether it was pressed.
pub fn menu_item(ui: &mut Ui, words: impl Into<WidgetText>) -> bool {
    MenuItem::new(words).show(ui).clicked()
}
