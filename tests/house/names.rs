//! The names: no two types bear one, none goes back to the words that were given up, and each room says what is in it.

use std::collections::BTreeMap;

use super::source::{Fault, Source};

/// Words that say nothing to an engineer who comes new to the house. Plain ones have taken their places.
const GIVEN_UP: [&str; 16] = [
    "evening",
    "keeper",
    "sitting",
    "tidings",
    "luck",
    "shelf",
    "seldom",
    "voices",
    "gliding",
    "wakefulness",
    "enveloping",
    "gestures",
    "audible",
    "stationery",
    "handover",
    "ceremony",
];

/// Words that are good for what is done, and say too little of what a file or a type is.
const NO_NOUNS: [&str; 12] = [
    "obey",
    "lots",
    "sameness",
    "searching",
    "interface",
    "chain",
    "spelled",
    "judgement",
    "walk",
    "objection",
    "understood",
    "irregular",
];

/// Participles and the like that say neither what a function returns nor what it does: a noun or an imperative does.
const NO_FUNCTIONS: [&str; 6] = ["told", "chosen", "shown", "stands", "take_up", "so_many"];

/// Functions that are still called so, each by its file.
const STILL_SO_CALLED: [(&str, &str); 2] = [
    ("src/ui/event/round_tab.rs", "chosen"),
    ("src/app/tournament_controller.rs", "take_up"),
];

/// What tells where a room ends.
const BOUNDARIES: [&str; 12] = [
    "not",
    "no",
    "nothing",
    "nobody",
    "never",
    "none",
    "only",
    "belongs to",
    "belong to",
    "is for",
    "are for",
    "knows",
];

/// A type at the top of a file: its name and where it stands.
fn types(source: &Source) -> Vec<(&str, usize)> {
    let mut at = 0;
    let mut found = Vec::new();
    for line in source.code.split_inclusive('\n') {
        if !source.is_test(at)
            && let Some(name) = type_named(line)
        {
            found.push((name, at));
        }
        at += line.len();
    }
    found
}

/// The name of the type that is defined on this line, which nothing indents.
fn type_named(line: &str) -> Option<&str> {
    let line = match line.strip_prefix("pub") {
        Some(rest) if rest.starts_with('(') => rest.split_once(") ")?.1,
        Some(rest) => rest.strip_prefix(' ')?,
        None => line,
    };
    let kinds = ["struct ", "enum ", "trait ", "type ", "union "];
    let rest = kinds.iter().find_map(|kind| line.strip_prefix(kind))?;
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_')?;
    Some(&rest[..end])
}

/// Every type that bears the name of another one.
pub fn homonyms(sources: &[Source]) -> Vec<Fault> {
    let mut named: BTreeMap<&str, Vec<Fault>> = BTreeMap::new();
    for source in sources {
        for (name, at) in types(source) {
            let fault = source.fault(at, format!("another type is called {name} as well"));
            named.entry(name).or_default().push(fault);
        }
    }
    let shared = named.into_values().filter(|faults| faults.len() > 1);
    shared.flatten().collect()
}

/// Files, types, functions and fields that are called by a word that was given up.
pub fn given_up(source: &Source) -> Vec<Fault> {
    let file = source.path.rsplit('/').next().unwrap_or_default();
    let stem = file.strip_suffix(".rs").unwrap_or(file);
    let files = stem.split('_').map(|word| (word.to_owned(), 0));
    let types = types(source)
        .into_iter()
        .flat_map(|(name, at)| words(name).into_iter().map(move |word| (word, at)));
    let nouns = files
        .chain(types)
        .filter(|(word, _)| GIVEN_UP.contains(&word.as_str()) || NO_NOUNS.contains(&word.as_str()));
    let others = functions_and_fields(source)
        .into_iter()
        .flat_map(|(name, at)| name.split('_').map(move |word| (word.to_owned(), at)))
        .filter(|(word, _)| GIVEN_UP.contains(&word.as_str()));
    let is_still_called = |name: &str| STILL_SO_CALLED.contains(&(&*source.path, name));
    let functions = functions(source)
        .into_iter()
        .filter(|(name, _)| NO_FUNCTIONS.contains(name) && !is_still_called(name))
        .map(|(name, at)| (name.to_owned(), at));
    nouns
        .chain(others)
        .chain(functions)
        .map(|(word, at)| source.fault(at, format!("`{word}` was given up for a plain word")))
        .collect()
}

/// The functions of a file.
fn functions(source: &Source) -> Vec<(&str, usize)> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut at = 0;
    let mut found = Vec::new();
    for line in source.code.split_inclusive('\n') {
        let name = line.find("fn ").map(|place| &line[place + "fn ".len()..]);
        if let Some(name) = name.filter(|_| !source.is_test(at)) {
            let end = name.find(|c: char| !is_part(c)).unwrap_or(name.len());
            found.push((&name[..end], at));
        }
        at += line.len();
    }
    found
}

/// The functions of a file, and the fields and parameters that stand on a line of their own.
fn functions_and_fields(source: &Source) -> Vec<(&str, usize)> {
    let is_part = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    let mut at = 0;
    let mut found = Vec::new();
    for line in source.code.split_inclusive('\n') {
        let function = line.find("fn ").map(|place| place + "fn ".len());
        let field = line
            .rfind("pub ")
            .map_or(line.len() - line.trim_start().len(), |place| {
                place + "pub ".len()
            });
        let name = |from: usize| {
            let rest = &line[from..];
            let end = rest.find(|c: char| !is_part(c)).unwrap_or(rest.len());
            (&rest[..end], &rest[end..])
        };
        if !source.is_test(at) {
            found.extend(function.map(|from| (name(from).0, at)));
            let (field, behind) = name(field);
            found.extend(behind.starts_with(": ").then_some((field, at)));
        }
        at += line.len();
    }
    found
}

/// The words of a type's name, in small letters.
fn words(name: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for c in name.chars() {
        match words.last_mut() {
            Some(word) if !c.is_uppercase() => word.push(c),
            _ => words.push(c.to_lowercase().collect()),
        }
    }
    words
}

/// A room that does not open with what belongs in it, and what does not.
pub fn without_a_door(source: &Source) -> Vec<Fault> {
    if !source.path.ends_with("/mod.rs") {
        return Vec::new();
    }
    let opening: Vec<&str> = source
        .text
        .lines()
        .map_while(|line| line.strip_prefix("//!"))
        .filter(|line| !line.trim_start().starts_with('|'))
        .map(str::trim)
        .collect();
    let opening = opening.join(" ");
    let sentences: Vec<&str> = opening.split_inclusive(['.', ';', ':']).collect();
    let draws_a_line = |sentence: &&str| {
        let plain: Vec<&str> = sentence
            .split(|c: char| !c.is_alphanumeric())
            .filter(|word| !word.is_empty())
            .collect();
        let plain = format!(" {} ", plain.join(" ").to_lowercase());
        BOUNDARIES
            .iter()
            .any(|word| plain.contains(&format!(" {word} ")))
    };
    if sentences.iter().skip(1).any(draws_a_line) {
        return Vec::new();
    }
    vec![source.fault(
        0,
        "the room does not say what belongs here and what does not",
    )]
}

#[test]
fn two_types_of_one_name_are_seen() {
    let sources = [
        Source::new(
            "src/core/clock/a.rs",
            "pub struct Fault {}\npub(super) enum Kind { A }\ntype Line = u8;\n",
        ),
        Source::new(
            "src/ui/b.rs",
            "// struct Line;\nfn f() {\n    struct Kind;\n}\nstruct Fault(u8);\n#[cfg(test)]\nmod tests {}\n",
        ),
        Source::new("src/ui/c.rs", "#[cfg(test)]\nenum Kind { B }\n"),
    ];
    let faults = homonyms(&sources);
    let told: Vec<String> = faults
        .iter()
        .map(|it| format!("{}:{}", it.path, it.line))
        .collect();
    assert_eq!(told, ["src/core/clock/a.rs:1", "src/ui/b.rs:5"]);
}

#[test]
fn a_word_that_was_given_up_is_seen() {
    for (path, code) in [
        ("src/app/keeper.rs", ""),
        ("src/app/bad_luck.rs", ""),
        ("src/app/a.rs", "pub struct SideSitting {}\n"),
        ("src/app/walk.rs", ""),
        (
            "src/app/a.rs",
            "impl A {\n    pub fn no_luck(&self) {}\n}\n",
        ),
        ("src/app/a.rs", "struct A {\n    pub chair_keeper: u8,\n}\n"),
        ("src/app/a.rs", "struct A {\n    evening: u8,\n}\n"),
        ("src/app/a.rs", "fn take_up(a: u8) {}\n"),
        ("src/app/a.rs", "    pub const fn shown<T>(self) {}\n"),
    ] {
        assert_eq!(given_up(&Source::new(path, code)).len(), 1, "{path}");
    }
    assert_eq!(
        given_up(&Source::new("src/app/slots.rs", "struct Slots;\n")),
        []
    );
    assert_eq!(
        given_up(&Source::new("src/app/a.rs", "fn walk(chain: u8) {}\n")),
        []
    );
    for code in [
        "fn told_below() {}\n",
        "let told = || shown();\n",
        "struct A {\n    shown: u8,\n}\n",
        "#[cfg(test)]\nmod tests {\n    fn told() {}\n}\n",
    ] {
        assert_eq!(given_up(&Source::new("src/app/a.rs", code)), [], "{code}");
    }
}

#[test]
fn a_room_without_a_door_is_seen() {
    for told in [
        "//! Sounds.\n",
        "//! Sounds, nothing else.\n",
        "//! Sounds.\n//!\n//! Many of them.\n",
        "fn f() {}\n",
    ] {
        assert_eq!(
            without_a_door(&Source::new("src/app/sound/mod.rs", told)).len(),
            1,
            "{told}"
        );
    }
    for told in [
        "//! Sounds.\n//!\n//! What is heard when is for `app`.\n",
        "//! Sounds. Nothing here knows\n//! a rule.\n",
    ] {
        assert_eq!(
            without_a_door(&Source::new("src/app/sound/mod.rs", told)),
            [],
            "{told}"
        );
    }
    assert_eq!(
        without_a_door(&Source::new("src/app/battery.rs", "//! The battery.\n")),
        []
    );
}
