//! Pages for the printer: text, lines, boxes and diagrams, as a PDF whose fonts are embedded and whose text is text.
//!
//! Lengths are in points, 1/72 of an inch; places are counted from the upper left corner, to the right and down. Nothing
//! here knows what a page is about.

mod diagram;
mod embedded_font;
mod page;
mod page_geometry;
mod piece_outline;
mod writer;

pub use page::{Align, Document, Ink, Mark, Page, Paper, TextStyle};
pub use page_geometry::{MARGIN, MM, PagePoint};
pub use piece_outline::{Outline, Step};
