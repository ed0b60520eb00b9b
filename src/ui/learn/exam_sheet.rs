//! A scoresheet of an exam: its cells to choose from, and the line on which a missing move is written.

use eframe::egui::{Label, Rect, RichText, Role as Part, Sense, Ui, WidgetInfo, vec2};

use crate::kit::fonts::{LEAD, bold, regular};
use crate::kit::theme::{SMALL_CORNER, palette};
use crate::kit::tile::tile;
use crate::kit::widgets::{cell, sheet_ground, soft, written};
use crate::view::frame_view::View;
use jadoube_core::chess::Color;
use jadoube_core::learn::sheet_task::{SheetAnswer, SheetFind, SheetTask};

/// How large a cell of the sheet is, and how wide the number before it, in points.
const CELL: (f32, f32) = (100.0, 32.0);
const NUMBER: f32 = 30.0;

/// The key of what is asked about a scoresheet.
pub const fn sheet_key(find: SheetFind) -> &'static str {
    match find {
        SheetFind::Illegal => "exam-sheet-illegal",
        SheetFind::Unrecorded => "exam-sheet-unrecorded",
    }
}

/// Shows the scoresheet and what is asked about it; what the candidate finds.
pub fn sheet_question(
    ui: &mut Ui,
    view: &View<'_>,
    task: &SheetTask,
    found: Option<&SheetAnswer>,
) -> Option<SheetAnswer> {
    let asked = view.tr(sheet_key(task.find()));
    ui.add(Label::new(RichText::new(asked).font(regular(19.0))).wrap());
    soft(ui, &view.tr("exam-sheet-board"));
    let mut answer = cells(ui, view, task, found);
    if task.find() == SheetFind::Unrecorded {
        let mut text = match found {
            Some(SheetAnswer::Written(text)) => text.clone(),
            Some(SheetAnswer::Cell(_)) | None => String::new(),
        };
        let name = view.tr("exam-sheet-missing");
        ui.horizontal(|ui| {
            ui.label(RichText::new(&*name).font(bold(LEAD)));
            if written(ui, &mut text, &name, 2.0 * CELL.0).changed() {
                answer = Some(SheetAnswer::Written(text));
            }
        });
    }
    answer
}

/// The cells of the sheet, a row for each move, in two blocks; the one that is chosen, where one is to be chosen.
fn cells(
    ui: &mut Ui,
    view: &View<'_>,
    task: &SheetTask,
    found: Option<&SheetAnswer>,
) -> Option<SheetAnswer> {
    let style = view.settings.preferences.notation.of(Color::White);
    let all = task.cells(style);
    let rows: Vec<_> = all.chunks(2).enumerate().collect();
    let mut chosen = None;
    ui.horizontal_top(|ui| {
        for block in rows.chunks(rows.len().div_ceil(2)) {
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing = vec2(4.0, 2.0);
                for (row, pair) in block {
                    ui.horizontal(|ui| {
                        let number = format!("{}.", row + 1);
                        let label = Label::new(RichText::new(&number).font(regular(LEAD)));
                        ui.add_sized(vec2(NUMBER, CELL.1), label);
                        for (column, text) in pair.iter().enumerate() {
                            let answer = SheetAnswer::Cell(2 * row + column);
                            let is_chosen = found == Some(&answer);
                            let key = ["color-white", "color-black"][column];
                            let text = text.as_deref().unwrap_or("?");
                            let name = format!("{number} {text} ({})", view.tr(key));
                            if sheet_cell(ui, task.find(), is_chosen, text, &name) {
                                chosen = Some(answer);
                            }
                        }
                    });
                }
            });
        }
    });
    chosen
}

/// A cell of the sheet; whether it was clicked, where one is to be chosen.
fn sheet_cell(ui: &mut Ui, find: SheetFind, is_chosen: bool, text: &str, name: &str) -> bool {
    let size = vec2(CELL.0, CELL.1);
    let write = |ui: &Ui, rect: Rect| {
        let room = rect.shrink2(vec2(10.0, 0.0));
        cell(ui, room, text, bold(LEAD), palette(ui).ink);
    };
    match find {
        SheetFind::Illegal => tile(ui, size, is_chosen, name, write).clicked(),
        SheetFind::Unrecorded => {
            let (rect, response) = ui.allocate_exact_size(size, Sense::HOVER);
            response.widget_info(|| WidgetInfo::labeled(Part::Label, true, name));
            sheet_ground(ui, rect, SMALL_CORNER);
            write(ui, rect);
            false
        }
    }
}
