//! What the Laws say, written a second time from the texts alone, against what the arbiter rules: random acts in all six
//! editions, watched and unwatched, compared after each.
//!
//! `cargo test --test laws_oracle`; `JADOUBE_ORACLE=100000` tries so many sequences of each kind, `JADOUBE_ORACLE_SEED=17`
//! that one.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "the oracle picks its few acts out of all that can happen"
)]

mod claims_and_decisions;
mod draw_claims;
mod flags_and_periods;
mod hands_and_press;
mod illegal_moves_found;
mod mating_material;
mod men_on_board;
mod played_together;
mod random_acts;
mod random_claims;
mod random_clock_acts;
mod random_touches;
mod side_by_side;
mod silence;
mod touch_duty;
mod touch_memory;
mod two_clocks;

#[path = "../support"]
mod support {
    pub mod arbitrary_events;
    pub mod seeded_random;
}
