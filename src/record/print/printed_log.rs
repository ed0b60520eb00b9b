//! A log on paper, of a game or of the side clock: a line for everything that happened, over as many pages as it needs.

use super::pdf::{Align, Document, Ink, MM, Page, Paper, TextStyle};

/// A log in words, ready to be printed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintedLog {
    /// The tag of the language it is written in.
    pub language: &'static str,
    /// Over the log.
    pub title: String,
    /// What there is to know beforehand, a line each.
    pub about: Vec<String>,
    /// Over the columns: the number of the press, the moment, White's reading, Black's reading.
    pub columns: [String; 4],
    /// What happened, oldest first.
    pub lines: Vec<LogLine>,
    /// What is read below the log.
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
    #[must_use]
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

    /// Where the number and the three columns of times end, and where the words begin.
    fn stops(&self) -> [f32; 5] {
        let number = self.margin + self.number;
        [0.0, 1.0, 2.0, 3.0, 3.0].map(|count| number + count * self.time)
    }
}

impl PrintedLog {
    /// The log as a document of pages of that size.
    #[must_use]
    pub fn printed(&self, paper: Paper) -> Document {
        let layout = LogLayout::of(paper, &self.lines);
        let mut pages = Vec::new();
        let bold = TextStyle::bold(layout.size);
        let widths = self.lines.iter().map(|line| bold.width(&line.who));
        let names = widths.fold(0.0, f32::max);
        let names = if names > 0.0 {
            names + layout.size
        } else {
            0.0
        };
        let (mut page, mut foot) = self.page(&layout);
        for line in &self.lines {
            let set = match line.kind {
                LogLineKind::Usual => TextStyle::regular(layout.size),
                LogLineKind::Day
                | LogLineKind::Setting
                | LogLineKind::Correction
                | LogLineKind::Ruling
                | LogLineKind::Flag => TextStyle::bold(layout.size),
            };
            let [.., left] = layout.stops();
            let who = left + layout.size * 1.5;
            let left = who + names;
            let right = page.width() - layout.margin;
            let small = TextStyle::regular(layout.size * 0.85).in_gray(0.35);
            let number = small.width(&line.article);
            let beside = if line.article.is_empty() {
                0.0
            } else {
                number + layout.size
            };
            let words = set.lines(&line.said, right - beside - left);
            let height = layout.row() * words.iter().map(|_| 1.0).sum::<f32>().max(1.0);
            if foot + height > page.height() - layout.margin {
                pages.push(page);
                (page, foot) = self.page(&layout);
            }
            for (cell, right) in line.cells().iter().zip(layout.stops()) {
                page.text((right, foot), cell, set, Align::Right);
            }
            page.text((who, foot), &line.who, set, Align::Left);
            page.text((right, foot), &line.article, small, Align::Right);
            for text in &words {
                page.text((left, foot), text, set, Align::Left);
                foot += layout.row();
            }
            if words.is_empty() {
                foot += layout.row();
            }
        }
        let set = TextStyle::regular(layout.size);
        let width = page.width() - 2.0 * layout.margin;
        foot += layout.row();
        for text in self.below.iter().flat_map(|text| set.lines(text, width)) {
            if foot > page.height() - layout.margin {
                pages.push(page);
                (page, foot) = self.page(&layout);
            }
            page.text((layout.margin, foot), &text, set, Align::Left);
            foot += layout.row();
        }
        if !self.signatures.is_empty() {
            if foot + SIGNING * layout.row() > page.height() - layout.margin {
                pages.push(page);
                (page, foot) = self.page(&layout);
            }
            self.sign(&mut page, foot + (SIGNING - 1.0) * layout.row(), &layout);
        }
        pages.push(page);
        let count = pages.len();
        for (index, page) in pages.iter_mut().enumerate() {
            let small = TextStyle::regular(layout.size * 0.85).in_gray(0.35);
            let at = (
                page.width() - layout.margin,
                layout.margin + layout.size * 1.4,
            );
            let number = format!("{} / {count}", index + 1);
            page.text(at, &number, small, Align::Right);
        }
        Document {
            title: self.title.clone(),
            language: self.language,
            pages,
        }
    }

    /// The lines to sign on, side by side, with who signs below each.
    fn sign(&self, page: &mut Page, foot: f32, layout: &LogLayout) {
        let small = TextStyle::regular(layout.size * 0.85).in_gray(0.35);
        let count = self.signatures.iter().map(|_| 1.0).sum::<f32>();
        let room = (page.width() - 2.0 * layout.margin + layout.size) / count;
        let mut left = layout.margin;
        for who in &self.signatures {
            let width = room - layout.size;
            page.rect((left, foot), (width, 0.6), Ink::Filled(0.5));
            let who = small.fitted(who, width);
            page.text((left, foot + layout.row()), &who, small, Align::Left);
            left += room;
        }
    }

    /// An empty page with its heading, and where the first line stands on it.
    fn page(&self, layout: &LogLayout) -> (Page, f32) {
        let mut page = Page::new(layout.paper);
        let left = layout.margin;
        let heading = TextStyle::bold(layout.size * 1.6);
        let mut foot = layout.margin + layout.size * 1.4;
        page.text((left, foot), &self.title, heading, Align::Left);
        let width = page.width() - 2.0 * layout.margin;
        let set = TextStyle::regular(layout.size);
        for text in &self.about {
            for text in set.lines(text, width) {
                foot += layout.row();
                page.text((left, foot), &text, set, Align::Left);
            }
        }
        foot += layout.row() * 1.8;
        let small = TextStyle::regular(layout.size * 0.85).in_gray(0.35);
        let column_width = layout.time - layout.size * 0.5;
        for (column, right) in self.columns.iter().zip(layout.stops()) {
            let column = small.fitted(column, column_width);
            page.text((right, foot), &column, small, Align::Right);
        }
        foot += layout.size * 0.5;
        page.rect((left, foot), (width, 0.6), Ink::Filled(0.5));
        (page, foot + layout.row() * 1.1)
    }
}
