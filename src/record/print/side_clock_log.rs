//! The log of the side clock on paper: a line for everything that happened, over as many pages as it needs.

use super::pdf::{Align, Document, Ink, MM, Page, Paper, TextStyle};

/// A log in words, ready to be printed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SideClockLog {
    /// The tag of the language it is written in.
    pub language: &'static str,
    /// Over the log.
    pub title: String,
    /// Over the columns: the moment, White's reading, Black's reading.
    pub columns: [String; 3],
    /// What happened, oldest first.
    pub lines: Vec<LogLine>,
}

/// One line of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LogLine {
    /// When it happened: by the wall, or since the session began.
    pub at: String,
    /// What White's clock and Black's showed then.
    pub readings: [String; 2],
    /// What happened.
    pub said: String,
    /// What kind of line it is.
    pub kind: LogLineKind,
}

/// What kind of line it is: those an arbiter looks for first stand out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogLineKind {
    /// A press, a stop, a setting.
    #[default]
    Usual,
    /// A new day, without a moment or readings.
    Day,
    /// The arbiter put the clock right, or took that back.
    Correction,
    /// A flag fell.
    Flag,
}

/// How a page is divided.
struct LogLayout {
    paper: Paper,
    margin: f32,
    /// The size of the lines.
    size: f32,
}

impl LogLayout {
    const fn of(paper: Paper) -> Self {
        let (margin, size) = match paper {
            Paper::A4 => (16.0 * MM, 9.5),
            Paper::A5 => (10.0 * MM, 8.0),
        };
        Self {
            paper,
            margin,
            size,
        }
    }

    const fn row(&self) -> f32 {
        self.size * 1.45
    }

    /// Where the three columns of times end, and where the words begin.
    fn stops(&self) -> [f32; 4] {
        let time = TextStyle::bold(self.size).width("00:00:00.000") + self.size;
        [1.0, 2.0, 3.0, 3.0].map(|count| self.margin + count * time)
    }
}

impl SideClockLog {
    /// The log as a document of pages of that size.
    #[must_use]
    pub fn printed(&self, paper: Paper) -> Document {
        let layout = LogLayout::of(paper);
        let mut pages = Vec::new();
        let (mut page, mut foot) = self.page(&layout);
        for line in &self.lines {
            let set = match line.kind {
                LogLineKind::Usual => TextStyle::regular(layout.size),
                LogLineKind::Day | LogLineKind::Correction | LogLineKind::Flag => {
                    TextStyle::bold(layout.size)
                }
            };
            let [.., left] = layout.stops();
            let left = left + layout.size * 1.5;
            let words = set.lines(&line.said, page.width() - layout.margin - left);
            let height = layout.row() * words.iter().map(|_| 1.0).sum::<f32>().max(1.0);
            if foot + height > page.height() - layout.margin {
                pages.push(page);
                (page, foot) = self.page(&layout);
            }
            let times = [&line.at, &line.readings[0], &line.readings[1]];
            for (time, right) in times.into_iter().zip(layout.stops()) {
                page.text((right, foot), time, set, Align::Right);
            }
            for text in &words {
                page.text((left, foot), text, set, Align::Left);
                foot += layout.row();
            }
            if words.is_empty() {
                foot += layout.row();
            }
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

    /// An empty page with its heading, and where the first line stands on it.
    fn page(&self, layout: &LogLayout) -> (Page, f32) {
        let mut page = Page::new(layout.paper);
        let left = layout.margin;
        let heading = TextStyle::bold(layout.size * 1.6);
        let mut foot = layout.margin + layout.size * 1.4;
        page.text((left, foot), &self.title, heading, Align::Left);
        foot += layout.row() * 1.8;
        let small = TextStyle::regular(layout.size * 0.85).in_gray(0.35);
        for (column, right) in self.columns.iter().zip(layout.stops()) {
            page.text((right, foot), column, small, Align::Right);
        }
        foot += layout.size * 0.5;
        let width = page.width() - 2.0 * layout.margin;
        page.rect((left, foot), (width, 0.6), Ink::Filled(0.5));
        (page, foot + layout.row() * 1.1)
    }
}
