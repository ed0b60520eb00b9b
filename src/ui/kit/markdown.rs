//! Text in Markdown, laid out in the fonts of the program: paragraphs, headings, lists, tables, emphasis and code.

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{Align2, Color32, Frame, Label, Margin, Sense, Ui};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use super::fonts::{bold, regular};
use super::theme::{GAP, palette};

/// Size of the text, and of a heading, in points.
const TEXT: f32 = 15.5;
const HEADING: f32 = 20.0;

/// Height of a line of the text, in points.
const LINE: f32 = TEXT * 1.45;

/// How far a list is indented at each level, in points.
const INDENT: f32 = 22.0;

/// Shows a text in Markdown; links are their words alone.
pub fn markdown(ui: &mut Ui, text: &str) {
    let mut block = Block::default();
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        block.hear(ui, &event);
    }
}

#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one thing that is being read"
)]
/// What is being read: a paragraph, a heading, an item, or a cell of a table.
#[derive(Debug, Default)]
struct Block {
    job: LayoutJob,
    /// Whether a heading, strong words, stressed words are read.
    is_heading: bool,
    is_strong: bool,
    is_stressed: bool,
    /// The levels of lists around it, and whether the item has shown its point already.
    levels: u16,
    has_point: bool,
    /// The cells of the row that is read.
    cells: Vec<LayoutJob>,
}

impl Block {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the manual needs few kinds")]
    fn hear(&mut self, ui: &mut Ui, event: &Event<'_>) {
        match event {
            Event::Text(text) => self.add(ui, text, false),
            Event::Code(text) => self.add(ui, text, true),
            Event::SoftBreak | Event::HardBreak => self.add(ui, " ", false),
            Event::Start(Tag::Heading { .. }) => {
                self.is_heading = true;
                ui.add_space(GAP);
            }
            Event::Start(Tag::Strong) => self.is_strong = true,
            Event::End(TagEnd::Strong) => self.is_strong = false,
            Event::Start(Tag::Emphasis) => self.is_stressed = true,
            Event::End(TagEnd::Emphasis) => self.is_stressed = false,
            Event::Start(Tag::List(_)) => {
                self.show(ui);
                self.levels += 1;
            }
            Event::End(TagEnd::List(_)) => self.levels -= 1,
            Event::Start(Tag::Item) => self.has_point = false,
            Event::End(TagEnd::TableCell) => self.cells.push(std::mem::take(&mut self.job)),
            Event::End(TagEnd::TableRow | TagEnd::TableHead) => self.show_row(ui),
            Event::End(TagEnd::Heading(_)) => {
                self.show(ui);
                self.is_heading = false;
            }
            Event::End(TagEnd::Paragraph | TagEnd::Item | TagEnd::CodeBlock) => self.show(ui),
            _ => {}
        }
    }

    fn add(&mut self, ui: &Ui, text: &str, is_code: bool) {
        let colors = palette(ui);
        let font = match (self.is_heading, self.is_strong) {
            (true, _) => bold(HEADING),
            (false, true) => bold(TEXT),
            (false, false) => regular(TEXT),
        };
        let format = TextFormat {
            font_id: font,
            color: colors.ink,
            italics: self.is_stressed,
            background: if is_code {
                colors.tint
            } else {
                Color32::TRANSPARENT
            },
            line_height: Some(LINE).filter(|_| !self.is_heading),
            ..TextFormat::default()
        };
        self.job.append(text, 0.0, format);
    }

    /// Shows what was read, with a point before the first paragraph of an item.
    fn show(&mut self, ui: &mut Ui) {
        let job = std::mem::take(&mut self.job);
        if job.text.trim().is_empty() {
            return;
        }
        if self.levels == 0 {
            ui.add(Label::new(job).wrap());
            ui.add_space(GAP);
            return;
        }
        let point = if std::mem::replace(&mut self.has_point, true) {
            ""
        } else {
            "•"
        };
        ui.horizontal_top(|ui| {
            ui.add_space(INDENT * (f32::from(self.levels) - 1.0));
            let (place, _) = ui.allocate_exact_size(
                [INDENT - ui.spacing().item_spacing.x, LINE].into(),
                Sense::HOVER,
            );
            let ink = palette(ui).ink;
            let middle = Align2::CENTER_CENTER;
            ui.painter()
                .text(place.center(), middle, point, bold(TEXT), ink);
            ui.add(Label::new(job).wrap());
        });
        ui.add_space(GAP * 0.75);
    }

    /// Shows a row of a table: its first cell above the others, so that it reads at every width.
    fn show_row(&mut self, ui: &mut Ui) {
        let cells = std::mem::take(&mut self.cells);
        if cells.iter().all(|cell| cell.text.trim().is_empty()) {
            return;
        }
        for (index, cell) in cells.into_iter().enumerate() {
            let left = if index == 0 { 0 } else { 22 };
            Frame::new()
                .inner_margin(Margin {
                    left,
                    ..Margin::ZERO
                })
                .show(ui, |ui| ui.add(Label::new(cell).wrap()));
        }
        ui.add_space(GAP);
    }
}
