//! A player's scoresheet as plain text, one line a move, in a field that arrows, screen readers and braille displays read; and
//! where the players keep their own, the line on which it is written (D.2.7).

use eframe::egui::{Key, Memory, Rect, ScrollArea, TextEdit, Ui, UiBuilder, vec2};

use super::own_scoresheet::{OwnScoresheets, cell_in_words};
use crate::kit::fonts::regular;
use crate::kit::theme::CORNER;
use crate::kit::widgets::sheet_ground;
use crate::view::frame_view::View;
use jadoube_core::chess::{Color, Position as _};
use jadoube_core::record::print::scoresheet::{SheetLine, lines, move_lines, own};

/// How large the letters are, and how high the line is on which a player writes, in points.
const LETTERS: f32 = 16.0;
const WRITING: f32 = 44.0;

/// The sheet as text, while it is open.
#[derive(Debug, Default)]
pub struct SheetText {
    is_open: bool,
    /// Whether the field is to get the keyboard once it is shown.
    is_to_be_read: bool,
    /// Whether it has been shown in this frame.
    is_shown: bool,
}

impl SheetText {
    /// Opens the sheet and goes to it, or closes it.
    pub fn toggle(&mut self, ui: &Ui) {
        self.is_open = !self.is_open;
        self.is_to_be_read = self.is_open;
        let focused = ui.memory(Memory::focused);
        if let Some(focused) = focused.filter(|_| !self.is_open) {
            ui.memory_mut(|memory| memory.surrender_focus(focused));
        }
    }

    /// Begins another frame.
    pub const fn begin(&mut self) {
        self.is_shown = false;
    }

    pub const fn is_open(&self) -> bool {
        self.is_open
    }

    /// Whether it is open and has no place yet in this frame.
    pub const fn lacks_place(&self) -> bool {
        self.is_open && !self.is_shown
    }

    /// Shows the sheet of a blind player, or of the player at the board, in `rect`.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, own: &mut OwnScoresheets, rect: Rect) {
        self.is_shown = true;
        let player = owner(view);
        sheet_ground(ui, rect, CORNER);
        let inner = rect.shrink2(vec2(10.0, 8.0));
        let writes = view.is_playing() && is_own(view);
        let (cells, line) = if writes {
            inner.split_top_bottom_at_y(inner.bottom() - WRITING)
        } else {
            (inner, Rect::NOTHING)
        };
        let name = view.tr_args("own-sheet", &[("player", (&*view.name(player)).into())]);
        let text = text(view, player);
        let rows = text.lines().count();
        let mut read: &str = &text;
        let builder = UiBuilder::new().max_rect(cells).id_salt("sheet-text");
        let field = ui.scope_builder(builder, |ui| {
            ScrollArea::vertical()
                .id_salt("text")
                .auto_shrink(false)
                .stick_to_bottom(true)
                .show(ui, |ui| {
                    let field = TextEdit::multiline(&mut read)
                        .font(regular(LETTERS))
                        .desired_width(f32::INFINITY)
                        .min_size(vec2(0.0, (cells.height() - 8.0).max(0.0)))
                        .desired_rows(rows.max(1));
                    ui.add(field).accessible_name(&*name)
                })
                .inner
        });
        let field = field.inner;
        if std::mem::take(&mut self.is_to_be_read) {
            field.request_focus();
        }
        if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape)) {
            self.toggle(ui);
        }
        if writes {
            own.line(ui, view, player, line);
        }
    }
}

/// Whose sheet is read: a blind player's, of two that of the one at the board.
fn owner(view: &View<'_>) -> Color {
    let us = view.at_the_board();
    let is_blind = |color: &Color| view.table().blind().is(*color);
    [us, !us].into_iter().find(is_blind).unwrap_or(us)
}

/// Whether the players keep their scoresheets themselves.
fn is_own(view: &View<'_>) -> bool {
    view.arbiter.terms().regulations.own_score
}

/// The sheet in lines, one a move, in the letters of its player.
fn text(view: &View<'_>, player: Color) -> String {
    let style = view.settings.preferences.notation.of(player);
    let style = view.words.in_letters(style);
    let game = view.table().game();
    let texts: Vec<String> = if is_own(view) {
        let cells = own(view.table(), player, style);
        cells.iter().map(|cell| cell_in_words(view, cell)).collect()
    } else {
        let moves = lines(game, style);
        moves.iter().map(SheetLine::with_offer).collect()
    };
    let start = game.start();
    let first = start.fullmoves().get();
    let lines = move_lines(first, start.turn().is_black(), texts.into_iter());
    if lines.is_empty() {
        view.tr("sheet-text-empty").into_owned()
    } else {
        lines.join("\n")
    }
}
