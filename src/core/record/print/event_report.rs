//! The report of a tournament on paper and in plain text: what it was, its tables, and what happened, part by part.

use super::pdf::{Align, Document, Ink, MARGIN, MM, Page, Paper, TextStyle};
use super::printed_table::{ColumnKind, PrintedTable};
use super::signing_line::signing_line;

/// A report in words, ready to be printed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventReport {
    /// The tag of the language it is written in.
    pub language: &'static str,
    /// The name of the tournament.
    pub title: String,
    /// What else there is to know beforehand: what it is called, and what it is.
    pub facts: Vec<[String; 2]>,
    /// Its parts.
    pub parts: Vec<ReportPart>,
    /// Who signs, below the line for that.
    pub signature: String,
}

/// A part of a report.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReportPart {
    /// What it is about.
    pub title: String,
    /// Its table; one without columns is none.
    pub table: PrintedTable,
    /// What stands below the table, line by line.
    pub lines: Vec<String>,
}

impl ReportPart {
    /// Returns a part that is a table alone.
    pub fn of_table(title: impl Into<String>, table: PrintedTable) -> Self {
        Self {
            title: title.into(),
            table: table.without_empty_columns(),
            lines: Vec::new(),
        }
    }

    /// Returns a part that is lines alone.
    pub fn of_lines(title: impl Into<String>, lines: Vec<String>) -> Self {
        Self {
            title: title.into(),
            lines,
            ..Self::default()
        }
    }

    /// Returns the part in plain text.
    pub fn as_text(&self) -> String {
        let mut text = format!("{}\n\n", self.title);
        if !self.table.columns.is_empty() {
            text.push_str(&self.table.as_text());
        }
        for line in &self.lines {
            text.push_str(line);
            text.push('\n');
        }
        text
    }
}

/// The largest and the smallest letters of a table, and those of everything else.
const LARGEST: f32 = 9.5;
const SMALLEST: f32 = 5.0;
const WORDS: f32 = 9.5;

/// What is between two lines, in the size of the letters.
const LINE: f32 = 1.4;

/// How much of the size of the letters lies between two columns.
const BETWEEN: f32 = 0.9;

/// How narrow a column of names may be, in the size of the letters.
const NAME: f32 = 12.0;

/// How pale the line below a row is.
const BELOW_ROW: f32 = 0.8;

/// How high the room to sign in is.
const SIGNING: f32 = 24.0 * MM;

impl EventReport {
    /// Returns the report as plain text.
    pub fn as_text(&self) -> String {
        let mut text = vec![self.title.clone()];
        let facts = self.facts.iter();
        text.extend(facts.map(|[name, fact]| format!("{name}: {fact}")));
        for part in &self.parts {
            text.push(String::new());
            text.push(part.as_text().trim_end().to_owned());
        }
        if !self.signature.is_empty() {
            text.push(format!("\n\n{}\n{}", signing_line(), self.signature));
        }
        text.push(String::new());
        text.join("\n")
    }

    /// Returns the report as a document of pages.
    pub fn printed(&self, paper: Paper) -> Document {
        let mut pages = ReportPages::new(paper);
        pages.head(self);
        for part in &self.parts {
            pages.part(part);
        }
        if !self.signature.is_empty() {
            pages.sign(&self.signature);
        }
        Document {
            title: self.title.clone(),
            language: self.language,
            pages: pages.numbered(),
        }
    }
}

/// The pages of a report as they are set.
struct ReportPages {
    paper: Paper,
    done: Vec<Page>,
    page: Page,
    /// The foot of the next line.
    foot: f32,
}

impl ReportPages {
    const fn new(paper: Paper) -> Self {
        Self {
            paper,
            done: Vec::new(),
            page: Page::new(paper),
            foot: MARGIN,
        }
    }

    const fn room(&self) -> f32 {
        self.page.width() - 2.0 * MARGIN
    }

    /// Begins another page where so much has no room on this one; whether it does.
    fn make_room(&mut self, height: f32) -> bool {
        let is_full = self.foot + height > self.page.height() - MARGIN;
        if is_full {
            let next = Page::new(self.paper);
            self.done.push(std::mem::replace(&mut self.page, next));
            self.foot = MARGIN + WORDS;
        }
        is_full
    }

    fn head(&mut self, report: &EventReport) {
        let title = TextStyle::bold(17.0);
        for line in title.lines(&report.title, self.room()) {
            self.foot += 6.5 * MM;
            self.page
                .text((MARGIN, self.foot), &line, title, Align::Left);
        }
        let rule = (MARGIN, self.foot + 2.5 * MM);
        self.page.rect(rule, (self.room(), 1.0), Ink::Filled(0.3));
        self.foot += 8.0 * MM;
        let plain = TextStyle::regular(WORDS);
        let label = plain.in_gray(0.35);
        let names = report.facts.iter().map(|[name, _]| label.width(name));
        let left = MARGIN + names.fold(0.0, f32::max) + WORDS;
        for [name, fact] in &report.facts {
            let (at, room) = ((MARGIN, self.foot), self.page.width() - MARGIN - left);
            self.page.text(at, name, label, Align::Left);
            for line in plain.lines(fact, room) {
                self.page.text((left, self.foot), &line, plain, Align::Left);
                self.foot += WORDS * LINE;
            }
        }
    }

    fn part(&mut self, part: &ReportPart) {
        self.foot += WORDS * 1.6;
        // A title never stands alone at the foot of a page.
        self.make_room(WORDS * LINE * 4.0);
        let title = TextStyle::bold(WORDS * 1.25);
        let at = (MARGIN, self.foot);
        self.page.text(at, &part.title, title, Align::Left);
        self.foot += WORDS * 1.9;
        if !part.table.columns.is_empty() {
            self.table(&part.table);
        }
        let plain = TextStyle::regular(WORDS);
        for line in &part.lines {
            for line in plain.lines(line, self.room()) {
                self.make_room(0.0);
                self.page
                    .text((MARGIN, self.foot), &line, plain, Align::Left);
                self.foot += WORDS * LINE;
            }
        }
    }

    /// Sets a table in the largest letters with which it has room, its headings again on each page.
    fn table(&mut self, table: &PrintedTable) {
        let mut layout = ReportColumns::of(table, LARGEST, self.room());
        while !layout.has_room && layout.size > SMALLEST {
            layout = ReportColumns::of(table, layout.size - 0.25, self.room());
        }
        let headings = table.columns.iter().map(|it| it.heading.clone());
        let headings: Vec<String> = headings.collect();
        let heading = TextStyle::bold(layout.size).in_gray(0.35);
        let plain = TextStyle::regular(layout.size);
        self.row(table, &layout, &headings, heading);
        for row in &table.rows {
            if self.make_room(0.0) {
                self.row(table, &layout, &headings, heading);
            }
            self.row(table, &layout, row, plain);
        }
        self.foot += layout.size * 0.5;
    }

    fn row(
        &mut self,
        table: &PrintedTable,
        layout: &ReportColumns,
        row: &[String],
        set: TextStyle,
    ) {
        let mut left = MARGIN;
        for ((column, cell), width) in table.columns.iter().zip(row).zip(&layout.widths) {
            let text = set.fitted(cell, *width);
            match column.kind {
                ColumnKind::Number => {
                    let at = (left + width, self.foot);
                    self.page.text(at, &text, set, Align::Right);
                }
                ColumnKind::Words | ColumnKind::Name => {
                    self.page.text((left, self.foot), &text, set, Align::Left);
                }
            }
            left += width + layout.size * BETWEEN;
        }
        let below = self.foot + layout.size * 0.4;
        let width = left.min(MARGIN + self.room()) - MARGIN;
        self.page
            .rect((MARGIN, below), (width, 0.5), Ink::Filled(BELOW_ROW));
        self.foot += layout.size * LINE;
    }

    fn sign(&mut self, who: &str) {
        self.make_room(SIGNING);
        self.foot += SIGNING * 0.7;
        let right = MARGIN + self.room() * 0.45;
        self.page.line((MARGIN, self.foot), (right, self.foot), 0.6);
        let set = TextStyle::regular(WORDS);
        for line in who.lines() {
            self.foot += WORDS * LINE;
            self.page.text((MARGIN, self.foot), line, set, Align::Left);
        }
    }

    /// Returns the pages with their numbers.
    fn numbered(mut self) -> Vec<Page> {
        self.done.push(self.page);
        let count = self.done.len();
        let style = TextStyle::regular(8.0).in_gray(0.35);
        for (number, page) in (1..).zip(&mut self.done) {
            let at = (page.width() - MARGIN, page.height() - MARGIN * 0.5);
            page.text(at, &format!("{number} / {count}"), style, Align::Right);
        }
        self.done
    }
}

/// How the columns of a table are divided in letters of a size.
struct ReportColumns {
    size: f32,
    widths: Vec<f32>,
    /// Whether nothing has to be cut.
    has_room: bool,
}

impl ReportColumns {
    fn of(table: &PrintedTable, size: f32, room: f32) -> Self {
        let (bold, plain) = (TextStyle::bold(size), TextStyle::regular(size));
        let width = |(place, heading): (usize, &str)| {
            let cells = table.rows.iter().filter_map(|row| row.get(place));
            let cells = cells.map(|cell| plain.width(cell));
            cells.fold(bold.width(heading), f32::max)
        };
        let headings = table.columns.iter().map(|it| it.heading.as_str());
        let mut widths: Vec<f32> = headings.enumerate().map(width).collect();
        let between = widths.iter().skip(1).map(|_| size * BETWEEN).sum::<f32>();
        let missing = widths.iter().sum::<f32>() + between - room;
        let is_name = |place: usize| table.columns[place].kind == ColumnKind::Name;
        let names = (0..widths.len()).filter(|it| is_name(*it)).count();
        if missing > 0.0 && names > 0 {
            #[expect(clippy::cast_precision_loss, reason = "a table has few columns")]
            let less = missing / names as f32;
            for (place, width) in widths.iter_mut().enumerate() {
                if is_name(place) {
                    *width = (*width - less).max((size * NAME).min(*width));
                }
            }
        }
        let taken = widths.iter().sum::<f32>() + between;
        Self {
            size,
            has_room: taken <= room + 0.5,
            widths,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::printed_table::TableColumn;
    use super::*;

    fn report(rows: usize, rounds: usize) -> EventReport {
        let mut columns = vec![
            TableColumn::new("Rk", ColumnKind::Number),
            TableColumn::new("Name", ColumnKind::Name),
        ];
        columns.extend((1..=rounds).map(|it| TableColumn::new(it.to_string(), ColumnKind::Number)));
        let row = |number: usize| {
            let name = "Wojciechowska-Kowalska, Małgorzata Aleksandra".to_owned();
            let mut row = vec![number.to_string(), name];
            row.extend((0..rounds).map(|_| "123w1".to_owned()));
            row
        };
        EventReport {
            language: "en",
            title: "Club evening".to_owned(),
            parts: vec![ReportPart::of_table(
                "Crosstable",
                PrintedTable {
                    columns,
                    rows: (1..=rows).map(row).collect(),
                },
            )],
            ..EventReport::default()
        }
    }

    #[test]
    fn a_long_table_goes_on_with_its_headings_and_stays_within_the_margins() {
        use super::super::pdf::Mark;
        let printed = report(200, 13).printed(Paper::A4);
        assert!(printed.pages.len() > 2, "{}", printed.pages.len());
        for page in &printed.pages {
            let mut headings = 0;
            for mark in page.marks() {
                let Mark::Text(at, text, set) = mark else {
                    continue;
                };
                headings += usize::from(text == "Rk");
                assert!(at.0 >= MARGIN - 0.5, "{text}");
                let right = at.0 + set.width(text);
                assert!(
                    right <= page.width() - MARGIN + 0.5,
                    "{text} ends at {right}"
                );
                assert!(at.1 <= page.height(), "{text}");
            }
            assert_eq!(headings, 1);
        }
        assert!(printed.written().starts_with(b"%PDF"));
    }
}
