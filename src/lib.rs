//! Jadoube: the desktop board, clock and arbiter that know the FIDE Laws of Chess.
//!
//! The modules stand in reading order; each may use those before it, never those after it.
//!
//! A pure arbiter in the middle hears dated facts and answers with rulings; around it stands a ring of views that
//! may only look and ask; around that, one thin shell touches the world.

pub mod chess;
pub mod clock;
pub mod notation;

pub mod laws;

pub mod i18n;
pub mod record;

pub mod learn;

pub mod ui;

pub mod app;
