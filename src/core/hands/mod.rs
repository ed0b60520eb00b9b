//! What hands at the board mean: the acts that a touch, a slide, a click, a typed move or the press of a lever stand for, in
//! quick hands and where every act is done by hand.
//!
//! A mouse, a finger, a key and a board of wood share it. Where the pointer is, what is drawn and which words are said
//! belongs to the window; what follows from an act belongs to the arbiter. Nothing here changes the game.

pub mod castling;
pub mod clock_press;
mod execution;
pub mod goals;
mod hand_context;
pub mod hand_input;
pub mod prevented_act;

pub use castling::Castling;
pub use execution::Execution;
pub use hand_context::HandContext;
pub use hand_input::{HandEvent, HandInput};
pub use prevented_act::{Prevented, PreventedMove};
