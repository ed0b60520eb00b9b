//! Standings: who has how many points, which tie-breaks part those who have as many, and the crosstable.
//!
//! Tie-breaks are those of FIDE's *Play-Off and Tie-Break Regulations* (Handbook C.07), in the editions of August 2024 and of
//! March 2026: which one is in force, the first day of the tournament says. Unplayed rounds count as their Articles 15 and 16
//! lay down; a game that is not over yet counts for nothing, neither for its players nor for others. Tie-breaks that need
//! ratings, and those of teams, are not worked out here.

mod contributions;
mod crosstable;
mod direct_encounter;
mod round_scores;
mod table;

pub use crosstable::{Crosstable, CrosstableCell, CrosstableRow};
pub use table::{Standings, StandingsRow, TieBreakValue};
