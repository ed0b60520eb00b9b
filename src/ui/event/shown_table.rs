//! A table of which only the rows in sight are drawn, its columns as wide as what stands in them.

use eframe::egui::{Id, Rect, ScrollArea, Sense, Ui, pos2, vec2};

use crate::files::game_rows::{ChosenRow, RowChoice, row_ground};
use crate::kit::fitted_text::line_width;
use crate::kit::fonts::{SMALL, bold, regular};
use crate::kit::theme::palette;
use crate::kit::widgets::cell;
use jadoube_core::record::print::printed_table::{ColumnKind, PrintedTable};

/// How high a row is, and the names of the columns.
const ROW: f32 = 34.0;
const HEADING: f32 = 22.0;

/// How far the cells of a row stand from its edges and from each other.
const INDENT: f32 = 10.0;
const BETWEEN: f32 = 12.0;

/// How much room a bar to scroll with takes.
const BAR: f32 = 14.0;

/// How large what stands in the rows is.
const LETTERS: f32 = 15.0;

/// How narrow a column of names may be, in points.
const NAME: f32 = 150.0;

/// A table that is shown, and where somebody is in it.
#[derive(Debug, Default)]
pub struct ShownTable {
    table: PrintedTable,
    /// How wide what stands in each column is, in points.
    widths: Vec<f32>,
    /// The rows that are shown, by their places in the table.
    shown: Vec<usize>,
    rows: ChosenRow,
}

impl ShownTable {
    /// Shows another table, or the same one after something changed in it.
    pub fn set(&mut self, ui: &Ui, table: PrintedTable) {
        let columns = table.columns.iter().enumerate();
        let widths = columns.map(|(place, column)| {
            let heading = line_width(ui.painter(), &column.heading, bold(SMALL));
            let cells = table.rows.iter().filter_map(|row| row.get(place));
            match column.kind {
                ColumnKind::Name => NAME,
                ColumnKind::Number | ColumnKind::Words => widest(ui, cells).max(heading).ceil(),
            }
        });
        self.widths = widths.collect();
        self.shown = (0..table.rows.len()).collect();
        self.table = table;
    }

    /// Shows only the rows for which that holds.
    pub fn filter(&mut self, is_shown: impl Fn(&[String]) -> bool) {
        let all = self.table.rows.iter().enumerate();
        let shown = all.filter(|(_, row)| is_shown(row));
        self.shown = shown.map(|(place, _)| place).collect();
        self.rows.restart();
    }

    /// Whether no row is shown.
    pub const fn is_empty(&self) -> bool {
        self.shown.is_empty()
    }

    /// The chosen row is to be in sight.
    pub const fn show_chosen(&mut self) {
        self.rows.show_chosen();
    }

    /// Hears the keys: the arrows walk over the rows, also while the line with that name is written in.
    pub fn keys(&mut self, ui: &Ui, search: Id, chosen: Option<usize>) -> Option<RowChoice> {
        let place = |row: usize| self.shown.iter().position(|it| *it == row);
        self.rows.place = chosen.and_then(place);
        let choice = self.rows.keys(ui, search, self.shown.len())?;
        let row = |place: usize| self.shown.get(place).copied();
        Some(match choice {
            RowChoice::Look(place) => RowChoice::Look(row(place)?),
            RowChoice::Open(place) => RowChoice::Open(row(place)?),
        })
    }

    /// Shows the table in the room that is left; the row that was clicked, by its place in the table.
    pub fn ui(&mut self, ui: &mut Ui, chosen: Option<usize>) -> Option<usize> {
        // A bar to scroll with may stand beside the rows.
        let room = match self.rows.width {
            0.0 => ui.available_width(),
            width => width.min(ui.available_width()),
        };
        let widths = self.fitted_widths(room);
        let between: f32 = widths.iter().skip(1).map(|_| BETWEEN).sum();
        let whole = widths.iter().sum::<f32>() + between + 2.0 * INDENT;
        if whole <= room + 0.5 {
            return self.columns_and_rows(ui, &widths, chosen);
        }
        let area = ScrollArea::horizontal().auto_shrink(false);
        let shown = area.id_salt("columns").show(ui, |ui| {
            ui.set_min_width(whole + BAR);
            self.columns_and_rows(ui, &widths, chosen)
        });
        shown.inner
    }

    fn columns_and_rows(
        &mut self,
        ui: &mut Ui,
        widths: &[f32],
        chosen: Option<usize>,
    ) -> Option<usize> {
        let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEADING), Sense::hover());
        let headings = self.table.columns.iter().map(|it| it.heading.as_str());
        let kinds = self.table.columns.iter().map(|it| it.kind);
        let (soft, ink) = (palette(ui).soft_ink, palette(ui).ink);
        for ((place, text), kind) in cells(row, widths).into_iter().zip(headings).zip(kinds) {
            let place = aligned(ui, place, text, bold(SMALL), kind);
            cell(ui, place, text, bold(SMALL), soft);
        }
        let height = ui.available_height();
        let mut clicked = None;
        let (table, shown) = (&self.table, &self.shown);
        self.rows
            .rows(ui, shown.len(), (ROW, height), |ui, place, rect| {
                let row = shown[place];
                let told = &table.rows[row];
                let is_chosen = chosen == Some(row);
                let spoken = spoken(told);
                if row_ground(ui, rect, place, is_chosen, &spoken).clicked() {
                    clicked = Some(row);
                }
                for ((place, text), column) in cells(rect, widths)
                    .into_iter()
                    .zip(told)
                    .zip(&table.columns)
                {
                    let font = match column.kind {
                        ColumnKind::Name => bold(LETTERS),
                        ColumnKind::Number | ColumnKind::Words => regular(LETTERS),
                    };
                    let place = aligned(ui, place, text, font.clone(), column.kind);
                    cell(ui, place, text, font, ink);
                }
            });
        clicked
    }

    /// Returns how wide each column is; names get what the others leave.
    fn fitted_widths(&self, room: f32) -> Vec<f32> {
        let mut widths = self.widths.clone();
        let between: f32 = widths.iter().skip(1).map(|_| BETWEEN).sum();
        let left = room - widths.iter().sum::<f32>() - between - 2.0 * INDENT;
        let names = self.table.columns.iter();
        let name = names
            .enumerate()
            .find(|(_, it)| it.kind == ColumnKind::Name);
        if let Some((place, _)) = name {
            widths[place] += left.max(0.0);
        }
        widths
    }
}

/// Returns how wide the widest of these cells is. The sum of its letters, which needs no layout, tells which one that is.
fn widest<'a>(ui: &Ui, cells: impl Iterator<Item = &'a String>) -> f32 {
    let font = regular(LETTERS);
    let sum = |text: &str| {
        ui.fonts_mut(|fonts| {
            let letters = text.chars().map(|it| fonts.glyph_width(&font, it));
            letters.sum::<f32>()
        })
    };
    let widest = cells.max_by(|one, other| sum(one).total_cmp(&sum(other)));
    widest.map_or(0.0, |text| line_width(ui.painter(), text, font.clone()))
}

/// Returns what a screen reader says of a row: everything in it, in order.
fn spoken(row: &[String]) -> String {
    let told = row.iter().map(String::as_str);
    let told: Vec<&str> = told.filter(|it| !it.is_empty()).collect();
    told.join("  ")
}

fn cells(row: Rect, widths: &[f32]) -> Vec<Rect> {
    let mut left = row.left() + INDENT;
    let places = widths.iter().map(|width| {
        let place = Rect::from_min_size(pos2(left, row.top()), vec2(*width, row.height()));
        left += width + BETWEEN;
        place
    });
    places.collect()
}

/// Moves what ends on the right to the right edge of its cell.
fn aligned(ui: &Ui, place: Rect, text: &str, font: eframe::egui::FontId, kind: ColumnKind) -> Rect {
    match kind {
        ColumnKind::Number => {
            let width = line_width(ui.painter(), text, font) + 0.5;
            place.with_min_x((place.right() - width).max(place.left()))
        }
        ColumnKind::Words | ColumnKind::Name => place,
    }
}
