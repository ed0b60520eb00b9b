//! What there is to learn with: the path of lessons, the situations, the Laws to leaf through, a partner, what a class needs.

use eframe::egui::{Align, CentralPanel, Layout, RichText, Sense, Ui, UiBuilder, vec2};
use strum::IntoEnumIterator;

use super::class_page::ClassPage;
use super::exam_page::ExamPage;
use super::learner_menu::LearnerMenu;
use super::lesson_path::lesson_path;
use super::lesson_picture::LessonPictures;
use super::own_lesson_list::OwnLessonList;
use super::situation_list::SituationList;
use crate::kit::fitted_text::fitted_line;
use crate::kit::fonts::bold;
use crate::kit::theme::{GAP, palette};
use crate::kit::tile::tile;
use crate::parts::page::{column_named, frame, page_bar};
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::screen::Screen;
use jadoube_core::learn::PracticeTerms;

/// How wide the page is at most.
const WIDTH: f32 = 1120.0;

/// A part of the page, or what one of its tiles leads to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, strum::Display, strum::EnumIter)]
#[strum(serialize_all = "kebab-case")]
enum LearnPart {
    #[default]
    Lessons,
    Situations,
    /// The Laws to leaf through, on a screen of their own.
    Laws,
    /// A partner who slips, on a screen of its own.
    Partner,
    Exam,
    Class,
}

#[derive(Debug, Default)]
pub struct LearnPage {
    part: LearnPart,
    learner: LearnerMenu,
    situations: SituationList,
    exam: ExamPage,
    class: ClassPage,
    pictures: LessonPictures,
    own: OwnLessonList,
}

impl LearnPage {
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        page_bar(ui, view);
        if self.own.has_news(view) {
            self.part = LearnPart::Lessons;
        }
        CentralPanel::default().frame(frame(ui)).show(ui, |ui| {
            self.heading(ui, view);
            ui.add_space(GAP);
            column_named(ui, ("learn", self.part), WIDTH, |ui| match self.part {
                LearnPart::Lessons => {
                    lesson_path(ui, view, &mut self.pictures);
                    self.own.ui(ui, view);
                }
                LearnPart::Situations => self.situations.ui(ui, view),
                LearnPart::Exam => self.exam.ui(ui, view),
                LearnPart::Class => self.class.ui(ui, view),
                LearnPart::Laws | LearnPart::Partner => {}
            });
        });
    }

    /// The title with who learns at the other end of its row, and below it the parts to choose from.
    fn heading(&mut self, ui: &mut Ui, view: &View<'_>) {
        let whole = ui.available_width();
        let width = WIDTH.min(whole);
        let beside = (whole - width) / 2.0;
        let size = vec2(whole, 40.0);
        let (row, _) = ui.allocate_exact_size(size, Sense::HOVER);
        let row = row.shrink2(vec2(beside, 0.0));
        let (title, learner) =
            row.split_left_right_at_x(row.right() - LearnerMenu::width(ui, view));
        let from_left = UiBuilder::new()
            .max_rect(title)
            .layout(Layout::left_to_right(Align::Center));
        ui.new_child(from_left)
            .label(RichText::new(view.tr("learn-title")).font(bold(26.0)));
        let from_right = UiBuilder::new()
            .max_rect(learner)
            .layout(Layout::right_to_left(Align::Center));
        self.learner.ui(&mut ui.new_child(from_right), view);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            ui.add_space(beside);
            let count = 6.0;
            let each = (width - (count - 1.0) * GAP) / count;
            for part in LearnPart::iter() {
                self.part_tile(ui, view, part, each);
            }
        });
    }

    fn part_tile(&mut self, ui: &mut Ui, view: &View<'_>, part: LearnPart, width: f32) {
        let name = view.tr(&format!("learn-{part}"));
        let is_open = part == self.part;
        let response = tile(ui, vec2(width, 40.0), is_open, &name, |ui, rect| {
            let ink = palette(ui).ink;
            let room = rect.width() - 12.0;
            let text = fitted_line(ui.painter(), &name, bold, 15.5, room, ink);
            let at = rect.center() - text.size() / 2.0;
            ui.painter().galley(at, text, ink);
        });
        if response.clicked() {
            match part {
                LearnPart::Laws => view.ask(Command::Show(Screen::Laws)),
                LearnPart::Partner => view.practise(PracticeTerms::default()),
                LearnPart::Lessons | LearnPart::Situations | LearnPart::Exam | LearnPart::Class => {
                    self.part = part;
                }
            }
        }
    }
}
