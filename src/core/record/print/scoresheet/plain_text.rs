//! A scoresheet as plain text, in columns that stand under each other in any type of even width.

use std::fmt::Write;

use super::{Labels, Sheet, SheetLine};
use crate::chess::Color;
use crate::clock::duration_text::written;

/// How wide a column of moves is, in letters.
const MOVE: usize = 16;
/// How wide a column of times is.
const TIME: usize = 9;
/// How many empty rows an empty sheet has.
const EMPTY_ROWS: usize = 60;

impl Sheet {
    /// The sheet as plain text.
    pub fn as_text(&self, labels: &Labels) -> String {
        let mut text = format!("{}\n\n", labels.scoresheet);
        let title = &self.title;
        let round = title.round_and_board(labels);
        for (name, value) in [
            (&labels.event, &title.event),
            (&labels.site, &title.site),
            (&labels.date, &title.date),
            (&labels.round, &round),
            (&labels.white, &title.white),
            (&labels.black, &title.black),
            (&labels.result, &title.result),
        ] {
            let line = format!("{name}: {value}");
            let _ = writeln!(text, "{}", line.trim_end());
        }
        text.push('\n');
        let header = format!(
            "     {} {}",
            padded(&labels.white, MOVE + TIME),
            labels.black
        );
        let _ = writeln!(text, "{}", header.trim_end());
        let rows = if self.moves.is_empty() {
            EMPTY_ROWS
        } else {
            self.rows()
        };
        for row in 0..rows {
            let number = u64::from(self.first_number) + row as u64;
            let of = |color| {
                let ply = self.ply(row, color)?;
                Some(self.written(ply)).filter(|text| !text.is_empty())
            };
            let (white, black) = (of(Color::White), of(Color::Black));
            let missing = if black.is_some() { "…" } else { "" };
            let white = white.unwrap_or_else(|| missing.to_owned());
            let line = format!(
                "{number:>3}. {} {}",
                padded(&white, MOVE + TIME),
                black.unwrap_or_default()
            );
            let _ = writeln!(text, "{}", line.trim_end());
        }
        if !self.remarks.is_empty() {
            let _ = writeln!(text, "\n{}", labels.remarks);
            for index in 0..self.remarks.len() {
                let _ = writeln!(text, "{}", self.remark_line(index, labels));
            }
        }
        let _ = write!(
            text,
            "\n{}: {}\n{}: {}\n",
            labels.signature_white, title.signed_white, labels.signature_black, title.signed_black
        );
        text.lines()
            .flat_map(|line| [line.trim_end(), "\n"])
            .collect()
    }

    /// A half-move with the numbers of its remarks and its time; nothing where it was not made and nothing was remarked.
    fn written(&self, ply: usize) -> String {
        let line = self.moves.get(ply);
        let mut parts: Vec<String> = line.map(SheetLine::with_offer).into_iter().collect();
        parts.extend(self.notes(ply).map(|note| format!("{note})")));
        let move_text = parts.join(" ");
        match line.and_then(|line| line.time) {
            Some(time) => format!("{} {}", padded(&move_text, MOVE), written(time)),
            None => move_text,
        }
    }
}

/// A text with blanks behind it until it is `width` letters long.
fn padded(text: &str, width: usize) -> String {
    let missing = width.saturating_sub(text.chars().count());
    format!("{text}{}", " ".repeat(missing))
}
