//! A lesson that is made by showing: the board on which acts are recorded, and beside it each step with its sentence and what
//! a learner is asked for.

use eframe::egui::{CentralPanel, Rect, RichText, ScrollArea, Ui, UiBuilder};

use super::class_bar::ClassBar;
use super::lesson_clocks::lesson_clocks;
use super::lesson_layout::LessonLayout;
use super::lesson_seen::{chip, paint_chip};
use crate::kit::button::{ButtonKind, button_row};
use crate::kit::fonts::{LEAD, bold};
use crate::kit::in_place_confirmation::InPlaceConfirmation;
use crate::kit::keyboard;
use crate::kit::theme::GAP;
use crate::kit::widgets::{radio, sheet, soft, written_like};
use crate::parts::page::{Loss, board_page_frame};
use crate::table::board_view::BoardView;
use crate::table::clock_press;
use crate::table::layout::ACTIONS;
use crate::table::player_actions::PlayerActions;
use crate::table::table_keys;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::learn_view::{DraftAct, LearnCommand};
use jadoube_core::learn::LessonDraft;
use jadoube_core::learn::lesson_draft::Unwritten;

/// The screen on which a lesson is made.
#[derive(Debug, Default)]
pub struct LessonEditor {
    board: BoardView,
    actions: PlayerActions,
    /// How many steps there were when they were shown last.
    steps: usize,
    /// The field that is to be filled before the lesson can be saved, until the cursor stands in it.
    wanted: Option<Unwritten>,
    /// Whether it is left without being saved.
    leaves: InPlaceConfirmation<()>,
}

fn ask(view: &View<'_>, act: DraftAct) {
    view.ask(Command::Learn(LearnCommand::Draft(act)));
}

impl LessonEditor {
    /// Hears the keys of the screen before anything is shown.
    pub fn hear(&mut self, ui: &Ui, view: &View<'_>) {
        if keyboard::is_free(ui) && self.actions.claims().is_none() {
            table_keys::hear(ui, view, &mut self.board);
        }
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(draft) = view.learn.and_then(|it| it.draft) else {
            return;
        };
        let act = view.tr("editor-leave");
        let loses = draft.is_changed().then(|| Loss {
            question: &mut self.leaves,
            act: &act,
        });
        let title_of_page = view.tr("editor-title");
        ClassBar::of_lost_game(ui, view, &title_of_page, draft.edition(), loses);
        CentralPanel::default()
            .frame(board_page_frame(ui))
            .show(ui, |ui| {
                let area = ui.available_rect_before_wrap();
                let places = LessonLayout::of(area, false, ui.pixels_per_point());
                let is_wanted = self.wanted.take_if(|it| *it == Unwritten::Title).is_some();
                title(ui, view, draft, places.sentence, is_wanted);
                self.board.ui(ui, view, places.board);
                self.column(ui, view, draft, &places);
                self.actions.castle(&mut self.board, view);
                self.actions.claim(ui, view, places.board);
            });
    }

    fn column(&mut self, ui: &mut Ui, view: &View<'_>, draft: &LessonDraft, places: &LessonLayout) {
        let (steps, actions) = places
            .column
            .split_top_bottom_at_y(places.column.bottom() - ACTIONS);
        self.actions.row(ui, view, view.at_the_board(), actions);
        let is_new = self.steps != draft.steps().len();
        self.steps = draft.steps().len();
        let room = UiBuilder::new().max_rect(steps.with_max_y(steps.bottom() - GAP));
        ui.scope_builder(room, |ui| {
            let scrolled = ScrollArea::vertical().id_salt("steps").auto_shrink(false);
            scrolled.show(ui, |ui| {
                for place in 0..draft.steps().len() {
                    let asked = Unwritten::Sentence(place);
                    let is_wanted = self.wanted.take_if(|it| *it == asked).is_some();
                    step(ui, view, draft, place, is_wanted);
                    ui.add_space(GAP);
                }
                if is_new {
                    ui.scroll_to_cursor(None);
                }
            });
        });
        let pressed = lesson_clocks(ui, view, &mut self.board.pieces, places.clocks, true);
        if let Some(color) = pressed
            && let Some(standstill) = clock_press::press(view, &mut self.board.hand, color)
        {
            self.board.message.say_why(ui, view, standstill);
        }
        self.buttons(ui, view, draft, places.buttons);
    }

    /// What can be done with the whole: another step, one step back, the end.
    fn buttons(&mut self, ui: &mut Ui, view: &View<'_>, draft: &LessonDraft, rect: Rect) {
        let is_empty = draft.acts(0).is_empty();
        let kind = if is_empty {
            ButtonKind::Plain
        } else {
            ButtonKind::Primary
        };
        let row = vec![
            (0.3, ButtonKind::Plain, view.tr("editor-undo")),
            (0.35, ButtonKind::Plain, view.tr("editor-next")),
            (0.35, kind, view.tr("editor-save")),
        ];
        match button_row(ui, rect, row) {
            Some(0) => ask(view, DraftAct::Undo),
            Some(1) => ask(view, DraftAct::NextStep),
            Some(_) if is_empty => self.say(ui, view.tr("editor-how").into_owned()),
            Some(_) => match draft.unwritten() {
                None => ask(view, DraftAct::Save),
                Some(unwritten) => {
                    self.wanted = Some(unwritten);
                    self.say(ui, asked_for(view, unwritten));
                }
            },
            None => {}
        }
    }

    fn say(&mut self, ui: &Ui, text: String) {
        self.board.message.say(ui, text);
    }
}

/// What is still to be written, as it is asked for.
fn asked_for(view: &View<'_>, unwritten: Unwritten) -> String {
    match unwritten {
        Unwritten::Title => view.tr("editor-untitled").into_owned(),
        Unwritten::Sentence(place) => {
            let number = [("number", (place + 1).into())];
            view.tr_args("editor-unsaid", &number).into_owned()
        }
        Unwritten::Acts(place) => {
            let number = [("number", (place + 1).into())];
            view.tr_args("editor-unshown", &number).into_owned()
        }
    }
}

/// The line in which the lesson gets its title.
fn title(ui: &mut Ui, view: &View<'_>, draft: &LessonDraft, place: Rect, is_wanted: bool) {
    let place = place.with_max_y(place.bottom() - GAP);
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        let mut text = draft.title.clone();
        let name = view.tr("editor-name");
        let width = ui.available_width() - 2.0 * GAP;
        let field = written_like(ui, &mut text, &name, &name, width);
        if is_wanted {
            field.request_focus();
        }
        if field.changed() {
            ask(view, DraftAct::Name(text));
        }
    });
}

/// A step: what was done in it, its sentences, and whether it is shown or asked for.
fn step(ui: &mut Ui, view: &View<'_>, draft: &LessonDraft, place: usize, is_wanted: bool) {
    let number = [("number", (place + 1).into())];
    let own = &draft.steps()[place];
    sheet(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(view.tr_args("editor-step", &number)).font(bold(LEAD)));
        let acts = draft.acts(place);
        if acts.is_empty() {
            soft(ui, &view.tr("editor-how"));
        }
        let chips = acts.iter().filter_map(|it| chip(view, it, true));
        let mut chips: Vec<(String, bool)> = chips.collect();
        // A piece is touched once, also where it was lifted afterwards.
        chips.dedup();
        ui.horizontal_wrapped(|ui| {
            for (text, is_touch) in &chips {
                paint_chip(ui, text, *is_touch);
            }
        });
        let width = ui.available_width() - 2.0 * GAP;
        let (mut sentence, mut after) = (own.sentence.clone(), own.after.clone());
        let name = view.tr_args("editor-sentence", &number);
        let field = written_like(ui, &mut sentence, &name, &name, width);
        if is_wanted {
            field.request_focus();
            field.scroll_to_me(None);
        }
        if field.changed() {
            ask(view, DraftAct::Say(place, sentence));
        }
        let goals = draft.goals(place);
        if !goals.is_empty() {
            ui.horizontal_wrapped(|ui| {
                if radio(ui, own.goal.is_none(), &view.tr("editor-shown")).clicked() {
                    ask(view, DraftAct::Ask(place, None));
                }
                for (goal, (kind, _)) in goals.iter().enumerate() {
                    let words = view.tr(&format!("editor-goal-{kind}"));
                    if radio(ui, own.goal == Some(goal), &words).clicked() {
                        ask(view, DraftAct::Ask(place, Some(goal)));
                    }
                }
            });
        }
        let name = view.tr_args("editor-after", &number);
        if written_like(ui, &mut after, &name, &name, width).changed() {
            ask(view, DraftAct::SayAfter(place, after));
        }
    });
}
