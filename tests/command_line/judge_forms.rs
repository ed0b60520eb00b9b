//! The short form of what `jadoube judge` answers, the one for machines, and the answers to many scripts.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::judge_command::{case, judge, run, text};
use crate::support::python_interpreter;

const MATE: &str =
    "(after: \"1.f3 e5 2.g4\", acts: [(by: Black, act: Play(\"Qh4\"))], expect: [EXPECTED])";

/// A mate for which that is expected.
fn mate(expected: &str) -> String {
    MATE.replace("EXPECTED", expected)
}

#[test]
fn in_short_nothing_is_said_of_what_is_as_expected() {
    let output = judge(
        &["--expect", "--quiet"],
        &mate("\"1 win-checkmate completed d8h4; over 0-1\""),
    );
    assert_eq!(output.status.code(), Some(0));
    assert_eq!((text(&output.stdout), text(&output.stderr)), ("", ""));
}

#[test]
fn in_short_the_differences_stand_below_their_file_and_edition() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let file = folder.path().join("wrong.ron");
    let wrong = mate("\"1 win-checkmate completed d8h4; over 0-1\", \"end result 1-0\"");
    fs::write(&file, wrong).expect("the script can be written");
    let right = case("art05_ending/5.1.1-mate-needs-no-press.ron");
    let output = run(
        &["--expect", "--quiet", "--edition", "2023"],
        &[&right, &file, &right],
    );
    assert_eq!(output.status.code(), Some(1));
    let name = file.display();
    assert_eq!(
        text(&output.stdout),
        format!("== {name} ==\nDIFFERENT at end result\n  expected: 1-0\n  ruled:    0-1\n")
    );
    let output = run(&["--expect", "--quiet"], &[&file]);
    let told = text(&output.stdout);
    assert!(
        told.starts_with("-- 2005 --\nDIFFERENT at end result\n") && !told.contains("end\t"),
        "{told}"
    );
}

#[test]
fn in_short_side_by_side_stands_only_what_editions_rule_differently() {
    let differs = case("art05_ending/5.1.2-resignation-to-a-lone-king.ron");
    let agrees = case("art05_ending/5.1.1-mate-needs-no-press.ron");
    let output = run(&["--edition", "all", "--quiet"], &[&agrees, &differs]);
    assert_eq!(output.status.code(), Some(0));
    let told = text(&output.stdout);
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines[0], format!("== {} ==", differs.display()), "{told}");
    let marked = |line: &&&str| line.ends_with('≠');
    assert_eq!(lines.iter().filter(marked).count(), 2, "{told}");
    assert_eq!(lines.len(), 1 + 2 + 3 + 2, "{told}");
}

#[test]
fn in_short_there_must_be_something_to_differ_from() {
    for arguments in [
        &["--quiet"][..],
        &["--quiet", "--edition", "2009"],
        &["--quiet", "--edition", "all", "--format", "json"],
    ] {
        let output = judge(arguments, "()");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert_eq!(text(&output.stdout), "");
        assert!(text(&output.stderr).contains("--expect"));
    }
}

#[test]
fn a_machine_gets_one_object_a_ruling() {
    let output = judge(
        &["--format", "json"],
        "(time: \"300\", clocks: (\"0:05\", \"0:09\"), acts: [
            (at: \"0:01\", by: White, act: Touch(\"e2\")),
            (at: \"0:02\", by: White, act: Play(\"e5\")),
            (at: \"0:08\", by: Arbiter, act: Stop),
        ])",
    );
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let told = text(&output.stdout);
    let (file, _) = told
        .strip_prefix("{\"kind\":\"ruling\",\"file\":\"")
        .and_then(|rest| rest.split_once('"'))
        .expect("the name of the file");
    let table = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let of = format!("\"file\":\"{file}\",\"edition\":\"2023\",\"play\":\"blitz\"");
    let expected = [
        format!(
            "{{\"kind\":\"ruling\",{of},\"at\":\"0:00:01\",\"act\":1,\"rule\":\"touch-own\",\"articles\":[\"4.3.1\"],\"consequences\":[\"must-move e2\"],\"routine\":true}}"
        ),
        format!(
            "{{\"kind\":\"ruling\",{of},\"at\":\"0:00:02\",\"act\":2,\"rule\":\"legal-move-def\",\"articles\":[\"3.10.1\",\"3.10.2\"],\"consequences\":[\"notice no-such-move\"],\"routine\":false}}"
        ),
        format!(
            "{{\"kind\":\"ruling\",{of},\"at\":\"0:00:05\",\"act\":null,\"rule\":\"flag-loss\",\"articles\":[\"6.9\"],\"consequences\":[\"flag white\",\"over 0-1\"],\"routine\":false}}"
        ),
        format!(
            "{{\"kind\":\"end\",{of},\"table\":\"{table}\",\"game\":\"{table}\",\"clocks\":[\"0:00:00\",\"0:00:09\"],\"move\":\"white\",\"runs\":null,\"result\":\"0-1\"}}"
        ),
    ];
    let lines: Vec<&str> = told.lines().collect();
    for (line, expected) in lines.iter().zip(&expected) {
        assert_eq!(line, expected);
    }
    assert_eq!(lines.len(), 4, "{told}");
}

#[test]
fn a_machine_is_told_differences_and_faults_as_objects_too_in_every_language() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let written = |name: &str, script: &str| {
        let file = folder.path().join(name);
        fs::write(&file, script).expect("the script can be written");
        file
    };
    let wrong = written("a \"wrong\"\\ one.ron", &mate("\"end result 1-0; runs -\""));
    let bad = written("bad.ron", "(\n  after: \"1.e4 Ke3\",\n)");
    let missing = folder.path().join("missing.ron");
    let files = [&*wrong, &*bad, &*missing];
    let arguments = [
        "--expect",
        "--edition",
        "2023",
        "--quiet",
        "--format",
        "json",
    ];
    let english = run(&arguments, &files);
    let polish = run(&[&arguments[..], &["--language", "pl"]].concat(), &files);
    assert_eq!(english, polish);
    assert_eq!(
        (english.status.code(), text(&english.stderr)),
        (Some(2), "")
    );
    let mut python = Command::new("python3");
    python.args([
        "-c",
        "import json, sys\nfor line in sys.stdin:\n  it = json.loads(line)\n  it['file'] = it['file'].split('/')[-1]\n  print(sorted(it.items()))",
    ]);
    let (read, fault) = python_interpreter::fed(python, text(&english.stdout));
    assert_eq!(fault, "");
    let lines: Vec<&str> = read.lines().collect();
    assert!(
        lines[0].contains("win-checkmate") && lines[0].contains("('about', '1')"),
        "{read}"
    );
    assert!(
        lines[1].contains("('about', 'end result'), ('edition', '2023'), ('expected', ['1-0'])"),
        "{read}"
    );
    assert!(
        lines[1].contains(
            r#"('file', 'a "wrong"\\ one.ron'), ('kind', 'difference'), ('ruled', ['0-1'])"#
        ),
        "{read}"
    );
    assert!(lines[2].contains("('column', 3), ('edition', None), ('file', 'bad.ron'), ('kind', 'fault'), ('line', 2), ('why', '"), "{read}");
    assert!(
        lines[3].contains("('column', None)") && lines[3].contains("no such file"),
        "{read}"
    );
    assert_eq!(lines.len(), 4, "{read}");
}

/// Many scripts: copies of two cases, and one in between that cannot be read.
fn many(folder: &Path, count: usize) -> Vec<PathBuf> {
    let cases = [
        case("app_b_blitz/B.3-illegal-move-claimed.ron"),
        case("art05_ending/5.1.1-mate-needs-no-press.ron"),
    ];
    let copy = |number: usize| {
        let file = folder.join(format!("{number}.ron"));
        if number == count / 2 {
            fs::write(&file, "(acts: [").expect("the script can be written");
        } else {
            fs::copy(&cases[number % 2], &file).expect("the case can be copied");
        }
        file
    };
    (0..count).map(copy).collect()
}

#[test]
fn many_scripts_are_answered_in_the_order_of_the_files_and_each_as_if_alone() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let files = many(folder.path(), 400);
    let paths: Vec<&Path> = files.iter().map(PathBuf::as_path).collect();
    let output = run(&["--edition", "2009"], &paths);
    assert_eq!(output.status.code(), Some(2));
    let alone = [0, 1].map(|number| run(&["--edition", "2009"], &[&*files[number]]));
    let expected: Vec<String> = (0..400)
        .map(|number| {
            let answer = if number == 200 {
                ""
            } else {
                text(&alone[number % 2].stdout)
            };
            format!("== {} ==\n{answer}", files[number].display())
        })
        .collect();
    assert_eq!(text(&output.stdout), expected.join("\n"));
    let told = text(&output.stderr);
    assert!(
        told.starts_with(&format!("{}:1:", files[200].display())),
        "{told}"
    );
    assert_eq!(
        told.lines().count(),
        1,
        "no progress where no terminal is: {told}"
    );
}

#[test]
fn whoever_has_read_enough_ends_it_at_once() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let files = many(folder.path(), 2000);
    let mut judging = Command::new(env!("CARGO_BIN_EXE_jadoube-cli"))
        .args(["judge", "--edition", "all"])
        .args(&files)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("jadoube runs");
    let mut answers = BufReader::new(judging.stdout.take().expect("an output"));
    let mut first = String::new();
    answers.read_line(&mut first).expect("a line");
    drop(answers);
    let output = judging.wait_with_output().expect("it ends");
    assert!(
        first.starts_with("== ") && output.status.success(),
        "{first}"
    );
    // It never came to the file in the middle, of which it would tell.
    assert_eq!(text(&output.stderr), "");
}

#[test]
fn what_is_still_to_be_decided_is_told_in_every_form() {
    let script = "\u{feff}(acts: [(by: White, act: Graze(\"g1\"))])";
    let printed = judge(&["--edition", "2014"], script);
    assert!(text(&printed.stdout).contains("\nopen\tintent\tAccept: "));
    let output = judge(&["--edition", "2014", "--format", "json"], script);
    let objects: Vec<&str> = text(&output.stdout).lines().collect();
    let is_open = |line: &&&str| line.starts_with("{\"kind\":\"open\",");
    let open: Vec<_> = objects.iter().filter(is_open).collect();
    assert!(
        matches!(open[..], [line] if line.contains("\"question\":\"intent\",\"accept\":\"it was touched")),
        "{objects:?}"
    );
    let output = judge(&["--edition", "all"], script);
    let told = text(&output.stdout);
    assert!(told.contains("\nopen  touch  ≠\n"), "{told}");
    assert!(told.contains("\nopen  intent  ≠\n"), "{told}");
}
