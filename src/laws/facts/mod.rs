//! What happened and how things stand: acts, hands, the table, the game, scoresheets, the terms of the game.
//!
//! A fact is never right or wrong. What belongs here can be said by somebody who does not know the Laws; what follows
//! from it belongs to a chapter. Nothing here looks at a chapter.

pub mod acts_of_a_move;
pub mod adjournment;
pub(in crate::laws) mod announcement;
pub(in crate::laws) mod board_reached;
pub mod case;
pub(in crate::laws) mod castling_shown;
pub(in crate::laws) mod chess960_castling;
pub(in crate::laws) mod course_of_play;
pub mod duty;
pub mod event;
pub mod event_serde;
pub mod game;
pub mod hands;
pub mod illegal_on_board;
pub mod mating_chance;
pub mod obligation;
pub mod repetition;
pub mod scoresheets;
pub mod spelling;
pub mod table;
pub mod terms;
pub mod written_move;

pub use adjournment::{Adjournment, SealedEnvelope, SealedMoveText};
pub use case::Case;
pub use duty::{Duty, Obligation};
pub use event::{ArbiterAct, CommonAct, Decision, Deed, Penalty, PlayerAct};
pub use event_serde::UndatedEvent;
pub use game::{Flaw, Ply};
pub use hands::{Touch, Turn};
pub use mating_chance::Knowledge;
pub use repetition::PositionDifference;
pub use scoresheets::{EntryKind, SheetEntry};
pub use table::Standing;
pub use terms::Presence;
