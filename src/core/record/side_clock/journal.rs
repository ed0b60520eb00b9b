//! A session at the side clock as it is kept: what was done to the clock, and when.
//!
//! ```text
//! Jadoube side clock journal 2 1d3a90c4
//! 1d3a90c4 (at:"0:00:00",wall:"2026-11-21 18:05:09.250",deed:Set((control:"5400+30",names:(white:"Anna",black:"Boris"))))
//! 7f20e6b8 (at:"0:00:04.25",wall:"2026-11-21 18:05:13.500",deed:Begin(White))
//! ```
//!
//! Only what people did is kept, on lines bound to one another; what the time did by itself follows from it.

use serde::{Deserialize, Serialize};

use super::act::SideClockAct;
use super::state::{SideClock, SideClockEvent};
use crate::clock::Moment;
use crate::record::file_title::FileKind;
use crate::record::log::checksummed_lines::{ReadLog, read_lines};
use crate::record::wall_time::WallTime;

/// What stands on one line of the journal of a side clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideClockLine {
    /// When it was done, since the session began.
    pub at: Moment,
    /// What the wall showed then, where that was known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wall: Option<WallTime>,
    /// What was done.
    #[serde(rename = "deed")]
    pub act: SideClockAct,
}

impl SideClockLine {
    /// All lines of a session's journal.
    pub fn all(side_clock: &SideClock) -> Vec<Self> {
        let done = side_clock.log().iter().filter_map(|entry| {
            let SideClockEvent::Did(act) = &entry.what else {
                return None;
            };
            Some(Self {
                at: entry.at,
                wall: entry.wall,
                act: act.clone(),
            })
        });
        done.collect()
    }
}

/// Reads a session at the side clock up to its last good line.
pub fn read(bytes: &[u8]) -> ReadLog<SideClock> {
    let kind = FileKind::SideClockJournal;
    read_lines(
        kind,
        bytes,
        |side_clock: &mut SideClock, line: SideClockLine| {
            side_clock.last_moment() <= line.at
                && side_clock.hear_again(line.act, line.at, line.wall)
        },
    )
}
