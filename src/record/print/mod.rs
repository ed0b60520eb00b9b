//! What is printed: scoresheets, the log of the side clock, envelopes, and the pages that hold them.
//!
//! A document goes in, the bytes of a PDF or plain text come out. What is kept to be read again belongs to `log`.

pub mod envelope_sheet;
pub mod pdf;
pub mod scoresheet;
pub mod side_clock_log;
pub mod typeface;
