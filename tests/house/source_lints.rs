//! Lints of the sources: short files, no shortcuts, nothing unfinished, nothing that belongs to one machine.

use std::path::Path;

use super::source::{Fault, Source};

/// How many lines a file has at most, and one of tests.
const LINE_CAP: usize = 1_000;
const TESTS_LINE_CAP: usize = 500;

/// What may stand at the top of the house, beside names that begin with a dot and what `.gitignore` names.
const TOP: [&str; 8] = [
    "Cargo.toml",
    "Cargo.lock",
    "src",
    "assets",
    "locales",
    "tests",
    "README.md",
    "LICENSE",
];

pub fn too_long(source: &Source) -> Vec<Fault> {
    let lines = source.text.lines().count();
    let cap = if source.path.starts_with("tests/") {
        TESTS_LINE_CAP
    } else {
        LINE_CAP
    };
    if lines <= cap {
        return Vec::new();
    }
    let what = format!("{lines} lines, more than {cap}: two ideas in one file");
    vec![Fault {
        path: source.path.clone(),
        line: cap + 1,
        what,
    }]
}

pub fn opens_without_saying_what_it_holds(source: &Source) -> Vec<Fault> {
    if source.text.starts_with("//! ") {
        return Vec::new();
    }
    vec![source.fault(
        0,
        "the first line does not say what the file holds (`//! …`)",
    )]
}

pub fn unwraps(source: &Source) -> Vec<Fault> {
    [".unwrap()", ".unwrap_err()"]
        .iter()
        .flat_map(|call| source.finds(call))
        .map(|at| source.fault(at, "`unwrap` outside tests: `expect` with a reason"))
        .collect()
}

/// Scroll areas without a name of their own: two in one place would share where they stand and whether they follow.
pub fn scrolls_without_a_name(source: &Source) -> Vec<Fault> {
    [
        "ScrollArea::vertical()",
        "ScrollArea::horizontal()",
        "ScrollArea::both()",
    ]
    .iter()
    .flat_map(|call| source.finds(call))
    .filter(|at| {
        let behind = &source.code[*at..];
        let shown = behind.find(".show").unwrap_or(behind.len());
        !behind[..shown].contains(".id_salt(")
    })
    .map(|at| source.fault(at, "a scroll area without an `id_salt` of its own"))
    .collect()
}

/// Buttons, boxes and menus of the window library outside the kit, which says once how they look and what is heard of them.
pub fn buttons_outside_the_kit(source: &Source) -> Vec<Fault> {
    if source.room() != Some("ui") || source.path.starts_with("src/ui/kit/") {
        return Vec::new();
    }
    [
        "Button::new(",
        "Button::selectable(",
        "MenuButton::",
        "Checkbox::",
        ".button(",
        ".small_button(",
        ".menu_button(",
        ".selectable_label(",
        ".selectable_value(",
        ".toggle_value(",
        ".checkbox(",
        ".radio(",
        ".radio_value(",
    ]
    .iter()
    .flat_map(|call| source.finds(call))
    .map(|at| {
        source.fault(
            at,
            "a raw button: `ui/kit` has buttons, boxes, rows of menus",
        )
    })
    .collect()
}

/// Files that read names from a text or search them, and so compare them as text.
const NAMES_ARE_READ_IN: [&str; 4] = [
    "src/core/laws/editions/concordance.rs",
    "src/core/record/log/recorded_ruling.rs",
    "src/core/record/script/comparison.rs",
    "src/core/i18n/provision_search.rs",
];

/// What is decided by how a name is spelled.
pub fn decides_by_a_name(source: &Source) -> Vec<Fault> {
    if NAMES_ARE_READ_IN.contains(&source.path.as_str()) {
        return Vec::new();
    }
    let asks = [
        "==",
        "!=",
        ".starts_with(",
        ".ends_with(",
        ".contains(",
        ".find(",
        ".strip_prefix(",
        ".strip_suffix(",
        ".split",
        ".eq(",
        ".cmp(",
        "{",
    ];
    let is_compared = |at: usize| {
        let (before, from) = source.code.split_at(at);
        let behind = from["slug()".len()..].trim_start();
        let value = before.trim_end_matches(|c: char| c.is_alphanumeric() || "._()".contains(c));
        let before = value.trim_end();
        asks.iter().any(|ask| behind.starts_with(ask))
            || ["==", "!="].iter().any(|ask| before.ends_with(ask))
    };
    source
        .finds("slug()")
        .filter(|at| is_compared(*at))
        .map(|at| source.fault(at, "decided by the spelling of a name: ask its type"))
        .collect()
}

pub fn allows_or_ignores(source: &Source) -> Vec<Fault> {
    let says_why = |at: usize| source.code[at..].starts_with(r#"#[ignore = ""#);
    ["#[allow", "#![allow", "#[ignore"]
        .iter()
        .flat_map(|mark| source.finds_everywhere(mark).map(move |at| (at, mark)))
        .filter(|(at, _)| !says_why(*at))
        .map(|(at, mark)| {
            let instead = "`#[expect(…, reason = …)]`, `#[ignore = \"why\"]`, or mend it";
            source.fault(at, format!("`{mark}` has no place here: {instead}"))
        })
        .collect()
}

/// Sections on errors that name no cause: they say that whatever goes wrong goes wrong.
pub fn errors_without_cause(source: &Source) -> Vec<Fault> {
    let empty = [
        "Those of ",
        "Only those ",
        "Whatever goes wrong",
        "Only what ",
    ];
    let mut lines = source.text.lines().zip(1..).peekable();
    let mut found = Vec::new();
    while let Some((line, number)) = lines.next() {
        if line.trim() != "/// # Errors" {
            continue;
        }
        let told = lines
            .peek()
            .map_or("", |(line, _)| line.trim().trim_start_matches("/// "));
        if told == "///" || empty.iter().any(|words| told.starts_with(words)) {
            found.push(Fault {
                path: source.path.clone(),
                line: number,
                what: "the errors are told without a cause".to_owned(),
            });
        }
    }
    found
}

/// Words of unfinished work, put together here so that this file does not hold them.
pub fn unfinished(path: &str, text: &str) -> Vec<Fault> {
    let marks = [
        ["TO", "DO"],
        ["FIX", "ME"],
        ["XX", "X"],
        ["todo", "!("],
        ["unimplemented", "!("],
    ]
    .map(|half| half.concat());
    lines_with(path, text, &marks, "unfinished by its own word")
}

/// Paths that exist on one machine only.
pub fn names_a_machine(path: &str, text: &str) -> Vec<Fault> {
    let marks = ["root", "work", "tmp", "farm", "home"].map(|folder| ["/", folder, "/"].concat());
    lines_with(path, text, &marks, "looks like a path of one machine")
}

/// Everything at the top of the house that has no place there.
pub fn strangers_at_the_top(names: &[String], gitignore: &str) -> Vec<Fault> {
    let ignored: Vec<&str> = gitignore
        .lines()
        .map(|line| line.trim().trim_matches('/'))
        .collect();
    names
        .iter()
        .filter(|name| {
            !name.starts_with('.')
                && !TOP.contains(&name.as_str())
                && !ignored.contains(&name.as_str())
        })
        .map(|name| Fault {
            path: name.clone(),
            line: 1,
            what: "has no place at the top of the house".to_owned(),
        })
        .collect()
}

pub fn names_at_the_top(top: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(top).expect("the house can be read");
    entries
        .map(|entry| {
            entry
                .expect("an entry")
                .file_name()
                .to_string_lossy()
                .into_owned()
        })
        .collect()
}

fn lines_with(path: &str, text: &str, marks: &[String], what: &str) -> Vec<Fault> {
    text.lines()
        .zip(1..)
        .filter(|(line, _)| marks.iter().any(|mark| stands_alone(line, mark)))
        .map(|(line, number)| Fault {
            path: path.to_owned(),
            line: number,
            what: format!("{what}: {}", line.trim()),
        })
        .collect()
}

/// Whether `mark` stands in `line` and is not the tail of a longer word.
fn stands_alone(line: &str, mark: &str) -> bool {
    line.match_indices(mark).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + mark.len()..].chars().next();
        !before.is_some_and(|c| c.is_alphanumeric() || c == '.')
            && (!mark.ends_with(char::is_alphanumeric) || !after.is_some_and(char::is_alphanumeric))
    })
}

#[test]
fn a_file_of_two_ideas_is_seen() {
    for (path, most) in [("src/a.rs", 1_000), ("tests/a.rs", 500)] {
        assert_eq!(too_long(&Source::new(path, &"x\n".repeat(most))), []);
        let longer = Source::new(path, &"x\n".repeat(most + 1));
        assert_eq!(too_long(&longer)[0].line, most + 1);
    }
}

#[test]
fn a_file_that_does_not_say_what_it_holds_is_seen() {
    assert_eq!(
        opens_without_saying_what_it_holds(&Source::new("src/a.rs", "//! All of it.\n")),
        []
    );
    assert_eq!(
        opens_without_saying_what_it_holds(&Source::new("src/a.rs", "use std::fmt;\n")).len(),
        1
    );
}

#[test]
fn shortcuts_are_seen() {
    let source = Source::new(
        "src/a.rs",
        "fn f() {\n  x.unwrap();\n}\n#[test]\nfn t() { x.unwrap() }\n",
    );
    assert_eq!(
        unwraps(&source)
            .iter()
            .map(|fault| fault.line)
            .collect::<Vec<_>>(),
        [2]
    );
    for mark in ["allow(dead_code)]", "ignore]"] {
        let source = Source::new("src/a.rs", &["#[", mark, " fn f() {}"].concat());
        assert_eq!(allows_or_ignores(&source).len(), 1, "{mark}");
    }
    let source = Source::new("src/a.rs", "#[ignore = \"takes minutes\"] fn f() {}");
    assert_eq!(allows_or_ignores(&source), []);
}

#[test]
fn a_scroll_area_without_a_name_is_seen() {
    for (area, faults) in [
        ("ScrollArea::vertical().max_height(9.0).show(ui, f)", 1),
        ("ScrollArea::vertical()\n.id_salt(id)\n.show(ui, f)", 0),
        (
            "let area = ScrollArea::horizontal().id_salt(\"a\");\narea.show(ui, f)",
            0,
        ),
    ] {
        let source = Source::new("src/a.rs", &format!("fn f() {{ {area} }}"));
        assert_eq!(scrolls_without_a_name(&source).len(), faults, "{area}");
    }
}

#[test]
fn a_raw_button_is_seen_outside_the_kit() {
    for (code, faults) in [
        ("egui::Button::new(text)", 1),
        ("ui.add(Button::selectable(is_now, text))", 1),
        ("MenuButton::from_button(it)", 1),
        ("ui.button(text).clicked()", 1),
        ("ui\n    .radio(is_chosen, text)", 1),
        ("ui.checkbox(&mut on, text)", 1),
        ("Button::words(ButtonKind::Plain, text).show(ui)", 0),
        ("MenuItem::new(text).show(ui)", 0),
        ("radio(ui, is_chosen, text)", 0),
    ] {
        let text = format!("fn f() {{ {code} }}");
        let found = |path| buttons_outside_the_kit(&Source::new(path, &text)).len();
        assert_eq!(found("src/ui/table/a.rs"), faults, "{code}");
        assert_eq!(found("src/ui/kit/a.rs"), 0, "{code}");
    }
}

#[test]
fn what_is_decided_by_the_spelling_of_a_name_is_seen() {
    for code in [
        "rule.slug().starts_with(\"adj-\")",
        "rule\n    .slug()\n    .contains(\"flag\")",
        "rule.slug() == \"touch-own\"",
        "slug == ruling.rule.slug()",
        "match rule.slug() { _ => 1 }",
    ] {
        let text = format!("fn f() {{ {code} }}");
        let faults = |path| decides_by_a_name(&Source::new(path, &text)).len();
        assert_eq!(faults("src/a.rs"), 1, "{code}");
        assert_eq!(faults(NAMES_ARE_READ_IN[0]), 0, "{code}");
    }
    let told = "fn f() { tr(&format!(\"rule-{}\", rule.slug())) }";
    assert_eq!(decides_by_a_name(&Source::new("src/a.rs", told)), []);
}

#[test]
fn errors_without_a_cause_are_seen() {
    for told in [
        "Those of keeping it.",
        "Whatever goes wrong with the file.",
        "",
    ] {
        let text = format!("/// It.\n///\n    /// # Errors\n    /// {told}\nfn f() {{}}\n");
        let faults =
            errors_without_cause(&Source::new("src/a.rs", &text.replace("/// \n", "///\n")));
        assert_eq!(faults.len(), 1, "{told}");
        assert_eq!(faults[0].line, 3, "{told}");
    }
    let text = "/// # Errors\n/// The disk is full.\nfn f() {}\n";
    assert_eq!(errors_without_cause(&Source::new("src/a.rs", text)), []);
}

#[test]
fn unfinished_work_is_seen() {
    for line in [["// TO", "DO: later"], ["to", "do!()"], ["// XX", "X"]] {
        assert_eq!(unfinished("src/a.rs", &line.concat()).len(), 1, "{line:?}");
    }
    assert_eq!(unfinished("src/a.rs", "a methodical list"), []);
}

#[test]
fn a_path_of_one_machine_is_seen() {
    assert_eq!(
        names_a_machine("README.md", &["see /", "tmp", "/game.pgn"].concat())[0].line,
        1
    );
    let inside = ["see target/", "work", "/game.pgn"].concat();
    assert_eq!(names_a_machine("README.md", &inside), []);
}

#[test]
fn a_stranger_at_the_top_is_seen() {
    let names = ["src", "target", ".ci", "notes.txt"].map(str::to_owned);
    let faults = strangers_at_the_top(&names, "/target\n");
    assert_eq!(
        faults
            .iter()
            .map(|fault| fault.path.as_str())
            .collect::<Vec<_>>(),
        ["notes.txt"]
    );
}
