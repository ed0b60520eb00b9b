//! The clock, as a player or an arbiter would find it: one table of situations, and what holds whatever is done.

mod bookkeeping;
mod duration_texts;
mod situations;
mod time_is_kept;
mod written;
