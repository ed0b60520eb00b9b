//! The days of a log: each is told once, above the first line that happened on it.

use crate::i18n::{Day, Words};
use crate::record::print::printed_log::{LogLine, LogLineKind};
use crate::record::wall_time::WallTime;

/// The day that was told last, if any was.
#[derive(Debug, Default)]
pub struct DayHeadings {
    told: Option<Day>,
}

impl DayHeadings {
    /// The heading above a line at which the wall showed that, where a day begins with it; none where nobody knows.
    pub fn next_heading(&mut self, wall: Option<WallTime>, words: Words) -> Option<LogLine> {
        let today = Day::of_pgn(&wall?.pgn_date())?;
        (self.told.replace(today) != Some(today)).then(|| LogLine {
            said: words.day(today),
            kind: LogLineKind::Day,
            ..LogLine::default()
        })
    }
}
