//! What happened, line by line as it is kept: the journal, a game saved as one document, rulings as they were announced.
//!
//! Text and bytes in, facts out. Where the files lie, and when they are written, is for the shell.

pub mod agreed_ruling;
pub mod arbiters_reason;
pub mod checksummed_lines;
pub mod continuation;
pub mod journal;
pub mod last_sign;
pub mod origin;
pub mod recorded_ruling;
pub mod saved_game;
pub mod take_back_agreement;
pub mod wall_clock;
pub mod wrong_claim;
