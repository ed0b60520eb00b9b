//! What is printed: pages of text, scoresheets in every language and notation, the log of the side clock, what a class
//! needs.

mod class_prints;
mod pdf;
mod scoresheets;
mod side_clock_log;
