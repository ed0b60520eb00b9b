//! No circles: what stands side by side in a folder, files and folders alike, leans on one another in one direction only.
//!
//! A file leans on the file in which a name that it takes was made, however many `mod.rs` hand the name on; handing it on
//! is no leaning.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::module_graph::{Leanings, leanings};
use super::source::{Fault, Source};

/// The folders in these rooms lean only to their right, and all of them are named; a file beside them may stand anywhere.
const ORDERS: [(&str, &[&str]); 3] = [
    (
        "src/core/laws",
        &[
            "mod.rs", "chapters", "common", "facts", "answers", "editions",
        ],
    ),
    (
        "src/core/record",
        &[
            "mod.rs",
            "print",
            "incident",
            "envelope",
            "side_clock",
            "conduct",
            "narrative",
            "log",
            "script",
        ],
    ),
    (
        "src/ui",
        &[
            "screens",
            "start",
            "learn",
            "table",
            "incident",
            "event",
            "new_game",
            "desk",
            "adjournment",
            "files",
            "review",
            "laws_book",
            "side_clock",
            "parts",
            "kit",
            "view",
            "lib.rs",
        ],
    ),
];

/// Every circle, each named whole.
pub fn circles(sources: &[Source]) -> Vec<Fault> {
    let leanings = leanings(sources);
    folders(sources)
        .into_iter()
        .flat_map(|folder| {
            let inside = within(&leanings, &folder);
            circles_among(&inside)
                .into_iter()
                .map(move |circle| told(&inside, &circle))
        })
        .collect()
}

fn is_file(name: &str) -> bool {
    std::path::Path::new(name)
        .extension()
        .is_some_and(|ending| ending == "rs")
}

/// Every use of a neighbour to the left in the folders that have an order.
pub fn against_the_order(sources: &[Source]) -> Vec<Fault> {
    let leanings = leanings(sources);
    let mut found = Vec::new();
    for (folder, order) in ORDERS {
        let place = |name: &str| order.iter().position(|known| *known == name);
        let is_free = |name: &str| is_file(name) && place(name).is_none();
        for (from, on) in within(&leanings, folder) {
            for (to, (path, line)) in on {
                let is_kept = is_free(&from) || is_free(&to);
                if !is_kept && (place(&from).is_none() || place(&from) > place(&to)) {
                    found.push(Fault {
                        path,
                        line,
                        what: format!("in {folder}, {from} may not use {to}"),
                    });
                }
            }
        }
    }
    found
}

/// Every chapter of the Laws that takes something from another.
pub fn chapters_that_lend(sources: &[Source]) -> Vec<Fault> {
    let folder = "src/core/laws/chapters";
    let mut found = Vec::new();
    for (from, on) in within(&leanings(sources), folder) {
        for (to, (path, line)) in on {
            if from != "mod.rs" && to != "mod.rs" {
                found.push(Fault {
                    path,
                    line,
                    what: format!("chapters consult the case, not each other: {from} uses {to}"),
                });
            }
        }
    }
    found
}

/// The leanings inside one folder between what stands in it, each with the file and line of one of them.
type Inside = BTreeMap<String, BTreeMap<String, (String, usize)>>;

fn within(leanings: &Leanings, folder: &str) -> Inside {
    let child = |path: &str| {
        let rest = path.strip_prefix(folder)?.strip_prefix('/')?;
        Some(rest.split('/').next().unwrap_or(rest).to_owned())
    };
    let mut inside = Inside::new();
    for (from, on) in leanings {
        for (to, line) in on {
            if let (Some(a), Some(b)) = (child(from), child(to))
                && a != b
            {
                inside
                    .entry(a)
                    .or_default()
                    .entry(b)
                    .or_insert((from.clone(), *line));
            }
        }
    }
    inside
}

/// One circle through each neighbour that stands in one and in no circle told before: the shortest.
fn circles_among(inside: &Inside) -> Vec<Vec<String>> {
    let mut told = BTreeSet::new();
    let mut found = Vec::new();
    for start in inside.keys() {
        if told.contains(start) {
            continue;
        }
        if let Some(circle) = shortest_circle(inside, start) {
            told.extend(circle.iter().cloned());
            found.push(circle);
        }
    }
    found
}

fn shortest_circle(inside: &Inside, start: &str) -> Option<Vec<String>> {
    let mut came_from: BTreeMap<&str, &str> = BTreeMap::new();
    let mut open = VecDeque::from([start]);
    while let Some(at) = open.pop_front() {
        for next in inside.get(at).into_iter().flat_map(BTreeMap::keys) {
            if next == start {
                let mut circle = vec![at.to_owned()];
                let mut back = at;
                while back != start {
                    back = came_from[back];
                    circle.push(back.to_owned());
                }
                circle.reverse();
                return Some(circle);
            }
            if !came_from.contains_key(next.as_str()) {
                came_from.insert(next, at);
                open.push_back(next);
            }
        }
    }
    None
}

fn told(inside: &Inside, circle: &[String]) -> Fault {
    let steps = circle.iter().zip(circle.iter().cycle().skip(1));
    let told: Vec<String> = steps
        .clone()
        .map(|(from, to)| {
            let (path, line) = &inside[from][to];
            format!("{from} → {to} ({path}:{line})")
        })
        .collect();
    let (path, line) = steps
        .map(|(from, to)| inside[from][to].clone())
        .next()
        .expect("a circle has steps");
    Fault {
        path,
        line,
        what: format!("a circle: {}", told.join(", ")),
    }
}

/// Every folder that holds sources.
fn folders(sources: &[Source]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for source in sources {
        let mut path = source.path.as_str();
        while let Some((folder, _)) = path.rsplit_once('/') {
            found.insert(folder.to_owned());
            path = folder;
        }
    }
    found.remove("src");
    found
}

#[cfg(test)]
fn house(files: &[(&str, &str)]) -> Vec<Source> {
    files
        .iter()
        .map(|(path, code)| Source::new(path, code))
        .collect()
}

#[test]
fn a_circle_between_files_is_named_whole() {
    let sources = house(&[
        ("src/core/laws/mod.rs", "mod a; mod b; mod c;"),
        ("src/core/laws/a.rs", "use super::b::B;"),
        (
            "src/core/laws/b.rs",
            "\nuse crate::laws::{c::{self, C}, d};",
        ),
        ("src/core/laws/c.rs", "fn f() { super::a::g() }"),
    ]);
    let faults = circles(&sources);
    assert_eq!(faults.len(), 1);
    assert_eq!(
        faults[0].what,
        "a circle: a.rs → b.rs (src/core/laws/a.rs:1), b.rs → c.rs (src/core/laws/b.rs:2), c.rs → a.rs (src/core/laws/c.rs:1)"
    );
}

#[test]
fn a_circle_is_seen_through_names_that_are_handed_on() {
    let sources = house(&[
        (
            "src/core/laws/mod.rs",
            "pub mod facts; pub mod answers; pub use facts::Case; pub use answers::ruling::Ruling;",
        ),
        (
            "src/core/laws/facts/mod.rs",
            "mod case; pub use case::Case;",
        ),
        (
            "src/core/laws/facts/case.rs",
            "use crate::laws::Ruling; pub struct Case;",
        ),
        ("src/core/laws/answers/mod.rs", "pub mod ruling;"),
        (
            "src/core/laws/answers/ruling.rs",
            "use crate::laws::Case as It;",
        ),
    ]);
    let faults = circles(&sources);
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(
        faults[0]
            .what
            .contains("answers → facts (src/core/laws/answers/ruling.rs:1)")
    );
    assert_eq!(against_the_order(&sources).len(), 1);
}

#[test]
fn a_folder_that_hands_its_names_on_makes_no_circle() {
    let sources = house(&[
        (
            "src/core/laws/mod.rs",
            "mod a; mod b; pub use a::A; pub(crate) use b::{B, C as D};",
        ),
        (
            "src/core/laws/a.rs",
            "use super::{B, D}; #[cfg(test)] mod tests { use super::super::b::f; }",
        ),
        (
            "src/core/laws/b.rs",
            "pub struct B; #[cfg(test)] mod tests { use crate::laws::A; }",
        ),
    ]);
    assert_eq!(circles(&sources), []);
}

#[test]
fn what_stands_within_a_file_is_the_file() {
    let sources = house(&[
        ("src/app/mod.rs", "mod a; use a::A; pub struct Own;"),
        (
            "src/app/a.rs",
            "pub struct A; mod inner { use super::A; mod more { use super::super::A; } }",
        ),
    ]);
    assert_eq!(circles(&sources), []);
    let sources = house(&[
        ("src/app/mod.rs", "mod a; use a::A; pub struct Own;"),
        (
            "src/app/a.rs",
            "pub struct A; mod inner { use super::super::Own; }",
        ),
    ]);
    assert_eq!(circles(&sources).len(), 1);
}

#[test]
fn a_folder_that_uses_what_uses_it_makes_one() {
    let sources = house(&[
        ("src/core/laws/mod.rs", "mod a; use a::A; pub struct Own;"),
        ("src/core/laws/a.rs", "use super::Own;"),
    ]);
    assert_eq!(circles(&sources).len(), 1);
}

#[test]
fn a_chapter_that_takes_from_another_is_seen() {
    let sources = house(&[
        ("src/core/laws/chapters/mod.rs", "mod art04; mod art07;"),
        (
            "src/core/laws/chapters/art04.rs",
            "use super::art07::reset;",
        ),
        (
            "src/core/laws/chapters/art07.rs",
            "use crate::laws::facts::Case;",
        ),
    ]);
    assert_eq!(chapters_that_lend(&sources).len(), 1);
}
