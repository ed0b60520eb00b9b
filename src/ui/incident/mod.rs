//! An incident at any board: where it happened and how the board stands, what happened and was ruled, and its sheet.
//!
//! What is ruled and what an arbiter can decide belongs to the `desk`, which is shown here for a board that is no table.

mod incident_entry;
mod incident_form;
pub mod incident_page;
mod incident_print_form;
mod side_clock_offer;
