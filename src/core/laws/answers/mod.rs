//! What the arbiter answers: a ruling with its consequences, a question, a notice, a result.
//!
//! Answers are data. Why they are given is for `chapters`, how they are carried out for `facts::table`, and how they are
//! worded for `i18n`; none of it belongs here.

pub mod consequence;
pub mod consequence_detail;
pub mod notice;
pub mod outcome;
pub mod question;
pub mod ruling;

pub use consequence::Consequence;
pub use consequence_detail::PawnWay;
pub use notice::Notice;
pub use outcome::{Outcome, Score};
pub use question::{Claim, Question};
pub use ruling::Ruling;
