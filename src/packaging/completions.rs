//! Completions of the command lines for shells.

use clap::{Command, CommandFactory as _};
use clap_complete::{Shell, generate};

use jadoube_cli::{ToolCommandLine, WindowCommandLine, localized};
use jadoube_core::i18n::Words;

/// Returns the completions of both programs, each by the name under which a shell looks for it.
pub fn all() -> Vec<(String, String)> {
    let programs = [
        ("jadoube", WindowCommandLine::command()),
        ("jadoube-cli", ToolCommandLine::command()),
    ];
    let mut files = Vec::new();
    for (name, command) in programs {
        let paths = [
            (Shell::Bash, format!("bash-completion/completions/{name}")),
            (
                Shell::Fish,
                format!("fish/vendor_completions.d/{name}.fish"),
            ),
            (Shell::Zsh, format!("zsh/vendor-completions/_{name}")),
        ];
        for (shell, path) in paths {
            files.push((path, completions(shell, name, &command)));
        }
    }
    files
}

fn completions(shell: Shell, name: &str, command: &Command) -> String {
    let mut command = localized(command.clone(), Words::default());
    let mut bytes = Vec::new();
    generate(shell, &mut command, name, &mut bytes);
    let text = String::from_utf8(bytes).expect("completions are text");
    // Blanks at the ends of lines mean nothing to a shell.
    text.lines()
        .flat_map(|line| [line.trim_end(), "\n"])
        .collect()
}
