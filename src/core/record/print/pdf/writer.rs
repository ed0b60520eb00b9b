//! A document as the bytes of a PDF file.

use std::collections::BTreeMap;

use pdf_writer::types::LineJoinStyle;
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};

use super::embedded_font::{OBJECTS, UsedLetters, packed};
use super::page::{Document, Ink, Mark, Page, TextStyle};
use super::page_geometry::PagePoint;
use super::piece_outline::{Outline, SIDE, Step};
use crate::record::print::typeface::Typeface;

const CATALOG: Ref = Ref::new(1);
const PAGES: Ref = Ref::new(2);
const INFO: Ref = Ref::new(3);
const FONTS: i32 = 4;

impl Document {
    /// The document as a PDF file, the same bytes every time.
    pub fn written(&self) -> Vec<u8> {
        let mut pdf = Pdf::new();
        let mut fonts = Fonts {
            letters: BTreeMap::new(),
            has_own_be: matches!(self.language.get(..2), Some("sr" | "mk")),
        };
        let contents: Vec<Vec<u8>> = self
            .pages
            .iter()
            .map(|page| content(page, &mut fonts))
            .collect();
        let faces: Vec<(Typeface, UsedLetters)> = fonts.letters.into_iter().collect();
        let mut next = FONTS;
        let mut font_refs = Vec::new();
        for (face, letters) in &faces {
            letters.embed(*face, &mut pdf, next);
            font_refs.push((face.name(), Ref::new(next)));
            next += OBJECTS;
        }
        let mut page_refs = Vec::new();
        let mut count = 0;
        for (page, content) in self.pages.iter().zip(&contents) {
            let (id, content_id) = (Ref::new(next), Ref::new(next + 1));
            next += 2;
            page_refs.push(id);
            count += 1;
            let mut leaf = pdf.page(id);
            leaf.parent(PAGES)
                .media_box(Rect::new(0.0, 0.0, page.width(), page.height()))
                .contents(content_id);
            let mut resources = leaf.resources();
            let mut listed = resources.fonts();
            for (name, font) in &font_refs {
                listed.pair(Name(name.as_bytes()), *font);
            }
            listed.finish();
            resources.finish();
            leaf.finish();
            pdf.stream(content_id, &packed(content))
                .filter(Filter::FlateDecode);
        }
        let mut catalog = pdf.catalog(CATALOG);
        catalog.pages(PAGES).lang(TextStr(self.language));
        catalog.viewer_preferences().display_doc_title(true);
        catalog.finish();
        pdf.pages(PAGES).kids(page_refs).count(count);
        pdf.document_info(INFO)
            .title(TextStr(&self.title))
            .producer(TextStr(concat!("Jadoube ", env!("CARGO_PKG_VERSION"))));
        pdf.finish()
    }
}

/// The fonts of a document and the letters it needs of each.
struct Fonts {
    letters: BTreeMap<Typeface, UsedLetters>,
    has_own_be: bool,
}

impl Fonts {
    /// The face that has a letter.
    fn face_of(&self, letter: char, is_bold: bool) -> Typeface {
        match (self.has_own_be && letter == 'б', is_bold) {
            (true, false) => Typeface::RegularBe,
            (true, true) => Typeface::BoldBe,
            (false, is_bold) => Typeface::with(letter, is_bold),
        }
    }

    fn show(&mut self, content: &mut Content, text: &str, set: TextStyle) {
        let mut run = Vec::new();
        let mut now = None;
        for letter in text.chars() {
            let face = self.face_of(letter, set.is_bold);
            if now != Some(face) {
                put(content, &mut run);
                content.set_font(Name(face.name().as_bytes()), set.size);
                now = Some(face);
            }
            let number = self.letters.entry(face).or_default().number(letter);
            run.extend(number.to_be_bytes());
        }
        put(content, &mut run);
    }
}

fn put(content: &mut Content, run: &mut Vec<u8>) {
    if !run.is_empty() {
        content.show(Str(run));
        run.clear();
    }
}

fn content(page: &Page, fonts: &mut Fonts) -> Vec<u8> {
    let mut content = Content::new();
    let height = page.height();
    let up = |at: PagePoint| (at.0, height - at.1);
    content.set_line_join(LineJoinStyle::RoundJoin);
    for mark in &page.marks {
        match mark {
            Mark::Text(at, text, set) => {
                let (x, y) = up(*at);
                content.set_fill_gray(set.gray);
                content.begin_text().next_line(x, y);
                fonts.show(&mut content, text, *set);
                content.end_text();
            }
            Mark::Line(from, to, width) => {
                let (from, to) = (up(*from), up(*to));
                content.set_stroke_gray(0.0).set_line_width(*width);
                content.move_to(from.0, from.1).line_to(to.0, to.1).stroke();
            }
            Mark::Rect(at, (width, tall), ink) => {
                let (x, y) = up((at.0, at.1 + tall));
                match ink {
                    Ink::Filled(gray) => {
                        content.set_fill_gray(*gray);
                        content.rect(x, y, *width, *tall).fill_nonzero();
                    }
                    Ink::Colored(color) => {
                        let [red, green, blue] = color.map(|part| f32::from(part) / 255.0);
                        content.set_fill_rgb(red, green, blue);
                        content.rect(x, y, *width, *tall).fill_nonzero();
                    }
                    Ink::Drawn(line) => {
                        content.set_stroke_gray(0.0).set_line_width(*line);
                        content.rect(x, y, *width, *tall).stroke();
                    }
                }
            }
            Mark::Piece(at, side, outline) => man(&mut content, up(*at), *side, outline),
        }
    }
    content.finish().to_vec()
}

/// A chessman in a square whose upper left corner is `corner`, counted from below.
fn man(content: &mut Content, corner: PagePoint, side: f32, outline: &Outline) {
    let scale = side / SIDE;
    content.save_state();
    content.transform([scale, 0.0, 0.0, -scale, corner.0, corner.1]);
    let (paper, ink) = (1.0, 0.0);
    let (body, lines) = if outline.is_white {
        (paper, ink)
    } else {
        (ink, paper)
    };
    content.set_fill_gray(body).set_stroke_gray(ink);
    content.set_line_width(3.6);
    walk(content, &outline.body);
    content.fill_nonzero_and_stroke();
    content.set_stroke_gray(lines).set_line_width(2.4);
    walk(content, &outline.lines);
    content.stroke();
    content.restore_state();
}

fn walk(content: &mut Content, steps: &[Step]) {
    for step in steps {
        match *step {
            Step::Move((x, y)) => content.move_to(x, y),
            Step::Line((x, y)) => content.line_to(x, y),
            Step::Curve(first, second, to) => {
                content.cubic_to(first.0, first.1, second.0, second.1, to.0, to.1)
            }
            Step::Close => content.close_path(),
        };
    }
}
