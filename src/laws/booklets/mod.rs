//! The booklets: which editions there are, how each rule is numbered in each, and what they lay down where they differ.
//!
//! Only here may a year be named. What a provision leads to is for the chapters.

pub mod concordance;
pub mod edition;
pub mod provisions;
