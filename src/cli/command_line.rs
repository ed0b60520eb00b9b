//! What can be asked on the command line of each of the two programs.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::builder::{OsStringValueParser, TypedValueParser as _};
use clap::{Parser, Subcommand};

use crate::event::EventCommand;
use crate::export::Export;
use crate::judge::Judge;
use crate::law::Law;
use crate::lesson::LessonCommand;
use crate::mate::Mate;
use crate::notation::NotationCommand;
use crate::report::Report;
use crate::start_screen::StartOptions;
use crate::system::file_uri::{is_bare_word, path_of_argument};
use jadoube_core::notation::pgn::TextEncoding;

/// The version, and what it was built of where whoever built it said so.
pub const VERSION: &str = match option_env!("JADOUBE_BUILD") {
    Some(build) => build,
    None => env!("CARGO_PKG_VERSION"),
};

/// The command line of `jadoube-cli`.
#[derive(Debug, Parser)]
#[command(name = "jadoube-cli", version = VERSION, arg_required_else_help = true)]
pub struct ToolCommandLine {
    /// What to do.
    #[command(subcommand)]
    pub command: CliCommand,
}

/// The command line of `jadoube`: with no subcommand the window opens.
#[derive(Debug, Parser)]
#[command(name = "jadoube", version = VERSION, args_conflicts_with_subcommands = true)]
pub struct WindowCommandLine {
    #[arg(value_name = "FILE", value_parser = OsStringValueParser::new().try_map(file_named))]
    pub files: Vec<PathBuf>,
    #[arg(long, value_name = "ENCODING", requires = "files")]
    pub encoding: Option<TextEncoding>,
    /// On which screen the window begins.
    #[command(flatten)]
    pub start: StartOptions,
    /// What to do without a window, if anything.
    #[command(subcommand)]
    pub command: Option<CliCommand>,
}

/// What can be asked for without a window. The help is in the locales.
#[derive(Debug, Subcommand)]
pub enum CliCommand {
    /// What would the arbiter rule?
    Judge(Judge),
    /// What does an article say?
    Law(Law),
    /// Which lessons are there, and is a file of one as it says?
    Lesson(LessonCommand),
    /// Could a side still mate?
    Mate(Mate),
    /// Games in other letters.
    Notation(NotationCommand),
    /// A saved game in another form.
    Export(Export),
    /// What happened in a saved game.
    Report(Report),
    /// The standings of a tournament, or its report.
    Event(EventCommand),
}

/// A file by its whole path, whether it is there or not: what is wrong with it is told in the window. A bare word that is no
/// file was meant to be a command.
fn file_named(argument: OsString) -> Result<PathBuf, &'static str> {
    let is_bare = is_bare_word(&argument);
    let path = std::path::absolute(path_of_argument(argument));
    path.ok()
        .filter(|path| !is_bare || path.exists())
        .ok_or("neither a file nor a command")
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
            CliCommand::Export(export) => export.run(),
            CliCommand::Report(report) => report.run(),
            CliCommand::Event(event) => event.run(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::start_screen::StartScreen;
    use jadoube_core::clock::typed_control::typed_text;

    #[test]
    fn a_file_is_opened_by_its_whole_path_and_a_word_that_is_none_is_refused() {
        let line = WindowCommandLine::try_parse_from(["jadoube", "Cargo.toml"]).expect("a file");
        let file = line.files.first().expect("a path");
        assert!(file.is_absolute() && file.ends_with("Cargo.toml"));
        let read_as = ["jadoube", "Cargo.toml", "--encoding", "cp1250"];
        let line = WindowCommandLine::try_parse_from(read_as).expect("a file");
        assert_eq!(line.encoding, Some(TextEncoding::Windows1250));
        assert!(WindowCommandLine::try_parse_from(["jadoube", "juge"]).is_err());
        let several = ["jadoube", "nowhere.pgn", "file:///a%20b.pgn", "."];
        let line = WindowCommandLine::try_parse_from(several).expect("files");
        assert!(line.files[0].is_absolute() && line.files[0].ends_with("nowhere.pgn"));
        assert_eq!(line.files[1], PathBuf::from("/a b.pgn"));
        assert_eq!(line.files.len(), 3);
        let asked =
            WindowCommandLine::try_parse_from(["jadoube", "law", "7.5.5"]).expect("a subcommand");
        assert!(asked.command.is_some() && asked.files.is_empty());
    }

    #[test]
    fn the_window_begins_on_the_screen_that_is_named() {
        let screen = |options: &[&str]| {
            let line = [&["jadoube"], options].concat();
            WindowCommandLine::try_parse_from(line).map(|line| line.start.screen())
        };
        let control = |text: &str| text.parse().expect("a time control");
        for (options, named) in [
            (&[][..], None),
            (&["--learn"], Some(StartScreen::Learn)),
            (&["--new-game"], Some(StartScreen::NewGame)),
            (&["--side-clock"], Some(StartScreen::SideClock(None))),
            (
                &["--side-clock", "90+30"],
                Some(StartScreen::SideClock(Some(control("5400+30")))),
            ),
        ] {
            let read = screen(options).expect("a command line");
            assert_eq!(read, named, "{options:?}");
            let again = named.clone().map(|named| {
                let StartScreen::SideClock(Some(times)) = &named else {
                    return StartScreen::of_name(named.name(), None);
                };
                StartScreen::of_name(named.name(), Some(&typed_text(times)))
            });
            assert_eq!(again.flatten(), named, "as desktops name it");
        }
        for refused in [
            &["--side-clock", "soon"][..],
            &["--learn", "--new-game"],
            &["--learn", "Cargo.toml"],
        ] {
            assert!(screen(refused).is_err(), "{refused:?}");
        }
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
        let line = WindowCommandLine::try_parse_from(arguments).expect("a file");
        assert_eq!(line.files, [path]);
    }
}
