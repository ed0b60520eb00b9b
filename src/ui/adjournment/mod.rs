//! Adjourning a game and taking it up again: sealing a move, the envelope, the resumption.
//!
//! What the Laws say of it belongs to `laws`, how an envelope is locked to `record`.

pub mod envelope_opening;
pub mod envelope_view;
pub mod exceptional_outcomes;
pub mod fingerprint_comparison;
pub mod new_passphrase;
pub mod refusal;
pub mod resumption;
pub mod sealing;
pub mod standing_offer;
