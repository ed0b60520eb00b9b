//! A document, its pages, and what stands on them.

use super::page_geometry::{MM, PagePoint};
use super::piece_outline::Outline;
use crate::record::print::typeface::Typeface;

/// A document to be printed.
///
/// ```
/// use jadoube_core::record::print::pdf::{Align, Document, Page, Paper, TextStyle};
///
/// let mut page = Page::new(Paper::A5);
/// page.text((40.0, 60.0), "Сbd2 ♘f3 0-0-0", TextStyle::regular(10.0), Align::Left);
/// let document = Document { title: "1. e4".into(), language: "en", pages: vec![page] };
/// assert!(document.written().starts_with(b"%PDF"));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Document {
    /// What it is called in the title bar of a reader.
    pub title: String,
    /// The tag of the language it is written in. Serbian and Macedonian get their own form of the letter б.
    pub language: &'static str,
    /// Its pages.
    pub pages: Vec<Page>,
}

/// A sheet of paper with what stands on it.
#[derive(Clone, Debug)]
pub struct Page {
    size: (f32, f32),
    pub(super) marks: Vec<Mark>,
}

/// The size of a sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 148 × 210 mm.
    A5,
}

/// How a text is set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TextStyle {
    /// Whether it is bold.
    pub is_bold: bool,
    /// The size, in points.
    pub size: f32,
    /// The ink: 0 is black, 1 is the paper.
    pub gray: f32,
}

/// On which side of its place a text stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Align {
    /// It begins there.
    #[default]
    Left,
    /// It stands in the middle over it.
    Center,
    /// It ends there.
    Right,
}

/// How a box or an outline is inked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ink {
    /// Filled with that gray.
    Filled(f32),
    /// Filled with that red, green and blue.
    Colored([u8; 3]),
    /// Drawn round with a black line of that width.
    Drawn(f32),
}

/// One mark on a page.
#[derive(Clone, Debug)]
pub enum Mark {
    /// A line of text, by the left end of its foot.
    Text(PagePoint, String, TextStyle),
    /// A line between two places, of that width.
    Line(PagePoint, PagePoint, f32),
    /// A box, by its upper left corner and its size.
    Rect(PagePoint, (f32, f32), Ink),
    /// A chessman, by its upper left corner and its side.
    Piece(PagePoint, f32, &'static Outline),
}

impl Paper {
    /// Width and height, upright, in points.
    pub const fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (210.0 * MM, 297.0 * MM),
            Self::A5 => (148.0 * MM, 210.0 * MM),
        }
    }
}

impl TextStyle {
    /// Upright, black, of that size.
    pub const fn regular(size: f32) -> Self {
        Self {
            is_bold: false,
            size,
            gray: 0.0,
        }
    }

    /// Bold, black, of that size.
    pub const fn bold(size: f32) -> Self {
        Self {
            is_bold: true,
            ..Self::regular(size)
        }
    }

    /// The same in a paler ink, 0 being black and 1 the paper.
    pub const fn in_gray(self, gray: f32) -> Self {
        Self { gray, ..self }
    }

    /// How wide a text is, in points.
    pub fn width(self, text: &str) -> f32 {
        let face = self.face();
        text.chars()
            .map(|letter| face.advance(letter) * self.size)
            .sum()
    }

    /// The text in lines no wider than `width`, broken between words where that is possible.
    pub fn lines(self, text: &str, width: f32) -> Vec<String> {
        let mut lines = Vec::new();
        for paragraph in text.lines() {
            let mut line = String::new();
            for word in paragraph.split_ascii_whitespace() {
                let longer = if line.is_empty() {
                    word.to_owned()
                } else {
                    format!("{line} {word}")
                };
                if line.is_empty() || self.width(&longer) <= width {
                    line = longer;
                } else {
                    lines.push(std::mem::replace(&mut line, word.to_owned()));
                }
            }
            lines.push(line);
        }
        lines
    }

    /// As much of a text as `width` holds, with an ellipsis where something is left out.
    pub fn fitted(self, text: &str, width: f32) -> String {
        let ellipsis = self.width("…");
        let (mut reached, mut kept) = (0.0, 0);
        for (at, letter) in text.char_indices() {
            reached += self.face().advance(letter) * self.size;
            if reached > width {
                return if ellipsis <= width {
                    format!("{}…", &text[..kept])
                } else {
                    String::new()
                };
            }
            if !letter.is_whitespace() && reached + ellipsis <= width {
                kept = at + letter.len_utf8();
            }
        }
        text.to_owned()
    }

    const fn face(self) -> Typeface {
        if self.is_bold {
            Typeface::Bold
        } else {
            Typeface::Regular
        }
    }
}

impl Page {
    /// An empty sheet, upright.
    pub const fn new(paper: Paper) -> Self {
        Self::sized(paper.size())
    }

    /// An empty sheet of any width and height, in points.
    pub const fn sized(size: (f32, f32)) -> Self {
        Self {
            size,
            marks: Vec::new(),
        }
    }

    /// Its width, in points.
    pub const fn width(&self) -> f32 {
        self.size.0
    }

    /// Its height, in points.
    pub const fn height(&self) -> f32 {
        self.size.1
    }

    /// Returns what stands on it, in the order in which it is drawn.
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// Sets one line of text whose foot stands at the height of `at`; says how wide it is.
    pub fn text(&mut self, at: PagePoint, text: &str, set: TextStyle, align: Align) -> f32 {
        let width = set.width(text);
        let left = match align {
            Align::Left => at.0,
            Align::Center => at.0 - width / 2.0,
            Align::Right => at.0 - width,
        };
        self.marks
            .push(Mark::Text((left, at.1), text.to_owned(), set));
        width
    }

    /// Draws a line of that width.
    pub fn line(&mut self, from: PagePoint, to: PagePoint, width: f32) {
        self.marks.push(Mark::Line(from, to, width));
    }

    /// Inks a box with its upper left corner at `at`.
    pub fn rect(&mut self, at: PagePoint, size: (f32, f32), ink: Ink) {
        self.marks.push(Mark::Rect(at, size, ink));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_between_words_and_no_word_is_lost() {
        let set = TextStyle::regular(10.0);
        let text = "A player may adjust one or more pieces on their squares";
        let lines = set.lines(text, 100.0);
        assert!(lines.len() > 2);
        assert!(lines.iter().all(|line| set.width(line) <= 100.0));
        assert_eq!(lines.join(" "), text);
    }

    #[test]
    fn a_name_too_long_for_its_place_ends_in_an_ellipsis() {
        let set = TextStyle::bold(9.0);
        let fitted = set.fitted("Bartholomäus Cholmondeley-Featherstonehaugh", 80.0);
        assert!(
            fitted.ends_with('…') && set.width(&fitted) <= 80.0,
            "{fitted}"
        );
        assert_eq!(set.fitted("Ana", 80.0), "Ana");
        let endless = set.fitted(&"x ".repeat(1_000_000), 80.0);
        assert!(endless.ends_with("x…") && set.width(&endless) <= 80.0);
    }
}
