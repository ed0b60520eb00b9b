//! Tournament report files (TRF): read forgivingly, written strictly by column.
//!
//! Both formats are FIDE's: TRF16 (Handbook C.04, Annex 2) and TRF26 (approved on 12 May 2025); some records of programs
//! that pair (`XXR`, `XXS`) are read as well. Records are lines; the first three characters say which, and the fields of a
//! player stand in fixed columns. Teams and their records are only kept, never worked with; how a tournament is ranked is
//! for `standings`.

mod boards_from_cells;
mod columns;
mod fault;
mod head_records;
mod letters;
mod player_record;
mod player_writer;
mod reader;
mod writer;

pub use fault::{TrfFault, TrfFaultKind, TrfLoss};
pub use letters::TrfLetters;
pub use reader::{ReadTrf, is_report, read_trf};
pub use writer::{TrfOrder, WrittenTrf, write_trf};

pub use super::trf_version::TrfVersion;

use super::TournamentDetails;

impl TrfVersion {
    /// Returns the version that the report of a tournament had, which whoever made it reads; without one, the version in which
    /// nothing is lost: the newer one where something is known that only that one has a record for.
    pub const fn fitting(details: &TournamentDetails) -> Self {
        if let Some(version) = details.report_version {
            return version;
        }
        let is_newer = !details.coded_kind.is_empty()
            || !details.coded_time_control.is_empty()
            || !details.tie_breaks.is_empty();
        if is_newer { Self::Trf26 } else { Self::Trf16 }
    }
}
