//! What the program does when it is asked for something on the command line, one file a subcommand.
//!
//! Here arguments are read and answers printed. What is answered belongs to the rooms below, and nothing here opens a
//! window.

mod judge;
mod language_option;
mod law;
mod mate;
mod notation;
mod side_by_side;
mod text_wrap;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The command line of `jadoube`: with no subcommand the window opens.
#[derive(Debug, Parser)]
#[command(name = "jadoube", version, about)]
pub struct CommandLine {
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
    /// Say for each FEN whether a side could still mate by any series of legal moves.
    Mate(mate::Mate),
    /// Turn games and bare moves from one notation into another.
    Notation(notation::NotationCommand),
}

impl CliCommand {
    /// Does what was asked, on standard output, and says how it went.
    #[must_use]
    pub fn run(self) -> ExitCode {
        match self {
            CliCommand::Judge(judge) => judge.run(),
            CliCommand::Law(law) => law.run(),
            CliCommand::Mate(mate) => mate.run(),
            CliCommand::Notation(notation) => notation.run(),
        }
    }
}
