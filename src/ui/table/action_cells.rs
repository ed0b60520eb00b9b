//! The cells of what a player can do: where each is, and its icon over its word, or beside it where the words need two rows.
//! No choice moves another cell.

use std::borrow::Cow;
use std::sync::Arc;

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align, Color32, Galley, Rect, Response, Role as Part, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};

use super::offered_actions::{Action, at_rest, ink, placed};
use crate::kit::fingers;
use crate::kit::fitted_text::{line_width, two_lines};
use crate::kit::fonts::regular;
use crate::kit::theme::{SMALL_CORNER, palette};
use crate::view::frame_view::View;
use crate::view::screen::Screen;
use jadoube_core::chess::Color;

/// How large the words are, and how large where there is little room.
const WORD: (f32, f32) = (12.5, 11.5);

/// How much wider than its word a cell is: in one line, in one with little room, in two.
const PADDING: [f32; 3] = [16.0, 7.0, 6.0];

/// Where the icon is in a cell that has its word beside it, how large, and where its word begins, in points.
const BESIDE: (f32, f32, f32) = (11.0, 14.0, 21.0);

/// How far a word that could be broken stays from both edges of its cell, in points.
const AIR: f32 = 5.0;

/// How wide a cell is at least, where there is room.
const LEAST: f32 = 32.0;

/// How icons and words stand in the cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CellOrder {
    /// A word in one line under its icon.
    OneLine,
    /// Words in one line or two under smaller icons.
    TwoLines,
    /// Words beside their icons, in two rows of cells.
    TwoRows,
}

/// A cell of the row: its place, and its word laid out.
pub struct ActionCell {
    pub action: Action,
    pub rect: Rect,
    word: Arc<Galley>,
    order: CellOrder,
    ink: Color32,
}

impl ActionCell {
    pub fn show(&self, ui: &Ui, view: &View<'_>, color: Color) -> Response {
        let action = self.action;
        let id = ui.scope_id().with(action.id());
        let response = ui.interact(self.rect, id, Sense::click());
        let name = action.name(view, color);
        let is_possible = action.is_possible(view, color);
        response.widget_info(|| WidgetInfo::labeled(Part::Button, is_possible, &*name));
        let painter = ui.painter();
        let place = self.rect.shrink2(vec2(2.0, 1.0));
        let colors = palette(ui);
        // What is greyed answers why not, and is nothing that waits for a hand.
        let is_live = is_possible && self.ink != colors.faint_ink;
        if is_live && (response.is_pointer_button_down_on() || response.hovered()) {
            painter.rect_filled(place, SMALL_CORNER, colors.tint);
        }
        let adjusts = action == Action::Adjust && view.adjusting() == Some(color);
        let place = if adjusts {
            let whole = self.rect.shrink2(vec2(0.0, 1.0));
            painter.rect_filled(whole, SMALL_CORNER, colors.hand_tint);
            whole
        } else {
            place
        };
        if adjusts {
            let ring = Stroke::new(3.0, colors.hand);
            painter.rect_stroke(place, SMALL_CORNER, ring, StrokeKind::Inside);
        }
        let (icon, side, gap) = match self.order {
            CellOrder::OneLine => (16.0, 20.0, 1.5),
            CellOrder::TwoLines => (11.0, 16.0, 0.5),
            CellOrder::TwoRows => {
                let (middle, side, text) = BESIDE;
                let left = self.rect.left_center();
                let icon = Rect::from_center_size(left + vec2(middle, 0.0), vec2(side, side));
                action.icon().paint(painter, icon, self.ink);
                let up = vec2(0.0, self.word.size().y / 2.0);
                painter.galley(
                    left + vec2(text, 0.0) - up,
                    Arc::clone(&self.word),
                    self.ink,
                );
                return response.on_hover_text(action.hint(view, color));
            }
        };
        let center = pos2(self.rect.center().x, self.rect.top() + icon);
        let icon = Rect::from_center_size(center, vec2(side, side));
        action.icon().paint(painter, icon, self.ink);
        let at = pos2(self.rect.center().x, icon.bottom() + gap);
        painter.galley(at, Arc::clone(&self.word), self.ink);
        response.on_hover_text(action.hint(view, color))
    }
}

/// A line before a cell, as long as icon and word.
pub fn hairline(ui: &Ui, cell: Rect) {
    let line = Stroke::new(1.0, palette(ui).line);
    let short = cell.height() * 0.2;
    let (from, to) = (cell.top() + short, cell.bottom() - short);
    ui.painter().vline(cell.left(), from..=to, line);
}

/// The cells of a row.
pub fn cells(ui: &Ui, view: &View<'_>, color: Color, row: Rect) -> Vec<ActionCell> {
    let colors = palette(ui);
    let (slots, size, order) = slots(ui, view, row);
    let cell = |(action, rect): (Action, Rect)| {
        let ink = ink(view, colors, action, color);
        let written = |word: String, size: f32, room: f32| {
            let mut job = LayoutJob::simple(word, regular(size), ink, room);
            job.halign = Align::Center;
            ui.painter().layout_job(job)
        };
        let text = action.word(view, color).into_owned();
        let wide = |text: &str| line_width(ui.painter(), text, regular(size));
        let word = if order == CellOrder::TwoRows {
            let room = rect.width() - BESIDE.2 - 2.0;
            let size = size * (room / wide(&text)).min(1.0);
            ui.painter().layout_no_wrap(text, regular(size), ink)
        } else if matches!(action, Action::CastleTo(_)) {
            // A castling may have half a slot, and is never broken.
            let room = rect.width() - 2.0;
            let size = size * (room / wide(&text)).min(1.0);
            written(text, size, f32::INFINITY)
        } else if order == CellOrder::OneLine || wide(&text) <= rect.width() - 2.0 * AIR {
            written(text, size, f32::INFINITY)
        } else {
            // A word that would touch its neighbours is broken as well; the blank at the end of a line has its place there.
            let room = two_lines(&text, wide).1 + wide(" ") + 1.0;
            let room = room.max(rect.width() - 2.0 * AIR).min(rect.width() - 2.0);
            written(text, size, room)
        };
        ActionCell {
            action,
            rect,
            word,
            order,
            ink,
        }
    };
    let placed = placed(view, color, &slots);
    placed.into_iter().map(cell).collect()
}

/// The slots of what a player can do at rest, how large its words are, and how they stand. They are as wide as the longest words
/// that may come to stand there, so that no word moves another, and what is left over is shared equally; in two smaller lines
/// where one has no room, and in two rows of slots where two lines have none.
fn slots(ui: &Ui, view: &View<'_>, row: Rect) -> (Vec<Rect>, f32, CellOrder) {
    let measured = |text: &str, size: f32| line_width(ui.painter(), text, regular(size));
    let actions = at_rest(view);
    // Two castlings may have to share the slot of adjusting, if announcing them has none.
    let is_shared = actions.first() == Some(&Action::Adjust);
    let words: Vec<Vec<Cow<'static, str>>> =
        actions.iter().map(|action| action.words(view)).collect();
    let least = actions.iter().map(|action| {
        if is_shared && *action == Action::Adjust {
            2.0 * LEAST
        } else {
            LEAST
        }
    });
    let least: Vec<f32> = least.collect();
    let widest = |width: &dyn Fn(&str) -> f32| {
        let of_a_slot = |(words, least): (&Vec<Cow<'static, str>>, &f32)| {
            words.iter().map(|word| width(word)).fold(*least, f32::max)
        };
        let slots = words.iter().zip(&least).map(of_a_slot);
        slots.collect::<Vec<f32>>()
    };
    let one_line = |size: f32, padding: f32| {
        let widths = widest(&|word| measured(word, size) + padding);
        let has_room = widths.iter().sum::<f32>() <= row.width();
        has_room.then_some((widths, size))
    };
    let one_line = one_line(WORD.0, PADDING[0]).or_else(|| one_line(WORD.1, PADDING[1]));
    let order = if one_line.is_some() {
        CellOrder::OneLine
    } else {
        CellOrder::TwoLines
    };
    let in_two = |word: &str| {
        let blank = if word.contains(' ') { " " } else { "" };
        let (_, widest) = two_lines(word, |part| measured(part, WORD.1));
        widest + measured(blank, WORD.1) + PADDING[2]
    };
    let (mut widths, mut size) = one_line.unwrap_or_else(|| (widest(&in_two), WORD.1));
    let total: f32 = widths.iter().sum();
    let is_table = view.window.screen == Screen::Table;
    if total > row.width() && (fingers::are_used(ui) || !is_table) {
        // Cells of two rows would be too low for a finger, and too near to what stands above them where something is learnt.
        size *= narrow(&mut widths, &least, row.width());
        return (side_by_side(&widths, row), size, order);
    }
    if total > row.width() {
        let beside = |word: &str| measured(word, WORD.1) + BESIDE.2 + PADDING[2];
        let usual = words.iter().filter_map(|words| words.first());
        let usual: Vec<f32> = usual.map(|word| beside(word)).collect();
        return in_two_rows(&widest(&beside), &usual, row);
    }
    even_out(&mut widths, row.width() - total);
    (side_by_side(&widths, row), size, order)
}

/// Slots of these widths from left to right, as high as the row.
fn side_by_side(widths: &[f32], row: Rect) -> Vec<Rect> {
    let mut left = row.left();
    let slots = widths.iter().map(|width| {
        let slot = Rect::from_min_size(pos2(left, row.top()), vec2(*width, row.height()));
        left += width;
        slot
    });
    slots.collect()
}

/// Slots in two rows below each other, in columns as wide as their widest. Where the words that seldom stand there have no room,
/// they are written smaller, and if those that usually do have none, all of them.
fn in_two_rows(widest: &[f32], usual: &[f32], row: Rect) -> (Vec<Rect>, f32, CellOrder) {
    let count = usual.len().div_ceil(2);
    let columns = |widths: &[f32]| -> Vec<f32> {
        let (above, below) = widths.split_at(count);
        let below = below.iter().copied().chain([0.0]);
        above.iter().zip(below).map(|(a, b)| a.max(b)).collect()
    };
    let with_all = columns(widest);
    let mut columns = if with_all.iter().sum::<f32>() <= row.width() {
        with_all
    } else {
        columns(usual)
    };
    let total: f32 = columns.iter().sum();
    let size = if total > row.width() {
        let bare = vec![BESIDE.2 + PADDING[2]; columns.len()];
        WORD.1 * narrow(&mut columns, &bare, row.width())
    } else {
        even_out(&mut columns, row.width() - total);
        WORD.1
    };
    let (upper, lower) = row.split_top_bottom_at_fraction(0.5);
    let mut slots = side_by_side(&columns, upper);
    slots.extend(side_by_side(&columns[..usual.len() - count], lower));
    (slots, size, CellOrder::TwoRows)
}

/// Makes cells narrower until they have that room, none of them narrower than its least; gives by how much what fills the rest
/// has to be smaller then.
fn narrow(widths: &mut [f32], least: &[f32], room: f32) -> f32 {
    let kept: f32 = least.iter().sum();
    let share = (room - kept) / (widths.iter().sum::<f32>() - kept);
    for (width, least) in widths.iter_mut().zip(least) {
        *width = least + (*width - least) * share;
    }
    share
}

/// Gives what is left over to the narrowest first, so that the cells are as alike as their words let them be.
fn even_out(widths: &mut [f32], spare: f32) {
    let mut spare = spare;
    while spare > 0.5 {
        let least = widths.iter().copied().fold(f32::INFINITY, f32::min);
        let next = widths
            .iter()
            .copied()
            .filter(|width| *width > least + 0.5)
            .fold(f32::INFINITY, f32::min);
        let narrow = |width: f32| width <= least + 0.5;
        let alike = widths.iter().filter(|width| narrow(**width));
        let many: f32 = alike.map(|_| 1.0).sum();
        let step = (next - least).min(spare / many);
        for width in widths.iter_mut().filter(|width| narrow(**width)) {
            *width += step;
        }
        spare -= step * many;
    }
}
