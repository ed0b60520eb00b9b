//! What the system says of a file or a disk, as people are told it.

use std::io::{self, ErrorKind};

use super::regular_file::{MOST_BYTES, UnsuitableFile};
use crate::ui::FileProblem;

/// What people are told of that error: in their language where it is one of those that happen, else as the system says it.
#[must_use]
pub fn problem_of(error: &io::Error) -> FileProblem {
    match (UnsuitableFile::of(error), error.kind()) {
        (Some(UnsuitableFile::Folder), _) | (None, ErrorKind::IsADirectory) => FileProblem::Folder,
        (Some(UnsuitableFile::Endless), _) => FileProblem::Endless,
        (Some(UnsuitableFile::TooLarge), _) => FileProblem::TooLarge(MOST_BYTES >> 20),
        (None, ErrorKind::NotFound) => FileProblem::Missing,
        (None, ErrorKind::PermissionDenied) => FileProblem::Forbidden,
        (None, ErrorKind::StorageFull | ErrorKind::QuotaExceeded) => FileProblem::DiskFull,
        (None, ErrorKind::ReadOnlyFilesystem) => FileProblem::ReadOnly,
        (None, _) => FileProblem::Said(error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happens_to_files_is_told_in_the_language_of_people() {
        for (kind, told) in [
            (ErrorKind::NotFound, FileProblem::Missing),
            (ErrorKind::PermissionDenied, FileProblem::Forbidden),
            (ErrorKind::StorageFull, FileProblem::DiskFull),
            (ErrorKind::QuotaExceeded, FileProblem::DiskFull),
            (ErrorKind::ReadOnlyFilesystem, FileProblem::ReadOnly),
            (ErrorKind::IsADirectory, FileProblem::Folder),
        ] {
            assert_eq!(problem_of(&kind.into()), told, "{kind:?}");
        }
        let other = io::Error::other("the cable was pulled");
        let said = FileProblem::Said("the cable was pulled".to_owned());
        assert_eq!(problem_of(&other), said);
    }
}
