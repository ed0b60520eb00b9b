//! Runs every case under `tests/cases`: each in every edition it states, and each twice, the second time with colours
//! swapped and the board mirrored.
//!
//! A test is named by its file: `art07_irregularities/7.5.5-second-illegal-move`, and the same with `(mirrored)`.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use jadoube_core::record::{Script, judge};
use libtest_mimic::{Arguments, Failed, Trial};

use support::mirrored_script::mirrored;

#[path = "support"]
mod support {
    pub mod mirrored_script;
}

fn main() -> ExitCode {
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/cases");
    let mut files = Vec::new();
    find_cases(&cases, &mut files);
    files.sort();
    let trials = files.into_iter().flat_map(|file| {
        let name = file
            .strip_prefix(&cases)
            .unwrap_or(&file)
            .with_extension("")
            .display()
            .to_string();
        let name = name.replace(std::path::MAIN_SEPARATOR, "/");
        let twin = file.clone();
        [
            Trial::test(name.clone(), move || run(&file, |script| script)),
            Trial::test(format!("{name} (mirrored)"), move || {
                run(&twin, |script| mirrored(&script))
            }),
        ]
    });
    libtest_mimic::run(&Arguments::from_args(), trials.collect()).exit_code()
}

fn find_cases(folder: &Path, files: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).expect("the folder of the cases can be read");
    for path in entries.map(|entry| entry.expect("an entry of the folder can be read").path()) {
        if path.is_dir() {
            find_cases(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "ron") {
            files.push(path);
        }
    }
}

/// Judges one case, seen `from` either side, in every edition it states.
fn run(file: &Path, from: impl Fn(Script) -> Script) -> Result<(), Failed> {
    let text = fs::read_to_string(file)?;
    let script = Script::read(&text).map_err(|error| format!("{}:{error}", file.display()))?;
    if script.about.is_empty() {
        return Err("the case does not say what it is about".into());
    }
    let script = from(script);
    let expected = script
        .expect
        .as_ref()
        .ok_or("the case does not say what it expects")?;
    let mut report = String::new();
    for edition in expected.editions() {
        let judgement = judge(&script, edition)?;
        let lines = expected.in_edition(edition).unwrap_or_default();
        for difference in judgement.differences(lines) {
            writeln!(report, "{edition}, {difference}")?;
        }
    }
    if report.is_empty() {
        Ok(())
    } else {
        Err(format!("{}\n{report}", script.about).into())
    }
}
