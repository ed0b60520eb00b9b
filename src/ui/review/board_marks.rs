//! Arrows and coloured squares on the board of a game that is looked through: drawn by the right button, or by keys with
//! Shift held, since the bare arrows go through the game.

use eframe::egui::{FocusDirection, InputState, Key, Modifiers, Rect, Ui};

use super::variation_line::GamePlace;
use crate::kit::board_accessibility::steps;
use crate::kit::board_geometry::{BoardGeometry, ring};
use crate::kit::drawn_marks::{DrawnMarks, paint_told};
use crate::kit::keyboard;
use crate::kit::theme::BoardColors;
use crate::view::command::Command;
use crate::view::frame_view::View;
use jadoube_core::chess::Square;
use jadoube_core::notation::pgn::{BoardMark, MarkColor};

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

    /// Hands on what was drawn as marks of the game behind that half-move: each is added to those that are told there, or
    /// rubbed out. Shift draws in red, Alt in blue, both in yellow.
    fn write(&mut self, ui: &Ui, view: &View<'_>, made: usize, told: &[BoardMark]) {
        let drawn = self.drawn.take();
        if drawn.is_empty() {
            return;
        }
        let held = ui.input(|input| input.modifiers);
        let color = match (held.shift, held.alt) {
            (false, false) => MarkColor::Green,
            (true, false) => MarkColor::Red,
            (false, true) => MarkColor::Blue,
            (true, true) => MarkColor::Yellow,
        };
        let mut marks = told.to_vec();
        for (from, to) in drawn {
            let known = marks.iter().position(|it| (it.from, it.to) == (from, to));
            let known = known.map(|index| marks.remove(index));
            if known.is_none_or(|known| known.color != color) {
                marks.push(BoardMark { color, from, to });
            }
        }
        view.ask(Command::Mark(made, marks));
    }

    /// Shows what the file tells to draw there, and over it what is drawn on the board in that place, seen from Black's side
    /// if it is turned, until it is clicked or another position is shown. What is drawn in a game that is `edited` becomes part of it behind that half-move.
    pub fn ui(
        &mut self,
        ui: &Ui,
        view: &View<'_>,
        (shown, told, edited): (&GamePlace, &[BoardMark], Option<usize>),
        board: Rect,
        turned: bool,
    ) {
        let clicked = |input: &InputState| {
            let at = input.pointer.latest_pos();
            input.pointer.primary_pressed() && at.is_some_and(|at| board.contains(at))
        };
        if self.drawn_at != *shown || ui.input(clicked) {
            self.wipe();
            self.drawn_at = shown.clone();
        }
        let place = BoardGeometry::of(board, turned);
        self.drawn.pointer(ui, place, |_| true);
        if let Some(made) = edited {
            self.write(ui, view, made, told);
        }
        let colors = BoardColors::of(view.settings.preferences.board_shown());
        let painter = ui.painter_at(board);
        paint_told(&painter, place, &colors, told);
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
