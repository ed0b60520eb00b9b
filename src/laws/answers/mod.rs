//! What the arbiter answers: a ruling with its consequences, a question, a notice, a result.
//!
//! Answers are data: why they are given stands in the chapters, how they are carried out at the table, and how they are
//! worded in `i18n`.

pub mod notice;
pub mod outcome;
pub mod question;
pub mod ruling;

pub use notice::Notice;
pub use outcome::{Outcome, Score};
pub use question::{Claim, Question};
pub use ruling::{Consequence, Ruling};
