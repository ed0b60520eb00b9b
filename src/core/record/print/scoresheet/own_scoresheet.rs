//! A scoresheet as its player keeps it: what was written, as it was written, move after move.

use super::{SheetLine, lines};
use crate::chess::Color;
use crate::laws::Table;
use crate::laws::facts::scoresheets::EntryKind;
use crate::notation::Style;

/// One cell of a player's own sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// What was struck out there before, oldest first.
    pub struck: Vec<String>,
    /// What stands there.
    pub text: String,
    /// Whether it was copied when the sheet was brought up to date.
    pub is_copied: bool,
    /// What is wrong with it, for the arbiter, and for everybody when the game is over.
    pub fault: Option<SheetFault>,
}

/// What is wrong with an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetFault {
    /// Another move was made; this one.
    Differs(String),
    /// It is a move that was not made.
    NotMade,
    /// It cannot be read.
    Illegible,
}

/// A player's own sheet, cell after cell from the first move; the moves that were made are told in `style`.
pub fn own(table: &Table, color: Color, style: Style) -> Vec<Cell> {
    let sheet = table.recording().sheet(color);
    let made = lines(table.game(), style);
    let (held, first) = sheet
        .copied()
        .map_or((0, 0), |copied| (copied.plies, copied.entries));
    let mut cells: Vec<Cell> = made.iter().take(held).map(copied).collect();
    let mut struck = Vec::new();
    for entry in &sheet.entries()[first..] {
        let text = entry.text.trim().to_owned();
        if entry.is_struck {
            struck.push(text);
            continue;
        }
        let fault = match entry.kind {
            EntryKind::Played(_) => None,
            EntryKind::Offer | EntryKind::Figures => {
                if let Some(cell) = cells.last_mut() {
                    cell.text = format!("{} {text}", cell.text);
                }
                continue;
            }
            EntryKind::Wrong(ply) => made
                .get(ply)
                .map(|line| SheetFault::Differs(line.text.clone())),
            EntryKind::Ahead(_) | EntryKind::TakenBack => Some(SheetFault::NotMade),
            EntryKind::Illegible => Some(SheetFault::Illegible),
        };
        cells.push(Cell {
            struck: std::mem::take(&mut struck),
            text,
            is_copied: false,
            fault,
        });
    }
    if !struck.is_empty() {
        cells.push(Cell {
            struck,
            ..Cell::default()
        });
    }
    cells
}

fn copied(line: &SheetLine) -> Cell {
    Cell {
        text: line.with_offer(),
        is_copied: true,
        ..Cell::default()
    }
}
