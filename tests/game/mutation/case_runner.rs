//! The cases, read once, and whether one of them fails under amended provisions.

use std::fs;
use std::path::{Path, PathBuf};

use jadoube_core::laws::{Edition, Provisions};
use jadoube_core::record::script::judge::judge_under;
use jadoube_core::record::script::{Expectation, Script};

/// Every case below a folder.
pub struct Cases(Vec<(Script, Expectation)>);

impl Cases {
    /// Reads every case below that folder.
    pub fn below(folder: &Path) -> Self {
        let mut files = Vec::new();
        collect(folder, &mut files);
        files.sort();
        let read = |file: &PathBuf| {
            let text = fs::read_to_string(file).expect("a case can be read");
            let mut script = Script::read(&text).expect("a case is a script");
            let expected = script.expect.take().expect("a case says what it expects");
            (script, expected)
        };
        Self(files.iter().map(read).collect())
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The first case found that is no longer met if `edition` lays down these provisions; `first` is tried before the
    /// others.
    pub fn notice(
        &self,
        edition: Edition,
        provisions: Provisions,
        first: Option<usize>,
    ) -> Option<usize> {
        let provisions: &'static Provisions = Box::leak(Box::new(provisions));
        let fails = |at: &usize| fails(&self.0[*at], edition, provisions);
        first.into_iter().chain(0..self.0.len()).find(fails)
    }
}

fn fails(
    (script, expected): &(Script, Expectation),
    edition: Edition,
    provisions: &'static Provisions,
) -> bool {
    let Some(lines) = expected.in_edition(edition) else {
        return false;
    };
    let terms = script.terms_amended(edition, provisions);
    judge_under(script, terms).map_or(true, |judgement| !judgement.differences(lines).is_empty())
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).expect("the folder of the cases can be read");
    for path in entries.map(|entry| entry.expect("an entry of the folder can be read").path()) {
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "ron") {
            files.push(path);
        }
    }
}
