//! A command line is read, and where it cannot be understood that is said in the reader's language.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use clap::{Command, Parser};

use crate::localized_help::localized;
use crate::output::{printed, refused};
use crate::system::system_language::system_language;
use jadoube_core::i18n::{Language, Words};

/// The exit status where a command line was not understood.
const NOT_UNDERSTOOD: u8 = 2;

/// Reads a command line. Help and version are printed on standard output, and what was not understood on standard error.
///
/// # Errors
/// The exit status with which the program ends: help or the version was asked for, or something was not understood.
pub fn parse<T: Parser>(arguments: Vec<OsString>) -> Result<T, ExitCode> {
    let words = wanted_words(&arguments);
    let mut command = localized(T::command(), words);
    let parsed = command
        .try_get_matches_from_mut(arguments)
        .and_then(|mut matches| T::from_arg_matches_mut(&mut matches));
    parsed.map_err(|error| tell(&error, &command, words))
}

/// Returns the words of the language that a command line names, or else the system's.
fn wanted_words(arguments: &[OsString]) -> Words {
    let texts = || arguments.iter().map(|argument| argument.to_string_lossy());
    let behind = texts().zip(texts().skip(1));
    let named = behind
        .filter(|(option, _)| option == "--language")
        .map(|(_, tag)| tag.into_owned());
    let joined = texts().filter_map(|option| Some(option.strip_prefix("--language=")?.to_owned()));
    let language = named
        .chain(joined)
        .find_map(|tag| Language::of_locale(&tag));
    Words::new(language.or_else(system_language).unwrap_or_default())
}

fn tell(error: &Error, command: &Command, words: Words) -> ExitCode {
    if matches!(
        error.kind(),
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion
    ) {
        return printed(error.print(), ExitCode::SUCCESS, words);
    }
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        // Where not even that can be said, nothing can.
        let _ = error.print();
        return ExitCode::from(NOT_UNDERSTOOD);
    }
    let program = command.get_name();
    let more = format!("{program} --help");
    let more = words.tr_args("cli-more", &[("command", more.as_str().into())]);
    refused(&format!("{}\n{more}", sentences(error, words)));
    ExitCode::from(NOT_UNDERSTOOD)
}

/// What is wrong with a command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Misreading {
    UnknownCommand,
    UnknownArgument,
    WrongValue,
    ValueMissing,
    ArgumentMissing,
    Conflict,
    Other,
}

impl Misreading {
    /// Reads what the parser found, in that argument, with that value.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "clap may add kinds of errors at any time"
    )]
    fn of(kind: ErrorKind, argument: &str, value: &str) -> Self {
        match kind {
            ErrorKind::InvalidSubcommand => Self::UnknownCommand,
            // What is taken for a file was meant to be a command.
            ErrorKind::ValueValidation if argument.contains("FILE") => Self::UnknownCommand,
            ErrorKind::UnknownArgument => Self::UnknownArgument,
            ErrorKind::InvalidValue | ErrorKind::ValueValidation if value.is_empty() => {
                Self::ValueMissing
            }
            ErrorKind::InvalidValue | ErrorKind::ValueValidation => Self::WrongValue,
            ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => Self::ValueMissing,
            ErrorKind::MissingRequiredArgument => Self::ArgumentMissing,
            ErrorKind::ArgumentConflict => Self::Conflict,
            _ => Self::Other,
        }
    }

    /// Returns the locale key of the sentence that says what is wrong.
    const fn message(self) -> &'static str {
        match self {
            Self::UnknownCommand => "cli-unknown-command",
            Self::UnknownArgument => "cli-unknown-argument",
            Self::WrongValue => "cli-wrong-value",
            Self::ValueMissing => "cli-value-missing",
            Self::ArgumentMissing => "cli-argument-missing",
            Self::Conflict => "cli-conflict",
            Self::Other => "cli-not-understood",
        }
    }
}

/// What was not understood, and what would have been.
fn sentences(error: &Error, words: Words) -> String {
    let said = |kind| context(error, kind);
    let argument = said(ContextKind::InvalidArg);
    let mut value = said(ContextKind::InvalidValue);
    let misreading = Misreading::of(error.kind(), &argument, &value);
    if error.kind() == ErrorKind::InvalidSubcommand {
        value = said(ContextKind::InvalidSubcommand);
    }
    let args = [
        ("argument", argument.as_str().into()),
        ("value", value.as_str().into()),
    ];
    let mut sentences = vec![words.tr_args(misreading.message(), &args).into_owned()];
    let hints = [
        (ContextKind::SuggestedSubcommand, "cli-similar"),
        (ContextKind::SuggestedArg, "cli-similar"),
        (ContextKind::SuggestedValue, "cli-similar"),
        (ContextKind::ValidValue, "cli-known"),
    ];
    for (kind, id) in hints {
        let known = said(kind);
        if !known.is_empty() {
            let hint = words.tr_args(id, &[("known", known.as_str().into())]);
            sentences.push(hint.into_owned());
        }
    }
    sentences.join(" ")
}

/// What the parser noted of that kind; several parted by commas, nothing where it noted none.
fn context(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command_line::{ToolCommandLine, WindowCommandLine};

    /// What is said to a command line that is not understood.
    fn said<T: Parser>(arguments: &[&str]) -> String {
        let arguments: Vec<OsString> = arguments.iter().map(OsString::from).collect();
        let words = wanted_words(&arguments);
        let command = localized(T::command(), words);
        let error = command
            .try_get_matches_from(arguments)
            .expect_err("it is not understood");
        sentences(&error, words)
    }

    #[test]
    fn what_is_not_understood_is_told_in_the_language_asked_for() {
        assert_eq!(
            said::<ToolCommandLine>(&["jadoube-cli", "juge", "--language", "en"]),
            "“juge” is neither a command nor a file. Did you mean judge?"
        );
        let polish = |arguments: &[&str]| {
            let arguments = [arguments, &["--language", "pl"]].concat();
            said::<ToolCommandLine>(&arguments)
        };
        assert_eq!(
            polish(&["jadoube-cli", "mate", "--by", "green"]),
            "„green” nie może być wartością --by <BY>. Znane są: white, black."
        );
        assert_eq!(polish(&["jadoube-cli", "mate"]), "Brakuje --by <BY>.");
        assert_eq!(
            polish(&["jadoube-cli", "judge", "a.ron", "--expected"]),
            "--expected nie jest tu znane. Czy chodziło o\u{a0}--expect?"
        );
        assert_eq!(
            said::<WindowCommandLine>(&["jadoube", "law", "7.5", "--edition", "--language=sl"]),
            "--edition <YEAR> potrebuje vrednost. Znano je: 2005, 2009, 2014, 2017, 2018, 2023."
        );
    }
}
