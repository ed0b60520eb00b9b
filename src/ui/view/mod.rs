//! What panels see and what they can ask for: the view of one frame, the commands, the settings,
//! the notifications.
//!
//! Data only; nothing here draws.

pub mod announced_move;
pub mod command;
pub mod desk_lock;
pub mod face_state;
pub mod frame_view;
pub mod incident_view;
pub mod kept_file;
pub mod knocked_over;
pub mod learn_view;
pub mod notification;
pub mod opened_game_list;
pub mod own_lessons;
pub mod players;
pub mod review;
pub mod screen;
pub mod screen_views;
pub mod settings;
pub mod sound;
pub mod told_ending;
pub mod tournament_view;
pub mod two_boards;
pub mod urgency;
pub mod waiting_game;
