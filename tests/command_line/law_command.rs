//! What `jadoube law` answers to machines.

use std::process::{Command, Output};

use crate::judge_command::text;
use crate::support::python_interpreter::fed;

fn law(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_jadoube-cli"))
        .arg("law")
        .args(["--format", "json"])
        .args(arguments)
        .env("LC_ALL", "C")
        .output()
        .expect("jadoube-cli runs")
}

#[test]
fn a_machine_is_told_each_provision_and_each_of_its_editions() {
    let output = law(&["7.4b", "--edition", "2009"]);
    assert_eq!(output.status.code(), Some(0));
    let reads = "import json, sys
for line in sys.stdin:
    it = json.loads(line)
    print(it['kind'], it['name'], it['edition'], *it['articles'])";
    let mut python = Command::new("python3");
    python.args(["-c", reads]);
    let (read, fault) = fed(python, text(&output.stdout));
    assert_eq!(fault, "");
    let lines: Vec<&str> = read.lines().collect();
    assert!(
        lines.contains(&"provision illegal-count-std 2009 7.4b"),
        "{read}"
    );
    assert!(
        lines.contains(&"edition illegal-count-std 2023 7.5.5"),
        "{read}"
    );
    let editions = lines.iter().filter(|line| line.starts_with("edition "));
    let provisions = lines.iter().filter(|line| line.starts_with("provision "));
    assert_eq!(editions.count(), 6 * provisions.count());
}

#[test]
fn a_machine_is_told_what_speaks_of_words_and_that_nothing_does() {
    let output = law(&["clock"]);
    let lines = text(&output.stdout).lines();
    assert!(lines.clone().count() > 1);
    for line in lines {
        assert!(
            line.starts_with("{\"kind\":\"found\",\"name\":\""),
            "{line}"
        );
        assert!(line.contains("\"language\":\"en\""), "{line}");
    }
    let output = law(&["99.9"]);
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""));
}
