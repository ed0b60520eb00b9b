//! The arbiter that knows the FIDE Laws of Chess: facts in, rulings out, with the article; no window, no sound, no system.
//!
//! ```
//! use jadoube_core::chess::{Color, Square};
//! use jadoube_core::clock::Moment;
//! use jadoube_core::laws::{Arbiter, ArbiterAct, Consequence, Edition, Event, PlayerAct, Terms};
//!
//! let mut arbiter = Arbiter::new(Terms::default());
//! arbiter.hear(&Event::of_arbiter(Moment::START, ArbiterAct::Start));
//! let touch = PlayerAct::Touch(Square::G1);
//! let rulings = arbiter.hear(&Event::of(Color::White, Moment::START, touch));
//! assert_eq!(rulings[0].consequences, [Consequence::MustMove(Square::G1)]);
//! assert_eq!(rulings[0].rule.articles(Edition::E2023).next(), Some("4.3.1"));
//! ```
//!
//! The modules stand in reading order; each may use those before it, never those after it.

#![warn(missing_docs)]

pub mod serde_support;

pub mod chess;

pub mod clock;
pub mod notation;

pub mod laws;

pub mod record;

pub mod tournament;

pub mod hands;

pub mod engine;
pub mod uci;

pub mod learn;

pub mod i18n;

pub mod report;

pub mod inquiry;
