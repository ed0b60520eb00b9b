//! What `jadoube judge` can be asked.

use std::path::PathBuf;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::answer_format::AnswerFormat;
use crate::language_option::LanguageOption;
use jadoube_core::laws::Edition;

/// What asks for every edition.
const ALL: &str = "all";

/// Judge scripts: one line a ruling, then the state reached. The help is in the locales.
#[derive(Debug, Args)]
pub struct Judge {
    #[arg(required = true, value_name = "FILE")]
    pub(super) files: Vec<PathBuf>,
    #[arg(long, value_name = "YEAR", value_parser = editions())]
    pub(super) edition: Option<EditionChoice>,
    #[arg(long)]
    pub(super) expect: bool,
    #[arg(long)]
    pub(super) quiet: bool,
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text)]
    pub(super) format: AnswerFormat,
    #[command(flatten)]
    pub(super) language: LanguageOption,
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

/// Reads the year of an edition, or `all`.
fn editions() -> impl TypedValueParser<Value = EditionChoice> {
    let names = Edition::ALL.map(Edition::name).into_iter().chain([ALL]);
    PossibleValuesParser::new(names).try_map(|name| {
        if name == ALL {
            return Ok(EditionChoice::All);
        }
        name.parse::<Edition>().map(EditionChoice::One)
    })
}
