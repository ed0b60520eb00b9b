//! The *Promises* of `tests/README.md`: each is held by tests that are there.

use std::collections::BTreeSet;

/// The rows of that section which name no test, and the tests they name that no source has.
pub fn unheld(readme: &str, sources: &[String]) -> Vec<String> {
    let section = readme
        .split("\n## ")
        .find(|part| part.starts_with("Promises\n"));
    let rows = section.unwrap_or_default().lines();
    let rows: Vec<&str> = rows.filter(|line| line.starts_with("| ")).skip(1).collect();
    if rows.is_empty() {
        return vec!["the README promises nothing".to_owned()];
    }
    let tests = tests(sources);
    let mut unheld = Vec::new();
    for row in rows {
        let held_by = row
            .trim_end_matches('|')
            .rsplit('|')
            .next()
            .unwrap_or_default();
        let named: Vec<&str> = held_by.split('`').skip(1).step_by(2).collect();
        if named.is_empty() {
            unheld.push(format!("no test holds: {row}"));
        }
        let missing = named.into_iter().filter(|name| !tests.contains(name));
        unheld.extend(missing.map(|name| format!("there is no test `{name}`")));
    }
    unheld
}

/// The names of all tests: functions behind a line that makes them one.
fn tests(sources: &[String]) -> BTreeSet<&str> {
    let mut names = BTreeSet::new();
    for source in sources {
        let mut is_test = false;
        for line in source.lines().map(str::trim) {
            if line == "#[test]" {
                is_test = true;
            } else if let Some(rest) = line.strip_prefix("fn ") {
                if is_test {
                    names.extend(rest.split(['(', '<']).next());
                }
                is_test = false;
            }
        }
    }
    names
}

#[test]
fn a_promise_without_a_test_is_seen() {
    let source = "#[test]\nfn it_holds() {}\nfn helper() {}\n".to_owned();
    let readme = |rows: &str| {
        format!("\n## Promises\n\n| promise | held by |\n|---|---|\n{rows}\n## Next\n")
    };
    let unheld = |rows| unheld(&readme(rows), std::slice::from_ref(&source));
    assert!(unheld("| one | `it_holds` |").is_empty());
    assert_eq!(unheld("| one | |").len(), 1);
    assert_eq!(unheld("| one | `helper` |").len(), 1);
    assert_eq!(unheld("| one | `gone`, `it_holds` |").len(), 1);
    assert_eq!(unheld("").len(), 1);
}
