//! A partner who slips: what the game is to be, the live board with the hands of both on it, and what was missed.

use eframe::egui::{CentralPanel, Ui};

use super::class_bar::{ClassBar, class};
use super::lesson_clocks::lesson_clocks;
use super::lesson_layout::LessonLayout;
use super::practice_column::{calls, calls_height, end_button, practice_seen};
use super::practice_report::report;
use super::practice_setup::{PracticeSetup, title};
use crate::kit::keyboard;
use crate::kit::theme::GAP;
use crate::parts::page::board_page_frame;
use crate::parts::rule_page::ArticlePanel;
use crate::table::board_view::BoardView;
use crate::table::clock_press;
use crate::table::layout::ACTIONS;
use crate::table::lesson_sentence::said_aloud;
use crate::table::move_progress::say_last_move;
use crate::table::player_actions::PlayerActions;
use crate::table::table_keys;
use crate::view::frame_view::View;
use jadoube_core::learn::PracticeRun;

#[derive(Debug, Default)]
pub struct PracticeScreen {
    setup: PracticeSetup,
    board: BoardView,
    actions: PlayerActions,
    article: ArticlePanel,
    /// Whether the game that was shown last was still being played.
    was_played: bool,
}

fn open<'a>(view: &View<'a>) -> Option<&'a PracticeRun> {
    view.learn.and_then(|learn| learn.practice)
}

impl PracticeScreen {
    /// Hears the keys of the screen before anything is shown.
    pub fn hear(&mut self, ui: &Ui, view: &View<'_>) {
        let Some(run) = open(view) else { return };
        let is_free = keyboard::is_free(ui) && !self.article.is_open();
        if is_free && !run.is_over() && self.actions.claims().is_none() {
            if let Some(us) = run.terms().role.color() {
                self.actions.hear_words(ui, view, us);
            }
            table_keys::hear(ui, view, &mut self.board);
        }
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(run) = open(view) else {
            self.was_played = false;
            return self.setup.ui(ui, view);
        };
        if run.is_over() {
            self.was_played = false;
            return report(ui, view, run, &mut self.board.pieces, &mut self.article);
        }
        if !self.was_played {
            self.was_played = true;
            let mut board = BoardView::default();
            std::mem::swap(&mut board.pieces, &mut self.board.pieces);
            self.board = board;
            self.actions = PlayerActions::default();
            self.article = ArticlePanel::default();
        }
        self.game(ui, view, run);
    }

    fn game(&mut self, ui: &mut Ui, view: &View<'_>, run: &PracticeRun) {
        let terms = run.terms();
        ClassBar::of_game(ui, view, &title(view, terms), terms.edition);
        CentralPanel::default()
            .frame(board_page_frame(ui))
            .show(ui, |ui| {
                let area = ui.available_rect_before_wrap();
                let is_projected = class(view).is_projected;
                let places = LessonLayout::of(area, is_projected, ui.pixels_per_point());
                let place = places.sentence.with_max_y(places.sentence.bottom() - GAP);
                said_aloud(ui, view.words, &sentence(view, run), place);
                say_last_move(ui, view, places.sentence);
                self.board.ui(ui, view, places.board);
                self.column(ui, view, run, &places);
                self.actions.castle(&mut self.board, view);
                self.actions.claim(ui, view, places.board);
                self.article.ui_over(ui, view, places.board);
            });
    }

    fn column(&mut self, ui: &mut Ui, view: &View<'_>, run: &PracticeRun, places: &LessonLayout) {
        let mut rect = places.column;
        let role = run.terms().role;
        if let Some(us) = role.color() {
            let place = rect.with_min_y(rect.bottom() - ACTIONS);
            self.actions.row(ui, view, us, place);
            rect = rect.with_max_y(place.top() - GAP);
        }
        let place = rect.with_min_y(rect.bottom() - calls_height(view, run));
        calls(ui, view, run, place);
        rect = rect.with_max_y(place.top() - GAP);
        practice_seen(ui, view, run, &mut self.article, rect);
        let pressed = lesson_clocks(ui, view, &mut self.board.pieces, places.clocks, true);
        if let Some(color) = pressed.filter(|color| role.color() == Some(*color))
            && let Some(standstill) = clock_press::press(view, &mut self.board.hand, color)
        {
            self.board.message.say_why(ui, view, standstill);
        }
        end_button(ui, view, run, places.buttons);
    }
}

/// What is said above the board: what a partner claims, or what is to be done.
fn sentence(view: &View<'_>, run: &PracticeRun) -> String {
    if let Some(claim) = run.standing_claim() {
        let player = view.name(claim.by);
        let args = [
            ("player", (&*player).into()),
            ("claim", claim.claim.to_string().into()),
        ];
        return view.tr_args("practice-claims", &args).into_owned();
    }
    let Some(us) = run.terms().role.color() else {
        return view.tr("practice-watch").into_owned();
    };
    let table = view.table();
    if table.has_yet_to_press(us) || table.has_to_press_again() == Some(us) {
        return view.tr("lesson-press").into_owned();
    }
    if table.forgot_to_press() == Some(!us) {
        return view.tell("press-forgotten", &[("player", (!us).into())]);
    }
    let is_ours = table.game().has_the_move() == us;
    let is_plain = run.terms().is_without_slips();
    view.tr(match (is_ours, is_plain) {
        (true, false) => "practice-your-move",
        (true, true) => "practice-your-move-alone",
        (false, false) => "practice-partner-moves",
        (false, true) => "practice-partner-thinks",
    })
    .into_owned()
}
