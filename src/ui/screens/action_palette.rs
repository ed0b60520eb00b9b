//! The palette: every action that makes sense now, found by its words in the reader's language.

use eframe::egui::{Align, Key, RichText, ScrollArea, Ui, vec2};

use crate::app_action::AppAction;
use crate::files::search_line::{holds_all, words_of};
use crate::kit::fonts::regular;
use crate::kit::keyboard;
use crate::kit::menu_item::MenuItem;
use crate::kit::theme::GAP;
use crate::kit::widgets::{modal, name_sheet, soft, written_like};
use crate::view::frame_view::View;

/// Height of a row, in points.
const ROW: f32 = 34.0;

/// The most rows that are in sight at once.
const ROWS: f32 = 9.0;

/// The palette, open or closed.
#[derive(Debug, Default)]
pub struct ActionPalette {
    open: Option<Search>,
}

/// What is searched for, and which of the actions found is chosen.
#[derive(Debug, Default)]
struct Search {
    text: String,
    chosen: usize,
    /// Whether the line to write in has had the keys already.
    is_shown: bool,
}

impl ActionPalette {
    /// Opens the palette with nothing written in it.
    pub fn open(&mut self) {
        self.open = Some(Search::default());
    }

    /// Shows the palette, if it is open, and gives the action that is chosen.
    pub fn ui(&mut self, ui: &Ui, view: &View<'_>) -> Option<AppAction> {
        let search = self.open.as_mut()?;
        // The arrows and Enter are the list's, whatever is written in the line.
        let [up, down, enter] =
            [Key::ArrowUp, Key::ArrowDown, Key::Enter].map(|key| keyboard::take(ui, key));
        let mut asked = None;
        let closes = modal(ui, !view.is_a_clock_running(), "palette", 520.0, |ui| {
            let hint = view.tr("palette-hint");
            name_sheet(ui, &hint);
            let line = written_like(ui, &mut search.text, &hint, &hint, f32::INFINITY);
            if !std::mem::replace(&mut search.is_shown, true) {
                line.request_focus();
            }
            if line.changed() {
                search.chosen = 0;
            }
            let found = matching_actions(view, &search.text);
            let last = found.len().saturating_sub(1);
            if up {
                search.chosen = search.chosen.saturating_sub(1);
            }
            search.chosen = (search.chosen + usize::from(down)).min(last);
            ui.add_space(GAP);
            if found.is_empty() {
                soft(ui, &view.tr("palette-nothing"));
            }
            asked = list(ui, view, &found, search.chosen, up || down);
            if enter {
                asked = found.get(search.chosen).copied();
            }
        });
        if closes || asked.is_some() {
            self.open = None;
        }
        asked
    }
}

/// The allowed actions whose words hold every word that is searched for; those that begin with it first.
fn matching_actions(view: &View<'_>, search: &str) -> Vec<AppAction> {
    let words = words_of(search);
    let all = AppAction::all().into_iter();
    let mut found: Vec<(bool, AppAction)> = all
        .filter(|action| action.is_allowed(view))
        .filter_map(|action| {
            let text = action.text(view);
            let begins = words.first().is_some_and(|word| begins_with(&text, word));
            let others = action.other_words().map(|id| view.tr(id));
            let all = format!("{text} {}", others.unwrap_or_default());
            holds_all(&all, &words).then_some((!begins, action))
        })
        .collect();
    found.sort_by_key(|(is_later, _)| *is_later);
    found.into_iter().map(|(_, action)| action).collect()
}

/// Whether a text begins with a word that is searched for.
fn begins_with(text: &str, word: &str) -> bool {
    words_of(text)
        .first()
        .is_some_and(|first| first.starts_with(word))
}

/// Lists actions with their keys; the one that is clicked.
fn list(
    ui: &mut Ui,
    view: &View<'_>,
    found: &[AppAction],
    chosen: usize,
    follows: bool,
) -> Option<AppAction> {
    let mut clicked = None;
    ui.spacing_mut().item_spacing.y = 0.0;
    ScrollArea::vertical()
        .id_salt("actions")
        .max_height(ROW * ROWS)
        // The box remembers how small it was when nothing was found.
        .min_scrolled_height(ROW * ROWS)
        .show(ui, |ui| {
            for (index, action) in found.iter().enumerate() {
                let text = RichText::new(action.text(view)).font(regular(15.0));
                let row = MenuItem {
                    keys: action.printed_keys(),
                    size: vec2(ui.available_width(), ROW),
                    ..MenuItem::choice(index == chosen, text)
                };
                let response = row.show(ui);
                if index == chosen && follows {
                    response.scroll_to_me(Some(Align::Center));
                }
                if response.clicked() {
                    clicked = Some(*action);
                }
            }
        });
    clicked
}
