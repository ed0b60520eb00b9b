//! In which language the command line answers, and how wide.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn jadoube(language: (&str, &str), arguments: &[&str], input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube"));
    for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    let mut running = command
        .env(language.0, language.1)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("jadoube runs");
    let mut stdin = running.stdin.take().expect("an input");
    stdin.write_all(input.as_bytes()).expect("it is read");
    drop(stdin);
    running.wait_with_output().expect("it ends")
}

#[cfg(unix)]
#[test]
fn an_article_is_told_in_the_script_that_the_system_names() {
    for (locale, is_latin) in [
        ("sr_RS@latin", true),
        ("sr_RS.UTF-8@latin", true),
        ("sr@latin", true),
        ("sr_RS.UTF-8", false),
    ] {
        let output = jadoube(("LANG", locale), &["law", "illegal-count-std"], "");
        let said = String::from_utf8(output.stdout).expect("a text");
        let (latin, cyrillic) = ("nepravilni potez", "неправилни потез");
        let wanted = if is_latin { latin } else { cyrillic };
        assert!(said.contains(wanted), "{locale}: {said}");
    }
}

#[test]
fn what_an_edition_does_not_have_is_said_in_lines_of_a_terminal() {
    for (arguments, tag) in [(["law", "99.9"], "pl"), (["law", "7.4b"], "mk")] {
        let arguments = [&arguments[..], &["--language", tag]].concat();
        let output = jadoube(("LANG", "C"), &arguments, "");
        let said = [output.stdout, output.stderr].concat();
        let said = String::from_utf8(said).expect("a text");
        let widest = said.lines().map(|line| line.chars().count()).max();
        assert!(widest <= Some(100) && widest > Some(0), "{said}");
    }
}

#[cfg(unix)]
#[test]
fn a_move_that_cannot_be_read_is_told_in_the_language_of_the_system() {
    let moves = "1. e4 e5 2. Ke3 *";
    let told = |language, arguments: &[&str]| {
        let arguments = [&["notation", "--to", "pl"], arguments].concat();
        let output = jadoube(language, &arguments, moves);
        String::from_utf8(output.stderr).expect("a text")
    };
    let slovene = told(("LANG", "sl_SI.UTF-8"), &[]);
    assert_eq!(slovene, "-:1:13: Ke3: kralj ne more na e3.\n");
    let polish = told(("LANG", "sl_SI.UTF-8"), &["--language", "pl"]);
    assert_eq!(polish, "-:1:13: Ke3: król nie może pójść na e3.\n");
}
