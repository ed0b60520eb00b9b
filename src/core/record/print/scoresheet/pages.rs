//! A scoresheet on paper: as many sheets as its moves and remarks need.

use super::{Labels, Sheet, SheetLine};
use crate::chess::Color;
use crate::clock::duration_text::written;
use crate::record::print::pdf::{Align, Document, Ink, MM, Page, Paper, TextStyle};

/// How a sheet of that size is divided.
struct SheetLayout {
    paper: Paper,
    margin: f32,
    /// The height of a row of moves.
    row: f32,
    rows: usize,
    /// The size of the moves.
    size: f32,
}

/// Columns of moves side by side.
const BLOCKS: usize = 2;
const GUTTER: f32 = 4.0 * MM;
const NUMBER: f32 = 7.0 * MM;

impl SheetLayout {
    const fn of(paper: Paper) -> Self {
        match paper {
            Paper::A4 => Self {
                paper,
                margin: 16.0 * MM,
                row: 5.2 * MM,
                rows: 40,
                size: 10.0,
            },
            Paper::A5 => Self {
                paper,
                margin: 10.0 * MM,
                row: 4.4 * MM,
                rows: 30,
                size: 8.5,
            },
        }
    }

    /// How many moves one sheet holds.
    const fn moves(&self) -> usize {
        self.rows * BLOCKS
    }

    fn block(&self) -> f32 {
        let all = self.paper.size().0 - 2.0 * self.margin;
        #[expect(clippy::cast_precision_loss, reason = "there are two blocks")]
        let blocks = BLOCKS as f32;
        (all - GUTTER * (blocks - 1.0)) / blocks
    }
}

impl Sheet {
    /// The sheet as a document of pages of that size.
    pub fn printed(&self, labels: &Labels, paper: Paper) -> Document {
        let layout = SheetLayout::of(paper);
        let sheets = self.rows().div_ceil(layout.moves()).max(1);
        let mut pages = Vec::new();
        for sheet in 0..sheets {
            let mut page = Page::new(paper);
            let top = self.head(&mut page, labels, &layout);
            let top = self.table(&mut page, labels, &layout, top, sheet * layout.moves());
            foot(&mut page, labels, &self.title, &layout, top);
            pages.push(page);
        }
        if !self.remarks.is_empty() {
            self.remark_pages(&mut pages, labels, &layout);
        }
        number_pages(&mut pages, &layout);
        let names = [&self.title.white, &self.title.black];
        let title = if names.iter().any(|name| name.is_empty()) {
            labels.scoresheet.clone()
        } else {
            format!("{} – {}", self.title.white, self.title.black)
        };
        Document {
            title,
            language: labels.language,
            pages,
        }
    }

    /// Who plays; gives back how far down it goes.
    fn head(&self, page: &mut Page, labels: &Labels, layout: &SheetLayout) -> f32 {
        let title = &self.title;
        let left = layout.margin;
        let right = page.width() - layout.margin;
        let middle = f32::midpoint(left, right) + GUTTER / 2.0;
        let mut y = layout.margin + layout.size * 1.4;
        let heading = TextStyle::bold(layout.size * 1.5);
        page.text((left, y), &labels.scoresheet, heading, Align::Left);
        y += layout.row * 1.5;
        let round = title.round_and_board(labels);
        let room = if title.board.is_empty() { 26.0 } else { 52.0 };
        let split = right - room * MM;
        labelled(
            page,
            layout,
            (left, split - GUTTER),
            y,
            &labels.event,
            &title.event,
        );
        labelled(page, layout, (split, right), y, &labels.round, &round);
        y += layout.row * 1.35;
        let split = right - 42.0 * MM;
        labelled(
            page,
            layout,
            (left, split - GUTTER),
            y,
            &labels.site,
            &title.site,
        );
        labelled(page, layout, (split, right), y, &labels.date, &title.date);
        y += layout.row * 1.35;
        labelled(
            page,
            layout,
            (left, middle - GUTTER),
            y,
            &labels.white,
            &title.white,
        );
        labelled(
            page,
            layout,
            (middle, right),
            y,
            &labels.black,
            &title.black,
        );
        y + layout.row * 0.9
    }

    /// The moves from row `first` on; gives back how far down they go.
    fn table(
        &self,
        page: &mut Page,
        labels: &Labels,
        layout: &SheetLayout,
        top: f32,
        first: usize,
    ) -> f32 {
        let width = layout.block();
        let column = (width - NUMBER) / 2.0;
        let mut left = layout.margin;
        let mut bottom = top;
        for block in 0..BLOCKS {
            let mut y = top;
            let head = TextStyle::bold(layout.size * 0.8);
            page.rect((left, y), (width, layout.row), Ink::Filled(0.92));
            for color in Color::ALL {
                let x = left + NUMBER + color.fold_wb(0.0, column) + column / 2.0;
                let label = color.fold_wb(&labels.white, &labels.black);
                let label = head.fitted(label, column - 4.0);
                page.text((x, y + layout.row * 0.7), &label, head, Align::Center);
            }
            y += layout.row;
            for row in 0..layout.rows {
                let index = first + block * layout.rows + row;
                self.row(page, layout, (left, y), index);
                y += layout.row;
            }
            page.rect((left, top), (width, y - top), Ink::Drawn(0.8));
            for (x, line) in [(NUMBER, 0.4), (NUMBER + column, 0.8)] {
                page.line((left + x, top), (left + x, y), line);
            }
            bottom = y;
            left += width + GUTTER;
        }
        bottom
    }

    fn row(&self, page: &mut Page, layout: &SheetLayout, at: (f32, f32), index: usize) {
        let width = layout.block();
        let column = (width - NUMBER) / 2.0;
        let foot = at.1 + layout.row * 0.72;
        page.line(at, (at.0 + width, at.1), 0.25);
        let number = (u64::from(self.first_number) + index as u64).to_string();
        let set = TextStyle::regular(layout.size * 0.75).in_gray(0.35);
        page.text((at.0 + NUMBER - 4.0, foot), &number, set, Align::Right);
        for color in Color::ALL {
            let left = at.0 + NUMBER + color.fold_wb(0.0, column);
            match self.ply(index, color) {
                Some(ply) => self.cell(page, layout, (left, foot), column, ply),
                None if color.is_white() && index == 0 && self.black_began => {
                    page.text(
                        (left + 4.0, foot),
                        "…",
                        TextStyle::regular(layout.size),
                        Align::Left,
                    );
                }
                None => {}
            }
        }
    }

    /// Prints a half-move with its time and the numbers of its remarks; these alone where it was not made.
    fn cell(&self, page: &mut Page, layout: &SheetLayout, at: (f32, f32), width: f32, ply: usize) {
        let line = self.moves.get(ply);
        let small = TextStyle::regular(layout.size * 0.68).in_gray(0.35);
        let time = line.and_then(|line| line.time);
        let time = time.map(written).unwrap_or_default();
        let time_width = small.width(&time);
        let notes: Vec<String> = self.notes(ply).map(|note| format!("{note})")).collect();
        let notes = notes.concat();
        let note_width = small.width(&notes);
        let text = line.map(SheetLine::with_offer).unwrap_or_default();
        let room = width - 7.0 - note_width;
        let mut set = TextStyle::regular(layout.size);
        if set.width(&text) > room {
            set.size *= room / set.width(&text);
        }
        let taken = page.text((at.0 + 3.5, at.1), &text, set, Align::Left);
        if !notes.is_empty() {
            let raised = at.1 - layout.size * 0.3;
            page.text((at.0 + 4.0 + taken, raised), &notes, small, Align::Left);
        }
        if taken + note_width + time_width + 10.0 <= width {
            page.text((at.0 + width - 3.0, at.1), &time, small, Align::Right);
        }
    }

    /// What the arbiter did, on pages of its own.
    fn remark_pages(&self, pages: &mut Vec<Page>, labels: &Labels, layout: &SheetLayout) {
        let set = TextStyle::regular(layout.size);
        let step = layout.size * 1.45;
        let mut y = f32::INFINITY;
        for index in 0..self.remarks.len() {
            let width = layout.paper.size().0 - 2.0 * layout.margin;
            for line in set.lines(&self.remark_line(index, labels), width) {
                if y > layout.paper.size().1 - layout.margin - step {
                    let mut page = Page::new(layout.paper);
                    y = layout.margin + layout.size * 1.4;
                    let heading = TextStyle::bold(layout.size * 1.5);
                    page.text((layout.margin, y), &labels.remarks, heading, Align::Left);
                    y += step * 1.6;
                    pages.push(page);
                }
                if let Some(page) = pages.last_mut() {
                    page.text((layout.margin, y), &line, set, Align::Left);
                }
                y += step;
            }
            y += step * 0.4;
        }
    }
}

/// A name and what belongs to it, on a line to write on, between `span`'s two ends.
fn labelled(
    page: &mut Page,
    layout: &SheetLayout,
    span: (f32, f32),
    y: f32,
    name: &str,
    value: &str,
) {
    let small = TextStyle::regular(layout.size * 0.75).in_gray(0.35);
    let taken = page.text((span.0, y), name, small, Align::Left) + 4.0;
    let set = TextStyle::bold(layout.size);
    let fitted = set.fitted(value, span.1 - span.0 - taken);
    page.text((span.0 + taken, y), &fitted, set, Align::Left);
    page.line((span.0 + taken, y + 2.0), (span.1, y + 2.0), 0.4);
}

/// The result and the signatures.
fn foot(page: &mut Page, labels: &Labels, title: &super::Title, layout: &SheetLayout, top: f32) {
    let (left, right) = (layout.margin, page.width() - layout.margin);
    let y = top + layout.row * 1.7;
    labelled(
        page,
        layout,
        (left, left + 38.0 * MM),
        y,
        &labels.result,
        &title.result,
    );
    let y = y + layout.row * 1.9;
    let middle = f32::midpoint(left, right) + GUTTER / 2.0;
    let small = TextStyle::regular(layout.size * 0.75).in_gray(0.35);
    for (span, label, signed) in [
        (
            (left, middle - GUTTER),
            &labels.signature_white,
            &title.signed_white,
        ),
        (
            (middle, right),
            &labels.signature_black,
            &title.signed_black,
        ),
    ] {
        let set = TextStyle::bold(layout.size);
        let signed = set.fitted(signed, span.1 - span.0);
        page.text((span.0, y), &signed, set, Align::Left);
        page.line((span.0, y + 2.0), (span.1, y + 2.0), 0.4);
        page.text((span.0, y + 2.0 + layout.size), label, small, Align::Left);
    }
}

fn number_pages(pages: &mut [Page], layout: &SheetLayout) {
    let count = pages.len();
    if count < 2 {
        return;
    }
    let small = TextStyle::regular(layout.size * 0.75).in_gray(0.35);
    for (index, page) in pages.iter_mut().enumerate() {
        let at = (
            page.width() - layout.margin,
            layout.margin + layout.size * 1.4,
        );
        page.text(at, &format!("{} / {count}", index + 1), small, Align::Right);
    }
}
