//! The lines of a game as the desk keeps them from frame to frame.

use crate::view::frame_view::View;
use crate::view::screen::Screen;
use jadoube_core::i18n::NamedWords;
use jadoube_core::record::incident::lets_a_clock_run_out;
use jadoube_core::report::recorded_lines::{LineKind, RecordedLine, recorded_lines};

/// All lines of a game; written anew when something has happened, or the language or a name has changed.
#[derive(Debug, Default)]
pub struct RecordedLines {
    /// Of which game, whose log had so many entries, and in which words.
    written: Option<(u64, usize, NamedWords)>,
    lines: Vec<RecordedLine>,
}

impl RecordedLines {
    /// Brings the lines up to date with the game.
    pub fn write(&mut self, view: &View<'_>) {
        let now = Some((view.game_number, view.log.len(), view.named_words()));
        if self.written != now {
            self.written = now;
            self.lines = recorded_lines(&view.record());
            if view.window.screen == Screen::Incident {
                self.lines
                    .retain(|line| !lets_a_clock_run_out(view.log, line.entry));
            }
        }
    }

    pub fn all(&self) -> &[RecordedLine] {
        &self.lines
    }

    /// How many of that kind there are.
    pub fn count(&self, kind: LineKind) -> usize {
        self.lines.iter().filter(|line| line.kind == kind).count()
    }
}
