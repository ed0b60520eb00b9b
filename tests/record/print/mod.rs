//! What is printed: pages of text, scoresheets in every language and notation, the log of the side clock.

mod pdf;
mod scoresheets;
mod side_clock_log;
