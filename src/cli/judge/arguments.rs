//! What `jadoube judge` can be asked.

use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, ValueEnum};

use crate::app::cli::language_option::LanguageOption;
use jadoube_core::laws::Edition;

/// Judge scripts: one line a ruling, then the state reached.
///
/// Each line has five columns parted by tabs: when, the number of the act (`-` for a flag that fell between two), the
/// rule, its articles, the consequences. The last line begins with `end`: the table and the game as FEN, both readings,
/// who has the move, whose clock runs, the result or `*`, and the class of play as which it was judged.
///
/// With `--edition all` the answers stand side by side instead, a hundred characters wide: a column for all editions that
/// answer alike, the articles above the consequences; where the acts cannot begin in an edition, its column says why. What
/// goes without saying is left out unless the editions differ about it.
///
/// What is printed is the same in every language; only what is wrong with a file, and the words beside a difference, are
/// told in the system's. Exit status 1: something is not as expected. 2: a file could not be judged.
#[derive(Debug, Args)]
pub struct Judge {
    #[arg(required = true, value_name = "FILE")]
    pub(super) files: Vec<PathBuf>,
    /// Judge by this edition instead of the script's own, or by `all` of them.
    #[arg(long, value_name = "YEAR")]
    pub(super) edition: Option<EditionChoice>,
    /// Compare with what the script expects, in every edition it states; exit with 1 on a difference.
    #[arg(long)]
    pub(super) expect: bool,
    /// Only what differs: from what the script expects (with `--expect`), or between editions (with `--edition all`).
    #[arg(long)]
    pub(super) quiet: bool,
    /// For people, or for machines: one object a line for each ruling, end, difference and fault, as the page on scripts has it.
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text)]
    pub(super) format: AnswerFormat,
    #[command(flatten)]
    pub(super) language: LanguageOption,
}

/// How answers are laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum AnswerFormat {
    /// Lines with tabs, or columns side by side.
    Text,
    /// JSON, one object a line.
    Json,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum EditionChoice {
    All,
    One(Edition),
}

impl Judge {
    /// Whether the answers of all editions are laid side by side.
    pub(super) fn is_side_by_side(&self) -> bool {
        let asks_all = matches!(self.edition, Some(EditionChoice::All));
        asks_all && !self.expect && self.format == AnswerFormat::Text
    }

    /// Whether only what differs is asked for, and nothing is there to differ from.
    pub(super) fn is_quiet_about_all(&self) -> bool {
        self.quiet && !self.expect && !self.is_side_by_side()
    }
}

impl FromStr for EditionChoice {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "all" {
            return Ok(Self::All);
        }
        text.parse().map(Self::One).map_err(
            |error: jadoube_core::laws::booklets::edition::UnknownEdition| error.to_string(),
        )
    }
}
