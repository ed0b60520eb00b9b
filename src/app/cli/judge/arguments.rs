//! What `jadoube judge` can be asked.

use std::path::PathBuf;
use std::str::FromStr;

use clap::Args;

use crate::app::cli::language_option::LanguageOption;
use crate::laws::Edition;

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
    /// The scripts.
    #[arg(required = true, value_name = "FILE")]
    pub(super) files: Vec<PathBuf>,
    /// Judge by this edition instead of the script's own, or by `all` of them.
    #[arg(long, value_name = "YEAR")]
    pub(super) edition: Option<EditionChoice>,
    /// Compare with what the script expects, in every edition it states; exit with 1 on a difference.
    #[arg(long)]
    pub(super) expect: bool,
    #[command(flatten)]
    pub(super) language: LanguageOption,
}

/// One edition, or all.
#[derive(Clone, Copy, Debug)]
pub(super) enum EditionChoice {
    All,
    One(Edition),
}

impl FromStr for EditionChoice {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "all" {
            return Ok(Self::All);
        }
        text.parse()
            .map(Self::One)
            .map_err(|error: crate::laws::booklets::edition::UnknownEdition| error.to_string())
    }
}
