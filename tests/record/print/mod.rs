//! What is printed: pages of text, scoresheets in every language and notation, the log of the side clock.

mod clock_log;
mod pages;
mod sheets;
