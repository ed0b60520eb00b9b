//! The arrows between the rooms: each may use the rooms to its right, and none to its left.

use super::source::{Fault, Source};

/// Every room of the core with the rooms it may use; between the core, the window and the shell, cargo holds the arrows.
const ROOMS: [(&str, &[&str]); 14] = [
    ("serde_support", &[]),
    ("chess", &["serde_support"]),
    ("engine", &["chess"]),
    ("clock", &["chess", "serde_support"]),
    ("notation", &["clock", "chess"]),
    ("laws", &["notation", "clock", "chess", "serde_support"]),
    (
        "record",
        &["laws", "notation", "clock", "chess", "serde_support"],
    ),
    (
        "tournament",
        &["record", "laws", "notation", "clock", "chess"],
    ),
    ("uci", &["engine", "record", "laws", "clock", "chess"]),
    ("hands", &["record", "laws", "notation", "clock", "chess"]),
    (
        "i18n",
        &[
            "learn",
            "tournament",
            "record",
            "laws",
            "notation",
            "clock",
            "chess",
        ],
    ),
    ("inquiry", &["i18n", "laws", "notation", "clock", "chess"]),
    (
        "report",
        &[
            "i18n",
            "tournament",
            "record",
            "laws",
            "notation",
            "clock",
            "chess",
        ],
    ),
    (
        "learn",
        &[
            "engine",
            "record",
            "laws",
            "notation",
            "clock",
            "chess",
            "serde_support",
        ],
    ),
];

/// What only the shell may name: the views look, and ask. Of other crates than the standard one, cargo sees to that.
const BEYOND_THE_VIEWS: &[&str] = &[
    "std::fs",
    "std::process",
    "std::thread",
    "std::net",
    "Instant::now",
    "SystemTime",
    "println!",
    "eprintln!",
    "dbg!",
];

/// What the views may name besides, and the core may not.
const BEYOND_THE_CORE: &[&str] = &["std::env", "File::open", "File::create", "print!"];

/// Every use of a room to the left.
pub fn against_the_arrows(source: &Source) -> Vec<Fault> {
    let Some(room) = source.room().filter(|_| source.is_of_the_core()) else {
        return Vec::new();
    };
    let Some((_, allowed)) = ROOMS.iter().find(|(name, _)| *name == room) else {
        return vec![source.fault(0, format!("the house has no room called {room}"))];
    };
    named_rooms(source)
        .into_iter()
        .filter(|(_, named)| *named != room && !allowed.contains(named))
        .map(|(at, named)| source.fault(at, format!("{room} may not use {named}")))
        .collect()
}

/// Everything of the world that this file names though its room knows nothing of it.
pub fn out_of_the_room(source: &Source) -> Vec<Fault> {
    let core: &[&str] = match source.room() {
        Some("app" | "cli" | "packaging") | None => return Vec::new(),
        Some(_) if source.is_of_the_core() => BEYOND_THE_CORE,
        Some(_) => &[],
    };
    let room = source.room().expect("rooms only");
    BEYOND_THE_VIEWS
        .iter()
        .chain(core)
        .flat_map(|name| source.finds(name).map(move |at| (at, name)))
        .map(|(at, name)| source.fault(at, format!("{room} knows nothing of {name}")))
        .collect()
}

/// The wall clock is read in one file.
pub fn looks_at_the_wall_clock(source: &Source) -> Vec<Fault> {
    if source.path == "src/app/time_source.rs" {
        return Vec::new();
    }
    ["Instant::now", "SystemTime::now"]
        .iter()
        .flat_map(|name| source.finds(name))
        .map(|at| {
            source.fault(
                at,
                "only app/time_source.rs reads the clock; time arrives with the event",
            )
        })
        .collect()
}

/// The rooms this file names, by `crate::…`, by `crate::{…}` or by `super::…` out of its own room.
fn named_rooms(source: &Source) -> Vec<(usize, &'static str)> {
    let mut found = Vec::new();
    for at in source.finds_everywhere("crate::") {
        let rest = &source.code[at + "crate::".len()..];
        if let Some(group) = rest.strip_prefix('{') {
            found.extend(
                group_heads(group)
                    .into_iter()
                    .filter_map(|head| Some((at, room_named(head)?))),
            );
        } else {
            found.extend(room_named(rest).map(|room| (at, room)));
        }
    }
    // `super` leads out of the room once for the file and once for each folder below the room.
    let depth = source.path.matches('/').count() - 1 - usize::from(source.is_folder_file());
    for at in source.finds("super::") {
        let rest = &source.code[at..];
        let after = rest.trim_start_matches("super::");
        let steps = (rest.len() - after.len()) / "super::".len();
        if steps == depth && !source.code[..at].ends_with("::") {
            found.extend(room_named(after).map(|room| (at, room)));
        }
    }
    found
}

/// The first names in a group: `chess` and `ui` of `{chess::Square, ui}`.
fn group_heads(group: &str) -> Vec<&str> {
    let mut depth = 0;
    let mut heads = vec![group];
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => heads.push(&group[at + 1..]),
            _ => {}
        }
    }
    heads
}

fn room_named(code: &str) -> Option<&'static str> {
    let code = code.trim_start();
    let end = code
        .find(|c: char| !c.is_alphanumeric() && c != '_')
        .unwrap_or(code.len());
    ROOMS
        .iter()
        .map(|(name, _)| *name)
        .find(|name| *name == &code[..end])
}

#[test]
fn a_room_may_use_what_stands_to_its_right() {
    let source = Source::new(
        "src/core/laws/case.rs",
        "use crate::chess::Square;\nuse crate::clock::{Moment};\nuse super::table;",
    );
    assert_eq!(against_the_arrows(&source), []);
}

#[test]
fn every_way_of_naming_a_room_to_the_left_is_seen() {
    for code in [
        "use crate::learn::Lesson;",
        "use crate::{chess::{self, Square}, i18n};",
        "fn f() { crate::record::read() }",
        "use super::super::record::Sheet;",
    ] {
        let faults = against_the_arrows(&Source::new("src/core/laws/case.rs", code));
        assert_eq!(faults.len(), 1, "{code}");
        assert!(faults[0].what.starts_with("laws may not use "), "{code}");
    }
    assert_eq!(
        against_the_arrows(&Source::new("src/core/laws/mod.rs", "use super::learn;")).len(),
        1
    );
    assert_eq!(
        against_the_arrows(&Source::new("src/core/i18n/mod.rs", "use crate::hands;")).len(),
        1
    );
    assert_eq!(
        against_the_arrows(&Source::new("src/core/cellar/mod.rs", "")).len(),
        1
    );
}

#[test]
fn a_pure_room_that_names_the_world_is_seen() {
    for code in ["use std::fs;", "println!(\"x\")", "std::env::var(name)"] {
        assert_eq!(
            out_of_the_room(&Source::new("src/core/record/envelope/mod.rs", code)).len(),
            1,
            "{code}"
        );
    }
    assert_eq!(
        out_of_the_room(&Source::new(
            "src/ui/table/board_view.rs",
            "egui::Ui; std::fs::read(x)"
        ))
        .len(),
        1
    );
    assert_eq!(
        out_of_the_room(&Source::new("src/app/store.rs", "std::fs::read(x)")),
        []
    );
}

#[test]
fn a_look_at_the_wall_clock_is_seen() {
    let code = "fn f() {\n Instant::now() }";
    let faults = looks_at_the_wall_clock(&Source::new("src/app/mod.rs", code));
    assert_eq!(faults[0].line, 2);
    assert_eq!(
        looks_at_the_wall_clock(&Source::new("src/app/time_source.rs", code)),
        []
    );
}
