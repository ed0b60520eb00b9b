//! The manual pages of both programs in every language, made of their command lines.

use clap::builder::Str;
use clap::{Arg, Command, CommandFactory as _};
use roff::{Inline, Roff, bold, italic, roman};

use jadoube_cli::{ToolCommandLine, WindowCommandLine, localized};
use jadoube_core::i18n::{Language, Words};

use crate::{RELEASED, VERSION, locale};

/// A program with a manual page.
struct Program {
    name: &'static str,
    /// The section of the manual: programs for the shell, or games.
    section: &'static str,
    command: Command,
    /// Other pages to look at.
    see_also: &'static [&'static str],
    examples: &'static [&'static str],
}

fn programs() -> [Program; 2] {
    [
        Program {
            name: "jadoube",
            section: "6",
            command: WindowCommandLine::command(),
            see_also: &["jadoube-cli(1)", "pgn-extract(6)", "xboard(6)"],
            examples: &["jadoube game.pgn", "jadoube law 7.5.5 --edition 2009"],
        },
        Program {
            name: "jadoube-cli",
            section: "1",
            command: ToolCommandLine::command(),
            see_also: &["jadoube(6)", "pgn-extract(6)"],
            examples: &[
                "jadoube-cli judge --edition all case.ron",
                "jadoube-cli law 7.5.5 --edition 2009",
                "echo '8/8/8/8/8/1k6/8/K1B5 w - - 0 1' | jadoube-cli mate --by white",
                "jadoube-cli notation --to pl game.pgn",
                "jadoube-cli export game.jadoube --as scoresheet --output sheet.pdf",
                "jadoube-cli report game.jadoube --language sl --output report.pdf",
            ],
        },
    ]
}

/// Returns every page by its name.
pub fn all() -> Vec<(String, String)> {
    let mut pages = Vec::new();
    for program in programs() {
        for language in Language::ALL {
            let folder = match language {
                Language::English => "man".to_owned(),
                Language::SerbianCyrillic
                | Language::SerbianLatin
                | Language::Slovene
                | Language::Polish
                | Language::Macedonian => format!("man/{}", locale(language)),
            };
            let Program { name, section, .. } = program;
            let path = format!("{folder}/man{section}/{name}.{section}");
            pages.push((path, page(&program, Words::new(language))));
        }
    }
    pages
}

fn page(program: &Program, words: Words) -> String {
    let Program {
        name,
        section,
        command,
        ..
    } = program;
    let command = localized(command.clone(), words);
    let mut page = Roff::new();
    let version = format!("Jadoube {VERSION}");
    page.control("TH", [&*name.to_uppercase(), section, RELEASED, &version]);
    heading(&mut page, "man-name", words);
    let about = command.get_about().map(ToString::to_string);
    page.text([roman(format!("{name} - {}", about.unwrap_or_default()))]);
    heading(&mut page, "man-synopsis", words);
    usage(&mut page, &command);
    for subcommand in commands(&command) {
        page.control("br", []);
        usage(&mut page, subcommand);
    }
    heading(&mut page, "man-description", words);
    // What it is stands under its name already.
    long(&mut page, &command, 1);
    if command.get_positionals().next().is_some() {
        heading(&mut page, "man-arguments", words);
        arguments(&mut page, command.get_positionals());
    }
    heading(&mut page, "man-options", words);
    arguments(&mut page, options(&command));
    heading(&mut page, "man-commands", words);
    for subcommand in commands(&command) {
        page.control("SS", [subcommand.get_name()]);
        long(&mut page, subcommand, 0);
        arguments(&mut page, subcommand.get_positionals());
        let own = options(subcommand).filter(|option| option.get_id() != "help");
        arguments(&mut page, own);
    }
    surroundings(&mut page, program, words);
    page.to_roff().replace('\u{a0}', "\\~")
}

/// Exit status, environment, files, examples, and other pages.
fn surroundings(page: &mut Roff, program: &Program, words: Words) {
    let terms = |page: &mut Roff, terms: &[(&str, &str)]| {
        for (term, id) in terms {
            page.control("TP", []);
            page.text([bold(*term)]);
            page.text([roman(words.tr(id).into_owned())]);
        }
    };
    heading(page, "man-exit-status", words);
    terms(
        page,
        &[
            ("0", "man-exit-status.all-well"),
            ("1", "man-exit-status.one"),
            ("2", "man-exit-status.two"),
        ],
    );
    heading(page, "man-environment", words);
    let language = "LANGUAGE, LC_ALL, LC_MESSAGES, LANG";
    terms(page, &[(language, "man-environment.language")]);
    if program.section == "6" {
        terms(
            page,
            &[
                ("JADOUBE_HOME", "man-environment.home"),
                ("JADOUBE_LOG", "man-environment.log"),
                ("DISPLAY, WAYLAND_DISPLAY", "man-environment.display"),
            ],
        );
        heading(page, "man-files", words);
        let files = [
            ("CONFIG_HOME/jadoube/settings.ron", "man-files.settings"),
            ("DATA_HOME/jadoube/game.journal", "man-files.journal"),
            ("DATA_HOME/jadoube/earlier/", "man-files.earlier"),
            ("STATE_HOME/jadoube/jadoube.log", "man-files.log"),
            ("STATE_HOME/jadoube/crash report.txt", "man-files.crash"),
        ];
        for (path, id) in files {
            terms(page, &[(&format!("$XDG_{path}"), id)]);
        }
    }
    heading(page, "man-examples", words);
    for (index, example) in program.examples.iter().enumerate() {
        if index > 0 {
            page.control("br", []);
        }
        page.text([roman(*example)]);
    }
    heading(page, "man-see-also", words);
    page.text([roman(program.see_also.join(", "))]);
}

fn heading(page: &mut Roff, id: &str, words: Words) {
    page.control("SH", [&*words.tr(id)]);
}

/// How a command is typed, the name of the program in bold.
fn usage(page: &mut Roff, command: &Command) {
    let usage = command.clone().render_usage().to_string();
    let usage = usage.trim_start_matches("Usage: ");
    let lines: Vec<&str> = usage.lines().map(str::trim).collect();
    for (index, line) in lines.iter().enumerate() {
        if index > 0 {
            page.control("br", []);
        }
        let name = command.get_bin_name().unwrap_or(command.get_name());
        let rest = line.strip_prefix(name).unwrap_or(line);
        page.text([bold(name), roman(rest)]);
    }
}

/// What a command does, a paragraph each, without the first so many.
fn long(page: &mut Roff, command: &Command, without: usize) {
    let long = command.get_long_about().map(ToString::to_string);
    for paragraph in long.unwrap_or_default().split("\n\n").skip(without) {
        page.control("PP", []);
        page.text([roman(paragraph)]);
    }
}

fn commands(command: &Command) -> impl Iterator<Item = &Command> {
    let others = |it: &&Command| it.get_name() != "help";
    command.get_subcommands().filter(others)
}

fn options(command: &Command) -> impl Iterator<Item = &Arg> {
    command.get_arguments().filter(|it| !it.is_positional())
}

fn arguments<'a>(page: &mut Roff, arguments: impl Iterator<Item = &'a Arg>) {
    for argument in arguments.filter(|it| !it.is_hide_set()) {
        page.control("TP", []);
        page.text(term(argument));
        let help = argument.get_help().map(ToString::to_string);
        page.text([roman(help.unwrap_or_default())]);
    }
}

/// An argument as it is typed.
fn term(argument: &Arg) -> Vec<Inline> {
    let mut term = Vec::new();
    if let Some(short) = argument.get_short() {
        term.push(bold(format!("-{short}")));
        term.push(roman(", "));
    }
    if let Some(long) = argument.get_long() {
        term.push(bold(format!("--{long}")));
    }
    if argument.is_positional() || argument.get_action().takes_values() {
        if !argument.is_positional() {
            term.push(roman(" "));
        }
        let names = argument.get_value_names().unwrap_or_default();
        let names: Vec<&str> = names.iter().map(Str::as_str).collect();
        term.push(italic(names.join(" ")));
    }
    term
}
