//! Columns of a report, counted from 1, as the format's own tables count them.

use std::ops::RangeInclusive;

/// A line of a report as its characters.
#[derive(Clone, Debug)]
pub struct RecordLine {
    characters: Vec<char>,
}

impl RecordLine {
    /// Returns the line with that text.
    pub fn new(text: &str) -> Self {
        Self {
            characters: text.chars().collect(),
        }
    }

    /// Returns what stands in those columns, without blanks around it.
    pub fn field(&self, columns: RangeInclusive<usize>) -> String {
        let first = columns.start().saturating_sub(1);
        let last = (*columns.end()).min(self.characters.len());
        let text: String = self
            .characters
            .get(first..last)
            .unwrap_or_default()
            .iter()
            .collect();
        text.trim().to_owned()
    }

    /// Returns the character in that column; a blank behind the end.
    pub fn character(&self, column: usize) -> char {
        let at = column.saturating_sub(1);
        self.characters.get(at).copied().unwrap_or(' ')
    }

    /// Returns how many columns are written.
    pub fn width(&self) -> usize {
        self.characters.len()
    }
}

/// A line that is written column by column.
#[derive(Clone, Debug, Default)]
pub struct RecordWriter {
    characters: Vec<char>,
}

impl RecordWriter {
    /// Returns the line that begins with that tag.
    pub fn new(tag: &str) -> Self {
        Self {
            characters: tag.chars().collect(),
        }
    }

    fn put(&mut self, column: usize, text: &str) {
        let end = column - 1 + text.chars().count();
        if self.characters.len() < end {
            self.characters.resize(end, ' ');
        }
        for (at, character) in (column - 1..).zip(text.chars()) {
            self.characters[at] = character;
        }
    }

    /// Writes a text from the first of those columns on. Returns whether all of it found room; what did not is not written.
    pub fn left(&mut self, columns: RangeInclusive<usize>, text: &str) -> bool {
        let width = columns.end() + 1 - columns.start();
        let fitting: String = text.chars().take(width).collect();
        self.put(*columns.start(), fitting.trim_end());
        text.chars().count() <= width
    }

    /// Writes a text up to the last of those columns. Returns whether all of it found room; what did not is not written.
    pub fn right(&mut self, columns: RangeInclusive<usize>, text: &str) -> bool {
        let width = columns.end() + 1 - columns.start();
        let fitting: String = text.chars().take(width).collect();
        self.put(columns.end() + 1 - fitting.chars().count(), &fitting);
        text.chars().count() <= width
    }

    /// Returns the line without blanks at its end.
    pub fn text(&self) -> String {
        let text: String = self.characters.iter().collect();
        text.trim_end().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_characters_and_begin_at_one() {
        let line = RecordLine::new("001   12 mŽM  Čič");
        assert_eq!(line.field(5..=8), "12");
        assert_eq!(line.character(10), 'm');
        assert_eq!(line.field(11..=13), "ŽM");
        assert_eq!(line.field(15..=47), "Čič");
        assert_eq!(line.field(49..=52), "");
        assert_eq!(line.character(99), ' ');
        assert_eq!(line.width(), 17);
    }

    #[test]
    fn what_finds_no_room_is_told_and_pushes_nothing_aside() {
        let mut line = RecordWriter::new("001");
        assert!(line.right(5..=8, "12"));
        assert!(line.right(86..=89, "3"));
        assert!(!line.left(15..=18, "Novak"));
        assert_eq!(
            line.text(),
            format!("001   12      Nova{}3", " ".repeat(70))
        );
    }
}
