//! What is printed for an adjournment: the front of an envelope, and a sheet of A4 that folds into one.

use super::pdf::{Align, Document, Ink, MM, Page, PagePoint, Paper, TextStyle};
use crate::chess::{Board, Fen};
use crate::record::envelope::Envelope;

/// What an envelope is printed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EnvelopeSheet {
    /// 162 × 114 mm: takes a sheet of A6, or of A4 folded twice.
    C6,
    /// 229 × 162 mm: takes a sheet of A5, as scoresheets are.
    C5,
    /// A sheet of A4 that is cut and folded into a C6 envelope.
    FoldedA4,
}

/// The words on it, in the language in which it is printed.
#[derive(Clone, Debug, Default)]
pub struct Wording {
    /// The tag of the language.
    pub language: &'static str,
    /// What stands above everything: that this is a sealed move.
    pub title: String,
    /// Each entry beside the position: what it is called, and what it says.
    pub rows: Vec<(String, String)>,
    /// What the position is called.
    pub position: String,
    /// What the fingerprint is called.
    pub fingerprint: String,
    /// Who sign: the player who sealed, and the arbiter.
    pub signatures: [String; 2],
    /// How the sheet of A4 is folded, step by step.
    pub folding: Vec<String>,
}

const GLUE: Ink = Ink::Filled(0.9);

/// The front of a C6 envelope, in points.
const C6: (f32, f32) = (162.0 * MM, 114.0 * MM);

/// The front of a C5 envelope, in points.
const C5: (f32, f32) = (229.0 * MM, 162.0 * MM);

impl EnvelopeSheet {
    /// The envelope as a document to be printed.
    pub fn printed(self, envelope: &Envelope, wording: &Wording) -> Document {
        let page = match self {
            Self::C6 | Self::C5 => {
                let size = if self == Self::C6 { C6 } else { C5 };
                let mut page = Page::sized(size);
                front(&mut page, (0.0, 0.0), size, envelope, wording);
                page
            }
            Self::FoldedA4 => folded(envelope, wording),
        };
        Document {
            title: wording.title.clone(),
            language: wording.language,
            pages: vec![page],
        }
    }
}

/// The front, with its upper left corner at `at`: the entries left, the position right, signatures at the foot.
fn front(page: &mut Page, at: PagePoint, size: (f32, f32), envelope: &Envelope, wording: &Wording) {
    let unit = size.1 / 114.0;
    let margin = 8.0 * unit;
    let (left, right) = (at.0 + margin, at.0 + size.0 - margin);
    let heading = TextStyle::bold(5.0 * unit);
    let top = at.1 + margin + 4.0 * unit;
    page.text((left, top), &wording.title, heading, Align::Left);
    page.line((left, top + 2.5 * unit), (right, top + 2.5 * unit), 0.8);

    let board = 62.0 * unit;
    let corner = (right - board, top + 10.0 * unit);
    let small = TextStyle::regular(2.6 * unit).in_gray(0.35);
    page.text(
        (corner.0, corner.1 - 2.0 * unit),
        &wording.position,
        small,
        Align::Left,
    );
    let entries = envelope.entries();
    page.diagram(corner, board, &placed(&entries.position), entries.sealed_by);

    let width = corner.0 - 8.0 * unit - left;
    let value = TextStyle::bold(3.9 * unit);
    let mut foot = top + 8.0 * unit;
    for (label, text) in &wording.rows {
        page.text((left, foot), label, small, Align::Left);
        page.text(
            (left, foot + 4.4 * unit),
            &value.fitted(text, width),
            value,
            Align::Left,
        );
        foot += 9.4 * unit;
    }
    let base = at.1 + size.1 - margin;
    let digits = TextStyle::bold(4.6 * unit);
    page.text(
        (left, base - 9.0 * unit),
        &wording.fingerprint,
        small,
        Align::Left,
    );
    page.text(
        (left, base - 3.4 * unit),
        &envelope.fingerprint().to_string(),
        digits,
        Align::Left,
    );
    let line = (board - 6.0 * unit) / 2.0;
    for (index, who) in (0_u8..).zip(&wording.signatures) {
        let from = right - board + f32::from(index) * (line + 6.0 * unit);
        page.line(
            (from, base - 4.0 * unit),
            (from + line, base - 4.0 * unit),
            0.5,
        );
        page.text((from, base), &small.fitted(who, line), small, Align::Left);
    }
}

/// The board of a position written as FEN; empty where it is none.
fn placed(position: &str) -> Board {
    position
        .parse::<Fen>()
        .map_or_else(|_| Board::empty(), |fen| fen.into_setup().board)
}

/// A sheet of A4 with the front in its middle; what is outside of it folds over the back.
fn folded(envelope: &Envelope, wording: &Wording) -> Page {
    let mut page = Page::new(Paper::A4);
    let (width, height) = (page.width(), page.height());
    let at = ((width - C6.0) / 2.0, (height - C6.1) / 2.0);
    let (right, foot) = (at.0 + C6.0, at.1 + C6.1);
    front(&mut page, at, C6, envelope, wording);
    // The corners are cut off, a little askew so that the flaps slip in.
    let slant = 4.0 * MM;
    for (x, outside) in [(at.0, 0.0), (right, width)] {
        let inward = if outside < x { slant } else { -slant };
        for (y, edge) in [(at.1, 0.0), (foot, height)] {
            let beside = if edge < y { slant } else { -slant };
            page.line((x, y), (x + inward, edge), 0.6);
            page.line((x, y), (outside, y + beside), 0.6);
        }
    }
    dashed(&mut page, at, (right, at.1));
    dashed(&mut page, (at.0, foot), (right, foot));
    dashed(&mut page, at, (at.0, foot));
    dashed(&mut page, (right, at.1), (right, foot));
    // The lower part is glued onto the narrow sides, and the upper part onto the lower.
    let strip = 7.0 * MM;
    for left in [(at.0 - strip) / 2.0, right + (width - right - strip) / 2.0] {
        let top = at.1 + 30.0 * MM;
        page.rect((left, top), (strip, foot - top - 6.0 * MM), GLUE);
    }
    let left = at.0 + 12.0 * MM;
    page.rect((left, foot + 24.0 * MM), (C6.0 - 24.0 * MM, strip), GLUE);
    let set = TextStyle::regular(9.0);
    let mut line = foot + 40.0 * MM;
    for (number, step) in (1..).zip(&wording.folding) {
        for text in set.lines(&format!("{number}. {step}"), C6.0 - 24.0 * MM) {
            page.text((left, line), &text, set, Align::Left);
            line += 13.0;
        }
        line += 3.0;
    }
    page
}

/// A line to fold along.
fn dashed(page: &mut Page, from: PagePoint, to: PagePoint) {
    let (across, down) = (to.0 - from.0, to.1 - from.1);
    let length = across.hypot(down);
    let (dash, step) = (2.0 * MM, 4.0 * MM);
    let mut done = 0.0;
    while done < length {
        let end = (done + dash).min(length);
        let at = |part: f32| {
            (
                from.0 + across * part / length,
                from.1 + down * part / length,
            )
        };
        page.line(at(done), at(end), 0.4);
        done += step;
    }
}
