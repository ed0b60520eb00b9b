//! A log on paper, of a game or of the side clock: a line for everything that happened, over as many pages as it needs.

use super::pdf::{Align, Document, Ink, MM, Page, Paper, TextStyle};
use super::signing_line::signing_line;

/// A log in words, ready to be printed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintedLog {
    /// The tag of the language it is written in.
    pub language: &'static str,
    /// Over the log.
    pub title: String,
    /// Who plays, large, and how it ended, at the other edge.
    pub players: [String; 2],
    /// What else there is to know beforehand: what it is called, and what it is.
    pub facts: Vec<[String; 2]>,
    /// Over the columns: the number of the press, the moment, White's reading, Black's reading.
    pub columns: [String; 4],
    /// Over what happened, and over the articles at the end of the lines.
    pub words_columns: [String; 2],
    /// What happened, oldest first.
    pub lines: Vec<LogLine>,
    /// Over what stands below the log.
    pub below_title: String,
    /// What stands below the log, in as many columns as there is room for.
    pub below: Vec<String>,
    /// Who signs, a line for each below everything.
    pub signatures: Vec<String>,
}

/// One line of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LogLine {
    /// Which press it is, counted from the first, if it is one.
    pub press: Option<usize>,
    /// When it happened: by the wall, or since the session began.
    pub at: String,
    /// What White's clock and Black's showed then.
    pub readings: [String; 2],
    /// Who did it, where the words leave that open.
    pub who: String,
    /// What happened.
    pub said: String,
    /// Where the Laws state what was applied, at the end of the line.
    pub article: String,
    /// What kind of line it is.
    pub kind: LogLineKind,
}

impl LogLine {
    /// What stands in its columns: the number of the press, the moment, both readings.
    pub fn cells(&self) -> [String; 4] {
        let press = self
            .press
            .map_or_else(String::new, |press| press.to_string());
        let [white, black] = self.readings.clone();
        [press, self.at.clone(), white, black]
    }
}

/// What kind of line it is: those an arbiter looks for first stand out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogLineKind {
    /// A press, a stop, a setting.
    #[default]
    Usual,
    /// A new day, without a moment or readings.
    Day,
    /// The clock was set for a game.
    Setting,
    /// The arbiter put the clock right, or took that back.
    Correction,
    /// Something was ruled.
    Ruling,
    /// A flag fell.
    Flag,
}

/// How many rows lines to sign on need, with the room for a hand above them.
const SIGNING: f32 = 5.0;

/// How pale the line below a row is, and the ground of what was ruled.
const BELOW_ROW: f32 = 0.86;
const RULED: f32 = 0.94;

/// How a page is divided.
struct LogLayout {
    paper: Paper,
    margin: f32,
    /// The size of the lines.
    size: f32,
    /// How wide the column of numbers is; nothing where no line has one.
    number: f32,
    /// How wide each of the columns of times is.
    time: f32,
}

impl LogLayout {
    fn of(paper: Paper, lines: &[LogLine]) -> Self {
        let (margin, size) = match paper {
            Paper::A4 => (16.0 * MM, 9.5),
            Paper::A5 => (10.0 * MM, 8.0),
        };
        let bold = TextStyle::bold(size);
        let times = lines
            .iter()
            .flat_map(|line| [&line.at, &line.readings[0], &line.readings[1]]);
        let widths = times.map(|time| bold.width(time));
        let is_numbered = lines.iter().any(|line| line.press.is_some());
        Self {
            paper,
            margin,
            size,
            number: if is_numbered { bold.width("0000") } else { 0.0 },
            time: widths.fold(bold.width("00:00:00"), f32::max) + size,
        }
    }

    const fn row(&self) -> f32 {
        self.size * 1.45
    }

    /// How far the foot of a line stands above the line below its row.
    const fn drop(&self) -> f32 {
        self.size * 0.45
    }

    /// The lowest foot that a line may have.
    fn last_foot(&self) -> f32 {
        self.paper.size().1 - self.margin
    }

    /// Where the number and the three columns of times end.
    fn stops(&self) -> [f32; 4] {
        let number = self.margin + self.number;
        [0.0, 1.0, 2.0, 3.0].map(|count| number + count * self.time)
    }

    /// Where who did it and the words begin.
    fn text_column(&self) -> f32 {
        let [.., last] = self.stops();
        last + self.size * 1.5
    }
}

/// A text with blanks behind it up to that many characters.
fn padded(text: &str, width: usize) -> String {
    format!("{text:<width$}")
}

impl PrintedLog {
    /// The log as plain text: the same in the same order, its columns as wide as what stands in them.
    pub fn as_text(&self) -> String {
        let [said, article] = &self.words_columns;
        let [number, at, white, black] = self.columns.clone();
        let head = [number, at, white, black, String::new(), said.clone()];
        let cells = |line: &LogLine| {
            let [number, at, white, black] = line.cells();
            [
                number,
                at,
                white,
                black,
                line.who.clone(),
                line.said.clone(),
            ]
        };
        let rows: Vec<_> = self.lines.iter().map(cells).collect();
        let width = |column: usize| {
            let all = rows.iter().chain([&head]);
            let widths = all.map(|cells| cells[column].chars().count());
            widths.max().unwrap_or_default()
        };
        let widths = [0, 1, 2, 3, 4].map(width);
        let row = |cells: &[String; 6], article: &str| {
            let before = cells.iter().zip(widths).filter(|(_, width)| *width > 0);
            let before = before.map(|(cell, width)| padded(cell, width));
            let article = Some(article).filter(|article| !article.is_empty());
            let said = match article {
                Some(article) => format!("{} ({article})", cells[5]),
                None => cells[5].clone(),
            };
            let cells: Vec<_> = before.chain([said]).collect();
            cells.join("  ").trim_end().to_owned()
        };
        let mut text = vec![self.title.clone(), String::new()];
        text.extend(self.players.iter().filter(|it| !it.is_empty()).cloned());
        let names = self
            .facts
            .iter()
            .map(|[name, fact]| format!("{name}: {fact}"));
        text.extend(names);
        if !rows.is_empty() {
            text.extend([String::new(), row(&head, article)]);
        }
        for (line, cells) in self.lines.iter().zip(&rows) {
            text.push(match line.kind {
                LogLineKind::Day => format!("\n{}", line.said),
                LogLineKind::Usual
                | LogLineKind::Setting
                | LogLineKind::Correction
                | LogLineKind::Ruling
                | LogLineKind::Flag => row(cells, &line.article),
            });
        }
        if !self.below.is_empty() {
            text.extend([String::new(), self.below_title.clone()]);
            text.extend(self.below.iter().cloned());
        }
        let signed = self.signatures.iter();
        text.extend(signed.map(|who| format!("\n\n{}\n{who}", signing_line())));
        text.push(String::new());
        text.join("\n")
    }

    /// The log as a document of pages of that size.
    pub fn printed(&self, paper: Paper) -> Document {
        Document {
            title: self.title.clone(),
            language: self.language,
            pages: Self::bound(std::slice::from_ref(self), paper),
        }
    }

    /// The pages of several logs in order, of that size, each log on pages of its own and all of them numbered together.
    pub fn bound(logs: &[Self], paper: Paper) -> Vec<Page> {
        let sheets = logs.iter().flat_map(|log| {
            let layout = LogLayout::of(paper, &log.lines);
            let pages = log.pages(&layout).into_iter();
            pages.map(move |page| {
                let at = (page.width() - layout.margin, title_foot(&layout));
                (page, at, small(&layout))
            })
        });
        let sheets: Vec<_> = sheets.collect();
        let count = sheets.len();
        let numbered = sheets.into_iter().zip(1..);
        numbered
            .map(|((mut page, at, style), number)| {
                page.text(at, &format!("{number} / {count}"), style, Align::Right);
                page
            })
            .collect()
    }

    /// Its pages, still to be numbered.
    fn pages(&self, layout: &LogLayout) -> Vec<Page> {
        let mut pages = Vec::new();
        let (mut page, mut foot) = self.page(layout, true);
        foot = self.head(&mut page, layout, foot);
        let names = self.names(layout);
        for line in &self.lines {
            let words = Self::words(layout, names, line);
            let height = layout.row() * words.iter().map(|_| 1.0).sum::<f32>().max(1.0);
            if foot + height - layout.row() > layout.last_foot() {
                pages.push(page);
                (page, foot) = self.page(layout, false);
                foot = self.head(&mut page, layout, foot);
            }
            Self::line(&mut page, (layout, names), foot, line, &words);
            foot += height + layout.size * 0.2;
        }
        // What follows has no columns, and on a page of its own no names over them.
        foot += layout.row();
        let (columns, width) = self.columns_below(layout);
        let title = TextStyle::bold(layout.size * 1.15);
        let set = TextStyle::regular(layout.size);
        for (index, row) in self.below.chunks(columns).enumerate() {
            // A title never stands alone at the foot of a page.
            let needed = if index == 0 { layout.row() * 1.3 } else { 0.0 };
            if foot + needed > layout.last_foot() {
                pages.push(page);
                (page, foot) = self.page(layout, false);
                foot += layout.row() * 1.8;
            }
            if index == 0 {
                let at = (layout.margin, foot);
                page.text(at, &self.below_title, title, Align::Left);
                foot += needed;
            }
            let mut left = layout.margin;
            for text in row {
                page.text((left, foot), text, set, Align::Left);
                left += width;
            }
            foot += layout.row();
        }
        if !self.signatures.is_empty() {
            if foot + SIGNING * layout.row() > layout.last_foot() {
                pages.push(page);
                (page, foot) = self.page(layout, false);
            }
            self.sign(&mut page, foot + (SIGNING - 1.0) * layout.row(), layout);
        }
        pages.push(page);
        pages
    }

    /// How wide the column is that says who did it; nothing where the words of no line leave that open.
    fn names(&self, layout: &LogLayout) -> f32 {
        let bold = TextStyle::bold(layout.size);
        let widths = self.lines.iter().map(|line| bold.width(&line.who));
        let names = widths.fold(0.0, f32::max);
        if names > 0.0 {
            names + layout.size
        } else {
            0.0
        }
    }

    /// How many columns stand below the log, and how wide one is.
    fn columns_below(&self, layout: &LogLayout) -> (usize, f32) {
        let set = TextStyle::regular(layout.size);
        let widths = self.below.iter().map(|text| set.width(text));
        let width = widths.fold(1.0, f32::max) + 1.5 * layout.size;
        let room = layout.paper.size().0 - 2.0 * layout.margin;
        let mut columns = 1;
        let mut taken = 2.0 * width;
        while taken <= room {
            columns += 1;
            taken += width;
        }
        (columns, width)
    }

    /// The words of a line, broken where its room ends.
    fn words(layout: &LogLayout, names: f32, line: &LogLine) -> Vec<String> {
        let right = layout.paper.size().0 - layout.margin;
        let beside = if line.article.is_empty() {
            0.0
        } else {
            small(layout).width(&line.article) + layout.size * 1.4
        };
        let room = right - beside - layout.text_column() - names;
        set_for(layout, line.kind).lines(&line.said, room)
    }

    /// Sets a line whose words stand in those lines, the first of them at that foot.
    fn line(
        page: &mut Page,
        (layout, names): (&LogLayout, f32),
        foot: f32,
        line: &LogLine,
        words: &[String],
    ) {
        let set = set_for(layout, line.kind);
        let (left, right) = (layout.margin, page.width() - layout.margin);
        let count = words.iter().map(|_| 1.0).sum::<f32>().max(1.0);
        let bottom = foot + (count - 1.0) * layout.row() + layout.drop();
        if line.kind == LogLineKind::Ruling {
            let top = foot - layout.size * 1.08;
            let size = (right - left, bottom - top);
            page.rect((left, top), size, Ink::Filled(RULED));
        }
        page.rect((left, bottom), (right - left, 0.4), Ink::Filled(BELOW_ROW));
        for (cell, right) in line.cells().iter().zip(layout.stops()) {
            page.text((right, foot), cell, set, Align::Right);
        }
        page.text((layout.text_column(), foot), &line.who, set, Align::Left);
        let edge = right - layout.size * 0.4;
        page.text((edge, foot), &line.article, small(layout), Align::Right);
        let mut foot = foot;
        for text in words {
            page.text((layout.text_column() + names, foot), text, set, Align::Left);
            foot += layout.row();
        }
    }

    /// The lines to sign on, side by side, with who signs below each.
    fn sign(&self, page: &mut Page, foot: f32, layout: &LogLayout) {
        let count = self.signatures.iter().map(|_| 1.0).sum::<f32>();
        let room = (page.width() - 2.0 * layout.margin + layout.size) / count;
        let mut left = layout.margin;
        for who in &self.signatures {
            let width = room - layout.size;
            page.rect((left, foot), (width, 0.6), Ink::Filled(0.5));
            let mut below = foot;
            for who in small(layout).lines(who, width) {
                below += layout.row();
                page.text((left, below), &who, small(layout), Align::Left);
            }
            left += room;
        }
    }

    /// An empty page with its heading, and the foot of that. What there is to know beforehand stands on the first page.
    fn page(&self, layout: &LogLayout, is_first: bool) -> (Page, f32) {
        let mut page = Page::new(layout.paper);
        let (left, right) = (layout.margin, page.width() - layout.margin);
        let mut foot = title_foot(layout);
        let heading = TextStyle::bold(layout.size * 1.6);
        page.text((left, foot), &self.title, heading, Align::Left);
        let [players, result] = &self.players;
        if !players.is_empty() {
            let large = TextStyle::bold(layout.size * if is_first { 1.3 } else { 1.0 });
            foot += layout.row() * 1.7;
            let room = right - left;
            let is_beside = large.width(players) + large.width(result) + layout.size <= room;
            for text in large.lines(players, room) {
                page.text((left, foot), &text, large, Align::Left);
                foot += layout.row() * 1.2;
            }
            if is_beside {
                foot -= layout.row() * 1.2;
                page.text((right, foot), result, large, Align::Right);
            } else {
                // A result in words has lines of its own, and cuts no name short.
                for text in large.lines(result, room) {
                    page.text((left, foot), &text, large, Align::Left);
                    foot += layout.row() * 1.2;
                }
                foot -= layout.row() * 1.2;
            }
        }
        if is_first {
            foot = self.facts_below(&mut page, layout, foot);
        }
        (page, foot)
    }

    /// The names over the columns below that foot; gives back where the first line stands below them.
    fn head(&self, page: &mut Page, layout: &LogLayout, foot: f32) -> f32 {
        let (left, right) = (layout.margin, page.width() - layout.margin);
        let foot = foot + layout.row() * 1.8;
        let column_width = layout.time - layout.size * 0.5;
        let small = small(layout);
        for (column, right) in self.columns.iter().zip(layout.stops()) {
            let column = small.fitted(column, column_width);
            page.text((right, foot), &column, small, Align::Right);
        }
        let [said, article] = &self.words_columns;
        page.text((layout.text_column(), foot), said, small, Align::Left);
        let edge = right - layout.size * 0.4;
        page.text((edge, foot), article, small, Align::Right);
        let foot = foot + layout.size * 0.5;
        page.rect((left, foot), (right - left, 0.6), Ink::Filled(0.5));
        foot + layout.row() * 1.1
    }

    /// Sets what there is to know beforehand, and gives back the foot of its last line.
    fn facts_below(&self, page: &mut Page, layout: &LogLayout, foot: f32) -> f32 {
        let set = TextStyle::regular(layout.size);
        let label = set.in_gray(0.35);
        let widths = self.facts.iter().map(|[name, _]| label.width(name));
        let left = layout.margin + widths.fold(0.0, f32::max) + 1.5 * layout.size;
        let room = page.width() - layout.margin - left;
        let mut foot = foot;
        if !self.facts.is_empty() {
            foot += layout.row() * 0.4;
        }
        for [name, fact] in &self.facts {
            page.text(
                (layout.margin, foot + layout.row()),
                name,
                label,
                Align::Left,
            );
            for text in set.lines(fact, room) {
                foot += layout.row();
                page.text((left, foot), &text, set, Align::Left);
            }
        }
        foot
    }
}

/// Small words in a paler ink.
fn small(layout: &LogLayout) -> TextStyle {
    TextStyle::regular(layout.size * 0.85).in_gray(0.35)
}

/// How a line of that kind is set.
const fn set_for(layout: &LogLayout, kind: LogLineKind) -> TextStyle {
    match kind {
        LogLineKind::Usual => TextStyle::regular(layout.size),
        LogLineKind::Day
        | LogLineKind::Setting
        | LogLineKind::Correction
        | LogLineKind::Ruling
        | LogLineKind::Flag => TextStyle::bold(layout.size),
    }
}

/// The foot of the title.
fn title_foot(layout: &LogLayout) -> f32 {
    layout.margin + layout.size * 1.4
}
