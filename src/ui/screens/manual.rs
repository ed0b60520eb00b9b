//! The manual: the pages that lie in `assets/manual`, to be read inside the program.

use eframe::egui::Ui;

use crate::kit::markdown::markdown;
use crate::kit::segments::choice_in_a_row;
use crate::kit::theme::GAP;
use crate::parts::page::page;
use crate::view::frame_view::View;

/// A page of the manual: the message of its name, and its text in Markdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ManualPage {
    name: &'static str,
    text: &'static str,
}

/// Every page, in reading order.
const PAGES: [ManualPage; 4] = [
    ManualPage {
        name: "manual-play",
        text: include_str!("../../../assets/manual/play.md"),
    },
    ManualPage {
        name: "card-learn",
        text: include_str!("../../../assets/manual/learn.md"),
    },
    ManualPage {
        name: "card-side",
        text: include_str!("../../../assets/manual/side-clock.md"),
    },
    ManualPage {
        name: "manual-command-line",
        text: include_str!("../../../assets/manual/command-line.md"),
    },
];

/// Maximum width of the text, in points: longer lines are hard to follow.
const WIDTH: f32 = 760.0;

/// The manual, open at a page.
#[derive(Debug)]
pub struct Manual {
    shown: ManualPage,
}

impl Default for Manual {
    fn default() -> Self {
        Self { shown: PAGES[0] }
    }
}

impl Manual {
    /// Shows the page that is chosen, with the names of all above it.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        page(ui, view, &view.tr("menu-manual"), WIDTH, |ui| {
            choice_in_a_row(ui, &mut self.shown, &PAGES, |page| {
                view.tr(page.name).into_owned()
            });
            ui.add_space(GAP);
            markdown(ui, body(self.shown.text));
        });
    }
}

/// A page without its title, which is chosen above it.
fn body(text: &str) -> &str {
    match text.strip_prefix("# ") {
        Some(rest) => rest.split_once('\n').map_or("", |(_, body)| body),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_page_shows_its_title_twice_and_none_is_empty() {
        for page in PAGES {
            assert!(body(page.text).trim().len() > 500, "{}", page.name);
            assert!(!body(page.text).contains("\n# "), "{}", page.name);
        }
    }
}
