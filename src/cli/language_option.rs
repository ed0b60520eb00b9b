//! The language in which the command line answers.

use clap::Args;

use crate::system::system_language::system_language;
use jadoube_core::i18n::{Language, Words};

/// The language that was asked for, or else the system's.
#[derive(Debug, Args)]
pub struct LanguageOption {
    #[arg(long, value_name = "LANGUAGE", value_parser = read)]
    language: Option<Language>,
}

fn read(tag: &str) -> Result<Language, String> {
    Language::of_locale(tag).ok_or_else(|| {
        let tags = Language::ALL.map(Language::tag);
        format!("known are {}", tags.join(", "))
    })
}

impl LanguageOption {
    pub fn words(&self) -> Words {
        Words::new(self.language.or_else(system_language).unwrap_or_default())
    }
}
