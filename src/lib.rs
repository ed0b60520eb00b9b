//! Jadoube: the desktop board, clock and arbiter that know the FIDE Laws of Chess.
//!
//! A pure arbiter in the middle ([`jadoube_core`]) hears dated facts and answers with rulings; around it stands a ring of
//! views that may only look and ask ([`jadoube_ui`]); around that, one thin shell touches the world.

pub mod app;
