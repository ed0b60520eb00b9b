//! The clock, as a player or an arbiter would find it: one table of situations, and what holds whatever is done.

mod control_text;
mod duration_texts;
mod extreme_values;
mod reference_ledger;
mod situations;
mod time_conservation;
mod typed_control;
