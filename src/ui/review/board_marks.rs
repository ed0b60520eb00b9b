//! Arrows and coloured squares on the board of a game that is looked through: drawn by the right button, or by keys with
//! Shift held, since the bare arrows go through the game.

use eframe::egui::{FocusDirection, InputState, Key, Modifiers, Rect, Ui};

use super::variation_line::GamePlace;
use crate::chess::Square;
use crate::ui::kit::board_accessibility::steps;
use crate::ui::kit::board_geometry::{BoardGeometry, ring};
use crate::ui::kit::drawn_marks::DrawnMarks;
use crate::ui::kit::keyboard;
use crate::ui::kit::theme::BoardColors;
use crate::ui::view::frame_view::View;

/// What is drawn on the board, the position it was drawn on, and the square at which the keys are, if they are at one.
#[derive(Debug, Default)]
pub struct BoardMarks {
    drawn: DrawnMarks,
    drawn_at: GamePlace,
    cursor: Option<Square>,
}

/// Where the keys are before they went anywhere.
const FIRST: Square = Square::E4;

impl BoardMarks {
    /// Hears the keys: Shift with an arrow walks over the board, Shift with Enter draws, Esc rubs out.
    pub fn keys(&mut self, ui: &Ui, turned: bool) {
        if !keyboard::is_free(ui) {
            return;
        }
        let mut square = self.cursor.unwrap_or(FIRST);
        if steps(ui, Modifiers::SHIFT, &mut square, turned) {
            // The first step only shows where the keys are.
            self.cursor = Some(self.cursor.map_or(FIRST, |_| square));
            ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        }
        let marks = |input: &mut InputState| input.consume_key(Modifiers::SHIFT, Key::Enter);
        if let Some(square) = self.cursor
            && ui.input_mut(marks)
        {
            self.drawn.step(square);
        }
        let any = self.cursor.is_some() || !self.drawn.is_empty();
        if any && keyboard::take(ui, Key::Escape) {
            self.wipe();
        }
    }

    /// Shows what is drawn on the board in that place, seen from Black's side if it is turned, until it is clicked or
    /// another position is shown.
    pub fn ui(&mut self, ui: &Ui, view: &View<'_>, shown: &GamePlace, board: Rect, turned: bool) {
        let clicked = |input: &InputState| {
            let at = input.pointer.latest_pos();
            input.pointer.primary_pressed() && at.is_some_and(|at| board.contains(at))
        };
        if self.drawn_at != *shown || ui.input(clicked) {
            self.wipe();
            self.drawn_at = shown.clone();
        }
        let place = BoardGeometry {
            board,
            side: board.width() / 8.0,
            turned,
        };
        self.drawn.pointer(ui, place);
        let colors = BoardColors::of(view.settings.board);
        let painter = ui.painter_at(board);
        self.drawn.paint_squares(&painter, place, &colors);
        self.drawn.paint_arrows(&painter, place, &colors);
        if let Some(square) = self.cursor {
            let width = place.side * 0.045;
            ring(&painter, place.rect(square), colors.cursor, width);
        }
    }

    fn wipe(&mut self) {
        self.drawn.wipe();
        self.cursor = None;
    }
}
