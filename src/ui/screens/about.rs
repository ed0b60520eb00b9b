//! What the program is: its version and licence, where its fonts, pieces and sounds come from, and the libraries in it.

use eframe::egui::{CentralPanel, Label, Rangef, Rect, RichText, ScrollArea, Ui, UiBuilder};

use crate::kit::fonts::{BODY, SOFT, bold, regular};
use crate::kit::markdown::markdown;
use crate::kit::segments::choice_in_a_row;
use crate::kit::theme::GAP;
use crate::kit::widgets::{field, form, prose, title};
use crate::parts::page::{frame, page_bar_titled};
use crate::view::frame_view::View;

/// A part of what is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "kebab-case")]
enum AboutPart {
    #[default]
    Program,
    Licence,
    Credits,
    Libraries,
}

const PARTS: [AboutPart; 4] = [
    AboutPart::Program,
    AboutPart::Licence,
    AboutPart::Credits,
    AboutPart::Libraries,
];

/// Maximum width of the text, in points.
const WIDTH: f32 = 760.0;

/// How many letters of a text that is listed stand on one line.
const LETTERS: usize = 100;

const LICENCE: &str = include_str!("../../../LICENSE");
const CREDITS: &str = include_str!("../../../assets/CREDITS.md");

/// The libraries with their licences; `.ci/licences` packs them.
const LIBRARIES: &[u8] = include_bytes!("../../../assets/third-party.deflate");

/// The page, with the lines of the long text on it.
#[derive(Debug, Default)]
pub struct About {
    part: AboutPart,
    lines: Vec<ListedLine>,
    /// Of which part the lines are.
    listed: AboutPart,
}

/// A line of a long text.
#[derive(Debug, PartialEq, Eq)]
struct ListedLine {
    text: String,
    /// Whether it names what the text below it is about.
    is_name: bool,
}

impl About {
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        page_bar_titled(ui, view, &view.tr("about-title"));
        CentralPanel::default().frame(frame(ui)).show(ui, |ui| {
            let whole = ui.available_rect_before_wrap();
            let width = WIDTH.min(whole.width()) / 2.0;
            let middle = whole.center().x;
            let column = Rangef::new(middle - width, middle + width);
            let place = Rect::from_x_y_ranges(column, whole.y_range());
            ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
                choice_in_a_row(ui, &mut self.part, &PARTS, |part| {
                    view.tr(&format!("about-{part}")).into_owned()
                });
                ui.add_space(GAP);
                match self.part {
                    AboutPart::Program => program(ui, view),
                    AboutPart::Credits => {
                        let scrolled = ScrollArea::vertical().id_salt("credits").auto_shrink(false);
                        scrolled.show(ui, |ui| markdown(ui, CREDITS));
                    }
                    AboutPart::Licence | AboutPart::Libraries => self.list(ui),
                }
            });
        });
    }

    /// Shows the long text of the part, of which only the lines in sight are drawn.
    fn list(&mut self, ui: &mut Ui) {
        if self.listed != self.part {
            self.listed = self.part;
            self.lines = if self.part == AboutPart::Licence {
                lines(LICENCE)
            } else {
                lines(&libraries())
            };
        }
        ui.spacing_mut().item_spacing.y = 0.0;
        let height = BODY * 1.4;
        ScrollArea::vertical()
            .auto_shrink(false)
            .id_salt(self.part.to_string())
            .show_rows(ui, height, self.lines.len(), |ui, shown| {
                for line in &self.lines[shown] {
                    let font = if line.is_name {
                        bold(SOFT)
                    } else {
                        regular(SOFT)
                    };
                    let text = Label::new(RichText::new(&line.text).font(font));
                    ui.allocate_ui([ui.available_width(), height].into(), |ui| {
                        ui.set_min_height(height);
                        ui.add(text.truncate());
                    });
                }
            });
    }
}

fn program(ui: &mut Ui, view: &View<'_>) {
    form(ui, |ui| {
        title(ui, &view.tr("app-name"));
        prose(ui, &view.tr("app-what"));
        ui.add_space(GAP);
        field(ui, &view.tr("about-version"), |ui| {
            prose(ui, view.window.version);
        });
        field(ui, &view.tr("about-licence"), |ui| {
            prose(ui, &view.tr("about-licence-what"));
        });
        prose(ui, &view.tr("about-no-network"));
    });
}

/// The text of all libraries with their licences.
///
/// # Panics
/// Never: what is packed is a text, which a test unpacks.
fn libraries() -> String {
    let bytes = miniz_oxide::inflate::decompress_to_vec(LIBRARIES).expect("it is packed well");
    String::from_utf8(bytes).expect("it is a text")
}

/// A text line by line, none too long: between two rules of signs stand the names of what the text below is about.
fn lines(text: &str) -> Vec<ListedLine> {
    let is_rule = |line: &str, sign: char| line.len() > 80 && line.chars().all(|it| it == sign);
    let mut lines = Vec::new();
    let mut is_name = false;
    for line in text.lines() {
        if is_rule(line, '=') || is_rule(line, '-') {
            is_name = line.starts_with('=');
            continue;
        }
        let line = line.trim_end();
        let begins = line.chars().take_while(|it| *it == ' ').count();
        let mut text = " ".repeat(begins);
        let mut has_word = false;
        for word in line.split_whitespace() {
            if has_word && text.chars().count() + 1 + word.chars().count() > LETTERS {
                lines.push(ListedLine { text, is_name });
                text = " ".repeat(begins);
                has_word = false;
            }
            if has_word {
                text.push(' ');
            }
            text.push_str(word);
            has_word = true;
        }
        lines.push(ListedLine { text, is_name });
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_library_is_named_with_its_licence() {
        let lines = lines(&libraries());
        let has = |name: &str| {
            lines
                .iter()
                .any(|line| line.is_name && line.text.starts_with(name))
        };
        for name in ["egui ", "shakmaty ", "Fonts cut from SourceSans"] {
            assert!(has(name), "{name}");
        }
        let longest = lines.iter().map(|line| line.text.chars().count()).max();
        assert!(
            longest.is_some_and(|longest| longest < 2 * LETTERS),
            "{longest:?}"
        );
    }

    #[test]
    fn a_long_line_is_broken_between_words_and_rules_are_left_out() {
        let rule = |sign: &str| sign.repeat(100);
        let text = format!(
            "{}\nlibrary 1.0\n{}\n  {}",
            rule("="),
            rule("-"),
            "word ".repeat(25)
        );
        let lines = lines(&text);
        let names: Vec<_> = lines.iter().filter(|line| line.is_name).collect();
        assert_eq!(names.len(), 1);
        assert_eq!(lines.len(), 3, "{lines:?}");
        assert!(lines[1].text.starts_with("  word") && lines[2].text.starts_with("  word"));
    }
}
