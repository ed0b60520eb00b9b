//! A partner to play with, as strong as is wished, who knows the Laws and may slip.
//!
//! What it does next follows from a seed and from how things stand; nothing here draws lots or looks at a wall clock.

pub mod practice_purpose;
pub mod practice_role;
pub mod practice_run;
pub mod practice_terms;
pub mod slips;
pub mod turn_plan;
pub mod verdict;

mod hall_arbiter;
mod illegal_choice;
mod mind;
mod moment;
mod partners_turn;
mod slip_under_way;
mod table_partner;

pub use practice_purpose::{PositionAim, PracticePurpose};
pub use practice_role::PracticeRole;
pub use practice_run::{PracticeAnswer, PracticeRun, StandingClaim};
pub use practice_terms::{PracticeKind, PracticeTerms, PracticeTime};
pub use slips::{Call, Slip};
pub use table_partner::{PartnerMove, TablePartner};
pub use verdict::{FalseAlarm, Noted, SlipVerdict, Slipped, WrongClaim};
