//! Rows of a long list, of games each with a small board: only those are made that are seen, and the arrow keys walk over them.

use std::borrow::Cow;

use eframe::egui::{
    Color32, FontId, Id, Key, Memory, Rect, Response, Role as Part, ScrollArea, Sense, Ui, Vec2,
    WidgetInfo, vec2,
};

use crate::kit::fonts::{SMALL, bold};
use crate::kit::keyboard;
use crate::kit::piece_textures::Pieces;
use crate::kit::theme::{CORNER, GAP, palette};
use crate::kit::widgets::{cell, row_cells};
use crate::parts::diagram::{Diagram, diagram_at};
use crate::view::frame_view::View;

/// How high the row of a game is, and the board in it.
pub const ROW: f32 = 64.0;
const BOARD: f32 = 56.0;

/// How much lies between two rows.
const BETWEEN: f32 = 4.0;

/// By how much a line may be too long for a cell and still stands there in smaller letters.
const TIGHT: f32 = 1.25;

/// In less room than this names are smaller.
const NARROW: f32 = 200.0;

/// How many rows the keys for a page go over.
const PAGE: usize = 5;

/// Where somebody is in a list of games.
#[derive(Debug, Default)]
pub struct ChosenRow {
    /// The row that is chosen, counted from 0 among those that are shown.
    pub place: Option<usize>,
    /// Whether the list is to be scrolled there.
    scrolls: bool,
    /// Whether the list is to begin at its top again.
    restarts: bool,
    /// How wide the rows are, in points; a bar to scroll with may stand beside them.
    pub width: f32,
}

/// What somebody asked of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowChoice {
    /// To look at that row.
    Look(usize),
    Open(usize),
}

impl ChosenRow {
    /// Hears the keys: the arrows walk over `count` rows, Enter opens the one that is chosen. They do so while the line
    /// with that name is written in, too.
    pub fn keys(&mut self, ui: &Ui, search: Id, count: usize) -> Option<RowChoice> {
        let focused = ui.memory(Memory::focused);
        let is_free =
            keyboard::is_free(ui) || !keyboard::is_covered(ui.ctx()) && focused == Some(search);
        if !is_free || keyboard::has_menu(ui) || count == 0 {
            return None;
        }
        let mut place = self.place;
        for step in steps(ui) {
            place = Some(match place {
                Some(place) => place.saturating_add_signed(step).min(count - 1),
                None => 0,
            });
        }
        if place != self.place {
            self.place = place;
            self.scrolls = true;
            return place.map(RowChoice::Look);
        }
        let is_enter_free = focused.is_none_or(|focused| focused == search);
        let chosen = place.filter(|place| *place < count && is_enter_free)?;
        keyboard::take(ui, Key::Enter).then_some(RowChoice::Open(chosen))
    }

    /// Other rows than before are shown, from the first one on.
    pub const fn restart(&mut self) {
        self.restarts = true;
    }

    /// The chosen row is to be in sight.
    pub const fn show_chosen(&mut self) {
        self.scrolls = true;
    }

    /// The names of the columns behind the board, above the rows.
    pub fn columns<const N: usize>(
        &self,
        ui: &mut Ui,
        view: &View<'_>,
        ids: [&str; N],
        shares: [f32; N],
    ) {
        let width = ui.available_width();
        let (rect, _) = ui.allocate_exact_size(vec2(width, 24.0), Sense::hover());
        let row = match self.width {
            0.0 => rect,
            width => rect.with_max_x(rect.left() + width),
        };
        let color = palette(ui).soft_ink;
        let cells = row_cells(behind_the_board(row), shares);
        for (place, id) in cells.into_iter().zip(ids) {
            cell(ui, place, &view.tr(id), bold(SMALL), color);
        }
    }

    /// Shows those of `count` rows that are seen, each `one` points high and drawn by `row` in its place, in a room of that
    /// `height`; the last of them is whole.
    pub fn rows(
        &mut self,
        ui: &mut Ui,
        count: usize,
        (one, height): (f32, f32),
        mut row: impl FnMut(&mut Ui, usize, Rect),
    ) {
        ui.spacing_mut().item_spacing.y = BETWEEN;
        let whole = ((height + BETWEEN) / (one + BETWEEN)).floor().max(1.0);
        let height = whole * (one + BETWEEN) - BETWEEN;
        let mut area = ScrollArea::vertical()
            .id_salt("games")
            .auto_shrink(false)
            .max_height(height);
        if std::mem::take(&mut self.restarts) {
            area = area.vertical_scroll_offset(0.0);
        }
        area.show_rows(ui, one, count, |ui, shown| {
            if let Some(place) = self.place.filter(|_| self.scrolls) {
                #[expect(clippy::cast_precision_loss, reason = "far fewer rows than that")]
                let down = (place as f32 - shown.start as f32) * (one + BETWEEN);
                let top = ui.max_rect().left_top() + vec2(0.0, down);
                ui.scroll_to_rect(Rect::from_min_size(top, vec2(1.0, one)), None);
                self.scrolls = false;
            }
            self.width = ui.available_width();
            for place in shown {
                let size = vec2(self.width, one);
                let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
                if ui.clip_rect().intersect(rect).height() > BETWEEN {
                    row(ui, place, rect);
                }
            }
        });
    }
}

/// How many rows each of the keys goes down that were pressed or are held, nothing else being held with them.
fn steps(ui: &Ui) -> Vec<isize> {
    let page = isize::try_from(PAGE).unwrap_or_default();
    let keys = [
        (Key::ArrowUp, -1),
        (Key::ArrowDown, 1),
        (Key::PageUp, -page),
        (Key::PageDown, page),
    ];
    keyboard::take_steps(ui, &keys)
}

/// Where the rows stand, and the chosen one: beside them, with that `share` of the width and so many points at least, or
/// below them on a tall page.
pub fn rows_and_chosen(room: Rect, (share, least): (f32, f32)) -> (Rect, Rect) {
    if room.height() > room.width() {
        let (upper, lower) = room.split_top_bottom_at_fraction(0.5);
        return (upper.with_max_y(upper.bottom() - GAP * 2.0), lower);
    }
    let width = (room.width() * share).max(least);
    let (left, right) = room.split_left_right_at_x(room.right() - width);
    (left.with_max_x(left.right() - GAP * 2.0), right)
}

/// What of a row lies behind its board.
pub fn behind_the_board(row: Rect) -> Rect {
    row.with_min_x(row.left() + BOARD + 20.0)
}

/// The ground of a row that is pressed to choose it.
pub fn row_ground(ui: &Ui, rect: Rect, place: usize, is_chosen: bool, spoken: &str) -> Response {
    let response = ui.interact(rect, ui.scope_id().with(("row", place)), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Part::Button, true, is_chosen, spoken));
    let colors = palette(ui);
    let ground = if is_chosen {
        colors.here_tint
    } else if response.hovered() || response.has_focus() {
        colors.tint
    } else {
        colors.sheet
    };
    ui.painter().rect_filled(rect, CORNER, ground);
    if is_chosen {
        let bar = rect.with_max_x(rect.left() + 3.0);
        ui.painter().rect_filled(bar, 1.5, colors.here);
    }
    response
}

/// The small board of a row.
pub fn row_board(ui: &mut Ui, view: &View<'_>, pieces: &mut Pieces, row: Rect, shown: Diagram<'_>) {
    let corner = row.min + vec2(8.0, (ROW - BOARD) / 2.0);
    let place = Rect::from_min_size(corner, Vec2::splat(BOARD));
    diagram_at(ui, view, pieces, shown, place);
}

/// Two lines of a cell, one above the other. The first alone stands in the middle; one that has no room on a line takes
/// more of them together with the second.
pub fn row_lines(ui: &Ui, place: Rect, lines: [(&str, FontId, Color32); 2]) {
    let [(first, font, color), (second, small, soft)] = &lines;
    if second.is_empty() {
        return cell(ui, place, first, font.clone(), *color);
    }
    let text = (*first).to_owned();
    let whole = ui.painter().layout_no_wrap(text, font.clone(), *color);
    if whole.size().x > place.width() * TIGHT {
        let both = format!("{first} · {second}");
        return cell(ui, place, &both, small.clone(), *soft);
    }
    let halves = place
        .shrink2(vec2(0.0, 8.0))
        .split_top_bottom_at_fraction(0.5);
    for (half, (text, font, color)) in [halves.0, halves.1].into_iter().zip(lines) {
        cell(ui, half, text, font, color);
    }
}

/// Both players, White above Black.
pub fn row_players(ui: &Ui, place: Rect, players: [Cow<'_, str>; 2]) {
    let halves = place
        .shrink2(vec2(0.0, 10.0))
        .split_top_bottom_at_fraction(0.5);
    let ink = palette(ui).ink;
    let size = if place.width() < NARROW { 14.0 } else { 15.0 };
    for (half, name) in [halves.0, halves.1].into_iter().zip(players) {
        cell(ui, half, &name, bold(size), ink);
    }
}
