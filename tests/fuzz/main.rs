//! Every reader against every case that was ever kept, and against damage done to those, the same every time.
//!
//! `.ci/fuzz` looks for more cases with libFuzzer.

use std::fs;
use std::panic;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use targets::{TARGETS, Target};

mod targets;

#[path = "../support/seeded_random.rs"]
mod seeded_random;

use seeded_random::SeededRandom;

/// How often the cases of a target are damaged; a hundred times as often when `JADOUBE_LONG` is set.
const DAMAGED: usize = 300;

/// How long no case of a few kilobytes may take, unoptimised on a machine that has other things to do.
const LONGEST: Duration = Duration::from_secs(20);

fn folder(target: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/fuzz/corpus")
        .join(target)
}

#[expect(
    clippy::disallowed_methods,
    reason = "how long a reader takes is told by the wall"
)]
fn now() -> Instant {
    Instant::now()
}

/// The kept cases of a target, by name.
fn kept(target: &str) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(folder(target)).expect("a folder of cases");
    let mut cases: Vec<_> = entries
        .map(|entry| entry.expect("a case"))
        .map(|entry| {
            let bytes = fs::read(entry.path()).expect("a case");
            (entry.file_name().to_string_lossy().into_owned(), bytes)
        })
        .collect();
    cases.sort();
    cases
}

/// Hands a case to a reader; one that it does not survive is told with its bytes.
fn hand(name: &str, target: Target, case: &str, bytes: &[u8]) {
    let began = now();
    let survived = panic::catch_unwind(|| target(bytes));
    assert!(
        survived.is_ok(),
        "{name} does not survive {case}: {}",
        bytes.escape_ascii()
    );
    assert!(
        began.elapsed() < LONGEST,
        "{name} takes {:?} for {case}: {}",
        began.elapsed(),
        bytes.escape_ascii()
    );
}

/// A case with a few bytes turned, dropped, doubled, or put in from elsewhere.
fn damaged(random: &mut SeededRandom, case: &[u8], other: &[u8]) -> Vec<u8> {
    const TELLING: &[u8] = b"\n\0 ()[]{},:;\"'\\/#=+-*.~<>0129aAeEwWbBxX";
    let mut bytes = case.to_vec();
    for _ in 0..=random.below(4) {
        let at = random.below(bytes.len() + 1);
        let end = (at + 1 + random.below(12)).min(bytes.len());
        match random.below(6) {
            0 if at < bytes.len() => bytes[at] ^= 1 << random.below(8),
            1 if at < bytes.len() => bytes[at] = TELLING[random.below(TELLING.len())],
            2 => drop(bytes.drain(at..end)),
            3 => drop(bytes.splice(at..at, bytes[at..end].to_vec())),
            4 if !other.is_empty() => {
                let from = random.below(other.len());
                let to = (from + 1 + random.below(40)).min(other.len());
                drop(bytes.splice(at..at, other[from..to].iter().copied()));
            }
            _ => bytes.insert(at, TELLING[random.below(TELLING.len())]),
        }
    }
    bytes
}

/// The kept cases, and then damage done to them.
fn every_case_is_survived(name: &str) {
    let (_, target) = TARGETS
        .into_iter()
        .find(|(target, _)| *target == name)
        .expect("a target of that name");
    let cases = kept(name);
    assert!(!cases.is_empty(), "{name} has cases");
    for (case, bytes) in &cases {
        hand(name, target, case, bytes);
    }
    let long = std::env::var_os("JADOUBE_LONG").is_some();
    let times = if long { 100 * DAMAGED } else { DAMAGED };
    let mut random = SeededRandom(0x4A61_646F_7562_6521);
    for _ in 0..times {
        let [(case, bytes), (_, other)] = [(); 2].map(|()| &cases[random.below(cases.len())]);
        let bytes = damaged(&mut random, bytes, other);
        hand(name, target, &format!("damage to {case}"), &bytes);
    }
}

macro_rules! readers {
    ($($name:ident)*) => { $(
        #[test]
        fn $name() {
            every_case_is_survived(stringify!($name));
        }
    )* };
}

readers! {
    announcement envelope fen journal notation pgn saved_game script settings side_clock_log time_control
}

#[test]
fn every_target_has_cases_and_every_folder_a_target() {
    let folders = fs::read_dir(folder("")).expect("the folder of cases");
    let mut folders: Vec<String> = folders
        .map(|entry| {
            entry
                .expect("a folder")
                .file_name()
                .to_string_lossy()
                .into_owned()
        })
        .collect();
    folders.sort();
    assert_eq!(folders, TARGETS.map(|(name, _)| name));
}
