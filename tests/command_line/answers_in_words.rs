//! In which language the command line answers, and how wide.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn jadoube(language: (&str, &str), arguments: &[&str], input: impl AsRef<[u8]>) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube-cli"));
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
    // Whoever was asked for something impossible has not waited for the input.
    let _ = stdin.write_all(input.as_ref());
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
    assert_eq!(
        slovene,
        "-:1:13: Ke3: kralj ne more na e3. Kar sledi, ostane nespremenjeno.\n"
    );
    let polish = told(("LANG", "sl_SI.UTF-8"), &["--language", "pl"]);
    let left = "To, co następuje, pozostaje bez zmian.";
    assert_eq!(
        polish,
        format!("-:1:13: Ke3: król nie może pójść na e3. {left}\n")
    );
}

#[cfg(unix)]
#[test]
fn what_is_wrong_with_a_script_is_told_in_the_language_of_the_system() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let told = |language: &str, script: &str, arguments: &[&str]| {
        let file = folder.path().join("script.ron");
        std::fs::write(&file, script).expect("the script can be written");
        let file = file.to_str().expect("a name");
        let arguments = [&["judge"], arguments, &[file]].concat();
        let output = jadoube(("LANG", language), &arguments, "");
        let said = [output.stdout, output.stderr].concat();
        let said = String::from_utf8(said).expect("a text");
        said.replace(file, "FILE")
    };
    let illegal = "(after: \"1.e4 Ke3\")";
    assert_eq!(
        told("sl_SI.UTF-8", illegal, &[]),
        "FILE:1:2: poteze Ke3 tam ni mogoče odigrati: kralj ne more na e3.\n"
    );
    let no_script = told("pl_PL.UTF-8", "(colour: 1)", &[]);
    assert!(
        no_script.starts_with("FILE:1:2: „colour” nie jest tu znane; znane są: about, heading, "),
        "{no_script}"
    );
    let differs = "(acts: [(by: White, act: Press)], expect: [\"1 -\", \"end move black\"])";
    let here = told("C", differs, &["--expect"]);
    let there = told("C", differs, &["--expect", "--language", "mk"]);
    for word in [
        "DIFFERENT at end move",
        "expected: black",
        "ruled:    white",
    ] {
        assert!(here.contains(word), "{here}");
    }
    for word in ["РАЗЛИКА: end move", "очекувано: black", "одлучено:  white"]
    {
        assert!(there.contains(word), "{there}");
    }
    let judged = |said: &str| said.lines().take(2).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(judged(&here), judged(&there));
    let missing = jadoube(("LANG", "sr_RS"), &["judge", "nowhere.ron"], "");
    let missing = String::from_utf8(missing.stderr).expect("a text");
    assert_eq!(missing, "nowhere.ron: нема такве датотеке.\n");
}

/// A script for everything that can be wrong with one, and where it is.
const FAULTS: [(&str, &str); 46] = [
    ("hello", "1:1"),
    ("(about: \"x\" edition: \"2023\")", "1:13"),
    ("(blind: (white: yes))", "1:16"),
    ("(\n  counters: (\"1\", 2))", "2:14"),
    ("(about: 5)", "1:8"),
    ("(play: \"Blitz\")", "1:8"),
    ("(play: 5)", "1:8"),
    ("(counters: (-1, 2))", "1:14"),
    ("(about: \"x", "1:9"),
    ("/* open", "1:3"),
    ("(about: \"x\\q\")", "1:10"),
    ("(colour: 1)", "1:2"),
    ("(play: Slow)", "1:8"),
    ("(acts: [(act: Press)])", "1:20"),
    ("(about: \"\", about: \"\")", "1:13"),
    ("(counters: (1))", "1:14"),
    ("(", "1:1"),
    ("() more", "1:3"),
    ("(expect: $)", "1:9"),
    ("#![enable(foo)]\n()", "1:11"),
    ("(acts: [(by: White, act: Lift(\"e9\"))])", "1:32"),
    (
        "(acts: [(by: Arbiter, act: DecideOn(\"why\", Accept))])",
        "1:38",
    ),
    ("(edition: \"2012\")", "1:12"),
    ("(counters: (100000, 2))", "1:13"),
    ("(clocks: (\"5\", \"0:05\"))", "1:12"),
    ("(clocks: (\"0:5\", \"0:05\"))", "1:12"),
    ("(time: \"40/60O0\")", "1:9"),
    ("(time: \"-\")", "1:9"),
    ("(position: \"chess960 960\")", "1:13"),
    ("(position: \"8/8 w\")", "1:13"),
    ("(position: \"4k3/8/8/8/8/8/8/4K3 w - - 0 100000\")", "1:13"),
    (
        "(position: \"unreachable 8/8/8/8/8/8/8/8 w - - 0 1\")",
        "1:13",
    ),
    ("(position: \"8/8/8/8/8/8/8/8 w - - 0 1\")", "1:13"),
    (
        "(acts: [\n  (at: \"0:02\", by: White, act: Press),\n  (at: \"0:01\", by: White, act: Press)])",
        "3:38",
    ),
    ("(acts: [(by: White, act: Lifts(\"e2\"))])", "1:26"),
    ("(acts: [(by: White, act: Adjourn)])", "1:26"),
    ("(acts: [(act: BoardsDiffer, by: Clock)])", "1:33"),
    ("(expect: 5)", "1:10"),
    ("(expect: [\"x\"])", "1:12"),
    ("(expect: [\"0:5 1 x\"])", "1:12"),
    ("(expect: [\"end weather\"])", "1:12"),
    ("(expect: {\"\": []})", "1:17"),
    ("(expect: {\"1999\": []})", "1:21"),
    ("(expect: {\"2005\": [], \"..2005\": []})", "1:35"),
    ("(clocks: (\"0:05\", \"0:05\"))", "1:2"),
    ("(expect: 'xy')", "1:10"),
];

#[test]
fn each_fault_of_a_script_is_told_in_every_language_with_its_place() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let written = |(index, (script, _)): (usize, &(&str, &str))| {
        let file = folder.path().join(format!("{index:02}.ron"));
        std::fs::write(&file, script).expect("the script can be written");
        file.to_str().expect("a name").to_owned()
    };
    let files: Vec<String> = FAULTS.iter().enumerate().map(written).collect();
    let told = |language: &str| {
        let mut arguments = vec!["judge", "--language", language];
        arguments.extend(files.iter().map(String::as_str));
        let output = jadoube(("LANG", "C"), &arguments, "");
        assert_eq!(output.status.code(), Some(2));
        let said = String::from_utf8(output.stderr).expect("a text");
        said.lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let english = told("en");
    for language in ["en", "sr-Cyrl", "sr-Latn", "sl", "pl", "mk"] {
        let here = told(language);
        assert_eq!(here.len(), FAULTS.len(), "{language}: {here:#?}");
        for (index, (script, place)) in FAULTS.iter().enumerate() {
            let line = &here[index];
            let before = format!("{}:{place}: ", files[index]);
            assert!(line.starts_with(&before), "{language}: {script}: {line}");
            assert!(!line.contains("judge-"), "{language}: {script}: {line}");
            let is_english = *line == english[index];
            assert_eq!(is_english, language == "en", "{script}: {line}");
            // Only of the last the reader's own words are shown, behind words of the language.
            let is_last = index + 1 == FAULTS.len();
            assert_eq!(line.contains("Expected"), is_last, "{script}: {line}");
        }
    }
}

#[cfg(unix)]
#[test]
fn a_file_that_cannot_be_read_is_told_in_the_language_of_the_system() {
    let told = |language, path| {
        let output = jadoube(language, &["notation", "--to", "pl", path], "");
        assert_eq!(output.status.code(), Some(1));
        String::from_utf8(output.stderr).expect("a text")
    };
    let polish = ("LANG", "pl_PL.UTF-8");
    assert_eq!(
        told(polish, "nowhere.pgn"),
        "nowhere.pgn: nie ma takiego pliku.\n"
    );
    let macedonian = ("LANG", "mk_MK.UTF-8");
    assert_eq!(told(macedonian, "/"), "/: ова е папка.\n");
    assert_eq!(told(("LANG", "C"), "/"), "/: this is a folder.\n");
}

#[test]
fn text_in_latin_1_is_converted_and_told_and_is_no_failure() {
    let game = b"[White \"M\xfcller\"]\n\n1. e4 e5 2. Nf3 {na\xefve} *\n";
    let output = jadoube(("LANG", "C"), &["notation", "--to", "pl"], game);
    let polish = "[White \"Müller\"]\n\n1. e4 e5 2. Sf3 {naïve} *\n";
    assert_eq!(String::from_utf8_lossy(&output.stdout), polish);
    let told = "-:1:1: the text is not UTF-8; it was read as Windows-1252.\n";
    assert_eq!(String::from_utf8_lossy(&output.stderr), told);
    assert_eq!(output.status.code(), Some(0));
    let wrong = [&game[..], b"\n1. Ke3 *\n"].concat();
    let output = jadoube(("LANG", "C"), &["notation", "--to", "pl"], wrong);
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn the_encoding_of_a_text_is_told_once() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let game = b"[White \"M\xfcller\"]\n\n1. e4 *\n\n";
    let [first, second] = ["first.pgn", "second.pgn"].map(|name| folder.path().join(name));
    for file in [&first, &second] {
        std::fs::write(file, game.repeat(3)).expect("it can be written");
    }
    let [first, second] = [&first, &second].map(|path| path.to_str().expect("a name"));
    let arguments = ["notation", "--to", "pl", first, second];
    let output = jadoube(("LANG", "C"), &arguments, "");
    let said = String::from_utf8(output.stderr).expect("a text");
    let told = "1:1: the text is not UTF-8; it was read as Windows-1252.";
    assert_eq!(said, format!("{first}:{told}\n{second}:{told}\n"));
    assert_eq!(output.status.code(), Some(0));
    let output = jadoube(("LANG", "C"), &arguments[..3], game.repeat(3));
    assert_eq!(
        String::from_utf8_lossy(&output.stderr),
        format!("-:{told}\n")
    );
}

#[test]
fn a_file_that_cannot_be_read_does_not_stop_the_ones_behind_it() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let [first, absent, last] =
        ["first.pgn", "absent.pgn", "last.pgn"].map(|name| folder.path().join(name));
    std::fs::write(&first, "1. Nf3 *").expect("it can be written");
    std::fs::write(&last, "1. Nc3 *").expect("it can be written");
    let here = folder.path().to_str().expect("a name");
    let [first, absent, last] = [&first, &absent, &last].map(|path| path.to_str().expect("a name"));
    let arguments = ["notation", "--to", "pl", first, absent, here, last];
    let output = jadoube(("LANG", "C"), &arguments, "");
    assert_eq!(
        String::from_utf8_lossy(&output.stdout),
        "1. Sf3 *\n1. Sc3 *\n"
    );
    let said = String::from_utf8(output.stderr).expect("a text");
    let told = format!("{absent}: there is no such file.\n{here}: this is a folder.\n");
    assert_eq!(said, told);
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn what_is_kept_is_not_called_skipped_and_what_opens_is_not_said_to_close() {
    let mut said = Vec::new();
    for tag in ["en", "pl", "sl", "sr-Cyrl", "sr-Latn", "mk"] {
        let arguments = ["notation", "--to", "en", "--language", tag];
        let text = "1. e4 novelty e5 < 2. Nf3 [ > *\n";
        let output = jadoube(("LANG", "C"), &arguments, text);
        assert_eq!(String::from_utf8_lossy(&output.stdout), text);
        assert_eq!(output.status.code(), Some(1));
        let told = String::from_utf8(output.stderr).expect("a text");
        assert_eq!(told.lines().count(), 4, "{told}");
        said.push(told);
    }
    assert_eq!(
        said[0],
        "-:1:7: novelty means nothing here and was left as it is.\n-:1:18: < opens nothing here.\n\
         -:1:27: [ opens nothing here.\n-:1:29: > closes nothing.\n"
    );
    said.sort();
    said.dedup();
    assert_eq!(said.len(), 6);
}

#[test]
fn every_sign_of_mate_can_be_asked_for() {
    let mate = "1. f3 e5 2. g4 Qh4# 0-1\n";
    for (sign, written) in [
        ("#", "Hh4#"),
        ("++", "Hh4++"),
        ("X", "Hh4X"),
        ("none", "Hh4+"),
    ] {
        for signs in ["pgn", "laws", "polish"] {
            let arguments = ["notation", "--to", "pl", "--signs", signs, "--mate", sign];
            let output = jadoube(("LANG", "C"), &arguments, mate);
            let polish = format!("1. f3 e5 2. g4 {written} 0-1\n");
            assert_eq!(String::from_utf8_lossy(&output.stdout), polish);
            assert!(output.status.success() && output.stderr.is_empty());
            let back = ["notation", "--from", "pl", "--to", "en"];
            let output = jadoube(("LANG", "C"), &back, output.stdout);
            assert_eq!(String::from_utf8_lossy(&output.stdout), mate);
        }
    }
}

#[test]
fn what_is_written_ends_with_a_line_end_and_files_are_not_glued() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let [first, second] = ["first.pgn", "second.pgn"].map(|name| folder.path().join(name));
    std::fs::write(&first, "\u{feff}[Event \"1\"]\n\n1. Nf3 *").expect("it can be written");
    std::fs::write(&second, "[Event \"2\"]\n\n1. Nc3 *").expect("it can be written");
    let [first, second] = [&first, &second].map(|path| path.to_str().expect("a name"));
    let arguments = ["notation", "--to", "pl", first, second];
    let output = jadoube(("LANG", "C"), &arguments, "");
    let polish = "[Event \"1\"]\n\n1. Sf3 *\n[Event \"2\"]\n\n1. Sc3 *\n";
    assert_eq!(String::from_utf8_lossy(&output.stdout), polish);
    assert!(output.status.success() && output.stderr.is_empty());
    let nothing = jadoube(("LANG", "C"), &["notation", "--to", "pl"], "");
    assert_eq!(nothing.stdout, b"");
}

#[test]
fn a_turn_that_cannot_pass_and_a_variation_too_deep_are_told_in_every_language() {
    let deep = format!("1. e4 {}{} *\n", "(1. d4 ".repeat(1_001), ")".repeat(1_001));
    let text = format!("1. e4 e5 2. Qh5 Nc6 3. Qxf7+ -- *\n\n{deep}");
    let mut said = Vec::new();
    for tag in ["en", "pl", "sl", "sr-Cyrl", "sr-Latn", "mk"] {
        let arguments = ["notation", "--to", "pl", "--language", tag];
        let output = jadoube(("LANG", "C"), &arguments, &text);
        assert_eq!(output.status.code(), Some(1));
        let told = String::from_utf8(output.stderr).expect("a text");
        let places: Vec<_> = told.lines().map(|line| line.split(' ').next()).collect();
        assert_eq!(places, [Some("-:1:30:"), Some("-:3:7007:")], "{told}");
        said.push(told);
    }
    assert!(said[0].contains("--: a player in check cannot pass the turn."));
    said.sort();
    said.dedup();
    assert_eq!(said.len(), 6);
}

#[cfg(unix)]
#[test]
fn a_line_that_is_no_position_is_told_in_the_language_of_the_system_and_the_program_ends_with_1() {
    let asked = |language: &str, arguments: &[&str], input: &str| {
        let arguments = [&["mate", "--by", "white"], arguments].concat();
        let output = jadoube(("LANG", language), &arguments, input);
        let said = String::from_utf8(output.stdout).expect("a text");
        (said, output.status.code())
    };
    let bare = "\u{feff}4k3/8/8/8/8/8/8/4K3 w - - 0 1\r\n";
    assert_eq!(asked("C", &[], bare), ("no\n".to_owned(), Some(0)));
    let kings = format!("{bare}8/8/8/8/8/8/8/4K3 w - - 0 1\n");
    for (language, told) in [
        ("C", "Black has no king."),
        ("pl_PL.UTF-8", "Czarne nie mają króla."),
        ("sl_SI.UTF-8", "Črni nima kralja."),
    ] {
        let expected = format!("no\nerror\t{told}\n");
        assert_eq!(asked(language, &[], &kings), (expected, Some(1)));
    }
    let seven = "8/8/8/8/8/8/8 w";
    let (polish, code) = asked("sl_SI.UTF-8", &["--language", "pl", seven], "");
    assert!(
        polish.starts_with("error\t") && polish.contains("rzęd"),
        "{polish}"
    );
    assert_eq!(code, Some(1));
    let empty = asked("mk_MK.UTF-8", &[], "\n");
    assert_eq!(empty, ("error\tништо не е запишано.\n".to_owned(), Some(1)));
}
