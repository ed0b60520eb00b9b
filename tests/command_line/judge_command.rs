//! What `jadoube judge` prints and exits with.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

pub fn case(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/cases")
        .join(name)
}

pub fn run(arguments: &[&str], files: &[&Path]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_jadoube-cli"))
        .arg("judge")
        .env("LC_ALL", "C")
        .args(arguments)
        .args(files)
        .output()
        .expect("jadoube runs")
}

pub fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("jadoube prints text")
}

/// What `jadoube judge` answers to one script.
pub fn judge(arguments: &[&str], script: &str) -> Output {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let file = folder.path().join("script.ron");
    fs::write(&file, script).expect("the script can be written");
    run(arguments, &[&file])
}

#[test]
fn five_columns_and_the_state_in_the_end() {
    let output = run(
        &[],
        &[&case("art06_clock/6.9-flag-against-a-lone-king.ron")],
    );
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(
        text(&output.stdout),
        "0:00:03\t1\ttouch-own\t4.3.1\tmust-move e2\n\
         0:00:05\t-\tflag-draw\t6.9\tflag white; over 1/2-1/2\n\
         end\t8/8/4k3/8/8/4K3/4Q3/8 w - - 0 1\t8/8/4k3/8/8/4K3/4Q3/8 w - - 0 1\t0:00:00 0:03:00\twhite\t-\t1/2-1/2\tstandard\n"
    );
}

#[test]
fn all_editions_answer_side_by_side_and_those_of_one_mind_together() {
    let output = run(
        &["--edition", "all"],
        &[&case("art05_ending/5.1.2-resignation-to-a-lone-king.ron")],
    );
    assert_eq!(output.status.code(), Some(0));
    let answer = text(&output.stdout);
    let gap = " ".repeat(26);
    assert!(
        answer.starts_with(&format!("  2005 2009 2014 2017 2018{gap}2023\n")),
        "{answer}"
    );
    assert!(
        answer.contains("1  0:00:01  win-resign  ≠\n  5.1b · 2017 5.1.2 "),
        "{answer}"
    );
    assert!(answer.contains("\nend move  white\n"), "{answer}");
    assert!(answer.contains("\nend result  ≠\n  0-1 "), "{answer}");
}

#[test]
fn no_answer_side_by_side_is_wider_than_a_hundred_characters() {
    let output = run(
        &["--edition", "all"],
        &[
            &case("art09_claims/9.5b-claimant-with-ninety-seconds.ron"),
            &case("app_b_blitz/B.3-illegal-move-claimed.ron"),
            &case("guide_3_quickplay/III.4-five-seconds-granted.ron"),
        ],
    );
    assert_eq!(output.status.code(), Some(0));
    let widest = text(&output.stdout)
        .lines()
        .filter(|line| !line.starts_with("=="))
        .map(|line| line.chars().count())
        .max();
    assert!(widest.is_some_and(|widest| (90..=100).contains(&widest)));
}

#[test]
fn what_every_edition_answers_otherwise_than_expected_stands_under_its_year() {
    let output = run(
        &["--edition", "all", "--expect"],
        &[&case("art05_ending/5.1.1-mate-needs-no-press.ron")],
    );
    assert_eq!(output.status.code(), Some(0));
    let headings: Vec<&str> = text(&output.stdout)
        .lines()
        .filter(|line| line.starts_with("--"))
        .collect();
    let years = ["2005", "2009", "2014", "2017", "2018", "2023"];
    assert_eq!(headings, years.map(|year| format!("-- {year} --")));
}

#[test]
fn several_files_have_headings_and_one_bad_one_does_not_stop_the_rest() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let bad = folder.path().join("bad.ron");
    fs::write(&bad, "(\n    acts: [(by: White, act: Lift(\"k9\"))],\n)")
        .expect("the script can be written");
    let good = case("art05_ending/5.1.1-mate-needs-no-press.ron");
    let output = run(&[], &[&bad, &good]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stdout).contains(&format!("== {} ==\n0:00:09\t1\t", good.display())));
    let told = text(&output.stderr);
    assert!(
        told.starts_with(&format!("{}:2:", bad.display())) && told.contains("“k9” is not a square"),
        "{told}"
    );
}

#[test]
fn an_expectation_that_is_not_met_exits_with_one_and_shows_both() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let file = folder.path().join("wrong.ron");
    let wrong = "(after: \"1.f3 e5 2.g4\", acts: [(by: Black, act: Play(\"Qh4\"))],
        expect: [\"1 win-checkmate over 1-0\", \"end result 0-1\"])";
    fs::write(&file, wrong).expect("the script can be written");
    let output = run(&["--expect"], &[&file]);
    assert_eq!(output.status.code(), Some(1));
    let told = text(&output.stdout);
    assert!(
        told.contains(
            "DIFFERENT at 1\n  expected: 1 win-checkmate over 1-0\n  ruled:    1 touch-own"
        ),
        "{told}"
    );
    assert!(
        !told.contains("end result"),
        "the result is as expected: {told}"
    );
    let met = run(
        &["--expect"],
        &[&case("art05_ending/5.1.1-mate-needs-no-press.ron")],
    );
    assert_eq!(met.status.code(), Some(0));
}

/// White goes back and forth with Black until the position has stood there five times, which ends the game since 2014.
const FIVEFOLD: &str = "(
    after: \"1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8 5.Nf3 Nf6 6.Ng1 Ng8 7.Nf3 Nf6 8.Ng1 Ng8\",
    acts: [(by: White, act: Lift(\"e2\"))],
)";

#[test]
fn the_moves_that_led_here_are_read_by_the_edition_that_is_asked() {
    let old = judge(&["--edition", "2009"], FIVEFOLD);
    assert_eq!(old.status.code(), Some(0), "{}", text(&old.stderr));
    assert!(text(&old.stdout).starts_with("0:00:00\t1\ttouch-own\t4.3a\tmust-move e2\n"));
    let own = judge(&[], FIVEFOLD);
    assert_eq!((own.status.code(), text(&own.stdout)), (Some(2), ""));
    let told = text(&own.stderr);
    assert!(
        told.contains("script.ron:2:5: these moves already end the game"),
        "{told}"
    );
}

#[test]
fn an_edition_in_which_the_acts_cannot_begin_says_why_in_its_column() {
    let output = judge(&["--edition", "all"], FIVEFOLD);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let answer = text(&output.stdout);
    let gap = " ".repeat(41);
    assert!(
        answer.starts_with(&format!("  2005 2009{gap}2014 2017 2018 2023\n")),
        "{answer}"
    );
    let rows: Vec<&str> = answer.lines().skip(2).collect();
    assert!(
        rows[0]
            .trim_start()
            .starts_with("these moves already end the game"),
        "{answer}"
    );
    assert_eq!(
        rows[1..4],
        ["1  0:00:00  touch-own", "  4.3a", "  must-move e2"],
        "{answer}"
    );
    assert!(answer.contains("\nend move  white\n"), "{answer}");
}

#[test]
fn a_fault_in_every_edition_is_told_once_and_with_its_place() {
    let output = judge(&["--edition", "all"], "(\n  after: \"1.e4 e4\",\n)");
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""));
    let told = text(&output.stderr);
    assert!(
        told.contains("script.ron:2:3: ") && told.lines().count() == 1,
        "{told}"
    );
}

#[test]
fn what_a_case_expects_is_compared_in_each_edition_that_can_begin() {
    let expecting = FIVEFOLD.replace(
        "\n)",
        "\n    expect: {\"..2009\": [\"1 touch-own 4.3a must-move e2\"], \"2014\": []},\n)",
    );
    let output = judge(&["--expect"], &expecting);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stdout).contains("-- 2009 --\n0:00:00\t1\t"));
    let told = text(&output.stderr);
    assert!(
        told.contains("2014: these moves already end the game"),
        "{told}"
    );
    let stated = expecting.replace(", \"2014\": []", "");
    let output = judge(&["--expect", "--edition", "all"], &stated);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
}

#[test]
fn side_by_side_stands_what_a_touched_piece_must_do() {
    let castling = "(
        position: \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\",
        acts: [
            (at: \"0:01\", by: White, act: Lift(\"e1\")),
            (at: \"0:02\", by: White, act: Release(\"e2\")),
            (at: \"0:03\", by: White, act: Press),
            (at: \"0:04\", by: Black, act: Move(\"Kd8\")),
        ],
    )";
    let output = judge(&["--edition", "all"], castling);
    let answer = text(&output.stdout);
    assert!(answer.contains("\n1  0:00:01  touch-own\n"), "{answer}");
    assert!(answer.contains("must-move e1"), "{answer}");
    for said_by_the_move in ["0:00:02", "0:00:03", "0:00:04"] {
        assert!(!answer.contains(said_by_the_move), "{answer}");
    }
}

/// The script in `README.md` is ruled on as the page says.
#[test]
fn the_first_page_asks_the_arbiter_and_prints_what_is_answered() {
    let page = include_str!("../../README.md");
    let fenced = |fence: &str| {
        let (_, rest) = page.split_once(fence).expect("the block");
        rest.split("```").next().expect("its end")
    };
    let output = judge(&[], fenced("```ron\n"));
    let in_words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    let answered: Vec<String> = text(&output.stdout).lines().map(in_words).collect();
    let (_, told) = page.split_once("and what follows").expect("the answer");
    let told: Vec<&str> = told.split("```").nth(1).expect("a block").lines().collect();
    assert!(told.len() > 3);
    for line in told.into_iter().skip(1) {
        // Where the page has `…`, the answer has positions.
        let (begins, ends) = line.split_once('…').unwrap_or((line, ""));
        let (begins, ends) = (in_words(begins), in_words(ends));
        let is_said = |it: &String| it.starts_with(&begins) && it.ends_with(&ends);
        assert!(answered.iter().any(is_said), "{line}: {answered:?}");
    }
}

#[test]
fn a_script_comes_through_a_pipe() {
    let mut running = Command::new(env!("CARGO_BIN_EXE_jadoube-cli"))
        .args(["judge", "-"])
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("jadoube-cli runs");
    let mut input = running.stdin.take().expect("an input");
    let script = "(acts: [(by: White, act: Play(\"e4\"))])";
    input.write_all(script.as_bytes()).expect("it is read");
    drop(input);
    let output = running.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output.stdout).contains("end\t"));
}
