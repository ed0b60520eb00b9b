//! A certificate on paper: what somebody has learnt, on one quiet and festive page with a line to sign on.

use super::pdf::{Align, Document, Ink, MM, Page, PagePoint, Paper, TextStyle};
use crate::chess::Piece;

/// A certificate in words, ready to be printed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintedCertificate {
    /// The tag of the language it is written in.
    pub language: &'static str,
    /// What it is: “Certificate”.
    pub kind: String,
    /// Which it is: “Hands and clock”.
    pub title: String,
    /// Over the name: to whom it belongs.
    pub over_name: String,
    /// For whom it is.
    pub name: String,
    /// What was done for it.
    pub done: String,
    /// What else there is to know, side by side: what it is called, and what it is.
    pub facts: Vec<[String; 2]>,
    /// Who signs, below the line for that.
    pub signature: String,
    /// At the foot: where it comes from.
    pub origin: String,
    /// The men at its head.
    pub men: Vec<Piece>,
    /// The colour of its dark squares: red, green and blue.
    pub tint: [u8; 3],
}

/// Between the edge of the paper and the frame, and between its two lines.
const EDGE: f32 = 12.0 * MM;
const BETWEEN: f32 = 2.2 * MM;

/// How wide what is written is at most.
const COLUMN: f32 = 140.0 * MM;

/// A square of the rows above and below.
const SQUARE: f32 = 6.0 * MM;

/// How large the name is at most.
const NAME: f32 = 34.0;

impl PrintedCertificate {
    /// The certificate as a document of one page.
    pub fn printed(&self) -> Document {
        Document {
            title: format!("{}: {}", self.kind, self.title),
            language: self.language,
            pages: vec![self.page()],
        }
    }

    fn page(&self) -> Page {
        let mut page = Page::new(Paper::A4);
        frame(&mut page, self.tint);
        self.head(&mut page, 42.0 * MM);
        let middle = page.width() / 2.0;
        let soft = TextStyle::regular(15.0).in_gray(0.35);
        centered(&mut page, 96.0 * MM, &self.kind, soft);
        centered(&mut page, 113.0 * MM, &self.title, TextStyle::bold(36.0));
        centered(&mut page, 135.0 * MM, &self.over_name, soft);
        centered(&mut page, 152.0 * MM, &self.name, TextStyle::bold(NAME));
        let line = (middle - COLUMN * 0.4, 157.0 * MM);
        page.rect(line, (COLUMN * 0.8, 0.8), Ink::Filled(0.6));
        self.done(&mut page, 172.0 * MM);
        self.facts(&mut page, 216.0 * MM);
        let width = 74.0 * MM;
        let line = (middle - width / 2.0, 249.0 * MM);
        page.rect(line, (width, 0.8), Ink::Filled(0.4));
        let small = TextStyle::regular(11.0).in_gray(0.35);
        centered(&mut page, 254.5 * MM, &self.signature, small);
        let faint = TextStyle::regular(8.5).in_gray(0.45);
        centered(&mut page, 267.0 * MM, &self.origin, faint);
        page
    }

    /// The men on their squares.
    fn head(&self, page: &mut Page, top: f32) {
        let side = 20.0 * MM;
        let count = self.men.iter().map(|_| 1.0).sum::<f32>();
        let mut left = page.width() / 2.0 - count * side / 2.0;
        for (place, man) in self.men.iter().enumerate() {
            let at = (left, top);
            if place % 2 == 1 {
                page.rect(at, (side, side), Ink::Colored(self.tint));
            }
            page.man(at, side, *man);
            left += side;
        }
        let whole = (page.width() / 2.0 - count * side / 2.0, top);
        page.rect(whole, (count * side, side), Ink::Drawn(0.8));
    }

    /// What was done for it, in lines around the middle.
    fn done(&self, page: &mut Page, top: f32) {
        let mut size = 15.0;
        let height = 44.0 * MM;
        let lines = loop {
            let lines = TextStyle::regular(size).lines(&self.done, COLUMN);
            let rows = lines.iter().map(|_| 1.0).sum::<f32>();
            if rows * size * 1.45 <= height || size <= 8.0 {
                break lines;
            }
            size -= 0.5;
        };
        let mut foot = top;
        for line in lines {
            centered(page, foot, &line, TextStyle::regular(size));
            foot += size * 1.45;
        }
    }

    fn facts(&self, page: &mut Page, foot: f32) {
        let count = self.facts.iter().map(|_| 1.0).sum::<f32>().max(1.0);
        let width = COLUMN / count;
        let mut middle = page.width() / 2.0 - COLUMN / 2.0 + width / 2.0;
        for [name, fact] in &self.facts {
            let fact_style = fitting(TextStyle::bold(15.0), fact, width - 10.0);
            let small = fitting(TextStyle::regular(11.0).in_gray(0.35), name, width - 10.0);
            page.text((middle, foot), fact, fact_style, Align::Center);
            page.text((middle, foot + 16.0), name, small, Align::Center);
            middle += width;
        }
    }
}

/// Two lines around everything, a strip of a board along the upper and the lower one, a square in each corner.
fn frame(page: &mut Page, tint: [u8; 3]) {
    let (width, height) = (page.width(), page.height());
    for (inset, line) in [(EDGE, 1.6), (EDGE + BETWEEN, 0.6)] {
        let size = (width - 2.0 * inset, height - 2.0 * inset);
        page.rect((inset, inset), size, Ink::Drawn(line));
    }
    let inner = EDGE + 2.0 * BETWEEN;
    let whole = width - 2.0 * inner;
    let squares = (whole / SQUARE).floor();
    let side = whole / squares;
    for top in [inner, height - inner - side] {
        let mut left = inner;
        let mut is_dark = true;
        while left + side <= width - inner + 0.5 {
            if is_dark {
                page.rect((left, top), (side, side), Ink::Colored(tint));
            }
            is_dark = !is_dark;
            left += side;
        }
    }
}

/// Sets a line around the middle of the page, smaller where it is too long, and cut off where even that is.
fn centered(page: &mut Page, foot: f32, text: &str, style: TextStyle) {
    let at: PagePoint = (page.width() / 2.0, foot);
    let style = fitting(style, text, COLUMN);
    let text = style.fitted(text, COLUMN);
    page.text(at, &text, style, Align::Center);
}

/// The style with letters so small that a text has room, but not smaller than can be read.
fn fitting(style: TextStyle, text: &str, room: f32) -> TextStyle {
    let width = style.width(text);
    let size = if width > room {
        (style.size * room / width * 0.999)
            .max(style.size * 0.3)
            .max(7.0)
    } else {
        style.size
    };
    TextStyle { size, ..style }
}
