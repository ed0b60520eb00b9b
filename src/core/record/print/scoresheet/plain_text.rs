//! A scoresheet as plain text: in columns that stand under each other in any type of even width, or in short lines, one a
//! move, as a braille display shows them.

use std::borrow::Cow;
use std::fmt::Write;

use super::{Labels, Sheet, SheetLine};
use crate::chess::Color;
use crate::clock::duration_text::written;

/// How wide a column of moves is, in letters.
const MOVE: usize = 16;
/// How wide a column of times is.
const TIME: usize = 9;
/// How long a line is at most that a braille display shows at once, in letters.
const BRAILLE_LINE: usize = 40;
/// How many empty rows an empty sheet has.
const EMPTY_ROWS: usize = 60;

impl Sheet {
    /// The sheet as plain text.
    pub fn as_text(&self, labels: &Labels) -> String {
        let mut text = format!("{}\n\n", labels.scoresheet);
        for (name, value) in self.told_title(labels) {
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
            labels.signature_white,
            self.title.signed_white,
            labels.signature_black,
            self.title.signed_black
        );
        text.lines()
            .flat_map(|line| [line.trim_end(), "\n"])
            .collect()
    }

    /// What stands at the head, each behind what it is; the result last.
    fn told_title<'a>(&'a self, labels: &'a Labels) -> [(&'a str, Cow<'a, str>); 7] {
        let title = &self.title;
        let told = |text: &'a String| Cow::Borrowed(text.as_str());
        [
            (&labels.event, told(&title.event)),
            (&labels.site, told(&title.site)),
            (&labels.date, told(&title.date)),
            (&labels.round, title.round_and_board(labels).into()),
            (&labels.white, told(&title.white)),
            (&labels.black, told(&title.black)),
            (&labels.result, told(&title.result)),
        ]
    }

    /// The sheet in lines of at most forty letters, one a move: who played, the moves with offers and the numbers of
    /// remarks, the result, and what was remarked.
    pub fn as_braille_lines(&self, labels: &Labels) -> String {
        let [head @ .., (result_label, result)] = self.told_title(labels);
        let known = head.into_iter().filter(|(_, value)| !value.is_empty());
        let mut lines: Vec<String> = known
            .map(|(name, value)| format!("{name}: {value}"))
            .collect();
        let count = self.rows() * 2 - usize::from(self.black_began && self.rows() > 0);
        let texts = (0..count).map(|ply| {
            let line = self.moves.get(ply).map(SheetLine::with_offer);
            let notes = self.notes(ply).map(|note| format!("{note})"));
            let parts: Vec<String> = line.into_iter().chain(notes).collect();
            parts.join(" ")
        });
        lines.extend(move_lines(self.first_number, self.black_began, texts));
        if !result.is_empty() {
            lines.push(format!("{result_label}: {result}"));
        }
        let remarks = 0..self.remarks.len();
        lines.extend(remarks.map(|index| self.remark_line(index, labels)));
        let wrapped = lines.iter().flat_map(|line| wrapped(line, BRAILLE_LINE));
        wrapped.flat_map(|line| [line, "\n".to_owned()]).collect()
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

/// Half-moves in lines, one for each move of White's and of Black's: `12 e4 e5`; before one that Black began, `1 … e5`.
pub fn move_lines(
    first_number: u32,
    black_began: bool,
    texts: impl Iterator<Item = String>,
) -> Vec<String> {
    let missing = black_began.then(|| "…".to_owned());
    let texts: Vec<String> = missing.into_iter().chain(texts).collect();
    let rows = texts.chunks(2).zip(u64::from(first_number)..);
    rows.map(|(row, number)| format!("{number} {}", row.join(" ")).trim_end().to_owned())
        .filter(|line| line.contains(' '))
        .collect()
}

/// A line broken between its words so that no part of it is longer; a longer word is broken as well.
fn wrapped(line: &str, longest: usize) -> Vec<String> {
    let mut parts = vec![String::new()];
    for word in line.split_whitespace() {
        let length = |text: &str| text.chars().count();
        let last = parts.last_mut().expect("a part");
        if !last.is_empty() && length(last) + 1 + length(word) > longest {
            parts.push(String::new());
        } else if !last.is_empty() {
            last.push(' ');
        }
        for letter in word.chars() {
            if parts.last().is_some_and(|last| length(last) == longest) {
                parts.push(String::new());
            }
            parts.last_mut().expect("a part").push(letter);
        }
    }
    parts
}
