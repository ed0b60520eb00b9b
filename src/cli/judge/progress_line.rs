//! How far judging has come, on one line of a terminal.

use std::io::{self, Write};

use jadoube_core::i18n::Words;

/// Goes back to the beginning of the line and clears it.
const CLEAR: &str = "\r\u{1b}[K";

/// A line that says how many of all files are judged. Nothing is written where it is not wanted.
pub(super) struct ProgressLine<W> {
    terminal: Option<W>,
    all: usize,
    words: Words,
    /// What part of all it shows, in hundredths.
    shown: Option<usize>,
}

impl<W: Write> ProgressLine<W> {
    /// Returns a line on that terminal, if there is one, for `all` files.
    pub(super) const fn new(terminal: Option<W>, all: usize, words: Words) -> Self {
        Self {
            terminal,
            all,
            words,
            shown: None,
        }
    }

    /// Says that `judged` files are judged, if that is a hundredth more than the line says.
    pub(super) fn tell(&mut self, judged: usize) -> io::Result<()> {
        let Some(terminal) = &mut self.terminal else {
            return Ok(());
        };
        let part = judged * 100 / self.all.max(1);
        if self.shown == Some(part) {
            return Ok(());
        }
        let args = [("count", judged.into()), ("all", self.all.into())];
        let line = self.words.tr_args("judge-progress", &args);
        self.shown = Some(part);
        write!(terminal, "{CLEAR}{line}")?;
        terminal.flush()
    }

    /// Makes room for something else.
    pub(super) fn clear(&mut self) -> io::Result<()> {
        match (&mut self.terminal, self.shown.take()) {
            (Some(terminal), Some(_)) => {
                write!(terminal, "{CLEAR}")?;
                terminal.flush()
            }
            (Some(_) | None, _) => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(terminal: Option<&mut Vec<u8>>) {
        let mut line = ProgressLine::new(terminal, 200, Words::default());
        for judged in 1..=4 {
            line.tell(judged).expect("memory takes everything");
        }
        line.clear().expect("memory takes everything");
        line.clear().expect("memory takes everything");
    }

    #[test]
    fn a_line_tells_each_hundredth_once_and_goes_away() {
        let mut terminal = Vec::new();
        written(Some(&mut terminal));
        let lines = String::from_utf8(terminal).expect("a text");
        let lines: Vec<&str> = lines.split(CLEAR).collect();
        let told = [
            "",
            "Judged: 1 of 200",
            "Judged: 2 of 200",
            "Judged: 4 of 200",
            "",
        ];
        assert_eq!(lines, told);
    }

    #[test]
    fn where_there_is_no_terminal_nothing_is_told() {
        written(None);
    }
}
