//! What `jadoube mate` answers, to lines on its input and to positions as arguments.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::thread;

use jadoube_core::chess::Color;
use jadoube_core::chess::chess960_fen::{self, FenStyle};
use jadoube_core::chess::mate_line_protocol::answer;

use crate::support::seeded_random::SeededRandom;

#[test]
fn a_line_that_is_no_position_is_an_error_and_the_rest_goes_on() {
    let lines = "8/8/8/8/8/8/8/K6k w - - 0 1\nnonsense\n\n8/8/8/8/8/8/8/K7 w - - 0 1\n7k/8/6K1/8/8/8/8/1Q6 w - -\n";
    let mut command = mate("white", &[]);
    command
        .stdin
        .take()
        .expect("a pipe")
        .write_all(lines.as_bytes())
        .expect("the command reads");
    let output = command.wait_with_output().expect("the command ends");
    let answers = String::from_utf8(output.stdout).expect("text");
    let answers: Vec<&str> = answers.lines().collect();
    assert_eq!(answers.len(), 5, "{answers:?}");
    assert_eq!(answers[0], "no");
    assert!(
        answers[1..4]
            .iter()
            .all(|answer| answer.starts_with("error\t")),
        "{answers:?}"
    );
    assert!(answers[4].starts_with("yes\t"), "{answers:?}");
    assert_eq!(output.status.code(), Some(1), "not every line was answered");
}

#[test]
fn answers_come_in_order_whoever_finds_them() {
    let mut random = SeededRandom(7);
    let fens: Vec<String> = (0..300)
        .map(|_| chess960_fen::write(&random.endgame(), FenStyle::XFen))
        .collect();
    let mut command = mate("black", &["--nodes", "1000"]);
    let mut input = command.stdin.take().expect("a pipe");
    let lines = fens.join("\n");
    let writer = thread::spawn(move || {
        input
            .write_all(lines.as_bytes())
            .expect("the command reads");
    });
    let output = command.wait_with_output().expect("the command ends");
    writer.join().expect("written");
    let answers = String::from_utf8(output.stdout).expect("text");
    let expected: Vec<String> = fens
        .iter()
        .map(|fen| answer(fen, Color::Black, 1000))
        .collect();
    assert_eq!(answers.lines().collect::<Vec<_>>(), expected);
}

#[test]
fn each_line_is_answered_before_the_next_is_asked() {
    let mut command = mate("white", &[]);
    let mut input = command.stdin.take().expect("a pipe");
    let mut output = BufReader::new(command.stdout.take().expect("a pipe"));
    for _ in 0..3 {
        writeln!(input, "8/8/8/8/8/8/8/K6k w - - 0 1").expect("the command reads");
        let mut line = String::new();
        output.read_line(&mut line).expect("the command answers");
        assert_eq!(line, "no\n");
    }
    drop(input);
    assert!(command.wait().expect("the command ends").success());
}

#[test]
fn positions_may_be_given_as_arguments_quoted_or_not() {
    let unquoted = [
        "8/8/8/8/8/8/8/K6k",
        "w",
        "-",
        "-",
        "0",
        "1",
        "7k/8/6K1/8/8/8/8/1Q6 w - - 0 1",
    ];
    let output = mate("white", &unquoted)
        .wait_with_output()
        .expect("the command ends");
    let answers = String::from_utf8(output.stdout).expect("text");
    let words: Vec<&str> = answers
        .lines()
        .filter_map(|answer| answer.split('\t').next())
        .collect();
    assert_eq!(words, ["no", "yes"]);
}

fn mate(by: &str, arguments: &[&str]) -> std::process::Child {
    Command::new(env!("CARGO_BIN_EXE_jadoube-cli"))
        .args(["mate", "--by", by])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts")
}
