//! What the program does when it is asked for something on the command line, a file or a folder for each subcommand.
//!
//! Here arguments are read and answers printed. What is answered belongs to the rooms below, and nothing here opens a
//! window.

mod judge;
mod language_option;
mod law;
mod lesson;
mod mate;
mod notation;
mod text_wrap;

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::builder::{OsStringValueParser, TypedValueParser as _};
use clap::{Parser, Subcommand};

use jadoube_core::notation::pgn::TextEncoding;

/// The command line of `jadoube`: with no subcommand the window opens.
#[derive(Debug, Parser)]
#[command(
    name = "jadoube",
    version,
    about,
    args_conflicts_with_subcommands = true
)]
pub struct CommandLine {
    /// A game to open in the window: PGN, or a file of this program.
    #[arg(value_parser = OsStringValueParser::new().try_map(file_there))]
    pub file: Option<PathBuf>,
    /// The encoding of that file, where it is not found out by itself: windows-1250, windows-1251 and so on.
    #[arg(long, value_name = "ENCODING", requires = "file")]
    pub encoding: Option<TextEncoding>,
    /// What to do without a window, if anything.
    #[command(subcommand)]
    pub command: Option<CliCommand>,
}

/// What can be asked for without a window.
#[derive(Debug, Subcommand)]
pub enum CliCommand {
    /// Judge scripts: what would the arbiter rule?
    Judge(judge::Judge),
    /// Say what an article of the Laws says, and where each edition states it.
    Law(law::Law),
    /// Name the lessons and situations, or check files of lessons and situations.
    Lesson(lesson::LessonCommand),
    /// Say for each FEN whether a side could still mate by any series of legal moves.
    Mate(mate::Mate),
    /// Turn games and bare moves from one notation into another.
    Notation(notation::NotationCommand),
}

/// A file by its whole path, if there is one.
fn file_there(path: OsString) -> Result<PathBuf, String> {
    std::path::absolute(path)
        .ok()
        .filter(|path| path.is_file())
        .ok_or_else(|| "no such file, and no subcommand".to_owned())
}

impl CliCommand {
    /// Does what was asked, on standard output, and says how it went.
    pub fn run(self) -> ExitCode {
        match self {
            CliCommand::Judge(judge) => judge.run(),
            CliCommand::Law(law) => law.run(),
            CliCommand::Lesson(lesson) => lesson.run(),
            CliCommand::Mate(mate) => mate.run(),
            CliCommand::Notation(notation) => notation.run(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_opened_by_its_whole_path_and_a_word_that_is_none_is_refused() {
        let line = CommandLine::try_parse_from(["jadoube", "Cargo.toml"]).expect("a file");
        let file = line.file.expect("a path");
        assert!(file.is_absolute() && file.ends_with("Cargo.toml"));
        let read_as = ["jadoube", "Cargo.toml", "--encoding", "cp1250"];
        let line = CommandLine::try_parse_from(read_as).expect("a file");
        assert_eq!(line.encoding, Some(TextEncoding::Windows1250));
        assert!(CommandLine::try_parse_from(["jadoube", "nowhere.pgn"]).is_err());
        let asked = CommandLine::try_parse_from(["jadoube", "law", "7.5.5"]).expect("a subcommand");
        assert!(asked.command.is_some() && asked.file.is_none());
    }

    #[cfg(unix)]
    #[test]
    fn a_file_is_opened_whose_name_is_no_text() {
        use std::os::unix::ffi::OsStringExt as _;
        let folder = tempfile::tempdir().expect("a folder");
        let name = OsString::from_vec(b"bad\xff.pgn".to_vec());
        let path = folder.path().join(name);
        std::fs::write(&path, "1. e4 *").expect("a file");
        let arguments = [OsString::from("jadoube"), path.clone().into()];
        let line = CommandLine::try_parse_from(arguments).expect("a file");
        assert_eq!(line.file, Some(path));
    }
}
