//! The table: the board and the hands on it, the clocks, the scoresheet, the rulings, the words of the players.
//!
//! What only the arbiter does belongs to `desk`; what is asked while a game is adjourned to `adjournment`.

mod action_cells;
mod action_list;
mod board_message;
pub mod board_view;
pub mod castling_input;
mod claim_ground;
mod claim_sheet;
mod clock_change;
mod clock_press;
pub mod clock_view;
mod end_badges;
mod face_plunger;
mod face_to_face;
mod face_to_face_layout;
pub mod hand_input;
mod illegal_move_hint;
mod interruptions;
mod last_moves;
pub mod layout;
mod lesson_band;
mod move_hint;
pub mod move_progress;
pub mod own_scoresheet;
pub mod piece_animation;
mod piece_box;
pub mod player_actions;
mod player_heading;
mod player_notes;
mod question_panel;
mod result_note;
pub mod result_panel;
pub mod ruling_card;
mod ruling_lifetime;
mod ruling_tiles;
pub mod scoresheet;
mod scoresheet_marks;
pub mod square_highlights;
mod strip_message;
mod table_keys;
pub mod table_screen;
mod take_back;
mod tall_clock_face;
pub mod top_bar;
mod typed_move;
mod why_arrows;
