//! The arbiter's desk: every act that is the arbiter's.
//!
//! What a player can do or say at the table belongs to `table`.

pub mod arbiter_desk;
pub mod question_options;
