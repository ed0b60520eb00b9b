//! Moves on paper and in the air: each rule of Appendix C in each language, and everything a player may scribble
//! or say instead.

mod appendix_c;
mod board;
mod properties;
mod scribbles;
mod spoken;
