//! Moves on paper and in the air: each rule of Appendix C in each language, and everything a player may scribble
//! or say instead.

mod announcements;
mod appendix_c;
mod assertions;
mod lenient_reading;
mod properties;
