//! Learning the Laws: the path of lessons, a lesson on the live board, situations to rule on, and what a class needs.
//!
//! What is taught and whether it was done belongs to `learn`; the board, the hands and the clocks are those of the table.

mod act_words;
mod answer_cards;
mod answering;
mod badges;
mod certificate_list;
mod check_page;
mod class_bar;
mod class_exams;
mod class_page;
pub mod class_prints;
mod day_goal;
mod deed_words;
mod edition_tiles;
mod exam_page;
mod exam_sheet;
mod exam_writing;
mod explanation;
mod heard_scene;
mod labels;
mod learn_page;
mod learner_menu;
mod lesson_clocks;
mod lesson_editor;
mod lesson_end;
mod lesson_layout;
mod lesson_path;
mod lesson_picture;
mod lesson_screen;
mod lesson_seen;
mod lesson_steps;
mod opponent_choice;
mod own_lesson_list;
mod practice_column;
mod practice_report;
mod practice_screen;
mod practice_setup;
mod practice_words;
mod scene_board;
mod scene_keys;
mod scene_layout;
mod scene_screen;
mod scene_strip;
mod situation_list;
mod situation_screen;
mod speech_bubbles;
mod tile_columns;

use eframe::egui::Ui;

use crate::view::frame_view::View;
use crate::view::screen::Screen;

/// All screens on which something is learnt, with their passing state.
#[derive(Debug, Default)]
pub struct LearnScreens {
    page: learn_page::LearnPage,
    lesson: lesson_screen::LessonScreen,
    situation: situation_screen::SituationScreen,
    scene: scene_screen::SceneScreen,
    practice: practice_screen::PracticeScreen,
    editor: lesson_editor::LessonEditor,
}

impl LearnScreens {
    /// Hears the keys of the screen that is shown, before anything that could hear them too.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "on the other screens nothing is learnt"
    )]
    pub fn hear(&mut self, ui: &Ui, view: &View<'_>) {
        match view.window.screen {
            Screen::Lesson => self.lesson.hear(ui, view),
            Screen::Situation => self.situation.hear(ui, view),
            Screen::Scene => scene_screen::SceneScreen::hear(ui, view),
            Screen::Practice => self.practice.hear(ui, view),
            Screen::LessonEditor => self.editor.hear(ui, view),
            _ => {}
        }
    }

    /// Shows the screen that is to be shown, if it is one of these and there is something to show on it.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "where nothing lies open, the page of what there is to learn with does"
    )]
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let learn = view.learn;
        match view.window.screen {
            Screen::Lesson if learn.is_some_and(|it| it.lesson.is_some()) => {
                self.lesson.ui(ui, view);
            }
            Screen::Situation if learn.is_some_and(|it| it.situation.is_some()) => {
                self.situation.ui(ui, view);
            }
            Screen::Scene if learn.is_some_and(|it| it.scene.is_some()) => {
                self.scene.ui(ui, view);
            }
            Screen::Practice => self.practice.ui(ui, view),
            Screen::LessonEditor if learn.is_some_and(|it| it.draft.is_some()) => {
                self.editor.ui(ui, view);
            }
            Screen::LessonCheck => check_page::check_page(ui, view),
            _ => self.page.ui(ui, view),
        }
    }
}
