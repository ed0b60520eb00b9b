//! The proof that the cases hold every edition fast: change one number or one choice of its provisions, and some case
//! fails.
//!
//! Nothing is compiled anew: a case is judged under terms whose provisions were amended in memory. As it stands the test
//! tries a handful of changes; with `JADOUBE_MUTATE=1` in the environment it tries them all and prints the figure:
//! `JADOUBE_MUTATE=1 cargo test --test mutation -- --nocapture`.

use std::fmt;
use std::path::Path;
use std::thread;

use jadoube::laws::Edition;
use mutation::cases::Cases;
use mutation::changes::{Change, changes};

mod mutation {
    pub mod cases;
    pub mod changes;
}

/// What is tried when not everything is.
const SAMPLE: [&str; 6] = [
    "illegal_move_that_loses",
    "illegal_move_gives.blitz",
    "wrong_claim_gives.rapid",
    "resignation_may_draw",
    "two_hands",
    "unsupervised_both_flags",
];

/// Changes that change nothing, with the editions in which they do not.
const WITHOUT_EFFECT: [(&str, &[Edition]); 1] = [
    // All kinds of play have the same minutes there, so it makes no difference that one of them is not named.
    (
        "supervised_blitz_scale_unsaid = true",
        &[Edition::E2005, Edition::E2009],
    ),
];

/// A change that no case noticed.
struct Survivor {
    edition: Edition,
    change: String,
}

impl fmt::Display for Survivor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.edition, self.change)
    }
}

#[test]
fn whatever_is_changed_in_an_edition_some_case_fails() {
    let everything = std::env::var_os("JADOUBE_MUTATE").is_some();
    let cases = Cases::below(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases"));
    let tried = |change: &Change| {
        let is_sampled = SAMPLE.iter().any(|field| change.name.starts_with(field));
        everything || is_sampled
    };
    let editions = if everything {
        Edition::ALL.as_slice()
    } else {
        &[Edition::E2023]
    };
    let mutants: Vec<(Edition, Change)> = editions
        .iter()
        .flat_map(|&edition| {
            changes(edition.provisions())
                .into_iter()
                .map(move |change| (edition, change))
        })
        .filter(|(_, change)| tried(change))
        .collect();
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let share = mutants.len().div_ceil(workers).max(1);
    let survivors: Vec<Survivor> = thread::scope(|scope| {
        let work = |share: &[(Edition, Change)]| unnoticed(share, &cases);
        let started: Vec<_> = mutants
            .chunks(share)
            .map(|share| scope.spawn(move || work(share)))
            .collect();
        let done = started.into_iter();
        done.flat_map(|worker| worker.join().expect("a worker comes to its end"))
            .collect()
    });
    println!(
        "{} changes, {} noticed, {} unnoticed, by {} cases",
        mutants.len(),
        mutants.len() - survivors.len(),
        survivors.len(),
        cases.len()
    );
    let unnoticed: Vec<String> = survivors.iter().map(ToString::to_string).collect();
    assert!(
        unnoticed.is_empty(),
        "no case notices\n{}\n",
        unnoticed.join("\n")
    );
}

#[test]
fn the_editions_as_they_are_meet_every_case() {
    let cases =
        Cases::below(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/app_b_blitz"));
    for edition in Edition::ALL {
        assert_eq!(cases.notice(edition, *edition.provisions(), None), None);
    }
}

/// The changes of this share that no case notices, and that are not known to change nothing.
fn unnoticed(share: &[(Edition, Change)], cases: &Cases) -> Vec<Survivor> {
    let mut survivors = Vec::new();
    let mut before = None;
    for (edition, change) in share {
        let noticed = cases.notice(*edition, change.provisions, before);
        before = noticed.or(before);
        let is_named = |(name, editions): &(&str, &[Edition])| {
            *name == change.name && editions.contains(edition)
        };
        let has_effect = !WITHOUT_EFFECT.iter().any(is_named);
        if noticed.is_none() && has_effect {
            survivors.push(Survivor {
                edition: *edition,
                change: change.name.clone(),
            });
        }
    }
    survivors
}
