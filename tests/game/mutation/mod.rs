//! The proof that the cases hold every edition fast: change one number or one choice of its provisions, and some case
//! fails.
//!
//! Nothing is compiled anew: a case is judged under terms whose provisions were amended in memory. The usual run tries a
//! handful of changes; `cargo test --test game mutation:: -- --ignored --nocapture` tries them all and prints the figure.

use std::fmt;
use std::path::Path;
use std::thread;

use case_runner::Cases;
use jadoube_core::laws::Edition;
use mutants::{Change, changes};

mod case_runner;
mod mutants;

/// What is tried when not everything is.
const SAMPLE: [&str; 6] = [
    "illegal_move_that_loses",
    "illegal_move_gives.blitz",
    "wrong_claim_gives.rapid",
    "resignation_may_draw",
    "two_hands",
    "unsupervised_both_flags",
];

/// Changes that change nothing, with the editions in which they do not. If a case ever notices one of them, it has to go.
const WITHOUT_EFFECT: [(&str, &[Edition]); 3] = [
    // Every kind of play has the same minutes there: whether the article on supervised blitz names them or not, the
    // minutes of standard play are those of blitz. So there can be no case.
    (
        "supervised_blitz_scale_unsaid = true",
        &[Edition::E2005, Edition::E2009],
    ),
    // All blitz is played without supervision there: an illegal move loses once it is claimed, and the arbiter takes up
    // none. So nobody is ever given minutes for one.
    ("illegal_move_gives.blitz = 1", &[Edition::E2005]),
    ("illegal_move_gives.blitz = 3", &[Edition::E2005]),
];

/// A change of one edition, and whether a case noticed it.
struct Tried {
    edition: Edition,
    change: String,
    is_noticed: bool,
}

impl Tried {
    fn is_without_effect(&self) -> bool {
        let is_this = |(name, editions): &(&str, &[Edition])| {
            *name == self.change && editions.contains(&self.edition)
        };
        WITHOUT_EFFECT.iter().any(is_this)
    }
}

impl fmt::Display for Tried {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.edition, self.change)
    }
}

#[test]
fn a_handful_of_changes_each_make_some_case_fail() {
    let is_sampled = |change: &Change| SAMPLE.iter().any(|field| change.name.starts_with(field));
    some_case_notices(&[Edition::E2023], is_sampled);
}

#[test]
#[ignore = "tries every change of every edition, which takes minutes"]
fn whatever_is_changed_in_an_edition_some_case_fails() {
    some_case_notices(&Edition::ALL, |_| true);
}

/// Tries those changes of these editions, and prints how many of them some case notices.
#[track_caller]
fn some_case_notices(editions: &[Edition], is_tried: impl Fn(&Change) -> bool) {
    let cases = Cases::below(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/cases"));
    let mutants: Vec<(Edition, Change)> = editions
        .iter()
        .flat_map(|&edition| {
            changes(edition.provisions())
                .into_iter()
                .map(move |change| (edition, change))
        })
        .filter(|(_, change)| is_tried(change))
        .collect();
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let share = mutants.len().div_ceil(workers).max(1);
    let tried: Vec<Tried> = thread::scope(|scope| {
        let work = |share: &[(Edition, Change)]| try_out(share, &cases);
        let started: Vec<_> = mutants
            .chunks(share)
            .map(|share| scope.spawn(move || work(share)))
            .collect();
        let done = started.into_iter();
        done.flat_map(|worker| worker.join().expect("a worker comes to its end"))
            .collect()
    });
    let (void, real): (Vec<Tried>, Vec<Tried>) =
        tried.into_iter().partition(Tried::is_without_effect);
    let named = |of: &[Tried], is_noticed: bool| -> Vec<String> {
        let named = of.iter().filter(|tried| tried.is_noticed == is_noticed);
        named.map(ToString::to_string).collect()
    };
    let unnoticed = named(&real, false);
    println!(
        "{} of {} changes noticed by {} cases; {} more change nothing",
        real.len() - unnoticed.len(),
        real.len(),
        cases.len(),
        void.len()
    );
    assert!(
        unnoticed.is_empty(),
        "no case notices\n{}\n",
        unnoticed.join("\n")
    );
    assert_eq!(named(&void, true), [""; 0], "these change something");
}

#[test]
fn the_editions_as_they_are_meet_every_case() {
    let cases =
        Cases::below(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/cases/app_b_blitz"));
    for edition in Edition::ALL {
        assert_eq!(cases.notice(edition, *edition.provisions(), None), None);
    }
}

/// Tries every change of this share; the case that noticed the last one is asked first.
fn try_out(share: &[(Edition, Change)], cases: &Cases) -> Vec<Tried> {
    let mut before = None;
    let mut tried = Vec::new();
    for (edition, change) in share {
        let noticed = cases.notice(*edition, change.provisions, before);
        before = noticed.or(before);
        tried.push(Tried {
            edition: *edition,
            change: change.name.clone(),
            is_noticed: noticed.is_some(),
        });
    }
    tried
}
