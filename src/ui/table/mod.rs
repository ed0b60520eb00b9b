//! The table: the board and the hands on it, the clocks, the scoresheet, the rulings, the words of the players.
//!
//! What only the arbiter does belongs to `desk`; what is asked while a game is adjourned to `adjournment`.

pub mod board_view;
pub mod castling;
pub mod clock_view;
pub mod hand_input;
mod history_screen;
mod illegal_move_hint;
pub mod layout;
pub mod move_strip;
pub mod own_scoresheet;
pub mod piece_animation;
pub mod result;
pub mod ruling_card;
pub mod scoresheet;
pub mod spoken_acts;
pub mod square_painting;
pub mod table_screen;
pub mod top_bar;
