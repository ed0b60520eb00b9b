//! What is told of the cases: the files, cases and rules it names are there, and no article is said twice to be without a
//! rule.

use std::collections::BTreeSet;

/// The files, folders, cases and rules that `readme` names and that are not there. A case is named by its file without
/// folder and ending.
pub fn stale<'a>(
    readme: &str,
    files: &[String],
    slugs: impl IntoIterator<Item = &'a str>,
) -> Vec<String> {
    let slugs: BTreeSet<&str> = slugs.into_iter().collect();
    let is_there = |name: &str| {
        let is_it = |path: &String| {
            let parts = || path.split('/');
            path.ends_with(&format!("/{name}"))
                || path == name
                || path.starts_with(&format!("{name}/"))
                || parts().any(|part| part == name || part.strip_suffix(".ron") == Some(name))
        };
        slugs.contains(name) || files.iter().any(is_it)
    };
    let mut names = quoted(readme);
    names.retain(|name| is_a_name(name) && !is_there(name));
    names.into_iter().map(str::to_owned).collect()
}

/// The articles that begin more than one row of a table in `readme`, or one row twice.
pub fn twice(readme: &str) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let rows = readme.lines().filter_map(|line| line.strip_prefix("| "));
    let articles = rows.flat_map(|row| {
        let listed = row.split(['|', ';']).next().unwrap_or_default();
        listed.split(", ").map_while(article)
    });
    articles
        .filter(|article| !seen.insert(*article))
        .map(str::to_owned)
        .collect()
}

/// The article at the head of these words, if they are nothing else.
fn article(words: &str) -> Option<&str> {
    let words = words.split(" (").next().unwrap_or_default().trim();
    let is_part = |part: &str| part.chars().all(|c| c.is_ascii_alphanumeric());
    let is_one = words.contains('.')
        && words
            .split('.')
            .all(|part| !part.is_empty() && is_part(part));
    is_one.then_some(words)
}

/// What stands between backticks within a line.
fn quoted(text: &str) -> Vec<&str> {
    let lines = text.lines().filter(|line| !line.contains("```"));
    lines
        .flat_map(|line| line.split('`').skip(1).step_by(2))
        .collect()
}

/// Whether it can only be the name of a file, a folder, a case or a rule.
fn is_a_name(name: &str) -> bool {
    let is_plain = |c: char| c.is_alphanumeric() || "./-_".contains(c);
    let has_sign = name.contains(['/', '_', '-']) && name.contains(|c: char| c.is_alphabetic());
    has_sign && name.chars().all(is_plain)
}

#[test]
fn a_name_that_nothing_bears_is_seen() {
    let files = [
        "tests/cases/art01/1.2-black-moves-first.ron",
        "src/core/laws/mod.rs",
    ];
    let files = files.map(str::to_owned);
    let told = "See `1.2-black-moves-first`, `1.2-black-moves`, `art01`, `laws/mod.rs`, `src/law`, `touch-own`, `touch`,
        `art01/1.2-black-moves-first.ron`, `two-hands`, `- flag-loss`.";
    assert_eq!(
        stale(told, &files, ["touch-own"]),
        ["1.2-black-moves", "src/law", "two-hands"]
    );
}

#[test]
fn an_article_that_is_listed_twice_is_seen() {
    let told = "| of the Laws | why |\n| 4.9, who moves | a |\n| 8.2, 8.3, the sheet | b |\n| 11.10 (10.2d of 2005), 8.3, c | d |";
    assert_eq!(twice(told), ["8.3"]);
}
