//! The help of the command line in the words of a language.

use clap::{Arg, Command};

use crate::text_wrap::WIDTH;
use jadoube_core::i18n::Words;

/// Returns the command line with every text of its help in those words.
pub fn localized(mut command: Command, words: Words) -> Command {
    // Only a built command has the arguments and the subcommand for help.
    command.build();
    in_words(command, words)
}

fn in_words(command: Command, words: Words) -> Command {
    let name = command.get_name().to_owned();
    let about = words.tr(&format!("cli-{name}")).into_owned();
    let long = words.try_tr(&format!("cli-{name}.long"), &[]);
    let long = long.map_or_else(|| about.clone(), |long| format!("{about}\n\n{long}"));
    let usage = words.tr("cli-usage");
    let template = format!("{{about-with-newline}}\n{usage}: {{usage}}\n\n{{all-args}}");
    command
        .max_term_width(WIDTH)
        .about(about)
        .long_about(long)
        .help_template(template)
        .subcommand_help_heading(words.tr("cli-commands").into_owned())
        .mut_args(|argument| argument_in_words(argument, &name, words))
        .mut_subcommands(|command| match command.get_name() {
            "help" => command.about(words.tr("cli-help-command").into_owned()),
            _ => in_words(command, words),
        })
}

fn argument_in_words(argument: Arg, command: &str, words: Words) -> Arg {
    let help = argument_help(&argument, command, words);
    let heading = if argument.is_positional() {
        words.tr("cli-arguments")
    } else {
        words.tr("cli-options")
    };
    argument
        .long_help(help.clone())
        .help(help)
        .help_heading(heading.into_owned())
        .hide_default_value(true)
        .hide_possible_values(true)
}

/// What an argument is for, and what it can be.
fn argument_help(argument: &Arg, command: &str, words: Words) -> String {
    let id = argument.get_id().as_str();
    let mut help = match id {
        "language" | "help" | "version" => words.tr(&format!("cli-{id}")),
        _ => words.tr(&format!("cli-{command}.{id}")),
    }
    .into_owned();
    if !argument.get_action().takes_values() {
        return help;
    }
    let values: Vec<_> = argument
        .get_possible_values()
        .iter()
        .map(|value| value.get_name().to_owned())
        .collect();
    let default: Vec<_> = argument
        .get_default_values()
        .iter()
        .map(|value| value.to_string_lossy())
        .collect();
    let notes = [
        ("cli-possible", "values", values.join(", ")),
        ("cli-default", "value", default.join(", ")),
    ];
    for (id, name, said) in notes {
        if !said.is_empty() {
            let note = words.tr_args(id, &[(name, said.as_str().into())]);
            help = format!("{help}. {note}");
        }
    }
    help
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;
    use jadoube_core::i18n::Language;

    use super::*;
    use crate::command_line::{ToolCommandLine, WindowCommandLine};

    fn every(command: &Command, told: &mut Vec<String>) {
        told.extend(command.get_about().map(ToString::to_string));
        let helps = command.get_arguments().filter_map(Arg::get_help);
        told.extend(helps.map(ToString::to_string));
        for command in command.get_subcommands() {
            if command.get_name() != "help" {
                every(command, told);
            }
        }
    }

    #[test]
    fn nothing_of_the_help_is_left_without_words() {
        for command in [ToolCommandLine::command(), WindowCommandLine::command()] {
            let told = |language| {
                let mut told = Vec::new();
                let words = Words::new(language);
                every(&localized(command.clone(), words), &mut told);
                told
            };
            let english = told(Language::English);
            assert!(english.len() > 30, "{english:#?}");
            for language in Language::ALL {
                let here = told(language);
                for (here, there) in here.iter().zip(&english) {
                    assert!(!here.contains("cli-"), "{language:?}: {here}");
                    assert!(
                        language == Language::English || here != there,
                        "{language:?}: {here}"
                    );
                }
            }
        }
    }

    #[test]
    fn the_help_of_a_command_is_in_one_language() {
        let polish = Words::new(Language::Polish);
        let mut command = localized(ToolCommandLine::command(), polish);
        let judge = command.find_subcommand_mut("judge").expect("a command");
        let help = judge.render_long_help().to_string();
        for part in [
            "Osądza skrypty",
            "Użycie: jadoube-cli judge",
            "Opcje:",
            "Argumenty:",
            "Pokaż pomoc",
        ] {
            assert!(help.contains(part), "{part} is not in\n{help}");
        }
        for part in [
            "Usage",
            "Options",
            "Arguments",
            "Print",
            "default",
            "possible",
        ] {
            assert!(!help.contains(part), "{part} is in\n{help}");
        }
        let all = command.render_help().to_string();
        assert!(
            all.contains("Polecenia:") && !all.contains("Commands"),
            "{all}"
        );
    }
}
