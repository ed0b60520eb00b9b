//! What the system says of a file or a disk, as people are told it.

use std::io::{self, ErrorKind};

use super::regular_file::{MOST_BYTES, UnsuitableFile};
use jadoube_core::record::FileProblem;

/// The input or output failed, to Unix.
#[cfg(unix)]
const EIO: i32 = 5;

/// This program, or all of them together, have too many files open, to Unix.
#[cfg(unix)]
const TOO_MANY: [i32; 2] = [24, 23];

/// Links lead round in a circle, or too far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("links that lead round in a circle")]
pub struct CircularLinks;

/// What people are told of that error, in their language: a sentence for those that happen, the number of any other.
pub fn problem_of(error: &io::Error) -> FileProblem {
    match (UnsuitableFile::of(error), error.kind()) {
        (Some(UnsuitableFile::Folder), _) | (None, ErrorKind::IsADirectory) => FileProblem::Folder,
        (Some(UnsuitableFile::Endless), _) => FileProblem::Endless,
        (Some(UnsuitableFile::TooLarge), _) => FileProblem::TooLarge(MOST_BYTES >> 20),
        (None, ErrorKind::NotFound) => FileProblem::Missing,
        (None, ErrorKind::PermissionDenied) => FileProblem::Forbidden,
        (None, ErrorKind::StorageFull | ErrorKind::QuotaExceeded) => FileProblem::DiskFull,
        (None, ErrorKind::ReadOnlyFilesystem) => FileProblem::ReadOnly,
        (None, ErrorKind::NotADirectory) => FileProblem::NotAFolder,
        (None, ErrorKind::InvalidFilename) => FileProblem::NameTooLong,
        (None, ErrorKind::ResourceBusy) => FileProblem::Held,
        (None, _) if is_circular(error) => FileProblem::Circle,
        (None, _) => reason(error),
    }
}

/// The error of the system inside that one: a library may have put words of its own around it.
fn number(error: &io::Error) -> Option<i32> {
    error.raw_os_error().or_else(|| {
        let mut inner = error.get_ref().and_then(|it| it.source());
        while let Some(source) = inner {
            let found = source.downcast_ref::<io::Error>();
            if let Some(number) = found.and_then(io::Error::raw_os_error) {
                return Some(number);
            }
            inner = source.source();
        }
        None
    })
}

fn is_circular(error: &io::Error) -> bool {
    // The system's own name for it, `FilesystemLoop`, is not settled yet.
    let by_system = io::Error::from_raw_os_error(40).kind();
    let ours = error
        .get_ref()
        .is_some_and(<dyn std::error::Error + Send + Sync>::is::<CircularLinks>);
    ours || cfg!(target_os = "linux") && error.kind() == by_system
}

#[cfg(unix)]
fn reason(error: &io::Error) -> FileProblem {
    match number(error) {
        Some(EIO) => FileProblem::Failing,
        Some(number) if TOO_MANY.contains(&number) => FileProblem::TooManyOpen,
        number => FileProblem::Refused(number),
    }
}

#[cfg(not(unix))]
fn reason(error: &io::Error) -> FileProblem {
    FileProblem::Refused(number(error))
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
            (ErrorKind::NotADirectory, FileProblem::NotAFolder),
            (ErrorKind::InvalidFilename, FileProblem::NameTooLong),
            (ErrorKind::ResourceBusy, FileProblem::Held),
        ] {
            assert_eq!(problem_of(&kind.into()), told, "{kind:?}");
        }
        let other = io::Error::other("the cable was pulled");
        assert_eq!(problem_of(&other), FileProblem::Refused(None));
        let circle = io::Error::other(CircularLinks);
        assert_eq!(problem_of(&circle), FileProblem::Circle);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn what_the_system_says_by_number_alone_has_its_sentence_too() {
        for (number, told) in [
            (5, FileProblem::Failing),
            (20, FileProblem::NotAFolder),
            (24, FileProblem::TooManyOpen),
            (36, FileProblem::NameTooLong),
            (40, FileProblem::Circle),
            (95, FileProblem::Refused(Some(95))),
        ] {
            assert_eq!(problem_of(&io::Error::from_raw_os_error(number)), told);
        }
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("file");
        std::fs::write(&file, "").expect("a file");
        let wrapped = tempfile::tempfile_in(file.join("below")).expect_err("no folder");
        assert_eq!(problem_of(&wrapped), FileProblem::NotAFolder);
    }
}
