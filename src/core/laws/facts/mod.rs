//! What happened and how things stand: acts, hands, the table, the game, scoresheets, the terms of the game.
//!
//! A fact is never right or wrong. Here belongs what happened, and what the Laws make of it before anybody rules: what a
//! touch binds to, which move stands on the board. What is ruled belongs to a chapter. Nothing here looks at a chapter.

pub mod act_kind;
pub mod acts_of_a_move;
pub mod adjournment;
pub(in crate::laws) mod announcement;
pub mod case;
pub(in crate::laws) mod chess960_castling_intent;
pub(in crate::laws) mod chess960_castling_made;
pub mod event;
pub mod event_serde;
pub mod game_moves;
pub mod game_terms;
pub mod half_move;
pub mod hands;
pub mod illegal_on_board;
pub mod impossible_act;
pub(in crate::laws) mod legal_on_board;
pub mod mating_chance;
pub mod move_in_any_language;
pub(in crate::laws) mod moves_on_board;
mod new_pieces;
pub mod obligation;
pub mod reason;
pub mod repetition;
pub mod scoresheets;
mod sentences_of_reasons;
pub mod spelling;
pub mod standard_reason;
pub mod table;
pub mod touch_move;
pub mod turn;
pub(in crate::laws) mod unsupervised_play;

pub use act_kind::{ActKind, Channel};
pub use adjournment::{Adjournment, SealedEnvelope, SealedMoveText};
pub use case::Case;
pub use event::{ArbiterAct, CommonAct, Decision, Deed, Penalty, PlayerAct};
pub use event_serde::UndatedEvent;
pub use game_terms::Presence;
pub use half_move::Ply;

pub use mating_chance::MatingKnowledge;
pub use obligation::{Duty, Obligation};
pub use reason::Reason;
pub use repetition::PositionDifference;
pub use scoresheets::{EntryKind, SheetEntry};
pub use standard_reason::StandardReason;
pub use table::Standing;
pub use turn::{Manner, Touch, Turn};
