//! The screens: what hands do there, that everything fits in every size, light, dark and language, and pictures of it.
//!
//! `cargo test --test screens`; a part of it by its name: `cargo test --test screens fits::`.

mod action_places;
mod adjourned_games;
mod adjusting;
mod arbiter_called;
mod arbiter_desk;
mod article_page;
mod before_start;
mod blitz_scenes;
mod by_hand;
mod castling;
mod claim_sheet;
mod class;
mod click_floods;
mod clock_change;
mod column;
mod contact_sheets;
mod continued_game;
mod contrast;
mod controls_apart;
mod desk_doors;
mod desk_doors_left;
mod desk_log;
mod desk_pin;
mod desk_questions;
mod desk_scenes;
mod desk_state;
mod draw_offer;
mod drawn_marks;
mod elided;
mod exam;
mod face_to_face;
mod face_to_face_sides;
mod file_scenes;
mod first_screen;
mod fits;
mod foreign_files;
mod found_door;
mod game_details;
mod game_list;
mod game_report;
mod heard_moves;
mod hostile_texts;
mod illegal_move;
mod in_place_questions;
mod knocked_over;
mod late_arrival;
mod laws_book;
mod lesson;
mod lesson_board;
mod lesson_end;
mod lesson_mistakes;
mod lesson_scenes;
mod lesson_stops;
mod lessons;
mod lever_keys;
mod looking_through;
mod manual;
mod move_hint;
mod new_game;
mod new_game_scenes;
mod notifications;
mod own_scoresheet;
mod pages;
mod palette;
mod players_decide;
mod practice;
mod preferences;
mod pressed_board;
mod presses;
mod projector;
mod put_back_times;
mod quickplay_claim;
mod remembered_position;
mod renamed_words;
mod review_column;
mod review_scenes;
mod reviewed_rulings;
mod ruling_room;
mod rulings;
mod rulings_aside;
mod scenes;
mod second_click;
mod shown_hands;
mod side_clock;
mod side_clock_flag;
mod side_clock_games;
mod side_clock_left;
mod side_clock_log;
mod side_clock_next_game;
mod side_clock_on_phone;
mod side_clock_picture;
mod side_clock_recovery;
mod side_clock_scenes;
mod side_clock_setup;
mod side_clock_told;
mod signatures;
mod situation_list;
mod situation_scenes;
mod situations;
mod small_faults;
mod software_renderer;
mod start_position;
mod tab_stops;
mod table;
mod table_menu;
mod table_questions;
mod table_scenes;
mod take_back;
mod time_field;
mod words_taught;
mod wrong_claims;

#[path = "../support"]
mod support {
    pub mod app_harness;
    pub mod app_window;
    pub mod kept_game;
    #[expect(
        dead_code,
        reason = "the fonts of what is printed are looked at with the records"
    )]
    pub mod poppler;
    pub mod slow_files;
    pub mod software_renderer;
}
