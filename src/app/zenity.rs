//! Zenity, whose window lets files be chosen on a desktop without a portal.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;

use super::file_window::FileQuestion;

/// The file that is chosen in its window; nothing if the person changes their mind, or if it cannot open.
pub fn choose(question: &FileQuestion) -> Option<PathBuf> {
    let output = command(question).output().ok()?;
    let told = String::from_utf8_lossy(&output.stdout);
    let path = told.strip_suffix('\n').unwrap_or(&told);
    (output.status.success() && !path.is_empty()).then(|| path.into())
}

/// How it is asked. It hears and answers in UTF-8 even where its locale is C, or is not installed.
fn command(question: &FileQuestion) -> Command {
    let mut zenity = Command::new("zenity");
    zenity.args(words(question)).env("CHARSET", "UTF-8");
    zenity
}

/// What is asked, as its command line takes it.
fn words(question: &FileQuestion) -> Vec<OsString> {
    let mut words = vec!["--file-selection".into()];
    words.push(format!("--title={}", question.title).into());
    if question.new_name.is_some() {
        words.extend(["--save".into(), "--confirm-overwrite".into()]);
    }
    // A folder with nothing behind it is one to begin in.
    let name = question.new_name.as_deref().unwrap_or_default();
    let path = question.folder.clone().unwrap_or_default().join(name);
    if !path.as_os_str().is_empty() {
        let mut word = OsString::from("--filename=");
        word.push(path);
        words.push(word);
    }
    if let Some(kind) = &question.kind {
        let patterns: Vec<_> = kind
            .in_any_case()
            .iter()
            .map(|it| format!("*.{it}"))
            .collect();
        words.push(format!("--file-filter={} | {}", kind.name, patterns.join(" ")).into());
        words.push(format!("--file-filter={} | *", question.all_files).into());
    }
    words
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::ffi::OsStr;

    use super::*;
    use crate::app::file_window::ShownFiles;

    #[test]
    fn the_question_is_asked_with_its_title_its_place_and_every_case_of_an_ending() {
        let mut question = FileQuestion {
            title: "Otwórz partię".into(),
            folder: Some("/games".into()),
            new_name: None,
            kind: Some(ShownFiles {
                name: "Partie".into(),
                endings: &["pgn", "fen"],
            }),
            all_files: "Wszystkie pliki".into(),
        };
        let kinds = [
            "--file-filter=Partie | *.[pP][gG][nN] *.[fF][eE][nN]",
            "--file-filter=Wszystkie pliki | *",
        ];
        let opening = [
            "--file-selection",
            "--title=Otwórz partię",
            "--filename=/games/",
        ];
        assert_eq!(words(&question), [&opening[..], &kinds].concat());

        question.new_name = Some("Ana – Boris.pgn".to_owned());
        let saving = [
            "--file-selection",
            "--title=Otwórz partię",
            "--save",
            "--confirm-overwrite",
            "--filename=/games/Ana – Boris.pgn",
        ];
        assert_eq!(words(&question), [&saving[..], &kinds].concat());

        let charset = (OsStr::new("CHARSET"), Some(OsStr::new("UTF-8")));
        assert!(command(&question).get_envs().any(|it| it == charset));

        question.kind = None;
        question.folder = None;
        question.new_name = None;
        assert_eq!(words(&question), opening[..2]);
    }
}
