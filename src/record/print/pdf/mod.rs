//! Pages for the printer: text, lines, boxes and diagrams, as a PDF whose fonts are embedded and whose text is text.
//!
//! Lengths are in points, 1/72 of an inch; places are counted from the upper left corner, to the right and down. Nothing
//! here knows what a page is about.

mod diagram;
mod embedded_font;
mod page;
mod piece_outline;
mod place;
mod writer;

pub use page::{Align, Document, Ink, Page, Paper, Type};
pub use place::{MM, Place};
