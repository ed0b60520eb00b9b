//! Whatever is ruled in a case can be announced, written down, and read back as it was.

use std::fs;
use std::path::{Path, PathBuf};

use jadoube_core::record::{RecordedRuling, Script};

fn cases(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder of the cases can be read") {
        let path = entry.expect("an entry of the folder can be read").path();
        if path.is_dir() {
            cases(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "ron") {
            files.push(path);
        }
    }
}

/// The files of all cases, in no order.
pub(super) fn case_files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/cases");
    let mut files = Vec::new();
    cases(&folder, &mut files);
    files
}

#[test]
fn every_ruling_of_every_case_is_read_back_from_what_was_announced() {
    let mut times = 0;
    for file in case_files() {
        let text = fs::read_to_string(&file).expect("UTF-8");
        let script = Script::read(&text).expect("a case can be read");
        let expected = script.expect.as_ref().expect("a case expects something");
        for edition in expected.editions() {
            let terms = script.terms(edition);
            let mut arbiter = script.begin(terms).expect("its acts can begin");
            for event in &script.acts {
                let before = arbiter.table().game().clone();
                for ruling in arbiter.hear(event) {
                    let announced = RecordedRuling::of(&ruling, edition);
                    let about = format!("{}, {edition}: {announced:?}", file.display());
                    assert_eq!(announced.read(&before), Some(ruling), "{about}");
                    times += 1;
                }
            }
        }
    }
    assert!(times > 1000, "the cases rule on something");
}
