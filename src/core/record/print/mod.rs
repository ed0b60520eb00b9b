//! What is printed: scoresheets, logs, envelopes, reports of tournaments, and the pages that hold them.
//!
//! A document goes in, the bytes of a PDF or plain text come out. What is kept to be read again belongs to `log`.

pub mod article_summary;
pub mod certificate;
pub mod csv;
pub mod envelope_sheet;
pub mod event_report;
pub mod incident_sheet;
pub mod pdf;
pub mod printed_log;
pub mod printed_table;
pub mod scoresheet;
mod signing_line;
pub mod typeface;
