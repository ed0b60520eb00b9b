//! What is done at the side clock, and how it is kept.
//!
//! How it looks is for `ui`; how a chess clock counts is for `clock`.

pub mod session;
